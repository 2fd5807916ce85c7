"""Bots: players that see views and nothing else."""

from cutpurse.bots.advice import Advice
from cutpurse.bots.greedy.gaunerbande import GreedyGaunerbande
from cutpurse.bots.greedy.langfinger import GreedyLangfinger
from cutpurse.bots.greedy.midnight_exchange import GreedyMidnight
from cutpurse.bots.greedy.swindler import GreedySwindler
from cutpurse.bots.player import Bot, Player, bot, bots, enlist
from cutpurse.bots.random import RandomBot, RandomMidnight

__all__ = ["Advice", "Bot", "Player", "bot", "bots", "enlist"]

enlist("random", RandomBot)
enlist("random", RandomMidnight, game="midnight-exchange")
enlist("greedy", GreedyGaunerbande, game="gaunerbande")
enlist("greedy", GreedyLangfinger, game="langfinger")
enlist("greedy", GreedySwindler, game="swindler")
enlist("greedy", GreedyMidnight, game="midnight-exchange")
