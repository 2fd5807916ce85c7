"""Every bot: how it is asked for, what it may see, that it plays by the rules, and that its seed is its only luck."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cutpurse
from cutpurse.bots import bot, bots
from cutpurse.bots.player import BOTS, LEVEL_NAMES, Bot, Player, enlist, kind_of
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.codec import pack_state
from cutpurse.kernel.core import Command, Seat, View
from cutpurse.kernel.game import find, games
from cutpurse.kernel.match import Match
from cutpurse.kernel.play import options

PLAYED = [(name, game) for game in games() for name in bots(game) if name not in LEVEL_NAMES]  # see test_level_bots.py
TABLES = [(name, game, seats) for name, game in PLAYED for seats in find(game).seats]


BRIEF = {"swindler": {"max_rounds": 8}, "midnight-exchange": {"max_rounds": 3}}  # at random they take many rounds


def finished(name: str, game: str, seats: int, seed: int) -> Match:
    """A match that bots of one name have played to its end; each of their commands passed the rules."""
    match = Match(game, seats=seats, seed=seed, options=BRIEF.get(game, {}))
    players = [bot(name, game, seed=100 * seed + seat) for seat in range(seats)]
    while actors := match.actors():
        match.play(actors[0], players[actors[0]].choose(match, actors[0]))
    return match


# --- how they are asked for ---
def test_eight_levels_and_random_and_greedy_play_every_game() -> None:
    assert all(bots(game) == [*"12345678", "greedy", "random"] for game in games())
    assert set(bots()) >= {*"12345678", "greedy", "random"}


def test_an_unknown_bot_is_refused_naming_those_there_are() -> None:
    with pytest.raises(
        ValueError, match=r"no bot 'clever' for gaunerbande; there are: 1, 2, 3, 4, 5, 6, 7, 8, greedy, random"
    ):
        bot("clever", game="gaunerbande")


def test_an_unknown_game_is_refused_naming_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"no game 'chess'; there are: .*gaunerbande"):
        bot("random", game="chess")


def test_a_bot_written_elsewhere_can_be_enlisted(monkeypatch: pytest.MonkeyPatch) -> None:
    class First(Bot):
        """Plays the first command it may."""

        def choose(self, view: View, seat: Seat) -> Command:
            return options(view, seat)[0]

    monkeypatch.setattr("cutpurse.bots.player.BOTS", dict(BOTS))
    enlist("first", First, game="gaunerbande")
    match = Match("gaunerbande", seed=1)
    assert bot("first", game="gaunerbande").choose(match, 2) == match.options(2)[0]
    assert "first" in bots("gaunerbande")
    enlist("first", First)
    assert "first" in bots("langfinger")


# --- what they are given ---
@pytest.mark.parametrize(("name", "game"), PLAYED)
def test_a_match_a_view_and_its_json_lead_to_the_same_choice(name: str, game: str) -> None:
    match = Match(game, seed=3)
    mover = bot(name, game, seed=9)
    for _ in range(60):
        seat = match.actors()[0]
        sent = json.loads(json.dumps(match.view(seat)))
        choices = {str(bot(name, game, seed=5).choose(known, seat)) for known in (match, match.known(seat), sent)}
        assert len(choices) == 1
        match.play(seat, mover.choose(match, seat))


def test_a_seat_that_is_not_asked_or_not_there_has_no_choice() -> None:
    match = finished("random", "gaunerbande", 3, seed=1)
    player = bot("random", game="gaunerbande")
    with pytest.raises(ValueError, match="Seat 1 has nothing to choose now"):
        player.choose(match, 1)
    with pytest.raises(ValueError, match="There is no seat 7; the seats are 0 to 2"):
        player.choose(match, 7)
    with pytest.raises(ValueError, match="There is no seat 7; the seats are 0 to 2"):
        player.choose(match.known(1), 7)


def test_the_json_of_another_seat_of_another_game_or_of_nothing_is_refused() -> None:
    match = Match("gaunerbande", seed=1)
    player = bot("random", game="gaunerbande")
    with pytest.raises(ValueError, match="the view of seat 1, not of seat 0"):
        player.choose(match.view(1), 0)
    with pytest.raises(ValueError, match="the view of seat None, not of seat 0"):
        player.choose(match.view(None), 0)
    with pytest.raises(ValueError, match="plays gaunerbande, not 'swindler'"):
        player.choose({**match.view(0), "game": "swindler"}, 0)
    with pytest.raises(ValueError, match="The view cannot be read"):
        player.choose({**match.view(0), "state": {"stack": []}}, 0)


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in games() for seats in find(game).seats])
def test_when_it_runs_a_whole_state_is_refused_and_views_are_not(game: str, seats: int) -> None:
    match, player = Match(game, seats=seats, seed=3), bot("random", game)
    for n in range(40):
        acting = [seat for seat in match.actors() if seat >= 0]
        seat = acting[n % len(acting)]
        for state in (
            View(match.state),
            View(match.state.clone()),
            {**match.view(seat), "state": pack_state(match.state)},
        ):
            with pytest.raises(ValueError, match=f"This is no view of seat {seat}: its '[a-z_]+' shows what"):
                player.choose(state, seat)
        sent = json.loads(json.dumps(match.view(seat)))
        for view in (match, match.known(seat), View(match.known(seat).clone()), match.view(seat), sent):
            assert player.choose(view, seat) in match.options(seat)
        match.play(seat, player.choose(match, seat))


def test_when_it_runs_the_view_of_another_seat_is_refused() -> None:
    match, player = Match("gaunerbande", seed=1), bot("random", game="gaunerbande")
    for known in (match.known(1), {**match.view(0), "state": match.view(1)["state"]}):
        with pytest.raises(ValueError, match=r"This is no view of seat 0: its .* shows what"):
            player.choose(known, 0)


SNIPPET = """
from cutpurse.bots import Bot, Player
from cutpurse.games.gaunerbande import GAME
from cutpurse.games.gaunerbande.state import Gaunerbande
from cutpurse.kernel.core import State, View
from cutpurse.kernel.match import Match

