"""Notifications: the ways in which people want to be told that it is their turn, and telling them.

A message says that it is somebody's turn, at which game, with whom, and where; of the game itself it says nothing.
Addresses and keys of people are nobody else's business: the log never has them.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
import time
from base64 import b64encode
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cutpurse.server.notifications import mail as mails
from cutpurse.server.notifications.delivery import Deliveries, Undelivered
from cutpurse.server.notifications.outgoing import (
    Answer,
    BadAddress,
    Network,
    Outgoing,
    Unreachable,
    in_thread,
    require_reachable,
    split,
)
from cutpurse.server.notifications.settings import NotificationSettings
from cutpurse.server.notifications.turns import Turn, Turns
from cutpurse.server.rate_limits import Bucket, Buckets, Rate
from cutpurse.server.storage.channels import ChannelRow, ChannelStore, Kind
from cutpurse.server.storage.store import Store
from cutpurse.table import messages as wire
from cutpurse.table.errors import RequestError, StoreError
from cutpurse.texts import Texts

if TYPE_CHECKING:
    from cutpurse.server.notifications.web_push import Signer

log = logging.getLogger(__name__)

NOTICES = Rate(1 / 60, 30)  # messages to one person,
MAILS = Rate(1 / 600, 6)  # mails to one person,
ALL_MAILS = Rate(1 / 2, 200)  # and mails to everybody
CONFIRMATIONS = Rate(1 / (12 * 3600), 2)  # mails to one address that nobody has confirmed
CONFIRM_WITHIN = 24 * 3600.0  # seconds
MAILS_AT_ONCE = 2
DISCORD = re.compile(r"(ptb\.|canary\.)?discord(app)?\.com")
DISCORD_PATH = "/api/webhooks/"
MARKDOWN = re.compile(r"([\\*_~`|<>\[\]()#@])")
LASTS = 24 * 3600  # seconds that a push service keeps a message for a browser that is off


class Device(NamedTuple):
    """The browser that somebody uses: the hash of its token, and a short name."""

    hash: str
    name: str


class Message(NamedTuple):
    """What somebody is told, in their language."""

    title: str
    text: str
    path: str  # of the page it is about
    about: str  # what a newer message about the same replaces


class Notifications:
    """Everything about telling people who are elsewhere."""

    def __init__(self, store: Store, settings: NotificationSettings | None = None) -> None:
        self.settings = settings or NotificationSettings()
        self.outgoing = Outgoing(self.settings.networks)
        self.channels = ChannelStore(store)
        self.people: set[str] = set()  # who has a channel, or had one
        self.is_here: Callable[[str, str], bool] = lambda table, person: False
        self.turns = Turns(lambda p: p in self.people, lambda table, p: self.is_here(table, p), self._begin_to_tell)
        self.deliveries = Deliveries()
        self.mailing = asyncio.Semaphore(MAILS_AT_ONCE)
        self.notices, self.mails, self.all_mails = Buckets(NOTICES), Buckets(MAILS), Bucket(ALL_MAILS)
        self.confirmations = Buckets(CONFIRMATIONS)
        self.telling: set[asyncio.Task[None]] = set()
        self.signer = signer_of(self.settings.push_key)

    async def open(self, is_here: Callable[[str, str], bool]) -> None:
        """Begin to watch; `is_here` says whether somebody looks at a table."""
        self.is_here = is_here
        self.people |= await self.channels.people()

    def close(self) -> None:
        """Tell nobody anything more."""
        self.turns.close()
        self.deliveries.close()
        for task in list(self.telling):
            task.cancel()

    # --- what people can set ---
    async def of_person(self, person: str | None, device: str = "") -> wire.Channels:
        """The channels of somebody who is on a device, and what this server offers."""
        rows = [] if person is None else await self.channels.of_person(person)
        return wire.Channels(
            channels=[channel(row, device) for row in rows],
            push_key=None if self.signer is None else self.signer.public,
            mail=self.settings.mail is not None,
        )

    async def add(self, person: str, new: wire.NewChannel, device: Device, origin: str) -> wire.Channels:
        """Another way to tell somebody, who is on a device; raises RequestError where it cannot be."""
        row = self._row(person, new, device, origin)
        code = ""
        if row.kind == "mail":
            if await self.channels.is_confirmed(person, row.target):
                return await self.of_person(person, device.hash)
            code = await self._require_mail_to(row)
        if not await self.channels.add(row):
            raise RequestError("too-many", "Remove another one of that kind first.")
        self.people.add(person)
        if code:
            self._ask_to_confirm(row, code)
        return await self.of_person(person, device.hash)

    def _row(self, person: str, new: wire.NewChannel, device: Device, origin: str) -> ChannelRow:
        """A new channel as it is stored; raises RequestError if it is none."""
        kind, target, name, keys = read_channel(new, self.settings.networks)
        if kind == "push" and self.signer is None:
            raise RequestError("bad-message", "off")
        return ChannelRow(
            id=secrets.token_urlsafe(12),
            person=person,
            kind=kind,
            target=target,
            name=name or device.name,
            keys=keys,
            language=new.language,
            origin=self.settings.address or origin,
            made=time.time(),
            device=device.hash if kind == "push" else None,
        )

    async def _require_mail_to(self, row: ChannelRow) -> str:
        """The code that confirms an address; raises RequestError if we may not write to it."""
        if self.settings.mail is None or not self.settings.address:
            raise RequestError("bad-message", "off")
        hash = hashed(row.target.casefold())
        if await self.channels.wants_no_mail(hash):
            raise RequestError("bad-message", "stopped")
        if wait := max(self.confirmations.wait(hash), 0 if self.all_mails.take() else 60.0):
            raise RequestError("too-fast", wait=wait)
        await self.channels.remove_unconfirmed(time.time())
        code = secrets.token_urlsafe(32)
        row.confirmed, row.confirm, row.expires = False, hashed(code), time.time() + CONFIRM_WITHIN
        row.stop = secrets.token_urlsafe(32)
        return code

    def _ask_to_confirm(self, row: ChannelRow, code: str) -> None:
        say = Texts(row.language).say
        link, stop = f"{self.settings.address}/turns#{code}", self._stop_link(row)
        text = say("notice-confirm-text", server=row.origin, link=link, stop=stop)
        mail = mails.Mail(row.target, say("notice-confirm"), text, stop)
        done = partial(self._delivered, row)
        self.deliveries.send(row.id, "confirm", partial(self._mail, mail), lambda: True, done)

    async def remove(self, person: str, id: str, device: str) -> wire.Channels:
        """Forget a channel of somebody."""
        row = await self._own(person, id)
        await self.channels.remove(row.id)
        return await self.of_person(person, device)

    async def test(self, person: str, id: str, device: str) -> wire.Channels:
        """Send a message to try a channel, at once; the channel then says whether it arrived."""
        row = await self._own(person, id)
        if not row.confirmed:
            raise RequestError("bad-message", "unconfirmed")
        say = Texts(row.language).say
        message = Message(say("notice-test"), say("notice-test-text"), "/turns", "test")
        why = ""
        try:
            await self.deliveries.try_once(lambda: self._attempt(row, message))
        except Undelivered as error:
            why = error.why
        await self._delivered(row, why)
        return await self.of_person(person, device)

    async def _own(self, person: str, id: str) -> ChannelRow:
        for row in await self.channels.of_person(person):
            if row.id == id:
                return row
        raise RequestError("not-found")

    async def confirm(self, code: str) -> wire.MailAddress:
        """Confirm an address by the code that was sent there."""
        for row in await self.channels.of_confirm(hashed(code)):
            if row.confirmed or (row.expires or 0) > time.time():
                await self.channels.change(row.id, confirmed=True, expires=None, trouble="")
                self.people.add(row.person)
                return wire.MailAddress(address=row.target)
        raise RequestError("not-found")

    async def stop(self, code: str) -> None:
        """End all mail to an address; whoever never confirmed it gets none ever again. Once is as good as twice."""
        for row in await self.channels.of_stop(code):
            if not row.confirmed:
                await self.channels.stop_mail(hashed(row.target.casefold()))
            await self.channels.remove(row.id)

    # --- telling ---
    def _begin_to_tell(self, turn: Turn) -> None:
        task = asyncio.get_running_loop().create_task(self._tell(turn))
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)

    async def _tell(self, turn: Turn) -> None:
        """Tell somebody that it is their turn, in all ways they want, unless that was done before a restart."""
        try:
            if await self.channels.told(turn.table, turn.person) == turn.n:
                return
            await self.channels.tell(turn.table, turn.person, turn.n)
            rows = await self.channels.of_person(turn.person)
        except StoreError:
            return  # the store says so itself
        if not rows:
            self.people.discard(turn.person)
        elif not self.notices.wait(turn.person):
            for row in rows:
                if row.confirmed and (row.kind == "push" or row.trouble != "gone"):
                    attempt = partial(self._attempt, row, turn_message(turn, row.language))
                    done = partial(self._delivered, row)
                    self.deliveries.send(row.id, turn.table, attempt, lambda: self.turns.goes_on(turn), done)

    async def _delivered(self, row: ChannelRow, why: str) -> None:
        """Note how a message fared, for its owner to see."""
        if why == "gone" and row.kind == "push":
            await self.channels.remove(row.id)
        elif why != row.trouble:
            await self.channels.change(row.id, trouble=why)
            row.trouble = why

    async def _attempt(self, row: ChannelRow, message: Message) -> None:
        """Try to send a message once; raises Undelivered."""
        match row.kind:
            case "push":
                await self._push(row, message)
            case "mail":
                if self.mails.wait(row.person) or not self.all_mails.take():
                    raise Undelivered("busy", False)
                await self._mail(self._letter(row, message))
            case _:
                headers, body = webhook(row, message)
                await self._post(row.target, headers, body)

    async def _push(self, row: ChannelRow, message: Message) -> None:
        if self.signer is None:
            raise Undelivered("off", False)
        from cutpurse.server.notifications import web_push

        told = {"title": message.title, "body": message.text, "href": message.path}
        body = web_push.padded(json.dumps(told).encode())
        contact = row.origin if row.origin.startswith("https://") else "mailto:cutpurse@localhost"
        headers = {
            "Authorization": self.signer.authorization(row.target, contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": web_push.topic(message.about),
            "Urgency": "high",
        }
        await self._post(row.target, headers, web_push.encrypted(body, row.keys["p256dh"], row.keys["auth"]), True)

    async def _post(self, url: str, headers: dict[str, str], body: bytes, https: bool = False) -> None:
        try:
            answer = await self.outgoing.post(url, headers, body, https)
        except BadAddress as error:
            raise Undelivered(str(error), False) from None
        except Unreachable:
            raise Undelivered("silent", True) from None
        if not 200 <= answer.status < 300:
            raise refusal(answer)

    def _letter(self, row: ChannelRow, message: Message) -> mails.Mail:
        stop = self._stop_link(row)
        link = f"{self.settings.address}{message.path}"
        text = Texts(row.language).say("notice-mail", text=message.text, link=link, stop=stop)
        return mails.Mail(row.target, message.title, text, stop)

    def _stop_link(self, row: ChannelRow) -> str:
        return f"{self.settings.address}/unsubscribe/{row.stop}"

    async def _mail(self, mail: mails.Mail) -> None:
        server = self.settings.mail
        if server is None:
            raise Undelivered("off", False)
        async with self.mailing:
            try:
                await in_thread(lambda: mails.send(server, mail))
            except mails.NotSent as error:
                log.warning("a mail could not be sent by %s: %s", server.host, error)
                raise Undelivered("refused" if error.for_good else "busy", not error.for_good) from None


def signer_of(path: Path | None) -> Signer | None:
    """What signs push messages; None where the host wants none, or the package `cryptography` is not installed."""
    if path is None:
        return None
    try:
        from cutpurse.server.notifications import web_push
    except ImportError:
        return None
    return web_push.Signer(web_push.server_key(path))


def hashed(text: str) -> str:
    """The hash of a code or an address."""
    return sha256(text.encode()).hexdigest()


def channel(row: ChannelRow, device: str) -> wire.Channel:
    """A channel as its owner sees it on a device."""
    trouble = row.trouble if row.trouble in wire.TROUBLES else "refused" if row.trouble else ""
    return wire.Channel(
        id=row.id, kind=row.kind, name=row.name, confirmed=row.confirmed, trouble=trouble, here=row.device == device
    )


def read_channel(new: wire.NewChannel, networks: Sequence[Network] = ()) -> tuple[Kind, str, str, dict[str, str]]:
    """The kind, the target, the name and the keys of a new channel; raises RequestError if it is none."""
    match new:
        case wire.NewPush(endpoint=endpoint, p256dh=p256dh, auth=auth):
            require_address(endpoint, networks, https=True)
            try:
                from cutpurse.server.notifications import web_push

                web_push.browser_keys(p256dh, auth)
            except ImportError:
                raise RequestError("bad-message", "off") from None
            except ValueError:
                raise RequestError("bad-message", "keys") from None
            return "push", endpoint, "", {"p256dh": p256dh, "auth": auth}
        case wire.NewWebhook(address=address, form=form):
            host, path = require_address(address, networks)
            if form == "auto":
                form = "discord" if DISCORD.fullmatch(host) else "ntfy"
            if form == "discord" and not path.startswith(DISCORD_PATH):
                raise RequestError("bad-message", "discord")
            # Whoever knows the rest can send messages there, too, so not even its owner is shown it.
            return form, address, f"{host[:80]}{path[:5]}…" if form == "ntfy" else host[:100], {}
    address = new.address.strip()
    if not mails.is_address(address):
        raise RequestError("bad-message", "address")
    return "mail", address, address, {}


def require_address(url: str, networks: Sequence[Network], https: bool = False) -> tuple[str, str]:
    """The host and the path of an address; raises RequestError if it shows that we would send nothing there."""
    try:
        parts = split(url, https)
        require_reachable(parts, networks)
    except BadAddress as error:
        raise RequestError("bad-message", str(error)) from None
    return parts.hostname or "", parts.path


def turn_message(turn: Turn, language: str) -> Message:
    """What somebody is told of their turn: nothing of the game itself."""
    texts = Texts(language)
    # texts: *-title
    title = f"{turn.game}-title"
    game = texts.say(title) if texts.has(title) else turn.game
    text = texts.say("notice-turn-text", names=texts.join(turn.others))
    return Message(texts.say("notice-turn", game=game), text, f"/t/{turn.table}", turn.table)


def webhook(row: ChannelRow, message: Message) -> tuple[dict[str, str], bytes]:
    """The headers and the body of a message, as ntfy or Discord want it."""
    link = f"{row.origin}{message.path}"
    if row.kind == "discord":
        content = f"**{escaped(message.title)}**\n{escaped(message.text)}\n{link}"
        told = {"content": content, "allowed_mentions": {"parse": []}}
        return {"Content-Type": "application/json"}, json.dumps(told).encode()
    title = f"=?UTF-8?B?{b64encode(message.title.encode()).decode()}?="
    headers = {"Content-Type": "text/plain; charset=utf-8", "Title": title, "Click": link, "Tags": "game_die"}
    return headers, f"{message.text}\n{link}".encode()


def escaped(text: str) -> str:
    """Some text that Discord shows as it is."""
    return MARKDOWN.sub(r"\\\1", text)


def refusal(answer: Answer) -> Undelivered:
    """What an answer other than yes means."""
    if answer.status in (404, 410):
        return Undelivered("gone", False)
    if answer.status in (408, 429) or answer.status >= 500:
        after = answer.headers.get("retry-after", "")
        return Undelivered("busy", True, float(after) if after.isdecimal() else 0.0)
    return Undelivered("refused", False)
