"""The texts that a game's folder brings, as Fluent: `texts/en.ftl`, `texts/de.ftl`, cut into messages.

All their ids begin with the game's name. Those of the shelf, by which people choose a game and agree on its options,
are `<game>-title` (with .text, .time, .credits), `<game>-option-<name>` (with .agreed, .unit),
`<game>-option-<name>-<word>`, `<game>-slow` and `<game>-tally`; the others are for the table, `<game>-reason-<name>`
among them, which say why a hinted move is good.
"""

from __future__ import annotations

import re
from typing import Final

from cutpurse.kernel.game import Game
from cutpurse.kernel.manifest import Manifest
from cutpurse.kernel.rulebook import LANGUAGES

# Where a message or a term begins; what follows it is indented, or closes a brace.
ENTRY: Final = re.compile(r"^(?=(-?[a-zA-Z][\w-]*)\s*=)", re.MULTILINE)
# What a message may refer to: inside braces, a name that is not a variable's; a word in a text does no harm.
REFERENCE: Final = re.compile(r"(?<![\w$-])-?[a-zA-Z][\w-]*")
COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
BRACE: Final = re.compile(r"[{}]")


def entries(text: str) -> dict[str, str]:
    """The messages and terms of a Fluent file by id, each as it is written there."""
    _, *parts = ENTRY.split(text)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def game_texts(manifest: Manifest, language: str) -> dict[str, str]:
    """The messages of a game in a language, or in the other one where it lacks one; they cannot replace another's."""
    found: dict[str, str] = {}
    for each in (language, *LANGUAGES):
        path = manifest.file("texts", f"{each}.ftl")
        if path is not None:
            for id, entry in entries(path.read_text(encoding="utf-8")).items():
                if id.lstrip("-").startswith(f"{manifest.name}-"):
                    found.setdefault(id, entry)
    return found


def all_texts(manifest: Manifest, language: str) -> str:
    """All texts of a game as one Fluent file."""
    return compact(game_texts(manifest, language))


def shelf_texts(manifest: Manifest, language: str) -> str:
    """What the shelf says of a game as one Fluent file; a game without a title goes by the heading of its rulebook."""
    known = game_texts(manifest, language)
    title = f"{manifest.name}-title"
    if title not in known:
        known[title] = f"{title} = {written(heading(manifest.game, language))}\n"
    wanted = [id for id in known if id in (title, f"{manifest.name}-slow", f"{manifest.name}-tally")]
    wanted += [id for id in known if id.startswith(f"{manifest.name}-option-")]
    chosen: dict[str, str] = {}
    while wanted:
        id = wanted.pop(0)
        if id in known and id not in chosen:
            chosen[id] = known[id]
            wanted += REFERENCE.findall(known[id])
    return compact(chosen)


def compact(messages: dict[str, str]) -> str:
    """Messages as a file for browsers: without comments and empty lines."""
    return "".join(COMMENT.sub("", entry).rstrip() + "\n" for entry in messages.values())


def heading(game: Game, language: str) -> str:
    """What a game calls itself: the heading of its rulebook, or its name where it has none."""
    for each in (language, *LANGUAGES):
        try:
            lines = game.rulebook(each).text.splitlines()
        except (OSError, LookupError, ValueError, NotImplementedError):
            continue
        for line in lines:
            if line.startswith("# "):
                return line[2:].strip()
    return game.name


def written(text: str) -> str:
    """Some text as Fluent has to write it."""
    return BRACE.sub(lambda brace: f'{{"{brace[0]}"}}', text)
