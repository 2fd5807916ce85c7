"""live_table.py: a table whose core breaks is loaded anew, and nothing that was stored is lost."""

import gc
import weakref
from pathlib import Path

import pytest
from msgspec.json import decode, encode
from websockets.server import ServerProtocol

from cutpurse.kernel.match import Draft
from cutpurse.server.live_table import LiveTable
from cutpurse.server.web.guard import Rates
from cutpurse.server.web.websocket import SocketClient
from cutpurse.table import messages as wire
from cutpurse.table.core import TableCore
from cutpurse.table.errors import RequestError
from cutpurse.table.rows import PersonRow, TableRow
from tests.server.people import Looker, evening, key, move, play, run, say, sit, start, undo, unframed, until
from tests.server.test_websocket import asked, visit


class Dropped(Looker):
    """Somebody whose connection may be ended."""

    dropped = False

    def drop(self) -> None:
        """The connection is ended."""
        self.dropped = True


@pytest.mark.plain
@run
async def test_a_table_that_breaks_is_loaded_anew_with_all_that_was_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(table: TableCore, draft: Draft, row: TableRow) -> None:
        raise RuntimeError("nobody foresaw this")

    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        before = await e.table(id)
        look, n = looks_in(before, people[1]), await e.entries(id)
        assert before.match is not None
        ask = play(before.match.options(0)[0].notation)
        with monkeypatch.context() as broken:
            broken.setattr(TableCore, "take_draft", breaks)
            with pytest.raises(RequestError, match="trouble"):
                await e.reply(id, people[0], ask)
        assert "nobody foresaw this" in caplog.text
        assert look.dropped
        assert await e.table(id) is not before
        assert await e.entries(id) == n + 1
        assert await e.ask(id, people[0], ask) == "done", "it was stored, and is not done again"
        assert await e.entries(id) == n + 1
        await move(e, id, people)
        assert await e.entries(id) == n + 2


def looks_in(table: LiveTable, person: PersonRow) -> Dropped:
    """Somebody who looks on."""
    look = Dropped(person)
    table.enter(look, 0)
    return look


class Line:
    """A connection that keeps what is written at once."""

    def __init__(self) -> None:
        self.waiting: list[bytes] = []
        self.writes: list[list[str]] = []

    def send(self, message: bytes) -> None:
        self.waiting.append(message)
        self.flush()

    def send_frame(self, frame: bytes) -> None:
        self.waiting.append(unframed(frame))

    def flush(self) -> None:
        if self.waiting:
            self.writes.append([decode(message)["type"] for message in self.waiting])
            self.waiting = []

    def close(self, code: int = 1000, reason: str = "") -> None:
        self.flush()

    def trip(self) -> float | None:
        return None


@run
async def test_a_move_and_the_reply_to_it_reach_whoever_made_it_in_one_write(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        table = await e.table(await e.game(*people))
        lines = [Line() for _ in people]
        sockets = [SocketClient(table, person, 0, Rates(), line) for person, line in zip(people, lines, strict=True)]
        assert table.match is not None
        for line in lines:
            line.writes.clear()
        sockets[0].received(encode(play(table.match.options(0)[0].notation)))
        await until(lambda: bool(lines[0].writes))
        assert [line.writes for line in lines] == [[["moved", "done"]], [["moved"]], [["moved"]]]
        for socket in sockets:
            socket.gone()


@pytest.mark.plain
@pytest.mark.parametrize("last", [undo(), say("good night")], ids=["refused", "stored"])
@run
async def test_a_table_that_is_dropped_is_gone_at_once_without_a_collection(
    tmp_path: Path, last: wire.Undo | wire.Say
) -> None:
    """Whoever has sat there over a real socket, and whatever was asked, keeps nothing of it: stored or refused."""
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        gc.collect()
        gc.disable()
        try:
            id = await v.table(cookie)
            async with v.socket(id, cookie) as socket:
                for ask in (sit(0), start(), play("what is this"), say("hello"), last):
                    await asked(socket, ask)
                await v.http.post(f"/api/tables/{id}", json={"ask": "hint", "key": key()}, headers={"Cookie": cookie})
            table = weakref.ref(await v.e.table(id))
            core = weakref.ref(v.e.lobby.tables[id].core)
            await until(lambda: not v.e.lobby.tables[id].core.viewers.connected)
            await v.e.put_to_sleep(id)
            await v.e.store.person("nobody")  # the store's thread has other things to do
            await until(lambda: (table(), core()) == (None, None))
            await until(lambda: not any(isinstance(it, ServerProtocol) for it in gc.get_objects()))
        finally:
            gc.enable()
