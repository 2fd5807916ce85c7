"""Components: the faces of a game's pieces as data, so that the owner of a box can type in those of their own copy."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

SIGN: Final = 6  # characters
LONGEST: Final = 64_000  # characters of a component file
LONGEST_LINE: Final = 1000  # and of a line in it: a key with thousands of dots would take the reader seconds
TITLE: Final = 40  # characters of its title
QUOTED: Final = 60  # characters of what stands in it that a complaint repeats
MOST: Final = 100  # problems that are named
MARKS: Final = ["stated", "inferred", "invented"]
ASIDE: Final = ["mark", "note"]  # what any entry may say besides its face


class BadComponents(ValueError):
    """A component file that no game can be played with; `problems` names each entry and what is allowed there."""

    def __init__(self, problems: list[str]) -> None:
        if len(problems) > MOST:
            problems = [*problems[:MOST], f"and {len(problems) - MOST} more; mend these first"]
        super().__init__("; ".join(problems))
        self.problems = problems


@mypyc_attr(allow_interpreted_subclasses=True)
class Faces:
    """A checked set of faces. `text` is the file they were read from, empty for the game's own."""

    def __init__(self, text: str, title: str) -> None:
        self.text = text
        self.title = title
        self.sign = sha256(text.encode()).hexdigest()[:SIGN]  # tells two sets apart
        self.telltale: list[str] = []  # cards whose back gives their front away: allowed, but no secret then


@final
class Entry:
    """One entry of a component file; it notes what is wrong with it, and hands out something harmless instead."""

    def __init__(self, name: str, data: dict[str, Any], problems: list[str]) -> None:
        self.name = name
        self.data = data
        self.problems = problems
        self.asked = set(ASIDE)
        if "mark" in data:
            self.word("mark", MARKS)

    def wrong(self, what: str) -> None:
        """Note a problem with this entry."""
        self.problems.append(f"{self.name}: {what}" if self.name else what)

    def value(self, key: str) -> Any:
        """What stands there, or None."""
        self.asked.add(key)
        return self.data.get(key)

    def number(self, key: str, least: int, most: int, usual: int | None = None) -> int:
        """A whole number within bounds; where there is a usual one, it may be left out."""
        found = self.value(key)
        if found is None and usual is not None:
            return usual
        whole = isinstance(found, int) and not isinstance(found, bool)
        if whole and least <= found <= most:
            return int(found)
        allowed = f"{least} to {most}"
        if isinstance(found, str) and found.strip().isdecimal():
            allowed += ", without quotes"
        elif found is not None and not whole:
            allowed += ", a whole number"
        self.wrong(f"{key} {said(found)}; allowed: {allowed}")
        return least

    def word(self, key: str, allowed: list[str]) -> str:
        """One of some words."""
        found = self.value(key)
        if isinstance(found, str) and found in allowed:
            return found
        self.wrong(f"{key} {said(found)}; allowed: {', '.join(allowed)}")
        return allowed[0]

    def words(self, key: str, allowed: list[str], least: int, most: int) -> list[str]:
        """A list of some words, of a certain length."""
        found = self.value(key)
        if not isinstance(found, list) or not least <= len(found) <= most:
            self.wrong(f"{key} {said(found)}; allowed: {least} to {most} of {', '.join(allowed)}")
            return [allowed[0]] * least
        good = [word for word in found if isinstance(word, str) and word in allowed]
        for word in found:
            if word not in good:
                self.wrong(f"{key} has {quoted(word)}; allowed: {', '.join(allowed)}")
        return good if len(good) == len(found) else [allowed[0]] * least

    def name_of(self, key: str) -> str:
        """A name people read."""
        found = self.value(key)
        if isinstance(found, str) and 1 <= len(found.strip()) <= TITLE and found.isprintable():
            return found.strip()
        self.wrong(f"{key} {said(found)}; allowed: a name of 1 to {TITLE} characters")
        return ""

    def table(self, key: str, known: list[str]) -> list[Entry]:
        """The entries of a table inside this one, under names that are known."""
        found = self.value(key)
        if not isinstance(found, dict) or not found:
            self.wrong(f"{key} {said(found)}; allowed: entries for {', '.join(known)}")
            return []
        return named(self.problems, f"{self.name} {key}", found, known)

    def done(self) -> None:
        """Nothing else is asked of this entry: what it says beyond is a slip."""
        for key in self.data:
            if key not in self.asked:
                self.wrong(f"has {quoted(key)}; allowed: {', '.join(sorted(self.asked))}")


def said(value: object) -> str:
    """What an entry says, for a complaint about it."""
    return "is missing" if value is None else f"is {quoted(value)}"


def quoted(value: object) -> str:
    """A value of the file, short and on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # Python prints no number of many thousand digits, and no endless nest
        return "beyond all measure"
    return text if len(text) <= QUOTED else text[: QUOTED - 1] + "…"


def named(problems: list[str], name: str, data: dict[str, Any], known: list[str]) -> list[Entry]:
    """The entries of a table by name; others than the known ones are slips."""
    found: list[Entry] = []
    for key, value in data.items():
        if key not in known:
            problems.append(f"{name}: has {quoted(key)}; allowed: {', '.join(known)}")
        elif not isinstance(value, dict):
            problems.append(f"{name} {key}: {said(value)}; allowed: a table")
        else:
            found.append(Entry(f"{name} {key}", value, problems))
    return found


def parsed(text: str) -> dict[str, Any]:
    """A component file as plain data."""
    if len(text) > LONGEST:
        raise BadComponents([f"the file is too long; allowed: at most {LONGEST} characters"])
    if any(0xD800 <= ord(sign) <= 0xDFFF for sign in text):
        raise BadComponents(["the file has half characters; allowed: text in UTF-8"])
    for n, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BadComponents([f"line {n} is too long; allowed: at most {LONGEST_LINE} characters"])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is no TOMLDecodeError
        wanted = "; allowed: the text of a component file, not its path" if text.endswith(".toml") else ""
        raise BadComponents([f"this is not TOML: {error}{wanted}"]) from None


def listed(problems: list[str], data: dict[str, Any], key: str, size: int) -> list[Entry]:
    """The entries of a list `[[key]]`, each with an id of its own; exactly so many."""
    found = data.get(key)
    if not isinstance(found, list):
        problems.append(f"{key}: {said(found)}; allowed: {size} entries [[{key}]]")
        return []
    if len(found) != size:
        problems.append(f"{key}: there are {len(found)}; allowed: exactly {size} entries [[{key}]]")
    entries: list[Entry] = []
    seen: set[str] = set()
    for n, item in enumerate(found, 1):
        if not isinstance(item, dict):
            problems.append(f"{key} number {n}: {said(item)}; allowed: an entry [[{key}]]")
            continue
        id = item.get("id")
        if not isinstance(id, str) or not id.isprintable() or not 1 <= len(id) <= 12 or " " in id:
            problems.append(f"{key} number {n}: id {said(id)}; allowed: a word of 1 to 12 characters")
            id = f"number {n}"
        elif id in seen:
            problems.append(f"{key} number {n}: id is {quoted(id)} again; allowed: an id of its own")
        seen.add(id)
        entry = Entry(f"{key} {id}", item, problems)
        entry.asked.add("id")
        entries.append(entry)
    return entries
