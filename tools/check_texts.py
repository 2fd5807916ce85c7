"""Check the Fluent catalogues: the same messages in every language, none unused, none missing, no syntax error.

What the file of a game says, `web-<game>.ftl` and the like, has an id that begins with the game's name. The browser
loads it with the game's board, so in the client only `games/<game>/` may say it.

What a game's own folder brings, `games/<game>/texts/*.ftl`, begins with its name too, and then says what it is for:
`<game>-title`, `<game>-option-…` and so on, which the lobby and the generic table look for.

A message is used when its id stands in the source as a string, in Python or in the browser client. Ids put together at
run time, `say(f"error-{name}")`, are declared by a comment beside the code that does it: `# texts: error-*` in Python,
`// texts: error-*` or `<!-- texts: error-* -->` in the client. The slips of a component file are noted by their ids,
`Slip("slip-word", …)`, and said elsewhere.
"""

import ast
import re
import sys
import tokenize
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tools.fault_report import Fault, conclude, root

LANGUAGES = ("en", "de")
DECLARATION = "# texts:"
# What the shelf and the generic table look for in the texts of a game's folder, after its name.
KINDS = re.compile(r"(title|slow|tally|welcome|(option|field|piece|command|event|over|lesson)-.+)")
SPEAKERS = ("say", "Slip", "wrong")  # whose first argument is the id of a message

# The client is read by patterns, since there is no parser for it here: prettier sees to it that they suffice.
CLIENT_FAMILIES = re.compile(r"(?://|<!--|/\*)\s*texts:([^\n]*)")
CLIENT_STRING = re.compile(r"""["'`]([a-z][a-z0-9-]*)(?:\.[a-z-]+)?["'`]""")
CLIENT_CALL = re.compile(r"\bsay\(")
CLIENT_TAG = re.compile(r"<Say\b(?:[^>]|=>)*?\sid=")
CLIENT_LITERAL = re.compile(r"""["']([^"'\n]*)["']|`([^`\n]*)`""")
CLIENT_HOLE = re.compile(r"\$?\{[^{}]*\}")


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


def read_catalogue(paths: list[Path], faults: list[Fault]) -> Catalogue:
    """All messages of these files, and their terms under `-name`."""
    catalogue: Catalogue = {}
    for path in sorted(paths):
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, ftl.Junk):
                problems = "; ".join(str(a.message) for a in entry.annotations)
                faults.append(Fault(path, line, f"cannot be read: {problems}"))
            elif isinstance(entry, ftl.Message | ftl.Term):
                id = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
                if id in catalogue:
                    faults.append(Fault(path, line, f"{id} is there twice; also at line {catalogue[id].line}"))
                catalogue[id] = message(path, line, entry)
    return catalogue


def read_locale(folder: Path, faults: list[Fault]) -> Catalogue:
    """All messages of one language."""
    catalogue = read_catalogue(list(folder.glob("*.ftl")), faults)
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


def game_of(path: Path, games: list[str]) -> str | None:
    """The game whose texts are in a file, if they are those of a game."""
    return next((game for game in games if f"-{game}-" in f"-{path.stem}-"), None)


def astray(catalogue: Catalogue, games: list[str]) -> Iterator[Fault]:
    """The messages in the file of a game whose ids do not begin with its name."""
    for id, m in catalogue.items():
        game = game_of(m.path, games)
        if game and not id.lstrip("-").startswith(f"{game}-"):
            yield Fault(m.path, m.line, f"{id} does not begin with {game}-")


def check_folder(folder: Path, faults: list[Fault]) -> Catalogue:
    """The texts of a game's folder, checked: alike in all languages it has, and each of a kind that is looked for."""
    game = folder.name.replace("_", "-")
    texts = {language: folder / "texts" / f"{language}.ftl" for language in LANGUAGES}
    found = {language: read_catalogue([path], faults) for language, path in texts.items() if path.is_file()}
    for language, catalogue in found.items():
        for other in found.keys() - {language}:
            faults += unlike(catalogue, found[other], other)
        for id, m in catalogue.items():
            name, begins, kind = id.lstrip("-").partition(f"{game}-")
            if name or not begins:
                faults.append(Fault(m.path, m.line, f"{id} does not begin with {game}-"))
            elif not id.startswith("-") and KINDS.fullmatch(kind) is None:
                faults.append(Fault(m.path, m.line, f"{id} is looked for by nobody"))
    return {id: m for catalogue in found.values() for id, m in catalogue.items()}


def too_early(catalogue: Catalogue, uses: Uses, games: list[str], client: Path) -> Iterator[Fault]:
    """What is said in the browser where the texts of the game may not be loaded yet."""
    for path, line, id in (*uses.said, *uses.families):
        game = game_of(catalogue[id].path, games) if id in catalogue else next(filter(f"{id}-".startswith, games), None)
        if game and path.is_relative_to(client) and not path.is_relative_to(client / "games" / game):
            yield Fault(path, line, f"{id} is loaded only with the board of {game}")
    for id, m in catalogue.items():
        for target in sorted(m.references & catalogue.keys()):
            if (game := game_of(catalogue[target].path, games)) not in (None, game_of(m.path, games)):
                yield Fault(m.path, m.line, f"{id} refers to {target}, which is loaded only with the board of {game}")


