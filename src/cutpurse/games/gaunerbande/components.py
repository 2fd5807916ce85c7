"""Gaunerbande: the names of the people on the cards, read from components.toml (GB-0.2)."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Final

from cutpurse.games.gaunerbande.pieces import COLOURS
from cutpurse.kernel.components import ComponentFile, own_text

SOFT_HYPHEN: Final = "\u00ad"
WRITTEN_HYPHEN: Final = "\\u00ad"  # as the file has it
SECTIONS: Final = ["professions", "rogues", "red_10"]
VALUES: Final = 13  # of each colour


def components() -> str:
    """The text of our own set."""
    return own_text(__file__)


def draft(text: str) -> ComponentFile:
    """A list of the people as read, our own for an empty text; only to look at: nothing is played by it."""
    told = (text or components()).replace(WRITTEN_HYPHEN, "").replace(SOFT_HYPHEN, "")
    file = ComponentFile(told, SECTIONS)
    people = [*file.numbered("professions", VALUES), *file.numbered("rogues", VALUES)]
    for entry in people:
        entry.number("value", 0, VALUES - 1)
    politician = file.table("red_10")
    for entry in people if politician is None else [*people, politician]:
        for language in ("de", "en"):
            entry.name_of(language)
        entry.done()
    return file


@cache
def names() -> dict[str, dict[str, str]]:
    """What each card is called, by notation and language (GB-0.2)."""
    data = tomllib.loads(components())
    found: dict[str, dict[str, str]] = {}
    for letter in COLOURS:
        for entry in data["rogues" if letter == "k" else "professions"]:
            found[f"{letter}{entry['value']}"] = whole_words(entry)
    found["r10"] = whole_words(data["red_10"])
    return found


def whole_words(entry: dict[str, str]) -> dict[str, str]:
    """A name in each language, without the places where a narrow card may break it."""
    return {language: entry[language].replace(SOFT_HYPHEN, "") for language in ("de", "en")}
