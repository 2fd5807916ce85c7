"""What always holds in Midnight Exchange, whatever hands, traders and the clock do."""

from __future__ import annotations

from itertools import product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cutpurse.games.midnight_exchange import GAME
from cutpurse.games.midnight_exchange.components import ROW
from cutpurse.games.midnight_exchange.pieces import ART_NAMES, BRASS_KEY, IRON_KEY, KINDS, PLAYERS, SLOTS, STEPS, TILES
from cutpurse.games.midnight_exchange.rules.score import best_steps, points, stored_points
from cutpurse.games.midnight_exchange.state import (
    ESCAPED,
    FIND,
    HELD,
    SEEN,
    STEP,
    STORE,
    TRAY,
    MidnightExchange,
    finds_of,
)
from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import CLOCK, SPECTATOR, seat_bit, seats_in
from cutpurse.kernel.sets import members, one
from tests.games.midnight_exchange.positions import OWN, give, rummage

SEATS = st.integers(2, 4)
SEED = st.integers(0, 2**30)
PATIENCE = 40  # of so many moves one is the clock's


def played(seats: int, seed: int, moves: int, **options: Any) -> tuple[MidnightExchange, Chance]:
    """A table after so many random moves, and the luck it goes on with."""
    s = GAME.blank(seats, GAME.complete_settings({"max_rounds": 3, **options}))
    assert isinstance(s, MidnightExchange)
    chance = Chance(seed)
    GAME.setup(s, chance)
    for _ in range(moves):
        if s.stack is None:
            break
        at_random(s, chance)
    return s, chance


def at_random(s: MidnightExchange, chance: Chance) -> None:
    """A random move of a random seat, seldom of the clock; who can escape often does."""
    waiting = play.waiting(s)
    if waiting & ~seat_bit(CLOCK) and chance.below(PATIENCE):
        waiting &= ~seat_bit(CLOCK)
    (seat,) = seats_in(chance.draw(waiting))
    commands = play.options(s, seat)
    if commands[-1].notation == "escape" and chance.below(2):
        commands = commands[-1:]
    play.step(s, seat, commands[chance.below(len(commands))].key, chance)


@settings(derandomize=True, database=None, deadline=None, max_examples=60)
@given(SEATS, SEED, st.integers(0, 400))
def test_a_tile_is_in_one_place_and_a_hand_holds_one(seats: int, seed: int, moves: int) -> None:
    s, _ = played(seats, seed, moves)
    places = [
        int(s.cells[at]) - 1 for at in [*range(HELD, HELD + seats), *range(TRAY, TRAY + seats * SLOTS)] if s.cells[at]
    ]
    assert sorted(members(s.lying) + places) == list(range(TILES))
    assert s.up & ~s.lying == 0
    assert len(GAME.pieces(s)) == TILES + 60 + 24
    for seat in range(seats):
        assert finds_of(s, seat, IRON_KEY) <= 1
        assert finds_of(s, seat, BRASS_KEY) <= 1
        if s.cells[ESCAPED + seat]:
            assert not s.cells[HELD + seat]


@settings(derandomize=True, database=None, deadline=None, max_examples=60)
@given(SEATS, SEED, st.integers(0, 300), st.booleans())
def test_a_find_is_known_to_who_has_seen_it_and_to_nobody_else(seats: int, seed: int, moves: int, memory: bool) -> None:
    s, _ = played(seats, seed, moves, memory="on" if memory else "off")
    shown = s.up
    for at in range(TRAY, TRAY + seats * SLOTS):
        if s.cells[at]:
            shown |= one(s.cells[at] - 1)
    for viewer in [*range(seats), SPECTATOR]:
        view = GAME.redact(s, viewer)
        assert isinstance(view, MidnightExchange)
        known = sum(int(one(t)) for t in range(TILES) if view.cells[FIND + t])
        mine = shown | (one(s.cells[HELD + viewer] - 1) if viewer < seats and s.cells[HELD + viewer] else 0)
        assert known & mine == mine
        if memory:
            assert known == s.cells[SEEN + (viewer if viewer < seats else PLAYERS)]
        else:
            assert known == mine


@settings(derandomize=True, database=None, deadline=None, max_examples=40)
@given(SEATS, SEED)
def test_points_never_fall_and_games_end(seats: int, seed: int) -> None:
    s, chance = played(seats, seed, 0)
    before = [0] * seats
    for _ in range(5000):
        if s.stack is None:
            break
        at_random(s, chance)
        now = [int(points(s, p)) for p in range(seats)]
        assert all(a <= b for a, b in zip(before, now, strict=True))
        before = now
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.scores == before
    assert outcome.scores[outcome.winners[0]] == max(before)


# --- the best placement, against trying everything ---
COLLECTIONS = [id for card, id in enumerate(OWN.cards) if OWN.steps[card]]


@settings(derandomize=True, database=None, deadline=None, max_examples=80)
@given(
    st.lists(st.sampled_from(COLLECTIONS), max_size=4, unique=True), st.lists(st.sampled_from(ART_NAMES), max_size=5)
)
def test_art_is_placed_so_that_it_counts_most(cards: list[str], art: list[str]) -> None:
    s = rummage(3)
    give(s, 0, *cards, *art)
    goal = best_steps(s, 0)
    numbers = [OWN.cards.index(card) for card in cards]
    assert worth_with(s, numbers, [int(goal[card]) for card in numbers]) == best_of_all(s, numbers)


def best_of_all(s: MidnightExchange, cards: list[int]) -> int:
    """The most points, every way of placing tried."""
    ways = product(*[range(int(OWN.steps[card]) + 1) for card in cards])
    return max(worth_with(s, cards, list(steps)) for steps in ways)


def worth_with(s: MidnightExchange, cards: list[int], steps: list[int]) -> int:
    """What cards at these steps and the rest of the store count; -1 if the store has not enough."""
    left = [int(s.cells[STORE + kind]) for kind in range(KINDS)]
    total = 0
    for card, step in zip(cards, steps, strict=True):
        for taken in range(int(s.cells[STEP + card]), step):
            left[OWN.track[card * STEPS + taken]] -= 1
        total += int(OWN.points[card * ROW + step])
    if min(left) < 0:
        return -1
    return total + sum(n * int(stored_points(kind)) for kind, n in enumerate(left))
