"""Non-interference on the wire: what somebody cannot know makes no difference to any byte that reaches them.

Two servers play the same game as far as one viewer can tell: the other hands, and what others passed on, are dealt
anew from what the viewer knows, by the game's own sampler. All that both servers send to the viewer and to those who
only watch, over sockets and HTTP, must be the same to the byte. So that this finds leaks, leaks are planted.
"""

from __future__ import annotations

import asyncio
import random
from binascii import crc32
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from msgspec.json import encode

from cutpurse.games.gaunerbande.events import Dealt
from cutpurse.games.gaunerbande.pieces import listed
from cutpurse.games.gaunerbande.state import GAVE, HAND, HELD, Gaunerbande
from cutpurse.kernel import play as rules
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.codec import pack, pack_state
from cutpurse.kernel.core import PUBLIC
from cutpurse.kernel.match import Match
from cutpurse.server import guard, lobby, showing
from cutpurse.server import messages as wire
from cutpurse.server.app import make_app
from cutpurse.server.bots import Thinkers
from cutpurse.server.door import Guest, Rates
from cutpurse.server.sessions import COOKIE, hashed
from cutpurse.server.store import EntryRow, PersonRow, SeatRow, TableRow, add_entries, keep_table
from cutpurse.server.table import Table
from cutpurse.server.trouble import Trouble
from tests.server.wire import Evening, Loop, evening, unframed, until

ID = "the-table"
SECRET = bytes(range(32))
PEOPLE = ("ada", "ben", "eve", "zoe", "kim")  # as many as there are seats for people sit; zoe always watches
WATCHES = "zoe"
NOBODY = ""  # who comes without a cookie


class Step(NamedTuple):
    """Something that happens at the table: a `play`, an `undo` that is free, or one that the others `agree` to."""

    what: str
    seat: int
    command: str = ""


class World(NamedTuple):
    """A deal, and what becomes of it."""

    hands: list[int]
    steps: list[Step]


# --- two worlds ---
def walked(seats: int, viewer: int | None, length: int, luck: random.Random) -> tuple[Match, World]:
    """A random game so far; only the viewer takes back what all have seen, as others would show their cards twice."""
    match = Match("gaunerbande", seats, secret=SECRET, seeds=[b""] * seats)
    hands = hands_of(match)
    steps: list[Step] = []
    while len(steps) < length:
        last = match.kept[-1].seat
        if last == viewer and match.can_undo(last) == "ask" and luck.random() < 0.2:
            step = Step("agree", last)
        elif last not in (-1, seats - 1) and match.can_undo(last) == "free" and luck.random() < 0.2:
            step = Step("undo", last)
        else:
            seat = luck.choice(match.actors())
            step = Step("play", seat, luck.choice(match.options(seat)).notation)
        acted(match, step)
        steps.append(step)
    return match, World(hands, steps)


def acted(match: Match, step: Step) -> None:
    """Do a step in a match."""
    if step.what == "play":
        match.play(step.seat, step.command)
    else:
        match.undo(step.seat, agreed=step.what == "agree")


def hands_of(match: Match) -> list[int]:
    """The hands that were dealt."""
    return next(event.hands for event in match.entries[0].events if isinstance(event, Dealt))


def imagined(match: Match, world: World, viewer: int | None, luck: random.Random) -> World:
    """Another world that the viewer cannot tell from this one: other cards for the others, and other gifts."""
    eyes = PUBLIC if viewer is None else viewer
    s = match.game.sampler(match.known(viewer), eyes).world(Chance(luck.randrange(1 << 30)))
    assert isinstance(s, Gaunerbande)
    seats = range(match.seats)
    gifts = [int(s.table[GAVE + p]) for p in seats]
    if s.owing:
        hands = [int(s.table[HAND + p]) | gifts[p] for p in seats]
    else:  # in the first round gifts go to the next seat
        hands = [int(s.table[HELD + p]) & ~gifts[p - 1] | gifts[p] for p in seats]
    standing = {(entry.seat, entry.command) for entry in match.kept}
    names: dict[tuple[int, str], str] = {}
    for p in seats:
        given, other = listed(gifts[p]), listed(hands[p] & ~gifts[p])
        for step in world.steps:
            if step.seat == p and step.command.startswith("give") and (p, step.command) not in names:
                pile = given if (p, step.command) in standing else other
                names[p, step.command] = step.command if p == viewer else f"give {pile.pop()}"
    steps = [step._replace(command=names.get((step.seat, step.command), step.command)) for step in world.steps]
    return World(hands, steps)


