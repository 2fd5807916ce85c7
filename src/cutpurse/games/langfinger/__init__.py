"""Langfinger: a game of places and timing for 2 to 5 (LF)."""

from cutpurse.games.langfinger.game import GAME, LangfingerGame, fences, loot, tell, tools, view

__all__ = ["GAME", "LangfingerGame", "fences", "loot", "tell", "tools", "view"]
