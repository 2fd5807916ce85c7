"""What bots see beside their view: what their seat saw this round, in a match, as JSON, in the lab, at a table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cutpurse import Match
from cutpurse.bots import bot
from cutpurse.bots.player import BOTS, Bot, Player, uses_seen
from cutpurse.games.gaunerbande import GAME
from cutpurse.kernel.codec import pack, pack_state
from cutpurse.kernel.core import Command, Event, Seat, View
from cutpurse.kernel.game import find, games
from cutpurse.kernel.match import MOST_SEEN
from cutpurse.kernel.play import options
from cutpurse.lab import Simulation
from cutpurse.server.bots import BotPool, choose_in_worker
from cutpurse.table.local_table import LocalTable
from tests.server.people import evening, run, start, until

Seen = list[list[object]]


class Looking(Bot):
    """Plays the first command it may, and keeps what it was shown."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.given: list[Any] = []
        self.shown: list[Seen] = []

    def choose_knowing(self, view: View, seat: Seat, seen: Sequence[Event[Any]]) -> Command:
        self.given.append((view, seat, seen))
        self.shown.append([pack(event) for event in seen])
        return options(view, seat)[0]


def in_the_middle() -> Match:
    """A match in which some cards have been played."""
    match, player = Match(GAME, 3, seed=1), bot("random", "gaunerbande", 1)
    for _ in range(30):
        match.play(match.actors()[0], player.choose(match, match.actors()[0]))
    return match


# --- in a match, and as JSON ---
def test_a_bot_that_looks_back_gets_the_same_from_a_match_and_from_the_json_of_a_view() -> None:
    match, spy = in_the_middle(), Looking(0)
    seat = match.actors()[0]
    player = Player(GAME, spy)
    for known in (match, json.loads(json.dumps(match.view(seat)))):
        player.choose(known, seat)
    player.choose(match.known(seat), seat, match.seen_this_round(seat))
    assert spy.shown == [match.view(seat)["seen"]] * 3
    assert len(spy.shown[0]) > 30
    player.choose(match.known(seat), seat)
    assert spy.shown[-1] == [], "of a view alone there is nothing more to know"


def test_nothing_else_reaches_a_bot() -> None:
    match, spy = in_the_middle(), Looking(0)
    Player(GAME, spy).choose(match, match.actors()[0])
    [(view, seat, seen)] = spy.given
    assert view is not match.state
    assert pack_state(view) == match.view(seat)["state"] != pack_state(match.state)
    assert [pack(event) for event in seen] == match.view(seat)["seen"]
    assert pack(match.kept[0].events[0]) not in match.view(seat)["seen"], "the deal with everybody's cards"


def test_for_bots_that_do_not_look_back_nobody_collects_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    players = {name: bot(name, "gaunerbande") for name in ("random", "greedy", "8")}
    assert [name for name, player in players.items() if player.looks_back] == ["8"]
    assert [name for name in players if uses_seen(name, "gaunerbande")] == ["8"]
    assert not uses_seen("clever", "gaunerbande")
    simulation = Simulation(GAME, [players["random"], players["8"], players["greedy"]], 1)
    assert list(simulation.seen) == [1]


def test_what_cannot_be_read_is_refused_by_those_who_look_back() -> None:
    match = Match(GAME, 3, seed=1)
    player = Player(GAME, Looking(0))
    for seen in ("nothing", [["Dealt"]], [["Stolen", 1]], [7]):
        with pytest.raises(ValueError, match="What was seen cannot be read"):
            player.choose({**match.view(0), "seen": seen}, 0)
    without = {key: value for key, value in match.view(0).items() if key != "seen"}
    assert player.choose(without, 0) == match.options(0)[0], "as an older server sends it"
    assert bot("random", "gaunerbande").choose({**match.view(0), "seen": "nothing"}, 0) in match.options(0)


# --- in the lab ---
@pytest.mark.parametrize("game", games())
def test_players_in_the_lab_see_what_their_seats_would_have_seen_in_a_match(game: str) -> None:
    journal: list[Event[Any]] = []
    when: list[int] = []

    class Noting(Looking):
        def choose_knowing(self, view: View, seat: Seat, seen: Sequence[Event[Any]]) -> Command:
            when.append(len(journal))
            super().choose_knowing(view, seat, seen)
            return bot("random", game, len(when)).choose(view, seat)

    table = find(game)
    spy = Noting(0)
    players = [bot("greedy", game, 1), Player(table, spy), bot("greedy", game, 2)]
    simulation = Simulation(game, players, 3, journal=journal)
    while simulation.state.stack is not None and len(when) < 60:
        simulation.advance()
    s = table.blank(3, table.complete_settings(None))
    rounds, done, expected = {table.round(s)}, 0, Seen()
    found = []
    for at in when:
        for event in journal[done:at]:
            event.apply(s)
            if table.round(s) not in rounds:
                rounds.add(table.round(s))
                expected = []
            if (seen := event.seen_by(1)) is not None:
                expected.append(pack(seen))
        done = at
        found.append(expected[-MOST_SEEN:])
    assert len(rounds) > 2 or game == "swindler"
    assert spy.shown == found


# --- at a table ---
def test_bots_of_the_terminal_see_what_their_seats_have_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAME, 3, seed=1)
    table = LocalTable(match, "random", 1, lambda since: None, lambda: None)
    spies = [Looking(seat) for seat in range(3)]
    table.players = [Player(GAME, spy) for spy in spies]
    monkeypatch.setitem(BOTS, ("random", "gaunerbande"), Looking)  # so that the table collects it
    played = match.clone()
    table.go_on()
    seen = [[played.view(seat)["seen"]] for seat in range(3)]
    for entry in match.history:
        played.play(entry.seat, entry.command)
        for seat in range(3):
            seen[seat].append(played.view(seat)["seen"])
    for seat in (1, 2):
        assert spies[seat].shown[0] == seen[seat][0], "while all give cards away, they are asked at once"
        assert all(shown in seen[seat] for shown in spies[seat].shown)
        assert len(spies[seat].shown[-1]) > len(seen[seat][0])


@run
async def test_bots_of_the_server_get_it_if_they_look_back_and_nothing_more(tmp_path: Path) -> None:
    sent: dict[str, list[tuple[int, dict[str, Any]]]] = {"3": [], "greedy": []}

    class Nosy(BotPool):
        async def choose(self, bot: str, view: dict[str, Any], seat: int, table: str = "", urgent: bool = False) -> str:
            sent[bot].append((seat, view))
            return choose_in_worker(bot, view, seat, seed=1)

    async with evening(tmp_path, Nosy()) as e:
        ada = await e.person("Ada")
        id = await e.make(ada, "3", "greedy", "greedy")
        await e.look(id)
        assert await e.ask(id, ada, start()) == "done"
        table = await e.table(id)
        await until(lambda: len(sent["3"]) > 3)
        assert table.match is not None
        played = Match.begun(GAME, table.match.version, 3, table.match.settings, table.match.secret, table.match.seeds)
        played.resume([entry.plain() for entry in table.match.entries[:1]])
        assert all(view["seen"] == [] for _, view in sent["greedy"])
        seat, view = sent["3"][0]
        assert view == {name: played.view(seat)[name] for name in ("game", "seat", "state", "seen")}
        assert sent["3"][1][1]["seen"][: len(view["seen"])] == view["seen"]
