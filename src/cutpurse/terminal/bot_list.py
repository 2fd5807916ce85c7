"""`cutpurse bots`: the characters with their levels and tempers, and the bots that are no characters."""

from __future__ import annotations

from cutpurse.bots import bots
from cutpurse.bots.characters import CHARACTERS, character_of, ratings_of
from cutpurse.texts import Texts


def bot_lines(texts: Texts, game: str | None = None) -> list[str]:
    """A line for each bot, from the weakest character to the strongest; then the others.

    Ratings are those in a game, or without one the means of all that were measured.
    """
    # texts: character-* bot-*
    rows = [(bot, name, rating(bot, game), texts.say(f"character-{bot}")) for bot, name in CHARACTERS]
    for bot in bots():
        if character_of(bot) is None and texts.has(f"bot-{bot}"):
            rows.append((bot, texts.say(f"bot-{bot}"), "", texts.say(f"bot-{bot}.text")))
    widths = [max(len(row[column]) for row in rows) for column in (0, 1, 2)]
    return [
        "  ".join(
            [f"{bot:<{widths[0]}}", f"{name:<{widths[1]}}", *([f"{rated:>{widths[2]}}"] * bool(widths[2])), temper]
        )
        for bot, name, rated, temper in rows
    ]


def rating(bot: str, game: str | None) -> str:
    """A character's rating in a game, or on average; empty where it was not measured."""
    found = ratings_of(bot)
    values = list(found.values()) if game is None else [found[game]] if game in found else []
    return str(round(sum(values) / len(values))) if values else ""
