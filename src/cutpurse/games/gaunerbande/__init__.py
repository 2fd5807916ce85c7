"""Gaunerbande: a trick-taking game for 3 to 6 (GB)."""

from cutpurse.games.gaunerbande.game import GAME, GaunerbandeGame, tell, view
from cutpurse.games.gaunerbande.manifest import MANIFEST

__all__ = ["GAME", "MANIFEST", "GaunerbandeGame", "tell", "view"]
