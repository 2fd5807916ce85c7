"""The games, each a folder with the same rooms: pieces, state, events, rules, knowledge, present."""

from cutpurse.games import gaunerbande

__all__ = ["gaunerbande"]
