"""Gaunerbande: the names of the people on the cards, read from components.toml (GB-0.2)."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Final

from cutpurse.games.gaunerbande.pieces import COLOURS
from cutpurse.kernel.components import own_text

SOFT_HYPHEN: Final = "\u00ad"


def components() -> str:
    """The text of our own set."""
    return own_text(__file__)


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
