"""`cutpurse serve`: binds a port, opens the store and the lobby, runs uvicorn, and shuts down cleanly."""

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
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any

import uvicorn
from msgspec import Struct
from msgspec.structs import replace

from cutpurse.server.bots import BotPool
from cutpurse.server.lobby import Lobby
from cutpurse.server.notifications.service import Notifications
from cutpurse.server.notifications.settings import NotificationSettings
from cutpurse.server.storage.files import FileChanged
from cutpurse.server.storage.store import MOST_BYTES, Store
from cutpurse.server.web.app import make_app
from cutpurse.server.web.guard import Guard, Hosts, Rates, is_loopback
from cutpurse.server.web.http_connection import http_connections
from cutpurse.server.web.sessions import Sessions
from cutpurse.server.web.websocket import WebSocketEndpoint
from cutpurse.server.web.websocket_transport import Limits, sockets
from cutpurse.table.messages import Pace

USUAL_PORT = 8000
PORTS_TRIED = 20  # from the usual one on
SHUTDOWN_GRACE = 3  # seconds that running requests get at shutdown
SWITCH_INTERVAL = 0.001  # seconds: the store's thread waits this long for a busy event loop, a fifth of the default
SOCKET_LIMITS = Limits()  # a benchmark raises them
OPEN_FILES = 16_384
MOST_WARNINGS = 200  # a minute
LOG_LINE = "%(asctime)s %(name)s: %(message)s"
GC_THRESHOLD = (20_000, 50, 100)  # tables make hardly any cycles; collecting more often took about 7 % of the time


class CannotServe(Exception):
    """An address we cannot serve on; `kind` is `host` (not our address), `port-taken` or `port-forbidden`."""

    def __init__(self, kind: str, host: str, port: int) -> None:
        super().__init__(f"{kind}: {host} {port}")
        self.kind = kind
        self.host = host
        self.port = port


class DatabaseChanged(Exception):
    """The server has stopped, and its database is not the one it had opened, or is damaged."""


class ServeSettings(Struct):
    """What to serve and where; without a port it is the usual one or, if that is taken, one of the next."""

    db: str
    host: str = "127.0.0.1"
    port: int | None = None
    open: bool = False  # open a browser, too
    pace: Pace | None = None  # for all bots, whatever a table asks for
    most_bytes: int = MOST_BYTES  # in the database; beyond that no new tables are made
    notifications: NotificationSettings = NotificationSettings()
    names: list[str] = []  # more host names to answer to, behind a web server on this machine


class ServerAddress(Struct):
    """The address of a running server: on this machine and, if others can reach it, on the network."""

    here: str
    network: str | None
    port: int
    moved: bool  # the usual port was taken


def serve(settings: ServeSettings, ready: Callable[[ServerAddress], None]) -> None:
    """Serve until stopped; `ready` gets the address once it answers.

    Raises CannotServe or CannotOpen before that, and DatabaseChanged in the end.
    """
    with asyncio.Runner(loop_factory=new_loop()) as runner:
        runner.run(run_server(settings, ready))


def new_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def run_server(settings: ServeSettings, ready: Callable[[ServerAddress], None]) -> None:
    """Build all parts of the server, run them, and close them again."""
    raise_file_limit()
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.set_threshold(*GC_THRESHOLD)
    gc.enable()
    with bound(settings.host, settings.port) as listener:
        address = address_of(listener, settings)
        store = await Store.open(settings.db, settings.most_bytes)
        bot_pool = BotPool()
        notifications = notifications_of(store, settings.notifications)
        lobby = Lobby(store, bot_pool, notifications.turns.waits)
        sessions = Sessions(store)
        try:
            rates = Rates()
            app = make_app(lobby, sessions, rates, address.network, settings.pace, notifications=notifications)
            guard = Guard(app, Hosts(settings.host, settings.names))
            await notifications.open(lobby.is_looked_at)
            lobby.open()
            endpoint = WebSocketEndpoint(lobby, sessions, guard, rates)
            await Server(guard, endpoint, lambda: announce_ready(settings, address, ready)).serve([listener])
        finally:
            notifications.close()
            lobby.close()
            bot_pool.close()
            changed = has_changed(store)
            await store.close()
        if changed:
            raise DatabaseChanged


