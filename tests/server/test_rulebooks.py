"""web/rulebooks.py: any rulebook that can be read can be shown, and says which language it is in."""

import pytest

from cutpurse.kernel.rulebook import Rulebook
from cutpurse.server.web.rulebooks import chapters


@pytest.mark.parametrize(
    ("text", "titles"),
    [
        ("", []),
        ("Just prose.", []),
        ("### LD-1 A clause before any chapter\nText.\n> `no` No.\n", ["toy"]),
        ("# Toy Game \n##  Spaces \n###  LD-1  More spaces \n", ["Spaces"]),
        ("## No title of the book\n### LD-3a With a letter\n", ["No title of the book"]),
        ("# Toy Game\n### LD-1 First\n## Then a chapter\nIts text.\n### LD-2 Second\n", ["Toy Game", "Then a chapter"]),
    ],
)
def test_any_rulebook_that_can_be_read_can_be_shown_with_all_its_clauses(text: str, titles: list[str]) -> None:
    book = Rulebook(text)
    shown = chapters("toy", book)
    assert [clause.id for chapter in shown.chapters for clause in chapter.clauses] == list(book.clauses)
    assert [chapter.title for chapter in shown.chapters] == titles
    assert shown.title == book.title


def test_a_rulebook_says_which_language_it_is_in() -> None:
    assert [chapters("toy", Rulebook("# T", language)).language for language in ("en", "de")] == ["en", "de"]
