"""E-mail: where the host has named an SMTP server, messages to addresses whose owners have confirmed them."""

from __future__ import annotations

import re
from contextlib import suppress
from email.utils import format_datetime, formataddr, localtime, make_msgid, parseaddr
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:  # slow to load, and only needed once there is something to send
    from email.message import EmailMessage

Security = Literal["starttls", "tls", "none"]
USUAL_PORTS: dict[Security, int] = {"starttls": 587, "tls": 465, "none": 25}
WITHIN = 15.0  # seconds for each step
LONGEST = 254  # characters of an address
# Addresses as people have them: no quotes, no comments, nothing that could become another line or a second address.
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)


class NotSent(Exception):
    """The SMTP server did not take a message; `for_good` if it would not take it later either."""

    def __init__(self, why: str, for_good: bool) -> None:
        super().__init__(why)
        self.for_good = for_good


class MailServer(Struct, frozen=True):
    """The SMTP server of the host, and from whom its messages are."""

    host: str
    sender: str  # an address, perhaps with a name: `Cutpurse <games@example.org>`
    port: int = 0  # 0: the usual one
    security: Security = "starttls"
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        return f"<mail server {self.host}>"  # the password is nobody else's business


class Mail(Struct):
    """A message to one address; `stop` is the address of a page that ends all messages to it."""

    to: str
    subject: str
    text: str
    stop: str


def is_address(text: str) -> bool:
    """Whether this is an address that we would write to."""
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


def is_sender(text: str) -> bool:
    """Whether this is an address that our messages could be from, perhaps with a name before it."""
    return "\n" not in text and "\r" not in text and is_address(parseaddr(text)[1])


def written(mail: Mail, sender: str) -> EmailMessage:
    """A message as it is sent: mail programs offer to unsubscribe with one click (RFC 8058)."""
    from email.message import EmailMessage
    from email.policy import SMTP

    name, address = parseaddr(sender)
    message = EmailMessage(policy=SMTP)
    message["From"] = formataddr((name or "Cutpurse", address))
    message["To"] = mail.to
    message["Subject"] = " ".join(mail.subject.split())
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = make_msgid(domain=address.partition("@")[2])
    message["List-Unsubscribe"] = f"<{mail.stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(mail.text)
    return message


def send(server: MailServer, mail: Mail) -> None:
    """Hand a message to the SMTP server; blocks. Raises NotSent."""
    import smtplib
    import ssl

    port = server.port or USUAL_PORTS[server.security]
    try:
        if server.security == "tls":
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                server.host, port, timeout=WITHIN, context=ssl.create_default_context()
            )
        else:
            line = smtplib.SMTP(server.host, port, timeout=WITHIN)
        try:
            if server.security == "starttls":
                line.starttls(context=ssl.create_default_context())
            if server.user:
                line.login(server.user, server.password)
            line.send_message(written(mail, server.sender), parseaddr(server.sender)[1], [mail.to])
        finally:
            with suppress(smtplib.SMTPException, OSError):
                line.quit()
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise NotSent("refused", all(code >= 500 for code in codes)) from None
    except smtplib.SMTPAuthenticationError:
        raise NotSent("password", True) from None
    except smtplib.SMTPResponseException as error:
        raise NotSent(f"code {error.smtp_code}", error.smtp_code >= 500) from None
    except (smtplib.SMTPException, OSError, ValueError) as error:
        raise NotSent(type(error).__name__, False) from None
