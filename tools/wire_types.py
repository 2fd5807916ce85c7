"""Write the client's types, web/src/wire/types.ts, from the server's messages: `python -m tools.wire_types`."""

import inspect
import re
from pathlib import Path
from types import ModuleType, UnionType
from typing import Literal, get_args, get_origin

import msgspec.inspect as ms
from msgspec import Struct

from tools.fault_report import root

PLACE = Path("web/src/wire/types.ts")
WIDTH = 120
HEADER = "// The wire, as src/cutpurse/table/messages.py describes it. Made by tools/wire_types.py: change it there.\n"
VIEW = re.compile(r"\w*View\b")
REMARK = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)
PLAIN: dict[type[ms.Type], str] = {
    ms.AnyType: "unknown",
    ms.BoolType: "boolean",
    ms.FloatType: "number",
    ms.IntType: "number",
    ms.NoneType: "null",
    ms.StrType: "string",
}


class Writer:
    """Writes the types of one module of messages, calling its literals by the names they have there."""

    def __init__(self, messages: ModuleType) -> None:
        own = vars(messages).items()
        self.structs = [
            value
            for _, value in own
            if inspect.isclass(value) and issubclass(value, Struct) and value.__module__ == messages.__name__
        ]
        self.named = {name: get_args(value) for name, value in own if get_origin(value) is Literal}
        self.literals = {frozenset(values): name for name, values in self.named.items()}
        self.views: set[str] = set()  # used here, made by tools/view_types.py
        self.unions = {name: get_args(value) for name, value in own if isinstance(value, UnionType)}

    def typed(self, kind: ms.Type) -> str:
        """A Python type in TypeScript's words."""
        match kind:
            case ms.Metadata(extra={"client": str(name)}):
                self.views.update(VIEW.findall(name))
                return name
            case ms.Metadata(type=inner):
                return self.typed(inner)
            case ms.StructType(cls=cls):
                return cls.__name__
            case ms.LiteralType(values=values):
                return self.literals.get(frozenset(values)) or words(values)
            case ms.UnionType(types=types):
                return " | ".join(self.typed(each) for each in types)
            case ms.ListType(item_type=item):
                each = self.typed(item)
                return f"({each})[]" if " | " in each else f"{each}[]"
            case ms.DictType(key_type=key, value_type=held):
                return f"Record<{self.typed(key)}, {self.typed(held)}>"
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        raise TypeError(f"tools/wire_types.py has no words for {kind}")

    def interface(self, cls: type[Struct], sent: bool) -> str:
        """A struct as an interface; what a client sends may leave out what has a default."""
        info = ms.type_info(cls)
        assert isinstance(info, ms.StructType)
        remarks = {field: text for base in cls.__mro__ if base in self.structs for field, text in remarked(base)}
        lines = [f"/** {told(inspect.getdoc(cls) or '')} */", f"export interface {cls.__name__} {{"]
        if info.tag is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        for field in info.fields:
            if remark := remarks.get(field.name):
                lines.append(f"  /** {told(remark)}. */")
            mark = "?" if sent and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.typed(field.type)};")
        return "\n".join([*lines, "}"])

    def write(self, sent: type[Struct]) -> str:
        """The whole file; `sent` is the base of everything that a client sends."""
        parts = [alias(name, [words((value,)) for value in values]) for name, values in self.named.items()]
        parts += [self.interface(cls, issubclass(cls, sent)) for cls in self.structs if not cls.__subclasses__()]
        parts += [alias(name, [cls.__name__ for cls in classes]) for name, classes in self.unions.items()]
        views = f'import type {{ {", ".join(sorted(self.views))} }} from "./common-view";\n' if self.views else ""
        return HEADER + views + "\n" + "\n\n".join(parts) + "\n"


def remarked(cls: type[Struct]) -> list[tuple[str, str]]:
    """The fields of a struct that have a remark beside them in the source, and the remark."""
    return REMARK.findall(inspect.getsource(cls))


def told(remark: str) -> str:
    """A remark as the client's code reads it."""
    return (remark[0].upper() + remark[1:]).replace("None", "null")


def words(values: tuple[object, ...]) -> str:
    """A literal written out."""
    return " | ".join(f'"{value}"' for value in values)


def alias(name: str, members: list[str]) -> str:
    """A name for a choice of types, laid out as prettier does."""
    flat = " | ".join(members)
    for layout in (f"export type {name} = {flat};", f"export type {name} =\n  {flat};"):
        if max(map(len, layout.splitlines())) <= WIDTH:
            return layout
    return f"export type {name} =\n  | " + "\n  | ".join(members) + ";"


def wire_types() -> str:
    """The text of types.ts as it should be now."""
    from cutpurse.table import messages

    return Writer(messages).write(messages.Asked)


if __name__ == "__main__":
    (root() / PLACE).write_text(wire_types(), encoding="utf-8")
    print(f"{PLACE} is written")
