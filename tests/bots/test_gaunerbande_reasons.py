"""Reasons for hints in Gaunerbande: what a text says of a card is so at the table, at all numbers of players."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from cutpurse.bots.gaunerbande.policy import Reading
from cutpurse.bots.hints import reason
from cutpurse.bots.levels import policy_of
from cutpurse.bots.search.policy import Feature, keys_of
from cutpurse.games.gaunerbande.pieces import DIRTY, NOTATION, POLITICIAN, RED, VALUES, cards, worth
from cutpurse.games.gaunerbande.rules import GANG, PASSING, gang_value
from cutpurse.games.gaunerbande.state import HAND, TAKEN, TOTAL, Gaunerbande
from cutpurse.kernel.game import find
from cutpurse.kernel.sets import index
from tests.bots.moments import moments
from tests.games.gaunerbande.positions import trick, tricks

GAME = find("gaunerbande")
POLICY = policy_of(GAME)
SEEDS = 4
HIGH = RED & -POLITICIAN  # the politician and what can catch him


def told(seats: int, seeds: int = SEEDS) -> Iterator[tuple[Gaunerbande, int, int, Feature]]:
    """Views with a move and the reason that is told for it; chance often leads to gangs in the making."""
    for seed in range(seeds):
        for s, seat in moments(GAME.name, seats, seed):
            view = GAME.redact(s, seat)
            assert isinstance(view, Gaunerbande)
            for key in keys_of(view, seat):
                why = reason(POLICY, view, seat, key)
                if why is not None:
                    yield view, seat, key, why


def false(v: Gaunerbande, seat: int, why: Feature) -> str:
    """What is not so of that which a reason says; empty if all is."""
    assert v.stack is not None
    if v.stack.frame is GANG:
        return "" if somebody_has_fewer(v, seat) == (why.name == "gang-self") else "the totals say something else"
    passing = v.stack.frame is PASSING
    card = cards(str(why.facts["card"]))
    legal = [cards(NOTATION[key % len(NOTATION)]) for key in keys_of(v, seat)]
    reading = Reading()
    reading.look(v, seat)
    wins = 0.0 if passing else reading.wins(card)
    beaten = v.led != 0 and (not card & v.led or card < v.best)
    of = int(why.facts.get("seat", -1))
    only = of < 0 or reading.suspects == 1 << of
    taken = of < 0 or (not reading.followers and beaten and of == v.ahead)
    higher = any(height(other) > height(card) for other in legal)
    rival, mine = of >= 0 and has_all(v, of), has_all(v, seat)
    true = {
        "shed": easier(v, seat, card, legal),
        "mine": card == POLITICIAN,
        "caught": card & HIGH != 0 and card != POLITICIAN and reading.suspects != 0 and only,
        "catch": beaten == (why.facts.get("wins") == 0) and (not beaten or wins == 0 == why.facts.get("points")),
        "politician": card == POLITICIAN and wins < 1 and taken,
        "spite": worth(v.seats, card) > 0 and wins < 1 and taken,
        "flush": v.led == 0 and card & RED != 0 and not v.cells[HAND + seat] & HIGH and reading.suspects != 0 and only,
        "break": rival and wins > 0 and not beaten and (why.facts.get("points") != 0) == (reading.catch(card) > 0),
        "fed": rival and not card & DIRTY and v.led != 0 and v.ahead == of,
        "kept": rival and higher,
        "unite": mine and wins > 0 and not beaten,
        "unite-clean": mine and not card & DIRTY,
        "unite-low": mine and higher,
    }
    return "" if true[why.name] else f"{why.name} is not so of {why.facts}"


def height(card: int) -> int:
    """A card's value in its colour."""
    return int(index(card)) % VALUES


def has_all(v: Gaunerbande, seat: int) -> bool:
    """Whether a seat has taken all the points so far, and there were some."""
    dirty = v.gone & DIRTY
    return dirty != 0 and v.cells[TAKEN + seat] & dirty == dirty


def easier(v: Gaunerbande, seat: int, card: int, legal: list[int]) -> bool:
    """Whether a hand threatens less without this card than without others; what the politician adds is told apart."""
    reading = Reading()

    def relief(one: int) -> float:
        reading.look(v, seat)
        if one & HIGH:
            reading.suspects, reading.price = 0, 0.0
        return reading.relief(one)

    return relief(card) > min(relief(other) for other in legal)


