"""The guard: who is let in, how often, and what every answer carries."""

import asyncio
from pathlib import Path

import pytest

from cutpurse.server import lobby, rate_limits, replays
from cutpurse.server.notifications import service
from cutpurse.server.rate_limits import Bucket, Buckets, Rate
from cutpurse.server.storage import store
from cutpurse.server.storage.database import CACHED
from cutpurse.server.web import guard, qr_codes, sessions, websocket
from cutpurse.server.web.guard import Ceiling, Hosts, allowed, is_loopback, network_of
from cutpurse.server.web.websocket_transport import Limits
from cutpurse.table import core
from tests.server.leaping_loop import leap


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_gives_a_burst_and_then_what_comes_back() -> None:
    clock = Clock()
    bucket = Bucket(Rate(2, 3), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.time += 0.4
    assert not bucket.take()
    clock.time += 0.2
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.time += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_one_is_too_fast_and_the_others_are_not() -> None:
    buckets = Buckets(Rate(1, 1), Clock())
    assert [buckets.take(name) for name in ("a", "b", "a", "b", "c")] == [True, True, False, False, True]


def test_buckets_forget_whom_they_have_not_seen_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_BUCKETS", 10)
    clock = Clock()
    buckets = Buckets(Rate(1, 5), clock)
    for n in range(9):
        buckets.take(f"old {n}")
    clock.time += 10
    for n in range(3):
        buckets.take(f"new {n}")
    assert sorted(buckets.buckets) == ["new 0", "new 1", "new 2"]
    for n in range(1000):
        buckets.take(f"many {n}")
    assert len(buckets.buckets) <= 10


@leap
async def test_who_is_refused_again_and_again_waits_for_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "MOST_HELD", 3)
    loop, delay = asyncio.get_running_loop(), guard.RefusalDelay()
    began = loop.time()
    for _ in range(guard.REFUSALS.burst):
        await delay.hold("192.0.2.1")
    await delay.hold("192.0.2.2")
    assert loop.time() == began, "somebody who mistypes waits for nothing"
    await asyncio.gather(*(delay.hold("192.0.2.1") for _ in range(3)))
    assert loop.time() - began == pytest.approx(guard.HOLD, abs=0.01)
    loop_was = loop.time()
    held = [asyncio.create_task(delay.hold("192.0.2.1")) for _ in range(8)]
    await asyncio.sleep(0)
    assert sum(not task.done() for task in held) == 3, "no more of them than that are kept"
    await asyncio.gather(*held)
    assert loop.time() - loop_was == pytest.approx(guard.HOLD, abs=0.01)
    assert delay.held == 0


@leap
async def test_large_requests_begin_at_a_steady_pace_and_do_not_queue_for_ever() -> None:
    loop, turns = asyncio.get_running_loop(), guard.Turns(guard.ALL_LARGE, guard.LARGE)
    began = loop.time()
    many = guard.LARGE.burst + guard.MOST_WAITING
    assert await asyncio.gather(*(turns.wait("192.0.2.1") for _ in range(many))) == [0.0] * many
    assert loop.time() - began == pytest.approx(guard.MOST_WAITING / guard.LARGE.each_second, rel=0.2)
    assert await turns.wait("192.0.2.2") == 0.0, "somebody else has a turn of their own"
    crowd = [asyncio.create_task(turns.wait("192.0.2.1")) for _ in range(50)]
    await asyncio.sleep(0)
    assert sum(task.done() and task.result() > 0 for task in crowd) >= 50 - guard.MOST_WAITING - 1
    await asyncio.gather(*crowd)
    assert not turns.waiting
    here = [asyncio.create_task(turns.wait("127.0.0.1")) for _ in range(guard.ALL_LARGE.burst + 50)]
    await asyncio.sleep(0)
    assert not any(task.done() and task.result() > 0 for task in here), "who has no address is not one with all others"
    assert await asyncio.gather(*here) == [0.0] * len(here)


