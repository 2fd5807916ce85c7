"""Bots: players that see views and nothing else."""

from cutpurse.bots.advice import Advice
from cutpurse.bots.gaunerbande.greedy import GreedyGaunerbande
from cutpurse.bots.langfinger.greedy import GreedyLangfinger
from cutpurse.bots.midnight_exchange.greedy import GreedyMidnightExchange
from cutpurse.bots.midnight_exchange.random import RandomMidnightExchange
from cutpurse.bots.player import Bot, Player, bot, bots, enlist
from cutpurse.bots.random import RandomBot
from cutpurse.bots.swindler.greedy import GreedySwindler

__all__ = ["Advice", "Bot", "Player", "bot", "bots", "enlist"]

enlist("random", RandomBot)
enlist("random", RandomMidnightExchange, game="midnight-exchange")
enlist("greedy", GreedyGaunerbande, game="gaunerbande")
enlist("greedy", GreedyLangfinger, game="langfinger")
enlist("greedy", GreedySwindler, game="swindler")
enlist("greedy", GreedyMidnightExchange, game="midnight-exchange")
