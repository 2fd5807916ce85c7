"""Langfinger in the terminal: every moment fits, moves are read as people type them, and the log says who did what."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from cutpurse import Match
from cutpurse.bots import bot
from cutpurse.games.langfinger import GAME
from cutpurse.kernel.core import Command
from cutpurse.kernel.game import Outcome
from cutpurse.terminal.games.langfinger.screen import LangfingerScreen
from cutpurse.terminal.games.views import PERSON
from cutpurse.terminal.layout import flow, seat_letters
from cutpurse.terminal.move_input import UnknownMove, numbered, read_moves, write_moves
from cutpurse.terminal.saves import Saves
from cutpurse.terminal.screen import Screen
from cutpurse.terminal.start import BOT_NAMES, PlayArguments, new_match, start_table
from cutpurse.terminal.table import TerminalTable
from cutpurse.texts import Texts
from tests.terminal.command import Shell, terminal
from tests.terminal.picture import LONGEST, lines_of, table_of

clause = pytest.mark.clause

GERMAN = LangfingerScreen(Texts("de"), [""]).vocabulary()


def offered(*notations: str) -> list[Command]:
    """Options as a table would list them."""
    return [GAME.command(notation) for notation in notations]


PLACES = offered("place city", "place villa", "place ruin", "place museum", "place harbour")
TOOLS = offered("take hammer", "take pliers", "take plan")
LOOT = offered("rob 1", "rob 3", "rob 3 with rogue", "decline")
RUIN = offered("swap 1>2", "swap 2>3", "decline")
SALE = offered("sell 2", "sell 3", "enough")


# --- typing ---
@pytest.mark.parametrize(
    ("options", "line", "meant"),
    [
        (PLACES, "2", "place villa"),
        (PLACES, "villa", "place villa"),
        (PLACES, " Place  VILLA ", "place villa"),
        (PLACES, "place villa 3", "place villa 3"),
        (PLACES, "villa 3", "place villa 3"),
        (PLACES, "mus", "place museum"),
        (PLACES, "place mus", "place museum"),
        (PLACES, "decline", "decline"),
        (PLACES, "2>3", "swap 2>3"),
        (TOOLS, "1 3", "take hammer, take plan"),
        (TOOLS, "ham pla", "take hammer, take plan"),
        (TOOLS, "take hammer plan", "take hammer, take plan"),
        (TOOLS, "take 1, 2", "take hammer, take pliers"),
        (TOOLS, "discard hammer", "discard hammer"),
        (TOOLS, "villa", "place villa"),
        (LOOT, "2", "rob 3"),
        (LOOT, "3", "rob 3 with rogue"),
        (LOOT, "rob 2", "rob 2"),
        (LOOT, "rob 3 with rogue", "rob 3 with rogue"),
        (LOOT, "3 with rogue", "rob 3 with rogue"),
        (LOOT, "dec", "decline"),
        (RUIN, "2>3", "swap 2>3"),
        (RUIN, "swap 2>3 discard plan hammer", "swap 2>3, discard plan, discard hammer"),
        (RUIN, "2 discard plan", "swap 2>3, discard plan"),
        (SALE, "sell 2 3", "sell 2, sell 3"),
        (SALE, "1", "sell 2"),
        (SALE, "enough", "enough"),
        (offered("visit 1", "decline"), "visit 3 sell 1", "visit 3, sell 1"),
    ],
)
def test_a_line_is_read(options: list[Command], line: str, meant: str) -> None:
    assert ", ".join(str(move) for move in read_moves(line, GAME, options, numbered(options))) == meant


@pytest.mark.parametrize(
    ("options", "line", "named"),
    [
        (PLACES, "0", "0"),
        (PLACES, "6", "6"),
        (PLACES, "place", "place"),
        (PLACES, "place place villa", "place"),
        (PLACES, "hammer", "hammer"),
        (PLACES, "banana", "banana"),
        (PLACES, "ci", "ci"),
        (TOOLS, "p", "p"),
        (TOOLS, "hammer banana", "banana"),
        (LOOT, "rob", "rob"),
        (LOOT, "with rogue", "with"),
        (LOOT, "rob 9", "9"),
        (RUIN, "2>9", "2>9"),
        (RUIN, "2>3 plan", "plan"),
    ],
)
def test_what_stands_for_no_move_is_named(options: list[Command], line: str, named: str) -> None:
    with pytest.raises(UnknownMove, match=f"^{named}$"):
        read_moves(line, GAME, options, numbered(options))


@pytest.mark.parametrize(
    ("options", "line", "meant"),
    [
        (PLACES, "hafen", "place harbour"),
        (PLACES, "setze ruine", "place ruin"),
        (TOOLS, "zange plan", "take pliers, take plan"),
        (TOOLS, "die zan", "take lockpick, take pliers"),
        (LOOT, "knacke 3 mit gauner", "rob 3 with rogue"),
        (LOOT, "nichts", "decline"),
        (RUIN, "tausche 1>2 wirf schweißgerät", "swap 1>2, discard blowtorch"),
        (SALE, "verkaufe 2 genug", "sell 2, enough"),
    ],
)
def test_a_german_table_reads_german_words_too(options: list[Command], line: str, meant: str) -> None:
    assert ", ".join(str(move) for move in read_moves(line, GAME, options, numbered(options), GERMAN)) == meant


def test_every_word_of_the_vocabularies_stands_for_one_of_the_notation() -> None:
    notation = {word for command in GAME.commands for word in command.split()}
    for language in ("en", "de"):
        assert set(LangfingerScreen(Texts(language), [""]).vocabulary().values()) <= notation


def test_every_command_is_read_back_as_it_is_written() -> None:
    for options in (PLACES, TOOLS, LOOT, RUIN, SALE):
        for command in GAME.commands.values():
            assert read_moves(str(command), GAME, options, numbered(options)) == [command]
    moves = offered("swap 2>3", "discard plan", "discard hammer")
    assert write_moves(moves) == "swap 2>3 discard plan hammer"
    assert read_moves(write_moves(moves), GAME, RUIN, {}) == moves


# --- the screen ---
def assert_fits(table: TerminalTable) -> list[str]:
    """The screen has room for every line, for the one that is typed in, and for what is asked."""
    assert isinstance(table.game_screen, LangfingerScreen)
    view = table.match.view(PERSON)
    lines = lines_of(table)
    assert len(lines) <= table.screen.height - 1
    assert max(len(line) for line in lines) <= table.screen.width
    assert table.game_screen.question(view) in " ".join(lines[-3:])
    for place in ("city", "villa", "ruin", "museum", "harbour"):
        name = table.texts.say(f"langfinger-terminal-place-{place}")
        stones = "".join("·" if p is None else table.game_screen.letters[p] for p in view["spaces"][place])
        assert any(name in line and stones in line for line in lines)
    for cell in table.game_screen.menu.cells(view):
        assert any(cell.plain in line for line in lines[-9:])
    return lines


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"rogues": "choose"}), (4, {}), (5, {})])
def test_every_moment_of_some_rounds_fits_80_by_24(
    tmp_path: Path, seats: int, options: dict[str, Any], language: str
) -> None:
    match = Match("langfinger", seats=seats, seed=seats, options=options)
    table = table_of(match, tmp_path, language)
    player = bot("greedy", game="langfinger", seed=seats)
    moments = 0
    while match.outcome is None and len(table.game_screen.log.rounds) < 3:
        seat = match.actors()[0]
        if moments % 3 == 0:
            table.notice = [Text("A notice as long as most of them are. " * 3)]
        assert_fits(table)
        table.notice = []
        match.play(seat, player.choose(match, seat))
        table.catch_up()
        moments += 1
    assert moments > 40


def options_of(match: Match) -> list[str]:
    """What whoever is to act may do."""
    return [str(option) for option in match.options(match.actors()[0])]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", ["2", "3", "4", "5"])
def test_the_welcome_with_its_seal_fits_80_by_24(tmp_path: Path, seats: str, language: str) -> None:
    texts = Texts(language)
    args = PlayArguments(game="langfinger", seats=seats, bots="random", name=LONGEST)
    screen = Screen(texts, drawn=True, interactive=True, size=(80, 24))
    table = start_table(*new_match(args, texts), args, screen, Saves(tmp_path, texts))
    lines = [line.plain for line in screen.wrapped(table.greeting)]
    assert len(lines) <= screen.height - 2
    assert max(len(line) for line in lines) <= screen.width


def test_a_screen_too_low_keeps_what_is_asked(tmp_path: Path) -> None:
    table = table_of(Match("langfinger", seats=5, seed=1, options={"rogues": "random"}), tmp_path, size=(60, 14))
    lines = lines_of(table)
    assert len(lines) == 13
    assert table.game_screen.question(table.match.view(PERSON)) in lines[-2]


def shown_town(
    tmp_path: Path, moves: str, seed: int = 3, size: tuple[int, int] = (80, 24)
) -> tuple[TerminalTable, list[str]]:
    """A table of two after some moves, each by whoever is to act, and its lines."""
    match = Match("langfinger", seats=2, seed=seed, options={"rogues": "random"})
    for move in moves.split(", ") if moves else []:
        match.play(match.actors()[0], move)
    table = table_of(match, tmp_path, size=size)
    return table, lines_of(table)


def test_the_town_shows_stones_in_order_of_arrival_prices_exchanges_and_fences(tmp_path: Path) -> None:
    _, lines = shown_town(tmp_path, "place villa, place city, place villa, place city, place city")
    assert any(line.startswith(" City    OOW··  ") and "×2" in line for line in lines)
    assert any(line.startswith(" Villa   WW···  1") for line in lines)
    assert any(line.startswith(" Ruin    ·····  1>2  2>3  3>4  2>2  4>6  next loot: ") for line in lines)
    assert any(line.startswith(" Harbour ·····  1") and "×2" in line and "+1" in line for line in lines)


def test_short_words_give_way_to_full_ones_where_there_is_room(tmp_path: Path) -> None:
    match = Match("langfinger", seats=4, seed=3, options={"rogues": "random"})
    small, large = (lines_of(table_of(match, tmp_path, size=size)) for size in ((80, 24), (170, 40)))
    assert any("gol+1 coi+1 pai×2" in line for line in small)
    assert any("gold+1 coins+1 painting×2" in line for line in large)


def test_cells_flow_into_as_many_rows_as_they_need() -> None:
    rows = flow(Text("head "), [Text(f"cell{n}") for n in range(5)], 20, 2)
    assert [row.plain for row in rows] == ["head cell0  cell1", "  cell2  cell3", "  cell4"]
    assert [row.plain for row in flow(Text("head"), [], 20, 2)] == ["head"]


def test_stones_have_a_letter_for_each_seat() -> None:
    assert seat_letters(["You", "Otto", "Mona"]) == ["Y", "O", "M"]
    assert seat_letters(["Otto", "Olaf", "O", "!!"]) == ["O", "L", "3", "4"]


def test_what_is_within_the_means_of_the_person_is_marked(tmp_path: Path) -> None:
    for seed in range(12):
        table, lines = shown_town(tmp_path, "", seed)
        view = table.match.view(PERSON)
        marked = "".join(line for line in lines if line.startswith((" Villa", " Museum"))).count("*")
        robbable = [{option.split()[1] for option in view["payable"][place]} for place in ("villa", "museum")]
        assert marked == sum(len(slots) for slots in robbable)


def test_no_sentence_is_missing_in_a_whole_game(tmp_path: Path) -> None:
    for language in ("en", "de"):
        for seats in (2, 5):
            match = Match("langfinger", seats=seats, seed=7, options={"rogues": "random"})
            player = bot("random", game="langfinger", seed=1)
            while match.outcome is None:
                match.play(match.actors()[0], player.choose(match, match.actors()[0]))
            table = table_of(match, tmp_path, language)
            assert len(table.game_screen.log.rounds) == match.outcome.rounds
            totals = [sum(earned) for earned in zip(*table.game_screen.log.rounds, strict=True)]
            assert totals == match.outcome.scores
            said = "\n".join(line.plain for line in table.log_lines)
            assert "None" not in said
            assert "langfinger-" not in said


def test_the_log_gathers_what_was_discarded_and_drawn(tmp_path: Path) -> None:
    game_screen = LangfingerScreen(Texts("en"), ["", "Otto"])
    events: list[dict[str, Any]] = [
        {"event": "ToolDiscarded", "seat": 1, "tool": "plan"},
        {"event": "ToolDiscarded", "seat": 1, "tool": "hammer"},
        {"event": "ToolsShuffled"},
        *[{"event": "ToolDrawn", "seat": 1, "tool": None}] * 3,
        {"event": "ToolDrawn", "seat": 0, "tool": "pliers"},
        {"event": "StoneCalled", "seat": 0, "space": 1, "due": 0},
    ]
    assert [sentence for event in events for sentence in game_screen.log.tell(event)] == [
        "The discarded tools are shuffled into a new pile.",
        "Otto discards plan, hammer and draws 3 tools.",
        "You draw: pliers.",
    ]


@pytest.mark.parametrize(
    ("scores", "finishers", "rule", "language", "said"),
    [
        ([21, 9], [0], "LF-5.1", "en", "You have 21: the game ends (LF-5.1)."),
        ([9, 22], [1], "LF-5.1", "de", "Otto hat 22: Die Partie ist zu Ende (LF-5.1)."),
        ([21, 20], [0, 1], "LF-5.1", "en", "You and Otto have 20 or more: the game ends (LF-5.1)."),
        ([21, 20], [0, 1], "LF-5.1", "de", "Mit 20 oder mehr am Ziel: Du und Otto. Die Partie ist zu Ende (LF-5.1)."),
        ([9, 3], [], "LF-5.3", "en", "That was the last of 4 rounds (LF-5.1)."),
        ([9, 3], [], "LF-5.4", "en", "Nobody made any money for 5 rounds: the game ends (LF-5.1)."),
    ],
)
def test_the_end_says_why(scores: list[int], finishers: list[int], rule: str, language: str, said: str) -> None:
    game_screen = LangfingerScreen(Texts(language), ["", "Otto"])
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    view = {"dry": 5, "target": 20, "money": scores, "finishers": finishers}
    assert game_screen.why_over(Outcome(scores, winners, 4, rule), view, "LF-5.1") == said


# --- playing ---
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_can_be_piped_and_its_record_holds(cutpurse: Shell, language: str) -> None:
    words = ("play", "langfinger", "--seed", "4", "--bots", "random", "--option", "max_rounds=2", "--lang", language)
    lines = cutpurse(*words, typed="1\n" * 200).out.count("> 1\n") - 1
    done = cutpurse(*words, typed="1\n" * lines)
    assert (done.code, done.err) == (0, "")
    assert "LF-5.3" in done.out
    [_, record] = cutpurse.records()
    checked = cutpurse("verify", str(record), "--lang", language)
    assert checked.code == 0
    assert ": Langfinger, " in checked.out


@clause("LF-2.2", "LF-3.1", "LF-3.3", "K-3")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("place villa 2", "“place villa 2” is not possible. LF-2.2 Name only the place"),
        ("take hammer", "“take hammer” is not possible. K-3"),
        (
            "hammer",
            "“hammer” is not a move here. Type 1–5, a move (place city), or: ? hint undo last log known score quit.",
        ),
        ("villa villa", "Nothing done: only the first move is possible, then it is somebody else’s turn (K-1)."),
    ],
)
def test_a_refused_move_is_explained_by_its_rule(cutpurse: Shell, typed: str, said: str) -> None:
    done = cutpurse("play", "langfinger", "--option", "rogues=random", "--seed", "3", typed=typed + "\n")
    assert done.code == 2
    assert said in done.out.replace("\n", " ")


def test_hint_undo_last_score_log_and_the_rules_make_sense(cutpurse: Shell) -> None:
    words = ("play", "langfinger", "--option", "rogues=random", "--seed", "3", "--bots", "greedy")
    done = cutpurse(*words, typed="hint\nvilla\nlast\nundo\nscore\nmuseum\nlog\n? LF-3.4\n")
    assert done.code == 0
    assert "A bot would type: place " in done.out
    last = done.out.partition("> last\n")[2].partition("> undo")[0]
    assert last.startswith("You place a stone at the Villa, space 1.\nOtto places a stone ")
    assert "You take back “place villa”" in done.out
    assert "No round is finished yet." in done.out
    assert "You place a stone at the Museum, space 1." in done.out.partition("> log")[2]
    assert "LF-3.4 The rogue card" in done.out


def test_the_sheet_shows_the_money_of_each_round(cutpurse: Shell) -> None:
    done = cutpurse(
        "play", "langfinger", "--seed", "4", "--bots", "greedy", "--option", "max_rounds=2", typed="1\n" * 99
    )
    sheet = done.out[done.out.rindex("Round      You") :].splitlines()
    assert sheet[0].split() == ["Round", "You", "Otto°", "Mona°", "Kuno°"]
    first, second = ([int(cell) for cell in line.split()] for line in sheet[1:3])
    assert second[2::2] == [before + change for before, change in zip(first[2::2], second[1::2], strict=True)]


def test_ctrl_c_keeps_the_game_and_it_goes_on_where_it_was(home: Path) -> None:
    with terminal(
        home, "play", "--plain", "langfinger", "--option", "rogues=random", "--seed", "3", "--quick"
    ) as screen:
        screen.shows("Langfinger. You have three stones", "[Enter: continue]")
        screen.type("\n")
        screen.shows("Where does your stone go?", "> ")
        screen.type("villa\n")
        screen.shows("You have 2 left.", "> ")
        screen.interrupt("The game is kept.")
        assert screen.end() == 130
    with terminal(home, "play", "--plain", "--resume", "--quick", "--lang", "de") as screen:
        screen.shows("Willkommen zurück.", "Wohin mit deinem Stein? Du hast noch 2.", "> ")
        screen.type("hafen\n")
        screen.shows("Wohin mit deinem letzten Stein?", "> ")
        screen.type("ende\n")
        screen.shows("Die Partie wartet auf dich.")
        assert screen.end() == 0


def test_a_terminal_that_cannot_be_cleared_shows_the_town_in_plain_lines(home: Path) -> None:
    with terminal(home, "play", "langfinger", "--option", "rogues=random", "--seed", "3", TERM="dumb") as screen:
        screen.shows("Harbour ·····", "1 City  2 Villa  3 Ruin  4 Museum  5 Harbour", "> ")
        screen.type("quit\n")
        screen.shows("The game is kept.")
        assert screen.end() == 0
        assert "\x1b[" not in screen.raw


LARGEST = 'title = "The largest box that anybody could type"\n' + re.sub(
    r"harbour = \d", "harbour = 10", re.sub(r"(villa|museum) = \d", r"\1 = 8", GAME.components())
)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("size", "room"), [((80, 24), True), ((132, 43), True), ((60, 20), False)])
def test_the_largest_house_set_shows_all_that_is_asked_about(
    tmp_path: Path, size: tuple[int, int], room: bool, language: str
) -> None:
    match = Match("langfinger", seats=5, seed=1, options={"components": LARGEST, "rogues": "random"})
    table = table_of(match, tmp_path, language, size)
    assert isinstance(table.game_screen, LangfingerScreen)
    player = bot("greedy", game="langfinger", seed=1)
    while match.outcome is None and len(table.game_screen.log.rounds) < 3:
        if match.actors() == [PERSON]:
            view = match.view(PERSON)
            lines = lines_of(table)
            assert len(lines) == size[1] - 1
            assert table.game_screen.question(view) in " ".join(lines[-3:])
            if view["place"]:
                full, short = (
                    table.game_screen.place_lines(view, view["place"], size[0], full) for full in (True, False)
                )
                assert any("\n".join(row.plain for row in rows) in "\n".join(lines) for rows in (full, short))
            if room:
                assert table.texts.say("langfinger-terminal-target", target="20") in lines[0]
                assert "„The l" in lines[0] or "“The l" in lines[0]
                assert all(any(f"{name}°" in line for line in lines) for name in BOT_NAMES[:4])
            else:
                assert table.texts.say("langfinger-terminal-house-untitled") in lines[0]
        match.play(match.actors()[0], player.choose(match, match.actors()[0]))
        table.catch_up()


def test_what_is_cut_from_the_town_is_marked(tmp_path: Path) -> None:
    table = table_of(
        Match("langfinger", seats=5, seed=1, options={"components": LARGEST, "rogues": "random"}), tmp_path
    )
    [harbour] = [line for line in lines_of(table) if line.startswith(" Harbour")]
    assert harbour.endswith("…")


def test_the_last_frame_waits_for_nobody_and_offers_nothing(tmp_path: Path) -> None:
    match = Match("langfinger", seats=2, seed=1, options={"max_rounds": 1})
    player = bot("random", game="langfinger", seed=1)
    while match.outcome is None:
        match.play(match.actors()[0], player.choose(match, match.actors()[0]))
    text = "\n".join(lines_of(table_of(match, tmp_path)))
    assert "Round 1 · over" in text
    assert "to move" not in text
    assert "hint" not in text


def test_the_rogues_have_their_names_where_there_is_room(tmp_path: Path) -> None:
    match = Match("langfinger", seats=5, seed=3, options={"rogues": "random"})
    small, large = ("\n".join(lines_of(table_of(match, tmp_path, size=size))) for size in ((80, 24), (120, 40)))
    assert "Hans Hammer" not in small
    assert "Hans Hammer, hammer" in large


def test_money_of_the_first_round_is_on_the_sheet_at_once(tmp_path: Path) -> None:
    match = Match("langfinger", seats=5, seed=1, options={"rogues": "random"})
    player = bot("greedy", game="langfinger", seed=1)
    while not any(match.view(PERSON)["money"]):
        match.play(match.actors()[0], player.choose(match, match.actors()[0]))
    table = table_of(match, tmp_path)
    sheet = [line.plain for line in table.game_screen.sheet()]
    assert [int(cell) for cell in sheet[1].split()[3::2]] == match.view(PERSON)["money"]
    assert sheet[1].startswith("  1 …")


def test_piped_the_whole_town_is_shown_at_a_decision(cutpurse: Shell) -> None:
    done = cutpurse("play", "langfinger", "--option", "rogues=random", "--seed", "3", typed="city\ncity\ncity\n")
    asked = done.out.rpartition("Round 1 · City, stone")[2]
    assert all(f"{place} " in asked for place in ("Villa", "Museum", "Harbour"))


def test_every_hint_of_a_game_can_be_typed_as_it_stands(tmp_path: Path) -> None:
    match = Match("langfinger", seats=3, seed=2, options={"rogues": "random"})
    table = table_of(match, tmp_path)
    verbs: set[str] = set()
    while match.outcome is None:
        table.local.go_on()
        if match.outcome is None:
            table.notice = []
            table.show_hint("")
            advice = table.notice[0].plain.partition("would type: ")[2]
            verbs |= set(advice.split()) & {command.split()[0] for command in GAME.commands}
            table.move(advice)
            assert not table.refused
    assert {"place", "take", "rob", "swap", "discard", "visit", "sell"} <= verbs


def test_whoever_names_no_game_is_told_of_the_other(cutpurse: Shell) -> None:
    assert "Another game: cutpurse play langfinger" in cutpurse("play", typed="").out
    assert "Another game" not in cutpurse("play", "gaunerbande", typed="").out
