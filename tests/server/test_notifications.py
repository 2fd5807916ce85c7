"""Messages to people who are elsewhere, over real sockets: push messages, webhooks and mail; and what is never sent."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
from collections.abc import AsyncIterator, Sized
from contextlib import asynccontextmanager
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from cutpurse.server.notifications import service as notifications
from cutpurse.server.notifications import web_push
from cutpurse.server.notifications.delivery import Deliveries, Undelivered
from cutpurse.server.notifications.mail import MailServer, is_address, is_sender
from cutpurse.server.notifications.outgoing import BadAddress, Outgoing, Unreachable, may_reach, split
from cutpurse.server.notifications.settings import BadPushKey, NotificationSettings
from cutpurse.server.notifications.turns import AFTER, LOOK_EVERY, Turn
from cutpurse.server.rate_limits import Buckets, Rate
from cutpurse.server.web import guard
from cutpurse.server.web.sessions import COOKIE
from cutpurse.table import messages as wire
from cutpurse.table.errors import RequestError
from cutpurse.table.rows import PersonRow
from cutpurse.table.viewers import VISIT_LASTS
from tests.server.fake_services import FakeMailServer, Posted, certificates, mail_server, service
from tests.server.people import Evening, evening, give, move, opened, pass_time, run, until
from tests.server.test_turn_notices import later

HERE = ip_network("127.0.0.0/8")


class Browser:
    """A browser that is subscribed to push messages, with the keys only it has."""

    def __init__(self, port: int, path: str = "/push/abc") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        self.endpoint = f"https://push.example:{port}{path}"

    def subscription(self, language: str = "en") -> dict[str, str]:
        """What its page sends to the server."""
        p256dh, auth = web_push.encoded(web_push.point(self.key)), web_push.encoded(self.secret)
        return {"kind": "push", "endpoint": self.endpoint, "p256dh": p256dh, "auth": auth, "language": language}

    def read(self, posted: Posted) -> dict[str, str]:
        """A push message, decrypted as RFC 8291 says."""
        salt, sender = posted.body[:16], posted.body[21 : 21 + posted.body[20]]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\0" + web_push.point(self.key) + sender
        material = web_push.derived(shared, self.secret, info, 32)
        key = web_push.derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = web_push.derived(material, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, posted.body[21 + posted.body[20] :], None)
        assert text.endswith(b"\2")
        found: dict[str, str] = json.loads(text[:-1])
        return found


async def has(things: Sized, count: int) -> None:
    """Wait until there are so many."""
    await until(lambda: len(things) == count)


class House:
    """A server over HTTP, and one person in it."""

    def __init__(self, e: Evening, http: httpx.AsyncClient) -> None:
        self.e = e
        self.http = http

    async def add(self, **new: Any) -> httpx.Response:
        """Add a way to be told."""
        return await self.http.post("/api/me/channels", json={"language": "en", **new})

    async def added(self, **new: Any) -> dict[str, Any]:
        """The channel that was added."""
        answer = await self.add(**new)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()["channels"][-1]
        return found

    async def channels(self) -> list[dict[str, Any]]:
        """All of theirs."""
        found: list[dict[str, Any]] = (await self.http.get("/api/me/channels")).json()["channels"]
        return found

    async def test(self, id: str) -> str:
        """Try one: why it did not arrive, if it did not."""
        answer = await self.http.post(f"/api/me/channels/{id}/test")
        assert answer.status_code == 200, answer.text
        return str(next(each["trouble"] for each in answer.json()["channels"] if each["id"] == id))

    async def person(self) -> PersonRow:
        """Who it is."""
        found = await self.e.sessions.person_of(f"{COOKIE}={self.http.cookies[COOKIE]}")
        assert found is not None
        return found

    async def turn(self, text: str = "t1") -> None:
        """Their turn at some table, which they are not at."""
        ada = await self.person()
        turn = Turn("TABLE" + text, ada.id, "langfinger", ["Ben", "Eve [x]"], 7)
        self.e.notifications.turns.told[turn.table] = {ada.id}
        rows = await self.e.notifications.channels.of_person(ada.id)
        for row in rows:
            message = notifications.turn_message(turn, row.language)
            await self.e.notifications._attempt(row, message)


@asynccontextmanager
async def house(folder: Path, **told: Any) -> AsyncIterator[House]:
    """A house for one test, which may reach this machine unless it says otherwise."""
    settings = NotificationSettings(**{"push_key": folder / "push.pem", "networks": (HERE,), **told})
    async with (
        evening(folder, told=settings) as e,
        opened(e) as port,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http,
    ):
        e.notifications.outgoing.context = certificates()[1]
        e.notifications.outgoing.look_up = lambda name, port: ["127.0.0.1"]
        await http.post("/api/me")
        yield House(e, http)


# --- push messages ---
def test_a_message_is_encrypted_as_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    read = web_push.decoded
    own = ec.derive_private_key(
        int.from_bytes(read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    message = web_push.encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        read("DGv6ra1nlYgDCS1FRnbzlw"),
        own,
    )
    assert web_push.encoded(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@run
async def test_a_browser_gets_its_turn_signed_and_encrypted_and_nothing_of_the_game(tmp_path: Path) -> None:
    async with service("201 Created", context=certificates()[0]) as push, house(tmp_path) as h:
        offered = (await h.http.get("/api/me/channels")).json()
        browser = Browser(push.port)
        channel = await h.added(**browser.subscription("de"))
        assert (channel["kind"], channel["confirmed"], channel["trouble"]) == ("push", True, "")
        await h.turn()
        [posted] = push.got
        told = browser.read(posted)
        assert told == {
            "title": "Du bist dran: Langfinger",
            "body": "Dein Tisch mit Ben und Eve [x] wartet auf dich.",
            "href": "/t/TABLEt1",
        }
        assert posted.headers["content-encoding"] == "aes128gcm"
        assert int(posted.headers["ttl"]) > 0
        assert "TABLE" not in posted.headers["topic"]
        require_signed(posted, offered["push_key"], f"https://push.example:{push.port}")
        lengths = {len(posted.body)}
        await h.turn("a table with a much longer name")
        assert {len(posted.body) for posted in push.got} == lengths, "the length tells nothing"


def require_signed(posted: Posted, public: str, audience: str) -> None:
    """Check the signature of a push message (RFC 8292), and that another's would not do."""
    found = re.fullmatch(r"vapid t=([\w.-]+), k=([\w-]+)", posted.headers["authorization"])
    assert found is not None
    assert found[2] == public
    head, claims, signature = found[1].split(".")
    said = json.loads(web_push.decoded(claims))
    assert said["aud"] == audience
    assert said["sub"].startswith(("mailto:", "https://"))
    raw = web_push.decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), web_push.decoded(public))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        key.verify(der, f"{head}.x{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize("status", ["404 Not Found", "410 Gone"])
@run
async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, status: str) -> None:
    async with service(status, context=certificates()[0]) as push, house(tmp_path) as h:
        channel = await h.added(**Browser(push.port).subscription())
        answer = await h.http.post(f"/api/me/channels/{channel['id']}/test")
        assert answer.json()["channels"] == []
        assert len(push.got) == 1


