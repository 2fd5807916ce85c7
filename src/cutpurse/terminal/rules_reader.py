"""Rulebooks laid out for the terminal: a clause, the contents, or all of it."""

from __future__ import annotations

import re

from rich.text import Text

from cutpurse.kernel import play
from cutpurse.kernel.core import Rule
from cutpurse.kernel.game import Game, games
from cutpurse.kernel.manifest import manifests
from cutpurse.kernel.rulebook import Clause, Rulebook, read
from cutpurse.terminal.errors import UserError
from cutpurse.terminal.layout import columns
from cutpurse.texts import Texts, printable

MARKS = re.compile(r"`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*")


def table_rulebook(language: str) -> Rulebook:
    """The rules that hold at every table."""
    return read(play.__file__, language)


def rulebooks(language: str) -> list[Rulebook]:
    """All rulebooks, the table's own last."""
    return [*(manifest.game.rulebook(language) for manifest in manifests()), table_rulebook(language)]


def game_title(game: Game, language: str) -> str:
    """What a game is called: the heading of its rulebook, or else its name."""
    return game.rulebook(language).title or game.name


def book_title(book: Rulebook) -> Text:
    """The title of a rulebook, or what there is of one."""
    return heading(f"# {book.title or next(iter(book.clauses), '')}")


def find_clause(id: str, texts: Texts, game: Game | None = None) -> Clause:
    """The clause with this id. If there is none, the error lists what there is, for one game or for all."""
    known = {clause.id.upper(): clause for book in rulebooks(texts.language) for clause in book.clauses.values()}
    found = known.get(id.strip().upper())
    if found is None:
        here = [game.rulebook(texts.language), table_rulebook(texts.language)] if game else rulebooks(texts.language)
        spans = ", ".join(f"{ids[0]} – {ids[-1]}" for ids in (list(book.clauses) for book in here) if ids)
        if game is not None:
            raise UserError(texts.say("bad-clause-here", id=printable(id), allowed=spans))
        raise UserError(texts.say("bad-clause", id=printable(id), allowed=spans, games=", ".join(games())))
    return found


def refusal_text(rule: Rule, game: Game, language: str) -> str:
    """Why a move was refused: the rule's id and its text in a language."""
    for book in (game.rulebook(language), table_rulebook(language)):
        if rule.id in book.clauses:
            return f"{rule.id} {book.clauses[rule.id].refusals.get(rule.name, rule.text)}"
    return str(rule)


def clause_title(clause: Clause) -> Text:
    """A clause's id and what it is about."""
    return Text.assemble((clause.id, "bold yellow"), " ", (clause.title, "bold"))


def clause_lines(clause: Clause) -> list[Text]:
    """A clause in full."""
    return [clause_title(clause), *prose(clause.text)]


def contents(book: Rulebook, width: int) -> list[Text]:
    """The clauses by id and title."""
    titles = [clause_title(clause) for clause in book.clauses.values()]
    return columns(titles, width) if titles else []


def rulebook_lines(book: Rulebook) -> list[Text]:
    """The whole rulebook."""
    return prose(book.text)


def language_note(book: Rulebook, texts: Texts) -> list[str]:
    """That a rulebook is not in the language one reads, where there is none."""
    return [] if book.language == texts.language else [texts.say("rules-only-in", language=book.language), ""]


def prose(markdown: str) -> list[Text]:
    """Our rulebooks' markdown as lines of any length. Refusals are left out."""
    lines: list[Text] = []
    paragraph = ""
    for line in [*markdown.splitlines(), ""]:
        if paragraph and (not line or line[0] in "#>-"):
            lines.append(styled(paragraph))
            paragraph = ""
        if line.startswith("#"):
            lines += [Text(), heading(line)] if lines and lines[-1].plain else [heading(line)]
        elif line.startswith("- "):
            paragraph = f"  • {line[2:]}"
        elif line and not line.startswith(">"):
            paragraph = f"{paragraph} {line.strip()}" if paragraph else line
        elif not line and lines and lines[-1].plain:
            lines.append(Text())
    while lines and not lines[-1].plain:
        lines.pop()
    return lines


def heading(line: str) -> Text:
    """A heading without its hashes; a clause's id stands out."""
    id, _, words = line.lstrip("# ").partition(" ")
    if line.startswith("### "):
        return Text.assemble((id, "bold yellow"), " ", (words, "bold"))
    return Text(line.lstrip("# "), "bold underline")


def styled(paragraph: str) -> Text:
    """A paragraph with its code and its rulings in their styles."""
    text = Text()
    at = 0
    for mark in MARKS.finditer(paragraph):
        text.append(paragraph[at : mark.start()])
        if mark[3]:  # a ruling may name an option
            ruling = styled(mark[3])
            ruling.stylize("italic")
            text.append_text(ruling)
        else:
            text.append(mark[1] or mark[2], "bold")
        at = mark.end()
    return text.append(paragraph[at:])
