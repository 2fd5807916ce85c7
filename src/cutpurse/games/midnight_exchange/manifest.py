"""Midnight Exchange as it comes to the table: its rules, and what else there is of it."""

from cutpurse.games.midnight_exchange.game import GAME
from cutpurse.kernel.manifest import Manifest

MANIFEST = Manifest(
    GAME,
    __file__,
    bots={
        "greedy": "cutpurse.bots.midnight_exchange.greedy:GreedyMidnightExchange",
        "random": "cutpurse.bots.midnight_exchange.random:RandomMidnightExchange",
    },
    policy="cutpurse.bots.midnight_exchange.policy:MidnightExchangePolicy",
    screen="cutpurse.terminal.games.midnight_exchange.screen:MidnightExchangeScreen",
    view="cutpurse.games.midnight_exchange.views:MidnightExchangeView",
    review_moves=3_000_000,
)