@run
async def test_the_key_is_made_once_for_us_alone_and_a_browser_signed_out_gets_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as h:
        before = (await h.http.get("/api/me/channels")).json()["push_key"]
        assert (tmp_path / "push.pem").stat().st_mode & 0o777 == 0o600
        await h.added(**Browser(443).subscription())
        ada = await h.person()
        await h.e.restart()
        assert h.e.notifications.signer is not None
        assert h.e.notifications.signer.public == before
        assert ada.id in h.e.notifications.people, "who wants to be told is known after a restart"
        [device] = await h.e.store.devices(ada.id)
        await h.e.store.remove_tokens(ada.id, [device[0]])
        assert await h.e.notifications.channels.of_person(ada.id) == []
    full = tmp_path / "full"
    full.mkdir()
    with monkeypatch.context() as m:
        m.setattr("os.fsync", lambda file: os.close(-1))
        with pytest.raises(BadPushKey):
            web_push.server_key(full / "push.pem")
    assert list(full.iterdir()) == [], "nothing half made is left"
    (tmp_path / "other.pem").write_text("no key")
    with pytest.raises(BadPushKey):
        web_push.server_key(tmp_path / "other.pem")


@run
async def test_without_the_package_or_without_sense_there_is_no_push(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        good = Browser(443).subscription()
        for bad in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"endpoint": "http://push.example/a"}, {"auth": "#"}):
            answer = await h.add(**{**good, **bad})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
        h.e.notifications.signer = None
        assert (await h.http.get("/api/me/channels")).json()["push_key"] is None
        assert (await h.add(**good)).json()["detail"] == "off"


