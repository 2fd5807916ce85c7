"""Texts: everything people read, from the Fluent catalogues in `locales` and those of the games."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import RLock

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from cutpurse.kernel.game_texts import REFERENCE, entries, game_texts
from cutpurse.kernel.manifest import CannotPlay, find_manifest, names
from cutpurse.kernel.rulebook import LANGUAGES

FOLDER = Path(__file__).with_name("locales")


class Catalogue:
    """All messages of a language, ours and those that games bring.

    Each is parsed when it is first said, since to parse all takes a third of a second; and the texts of a game are read
    when one of them is wanted.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)  # a terminal shows the isolating marks as boxes
        self.unread: dict[str, str] = {}
        self.lock = RLock()  # a window and the game on it are two threads
        self.games: set[str] = set()  # whose texts were read
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self.unread.update(entries(path.read_text(encoding="utf-8")))

    def message(self, id: str) -> Message:
        """A message, with everything it refers to at hand; LookupError if there is none."""
        if not self.has(id):
            raise LookupError(f"there is no message {id}")
        return self.bundle.get_message(id)

    def has(self, id: str) -> bool:
        """Whether there is a message with this id that can be read."""
        with self.lock:
            if not self._knows(id):
                self._read_games(id)
            self._read(id)
            return self.bundle.has_message(id)

    def _knows(self, id: str) -> bool:
        return id in self.unread or self.bundle.has_message(id)

    def _read_games(self, id: str) -> None:
        """Read the texts of the games that a message may belong to."""
        wanted = [name for name in names() if id.startswith(f"{name}-") and name not in self.games]
        self.games.update(wanted)
        for name in wanted:
            with suppress(CannotPlay):
                for each, entry in game_texts(find_manifest(name), self.language).items():
                    if not self._knows(each):
                        self.unread[each] = entry

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

    def has(self, id: str) -> bool:
        """Whether there is a message with this id, or with this attribute: "id.attribute"."""
        name, _, attribute = id.partition(".")
        return self.catalogue.has(name) and (not attribute or attribute in self.catalogue.message(name).attributes)

    def say(self, id: str, /, **values: str | int) -> str:
        """The message with this id, or its attribute ("id.attribute"), with its variables filled in.

        LookupError if it does not exist or takes other variables.
        """
        name, _, attribute = id.partition(".")
        message = self.catalogue.message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
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