@pytest.mark.parametrize(
    ("origin", "host", "may"),
    [
        (None, "localhost:8000", True),  # no page at all
        ("http://localhost:8000", "localhost:8000", True),
        ("https://Cutpurse.example", "cutpurse.example", True),
        ("http://localhost:8001", "localhost:8000", False),
        ("http://evil.example", "localhost:8000", False),
        ("http://localhost:8000.evil.example", "localhost:8000", False),
        ("null", "localhost:8000", False),
        ("", "localhost:8000", False),
        ("file://localhost:8000", "localhost:8000", False),
        ("http://localhost:8000", None, False),
    ],
)
def test_only_our_own_pages_and_no_pages_may_change_things(origin: str | None, host: str | None, may: bool) -> None:
    assert allowed(origin, host) is may


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("evil.example:8000", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example:8000", False),
        ("[::1", False),
        ("evil.com@127.0.0.1", False),
        ("evil.com:80@127.0.0.1:8000", False),
        ("127.0.0.1/evil.com", False),
        ("127.0.0.1?evil.com", False),
        ("127.0.0.1#evil.com", False),
        ("127.0.0.1:8000:8000", False),
        ("127.0.0.1:x", False),
        ("[localhost]", False),
        ("127.0.0.1, evil.com", False),
        (" 127.0.0.1", False),
        ("127.0.0.1\n", False),
        ("", False),
        (None, False),
    ],
)
def test_on_loopback_we_answer_to_few_names(host: str | None, ours: bool) -> None:
    assert Hosts("127.0.0.1").answer_to(host) is ours
    assert Hosts("127.0.0.2", ["cards.local"]).answer_to("cards.local:80")


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("192.168.0.7:8000", True),
        ("[fe80::1]:8000", True),
        ("localhost:8000", True),
        ("Laptop:8000", True),
        ("laptop.local.:8000", True),
        ("laptop.fritz.box", True),
        ("cards.example.org", True),  # we were told
        ("evil.example:8000", False),
        ("laptop.evil.example", False),
        ("192.168.0.7.evil.example", False),
        ("other.local", False),
        ("", False),
        (None, False),
    ],
)
def test_on_a_network_we_answer_to_addresses_and_to_our_own_names(host: str | None, ours: bool) -> None:
    assert Hosts("0.0.0.0", ["cards.example.org"], "laptop").answer_to(host) is ours


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("", ""),
    ],
)
def test_a_whole_network_of_ipv6_is_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_who_comes_too_often_hears_when_to_come_again_and_the_others_do_not_wait() -> None:
    clock = Clock()
    ceiling = Ceiling(Rate(10, 8), Rate(1, 4), Rate(0.5, 2))
    for buckets in (ceiling.everybody, ceiling.addresses, ceiling.people):
        assert buckets is not None
        buckets.now = clock
    assert [ceiling.take("10.0.0.1", "ada") for _ in range(3)] == [0, 0, 2]  # a person
    assert [ceiling.take("2001:db8::1", f"eve {n}") for n in range(3)] == [0, 0, 0]
    assert [ceiling.take("2001:db8::2", f"eve {n}") for n in range(3, 6)] == [0, 1, 1]  # a network
    assert [ceiling.take("127.0.0.1", f"bot {n}") for n in range(3)] == [0, 0, 0.1]  # everybody
    clock.time += 2
    assert ceiling.take("10.0.0.1", "ada") == 0


@pytest.mark.parametrize(
    ("address", "loopback"),
    [
        ("127.0.0.1", True),
        ("127.9.9.9", True),
        ("::1", True),
        ("localhost", True),
        ("::ffff:127.0.0.1", True),
        ("10.0.0.1", False),
        ("", False),
    ],
)
def test_loopback_is_this_machine(address: str, loopback: bool) -> None:
    assert is_loopback(address) is loopback


