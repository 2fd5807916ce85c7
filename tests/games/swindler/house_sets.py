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


def with_raids(n: int, text: str = OURS) -> str:
    """Our set with so many raids among the B cards, in place of the dearest orders, or orders in place of raids."""
    dearest = sorted(range(1, 27), key=lambda b: -int(re.findall(r"points = (\d+)", entry(f"B{b}"))[0]))
    for gone in dearest[: max(0, n - 6)]:
        text = changed(entry(f"B{gone}"), "", text)
    for more in range(6, n):
        text += f'\n[[raids]]\nid = "R{more + 1}"\nloot_at_least = 6\nhand_in = 1\n'
    for gone in range(n, 6):
        text = changed(entry(f"R{gone + 1}"), "", text)
    for more in range(26, 32 - n):
        text += f'\n[[orders]]\nid = "B{more + 1}"\nkind = "own"\nneeds = {{ total = 5 }}\npoints = 4\n'
    return text


def with_copies(text: str = OURS, **copies: int) -> str:
    """A set with other numbers of some accomplices, by name."""
    for card, n in copies.items():
        text = re.sub(rf'(card = "{card}"\ncopies = )\d+', rf"\g<1>{n}", text)
    return text


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
