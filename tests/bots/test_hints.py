"""hints.py: the best moves of a seat by what it knows, what they may bring, and reasons that the numbers bear out."""

from __future__ import annotations

import random
import time

import pytest
from mypy_extensions import i64

import cutpurse
from cutpurse.bots.hints import ADVISER, MOST, SEARCH, Adviser, HintedMove, hint, outcome, reason
from cutpurse.bots.levels import policy_of
from cutpurse.bots.player import Player
from cutpurse.bots.search.compare import Tried
from cutpurse.bots.search.policy import Feature, Policy, keys_of
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.codec import pack_state
from cutpurse.kernel.core import Seat, State, View
from cutpurse.kernel.game import find
from cutpurse.kernel.manifest import find_manifest, names
from cutpurse.kernel.match import shown
from cutpurse.kernel.sets import COMPILED
from cutpurse.terminal.games.gaunerbande.screen import GaunerbandeScreen
from cutpurse.texts import Texts
from tests.bots.moments import MOVES, moments

QUICK = ADVISER._replace(playouts=60 if COMPILED else 720, seconds=0.0)  # as many, and the same again
WITH_POLICY = [name for name in names() if find_manifest(name).policy]
GAUNERBANDE = "gaunerbande"


# --- reasons ---
def dishonest(policy: Policy, view: View, seat: int) -> str:
    """What is wrong with features: they must add up to the score of each move, in which nothing else counts.

    That a move really is worth less without the cause of a feature, `test_reason_causes` tries out.
    """
    keys = keys_of(view, seat)
    for score, key in zip(policy.scores(view, seat, keys), keys, strict=True):
        parts = policy.features(view, seat, key)
        if abs(score - sum(part.value for part in parts)) > 1e-6:
            return f"the features {[part.name for part in parts]} do not add up to the score {score}"
    return ""


@pytest.mark.parametrize("game", WITH_POLICY)
def test_the_features_of_a_move_add_up_to_its_score(game: str) -> None:
    policy = policy_of(find(game))
    for seats in find(game).seats[:2]:
        for s, seat in moments(game, seats, seed=seats):
            assert dishonest(policy, find(game).redact(s, seat), seat) == ""


class Boastful(Policy):
    """A policy that gives a reason which its scores know nothing of."""

    def __init__(self, real: Policy) -> None:
        super().__init__(real.game)
        self.real = real

    def scores(self, s: State, seat: Seat, keys: list[int]) -> list[float]:
        return self.real.scores(s, seat, keys)

    def features(self, s: State, seat: Seat, key: i64) -> list[Feature]:
        lucky = Feature("lucky", 100.0 if key % 2 else 0.0, {})
        return [*self.real.features(s, seat, key), lucky]


def test_a_planted_reason_is_found_out() -> None:
    policy = Boastful(policy_of(find(GAUNERBANDE)))
    found = 0
    for s, seat in moments(GAUNERBANDE, 4, seed=1, every=10):
        view = find(GAUNERBANDE).redact(s, seat)
        for key in keys_of(view, seat):
            told = reason(policy, view, seat, key)
            if told is not None and told.name == "lucky":
                found += 1
                assert "do not add up" in dishonest(policy, view, seat)
    assert found > 10


def test_a_reason_that_holds_for_every_move_is_none() -> None:
    class Even(Policy):
        def scores(self, s: State, seat: Seat, keys: list[int]) -> list[float]:
            return [5.0 + key % 3 for key in keys]

        def features(self, s: State, seat: Seat, key: i64) -> list[Feature]:
            return [Feature("same", 5.0, {}), Feature("own", float(int(key % 3)), {})]

    match = cutpurse.Match(GAUNERBANDE, 4, seed=1)
    policy, view = Even(match.game), match.known(0)
    told = [reason(policy, view, 0, key) for key in keys_of(view, 0)]
    assert {feature.name for feature in told if feature} == {"own"}
    assert None in told


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", WITH_POLICY)
def test_every_reason_has_words(game: str, language: str) -> None:
    policy, texts = policy_of(find(game)), Texts(language)
    for seats in find(game).seats:
        for s, seat in moments(game, seats, seed=3):
            view = find(game).redact(s, seat)
            for key in keys_of(view, seat):
                for feature in policy.features(view, seat, key):
                    if not feature.name:
                        continue
                    facts = {**feature.facts, "named": "yes" if "seat" in feature.facts else "no", "who": "Mona"}
                    assert texts.say(f"{game}-reason-{feature.name}", **facts)


