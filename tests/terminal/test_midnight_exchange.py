"""Midnight Exchange in the terminal: every moment fits, the log says who did what, and a whole game can be played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.text import Text

from cutpurse import Match, verify
from cutpurse.bots import bot
from cutpurse.games.midnight_exchange import GAME
from cutpurse.kernel.game import Outcome
from cutpurse.terminal.games.midnight_exchange.screen import MidnightExchangeScreen
from cutpurse.terminal.games.views import PERSON
from cutpurse.terminal.saves import Saves
from cutpurse.terminal.screen import Screen
from cutpurse.terminal.start import PlayArguments, new_match, start_table
from cutpurse.terminal.table import TerminalTable
from cutpurse.texts import Texts
from tests.terminal.command import Shell
from tests.terminal.picture import LONGEST, lines_of, table_of

clause = pytest.mark.clause
PLAY = ["play", "midnight-exchange", "--bots", "random", "--seed", "3"]


def moments(match: Match, seed: int) -> Iterator[dict[str, object]]:
    """A game of random bots, hand after hand: what the person sees before each move."""
    player = bot("random", game="midnight-exchange", seed=seed)
    n = 0
    while match.outcome is None:
        yield match.view(PERSON)
        seats = [seat for seat in match.actors() if seat >= 0]
        seat = seats[n % len(seats)] if seats else -1
        match.play(seat, player.choose(match, seat) if seats else match.options(-1)[0])
        n += 1


def assert_fits(table: TerminalTable) -> list[str]:
    """The screen has room for every line, for the one that is typed in, and for what is asked."""
    assert isinstance(table.game_screen, MidnightExchangeScreen)
    view = table.view()
    lines = lines_of(table)
    assert len(lines) <= table.screen.height - 1
    assert max(len(line) for line in lines) <= table.screen.width
    assert table.game_screen.question(view) in " ".join(lines[-3:])
    for p in range(view["seats"]):
        assert any(table.game_screen.label(p) in line and f" {view['points'][p]} " in line for line in lines)
    for cell in table.game_screen.menu.cells(view):
        assert any(cell.plain in line for line in lines), cell.plain
    shown = "\n".join(lines)
    if view["phase"] == "rummage":
        lying = [n for n, tile in enumerate(view["tiles"], 1) if tile["lies"] != "tray"]
        assert all(
            f"{n:>2}{table.game_screen.words.place(view['tiles'][n - 1]['place'], False)}" in shown for n in lying
        )
    else:
        bought = [key for key, move in table.game_screen.menu.keys(view).items() if move in view["options"]]
        assert all(key in shown for key in bought)
    return lines


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_of_a_game_fits_80_by_24(tmp_path: Path, seats: int, language: str) -> None:
    match = Match("midnight-exchange", seats=seats, seed=seats, options={"max_rounds": 3})
    table = table_of(match, tmp_path, language)
    phases: set[object] = set()
    for n, view in enumerate(moments(match, seats)):
        table.catch_up()
        if n % 9 == 0 or view["phase"] != "rummage":
            if n % 2:
                table.notice = [Text("A notice as long as most of them are. " * 2)]
            assert_fits(table)
            table.notice = []
        phases.add(view["phase"])
    table.catch_up()
    assert_fits(table)
    assert {"rummage", "trading"} <= phases


def test_a_narrow_screen_has_six_tiles_in_a_row(tmp_path: Path) -> None:
    table = table_of(Match("midnight-exchange", seats=2, seed=1), tmp_path, size=(60, 40))
    lines = lines_of(table)
    assert max(len(line) for line in lines) <= 60
    assert sum(line.startswith(("49", "43", "37", "31")) for line in lines) == 4


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_the_welcome_with_its_seal_fits_80_by_24(tmp_path: Path, seats: str, language: str) -> None:
    texts = Texts(language)
    args = PlayArguments(game="midnight-exchange", seats=seats, bots="random", name=LONGEST)
    screen = Screen(texts, drawn=True, interactive=True, size=(80, 24))
    table = start_table(*new_match(args, texts), args, screen, Saves(tmp_path, texts))
    lines = [line.plain for line in screen.wrapped(table.greeting)]
    assert len(lines) <= screen.height - 2
    assert max(len(line) for line in lines) <= 80


# --- the log and the score sheet ---
@clause("ME-4.9", "ME-6.3")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_score_sheet_adds_up_to_the_points(tmp_path: Path, seed: int) -> None:
    match = Match("midnight-exchange", seats=3, seed=seed)
    table = table_of(match, tmp_path)
    for view in moments(match, seed):
        table.catch_up()
        rows = [*table.game_screen.log.rounds, table.game_screen.log.earned]
        assert [sum(row[p] for row in rows) for p in range(3)] == view["points"]
    table.catch_up()
    assert match.outcome is not None
    assert [sum(row[p] for row in table.game_screen.log.rounds) for p in range(3)] == match.outcome.scores
    assert len(table.game_screen.log.rounds) == match.outcome.rounds


def told(language: str, *events: dict[str, object]) -> list[str]:
    """What a log says of events; seat 0 is the person."""
    game_screen = MidnightExchangeScreen(Texts(language), ["", "Otto", "Mona"])
    return [sentence for event in events for sentence in game_screen.log.tell(dict(event))]


@clause("ME-2.6")
def test_the_log_names_a_find_only_where_it_is_seen() -> None:
    grabbed = {"event": "Grabbed", "seat": 1, "tile": 17, "find": None}
    back = {"event": "PutBack", "seat": 1, "tile": 17, "find": None, "up": False, "dropped": False}
    mine = {"event": "Grabbed", "seat": 0, "tile": 4, "find": "gem"}
    assert told("en", grabbed, back, mine) == ["Otto looks at 17 and puts it back.", "You pick up 4: gem."]
    assert told("de", grabbed, back, mine) == [
        "Otto sieht sich 17 an und legt es zurück.",
        "Du nimmst 4 auf: Edelstein.",
    ]


@clause("ME-3.1", "ME-3.2", "ME-3.3")
def test_the_log_says_how_somebody_got_out() -> None:
    ways = [
        {"event": "Escaped", "seat": p, "number": p + 1, "by": by} for p, by in enumerate(("hand", "last", "clock"))
    ]
    assert told("en", *ways) == [
        "You run with escape tile 1.",
        "Otto is the last one in: escape tile 2.",
        "Time is up: escape tile 3 for Mona.",
    ]


# --- the end ---
def test_why_it_is_over() -> None:
    game_screen = MidnightExchangeScreen(Texts("en"), ["", "Otto"])
    reasons = {
        rule: game_screen.why_over(Outcome([1, 2], [1], 3, rule), {"dry": 3}, rule)
        for rule in ("ME-6.1", "ME-6.2", "ME-6.5", "ME-6.6")
    }
    assert reasons == {
        "ME-6.1": "The supplies have run out: the game ends (ME-6.1).",
        "ME-6.2": "The cloth bag is empty: the game ends (ME-6.2).",
        "ME-6.5": "That was the last of 3 rounds (ME-6.5).",
        "ME-6.6": "Nobody has traded for 3 rounds: the game ends (ME-6.6).",
    }
    at_once = game_screen.why_over(Outcome([1, 2], [1], 1, "ME-6.6"), {"dry": 1}, "ME-6.6")
    assert at_once == "Nobody has traded in this round: the game ends (ME-6.6)."


@clause("ME-4.1", "ME-4.3")
def test_a_leather_bag_for_the_empty_cloth_bag_is_offered_and_said_to_be_for_nothing() -> None:
    menu = MidnightExchangeScreen(Texts("en"), ["", "Otto"]).menu
    view = {"phase": "trading", "bag": 1, "options": ["bag", "pass"]}
    assert menu.question(view) == "Nothing to buy: a leather bag for a blind draw?"
    assert menu.choice(view, "bag") == "leather bag for a blind draw"
    empty = {**view, "bag": 0}
    assert menu.question(empty).startswith("Nothing to buy, and the cloth bag is empty")
    assert menu.choice(empty, "bag") == "leather bag for nothing"
    assert menu.question({**empty, "options": ["buy 1 art 1", "bag", "pass"]}) == "What do you buy?"


@clause("ME-3.3")
def test_who_asks_for_slow_hands_is_told_that_tiles_are_held_longer(cutpurse: Shell) -> None:
    done = cutpurse(*PLAY, "--new", "--option", "hand_ms=3000", "--lang", "en", typed="quit\n")
    assert "Option hold_seconds is 24 instead of 10: the other options require it." in done.out
    assert "instead of" not in cutpurse(*PLAY, "--new", "--option", "hand_ms=1000", typed="quit\n").out


# --- plain lines: time stands still while it waits for one ---
@clause("ME-2.1", "ME-2.4", "ME-7.3")
def test_a_line_is_a_motion_and_others_move_meanwhile(cutpurse: Shell) -> None:
    done = cutpurse(*PLAY, "--new", typed="4\nk\n6 k\n\n1\nquit\n")
    assert "The clock waits while you type." in done.out
    assert "You pick up 4: iron key." in done.out
    assert "You keep 4: iron key." in done.out
    assert "You keep 6: " in done.out
    assert "Otto keeps 5: empty drawer." in done.out
    assert "ME-2.4 The safe is locked for you." in done.out
    assert done.code == 2  # the safe was locked


def test_short_keys_and_notation_in_german(cutpurse: Shell) -> None:
    done = cutpurse(*PLAY, "--new", "--lang", "de", typed="4\nv\nnimm 4\nleg offen\n4 k\nraus 1\nr1\nende\n")
    for sentence in (
        "Du nimmst 4 auf: Eisenschlüssel.", "Du legst 4 verdeckt zurück.", "Du legst 4 offen zurück: Eisenschlüssel.",
        "Du behältst 4: Eisenschlüssel.", "ME-2.5 Schlüssel bleiben bis zum Ende der Runde in deiner Ablage.",
    ):  # fmt: skip
        assert sentence in " ".join(done.out.split())


def test_what_hands_have_done_stays_done(cutpurse: Shell) -> None:
    done = cutpurse(*PLAY, "--new", typed="4\nk\nundo\nhint\nlast\nscore\nknown\n? ME-2.5\nlog\nquit\n")
    assert "Nothing taken back." in done.out
    assert "A bot would type: " in done.out
    assert "In the cloth bag: 46." in done.out
    assert "ME-2.5 Second thoughts" in done.out


class Script(Screen):
    """A screen where a bot types for the person, in plain lines."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, drawn=False, interactive=False, size=(100, 50))
        self.table: TerminalTable | None = None
        self.player = bot("random", game="midnight-exchange", seed=5)

    def ask(self, prompt: str = "") -> str:
        assert self.table is not None
        if self.table.match.outcome is not None:
            raise EOFError
        move = self.player.choose(self.table.match, PERSON).notation
        typed = {command: key for key, command in self.table.game_screen.menu.keys(self.table.view()).items()}
        self.lines_read += 1
        return typed[move] if self.lines_read % 2 else self.table.game_screen.localised(move)