# --- webhooks ---
@run
async def test_ntfy_and_discord_get_their_form_and_no_name_does_anything_there(tmp_path: Path) -> None:
    async with service("200 OK") as hook, house(tmp_path, address="https://games.example") as h:
        await h.added(kind="webhook", address=f"http://ntfy.example:{hook.port}/my-topic")
        await h.added(kind="webhook", address=f"http://discord.com:{hook.port}/api/webhooks/1/secret")
        chosen = await h.added(kind="webhook", address=f"http://127.0.0.1:{hook.port}/api/webhooks/2/x", form="discord")
        found = await h.channels()
        assert [each["kind"] for each in found] == ["ntfy", "discord", "discord"]
        assert "topic" not in json.dumps(found)
        assert "secret" not in json.dumps(found)
        await h.turn()
        ntfy, discord, _ = hook.got
        assert ntfy.path == "/my-topic"
        assert ntfy.headers["click"] == "https://games.example/t/TABLEt1"
        assert ntfy.headers["title"].startswith("=?UTF-8?B?")
        assert "Ben" in ntfy.body.decode()
        told = json.loads(discord.body)
        assert told["allowed_mentions"] == {"parse": []}
        assert r"Eve \[x\]" in told["content"]
        await h.http.delete(f"/api/me/channels/{chosen['id']}")
        assert len(await h.channels()) == 2


@pytest.mark.parametrize("form", ["auto", "discord"])
def test_an_address_of_discord_that_is_no_webhook_is_refused(form: Literal["auto", "discord"]) -> None:
    nope = wire.NewWebhook(address="https://discord.com/api/nope", form=form, language="en")
    with pytest.raises(RequestError, match="bad-message: discord"):
        notifications.read_channel(nope)
    notifications.read_channel(
        wire.NewWebhook(address="https://discord.com/api/webhooks/1/secret", form=form, language="en")
    )


@pytest.mark.parametrize(
    ("status", "trouble"),
    [("200 OK", ""), ("302 Found", "refused"), ("403 No", "refused"), ("404 No", "gone"), ("503 Later", "busy")],
)
@run
async def test_the_button_to_try_says_how_it_went_and_no_redirect_is_followed(
    tmp_path: Path, status: str, trouble: str
) -> None:
    async with service(f"{status}\r\nLocation: /elsewhere") as hook, house(tmp_path) as h:
        channel = await h.added(kind="webhook", address=f"http://127.0.0.1:{hook.port}/topic")
        assert await h.test(channel["id"]) == trouble
        assert [posted.path for posted in hook.got] == ["/topic"]
        assert [each["trouble"] for each in await h.channels()] == [trouble]