def test_of_the_politician_it_says_who_has_him() -> None:
    game = find(GAUNERBANDE)
    policy = policy_of(game)
    named = 0
    for seed in range(6):
        for s, seat in moments(GAUNERBANDE, 4, seed):
            view = game.redact(s, seat)
            for key in keys_of(view, seat):
                for feature in policy.features(view, seat, key):
                    if feature.name in ("caught", "flush") and feature.value and "seat" in feature.facts:
                        holder = feature.facts["seat"]
                        assert isinstance(holder, int)
                        assert "r10" in shown(game, game.redact(s, holder), holder)["hand"]
                        named += 1
    assert named


# --- what search found out ---
@pytest.mark.parametrize("game", WITH_POLICY)
def test_no_feature_is_told_of_a_move_that_the_policy_thinks_less_of_than_of_its_own(game: str) -> None:
    policy, trials = policy_of(find(game)), 0
    for s, seat in moments(game, find(game).seats[-1], seed=8, every=6):
        view = find(game).redact(s, seat)
        if not policy.searchable(view):
            continue
        keys = keys_of(view, seat)
        scores = dict(zip(keys, policy.scores(view, seat, keys), strict=True))
        own = scores[int(policy.pick(view, seat, Chance(1)))]
        for move in hint(find(game), view, seat, seed=1, level=QUICK):
            assert move.reason is not None or move.chance is None
            if move.reason is None:
                continue
            told_of_search = move.reason.name.startswith(SEARCH)
            trials += told_of_search
            if scores[move.command.key] < own - 1e-6:
                assert told_of_search
            if not told_of_search:
                features = policy.features(view, seat, move.command.key)
                assert move.reason.name in {feature.name for feature in features}
    assert trials


def tried(key: int, *gains: float) -> Tried:
    """A move that brought so much more than the policy's in each world."""
    move = Tried(key)
    move.times = len(gains)
    move.gain = sum(gains)
    move.gain_squares = sum(gain * gain for gain in gains)
    return move


@pytest.mark.parametrize(
    ("gains", "said"),
    [
        ([0.2, 0.3, 0.2, 0.3], "search-better"),
        ([0.9, -0.6, 0.8, -0.7], "search-alike"),
        ([0.0, 0.0, 0.0, 0.0], "search-alike"),
        ([-0.2, -0.3, -0.2, -0.3], "search-worse"),
    ],
)
def test_a_move_did_better_than_another_only_by_more_than_chance_explains(gains: list[float], said: str) -> None:
    commands = {command.key: command for command in find(GAUNERBANDE).commands.values()}
    one, other = commands[0], commands[1]
    why = outcome(tried(one.key, *gains), tried(other.key, 0.0, 0.0, 0.0, 0.0), commands)
    assert (why.name, why.facts) == (said, {"worlds": 4, "move": other.notation})
    assert why.value == pytest.approx(sum(gains) / 4)


def test_of_the_best_move_it_says_so_where_no_one_thing_speaks_for_it() -> None:
    move = tried(0, 0.0, 0.0, 0.0, 0.0)
    why = outcome(move, move, {})
    assert (why.name, why.facts) == ("search-best", {"worlds": 4})


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            ["In 60 trial runs it did better than “play g4”.", "No single reason stands out, but in 60 trial runs it"],
        ),
        ("de", ["In 60 Probeläufen brachte das mehr als „play g4“.", "Nichts Einzelnes spricht dafür, aber in 60 Pr"]),
    ],
)
def test_the_terminal_names_the_other_move_as_it_is_typed(language: str, said: list[str]) -> None:
    screen = GaunerbandeScreen(Texts(language), ["Ada", "Bob", "Cleo", "Dan"])
    better = Feature("search-better", 0.1, {"worlds": 60, "move": "play g4"})
    best = Feature("search-best", 0.0, {"worlds": 60})
    assert [screen.reason(why)[: len(text)] for why, text in zip((better, best), said, strict=True)] == said


