"""Components: the faces of a game's pieces as data, so that the owner of a box can type in those of their own copy."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

SIGN: Final = 6  # characters
REMEMBERED: Final = 256  # house sets that a game keeps ready
LONGEST: Final = 64_000  # characters of a component file
LONGEST_LINE: Final = 1000  # characters of a line: the reader would take seconds over a key with thousands of dots
TITLE: Final = 40  # characters of a title
LONGEST_ID: Final = 12  # characters of an entry's id
QUOTED: Final = 60  # characters of a wrong value that a complaint repeats
REASON: Final = 200  # characters of what the TOML reader says
MISSING: Final = "missing"  # for what is not there: no value of a file looks like this, words have quotes
ALIKE: Final = 0.8  # of two words, from which on the one may be a slip for the other
MOST: Final = 100  # slips that are named
MARKS: Final = ["stated", "inferred", "invented"]
ASIDE: Final = ["mark", "note"]  # what any entry may say besides its face


@final
class Slip:
    """Something wrong in a component file, for people to read in their language: a message and what fills it in."""

    def __init__(self, id: str, entry: str, **values: str | int) -> None:
        self.id = id  # of the message in the catalogues
        self.entry = entry  # where it is: "loot L7"; empty for the file as a whole
        self.values = values

    def __str__(self) -> str:
        """As a developer reads it, in no language: `loot L7: slip-number (key=value, found=21, least=1, most=20)`."""
        where = f"{self.entry}: {self.id}" if self.entry else self.id
        values = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{where} ({values})" if values else where


class BadComponents(ValueError):
    """A component file that no game can be played with; each slip names its entry and what is allowed there."""

    def __init__(self, slips: list[Slip]) -> None:
        super().__init__("; ".join(str(slip) for slip in first(slips, MOST)))
        self.slips = slips


def first(slips: list[Slip], most: int) -> list[Slip]:
    """The first few of many slips, and how many more there are."""
    return slips if len(slips) <= most else [*slips[:most], Slip("slip-more", "", count=len(slips) - most)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Faces:
    """A checked set of faces. `text` is the file they were read from, empty for the game's own."""

    def __init__(self, text: str, title: str) -> None:
        self.text = text
        self.title = title
        self.sign = sha256(text.encode()).hexdigest()[:SIGN]  # tells two sets apart
        self.telltale: list[str] = []  # cards whose back gives their front away: allowed, but no secret then

    def called(self) -> str:
        """What everybody at a table sees of a set: its title, and a sign of its content."""
        return f"{self.title} ({self.sign})".strip()


@final
class ComponentField:
    """What an entry may say under a key, as its game asks for it: what is checked is also what forms are made of.

    The kinds are `number`, `word`, `words` (a list of them), `name`, `amounts` (a number for each of some words),
    `numbers` (a list that never falls), and `inside`, `entries` and `rows`, whose values are entries themselves.
    """

    def __init__(
        self,
        key: str,
        kind: str,
        least: int = 0,
        most: int = 0,
        allowed: list[str] | None = None,
        optional: bool = False,
    ) -> None:
        self.key = key
        self.kind = kind
        self.least = least  # the smallest number, or the fewest of a list
        self.most = most
        self.allowed = allowed or []
        self.optional = optional
        self.usual: int | None = None  # what is meant where it is left out
        self.size = 0  # of `numbers` and `rows`: exactly so many


@final
class ComponentTotal:
    """How many of something there are in all, and how many there should be."""

    def __init__(self, name: str, count: int, size: int) -> None:
        self.name = name  # as slips name it: "tools", "bags loot"
        self.count = count
        self.size = size


