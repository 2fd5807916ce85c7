"""Langfinger: a game of places and timing for 2 to 5 (LF)."""

from cutpurse.games.langfinger.game import GAME, LangfingerGame, fences, loot, tell, tools, view
from cutpurse.games.langfinger.manifest import MANIFEST

__all__ = ["GAME", "MANIFEST", "LangfingerGame", "fences", "loot", "tell", "tools", "view"]
