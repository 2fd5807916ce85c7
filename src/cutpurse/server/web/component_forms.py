"""Component files as forms: what may be said in each entry, as its game asks for it, and what is wrong with it."""

from __future__ import annotations

from datetime import date, datetime, time
from functools import cache
from itertools import chain
from typing import Any, cast

from cutpurse.kernel.components import (
    MARKS,
    MOST,
    BadComponents,
    ComponentEntry,
    ComponentField,
    ComponentFile,
    ComponentSection,
    Slip,
    first,
    parsed,
    said,
)
from cutpurse.kernel.game import Game, find, games
from cutpurse.kernel.toml_writer import toml_text
from cutpurse.table import messages as wire
from cutpurse.table.errors import RequestError
from cutpurse.table.table_options import unplayable

LARGEST = 2**53  # the numbers that a browser tells apart
ALONE = {"title", "mark", "note"}  # keys of any file


def form_of(game: str, asked: wire.ComponentDraft) -> wire.ComponentForm:
    """A component file as a form; RequestError if no form can be made of it."""
    if game not in games():
        raise RequestError("no-game")
    played = find(game)
    try:
        if asked.text is not None and not asked.text.strip():
            raise BadComponents([Slip("slip-file-empty", "")])
        text = toml_text(asked.data if asked.data is not None else parsed(asked.text or played.components()))
        if other := other_game(game, parsed(text)):
            raise BadComponents([Slip("slip-other-game", "", game=other)])
        file = played.draft(text)
    except BadComponents as bad:
        raise unplayable(bad.slips) from None
    except RecursionError:
        raise RequestError("bad-options", "Tables within tables, far too deep.") from None
    if file is None:
        raise RequestError("not-found", f"{game} has no component file that a form can be made of.")
    return as_form(played, file, text, asked)


def as_form(game: Game, file: ComponentFile, text: str, asked: wire.ComponentDraft) -> wire.ComponentForm:
    """What the game says of a file, as a message."""
    option = game.house_set()
    own = asked.text is None and asked.data is None
    faces = None if file.slips else file.faces
    return wire.ComponentForm(
        option="" if option is None else option.name,
        text=text,
        data=cast(dict[str, Any], plain(file.data)),
        shown="" if own or faces is None else faces.called(),
        sections=[
            section_of(section, file) for section in sorted(file.sections, key=lambda each: file.known.index(each.key))
        ],
        slips=[wire.Slip(id=slip.id, entry=slip.entry, values=slip.values) for slip in first(file.slips, MOST)],
        marks=MARKS,
        telltale=[] if faces is None else faces.telltale,
    )


@cache
def sections_of(game: str) -> frozenset[str]:
    """The sections of a game's own file."""
    file = find(game).draft("")
    return frozenset() if file is None else frozenset(file.known)


def other_game(game: str, data: dict[str, Any]) -> str:
    """The game that a file is for, if that is another one; empty if it is ours, or nobody's."""
    there = data.keys() - ALONE
    if not there or there <= sections_of(game):
        return ""
    return next((other for other in games() if there <= sections_of(other)), "")


def section_of(section: ComponentSection, file: ComponentFile) -> wire.FormSection:
    """A part of the file, with the entries in it and all within these."""
    totals = chain(file.totals, *(entry.totals for entry in section.entries))
    return wire.FormSection(
        key=section.key,
        kind=cast(wire.SectionKind, section.kind),
        size=section.size,
        most=section.most,
        entries=[entry_of(entry) for outer in section.entries for entry in with_inner(outer)],
        totals=[
            wire.FormTotal(name=total.name, count=total.count, size=total.size)
            for total in totals
            if section.key in total.name.replace(",", "").split()
        ],
    )


def with_inner(entry: ComponentEntry) -> list[ComponentEntry]:
    """An entry and all within it."""
    return [entry, *(each for inner in entry.inner for each in with_inner(inner))]


def entry_of(entry: ComponentEntry) -> wire.FormEntry:
    """An entry as a message."""
    return wire.FormEntry(
        name=entry.name,
        path=entry.path,
        fields=[field_of(entry, field) for field in entry.fields],
        unknown=[key for key in entry.data if key not in entry.asked],
    )


def field_of(entry: ComponentEntry, field: ComponentField) -> wire.FormField:
    """A field as a message."""
    return wire.FormField(
        key=field.key,
        at=entry.columns.index(field.key) if entry.columns else field.key,
        kind=cast(wire.FieldKind, field.kind),
        least=field.least,
        most=field.most,
        size=field.size,
        usual=field.usual,
        optional=field.optional,
        allowed=field.allowed,
    )


def plain(value: Any) -> Any:
    """Data of a file as JSON has it; what JSON lacks is wrong in any file, and is told in words."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, datetime | date | time):
        return value.isoformat()
    if isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        return said(value)
    return said(value) if value in (float("inf"), float("-inf")) or value != value else value
