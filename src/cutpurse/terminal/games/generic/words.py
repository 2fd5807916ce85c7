"""Any game in the terminal, its words: the texts it brings, each with something sensible where it brings none."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any, Final

from cutpurse.kernel.layout import LayoutField
from cutpurse.kernel.manifest import Manifest
from cutpurse.terminal.layout import times
from cutpurse.terminal.rules_reader import game_title
from cutpurse.texts import Texts, number

HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|[_-]+")
IN_AN_ID: Final = re.compile(r"[\w-]+", re.ASCII)
PLACES: Final = ("first", "second", "third")  # the arguments of a command, as texts name them
WHOLE: Final = re.compile(r"-?\d{1,9}")


def spaced(name: str) -> str:
    """A name as the rules write it, in words: "trick_number" and "TrickTaken" both have two."""
    return " ".join(HUMP.sub(" ", name).lower().split())


def titled(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


class GenericWords:
    """The words of one game in one language."""

    def __init__(self, texts: Texts, manifest: Manifest, names: list[str]) -> None:
        self.texts = texts
        self.manifest = manifest
        self.names = names

    def own(self, id: str, **values: str | int) -> str | None:
        """A text of the game itself, by the rest of its id; None if it has none."""
        own = f"{self.manifest.name}-{id}"
        if not self.texts.has(own):
            return None
        with suppress(LookupError):  # a text that takes something else than it is given is as good as none
            return self.texts.say(own, **values)
        return None

    def has(self, id: str) -> bool:
        """Whether the game itself has a text, by the rest of its id."""
        return self.texts.has(f"{self.manifest.name}-{id}")

    def title(self) -> str:
        """What the game is called."""
        return self.own("title") or game_title(self.manifest.game, self.texts.language)

    def caption(self, name: str) -> str:
        """What a field of the view is called."""
        return self.own(f"field-{name}") or titled(spaced(name))

    def piece(self, notation: str) -> str:
        """The name of a piece or of any other word in notation."""
        return self.known(notation) or notation

    def known(self, notation: str) -> str | None:
        """The name that the game gives a word; None if it gives none."""
        id = "-".join(notation.split())
        return self.own(f"piece-{id}") if IN_AN_ID.fullmatch(id) else None

    # --- values ---
    def said(self, value: Any, field: LayoutField) -> str:
        """What a field holds: pieces where it is a place, else a value."""
        return self.pieces(value, field) if field["kind"] in ("zone", "hand") else self.value(value, field)

    def pieces(self, value: Any, field: LayoutField) -> str:
        """What lies in a place: equal pieces that lie side by side are counted."""
        found: list[list[str]] = []
        for item in value if isinstance(value, list) else [value]:
            name = self.value(item, field.get("each") or {**field, "kind": "word"})
            if found and found[-1][0] == name:
                found[-1].append(name)
            else:
                found.append([name])
        return "  ".join(times(run[0], len(run)) for run in found)

    def value(self, value: Any, field: LayoutField) -> str:
        """A single value in words."""
        kind = field["kind"]
        if value is None or value == "":
            return self.texts.say("generic-terminal-none")
        if isinstance(value, bool):
            return self.texts.say("generic-terminal-yes" if value else "generic-terminal-no")
        if isinstance(value, list):
            inner: LayoutField = field.get("each") or {**field, "kind": "seat" if kind == "seats" else "word"}
            return self.texts.join([self.value(item, inner) for item in value]) or self.value(None, field)
        if isinstance(value, dict):
            return self.object(value, field)
        if isinstance(value, int):
            if kind == "seat" and 0 <= value < len(self.names):
                return self.names[value]
            return self.known(str(value)) or number(value)
        return self.piece(str(value))

    def object(self, value: dict[str, Any], field: LayoutField) -> str:
        """An object in words: its name if it has one, and what else it says."""
        parts = field.get("parts") or [LayoutField(name=name, kind="word") for name in value]
        said: list[str] = []
        for part in parts:
            held = value.get(part["name"])
            if held is None or held in ("", []):
                continue
            words = self.value(held, part)
            said.append(words if part["name"] == field.get("label") else f"{self.caption(part['name'])} {words}")
        return " · ".join(said)

    # --- commands ---
    def command(self, notation: str, below: bool = False, **instead: str) -> str:
        """What a command does, in a few words; `instead` replaces arguments, as "4–9" does many numbers.

        Where it stands `below` the heading of its verb, the verb need not be said again.
        """
        verb, *args = notation.split()
        own = self.own(f"command-{verb}", **{**self.arguments(args), **instead})
        words = [instead.get(place, self.piece(arg)) for place, arg in zip(PLACES, args, strict=False)]
        words += [self.piece(arg) for arg in args[len(PLACES) :]]
        return own or " ".join(words if below and words else [spaced(verb), *words])

    def arguments(self, args: list[str]) -> dict[str, str | int]:
        """The arguments of a command as its text takes them: numbers stay numbers, so that a text can count them."""
        found: dict[str, str | int] = dict.fromkeys(PLACES, "")
        for place, arg in zip(PLACES, args, strict=False):
            found[place] = self.known(arg) or (int(arg) if WHOLE.fullmatch(arg) else arg)
        return found

    def group(self, verb: str) -> str:
        """The heading of the commands with a verb."""
        return self.own(f"command-{verb}.group", **self.arguments([])) or titled(spaced(verb))

    def ask(self, verb: str) -> str | None:
        """What the person is asked while a verb is offered; None if the game does not say."""
        return self.own(f"command-{verb}.ask", **self.arguments([]))