def opened(seats: int, hands: list[int]) -> Match:
    """A match with this deal, whatever the secret says."""
    match = Match("gaunerbande", seats, secret=SECRET, seeds=[b""] * seats)
    line = match.entries[0].plain()
    line["events"] = [["Dealt", hands] if event[0] == "Dealt" else event for event in line["events"]]  # type: ignore[attr-defined]
    other = Match("gaunerbande", seats, secret=SECRET, seeds=[b""] * seats, dealt=False)
    other.resume([line])
    return other


def pair(seats: int, viewer: int | None, length: int, seed: int) -> tuple[World, World]:
    """Two worlds that differ, but not for the viewer."""
    luck = random.Random(seed)
    match, one = walked(seats, viewer, length, luck)
    other = imagined(match, one, viewer, luck)
    replayed = opened(seats, other.hands)
    for step in other.steps:
        acted(replayed, step)
    assert pack_state(match.state) != pack_state(replayed.state), "there is nothing to tell apart"
    assert pack_state(match.known(viewer)) == pack_state(replayed.known(viewer))
    return one, other


# --- one server ---
class Prompted(Thinkers):
    """Bots that play what the test tells them, when it does."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[int, asyncio.Queue[str]] = {}

    async def choose(self, bot: str, view: dict[str, Any], seat: int) -> str:
        """Wait for the test."""
        return await self.tell(seat).get()

    def tell(self, seat: int) -> asyncio.Queue[str]:
        """What to play for a seat."""
        return self.told.setdefault(seat, asyncio.Queue())


class Wire:
    """A connection that keeps what is sent through it."""

    def __init__(self, kept: list[bytes]) -> None:
        self.kept = kept

    def send(self, message: bytes) -> None:
        self.kept.append(message)

    def send_frame(self, frame: bytes) -> None:
        self.kept.append(unframed(frame))

    def close(self, code: int = 1000, reason: str = "") -> None:
        self.kept.append(f"closed {code} {reason}".encode())


def token(name: str) -> str:
    """The token in somebody's cookie."""
    return name.ljust(43, "_")


