"""Reasons by their causes: without the cause, a move that is scored anew has lost what the reason said it is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

import pytest

from cutpurse.bots.gaunerbande import policy as gaunerbande
from cutpurse.bots.hints import reason
from cutpurse.bots.levels import policy_of
from cutpurse.bots.search.policy import keys_of
from cutpurse.bots.swindler.policy import accomplices
from cutpurse.bots.swindler.policy.choices import SwindlerPolicy
from cutpurse.bots.swindler.policy.orders import floats
from cutpurse.bots.swindler.policy.weights import Weights, tuned
from cutpurse.games.gaunerbande.rules import PASSING
from cutpurse.games.gaunerbande.state import Gaunerbande
from cutpurse.kernel.core import State
from cutpurse.kernel.game import find
from tests.bots.moments import moments
from tests.bots.test_gaunerbande_reasons import POSITIONS as GANGS

pytestmark = pytest.mark.plain  # it changes what is compiled in


def advantage(values: list[float], n: int) -> float:
    """How much more a move has than the others on average."""
    others = [*values[:n], *values[n + 1 :]]
    return values[n] - sum(others) / len(others)


def checked(
    game: str,
    names: set[str],
    positions: Iterable[tuple[State, int]],
    without: Callable[[pytest.MonkeyPatch], Any],
    most: int = 40,
) -> int:
    """How often one of these reasons was told; without their cause the move must have lost just what they are worth."""
    policy, found = policy_of(find(game)), 0
    for s, seat in positions:
        view = find(game).redact(s, seat)
        keys = keys_of(view, seat)
        told = [reason(policy, view, seat, key) for key in keys]
        if not any(why is not None and why.name in names for why in told):
            continue
        scores = policy.scores(view, seat, keys)
        parts = [sum(part.value for part in policy.features(view, seat, key) if part.name in names) for key in keys]
        with pytest.MonkeyPatch.context() as patch:
            changed = without(patch) or policy
            left = changed.scores(view, seat, keys)
        for n, why in enumerate(told):
            if why is not None and why.name in names:
                lost = advantage(scores, n) - advantage(left, n)
                assert lost == pytest.approx(advantage(parts, n), abs=1e-6), (why.name, why.facts)
                assert len(names) > 1 or lost > 0
                found += 1
        if found >= most:
            break
    return found


# --- Gaunerbande ---
def of_gaunerbande(passing: bool | None = None) -> Iterable[tuple[State, int]]:
    """Moments of games, those of passing or of tricks alone where it matters, and gangs in the making."""
    if not passing:
        for made in GANGS.values():
            s: State = made()
            yield s, int(s.turn)
    for seats in (3, 4, 6):
        for seed in range(3):
            for s, seat in moments("gaunerbande", seats, seed):
                assert s.stack is not None
                if passing is None or (s.stack.frame is PASSING) == passing:
                    yield s, seat


def zero(*names: str) -> Callable[[pytest.MonkeyPatch], Any]:
    """Let considerations of Gaunerbande weigh nothing."""

    def change(patch: pytest.MonkeyPatch) -> None:
        for name in names:
            patch.setattr(gaunerbande, name, 0.0)

    return change


def harmless(patch: pytest.MonkeyPatch) -> None:
    """Kept cards threaten nothing."""
    patch.setattr(gaunerbande.Reading, "harm", lambda *_: 0.0)


def free(patch: pytest.MonkeyPatch) -> None:
    """A trick costs nothing."""
    patch.setattr(gaunerbande.Reading, "catch", lambda *_: 0.0)


@pytest.mark.parametrize(
    ("names", "passing", "without"),
    [
        ({"spite", "politician"}, False, zero("SPITE")),
        ({"flush"}, False, zero("FLUSH")),
        ({"shed", "caught", "mine"}, None, harmless),
        ({"break", "fed", "kept"}, False, zero("BREAK", "FED", "KEPT")),
        ({"unite", "unite-clean"}, False, zero("TRICK", "SPLIT")),
    ],
)
def test_in_gaunerbande(names: set[str], passing: bool | None, without: Callable[[pytest.MonkeyPatch], Any]) -> None:
    assert checked("gaunerbande", names, of_gaunerbande(passing), without)


def test_in_gaunerbande_a_safe_card_is_one_because_tricks_cost_something() -> None:
    quiet = (found for found in of_gaunerbande(False) if not gang_in_the_making(*found))
    assert checked("gaunerbande", {"catch"}, quiet, free)


def gang_in_the_making(s: State, seat: int) -> bool:
    """Whether a seat plays for a gang or against one."""
    reading = gaunerbande.Reading()
    reading.look(cast(Gaunerbande, s), seat)
    return reading.plan != gaunerbande.AVOID


# --- Swindler ---
def lighter(change: Callable[[Weights], None]) -> Callable[[pytest.MonkeyPatch], SwindlerPolicy]:
    """The policy with other weights."""

    def changed(_: pytest.MonkeyPatch) -> SwindlerPolicy:
        policy = SwindlerPolicy(find("swindler"))
        policy.weights = tuned()
        change(policy.weights)
        return policy

    return changed


def alike(weights: Weights) -> None:
    weights.thieves = floats([0.0] * 6)


def no_use_for_cards(weights: Weights) -> None:
    weights.hired = floats([0.0] * 5)


def worthless_coins(weights: Weights) -> None:
    weights.coin = 0.0


def nothing_to_keep(weights: Weights) -> None:
    weights.keep = floats([0.0] * 14)


def of_swindler(*frames: str) -> Iterable[tuple[State, int]]:
    """Moments of games in some frames."""
    for seats in (2, 3, 4):
        for seed in range(5):
            for s, seat in moments("swindler", seats, seed, moves=600):
                assert s.stack is not None
                if type(s.stack.frame).__name__ in frames:
                    yield s, seat


@pytest.mark.parametrize(
    ("names", "frame", "change"),
    [
        ({"thief"}, "Choosing", alike),
        ({"cards"}, "Hiring", no_use_for_cards),
        ({"coins"}, "Hiring", worthless_coins),
        ({"keep"}, "Window", nothing_to_keep),
    ],
)
def test_in_swindler(names: set[str], frame: str, change: Callable[[Weights], None]) -> None:
    assert checked("swindler", names, of_swindler(frame), lighter(change), most=8)


def test_in_swindler_a_bet_is_one_because_it_pays() -> None:
    def unpaid(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(accomplices, "BET_POINTS", 0)

    assert checked("swindler", {"bet"}, of_swindler("Window"), unpaid, most=3)
