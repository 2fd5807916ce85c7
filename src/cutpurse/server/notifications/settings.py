"""What the host says about telling people: addresses, keys, networks and the SMTP server."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from cutpurse.server.notifications.mail import MailServer
from cutpurse.server.notifications.outgoing import Network


class BadPushKey(Exception):
    """The server's own key for Web Push cannot be made, or is of another kind; the argument is its file."""


class NotificationSettings(Struct, frozen=True):
    """How this server may tell people who are elsewhere."""

    push_key: Path | None = None  # where the server's own key for Web Push is; None: beside the database
    address: str = ""  # where people reach this server, for links; without it, where they came from themselves
    networks: tuple[Network, ...] = ()  # that webhooks may reach beside the public internet
    mail: MailServer | None = None
