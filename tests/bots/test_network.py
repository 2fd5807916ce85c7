"""Networks: what they see is what the seat sees, their sums are right, and what they choose can be played."""

from __future__ import annotations

import json
import zlib
from array import array

import pytest

from benchmarks.network.network import ONE, Network, Weights, standing
from benchmarks.network.observation import Observer
from benchmarks.network.player import NetworkBot, read
from cutpurse import Match, games
from cutpurse.bots.levels import policy_of
from cutpurse.bots.search.policy import keys_of
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.game import find
from tests.bots.test_level_bots import positions

SHIFT = 4  # of the small network below: 1 is written as 16


def small() -> Network:
    """Two inputs, one neuron in each layer, two moves; and how far to believe the policy."""
    one = 1 << SHIFT
    weights = Weights(
        {"hand:g4": 0, "points": 1}, [1, 10], [one, -one], [0], [one], [0], [one, -one, 0, 0], [0, 0, 8, 4]
    )
    return Network(weights, SHIFT)


def test_a_network_adds_up_what_is_seen_and_forgets_what_lies_below_nothing() -> None:
    network = small()
    assert list(network.hidden({"hand:g4": 1})) == [ONE]
    assert list(network.hidden({"hand:g4": 1, "points": 5})) == [ONE // 2]
    assert list(network.hidden({"points": 10})) == [0]
    assert list(network.hidden({"hand:g4": 1, "never seen before": 3})) == [ONE]


def test_a_network_believes_the_policy_as_far_as_it_has_learned() -> None:
    network = small()
    first, second = network.worths({"hand:g4": 1}, [0, 1], [2.0, 2.0], usual=1)
    assert first - second == 2 * (ONE << SHIFT) * ONE - 4 * ONE
    first, second = network.worths({}, [0, 1], [2.0, 0.0], usual=0)
    assert first - second == 4 * ONE + 8 * 2 * ONE  # the other lies two deviations below


def test_standings_are_deviations_below_the_best_and_not_too_many() -> None:
    assert list(standing([3.0, 3.0])) == [0, 0]
    assert list(standing([0.0] * 99 + [100.0])) == [-4 * ONE] * 99 + [0]


def test_a_file_holds_what_was_written() -> None:
    head = {
        "inputs": ["hand:g4", "points"],
        "divisors": [1, 10],
        "shift": SHIFT,
        "first_bias": [0],
        "second_bias": [0],
        "move_bias": [0, 0, 8, 4],
        "sizes": {"first": 2, "second": 1, "moves": 4},
    }
    body = array("h", [16, -16, 16, 16, -16, 0, 0]).tobytes()
    network = read(zlib.compress(json.dumps(head).encode() + b"\n" + body))
    for seen in ({"hand:g4": 1}, {"points": 3, "hand:g4": 2}):
        asked = (seen, [0, 1], [1.0, 0.0], 0)
        assert network.worths(*asked) == small().worths(*asked)


@pytest.mark.parametrize("game", games())
def test_what_a_seat_observes_is_the_same_in_every_world_that_it_cannot_tell_apart(game: str) -> None:
    observer = Observer(find(game))
    for match, seat in positions(game, 3, every=13, many=6):
        table, view = match.game, match.known(seat)
        world = table.sampler(view, seat).world(Chance(seat))
        assert observer.observe(table.redact(world, seat), seat) == observer.observe(view, seat)


def test_everybody_sees_the_table_from_their_own_side() -> None:
    match = Match("gaunerbande", seats=4, seed=7)
    observer = Observer(match.game)
    for seat in range(4):
        view, seen = match.view(seat), observer.observe(match.known(seat), seat)
        assert {name.removeprefix("hand:") for name in seen if name.startswith("hand:")} == set(view["hand"])
        assert seen[f"receivers+0=+{(view['receivers'][seat] - seat) % 4}"] == 1


def test_pieces_are_counted_and_places_told_apart() -> None:
    match = Match("langfinger", seats=3, seed=1)
    seen = Observer(match.game).observe(match.known(0), 0)
    view = match.view(0)
    tools = [name.removeprefix("hand:") for name, many in seen.items() if name.startswith("hand:") for _ in range(many)]
    assert sorted(tools) == sorted(view["hand"])
    assert {f"villa.{n}.lock={card['lock']}" for n, card in enumerate(view["villa"]) if card} <= set(seen)


def believing(game: str, key: int = -1) -> Network:
    """A network that saw nothing: it believes the policy, and likes one move still better."""
    commands = sum(len(menu.commands) for menu in find(game).menus)
    biases = [2 * ONE * (number == key) for number in range(commands)] + [0, ONE]
    return Network(Weights({}, [], [], [0], [0], [0], [0] * (commands + 2), biases), SHIFT)


@pytest.mark.parametrize("game", games())
def test_a_bot_that_learned_nothing_plays_as_the_policy_and_one_that_likes_a_move_plays_it(game: str) -> None:
    table = find(game)
    searched = 0
    for match, seat in positions(game, 3, every=7, many=8):
        view = match.known(seat)
        usual = int(policy_of(table).pick(view, seat, Chance(0)))
        assert NetworkBot(0, table, believing(game)).choose(view, seat).key == usual
        if policy_of(table).searchable(view):
            liked = keys_of(view, seat)[-1]
            assert NetworkBot(0, table, believing(game, liked)).choose(view, seat).key == liked
            searched += 1
    assert searched or game == "midnight-exchange"  # which begins with a rummage
