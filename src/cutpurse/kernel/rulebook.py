"""Rulebooks: a RULES.md read into numbered clauses, and the words that refusals use."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, final

from cutpurse.kernel.core import Rule

HEADING: Final = re.compile(r"### ([A-Z]+-\d+\.?\d*) (.+)")
REFUSAL: Final = re.compile(r"> `([a-z-]+)` (.+)")
LANGUAGES: Final = ("en", "de")


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
    """The clauses of one RULES.md, by id, in the order of the book."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.clauses: dict[str, Clause] = {}
        clause: Clause | None = None
        for line in text.splitlines():
            if heading := HEADING.fullmatch(line):
                clause = Clause(heading[1], heading[2])
                self.clauses[clause.id] = clause
            elif line.startswith("#"):
                clause = None
            elif clause is not None:
                if refusal := REFUSAL.fullmatch(line):
                    clause.refusals[refusal[1]] = refusal[2]
                else:
                    clause.text += line + "\n"
        for clause in self.clauses.values():
            clause.text = clause.text.strip()

    def rule(self, id: str, name: str) -> Rule:
        """The refusal with this name, as a rule to return."""
        return Rule(id, name, self.clauses[id].refusals[name])


def read(module: str, language: str = "en") -> Rulebook:
    """The rulebook that lies beside a module (its `__file__`)."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return Rulebook(Path(module).with_name(name).read_text(encoding="utf-8"))
