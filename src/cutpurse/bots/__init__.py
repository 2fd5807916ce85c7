"""Bots: players that see views and nothing else."""

from cutpurse.bots.greedy.gaunerbande import GreedyGaunerbande
from cutpurse.bots.player import Bot, Player, bot, bots, enlist
from cutpurse.bots.random import RandomBot

__all__ = ["Bot", "Player", "bot", "bots", "enlist"]

enlist("random", RandomBot)
enlist("greedy", GreedyGaunerbande, game="gaunerbande")
