"""Check that no constant is shifted left by a variable, and no literal is too wide, where mypyc compiles.

mypyc writes a small constant into its C code without a type, so `1 << n` is shifted in 32 bits and silently wrong from
n = 31 on, in every spelling that leaves a constant on the left: a literal, `i64(1)`, a Final, a local set once.
"""

import ast
import operator
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from hatch_build import unit
from tools.fault_report import Fault, conclude, root

Names = dict[str, int]

NATIVE = {"i64", "i32", "i16", "u8", "int"}
BOXED = 2**62
OPERATORS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.Pow: operator.pow,
}


def constant(node: ast.expr, names: Names) -> int | None:
    """The value of an expression made of literals and of names whose value is known."""
    match node:
        case ast.Constant(value=bool()):
            return None
        case ast.Constant(value=int(number)):
            return number
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return names.get(name)
        case ast.Call(func=ast.Name(id=kind), args=[inner]) if kind in NATIVE:
            return constant(inner, names)
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            value = constant(inner, names)
            return None if value is None else -value
        case ast.UnaryOp(op=ast.Invert(), operand=inner):
            value = constant(inner, names)
            return None if value is None else ~value
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
            a, b = constant(left, names), constant(right, names)
            return None if a is None or b is None or abs(b) > BOXED else OPERATORS[type(op)](a, b)
    return None


def assignments(scope: ast.AST) -> Iterator[tuple[str, ast.expr, str]]:
    """Every `name = value` in a scope, with its annotation."""
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value, ""
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=ast.expr() as value):
                yield name, value, ast.unparse(kind)


def finals(tree: ast.Module, known: dict[str, Names]) -> Names:
    """The Finals of a module and of its classes, with those it imports from the modules in `known`."""
    names: Names = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in known:
            theirs = known[node.module]
            names |= {a.asname or a.name: theirs[a.name] for a in node.names if a.name in theirs}
    for name, value, kind in assignments(tree):
        if kind.startswith("Final") and (number := constant(value, names)) is not None:
            names[name] = number
    return names


def settled(function: ast.FunctionDef, names: Names) -> Names:
    """The locals that are set once, to a constant: mypyc puts the constant in their place."""
    sets = Counter(n.id for n in ast.walk(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
    found = dict(names)
    for name, value, _ in assignments(function):
        if sets[name] == 1 and (number := constant(value, found)) is not None:
            found[name] = number
    return found


class Shifts(ast.NodeVisitor):
    """Walks through one module and collects its faults."""

    def __init__(self, path: Path, names: Names) -> None:
        self.path = path
        self.finals = names
        self.names = names
        self.faults: list[Fault] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Inside a function its locals count too."""
        outer = self.names
        self.names = settled(node, outer)
        self.generic_visit(node)
        self.names = outer

    def visit(self, node: ast.AST) -> None:
        """A constant is looked at whole, as mypyc folds it; anything else by its parts."""
        value = constant(node, self.finals) if isinstance(node, ast.expr) else None
        if value is None:
            super().visit(node)
        elif not -BOXED <= value < BOXED and not isinstance(node, ast.Name | ast.Attribute):
            self.fault(node, f"{ast.unparse(node)} is 2**62 or more, which mypyc boxes at every use: keep to 62 bits")

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Not a constant here, so if the left side is one, the right side varies."""
        self.generic_visit(node)
        if isinstance(node.op, ast.LShift) and constant(node.left, self.names) is not None:
            one = f"one({ast.unparse(node.right)})"
            self.fault(node, f"{ast.unparse(node)} is shifted in 32 bits when compiled: write {one}, or use a table")

    def fault(self, node: ast.AST, text: str) -> None:
        """Note a fault at a place of this module."""
        self.faults.append(Fault(self.path, getattr(node, "lineno", 1), text))


def check(tree: Path) -> tuple[list[Fault], str]:
    """The faults of the compiled unit, and what was looked at."""
    source = tree / "src"
    modules = {".".join(p.relative_to(source).with_suffix("").parts): p for p in unit(tree)}
    trees = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in modules.items()}
    known = {name: finals(module, {}) for name, module in trees.items()}
    faults: list[Fault] = []
    for name, module in trees.items():
        visitor = Shifts(modules[name], finals(module, known))
        visitor.visit(module)
        faults += visitor.faults
    return faults, f"shifts: {len(modules)} compiled modules shift no constant by a variable"


if __name__ == "__main__":
    sys.exit(conclude(root(), *check(root())))
