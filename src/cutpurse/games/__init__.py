"""The games, each a folder with the same rooms: pieces, state, events, rules, knowledge, present, position."""

from cutpurse.games import gaunerbande, langfinger, midnight_exchange, swindler

__all__ = ["gaunerbande", "langfinger", "midnight_exchange", "swindler"]
