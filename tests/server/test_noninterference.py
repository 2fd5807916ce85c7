"""Non-interference on the wire: what somebody cannot know makes no difference to any byte that reaches them.

Two servers play the same game as far as one viewer can tell. In Gaunerbande the other hands, and what others passed
on, are dealt anew by the game's own sampler; in a later round, what two others passed on in the round before differs
too. In Langfinger unseen tools lie in other hands or on the pile, and the backs hide other fronts. All that both
servers send to the viewer and to those who only watch, over sockets and HTTP, must be the same to the byte. So that
this finds leaks, leaks are planted.
"""

from __future__ import annotations

import asyncio
import random
from binascii import crc32
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

import pytest

from cutpurse.games.gaunerbande.events import Dealt
from cutpurse.kernel import play as rules
from cutpurse.kernel.codec import pack_state
from cutpurse.kernel.core import Event, State, View
from cutpurse.kernel.match import Match
from cutpurse.server import lobby
from cutpurse.server.live_table import LiveTable
from cutpurse.table import messages as wire
from cutpurse.table import requests, views
from cutpurse.table.changes import Change
from cutpurse.table.core import TableCore
from cutpurse.table.errors import RequestError
from cutpurse.table.requests import Request
from cutpurse.table.rows import PersonRow
from tests.rare_positions import at_seed
from tests.server.observed_table import FrozenLoop, Prompted, Scene
from tests.server.people import evening
from tests.server.scenarios import Case, World
from tests.server.worlds_alike import pair

LANGFINGER = "langfinger"
SEEDS = range(9, 19)  # in one of which every leak shows


# --- one server ---
async def performed(folder: Path, case: Case, world: World) -> dict[str, list[bytes]]:
    """Play a world on a server; what everybody looked at got. All that the test adds follows from the seed alone."""
    luck = random.Random(case.seed)
    viewer = case.viewer
    bot_pool = Prompted(viewer if case.alone else None)
    folder.mkdir(parents=True, exist_ok=True)
    async with evening(folder, bot_pool) as e:
        scene = Scene(e, bot_pool, case)
        await scene.open(world.past)
        commands = list(scene.match.game.commands)
        for at, step in enumerate(world.steps):
            if at % 4 == 0:
                await scene.try_out(refused(scene.match, viewer, luck.sample(commands, 8)))
            if at % 9 == 4:
                await scene.ask("zoe", ask="say", text=f"line {at}")
            if at == len(world.steps) // 3:  # the seat after the viewer's is kept warm from now on
                warm = 1 if viewer == 0 else 0
                scene.table.core.clocks.away[warm] = -inf  # its owner has been away for long
                await scene.ask("ada", ask="bot", seat=warm, bot="greedy")
            if at % 13 == 12:
                await scene.come_back()
            if at % 16 == 2:
                await scene.read()
            await scene.do(step)
        await scene.read()
        await scene.close()
        scene.table.close()
        return scene.got


def refused(match: Match, viewer: int | None, commands: list[str]) -> list[str]:
    """The first of some commands that the viewer may not play, as far as the viewer knows."""
    if viewer is None:
        return commands[:1]
    known = match.known(viewer)
    return [c for c in commands if rules.ruling(known, viewer, match.game.command(c).key) is not None][:1] or ["what"]


def played(folder: Path, case: Case, world: World) -> dict[str, list[bytes]]:
    """What everybody got who looked on at a world."""
    with asyncio.Runner(loop_factory=FrozenLoop) as runner:
        return runner.run(performed(folder, case, world))


def told_apart(folder: Path, case: Case) -> str:
    """What shows a viewer, or somebody who watches, which of two worlds it is; empty if nothing does."""
    worlds = zip(("one", "other"), pair(case), strict=True)
    found = [played(folder / name, case, world) for name, world in worlds]
    one, other = found
    for who in one:
        assert len(one[who]) > case.length, "they saw the game"
        for here, there in zip(one[who], other[who], strict=False):
            if here != there:
                at = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
                return f"{who or 'somebody'} got\n{here[at - 200 : at + 60]!r} and\n{there[at - 200 : at + 60]!r}"
        if len(one[who]) != len(other[who]):
            return f"{who or 'somebody'} got {len(one[who])} and {len(other[who])} messages"
    return ""


