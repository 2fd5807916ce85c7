"""The words of a game in both languages: `words.json` in its folder (docs/notation.md), for the rules reader."""

from __future__ import annotations

import json
from typing import Any, Final, final

from cutpurse.kernel.game import Game
from cutpurse.kernel.manifest import find_manifest
from cutpurse.kernel.rulebook import LANGUAGES

FILE: Final = "words.json"
PARTS: Final = (*LANGUAGES, "forms", "piece", "clause")


class BadWords(ValueError):
    """A list of words that cannot be read."""


@final
class Word:
    """A word of a game: what it is called in each language, its other forms there, its drawing and its clause."""

    def __init__(self, told: dict[str, Any]) -> None:
        unknown = [part for part in told if part not in PARTS]
        if unknown:
            raise ValueError(f"an unknown part {unknown[0]!r}; there are: {', '.join(PARTS)}")
        self.called: dict[str, str] = {language: told[language] for language in LANGUAGES}
        self.forms: dict[str, list[str]] = told.get("forms", {})
        self.piece: str = told.get("piece", "")
        self.clause: str = told.get("clause", "")


def word_list(game: Game) -> list[Word]:
    """The words of a game; BadWords if they cannot be read."""
    path = find_manifest(game.name).file(FILE)
    if path is None:
        return []
    try:
        return [Word(told) for told in json.loads(path.read_text(encoding="utf-8"))]
    except (AttributeError, KeyError, OSError, TypeError, ValueError) as error:
        lacks = f"a word has no {error}" if isinstance(error, KeyError) else str(error)
        raise BadWords(f"{FILE} cannot be read: {lacks}") from None
