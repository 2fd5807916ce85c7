"""RULES.md as the source of refusal texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutpurse.games.gaunerbande import GAME, rules
from cutpurse.kernel.rulebook import BadRulebook, Rulebook, read

BOOK = """# A game
Words before any clause.

## 1 Chapter
### XY-1.1 First things
One line.

And another.

> `no-way` You may not.
> `no-other-way` Nor this.

### XY-1.2 Second things
Text.

## Notation
Not part of any clause.
"""


def test_a_rulebook_is_read_into_clauses_with_their_refusals() -> None:
    book = Rulebook(BOOK)
    assert list(book.clauses) == ["XY-1.1", "XY-1.2"]
    first = book.clauses["XY-1.1"]
    assert (first.title, first.text) == ("First things", "One line.\n\nAnd another.")
    assert first.refusals == {"no-way": "You may not.", "no-other-way": "Nor this."}
    assert book.clauses["XY-1.2"].text == "Text."
    assert str(book.rule("XY-1.1", "no-way")) == "XY-1.1 You may not."
    assert (book.title, book.language) == ("A game", "en")


def test_a_refusal_that_the_book_does_not_have_is_named() -> None:
    book = Rulebook(BOOK)
    with pytest.raises(BadRulebook, match=r"Clause XY-1\.1 of the rulebook has no refusal `no`; there are: no-way, n"):
        book.rule("XY-1.1", "no")
    with pytest.raises(BadRulebook, match=r"There is no clause XY-2 in the rulebook; there are: XY-1\.1, XY-1\.2"):
        book.rule("XY-2", "no-way")


@pytest.mark.parametrize("id", ["LD-3", "LD-3.1", "LD-3a", "LD-3.1b", "LD-12.10.2", "C4-1"])
def test_ids_of_clauses_may_have_points_and_a_letter(id: str) -> None:
    book = Rulebook(f"### {id} A title\nText.\n> `too-low` Bid more.\n")
    assert [(clause.id, clause.title, clause.text) for clause in book.clauses.values()] == [(id, "A title", "Text.")]
    assert str(book.rule(id, "too-low")) == f"{id} Bid more."


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "# T\n\n### LD3 Title",
            r"line 3, '### LD3 Title': headings are `# Title`, `## Chapter`, and `### LD-3 Clause`",
        ),
        ("### LD-3", "line 1, '### LD-3': headings are"),
        ("### ld-3 Title", "line 1, '### ld-3 Title': headings are"),
        ("### LD-3A Title", "line 1, '### LD-3A Title': headings are"),
        ("###LD-3 Title", "line 1, '###LD-3 Title': headings are"),
        ("#### LD-3 Title", "line 1, '#### LD-3 Title': headings are"),
        ("# T\n## A\n# U", "line 3, '# U': a rulebook has one title"),
        ("### LD-1 A\n### LD-1 B", "line 2, '### LD-1 B': there is a clause LD-1 already"),
        ("### LD-1 A\n> too-low Bid more.", "line 2, '> too-low Bid more.': a quoted line is a refusal, written"),
        ("### LD-1 A\n> `Too Low` Bid more.", "line 2, .*: a quoted line is a refusal"),
        ("### LD-1 A\n> `too-low`", "line 2, .*: a quoted line is a refusal"),
        ("### LD-1 A\n> `low` A.\n> `low` B.", "line 3, .*: LD-1 has a refusal `low` already"),
        ("# T\n> `low` A.", "line 2, .*: a refusal belongs into a clause"),
    ],
)
def test_a_line_that_would_be_lost_is_refused_with_its_number(text: str, why: str) -> None:
    with pytest.raises(BadRulebook, match=why):
        Rulebook(text)


def test_quoted_prose_outside_of_clauses_is_prose() -> None:
    assert list(Rulebook("# T\n> Somebody said.\n### LD-1 A").clauses) == ["LD-1"]


# --- files ---
def test_a_rulebook_in_one_language_does_for_both_and_says_which_it_is(tmp_path: Path) -> None:
    module = str(tmp_path / "game.py")
    (tmp_path / "RULES.de.md").write_text("# Spiel\n### LD-1 Bieten\n", encoding="utf-8")
    assert [read(module, language).language for language in ("en", "de")] == ["de", "de"]
    (tmp_path / "RULES.md").write_text("# Game\n### LD-1 Bidding\n", encoding="utf-8")
    assert [read(module, language).language for language in ("en", "de")] == ["en", "de"]
    (tmp_path / "RULES.de.md").unlink()
    assert [read(module, language).title for language in ("en", "de")] == ["Game", "Game"]


def test_a_missing_rulebook_says_where_it_should_be(tmp_path: Path) -> None:
    with pytest.raises(BadRulebook, match=r"There is no rulebook in .*: write RULES.md or RULES.de.md\."):
        read(str(tmp_path / "game.py"), "de")


def test_a_wrong_line_of_a_file_is_named_with_the_file(tmp_path: Path) -> None:
    (tmp_path / "RULES.de.md").write_text("# Spiel\n### LD1 Bieten\n", encoding="utf-8")
    with pytest.raises(BadRulebook, match=r"RULES\.de\.md, line 2, '### LD1 Bieten'"):
        read(str(tmp_path / "game.py"))


def test_refusals_have_the_words_of_the_book_in_both_languages() -> None:
    for rule in (rules.FOLLOW_COLOUR, rules.NOT_IN_HAND, rules.BLACK_NOT_YET, rules.CLEAN_FIRST_TRICK):
        english, german = (GAME.rulebook(language).clauses[rule.id].refusals[rule.name] for language in ("en", "de"))
        assert rule.text == english != german
