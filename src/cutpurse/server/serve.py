"""Serving: a port, the store, the lobby, and uvicorn over them, from the first moment to a clean end."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_address
from threading import Thread
from typing import Any

import uvicorn
from msgspec import Struct

from cutpurse.server.bots import BotPool
from cutpurse.server.core.lobby import Lobby
from cutpurse.server.messages import Pace
from cutpurse.server.storage.store import Store
from cutpurse.server.web.app import make_app
from cutpurse.server.web.guard import REQUESTS, Buckets, Guard, Hosts, is_loopback
from cutpurse.server.web.sessions import Sessions
from cutpurse.server.web.websocket import WebSocketEndpoint
from cutpurse.server.web.websocket_transport import sockets

USUAL_PORT = 8000
PORTS_TRIED = 20  # from the usual one on
PATIENCE = 3  # seconds that requests under way get at the end
SWITCH = 0.001  # seconds: the store's thread waits that long, not five times as long, for a busy event loop
GARBAGE = (20_000, 50, 100)  # what tables make goes by counting; to look for cycles oftener took some 7 % of the time


class CannotServe(Exception):
    """An address that cannot be served: `host` (no address of ours), `port-taken` or `port-forbidden`."""

    def __init__(self, kind: str, host: str, port: int) -> None:
        super().__init__(f"{kind}: {host} {port}")
        self.kind = kind
        self.host = host
        self.port = port


class Wish(Struct):
    """What is to be served where; without a port the usual one or, if that is taken, one of the next."""

    db: str
    host: str = "127.0.0.1"
    port: int | None = None
    open: bool = False  # a browser, too
    pace: Pace | None = None  # of all bots, whatever a table wants
    names: list[str] = []  # host names it goes by besides, behind a web server on this machine


class Place(Struct):
    """Where a server is found: on this machine, and by others on the network, if they can."""

    here: str
    network: str | None
    port: int
    moved: bool  # the usual port was taken


def serve(wish: Wish, ready: Callable[[Place], None]) -> None:
    """Serve until somebody ends it; `ready` is told where, once it answers. Raises CannotServe or CannotOpen."""
    with asyncio.Runner(loop_factory=new_loop()) as runner:
        runner.run(serving(wish, ready))


def new_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def serving(wish: Wish, ready: Callable[[Place], None]) -> None:
    """All parts of a server, put together, run and taken apart again."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)
    with bound(wish.host, wish.port) as listener:
        place = place_of(listener, wish)
        store = await Store.open(wish.db)
        bot_pool = BotPool()
        lobby = Lobby(store, bot_pool)
        sessions = Sessions(store)
        try:
            app = make_app(lobby, sessions, place.network, wish.pace)
            guard = Guard(app, Hosts(wish.host, wish.names), Buckets(REQUESTS))
            lobby.open()
            await Server(guard, WebSocketEndpoint(lobby, sessions, guard), lambda: begin(wish, place, ready)).serve(
                [listener]
            )
        finally:
            lobby.close()
            bot_pool.close()
            await store.close()


def begin(wish: Wish, place: Place, ready: Callable[[Place], None]) -> None:
    """Say where we are, and show it."""
    ready(place)
    if wish.open:
        Thread(target=show, args=(place.here,), daemon=True).start()


def show(url: str) -> None:
    """Open a browser, if there is one; whatever it does, the server goes on."""
    with suppress(Exception):
        webbrowser.open(url)


class Server(uvicorn.Server):
    """uvicorn, which says when it answers, and leaves by Ctrl-C without raising it again."""

    def __init__(self, app: Any, door: WebSocketEndpoint, ready: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                ws=sockets(door),
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=PATIENCE,
            )
        )
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End when asked to; asked twice, at once."""
        with suppress(ValueError):  # not the main thread: whoever started us there ends us by `should_exit`
            for sign in (signal.SIGINT, signal.SIGTERM):
                signal.signal(sign, self.handle_exit)
        yield


# --- addresses ---
@contextmanager
def bound(host: str, port: int | None) -> Iterator[socket.socket]:
    """A socket at this address, for as long as it is needed."""
    listener = bind(host, port)
    try:
        yield listener
    finally:
        listener.close()


def bind(host: str, port: int | None) -> socket.socket:
    """A socket at this address; of the ports that may be taken, the first that is free."""
    tries = range(USUAL_PORT, USUAL_PORT + PORTS_TRIED) if port is None else [port]
    for attempt in tries:
        try:
            return bind_to(host, attempt)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                continue
            forbidden = error.errno in (errno.EACCES, errno.EPERM)
            raise CannotServe("port-forbidden" if forbidden else "host", host, attempt) from error
        except UnicodeError as error:  # a name that cannot be a name
            raise CannotServe("host", host, attempt) from error
    raise CannotServe("port-taken", host, tries[0])


def bind_to(host: str, port: int) -> socket.socket:
    """A socket at exactly this address."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two servers have one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener


def place_of(listener: socket.socket, wish: Wish) -> Place:
    """Where a server with this socket is found."""
    bound_to, port = listener.getsockname()[:2]
    everywhere = ip_address(bound_to).is_unspecified
    here = "127.0.0.1" if everywhere else wish.host
    beyond = own_address() if everywhere else None if is_loopback(bound_to) else wish.host
    moved = wish.port is None and port != USUAL_PORT
    return Place(url(here, port), None if beyond is None else url(beyond, port), port, moved)


def url(host: str, port: int) -> str:
    """An address for people and browsers."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str | None:
    """This machine's address on its network, None if it is on none; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address nobody has
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if is_loopback(found) or ip_address(found).is_unspecified else found


def log_to_stderr() -> None:
    """Send what goes wrong to the terminal."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
