"""Check the rulebooks: the same clauses in every language, each cited by the code and carried by a test.

A test carries a clause by `@pytest.mark.clause("GB-3.2")`; the mark may also be called plainly `clause`.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cutpurse.kernel.rulebook import HEADING, REFUSAL
from tools.fault_report import Fault, conclude, root

BOOKS = ("RULES.md", "RULES.de.md")


class Clause(NamedTuple):
    """Where a clause stands and which refusals it names."""

    line: int
    refusals: list[str]


Book = dict[str, Clause]


class Mark(NamedTuple):
    """A clause that a test says it carries; `id` is empty where it is not a plain string."""

    path: Path
    line: int
    id: str


# --- the rulebooks ---
def read_book(path: Path, faults: list[Fault]) -> Book:
    """The clauses of one rulebook, in its order."""
    book: Book = {}
    current: Clause | None = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if heading := HEADING.fullmatch(line):
            if heading[1] in book:
                faults.append(Fault(path, number, f"{heading[1]} is there twice"))
            current = book[heading[1]] = Clause(number, [])
        elif line.startswith("### "):
            faults.append(Fault(path, number, "a clause heading reads `### GB-3.2 Title`"))
        elif line.startswith("#"):
            current = None
        elif refusal := REFUSAL.fullmatch(line):
            if current is None:
                faults.append(Fault(path, number, f"the refusal {refusal[1]} stands under no clause"))
            else:
                current.refusals.append(refusal[1])
        elif line.startswith(">"):
            faults.append(Fault(path, number, "a refusal reads ``> `follow-colour` Follow the colour led.``"))
    return book


def unlike(folder: Path, book: Book, other: Book) -> Iterator[Fault]:
    """How two languages of a rulebook differ."""
    for mine, theirs, path, name in (
        (book, other, folder / BOOKS[0], BOOKS[1]),
        (other, book, folder / BOOKS[1], BOOKS[0]),
    ):
        for id, clause in mine.items():
            if id not in theirs:
                yield Fault(path, clause.line, f"{id} is missing in {name}")
            else:
                for refusal in [r for r in clause.refusals if r not in theirs[id].refusals]:
                    yield Fault(path, clause.line, f"{id}: the refusal {refusal} is missing in {name}")


# --- the code ---
def citing(folder: Path) -> list[Path]:
    """The files that must cite a rulebook's clauses: a game's `rules`, module or package; of the kernel, any module."""
    if folder.name == "kernel":
        return sorted(folder.glob("*.py"))
    return [folder / "rules.py", *sorted(folder.glob("rules/*.py"))]


def uncited(folder: Path, book: Book) -> Iterator[Fault]:
    """The clauses and refusals that the code does not mention."""
    where = "the kernel" if folder.name == "kernel" else "rules"
    text = "".join(path.read_text(encoding="utf-8") for path in citing(folder) if path.exists())
    cited = set(re.findall(r"[A-Z]+-\d+(?:\.\d+)?", text))
    for id, clause in book.items():
        if id not in cited:
            yield Fault(folder / BOOKS[0], clause.line, f"{id} is not cited in {where}")
        for refusal in clause.refusals:
            if f'"{refusal}"' not in text:
                yield Fault(folder / BOOKS[0], clause.line, f"{id}: no code in {where} refuses by {refusal}")


def unknown(tree: Path, ids: set[str]) -> Iterator[Fault]:
    """The citations of clauses that no rulebook has; a chapter (GB-3) may be cited too."""
    known = ids | {id.partition(".")[0] for id in ids}
    prefixes = "|".join(sorted({id.partition("-")[0] for id in ids}))
    citation = re.compile(rf"(?<![\w-])(?:{prefixes})-\d+(?:\.\d+)?")
    for folder in ("src", "tests"):
        for path in sorted((tree / folder).rglob("*")):
            if path.suffix in {".py", ".md", ".toml", ".ftl"}:
                for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                    for id in citation.findall(line):
                        if id not in known:
                            yield Fault(path, number, f"{id} is in no rulebook")


# --- the tests ---
def is_clause(function: ast.expr) -> bool:
    """Whether a call makes a clause mark."""
    match function:
        case ast.Name(id="clause") | ast.Attribute(value=ast.Attribute(attr="mark"), attr="clause"):
            return True
    return False


def marks(tests: Path) -> Iterator[Mark]:
    """The clauses carried by the tests of a folder, from the decorators of their functions."""
    for path in sorted(tests.rglob("*.py")):
        for test in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(test, (ast.FunctionDef, ast.AsyncFunctionDef)) and test.name.startswith("test_"):
                for node in (node for decorator in test.decorator_list for node in ast.walk(decorator)):
                    if isinstance(node, ast.Call) and is_clause(node.func):
                        for id in node.args:
                            literal = isinstance(id, ast.Constant) and isinstance(id.value, str)
                            yield Mark(path, node.lineno, ast.literal_eval(id) if literal else "")


def check(tree: Path) -> tuple[list[Fault], str]:
    """The faults of all rulebooks, and what was looked at."""
    package = tree / "src" / "cutpurse"
    folders = [package / "kernel", *sorted(path.parent for path in package.glob("games/*/__init__.py"))]
    faults: list[Fault] = []
    books: dict[Path, Book] = {}
    for folder in folders:
        absent = [Fault(folder / name, 1, "this rulebook is missing") for name in BOOKS if not (folder / name).exists()]
        faults += absent
        if not absent:
            books[folder], other = (read_book(folder / name, faults) for name in BOOKS)
            faults += unlike(folder, books[folder], other)
            faults += uncited(folder, books[folder])
    carried = list(marks(tree / "tests"))
    ids = {id for book in books.values() for id in book}
    for mark in carried:
        if not mark.id:
            faults.append(Fault(mark.path, mark.line, "a clause mark names its clauses as plain strings"))
        elif mark.id not in ids:
            faults.append(Fault(mark.path, mark.line, f"{mark.id} is in no rulebook"))
    tested = {mark.id for mark in carried}
    for folder, book in books.items():
        untested = [(id, clause.line) for id, clause in book.items() if id not in tested]
        faults += [Fault(folder / BOOKS[0], line, f"no test carries {id}") for id, line in untested]
    faults += unknown(tree, ids)
    return faults, f"clauses: {len(ids)} in {len(books)} rulebooks, all cited by the code and carried by tests"


if __name__ == "__main__":
    sys.exit(conclude(root(), *check(root())))