# --- the source ---
def spoken(argument: ast.expr) -> Iterator[str]:
    """The ids an argument of `say` can be; an f-string is a family, its holes written `*`."""
    match argument:
        case ast.Constant(value=str(id)):
            yield id.split(".", 1)[0]
        case ast.JoinedStr(values=parts):
            yield "".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in parts).split(".", 1)[0]
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
                case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[argument, *_]):
                    if name in SPEAKERS:
                        uses.said.extend((path, node.lineno, id) for id in spoken(argument))
        with path.open("rb") as file:
            for token in tokenize.tokenize(file.readline):
                if token.type == tokenize.COMMENT and token.string.startswith(DECLARATION):
                    patterns = token.string.removeprefix(DECLARATION).replace(",", " ").split()
                    uses.families.extend((path, token.start[0], pattern) for pattern in patterns)
    return uses


def argument(text: str) -> str:
    """The first argument of a call, or the value of an attribute: up to where it ends outside all brackets."""
    if text.startswith('"'):
        return text[: text.find('"', 1) + 1]
    depth = 0
    for at, letter in enumerate(text):
        if letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
        if depth < 0 or (depth == 0 and letter in ",>"):
            return text[:at]
    return text


def spoken_by_client(argument: str) -> Iterator[str]:
    """The ids an argument of `say` or of `<Say id=…>` can be: itself, or the two branches of a choice."""
    condition, choice, branches = argument.strip().removeprefix("{").partition("?")
    for plain, pattern in CLIENT_LITERAL.findall(branches if choice else condition):
        id = CLIENT_HOLE.sub("*", pattern) if pattern else plain
        yield id.split(".", 1)[0]


def read_client(web: Path, uses: Uses) -> None:
    """Add what the browser client does with texts; its tests may say what they like."""
    for path in sorted(web.rglob("*")):
        if path.suffix not in (".ts", ".svelte") or ".test." in path.name:
            continue
        text = path.read_text(encoding="utf-8")
        uses.strings.update(CLIENT_STRING.findall(text))
        for found in CLIENT_FAMILIES.finditer(text):
            patterns = found[1].replace("-->", " ").replace("*/", " ").replace(",", " ").split()
            line = text.count("\n", 0, found.start()) + 1
            uses.families.extend((path, line, pattern.split(".", 1)[0]) for pattern in patterns)
        for found in (*CLIENT_CALL.finditer(text), *CLIENT_TAG.finditer(text)):
            line = text.count("\n", 0, found.end()) + 1
            said = argument(text[found.end() :].lstrip())
            uses.said.extend((path, line, id) for id in spoken_by_client(said) if id)


def unused(catalogue: Catalogue, uses: Uses) -> Iterator[Fault]:
    """The messages nobody asks for: neither the source nor a message that is itself asked for."""
    # Those that a game's own folder brings are checked there.
    patterns = [p for _, _, p in uses.families if KINDS.fullmatch(p.removeprefix("*-")) is None]
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


def declared(id: str, patterns: set[str]) -> bool:
    """Whether an id with holes is covered by a declared family, or told more exactly by families within it."""
    beginning = id.partition("*")[0]
    return any(fnmatchcase(id, p) or (beginning and p.startswith(beginning)) for p in patterns)


def misused(catalogue: Catalogue, uses: Uses) -> Iterator[Fault]:
    """What the source asks for and no catalogue has."""
    patterns = {pattern for _, _, pattern in uses.families}
    for path, line, id in uses.said:
        if "*" in id and not declared(id, patterns):
            comment = DECLARATION if path.suffix == ".py" else "// texts:"
            yield Fault(path, line, f"an id is put together here: declare the family, {comment} {id}")
        elif "*" not in id and id not in catalogue:
            yield Fault(path, line, f"there is no message {id}")
    for path, line, pattern in uses.families:
        if not any(fnmatchcase(id, pattern) for id in catalogue):
            yield Fault(path, line, f"no message belongs to the family {pattern}")


def check(tree: Path) -> tuple[list[Fault], str]:
    """The faults of all catalogues and their uses, and what was looked at."""
    source = tree / "src" / "cutpurse"
    faults: list[Fault] = []
    catalogues = {language: read_locale(source / "locales" / language, faults) for language in LANGUAGES}
    folders = sorted(source.glob("games/*/"))
    games = [folder.name.replace("_", "-") for folder in folders]
    brought = {id: m for folder in folders for id, m in check_folder(folder, faults).items()}
    uses = read_uses(source)
    client = tree / "web" / "src"
    read_client(client, uses)
    for language, catalogue in catalogues.items():
        for other in LANGUAGES:
            if other != language:
                faults += unlike(catalogue, catalogues[other], other)
        faults += astray(catalogue, games)
        faults += unused(catalogue, uses)
    faults += too_early(catalogues["en"], uses, games, client)
    everything = {id: m for catalogue in (*catalogues.values(), brought) for id, m in catalogue.items()}
    faults += misused(everything, uses)
    messages = sum(not id.startswith("-") for id in (*catalogues["en"], *brought))
    return faults, f"texts: {messages} messages in {len(LANGUAGES)} languages, all of them used"


if __name__ == "__main__":
    sys.exit(conclude(root(), *check(root())))
