"""Every policy: what it picks is legal and follows from what its seat knows, never from the rest of a state."""

from __future__ import annotations

import pytest

from cutpurse.bots.levels import policy_of
from cutpurse.bots.search.policy import CERTAIN, RulesPolicy, keys_of
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import CLOCK
from cutpurse.kernel.game import find
from cutpurse.kernel.manifest import find_manifest, names
from cutpurse.kernel.play import actors, step

WITH_POLICY = [name for name in names() if find_manifest(name).policy]
MOVES = 400  # of each game: enough for whole rounds of all


def settings() -> list[tuple[str, int]]:
    return [(name, seats) for name in WITH_POLICY for seats in find(name).seats]


@pytest.mark.parametrize(("name", "seats"), settings())
def test_a_policy_picks_a_legal_move_and_the_same_one_when_it_sees_everything(name: str, seats: int) -> None:
    game, chance = find(name), Chance(seats)
    policy = policy_of(game)
    s = game.blank(seats, game.complete_settings(None))
    game.setup(s, chance)
    for n in range(MOVES):
        if s.stack is None:
            break
        for seat in actors(s):
            if seat == CLOCK:
                continue
            view = game.redact(s, seat)
            picked = int(policy.pick(view, seat, Chance(n)))
            assert picked in keys_of(s, seat)
            assert picked == int(policy.pick(s, seat, Chance(n))), f"move {n}: seat {seat} looks at what is hidden"
        seat = int(s.turn)
        keys = keys_of(s, seat)
        usual = seat != CLOCK and chance.below(4) > 0
        step(s, seat, policy.pick(s, seat, chance) if usual else keys[chance.below(len(keys))], chance)


@pytest.mark.parametrize(("name", "seats"), settings())
def test_the_worth_of_moves_follows_from_what_a_seat_knows_and_the_pick_is_among_the_best(
    name: str, seats: int
) -> None:
    game, chance = find(name), Chance(seats)
    policy = policy_of(game)
    s = game.blank(seats, game.complete_settings(None))
    game.setup(s, chance)
    best = asked = 0
    for n in range(MOVES // 2):
        if s.stack is None:
            break
        seat = int(s.turn)
        keys = keys_of(s, seat)
        if seat != CLOCK and len(keys) > 1:
            worth = policy.scores(game.redact(s, seat), seat, keys)
            assert worth == policy.scores(s, seat, keys)
            assert len(worth) == len(keys)
            asked += 1
            best += worth[keys.index(int(policy.pick(s, seat, Chance(n))))] >= max(worth) - 1e-9
        step(s, seat, keys[0] if seat == CLOCK else policy.pick(s, seat, chance), chance)
    assert best > 0.9 * asked  # a pick may look further than the worth of one move


@pytest.mark.parametrize(("name", "seats"), settings())
def test_chances_to_win_are_shared_among_all_seats_and_certain_at_the_end(name: str, seats: int) -> None:
    game, chance = find(name), Chance(seats)
    policy = policy_of(game)
    s = game.blank(seats, game.complete_settings(None))
    game.setup(s, chance)
    assert CERTAIN - seats <= sum(policy.payoffs(s)) <= CERTAIN
    for _ in range(60):  # horizons, until the game ends
        if s.stack is None:
            break
        policy.playout(s, 0, chance)
        assert CERTAIN - seats <= sum(policy.payoffs(s)) <= CERTAIN
    if s.stack is None:
        outcome = game.outcome(s)
        assert outcome is not None
        assert [p for p in range(seats) if policy.payoffs(s)[p]] == outcome.winners


@pytest.mark.parametrize("name", names())
def test_a_game_with_nothing_but_rules_is_played_out_at_random(name: str) -> None:
    game, chance = find(name), Chance(1)
    policy = RulesPolicy(game)
    s = game.blank(game.seats[0], game.complete_settings(None))
    game.setup(s, chance)
    assert policy.playout(s, 0, chance) > 0


@pytest.mark.parametrize(("name", "seats"), settings())
def test_who_thinks_ahead_also_picks_a_legal_move_that_follows_from_what_the_seat_knows(name: str, seats: int) -> None:
    game, chance = find(name), Chance(seats)
    policy = policy_of(game)
    s = game.blank(seats, game.complete_settings(None))
    game.setup(s, chance)
    for n in range(MOVES // 8):
        if s.stack is None:
            break
        seat = int(s.turn)
        keys = keys_of(s, seat)
        if seat == CLOCK:
            step(s, seat, keys[0], chance)
            continue
        picked = int(policy.think_ahead(game.redact(s, seat), seat, Chance(n)))
        assert picked in keys
        assert picked == int(policy.think_ahead(s, seat, Chance(n))), f"move {n}: seat {seat} looks at what is hidden"
        step(s, seat, keys[chance.below(len(keys))] if chance.below(4) == 0 else picked, chance)