@final
class ComponentEntry:
    """One entry of a component file; it notes what is wrong with it, and hands out something harmless instead.

    It also notes what it was asked for, from which forms are made. `path` leads to it in the file's data.
    """

    def __init__(self, name: str, data: dict[str, Any], slips: list[Slip], path: list[str | int] | None = None) -> None:
        self.name = name
        self.data = data
        self.slips = slips
        self.path = path or []
        self.asked = set(ASIDE)
        self.fields: list[ComponentField] = []
        self.inner: list[ComponentEntry] = []  # entries within this one
        self.totals: list[ComponentTotal] = []
        self.columns: list[str] = []  # where the file has a list and no table: what each item of it is
        if "mark" in data:
            self.word("mark", MARKS)
            self.fields.clear()  # every entry has one

    def field(
        self,
        key: str,
        kind: str,
        least: int = 0,
        most: int = 0,
        allowed: list[str] | None = None,
        optional: bool = False,
    ) -> ComponentField:
        """Note that this was asked for."""
        field = ComponentField(key, kind, least, most, allowed, optional)
        self.fields.append(field)
        return field

    def wrong(self, id: str, **values: str | int) -> None:
        """Note a slip in this entry."""
        self.slips.append(Slip(id, self.name, **values))

    def value(self, key: str) -> Any:
        """What stands there, or None."""
        self.asked.add(key)
        return self.data.get(key)

    def number(self, key: str, least: int, most: int, usual: int | None = None) -> int:
        """A whole number within bounds; where there is a usual one, it may be left out."""
        found = self.value(key)
        self.field(key, "number", least, most, optional=usual is not None).usual = usual
        if found is None and usual is not None:
            return usual
        whole = isinstance(found, int) and not isinstance(found, bool)
        if whole and least <= found <= most:
            return int(found)
        if isinstance(found, str) and found.strip().isdecimal():
            self.wrong("slip-number-quoted", key=key, found=said(found), least=least, most=most)
        elif found is not None and not whole:
            self.wrong("slip-number-whole", key=key, found=said(found), least=least, most=most)
        else:
            self.wrong("slip-number", key=key, found=said(found), least=least, most=most)
        return least

    def word(self, key: str, allowed: list[str], optional: bool = False) -> str:
        """One of some words; where it may be left out, none."""
        found = self.value(key)
        self.field(key, "word", allowed=allowed, optional=optional)
        if found is None and optional:
            return ""
        if isinstance(found, str) and found in allowed:
            return found
        self.wrong("slip-word", key=key, found=said(found), allowed=", ".join(allowed))
        return allowed[0]

    def words(self, key: str, allowed: list[str], least: int, most: int) -> list[str]:
        """A list of some words, of a certain length."""
        found = self.value(key)
        self.field(key, "words", least, most, allowed)
        if not isinstance(found, list) or not least <= len(found) <= most:
            self.wrong("slip-words", key=key, found=said(found), least=least, most=most, allowed=", ".join(allowed))
            return [allowed[0]] * least
        good = [word for word in found if isinstance(word, str) and word in allowed]
        for word in found:
            if word not in good:
                self.wrong("slip-words-other", key=key, found=said(word), allowed=", ".join(allowed))
        return good if len(good) == len(found) else [allowed[0]] * least

    def name_of(self, key: str) -> str:
        """A name people read."""
        found = self.value(key)
        self.field(key, "name", 1, TITLE)
        if isinstance(found, str) and 1 <= len(found.strip()) <= TITLE and found.isprintable():
            return found.strip()
        self.wrong("slip-name", key=key, found=said(found), most=TITLE)
        return ""

    def table(self, key: str, known: list[str]) -> list[ComponentEntry]:
        """The entries of a table inside this one, under names that are known."""
        found = self.value(key)
        self.field(key, "entries", allowed=known)
        if not isinstance(found, dict) or not found:
            self.wrong("slip-entries-for", key=key, found=said(found), allowed=", ".join(known))
            return []
        entries = named(self.slips, f"{self.name} {key}", found, known, [*self.path, key])
        self.inner += entries
        return entries

    def inside(self, key: str, known: list[str] | None = None) -> ComponentEntry | None:
        """The table under this key, an entry inside this one; where its keys are known, they are named."""
        found = self.value(key)
        self.field(key, "inside", allowed=known)
        if isinstance(found, dict):
            entry = ComponentEntry(f"{self.name} {key}", found, self.slips, [*self.path, key])
            self.inner.append(entry)
            return entry
        if known:
            self.wrong("slip-entries-for", key=key, found=said(found), allowed=", ".join(known))
        else:
            self.wrong("slip-table", found=said(found), table=f"{key} = {{ … }}")
        return None

    def amounts(self, key: str, known: list[str], most: int, optional: bool = False) -> list[int]:
        """How many of each known word stand in a table of numbers `key = { word = n }`, at least one of some word."""
        found = self.value(key)
        self.field(key, "amounts", 1, most, known, optional)
        if found is None and optional:
            return [0] * len(known)
        if not isinstance(found, dict) or not found:
            self.wrong("slip-entries-for", key=key, found=said(found), allowed=", ".join(known))
            return [0] * len(known)
        inner = ComponentEntry(f"{self.name} {key}", found, self.slips)
        numbers = [inner.number(word, 1, most, usual=0) for word in known]
        inner.done()
        return numbers

    def rising(self, key: str, size: int, most: int) -> list[int]:
        """So many whole numbers that never fall; none if they are not that."""
        found = self.value(key)
        self.field(key, "numbers", 0, most).size = size
        whole = isinstance(found, list) and all(type(n) is int and 0 <= n <= most for n in found)
        if not whole or len(found) != size or sorted(found) != found:
            self.wrong("slip-rising", key=key, found=said(found), size=size, most=most)
            return []
        return list(found)

    def rows(self, key: str, size: int, columns: list[str], example: str) -> list[ComponentEntry]:
        """So many rows `[item, item]`, each an entry with its items under the names of the columns."""
        found = self.value(key)
        self.field(key, "rows").size = size
        if (
            not isinstance(found, list)
            or len(found) != size
            or not all(isinstance(row, list) and len(row) == len(columns) for row in found)
        ):
            self.wrong("slip-pairs", key=key, found=said(found), size=size, pair=example)
            return []
        entries: list[ComponentEntry] = []
        for n, row in enumerate(found):
            data = dict(zip(columns, row, strict=True))
            entry = ComponentEntry(f"{self.name} {key} #{n + 1}", data, self.slips, [*self.path, key, n])
            entry.columns = columns
            entries.append(entry)
        self.inner += entries
        return entries

    def counts(self, names: list[str], least: int, total: int, before: int) -> list[int]:
        """How many there are of each name, at least so many, and so many in all; nothing else is asked of this entry.

        `before` is the number of slips so far: where more were noted since, a wrong total would only repeat them.
        """
        found = [self.number(name, least, total, None if least else 0) for name in names]
        self.done()
        self.totals.append(ComponentTotal(self.name, sum(found), total))
        if sum(found) != total and len(self.slips) == before:
            self.wrong("slip-total", count=sum(found), size=total)
        return found

    def done(self) -> None:
        """Nothing else is asked of this entry: what it says beyond is a slip."""
        for key in self.data:
            if key not in self.asked:
                self.slips.append(unknown(self.name, key, sorted(self.asked)))


