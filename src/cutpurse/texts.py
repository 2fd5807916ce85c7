"""Texts: everything people read, from the Fluent catalogues in `locales`."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from cutpurse.kernel.rulebook import LANGUAGES

FOLDER = Path(__file__).with_name("locales")


# What a message may refer to: inside braces, a name that is not a variable's; a word in a text does no harm.
REFERENCE = re.compile(r"(?<![\w$-])-?[a-zA-Z][\w-]*")
# Where a message or a term begins; what follows it is indented, or closes a brace.
ENTRY = re.compile(r"^(?=(-?[a-zA-Z][\w-]*)\s*=)", re.MULTILINE)


class Catalogue:
    """All messages of a language. Each is parsed when it is first said: to parse all takes a third of a second."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)  # a terminal shows the isolating marks as boxes
        self.unread: dict[str, str] = {}
        for path in sorted((FOLDER / language).glob("*.ftl")):
            _, *parts = ENTRY.split(path.read_text(encoding="utf-8"))
            self.unread.update(zip(parts[::2], parts[1::2], strict=True))

    def message(self, id: str) -> Message:
        """A message, with everything it refers to at hand; LookupError if there is none."""
        self._read(id)
        return self.bundle.get_message(id)

    def _read(self, id: str) -> None:
        if entry := self.unread.pop(id, None):
            self.bundle.add_resource(FluentResource(entry))
            for reference in REFERENCE.findall(entry):
                self._read(reference)


@cache
def catalogue(language: str) -> Catalogue:
    """The messages of a language, read once."""
    return Catalogue(language)


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.catalogue = catalogue(language)

    def say(self, id: str, /, **values: str | int) -> str:
        """The message with this id, with its variables filled in; LookupError if it does not exist or takes others."""
        pattern = self.catalogue.message(id).value
        if pattern is None:
            raise LookupError(f"message {id} has no text")
        text, errors = self.catalogue.bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"message {id}: {errors[0]}")
        return str(text)

    def join(self, things: list[str]) -> str:
        """A list as a sentence has it: "a, b and c"."""
        if len(things) < 2:
            return "".join(things)
        return self.say("list-and", first=", ".join(things[:-1]), last=things[-1])


def locale_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale; English where we do not have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(name):
            return next((language for language in LANGUAGES if wanted.lower().startswith(language)), "en")
    return "en"


def number(value: int) -> str:
    """A number with a real minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def signed(value: int) -> str:
    """A number with its sign, plus or minus; 0 has none."""
    return f"+{value}" if value > 0 else number(value)


def printable(text: str, most: int = 40) -> str:
    """What somebody typed, made safe to print: one short line without control characters."""
    clean = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text.strip())
    return clean if len(clean) <= most else clean[: most - 1] + "…"
