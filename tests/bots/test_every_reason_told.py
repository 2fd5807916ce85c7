"""Every reason that a game has words for is told somewhere: where, is kept by seed, or set up."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import cutpurse
from cutpurse.bots.hints import reason
from cutpurse.bots.levels import policy_of
from cutpurse.bots.search.policy import keys_of
from cutpurse.games.midnight_exchange.state import HELD, MidnightExchange
from cutpurse.kernel.core import State
from cutpurse.kernel.game import find
from cutpurse.kernel.manifest import find_manifest, names
from cutpurse.kernel.sets import one
from tests.bots.moments import moments
from tests.bots.test_gaunerbande_reasons import POSITIONS as GANGS
from tests.rare_positions import kept

WITH_POLICY = [name for name in names() if find_manifest(name).policy]
LOCALES = Path(cutpurse.__file__).parent / "locales"
SEEDS = 400
MOVES = 3_000  # a whole game
Place = list[int]  # players, seed, and which of its choices


def texts(game: str) -> set[str]:
    """The reasons that a game has words for; some of its texts are only parts of others."""
    text = (LOCALES / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    found = set(re.findall(rf"^{game}-reason-([a-z-]+) =", text, re.MULTILINE))
    return found - set(re.findall(rf"{{ {game}-reason-([a-z-]+) }}", text))


def told(game: str, s: State, seat: int) -> set[str]:
    """The reasons that are told for the moves of a seat."""
    policy, view = policy_of(find(game)), find(game).redact(s, seat)
    found = (reason(policy, view, seat, key) for key in keys_of(view, seat))
    return {why.name for why in found if why is not None}


# --- set up ---
def last_tile() -> tuple[State, int]:
    """A hand holds the last tile that lies anywhere, and has room for it."""
    for s, seat in moments("midnight-exchange", 2, seed=1):
        assert isinstance(s, MidnightExchange)
        if s.cells[HELD + seat] and find("midnight-exchange").command("keep").key in keys_of(s, seat):
            s.lying &= one(s.cells[HELD + seat] - 1)
            return s, seat
    raise AssertionError("nobody holds a tile")


def gangs() -> Iterator[tuple[State, int]]:
    """Gangs in the making, and united."""
    for made in GANGS.values():
        s: State = made()
        yield s, int(s.turn)


def forging() -> tuple[State, int]:
    """A Forger makes a watch or a second ring out of a necklace, and the order asks for a ring and a watch."""
    loot = ["red necklace, red ring", ""]
    match = cutpurse.position("swindler", hands=["forger forger", ""], loot=loot, orders="A6:0 A7 A1 A2", at="acting")
    for command in ("fulfil 1 with help", "show forger", "forge red necklace"):
        match.play(0, command)
    return match.state, 0


SET_UP: dict[str, Callable[[], Iterator[tuple[State, int]]]] = {
    "gaunerbande": gangs,
    "midnight-exchange": lambda: iter([last_tile()]),
    "swindler": lambda: iter([forging()]),
}


# --- found ---
def search(game: str, wanted: set[str]) -> dict[str, Place]:
    """Where games by chance tell these reasons."""
    found: dict[str, Place] = {}
    for seed in range(1, SEEDS):
        for seats in find(game).seats:
            for n, (s, seat) in enumerate(moments(game, seats, seed, moves=MOVES)):
                for name in sorted((told(game, s, seat) & wanted) - set(found)):
                    found[name] = [seats, seed, n]
                if set(found) == wanted:
                    return found
    raise AssertionError(f"nowhere told: {sorted(wanted - set(found))}")


@pytest.mark.parametrize("game", WITH_POLICY)
def test_each_reason_that_has_words_is_told_somewhere(game: str) -> None:
    made: set[str] = set()
    for s, seat in SET_UP.get(game, lambda: iter(()))():
        made |= told(game, s, seat)
    wanted = texts(game) - made
    assert made <= texts(game)
    places = kept(f"where the reasons of {game} are told", lambda: search(game, wanted))
    assert set(places) == wanted
    for seats, seed in sorted({(seats, seed) for seats, seed, _ in places.values()}):
        here = {n: [name for name, place in places.items() if place == [seats, seed, n]] for n in range(MOVES)}
        last = max(n for n, some in here.items() if some)
        for n, (s, seat) in enumerate(moments(game, seats, seed, moves=MOVES)):
            assert set(here[n]) <= told(game, s, seat) if here[n] else True
            if n == last:
                break
