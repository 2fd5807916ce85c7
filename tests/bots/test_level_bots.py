"""Levels 1 to 8 as bots: legal, the same again with the same seed, within their time, and knowing what a seat knows."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from cutpurse import Match
from cutpurse.bots import bot
from cutpurse.bots.levels import LEVELS, REACTION, Level, LevelBot, PolicyBot, policy_of
from cutpurse.bots.player import LEVEL_NAMES, Player
from cutpurse.bots.search.compare import Findings, Tried
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Event, View
from cutpurse.kernel.game import find, games
from cutpurse.kernel.manifest import find_manifest
from cutpurse.kernel.play import asked_at_once
from cutpurse.kernel.sets import COMPILED
from tests.bots.moments import moments

FEW = 24  # playouts
# At random, a game of Swindler takes as long as all other tests, unless it is compiled.
SEARCHED = [
    (name, game) for game in games() for name in LEVEL_NAMES if name < "4" or COMPILED or find_manifest(game).policy
]
MOST = 2.0  # seconds of a processor, for any choice
LONGER = 1.5  # times its own seconds that a level may take,
SLACK = 0.3 if COMPILED else 0.5  # and so many seconds beside its search


def as_python(*values: Any) -> Any:
    """A case that runs also where nothing is compiled."""
    return pytest.param(*values, marks=pytest.mark.plain, id="-".join(["python", *map(str, values)]))


def by_playouts(name: str, game: str, seed: int) -> Player:
    """A bot of a level that counts its playouts and not the time; so few that a test can wait for it."""
    level = LEVELS[int(name) - 1]
    quick = level._replace(playouts=min(FEW, level.playouts), seconds=0.0)
    return Player(find(game), LevelBot(seed, find(game), quick))


def positions(game: str, seats: int, every: int, many: int) -> Iterator[tuple[Match, int]]:
    """Some positions of a game, and a seat that is to move there."""
    match, mover = Match(game, seats, seed=4), bot("random", game, seed=8)
    for n in range(every * many):
        acting = [seat for seat in match.actors() if seat >= 0]  # the clock has no bot
        if not acting:
            return
        seat = acting[n % len(acting)]
        if n % every == every - 1:
            yield match, seat
        match.play(seat, mover.choose(match, seat))


@pytest.mark.parametrize(("name", "game"), [*SEARCHED, *[as_python("8", game) for game in games()]])
def test_a_level_chooses_the_same_from_a_match_and_its_json_and_again_with_the_same_seed(name: str, game: str) -> None:
    for match, seat in positions(game, 3, every=11, many=3):
        chosen = by_playouts(name, game, seed=5).choose(match, seat)
        assert chosen in match.options(seat)
        assert by_playouts(name, game, seed=5).choose(match.view(seat), seat) == chosen
        assert by_playouts(name, game, seed=5).choose(match, seat) == chosen


@pytest.mark.parametrize(("name", "game"), SEARCHED)
def test_a_choice_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(name: str, game: str) -> None:
    for match, seat in positions(game, 3, every=13, many=3):
        table, view, seen = match.game, match.known(seat), match.seen_this_round(seat)
        world = table.sampler(view, seat).world(Chance(seat))
        chosen = by_playouts(name, game, seed=5).choose(view, seat, seen)
        assert by_playouts(name, game, seed=5).choose(table.redact(world, seat), seat, seen) == chosen


@pytest.mark.parametrize(
    ("game", "many", "levels"),
    [*[(game, 5, LEVEL_NAMES) for game in games()], *[as_python(game, 2, "38") for game in games()]],
)
def test_a_choice_takes_no_more_of_a_processor_than_its_level_may(game: str, many: int, levels: Sequence[str]) -> None:
    rules = find(game)
    told = ((rules.redact(s, seat), seat) for s, seat in moments(game, 4, seed=3, every=9, moves=400))
    for view, seat in islice(filter(lambda known: policy_of(rules).searchable(known[0]), told), many):
        for name in levels:
            level = LEVELS[int(name) - 1]._replace(thinks=100)
            player = Player(rules, LevelBot(1, rules, level))
            began = time.process_time()
            player.choose(view, seat)
            took = time.process_time() - began
            assert took < min(MOST, LONGER * level.seconds + SLACK), f"level {name} took {took:.2f} s"


@pytest.mark.parametrize("game", games())
def test_a_level_that_could_go_on_for_ever_keeps_to_a_share_of_its_time_when_others_wait(game: str) -> None:
    rules = find(game)
    s, seat = next(
        (s, seat)
        for s, seat in moments(game, 4, seed=3, every=9, moves=400)
        if policy_of(rules).searchable(rules.redact(s, seat))
    )
    for share in (0.3, 0.1):
        patient = LevelBot(1, rules, LEVELS[7]._replace(playouts=10**6))
        patient.hurry(share)
        began = time.process_time()
        Player(rules, patient).choose(rules.redact(s, seat), seat)
        assert time.process_time() - began < LONGER * share * LEVELS[7].seconds + SLACK


@pytest.mark.parametrize("level", LEVELS[3:])
def test_a_level_searches_its_share_of_the_choices_and_plays_the_others_by_the_policy(level: Level) -> None:
    match, seat = next(positions("gaunerbande", 4, every=20, many=1))
    usual = PolicyBot(1, match.game).choose(match.known(seat), seat)
    searched: list[int] = []

    class Noted(LevelBot):
        def search(self, view: View, seat: int, seen: Sequence[Event[Any]]) -> Findings:
            searched.append(seat)
            return Findings(usual.key, [Tried(usual.key)], 0)

    noted = Noted(1, match.game, level)
    assert {noted.choose(match.known(seat), seat) for _ in range(400)} == {usual}
    assert len(searched) / 4 == pytest.approx(level.thinks, abs=6)


def test_a_level_in_a_hurry_plays_fewer_games_out() -> None:
    match, seat = next(positions("gaunerbande", 4, every=20, many=1))
    found = []
    for share in (1.0, 0.01):
        level = LevelBot(1, match.game, LEVELS[7]._replace(playouts=10**6, seconds=2.0))
        level.hurry(share)
        found.append(level.search(match.known(seat), seat, match.seen_this_round(seat)).playouts)
    assert found[1] < found[0]


def test_who_searches_takes_the_same_time_in_a_window_whatever_it_holds() -> None:
    took: dict[bool, list[float]] = {False: [], True: []}  # by whether there is anything but a pass
    match, mover = Match("swindler", 3, seed=4), bot("random", "swindler", seed=8)
    while min(len(times) for times in took.values()) < 3:
        for seat in match.actors():
            if asked_at_once(match.state, seat):
                player, began = bot("8", "swindler", seed=1), time.perf_counter()
                player.choose(match, seat, people_watch=True)
                took[len(match.options(seat)) > 1].append(time.perf_counter() - began)
        acting = match.actors()[0]
        match.play(acting, mover.choose(match, acting))
    assert all(time >= REACTION for times in took.values() for time in times)
    # A busy machine can only make it longer, so the shortest tells: with its usual time to think it would be a second.
    assert all(min(times) < 3 * REACTION for times in took.values())
