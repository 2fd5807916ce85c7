"""Swindler as it comes to the table: its rules, and what else there is of it."""

from cutpurse.games.swindler.game import GAME
from cutpurse.kernel.manifest import Manifest

MANIFEST = Manifest(
    GAME,
    __file__,
    bots={"greedy": "cutpurse.bots.swindler.greedy:GreedySwindler"},
    policy="cutpurse.bots.swindler.policy:SwindlerPolicy",
    screen="cutpurse.terminal.games.swindler.screen:SwindlerScreen",
    view="cutpurse.games.swindler.views:SwindlerView",
    review_moves=1_600_000,
)
