"""websocket.py, with real sockets and requests: who is let in, what is too much, and what nobody is ever told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import to_builtins
from msgspec.json import decode, encode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cutpurse.server import lobby
from cutpurse.server.web import guard, pages, websocket
from cutpurse.server.web.sessions import COOKIE, hashed
from cutpurse.server.web.websocket import ALL_STRANGERS, SOCKETS, STRANGERS, UNREADABLE_RATE, WebSocketEndpoint
from cutpurse.server.web.websocket_transport import Refusal, Upgrade
from cutpurse.table import messages as wire
from cutpurse.table import requests, viewers
from cutpurse.table.changes import Change
from tests.server.leaping_loop import Watched, leap
from tests.server.people import Evening, app_of, evening, key, messages, opened, play, run, say, served, sit, start
from tests.server.sockets import ended


class Visit:
    """A house with a table where Ada is the host, and ways to come in."""

    def __init__(self, e: Evening, port: int, http: httpx.AsyncClient) -> None:
        self.e = e
        self.port = port
        self.http = http
        self.url = f"http://127.0.0.1:{port}"

    async def cookie(self) -> str:
        """The cookie of somebody new."""
        answer = await self.http.post("/api/me")
        self.http.cookies.clear()
        return f"{COOKIE}={answer.cookies[COOKIE]}"

    async def table(self, cookie: str, *bots: str | None) -> str:
        """A table of theirs."""
        wish = {"game": "gaunerbande", "bots": list(bots or (None, "random", "random")), "pace": "instant"}
        answer = await self.http.post("/api/tables", json=wish, headers={"Cookie": cookie})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def socket(self, id: str, cookie: str = "", query: str = "", **more: Any) -> connect:
        """A socket at a table."""
        headers = {"Cookie": cookie} if cookie else {}
        where = f"ws://127.0.0.1:{self.port}/api/tables/{id}/socket{query}"
        return connect(where, additional_headers=headers, proxy=None, **more)


@asynccontextmanager
async def visit(folder: Path) -> AsyncIterator[Visit]:
    """A house for one test."""
    async with (
        evening(folder) as e,
        opened(e) as port,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http,
    ):
        yield Visit(e, port, http)


async def asked(socket: ClientConnection, ask: wire.AnyAsk) -> tuple[wire.AnyMessage, list[wire.AnyMessage]]:
    """Ask something; the answer, and what came before it."""
    await socket.send(encode(ask).decode())
    before: list[wire.AnyMessage] = []
    while True:
        message = messages.decode(await socket.recv())
        if isinstance(message, wire.Done | wire.Refused | wire.Problem) and message.key == ask.key:
            return message, before
        before.append(message)


# --- in ---
@run
async def test_a_game_over_a_real_socket(tmp_path: Path) -> None:
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        async with v.socket(id, cookie) as socket:
            snapshot = messages.decode(await socket.recv())
            assert isinstance(snapshot, wire.Snapshot)
            assert (snapshot.you.seat, snapshot.you.host, snapshot.you.ends) == (None, True, True)
            done, before = await asked(socket, sit(0))
            assert isinstance(done, wire.Done)
            assert [type(message) for message in before] == [wire.Changed]
            done, before = await asked(socket, start())
            assert isinstance(before[1], wire.Moved), "what one's own ask caused comes before it is called done"
            hand = before[1].position.view["hand"]
            done, before = await asked(socket, play(*[f"give {card}" for card in hand[:3]]))
            assert isinstance(done, wire.Done)
            told = [told.n for message in before if isinstance(message, wire.Moved) for told in message.told]
        async with v.socket(id, cookie, f"?since={max(told) + 1}") as socket:
            back = messages.decode(await socket.recv())
            assert isinstance(back, wire.Snapshot)
            assert all(each.n > max(told) for each in back.told)
            assert back.you.seat == 0


@run
async def test_another_device_of_the_same_person_has_the_same_seat(tmp_path: Path) -> None:
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        await v.http.post(f"/api/tables/{id}", content=encode(sit(0)), headers={**JSON, "Cookie": cookie})
        link = (await v.http.post("/api/me/link", headers={"Cookie": cookie})).json()["code"]
        claimed = await v.http.post("/api/me/claim", json={"code": link})
        v.http.cookies.clear()
        other = f"{COOKIE}={claimed.cookies[COOKIE]}"
        assert other != cookie
        for device in (cookie, other):
            async with v.socket(id, device) as socket:
                seen = messages.decode(await socket.recv())
                assert isinstance(seen, wire.Snapshot)
                assert seen.you.seat == 0


JSON = {"Content-Type": "application/json"}


@run
async def test_a_socket_of_a_device_that_is_signed_out_ends_at_once(tmp_path: Path) -> None:
    async with visit(tmp_path) as v:
        laptop = await v.cookie()
        id = await v.table(laptop)
        await v.http.post(f"/api/tables/{id}", content=encode(sit(0)), headers={**JSON, "Cookie": laptop})
        link = (await v.http.post("/api/me/link", headers={"Cookie": laptop})).json()["code"]
        claimed = await v.http.post("/api/me/claim", json={"code": link})
        v.http.cookies.clear()
        stolen = f"{COOKIE}={claimed.cookies[COOKIE]}"
        async with v.socket(id, stolen) as thief, v.socket(id, laptop) as owner:
            await thief.recv()
            await owner.recv()
            out = await v.http.delete("/api/me/devices", headers={"Cookie": laptop})
            assert [device["this"] for device in out.json()["devices"]] == [True]
            assert await ended(thief) == (4401, "signed out")
            await owner.send(encode(say("all mine")).decode())
            assert "all mine" in str([await owner.recv() for _ in range(3)])
        async with v.socket(id, stolen) as thief:
            seen = messages.decode(await thief.recv())
            assert isinstance(seen, wire.Snapshot)
            assert seen.you.seat is None
            await thief.send(encode(say("me too")).decode())
            assert "not-seated" in str(await thief.recv())


@run
async def test_without_a_cookie_one_watches_and_may_not_ask(tmp_path: Path) -> None:
    async with visit(tmp_path) as v:
        id = await v.table(await v.cookie())
        for cookie in ("", f"{COOKIE}={'x' * 43}", f"{COOKIE}=short", "other=1"):
            async with v.socket(id, cookie) as socket:
                seen = messages.decode(await socket.recv())
                assert isinstance(seen, wire.Snapshot)
                assert seen.you == wire.You(seat=None, host=False)
                for ask in (sit(0), say("hello"), start()):
                    answer, _ = await asked(socket, ask)
                    assert isinstance(answer, wire.Problem)
                    assert answer.code == "not-seated"


@run
async def test_whoever_has_another_token_is_another_person(tmp_path: Path) -> None:
    async with visit(tmp_path) as v:
        ada, eve = await v.cookie(), await v.cookie()
        id = await v.table(ada)
        for ask, code in ((sit(0), "done"), (start(), "done")):
            answer = await v.http.post(f"/api/tables/{id}", content=encode(ask), headers={**JSON, "Cookie": ada})
            assert answer.json()["type"] == code
        for wrong in (play("give g4"), wire.Abandon(key=key()), wire.Resign(key=key())):
            answer = await v.http.post(f"/api/tables/{id}", content=encode(wrong), headers={**JSON, "Cookie": eve})
            assert answer.status_code == 403
            assert answer.json()["code"] in ("not-seated", "not-host")
        view = (await v.http.get(f"/api/tables/{id}/view", headers={"Cookie": eve})).json()
        assert (view["seat"], view["hand"]) == (None, [])


# --- not in ---
@run
async def test_a_page_of_another_site_gets_no_socket_and_changes_nothing(tmp_path: Path) -> None:
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        for origin in (
            "http://evil.example",
            f"http://evil.example:{v.port}",
            "null",
            f"http://127.0.0.1:{v.port + 1}",
        ):
            with pytest.raises(InvalidStatus) as refused:
                await v.socket(id, cookie, origin=origin)
            assert refused.value.response.status_code == 403
            headers = {"Cookie": cookie, "Origin": origin}
            answer = await v.http.post("/api/tables", json={"game": "gaunerbande", "bots": [None] * 3}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
        async with v.socket(id, cookie, origin=v.url) as socket:
            assert await socket.recv()


@run
async def test_a_form_cannot_ask_for_anything(tmp_path: Path) -> None:
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        for type in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            headers = {"Cookie": cookie, "Content-Type": type}
            answer = await v.http.post(f"/api/tables/{id}", content=encode(sit(0)), headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (415, "bad-message")
        assert (await v.http.get(f"/api/tables/{id}")).json()["table"]["chairs"][0]["kind"] == "empty"


@run
async def test_a_name_that_points_here_from_elsewhere_is_not_ours(tmp_path: Path) -> None:
    async with visit(tmp_path) as v:
        id = await v.table(await v.cookie())
        with pytest.raises(InvalidStatus) as refused:
            await connect(
                f"ws://evil.example:{v.port}/api/tables/{id}/socket", host="127.0.0.1", port=v.port, proxy=None
            )
        assert refused.value.response.status_code == 403
        answer = await v.http.get("/api/me", headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables/nowhere/socket", 404),
        ("/api/tables//socket", 404),
        ("/api/tables/a%2Fb/socket", 404),
        ("/api/socket", 404),
        ("/api/tables/{id}/socket?since=-1", 400),
        ("/api/tables/{id}/socket?since=many", 400),
        ("/api/tables/{id}/socket?since=9999999999", 400),
    ],
)
@run
async def test_a_socket_to_nowhere_is_answered_plainly(tmp_path: Path, path: str, status: int) -> None:
    async with visit(tmp_path) as v:
        id = await v.table(await v.cookie())
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{v.port}{path.format(id=id)}", proxy=None)
        assert refused.value.response.status_code == status


# --- too much ---
@run
async def test_a_message_or_a_body_that_is_too_large_is_refused(tmp_path: Path) -> None:
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        async with v.socket(id, cookie) as socket:
            await socket.send("x" * 20_000)
            with suppress(ConnectionClosed):
                while True:
                    await socket.recv()
            assert socket.close_code == 1009
        answer = await v.http.post(
            f"/api/tables/{id}", content=b'{"a": "' + b"x" * 70_000 + b'"}', headers={**JSON, "Cookie": cookie}
        )
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@run
async def test_who_asks_too_fast_is_told_so_and_the_rest_is_done(tmp_path: Path) -> None:
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        async with v.socket(id, cookie) as socket:
            asks: list[wire.AnyAsk] = [say("/bravo" if n % 2 else f"line {n}") for n in range(10)]
            asks += [wire.Back(key=key()) for _ in range(3 * guard.ASKS.burst)]
            for ask in asks:
                await socket.send(encode(ask).decode())
            answers: dict[str | None, wire.AnyMessage] = {}
            while len(answers) < len(asks):
                message = messages.decode(await socket.recv())
                if isinstance(message, wire.Done | wire.Problem):
                    answers[message.key] = message
        said = [answers[ask.key] for ask in asks[:10]]
        assert [isinstance(answer, wire.Done) for answer in said[: guard.CHAT.burst]] == [True] * guard.CHAT.burst
        assert said[-1] == wire.Problem(code="too-fast", key=asks[9].key)
        assert answers[asks[-1].key] == wire.Problem(code="too-fast", key=asks[-1].key)
        lines = (await v.e.lobby.snapshot(id, None, 0)).chat
        assert len(lines) == sum(isinstance(answer, wire.Done) for answer in said)


@run
async def test_what_somebody_asks_over_http_and_sockets_counts_together_on_a_real_server(tmp_path: Path) -> None:
    async with (
        served(tmp_path) as process,
        httpx.AsyncClient(base_url=process.url, trust_env=False) as http,
    ):
        made = await http.post("/api/tables", json={"game": "gaunerbande", "bots": [None, "random", "random"]})
        at, cookie = f"/api/tables/{made.json()['id']}", f"{COOKIE}={http.cookies[COOKIE]}"
        lines: list[wire.AnyAsk] = [say(f"line {n}") for n in range(2 * guard.CHAT.burst)]
        asks: list[wire.AnyAsk] = [*lines, *(wire.Back(key=key()) for _ in range(2 * guard.ASKS.burst))]
        codes: list[str] = []
        began = asyncio.get_running_loop().time()
        where = f"ws://127.0.0.1:{process.port}{at}/socket"
        async with connect(where, additional_headers={"Cookie": cookie}, proxy=None) as socket:
            for n, ask in enumerate(asks):
                if n % 2:
                    reply = (await http.post(at, json=to_builtins(ask))).json()
                    codes.append(reply.get("code", "done"))
                else:
                    told, _ = await asked(socket, ask)
                    codes.append(told.code if isinstance(told, wire.Problem) else "done")
        seconds = asyncio.get_running_loop().time() - began
        said, other = codes[: len(lines)], codes[len(lines) :]
        most = guard.CHAT.burst + 1 + seconds * guard.CHAT.each_second
        assert guard.CHAT.burst <= len(said) - said.count("too-fast") <= most
        granted = len(codes) - codes.count("too-fast")
        assert granted <= guard.ASKS.burst + 1 + seconds * guard.ASKS.each_second
        assert "too-fast" in other[0::2]
        assert "too-fast" in other[1::2]


@leap
async def test_sockets_are_counted_by_address_and_strangers_come_in_one_after_the_other(tmp_path: Path) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        endpoint = WebSocketEndpoint(e.lobby, e.sessions, app_of(e), e.rates)
        ada, token = await e.sessions.newcomer()
        path = f"/api/tables/{await e.make(ada, None, None, None)}/socket"
        loop, known = asyncio.get_running_loop(), f"{COOKIE}={token}"

        async def admitted(address: str, cookie: str | None = known) -> bool:
            decided = await endpoint(Upgrade(path, {}, None, "127.0.0.1:8000", cookie, address))
            assert not isinstance(decided, Refusal) or decided.status == 429
            return not isinstance(decided, Refusal)

        began = loop.time()
        many = [await admitted("192.0.2.1") for _ in range(SOCKETS.burst + 10)]
        assert many == [True] * SOCKETS.burst + [False] * 10
        assert await admitted("192.0.2.2")
        assert all([await admitted("127.0.0.1") for _ in range(2 * SOCKETS.burst)]), "it may be a web server"
        assert loop.time() - began < 0.1
        crowd = [asyncio.create_task(admitted(f"198.51.100.{n}", None)) for n in range(200)]
        await asyncio.sleep(0.01)
        assert await admitted("192.0.2.2"), "whoever we know is not kept out by strangers"
        assert loop.time() - began < 0.2
        assert all(await asyncio.gather(*crowd)), "two hundred who want to watch do"
        needed = (len(crowd) - ALL_STRANGERS.burst) / ALL_STRANGERS.each_second
        assert loop.time() - began == pytest.approx(needed, rel=0.2)
        await asyncio.sleep(10)
        one = await asyncio.gather(*(admitted("203.0.113.9", None) for _ in range(100)))
        assert STRANGERS.burst <= sum(one) <= STRANGERS.burst + guard.MOST_WAITING


@run
async def test_chat_over_http_is_no_faster(tmp_path: Path) -> None:
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        codes = []
        for n in range(3 * guard.CHAT.burst):
            headers = {**JSON, "Cookie": cookie}
            answer = await v.http.post(f"/api/tables/{id}", content=encode(say(f"line {n}")), headers=headers)
            codes.append(answer.status_code)
        assert codes[: guard.CHAT.burst] == [200] * guard.CHAT.burst
        assert 429 in codes


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "[]",
        "null",
        "{}",
        '{"ask": "dance", "key": "key-12345"}',
        '{"ask": "start", "key": "short"}',
        '{"ask": "start", "key": "key-12345", "more": 1}',
        '{"ask": "sit", "key": "key-12345", "seat": -1, "name": "Ada", "seed": "00"}',
        '{"ask": "sit", "key": "key-12345", "seat": 0, "name": "\\ud800", "seed": "' + "00" * 16 + '"}',
        '{"ask": "play", "key": "key-12345", "commands": []}',
        '{"ask": "play", "key": "key-12345", "commands": "give g4"}',
        '{"ask": "say", "key": "key-12345", "text": ""}',
        '{"x": ' + "[" * 8000 + "]" * 8000 + "}",
        '{"ask": "say", "key": "key-12345", "text": ' + "[" * 5000 + "]" * 5000 + "}",
        "[" * 16000,
    ],
    ids=range(16),
)
@run
async def test_what_cannot_be_read_is_called_so_and_the_talk_goes_on(tmp_path: Path, message: str) -> None:
    legible = "key-12345" in message and "[[" not in message and "ud800" not in message
    found = "key-12345" if legible else None
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        async with v.socket(id, cookie) as socket:
            await socket.recv()
            await socket.send(message)
            answer = messages.decode(await socket.recv())
            assert isinstance(answer, wire.Problem)
            assert answer.code == "bad-message"
            assert answer.key == found
            done, _ = await asked(socket, sit(0))
            assert isinstance(done, wire.Done)


@run
async def test_who_sends_nothing_but_what_cannot_be_read_is_closed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        async with v.socket(id, cookie) as socket:
            await socket.recv()
            for message in ["[" * 10_000, "nonsense", '{"ask": "' + "x" * 1000] * UNREADABLE_RATE.burst:
                await socket.send(message)
            answers = []
            with suppress(ConnectionClosed):
                while True:
                    answers.append(messages.decode(await socket.recv()))
            assert socket.close_code == 1008
            assert {answer.code for answer in answers if isinstance(answer, wire.Problem)} == {"bad-message"}
            assert len(answers) <= UNREADABLE_RATE.burst + 3
        async with v.socket(id, cookie) as socket:
            await socket.recv()
            assert isinstance((await asked(socket, sit(0)))[0], wire.Done), "the person may come back"
        assert "127.0.0.1 sends what cannot be read" in caplog.text
        assert all(record.exc_info is None for record in caplog.records)


@run
async def test_a_line_answers_even_while_its_table_is_busy(tmp_path: Path) -> None:
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        async with v.socket(id, cookie) as socket, v.socket(id) as nobody:
            await socket.recv()
            await nobody.recv()
            (await v.e.table(id)).core._change = Change()  # which is being stored, and never will be
            ping = wire.Ping(key="key-12345")
            answer, _ = await asked(socket, ping)
            assert answer == wire.Done(key="key-12345")
            answer, _ = await asked(nobody, ping)
            assert isinstance(answer, wire.Problem)


@run
async def test_when_a_table_is_full_one_is_told_and_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "MOST_SPECTATORS", 1)
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        async with v.socket(id) as first, v.socket(id) as second:
            await first.recv()
            assert messages.decode(await second.recv()) == wire.Problem(code="too-many")
            with pytest.raises(ConnectionClosed):
                await second.recv()
            assert second.close_code == 1013
            async with v.socket(id, cookie) as host:
                assert isinstance(messages.decode(await host.recv()), wire.Snapshot)


@run
async def test_a_hundred_unknown_sockets_do_not_keep_the_host_and_the_invited_out(tmp_path: Path) -> None:
    async with visit(tmp_path) as v, AsyncExitStack() as crowd:
        host, friend = await v.cookie(), await v.cookie()
        id = await v.table(host)

        async def stranger() -> wire.AnyMessage | None:
            try:
                socket = await crowd.enter_async_context(v.socket(id, max_queue=None))
            except InvalidStatus:  # strangers are let in one after the other
                return None
            return messages.decode(await socket.recv())

        got = await asyncio.gather(*[stranger() for _ in range(100)])
        assert 20 < sum(isinstance(message, wire.Snapshot) for message in got) <= viewers.MOST_UNKNOWN
        for cookie in (host, friend):
            async with v.socket(id, cookie) as socket:
                assert isinstance(messages.decode(await socket.recv()), wire.Snapshot)


@run
async def test_somebody_has_so_many_sockets_and_hears_when_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "MOST_SOCKETS_EACH", 2)
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        one, two, three = [await v.table(cookie) for _ in range(3)]
        async with v.socket(one, cookie) as first, v.socket(two, cookie) as second:
            await first.recv()
            await second.recv()
            with pytest.raises(InvalidStatus) as refused:
                async with v.socket(three, cookie):
                    pass
            assert refused.value.response.status_code == 429
            assert refused.value.response.headers["Retry-After"] == "30"
        found = None
        while found is None:  # the server hears a moment later that the others are gone
            with suppress(InvalidStatus):
                async with v.socket(three, cookie) as third:
                    found = messages.decode(await third.recv())
        assert isinstance(found, wire.Snapshot)


# --- nobody is told ---
@run
async def test_markup_in_names_and_chat_comes_back_as_the_text_it_is(tmp_path: Path) -> None:
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        evil = "<img src=x onerror=1>"
        headers = {**JSON, "Cookie": cookie}
        for ask in (sit(0, evil), say(f"{evil}</script>")):
            await v.http.post(f"/api/tables/{id}", content=encode(ask), headers=headers)
        await v.http.put("/api/me", json={"name": evil}, headers={"Cookie": cookie})
        for path in (f"/api/tables/{id}", "/api/tables", "/api/me"):
            answer = await v.http.get(path, headers={"Cookie": cookie})
            assert answer.headers["content-type"] == "application/json"
            assert evil in str(decode(answer.content))


@run
async def test_the_database_knows_no_token_and_no_code(tmp_path: Path) -> None:
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        code = (await v.http.post("/api/me/link", headers={"Cookie": cookie})).json()["code"]
        files = b"".join(file.read_bytes() for file in tmp_path.glob("evening.db*"))
        token = cookie.partition("=")[2]
        assert hashed(token).encode() in files, "the test looks at the right file"
        assert token.encode() not in files
        assert code.encode() not in files


@pytest.mark.plain
@run
async def test_what_nobody_foresaw_is_logged_and_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        breaks()

    def breaks(*_: object) -> None:
        raise RuntimeError("the password is swordfish")

    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        monkeypatch.setattr(lobby.Lobby, "snapshot", broken)
        answer = await v.http.get(f"/api/tables/{id}")
        assert (answer.status_code, answer.json()) == (
            500,
            {"type": "problem", "code": "trouble", "key": None, "detail": "", "slips": [], "count": None},
        )
        monkeypatch.setattr(requests, "change_for", breaks)
        async with v.socket(id, cookie) as socket:
            ask = sit(0)
            assert (await asked(socket, ask))[0] == wire.Problem(code="trouble", key=ask.key)
        assert caplog.text.count("swordfish") >= 2
        assert v.e.lobby.tables[id].core.storing is False


@run
async def test_every_answer_carries_the_headers_that_keep_people_safe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        built = [f"/{file.relative_to(pages.CLIENT)}" for file in pages.CLIENT.rglob("*") if file.is_file()]
        gets = ["/", "/api/me", "/api/shelf", "/schema", f"/api/tables/{id}", f"/api/tables/{id}/qr.svg"]
        gets += ["/nothing", "/api/nothing", "/api/tables/nowhere", f"/api/tables/{id}?since=x", *built[:5]]
        answers = [await v.http.get(path) for path in gets]
        answers.append(await v.http.delete("/api/me"))
        answers.append(await v.http.post("/api/tables", json={}))
        answers.append(await v.http.post("/api/tables", content=b"x", headers={"Content-Type": "text/plain"}))
        answers.append(await v.http.post("/api/tables", json={}, headers={"Origin": "http://evil.example"}))
        answers.append(await v.http.get("/", headers={"Host": "evil.example"}))
        answers.append(await v.http.request("OPTIONS", "/api/me"))
        monkeypatch.setattr(lobby.Lobby, "snapshot", None)
        answers.append(await v.http.get(f"/api/tables/{id}"))
        assert {answer.status_code for answer in answers} >= {200, 400, 403, 404, 405, 415, 500}
        for answer in answers:
            for name, value in guard.HEADERS.items():
                assert answer.headers.get_list(name) == [value], (answer.url, answer.status_code, name)
            assert "server" not in answer.headers
        assert "unsafe" not in guard.POLICY
        assert "default-src 'none'" in guard.POLICY
