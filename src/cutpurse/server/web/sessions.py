"""Sessions: identify people by the secret tokens of their devices, which are in a cookie; and personal links.

A program has a token, too, and may send it in an `Authorization` header.

A token is always made here; what a client sends is only looked up. Another server on the same host, at another port,
shares our cookies: so a cookie may hold several tokens, one of ours and some that we do not know and leave alone.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from operator import attrgetter
from typing import NamedTuple, Protocol
from weakref import WeakValueDictionary

from msgspec import Struct

from cutpurse.server.storage.store import Store
from cutpurse.table import messages as wire
from cutpurse.table.errors import StoreError
from cutpurse.table.rows import PersonRow

COOKIE = "cutpurse"
HTTPS_COOKIE = "__Host-cutpurse"  # over HTTPS: no other site, not even a sibling domain, can set a cookie of this name
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")  # 32 bytes
BETWEEN = "."  # two tokens in a cookie
MOST_TOKENS = 4  # in a cookie that we set,
MOST_LOOKED_UP = 8  # and in a request
YEAR = 365 * 24 * 3600
LINK_LASTS = 24 * 3600.0
SEEN_EVERY = 300.0  # seconds between two times that it is stored when a device was last seen,
SEEN_AT_END = 60.0  # and, when its last connection ends, since the time before
MOST_KNOWN = 10_000  # devices kept in memory

BROWSERS = {  # by what their `User-Agent` has, the first that fits
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Macintosh": "Mac",
    "Linux": "Linux",
}


def hashed(secret: str) -> str:
    """The hash of a token or code, which is all the database stores."""
    return sha256(secret.encode()).hexdigest()


def tokens_in(cookies: str | None, name: str) -> list[str]:
    """The well-formed tokens in all cookies of this name in a `Cookie` header, each once."""
    found: dict[str, None] = {}
    for cookie in (cookies or "").split(";"):
        this, _, value = cookie.strip().partition("=")
        if this == name:
            found.update(dict.fromkeys(part for part in value.split(BETWEEN) if TOKEN.fullmatch(part)))
    return list(found)


def bearer(authorization: str | None) -> str | None:
    """The token of a program in an `Authorization` header, as the cookie that stands for the same; None without one."""
    scheme, _, token = (authorization or "").partition(" ")
    return f"{COOKIE}={token.strip()}" if scheme.lower() == "bearer" else None


def set_cookie(name: str, tokens: Iterable[str]) -> str:
    """The `Set-Cookie` header with these tokens; without any, the cookie is removed."""
    value = BETWEEN.join(list(tokens)[:MOST_TOKENS])
    ending = "; Secure" if name == HTTPS_COOKIE else ""
    return f"{name}={value}; Path=/; Max-Age={YEAR if value else 0}; HttpOnly; SameSite=Lax{ending}"


def device_name(agent: str) -> str:
    """A short name for a device, such as "Firefox, Linux", from its `User-Agent`; more of that is not stored."""
    browser = next((name for sign, name in BROWSERS.items() if f"{sign}/" in agent), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in agent), "")
    if browser or system:
        return ", ".join(filter(None, (browser, system)))
    product = re.match(r"[\w.-]{1,30}", agent, re.ASCII)
    return product[0] if product else ""


class Session(Struct):
    """A person, and the device they are signed in with."""

    person: PersonRow
    device: str  # the hash of its token
    seen: float  # when last


class CookieSessions(NamedTuple):
    """What the cookies of a request say, by the names of the cookies: ours, and the tokens we do not know."""

    ours: dict[str, list[Session]]  # a session for each person
    foreign: dict[str, list[str]]

    @property
    def name(self) -> str:
        """The cookie that counts: one that only we can have set counts alone."""
        return HTTPS_COOKIE if HTTPS_COOKIE in self.ours else COOKIE

    @property
    def found(self) -> list[Session]:
        """A session for each person whom that cookie names."""
        return self.ours.get(self.name, [])

    @property
    def session(self) -> Session | None:
        """The session, if it names one person and no other."""
        return self.found[0] if len(self.found) == 1 else None


class SignedIn(Protocol):
    """A connection that ends when its device is signed out."""

    def sign_out(self) -> None:
        """End the connection."""


class Sessions:
    """Finds the people of a store by their tokens, and caches them."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now
        self.known: dict[str, Session] = {}  # by device; the oldest first
        self.people: WeakValueDictionary[str, PersonRow] = WeakValueDictionary()
        self.revoked: dict[str, None] = {}  # devices signed out lately: who was being looked up meanwhile is out, too
        self.connections: dict[str, set[SignedIn]] = {}  # by device
        self.storing: set[asyncio.Task[None]] = set()  # that devices were seen

    async def person_of(self, cookies: str | None) -> PersonRow | None:
        """The person whom a `Cookie` header names; None also if it names two."""
        session = (await self.in_cookies(cookies)).session
        return None if session is None else session.person

    async def in_cookies(self, cookies: str | None) -> CookieSessions:
        """Whom a `Cookie` header names."""
        ours: dict[str, list[Session]] = {}
        foreign: dict[str, list[str]] = {}
        for name in (HTTPS_COOKIE, COOKIE):
            found: dict[str, Session] = {}
            foreign[name] = []
            for token in tokens_in(cookies, name)[:MOST_LOOKED_UP]:
                session = await self._session(hashed(token))
                if session is None:
                    foreign[name].append(token)
                else:
                    found.setdefault(session.person.id, session)
            if found:
                ours[name] = list(found.values())
        return CookieSessions(ours, foreign)

    async def _session(self, device: str) -> Session | None:
        session = self.known.get(device)
        if session is None:
            stored = await self.store.session(device)
            if stored is None:
                return None
            session = self._remember(device, *stored)
            if session is None:
                return None
        if self.now() - session.seen > SEEN_EVERY:
            await self._see(session)
        return session

    async def _see(self, session: Session) -> None:
        """Store that a device is here; nothing else fails if that does."""
        session.seen = session.person.seen = now = self.now()
        with suppress(StoreError):
            await self.store.set_last_seen(session.person.id, session.device, now)

    async def newcomer(self, device: str = "") -> tuple[PersonRow, str]:
        """A new person and their token."""
        token = secrets.token_urlsafe(32)
        now = self.now()
        person = PersonRow(id=secrets.token_urlsafe(12), name=None, made=now, seen=now)
        await self.store.add_person(person, hashed(token), device)
        self._remember(hashed(token), person, now)
        return person, token

    async def rename(self, person: PersonRow, name: str) -> None:
        """Change a person's name on all their devices."""
        await self.store.rename(person.id, name)
        person.name = name

    # --- devices ---
    async def link(self, person: PersonRow) -> str:
        """A new code that signs in another device as the same person: once, within a day."""
        code = secrets.token_urlsafe(32)
        await self.store.add_link(hashed(code), person.id, LINK_LASTS)
        return code

    async def link_owner(self, code: str) -> PersonRow | None:
        """Whom a code would sign somebody in as; it is not used up. None if it is not valid."""
        return await self.store.link_owner(hashed(code))

    async def claim(self, code: str, device: str = "") -> tuple[PersonRow, str] | None:
        """Use up a code: its person, and a token for the new device; None if it is not valid."""
        token = secrets.token_urlsafe(32)
        if await self.store.use_link(hashed(code), hashed(token), self.now(), device) is None:
            return None
        session = await self._session(hashed(token))
        return None if session is None else (session.person, token)

    async def devices(self, session: Session) -> list[wire.Device]:
        """The devices somebody is signed in with, the latest seen first; whichever is connected is seen now."""
        now = self.now()
        found: list[wire.Device] = []
        for hash, made, stored, name in await self.store.devices(session.person.id):
            seen = now if hash == session.device or hash in self.connections else stored
            found.append(wire.Device(id=public_id(hash), name=name, made=made, seen=seen, this=hash == session.device))
        return sorted(found, key=attrgetter("seen"), reverse=True)

    async def sign_out(self, session: Session, id: str) -> bool:
        """Sign out one of somebody's devices, by its public id; whether there is one."""
        hashes = [row[0] for row in await self.store.devices(session.person.id) if public_id(row[0]) == id]
        await self._revoke(session.person, hashes)
        return bool(hashes)

    async def sign_out_others(self, session: Session) -> None:
        """Sign out all of somebody's devices but this one; links that nobody has used yet are void, too."""
        others = [row[0] for row in await self.store.devices(session.person.id) if row[0] != session.device]
        await self.store.remove_links(session.person.id)
        await self._revoke(session.person, others)

    async def _revoke(self, person: PersonRow, devices: list[str]) -> None:
        if not devices:
            return
        await self.store.remove_tokens(person.id, devices)
        for device in devices:
            self.revoked[device] = None
            self.known.pop(device, None)
            for connection in list(self.connections.pop(device, ())):
                connection.sign_out()
        while len(self.revoked) > MOST_KNOWN:
            del self.revoked[next(iter(self.revoked))]

    def attach(self, session: Session, connection: SignedIn) -> None:
        """End this connection when its device is signed out."""
        self.connections.setdefault(session.device, set()).add(connection)

    def detach(self, session: Session, connection: SignedIn) -> None:
        """The connection has ended by itself."""
        others = self.connections.get(session.device, set())
        others.discard(connection)
        if others or self.connections.pop(session.device, None) is None:
            return
        if self.now() - session.seen > SEEN_AT_END:
            task = asyncio.ensure_future(self._see(session))
            self.storing.add(task)  # else it could vanish before it is done
            task.add_done_callback(self.storing.discard)

    def _remember(self, device: str, person: PersonRow, seen: float) -> Session | None:
        """Cache a session: one person for all their devices, so that a new name reaches each; None if it is revoked."""
        if device in self.revoked:
            return None
        if len(self.known) >= MOST_KNOWN:
            del self.known[next(iter(self.known))]
        session = self.known[device] = Session(self.people.setdefault(person.id, person), device, seen)
        return session


def public_id(device: str) -> str:
    """What a device is called on the wire; nothing can be done with it except by its person."""
    return hashed(device)[:16]
