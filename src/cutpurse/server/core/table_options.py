"""What a table has agreed on: its options as everybody sees them, and the faces that players bring themselves."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

from cutpurse.kernel.components import BadComponents, Slip, first, in_short
from cutpurse.kernel.game import Game
from cutpurse.server import messages as wire
from cutpurse.server.errors import RequestError

MOST_SLIPS = 12  # of a component file that are told; who has mended these asks again
LONGEST_DETAIL = 300  # characters about an option, which may hold as many as a file
LONGEST_WORD = 40  # characters of an option that is no file

Values = Mapping[str, int | str]


class TableOptions(NamedTuple):
    """Options as everybody sees them, and the text of the house set, empty for the game's own faces.

    The text may be long, so it is apart from what is sent and kept at every turn.
    """

    shown: dict[str, int | str]
    faces: str = ""

    @property
    def house_set(self) -> str | None:
        """What the text is kept by; None for the game's own faces."""
        return sha256(self.faces.encode()).hexdigest() if self.faces else None

    def in_full(self, game: Game) -> dict[str, int | str]:
        """The options as the rules want them."""
        house = game.house_set()
        return dict(self.shown) if house is None else {**self.shown, house.name: self.faces}


def agreed(game: Game, wishes: Values) -> TableOptions:
    """What is agreed on by these wishes, the rest being as usual; RequestError says what cannot be."""
    house = game.house_set()
    try:
        if house is not None:
            house.read(str(wishes.get(house.name, house.default)))
        full = game.agreed(dict(wishes))
    except BadComponents as error:
        raise unplayable(error.slips) from None
    except ValueError as error:
        raise RequestError("bad-options", in_short(str(error), LONGEST_DETAIL)) from None
    shown = {option.name: option.shown(full[option.name]) for option in game.options}
    faces = "" if house is None else str(full[house.name])
    if house is not None and not faces:
        del shown[house.name]  # who plays with the game's own faces need not know that there could be others
    return TableOptions(shown, faces)


def house_set(game: Game, text: str) -> str:
    """A component file as everybody will see it; RequestError says what is wrong with it."""
    house = game.house_set()
    if house is None:
        raise RequestError("bad-options", f"{game.name} is played with the same faces in every box.")
    if not text.strip():
        raise unplayable([Slip("slip-file-empty", "")])
    return str(agreed(game, {house.name: text}).shown[house.name])


def brings_faces(wish: wire.NewTable) -> bool:
    """Whether somebody wants to play with faces of their own: no other option is more than a word."""
    return any(isinstance(value, str) and len(value) > LONGEST_WORD for value in wish.options.values())


def unplayable(slips: list[Slip]) -> RequestError:
    """What is wrong with a component file, the first few slips, for the client to say in its language."""
    told = first(slips, MOST_SLIPS)
    detail = "\n".join(str(slip) for slip in told)
    return RequestError(
        "bad-options", detail, (wire.Slip(id=slip.id, entry=slip.entry, values=slip.values) for slip in told)
    )
