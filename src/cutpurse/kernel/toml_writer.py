"""A component file from plain data, as TOML that `tomllib` reads back as the same data."""

from __future__ import annotations

import re
from typing import Any, Final

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
SHORT: Final = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"', "\\": "\\\\"}


def toml_text(data: dict[str, Any]) -> str:
    """The text of a file: what stands alone first, then its tables `[key]`, `[key.name]` and lists `[[key]]`.

    A value None is left out of a table, and is an empty word in a list.
    """
    alone = {key: value for key, value in data.items() if not is_section(value)}
    parts = [pairs(alone)] if pairs(alone) else []
    for key, value in data.items():
        if is_section(value):
            parts += sections(key_text(key), value)
    return "\n".join(parts)


def is_section(value: object) -> bool:
    """Whether a value of the file is a table, or a list of tables."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(item, dict) for item in value)
    return isinstance(value, dict)


def sections(key: str, value: Any) -> list[str]:
    """A table or a list of tables under its headings."""
    if isinstance(value, list):
        return [f"[[{key}]]\n{pairs(item)}" for item in value]
    if value and all(isinstance(item, dict) for item in value.values()):
        return [f"[{key}.{key_text(name)}]\n{pairs(item)}" for name, item in value.items()]
    return [f"[{key}]\n{pairs(value)}"]


def pairs(table: dict[str, Any]) -> str:
    """The lines of a table."""
    return "".join(f"{key_text(key)} = {inline(value)}\n" for key, value in table.items() if value is not None)


def inline(value: Any) -> str:
    """A value on one line."""
    if value is None:
        return '""'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, dict):
        inner = ", ".join(f"{key_text(key)} = {inline(item)}" for key, item in value.items() if item is not None)
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(inline(item) for item in value) + "]"
    if isinstance(value, int | float):
        return repr(value)  # also "inf" and "nan", as TOML writes them
    if hasattr(value, "isoformat"):
        return str(value.isoformat())  # a day or a time, by which nothing is played
    raise TypeError(f"TOML has no {type(value).__name__}")


def key_text(key: str) -> str:
    """A key, in quotes where it needs them."""
    return key if BARE.fullmatch(key) else quoted(key)


def quoted(text: str) -> str:
    """A text in quotes, on one line."""
    return '"' + "".join(SHORT.get(sign) or escaped(sign) for sign in text) + '"'


def escaped(sign: str) -> str:
    """A character as it stands between quotes."""
    return f"\\u{ord(sign):04x}" if ord(sign) < 0x20 or ord(sign) == 0x7F else sign
