"""Characters: whom people meet when they play a level. What they are like is said in `locales/*/characters.ftl`."""

from __future__ import annotations

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
