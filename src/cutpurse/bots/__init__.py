"""Bots: players that see views and nothing else. Those of a game are named in its manifest."""

from cutpurse.bots.advice import Advice
from cutpurse.bots.player import Bot, Player, bot, bots, enlist
from cutpurse.bots.random import RandomBot

__all__ = ["Advice", "Bot", "Player", "bot", "bots", "enlist"]

enlist("random", RandomBot)
