"""House sets for tests of Swindler's component file: our own with a spot changed."""

from __future__ import annotations

import re

from cutpurse.games.swindler.components import components
from tests.house_sets import OwnSet

OURS = components()

SET = OwnSet(OURS, "id", "card")
changed, entry, within, table, without = SET.changed, SET.entry, SET.within, SET.table, SET.without


def asking(id: str, needs: str, kind: str | None = None, text: str = OURS) -> str:
    """Our set with an order that asks for something else."""
    old = entry(id)
    new = re.sub(r"needs = .*", f"needs = {needs}", old)
    return changed(old, new if kind is None else re.sub(r"kind = .*", f'kind = "{kind}"', new), text)


def none_red() -> str:
    """Our set with rings in place of red keys and three-key tiles, and no order that asks for red keys."""
    text = OURS.replace("key_red = 2, ring = 2", "ring = 4").replace("key_joker = 2, seal_tin = 4", "seal_tin = 6")
    return text.replace("key_red = 1, ", "")


def only_three_keys(text: str) -> str:
    """A set without any key but the three-key tiles."""
    for key, object in (("red", "ring"), ("blue", "watch"), ("yellow", "necklace"), ("green", "brooch")):
        text = changed(f"key_{key} = 2, {object} = 2", f"{object} = 4", text)
    return text


def no_two_alike() -> str:
    """Our set with eight different black tiles."""
    eight = ("ring", "necklace", "watch", "brooch", "coin", "double_coin", "key_joker", "seal_tin")
    return changed("double_coin = 2, key_joker = 2, seal_tin = 4", ", ".join(f"{object} = 1" for object in eight))