def notifications_of(store: Store, settings: NotificationSettings) -> Notifications:
    """How people are told who are elsewhere; the key for Web Push is beside the database, if the host names none."""
    key = settings.push_key or Path(f"{store.database.path}.push")
    return Notifications(store, replace(settings, push_key=key))


def has_changed(store: Store) -> bool:
    """Whether a store is closed because of its files, or would be at the next look."""
    try:
        store.files.check_each()
        store.files.check_database()
    except FileChanged:
        return True
    return store.trouble == "closed"


def raise_file_limit() -> None:
    """Let the process have more open files, and so connections, than the usual 1024: our ceilings allow for more."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def announce_ready(settings: ServeSettings, address: ServerAddress, ready: Callable[[ServerAddress], None]) -> None:
    """Say where the server is, and open a browser if wanted."""
    ready(address)
    if settings.open:
        Thread(target=open_browser, args=(address.here,), daemon=True).start()


def open_browser(url: str) -> None:
    """Open a browser, if there is one; whatever it does, the server keeps running."""
    with suppress(Exception):
        webbrowser.open(url)


class Server(uvicorn.Server):
    """uvicorn that reports when it is ready, and ends on Ctrl-C without raising it again."""

    def __init__(self, app: Any, endpoint: WebSocketEndpoint, ready: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http=http_connections(),
                ws=sockets(endpoint, SOCKET_LIMITS),
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=SHUTDOWN_GRACE,
            )
        )
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, then report it."""
        await super().startup(sockets)
        self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal; on the second one, at once."""
        with suppress(ValueError):  # not the main thread: whoever started us there sets `should_exit`
            for sign in (signal.SIGINT, signal.SIGTERM):
                signal.signal(sign, self.handle_exit)
        yield


# --- addresses ---
@contextmanager
def bound(host: str, port: int | None) -> Iterator[socket.socket]:
    """A socket bound to this address, closed at the end of the block."""
    listener = bind(host, port)
    try:
        yield listener
    finally:
        listener.close()


def bind(host: str, port: int | None) -> socket.socket:
    """A socket bound to this address; without a port, to the first free one of several."""
    tries = range(USUAL_PORT, USUAL_PORT + PORTS_TRIED) if port is None else [port]
    for attempt in tries:
        try:
            return bind_to(host, attempt)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                continue
            forbidden = error.errno in (errno.EACCES, errno.EPERM)
            raise CannotServe("port-forbidden" if forbidden else "host", host, attempt) from error
        except UnicodeError as error:  # not a valid host name
            raise CannotServe("host", host, attempt) from error
    raise CannotServe("port-taken", host, tries[0])


def bind_to(host: str, port: int) -> socket.socket:
    """A socket bound to exactly this address."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two servers share one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener


def address_of(listener: socket.socket, settings: ServeSettings) -> ServerAddress:
    """The address of a server with this socket."""
    bound_to, port = listener.getsockname()[:2]
    everywhere = ip_address(bound_to).is_unspecified
    here = "127.0.0.1" if everywhere else settings.host
    network = own_address() if everywhere else None if is_loopback(bound_to) else settings.host
    moved = settings.port is None and port != USUAL_PORT
    return ServerAddress(url(here, port), None if network is None else url(network, port), port, moved)


def url(host: str, port: int) -> str:
    """A URL for people and browsers."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str | None:
    """This machine's address on its network, or None if there is none; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address nobody has
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if is_loopback(found) or ip_address(found).is_unspecified else found


# --- the log ---
class OncePerMinute(logging.Filter):
    """Lets a warning about somebody through once a minute, so that an attack does not fill the log.

    Somebody is the first argument of a warning; what else it says may be chosen by the attacker.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.now = now
        self.said: dict[tuple[str, str, str], float] = {}  # when each was last let through, the oldest first

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is new."""
        if record.levelno > logging.WARNING:
            return True
        now = self.now()
        while self.said and (next(iter(self.said.values())) <= now - 60):
            del self.said[next(iter(self.said))]
        args = record.args if isinstance(record.args, tuple) else ()
        about = record.name, str(record.msg), str(args[0]) if args else ""
        if about in self.said or len(self.said) >= MOST_WARNINGS:
            return False
        self.said[about] = now
        return True


def log_to_stderr(formatter: logging.Formatter | None = None) -> None:
    """Print warnings and errors to the terminal."""
    handler = logging.StreamHandler()
    handler.addFilter(OncePerMinute())
    handler.setFormatter(formatter or logging.Formatter(LOG_LINE))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
