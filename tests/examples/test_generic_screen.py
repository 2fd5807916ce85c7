"""The terminal's screen for any game: it fits, says what can be done, and has words for games that bring none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cutpurse import Match, bot, games
from cutpurse.kernel.core import CLOCK
from cutpurse.kernel.manifest import Manifest, find_manifest
from cutpurse.terminal.games.generic.menu import in_spans
from cutpurse.terminal.games.generic.screen import GenericScreen
from cutpurse.terminal.games.generic.words import GenericWords
from cutpurse.terminal.games.views import PERSON
from cutpurse.terminal.saves import Saves, Seating
from cutpurse.terminal.screen import Screen
from cutpurse.terminal.start import BOT_NAMES
from cutpurse.terminal.table import TerminalTable
from cutpurse.texts import Texts
from tests.conformance.toy import SLY
from tests.terminal.picture import LONGEST, lines_of

SIZES = [(80, 24), (120, 40)]


def table_of(match: Match, home: Path, language: str, size: tuple[int, int]) -> TerminalTable:
    """A table with the generic screen, whatever else the game brings."""
    texts = Texts(language)
    seating = Seating(language, [LONGEST, *BOT_NAMES[: match.seats - 1]], "random", 1)
    screen = GenericScreen(texts, seating.names, find_manifest(match.game.name))
    drawn = Screen(texts, drawn=True, interactive=False, size=size)
    table = TerminalTable(match, screen, drawn, Saves(home, texts), home / "x.json", seating, pace=0)
    table.catch_up()
    return table


def moments(match: Match, every: int, most: int = 150) -> Iterator[Match]:
    """A game of random bots, now and then when it is the person's turn, and as far as it got."""
    players = [bot("random", match.game.name, seat) for seat in range(match.seats)]
    for n in range(most):
        actors = match.actors()
        if not actors:
            break
        if PERSON in actors and n % every == 0:
            yield match
        seat = actors[n % len(actors)]
        match.play(seat, match.options(seat)[0] if seat == CLOCK else players[seat].choose(match, seat))
    yield match


@pytest.mark.parametrize("size", SIZES, ids=["small", "large"])
@pytest.mark.parametrize("name", sorted([*games(), "liars-dice"]))
def test_any_game_fits_the_screen(tmp_path: Path, installed: Path, name: str, size: tuple[int, int]) -> None:
    width, height = size
    for language in ("en", "de"):
        for match in moments(Match(name, 3, seed=4), every=23):
            table = table_of(match, tmp_path, language, size)
            lines = lines_of(table)
            assert len(lines) < height
            assert max(len(line) for line in lines) <= width
            question = table.game_screen.question(match.view(PERSON))
            assert not question or question in lines[-2], "what is asked stands just above where one types"


def test_what_lies_on_the_table_is_shown_by_its_kind(tmp_path: Path, installed: Path) -> None:
    match = Match("liars-dice", 2, seed=1, settings={"dice": 2})
    match.play(0, "bid 2 five")
    match.play(1, "doubt")
    match.play(match.actors()[0], "bid 1 two")
    shown = lines_of(table_of(match, tmp_path, "en", (80, 24)))
    assert shown[0].startswith(" Liar’s Dice · Round 2")
    assert any(LONGEST in line for line in shown[2:5])
    assert any("The bid" in line and line.endswith("two") for line in shown)
    assert any("Under your cup" in line for line in shown)
    assert any("Shown last" in line for line in shown)


@pytest.mark.parametrize(
    ("typed", "language", "plays"),
    [
        ("bid 4 five", "en", "bid 4 five"),
        ("4 five", "en", "bid 4 five"),
        ("4 fünf", "de", "bid 4 five"),
        ("BID 4 FÜNF", "de", "bid 4 five"),
        ("4 fün", "de", "bid 4 five"),
    ],
)
def test_a_command_is_typed_in_notation_or_in_the_words_of_the_game(
    tmp_path: Path, installed: Path, typed: str, language: str, plays: str
) -> None:
    match = Match("liars-dice", 3, seed=1)
    table = table_of(match, tmp_path, language, (80, 24))
    table.move(typed)
    assert match.entries[1].command == plays


def test_many_options_that_differ_in_a_number_are_summed_up() -> None:
    bids = [f"bid {n} {face}" for face in ("five", "six") for n in range(4, 19)]
    assert [(each.example, each.place, each.numbers) for each in in_spans(bids)] == [
        ("bid 4 five", 0, list(range(4, 19))),
        ("bid 4 six", 0, list(range(4, 19))),
    ]
    assert in_spans(bids[:12]) == [], "so few can be numbered"
    assert in_spans([f"play {chr(a)}{chr(b)}" for a in range(97, 102) for b in range(97, 105)]) == []


def sly_words(language: str = "en") -> GenericWords:
    """The words of a game that brings none."""
    return GenericWords(Texts(language), Manifest(SLY, ""), ["Ada", "Ben"])


def test_a_game_without_texts_speaks_in_the_names_of_its_code() -> None:
    words = sly_words()
    assert words.caption("trick_number") == "Trick number"
    assert words.command("set 3") == "set 3"
    assert words.command("set 3", below=True) == "3"
    assert words.group("draw") == "Draw"
    assert words.value([0, 1], {"name": "owing", "kind": "seats"}) == "Ada and Ben"
    assert words.value(True, {"name": "over", "kind": "flag"}) == "yes"
    assert sly_words("de").value(None, {"name": "over", "kind": "word"}) == "nichts"
    assert words.pieces(["a", "a", "b", "a"], {"name": "pile", "kind": "zone"}) == "a×2  b  a"


def test_a_game_without_texts_is_told_by_its_events() -> None:
    screen = GenericScreen(Texts("en"), ["Ada", "Ben"], Manifest(SLY, ""))
    assert screen.log.tell({"event": "SetAside", "seat": 1, "card": 8}) == ["Ben: Set aside: card 8."]
    assert screen.log.tell({"event": "RoundBegan"}) == ["Round began."]
    assert screen.log.tell({"event": "Entered", "frame": "Choosing"}) == []
    facts = {"winner": 1, "cards": 3, "last": True, "card": None, "face": "five"}
    told = [screen.log.variable("Shown", field, value) for field, value in facts.items()]
    assert told == ["Ben", 3, "yes", "none", "five"]


def test_an_event_without_a_text_passes_in_silence_where_others_have_one(installed: Path) -> None:
    screen = GenericScreen(Texts("de"), ["", "Ben"], find_manifest("liars-dice"))
    assert screen.log.tell({"event": "Answered", "seat": 1}) == []
    assert screen.log.tell({"event": "Bid", "seat": 0, "number": 4, "face": "five"}) == ["Du bietest 4 × Fünf."]
    assert screen.log.tell({"event": "Bid", "seat": 1, "number": 1, "face": "six"}) == ["Ben bietet 1 × Sechs."]
