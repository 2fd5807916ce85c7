"""The games, each a folder with the same rooms.

pieces, components, state, events, rules, knowledge; present and views for what people see, position for setting one up.
"""

from cutpurse.games import gaunerbande, langfinger, midnight_exchange, swindler

__all__ = ["gaunerbande", "langfinger", "midnight_exchange", "swindler"]