# --- the test itself ---
@pytest.mark.parametrize(
    "case",
    [
        Case(4, 0, 7, 1),  # in the middle of passing
        Case(4, 1, 16, 2),  # the first trick
        Case(4, 2, 40, 3),
        Case(3, 1, 55, 4, clock=30),  # time runs out again and again
        Case(5, 3, 30, 5),
        Case(4, None, 30, 6, clock=30),  # who only watches
        Case(3, 0, 60, 7),
        Case(4, 1, 30, 8, round=2),
        Case(3, 1, 20, 9, round=3, clock=30),  # nobody passes
        Case(4, None, 20, 10, round=2),
        Case(4, 0, 40, 11, alone=True),
        Case(3, 0, 20, 12, round=2, clock=3600, alone=True),
        Case(4, 1, 24, 1, game=LANGFINGER),
        Case(2, 0, 16, 2, game=LANGFINGER, clock=30, alone=True),
        Case(5, 2, 24, 3, round=2, game=LANGFINGER),
        Case(3, None, 24, 4, round=3, game=LANGFINGER, clock=30),
        Case(4, 0, 30, 5, round=4, game=LANGFINGER),
        Case(4, None, 39, 108, round=5, game=LANGFINGER),  # of two that look alike, somebody sells one or the other
    ],
    ids=str,
)
def test_nobody_is_sent_anything_that_depends_on_what_they_cannot_know(tmp_path: Path, case: Case) -> None:
    assert told_apart(tmp_path, case) == ""


def test_the_games_have_clocks_that_run_out_and_hints_that_are_given(tmp_path: Path) -> None:
    """Otherwise their silence would prove nothing."""
    with_clock = Case(3, 1, 30, 4, clock=30)
    seen = b"".join(played(tmp_path / "clock", with_clock, pair(with_clock)[0])[""])
    assert b'"warm":true' in seen
    assert b'"left":9.0' in seen
    alone = Case(4, 0, 20, 11, alone=True)
    seen = b"".join(played(tmp_path / "alone", alone, pair(alone)[0])["ada"])
    assert seen.count(b'"type":"hinted"') > 3


def test_one_and_the_same_world_looks_the_same_twice(tmp_path: Path) -> None:
    """Otherwise a difference would prove nothing."""
    case = Case(4, 1, 20, seed=8, clock=30)
    one, _ = pair(case)
    assert played(tmp_path / "one", case, one) == played(tmp_path / "again", case, one)


# --- leaks ---
honest_position, honest_play = views.position, requests.play
honest_told, honest_steps = views.told_entries, views.replay_steps


def hand(match: Match, seat: int = 2) -> list[str]:
    """The cards of a seat that is not the viewer's."""
    cards: list[str] = match.view(seat)["hand"]
    return cards


def another_hand(match: Match, seat: int | None, left: float | None, shared: object = None) -> wire.Position:
    position = honest_position(match, seat, left)
    position.view["best_hand"] = hand(match)
    return position


def options_of_others(match: Match, seat: int | None, left: float | None, shared: object = None) -> wire.Position:
    position = honest_position(match, seat, left)
    position.view["options"] = [str(c) for actor in match.actors() for c in match.options(actor)]
    return position


def reasons_by_the_state(match: Match, seat: int | None, left: float | None, shared: object = None) -> wire.Position:
    position = honest_position(match, seat, left)
    for actor in match.actors():
        position.why_not |= {c: str(rule.id) for c, rule in rules.reasons(match.state, actor).items()}
    position.why_not |= {f"give {card}": "GB-2.1 theirs" for card in hand(match)}
    return position


def undo_by_the_cards(table: TableCore, match: Match, seat: int) -> str:
    return "no" if sum(map(len, hand(match))) % 2 else "ask"


def all_events(
    match: Match, seat: int | None, since: int, shared: object = None, end: int | None = None
) -> list[wire.Told]:
    return [views.told_entry(entry, match.tell_entry) for entry in match.entries[since:end]]


def all_commands(
    match: Match, seat: int | None, since: int, shared: object = None, end: int | None = None
) -> list[wire.Told]:
    told = honest_told(match, seat, since, end=end)
    for each in told:
        each.command = match.entries[each.n].command
    return told


def open_changes(self: views.Between, s: State, viewer: int) -> View:
    return View(s)


def open_steps(match: Match, seat: int | None, is_open: bool, *more: Any) -> list[wire.Step]:
    return honest_steps(match, seat, True, *more)


