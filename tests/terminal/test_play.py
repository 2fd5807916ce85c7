"""table.py with piped input: a whole game, refusals, the words beside moves."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cutpurse import Command, Match, View
from cutpurse.bots.hints import Adviser
from cutpurse.kernel.core import Event, Seat
from cutpurse.terminal.games.gaunerbande.screen import GaunerbandeScreen
from cutpurse.texts import Texts
from tests.kernel.sample_match import sealed_match
from tests.terminal.command import COMMAND, Shell, environment, program

clause = pytest.mark.clause


def lines_needed(cutpurse: Shell, *words: str) -> int:
    """How many times `1` is typed until the game is over; the next is refused."""
    done = cutpurse("play", *words, typed="1\n" * 3000)
    assert done.code == 2
    assert "K-2" in done.err
    return done.out.count("> 1\n") - 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_can_be_piped_and_its_record_holds(cutpurse: Shell, language: str) -> None:
    words = ("--seed", "4", "--option", "limit=30", "--lang", language)
    done = cutpurse("play", *words, typed="1\n" * lines_needed(cutpurse, *words))
    assert (done.code, done.err) == (0, "")
    assert "GB-5.1" in done.out
    assert not cutpurse.saves()
    record = cutpurse.records()[-1]
    assert done.out.endswith(f"cutpurse verify {record}\n")
    checked = cutpurse("verify", str(record), "--lang", language)
    assert (checked.code, checked.out.count("\n")) == (0, 1)
    assert checked.out.startswith({"en": "The record is sound", "de": "Die Aufzeichnung stimmt"}[language])


@pytest.mark.parametrize("seats", ["3", "5", "6"])
def test_a_whole_game_can_be_piped_at_every_size(cutpurse: Shell, seats: str) -> None:
    words = ("--seats", seats, "--seed", "2", "--option", "limit=1", "--bots", "random")
    done = cutpurse("play", *words, typed="1\n" * lines_needed(cutpurse, *words))
    assert (done.code, done.err) == (0, "")


def test_the_same_seed_gives_the_same_game(cutpurse: Shell) -> None:
    first = cutpurse("play", "--seed", "11", typed="1 2 3\n1\n1\n")
    assert cutpurse("play", "--seed", "11", typed="1 2 3\n1\n1\n").out == first.out
    assert cutpurse("play", "--seed", "12", typed="1 2 3\n1\n1\n").out != first.out


def test_a_record_changed_in_one_place_fails_and_the_entry_is_named(cutpurse: Shell) -> None:
    words = ("--seed", "2", "--option", "limit=1")
    cutpurse("play", *words, typed="1\n" * 100)
    record = cutpurse.records()[0]
    text = record.read_text()
    changed = text.replace('"seat":2', '"seat":1', 1)
    assert changed != text
    record.write_text(changed)
    done = cutpurse("verify", str(record))
    assert (done.code, done.out) == (1, "")
    assert "ntry" in done.err


@pytest.mark.parametrize(("language", "named"), [("en", "Entry 20 is damaged"), ("de", "Eintrag 20 ist beschädigt")])
def test_a_byte_that_is_no_text_is_found_where_it_stands(cutpurse: Shell, language: str, named: str) -> None:
    cutpurse("play", "--seed", "2", "--option", "limit=1", typed="1\n" * 100)
    [record] = cutpurse.records()
    before, entry, after = record.read_bytes().partition(b'{"n":20,"seat":')
    record.write_bytes(before + entry + b"\xff" + after)
    done = cutpurse("verify", str(record), "--lang", language)
    assert (done.code, done.out, done.err.count("\n")) == (1, "", 1)
    assert done.err.startswith(f"{record} ")
    assert named in done.err


@pytest.mark.parametrize(
    ("found", "changed", "english", "german"),
    [
        ('"seats": 4', '"seats": 5', "Its header or entry 0 does not fit", "Kopf "),
        ('"rounds":1', '"rounds":2', "Its end was changed", "Das Ende wurde verändert"),
        ('{"n":7,', '{"n":7, ', "Entry 7 is damaged", "Eintrag 7 ist beschädigt"),
        ('"format"', '"format', "It is damaged, cut off", "Der Inhalt ist beschädigt"),
    ],
)
def test_verify_says_where_in_either_language(
    cutpurse: Shell, found: str, changed: str, english: str, german: str
) -> None:
    cutpurse("play", "--seed", "2", "--option", "limit=1", typed="1\n" * 100)
    [record] = cutpurse.records()
    text = record.read_text()
    record.write_text(text.replace(found, changed, 1))
    assert record.read_text() != text
    assert f"{record} is not sound. {english}" in cutpurse("verify", str(record)).err
    assert f"{record} stimmt nicht. {german}" in cutpurse("verify", str(record), "--lang", "de").err


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_seal_shown_before_the_first_card_is_the_one_verify_shows(cutpurse: Shell, language: str) -> None:
    done = cutpurse("play", "--seed", "2", "--option", "limit=1", "--lang", language, typed="1\n" * 100)
    word = {"en": "Seal: ", "de": "Siegel: "}[language]
    seal = next(line for line in done.out.splitlines() if line.startswith(word)).removeprefix(word)
    assert seal == Match("gaunerbande", seed=2).commitment
    assert done.out.index(seal) < done.out.index("g0")
    [record] = cutpurse.records()
    assert seal in cutpurse("verify", str(record), "--lang", language).out
    record.write_text(Match("gaunerbande", seed=2).save())
    assert seal in cutpurse("verify", str(record), "--lang", language).out


def test_verify_says_how_the_seats_added_their_seeds(cutpurse: Shell, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(sealed_match().save())
    out = cutpurse("verify", str(record)).out
    assert out.endswith(
        "According to the record, 2 seats kept their seeds until all hashes were fixed; "
        "only a browser that was there can prove it. "
        "Not opened in time, so the hash counts instead: seat 2. "
        "One player gave their seed openly on sitting down.\n"
    )
    german = cutpurse("verify", str(record), "--lang", "de").out
    assert "Laut Aufzeichnung haben 2 Plätze" in german, "that it was so, a record alone cannot prove"
    assert "Platz 2." in german
    older = sealed_match()
    older.sealing = []
    record.write_text(older.save())
    assert "All seeds were given openly: whoever knew the secret" in cutpurse("verify", str(record)).out
    unfit = sealed_match()
    unfit.sealing[3]["hash"] = unfit.sealing[2]["hash"]
    record.write_text(unfit.save())
    assert "is not sound. The seats’ seeds do not fit their hashes" in cutpurse("verify", str(record)).err


def test_the_end_says_who_won_and_shows_the_sheet(cutpurse: Shell) -> None:
    done = cutpurse("play", "--seed", "2", "--option", "limit=1", typed="1\n" * 100)
    assert "GB-5.1 Over the limit" in done.out
    assert "win" in done.out.partition("GB-5.1")[2]
    sheet = done.out[done.out.index("Round      You") :].splitlines()
    assert sheet[0].split() == ["Round", "You", "Otto°", "Mona°", "Kuno°"]
    cells = sheet[1].split()
    assert cells[0] == "1"
    assert sum(int(change.replace("\N{MINUS SIGN}", "-")) for change in cells[1::2]) == 26
    assert [int(total) for total in cells[2::2]] == [int(change) for change in cells[1::2]]


def test_the_score_sheet_comes_after_every_round(cutpurse: Shell) -> None:
    done = cutpurse("play", "--seed", "2", typed="1\n" * (3 + 13 + 3 + 13))
    assert done.out.count("Round      You") == 2
    assert "Round 3: the cards are dealt." in done.out


@clause("GB-2.1", "GB-3.1", "GB-3.2", "K-3", "K-6")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("g4", "“give g4” is not possible. GB-2.1 That card is not in your hand. Give one you hold."),
        ("g0 g3 g4", "Nothing done: “give g4”, move 3 of your line, would not be allowed then. GB-2.1"),
        ("g0 g0 g3", "Nothing done: “give g0”, move 2 of your line, would not be allowed then. GB-2.1"),
        (
            "1 1",
            "Nothing done: “give g0”, move 2 of your line, would not be allowed then. GB-2.1 That card is not in",
        ),
        ("1 2 3 1", "Nothing done: only the first 3 can be in one line"),
        ("1 2 3 play k1", "Nothing done: only the first 3 can be in one line, because something is revealed then. K-6"),
        ("play g0", "“play g0” is not possible. K-3 Not now: the table is waiting for something else."),
        ("1 2 3\ng3", "“play g3” is not possible. GB-3.2 That card is not in your hand."),
        ("4 5 6\nk1", "“play k1” is not possible. GB-3.1 The first trick opens with green 0"),
        ("4 5 6\n1\nk1", "“play k1” is not possible. GB-3.2 Follow the colour led."),
    ],
)
def test_a_refused_move_is_explained_by_its_rule(cutpurse: Shell, typed: str, said: str) -> None:
    done = cutpurse("play", "--seed", "1", typed=typed + "\n")
    assert said in done.out.replace("\n", " ")
    assert done.code == 2
    assert said in done.err
    assert done.err.count("\n") == 1


@clause("GB-3.1")
def test_refusals_are_in_the_players_language(cutpurse: Shell) -> None:
    done = cutpurse("play", "--seed", "1", "--lang", "de", typed="4 5 6\nk1\n")
    assert "„play k1“ geht nicht. GB-3.1 Den ersten Stich eröffnet die grüne 0" in done.out


def test_a_refused_line_changes_nothing_and_the_rest_goes_on(cutpurse: Shell) -> None:
    straight = cutpurse("play", "--seed", "1", typed="4 5 6\n1\n")
    crooked = cutpurse("play", "--seed", "1", typed="g4 b12\nfoo\n4 5 6\n\n17\nplay\n1\n")
    assert (straight.code, crooked.code) == (0, 2)
    assert straight.out.splitlines()[-8:] == crooked.out.splitlines()[-8:]
    assert crooked.err.startswith("4 lines were not played. The first: line 1, “g4 b12”.")
    first, second = (path.read_text().partition('"match"')[2] for path in cutpurse.saves())
    assert first == second


@clause("GB-2.2")
def test_the_log_says_who_passes_to_whom_and_when_nobody_does(cutpurse: Shell) -> None:
    cutpurse("play", "--seats", "3", "--seed", "2", typed="1\n" * 19)
    done = cutpurse("play", "--resume", typed="1\n" * 19)
    assert "You give Mona g" in done.out
    assert "Otto gives you " in done.out
    assert "You give Otto " not in done.out
    assert done.out.count("Nobody passes cards in this round (GB-2.2).") == 1
    assert "Round 3: the cards are dealt.\nNobody passes cards in this round (GB-2.2).\n" in done.out


def test_an_unknown_word_is_answered_with_what_is_possible(cutpurse: Shell) -> None:
    done = cutpurse("play", "--seed", "1", typed="banana\n")
    answer = (
        "“banana” is not a move here. "
        "Type a number (1–13), a move (give g0), or: ? hint undo last log known score quit."
    )
    assert answer in done.out.replace("\n", " ")
    assert answer in done.err


@pytest.mark.parametrize(
    ("language", "answer"),
    [("en", "There is only one: type 1 or play "), ("de", "Es gibt nur einen: Tipp 1 oder play ")],
)
def test_where_there_is_one_move_no_range_is_named(cutpurse: Shell, language: str, answer: str) -> None:
    done = cutpurse("play", "--seed", "1", "--lang", language, typed="1\n" * 15 + "banana\n")
    assert answer in done.out.replace("\n", " ")


def test_moves_can_be_numbers_cards_or_notation(cutpurse: Shell) -> None:
    ways = ["1 2 9", "g0 g3 r0", "give g0 give g3 give r0", "GIVE G0, g3; 9", "1\ng3\ngive r0"]
    for way in ways:
        assert cutpurse("play", "--seed", "1", typed=way + "\n").code == 0
    games = {path.read_text().partition('"match"')[2] for path in cutpurse.saves()}
    assert len(cutpurse.saves()) == len(ways)
    assert len(games) == 1


def test_a_bot_that_fails_has_no_hint_and_the_game_goes_on(cutpurse: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def clueless(self: Adviser, view: View, seat: Seat, seen: Sequence[Event[Any]]) -> Command:
        raise LookupError("no idea")

    monkeypatch.setattr(Adviser, "choose_knowing", clueless)
    done = cutpurse("play", "--seed", "1", "--bots", "random", typed="hint\n1\n")
    assert done.code == 0
    assert "would type" not in done.out
    assert "You put " in done.out


def test_hint_says_what_a_bot_would_do_and_it_can_be_typed(cutpurse: Shell) -> None:
    done = cutpurse("play", "--seed", "1", typed="hint\n")
    advice = next(line for line in done.out.splitlines() if line.startswith("A bot would type: "))
    moves = advice.partition(": ")[2]
    assert moves.startswith("give ")
    assert len(moves.split()) == 4
    again = cutpurse("play", "--seed", "1", typed=f"{moves}\nhint\n")
    assert again.code == 0
    assert "A bot would type: play " in again.out


@pytest.mark.parametrize(("language", "win"), [("en", "% to win."), ("de", "% Gewinnchance.")])
def test_hint_says_what_the_best_moves_may_bring_and_why(cutpurse: Shell, language: str, win: str) -> None:
    done = cutpurse("play", "--seed", "1", "--lang", language, typed="hint\n")
    lines = [line for line in done.out.splitlines() if win in line]
    assert 2 <= len(lines) <= 3
    assert all(re.match(r"give [gbrk]\d+: \d+ ± \d+ % ", line) for line in lines)
    assert any(not line.endswith(win) for line in lines), "one of them has a reason"


def test_hint_does_not_move(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "1", typed="")
    cutpurse("play", "--seed", "1", typed="hint\nhint\n")
    first, second = (path.read_text().partition('"match"')[2] for path in cutpurse.saves())
    assert first == second


@clause("K-4", "K-5")
def test_undo_takes_back_what_nobody_has_seen(cutpurse: Shell) -> None:
    done = cutpurse("play", "--seed", "1", typed="g0\ng3\nundo\nundo\nundo\n")
    assert "You take back g3." in done.out
    assert "You take back g0." in done.out
    assert "Nothing taken back. K-4 You have no move to take back." in done.out
    assert done.code == 2
    assert done.err.startswith("One line was not played: line 5, “undo”.")


@clause("K-5")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "You take back k10, and with it all that came after. The bots do not mind."),
        ("de", "Du nimmst k10 zurück und alles, was danach kam. Die Bots stört das nicht."),
    ],
)
def test_undo_takes_back_what_bots_have_seen_with_all_that_followed(cutpurse: Shell, language: str, words: str) -> None:
    done = cutpurse("play", "--seed", "1", "--lang", language, typed="k1 k9 k10\nundo\nk10\n")
    assert words in done.out.replace("\n", " ")
    assert done.code == 0
    straight = cutpurse("play", "--seed", "1", "--lang", language, typed="k1 k9 k10\n")
    assert done.out.splitlines()[-6:] == straight.out.splitlines()[-6:], "the same cards come again"


def test_a_round_taken_back_leaves_the_score_sheet(cutpurse: Shell) -> None:
    done = cutpurse("play", "--seed", "2", typed="1\n" * 16 + "score\nundo\nscore\n1\nscore\n")
    assert done.code == 0
    before, undone, again = done.out.partition("and with it all that came after")
    assert "Round      You" in before
    assert undone
    assert "No round is finished yet." in again
    assert "Round      You" in again
    assert "Round 1: the cards are dealt" not in again, "rounds are still counted"


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("", "moves."),
        ("undo\n1\n", "moves, and one that was taken back."),
        ("undo\n1\n" * 2, "2 that were taken back."),
    ],
)
def test_verify_counts_moves_as_the_replay_does(cutpurse: Shell, typed: str, moves: str) -> None:
    cutpurse("play", "--seed", "1", "--option", "limit=1", typed="1\n" + typed + "1\n" * 100)
    [record] = cutpurse.records()
    kept = Match.load(record.read_text()).kept
    assert f", {len(kept) - 1} moves" in cutpurse("verify", str(record)).out
    assert moves in cutpurse("verify", str(record)).out


def test_last_and_score_show_what_is_over(cutpurse: Shell) -> None:
    done = cutpurse("play", "--seed", "1", typed="last\nscore\n4 5 6\n1\nlast\n")
    assert "No trick has been taken this round." in done.out
    assert "No round is finished yet." in done.out
    last = next(line for line in done.out.splitlines() if line.startswith("The last trick: "))
    assert "You g0" in last
    assert last.count("*") == 1
    assert done.code == 0


def test_known_lists_the_cards_one_gave_until_they_are_played(cutpurse: Shell) -> None:
    done = cutpurse("play", "--seed", "1", typed="known\n4 5 6\nknown\n" + "1\n" * 12 + "known\n")
    before, given, last = (part.partition("> ")[0].splitlines()[0] for part in done.out.split("> known\n")[1:])
    assert before == "Nobody still holds a card that you gave away."
    gifts = done.out.partition("You give Otto ")[2].partition(".")[0]
    assert given == f"Otto° still holds from you: {gifts}"
    assert last == before, "all of them have been played"


def test_quit_leaves_and_says_how_to_go_on(cutpurse: Shell) -> None:
    done = cutpurse("play", "--seed", "1", typed="quit\n1 2 3\n")
    assert done.code == 0
    assert done.out.endswith("The game is kept. To continue any time: cutpurse play --resume\n")
    assert len(cutpurse.saves()) == 1


def test_a_german_table_knows_german_words_and_english_ones(cutpurse: Shell) -> None:
    done = cutpurse("play", "--seed", "1", "--lang", "de", typed="tipp\nhint\ng0\nzurück\nletzter\npunkte\nende\n")
    assert done.code == 0
    assert done.out.count("Ein Bot würde tippen: give ") == 2
    assert "Du nimmst g0 zurück." in done.out
    assert done.out.endswith("cutpurse play --resume\n")


def test_a_newcomer_is_told_what_the_game_is_and_how_to_type(cutpurse: Shell) -> None:
    done = cutpurse("play", typed="")
    assert done.out.startswith("Gaunerbande. Take as few penalty points")
    for word in ("hint", "undo", "last", "score", "quit", "?", "bots (Grabber)", "k Black"):
        assert word in done.out


def test_a_level_is_played_by_its_number_and_met_as_a_character(cutpurse: Shell) -> None:
    done = cutpurse("play", "--bots", "2", "--lang", "en", typed="")
    told = " ".join(done.out.split())
    assert "At the table with you: Lulu°, Lulu 2° and Lulu 3°, all of them bots (level 2 of 8)." in told
    assert "Lulu: Knows the tricks, but likes to daydream." in done.out
    assert "Lulu°" not in cutpurse("play", "--bots", "2", "--name", "lulu", "--new", typed="").out
    listed = cutpurse("bots", "--lang", "de").out.splitlines()
    assert listed[7].split(maxsplit=2) == ["8", "Nana", "Sieht harmlos aus. Das täuscht."]


def test_the_name_is_shown_and_no_bot_shares_it(cutpurse: Shell) -> None:
    done = cutpurse("play", "--name", "Otto", "--seats", "6", typed="")
    assert "Mona°, Kuno°, Fritzi°, Ada° and Rudi°" in done.out
    assert "Otto°" not in done.out


def test_the_language_follows_the_locale(cutpurse: Shell) -> None:
    cutpurse.patch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Die Karten sind verteilt." in cutpurse("play", typed="").out
    cutpurse.patch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "the cards are dealt." in cutpurse("play", typed="").out
    cutpurse.patch.delenv("LC_ALL")
    cutpurse.patch.delenv("LC_MESSAGES", raising=False)
    cutpurse.patch.setenv("LANG", "de_DE")
    assert "Die Karten sind verteilt." in cutpurse("play", typed="").out


def test_a_program_with_piped_input_writes_no_escape_codes(home: Path) -> None:
    done = program(home, "play", "--seed", "1", typed="? GB-3.4\n1 2 3\n1\nk1\n", FORCE_COLOR="1")
    assert done.code == 2
    assert "\x1b" not in done.out + done.err
    assert "GB-3.4 Leading black" in done.out


def test_nobody_reading_is_no_traceback(home: Path) -> None:
    command = " ".join(COMMAND)
    shell = f"yes 1 | {command} play --seed 1 | head -1"
    done = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, env=environment(home), timeout=60)
    assert "Traceback" not in done.stderr
    assert done.stdout.startswith("Gaunerbande.")


def test_the_log_can_be_read_again(cutpurse: Shell) -> None:
    done = cutpurse("play", "--seed", "1", typed="1 2 3\nlog\n")
    assert done.out.count("Round 1: the cards are dealt.") == 2
    assert done.code == 0


@clause("GB-4.2")
def test_the_log_tells_what_the_gang_was_used_for() -> None:
    log = GaunerbandeScreen(Texts("en"), ["", "Otto", "Mona", "Kuno"]).log
    log.tell({"event": "GangUnited", "seat": 1})
    others = {"event": "Scored", "points": [26, 0, 26, 26], "reward": 26, "own": False}
    assert log.tell(others)[0] == "The reward: 26 points for everybody else."
    log.tell({"event": "GangUnited", "seat": 1})
    own = {"event": "Scored", "points": [0, -52, 0, 0], "reward": 52, "own": True}
    assert log.tell(own)[0] == "The reward: 52 points off their own total."
    assert len(log.tell({"event": "Scored", "points": [13, 0, 13, 0]})) == 1
