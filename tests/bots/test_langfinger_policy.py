"""The policy of Langfinger beyond the usual table: other options, a set with far more on the table, and its horizon."""

from __future__ import annotations

import re

import pytest

from cutpurse.bots.langfinger.policy import KEPT_LOOT, LangfingerPolicy
from cutpurse.bots.search.policy import keys_of
from cutpurse.games.langfinger import GAME
from cutpurse.games.langfinger.components import components
from cutpurse.games.langfinger.state import STASHED, Langfinger
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import CLOCK, State
from cutpurse.kernel.play import step
from tests.games.langfinger.positions import town


def crowded() -> str:
    """Our set with as much on the table as a file may ask for, and a single back for each lock."""
    text = components()
    for place, most in (("villa", 8), ("museum", 8), ("harbour", 10)):
        text = re.sub(rf"^{place} = \d+", f"{place} = {most}", text, flags=re.MULTILINE)
    backs = {"chest": '["hammer"', "pillar": '["plan"', "safe": '["lockpick"', "showcase": '["pliers"'}
    for lock, tools in backs.items():
        text = re.sub(rf'(lock = "{lock}"\ntools = ).*', rf'\1{tools}, "blowtorch"]', text)
    return text


def picked(policy: LangfingerPolicy, s: Langfinger) -> int:
    """What the policy picks for whose turn it is, which must be legal and the same from what that seat knows."""
    seat = int(s.turn)
    view = GAME.redact(s, seat)
    key = int(policy.pick(s, seat, Chance(0)))
    assert key == int(policy.pick(view, seat, Chance(0)))
    keys = keys_of(s, seat)
    assert key in keys
    assert policy.scores(s, seat, keys) == policy.scores(view, seat, keys)
    return key


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"free_spaces": "on"}),
        (5, {"free_spaces": "on", "rogues": "random"}),
        (4, {"max_rounds": 2}),
        (3, {"components": crowded()}),
        (5, {"components": crowded(), "free_spaces": "on"}),
    ],
)
def test_it_plays_by_every_option_and_looks_at_nothing_hidden(seats: int, options: dict[str, object]) -> None:
    chance, policy = Chance(seats), LangfingerPolicy(GAME)
    s = GAME.blank(seats, GAME.complete_settings(options))
    GAME.setup(s, chance)
    for _ in range(250):
        if s.stack is None:
            break
        seat, key = int(s.turn), picked(policy, s)
        keys = keys_of(s, seat)
        step(s, seat, key if chance.below(4) else keys[chance.below(len(keys))], chance)
    assert int(s.round) > 1


def test_more_loot_than_it_plans_for_can_still_be_sold() -> None:
    loot = " ".join(f"L{n}" for n in range(11, 11 + KEPT_LOOT + 3))
    s = town("", "", villa="", museum="", harbour="F1 F5", loot=[loot], stones={"harbour": "0 0 0", "ruin": "1 1 1"})
    policy, chance = LangfingerPolicy(GAME), Chance(1)
    while int(s.round) == 2 and s.stack is not None:
        step(s, int(s.turn), picked(policy, s), chance)
    assert int(s.cells[STASHED]) < KEPT_LOOT + 3


def test_a_playout_ends_with_the_round() -> None:
    policy, chance = LangfingerPolicy(GAME), Chance(3)
    s = GAME.blank(3, GAME.complete_settings(None))
    GAME.setup(s, chance)
    policy.playout(s, 0, chance)
    assert int(s.round) == 2  # the rogues were chosen, and the first round played
    policy.playout(s, 0, chance)
    assert int(s.round) == 3


# --- reasons ---
def parts(policy: LangfingerPolicy, s: State, seat: int, key: int) -> list[tuple[str, float, dict[str, str | int]]]:
    """The features of a move, to be compared."""
    return [(part.name, part.value, part.facts) for part in policy.features(s, seat, key)]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"rogues": "choose"}),
        (3, {"free_spaces": "on"}),
        (4, {}),
        (5, {"max_rounds": 2}),
        (4, {"components": crowded(), "free_spaces": "on"}),
    ],
)
def test_features_add_up_to_scores_and_look_at_nothing_hidden(seats: int, options: dict[str, object]) -> None:
    chance, policy = Chance(seats), LangfingerPolicy(GAME)
    s = GAME.blank(seats, GAME.complete_settings(options))
    GAME.setup(s, chance)
    seen: set[str] = set()
    for _ in range(150):
        if s.stack is None:
            break
        seat = int(s.turn)
        keys = keys_of(s, seat)
        if seat != CLOCK:
            view = GAME.redact(s, seat)
            for key, score in zip(keys, policy.scores(s, seat, keys), strict=True):
                found = parts(policy, s, seat, key)
                assert found == parts(policy, view, seat, key)
                assert sum(value for _, value, _ in found) == pytest.approx(score, abs=1e-6)
                names = [name for name, _, _ in found]
                assert len(set(names)) == len(names), "or reasons would mix them up"
                seen |= set(names)
        key = int(policy.pick(s, seat, chance)) if seat != CLOCK and chance.below(4) else keys[chance.below(len(keys))]
        step(s, seat, key, chance)
    assert seen >= {"tools", "take", "discard", "chest", "loot", "luck", "race", "stash", "sale", "rob", "paid"}


def test_whoever_asks_why_does_not_change_what_is_picked() -> None:
    chance, asked, fresh = Chance(1), LangfingerPolicy(GAME), LangfingerPolicy(GAME)
    s = GAME.blank(4, GAME.complete_settings(None))
    GAME.setup(s, chance)
    for _ in range(100):
        seat = int(s.turn)
        keys = keys_of(s, seat)
        if seat == CLOCK:
            step(s, seat, keys[chance.below(len(keys))], chance)
            continue
        for key in keys:
            asked.features(s, seat, key)
        assert asked.scores(s, seat, keys) == fresh.scores(s, seat, keys)
        step(s, seat, asked.pick(s, seat, chance), chance)
