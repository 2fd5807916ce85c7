"""`cutpurse serve` in the terminal: what was asked made into a server, and what it says of itself."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import cast, get_args

import segno

from cutpurse.server.messages import Pace
from cutpurse.server.serve import USUAL_PORT, CannotServe, ServerAddress, ServeSettings, log_to_stderr, serve
from cutpurse.server.storage.database import CannotOpen
from cutpurse.terminal.command_help import program
from cutpurse.terminal.errors import UserError
from cutpurse.terminal.saves import home, os_reason
from cutpurse.texts import Texts, shown

MOST_PORT = 65535


@dataclass(frozen=True)
class Asked:
    """The command line, as it was typed."""

    host: str
    port: str | None
    db: str | None
    open: bool
    pace: str | None
    names: list[str]
    quiet: bool


def host(asked: Asked, texts: Texts) -> None:
    """Serve until Ctrl-C; a `UserError` where that cannot be done."""
    wish = ServeSettings(
        db=str(data_folder(texts) / "tables.db") if asked.db is None else asked.db,
        host=asked.host,
        port=None if asked.port is None else port_of(asked.port, texts),
        open=asked.open,
        pace=None if asked.pace is None else pace_of(asked.pace, texts),
        names=asked.names,
    )
    log_to_stderr()
    try:
        serve(wish, lambda place: announce(place, asked.quiet, texts))
    except CannotServe as error:
        # texts: serve-cannot-*
        raise UserError(texts.say(f"serve-cannot-{error.kind}", host=shown(error.host), port=str(error.port))) from None
    except CannotOpen as error:
        raise UserError(unusable(error, texts)) from None
    if not asked.quiet:
        print(texts.say("serve-closed"))


def data_folder(texts: Texts) -> Path:
    """The player's data folder, made if need be; a folder that somebody names must be there."""
    folder = home(texts)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(texts.say("bad-folder", path=shown(str(folder), 200), reason=os_reason(error, texts))) from None
    return folder


def port_of(text: str, texts: Texts) -> int:
    """A port, as somebody typed it."""
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and int(text) <= MOST_PORT):
        raise UserError(texts.say("serve-bad-port", port=shown(text)))
    return int(text)


def pace_of(text: str, texts: Texts) -> Pace:
    """A pace, as somebody typed it."""
    if text not in get_args(Pace):
        raise UserError(texts.say("serve-bad-pace", pace=shown(text), allowed=", ".join(get_args(Pace))))
    return cast(Pace, text)


def unusable(error: CannotOpen, texts: Texts) -> str:
    """Why a database cannot be used."""
    # texts: serve-db-*
    return texts.say(f"serve-db-{error.kind}", url=shown(error.url, 200), reason=shown(error.reason, 200))


def announce(place: ServerAddress, quiet: bool, texts: Texts) -> None:
    """Say where the tables are; a phone reads the code."""
    print(texts.say("serve-open", url=place.here))
    if not quiet:
        if place.moved:
            print(texts.say("serve-moved", usual=str(USUAL_PORT), port=str(place.port)))
        if place.network is None:
            print(texts.say("serve-alone", program=program(), port=place.port))
        else:
            print(texts.say("serve-network", url=place.network), qr_code(place.network), sep="\n", end="")
        print(texts.say("serve-end"))
    sys.stdout.flush()


def qr_code(url: str) -> str:
    """A QR code in half blocks; nothing where the terminal cannot write them."""
    drawn = io.StringIO()
    segno.make(url, error="l").terminal(out=drawn, compact=True, border=2)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeError:
        return ""
    return drawn.getvalue()
