"""Gaunerbande: a trick-taking game for 3 to 6 (GB)."""

from cutpurse.games.gaunerbande.game import GAME, GaunerbandeGame, tell, view

__all__ = ["GAME", "GaunerbandeGame", "tell", "view"]
