"""Our server for the benchmark: as `cutpurse serve` starts it, on a database with tables of four, started.

usage: python -m benchmarks.server.ours prepare DATABASE TABLES    make them; tells their ids and everybody's tokens
       python -m benchmarks.server.ours rummage DATABASE TABLES    the same, of Midnight Exchange with quick hands
       python -m benchmarks.server.ours serve DATABASE PORT        serve them; tells when it is ready
       python -m benchmarks.server.ours guarded DATABASE PORT      the same with the usual limits on what people may do
       python -m benchmarks.server.ours idle DATABASE TABLES       tells what so many idle tables weigh
"""

import asyncio
import gc
import json
import secrets
import sys
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from benchmarks.server.clients import QUICKEST
from cutpurse.kernel import sets
from cutpurse.kernel.sealing import seed_hash
from cutpurse.server import lobby as lobby_module
from cutpurse.server import serve as server
from cutpurse.server.bots import BotPool
from cutpurse.server.lobby import Lobby
from cutpurse.server.rate_limits import Rate
from cutpurse.server.storage.store import Store
from cutpurse.server.storage.writes import add_entries, keep_table
from cutpurse.server.web.guard import Rates
from cutpurse.server.web.sessions import Sessions
from cutpurse.server.web.websocket_transport import Limits
from cutpurse.table import messages as wire
from cutpurse.table.rows import PersonRow, StoredTable

AT_ONCE = 100  # tables made together
HALF_A_GAME = 450  # commands
FEW = 10
SEED = "ab" * 16
SEED_HASH = seed_hash(bytes.fromhex(SEED))
CARDS = wire.NewTable(game="gaunerbande", bots=[None] * 4)
HANDS = wire.NewTable(game="midnight-exchange", bots=[None] * 4, options={"hand_ms": round(1000 * QUICKEST)})


async def made(lobby: Lobby, sessions: Sessions, many: int, wish: wire.NewTable = CARDS) -> list[dict[str, Any]]:
    """Tables of four people, started: their ids, and everybody's token."""
    found: list[dict[str, Any]] = []
    while len(found) < many:
        found += await asyncio.gather(*(one(lobby, sessions, wish) for _ in range(min(AT_ONCE, many - len(found)))))
    return found


async def one(lobby: Lobby, sessions: Sessions, wish: wire.NewTable) -> dict[str, Any]:
    """One such table."""
    people = [await sessions.newcomer() for _ in range(4)]
    host = people[0][0]
    table = await lobby.make(host, wish)
    for seat, (person, _) in enumerate(people):
        await asked(lobby, table.id, person, wire.Sit(key=f"sit-{seat:04}", seat=seat, name="Ada", seed_hash=SEED_HASH))
    await asked(lobby, table.id, host, wire.Start(key="start-it"))
    for seat, (person, _) in enumerate(people):
        await asked(lobby, table.id, person, wire.OpenSeed(key=f"open-{seat:04}", seed=SEED))
    return {"id": table.id, "cookies": [token for _, token in people]}


async def asked(lobby: Lobby, id: str, person: PersonRow, ask: wire.AnyAsk) -> None:
    """Ask, and insist."""
    reply = await lobby.ask(id, person, ask)
    assert isinstance(reply, wire.Done), reply


async def prepare(database: str, many: int, wish: wire.NewTable = CARDS) -> dict[str, Any]:
    """Tables in a database, for a server that is started on it afterwards."""
    store = await Store.open(database)
    tables = await made(Lobby(store, BotPool()), Sessions(store), many, wish)
    await store.close()
    return {"tables": tables, "compiled": sets.COMPILED}


async def rummage(database: str, many: int) -> dict[str, Any]:
    """Tables where hands move in real time."""
    return await prepare(database, many, HANDS)


async def idle(database: str, many: int) -> dict[str, Any]:
    """Weigh tables in the middle of a game that nobody is at.

    Python keeps the memory of tables that went to sleep for others to come. So a few are woken, then many, then as
    many others while the first sleep: what many have more than few is theirs, and what is added at last the sleepers'.
    """
    store = await Store.open(database)
    lobby, sessions = Lobby(store, BotPool()), Sessions(store)
    lobby_module.SLEEP_CHECK_EVERY = 0.01
    lobby.open()
    model = await half_played(lobby, sessions)
    await put_to_sleep(lobby)
    batches = [await copied(store, model, count) for count in (FEW, many, many)]
    weights: list[int] = []
    for ids in batches:
        for id in ids:
            await lobby.table(id)
        weights.append(weight())
        await put_to_sleep(lobby)
    lobby.close()
    await store.close()
    few, awake, others_asleep = weights
    return {
        "tables": many,
        "entries": len(model.entries),
        "awake": (awake - few) / (many - FEW),
        "asleep": (others_asleep - awake) / many,
    }


async def half_played(lobby: Lobby, sessions: Sessions) -> StoredTable:
    """A table as it is kept after half of a game."""
    (place,) = await made(lobby, sessions, 1)
    table = await lobby.table(place["id"])
    people = [await sessions.person_of(f"cutpurse={token}") for token in place["cookies"]]
    for n in range(HALF_A_GAME):
        assert table.match is not None
        if not table.match.actors():  # luck made it a short one: take another
            return await half_played(lobby, sessions)
        seat = table.match.actors()[0]
        person = people[seat]
        assert person is not None
        command = str(table.match.options(seat)[0])
        await asked(lobby, place["id"], person, wire.Play(key=f"play-{n:06}", commands=[command]))
    kept = await lobby.store.table(place["id"])
    assert kept is not None
    return kept


async def copied(store: Store, model: StoredTable, many: int) -> list[str]:
    """So many tables like this one, in the store."""
    ids = [secrets.token_urlsafe(12) for _ in range(many)]
    for id in ids:
        await store.commit(keep_table(replace(model.row, id=id)), add_entries(id, model.entries))
    return ids


async def put_to_sleep(lobby: Lobby) -> None:
    """Let all tables fall asleep."""
    for table in lobby.tables.values():
        table.quiet_since -= lobby_module.SLEEP_AFTER
    while lobby.tables:
        await asyncio.sleep(0.01)


def weight() -> int:
    """The memory this process has, in bytes."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


def say(what: dict[str, Any]) -> None:
    """One line for whoever started this."""
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    job, database, number = sys.argv[1:]
    if job in ("serve", "guarded"):
        if job == "serve":
            Rates.ask_rate = Rate(1e9, 10**9)  # people may not ask so often; a benchmark must
            server.SOCKET_LIMITS = Limits(frames=1e9, burst=1e9)
        server.log_to_stderr()
        server.serve(server.ServeSettings(db=database, port=int(number)), lambda place: say({"port": place.port}))
    else:
        say(asyncio.run({"prepare": prepare, "rummage": rummage, "idle": idle}[job](database, int(number))))
