"""A server killed while a reaction window is open: an answer that it acknowledged still counts, and counts once."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack, closing
from pathlib import Path

from msgspec.json import encode
from websockets.asyncio.client import ClientConnection, connect

from cutpurse.server.storage.store import Store
from cutpurse.server.storage.writes import add_entries, keep_table
from cutpurse.server.web.sessions import COOKIE, hashed
from cutpurse.table import match_log
from cutpurse.table import messages as wire
from cutpurse.table.rows import PersonRow, SeatRow, TableRow
from tests.server.people import SLOW, Process, messages, play
from tests.server.swindler_table import ID, NAMES, OPTIONS, dealt

PEOPLE = NAMES[:3]


def token(name: str) -> str:
    """The token in somebody's cookie."""
    return name.ljust(43, "_")


async def lay_out(database: Path) -> None:
    """Write a table into a database where a window asks two of three people; without a delay, so that nobody waits."""
    match = dealt(("", "know_it_all", "know_it_all"))
    match.play(0, "steal red")
    seats = [SeatRow(person=name, name=name) for name in PEOPLE]
    row = TableRow(
        id=ID, game="swindler", version=1, options=OPTIONS, secret=match.secret, seats=seats, clock=None, delay=0.0,
        pace="instant", listed=False, status="playing", made=1.0, started=1.0, host=PEOPLE[0],
    )  # fmt: skip
    store = await Store.open(str(database))
    for name in PEOPLE:
        await store.add_person(PersonRow(id=name, name=name, made=1.0, seen=1.0), hashed(token(name)))
    await store.commit(keep_table(row), add_entries(ID, match_log.entry_rows(match.entries, [], 1.0)))
    await store.close()


async def enter(server: Process, stack: AsyncExitStack) -> list[ClientConnection]:
    """Everybody comes in."""
    url = f"ws://127.0.0.1:{server.port}/api/tables/{ID}/socket?since=0"
    return [
        await stack.enter_async_context(
            connect(url, additional_headers={"Cookie": f"{COOKIE}={token(name)}"}, proxy=None, open_timeout=SLOW)
        )
        for name in PEOPLE
    ]


async def hear(socket: ClientConnection, wanted: type[wire.AnyMessage]) -> wire.AnyMessage:
    """The next message of a kind."""
    async with asyncio.timeout(SLOW):
        while True:
            message = messages.decode(await socket.recv())
            if isinstance(message, wanted):
                return message


async def ask(socket: ClientConnection, request: wire.AnyAsk) -> None:
    """Send a request, and wait until it is done."""
    await socket.send(encode(request).decode())
    reply = await hear(socket, wire.Done | wire.Refused | wire.Problem)  # type: ignore[arg-type]
    assert isinstance(reply, wire.Done), reply


async def killed_in_a_window(folder: Path) -> None:
    bet = play("bet free")
    with closing(Process(folder)) as server:
        await lay_out(server.db)
        await server.open()
        async with AsyncExitStack() as stack:
            sockets = await enter(server, stack)
            await ask(sockets[1], bet)
            await server.end(signal.SIGKILL)
        await server.open()
        async with AsyncExitStack() as stack:
            sockets = await enter(server, stack)
            found = [await hear(socket, wire.Snapshot) for socket in sockets]
            answers = [snapshot.position.reactions.answer for snapshot in found]  # type: ignore[union-attr]
            assert answers == [None, "bet free", None]
            await ask(sockets[1], bet)
            await ask(sockets[2], play("pass"))
            moved = await hear(sockets[0], wire.Moved)
            assert isinstance(moved, wire.Moved)
            assert [(card["seat"], card["card"]) for card in moved.position.view["played"]] == [(1, "know_it_all")]
        assert " cutpurse." not in server.log.read_text(), "the server found something wrong"


def test_an_answer_that_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    asyncio.run(killed_in_a_window(tmp_path))
