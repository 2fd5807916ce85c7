"""The games, each a folder with the same rooms.

game is what the kernel registers, made of pieces, components, state, events, rules and knowledge; present and views are
what people see, and position sets one up.
"""

from cutpurse.games import gaunerbande, langfinger, midnight_exchange, swindler

__all__ = ["gaunerbande", "langfinger", "midnight_exchange", "swindler"]
