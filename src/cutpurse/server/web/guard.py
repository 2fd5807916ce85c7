"""Guard: checks host and origin of every request, limits their rate, and sets the security headers.

What is too much is counted per person, per address and for the whole server. The numbers are in docs/hosting.md: a
class of thirty behind one address notices nothing of them.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
from collections import Counter
from collections.abc import Iterable
from http import HTTPStatus
from ipaddress import IPv4Address, IPv6Address
from math import ceil
from socket import gethostname
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from cutpurse.server.rate_limits import Buckets, Rate
from cutpurse.table.errors import RequestError
from cutpurse.table.messages import AnyAsk, Code, Problem, Say, encoder

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
LONGEST_ADDRESS = 1000  # bytes of a path and its query: ours are short, and what is asked for is remembered for a while
REFUSED = frozenset(
    {
        HTTPStatus.BAD_REQUEST,
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
        HTTPStatus.REQUEST_URI_TOO_LONG,
        HTTPStatus.TOO_MANY_REQUESTS,
    }
)
LONGEST_TURN = 10.0  # seconds that a large request waits for its turn,
MOST_WAITING = 10  # and how many of one address do,
MOST_WAITING_HERE = 100  # or of those who have none, behind a web server on this machine
# What is costly; the application takes several slashes for one.
LARGE_ONES = re.compile(r"/+api/+tables/+[^/]+/+(replay|record)/*")
LOOKS = re.compile(r"/+api/+tables/+[^/]+(/+log)?/*")
# What mail programs send a form to, from wherever they are: only who has the code in it can do anything by it.
UNSUBSCRIBE = re.compile(r"/unsubscribe/[\w-]{43}")
HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9_.-]+)(:[0-9]{0,5})?")  # an address or a name, and a port
HOLD = 1.0  # seconds that somebody waits for a refusal who gets many
MOST_HELD = 500  # at a time
HOME_SUFFIXES = ("local", "lan", "home", "home.arpa", "internal", "localdomain", "fritz.box")

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
STAY_HTTPS = [(b"strict-transport-security", b"max-age=31536000")]
ENCODED = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


# --- rate limits ---
REQUESTS = Rate(100, 1000)  # over HTTP, from one address: thirty people who open the page at the same moment,
ALL_REQUESTS = Rate(1000, 5000)  # in all: so that pages cannot take the time of those who play,
REQUESTS_EACH = Rate(30, 300)  # and from one person
RESULTS_EACH = Rate(1, 30)  # finished games and statistics, which take longer the more somebody has played,
LISTINGS_EACH = Rate(5, 100)  # and the lobby with one's own tables, which a page asks for every four seconds
NEWCOMERS = Rate(1 / 5, 60)  # new people from one address,
ALL_NEWCOMERS = Rate(5, 500)  # and in all
TABLES_EACH = Rate(1 / 5, 20)  # new tables from one person,
TABLES = Rate(1 / 2, 60)  # from one address,
ALL_TABLES = Rate(5, 300)  # and in all
HOUSE_SETS = Rate(10 / 60, 20)  # component files from one person or one address: they take time to read
COMPONENT_FORMS = Rate(3, 60)  # component files in a form, looked at as somebody types: from one address,
ALL_COMPONENT_FORMS = Rate(10, 150)  # and in all
LINKS = Rate(20 / 60, 20)  # personal links: made by one person; looked at, and used, from one address,
ALL_LINKS = Rate(5, 300)  # and in all
LARGE = Rate(10, 20)  # replays and records, which take long to make: from one address,
ALL_LARGE = Rate(30, 40)  # and in all; others wait. The same, each apart, for snapshots with the log, and QR codes
REVIEWS_EACH = Rate(1 / 60, 5)  # reviews that have to be made: for one person,
REVIEWS = Rate(1 / 20, 20)  # for one address,
ALL_REVIEWS = Rate(1 / 5, 40)  # and in all
CHANNELS_EACH = Rate(1 / 10, 10)  # ways to be told that it is one's turn, added or tried: by one person,
CHANNELS = Rate(1 / 2, 30)  # from one address,
ALL_CHANNELS = Rate(2, 60)  # and in all
LETTERS_EACH = Rate(1 / 3600, 3)  # mails that ask to confirm an address: for one person,
LETTERS = Rate(1 / 600, 10)  # from one address,
ALL_LETTERS = Rate(1 / 30, 60)  # and in all
REFUSALS = Rate(2, 30)  # to one address; after that each of them takes a while
ASKS = Rate(20, 60)
CHAT = Rate(1, 6)


class Rates:
    """How often a person may send requests to tables, and chat: over HTTP and however many sockets together."""

    ask_rate = ASKS  # a benchmark raises it

    def __init__(self) -> None:
        self.asks, self.lines = Buckets(self.ask_rate), Buckets(CHAT)

    def take(self, person: str, ask: AnyAsk) -> bool:
        """Whether a person may still send this request."""
        return self.asks.take(person) and (not isinstance(ask, Say) or self.lines.take(person))


class Ceiling:
    """How often something may be done: by one person, from one address, and on the whole server.

    Somebody on this machine has no address: a proxy that does not name its clients stands for many people.
    """

    def __init__(self, everybody: Rate, address: Rate, person: Rate | None = None) -> None:
        self.everybody = Buckets(everybody)
        self.addresses = Buckets(address)
        self.people = None if person is None else Buckets(person)

    def take(self, address: str, person: str = "") -> float:
        """Do it once: 0 if that is all right, otherwise the seconds to wait, and nothing is counted."""
        buckets = [self.everybody.of("")]
        if not is_loopback(address):
            buckets.append(self.addresses.of(network_of(address)))
        if self.people is not None and person:
            buckets.append(self.people.of(person))
        wait = max(bucket.wait() for bucket in buckets)
        if not wait:
            for bucket in buckets:
                bucket.take()
        return wait

    def require(self, address: str, person: str = "") -> None:
        """Do it once; raises RequestError if it is too much."""
        if wait := self.take(address, person):
            raise RequestError("too-fast", wait=wait)


class RefusalDelay:
    """Lets whoever is refused again and again wait for the answer: otherwise refusing would cost more than serving."""

    def __init__(self) -> None:
        self.refusals = Buckets(REFUSALS)
        self.held = 0

    async def hold(self, address: str) -> None:
        """Wait before a refusal, if this address has had many."""
        if self.refusals.take(network_of(address)) or self.held >= MOST_HELD:
            return
        self.held += 1
        try:
            await asyncio.sleep(HOLD)
        finally:
            self.held -= 1


class Turns:
    """Lets what is costly begin at a steady pace: whoever asks for much of it waits, and nobody else does."""

    def __init__(self, everybody: Rate, address: Rate) -> None:
        self.pace = Ceiling(everybody, address)
        self.waiting: Counter[str] = Counter()  # requests of each network

    async def wait(self, address: str) -> float:
        """Wait for a turn; returns the seconds to come back after if it takes too long, otherwise 0."""
        network, waited = network_of(address), 0.0
        most = MOST_WAITING_HERE if is_loopback(address) else MOST_WAITING
        while wait := self.pace.take(address):
            if self.waiting[network] >= most or waited > LONGEST_TURN:
                return wait
            self.waiting[network] += 1
            try:
                await asyncio.sleep(wait)
            finally:
                self.waiting[network] -= 1
                self.waiting += Counter()  # without those that are at 0
            waited += wait
        return 0.0


# --- addresses ---
def plain_address(address: str) -> IPv4Address | IPv6Address | None:
    """An address; an IPv4 address written as IPv6 is read as IPv4. None if it is not an address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def network_of(address: str) -> str:
    """Whose address this is: of IPv6 the first half, since everybody has a whole network (/64) of them."""
    found = plain_address(address)
    if isinstance(found, IPv6Address):
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return address if found is None else str(found)


