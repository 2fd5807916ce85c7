"""Midnight Exchange: what everything counts, and how stored art is placed so that it counts most (ME-4.9, ME-6.3)."""

from __future__ import annotations

from mypy_extensions import i64

from cutpurse.games.midnight_exchange.components import ROW
from cutpurse.games.midnight_exchange.pieces import CARDS, GOLD_POINTS, KINDS, SILVER, SILVER_POINTS, STEPS
from cutpurse.games.midnight_exchange.state import OWNED, STEP, STORE, MidnightExchange, worth
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import Row, zeros


def stored_points(kind: i64) -> i64:
    """What an art object in store counts."""
    return SILVER_POINTS if kind < SILVER else GOLD_POINTS


def points(s: MidnightExchange, seat: Seat) -> i64:
    """What a seat has as everything lies (ME-6.3)."""
    found: i64 = 0
    for kind in range(KINDS):
        found += s.store(seat, kind) * stored_points(kind)
    for i in range(s.cells[OWNED + seat]):
        found += worth(s, s.card(seat, i))
    return found


def open_cards(s: MidnightExchange, seat: Seat) -> list[int]:
    """The cards of a seat that have free steps."""
    owned = [int(s.card(seat, i)) for i in range(s.cells[OWNED + seat])]
    return [card for card in owned if s.cells[STEP + card] < s.faces.steps[card]]


def stored_art(s: MidnightExchange, seat: Seat) -> Row:
    """By kind, the art in a seat's store."""
    return s.cells[STORE + seat * KINDS : STORE + (seat + 1) * KINDS]


def points_with(s: MidnightExchange, seat: Seat, art: i64, card: i64) -> i64:
    """What a seat would have with one more art object or card (-1: none), if all art is placed best (ME-4.9)."""
    cards, store = open_cards(s, seat), stored_art(s, seat)
    found = points(s, seat)
    if art >= 0:
        store[art] += 1
        found += stored_points(art)
    if card >= 0:
        found += worth(s, card)
        if s.faces.steps[card]:
            cards.append(int(card))
    return found + gained(s, cards, 0, store, {})


def best_steps(s: MidnightExchange, seat: Seat) -> Row:
    """By card, the step it reaches when the stored art of a seat is placed so that it counts most (ME-4.9).

    Cards are looked at one after the other, each with as many steps as the store has art for; what the rest of them
    can make of the rest of the store is worked out once for each rest.
    """
    goal = zeros(CARDS)
    for i in range(s.cells[OWNED + seat]):
        goal[s.card(seat, i)] = s.cells[STEP + s.card(seat, i)]
    cards = open_cards(s, seat)
    if not cards:
        return goal
    store = stored_art(s, seat)
    known: dict[int, int] = {}
    gained(s, cards, 0, store, known)
    for at, card in enumerate(cards):
        step = best_step(s, cards, at, store, known)
        for taken in range(s.cells[STEP + card], step):
            store[s.faces.track[card * STEPS + taken]] -= 1
        goal[card] = step
    return goal


def gained(s: MidnightExchange, cards: list[int], at: i64, store: Row, known: dict[int, int]) -> i64:
    """The most that the cards from `at` on gain with what is in store; `store` is the same afterwards."""
    if at == len(cards):
        return 0
    key = at
    for kind in range(KINDS):
        key = key * 64 + store[kind]
    found = known.get(int(key), -1)
    if found < 0:
        card = cards[at]
        found = 0
        for step in range(s.cells[STEP + card], most_steps(s, card, store) + 1):
            found = max(found, int(gain(s, cards, at, step, store, known)))
        known[int(key)] = found
    return found


def best_step(s: MidnightExchange, cards: list[int], at: i64, store: Row, known: dict[int, int]) -> i64:
    """The step that card `at` reaches where all gain the most; of equals the highest, since what fits is placed."""
    card = cards[at]
    most = gained(s, cards, at, store, known)
    step = most_steps(s, card, store)
    while gain(s, cards, at, step, store, known) < most:
        step -= 1
    return step


def gain(s: MidnightExchange, cards: list[int], at: i64, step: i64, store: Row, known: dict[int, int]) -> i64:
    """What is gained if card `at` is filled up to a step, and the cards after it as well as they can."""
    card = cards[at]
    found = s.faces.points[card * ROW + step] - worth(s, card)
    for taken in range(s.cells[STEP + card], step):
        kind = s.faces.track[card * STEPS + taken]
        store[kind] -= 1
        found -= stored_points(kind)
    found += gained(s, cards, at + 1, store, known)
    for taken in range(s.cells[STEP + card], step):
        store[s.faces.track[card * STEPS + taken]] += 1
    return found


def most_steps(s: MidnightExchange, card: i64, store: Row) -> i64:
    """The highest step of a card that the store has art for."""
    left = store[:]
    step = s.cells[STEP + card]
    while step < s.faces.steps[card]:
        kind = s.faces.track[card * STEPS + step]
        if not left[kind]:
            break
        left[kind] -= 1
        step += 1
    return step
