"""Langfinger's menu in the terminal: a number means what has it on the board, and a refusal says what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cutpurse import Match
from cutpurse.bots import bot
from cutpurse.games.langfinger import GAME
from cutpurse.games.langfinger.pieces import KIND_NAMES, TOOL_NAMES
from cutpurse.terminal.games.langfinger.menu import LangfingerMenu
from cutpurse.terminal.games.langfinger.screen import LangfingerScreen
from cutpurse.terminal.games.langfinger.words import LangfingerWords
from cutpurse.terminal.games.views import PERSON, ViewDict
from cutpurse.terminal.layout import spans
from cutpurse.terminal.move_input import read_moves
from cutpurse.texts import Texts
from tests.terminal.command import Shell
from tests.terminal.picture import lines_of, table_of
from tests.terminal.test_langfinger import assert_fits, options_of

clause = pytest.mark.clause


def menu(language: str = "en") -> LangfingerMenu:
    """The menu in a language."""
    return LangfingerMenu(Texts(language), ["You", "Otto"], LangfingerWords(Texts(language)))


def at(place: str, options: list[str], **more: Any) -> ViewDict:
    """A view of the person acting at a place with four things on it."""
    back = {"lock": "safe", "tools": ["hammer", "plan"]}
    ruin = [{"discard": d, "draw": n, "seat": None} for d, n in ((1, 2), (2, 3), (3, 4), (2, 2), (4, 6))]
    return {
        "phase": "acting", "place": place, "actors": [PERSON], "options": options, "free_spaces": False,
        "villa": [back] * 4, "museum": [back] * 4, "harbour": [None] * 4, "ruin": ruin,
        "rogues": [{"tool": "hammer", "name": "Hans"}], "hand": ["plan"], "mine": [], **more,
    }  # fmt: skip


def moments(match: Match, rounds: int) -> Iterator[ViewDict]:
    """What the person sees whenever they are asked, for some rounds of a match between greedy bots."""
    player = bot("greedy", game="langfinger", seed=1)
    while match.outcome is None and match.view(PERSON)["round"] <= rounds:
        if match.actors() == [PERSON]:
            yield match.view(PERSON)
        seat = match.actors()[0]
        match.play(seat, player.choose(match, seat))


# --- numbers follow the board ---
@pytest.mark.parametrize(
    ("place", "options", "typed", "meant"),
    [
        ("villa", ["rob 2", "decline"], "2", "rob 2"),
        ("villa", ["rob 2", "decline"], "1", "rob 1"),
        ("villa", ["decline"], "3", "rob 3"),
        ("museum", ["rob 2", "rob 2 with rogue", "decline"], "2", "rob 2"),
        ("museum", ["rob 2", "rob 2 with rogue", "decline"], "2r", "rob 2 with rogue"),
        ("museum", ["rob 2 with rogue", "decline"], "2", "rob 2 with rogue"),
        ("museum", ["rob 2 with rogue", "decline"], "d", "decline"),
        ("harbour", ["visit 3", "visit 4", "decline"], "3", "visit 3"),
        ("harbour", ["visit 3", "visit 4", "decline"], "1", "visit 1"),
        ("harbour", ["visit 3", "visit 4", "decline"], "d", "decline"),
    ],
)
def test_a_number_means_what_has_it_on_the_board(place: str, options: list[str], typed: str, meant: str) -> None:
    assert menu().keys(at(place, options))[typed] == meant


def test_places_keep_their_number_when_another_is_full() -> None:
    view = at("", ["place villa", "place harbour"], phase="placing")
    assert menu().keys(view)["2"] == "place villa"
    assert menu().ordered_keys(view) == ["2", "5"]


def test_the_menu_has_the_order_of_the_board() -> None:
    robberies = ["rob 1", "rob 3", "rob 1 with rogue", "rob 2 with rogue", "decline"]
    assert menu().ordered_keys(at("villa", robberies)) == ["1", "1r", "2", "3", "d"]
    exchanges = ["swap 1>2", "swap 2>2", "swap 2>3", "swap 3>4", "decline"]
    assert menu().ordered_keys(at("ruin", exchanges)) == ["1>2", "2>3", "3>4", "2>2", "d"]
    assert menu("de").ordered_keys(at("ruin", exchanges))[-1] == "v"


@pytest.mark.parametrize("options", [{}, {"rogues": "choose"}])
@pytest.mark.parametrize("language", ["en", "de"])
def test_whatever_the_menu_shows_can_be_typed(options: dict[str, str], language: str) -> None:
    game_screen = LangfingerScreen(Texts(language), ["", "Otto", "Mona"])
    match = Match("langfinger", seats=3, seed=5, options=options)
    asked: set[str] = set()
    for view in moments(match, 9):
        asked.add(view["place"] or view["phase"])
        for option, typed in zip(game_screen.menu.ordered(view), game_screen.menu.ordered_keys(view), strict=True):
            read = read_moves(typed, GAME, match.options(PERSON), game_screen.menu.keys(view), game_screen.vocabulary())
            assert [str(move) for move in read] == [option]
    assert {"city", "villa", "ruin", "museum", "harbour"} <= asked


def test_whoever_types_something_else_is_told_what_the_menu_shows() -> None:
    assert menu().offer(at("villa", ["rob 1", "rob 2", "rob 3", "rob 3 with rogue", "decline"])) == "1–3, 3r, d"
    assert menu("de").offer(at("ruin", ["swap 1>2", "decline"])) == "1>2, v"


# --- what it costs, what it brings ---
def test_a_robbery_says_what_it_costs_and_what_the_rogue_saves() -> None:
    view = at("villa", ["rob 2", "rob 2 with rogue", "rob 3 with rogue", "decline"])
    assert [cell.plain for cell in menu().cells(view)] == [
        "2 safe for hammer, plan",
        "2r rogue saves hammer",
        "3 safe for plan, rogue saves hammer",
        "d decline",
    ]


def test_a_fence_says_what_a_visit_brings_at_most() -> None:
    view = at("harbour", ["visit 1", "visit 3", "decline"], best_sales=[5, 0, 4, 0])
    assert [cell.plain for cell in menu().cells(view)] == ["1 pays up to 5", "3 pays up to 4", "d decline"]


@clause("LF-3.3")
@pytest.mark.parametrize(("language", "said"), [("en", "You are missing: hammer."), ("de", "Dir fehlt: Hammer.")])
def test_what_is_missing_for_a_robbery_is_named(language: str, said: str) -> None:
    view = at("villa", ["decline"], hand=["plan", "plan"], rogues=[{"tool": "plan", "name": "Bobby"}])
    assert menu(language).missing(view, "rob 1") == said
    assert menu(language).missing(view | {"hand": []}, "rob 1 with rogue") == said


def test_a_refused_robbery_names_the_rule_and_the_tools(tmp_path: Path) -> None:
    match = Match("langfinger", seats=3, seed=5, options={"rogues": "random"})
    for view in moments(match, 9):
        barred = [
            n for n, back in enumerate(view[view["place"]] if view["place"] in ("villa", "museum") else [], 1) if back
        ]
        barred = [
            n for n in barred if f"rob {n}" not in view["options"] and f"rob {n} with rogue" not in view["options"]
        ]
        if barred:
            table = table_of(Match.load(match.save()), tmp_path)
            table.move(str(barred[0]))
            assert (
                f"“rob {barred[0]}” is not possible. LF-3.3 You do not have the tools for that. You are missing: "
                in table.refused[0][2]
            )
            return
    raise AssertionError("nothing was ever out of reach")


def test_the_locks_say_what_they_hold_and_what_that_is_worth(tmp_path: Path, cutpurse: Shell) -> None:
    said = "What there is to get: chest (money 1–3), safe (gold, jewellery 2–4), showcase (coins, statue 2–4), pillar "
    table = table_of(Match("langfinger", seed=1, options={"rogues": "random"}), tmp_path, size=(120, 40))
    assert any(said in line for line in lines_of(table))
    done = cutpurse("play", "langfinger", "--seed", "1", typed="?\n")
    assert said in done.out.partition("> ?")[2].replace("\n", " ")


def test_a_rogue_is_chosen_by_tool_and_name(tmp_path: Path) -> None:
    match = Match("langfinger", seats=2, seed=1, options={"rogues": "choose"})
    while match.actors() != [PERSON]:
        match.play(match.actors()[0], "choose plan")
    assert any("2 hammer (Hans Hammer)" in line for line in lines_of(table_of(match, tmp_path)))


# --- spaces of one's choice ---
def test_free_spaces_are_listed_by_place() -> None:
    assert [spans(numbers) for numbers in ([1, 2, 3, 4, 5], [1, 3, 4, 5], [2, 3], [])] == ["1–5", "1 3–5", "2 3", ""]


@clause("LF-2.2")
def test_a_choice_of_all_spaces_takes_one_line(tmp_path: Path) -> None:
    match = Match("langfinger", seats=5, seed=3, options={"free_spaces": "on", "rogues": "random"})
    while match.actors() != [PERSON]:
        match.play(match.actors()[0], "place villa 3" if "place villa 3" in options_of(match) else options_of(match)[0])
    table = table_of(match, tmp_path)
    lines = assert_fits(table)
    [line] = [line for line in lines if "Ruin 1–5" in line]
    assert "Villa 1 2 4 5" in line
    table.move("museum 6")
    assert "“6” is not a move here. Type a place and a space from 1 to 5" in table.refused[0][2]
    table.move("ruin 4")
    assert match.view(PERSON)["spaces"]["ruin"] == [None, None, None, PERSON, None]


# --- words ---
@pytest.mark.parametrize("language", ["en", "de"])
def test_short_words_tell_tools_and_kinds_apart(language: str) -> None:
    words = LangfingerWords(Texts(language))
    short = {words.tool(name, False): words.tool(name) for name in TOOL_NAMES}
    short |= {words.kind(name, False): words.kind(name) for name in KIND_NAMES[1:]}
    assert len(short) == len(TOOL_NAMES) + len(KIND_NAMES) - 1
    assert all(full.startswith(start) for start, full in short.items())


def test_a_german_hint_is_in_german_words_and_can_be_typed(tmp_path: Path) -> None:
    match = Match("langfinger", seats=3, seed=2, options={"rogues": "random"})
    table = table_of(match, tmp_path, "de")
    hints = ""
    while match.outcome is None:
        table.local.go_on()
        if match.outcome is None:
            table.show_hint("")
            advice = table.notice[0].plain.partition("würde tippen: ")[2]
            hints += f" {advice}"
            table.move(advice)
            assert not table.refused
    assert {"setze", "nimm", "knacke", "mit", "gauner", "hehler", "verkaufe", "hafen"} <= set(hints.split())
    assert not {"place", "take", "rob", "visit", "sell", "harbour"} & set(hints.split())


def test_a_german_table_speaks_german_of_moves_too(cutpurse: Shell) -> None:
    done = cutpurse(
        "play",
        "langfinger",
        "--option",
        "rogues=random",
        "--seed",
        "3",
        "--lang",
        "de",
        typed="Stadt\nzurück\nhafen 7\nhafen 2\n",
    )
    assert "Du setzt einen Stein in die City" in done.out
    assert "Du nimmst „setze city“ zurück" in done.out
    assert "„7“ ist hier kein Zug. Tipp 1–5, einen Zug (setze city) oder: " in done.out
    assert "„setze hafen 2“ geht nicht. LF-2.2 " in done.out
