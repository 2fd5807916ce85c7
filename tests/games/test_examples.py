"""The worked examples of the rulebooks come out as the books say, and a file that is wrong is told so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cutpurse.kernel import examples as module
from cutpurse.kernel.examples import Example, examples, find_example
from cutpurse.kernel.game import find, games
from cutpurse.server.web.rulebooks import rules
from cutpurse.testing import Broken, check_examples

WITH_EXAMPLES = [name for name in games() if examples(find(name))]


@pytest.mark.parametrize("game", WITH_EXAMPLES)
def test_every_example_comes_out_as_the_book_says(game: str) -> None:
    check_examples(find(game))
    for example in examples(find(game)):
        assert sorted(example.title) == ["de", "en"]
        assert example.players == example.players[: example.begun().seats]


def test_langfinger_has_an_example_for_each_of_its_book() -> None:
    assert [example.name for example in examples(find("langfinger"))] == [
        "LF-1.4-three-players",
        "LF-2.1-placing",
        "LF-3.2-city",
        "LF-3.3-villa",
        "LF-3.4-museum",
        "LF-3.6-ruin",
        "LF-3.7-harbour",
        "LF-3.8-twice",
    ]


def test_gaunerbande_shows_the_example_round_of_its_book_from_passing_to_the_count() -> None:
    found = [example for example in examples(find("gaunerbande")) if not example.chapter]
    assert [example.name for example in found] == [
        "GB-2.1-passing",
        "GB-3.2-second-trick",
        "GB-3.4-leading-black",
        "GB-3.5-clean-first-trick",
        "GB-4.1-the-count",
    ]
    whole = found[-1]
    assert all(example.moves == whole.moves[: len(example.moves)] for example in found)
    totals = whole.played().view(None)["totals"]
    assert (totals[:3], sum(totals)) == ([1, 0, 16], 26)  # the book has 8 for Chris; but 26 points are to be had


def test_swindler_has_an_example_for_each_of_its_book() -> None:
    assert [example.name for example in examples(find("swindler"))] == [
        "SW-1.2-four-a-cards",
        "SW-2.3-another-order",
        "SW-2.4-one-point",
        "SW-4.1-order-then-dealer",
        "SW-4.5-dealer-order-dealer",
        "SW-6.1-double-coin",
        "SW-7.11-assassin-on-assassin",
        "SW-7.12-lucky-ida",
        "SW-7.15-blue-key-as-red",
        "SW-7.19-the-whole-steal",
    ]


@pytest.mark.parametrize(("language", "title"), [("en", "Example"), ("de", "Beispiel")])
@pytest.mark.parametrize("game", games())
def test_every_chapter_that_tells_an_example_has_a_link_to_watch_it(game: str, language: str, title: str) -> None:
    book = rules(game, language)
    assert book is not None
    for chapter in book.chapters:
        assert bool(chapter.examples) == (chapter.title == title), (game, chapter.title)


CITY = "LF-3.2-city"


@pytest.mark.plain
@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"moves": ["2 take hammer"]}, f"{CITY} cannot be played: .*K-1"),
        ({"moves": ["0 steal the Harbour"]}, f"{CITY} cannot be played: .*is no command"),
        ({"position": {"hands": ["hammer", "spoon", ""]}}, f"{CITY} cannot be played: .*spoon"),
        ({"checks": []}, f"{CITY} does not say what it leads to"),
        ({"checks": [{"view": {"money": [9, 9, 9]}}]}, r"money is \[0, 0, 0\], not \[9, 9, 9\]"),
        (
            {"checks": [{"after": 0, "seat": 0, "options": ["decline"]}]},
            r"the options are .*'place city'.* not \['decline'\]",
        ),
        (
            {"checks": [{"after": 0, "seat": 0, "refused": {"place city": "LF-2.2"}}]},
            "'place city' is allowed, not LF-2.2",
        ),
        ({"checks": [{"after": 0, "seat": 0, "refused": {"take plan": "LF-3.2"}}]}, "is refused by K-3, not LF-3.2"),
        ({"clauses": ["LF-3.2", "LF-none"]}, f"{CITY} is about LF-none, which is no clause"),
        ({"clauses": ["LF-3.3"]}, f"{CITY} does not begin with its first clause, LF-3.3"),
        ({"chapter": {"de": "Example"}}, f"{CITY} is told in 'Example', which is no chapter"),
        ({"from": 99}, f"{CITY} has only [0-9]+ moves"),
    ],
)
def test_an_example_that_is_wrong_is_named_with_what_is_wrong(
    change: dict[str, Any], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("langfinger")
    told = json.loads(
        next(path for path in module.example_files(game) if path.stem == CITY).read_text(encoding="utf-8")
    )
    path = tmp_path / f"{CITY}.json"
    path.write_text(json.dumps({**told, **change}), encoding="utf-8")
    monkeypatch.setattr(module, "example_files", lambda _: [path])
    with pytest.raises(Broken, match=says):
        check_examples(game)


def test_an_unknown_part_and_an_unknown_name_are_told() -> None:
    with pytest.raises(ValueError, match="Example x has an unknown part 'luck'; there are: title, "):
        Example(find("langfinger"), "x", {"luck": 1})
    assert find_example(find("langfinger"), "LF-none-nothing") is None
    assert find_example(find("langfinger"), "../RULES") is None
