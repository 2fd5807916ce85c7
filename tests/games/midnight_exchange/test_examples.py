"""The worked examples of Midnight Exchange's rulebook: what the book says that they come to."""

from __future__ import annotations

from typing import Any

import pytest

from cutpurse.games.midnight_exchange import GAME
from cutpurse.kernel.examples import Example, examples

clause = pytest.mark.clause
ALL = {example.name: example for example in examples(GAME)}


def worth(example: Example, moves: int) -> list[int]:
    """What the cards of the first seat count after so many moves."""
    view: dict[str, Any] = example.played(moves).view(None)
    return [card["worth"] for card in view["cards"][0]]


def test_there_is_one_for_each_example_of_the_book() -> None:
    assert list(ALL) == [
        "ME-3.2-the-last-one",
        "ME-4.2-notes-and-gold",
        "ME-4.5-one-manuscript",
        "ME-4.6-two-chalices",
        "ME-6.3-showcase",
        "ME-6.3-the-count",
    ]


@pytest.mark.parametrize("name", ALL)
def test_it_comes_out_as_the_book_says(name: str) -> None:
    assert ALL[name].differences() == []


@clause("ME-3.2")
def test_of_four_the_last_one_stops_when_escape_tile_3_is_taken() -> None:
    match = ALL["ME-3.2-the-last-one"].played()
    assert match.view(None)["escapes"] == [1, 2, 3, 4]
    dropped = [told for told in match.tell_entry(match.entries[-1]) if told["event"] == "PutBack"]
    assert [(told["seat"], told["up"], told["dropped"]) for told in dropped] == [(3, False, True)]


@clause("ME-4.2")
def test_notes_and_a_gold_bar_buy_one_of_seven_things() -> None:
    example = ALL["ME-4.2-notes-and-gold"]
    before = example.begun()
    assert sum(str(command).startswith("buy") for command in before.options(0)) == 4 + 3
    [paid] = [told for told in example.played().tell_entry(example.played().entries[-1]) if told["event"] == "Paid"]
    assert sorted(paid["finds"]) == ["gold_bar", "notes"]


@clause("ME-4.5")
def test_a_collection_of_one_manuscript_counts_2_and_then_4() -> None:
    assert [worth(ALL["ME-4.5-one-manuscript"], moves) for moves in (1, 3)] == [[2], [4]]


@clause("ME-4.6")
def test_chalices_count_4_and_then_7() -> None:
    assert [worth(ALL["ME-4.6-two-chalices"], moves) for moves in (0, 2, 4)] == [[2], [4], [7]]


@clause("ME-6.3")
def test_a_showcase_counts_2_5_9_and_14() -> None:
    assert [worth(ALL["ME-6.3-showcase"], moves) for moves in (0, 2, 4, 6)] == [[2], [5], [9], [14]]


@clause("ME-6.3")
def test_the_count_comes_to_37() -> None:
    outcome = ALL["ME-6.3-the-count"].played().outcome
    assert outcome is not None
    assert outcome.scores[0] == 37