# --- moves and numbers ---
def same(one: list[HintedMove], other: list[HintedMove]) -> bool:
    """Whether two hints say the same."""

    def told(move: HintedMove) -> tuple[object, ...]:
        why = None if move.reason is None else (move.reason.name, move.reason.value, move.reason.facts)
        return str(move.command), move.chance, move.spread, why

    return [told(move) for move in one] == [told(move) for move in other]


@pytest.mark.parametrize("name", names())
def test_a_hint_has_up_to_three_legal_moves_the_best_first(name: str) -> None:
    game = find(name)
    for s, seat in moments(name, game.seats[0], seed=2, every=12):
        moves = hint(game, game.redact(s, seat), seat, seed=1, level=QUICK)
        assert 1 <= len(moves) <= MOST
        assert {move.command.key for move in moves} <= set(keys_of(s, seat))
        assert len({move.command.key for move in moves}) == len(moves)
        for move in moves:
            assert move.chance is None or 0 <= move.chance <= 1


@pytest.mark.parametrize("name", names())
def test_a_hint_follows_from_what_the_seat_knows_and_the_seed(name: str) -> None:
    game = find(name)
    match, players = cutpurse.Match(name, game.seats[-1], seed=4), random.Random(4)
    hidden = looked_back = 0
    for n in range(MOVES):
        if match.outcome is not None:
            break
        seat = match.actors()[0]
        if n % 12 == 0 and len(match.options(seat)) > 1:
            view, seen = match.known(seat), match.seen_this_round(seat)
            world = game.sampler(view, seat).world(Chance(5))
            hidden += pack_state(world) != pack_state(match.state)
            looked_back += bool(seen)
            one = hint(game, view, seat, seen, seed=7, level=QUICK)
            assert same(one, hint(game, game.redact(world, seat), seat, list(seen), seed=7, level=QUICK))
        match.play(seat, players.choice(match.options(seat)))
    assert looked_back
    assert hidden, "or the worlds are the same, and this proves nothing"


def test_the_adviser_plays_the_first_of_its_moves_from_json_too() -> None:
    match = cutpurse.Match(GAUNERBANDE, 4, seed=5)
    adviser = Adviser(3, match.game, QUICK)
    command = Player(match.game, adviser).choose(match.view(2), 2)
    assert command == adviser.hinted[0].command
    seen = match.seen_this_round(2)
    assert same(adviser.hinted, hint(match.game, match.known(2), 2, seen, seed=3, level=QUICK))


def test_a_seat_without_a_choice_is_told_its_only_move() -> None:
    match = cutpurse.Match(GAUNERBANDE, 4, seed=1)
    greedy = cutpurse.bot("greedy", GAUNERBANDE)
    while len(match.options(match.actors()[0])) > 1:
        match.play(match.actors()[0], greedy.choose(match, match.actors()[0]))
    seat = match.actors()[0]
    [move] = hint(match.game, match.known(seat), seat, level=QUICK)
    assert (move.command, move.chance, move.reason) == (match.options(seat)[0], None, None)


def test_in_a_rummage_the_hint_comes_at_once() -> None:
    game = find("midnight-exchange")
    for s, seat in moments(game.name, 3, seed=1):
        if s.stack is not None and s.stack.frame.pace(s) is not None:
            view, began = game.redact(s, seat), time.perf_counter()
            [move] = hint(game, view, seat)
            assert time.perf_counter() - began < 0.5
            assert move.command.key in keys_of(s, seat)
            assert move.chance is None
            return
    raise AssertionError("there was no rummage")


@pytest.mark.skipif(not COMPILED, reason="as Python it has as much time, and finds out less in it")
@pytest.mark.parametrize("game", WITH_POLICY)
def test_a_hint_comes_within_a_second(game: str) -> None:
    for s, seat in moments(game, find(game).seats[-1], seed=6, every=20):
        began = time.process_time()
        hint(find(game), find(game).redact(s, seat), seat)
        assert time.process_time() - began < 1.0