@run
async def test_nobody_has_many_channels_or_somebody_elses_and_trying_has_a_limit(tmp_path: Path) -> None:
    async with service("200 OK") as hook, house(tmp_path) as h:
        urls = [f"http://127.0.0.1:{hook.port}/{n}" for n in range(4)]
        ids = [(await h.added(kind="webhook", address=url))["id"] for url in urls[:3]]
        assert (await h.add(kind="webhook", address=urls[3])).json()["code"] == "too-many"
        await h.added(kind="webhook", address=urls[0])
        assert len(await h.channels()) == 3, "the same again takes its own place"
        mine = h.http.cookies
        h.http.cookies = httpx.Cookies()
        assert (await h.add(kind="webhook", address=urls[3])).status_code == 404, "reading and nothing else"
        await h.http.post("/api/me")
        assert await h.channels() == []
        for way in (h.http.post(f"/api/me/channels/{ids[1]}/test"), h.http.delete(f"/api/me/channels/{ids[1]}")):
            assert (await way).status_code == 404
        h.http.cookies = mine
        answers = [await h.http.post(f"/api/me/channels/{ids[1]}/test") for _ in range(guard.CHANNELS_EACH.burst)]
        assert answers[-1].status_code == 429


# --- where nothing is sent ---
@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "127.8.8.8",
            "::1",
            "::ffff:127.0.0.1",
            "0.0.0.0",
            "::",
            "10.0.0.1",
            "172.16.9.9",
            "192.168.1.1",
        ),
        *(
            "169.254.169.254",
            "fe80::1",
            "fe80::1%eth0",
            "fd00::1",
            "100.64.0.1",
            "224.0.0.1",
            "ff02::1",
            "255.255.255.255",
        ),
        *(
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:0:7f00:1::",
            "::127.0.0.1",
            "192.0.2.1",
            "198.18.0.1",
            "255.255.255.255",
        ),
    ],
)
def test_what_only_this_machine_or_its_network_can_reach_is_not_reached(address: str) -> None:
    assert not may_reach(address, 443, ())


def test_the_internet_is_reached_at_usual_ports_and_a_network_that_the_host_allows_at_any() -> None:
    assert may_reach("93.184.215.14", 443, ())
    assert may_reach("2606:2800:21f:cb07::1", 80, ())
    assert not may_reach("93.184.215.14", 25, ())
    home = ip_network("192.168.1.0/24")
    assert may_reach("192.168.1.20", 2586, (home,))
    assert may_reach("::ffff:192.168.1.20", 2586, (home,))
    assert not may_reach("192.168.2.20", 443, (home,))


HOME = "http://192.168.1.20:2586/topic"


@pytest.mark.parametrize(
    "url",
    [
        *("http://127.0.0.1/x", "http://[::1]/x", "http://10.0.0.1/x", "https://169.254.169.254/x", HOME),
        *("http://localhost/x", "http://router/x", "http://2130706433/x", "http://127.1/x", "http://0x7f.0x1/x"),
        *("https://x.localhost/", "https://ntfy.sh:22/topic", "https://93.184.215.14:25/"),
    ],
)
@run
async def test_what_will_never_be_reached_is_refused_when_it_is_added(tmp_path: Path, url: str) -> None:
    async with house(tmp_path, networks=()) as h:
        answer = await h.add(kind="webhook", address=url)
        assert (answer.status_code, answer.json()["detail"]) == (400, "network")
        assert (await h.add(kind="webhook", address=url.replace("/", " "))).json()["detail"] == "address"
        assert await h.channels() == []


@run
async def test_an_address_in_a_network_that_the_host_allows_can_be_added(tmp_path: Path) -> None:
    async with house(tmp_path, networks=(ip_network("192.168.1.0/24"),)) as h:
        await h.added(kind="webhook", address=HOME)
        await h.added(kind="webhook", address="http://ntfy.home:8090/topic")
        assert (await h.add(kind="webhook", address=HOME.replace("1.20", "2.20"))).json()["detail"] == "network"


