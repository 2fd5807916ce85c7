"""Views and told events are what their types say, in real games of every kind and size."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import jsonschema_rs
import pytest

import cutpurse
from cutpurse import Match
from cutpurse.games.gaunerbande import present as gaunerbande_present
from cutpurse.games.gaunerbande import views as gaunerbande_views
from cutpurse.kernel.core import Frame, View
from cutpurse.kernel.game import find
from cutpurse.kernel.manifest import manifests, named
from cutpurse.kernel.match import shown
from tests.games.view_faults import faults
from tools.view_types import SCHEMAS, made

ROOMS: dict[str, tuple[ModuleType, ModuleType, Any]] = {  # the game, its module of views, and the type of its view
    manifest.name: (
        import_module(manifest.view.partition(".views:")[0]),
        import_module(manifest.view.partition(":")[0]),
        named(manifest.view),
    )
    for manifest in manifests()
}
TABLES = [(name, seats) for name in cutpurse.games() for seats in find(name).seats]
MOVES = 300  # of a game, at most
EVERY = 9  # of them, one is looked at


def positions(name: str, seats: int) -> Iterator[Match]:
    """A random game at every few moves, and where it ends."""
    luck = random.Random(f"{name} {seats}")
    match = Match(name, seats, seed=seats)
    for move in range(MOVES):
        if move % EVERY == 0:
            yield match
        if not match.actors():
            break
        seat = luck.choice(match.actors())
        match.play(seat, luck.choice(match.options(seat)))
    yield match


def views(match: Match) -> Iterator[dict[str, Any]]:
    """What everybody sees of a position, and what a replay with open eyes shows of it."""
    for seat in (*range(match.seats), None):
        yield match.view(seat)
    yield shown(match.game, View(match.state), 0)


def told(match: Match) -> Iterator[dict[str, Any]]:
    """The log as it was, as a seat saw it and as a spectator did."""
    for entries in (match.entries, match.seen(0), match.seen(None)):
        yield from (event for entry in entries for event in match.tell_entry(entry))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_views_and_told_events_are_what_their_types_say(name: str, seats: int) -> None:
    _, types, kind = ROOMS[name]
    for match in positions(name, seats):
        assert [fault for view in views(match) for fault in faults(kind, view)] == []
    assert [fault for event in told(match) for fault in faults(types.ToldEvent, event, "event")] == []


@pytest.mark.parametrize(("name", "seats"), [(name, max(find(name).seats)) for name in ROOMS])
def test_views_and_told_events_are_what_the_json_schema_says(name: str, seats: int) -> None:
    schema = json.loads(made()[SCHEMAS / f"{name}.json"])
    of_view = jsonschema_rs.validator_for(schema)
    of_event = jsonschema_rs.validator_for({**schema, "$ref": "#/$defs/ToldEvent"})
    for match in positions(name, seats):
        for view in views(match):
            of_view.validate(json.loads(json.dumps(view)))
    for event in told(match):
        of_event.validate(json.loads(json.dumps(event)))
    with pytest.raises(jsonschema_rs.ValidationError):
        of_view.validate({**match.view(0), "luck": 7})


@pytest.mark.parametrize("name", ROOMS)
def test_the_golden_games_tell_every_event_as_its_type_says(name: str) -> None:
    golden = sorted(Path(__file__).with_name(name.replace("-", "_")).glob("golden/*.json"))
    met: set[str] = set()
    for match in (Match.load(path.read_text(encoding="utf-8")) for path in golden):
        events = list(told(match))
        met |= {event["event"] for event in events}
        assert [fault for event in events for fault in faults(ROOMS[name][1].ToldEvent, event, "event")] == []
        assert [fault for view in views(match) for fault in faults(ROOMS[name][2], view)] == []
    assert met == set(find(name).events)


@pytest.mark.parametrize("name", ROOMS)
def test_every_event_of_a_game_has_a_type_and_every_type_is_of_an_event(name: str) -> None:
    tags = [get_args(get_type_hints(kind)["event"])[0] for kind in get_args(ROOMS[name][1].ToldEvent)]
    assert sorted(tags) == sorted(find(name).events)


GROUPS = {"langfinger": {"acting": {"Taking", "Robbing", "Swapping", "Visiting"}}}  # the phases of several frames


@pytest.mark.parametrize("name", ROOMS)
def test_a_phase_has_the_name_of_its_frame_or_is_a_group_of_frames(name: str) -> None:
    game, types, _ = ROOMS[name]
    kinds = [kind for kind in Frame.__subclasses__() if kind.__module__.startswith(f"{game.__name__}.")]
    frames = {kind.__name__ for kind in kinds if (kind.written or kind.__name__) in find(name).frames}
    groups = GROUPS.get(name, {})
    grouped = {frame for group in groups.values() for frame in group}
    assert grouped <= frames
    alone = {re.sub(r"(?<=.)(?=[A-Z])", "-", frame).lower() for frame in frames - grouped}
    assert {*groups, *alone, "over"} == {*get_args(types.Phase)}


@pytest.mark.parametrize("name", ROOMS)
def test_a_game_gives_its_view_and_its_events_with_their_types(name: str) -> None:
    game, _, kind = ROOMS[name]
    match = Match(name, seed=2)
    plain = match.view(1)
    del plain["state"], plain["seen"]  # which are for bots
    assert game.view(match, 1) == plain
    assert faults(kind, game.view(match, None)) == []
    events = [event for entry in match.entries for event in entry.events]
    assert [game.tell(match, event) for event in events] == [match.tell(event) for event in events]
    other = Match("langfinger" if name == "gaunerbande" else "gaunerbande", seed=2)
    with pytest.raises(TypeError, match=f"This is a match of {other.game.name}, not of {name}"):
        game.view(other, 0)
    with pytest.raises(TypeError, match=f"This is a match of {other.game.name}, not of {name}"):
        game.tell(other, events[0])


@pytest.mark.plain
def test_a_key_that_present_adds_at_run_time_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = gaunerbande_present.shared_view
    monkeypatch.setattr(gaunerbande_present, "shared_view", lambda v: {**honest(v), "luck": 7})
    kind = gaunerbande_views.GaunerbandeView
    assert faults(kind, Match("gaunerbande", seed=1).view(0)) == ["view: GaunerbandeView has no 'luck'"]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"round": None}, "view['round']: None is no int"),
        ({"round": True}, "view['round']: True is no int"),
        ({"phase": "dealing"}, "view['phase']: 'dealing' is none of ('passing', 'tricks', 'gang', 'over')"),
        ({"trick": [{"seat": 1}]}, "view['trick'][0]: Laid wants 'card'"),
        ({"hands": (1, 2)}, "view['hands']: (1, 2) is no list"),
        ({"lacks": [["g", "x"]]}, "view['lacks'][0][1]: 'x' is none of ('g', 'b', 'r', 'k')"),
    ],
)
def test_whatever_else_differs_from_the_types_is_found(change: dict[str, Any], fault: str) -> None:
    view = {**Match("gaunerbande", seed=1).view(0), **change}
    assert faults(gaunerbande_views.GaunerbandeView, view) == [fault]


def test_an_event_that_differs_from_its_type_is_found() -> None:
    event = {"event": "Scored", "points": ["7"]}
    assert faults(gaunerbande_views.ToldEvent, event, "event") == ["event['points'][0]: '7' is no int"]
    (fault,) = faults(gaunerbande_views.ToldEvent, {"event": "Cheated"}, "event")
    assert "'Cheated'} is none of" in fault
