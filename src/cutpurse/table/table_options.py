"""TableOptions: the options of a table, checked, and the house set that players may bring."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

from cutpurse.kernel.components import BadComponents, Slip, first, in_short
from cutpurse.kernel.game import Game
from cutpurse.table import messages as wire
from cutpurse.table.errors import RequestError

MOST_SLIPS = 12  # reported for one component file; after fixing these, check again
LONGEST_DETAIL = 300  # characters of an error text, since an option may be a whole file
LONGEST_WORD = 40  # characters of an option that is not a file

Values = Mapping[str, int | str]


class TableOptions(NamedTuple):
    """Options as everybody sees them, and the text of the house set, empty for the game's own faces.

    The text may be long, so it is kept apart from what is sent and stored with every move.
    """

    shown: dict[str, int | str]
    faces: str = ""

    @property
    def house_set(self) -> str | None:
        """The hash under which the text is stored; None for the game's own faces."""
        return sha256(self.faces.encode()).hexdigest() if self.faces else None

    def full(self, game: Game) -> dict[str, int | str]:
        """The options as the rules want them, with the text of the house set."""
        house = game.house_set()
        return dict(self.shown) if house is None else {**self.shown, house.name: self.faces}


def check_options(game: Game, values: Values) -> TableOptions:
    """The table's options, with defaults for the rest; raises RequestError for a bad value."""
    house = game.house_set()
    try:
        if house is not None:
            house.read(str(values.get(house.name, house.default)))
        full = game.complete_settings(dict(values))
    except BadComponents as bad:
        raise unplayable(bad.slips) from None
    except ValueError as error:
        raise RequestError("bad-options", in_short(str(error), LONGEST_DETAIL)) from None
    shown = {option.name: option.shown(full[option.name]) for option in game.options}
    faces = "" if house is None else str(full[house.name])
    if house is not None and not faces:
        del shown[house.name]  # the game's own faces need no mention
    return TableOptions(shown, faces)


def house_set(game: Game, text: str) -> str:
    """The title and hash of a component file; raises RequestError with what is wrong in it."""
    house = game.house_set()
    if house is None:
        raise RequestError("bad-options", f"{game.name} is played with the same faces in every box.")
    if not text.strip():
        raise unplayable([Slip("slip-file-empty", "")])
    return str(check_options(game, {house.name: text}).shown[house.name])


def brings_faces(request: wire.NewTable) -> bool:
    """Whether a new table brings a component file: no other option is longer than a word."""
    return any(isinstance(value, str) and len(value) > LONGEST_WORD for value in request.options.values())


def unplayable(slips: list[Slip]) -> RequestError:
    """The error for a component file, with its first slips, which the client says in its language."""
    told = first(slips, MOST_SLIPS)
    detail = "\n".join(str(slip) for slip in told)
    return RequestError(
        "bad-options", detail, (wire.Slip(id=slip.id, entry=slip.entry, values=slip.values) for slip in told)
    )
