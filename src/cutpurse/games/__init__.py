"""The games, each a folder with the same rooms: pieces, state, events, rules, knowledge, present."""

from cutpurse.games import gaunerbande, langfinger, swindler

__all__ = ["gaunerbande", "langfinger", "swindler"]
