"""Characters: whom people meet when they play a level. What they are like is said in `locales/*/characters.ftl`."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from cutpurse.bots.player import LEVEL_NAMES

USUAL_LEVEL: Final = "3"  # for who has not chosen one: easy to middling


class Character(NamedTuple):
    """Somebody with a name, the same in every language, a face and a temper; `bot` is their level."""

    bot: str
    name: str


PEOPLE: Final = ("Pip", "Lulu", "Mack", "Polly", "Rocco", "Carmen", "Doc", "Nana")
CHARACTERS: Final = tuple(Character(bot, name) for bot, name in zip(LEVEL_NAMES, PEOPLE, strict=True))


def character_of(bot: str | None) -> Character | None:
    """Who a bot is; None for one that is not of a level."""
    return next((character for character in CHARACTERS if character.bot == bot), None)


@cache
def measured_ratings() -> dict[str, dict[str, int]]:
    """How strong the levels turned out to be, by game and bot; `python -m benchmarks.strength_report` wrote it down."""
    text = files("cutpurse.bots").joinpath("ratings.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, int]] = json.loads(text)
    return found


def ratings_of(bot: str) -> dict[str, int]:
    """A character's ratings by game, where it was measured: 1000 is the middle of all bots that were."""
    return {game: levels[bot] for game, levels in measured_ratings().items() if bot in levels}
