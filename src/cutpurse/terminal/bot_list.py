"""`cutpurse bots`: the characters with their levels and tempers, and the bots that are no characters."""

from __future__ import annotations

from cutpurse.bots import bots
from cutpurse.bots.characters import CHARACTERS, character_of
from cutpurse.texts import Texts


def bot_lines(texts: Texts) -> list[str]:
    """A line for each bot, from the weakest character to the strongest; then the others."""
    # texts: character-* bot-*
    rows = [(bot, name, texts.say(f"character-{bot}")) for bot, name in CHARACTERS]
    for bot in bots():
        if character_of(bot) is None and texts.has(f"bot-{bot}"):
            rows.append((bot, texts.say(f"bot-{bot}"), texts.say(f"bot-{bot}.text")))
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    return [f"{bot:<{widths[0]}}  {name:<{widths[1]}}  {temper}" for bot, name, temper in rows]
