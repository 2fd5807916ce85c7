"""Write the client's names of Gaunerbande's cards from its components.toml: `python -m tools.card_names`."""

import json
import tomllib
from pathlib import Path

from tools.fault_report import HERE, root

SOURCE = Path("src/cutpurse/games/gaunerbande/components.toml")
PLACE = Path("web/src/games/gaunerbande/card-names.ts")
HEADER = """\
// What the people on the cards are called, as components.toml says. Made by tools/card_names.py: change it there.
import type { Language } from "../../texts/texts.svelte";

export const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
"""


def named(key: str, entry: dict[str, str]) -> str:
    """One person, as a line of the file; where a name may be broken stays to be seen."""
    words = {
        tongue: json.dumps(entry[tongue], ensure_ascii=False).replace("\u00ad", "\\u00ad") for tongue in ("en", "de")
    }
    return f"  {key}: {{ en: {words['en']}, de: {words['de']} }},\n"


def card_names(tree: Path = HERE) -> str:
    """The text of card-names.ts as it should be now."""
    data = tomllib.loads((tree / SOURCE).read_text(encoding="utf-8"))
    people = [("citizen", entry) for entry in data["professions"]] + [("rogue", entry) for entry in data["rogues"]]
    lines = [named(f'"{kind}-{entry["value"]}"', entry) for kind, entry in people]
    return HEADER + "".join([*lines, named("politician", data["red_10"])]) + "};\n"


if __name__ == "__main__":
    (root() / PLACE).write_text(card_names(root()), encoding="utf-8")
    print(f"{PLACE} is written")
