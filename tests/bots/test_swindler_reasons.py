"""swindler/policy/reasons.py: the parts of what a choice is worth add up to it, and what they say is true."""

from __future__ import annotations

from typing import cast

import pytest

from cutpurse import Match
from cutpurse.bots.hints import hint
from cutpurse.bots.levels import LEVELS, policy_of
from cutpurse.bots.search.policy import Feature, keys_of
from cutpurse.games.swindler.pieces import DECIDE, DRAW_ON, ENOUGH
from cutpurse.games.swindler.rules.turn import RESERVING, STEALING
from cutpurse.games.swindler.state import Swindler
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.codec import pack_state
from cutpurse.kernel.core import State
from cutpurse.kernel.game import find
from cutpurse.kernel.match import shown
from cutpurse.kernel.play import step
from cutpurse.kernel.sets import index
from cutpurse.terminal.games.swindler.screen import SwindlerScreen
from cutpurse.texts import Texts
from tests.bots.moments import moments

GAME = find("swindler")
STOP = int(DECIDE.first + index(ENOUGH))
DRAW = int(DECIDE.first + index(DRAW_ON))


def told(features: list[Feature]) -> list[tuple[str, float, dict[str, str | int]]]:
    """Features as they can be compared."""
    return [(feature.name, feature.value, feature.facts) for feature in features]


@pytest.mark.parametrize("seats", GAME.seats)
def test_features_add_up_to_scores_in_a_state_as_in_a_view(seats: int) -> None:
    policy = policy_of(GAME)
    frames: set[str] = set()
    for s, seat in moments("swindler", seats, seed=10 + seats, every=2):
        assert s.stack is not None
        view, keys = GAME.redact(s, seat), keys_of(s, seat)
        scores = policy.scores(s, seat, keys)
        known = [told(policy.features(view, seat, key)) for key in keys]
        assert [told(policy.features(s, seat, key)) for key in keys] == known
        assert [sum(value for _, value, _ in parts) for parts in known] == pytest.approx(scores, abs=1e-6)
        frames.add(type(s.stack.frame).__name__)
    assert {"Reserving", "Stealing", "Acting", "Hiring"} <= frames


def test_asking_leaves_the_position_alone_and_does_not_remember_an_older_one() -> None:
    policy = policy_of(GAME)
    for s, seat in moments("swindler", 3, seed=5, every=6):
        before, keys = pack_state(s), keys_of(s, seat)
        found = [told(policy.features(s, seat, key)) for key in keys]
        assert pack_state(s) == before
        assert found == [told(policy_of(GAME).features(s, seat, key)) for key in reversed(keys)][::-1]
        moved = s.clone()
        step(moved, seat, policy.pick(moved, seat, Chance(0)), Chance(1))
        policy.features(moved, moved.turn, keys_of(moved, int(moved.turn))[0])
        assert found == [told(policy.features(s, seat, key)) for key in keys]


def steals(seats: int, seed: int) -> list[tuple[State, int]]:
    """Moments of a game at which a thief draws or stops."""
    return [(s.clone(), seat) for s, seat in moments("swindler", seats, seed) if s.stack and s.stack.frame is STEALING]


def test_of_a_skull_it_says_what_it_takes() -> None:
    policy = policy_of(GAME)
    found = 0
    for s, seat in steals(3, 1) + steals(2, 2):
        seen = shown(GAME, GAME.redact(s, seat), seat)
        colour, inside = seen["steal"]["bag"], seen["bags"][seen["steal"]["bag"]]
        tiles = [tile for tile in seen["steal"]["fresh"] + seen["steal"]["rest"] if tile["colour"] == colour]
        skull = next(part for part in policy.features(s, seat, STOP) if part.name == "skull")
        chance = inside["skulls"] / (inside["skulls"] + len(inside["tiles"]))
        assert (skull.facts["percent"], skull.facts["count"]) == (round(100 * chance), len(tiles))
        assert all(part.value <= 0 for part in policy.features(s, seat, DRAW) if part.name == "skull")
        found += 1
    assert found > 10


def test_the_best_bag_lacks_nothing_beside_itself() -> None:
    policy = policy_of(GAME)
    found = 0
    for s, seat in moments("swindler", 4, seed=2, every=3):
        if s.stack is None or s.stack.frame is not RESERVING:
            continue
        bags = [parts for key in keys_of(s, seat) if (parts := policy.features(s, seat, key))[0].name == "bag-orders"]
        assert any(all(part.value == 0 for part in parts) for parts in bags)
        found += 1
    assert found > 5


TELLING = {"order", "bag-orders", "tiles", "skull", "bet"}  # features that speak of what the bags decide


@pytest.mark.parametrize("language", ["en", "de"])
def test_reasons_tell_odds_where_the_table_shows_them_and_none_where_it_hides_them(language: str) -> None:
    screen = SwindlerScreen(Texts(language), ["Ada", "Bo", "Cem"])
    policy = policy_of(GAME)
    telling: set[str] = set()
    for s, seat in moments("swindler", 3, seed=6, every=4):
        table = cast(Swindler, s.clone())
        parts: list[list[Feature]] = []
        for table.odds in (1, 0):
            view = GAME.redact(table, seat)
            parts.append([part for key in keys_of(view, seat) for part in policy.features(view, seat, key)])
        for told, hidden in zip(*parts, strict=True):
            assert (told.name, told.value) == (hidden.name, hidden.value)
            if not told.name:
                continue
            assert "percent" not in hidden.facts
            assert screen.reason(hidden)
            assert "%" not in screen.reason(hidden)
            if "percent" in told.facts and f"{told.facts['percent']} %" in screen.reason(told):
                telling.add(told.name)
    assert telling == TELLING


def test_a_hint_at_a_table_that_hides_the_odds_names_no_figure_of_them() -> None:
    facts: dict[str, set[str]] = {}
    for odds in ("shown", "hidden"):
        match = Match("swindler", seats=2, seed=3, options={"thieves": "off", "odds": odds})
        facts[odds] = set()
        for n in range(40):
            seat = match.actors()[0]
            best = hint(GAME, match.known(seat), seat, match.seen_this_round(seat), seed=n, level=LEVELS[3])[0]
            facts[odds] |= set(best.reason.facts if best.reason else ())
            match.play(seat, best.command)
    assert "percent" in facts["shown"]
    assert "told" in facts["hidden"]
    assert "percent" not in facts["hidden"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Order 2 brings you 4 points and gets you one order further.", "Bo would miss this: red ring."]),
        (
            "de",
            ["Auftrag 2 bringt dir 4 Punkte, und du bist einen Auftrag weiter.", "Das würde Bo fehlen: roter Ring."],
        ),
    ],
)
def test_the_terminal_says_it_in_words(language: str, words: list[str]) -> None:
    screen = SwindlerScreen(Texts(language), ["Ada", "Bo"])
    deals = Feature("deals", 5.5, {"order": 2, "points": 4, "more": 0})
    missed = Feature("missed", 0.5, {"tiles": "red ring", "seat": 1})
    assert [screen.reason(deals), screen.reason(missed)] == words
