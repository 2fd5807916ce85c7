"""Rulebooks: a RULES.md read into numbered clauses, and the words that refusals use."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, final

from cutpurse.kernel.core import Rule

HEADING: Final = re.compile(r"### +([A-Z][A-Z0-9]*-\d+(?:\.\d+)*[a-z]?) +(\S.*)")
REFUSAL: Final = re.compile(r"> `([a-z][a-z0-9-]*)` (\S.*)")
LANGUAGES: Final = ("en", "de")


class BadRulebook(ValueError):
    """A rulebook that is missing, or has a line that would be lost; it says which."""


@final
class Clause:
    """One numbered paragraph: its id, title, prose, and the refusals it gives, by name."""

    def __init__(self, id: str, title: str) -> None:
        self.id = id
        self.title = title
        self.text = ""
        self.refusals: dict[str, str] = {}


@final
class Rulebook:
    """The clauses of one RULES.md, by id, in the order of the book, and the language it is written in.

    `#` heads the book, `##` a chapter, `###` a clause: its id, such as LD-3, LD-3.1 or LD-3a, and its title. A quoted
    line in a clause is a refusal: its name in backticks, and a sentence. BadRulebook names a line that is neither.
    """

    def __init__(self, text: str, language: str = LANGUAGES[0]) -> None:
        self.text = text
        self.language = language
        self.title = ""
        self.clauses: dict[str, Clause] = {}
        clause: Clause | None = None
        for n, line in enumerate(text.splitlines(), 1):
            if line.startswith("#"):
                clause = self._heading(n, line)
            elif line.startswith("> `") or (clause is not None and line.startswith(">")):
                self._refusal(n, line, clause)
            elif clause is not None:
                clause.text += line + "\n"
        for clause in self.clauses.values():
            clause.text = clause.text.strip()

    def rule(self, id: str, name: str) -> Rule:
        """The refusal with this name, as a rule to return."""
        clause = self.clauses.get(id)
        if clause is None:
            raise BadRulebook(
                f"There is no clause {id} in the rulebook; there are: {', '.join(self.clauses) or 'none'}."
            )
        if name not in clause.refusals:
            there = ", ".join(clause.refusals) or "none"
            raise BadRulebook(f"Clause {id} of the rulebook has no refusal `{name}`; there are: {there}.")
        return Rule(id, name, clause.refusals[name])

    def _heading(self, n: int, line: str) -> Clause | None:
        """The clause that a heading begins; None for the title and for chapters."""
        if line.startswith("## "):
            return None
        if line.startswith("# "):
            if self.title:
                raise wrong(n, line, "a rulebook has one title; `##` heads a chapter")
            self.title = line[2:].strip()
            return None
        found = HEADING.fullmatch(line.rstrip())
        if found is None:
            raise wrong(n, line, "headings are `# Title`, `## Chapter`, and `### LD-3 Clause` (or LD-3.1, or LD-3a)")
        if found[1] in self.clauses:
            raise wrong(n, line, f"there is a clause {found[1]} already")
        clause = self.clauses[found[1]] = Clause(found[1], found[2])
        return clause

    def _refusal(self, n: int, line: str, clause: Clause | None) -> None:
        """Note a refusal of a clause."""
        found = REFUSAL.fullmatch(line.rstrip())
        if found is None:
            raise wrong(n, line, "a quoted line is a refusal, written > `its-name` A sentence for the player.")
        if clause is None:
            raise wrong(n, line, "a refusal belongs into a clause, below its heading")
        if found[1] in clause.refusals:
            raise wrong(n, line, f"{clause.id} has a refusal `{found[1]}` already")
        clause.refusals[found[1]] = found[2]


def wrong(n: int, line: str, why: str) -> BadRulebook:
    """A line of a rulebook that cannot stand as it is."""
    return BadRulebook(f"line {n}, {line.strip()[:60]!r}: {why}")


def file_name(language: str) -> str:
    """The name of the rulebook's file in a language."""
    return "RULES.md" if language == LANGUAGES[0] else f"RULES.{language}.md"


def read(module: str, language: str = LANGUAGES[0]) -> Rulebook:
    """The rulebook that lies beside a module (its `__file__`): in this language, or else in the one there is."""
    for wanted in (language, *[other for other in LANGUAGES if other != language]):
        path = Path(module).with_name(file_name(wanted))
        if path.is_file():
            try:
                return Rulebook(path.read_text(encoding="utf-8"), wanted)
            except BadRulebook as error:
                raise BadRulebook(f"{path.name}, {error}") from None
    folder = Path(module).parent
    raise BadRulebook(
        f"There is no rulebook in {folder}: write {' or '.join([file_name(each) for each in LANGUAGES])}."
    )
