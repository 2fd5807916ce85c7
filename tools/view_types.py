"""Write all that is made from the types of views and told events: `python -m tools.view_types`.

Each game's `views.py` says them once. From it come the client's types (`web/src/games/<game>/view.ts`), the tables of
docs/view.md, and a JSON Schema for whoever writes a bot (`docs/schema/<game>.json`). `cutpurse.kernel.view_types` reads
them.
"""

import ast
import json
import re
from pathlib import Path

from cutpurse.kernel.view_types import FOLLOWED, Alias, Field, Named, Shape, Views, members
from tools.fault_report import HERE, root
from tools.wire_types import WIDTH, alias, told

PACKAGE = Path("src")
KERNEL = Path("src/cutpurse/kernel/views.py")
CLIENT = Path("web/src/games")
SCHEMAS = Path("docs/schema")
DOCS = Path("docs/view.md")
COMMON = Path("web/src/wire/common-view.ts")
SEEN_BY_ALL, SEEN_BY_ONE, EVENTS = "SharedView", "OwnView", "ToldEvent"
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null", "Any": "unknown"}
JSON = {"str": "string", "int": "integer", "float": "number", "bool": "boolean", "None": "null"}
GENERIC = ("SomeOf", "PerSeat")  # stand for what their own brackets say
Schema = dict[str, object]


def read(tree: Path, path: Path) -> Views:
    """The types of a module of this tree."""

    def module(file: Path) -> str:
        return ".".join(file.relative_to(PACKAGE).with_suffix("").parts)

    def find(name: str) -> Path | None:
        wanted = name == module(path) or name.endswith(FOLLOWED)
        return tree / PACKAGE / (name.replace(".", "/") + ".py") if wanted else None

    return Views(module(path), find)


def unmarked(text: str) -> str:
    """A text without the marks of a document: emphasis, and the addresses of its links."""
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text).replace("*", "")


# --- TypeScript ---
def typescript(views: Views, value: ast.expr) -> str:
    """A type in TypeScript's words."""
    match value:
        case ast.BinOp():
            return " | ".join(typescript(views, each) for each in members(value))
        case ast.Constant(value=None):
            return PLAIN["None"]
        case ast.Name(id=name):
            return name if name in views.all else PLAIN[name]
        case ast.Subscript(value=ast.Name(id="list" | "PerSeat"), slice=item):
            each = typescript(views, item)
            return f"({each})[]" if isinstance(item, ast.BinOp) else f"{each}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, held])):
            return f"Record<{typescript(views, key)}, {typescript(views, held)}>"
        case ast.Subscript(value=ast.Name(id="SomeOf"), slice=ast.Tuple(elts=[key, held])):
            return f"Partial<Record<{typescript(views, key)}, {typescript(views, held)}>>"
        case ast.Subscript(value=ast.Name(id="Literal")):
            return " | ".join(json.dumps(word) for word in views.literal(value) or [])
    raise TypeError(f"tools/view_types.py has no words for {ast.unparse(value)}")


def remark(text: str, indent: str = "") -> list[str]:
    """A text as a comment of the client's code."""
    return [f"{indent}/** {told(unmarked(text))} */"] if text else []


def interface(views: Views, found: Shape) -> str:
    """An object as an interface; one that only puts others together as their sum."""
    if found.bases and not found.fields:
        return "\n".join([*remark(found.doc), f"export type {found.name} = {' & '.join(found.bases)};"])
    extends = f" extends {', '.join(found.bases)}" if found.bases else ""
    lines = [*remark(found.doc), f"export interface {found.name}{extends} {{"]
    for each in found.fields:
        lines += remark(each.doc, "  ")
        lines.append(f"  {each.name}{'' if each.required else '?'}: {typescript(views, each.type)};")
    return "\n".join([*lines, "}"])


def choice(views: Views, found: Alias) -> str:
    """Words as a list and the type of its words; else a name for types."""
    words = views.literal(found.value)
    if words is None:
        parts = [typescript(views, each) for each in members(found.value)]
        return "\n".join([*remark(found.doc), alias(found.name, parts)])
    quoted = [json.dumps(word) for word in words]
    flat = f"export const {plural(found.name)} = [{', '.join(quoted)}] as const;"
    if len(flat) > WIDTH:
        flat = f"export const {plural(found.name)} = [\n  " + ",\n  ".join(quoted) + ",\n] as const;"
    kind = f"export type {found.name} = (typeof {plural(found.name)})[number];"
    return "\n".join([flat, *remark(found.doc), kind])