def use(bot: Bot, player: Player, state: State, table: Gaunerbande, view: View, match: Match) -> None:
    bot.choose(view, 0)
    bot.choose(GAME.redact(table, 0), 0)
    bot.choose(state, 0)  # refused
    bot.choose(table, 0)  # refused
    bot.choose(match.state, 0)  # refused
    bot.choose_knowing(view, 0, match.seen_this_round(0))
    bot.choose_knowing(table, 0, match.seen_this_round(0))  # refused
    bot.choose_knowing(view, 0, match.entries)  # refused
    player.choose(view, 0)
    player.choose(match, 0)
    player.choose(match.view(0), 0)
    player.choose(state, 0)  # refused
    player.choose(table, 0)  # refused
"""


def test_the_type_checker_lets_a_view_through_and_refuses_a_state(tmp_path: Path) -> None:
    snippet = tmp_path / "snippet.py"
    snippet.write_text(SNIPPET)
    source = Path(cutpurse.__file__).parents[1]
    flags = ["--strict", "--config-file=", "--explicit-package-bases", f"--cache-dir={tmp_path / 'cache'}"]
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", *flags, str(snippet)],
        env={**os.environ, "MYPYPATH": str(source)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    found = {int(line.split(":")[1]) for line in checked.stdout.splitlines() if ": error:" in line}
    refused = {n for n, line in enumerate(SNIPPET.splitlines(), 1) if line.endswith("# refused")}
    assert found == refused, checked.stdout + checked.stderr
    assert checked.stdout.count('expected "View"') == 4


@pytest.mark.parametrize(("name", "game", "seats"), TABLES)
def test_a_choice_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(name: str, game: str, seats: int) -> None:
    match = Match(game, seats=seats, seed=4)
    table = match.game
    mover = bot("random", game, seed=8)
    for n in range(150):
        acting = [seat for seat in match.actors() if seat >= 0]  # the clock has no bot
        if not acting:
            break
        seat = acting[n % len(acting)]
        view = match.known(seat)
        world = table.sampler(view, seat).world(Chance(n))
        mine = bot(name, game, seed=n).choose(view, seat)
        assert bot(name, game, seed=n).choose(table.redact(world, seat), seat) == mine
        match.play(seat, mover.choose(match, seat))


# --- what they may choose ---
@pytest.mark.parametrize(("name", "game", "seats"), TABLES)
def test_whatever_they_choose_is_among_the_options_they_were_given(name: str, game: str, seats: int) -> None:
    match = Match(game, seats=seats, seed=6, options=BRIEF.get(game, {}))
    kind = kind_of(name, game)
    minds = [kind(seat) for seat in range(seats)]  # without Player, who would stop them
    asked = 0
    for move in range(400):  # without a clock, hands of Midnight Exchange may go on for ever
        acting = [seat for seat in match.actors() if seat >= 0]  # the clock has no bot
        if not acting:
            break
        for seat in acting:
            view = match.known(seat)
            assert minds[seat].choose(view, seat) in options(view, seat)
            asked += 1
        seat = acting[move % len(acting)]
        match.play(seat, minds[seat].choose(match.known(seat), seat))
    assert asked > 20


class Stubborn(Bot):
    """Plays the same command whatever the rules say."""

    def __init__(self, command: Command) -> None:
        super().__init__(0)
        self.command = command

    def choose(self, view: View, seat: Seat) -> Command:
        return self.command


@pytest.mark.parametrize("wanted", ["not an option now", "of another seat", "unknown"])
def test_a_bot_that_chooses_anything_else_is_found_out_at_once(wanted: str) -> None:
    match = Match("gaunerbande", seed=1)
    theirs = next(command for command in match.options(1) if command not in match.options(0))
    commands = {
        "not an option now": match.game.command("gang self"),
        "of another seat": theirs,
        "unknown": Command(9999, match.options(0)[0].notation),
    }
    with pytest.raises(ValueError, match=r"Stubborn chose '.*', which is not among the options of seat 0"):
        Player(match.game, Stubborn(commands[wanted])).choose(match, 0)
    assert Player(match.game, Stubborn(match.options(0)[3])).choose(match, 0) == match.options(0)[3]


# --- how they play ---
@pytest.mark.parametrize(("name", "game", "seats"), TABLES)
def test_they_play_to_the_end_by_the_rules_and_the_same_way_again(name: str, game: str, seats: int) -> None:
    first, again, other = (finished(name, game, seats, seed) for seed in (1, 1, 2))
    assert first.outcome is not None
    assert first.save() == again.save()
    assert first.save() != other.save()


def test_random_plays_every_option_equally_often_whatever_the_size_of_its_seed() -> None:
    match = Match("gaunerbande", seed=1)
    view = match.known(0)
    for seed in (0, -1, 2**80):
        player = bot("random", game="gaunerbande", seed=seed)
        counts = {str(command): 0 for command in match.options(0)}
        for _ in range(13 * 400):
            counts[str(player.choose(view, 0))] += 1
        assert all(300 < n < 500 for n in counts.values()), counts


def test_random_plays_differently_with_another_seed() -> None:
    view = Match("gaunerbande", seed=1).known(0)
    assert len({str(bot("random", game="gaunerbande", seed=seed).choose(view, 0)) for seed in range(40)}) > 6
