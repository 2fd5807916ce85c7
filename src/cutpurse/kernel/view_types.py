"""The types of a view, read from the source of its TypedDict: names stay names, and the text below a field is at hand.

The table for every game draws by them (layout.py), and the documents and the client's types are made from them.
"""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

FOLLOWED = (".pieces", ".views")  # the modules of ours whose names a view may use


class Field(NamedTuple):
    """A key of an object."""

    name: str
    type: ast.expr
    doc: str
    required: bool


class Shape(NamedTuple):
    """An object with named keys: a TypedDict."""

    name: str
    doc: str
    bases: list[str]
    fields: list[Field]


class Alias(NamedTuple):
    """A name for a choice of words or of types."""

    name: str
    doc: str
    value: ast.expr


Named = Shape | Alias
Find = Callable[[str], Path | None]
"""Where the source of a module is; None where its names are not wanted."""


class UnknownType(LookupError):
    """A module without a source, or a type that is not there."""


class Views:
    """The types of one module: its own, and those of the modules it has words and types from."""

    def __init__(self, module: str, find: Find, reading: frozenset[str] = frozenset()) -> None:
        path = find(module)
        if path is None:
            raise UnknownType(f"there is no source of {module}")
        package = module if path.name == "__init__.py" else module.rpartition(".")[0]
        self.module = module
        self.own: dict[str, Named] = {}
        self.imported: dict[str, Named] = {}
        body = ast.parse(path.read_text(encoding="utf-8")).body
        for node, text in zip(body, [*(said(node) for node in body[1:]), ""], strict=True):
            if isinstance(node, ast.ImportFrom):
                other = absolute(node, package)
                if other not in reading and find(other) is not None:
                    self.imported |= Views(other, find, reading | {module}).all
            elif found := shape(node, text) or named(node, text):
                self.own[found.name] = found
        self.all: dict[str, Named] = {**self.imported, **self.own}

    def shape(self, name: str) -> Shape:
        """The object of this name."""
        found = self.all.get(name)
        if not isinstance(found, Shape):
            raise UnknownType(f"{self.module} has no TypedDict {name}")
        return found

    def fields(self, name: str) -> list[Field]:
        """All keys of an object, those of what it is based on first."""
        own = self.shape(name)
        return [field for base in own.bases for field in self.fields(base)] + own.fields

    def literal(self, value: ast.expr) -> list[str] | None:
        """The words of a choice of words; None if it is something else."""
        match value:
            case ast.Subscript(value=ast.Name(id="Literal"), slice=inner):
                items = inner.elts if isinstance(inner, ast.Tuple) else [inner]
                return [word for item in items for word in self.literal(item) or []]
            case ast.Constant(value=str(word)):
                return [word]
            case ast.Name(id=name) if isinstance(found := self.all.get(name), Alias):
                return self.literal(found.value)
        return None

    def used(self) -> list[Named]:
        """What this module's types use from elsewhere, in the order of their first use, then what those are made of."""
        wanted = dict.fromkeys(name for found in self.own.values() for name in mentioned(found))
        aliases = [found for name in wanted if isinstance(found := self.imported.get(name), Alias)]
        wanted |= dict.fromkeys(name for found in aliases for name in mentioned(found) if name not in wanted)
        return [self.imported[name] for name in wanted if name in self.imported and name not in self.own]

    def reached(self, *starts: str) -> list[Named]:
        """The types of these names, and all that they are made of."""
        found: dict[str, Named] = {}
        ahead = [*starts]
        while ahead:
            name = ahead.pop(0)
            if name in self.all and name not in found:
                found[name] = self.all[name]
                ahead += mentioned(self.all[name])
        return list(found.values())


# --- reading ---
def absolute(node: ast.ImportFrom, package: str) -> str:
    """The full name of the module that an import is from."""
    above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
    return ".".join([*above, *([node.module] if node.module else [])])


def said(node: ast.stmt) -> str:
    """The text of a string that stands by itself, as one line."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return " ".join(text.split())
    return ""


def shape(node: ast.stmt, text: str) -> Shape | None:
    """The TypedDict that a statement makes; `text` is what stands below it."""
    match node:
        case ast.ClassDef(name=name, bases=bases) if bases:
            below = [*(said(each) for each in node.body[1:]), ""]
            fields = [
                field(each.target.id, each.annotation, doc)
                for each, doc in zip(node.body, below, strict=True)
                if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
            ]
            from_others = [base.id for base in bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
            return Shape(name, " ".join((ast.get_docstring(node) or "").split()), from_others, fields)
        case ast.Assign(
            targets=[ast.Name(id=name)],
            value=ast.Call(func=ast.Name(id="TypedDict"), args=[_, ast.Dict(keys=keys, values=values)]),
        ):
            pairs = zip(keys, values, strict=True)
            return Shape(name, text, [], [field(ast.literal_eval(key), value, "") for key, value in pairs if key])
    return None


def field(name: str, type: ast.expr, doc: str) -> Field:
    """A key, freed of what is said about it inside its type."""
    required = True
    while isinstance(type, ast.Subscript) and isinstance(type.value, ast.Name):
        match type.value.id, type.slice:
            case "NotRequired", inner:
                type, required = inner, False
            case "Annotated", ast.Tuple(elts=[inner, ast.Constant(value=str(doc))]):
                type = inner
            case _:
                break
    return Field(name, type, doc, required)


def named(node: ast.stmt, text: str) -> Alias | None:
    """The TypeAlias that a statement makes."""
    match node:
        case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias"), value=ast.expr() as value):
            return Alias(name, text, value)
    return None


def names(value: ast.expr) -> Iterator[str]:
    """The names in a type."""
    return (node.id for node in ast.walk(value) if isinstance(node, ast.Name))


def mentioned(found: Named) -> Iterator[str]:
    """The names in a named type."""
    if isinstance(found, Alias):
        yield from names(found.value)
    else:
        yield from found.bases
        for each in found.fields:
            yield from names(each.type)


def members(value: ast.expr) -> list[ast.expr]:
    """The types of a union, or the one type."""
    match value:
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return [*members(left), *members(right)]
    return [value]