def unknown(name: str, key: str, known: list[str]) -> Slip:
    """The slip of a key that there is not, with the known one that it looks most like."""
    alike = get_close_matches(key, known, n=1, cutoff=ALIKE)
    return Slip("slip-unknown", name, found=said(key), allowed=", ".join(known), meant=alike[0] if alike else MISSING)


def said(value: object) -> str:
    """What stands in the file, short and on one line."""
    if value is None:
        return MISSING
    if isinstance(value, bool):
        return "true" if value else "false"
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # Python prints no number of many thousand digits, and no endless nest
        return "…"
    return in_short(text, QUOTED)


def in_short(text: str, most: int) -> str:
    """A text without its end, where it is long."""
    return text if len(text) <= most else text[: most - 1] + "…"


def named(
    slips: list[Slip], name: str, data: dict[str, Any], known: list[str], path: list[str | int]
) -> list[ComponentEntry]:
    """The entries of a table by name; others than the known ones are slips."""
    found: list[ComponentEntry] = []
    for key, value in data.items():
        if key not in known:
            slips.append(unknown(name, key, known))
        elif not isinstance(value, dict):
            slips.append(Slip("slip-table", f"{name} {key}", found=said(value), table="{ … }"))
        else:
            found.append(ComponentEntry(f"{name} {key}", value, slips, [*path, key]))
    return found


