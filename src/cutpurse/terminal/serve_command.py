"""`cutpurse serve`: starts the server as the command line says, and prints where it is."""

from __future__ import annotations

import io
import logging
import os
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import cast, get_args

from cutpurse.server.serve import (
    LOG_LINE,
    USUAL_PORT,
    CannotServe,
    DatabaseChanged,
    ServerAddress,
    ServeSettings,
    log_to_stderr,
    serve,
)
from cutpurse.server.storage import store
from cutpurse.server.storage.database import CannotOpen
from cutpurse.server.storage.store import MOST_BYTES
from cutpurse.table.messages import Pace
from cutpurse.terminal.arguments import say_problems
from cutpurse.terminal.command_help import program
from cutpurse.terminal.errors import UserError
from cutpurse.terminal.saves import home, os_reason
from cutpurse.texts import Texts, printable

MOST_PORT = 65535


@dataclass(frozen=True)
class ServeArguments:
    """The arguments as they were typed."""

    host: str = "127.0.0.1"
    port: str | None = None
    db: str | None = None
    open: bool = False
    pace: str | None = None
    names: Sequence[str] = ()
    max_size: str | None = None
    quiet: bool = False


def open_table(texts: Texts) -> None:
    """`cutpurse` alone: the table in the browser, for whoever has just installed it."""
    host(ServeArguments(open=True), texts)


def host(args: ServeArguments, texts: Texts) -> None:
    """Serve until Ctrl-C; UserError if that is not possible."""
    say_problems(texts)
    settings = ServeSettings(
        db=usual_database(texts) if args.db is None else args.db,
        host=args.host,
        port=None if args.port is None else port_of(args.port, texts),
        open=args.open,
        pace=None if args.pace is None else pace_of(args.pace, texts),
        names=list(args.names),
        most_bytes=MOST_BYTES if args.max_size is None else bytes_of(args.max_size, texts),
    )
    log_to_stderr(TroubleInWords(texts))
    try:
        serve(settings, lambda address: announce(address, args.quiet, texts))
    except CannotServe as error:
        # texts: serve-cannot-*
        reason = texts.say(f"serve-cannot-{error.kind}", host=printable(error.host), port=str(error.port))
        raise UserError(reason) from None
    except CannotOpen as error:
        raise UserError(unusable(error, texts)) from None
    except DatabaseChanged:
        raise UserError(texts.say("serve-changed", file=printable(settings.db, 200))) from None
    if not args.quiet:
        print(texts.say("serve-closed"))


def leave_out_what_fails(texts: Texts) -> None:
    """Check the games of other packages, and leave out those that would fail at a table."""
    from cutpurse.testing.development import leave_out_what_fails

    print(texts.say("serve-checking"), file=sys.stderr)
    leave_out_what_fails()


class TroubleInWords(logging.Formatter):
    """Says trouble with the database in the host's language; other lines are for experts, and stay as they are."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(LOG_LINE)
        self.texts = texts

    def format(self, record: logging.LogRecord) -> str:
        """A line, or a few."""
        match record.msg, record.args:
            case store.WRITING_AGAIN, _:
                return self.texts.say("serve-trouble-over")
            case store.NOT_WRITING, (path, _):
                return self.texts.say("serve-trouble-writing", file=printable(str(path), 200))
            case store.CLOSED, (_, path):
                return self.texts.say("serve-trouble-closed", file=printable(str(path), 200))
        return super().format(record)


def usual_database(texts: Texts) -> str:
    """Where the database is if nobody says otherwise."""
    return str(data_folder(texts) / "tables.db")


def data_folder(texts: Texts) -> Path:
    """The player's data folder, created if need be; nobody else may look into it."""
    folder = home(texts)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if os.name == "posix" and folder.stat().st_mode & 0o077:
            folder.chmod(0o700)
    except OSError as error:
        reason = os_reason(error, texts)
        raise UserError(texts.say("bad-folder", path=printable(str(folder), 200), reason=reason)) from None
    return folder


def port_of(text: str, texts: Texts) -> int:
    """A port number."""
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and int(text) <= MOST_PORT):
        raise UserError(texts.say("serve-bad-port", port=printable(text)))
    return int(text)


def bytes_of(text: str, texts: Texts) -> int:
    """A size such as 500M or 10G."""
    found = re.fullmatch(r"([1-9][0-9]{0,6})([KMGT])", text.upper(), re.ASCII)
    if found is None:
        raise UserError(texts.say("serve-bad-size", size=printable(text)))
    return int(found[1]) << {"K": 10, "M": 20, "G": 30, "T": 40}[found[2]]


def pace_of(text: str, texts: Texts) -> Pace:
    """A pace."""
    if text not in get_args(Pace):
        raise UserError(texts.say("serve-bad-pace", pace=printable(text), allowed=", ".join(get_args(Pace))))
    return cast(Pace, text)


def unusable(error: CannotOpen, texts: Texts) -> str:
    """Why a database cannot be used."""
    # texts: serve-db-*
    return texts.say(f"serve-db-{error.kind}", url=printable(error.url, 200), reason=printable(error.reason, 200))


def announce(address: ServerAddress, quiet: bool, texts: Texts) -> None:
    """Print the addresses, and a QR code for phones."""
    print(texts.say("serve-open", url=address.here))
    if not quiet:
        if address.moved:
            print(texts.say("serve-moved", usual=str(USUAL_PORT), port=str(address.port)))
        if address.network is None:
            print(texts.say("serve-alone", program=program(), port=address.port))
        else:
            print(texts.say("serve-network", url=address.network), qr_code(address.network), sep="\n", end="")
        print(texts.say("serve-end"))
    sys.stdout.flush()


def qr_code(url: str) -> str:
    """A QR code in half blocks; nothing where the terminal cannot show them."""
    import segno  # slow to load, and mostly not needed

    drawn = io.StringIO()
    segno.make(url, error="l").terminal(out=drawn, compact=True, border=2)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeError:
        return ""
    return drawn.getvalue()