class Scene:
    """A game as one server plays it, with all that reaches the viewer, zoe, who watches, and somebody unknown."""

    def __init__(self, e: Evening, thinkers: Prompted, seats: int, viewer: int | None) -> None:
        self.e = e
        self.thinkers = thinkers
        self.seats = seats
        self.viewer = viewer
        self.names = [name for name in PEOPLE if name != WATCHES][: seats - 1]  # a bot has the last seat
        self.got: dict[str, list[bytes]] = {WATCHES: [], NOBODY: []}
        if viewer is not None and viewer < len(self.names):
            self.got[self.names[viewer]] = []
        self.asked = 0
        app = guard.Guard(make_app(e.hall, e.sessions), guard.Hosts("localhost"), guard.Buckets(guard.REQUESTS))
        transport = httpx.ASGITransport(app=app, client=("127.0.0.1", 1))  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=transport, base_url="http://localhost")

    async def open(self, hands: list[int]) -> None:
        """Put the game with this deal into the database, and let everybody in."""
        for name in PEOPLE:
            person = PersonRow(id=name, name=name.title(), made=self.e.wall, seen=self.e.wall)
            await self.e.store.add_person(person, hashed(token(name)))
        self.people = {name: await self.person(name) for name in PEOPLE}
        row = TableRow(
            id=ID, game="gaunerbande", version=1, options={"limit": 100}, clock=None, pace="instant", listed=True,
            status="playing", host="ada", secret=SECRET, made=self.e.wall, started=self.e.wall,
            seats=[*[SeatRow(person=name, name=name) for name in self.names], SeatRow(bot="greedy", name="Otto")],
        )  # fmt: skip
        deal = opened(self.seats, hands).entries[0]
        events = encode([pack(event) for event in deal.events]).decode()
        await self.e.store.commit(
            keep_table(row), add_entries(ID, [EntryRow(n=0, seat=-1, command="", events=events, at=self.e.wall)])
        )
        self.table: Table = await self.e.table(ID)
        self.guests = {name: self.enter(name, 0) for name in (*self.got, *self.names)}

    async def person(self, name: str) -> PersonRow:
        """Somebody by their cookie."""
        found = await self.e.sessions.person_of(f"{COOKIE}={token(name)}")
        assert found is not None
        return found

    def enter(self, name: str, since: int) -> Guest:
        """Open a socket."""
        return Guest(self.table, self.people.get(name), since, Rates(), Wire(self.got.get(name, [])))

    async def ask(self, name: str, **ask: object) -> None:
        """Send an ask through somebody's socket, and wait for its answer."""
        self.asked += 1
        guest = self.guests[name]
        guest.received(encode({"key": f"ask-{self.asked:06}", **ask}))
        await until(lambda: not guest.tasks)

    async def do(self, step: Step) -> None:
        """Let a step happen, by whoever has the seat."""
        self.e.wall += 1
        n = len(self.match.entries)
        if step.what == "play" and self.table.row.seats[step.seat].bot:
            self.thinkers.tell(step.seat).put_nowait(step.command)
        elif step.what == "play":
            await self.ask(self.names[step.seat], ask="play", commands=[step.command])
        else:
            await self.ask(self.names[step.seat], ask="undo")
        if step.what == "agree":
            for seat, name in enumerate(self.names):
                if seat != step.seat:
                    await self.ask(name, ask="answer", agree=True)
        await until(lambda: len(self.match.entries) > n and not self.table.lock.locked())

    @property
    def match(self) -> Match:
        """The match."""
        assert self.table.match is not None
        return self.table.match

    async def try_out(self, commands: list[str]) -> None:
        """Ask for what is not allowed, is no command, or is not for those who watch."""
        for name in self.got:
            await self.ask(name, ask="play", commands=commands)
        if self.viewer is not None and self.viewer < len(self.names):
            legal = self.table.match.options(self.viewer) if self.table.match else []
            if legal:
                await self.ask(self.names[self.viewer], ask="play", commands=[legal[0].notation, *commands])

    async def read(self) -> None:
        """Ask over HTTP for everything there is to ask for."""
        n = len(self.match.entries)
        eyes = ["watch", "open", *map(str, range(self.seats))]
        paths = ["", "/view", "/record", f"?since={n // 2}", *[f"/replay?eyes={each}" for each in eyes]]
        for name in (name for name in self.got if name):
            self.http.cookies.set(COOKIE, token(name))
            for path in ["/api/tables", "/api/me", *[f"/api/tables/{ID}{path}" for path in paths]]:
                answer = await self.http.get(path)
                if path.endswith(("/view", "watch")):
                    assert answer.status_code == 200, answer.text
                headers = sorted(answer.headers.multi_items())
                self.got[name].append(f"{path} {answer.status_code} {headers} ".encode() + answer.content)

    async def come_back(self) -> None:
        """The viewer and those who watch lose their connections and come back, having missed something."""
        n = len(self.match.entries)
        for name in self.got:
            self.guests[name].gone()
            self.guests[name] = self.enter(name, n // 2)
        await settled_but_bots(self.table)

    async def close(self) -> None:
        """Close what is open."""
        await self.http.aclose()


async def settled_but_bots(table: Table) -> None:
    """Wait for everything but bots that wait for the test."""
    await until(lambda: len(table.tasks) == len(table.thinking) and not table.lock.locked())


async def performed(folder: Path, seats: int, viewer: int | None, world: World, seed: int) -> dict[str, list[bytes]]:
    """Play a world on a server; what everybody looked at got. All that the test adds follows from the seed alone."""
    luck = random.Random(seed)
    thinkers = Prompted()
    folder.mkdir(parents=True, exist_ok=True)
    async with evening(folder, thinkers) as e:
        scene = Scene(e, thinkers, seats, viewer)
        await scene.open(world.hands)
        commands = list(scene.match.game.commands)
        for at, step in enumerate(world.steps):
            if at % 4 == 0:
                await scene.try_out(refused(scene.match, viewer, luck.sample(commands, 8)))
            if at % 9 == 4:
                await scene.ask("zoe", ask="say", text=f"line {at}")
            if at == len(world.steps) // 3:  # the seat after the viewer's is kept warm from now on
                warm = 1 if viewer == 0 else 0
                await scene.ask("ada", ask="bot", seat=warm, bot="greedy")
            if at % 13 == 12:
                await scene.come_back()
            if at % 16 == 2:
                await scene.read()
            await scene.do(step)
        await scene.read()
        await scene.close()
        scene.table.close()
        return scene.got


def refused(match: Match, viewer: int | None, commands: list[str]) -> list[str]:
    """The first of some commands that the viewer may not play, as far as the viewer knows."""
    if viewer is None:
        return commands[:1]
    known = match.known(viewer)
    return [c for c in commands if rules.ruling(known, viewer, match.game.command(c).key) is not None][:1] or ["what"]


def told_apart(folder: Path, seats: int, viewer: int | None, length: int, seed: int) -> str:
    """What shows a viewer, or somebody who watches, which of two worlds it is; empty if nothing does."""
    found: list[dict[str, list[bytes]]] = []
    for name, world in zip(("one", "other"), pair(seats, viewer, length, seed), strict=True):
        with asyncio.Runner(loop_factory=Loop) as runner:
            found.append(runner.run(performed(folder / name, seats, viewer, world, seed)))
    one, other = found
    for who in one:
        assert len(one[who]) > length, "they saw the game"
        for here, there in zip(one[who], other[who], strict=False):
            if here != there:
                at = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
                return f"{who or 'somebody'} got\n{here[at - 200 : at + 60]!r} and\n{there[at - 200 : at + 60]!r}"
        if len(one[who]) != len(other[who]):
            return f"{who or 'somebody'} got {len(one[who])} and {len(other[who])} messages"
    return ""


# --- the test itself ---
@pytest.mark.parametrize(
    ("seats", "viewer", "length", "seed"),
    [
        (4, 0, 7, 1),  # in the middle of passing
        (4, 1, 16, 2),  # the first trick
        (4, 2, 40, 3),
        (3, 1, 55, 4),
        (5, 3, 30, 5),
        (4, None, 30, 6),  # who only watches
        (3, 0, 60, 7),
    ],
)
def test_nobody_is_sent_anything_that_depends_on_what_they_cannot_know(
    tmp_path: Path, seats: int, viewer: int | None, length: int, seed: int
) -> None:
    assert told_apart(tmp_path, seats, viewer, length, seed) == ""


def test_one_and_the_same_world_looks_the_same_twice(tmp_path: Path) -> None:
    """Otherwise a difference would prove nothing."""
    one, _ = pair(4, 1, 20, seed=8)
    got: list[dict[str, list[bytes]]] = []
    for name in ("one", "again"):
        with asyncio.Runner(loop_factory=Loop) as runner:
            got.append(runner.run(performed(tmp_path / name, 4, 1, one, seed=8)))
    assert got[0] == got[1]


# --- leaks ---
honest_position, honest_told, honest_steps, honest_play = showing.position, showing.told, showing.steps, Table._play


def hand(match: Match, seat: int = 2) -> list[str]:
    """The cards of a seat that is not the viewer's."""
    s = match.state
    assert isinstance(s, Gaunerbande)
    return listed(s.table[HAND + seat])


def another_hand(match: Match, seat: int | None, left: float | None) -> wire.Position:
    position = honest_position(match, seat, left)
    position.view["best_hand"] = hand(match)
    return position


def options_of_others(match: Match, seat: int | None, left: float | None) -> wire.Position:
    position = honest_position(match, seat, left)
    position.view["options"] = [str(c) for actor in match.actors() for c in match.options(actor)]
    return position


def reasons_by_the_state(match: Match, seat: int | None, left: float | None) -> wire.Position:
    position = honest_position(match, seat, left)
    for actor in match.actors():
        position.why_not |= {c: str(rule.id) for c, rule in rules.reasons(match.state, actor).items()}
    position.why_not |= {f"give {card}": "GB-2.1 theirs" for card in hand(match)}
    return position


def undo_by_the_cards(match: Match, seat: int | None, left: float | None) -> wire.Position:
    position = honest_position(match, seat, left)
    position.undo = "no" if sum(map(len, hand(match))) % 2 else "ask"
    return position


def all_events(match: Match, seat: int | None, since: int, shared: object = None) -> list[wire.Told]:
    return [showing.put(entry, match.game.tell) for entry in match.entries[since:]]


def all_commands(match: Match, seat: int | None, since: int, shared: object = None) -> list[wire.Told]:
    told = honest_told(match, seat, since)
    for each in told:
        each.command = match.entries[each.n].command
    return told


def open_steps(match: Match, seat: int | None, is_open: bool) -> list[wire.Step]:
    return honest_steps(match, seat, True)


def a_telling_lobby(table: Table) -> lobby.Glance:
    assert table.match is not None
    return lobby.Glance(round=crc32(str(hand(table.match)).encode()), actors=[])


async def a_view_with_everything(self: lobby.Hall, id: str, person: PersonRow | None) -> dict[str, Any]:
    match = lobby.begun(await self.table(id))
    return {**match.view(None), "state": pack_state(match.state)}


async def a_talkative_refusal(self: Table, seat: int, commands: list[str], key: str | None) -> None:
    try:
        await honest_play(self, seat, commands, key)
    except Exception:
        assert self.match is not None
        raise Trouble("bad-command", f"next time ask for one of {hand(self.match)}") from None


@pytest.mark.parametrize(
    ("where", "what", "leak"),
    [
        (showing, "position", another_hand),
        (showing, "position", options_of_others),
        (showing, "position", reasons_by_the_state),
        (showing, "position", undo_by_the_cards),
        (showing, "told", all_events),
        (showing, "told", all_commands),
        (showing, "steps", open_steps),
        (lobby, "glance", a_telling_lobby),
        (lobby.Hall, "view", a_view_with_everything),
        (Table, "_play", a_talkative_refusal),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_a_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: Any, what: str, leak: Callable[..., object]
) -> None:
    monkeypatch.setattr(where, what, leak)
    assert any(told_apart(tmp_path / str(seed), 4, 1, length=5, seed=seed) for seed in range(9, 19))
