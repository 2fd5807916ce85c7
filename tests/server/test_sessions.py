"""Sessions: a cookie is a person, the database keeps no secret, a link makes another device the same person."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from cutpurse.server.web.sessions import (
    COOKIE,
    HTTPS_COOKIE,
    LINK_LASTS,
    SEEN_EVERY,
    device_name,
    hashed,
    set_cookie,
    tokens_in,
)
from tests.server.people import evening, run

TOKEN = "A" * 43


OTHER = "B" * 43


@pytest.mark.parametrize(
    ("header", "tokens"),
    [
        (None, []),
        ("", []),
        (f"cutpurse={TOKEN}", [TOKEN]),
        (f"theme=dark; cutpurse={TOKEN}; x=y", [TOKEN]),
        (f"xcutpurse={TOKEN}", []),
        (f"__Host-cutpurse={TOKEN}", []),
        ("cutpurse=short", []),
        (f"cutpurse={TOKEN}'; DROP", []),
        (f"cutpurse=short; cutpurse={TOKEN}", [TOKEN]),
        (f"cutpurse={TOKEN}; cutpurse={OTHER}", [TOKEN, OTHER]),
        (f"cutpurse={TOKEN}.{OTHER}; cutpurse={TOKEN}", [TOKEN, OTHER]),
    ],
)
def test_tokens_are_found_among_other_cookies_if_they_look_like_some(header: str | None, tokens: list[str]) -> None:
    assert tokens_in(header, COOKIE) == tokens


def test_a_cookie_is_hidden_from_scripts_and_from_other_sites() -> None:
    parts = set_cookie(COOKIE, [TOKEN]).split("; ")
    assert parts[0] == f"cutpurse={TOKEN}"
    assert {"HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"} == set(parts[1:])
    assert set_cookie(HTTPS_COOKIE, [TOKEN]).startswith(f"__Host-cutpurse={TOKEN}; Path=/; ")
    assert set_cookie(HTTPS_COOKIE, [TOKEN]).endswith("; Secure")
    assert "; Max-Age=0; " in set_cookie(COOKIE, [])


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox, Linux"),
        (
            "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0", "Edge, Windows"),
        ("python-httpx/0.28", "python-httpx"),
        ("<script>", ""),
        ("", ""),
    ],
)
def test_a_device_goes_by_its_browser_and_its_system(agent: str, name: str) -> None:
    assert device_name(agent) == name


@run
async def test_whoever_holds_the_token_is_that_person_also_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        person, token = await e.sessions.newcomer()
        other, other_token = await e.sessions.newcomer()
        await e.sessions.rename(person, "Ada")
        assert await e.sessions.person_of(f"cutpurse={token}") is person
        await e.restart()
        found = await e.sessions.person_of(f"cutpurse={token}")
        assert found == person
        assert await e.sessions.person_of(f"cutpurse={other_token}") == other != person
        assert await e.sessions.person_of(f"cutpurse={TOKEN}") is None
        assert await e.sessions.person_of(None) is None


@run
async def test_two_cookies_of_two_people_sign_nobody_in(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        (ada, hers), (_, eves) = await e.sessions.newcomer(), await e.sessions.newcomer()
        code = await e.sessions.link(ada)
        _, phone = await e.sessions.claim(code) or (None, "")
        for tossed in (
            f"cutpurse={eves}; cutpurse={hers}",
            f"cutpurse={hers}; cutpurse={eves}",
            f"cutpurse={eves}.{hers}",
        ):
            assert await e.sessions.person_of(tossed) is None
        assert await e.sessions.person_of(f"cutpurse={TOKEN}; cutpurse={hers}") is ada  # one of them is unknown
        assert await e.sessions.person_of(f"cutpurse={phone}; cutpurse={hers}") is ada  # both are hers
        # Over HTTPS no sibling domain can set this one.
        assert await e.sessions.person_of(f"cutpurse={eves}; {HTTPS_COOKIE}={hers}") is ada


@run
async def test_whoever_sends_a_thousand_tokens_has_a_few_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as e:
        asked: list[str] = []
        honest = e.store.session

        async def counted(token: str) -> object:
            asked.append(token)
            return await honest(token)

        monkeypatch.setattr(e.store, "session", counted)
        assert await e.sessions.person_of("; ".join(f"cutpurse={n:043}" for n in range(1000))) is None
        assert len(asked) == 8


# --- devices ---
class Line:
    """A connection of somebody."""

    open = True

    def sign_out(self) -> None:
        self.open = False


@run
async def test_a_device_that_is_signed_out_is_out_at_once_with_its_connections(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, laptop = await e.sessions.newcomer("Firefox, Linux")
        _, phone = await e.sessions.claim(await e.sessions.link(ada), "Safari, iPhone") or (None, "")
        at_laptop, at_phone = [(await e.sessions.in_cookies(f"cutpurse={token}")).session for token in (laptop, phone)]
        assert at_laptop is not None
        assert at_phone is not None
        lines = Line(), Line()
        for session, line in zip((at_laptop, at_phone), lines, strict=True):
            e.sessions.attach(session, line)
        there = await e.sessions.devices(at_laptop)
        assert sorted((device.name, device.this) for device in there) == [
            ("Firefox, Linux", True),
            ("Safari, iPhone", False),
        ]
        lost = next(device for device in there if not device.this)
        assert await e.sessions.sign_out(at_laptop, lost.id)
        assert [line.open for line in lines] == [True, False]
        assert await e.sessions.person_of(f"cutpurse={phone}") is None
        assert await e.sessions.person_of(f"cutpurse={laptop}") is ada
        assert not await e.sessions.sign_out(at_laptop, lost.id)
        await e.restart()
        assert await e.sessions.person_of(f"cutpurse={phone}") is None


@run
async def test_who_is_looked_up_while_being_signed_out_is_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(tmp_path) as e:
        ada, laptop = await e.sessions.newcomer()
        _, phone = await e.sessions.claim(await e.sessions.link(ada)) or (None, "")
        at_laptop = (await e.sessions.in_cookies(f"cutpurse={laptop}")).session
        assert at_laptop is not None
        e.sessions.known.pop(hashed(phone))
        honest, found, revoked = e.store.session, asyncio.Event(), asyncio.Event()

        async def slow(token: str) -> object:
            answer = await honest(token)
            found.set()
            await revoked.wait()
            return answer

        monkeypatch.setattr(e.store, "session", slow)
        looking_up = asyncio.ensure_future(e.sessions.person_of(f"cutpurse={phone}"))
        await found.wait()
        await e.sessions.sign_out_others(at_laptop)
        revoked.set()
        assert await looking_up is None
        assert hashed(phone) not in e.sessions.known


@run
async def test_only_ones_own_devices_can_be_signed_out_and_links_go_with_them(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        (ada, hers), (_, eves) = await e.sessions.newcomer(), await e.sessions.newcomer()
        at_adas, at_eves = [(await e.sessions.in_cookies(f"cutpurse={token}")).session for token in (hers, eves)]
        assert at_adas is not None
        assert at_eves is not None
        code = await e.sessions.link(ada)
        [device] = await e.sessions.devices(at_adas)
        assert not await e.sessions.sign_out(at_eves, device.id)
        await e.sessions.sign_out_others(at_eves)
        assert await e.sessions.person_of(f"cutpurse={hers}") is ada
        await e.sessions.sign_out_others(at_adas)
        assert await e.sessions.claim(code) is None
        assert await e.sessions.person_of(f"cutpurse={hers}") is ada


# --- what is stored ---
@run
async def test_neither_tokens_nor_codes_are_in_the_database(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        person, token = await e.sessions.newcomer()
        code = await e.sessions.link(person)
    with sqlite3.connect(tmp_path / "evening.db") as games:
        dump = "\n".join(games.iterdump())
    games.close()
    assert hashed(token) in dump
    assert hashed(code) in dump
    assert token not in dump
    assert code not in dump


@run
async def test_a_link_makes_another_device_the_same_person_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        person, token = await e.sessions.newcomer()
        code = await e.sessions.link(person)
        claimed = await e.sessions.claim(code)
        assert claimed is not None
        same, phone = claimed
        assert same is person
        assert phone != token
        assert await e.sessions.claim(code) is None
        assert await e.sessions.claim("x" * 43) is None
        await e.sessions.rename(same, "Ada")
        laptop = await e.sessions.person_of(f"cutpurse={token}")
        assert laptop is not None
        assert laptop.name == "Ada"


@run
async def test_a_link_ends_after_a_day(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        person, _ = await e.sessions.newcomer()
        code = await e.sessions.link(person)
        assert await e.sessions.link_owner(code) == person
        e.wall += LINK_LASTS
        assert await e.sessions.link_owner(code) is None
        assert await e.sessions.claim(code) is None


@run
async def test_the_store_learns_now_and_then_that_somebody_was_here(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        _, token = await e.sessions.newcomer()
        first = e.wall
        for seconds, seen in ((SEEN_EVERY, first), (1.0, first + SEEN_EVERY + 1)):
            e.wall += seconds
            await e.sessions.person_of(f"cutpurse={token}")
            kept = await e.store.person(hashed(token))
            assert kept is not None
            assert kept.seen == seen


@run
async def test_a_device_with_a_connection_is_here_now_and_its_end_is_stored(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        person, token = await e.sessions.newcomer("Firefox, Linux")
        claimed = await e.sessions.claim(await e.sessions.link(person), "Safari, iPhone")
        assert claimed is not None
        laptop, phone = [(await e.sessions.in_cookies(f"cutpurse={each}")).session for each in (token, claimed[1])]
        assert laptop is not None
        assert phone is not None
        lines = Line(), Line()
        for line in lines:
            e.sessions.attach(phone, line)
        e.wall += 2000
        assert {device.seen for device in await e.sessions.devices(laptop)} == {e.wall}
        e.sessions.detach(phone, lines[0])
        assert not e.sessions.storing, "the other connection is still there"
        e.sessions.detach(phone, lines[1])
        await asyncio.gather(*e.sessions.storing)
        left = e.wall
        e.wall += 2000
        assert {device.name: device.seen for device in await e.sessions.devices(laptop)} == {
            "Firefox, Linux": e.wall,
            "Safari, iPhone": left,
        }
        e.wall = left + 10  # it comes and goes
        e.sessions.attach(phone, lines[0])
        e.sessions.detach(phone, lines[0])
        assert not e.sessions.storing, "not with every connection"