def words(rate: Rate) -> str:
    """A rate as docs/hosting.md writes it."""
    times = ((1, "a second"), (60, "a minute"), (3600, "an hour"))
    often = next(f"{rate.each_second * n:.0f} {unit}" for n, unit in times if rate.each_second * n >= 0.99)
    return f"{rate.burst} at once, {often}"


@pytest.mark.parametrize(
    ("what", "limits"),
    [
        ("requests over HTTP", (guard.REQUESTS_EACH, guard.REQUESTS, guard.ALL_REQUESTS)),
        ("new people", ("", guard.NEWCOMERS, guard.ALL_NEWCOMERS)),
        ("new tables", (guard.TABLES_EACH, guard.TABLES, guard.ALL_TABLES)),
        ("tables that wait", (lobby.MOST_WAITING_EACH, lobby.MOST_WAITING_FROM, lobby.MOST_WAITING)),
        ("sockets", (websocket.MOST_SOCKETS_EACH, websocket.MOST_SOCKETS_FROM, websocket.MOST_SOCKETS)),
        ("requests to a table", (guard.ASKS, "", "")),
        ("lines of chat", (guard.CHAT, "", "")),
        ("house sets", (guard.HOUSE_SETS, guard.HOUSE_SETS, "")),
        ("component files looked at in a form", ("", guard.COMPONENT_FORMS, guard.ALL_COMPONENT_FORMS)),
        ("looks at the lobby", (guard.LISTINGS_EACH, "", "")),
        ("finished games and statistics", (guard.RESULTS_EACH, "", "")),
        ("ways to be told of a turn", (guard.CHANNELS_EACH, guard.CHANNELS, guard.ALL_CHANNELS)),
        ("mails that ask", (guard.LETTERS_EACH, guard.LETTERS, guard.ALL_LETTERS)),
        ("messages about turns", (service.NOTICES, "", f"{service.ALL_MAILS.burst} mails at once")),
        ("bytes of an address", ("", "", guard.LONGEST_ADDRESS)),
        ("replays and records", ("", guard.LARGE, guard.ALL_LARGE)),
        ("snapshots and pages of the log", ("", guard.LARGE, guard.ALL_LARGE)),
        ("personal links made", (guard.LINKS, "", "")),
        ("personal links looked at", ("", guard.LINKS, guard.ALL_LINKS)),
        ("personal links used", ("", guard.LINKS, guard.ALL_LINKS)),
        ("QR codes that are not kept", ("", guard.LARGE, guard.ALL_LARGE)),
    ],
)
def test_the_page_for_hosts_names_the_limits(what: str, limits: tuple[Rate | int | str, ...]) -> None:
    page = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")
    [row] = [line for line in page.splitlines() if line.startswith(f"| {what}")]
    for cell, limit in zip(row.strip("|").split("|")[1:], limits, strict=True):
        said = words(limit) if isinstance(limit, Rate) else str(limit)
        assert cell.strip().startswith(said) if said else not cell.strip()


@pytest.mark.parametrize(
    ("what", "bound"),
    [
        ("the log of a table", f"{core.MOST_ENTRIES:,} entries"),
        ("pages of the database", f"{CACHED // 1000} MB"),
        ("pages of replays", f"{replays.MOST_KEPT >> 20} MB"),
        ("QR codes of tables", f"{qr_codes.MOST_KEPT:,}"),
        ("where logs end", f"{store.MOST_HEADS:,} tables"),
        ("people by their devices", f"{sessions.MOST_KNOWN:,}"),
        ("how far games are", f"{lobby.MOST_SUMMARIES:,} tables"),
        ("counters of the limits", f"{rate_limits.MOST_BUCKETS:,} people or addresses"),
        ("what was sent on a socket", f"{Limits().backlog >> 20} MB"),
    ],
)
def test_the_page_for_hosts_says_what_is_kept_in_memory(what: str, bound: str) -> None:
    page = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")
    [row] = [line for line in page.splitlines() if line.startswith(f"| {what}")]
    assert row.strip("|").split("|")[1].strip().startswith(bound)