@pytest.mark.parametrize(
    "url",
    [
        *(
            "ftp://example.org/",
            "file:///etc/passwd",
            "http:///x",
            "https://user:word@example.org/",
            "http://exa mple/",
        ),
        *(
            "http://example.org/\r\nX: y",
            "http://[::1",
            "http://exa mple/",
            "http://example.org:0/",
            "http://example.org:99999/",
            "x",
            "",
        ),
        *("http://ex_ample/", "https://example.org/#part", "http://2130706433\\@example.org/", "http://" + "a" * 1000),
    ],
)
def test_what_is_no_plain_address_is_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        split(url)


@run
async def test_a_name_is_looked_up_once_and_reached_at_that_very_address(tmp_path: Path) -> None:
    async with service("200 OK") as hook:
        outgoing = Outgoing((HERE,))
        asked: list[str] = []

        def rebinding(name: str, port: int) -> list[str]:
            asked.append(name)
            return ["10.0.0.1", "127.0.0.1"] if len(asked) == 1 else ["10.0.0.1"]

        outgoing.look_up = rebinding
        answer = await outgoing.post(f"http://hook.example:{hook.port}/a?b=c", {"X-Y": "z"}, b"body")
        assert (answer.status, asked) == (200, ["hook.example"])
        assert hook.got[0].headers["host"] == f"hook.example:{hook.port}"
        assert (hook.got[0].path, hook.got[0].body) == ("/a?b=c", b"body")
        with pytest.raises(BadAddress, match="network"):
            await outgoing.post(f"http://hook.example:{hook.port}/", {}, b"")
        with pytest.raises(BadAddress, match="network"):
            await Outgoing().post(f"http://127.1.1.1:{hook.port}/", {}, b"")
        for odd in ("2130706433", "0x7f000001", "127.1"):  # other ways to write an address are looked up as names
            outgoing.look_up = lambda name, port: ["127.0.0.1"]
            outgoing.allowed = ()
            with pytest.raises(BadAddress):
                await outgoing.post(f"http://{odd}:{hook.port}/", {}, b"")
        outgoing.allowed = (HERE,)
        with pytest.raises(Unreachable):
            await outgoing.post("http://127.0.0.1:1/", {"Bad": "a\r\nb"}, b"")
        assert len(hook.got) == 1


@run
async def test_over_https_the_certificate_has_to_be_that_of_the_name() -> None:
    async with service("200 OK", context=certificates()[0]) as push:
        outgoing = Outgoing((HERE,), certificates()[1])
        outgoing.look_up = lambda name, port: ["127.0.0.1"]
        assert (await outgoing.post(f"https://push.example:{push.port}/", {}, b"")).status == 200
        with pytest.raises(Unreachable):
            await outgoing.post(f"https://other.example:{push.port}/", {}, b"")


# --- delivery ---
@run
async def test_what_fails_is_tried_again_later_each_time_and_only_while_it_is_wanted() -> None:
    deliveries = Deliveries(pauses=(10.0, 60.0))
    tries: list[float] = []
    ended: list[str] = []
    wanted = True

    async def fails() -> None:
        tries.append(asyncio.get_running_loop().time())
        raise Undelivered("busy", True, 30.0)

    async def done(why: str) -> None:
        ended.append(why)

    deliveries.send("c", "t", fails, lambda: wanted, done)
    await until(lambda: len(tries) == 1)
    for so_many, seconds in ((2, 30), (3, 60)):
        await pass_time(seconds - 5)
        await asyncio.sleep(0.01)  # time itself is under test: nothing happens yet
        assert len(tries) == so_many - 1
        await pass_time(6)
        await has(tries, so_many)
    await until(lambda: ended == ["busy"])
    deliveries.send("c", "t", fails, lambda: wanted, done)
    await until(lambda: len(tries) == 4)
    wanted = False
    await pass_time(100)
    await until(lambda: not deliveries.tasks)
    assert (len(tries), ended) == (4, ["busy"])


