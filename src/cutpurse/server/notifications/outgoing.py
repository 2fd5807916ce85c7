"""Requests that leave this machine, to addresses that somebody gave us.

An address could name something that only this machine can reach (SSRF). So its name is looked up here, addresses that
are not of the public internet are refused unless the host has allowed their network, and the connection goes to the
very address that was looked at. Redirects are not followed, and of the answer only status and headers are read.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from threading import Thread
from typing import NamedTuple, TypeVar
from urllib.parse import SplitResult, urlsplit

T = TypeVar("T")
Network = IPv4Network | IPv6Network

LONGEST = 1000  # characters of an address
PRINTABLE = re.compile(r"[!-~]+")
NAME = re.compile(r"[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?")
PORTS = (80, 443, 8080, 8443)  # of the public internet; in a network that the host allows, any
USUAL_PORTS = {"http": 80, "https": 443}
LONGEST_HEAD = 16 * 1024  # bytes of an answer's status and headers
WITHIN = 10.0  # seconds for all of it
MOST_LOOKUPS = 8  # at the same moment
TRIED = 2  # addresses of one name
# Ways into a network that look public: addresses that hold an IPv4 address.
EMBEDDING = tuple(map(ip_network, ("2002::/16", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "::/96")))


class BadAddress(Exception):
    """An address that we do not send anything to; the argument is a word for it: `address`, `network` or `name`."""


class Unreachable(Exception):
    """Nobody answered, or not in time, or not in HTTP."""


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: dict[str, str]  # by names in small letters


def split(url: str, https: bool = False) -> SplitResult:
    """The parts of an address; raises BadAddress if it is none, or another than a plain one of a web server."""
    try:
        parts = urlsplit(url)
        port, name = parts.port, (parts.hostname or "").removesuffix(".")
    except ValueError:
        raise BadAddress("address") from None
    named = NAME.fullmatch(name) or is_address(name)
    schemes = ("https",) if https else ("http", "https")
    plain = len(url) <= LONGEST and PRINTABLE.fullmatch(url) and parts.scheme in schemes and named and port != 0
    if not plain or "@" in parts.netloc or parts.fragment:
        raise BadAddress("address")
    return parts


def is_address(name: str) -> bool:
    """Whether this is an IP address, and not a name."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def may_reach(address: str, port: int, allowed: Sequence[Network]) -> bool:
    """Whether we connect to this address: one of the public internet, or of a network that the host has allowed."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if any(found in network for network in allowed):
        return True
    hidden = any(found in network for network in EMBEDDING)
    return found.is_global and not found.is_multicast and not hidden and port in PORTS


def require_reachable(parts: SplitResult, allowed: Sequence[Network]) -> None:
    """Raise BadAddress if an address shows, before any name is looked up, that we never connect to it."""
    name, port = (parts.hostname or "").removesuffix("."), parts.port or USUAL_PORTS[parts.scheme]
    if is_address(name):
        reachable = may_reach(name, port, allowed)
    else:  # a name of the public internet has a dot, and does not end like a number
        *more, last = name.split(".")
        reachable = bool(allowed) or (port in PORTS and bool(more) and last != "localhost" and not last[:1].isdigit())
    if not reachable:
        raise BadAddress("network")


async def in_thread(work: Callable[[], T]) -> T:
    """What something returns that may block for long; its thread keeps nobody from ending the server."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if future.done():
            return
        if error is None:
            future.set_result(result)  # type: ignore[arg-type]
        else:
            future.set_exception(error)

    def run() -> None:
        result, error = None, None
        try:
            result = work()
        except Exception as thrown:
            error = thrown
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(settle, result, error)

    Thread(target=run, name="outgoing", daemon=True).start()
    return await future


class Outgoing:
    """Sends requests to the addresses that people gave; `allowed` are networks beside the public internet."""

    def __init__(self, allowed: Sequence[Network] = (), context: ssl.SSLContext | None = None) -> None:
        self.allowed = allowed
        self.context = context  # made when it is wanted, since reading all certificates takes a while
        self.lookups = asyncio.Semaphore(MOST_LOOKUPS)
        self.look_up: Callable[[str, int], list[str]] = addresses_of

    async def post(self, url: str, headers: Mapping[str, str], body: bytes, https: bool = False) -> Answer:
        """Send a POST; raises BadAddress or Unreachable."""
        parts = split(url, https)
        try:
            async with asyncio.timeout(WITHIN):
                return await self._post(parts, headers, body)
        except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError, ValueError) as error:
            raise Unreachable(type(error).__name__) from None

    async def _post(self, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> Answer:
        port = parts.port or USUAL_PORTS[parts.scheme]
        reader, writer = await self._connect(parts, port)
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            host = parts.netloc
            own = {"Host": host, "Content-Length": str(len(body)), "Connection": "close", "User-Agent": "cutpurse"}
            lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in (own | dict(headers)).items())]
            if any("\r" in line or "\n" in line for line in lines):
                raise ValueError("a line break in a header")
            writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
            await writer.drain()
            answer = Answer(100, {})
            while answer.status < 200:  # 100 and the like come before the answer
                answer = read_head(await reader.readuntil(b"\r\n\r\n"))
            return answer
        finally:
            writer.transport.abort()  # the rest of the answer is nothing to us

    async def _connect(self, parts: SplitResult, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to one of the addresses that a name has, and that we may reach."""
        name = (parts.hostname or "").removesuffix(".")
        async with self.lookups:
            found = [name] if is_address(name) else await in_thread(lambda: self.look_up(name, port))
        reachable = [address for address in found if may_reach(address, port, self.allowed)]
        if not reachable:
            raise BadAddress("network")
        context = None
        if parts.scheme == "https":
            if self.context is None:
                self.context = await in_thread(ssl.create_default_context)
            context = self.context
        error: OSError = OSError("no address")
        for address in reachable[:TRIED]:
            try:
                return await asyncio.open_connection(
                    address, port, ssl=context, server_hostname=name if context else None, limit=LONGEST_HEAD
                )
            except OSError as failed:
                error = failed
        raise error


def addresses_of(name: str, port: int) -> list[str]:
    """The addresses of a name."""
    found = socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def read_head(head: bytes) -> Answer:
    """The status and headers of an answer; ValueError if it is not HTTP."""
    first, *lines = head.decode("latin-1").split("\r\n")
    version, _, rest = first.partition(" ")
    if not version.startswith("HTTP/1."):
        raise ValueError("not HTTP")
    pairs = (line.partition(":") for line in lines if line)
    return Answer(int(rest[:3]), {name.strip().lower(): value.strip() for name, _, value in pairs})
