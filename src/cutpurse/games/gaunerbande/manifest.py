"""Gaunerbande as it comes to the table: its rules, and what else there is of it."""

from cutpurse.games.gaunerbande.game import GAME
from cutpurse.kernel.manifest import Manifest

MANIFEST = Manifest(
    GAME,
    __file__,
    bots={"greedy": "cutpurse.bots.gaunerbande.greedy:GreedyGaunerbande"},
    policy="cutpurse.bots.gaunerbande.policy:GaunerbandePolicy",
    screen="cutpurse.terminal.games.gaunerbande.screen:GaunerbandeScreen",
    view="cutpurse.games.gaunerbande.views:GaunerbandeView",
    review_moves=20_000_000,
)
