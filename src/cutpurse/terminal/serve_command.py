"""`cutpurse serve`: starts the server as the command line says, and prints where it is."""

from __future__ import annotations

import io
import logging
import os
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import cast, get_args
from urllib.parse import urlsplit

from cutpurse.server.notifications.mail import MailServer, Security, is_sender
from cutpurse.server.notifications.outgoing import Network
from cutpurse.server.notifications.settings import BadPushKey, NotificationSettings
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
PASSWORD_VARIABLE = "CUTPURSE_SMTP_PASSWORD"


@dataclass(frozen=True)
class NotificationArguments:
    """How people are told who are elsewhere, as it was typed."""

    address: str | None = None
    push_key: str | None = None
    webhook_networks: Sequence[str] = ()
    smtp: str | None = None
    smtp_security: str = "starttls"
    smtp_user: str = ""
    smtp_password_file: str | None = None
    mail_from: str | None = None


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
    told: NotificationArguments = NotificationArguments()


def open_table(texts: Texts) -> None:
    """`cutpurse` alone: the table in the browser, for whoever has just installed it."""
    host(ServeArguments(open=True), texts)


def host(args: ServeArguments, texts: Texts) -> None:
    """Serve until Ctrl-C; UserError if that is not possible."""
    told = notifications_of(args.told, texts)
    say_problems(texts)
    settings = ServeSettings(
        db=usual_database(texts) if args.db is None else args.db,
        host=args.host,
        port=None if args.port is None else port_of(args.port, texts),
        open=args.open,
        pace=None if args.pace is None else pace_of(args.pace, texts),
        names=[*args.names, *filter(None, [urlsplit(told.address).hostname])],
        notifications=told,
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
    except BadPushKey as error:
        raise UserError(texts.say("serve-bad-push-key", file=printable(str(error), 200))) from None
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


def notifications_of(args: NotificationArguments, texts: Texts) -> NotificationSettings:
    """How this server may tell people who are elsewhere."""
    address = (args.address or "").rstrip("/")
    parts = urlsplit(address)
    if address and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query):
        raise UserError(texts.say("serve-bad-address", address=printable(address, 200)))
    return NotificationSettings(
        push_key=None if args.push_key is None else Path(args.push_key).expanduser().absolute(),
        address=address,
        networks=tuple(network_of(text, texts) for text in args.webhook_networks),
        mail=None if args.smtp is None else mail_server_of(args.smtp, args, texts),
    )


def network_of(text: str, texts: Texts) -> Network:
    """A network of addresses, such as 192.168.1.0/24."""
    try:
        return ip_network(text)
    except ValueError:
        raise UserError(texts.say("serve-bad-network", network=printable(text))) from None


def mail_server_of(smtp: str, args: NotificationArguments, texts: Texts) -> MailServer:
    """The SMTP server; its password is in a file or in the environment, where nobody sees it who lists processes."""
    host, _, port = smtp.partition(":")
    security, allowed = args.smtp_security, get_args(Security)
    if not host or (port and not port.isdecimal()) or security not in allowed:
        raise UserError(texts.say("serve-bad-smtp", smtp=printable(smtp), allowed=", ".join(allowed)))
    if args.mail_from is None or not is_sender(args.mail_from) or not args.address:
        raise UserError(texts.say("serve-mail-wants-more"))
    password = os.environ.get(PASSWORD_VARIABLE, "")
    if args.smtp_password_file is not None:
        try:
            password = Path(args.smtp_password_file).expanduser().read_text(encoding="utf-8").rstrip("\r\n")
        except (OSError, UnicodeDecodeError):
            file = printable(args.smtp_password_file, 200)
            raise UserError(texts.say("serve-bad-password-file", file=file)) from None
    return MailServer(
        host=host,
        port=port_of(port, texts) if port else 0,
        security=cast(Security, security),
        sender=args.mail_from,
        user=args.smtp_user,
        password=password,
    )


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
