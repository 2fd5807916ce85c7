"""Component files: `cutpurse components` writes and checks them, and a table reads the one it is to be played with."""

from __future__ import annotations

import shlex
from pathlib import Path

from cutpurse.kernel.components import LONGEST, MOST, BadComponents, Faces, Slip, first
from cutpurse.kernel.game import Game, HouseSet
from cutpurse.terminal.command_help import program
from cutpurse.terminal.errors import UserError
from cutpurse.terminal.saves import os_reason, unreadable
from cutpurse.texts import Texts, shown

NAMED = 10  # cards that are named one by one


def export(game: Game, file: str, force: bool, texts: Texts) -> str:
    """Write a game's own component file, for the owner of a box to change; what to say about it."""
    path = Path(file)
    try:
        with path.open("w" if force else "x", encoding="utf-8") as out:
            out.write(game.components())
    except FileExistsError:
        raise UserError(texts.say("components-there", file=shown(file, 200))) from None
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        reason = os_reason(error, texts) if isinstance(error, OSError) else str(error)
        raise UserError(texts.say("components-unwritten", file=shown(file, 200), reason=reason)) from None
    if game.house_set() is None:
        return texts.say("components-written-fixed", file=shown(file, 200), game=game.name)
    return texts.say(
        "components-written", file=shown(file, 200), quoted=shlex.quote(file), game=game.name, program=program()
    )


def check(game: Game, file: str, texts: Texts) -> str:
    """Check a component file; what to say about one that is fine."""
    option = game.house_set()
    if option is None:
        raise UserError(texts.say("components-fixed", game=game.name))
    faces = faces_in(option, file, texts)
    words = {"file": shown(file, 200), "title": faces.title, "named": "yes" if faces.title else "no"}
    fine = texts.say("components-fine", quoted=shlex.quote(file), game=game.name, program=program(), **words)
    return "\n".join([fine, *told_from_behind(faces, texts)])


def about(game: Game, texts: Texts) -> str:
    """What can be done about a game's faces."""
    if game.house_set() is None:
        return texts.say("components-fixed", game=game.name)
    return texts.say("components-how", game=game.name, program=program())


def told_from_behind(faces: Faces, texts: Texts) -> list[str]:
    """A remark on cards that are no secret; that is allowed."""
    if not faces.telltale:
        return []
    more = ", …" if len(faces.telltale) > NAMED else ""
    cards = ", ".join(faces.telltale[:NAMED]) + more
    return [texts.say("components-telltale", count=len(faces.telltale), cards=cards)]


def faces_in(option: HouseSet, file: str, texts: Texts) -> Faces:
    """The faces in a component file; every slip in it is a line of the complaint."""
    text = text_of(file, texts)
    try:
        return option.read(text)
    except BadComponents as error:
        lines = [f"{shown(file, 200)}: {words(slip, texts)}" for slip in first(error.slips, MOST)]
        raise UserError("\n".join(lines)) from None


def words(slip: Slip, texts: Texts) -> str:
    """A slip in words: where it is, and what is allowed there."""
    text = texts.say(slip.id, **slip.values)
    return texts.say("slip-in", entry=slip.entry, slip=text) if slip.entry else text


def text_of(file: str, texts: Texts) -> str:
    """What a component file says; more than a game would read is not read here either."""
    try:
        with Path(file).open("rb") as source:
            data = source.read(4 * LONGEST + 1)
    except OSError as error:
        raise unreadable(file, error, texts) from None
    except ValueError:
        raise UserError(texts.say("bad-file-missing", file=shown(file, 200))) from None
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise UserError(texts.say("components-no-text", file=shown(file, 200))) from None
    if not text.strip():
        raise UserError(texts.say("components-empty", file=shown(file, 200)))
    return text
