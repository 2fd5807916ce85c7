"""Langfinger as it comes to the table: its rules, and what else there is of it."""

from cutpurse.games.langfinger.game import GAME
from cutpurse.kernel.manifest import Manifest

MANIFEST = Manifest(
    GAME,
    __file__,
    bots={"greedy": "cutpurse.bots.langfinger.greedy:GreedyLangfinger"},
    policy="cutpurse.bots.langfinger.policy:LangfingerPolicy",
    screen="cutpurse.terminal.games.langfinger.screen:LangfingerScreen",
    view="cutpurse.games.langfinger.views:LangfingerView",
    review_moves=4_000_000,
)
