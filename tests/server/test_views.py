"""What lies between two positions: the views after each event, as they were, and told by what is new in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

import cutpurse
from cutpurse import Match, bot
from cutpurse.kernel.core import CLOCK, SPECTATOR, State, View
from cutpurse.kernel.game import find
from cutpurse.kernel.manifest import manifests, named
from cutpurse.kernel.match import shown, shown_to_all
from cutpurse.kernel.play import Entered, Left, fold
from cutpurse.table.messages import Told, encoder
from cutpurse.table.views import Shared, ShownViews, own_part, replay_steps, told_entries
from tests.games.view_faults import faults

MIDNIGHT_EXCHANGE = "midnight-exchange"
TYPES: dict[str, Any] = {manifest.name: named(manifest.view) for manifest in manifests()}
TABLES = [(name, seats) for name in cutpurse.games() for seats in find(name).seats]
MOVES = 140  # of a game, at most
EVERY = 7  # of them, one is looked at
AT_REST = ("actors", "options", "outcome")  # nobody acts between two positions, and nothing ends


class Move(NamedTuple):
    """A match after a move, and what was before it."""

    match: Match
    before: State
    since: int


def moves(name: str, seats: int) -> Iterator[Move]:
    """A random game, at every few moves. In Midnight Exchange greedy plays: at random, nobody has anything to trade."""
    luck = random.Random(f"{name} {seats}")
    match = Match(name, seats, seed=seats)
    players = [bot("greedy", name, seed=seat) for seat in range(seats)] if name == MIDNIGHT_EXCHANGE else []
    for n in range(MOVES):
        if not match.actors():
            break
        seat = luck.choice([seat for seat in match.actors() if seat != CLOCK] or [CLOCK])
        before, since = match.state, len(match.entries)
        if players and seat != CLOCK:
            match.play(seat, players[seat].choose(match, seat))
        else:
            match.play(seat, luck.choice(match.options(seat)))
        if n % EVERY == 0 or not match.actors():
            yield Move(match, before, since)


def plain(value: object) -> Any:
    """As a client reads it."""
    return msgspec.json.decode(encoder.encode(value))


def read_entries(match: Match, seat: int | None, since: int, shared: Shared | None = None) -> list[Told]:
    """The log from an entry on, as a client reads it."""
    return msgspec.json.decode(encoder.encode(told_entries(match, seat, since, shared)), type=list[Told])


def is_realtime(s: State) -> bool:
    """Whether everybody acts at once, faster than anything could be shown."""
    return s.stack is not None and s.stack.frame.pace(s) is not None


def seen(match: Match, s: State, seat: int | None, is_open: bool = False) -> dict[str, Any]:
    """A state as a viewer may see it between two positions."""
    known = View(s) if is_open else match.game.redact(s, SPECTATOR if seat is None else seat)
    view: dict[str, Any] = plain(shown(match.game, known, seat))
    return {key: value for key, value in view.items() if key not in AT_REST}


def followed(match: Match, before: State, told: list[Told], seat: int | None, is_open: bool = False) -> State:
    """The state after some entries; on the way, what was told of each event is compared with what it did."""
    s = before.clone()
    view = seen(match, s, seat, is_open)
    begun = False
    for entry in told:
        events = match.entries[entry.n].events
        for event, change in zip(events, plain(entry.changes or [None] * len(events)), strict=True):
            if isinstance(event, (Entered, Left)):
                assert change is None
            else:
                assert not begun or view == seen(match, s, seat, is_open), f"before {event}"
                assert change != {}
                begun = True
            if change is not None:
                assert [key for key, value in change.items() if view[key] == value] == [], f"{event} changed it not"
                view = {**view, **change}
                assert faults(TYPES[match.game.name], {**view, "actors": [], "options": [], "outcome": None}) == []
            event.apply(s)
    return s


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_events_changed_leads_through_the_views_that_were_really_there(name: str, seats: int) -> None:
    between = 0
    for match, before, since in moves(name, seats):
        shared = Shared(match, since, before)
        for seat in (0, seats - 1, None):
            told = read_entries(match, seat, since, shared)
            if is_realtime(before):
                assert [entry.changes for entry in told] == [None] * len(told)
                continue
            assert seen(match, followed(match, before, told, seat), seat) == seen(match, match.state, seat)
            between += sum(change is not None for entry in told for change in entry.changes or [])
    assert between > 0


@pytest.mark.parametrize("name", TYPES)
def test_what_changed_is_the_same_whether_the_view_before_is_remembered_or_made_again(name: str) -> None:
    between = 0
    for match, before, since in moves(name, 3):
        game = match.game
        last = ShownViews(before, shown_to_all(game, game.redact(before, SPECTATOR)))
        for mine in range(3):
            last.own[mine] = own_part(game, game.redact(before, mine), mine)
        other = ShownViews(before.clone(), {})  # of another moment: nothing of it may be used
        for seat in (0, 2, None):
            told = read_entries(match, seat, since, Shared(match, since, before))
            assert read_entries(match, seat, since, Shared(match, since, before, last)) == told
            assert read_entries(match, seat, since, Shared(match, since, before, other)) == told
            between += sum(change is not None for entry in told for change in entry.changes or [])
    assert between > 0


@pytest.mark.parametrize("name", TYPES)
@pytest.mark.parametrize(("seat", "is_open"), [(1, False), (None, False), (0, True)])
def test_a_replay_tells_the_same(name: str, seat: int | None, is_open: bool) -> None:
    *_, (match, _, _) = moves(name, 3)
    s = match.game.blank(match.seats, match.settings)
    for n, step in enumerate(replay_steps(match, seat, is_open)):
        if n == 0 or is_realtime(s):
            assert step.told.changes is None
            fold(s, match.entries[step.told.n].events)
        else:
            s = followed(match, s, [step.told], seat, is_open)
        assert seen(match, s, seat, is_open) == {k: v for k, v in plain(step.view).items() if k not in AT_REST}


@pytest.mark.parametrize("name", TYPES)
@pytest.mark.parametrize("seat", [1, None])
def test_what_events_meant_is_told_live_to_who_comes_back_and_in_a_replay(name: str, seat: int | None) -> None:
    live: list[Told] = []
    for match, before, since in moves(name, 3):
        live += read_entries(match, seat, since, Shared(match, since, before))
    loaded = Match.load(match.save())
    for told in (
        read_entries(match, seat, 0),
        read_entries(loaded, seat, 0),
        [step.told for step in replay_steps(Match.load(match.save()), seat, False)],
    ):
        assert [told[entry.n].events for entry in live] == [entry.events for entry in live]
    meant = {
        words["event"]
        for entry in loaded.seen(seat)
        for event, words in zip(entry.events, plain(loaded.tell_entry(entry)), strict=True)
        if words != plain(loaded.tell(event))
    }
    assert meant <= {type(event).__name__ for entry in loaded.entries for event in entry.events if event.noted()}
    assert meant


def test_of_cards_given_together_each_has_its_view_but_the_last() -> None:
    match = Match("gaunerbande", 4, seed=1)
    before, since = match.state, len(match.entries)
    match.play(0, [f"give {card}" for card in match.view(0)["hand"][:3]])
    mine, theirs = (read_entries(match, seat, since, Shared(match, since, before)) for seat in (0, 1))
    assert [[sorted(change or {}) for change in plain(entry.changes)] for entry in mine] == [
        [["gave", "hand", "hands"]],
        [["gave", "hand", "hands"]],
        [[]],
    ]
    assert [plain(entry.changes) for entry in theirs] == [
        [{"hands": [12, 13, 13, 13]}],
        [{"hands": [11, 13, 13, 13]}],
        [None],
    ]


def test_whoever_gives_last_still_owes_until_the_cards_are_passed() -> None:
    """So that nobody sees a moment at which all have given and nothing was passed: received, but not in hand."""
    match = Match("gaunerbande", 4, seed=1)
    for seat in range(3):
        match.play(seat, [f"give {card}" for card in match.view(seat)["hand"][:3]])
    match.play(3, [f"give {card}" for card in match.view(3)["hand"][:2]])
    before, since = match.state, len(match.entries)
    match.play(3, f"give {match.view(3)['hand'][0]}")
    [told] = read_entries(match, 0, since, Shared(match, since, before))
    given, passed, *_ = plain(told.changes)
    assert given == {"hands": [10, 10, 10, 10]}
    assert (passed["phase"], passed["hands"]) == ("tricks", [13, 13, 13, 13])
    assert len(passed["received"]) == 3


def test_a_single_event_and_an_undo_have_nothing_between() -> None:
    match = Match("gaunerbande", 4, seed=1)
    before, since = match.state, len(match.entries)
    match.play(0, f"give {match.view(0)['hand'][0]}")
    assert [entry.changes for entry in read_entries(match, 0, since, Shared(match, since, before))] == [None]
    before, since = match.state, len(match.entries)
    match.undo(0)
    assert [entry.changes for entry in read_entries(match, 0, since, Shared(match, since, before))] == [None]
