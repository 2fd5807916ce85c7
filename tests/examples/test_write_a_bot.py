"""docs/write-a-bot.md: its code blocks are the examples, which play in a match, and at a public table by token."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.people import SLOW, served

DOCS = Path(__file__).parents[2] / "docs"
WISH = {"game": "gaunerbande", "bots": [None, None, "greedy"]}
PAGE = DOCS / "write-a-bot.md"
BLOCK = re.compile(r'^```python title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def test_the_page_shows_every_line_of_the_examples() -> None:
    found: dict[str, str] = {}
    for file, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        found[file] = found.get(file, "") + text
    assert set(found) == {"ducker.py", "seat_bot.py"}
    for file, text in found.items():
        shown = [line for line in text.splitlines() if line.strip()]
        written = (DOCS / "examples" / file).read_text(encoding="utf-8")
        assert shown == [line for line in written.splitlines() if line.strip()], file


def test_what_the_page_does_with_the_bot_works_as_it_stands(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(DOCS / "examples")
    [match] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(match, str(PAGE), "exec"), names)
    points = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert points[0] < min(points[1:]), "it ducks better than random players"


async def host(url: str, http: httpx.AsyncClient, table: str, seated: asyncio.Event) -> dict[str, Any]:
    """Sit down at a table, start as soon as all chairs are taken, and play at random; what was seen of the bot."""
    headers = {"Cookie": f"cutpurse={http.cookies['cutpurse']}"}
    seen: dict[str, Any] = {}
    keys = iter(range(10**6))

    def ask(what: str, **more: object) -> str:
        return json.dumps({"ask": what, "key": f"host-{next(keys):06}", **more})

    socket_url = f"ws{url[4:]}/api/tables/{table}/socket"
    async with connect(socket_url, additional_headers=headers, proxy=None) as socket:
        await socket.send(ask("sit", seat=0, name="Ada", seed="00" * 16))
        acted_at = -1
        started = False
        while True:
            message = json.loads(await socket.recv())
            if message.get("table"):
                chairs = message["table"]["chairs"]
                if chairs[0]["kind"] != "empty":
                    seated.set()
                if not started and all(chair["kind"] != "empty" for chair in chairs):
                    started = True
                    seen["chair"] = chairs[1]
                    await socket.send(ask("start"))
            position = message.get("position")
            if not position:
                continue
            view = position["view"]
            if view["outcome"]:
                return {**seen, "outcome": view["outcome"]}
            if view["options"] and position["n"] != acted_at:
                acted_at = position["n"]
                await socket.send(ask("play", commands=[random.Random(acted_at).choice(view["options"])]))


@pytest.mark.parametrize("public", [True, False])
def test_a_bot_takes_a_chair_by_its_token_and_everybody_sees_what_it_is(tmp_path: Path, public: bool) -> None:
    async def scene() -> None:
        async with served(tmp_path) as house, httpx.AsyncClient(base_url=house.url, trust_env=False) as http:
            await http.post("/api/me")
            wish = {"game": "gaunerbande", "bots": [None, None, "greedy"], "options": {"limit": 1}, "listed": public}
            made = await http.post("/api/tables", json={**wish, "pace": "instant"})
            table, seated = made.json()["id"], asyncio.Event()
            hosting = asyncio.create_task(host(house.url, http, table, seated))
            await asyncio.wait_for(seated.wait(), SLOW)  # the first chair is not the bot's
            bot = await asyncio.create_subprocess_exec(
                *(sys.executable, str(DOCS / "examples" / "seat_bot.py"), house.url, *([] if public else [table])),
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                env={**os.environ, "no_proxy": "*"},
            )
            ended, _ = await asyncio.wait([hosting], timeout=6 * SLOW)
            if not ended:
                bot.kill()
                raise AssertionError(f"they never played to the end; the bot said: {await bot.communicate()}")
            seen = await hosting
            out, err = await asyncio.wait_for(bot.communicate(), 3 * SLOW)
            assert (bot.returncode, err) == (0, b"")
            assert out.decode().strip() == str(seen["outcome"])
            assert (seen["chair"]["kind"], seen["chair"]["program"], seen["chair"]["name"]) == ("person", True, "Ducky")
            await house.end(signal.SIGKILL)
            await house.open()
            [line] = (await http.get("/api/tables")).json()["mine"]
            assert [chair["program"] for chair in line["chairs"]] == [False, True, False]

    asyncio.run(scene())


def test_a_token_that_nobody_has_names_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with served(tmp_path) as house, httpx.AsyncClient(base_url=house.url, trust_env=False) as http:
            token = (await http.post("/api/programs", json={"name": " Ducky "})).json()
            assert token["name"] == "Ducky"
            for header, known in ((token["token"], True), ("A" * 43, False), ("x", False)):
                me = await http.get("/api/me", headers={"Authorization": f"Bearer {header}"})
                assert (me.json()["known"], me.json()["name"]) == (known, "Ducky" if known else None)
                made = await http.post("/api/tables", json=WISH, headers={"Authorization": f"Bearer {header}"})
                assert made.status_code == (201 if known else 403)
            assert not http.cookies, "a token is no cookie: nobody's browser is signed in by it"
            assert (await http.post("/api/programs", json={"name": "\n"})).status_code == 400

    asyncio.run(scene())
