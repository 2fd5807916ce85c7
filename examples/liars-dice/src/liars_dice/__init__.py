"""Liar's Dice, a game for the table of Cutpurse."""

from cutpurse.authoring import Manifest
from liars_dice.game import GAME

MANIFEST = Manifest(
    GAME,
    __file__,
    bots={"greedy": "liars_dice.bots:Greedy"},
    view="liars_dice.game:LiarsDiceView",
)
