"""Behind a web server on the same machine, as docs/hosting.md describes it: names, origins, cookies and sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cutpurse.server.web.guard import NEWCOMERS
from cutpurse.server.web.sessions import COOKIE, HTTPS_COOKIE
from tests.server.people import GAME, SLOW, Process, served

NAME = "games.example.org"
PAGE = {"Host": NAME, "Origin": f"https://{NAME}"}  # what a browser sends that shows our page


@asynccontextmanager
async def proxied(to: int, pass_host: bool = True) -> AsyncIterator[int]:
    """A web server that speaks HTTPS to the world, as far as anybody here can tell; its port."""
    serving: set[asyncio.Task[None] | None] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        serving.add(asyncio.current_task())
        head = (await reader.readuntil(b"\r\n\r\n")).decode().removesuffix("\r\n\r\n").split("\r\n")
        if not pass_host:
            head = [f"Host: 127.0.0.1:{to}" if line.lower().startswith("host:") else line for line in head]
        head += ["X-Forwarded-Proto: https", "X-Forwarded-For: 203.0.113.9", "", ""]
        inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", to)
        inner_writer.write("\r\n".join(head).encode())
        await asyncio.gather(piped(reader, inner_writer), piped(inner_reader, writer))
        for end in (inner_writer, writer):
            with suppress(OSError):
                end.close()
                await end.wait_closed()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        if serving:
            await asyncio.wait([task for task in serving if task is not None], timeout=SLOW)


async def piped(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on what comes."""
    with suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
        writer.close()


async def asked(port: int, method: str, path: str, cookie: str = "", body: object = None) -> httpx.Response:
    """A request of our page, over a connection of its own."""
    headers = {**PAGE, "Connection": "close", "Cookie": f"{COOKIE}={cookie}"}
    async with httpx.AsyncClient(trust_env=False, timeout=SLOW, verify=False) as client:
        return await client.request(method, f"http://127.0.0.1:{port}{path}", headers=headers, json=body)


async def socket_of(port: int, table: str, cookie: str) -> str:
    """Whether our page may open a socket: the type of the first message, or the status of the refusal."""
    url = f"ws://{NAME}/api/tables/{table}/socket"
    headers = {"Origin": PAGE["Origin"], "Cookie": f"{COOKIE}={cookie}"}
    try:
        async with connect(url, host="127.0.0.1", port=port, additional_headers=headers, proxy=None) as socket:
            return "snapshot" if '"type":"snapshot"' in str(await socket.recv()) else "something else"
    except InvalidStatus as refused:
        return str(refused.response.status_code)


async def evening_of(house: Process) -> tuple[str, str]:
    """Somebody's cookie, and the table they made, without the web server between."""
    async with httpx.AsyncClient(base_url=house.url, trust_env=False) as client:
        cookie = (await client.post("/api/me")).cookies[COOKIE]
        made = await client.post("/api/tables", json={"game": GAME, "bots": [None] * 4})
        return cookie, str(made.json()["id"])


def test_a_web_server_that_passes_on_the_host_needs_nothing_but_its_name_said(tmp_path: Path) -> None:
    async def scene() -> None:
        async with served(tmp_path, "--name", NAME) as house, proxied(house.port) as port:
            new = await asked(port, "POST", "/api/me")
            assert new.status_code == 200
            assert "; Secure" in new.headers["set-cookie"]
            assert "max-age=" in new.headers["strict-transport-security"]
            cookie = new.headers["set-cookie"].partition(";")[0].removeprefix(f"{HTTPS_COOKIE}=")
            table = await asked(port, "POST", "/api/tables", cookie, {"game": GAME, "bots": [None] * 4})
            assert table.status_code == 201
            assert await socket_of(port, table.json()["id"], cookie) == "snapshot"
            link = await asked(port, "POST", "/api/me/link", cookie)
            assert link.status_code == 201

    asyncio.run(scene())


def test_a_name_nobody_told_us_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with served(tmp_path) as house, proxied(house.port) as port:
            cookie, table = await evening_of(house)
            assert (await asked(port, "GET", "/api/me", cookie)).status_code == 403
            assert await socket_of(port, table, cookie) == "403"

    asyncio.run(scene())


def test_a_web_server_that_does_not_pass_on_the_host_serves_pages_that_can_do_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with served(tmp_path, "--name", NAME) as house, proxied(house.port, pass_host=False) as port:
            cookie, table = await evening_of(house)
            assert (await asked(port, "GET", "/api/me", cookie)).status_code == 200
            assert (await asked(port, "PUT", "/api/me", cookie, {"name": "Ada"})).status_code == 403
            assert await socket_of(port, table, cookie) == "403"

    asyncio.run(scene())


def test_whom_a_web_server_names_is_limited_by_address_and_who_is_on_this_machine_is_not(tmp_path: Path) -> None:
    async def scene() -> None:
        async with served(tmp_path, "--name", NAME) as house, proxied(house.port) as port:
            for there, limited in ((port, True), (house.port, False)):
                at_once = [asked(there, "POST", "/api/me") for _ in range(NEWCOMERS.burst + 20)]
                answers = await asyncio.gather(*at_once)
                assert (429 in [answer.status_code for answer in answers]) == limited

    asyncio.run(scene())