@clause("ME-6.3")
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_in_plain_lines(tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    texts = Texts(language)
    args = PlayArguments(game="midnight-exchange", seats="2", bots="random", seed="8", options=["max_rounds=3"])
    screen = Script(texts)
    table = screen.table = start_table(*new_match(args, texts), args, screen, Saves(tmp_path, texts))
    table.run()
    out = capsys.readouterr().out
    outcome = table.match.outcome
    assert outcome is not None
    records = list((tmp_path / "records").glob("*.json"))
    assert verify(records[0].read_text()).outcome is not None
    heads = [
        line for line in out.splitlines() if texts.say("midnight-exchange-terminal-part-collections") in line.split()
    ]
    assert len(heads) == 1
    for p in range(2):
        counts = table.match.view(PERSON)["breakdown"][p].values()
        assert [str(n) for n in (*counts, outcome.scores[p])] in [line.split()[1:] for line in out.splitlines()]


# --- the command line ---
def test_options_that_do_not_go_with_so_many_players_are_named(cutpurse: Shell) -> None:
    done = cutpurse(*PLAY, "--seats", "3", "--option", "markets=1a,3b")
    assert done.code == 2
    assert done.err == "These options do not go together for 3 players: markets=1a,3b.\n"
    done = cutpurse(*PLAY, "--option", "markets=7x")
    assert (done.code, done.err) == (2, "Option markets cannot be “7x”. Allowed: random, 1a,3b ….\n")


@pytest.mark.parametrize("slow", ["0", "11", "x", "1.5", "-2"])
def test_time_passes_at_most_ten_times_slower(cutpurse: Shell, slow: str) -> None:
    done = cutpurse(*PLAY, f"--slow={slow}")
    assert (done.code, done.err) == (2, f"Time cannot pass “{slow}” times slower. Allowed: 1 to 10.\n")


def test_how_slow_it_is_stays_with_the_game(cutpurse: Shell) -> None:
    cutpurse(*PLAY, "--new", "--slow", "3", typed="4\nquit\n")
    seating, match = Saves(cutpurse.home, Texts("en")).load(cutpurse.saves()[0])
    assert seating.slow == 3
    assert match.view(PERSON)["holding"] == "iron_key"
    done = cutpurse("play", "--resume", "--slow", "2", typed="k\nquit\n")
    assert "You keep 4: iron key." in done.out
    assert Saves(cutpurse.home, Texts("en")).load(cutpurse.saves()[0])[0].slow == 2


def test_the_games_list_has_its_options(cutpurse: Shell) -> None:
    out = cutpurse("games").out
    assert GAME.name in out
    assert "rummage_seconds=0, 30–600" in " ".join(out.split())
