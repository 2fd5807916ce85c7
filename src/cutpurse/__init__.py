"""Cutpurse: four games of thieves on one table."""

from cutpurse import games as _shelf  # noqa: F401  (registers the games)
from cutpurse.bots import bot
from cutpurse.kernel.game import BadCommand, games
from cutpurse.kernel.match import Match, Refused, verify
from cutpurse.kernel.record import CorruptLog

__version__ = "0.1.0"
__all__ = ["BadCommand", "CorruptLog", "Match", "Refused", "bot", "games", "verify"]
