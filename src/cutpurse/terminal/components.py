"""Component files: `cutpurse components` writes and checks them, and a new game reads the one it is played with."""

from __future__ import annotations

import shlex
from pathlib import Path

from cutpurse.kernel.components import LONGEST, MOST, BadComponents, Faces, Slip, first
from cutpurse.kernel.game import Game, HouseSet
from cutpurse.terminal.command_help import program
from cutpurse.terminal.errors import UserError
from cutpurse.terminal.saves import os_reason, unreadable
from cutpurse.texts import Texts, printable

MOST_NAMED = 10  # cards that a remark names


def export(game: Game, file: str, force: bool, texts: Texts) -> str:
    """Write a game's component file, for the owner of a box to change; returns what to print."""
    text = game.components()
    if not text:
        raise UserError(texts.say("components-none", game=game.name))
    path = Path(file)
    try:
        with path.open("w" if force else "x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise UserError(texts.say("components-there", file=printable(file, 200))) from None
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        reason = os_reason(error, texts) if isinstance(error, OSError) else str(error)
        raise UserError(texts.say("components-unwritten", file=printable(file, 200), reason=reason)) from None
    if game.house_set() is None:
        return texts.say("components-written-fixed", file=printable(file, 200), game=game.name)
    return texts.say(
        "components-written", file=printable(file, 200), quoted=shlex.quote(file), game=game.name, program=program()
    )


def check(game: Game, file: str, texts: Texts) -> str:
    """Check a component file; returns what to print if it is fine."""
    option = game.house_set()
    if option is None:
        raise UserError(about(game, texts))
    faces = read_components(option, file, texts)
    words = {"file": printable(file, 200), "title": faces.title, "named": "yes" if faces.title else "no"}
    fine = texts.say("components-fine", quoted=shlex.quote(file), game=game.name, program=program(), **words)
    return "\n".join([fine, *recognisable_cards(faces, texts)])


def about(game: Game, texts: Texts) -> str:
    """How to use component files with a game, if at all."""
    if game.house_set() is None:
        return texts.say("components-fixed" if game.components() else "components-none", game=game.name)
    return texts.say("components-how", game=game.name, program=program())


def recognisable_cards(faces: Faces, texts: Texts) -> list[str]:
    """A remark on cards that can be told by their backs, which is allowed."""
    if not faces.telltale:
        return []
    more = ", …" if len(faces.telltale) > MOST_NAMED else ""
    cards = ", ".join(faces.telltale[:MOST_NAMED]) + more
    return [texts.say("components-telltale", count=len(faces.telltale), cards=cards)]


def read_components(option: HouseSet, file: str, texts: Texts) -> Faces:
    """The faces in a component file; the error has a line for each mistake in it."""
    text = read_text(file, texts)
    try:
        return option.read(text)
    except BadComponents as error:
        lines = [f"{printable(file, 200)}: {slip_text(slip, texts)}" for slip in first(error.slips, MOST)]
        raise UserError("\n".join(lines)) from None


def slip_text(slip: Slip, texts: Texts) -> str:
    """A mistake in words: where it is, and what is allowed there."""
    text = texts.say(slip.id, **slip.values)
    return texts.say("slip-in", entry=slip.entry, slip=text) if slip.entry else text


def read_text(file: str, texts: Texts) -> str:
    """The text of a component file, read only as far as a game would read it."""
    try:
        with Path(file).open("rb") as source:
            data = source.read(4 * LONGEST + 1)
    except OSError as error:
        raise unreadable(file, error, texts) from None
    except ValueError:
        raise UserError(texts.say("bad-file-missing", file=printable(file, 200))) from None
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise UserError(texts.say("components-no-text", file=printable(file, 200))) from None
    if not text.strip():
        raise UserError(texts.say("components-empty", file=printable(file, 200)))
    return text
