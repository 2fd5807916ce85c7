"""Guard: checks host and origin of every request, limits their rate, and sets the security headers."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Callable, Iterable
from http import HTTPStatus
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from msgspec import Struct

from cutpurse.table.messages import Code, Problem, encoder

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
MOST_BUCKETS = 10_000

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
ENCODED = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


# --- rate limits ---
class Rate(Struct, frozen=True):
    """A rate limit: so many per second in the long run, and so many at once."""

    each_second: float
    burst: int


REQUESTS = Rate(50, 200)
NEWCOMERS = Rate(1, 60)  # new people from one address
TABLES = Rate(20 / 60, 20)
HOUSE_SETS = Rate(10 / 60, 20)  # component files from one person or one address: they take time to read
LINKS = Rate(20 / 60, 20)
ASKS = Rate(20, 60)
CHAT = Rate(1, 6)


def time_of_the_loop() -> float:
    """The time of the event loop, in seconds."""
    return asyncio.get_running_loop().time()


class Bucket:
    """A token bucket: an empty one means too many requests."""

    __slots__ = ("at", "left", "now", "rate")

    def __init__(self, rate: Rate, now: Callable[[], float] = time_of_the_loop) -> None:
        self.rate = rate
        self.now = now
        self.left = float(rate.burst)
        self.at = now()

    def take(self) -> bool:
        """Take a token; False if the bucket is empty."""
        now = self.now()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.each_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A token bucket for each name: an address or a person."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time_of_the_loop) -> None:
        self.rate = rate
        self.now = now
        self.buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """Take a token from the bucket of this name; False if it is empty."""
        bucket = self.buckets.get(name)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self._forget()
            bucket = self.buckets[name] = Bucket(self.rate, self.now)
        return bucket.take()

    def _forget(self) -> None:
        """Drop the buckets that are full again, and the oldest if that is not enough."""
        since = self.now() - self.rate.burst / self.rate.each_second
        kept = [(name, bucket) for name, bucket in self.buckets.items() if bucket.at > since]
        self.buckets = dict(kept[-(MOST_BUCKETS // 2) :])


# --- hosts and origins ---
def name_of(host: str) -> str:
    """The name in a `Host` header, without the port and without the brackets of an IPv6 address."""
    return (urlsplit(f"//{host}").hostname or "").lower()


def is_loopback(address: str) -> bool:
    """Whether an address or name means this machine only."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address.lower() == "localhost"


def allowed(origin: str | None, host: str | None) -> bool:
    """Whether a page of this origin may change things here: our own pages, and clients that are not pages."""
    if origin is None:
        return True
    return host is not None and origin.lower() in (f"http://{host.lower()}", f"https://{host.lower()}")


class Hosts:
    """The host names this server answers to: all of them or, if it serves this machine only, a few.

    Otherwise another site could point its own name here and pass for one of our pages (DNS rebinding).
    """

    def __init__(self, bound: str, more: Iterable[str] = ()) -> None:
        self.names = LOOPBACK | {bound.lower(), *(name.lower() for name in more)} if is_loopback(bound) else None

    def answer_to(self, host: str | None) -> bool:
        """Whether we answer to the name in this `Host` header."""
        if self.names is None:
            return True
        try:
            return host is not None and name_of(host) in self.names
        except ValueError:  # unbalanced brackets
            return False


class Guard:
    """ASGI middleware before the whole application."""

    def __init__(self, app: ASGIApp, hosts: Hosts, requests: Buckets) -> None:
        self.app = app
        self.hosts = hosts
        self.requests = requests

    def allows(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this origin may open a socket here or change something."""
        return self.hosts.answer_to(host) and allowed(origin, host)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or respond why not."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *ENCODED]
                if all(name.lower() != b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        refusal = self.refusal(scope)
        if refusal is None:
            await self.app(scope, receive, guarded)
        else:
            await answer(*refusal, guarded)

    def refusal(self, scope: HTTPScope) -> tuple[HTTPStatus, Code, str] | None:
        """Why a request is refused; None if it is not."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host")
        address = scope["client"][0] if scope["client"] else ""
        if not self.hosts.answer_to(host):
            return HTTPStatus.FORBIDDEN, "forbidden", "This server does not go by that name."
        # Requests from this machine may come through a proxy that hides the client: then one address is many people.
        if not is_loopback(address) and not self.requests.take(address):
            return HTTPStatus.TOO_MANY_REQUESTS, "too-fast", "Too many requests from this address."
        if scope["method"] in SAFE:
            return None
        if not allowed(headers.get(b"origin"), host):
            return HTTPStatus.FORBIDDEN, "forbidden", "Another site's page may not do this."
        has_body = headers.get(b"content-length", "0") != "0" or b"transfer-encoding" in headers
        if has_body and headers.get(b"content-type", "").partition(";")[0].strip().lower() != "application/json":
            return HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "bad-message", "Send JSON, as application/json."
        return None


async def answer(status: HTTPStatus, code: Code, detail: str, send: Send) -> None:
    """Send a `Problem`."""
    body = encoder.encode(Problem(code=code, detail=detail))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
