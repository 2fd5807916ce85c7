"""Moves as people type them, read and written."""

from __future__ import annotations

import pytest

from cutpurse.games.gaunerbande import GAME
from cutpurse.games.midnight_exchange import GAME as MIDNIGHT
from cutpurse.games.swindler import GAME as SWINDLER
from cutpurse.kernel.core import Command
from cutpurse.terminal.move_input import UnknownMove, from_notation, numbered, read_moves, write_moves


def offered(verb: str, text: str) -> list[Command]:
    """Options as a table would list them."""
    return [GAME.command(f"{verb} {card}") for card in text.split()]


CARDS = offered("play", "g4 b12")


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("2", "play b12"),
        ("g4", "play g4"),
        ("play k0", "play k0"),
        (" PLAY  K12 ", "play k12"),
        ("give g4", "give g4"),
        ("1,2", "play g4, play b12"),
        ("give 1 2", "play g4, play b12"),
        ("give g4 play b12", "give g4, play b12"),
        ("gang others", "gang others"),
    ],
)
def test_a_line_is_read(line: str, meant: str) -> None:
    moves = read_moves(line, GAME, CARDS, numbered(CARDS))
    assert ", ".join(str(move) for move in moves) == meant


@pytest.mark.parametrize(
    "line", ["0", "3", "-1", "g13", "play", "give", "play play g4", "g4 play", "x", "1.5", "²", "1" * 5000]
)
def test_what_stands_for_no_move_is_unclear(line: str) -> None:
    with pytest.raises(UnknownMove):
        read_moves(line, GAME, CARDS, numbered(CARDS))


def test_a_word_alone_goes_with_what_is_asked() -> None:
    gang = [GAME.command("gang others"), GAME.command("gang self")]
    assert read_moves("self", GAME, gang, {}) == [gang[1]]
    assert read_moves("1", GAME, gang, numbered(gang)) == [gang[0]]


def test_what_is_written_is_read_back() -> None:
    options = offered("give", "g4 b12 r12")
    assert write_moves(options) == "give g4 b12 r12"
    assert read_moves(write_moves(options), GAME, options, {}) == options


def test_keys_stand_for_what_they_are_said_to() -> None:
    keys = {"7": "play b12", "x": "play g4"}
    assert [str(move) for move in read_moves("7 x", GAME, CARDS, keys)] == ["play b12", "play g4"]
    with pytest.raises(UnknownMove, match=r"^1$"):
        read_moves("1", GAME, CARDS, keys)


def test_a_number_the_table_does_not_show_is_no_wish_for_so_many() -> None:
    reserving = [SWINDLER.command("reserve 1"), SWINDLER.command("steal red")]
    keys = {"1": "reserve 1"}
    assert [str(move) for move in read_moves("1", SWINDLER, reserving, keys)] == ["reserve 1"]
    with pytest.raises(UnknownMove, match=r"^5$"):
        read_moves("5", SWINDLER, reserving, keys)
    hiring = [SWINDLER.command("hire 1"), SWINDLER.command("hire nobody")]
    assert [str(move) for move in read_moves("5", SWINDLER, hiring, {})] == ["hire 5"]


def test_half_of_a_notation_is_no_number_of_the_table() -> None:
    rummage = [MIDNIGHT.command("grab 1"), MIDNIGHT.command("grab 2")]
    keys = {"1": "grab 1", "2": "grab 2", "k": "keep"}
    assert [str(move) for move in read_moves("grab 1 k", MIDNIGHT, rummage, keys)] == ["grab 1", "keep"]
    with pytest.raises(UnknownMove, match=r"^1$"):
        read_moves("buy 1", MIDNIGHT, rummage, keys)


def test_notation_is_written_in_the_first_word_of_a_vocabulary() -> None:
    vocabulary = {"gib": "give", "schenk": "give", "bande": "gang"}
    assert from_notation("give g4 gang others", vocabulary) == "gib g4 bande others"