def a_telling_lobby(table: LiveTable) -> lobby.TableSummary:
    assert table.match is not None
    return lobby.TableSummary(round=crc32(str(hand(table.match)).encode()), actors=[])


def all_that_happened(self: Match, seat: int | None) -> list[Event[Any]]:
    return [event for entry in self.kept for event in entry.events]


async def a_view_with_everything(self: lobby.Lobby, id: str, person: PersonRow | None) -> dict[str, Any]:
    match = lobby.started_match(await self.table(id))
    return {**match.view(None), "state": pack_state(match.state)}


def a_talkative_refusal(table: TableCore, seat: int, commands: list[str], key: str | None) -> Change:
    try:
        return honest_play(table, seat, commands, key)
    except Exception:
        assert table.match is not None
        raise RequestError("bad-command", f"next time ask for one of {hand(table.match)}") from None


def a_hint_from_the_cards(table: TableCore, request: Request) -> None:
    assert table.match is not None
    commands = [f"give {card}" for card in hand(table.match)]
    table._reply(request.ticket, wire.Hinted(key=request.ask.key, commands=commands))


def open_gifts_of_the_past(
    match: Match, seat: int | None, since: int, shared: object = None, end: int | None = None
) -> list[wire.Told]:
    told = honest_told(match, seat, since, end=end)
    dealt = [entry.n for entry in match.entries if any(isinstance(event, Dealt) for event in entry.events)]
    for each in told:
        if each.n < dealt[-1]:
            each.command = match.entries[each.n].command
    return told


def clock_by_the_cards(match: Match, seat: int | None, left: float | None, shared: object = None) -> wire.Position:
    return honest_position(match, seat, left and left + sum(map(len, hand(match))))


@pytest.mark.plain
@pytest.mark.parametrize(
    ("where", "what", "leak"),
    [
        (views, "position", another_hand),
        (views, "position", options_of_others),
        (views, "position", reasons_by_the_state),
        (TableCore, "_undo_of", undo_by_the_cards),
        (views, "told_entries", all_events),
        (views, "told_entries", all_commands),
        (views.Between, "_known", open_changes),
        (views, "replay_steps", open_steps),
        (lobby, "summary", a_telling_lobby),
        (lobby.Lobby, "view", a_view_with_everything),
        (Match, "seen_this_round", all_that_happened),
        (requests, "play", a_talkative_refusal),
        (TableCore, "_hint", a_hint_from_the_cards),
        (views, "told_entries", open_gifts_of_the_past),
        (views, "position", clock_by_the_cards),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_a_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: Any, what: str, leak: Callable[..., object]
) -> None:
    monkeypatch.setattr(where, what, leak)
    case = {
        a_hint_from_the_cards: Case(4, 0, 5, 0, alone=True),
        open_gifts_of_the_past: Case(4, 1, 5, 0, round=2),
        clock_by_the_cards: Case(4, 1, 5, 0, clock=30),
        open_changes: Case(4, 1, 24, 0),  # until a trick is taken
    }.get(leak, Case(4, 1, 5, 0))
    assert at_seed(
        f"{case.game} in which {leak.__name__} shows",
        SEEDS,
        lambda seed: told_apart(tmp_path / str(seed), case._replace(seed=seed)),
    )


def anothers_loot(match: Match, seat: int | None, left: float | None, shared: object = None) -> wire.Position:
    position = honest_position(match, seat, left)
    position.view["stolen"] = [match.view(other)["mine"] for other in range(match.seats)]
    return position


@pytest.mark.plain
@pytest.mark.parametrize(
    ("where", "what", "leak"),
    [
        (views, "position", another_hand),
        (views, "position", anothers_loot),
        (views, "told_entries", all_events),
        (views.Between, "_known", open_changes),
        (views, "replay_steps", open_steps),
        (lobby, "summary", a_telling_lobby),
        (lobby.Lobby, "view", a_view_with_everything),
        (requests, "play", a_talkative_refusal),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_a_leak_is_found_in_langfinger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: Any, what: str, leak: Callable[..., object]
) -> None:
    monkeypatch.setattr(where, what, leak)
    case = Case(4, 1, 5, 0, game=LANGFINGER, round=3)
    assert at_seed(
        f"{case.game} in which {leak.__name__} shows",
        SEEDS,
        lambda seed: told_apart(tmp_path / str(seed), case._replace(seed=seed)),
    )
