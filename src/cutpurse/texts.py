"""Texts: everything people read, from the Fluent catalogues in `locales`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from cutpurse.kernel.rulebook import LANGUAGES

FOLDER = Path(__file__).with_name("locales")


@cache
def catalogue(language: str) -> FluentBundle:
    """All messages of a language, read once."""
    bundle = FluentBundle([language], use_isolating=False)  # a terminal shows the isolating marks as boxes
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = catalogue(language)

    def say(self, id: str, /, **values: str | int) -> str:
        """The message with this id, its variables filled in; LookupError where catalogue and caller disagree."""
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            raise LookupError(f"message {id} has no text")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"message {id}: {errors[0]}")
        return str(text)

    def join(self, things: list[str]) -> str:
        """Things in a row as a sentence lists them."""
        if len(things) < 2:
            return "".join(things)
        return self.say("list-and", first=", ".join(things[:-1]), last=things[-1])


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language the locale asks for, English where we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(name):
            return next((language for language in LANGUAGES if wanted.lower().startswith(language)), "en")
    return "en"


def number(value: int) -> str:
    """A number as we print it, with a real minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def signed(value: int) -> str:
    """A change: with its sign, unless it is nothing."""
    return f"+{value}" if value > 0 else number(value)


def shown(text: str, most: int = 40) -> str:
    """What somebody typed, safe to print: one short line without control characters."""
    clean = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text.strip())
    return clean if len(clean) <= most else clean[: most - 1] + "…"
