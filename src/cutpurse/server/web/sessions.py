"""Sessions: identify people by the secret token in their cookie, and by personal links for their other devices."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from weakref import WeakValueDictionary

from cutpurse.server.storage.store import Store
from cutpurse.table.errors import Conflict
from cutpurse.table.rows import PersonRow

COOKIE = "cutpurse"
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")  # 32 bytes
YEAR = 365 * 24 * 3600
LINK_LASTS = 24 * 3600.0
SEEN_EVERY = 3600.0  # seconds between two updates of when somebody was last seen
MOST_KNOWN = 10_000  # people kept in memory


def hashed(secret: str) -> str:
    """The hash of a token or code, which is all the database stores."""
    return sha256(secret.encode()).hexdigest()


def token_in(cookies: str | None) -> str | None:
    """Our token in a `Cookie` header, if there is a well-formed one."""
    for cookie in (cookies or "").split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE and TOKEN.fullmatch(value):
            return value
    return None


def cookie(token: str, secure: bool) -> str:
    """The `Set-Cookie` header with a token."""
    ending = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{ending}"


class Sessions:
    """Finds the people of a store by their tokens, and caches them."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now
        self.known: dict[str, PersonRow] = {}  # by the hash of a token; the oldest first
        self.people: WeakValueDictionary[str, PersonRow] = WeakValueDictionary()

    async def person_of(self, cookies: str | None) -> PersonRow | None:
        """The person whose token is in a `Cookie` header."""
        token = token_in(cookies)
        if token is None:
            return None
        hash = hashed(token)
        person = self.known.get(hash)
        if person is None:
            person = await self.store.person(hash)
            if person is None:
                return None
            person = self._remember(hash, person)
        if self.now() - person.seen > SEEN_EVERY:
            person.seen = self.now()
            await self.store.set_last_seen(person.id, person.seen)
        return person

    async def newcomer(self, cookies: str | None = None) -> tuple[PersonRow, str]:
        """A new person and their token: the one they have already, if another server on this host gave it."""
        token = token_in(cookies) or secrets.token_urlsafe(32)
        now = self.now()
        person = PersonRow(id=secrets.token_urlsafe(12), name=None, made=now, seen=now)
        try:
            await self.store.add_person(person, hashed(token))
        except Conflict:  # the same browser sent two requests at once
            person = await self.store.person(hashed(token)) or person
        return self._remember(hashed(token), person), token

    async def rename(self, person: PersonRow, name: str) -> None:
        """Change a person's name on all their devices."""
        await self.store.rename(person.id, name)
        person.name = name

    async def link(self, person: PersonRow) -> str:
        """A new code that signs in another device as the same person: once, within a day."""
        code = secrets.token_urlsafe(32)
        await self.store.add_link(hashed(code), person.id, self.now() + LINK_LASTS)
        return code

    async def claim(self, code: str) -> tuple[PersonRow, str] | None:
        """Use up a code: its person, and a token for the new device; None if it is not valid."""
        id = await self.store.use_link(hashed(code), self.now())
        if id is None:
            return None
        token = secrets.token_urlsafe(32)
        await self.store.add_token(hashed(token), id, self.now())
        person = await self.store.person(hashed(token))
        return None if person is None else (self._remember(hashed(token), person), token)

    def _remember(self, hash: str, person: PersonRow) -> PersonRow:
        """Cache a person: one object for all their tokens, so that a new name reaches each of them."""
        if len(self.known) >= MOST_KNOWN:
            del self.known[next(iter(self.known))]
        one = self.known[hash] = self.people.setdefault(person.id, person)
        return one
