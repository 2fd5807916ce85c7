"""The settings at which games are held to the suite: which of them are quick enough was found out by playing them."""

from __future__ import annotations

from typing import Any

from cutpurse.kernel.game import find
from cutpurse.testing import settings
from tests.rare_positions import kept, moved

Setting = tuple[str, int, dict[str, Any]]  # a game, how many play it, and its options


def settings_of(name: str) -> list[Setting]:
    """The settings of a game that can be looked at closely."""
    what = f"settings of {name}"
    plain: list[tuple[int, dict[str, Any]]] = kept(what, lambda: settings(find(name)))
    order = list(find(name).complete_settings(None))
    assert all(options.keys() == set(order) for _, options in plain), moved(what)
    return [(name, seats, {option: options[option] for option in order}) for seats, options in plain]