# --- hosts and origins ---
def name_of(host: str) -> str:
    """The name in a `Host` header, without the port and without the brackets of an IPv6 address."""
    return (urlsplit(f"//{host}").hostname or "").lower()


def is_loopback(address: str) -> bool:
    """Whether an address or name means this machine only."""
    found = plain_address(address)
    return address.lower() == "localhost" if found is None else found.is_loopback


def allowed(origin: str | None, host: str | None) -> bool:
    """Whether a page of this origin may change things here: our own pages, and clients that are not pages."""
    if origin is None:
        return True
    return host is not None and origin.lower() in (f"http://{host.lower()}", f"https://{host.lower()}")


def own_names(machine: str) -> set[str]:
    """The names of this machine on a home network: its own, and what routers and mDNS make of it."""
    short = machine.lower().partition(".")[0]
    return {machine.lower(), short, *(f"{short}.{suffix}" for suffix in HOME_SUFFIXES)} if short else set()


class Hosts:
    """The host names this server answers to: `localhost`, those it was told, and on a network addresses and its own.

    Otherwise another site could point its own name here and pass for one of our pages (DNS rebinding).
    """

    def __init__(self, bound: str, more: Iterable[str] = (), machine: str | None = None) -> None:
        self.names = LOOPBACK | {bound.lower(), *(name.lower() for name in more)}
        self.on_network = not is_loopback(bound)
        if self.on_network:
            self.names |= own_names(gethostname() if machine is None else machine)

    def answer_to(self, host: str | None) -> bool:
        """Whether we answer to the name in this `Host` header, and it has nothing but a name and a port."""
        if host is None or HOST.fullmatch(host) is None:
            return False
        try:
            name = name_of(host).removesuffix(".")
        except ValueError:  # brackets around what is no address
            return False
        # Nobody can point an address somewhere else.
        return name in self.names or (self.on_network and plain_address(name) is not None)


