"""Sessions: a cookie is a person, the database keeps no secret, a link makes another device the same person."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from cutpurse.server.web.sessions import LINK_LASTS, SEEN_EVERY, cookie, hashed, token_in
from tests.server.people import evening, run

TOKEN = "A" * 43


@pytest.mark.parametrize(
    ("header", "token"),
    [
        (None, None),
        ("", None),
        (f"cutpurse={TOKEN}", TOKEN),
        (f"theme=dark; cutpurse={TOKEN}; x=y", TOKEN),
        (f"xcutpurse={TOKEN}", None),
        ("cutpurse=short", None),
        (f"cutpurse={TOKEN}'; DROP", None),
        (f"cutpurse=short; cutpurse={TOKEN}", TOKEN),
    ],
)
def test_the_token_is_found_among_other_cookies_if_it_looks_like_one(header: str | None, token: str | None) -> None:
    assert token_in(header) == token


def test_a_cookie_is_hidden_from_scripts_and_from_other_sites() -> None:
    parts = cookie(TOKEN, secure=False).split("; ")
    assert parts[0] == f"cutpurse={TOKEN}"
    assert {"HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"} == set(parts[1:])
    assert cookie(TOKEN, secure=True).endswith("; Secure")


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
async def test_a_token_of_another_server_on_this_host_is_kept_and_means_one_new_person(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        cookies = f"cutpurse={TOKEN}"
        (first, token), (second, again) = await asyncio.gather(
            e.sessions.newcomer(cookies), e.sessions.newcomer(cookies)
        )
        assert (token, again) == (TOKEN, TOKEN)
        assert first.id == second.id
        assert await e.sessions.person_of(cookies) == first


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
        e.wall += LINK_LASTS
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