def parsed(text: str) -> dict[str, Any]:
    """A component file as plain data."""
    if len(text) > LONGEST:
        raise BadComponents([Slip("slip-file-long", "", most=LONGEST)])
    if any(0xD800 <= ord(sign) <= 0xDFFF for sign in text):
        raise BadComponents([Slip("slip-file-half", "")])
    for n, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BadComponents([Slip("slip-line-long", "", line=str(n), most=LONGEST_LINE)])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is no TOMLDecodeError
        if text.endswith(".toml"):
            raise BadComponents([Slip("slip-file-path", "")]) from None
        raise BadComponents([Slip("slip-no-toml", "", reason=in_short(str(error), REASON))]) from None


def own_text(module: str) -> str:
    """The text of the set that comes with a game: `components.toml` beside the module with this path."""
    return Path(module).with_name("components.toml").read_text(encoding="utf-8")


@final
class ComponentSection:
    """A part of a component file: a `table`, `tables` by name, or a `list` of entries."""

    def __init__(self, key: str, kind: str, size: int, most: int, entries: list[ComponentEntry]) -> None:
        self.key = key
        self.kind = kind
        self.size = size  # there are exactly so many; -1: any number
        self.most = most  # at most so many; -1: any number
        self.entries = entries


@final
class ComponentFile:
    """A component file while a game reads it: its data, what it was asked for, and what is wrong with it so far."""

    def __init__(self, text: str, sections: list[str]) -> None:
        self.data = parsed(text)
        self.slips: list[Slip] = []
        self.known = sections
        self.sections: list[ComponentSection] = []  # as they were asked for
        self.totals: list[ComponentTotal] = []
        self.faces: Faces | None = None  # what was read, with something harmless in place of what is wrong
        top = ComponentEntry("", self.data, self.slips)
        self.title = top.name_of("title") if "title" in self.data else ""
        top.asked.update(["title", *sections])
        top.done()

    def check(self) -> None:
        """Raise BadComponents if anything is wrong."""
        if self.slips:
            raise BadComponents(self.slips)

    def table(self, key: str) -> ComponentEntry | None:
        """The table `[key]`; None if there is none."""
        found = self.data.get(key)
        if isinstance(found, dict):
            entry = ComponentEntry(key, found, self.slips, [key])
            self.section(key, "table", 1, 1, [entry])
            return entry
        self.section(key, "table", 1, 1, [])
        self.slips.append(Slip("slip-table", key, found=said(found), table=f"[{key}]"))
        return None

    def tables(self, key: str, known: list[str]) -> list[ComponentEntry]:
        """The tables `[key.name]`, one for each name that is known."""
        found = self.data.get(key)
        size = len(known)
        if not isinstance(found, dict):
            self.section(key, "tables", size, size, [])
            allowed = ", ".join(f"[{key}.{name}]" for name in known)
            self.slips.append(Slip("slip-tables", key, found=said(found), allowed=allowed))
            return []
        for name in known:
            if name not in found:
                self.slips.append(Slip("slip-table", f"{key} {name}", found=MISSING, table=f"[{key}.{name}]"))
        return self.section(key, "tables", size, size, named(self.slips, key, found, known, [key]))

    def section(self, key: str, kind: str, size: int, most: int, entries: list[ComponentEntry]) -> list[ComponentEntry]:
        """Note that these entries were asked for."""
        self.sections.append(ComponentSection(key, kind, size, most, entries))
        return entries

    def total(self, name: str, count: int, size: int, before: int) -> None:
        """So many there must be in all; with slips since `before` that is not clear, and not one more slip."""
        self.totals.append(ComponentTotal(name, count, size))
        if count != size and len(self.slips) == before:
            self.slips.append(Slip("slip-total", name, count=count, size=size))

    def counts(self, key: str, names: list[str], total: int) -> list[int]:
        """The table `[key]`: how many there are of each name, at least one of each, and so many in all."""
        before = len(self.slips)
        entry = self.table(key)
        return entry.counts(names, 1, total, before) if entry is not None else [0] * len(names)

    def listed(self, key: str, size: int = -1) -> list[ComponentEntry]:
        """The entries of a list `[[key]]`, each with an id of its own; it is a slip if they are not exactly so many.

        Without a size there may be any number of them, or no list; the game then counts them itself.
        """
        found = self.data.get(key, [] if size < 0 else None)
        if not isinstance(found, list):
            self.section(key, "list", size, size, [])
            if size < 0:
                self.slips.append(Slip("slip-entry", key, found=said(found), list=key))
            else:
                self.slips.append(Slip("slip-entries", key, found=said(found), size=size, list=key))
            return []
        if size >= 0 and len(found) != size:
            self.slips.append(Slip("slip-entries-count", key, count=len(found), size=size, list=key))
        entries: list[ComponentEntry] = []
        seen: set[str] = set()
        for n, item in enumerate(found, 1):
            if not isinstance(item, dict):
                self.slips.append(Slip("slip-entry", f"{key} #{n}", found=said(item), list=key))
                continue
            id = item.get("id")
            if not isinstance(id, str) or not fit_for_id(id):
                self.slips.append(Slip("slip-id", f"{key} #{n}", found=said(id), most=LONGEST_ID))
                id = f"#{n}"
            elif id in seen:
                self.slips.append(Slip("slip-id-again", f"{key} #{n}", found=said(id)))
            seen.add(id)
            entries.append(self.entry(key, id, item, n - 1))
        return self.section(key, "list", size, size, entries)

    def listed_up_to(self, key: str, most: int, all_of_them: bool = False) -> list[ComponentEntry]:
        """The entries of a list `[[key]]`, each with an id, a word or a number: any number of them up to the most.

        With `all_of_them` the game itself sees to it that each of them is there.
        """
        found = self.data.get(key, [])
        if not isinstance(found, list):
            self.section(key, "list", -1, most, [])
            self.slips.append(Slip("slip-entry", key, found=said(found), list=key))
            return []
        if len(found) > most:
            self.section(key, "list", -1, most, [])
            self.slips.append(Slip("slip-total-most", key, count=len(found), most=most))
            return []
        entries: list[ComponentEntry] = []
        for n, item in enumerate(found, 1):
            if not isinstance(item, dict):
                self.slips.append(Slip("slip-entry", f"{key} #{n}", found=said(item), list=key))
                continue
            id = str(item.get("id", f"#{n}"))
            if not fit_for_id(id):
                self.slips.append(Slip("slip-id", f"{key} #{n}", found=said(id), most=LONGEST_ID))
                id = f"#{n}"
            entries.append(self.entry(key, id, item, n - 1))
        return self.section(key, "list", most if all_of_them else -1, most, entries)

    def numbered(self, key: str, size: int) -> list[ComponentEntry]:
        """The entries of a list `[[key]]` whose entries have no id, named by their number; no more than the size."""
        found = self.data.get(key)
        if not isinstance(found, list):
            self.section(key, "list", size, size, [])
            self.slips.append(Slip("slip-entries", key, found=said(found), size=size, list=key))
            return []
        if len(found) != size:
            self.slips.append(Slip("slip-entries-count", key, count=len(found), size=size, list=key))
        entries: list[ComponentEntry] = []
        for n, item in enumerate(found[:size], 1):
            if isinstance(item, dict):
                entries.append(ComponentEntry(f"{key} #{n}", item, self.slips, [key, n - 1]))
            else:
                self.slips.append(Slip("slip-entry", f"{key} #{n}", found=said(item), list=key))
        return self.section(key, "list", size, size, entries)

    def entry(self, key: str, id: str, item: dict[str, Any], at: int) -> ComponentEntry:
        """An entry of a list, named by its id."""
        entry = ComponentEntry(f"{key} {id}", item, self.slips, [key, at])
        entry.asked.add("id")
        return entry


def fit_for_id(id: str) -> bool:
    """Whether a word is short and plain enough to name an entry."""
    return id.isprintable() and 1 <= len(id) <= LONGEST_ID and " " not in id


Entry = ComponentEntry  # its first name, for games written elsewhere
