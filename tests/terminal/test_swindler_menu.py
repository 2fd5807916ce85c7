"""Swindler's menu in the terminal: numbers follow the board, bags go by their colours, German words are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cutpurse import Match
from cutpurse.bots import bot
from cutpurse.games.swindler import GAME
from cutpurse.kernel.core import Command
from cutpurse.terminal.games.swindler.menu import SwindlerMenu
from cutpurse.terminal.games.swindler.screen import SwindlerScreen
from cutpurse.terminal.games.swindler.words import SwindlerWords
from cutpurse.terminal.games.views import PERSON, ViewDict
from cutpurse.terminal.move_input import UnknownMove, read_moves
from cutpurse.texts import Texts
from tests.terminal.picture import table_of

NAMES = ["You", "Otto", "Mona"]
BAGS = ("red", "blue", "yellow", "green", "black")


def menu(language: str = "en") -> SwindlerMenu:
    """The menu in a language."""
    return SwindlerMenu(Texts(language), NAMES, SwindlerWords(Texts(language)))


def asked(phase: str, options: list[str], **more: Any) -> ViewDict:
    """A view of the person who is asked for one of these."""
    field = {"object": "ring", "points": 2, "tile": None}
    return {
        "phase": phase, "options": options, "actors": [PERSON], "bags": dict.fromkeys(BAGS), "fits": [], "played": [],
        "orders": [{"points": 5}] * 4, "dealers": [{"fields": [field] * 3}] * 3, "help": [], "owed": 1, **more,
    }  # fmt: skip


def read(line: str, view: ViewDict, language: str = "en") -> str:
    """What a line means at a table."""
    options = [GAME.command(option) for option in view["options"]]
    vocabulary = SwindlerScreen(Texts(language), [""]).vocabulary()
    moves: list[Command] = read_moves(line, GAME, options, menu(language).keys(view), vocabulary)
    return ", ".join(str(move) for move in moves)


RESERVING = asked("reserving", ["reserve 2", "reserve 4", "cancel 1", *(f"steal {bag}" for bag in BAGS)])
STEALING = asked("stealing", ["draw", "stop", "sidekick blue", "sidekick black"])
ACTING = asked(
    "acting",
    [
        "play beggar",
        "fulfil 2",
        "fulfil 2 with help",
        "fulfil 3 with help",
        "sell 1.2",
        "sell 3.1 forged",
        "end actions",
    ],
)
WINDOW = asked("window", ["pass", "play beggar", "play hustler"], window="start", active=1)
BETTING = asked("window", ["pass", "bet caught", "bet free"], window="bag", active=1)
PAYING = asked("paying", ["give red ring", "give red key_red", "give coin"])
REWARD = asked("rewarding", ["take white ring", "take white watch", "take no more"])
HIRING = asked("hiring", ["hire nobody", "hire 1", "hire 2"])


@pytest.mark.parametrize(
    ("view", "line", "meant"),
    [
        (RESERVING, "2", "reserve 2"),
        (RESERVING, "1", "cancel 1"),
        (RESERVING, "3", "reserve 3"),
        (RESERVING, "red", "steal red"),
        (RESERVING, "2 red", "reserve 2, steal red"),
        (RESERVING, "reserve 2 4 black", "reserve 2, reserve 4, steal black"),
        (STEALING, "d", "draw"),
        (STEALING, "s", "stop"),
        (STEALING, "stop", "stop"),
        (STEALING, "blue", "sidekick blue"),
        (ACTING, "2", "fulfil 2"),
        (ACTING, "2h", "fulfil 2 with help"),
        (ACTING, "3", "fulfil 3 with help"),
        (ACTING, "1", "fulfil 1"),
        (ACTING, "1.2", "sell 1.2"),
        (ACTING, "3.1h", "sell 3.1 forged"),
        (ACTING, "sell 1.2 end actions", "sell 1.2, end actions"),
        (ACTING, "fulfill 2", "fulfil 2"),
        (ACTING, "b", "play beggar"),
        (ACTING, "e", "end actions"),
        (WINDOW, "p", "pass"),
        (WINDOW, "1", "play beggar"),
        (WINDOW, "hustler", "play hustler"),
        (BETTING, "2", "bet free"),
        (BETTING, "caught", "bet caught"),
        (PAYING, "2", "give red key_red"),
        (PAYING, "red key", "give red key_red"),
        (PAYING, "coin", "give coin"),
        (REWARD, "e", "take no more"),
        (REWARD, "neutral watch", "take white watch"),
        (HIRING, "0", "hire nobody"),
        (HIRING, "2", "hire 2"),
    ],
)
def test_a_line_is_read(view: ViewDict, line: str, meant: str) -> None:
    assert read(line, view) == meant


@pytest.mark.parametrize(
    ("view", "line", "meant"),
    [
        (RESERVING, "reserviere 2 grün", "reserve 2, steal green"),
        (RESERVING, "bestiehl schwarz", "steal black"),
        (RESERVING, "storniere 1", "cancel 1"),
        (STEALING, "z", "draw"),
        (STEALING, "ziehen", "draw"),
        (STEALING, "aufhören", "stop"),
        (STEALING, "lockvogel blau", "sidekick blue"),
        (ACTING, "erfülle 3 mit hilfe", "fulfil 3 with help"),
        (ACTING, "verkaufe 3.1 gefälscht", "sell 3.1 forged"),
        (ACTING, "f", "end actions"),
        (ACTING, "beende aktionen", "end actions"),
        (WINDOW, "bettler", "play beggar"),
        (WINDOW, "spiele taschenspieler", "play hustler"),
        (WINDOW, "passe", "pass"),
        (BETTING, "wette erwischt", "bet caught"),
        (PAYING, "rot schlüssel", "give red key_red"),
        (PAYING, "gib rot ring", "give red ring"),
        (REWARD, "g", "take no more"),
        (REWARD, "nimm neutral uhr", "take white watch"),
        (HIRING, "heuere niemanden", "hire nobody"),
    ],
)
def test_a_german_table_reads_german_words_too(view: ViewDict, line: str, meant: str) -> None:
    assert read(line, view, "de") == meant


def test_an_unclear_word_is_named_as_it_was_typed() -> None:
    with pytest.raises(UnknownMove, match=r"^schwarz$"):
        read("schwarz", HIRING, "de")


def test_every_word_of_the_vocabularies_stands_for_one_of_the_notation() -> None:
    notation = {word for command in GAME.commands for word in command.split()}
    for language in ("en", "de"):
        for meant in SwindlerScreen(Texts(language), [""]).vocabulary().values():
            assert any(word.startswith(meant) for word in notation), meant


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_command_is_read_back_as_it_is_shown(language: str) -> None:
    game_screen = SwindlerScreen(Texts(language), [""])
    for command in GAME.commands.values():
        assert read_moves(game_screen.localised(str(command)), GAME, [], {}, game_screen.vocabulary()) == [command]


def test_moves_of_one_kind_share_a_cell() -> None:
    assert [cell.plain for cell in menu().cells(RESERVING)] == [
        "reserve 2 4",
        "take back (−2) 1",
        "steal from red blue yellow green black",
    ]
    assert [cell.plain for cell in menu("de").cells(HIRING)] == ["anheuern 0 1 2"]


def test_other_moves_say_what_they_do() -> None:
    assert [cell.plain for cell in menu().cells(ACTING)] == [
        "b Beggar",
        "2 order 2: 5 points",
        "2h order 2 with help: 5 points",
        "3h order 3 with help: 5 points",
        "1.2 sell ring +2",
        "sell with a Forger 3.1h",
        "e end your actions",
    ]
    assert [cell.plain for cell in menu().cells(REWARD)] == ["1 neutral ring", "2 neutral watch", "e that is all"]
    partners = asked("partnering", ["swap with 1", "swap with 2"])
    assert [cell.plain for cell in menu().cells(partners)] == ["1 Otto", "2 Mona"]
    shown = [{"card": "forger"}, {"card": "lock_picker_blue"}]
    answers = asked("answering", ["pass", "play assassin on 1", "play assassin on 2"], help=shown)
    assert [cell.plain for cell in menu().cells(answers)] == [
        "p pass", "1 Assassin on a Forger", "2 Assassin on the blue Lock Picker",
    ]  # fmt: skip


def test_what_can_be_typed_is_offered_in_short() -> None:
    assert menu().offer(RESERVING) == "1, 2, 4, red, blue, yellow, green, black"
    assert menu("de").offer(STEALING) == "z, s, blau, schwarz"


def test_whether_a_card_fits_is_said() -> None:
    fits = {**WINDOW, "fits": ["beggar"]}
    assert menu().question(fits) == "Otto: the turn begins. Do you play an accomplice?"
    assert menu().question(WINDOW) == "Otto: the turn begins. None of your cards fits; nobody else knows."
    answering = asked("answering", ["pass"], played=[{"card": "beggar"}])
    assert menu().question(answering) == "The Beggar is in play. You have no answer; nobody else knows."


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_the_menu_shows_can_be_typed_and_means_that(tmp_path: Path, language: str) -> None:
    match = Match("swindler", seats=3, seed=6)
    game_screen = table_of(match, tmp_path, language).game_screen
    assert isinstance(game_screen, SwindlerScreen)
    player = bot("random", game="swindler", seed=6)
    for _ in range(900):
        seat = match.actors()[0]
        if PERSON in match.actors():
            view = match.view(PERSON)
            options = match.options(PERSON)
            for option in options:
                typed = game_screen.menu.key_for(view, str(option))
                assert read_moves(typed, GAME, options, game_screen.menu.keys(view), game_screen.vocabulary()) == [
                    option
                ]
        match.play(seat, player.choose(match, seat))
        if match.outcome is not None:
            break