def plural(name: str) -> str:
    """The name of the list of all words of a kind: ABILITIES of Ability."""
    upper = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()
    return upper if upper.endswith(("S", "ED")) else upper[:-1] + "IES" if upper.endswith("Y") else upper + "S"


def client_types(views: Views, path: Path) -> str:
    """A whole file of the client."""
    header = f"// Made by tools/view_types.py from {path.as_posix()}: change it there.\n"
    used = [found for found in views.used() if found.name not in GENERIC]
    common = sorted(found.name for found in used if isinstance(found, Shape))
    if common:
        header += f'import type {{ {", ".join(common)} }} from "../../wire/{COMMON.stem}";\n'
    own = [found for found in views.own.values() if found.name not in GENERIC]
    parts = [
        interface(views, found) if isinstance(found, Shape) else choice(views, found)
        for found in [*(found for found in used if isinstance(found, Alias)), *own]
    ]
    return header + "\n" + "\n\n".join(parts) + "\n"


# --- JSON Schema ---
def schema(views: Views, value: ast.expr) -> Schema:
    """A type as JSON Schema has it."""
    match value:
        case ast.BinOp():
            return {"anyOf": [schema(views, each) for each in members(value)]}
        case ast.Constant(value=None):
            return {"type": JSON["None"]}
        case ast.Name(id="Any"):
            return {}
        case ast.Name(id=name):
            return {"$ref": f"#/$defs/{name}"} if name in views.all else {"type": JSON[name]}
        case ast.Subscript(value=ast.Name(id="list" | "PerSeat"), slice=item):
            return {"type": "array", "items": schema(views, item)}
        case ast.Subscript(value=ast.Name(id="dict" | "SomeOf" as kind), slice=ast.Tuple(elts=[key, held])):
            words = views.literal(key)
            if words is None:
                return {"type": "object", "additionalProperties": schema(views, held)}
            required = words if kind == "dict" else []
            return closed(dict.fromkeys(words, schema(views, held)), required)
        case ast.Subscript(value=ast.Name(id="Literal")):
            words = views.literal(value) or []
            return {"const": words[0]} if len(words) == 1 else {"enum": words}
    raise TypeError(f"tools/view_types.py has no words for {ast.unparse(value)}")


def closed(properties: dict[str, Schema], required: list[str]) -> Schema:
    """An object that has no other keys."""
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def described(text: str, found: Schema) -> Schema:
    """A schema with what is said about it."""
    return {"description": unmarked(text).replace("None", "null"), **found} if text else found


def definition(views: Views, found: Named) -> Schema:
    """A named type."""
    if isinstance(found, Alias):
        return described(found.doc, schema(views, found.value))
    fields = views.fields(found.name)
    properties = {each.name: described(each.doc, schema(views, each.type)) for each in fields}
    return described(found.doc, closed(properties, [each.name for each in fields if each.required]))


def json_schema(views: Views, view: str, title: str) -> str:
    """The schema of a game: of its view and, among the definitions, of its told events."""
    found = [each for each in views.reached(view, EVENTS) if each.name not in GENERIC]
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A view of {title}; $defs/{EVENTS} is an event of its log",
        "$ref": f"#/$defs/{view}",
        "$defs": {each.name: definition(views, each) for each in found},
    }
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


# --- tables ---
def python(value: ast.expr) -> str:
    """A type as a table of the documents has it; a bar would end its cell."""
    return f"`{ast.unparse(value)}`".replace("|", "\\|")


def cell(text: str) -> str:
    """What is said, as a cell of a table."""
    return text.replace("|", "\\|")


def rows(fields: list[Field], before: str = "") -> list[str]:
    """A row for each key."""
    docs = [each.doc if each.required else f"{each.doc} May be missing." for each in fields]
    return [
        f"{before}| `{each.name}` | {python(each.type)} | {cell(doc)} |" for each, doc in zip(fields, docs, strict=True)
    ]


def field_table(fields: list[Field]) -> str:
    """A table of keys."""
    return "\n".join(["| key | type | what it holds |", "|---|---|---|", *rows(fields)])


