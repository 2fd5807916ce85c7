"""Swindler in the terminal: every moment fits, the log says who did what, and a game can be left and gone on with."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from cutpurse import Match
from cutpurse.bots import bot
from cutpurse.games.swindler import GAME
from cutpurse.games.swindler.pieces import FIRST_POINTS
from cutpurse.kernel.game import Outcome
from cutpurse.terminal.games.swindler.screen import SwindlerScreen
from cutpurse.terminal.games.swindler.words import SwindlerWords, percent
from cutpurse.terminal.games.views import PERSON
from cutpurse.terminal.saves import Saves
from cutpurse.terminal.screen import Screen
from cutpurse.terminal.start import PlayArguments, new_match, start_table
from cutpurse.terminal.table import TerminalTable
from cutpurse.texts import Texts
from tests.terminal.command import Shell, terminal
from tests.terminal.picture import LONGEST, lines_of, table_of

clause = pytest.mark.clause


def assert_fits(table: TerminalTable) -> list[str]:
    """The screen has room for every line, for the one that is typed in, and for what is asked."""
    assert isinstance(table.game_screen, SwindlerScreen)
    view = table.match.view(PERSON)
    lines = lines_of(table)
    assert len(lines) <= table.screen.height - 1
    assert max(len(line) for line in lines) <= table.screen.width
    assert table.game_screen.question(view) in " ".join(lines[-3:])
    for p in range(view["seats"]):
        assert any(table.game_screen.label(p) in line and f" {view['points'][p]} " in line for line in lines)
    for bag in view["bags"]:
        risk = percent(view["bags"][bag]["odds"]["skull"])
        assert any(table.game_screen.words.colour(bag) in line and risk in line for line in lines)
    for cell in table.game_screen.menu.cells(view):
        assert any(cell.plain in line for line in lines[-12:]), cell.plain
    return lines


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_of_some_rounds_fits_80_by_24(tmp_path: Path, seats: int, language: str) -> None:
    match = Match("swindler", seats=seats, seed=seats)
    table = table_of(match, tmp_path, language)
    player = bot("random", game="swindler", seed=seats)
    phases: set[str] = set()
    moments = 0
    while match.outcome is None and moments < 600:
        seat = match.actors()[0]
        view = match.view(PERSON)
        if moments % 4 == 0 or view["phase"] not in phases:
            if moments % 3 == 0:
                table.notice = [Text("A notice as long as most of them are. " * 3)]
            assert_fits(table)
            table.notice = []
        phases.add(view["phase"])
        match.play(seat, player.choose(match, seat))
        table.catch_up()
        moments += 1
    assert {"choosing", "reserving", "stealing", "window", "answering", "acting", "hiring"} <= phases


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_the_welcome_with_its_seal_fits_80_by_24(tmp_path: Path, seats: str, language: str) -> None:
    texts = Texts(language)
    args = PlayArguments(game="swindler", seats=seats, bots="random", name=LONGEST)
    screen = Screen(texts, drawn=True, interactive=True, size=(80, 24))
    table = start_table(*new_match(args, texts), args, screen, Saves(tmp_path, texts))
    lines = [line.plain for line in screen.wrapped(table.greeting)]
    assert len(lines) <= screen.height - 2
    assert max(len(line) for line in lines) <= screen.width


def begun(seats: int = 2, seed: int = 3, **options: Any) -> Match:
    """A match without master thieves, at its first reservation."""
    return Match("swindler", seats=seats, seed=seed, options={"thieves": "off", **options})


def test_orders_show_markers_needs_and_rewards(tmp_path: Path) -> None:
    match = begun()
    seat = match.actors()[0]
    match.play(seat, ["reserve 2"])
    table = table_of(match, tmp_path)
    assert isinstance(table.game_screen, SwindlerScreen)
    lines = lines_of(table)
    [reserved] = [line for line in lines if line.startswith(f"        2 {table.game_screen.letters[seat]} ")]
    order = match.view(PERSON)["orders"][1]
    assert table.game_screen.words.order(order) in reserved
    assert table.game_screen.words.reward(order) in reserved


def test_bags_tell_the_odds_unless_the_table_hides_them(tmp_path: Path) -> None:
    shown, hidden = (
        "\n".join(lines_of(table_of(begun(odds=odds), tmp_path, size=(100, 40)))) for odds in ("shown", "hidden")
    )
    assert "red      7+1 13% ring×2 nec wat key×2 coi" in shown
    assert "red      7+1 ring×2 nec wat key×2 coi" in hidden
    assert "%" not in "".join(line for line in hidden.split("\n") if "7+1" in line and "risk" not in line)


@pytest.mark.parametrize(
    ("language", "shown", "hidden"),
    [
        ("en", "Draw again from the red bag (skull 13%), or stop?", "Draw again from the red bag (7+1), or stop?"),
        (
            "de",
            "Weiter aus dem roten Sack ziehen (Schädel 13%) oder aufhören?",
            "Weiter aus dem roten Sack ziehen (7+1) oder aufhören?",
        ),
    ],
)
def test_who_draws_is_told_the_odds_unless_the_table_hides_them(language: str, shown: str, hidden: str) -> None:
    inside = {"tiles": [{}] * 7, "skulls": 1}
    said = []
    for odds in ({"skull": 0.125, "survive": []}, None):
        view = {
            "actors": [PERSON],
            "phase": "stealing",
            "steal": {"bag": "red"},
            "bags": {"red": {**inside, "odds": odds}},
        }
        said.append(SwindlerScreen(Texts(language), ["Ada", "Bo"]).question(view))
    assert said == [shown, hidden]


@pytest.mark.parametrize(("language", "said"), [("en", "nec necklace"), ("de", "Dose Siegeldose")])
def test_the_few_letters_of_objects_are_explained_with_the_rules(tmp_path: Path, language: str, said: str) -> None:
    words = SwindlerWords(Texts(language)).letters()
    assert said in words
    legend = table_of(begun(), tmp_path, language=language).game_screen.legend()
    assert "  ".join(words) in "  ".join(line.plain.strip() for line in legend)


def test_the_title_warns_in_the_last_round_of_markers_that_stay(tmp_path: Path) -> None:
    last, not_yet = (lines_of(table_of(begun(max_rounds=rounds), tmp_path))[0] for rounds in (1, 2))
    assert "last round, each marker −2" in last
    assert "last round" not in not_yet


def test_more_room_has_longer_words(tmp_path: Path) -> None:
    match = begun(4)
    small, large = ("\n".join(lines_of(table_of(match, tmp_path, size=size))) for size in ((80, 24), (120, 40)))
    assert re.search(r"Dealer 1 (\w{3,4}\+\d ){2}\w{3,4}\+\d  2 ", small)
    assert re.search(r"Dealer 1 .*(ring|necklace|watch|brooch)\+\d", large)


def test_a_screen_too_low_keeps_what_is_asked(tmp_path: Path) -> None:
    table = table_of(begun(4), tmp_path, size=(64, 14))
    lines = lines_of(table)
    assert len(lines) == 13
    assert table.game_screen.question(table.match.view(PERSON)) in lines[-2]


@pytest.mark.parametrize(
    ("room", "said"), [(80, "red watch, red ring, blue key, red ring"), (30, "Re wat ring Bl key Re ring")]
)
def test_this_turns_tiles_stand_in_the_order_they_were_drawn(room: int, said: str) -> None:
    names = ("red watch", "red ring", "blue key_blue", "red ring")
    tiles = [dict(zip(("colour", "object"), name.split(), strict=True)) for name in names]
    assert SwindlerWords(Texts("en")).drawn(tiles, room) == said


# --- the cards in play ---
VIEW = {"help": [], "played": [], "active": 1}
RING, COIN = {"colour": "red", "object": "ring"}, {"colour": "blue", "object": "coin"}


def stack(**more: Any) -> str:
    """The cards in play, as the screen shows them."""
    game_screen = SwindlerScreen(Texts("en"), ["", "Otto", "Mona"])
    return "  ".join(cell.plain for cell in game_screen.stack({**VIEW, **more}))


def test_answers_stand_behind_what_they_answer() -> None:
    bare = {"partner": None, "theirs": None, "yours": None, "target": None}
    beggar, answers = {"seat": 1, "card": "beggar", **bare}, [{"seat": seat, "card": "assassin"} for seat in (2, 0)]
    assert stack(played=[beggar, *answers]) == "Otto Beggar  « Mona Assassin  « You Assassin"


def test_what_a_card_needs_stands_beside_it() -> None:
    bare = {"seat": 1, "partner": None, "theirs": None, "yours": None, "target": None}
    swap = {**bare, "card": "hustler", "partner": 2, "theirs": RING, "yours": COIN}
    assert stack(played=[swap]) == "Otto Hustler (Mona: red ring ↔ blue coin)"
    assert stack(played=[{**bare, "card": "sidekick", "target": 2}]) == "Otto Sidekick (blue)"
    assert stack(played=[{**bare, "card": "know_it_all", "target": 1}]) == "Otto Know-it-All (bet: caught)"
    assert stack(played=[{**bare, "card": "guardian_angel", "yours": RING}]) == "Otto Guardian Angel (red ring)"


def test_help_is_numbered_as_an_assassin_counts_it() -> None:
    forger = {"card": "forger", "tile": RING, "as": "watch"}
    picker = {"card": "lock_picker_red", "tile": None, "as": None}
    assert stack(help=[forger, picker]) == "Otto 1 Forger (red ring as watch), 2 red Lock Picker"


# --- the log ---
def told(*events: dict[str, Any], language: str = "en") -> list[str]:
    """What the log says of events."""
    game_screen = SwindlerScreen(Texts(language), ["", "Otto", "Mona"])
    return [sentence for event in events for sentence in game_screen.log.tell(event)]


def test_the_log_gathers_what_was_paid_and_lost() -> None:
    assert told(
        {"event": "TilePaid", "seat": 1, "tile": RING},
        {"event": "CoinPaid", "seat": 1},
        {"event": "TileReturned", "seat": 1, "tile": COIN, "fresh": True},
        {"event": "TileReturned", "seat": 0, "tile": RING, "fresh": True},
        {"event": "StealEnded", "seat": 0, "caught": True},
    ) == ["Otto pays: red ring, coin.", "Otto loses: blue coin.", "You lose: red ring."]


@clause("SW-2.2", "SW-2.3")
def test_a_marker_that_comes_back_costs_what_is_told() -> None:
    game_screen = SwindlerScreen(Texts("en"), ["", "Otto", "Mona"])
    events: list[dict[str, Any]] = [
        {"event": "MarkerPut", "seat": 1, "slot": 2},
        {"event": "MarkerPut", "seat": 0, "slot": 2, "thrown": 1, "lost": 2},
        {"event": "MarkerPut", "seat": 1, "slot": 2, "thrown": 0, "lost": 0},
        {"event": "MarkerTakenBack", "seat": 1, "slot": 2, "lost": 1},
    ]
    assert [sentence for event in events for sentence in game_screen.log.tell(event)] == [
        "Otto reserves order 2.",
        "You reserve order 2.",
        "Otto’s marker goes back: −2.",
        "Otto reserves order 2.",
        "Your marker comes back.",
        "Otto takes a marker back from order 2: −1.",
    ]
    assert game_screen.log.earned == [0, -3, 0]


def test_what_others_draw_stays_theirs() -> None:
    drawn = {"event": "AccompliceDrawn", "seat": 1, "card": None}
    hired = {"event": "Hired", "seat": 1, "cards": 1}
    own = {"event": "AccompliceDrawn", "seat": 0, "card": "beggar"}
    assert told(drawn) == ["Otto draws an accomplice."]
    assert told(hired, drawn) == ["Otto hires an accomplice."]
    assert told(own, language="de") == ["Auf deine Hand: Bettler."]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 4])
def test_no_sentence_is_missing_and_the_sheet_adds_up(tmp_path: Path, seats: int, language: str) -> None:
    match = Match("swindler", seats=seats, seed=7, options={"max_rounds": 25})
    player = bot("random", game="swindler", seed=1)
    while match.outcome is None:
        match.play(match.actors()[0], player.choose(match, match.actors()[0]))
    table = table_of(match, tmp_path, language)
    assert len(table.game_screen.log.rounds) == match.outcome.rounds == 25
    totals = [FIRST_POINTS + sum(earned) for earned in zip(*table.game_screen.log.rounds, strict=True)]
    assert totals == match.outcome.scores
    last = [int(cell) for cell in table.game_screen.sheet()[-1].plain.replace("−", "-").split()[2::2]]
    assert last == match.outcome.scores
    said = "\n".join(line.plain for line in table.log_lines)
    assert "None" not in said
    assert "swindler-" not in said
    final = "\n".join(lines_of(table))
    assert table.texts.say("typing") not in final


@pytest.mark.parametrize(
    ("done", "finishers", "rule", "language", "said"),
    [
        ([8, 3], [0], "SW-8.1", "en", "You have 8 orders: the game ends (SW-8.1)."),
        ([2, 9], [1], "SW-8.1", "de", "Otto hat 9 Aufträge: Die Partie ist zu Ende (SW-8.1)."),
        ([8, 9], [0, 1], "SW-8.1", "en", "You and Otto have 8 orders or more: the game ends (SW-8.1)."),
        (
            [8, 9],
            [0, 1],
            "SW-8.1",
            "de",
            "Mit 8 Aufträgen oder mehr am Ziel: Du und Otto. Die Partie ist zu Ende (SW-8.1).",
        ),
        ([2, 7], [], "SW-8.5", "en", "That was the last of 4 rounds (SW-8.1)."),
    ],
)
def test_the_end_says_why(done: list[int], finishers: list[int], rule: str, language: str, said: str) -> None:
    game_screen = SwindlerScreen(Texts(language), ["", "Otto"])
    view = {"seats": 2, "done": done, "end_at": 8, "finishers": finishers}
    assert game_screen.why_over(Outcome([20, 30], [1], 4, rule), view, "SW-8.1") == said


# --- words ---
def test_every_order_of_the_set_has_words_for_its_needs_and_rewards() -> None:
    for language in ("en", "de"):
        words = SwindlerWords(Texts(language))
        for seed in range(12):
            for order in begun(4, seed).view(PERSON)["orders"]:
                assert 0 < len(words.order(order, full=False)) <= len(words.order(order))
                assert str(order["points"]) in words.reward(order)


@pytest.mark.parametrize(
    ("chance", "said"), [(0.125, "13%"), (0.0, "0%"), (1.0, "100%"), (0.999, "99%"), (0.001, "1%")]
)
def test_nothing_uncertain_is_called_sure(chance: float, said: str) -> None:
    assert percent(chance) == said


@clause("SW-1.5")
def test_known_tells_bags_hands_discards_and_thieves(tmp_path: Path) -> None:
    match = Match("swindler", seats=3, seed=4)
    player = bot("random", game="swindler", seed=4)
    while match.outcome is None and not (match.view(PERSON)["hand"] and match.view(PERSON)["hands"][1]):
        match.play(match.actors()[0], player.choose(match, match.actors()[0]))
    table = table_of(match, tmp_path)
    view = match.view(PERSON)
    page = "\n".join(line.plain for line in table.game_screen.known(view, 80))
    assert isinstance(table.game_screen, SwindlerScreen)
    assert table.game_screen.words.does(view["hand"][0]) in page
    assert f"Otto°: {view['hands'][1]} secret" in page
    assert table.game_screen.words.can(view["thieves"][1]) in page
    assert "black: black seal tin" in page
    for card in set(match.view(1)["hand"]) - set(view["hand"]) - set(view["gone"]["accomplices"]):
        assert table.game_screen.words.card(card) not in page


# --- playing ---
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_can_be_piped_and_its_record_holds(cutpurse: Shell, language: str) -> None:
    table = ("--seats", "3", "--seed", "4", "--bots", "random", "--lang", language)
    options = ("--option", "max_rounds=2", "--option", "thieves=off")
    moves = "red\nstop\nend actions\n0\n1\npass\n" * 40
    done = cutpurse("play", "swindler", *table, *options, typed=moves)
    assert "SW-8.5" in done.out
    [record] = cutpurse.records()
    checked = cutpurse("verify", str(record), "--lang", language)
    assert checked.code == 0
    assert ": Swindler, " in checked.out


@pytest.mark.parametrize(("language", "before"), [("en", "would type: "), ("de", "würde tippen: ")])
def test_every_hint_can_be_typed_as_it_stands(tmp_path: Path, language: str, before: str) -> None:
    match = Match("swindler", seats=3, seed=2, options={"max_rounds": 4})
    table = table_of(match, tmp_path, language)
    while match.outcome is None:
        table.local.go_on()
        if match.outcome is None:
            table.notice = []
            table.show_hint("")
            entries = len(match.entries)
            table.handle_line(table.notice[0].plain.partition(before)[2])
            assert not table.refused
            assert len(match.entries) > entries


@clause("SW-2.3", "K-3")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("cancel 1", "“cancel 1” is not possible. SW-2.3"),
        ("draw", "“draw” is not possible. K-3"),
        ("banana", "“banana” is not a move here. Type 1–4, red, blue, yellow, green, black, a move (reserve 1), or: "),
    ],
)
def test_a_refused_move_is_explained_by_its_rule(cutpurse: Shell, typed: str, said: str) -> None:
    options = ("--seats", "2", "--seed", "3", "--bots", "random", "--option", "thieves=off")
    done = cutpurse("play", "swindler", *options, typed=typed + "\n")
    assert done.code == 2
    assert said in done.out.replace("\n", " ")


def test_ctrl_c_keeps_the_game_and_it_goes_on_where_it_was(home: Path) -> None:
    options = ("--seats", "2", "--seed", "3", "--bots", "random", "--option", "thieves=off", "--quick")
    with terminal(home, "play", "--plain", "swindler", *options) as screen:
        screen.shows("Swindler. Reach into the bags", "[Enter: continue]")
        screen.type("\n")
        screen.shows("Which bag do you steal from?", "> ")
        screen.type("ask always\n")
        screen.shows("You are asked whenever an accomplice could be played.", "> ")
        screen.type("reserve 3\n")
        screen.shows("You reserve order 3.", "> ")
        screen.interrupt("The game is kept.")
        assert screen.end() == 130
    with terminal(home, "play", "--plain", "--resume", "--quick", "--lang", "de") as screen:
        screen.shows("Willkommen zurück.", "Welchen Sack bestiehlst du?", "> ")
        screen.type("frag\n")
        screen.shows("Du wirst gefragt, sooft ein Komplize gespielt werden könnte.", "> ")
        screen.type("ende\n")
        screen.shows("Die Partie wartet auf dich.")
        assert screen.end() == 0


def test_a_terminal_that_cannot_be_cleared_shows_the_board_in_plain_lines(home: Path) -> None:
    options = ("--seats", "2", "--seed", "3", "--bots", "random", "--option", "thieves=off")
    with terminal(home, "play", "swindler", *options, TERM="dumb") as screen:
        screen.shows("Orders 1 · ", "reserve 1 2 3 4  steal from red blue yellow green black", "> ")
        screen.type("quit\n")
        screen.shows("The game is kept.")
        assert screen.end() == 0
        assert "\x1b[" not in screen.raw


def test_a_house_set_is_named_as_far_as_there_is_room(tmp_path: Path) -> None:
    mine = 'title = "The largest box that anybody could type"\n' + GAME.components()
    match = Match("swindler", seats=2, seed=1, options={"components": mine, "max_rounds": 9})
    small, large = (lines_of(table_of(match, tmp_path, size=size))[0] for size in ((80, 24), (140, 30)))
    assert "house set · 9 rounds at most · ends at 9 orders" in small
    assert "house set “The l" in large
