"""Records: a match as one JSON document, every entry hashed onto the one before; loading and verifying it."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final, final

from cutpurse.kernel.codec import canonical, pack
from cutpurse.kernel.core import Event

FORMAT: Final = 1
HEADER: Final = ("format", "game", "version", "seats", "options", "commitment", "secret", "seeds")
SEALING: Final = "sealing"  # a part of the header that not every record has
TAIL: Final = ("outcome", "hash")
KEYS: Final = (*HEADER, "entries", *TAIL)
DEEPEST: Final = 32  # levels of brackets in a record; a frame within an event within an entry takes eight


class CorruptLog(ValueError):
    """A save or record that is damaged or was changed, and where.

    That is `text`, `header`, `sealing`, `end`, or `entry` with its number; `newer` if nothing is wrong with it but that
    it began by rules newer than ours.
    """

    def __init__(self, text: str, place: str, entry: int = -1) -> None:
        super().__init__(text)
        self.place = place
        self.entry = entry


class MissingGame(CorruptLog):
    """A save or record that is whole, of a game that is not installed here: whoever installs it can go on."""

    def __init__(self, game: str, why: str) -> None:
        super().__init__(f"It is of the game {game!r}, which is not installed here or cannot be played: {why}", "game")
        self.game = game


@final
class Entry:
    """One line of a match's log: a command and what followed, the deal (entry 0), or a command taken back."""

    def __init__(
        self, n: int, seat: int, command: str, events: list[Event[Any]], undoes: int = 0, agreed: bool = False
    ) -> None:
        self.n = n
        self.seat = seat  # CLOCK also for the deal
        self.command = command
        self.events = events
        self.undoes = undoes  # the entry taken back, if this is an undo
        self.agreed = agreed  # the others voted for it, and all since is taken back with it
        self.notes: list[dict[str, Any]] | None = None  # by event, what it meant (`Game.note`); None: nobody asked yet
        self.round_event = -1  # the last of its events by which a round began; -1: it is still the round before it

    def __repr__(self) -> str:
        what = f"undoes={self.undoes}" if self.undoes else f"{self.command!r}, {self.events!r}"
        return f"Entry({self.n}, seat {self.seat}, {what})"

    def plain(self) -> dict[str, object]:
        """As JSON, without its hash."""
        if self.undoes:
            undo: dict[str, object] = {"n": self.n, "seat": self.seat, "undoes": self.undoes}
            return {**undo, "agreed": True} if self.agreed else undo
        events = [pack(event) for event in self.events]
        return {"n": self.n, "seat": self.seat, "command": self.command, "events": events}

    def reveals(self) -> bool:
        """Has anybody learnt something by it?"""
        return any(type(event).reveals for event in self.events)

    def concludes(self) -> bool:
        """Whether its seat is done with what it was about."""
        return any(type(event).concludes for event in self.events)

    def noted(self) -> bool:
        """Whether only the table around it says what some of it meant."""
        return any(event.noted() for event in self.events)

    def surprises(self) -> bool:
        """Whether even its seat learnt something by it."""
        return any(type(event).reveals and type(event).surprises for event in self.events)