def somebody_has_fewer(v: Gaunerbande, seat: int) -> bool:
    """Whether somebody has fewer points than a seat even after paying for its gang."""
    value = gang_value(v, seat)
    return any(v.cells[TOTAL + p] + value < v.cells[TOTAL + seat] for p in range(v.seats) if p != seat)


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_a_reason_says_is_so(seats: int) -> None:
    names: set[str] = set()
    for view, seat, _, why in told(seats):
        assert false(view, seat, why) == ""
        names.add(why.name)
    assert {"shed", "catch", "caught", "spite"} <= names


# --- gangs: somebody, or the seat itself, has all the points so far ---
RIVAL = ("", "r10 k0 k4 k5 k7 k8 k9 k10 k11 k12", "", "")
OWN = ("r10 k0 k1 k2 k3 k4 k7 k8 k9 k10 k12", "", "", "")
ROGUES = "k0 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12"


def against_a_gang(*plays: str, hands: tuple[str, ...]) -> Gaunerbande:
    """Seat 1 leads, and has had all points so far."""
    s = tricks(*hands, leader=1, gone="rest", taken=RIVAL)
    trick(s, *plays)
    return s


def for_a_gang(*plays: str, hands: tuple[str, ...], leader: int = 0) -> Gaunerbande:
    """Seat 0 has had all points so far, and plays next."""
    s = tricks(*hands, leader=leader, gone="rest", taken=OWN)
    trick(s, *plays)
    return s


def united(*totals: int) -> Gaunerbande:
    """Seat 0 has just united the gang."""
    s = tricks("b9", "b3", "k12", "b7", taken=(ROGUES.replace(" k12", " r10"), "b1 b2 b4 b5"), totals=totals)
    trick(s, "b9", "b3", "k12", "b7")
    return s


LOW_ROGUES = ("k2 b8 b9", "k3 b5 g5", "k1 k6 b2", "g7 b6 b4")
POSITIONS: dict[str, Callable[[], Gaunerbande]] = {
    "break": lambda: against_a_gang("k3", hands=LOW_ROGUES),
    "fed": lambda: against_a_gang("b12", hands=("k2 k3 g8", "b12 b5 g5", "k1 k6 g2", "g7 b6 b4")),
    "kept": lambda: against_a_gang("b12", hands=("k2 k3 g8", "b12 k1 g5", "g3 g12 r2", "g7 k6 b4")),
    "unite": lambda: for_a_gang(hands=("g11 g12 b1", "g5 k5 b5", "r1 k6 b6", "r7 k11 b7")),
    "unite-low": lambda: for_a_gang(
        "g5", "k5", "r7", hands=("g2 g9 g12", "g5 b5 b3", "k5 k6 b6", "r7 k11 b7"), leader=1
    ),
    "unite-clean": lambda: for_a_gang(
        "g5", "g6", "r7", hands=("k11 b12 r12", "g5 b5 b3", "g6 k6 b6", "r7 k5 b7"), leader=1
    ),
    "gang-others": lambda: united(0, 0, 0, 0),
    "gang-self": lambda: united(90, 0, 0, 0),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_around_a_gang_each_reason_is_told_and_is_so(name: str) -> None:
    s = POSITIONS[name]()
    seat = int(s.turn)
    view = GAME.redact(s, seat)
    assert isinstance(view, Gaunerbande)
    names: set[str] = set()
    for key in keys_of(view, seat):
        why = reason(POLICY, view, seat, key)
        if why is not None:
            names.add(why.name)
            assert false(view, seat, why) == ""
    assert name in names


def test_a_card_that_cannot_win_is_neither_praised_for_breaking_up_a_gang_nor_called_a_risk() -> None:
    s = against_a_gang("k3", hands=LOW_ROGUES)
    view = GAME.redact(s, 2)
    parts = {feature.name: feature for feature in POLICY.features(view, 2, GAME.command("play k1").key)}
    assert parts["break"].value == 0
    assert (parts["catch"].value, parts["catch"].facts["wins"]) == (0, 0)