def word_table(views: Views, found: list[Named]) -> str:
    """A table of the closed sets of words, and of other names."""
    lines = ["| name | stands for |", "|---|---|"]
    for each in found:
        if isinstance(each, Alias):
            words = views.literal(each.value)
            what = python(each.value) if words is None else ", ".join(f"`{word}`" for word in words)
            lines.append(f"| `{each.name}` | {what} |")
    return "\n".join(lines)


def part_table(views: Views, found: list[Shape]) -> str:
    """A table of the objects inside a view, with their keys."""
    lines = ["| object | key | type | what it holds |", "|---|---|---|---|"]
    for each in found:
        lines.append(f"| **{each.name}** | | | {cell(each.doc)} |")
        lines += rows(views.fields(each.name), "| ")
    return "\n".join(lines)


def event_table(views: Views, found: list[Shape]) -> str:
    """A table of events, as they are told."""
    lines = ["| event | what happened | keys |", "|---|---|---|"]
    for each in found:
        tag, *fields = views.fields(each.name)
        (event,) = views.literal(tag.type) or []
        keys = [f"`{key.name}` {python(key.type)}{': ' + cell(key.doc) if key.doc else ''}" for key in fields]
        lines.append(f"| `{event}` | {cell(each.doc)} | {'<br>'.join(keys)} |")
    return "\n".join(lines)


def common_tables(views: Views) -> str:
    """What the documents say of every view."""
    parts = [found for found in views.reached("CommonView") if isinstance(found, Shape) and "Common" not in found.name]
    return f"{field_table(views.fields('CommonView'))}\n\n{part_table(views, parts)}"


def game_tables(views: Views) -> str:
    """What the documents say of a game's view and of its events."""
    told_event = views.all[EVENTS]
    assert isinstance(told_event, Alias)
    events = [views.shape(ast.unparse(each)) for each in members(told_event.value)]
    inside = views.reached(SEEN_BY_ALL, SEEN_BY_ONE)[2:]
    words = {found.name: found for found in [*inside, *views.reached(*(each.name for each in events))]}
    return "\n\n".join(
        [
            "What everybody sees:",
            field_table(views.fields(SEEN_BY_ALL)),
            "What the viewer alone knows:",
            field_table(views.fields(SEEN_BY_ONE)),
            "The objects in it:",
            part_table(views, [found for found in inside if isinstance(found, Shape)]),
            "The words in it:",
            word_table(views, [found for found in words.values() if found.name not in GENERIC]),
            "The events of its log, as `m.tell_entry(entry)` gives them:",
            event_table(views, events),
        ]
    )


def filled(text: str, tables: dict[str, str]) -> str:
    """The document with its tables as they should be, each between its marks."""
    for name, table in tables.items():
        begin, end = f"<!-- {name}: made by tools/view_types.py -->", f"<!-- end of {name} -->"
        before, found, rest = text.partition(begin)
        _, ended, after = rest.partition(end)
        if not found or not ended:
            raise ValueError(f"{DOCS} has no place for the tables of {name}: between {begin} and {end}")
        text = f"{before}{begin}\n{table}\n{end}{after}"
    return text


# --- all of it ---
def games(tree: Path) -> list[Path]:
    """The `views.py` of every game."""
    return sorted(path.relative_to(tree) for path in (tree / PACKAGE).glob("cutpurse/games/*/views.py"))


def made(tree: Path = HERE) -> dict[Path, str]:
    """Every file that is made from the types of views, as it should be now."""
    common = read(tree, KERNEL)
    found = {COMMON: client_types(common, KERNEL)}
    tables = {"every game": common_tables(common)}
    for path in games(tree):
        views, slug = read(tree, path), path.parent.name.replace("_", "-")
        title = slug.replace("-", " ").title()
        found[CLIENT / slug / "view.ts"] = client_types(views, path)
        found[SCHEMAS / f"{slug}.json"] = json_schema(views, f"{title.replace(' ', '')}View", title)
        tables[slug] = game_tables(views)
    found[DOCS] = filled((tree / DOCS).read_text(encoding="utf-8"), tables)
    return found


if __name__ == "__main__":
    for path, text in made(root()).items():
        (root() / path).parent.mkdir(parents=True, exist_ok=True)
        (root() / path).write_text(text, encoding="utf-8")
        print(f"{path} is written")