@final
class Standing:
    """The entries that no later one has taken back, while a log is read entry by entry."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.numbers: list[int] = []  # theirs, which only rise

    def place(self, n: int) -> int:
        """Where the entry with this number is; -1 if it does not stand."""
        place = bisect_left(self.numbers, n)
        return place if place < len(self.numbers) and self.numbers[place] == n else -1

    def add(self, entry: Entry) -> None:
        """The next entry of the log; an undo takes back the one it names and, if the others agreed, all since."""
        if not entry.undoes:
            self.entries.append(entry)
            self.numbers.append(entry.n)
            return
        place = self.place(entry.undoes)
        if place >= 0:
            end = len(self.numbers) if entry.agreed else place + 1
            del self.entries[place:end]
            del self.numbers[place:end]


def standing(entries: list[Entry]) -> list[Entry]:
    """The entries that no later one has taken back."""
    found = Standing()
    for entry in entries:
        found.add(entry)
    return found.entries


def link(before: str, value: object) -> str:
    """The hash of a value in a chain."""
    return sha256((before + canonical(value)).encode("utf-8", "surrogatepass")).hexdigest()[:32]


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


def header_of(record: dict[str, Any]) -> dict[str, Any]:
    """The header of a record."""
    return {key: record[key] for key in (*HEADER, SEALING) if key in record}


def written(record: dict[str, Any]) -> str:
    """A record as text: the header, then an entry a line."""
    head, tail = header_of(record), {key: record[key] for key in TAIL}
    return _head(head) + ",\n".join([_line(entry) for entry in record["entries"]]) + _tail(tail)


def written_in_parts(header: dict[str, object], entries: list[Entry], outcome: object) -> Iterator[str]:
    """The text of a record part by part, an entry each, for whoever must not make a long one at once."""
    yield _head(header)
    at = link("", header)
    between = ""
    for entry in entries:
        line = entry.plain()
        at = link(at, line)
        line["hash"] = at
        yield between + _line(line)
        between = ",\n"
    yield _tail({"outcome": outcome, "hash": link(at, outcome)})


def _head(header: dict[str, object]) -> str:
    return "{" + ",\n".join([_named(key, value) for key, value in header.items()]) + ',\n"entries": [\n'


def _tail(tail: dict[str, object]) -> str:
    return "\n],\n" + ",\n".join([_named(key, tail[key]) for key in TAIL]) + "}\n"


def _named(key: str, value: object) -> str:
    return f"{json.dumps(key)}: {canonical(value)}"


def _line(entry: dict[str, Any]) -> str:
    return json.dumps(entry, separators=(",", ":"), ensure_ascii=False)


def parsed(text: str) -> dict[str, Any]:
    """A record from its text, with every part there and every hash right."""
    try:
        record = json.loads(text, object_pairs_hook=_once)
    except (ValueError, RecursionError):
        raise _unreadable(text) from None
    if not isinstance(record, dict):
        raise CorruptLog("That is no record: a JSON object was expected.", "text")
    if not _is_shallow(record):
        raise CorruptLog("That is no record: its brackets are nested too deep.", "text")
    for key in KEYS:
        if key not in record:
            raise CorruptLog(f"The record has no {key!r}; it needs: {', '.join(KEYS)}.", "header")
    for key in record:
        if key not in KEYS and key != SEALING:
            raise CorruptLog(f"The record has an unknown part {key!r}; it knows: {', '.join(KEYS)}.", "header")
    if canonical(record["format"]) != canonical(FORMAT):
        raise CorruptLog(f"The record has format {record['format']!r}; this program reads {FORMAT}.", "header")
    _check_hashes(record)
    return record


def check_layout(text: str, record: dict[str, Any]) -> None:
    """Is a text to the byte what we, or a plain JSON writer, make of a record? One byte more or less is a change."""
    for layout in layouts(record):
        if text in (layout, layout.rstrip("\n"), layout + "\n"):
            return
    entry = _damaged_entry(text)
    what = "The record" if entry < 0 else f"Entry {entry}"
    raise CorruptLog(f"{what} is not laid out as it was written.", "text" if entry < 0 else "entry", entry)


def layouts(record: dict[str, Any]) -> Iterator[str]:
    """The texts of a record, made one by one: ours first, then those of plain JSON writers."""
    yield written(record)
    for indent in (None, 0, 1, 2, 4):
        for ascii_only in (True, False):
            yield json.dumps(record, indent=indent, ensure_ascii=ascii_only)
    yield json.dumps(record, separators=(",", ":"))


def _unreadable(text: str) -> CorruptLog:
    entry = _damaged_entry(text)
    if entry < 0:
        return CorruptLog("The record cannot be read: it is damaged or cut off.", "text")
    return CorruptLog(f"The record cannot be read: it is damaged or cut off at entry {entry}.", "entry", entry)


def _damaged_entry(text: str) -> int:
    """The first entry, of a record written an entry a line, whose line is not as it was written; -1 if none is."""
    lines = text.split("\n")
    if '"entries": [' not in lines:
        return -1
    lines = lines[lines.index('"entries": [') + 1 :]
    for n, line in enumerate(lines):
        if line == "],":
            return -1
        last = lines[n + 1 : n + 2] == ["],"]
        try:
            value = json.loads(line.removesuffix(","))
        except (ValueError, RecursionError):
            return n
        if not isinstance(value, dict) or value.get("n") != n or line != _line(value) + ("" if last else ","):
            return n
    return len(lines)


def _is_shallow(record: dict[str, Any]) -> bool:
    """Whether nothing in it is nested so deep that what works on it might not get to the bottom."""
    level: list[Any] = [record]
    for _ in range(DEEPEST):
        level = [part for whole in level for part in _parts(whole) if isinstance(part, (dict, list))]
        if not level:
            return True
    return False


def _parts(whole: Any) -> Any:
    return whole.values() if isinstance(whole, dict) else whole


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a part is named twice")
    return found


def _check_hashes(record: dict[str, Any]) -> None:
    at = link("", header_of(record))
    if not isinstance(record["entries"], list) or not record["entries"]:
        raise CorruptLog("The record holds no entries.", "header")
    for n, line in enumerate(record["entries"]):
        if not isinstance(line, dict) or "hash" not in line or canonical(line.get("n")) != str(n):
            raise CorruptLog(f"Entry {n} is damaged or missing.", "entry", n)
        at = link(at, {key: value for key, value in line.items() if key != "hash"})
        if line["hash"] != at:
            what = "The header or entry 0" if n == 0 else f"Entry {n}"
            raise CorruptLog(f"{what} was changed: its hash does not fit.", "entry" if n else "header", n or -1)
    if record["hash"] != link(at, record["outcome"]):
        raise CorruptLog(f"The end was changed, or entries after {len(record['entries']) - 1} are missing.", "end")
