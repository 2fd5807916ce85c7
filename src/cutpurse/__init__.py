"""Cutpurse: four games of thieves on one table."""

from importlib.metadata import version

from cutpurse import games as _package  # noqa: F401  (before the function below takes its name)
from cutpurse.bots import Bot, bot
from cutpurse.kernel.core import CLOCK, SPECTATOR, Command, Event, Rule, View
from cutpurse.kernel.game import BadCommand, Outcome, games
from cutpurse.kernel.match import Match, OlderRules, Refused, position, verify
from cutpurse.kernel.record import CorruptLog

__version__ = version("cutpurse")
__all__ = [
    "CLOCK",
    "SPECTATOR",
    "BadCommand",
    "Bot",
    "Command",
    "CorruptLog",
    "Event",
    "Match",
    "OlderRules",
    "Outcome",
    "Refused",
    "Rule",
    "View",
    "bot",
    "games",
    "position",
    "verify",
]
