"""reviews.py: a finished game is reviewed once for all who ask, in a process of its own, and the review is stored."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from cutpurse.bots.review import VERSION
from cutpurse.kernel.match import Match
from cutpurse.server import reviews
from cutpurse.server.rate_limits import Rate
from cutpurse.server.review_worker import tell_review
from cutpurse.server.reviews import MOST_WAITING, MOST_WAITING_EACH
from cutpurse.server.storage.writes import add_entries, keep_table
from cutpurse.server.web.guard import Ceiling
from cutpurse.table import match_log
from cutpurse.table.rows import SeatRow, TableRow
from tests.server.people import SLOW, Evening, run, until
from tests.server.review_workers import crash, idle
from tests.server.test_app import code, house, sit_and_start


def finished(seed: int = 3) -> Match:
    """A short game in which everybody plays the first card that is allowed."""
    match = Match("gaunerbande", 3, seed=seed, settings={"limit": 5})
    while match.outcome is None:
        seat = match.actors()[0]
        match.play(seat, match.options(seat)[0])
    return match


async def stored(e: Evening, match: Match, id: str = "over") -> str:
    """The address of a table where this was played."""
    seats = [SeatRow(bot="random", name=f"Otto {seat}") for seat in range(match.seats)]
    row = TableRow(
        id=id, game="gaunerbande", version=match.game.version, options=match.settings, clock=None, pace="instant",
        listed=False, status="over", host="nobody", secret=match.secret, made=1.0, started=1.0, ended=2.0, seats=seats,
    )  # fmt: skip
    await e.store.commit(keep_table(row), add_entries(id, match_log.entry_rows(match.entries, [], 1.0)))
    return f"/api/tables/{id}/review"


async def done(browser: httpx.AsyncClient, at: str) -> dict[str, Any]:
    """A review when it is done, or has failed."""
    async with asyncio.timeout(6 * SLOW):
        while (found := (await browser.get(at)).json())["status"] in ("working", "waiting"):
            await asyncio.sleep(0.05)
    return dict(found)


@run
async def test_a_review_is_made_once_for_all_and_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as h, h.browser() as ada, h.browser() as eve:
        h.evening.lobby.reviews.seconds = 2.0
        match = finished()
        at = await stored(h.evening, match)
        assert (await ada.get(at)).json()["status"] == "none"
        asked = (await ada.post(at)).json()
        assert (asked["status"], asked["yours"]) == ("working", True)
        assert (await eve.get(at)).json()["yours"] is False
        found = await done(ada, at)
        assert found["status"] == "done"
        assert found["found"]["version"] == VERSION
        assert found["found"]["curve"][-1]["step"] == len(match.kept) - 1
        assert len(found["found"]["seats"]) == 3
        monkeypatch.setattr(reviews, "review_in_worker", crash)
        assert (await eve.post(at)).json() == found
        await h.evening.restart()
        h.evening.lobby.reviews.seconds = 2.0
        assert (await h.evening.lobby.review("over", None)).status == "done"


@run
async def test_a_review_that_was_cut_short_is_made_again_by_a_server_with_more_time(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        at = await stored(h.evening, finished())
        effort = {"moves": 10**9, "seconds": 3.0, "complete": False}
        found = {"version": VERSION, "game": "gaunerbande", "decisions": 9, "examined": 4, "effort": effort}
        text = msgspec.json.encode({**found, "seats": [], "curve": [], "moments": []}).decode()
        await h.evening.store.keep_review("over", VERSION, text)
        for seconds, status in ((40.0, "none"), (3.0, "done"), (1.0, "done")):
            h.evening.lobby.reviews.seconds = seconds
            assert (await ada.get(at)).json()["status"] == status
        h.evening.lobby.reviews.seconds = 4.0
        await ada.post(at)
        made = (await done(ada, at))["found"]
        assert made["effort"]["seconds"] == 4.0
        assert made["decisions"] > 9


@run
async def test_only_a_game_that_was_played_to_its_end_is_reviewed(tmp_path: Path) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        at = await sit_and_start(ada)
        assert code(await ada.get(f"{at}/review")) == (409, "not-over")
        assert code(await ada.post(f"{at}/review")) == (409, "not-over")
        await ada.post(at, json={"ask": "abandon", "key": "key-0003"})
        assert (await ada.get(f"{at}/review")).json()["status"] == "none"
        assert code(await ada.post(f"{at}/review")) == (409, "not-over")


@run
async def test_a_review_is_called_off_when_nobody_wants_it_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "review_in_worker", idle)
    async with house(tmp_path) as h, h.browser() as ada, h.browser() as eve, h.browser() as bob:
        at = await stored(h.evening, finished())
        jobs = h.evening.lobby.reviews.jobs
        for who in (ada, eve):
            await who.post(at)
        await until(lambda: jobs["over"].progress)
        assert (await bob.delete(at)).json()["progress"] == 0.25  # who did not ask for it calls nothing off
        assert (await ada.delete(at)).json()["status"] == "working"  # eve still waits
        assert (await eve.get(at)).json()["yours"] is True
        await eve.delete(at)
        await until(lambda: not jobs)
        assert (await eve.get(at)).json()["status"] == "none"


@run
async def test_a_review_that_fails_says_so_in_a_line_and_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as h, h.browser() as ada:
        h.evening.lobby.reviews.seconds = 1.0
        at = await stored(h.evening, finished())
        with monkeypatch.context() as broken, caplog.at_level(logging.WARNING):
            broken.setattr(reviews, "review_in_worker", crash)
            await ada.post(at)
            assert (await done(ada, at))["status"] == "failed"
        assert "the review of table over failed: ReviewFailed: its process died" in caplog.text
        await ada.post(at)
        assert (await done(ada, at))["status"] == "done"


@run
async def test_reviews_wait_for_each_other_and_nobody_asks_for_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "review_in_worker", idle)
    async with house(tmp_path) as h, h.browser() as ada:
        match = finished()
        many = [await stored(h.evening, match, f"over-{n}") for n in range(MOST_WAITING + 1)]
        assert [(await ada.post(at)).json()["status"] for at in many[:MOST_WAITING_EACH]] == ["working", "waiting"]
        assert code(await ada.post(many[MOST_WAITING_EACH])) == (429, "too-fast")
        for at in many[MOST_WAITING_EACH:MOST_WAITING]:
            async with h.browser() as another:
                assert (await another.post(at)).json()["status"] == "waiting"
        async with h.browser() as another:
            assert code(await another.post(many[MOST_WAITING])) == (429, "too-fast")
            assert (await another.post(many[0])).status_code == 200  # it is being made anyway
        assert (await ada.delete(many[1])).json()["status"] == "none"  # one that waits is forgotten at once


@run
async def test_reviews_begin_at_a_steady_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "review_in_worker", idle)
    async with house(tmp_path) as h, h.browser() as ada:
        h.services.reviews = Ceiling(Rate(1, 100), Rate(1, 100), Rate(1e-6, 1))
        match = finished()
        one, other = [await stored(h.evening, match, f"over-{n}") for n in range(2)]
        assert (await ada.post(one)).status_code == 200
        assert (await ada.post(one)).status_code == 200  # it is the same
        assert code(await ada.post(other)) == (429, "too-fast")


def test_a_worker_says_why_it_cannot_review_something() -> None:
    said: list[tuple[str, Any]] = []

    class Pipe:
        send = staticmethod(said.append)

    tell_review(Pipe(), "no record", 1.0)  # type: ignore[arg-type]
    assert said[-1][0] == "failed"
    assert "CorruptLog" in said[-1][1]
