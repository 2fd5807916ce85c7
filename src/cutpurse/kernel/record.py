"""Records: a match as one JSON document, every entry hashed onto the one before; loading and verifying it."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final, final

from cutpurse.kernel.codec import canonical, pack
from cutpurse.kernel.core import Event

FORMAT: Final = 1
HEADER: Final = ("format", "game", "version", "seats", "options", "commitment", "secret", "seeds")
KEYS: Final = (*HEADER, "entries", "outcome", "hash")


class CorruptLog(ValueError):
    """A save or record that is damaged or was changed."""


@final
class Entry:
    """One line of a match's log: a command and what followed, the deal (entry 0), or a command taken back."""

    def __init__(self, n: int, seat: int, command: str, events: list[Event[Any]], undoes: int = 0) -> None:
        self.n = n
        self.seat = seat  # -1: the table itself, for the deal and for CLOCK
        self.command = command
        self.events = events
        self.undoes = undoes  # the entry taken back, if this is an undo

    def plain(self) -> dict[str, object]:
        """As JSON, without its hash."""
        if self.undoes:
            return {"n": self.n, "seat": self.seat, "undoes": self.undoes}
        events = [pack(event) for event in self.events]
        return {"n": self.n, "seat": self.seat, "command": self.command, "events": events}

    def reveals(self) -> bool:
        """Has anybody learnt something by it?"""
        return any(type(event).reveals for event in self.events)


def link(before: str, value: object) -> str:
    """The hash of a value in a chain."""
    return sha256((before + canonical(value)).encode()).hexdigest()[:32]


def document(header: dict[str, object], entries: list[Entry], outcome: object) -> dict[str, Any]:
    """The whole record."""
    at = link("", header)
    lines: list[dict[str, object]] = []
    for entry in entries:
        line = entry.plain()
        at = link(at, line)
        line["hash"] = at
        lines.append(line)
    return {**header, "entries": lines, "outcome": outcome, "hash": link(at, outcome)}


def written(record: dict[str, Any]) -> str:
    """A record as text: the header, then an entry a line."""
    head = [f"{json.dumps(key)}: {canonical(record[key])}" for key in HEADER]
    entries = ",\n".join(json.dumps(entry, separators=(",", ":"), ensure_ascii=False) for entry in record["entries"])
    tail = [f"{json.dumps(key)}: {canonical(record[key])}" for key in ("outcome", "hash")]
    return "{" + ",\n".join(head) + ',\n"entries": [\n' + entries + "\n],\n" + ",\n".join(tail) + "}\n"


def parsed(text: str) -> dict[str, Any]:
    """A record from its text, with every part there and every hash right."""
    try:
        record = json.loads(text, object_pairs_hook=_once)
    except (json.JSONDecodeError, RecursionError) as error:
        at = error.pos if isinstance(error, json.JSONDecodeError) else 0
        raise CorruptLog(f"The record cannot be read: it is damaged or cut off {_place(text, at)}.") from None
    if not isinstance(record, dict):
        raise CorruptLog("That is no record: a JSON object was expected.")
    for key in KEYS:
        if key not in record:
            raise CorruptLog(f"The record has no {key!r}; it needs: {', '.join(KEYS)}.")
    for key in record:
        if key not in KEYS:
            raise CorruptLog(f"The record has an unknown part {key!r}; it knows: {', '.join(KEYS)}.")
    if record["format"] != FORMAT:
        raise CorruptLog(f"The record has format {record['format']!r}; this program reads {FORMAT}.")
    _check_hashes(record)
    return record


def _place(text: str, at: int) -> str:
    """Where a position lies, in the terms of a record."""
    start = text.find('"entries"')
    if start < 0 or at <= start:
        return "in its header"
    done = text.count('"hash"', start, at)  # an entry ends with its hash
    if text.find("\n", start) >= 0:  # as `written` lays it out: an entry a line
        done = text.count("\n", start, at) - 1
    return f"at entry {max(done, 0)}"


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise CorruptLog("The record names a part twice.")
    return found


def _check_hashes(record: dict[str, Any]) -> None:
    at = link("", {key: record[key] for key in HEADER})
    if not isinstance(record["entries"], list) or not record["entries"]:
        raise CorruptLog("The record holds no entries.")
    for n, line in enumerate(record["entries"]):
        if not isinstance(line, dict) or "hash" not in line or line.get("n") != n:
            raise CorruptLog(f"Entry {n} is damaged or missing.")
        at = link(at, {key: value for key, value in line.items() if key != "hash"})
        if line["hash"] != at:
            what = "The header or entry 0" if n == 0 else f"Entry {n}"
            raise CorruptLog(f"{what} was changed: its hash does not fit.")
    if record["hash"] != link(at, record["outcome"]):
        raise CorruptLog(f"The end was changed or entries after {len(record['entries']) - 1} are missing.")
