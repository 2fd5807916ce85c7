"""The bare stack: whatever one of a room says, all of it are sent a view-sized message, and the speaker a receipt.

usage: python -m benchmarks.server.echo transport|litestar PORT VIEW DONE   (sizes in bytes)
"""

import asyncio
import sys
from collections import defaultdict
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket

from cutpurse.server.web.websocket_transport import Connection, HandlerFactory, Limits, Refusal, Upgrade, sockets


class Sizes:
    """What is sent: a message as long as a view, and one as long as the answer to a command."""

    def __init__(self, view: int, done: int) -> None:
        self.view = b"v" * view
        self.done = b"d" * done


# --- on our own transport ---
class Speaker:
    """A visitor of a room."""

    def __init__(self, room: list["Speaker"], sizes: Sizes, connection: Connection) -> None:
        self.room = room
        self.sizes = sizes
        self.connection = connection
        room.append(self)

    def received(self, data: bytes) -> None:
        """Tell all, then say that it is done."""
        for speaker in self.room:
            speaker.connection.send(self.sizes.view)
        self.connection.send(self.sizes.done)

    def gone(self) -> None:
        """Leave the room."""
        self.room.remove(self)


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application without pages."""


def on_transport(port: int, sizes: Sizes) -> uvicorn.Config:
    """Rooms on our transport."""
    rooms: dict[str, list[Speaker]] = defaultdict(list)

    async def endpoint(upgrade: Upgrade) -> HandlerFactory | Refusal:
        return lambda connection: Speaker(rooms[upgrade.path], sizes, connection)

    return uvicorn.Config(
        nothing, port=port, ws=sockets(endpoint, Limits(frames=1e9, burst=1e9)), lifespan="off", log_level="warning"
    )


# --- on Litestar, as its manual has it ---
def on_litestar(port: int, sizes: Sizes) -> uvicorn.Config:
    """Rooms on Litestar and uvicorn's fastest WebSockets."""
    rooms: dict[str, list[WebSocket[Any, Any, Any]]] = defaultdict(list)
    view, done = sizes.view.decode(), sizes.done.decode()

    @websocket("/{room:str}")
    async def enter(socket: WebSocket[Any, Any, Any], room: str) -> None:
        await socket.accept()
        rooms[room].append(socket)
        while True:
            await socket.receive_text()
            for other in rooms[room]:
                await other.send_text(view)
            await socket.send_text(done)

    return uvicorn.Config(Litestar([enter]), port=port, ws="websockets-sansio", log_level="critical")


STACKS = {"transport": on_transport, "litestar": on_litestar}

if __name__ == "__main__":
    stack, port, view, done = sys.argv[1:]
    server = uvicorn.Server(STACKS[stack](int(port), Sizes(int(view), int(done))))
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve())
