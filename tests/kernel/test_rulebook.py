"""RULES.md as the source of refusal texts."""

from __future__ import annotations

import pytest

from cutpurse.games.gaunerbande import GAME, rules
from cutpurse.kernel.rulebook import Rulebook

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
    with pytest.raises(KeyError):
        book.rule("XY-1.2", "no-way")


def test_refusals_have_the_words_of_the_book_in_both_languages() -> None:
    for rule in (rules.FOLLOW_COLOUR, rules.NOT_IN_HAND, rules.BLACK_NOT_YET, rules.CLEAN_FIRST_TRICK):
        english, german = (GAME.rulebook(language).clauses[rule.id].refusals[rule.name] for language in ("en", "de"))
        assert rule.text == english != german
