"""Bots at a table: their names, how long they pause, and who stands in for somebody who is away."""

from __future__ import annotations

from random import Random
from zlib import crc32

from mypy_extensions import mypyc_attr

from cutpurse.bots.characters import character_of
from cutpurse.bots.fallback import hand_of
from cutpurse.bots.player import LEVEL_NAMES, bots
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.match import Match
from cutpurse.table.messages import Pace
from cutpurse.table.names import numbered
from cutpurse.table.schedule import Spell

USUAL_SUBSTITUTE = "greedy"  # plays for somebody who is away, where the game has this bot
NAMES = (
    *("Anna", "Otto", "Mona", "Tobi", "Ines", "Theo", "Kit", "Rosa", "Emil", "Zora", "Alma", "Bruno", "Carla", "Dario"),
    *("Edda", "Fritz", "Greta", "Hugo", "Ilka", "Jakob", "Kira", "Leon", "Malu", "Nils", "Olga", "Pablo", "Quinn"),
    *("Rita", "Samir", "Thea", "Ugo", "Vera", "Willi", "Xenia", "Yuri", "Bela", "Cleo", "Dina", "Enzo", "Fina", "Gus"),
    *("Hedi", "Ivo", "Jule", "Kalle", "Lotte", "Marek", "Nora", "Oskar", "Pia", "Rufus", "Selma", "Tilda", "Uwe"),
)
PAUSES: dict[Pace, tuple[float, float]] = {"instant": (0.0, 0.0), "quick": (0.25, 0.5), "human": (0.9, 2.0)}
# In real time, a multiple of the bot's own hand time: a person also has to find the tile.
MOTION_FACTOR: dict[Pace, float] = {"instant": 0.0, "quick": 1.0, "human": 1.5}


def pause(pace: Pace, dice: Random) -> float:
    """How long a bot waits before it plays, in seconds: drawn at random, so it says nothing about its cards."""
    return dice.uniform(*PAUSES[pace])


def motion_time(bot: str, game: str, pace: Pace, hand_ms: int, dice: Random) -> float:
    """How long a motion of a bot's hand takes, in seconds: drawn at random, and never shorter than the rules allow."""
    hand = hand_of(bot, game)
    scaled = hand._replace(seconds=MOTION_FACTOR[pace] * hand.seconds)
    return scaled.motion(Chance(dice.getrandbits(62)), hand_ms) / 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class BotTimes:
    """How long the bots of a table take: at its pace, with random times."""

    def __init__(self, game: str, pace: Pace, dice: Random) -> None:
        self.game = game
        self.pace = pace
        self.dice = dice

    def pause(self) -> float:
        """How long a bot waits at least before it plays, in seconds."""
        return pause(self.pace, self.dice)

    def motion(self, bot: str, spell: Spell) -> float:
        """How long the next motion of a bot's hand takes, in seconds."""
        return motion_time(bot, self.game, self.pace, spell.pace.hand_ms, self.dice)


def substitute_bot(game: str) -> str:
    """The bot that plays for somebody who is away."""
    able = [name for name in bots(game) if name not in LEVEL_NAMES]
    return USUAL_SUBSTITUTE if USUAL_SUBSTITUTE in able else able[0]


def unused_bot_name(table: str, taken: list[str], bot: str = "") -> str:
    """A bot's name that could not be taken for anybody's at the table: its character's, numbered where it is doubled.

    All others have a name of the list, which begins elsewhere at other tables.
    """
    character = character_of(bot)
    if character is not None:
        return numbered(character.name, taken)
    first = crc32(table.encode()) % len(NAMES)
    ordered = (*NAMES[first:], *NAMES[:first])
    return next((name for name in ordered if numbered(name, taken) == name), numbered(ordered[-1], taken))


def random_move(match: Match, seat: int, dice: Random) -> str:
    """Any legal move, where neither a bot nor the policy can choose one: better than a table that hangs."""
    options = match.options(seat)
    return dice.choice(options).notation if options else ""
