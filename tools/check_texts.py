"""Check the Fluent catalogues: the same messages in every language, none unused, none missing, no syntax error.

A message is used when its id stands in the source as a string. Ids put together at run time, `say(f"error-{name}")`,
are declared by a comment beside the code that does it: `# texts: error-*`.
"""

import ast
import sys
import tokenize
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tools.report import Fault, conclude, root

LANGUAGES = ("en", "de")
DECLARATION = "# texts:"


class Message(NamedTuple):
    """What the code must know of a message, and where it stands."""

    path: Path
    line: int
    attributes: frozenset[str]
    variables: frozenset[str]
    references: frozenset[str]


Catalogue = dict[str, Message]


class Uses(NamedTuple):
    """What the source does with texts: its strings, the families it declares, and what it hands to `say`."""

    strings: set[str]
    families: list[tuple[Path, int, str]]
    said: list[tuple[Path, int, str]]


# --- the catalogues ---
def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node of a catalogue and everything in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def message(path: Path, line: int, entry: ftl.Message | ftl.Term) -> Message:
    """What is to be known of one entry; a term's references begin with a dash."""
    parts = list(nodes(entry))
    return Message(
        path,
        line,
        frozenset(attribute.id.name for attribute in entry.attributes),
        frozenset(part.id.name for part in parts if isinstance(part, ftl.VariableReference)),
        frozenset(part.id.name for part in parts if isinstance(part, ftl.MessageReference))
        | frozenset(f"-{part.id.name}" for part in parts if isinstance(part, ftl.TermReference)),
    )


def read_catalogue(folder: Path, faults: list[Fault]) -> Catalogue:
    """All messages of one language, and its terms under `-name`."""
    catalogue: Catalogue = {}
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, ftl.Junk):
                problems = "; ".join(str(a.message) for a in entry.annotations)
                faults.append(Fault(path, line, f"cannot be read: {problems}"))
            elif isinstance(entry, ftl.Message | ftl.Term):
                id = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
                if id in catalogue:
                    faults.append(Fault(path, line, f"{id} stands twice; also at line {catalogue[id].line}"))
                catalogue[id] = message(path, line, entry)
    if not catalogue:
        faults.append(Fault(folder, 1, "holds no messages"))
    return catalogue


def unlike(mine: Catalogue, theirs: Catalogue, other: str) -> Iterator[Fault]:
    """What one language says otherwise than another: terms are a language's own affair."""
    for id, m in mine.items():
        for target in sorted(m.references - mine.keys()):
            yield Fault(m.path, m.line, f"{id} refers to {target}, which is not there")
        if id.startswith("-"):
            continue
        if id not in theirs:
            yield Fault(m.path, m.line, f"{id} is missing in {other}")
            continue
        for kind, here, there in (
            ("attribute .", m.attributes, theirs[id].attributes),
            ("variable $", m.variables, theirs[id].variables),
        ):
            for name in sorted(here - there):
                yield Fault(m.path, m.line, f"{id} has the {kind}{name}, which it lacks in {other}")


# --- the source ---
def spoken(argument: ast.expr) -> Iterator[str]:
    """The ids an argument of `say` can be; an f-string is a family, its holes written `*`."""
    match argument:
        case ast.Constant(value=str(id)):
            yield id
        case ast.JoinedStr(values=parts):
            yield "".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in parts)
        case ast.IfExp(body=body, orelse=orelse):
            yield from spoken(body)
            yield from spoken(orelse)


def read_uses(source: Path) -> Uses:
    """What all modules under a folder do with texts."""
    uses = Uses(set(), [], [])
    for path in sorted(source.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            match node:
                case ast.Constant(value=str(text)):
                    uses.strings.add(text)
                case ast.Call(func=ast.Name(id="say") | ast.Attribute(attr="say"), args=[argument, *_]):
                    uses.said.extend((path, node.lineno, id) for id in spoken(argument))
        with path.open("rb") as file:
            for token in tokenize.tokenize(file.readline):
                if token.type == tokenize.COMMENT and token.string.startswith(DECLARATION):
                    patterns = token.string.removeprefix(DECLARATION).replace(",", " ").split()
                    uses.families.extend((path, token.start[0], pattern) for pattern in patterns)
    return uses


def unused(catalogue: Catalogue, uses: Uses) -> Iterator[Fault]:
    """The messages nobody asks for: neither the source nor a message that is itself asked for."""
    patterns = [pattern for _, _, pattern in uses.families]
    asked = [id for id in catalogue if id in uses.strings or any(fnmatchcase(id, p) for p in patterns)]
    reached: set[str] = set()
    while asked:
        id = asked.pop()
        if id in catalogue and id not in reached:
            reached.add(id)
            asked += catalogue[id].references
    for id, m in catalogue.items():
        if id not in reached:
            yield Fault(m.path, m.line, f"{id} is used nowhere in the source")


def misused(catalogue: Catalogue, uses: Uses) -> Iterator[Fault]:
    """What the source asks for and no catalogue has."""
    patterns = {pattern for _, _, pattern in uses.families}
    for path, line, id in uses.said:
        if "*" in id and id not in patterns:
            yield Fault(path, line, f"an id is put together here: declare the family, {DECLARATION} {id}")
        elif "*" not in id and id not in catalogue:
            yield Fault(path, line, f"there is no message {id}")
    for path, line, pattern in uses.families:
        if not any(fnmatchcase(id, pattern) for id in catalogue):
            yield Fault(path, line, f"no message belongs to the family {pattern}")


def check(tree: Path) -> tuple[list[Fault], str]:
    """The faults of all catalogues and their uses, and what was looked at."""
    source = tree / "src" / "cutpurse"
    faults: list[Fault] = []
    catalogues = {language: read_catalogue(source / "locales" / language, faults) for language in LANGUAGES}
    uses = read_uses(source)
    for language, catalogue in catalogues.items():
        for other in LANGUAGES:
            if other != language:
                faults += unlike(catalogue, catalogues[other], other)
        faults += unused(catalogue, uses)
    faults += misused({id: m for catalogue in catalogues.values() for id, m in catalogue.items()}, uses)
    messages = sum(not id.startswith("-") for id in catalogues["en"])
    return faults, f"texts: {messages} messages in {len(LANGUAGES)} languages, all of them used"


if __name__ == "__main__":
    sys.exit(conclude(root(), *check(root())))
