"""screen.py: it fits 80 by 24 at every moment, marks what matters by more than colour, and says who did what."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from cutpurse import Match
from cutpurse.bots import bot
from cutpurse.games.gaunerbande.pieces import deck, listed
from cutpurse.kernel.game import Outcome
from cutpurse.terminal.games.gaunerbande.screen import GaunerbandeScreen
from cutpurse.terminal.games.views import PERSON
from cutpurse.terminal.saves import Saves
from cutpurse.terminal.screen import Priority, Row, Screen, compose
from cutpurse.terminal.start import BOT_NAMES, PlayArguments, new_match, start_table
from cutpurse.terminal.table import TerminalTable
from cutpurse.texts import Texts
from tests.games.gaunerbande import positions
from tests.terminal.picture import LONGEST, lines_of, table_of

clause = pytest.mark.clause


def assert_fits(table: TerminalTable) -> list[str]:
    """The screen has room for every line, and for the one that is typed in."""
    lines = lines_of(table)
    assert len(lines) <= table.screen.height - 1
    assert max(len(line) for line in lines) <= table.screen.width
    for text in (
        table.game_screen.question(table.match.view(PERSON)),
        "quit" if table.texts.language == "en" else "ende",
    ):
        assert any(text in line for line in lines[-3:])
    return lines


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_moment_of_a_round_fits_80_by_24(tmp_path: Path, seats: int, language: str) -> None:
    match = Match("gaunerbande", seats=seats, seed=seats, options={"limit": 1000})
    table = table_of(match, tmp_path, language)
    player = bot("random", game="gaunerbande", seed=seats)
    moments = 0
    while match.outcome is None and len(table.game_screen.log.rounds) < 2:
        seat = match.actors()[0]
        if moments % 3 == 0:
            table.notice = [Text("A notice as long as it can reasonably be. " * 6)]
        lines = assert_fits(table)
        table.notice = []
        for card in match.view(PERSON)["hand"]:
            assert any(f" {card} " in f"{line} " for line in lines)
        match.play(seat, player.choose(match, seat))
        table.catch_up()
        moments += 1
    assert moments > 100


@pytest.mark.parametrize(
    "hand",
    [
        "k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 r9 r10 r11 r12",
        "g1 g2 g3 g4 g5 g6 g7 g8 g9 g10 g11 g12 b12 r12 k11 k12",
        "g9 g10 g11 g12 b9 b10 b11 b12 r9 r10 r11 r12 k9 k10 k11 k12",
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_longest_hands_of_three_players_fit(tmp_path: Path, hand: str, language: str) -> None:
    rest = [card for card in listed(deck(3)) if card not in hand.split()]
    match = Match("gaunerbande", seats=3, seed=1)
    match.state = positions.deal(hand, " ".join(rest[:16]), " ".join(rest[16:]))
    table = table_of(match, tmp_path, language)
    table.notice = [Text("A notice as long as it can reasonably be. " * 6)]
    text = "\n".join(assert_fits(table))
    for n, card in enumerate(match.view(PERSON)["hand"], 1):
        assert f"{n} {card}" in text


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", ["3", "4", "5", "6"])
def test_the_welcome_with_its_seal_fits_80_by_24(tmp_path: Path, seats: str, language: str) -> None:
    texts = Texts(language)
    args = PlayArguments(seats=seats, bots="random", name=LONGEST)
    screen = Screen(texts, drawn=True, interactive=True, size=(80, 24))
    table = start_table(*new_match(args, texts), args, screen, Saves(tmp_path, texts))
    lines = [line.plain for line in screen.wrapped(table.greeting)]
    assert len(lines) <= screen.height - 2
    assert max(len(line) for line in lines) <= screen.width
    assert any(line.endswith(table.match.commitment) for line in lines)
    assert ("beide Bots" in " ".join(lines)) is (seats == "3" and language == "de")


@clause("K-6")
def test_a_list_of_moves_is_no_way_to_peek(tmp_path: Path) -> None:
    match = Match("gaunerbande", seed=1)
    player = bot("random", game="gaunerbande", seed=1)
    while others := match.actors()[1:]:
        match.play(others[0], player.choose(match, others[0]))
    table = table_of(match, tmp_path)
    entries = len(match.entries)
    for card in listed(deck(4)):
        table.move(f"1 2 3 play {card}")
    said = {reason.replace(line.removeprefix("1 2 3 "), "…") for _, line, reason in table.refused}
    assert len(table.refused) == 52
    assert len(said) == 1
    assert " K-6 " in said.pop()
    assert len(match.entries) == entries


def test_a_larger_screen_shows_more_of_the_log(tmp_path: Path) -> None:
    match = Match("gaunerbande", seed=1)
    player = bot("random", game="gaunerbande", seed=1)
    for _ in range(40):
        match.play(match.actors()[0], player.choose(match, match.actors()[0]))
    small, large = table_of(match, tmp_path), table_of(match, tmp_path, size=(120, 50))
    assert sum(" plays " in line for line in assert_fits(large)) > sum(" plays " in line for line in assert_fits(small))


def test_what_is_good_to_know_stands_there_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    shown = set()
    for height in range(20, 34):
        table = table_of(Match("langfinger", seats=2, seed=3), tmp_path, size=(80, height))
        lines = lines_of(table)
        found = [line.plain in lines for line in table.screen.wrapped(table.notes, indent=1)]
        assert len(found) > 1
        assert len(set(found)) == 1
        shown |= set(found)
    assert shown == {True, False}


def test_the_log_gives_way_and_the_foot_stays() -> None:
    top, log, bottom = [Row(Text("top"))] * 9, [Text(f"log {n}") for n in range(99)], [Text("foot")] * 8
    lines = compose(top, log, bottom, 24)
    assert len(lines) == 23
    assert [line.plain for line in lines[9:15]] == [f"log {n}" for n in range(93, 99)]
    assert compose(top, log, bottom, 18) == [*(row.text for row in top), *bottom]
    assert len(compose(top, log[:1], bottom, 24)) == 23
    assert compose(top, log, bottom, 6) == bottom[:5]


def test_a_table_too_high_keeps_what_is_asked_and_says_where_it_is_cut() -> None:
    top = [
        Row(Text("title")),
        Row(Text("heads"), Priority.OPTIONAL),
        Row(Text("villa")),
        Row(Text("more"), Priority.OPTIONAL, continues=True),
        Row(Text("even more"), Priority.OPTIONAL, continues=True),
        Row(Text("harbour"), Priority.ESSENTIAL),
        Row(Text("its rest"), Priority.ESSENTIAL, continues=True),
    ]
    log, foot = [Text(f"log {n}") for n in range(9)], [Text("foot")]

    def shown(height: int) -> list[str]:
        return [line.plain for line in compose(top, log, foot, height)]

    whole = ["title", "heads", "villa", "more", "even more", "harbour", "its rest"]
    assert shown(11) == [*whole, "log 7", "log 8", "foot"]
    assert shown(10) == ["title", "heads", "villa", "more …", "harbour", "its rest", "log 7", "log 8", "foot"]
    assert shown(8) == ["title", "villa …", "harbour", "its rest", "log 7", "log 8", "foot"]
    assert shown(6) == ["title", "villa …", "harbour", "its rest", "foot"]
    assert shown(4) == ["harbour", "its rest", "foot"]


def trick_table(tmp_path: Path, language: str = "en") -> TerminalTable:
    """The person is to follow blue with a hand of three colours; the seat after the leader is ahead."""
    match = Match("gaunerbande", seats=4, seed=1)
    match.state = positions.tricks("b3 b9 r10 k2", "g1 g2 g3 g4", "b4 g5 g6 g7", "b8 g8 g9 g10", leader=2, gone="rest")
    positions.trick(match.state, "b4", "b8")
    return table_of(match, tmp_path, language)


def test_legal_cards_are_numbered_and_the_others_not(tmp_path: Path) -> None:
    lines = assert_fits(trick_table(tmp_path))
    assert " Blue      1 b3   2 b9" in lines
    assert " Red       · r10" in lines
    assert " Black     · k2" in lines


def test_the_trick_shows_who_led_who_is_ahead_and_whose_turn_it_is(tmp_path: Path) -> None:
    lines = assert_fits(trick_table(tmp_path))
    assert any(line.startswith(" ▸ Wwww") for line in lines)
    assert any(line.startswith("   Mona°         »b4 Baker ") for line in lines)
    assert any(line.startswith("   Kuno°         *b8 Journalist ") for line in lines)
    assert any("Follow blue." in line for line in lines)
    assert any("Bediene Blau." in line for line in assert_fits(trick_table(tmp_path, "de")))


def test_cards_carry_their_colour_on_a_screen_and_none_in_plain_text(tmp_path: Path) -> None:
    table = trick_table(tmp_path)
    picture = table.screen_lines(table.match.view(PERSON))
    for console, coloured in (
        (Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=80), True),
        (Screen(table.texts, drawn=False, interactive=False).console, False),
    ):
        with console.capture() as capture:
            for line in picture:
                console.print(line)
        assert ("\x1b[" in capture.get()) is coloured


def test_whoever_unites_the_gang_is_told_and_chooses(tmp_path: Path) -> None:
    gang = "r10 k0 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11"
    match = Match("gaunerbande", seats=4, seed=1)
    match.state = positions.tricks("k12", "g1", "g2", "g3", gone="rest", taken=[gang])
    table = table_of(match, tmp_path)
    for seat, card in enumerate(["k12", "g1", "g2", "g3"]):
        match.play(seat, f"play {card}")
    table.catch_up()
    lines = assert_fits(table)
    assert any("You have united the gang!" in line for line in lines)
    assert " 1 gang others  every other player gets 26 points" in lines
    assert " 2 gang self  26 points come off your total" in lines
    table.move("self")
    assert table.game_screen.log.rounds[-1] == [-26, 0, 0, 0]
    assert "−26" in "\n".join(line.plain for line in table.game_screen.sheet())


@pytest.mark.parametrize(
    ("scores", "language", "said"),
    [
        ([3, 9, 9, 101], "en", "You win with 3."),
        ([9, -3, 9, 101], "en", "Otto wins with −3."),
        ([3, 3, 9, 101], "en", f"{LONGEST} and Otto share the win with 3 each."),
        ([9, 3, 3, 101], "de", "Gemeinsam vorn mit je 3: Otto und Mona."),
        ([3, 9, 9, 101], "de", "Du gewinnst mit 3."),
    ],
)
def test_the_verdict_names_the_winners(scores: list[int], language: str, said: str) -> None:
    game_screen = GaunerbandeScreen(Texts(language), [LONGEST, *BOT_NAMES[:3]])
    winners = [seat for seat, score in enumerate(scores) if score == min(scores)]
    assert game_screen.verdict(Outcome(scores, winners, 4, "GB-5.1")).startswith(said)


@clause("GB-5.1")
@pytest.mark.parametrize(
    ("totals", "finishers", "language", "said"),
    [
        ([3, 9, 9, 101], [3], "en", "Kuno has 101, more than 100: the game ends (GB-5.1)."),
        ([101, 9, 9, 9], [0], "de", "Du stehst bei 101, über 100: Die Partie ist zu Ende (GB-5.1)."),
        ([105, 9, 101, 9], [0, 2], "en", "You and Mona have more than 100: the game ends (GB-5.1)."),
        ([105, 9, 101, 9], [0, 2], "de", "Über der Grenze von 100: Du und Mona. Die Partie ist zu Ende (GB-5.1)."),
    ],
)
def test_the_end_names_all_who_are_over_the_limit(
    totals: list[int], finishers: list[int], language: str, said: str
) -> None:
    game_screen = GaunerbandeScreen(Texts(language), ["", *BOT_NAMES[:3]])
    view = {"limit": 100, "totals": totals, "finishers": finishers}
    assert game_screen.why_over(Outcome(totals, [1], 4, "GB-5.1"), view, "GB-5.1") == said