@run
async def test_a_turn_is_told_even_beside_services_that_say_nothing_and_never_twice(tmp_path: Path) -> None:
    async with service() as silent, service("200 OK") as hook, house(tmp_path) as h:
        await h.http.put("/api/me", json={"name": "Ada"})
        for port, path in ((silent.port, "1"), (silent.port, "2"), (hook.port, "3")):
            await h.added(kind="webhook", address=f"http://127.0.0.1:{port}/{path}")
        people = [await h.person(), *await h.e.people("Ben", "Eve")]
        id = await h.e.game(*people)
        await give(h.e, id, people)
        table = await h.e.table(id)
        assert table.match is not None
        while table.match.actors() != [0]:
            await move(h.e, id, people)
        await pass_time(VISIT_LASTS)  # they were here without a socket
        await later(AFTER + 2 * LOOK_EVERY)
        await until(lambda: len(silent.got) == 2 and len(hook.got) == 1)
        assert f"/t/{id}" in hook.got[0].body.decode()
        n = len(table.match.entries)
        await move(h.e, id, people)
        await until(lambda: len(h.e.notifications.deliveries.tasks) == 2)  # the table went on meanwhile
        table.close()
        await h.e.restart()
        told, ada = h.e.notifications, people[0].id
        for so_many, expected in ((n, 0), (n + 4, 3)):  # whom we have told is known
            told.turns.told[id] = {ada}
            await told._tell(Turn(id, ada, "gaunerbande", [], so_many))
            assert len(told.deliveries.tasks) == expected


# --- mail ---
@asynccontextmanager
async def house_with_mail(folder: Path, **more: Any) -> AsyncIterator[tuple[House, FakeMailServer]]:
    """A house that sends mail."""
    async with mail_server() as post:
        server = MailServer("127.0.0.1", "Games <games@example.org>", port=post.port, security="none", **more)
        async with house(folder, mail=server, address="https://games.example") as h:
            yield h, post


def code_in(text: str, page: str) -> str:
    """The code in a link to one of our pages."""
    found = re.search(rf"https://games\.example/{page}[#/]([\w-]{{43}})", text)
    assert found is not None, text
    return found[1]