class Guard:
    """ASGI middleware before the whole application."""

    def __init__(self, app: ASGIApp, hosts: Hosts, requests: Ceiling | None = None) -> None:
        self.app = app
        self.hosts = hosts
        self.requests = requests or Ceiling(ALL_REQUESTS, REQUESTS)
        self.refusal_delay = RefusalDelay()
        self.turns = {LARGE_ONES: Turns(ALL_LARGE, LARGE), LOOKS: Turns(ALL_LARGE, LARGE)}

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
                if message["status"] in REFUSED:
                    await self.refusal_delay.hold(address_in(scope))
                headers = [*message["headers"], *ENCODED, *(STAY_HTTPS if scope["scheme"] == "https" else ())]
                if all(name.lower() != b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        wait = self.requests.take(address_in(scope))
        refusal = self.refusal(scope)
        if wait:
            await answer(HTTPStatus.TOO_MANY_REQUESTS, "too-fast", "Too many requests.", guarded, wait)
        elif refusal is not None:
            await answer(*refusal, guarded)
        elif wait := await self.turn(scope):
            await answer(HTTPStatus.TOO_MANY_REQUESTS, "too-fast", "Too many requests.", guarded, wait)
        else:
            await self.app(scope, receive, guarded)

    async def turn(self, scope: HTTPScope) -> float:
        """Wait for a turn if a request is costly; returns the seconds to come back after if it takes too long."""
        if scope["method"] not in SAFE:
            return 0.0
        for costly, turns in self.turns.items():
            if costly.fullmatch(scope["path"]):
                return await turns.wait(address_in(scope))
        return 0.0

    def refusal(self, scope: HTTPScope) -> tuple[HTTPStatus, Code, str] | None:
        """Why a request is refused; None if it is not."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host")
        if not self.hosts.answer_to(host):
            return HTTPStatus.FORBIDDEN, "forbidden", "This server does not go by that name; see --name."
        if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            return HTTPStatus.REQUEST_URI_TOO_LONG, "bad-message", "No address here is that long."
        if scope["method"] in SAFE:
            return None
        if UNSUBSCRIBE.fullmatch(scope["path"]):
            return None
        if not allowed(headers.get(b"origin"), host):
            return HTTPStatus.FORBIDDEN, "forbidden", "Another site's page may not do this."
        has_body = headers.get(b"content-length", "0") != "0" or b"transfer-encoding" in headers
        if has_body and headers.get(b"content-type", "").partition(";")[0].strip().lower() != "application/json":
            return HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "bad-message", "Send JSON, as application/json."
        return None


def address_in(scope: HTTPScope) -> str:
    """Where a request comes from."""
    return scope["client"][0] if scope["client"] else ""


def retry_after(wait: float) -> str:
    """The header for these seconds."""
    return str(max(1, ceil(wait)))


async def answer(status: HTTPStatus, code: Code, detail: str, send: Send, wait: float = 0) -> None:
    """Send a `Problem`."""
    body = encoder.encode(Problem(code=code, detail=detail))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        headers.append((b"retry-after", retry_after(wait).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
