"""rules_reader.py: a clause, a game, the contents, in both languages, on the command line and at the table."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cutpurse.games.gaunerbande import GAME
from cutpurse.kernel.game import REGISTRY
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.terminal import rules_reader
from tests.conformance.toy import SLY, SlyGame
from tests.terminal.command import Shell


def test_a_clause_is_printed_in_either_language(cutpurse: Shell) -> None:
    english = cutpurse("rules", "GB-3.4")
    assert english.code == 0
    assert english.out.startswith("GB-3.4 Leading black\nBlack has to wait.")
    assert "Our ruling" in english.out
    german = cutpurse("rules", "gb-3.4", "--lang", "de")
    assert german.out.startswith("GB-3.4 Mit Schwarz eröffnen\nSchwarz muss warten.")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_clause_can_be_printed(cutpurse: Shell, language: str) -> None:
    for book in rules_reader.rulebooks(language):
        for clause in book.clauses.values():
            done = cutpurse("rules", clause.id, "--lang", language)
            assert done.out.startswith(f"{clause.id} {clause.title}\n")
            words = clause.text.replace("*", "").replace("`", "").replace("- ", "").split()
            assert done.out.replace("• ", "").split()[-len(words) :] == words


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_games_rules_are_printed_as_a_whole(cutpurse: Shell, language: str) -> None:
    done = cutpurse("rules", "gaunerbande", "--lang", language)
    assert done.out.startswith("Gaunerbande\n")
    for clause in GAME.rulebook(language).clauses.values():
        assert f"\n{clause.id} {clause.title}\n" in done.out
    assert "follow-colour" not in done.out
    assert "#" not in done.out
    assert "\n\n\n" not in done.out


def test_without_a_word_the_contents_of_all_rulebooks_are_listed(cutpurse: Shell) -> None:
    done = cutpurse("rules")
    assert "GB-3.4 Leading black" in done.out
    assert "K-1 Your turn" in done.out
    assert all(len(line) <= 80 for line in done.out.splitlines())


def test_games_are_listed_with_players_and_options(cutpurse: Shell) -> None:
    done = cutpurse("games")
    assert done.code == 0
    assert done.out.startswith("gaunerbande: 3–6 players; options: limit=1–1000 (100)\n")
    assert "Leute" in cutpurse("games", "--lang", "de").out


def test_the_version_is_told(cutpurse: Shell) -> None:
    assert cutpurse("--version").out == "cutpurse 0.1.0\n"


@pytest.mark.parametrize("language", ["en", "de"])
def test_help_names_every_command_and_option(cutpurse: Shell, language: str) -> None:
    cutpurse.patch.setenv("LC_ALL", language)
    for command in ("play", "serve", "games", "rules", "verify"):
        assert f"\n  {command} " in cutpurse("--help").out
    text = cutpurse("play", "--help").out
    for option in ("seats", "bots", "lang", "seed", "option", "name", "resume", "new", "quick"):
        assert f"--{option}" in text


def test_at_the_table_a_question_mark_shows_the_rules(cutpurse: Shell) -> None:
    done = cutpurse("play", "--seed", "1", typed="?\n")
    assert done.code == 0
    assert "GB-3.4 Leading black" in done.out
    assert "Black has to wait." in done.out


@pytest.mark.parametrize("typed", ["? GB-3.4", "?gb-3.4", "rules GB-3.4"])
def test_at_the_table_one_clause_can_be_read(cutpurse: Shell, typed: str) -> None:
    done = cutpurse("play", "--seed", "1", typed=f"{typed}\n")
    assert done.code == 0
    assert "Black has to wait." in done.out
    assert "Green 0 opens the first trick." not in done.out


def test_at_the_table_an_unknown_clause_is_one_line(cutpurse: Shell) -> None:
    done = cutpurse("play", "--seed", "1", typed="? XX-7\n")
    assert done.code == 2
    assert "There is no clause “XX-7” at this table. There are: GB-0.1 – GB-5.3, K-1 – K-7." in done.out


def test_emphasis_has_no_asterisks_and_bullets_hang(cutpurse: Shell) -> None:
    cutpurse.patch.setenv("COLUMNS", "60")
    for language in ("en", "de"):
        lines = cutpurse("rules", "langfinger", "--lang", language).out.splitlines()
        assert not any("*" in line for line in lines)
        after = [below for line, below in pairwise([*lines, ""]) if line.startswith(("  • ", "    "))]
        assert any(below.startswith("    ") for below in after)
        assert all(not below or below.startswith(("    ", "  • ")) for below in after)
        assert max(len(line) for line in lines) <= 60


def test_the_command_alone_shows_its_help(cutpurse: Shell) -> None:
    done = cutpurse()
    assert (done.code, done.err) == (0, "")
    assert "cutpurse play" in done.out


# --- books of other games ---
def put_on_shelf(monkeypatch: pytest.MonkeyPatch, book: Rulebook) -> None:
    """A game with this rulebook in every language."""
    monkeypatch.setattr(SlyGame, "rulebook", lambda game, language: book)
    monkeypatch.setitem(REGISTRY, SLY.name, SLY)


def test_a_clause_with_a_letter_is_found_however_it_is_typed(cutpurse: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_shelf(monkeypatch, Rulebook("# Sly\n### SLY-3a Letters\nThey count.\n"))
    for typed in ("SLY-3a", "sly-3A"):
        assert cutpurse("rules", typed).out == "SLY-3a Letters\nThey count.\n"


@pytest.mark.parametrize(
    ("language", "written", "note"),
    [
        ("en", "de", "This rulebook is only in German."),
        ("de", "en", "Dieses Regelbuch gibt es nur auf Englisch."),
        ("de", "de", ""),
    ],
)
def test_a_rulebook_in_the_other_language_only_says_so(
    cutpurse: Shell, monkeypatch: pytest.MonkeyPatch, language: str, written: str, note: str
) -> None:
    put_on_shelf(monkeypatch, Rulebook("# Sly\n### SLY-1 Words\nText.\n", written))
    first = cutpurse("rules", "sly", "--lang", language).out.splitlines()[0]
    assert first == (note or "Sly")


@pytest.mark.parametrize("text", ["", "### SLY-1 No title\nText.\n", "Prose.\n"])
def test_a_rulebook_without_a_title_is_listed_and_read_all_the_same(
    cutpurse: Shell, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    put_on_shelf(monkeypatch, Rulebook(text))
    assert cutpurse("rules").code == 0
    assert cutpurse("rules", "sly").code == 0
    assert cutpurse("rules", "SLY-99").code == 2