@run
async def test_nothing_is_mailed_before_the_address_is_confirmed_and_nothing_after_it_is_unsubscribed(
    tmp_path: Path,
) -> None:
    async with house_with_mail(tmp_path, user="games", password="hush") as (h, post):
        channel = await h.added(kind="mail", address="ada@example.net", language="de")
        assert (channel["name"], channel["confirmed"]) == ("ada@example.net", False)
        await until(lambda: len(post.got) == 1)
        first = post.got[0]
        assert (first["To"], first["From"], first["Subject"]) == (
            "ada@example.net",
            "Games <games@example.org>",
            "Ist das deine Adresse?",
        )
        assert len(post.signed_in) == 1
        assert (await h.http.post(f"/api/me/channels/{channel['id']}/test")).status_code == 400
        ada = await h.person()
        await h.e.notifications._tell(Turn("T", ada.id, "langfinger", ["Ben"], 1))
        assert not h.e.notifications.deliveries.tasks
        code = code_in(first.get_content(), "turns")
        assert (await h.http.post("/api/mail/confirm", json={"code": "x" * 43})).status_code == 404
        answer = await h.http.post("/api/mail/confirm", json={"code": code})
        assert answer.json() == {"address": "ada@example.net"}
        assert (await h.added(kind="mail", address="ada@example.net"))["confirmed"], "it stays what it was"
        await h.turn()
        second = post.got[1]
        assert second["Subject"] == "Du bist dran: Langfinger"
        assert "https://games.example/t/TABLEt1" in second.get_content()
        assert second["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = code_in(second["List-Unsubscribe"], "unsubscribe")
        assert stop == code_in(second.get_content(), "unsubscribe")
        assert (await h.http.get(f"/unsubscribe/{stop}")).status_code == 200
        assert len(await h.channels()) == 1, "a program that only looks at links ends nothing"
        # As mail programs do it: from wherever they are, as a form, without cookies, and perhaps twice.
        for _ in range(2):
            done = httpx.Request(
                "POST",
                f"{h.http.base_url}/unsubscribe/{stop}",
                data={"List-Unsubscribe": "One-Click"},
                headers={"Origin": "https://mail.example", "Host": str(h.http.base_url.netloc, "ascii")},
            )
            assert (await h.http.send(done)).status_code == 200
        assert await h.channels() == []
        await h.turn()
        assert len(post.got) == 2


@run
async def test_who_did_not_ask_for_mail_can_make_sure_that_none_comes_and_few_come_before(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "cutpurse")
    for noisy in ("uvicorn", "httpx", "httpcore"):
        caplog.set_level(logging.CRITICAL, noisy)
    async with house_with_mail(tmp_path, user="games", password="hush-hush") as (h, post):
        for n in (1, 2):
            await h.added(kind="mail", address="eve@example.net")
            await has(post.got, n)
        for address in ("eve@example.net", "Eve@Example.net"):
            assert (await h.add(kind="mail", address=address)).status_code == 429
        stop = code_in(post.got[-1].get_content(), "unsubscribe")
        assert (await h.http.post(f"/unsubscribe/{stop}")).status_code == 200
        h.e.notifications.confirmations = Buckets(Rate(1, 10))
        h.http.cookies = httpx.Cookies()
        await h.http.post("/api/me")
        for address in ("eve@example.net", "EVE@example.net"):
            assert (await h.add(kind="mail", address=address)).json()["detail"] == "stopped"
        for bad in (
            "no address",
            "a@b",
            "a@example.net\nBcc: b@example.net",
            "a@example.net,b@example.net",
            "<a@b.de>",
        ):
            answer = await h.add(kind="mail", address=bad)
            assert answer.json()["code"] in ("bad-message", "too-fast"), bad
        post.refuses["ben"] = "550 nobody"
        h.e.notifications.settings = h.e.notifications.settings
    assert not re.search(r"hush|eve@example|unsubscribe/[\w-]{20}", caplog.text.replace(f"/unsubscribe/{stop}", ""))
    assert "hush" not in repr(h.e.notifications.settings)


@run
async def test_mail_goes_encrypted_and_a_code_is_good_for_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    serves, trusts = certificates()
    async with mail_server(serves) as post:
        server = MailServer("localhost", "games@example.org", port=post.port)
        async with house(tmp_path, mail=server, address="https://games.example") as h:
            monkeypatch.setattr("ssl.create_default_context", lambda: trusts)
            await h.added(kind="mail", address="ada@example.net")
            await until(lambda: len(post.got) == 1)
            assert post.secure == 1
            code = code_in(post.got[0].get_content(), "turns")
            [row] = await h.e.notifications.channels.of_person((await h.person()).id)
            await h.e.notifications.channels.change(row.id, expires=1.0)
            assert (await h.http.post("/api/mail/confirm", json={"code": code})).status_code == 404
            post.refuses["ben"] = "550 nobody here"
            await h.added(kind="mail", address="ben@example.net")
            await until(lambda: not h.e.notifications.deliveries.tasks)
            assert [each["trouble"] for each in await h.channels()] == ["refused"]
            await h.e.notifications.channels.remove_unconfirmed(1e12)
            assert await h.channels() == []


@run
async def test_without_a_mail_server_or_an_address_for_its_links_there_is_no_mail(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        assert (await h.http.get("/api/me/channels")).json()["mail"] is False
        assert (await h.add(kind="mail", address="ada@example.net")).json()["detail"] == "off"
    assert is_address("ada.l+x@example.co.uk")
    for bad in ("no address", "a@b", "a@example.net\nBcc: b@example.net", "a@example.net,b@example.net", "<a@b.de>"):
        assert not is_address(bad), bad
    assert is_sender("Games <games@example.org>")
    assert not is_sender("Games\r\nBcc: x@example.org")
