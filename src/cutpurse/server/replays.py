"""Replays and records of long games: made in small parts, so that others play on and no game lies in memory whole.

A page of a replay is made once for everybody who looks through the same eyes, and kept while there is room. Pages are
made one after another, whoever asks, and at most half of the time goes there.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import islice
from typing import NamedTuple

from msgspec import Raw

from cutpurse.kernel.core import State
from cutpurse.kernel.match import Match
from cutpurse.kernel.play import fold
from cutpurse.kernel.record import Entry
from cutpurse.table import messages as wire
from cutpurse.table import views
from cutpurse.table.errors import RequestError

PAGE = 200  # steps
SLICE = 20  # steps that are made at once: some milliseconds
RECORD_SLICE = 100  # entries of a record that are written at once
MOST_KEPT = 32 * 1024 * 1024  # bytes of pages
MOST_WAITING = 30  # requests of one person or address that wait: a class behind one address opens the same replay,
LONGEST_TURN = 4.0  # seconds that each of them waits for its turn
MOST_MAKING = 40  # pages that are asked for and not made yet, in all
STEPS = b'"steps":['
MOST_STREAMS = 20  # whole replays and records that are being sent
STREAM_SECONDS = 300.0  # after that, one that is still being sent no longer counts: nobody may be reading it


class Seen(NamedTuple):
    """A game through somebody's eyes: the moves that stand now, whatever happens to it meanwhile."""

    table: str
    match: Match
    eyes: str  # as in a request: a seat, `watch` or `open`
    moves: list[Entry]

    @property
    def seat(self) -> int | None:
        """The seat that looks, None for who only watches."""
        return int(self.eyes) if self.eyes.isdecimal() else None


class Stream:
    """Something whole that is being sent."""

    def __init__(self, who: str, now: float) -> None:
        self.who = who
        self.since = now
        self.ended = asyncio.Event()


class Page(NamedTuple):
    """Steps of a replay as JSON, with commas between them. They are valid while the last move is in the same place."""

    last: int  # the number of its last move, which says what came before it: taking back leaves less
    size: int  # moves
    steps: bytes


PageKey = tuple[str, str, int]  # table, eyes, number of the first step


class Replays:
    """All replays and records that a server makes.

    Whoever asks (`who`) gets one at a time: a person, or an address of people we do not know. Behind a web server that
    does not tell addresses it is empty, and then nobody waits for the others.
    """

    def __init__(self) -> None:
        self.pages: OrderedDict[PageKey, Page] = OrderedDict()  # the one that was asked for last comes last
        self.kept = 0  # bytes of them
        self._making: dict[PageKey, asyncio.Task[Page]] = {}
        self._turn = asyncio.Lock()
        self._waiting: Counter[str] = Counter()  # requests of each, with the one that has its turn
        self._turns: dict[str, asyncio.Lock] = {}
        self._streams: set[Stream] = set()

    # --- replays ---
    async def page(self, seen: Seen, first: int, who: str) -> bytes:
        """Some steps from this one on, as JSON, with commas between them."""
        async with self._turn_of(who):
            if len(self._making) >= MOST_MAKING:
                raise RequestError("too-fast", "Many pages of replays are being made just now.", wait=LONGEST_TURN)
            return await self._page(seen, first)

    async def whole(self, seen: Seen, table: wire.Table, who: str) -> AsyncIterator[bytes]:
        """A whole replay as one message, page by page as they are read; the first is made now, so that it can fail."""
        head, steps, tail = replay_message(table, seen, 0, b"").rpartition(STEPS)
        stream = await self._begin_stream(who)
        try:
            first = await self._page(seen, 0)
        except BaseException:
            self._end(stream)
            raise

        async def parts() -> AsyncIterator[bytes]:
            try:
                yield head + steps + first
                for start in range(PAGE, len(seen.moves), PAGE):
                    yield b"," + await self._page(seen, start)
                yield tail
            finally:
                self._end(stream)

        return parts()

    async def _page(self, seen: Seen, first: int) -> bytes:
        moves = seen.moves[first : first + PAGE]
        if not moves:
            return b""
        key = (seen.table, seen.eyes, first)
        page = self._found(key, moves)
        while page is None:
            if key not in self._making:
                task = asyncio.get_running_loop().create_task(self._make(seen, key, moves))
                self._making[key] = task
                task.add_done_callback(lambda _: self._making.pop(key, None))
            made = await asyncio.shield(self._making[key])
            page = made if fits(made, moves) else self._found(key, moves)  # another may have wanted it shorter
        return page.steps

    def _found(self, key: PageKey, moves: list[Entry]) -> Page | None:
        page = self.pages.get(key)
        if page is None or not fits(page, moves):
            return None
        self.pages.move_to_end(key)
        return page

    async def _make(self, seen: Seen, key: PageKey, moves: list[Entry]) -> Page:
        first = key[2]
        async with self._turn:
            parts: list[bytes] = []
            kept = kept_state(seen, first)
            before = await asyncio.to_thread(folded, seen, first) if kept is None else kept
            for at in range(0, len(moves), SLICE):
                began = asyncio.get_running_loop().time()
                steps, before = await asyncio.to_thread(encoded_steps, seen, moves[at : at + SLICE], before)
                parts.append(steps)
                await asyncio.sleep(asyncio.get_running_loop().time() - began)  # as long again for everybody else
        page = Page(moves[-1].n, len(moves), b",".join(parts))
        self._keep(key, page)
        return page

    def _keep(self, key: PageKey, page: Page) -> None:
        """Keep a page, and forget those that nobody has asked for in a long time."""
        old = self.pages.pop(key, None)
        self.kept += len(page.steps) - (0 if old is None else len(old.steps))
        self.pages[key] = page
        while self.kept > MOST_KEPT:
            _, gone = self.pages.popitem(last=False)
            self.kept -= len(gone.steps)

    # --- records ---
    async def record(self, match: Match, who: str) -> AsyncIterator[str]:
        """The text of a record in parts, made as they are read."""
        stream = await self._begin_stream(who)
        lines = match.save_in_parts()

        async def parts() -> AsyncIterator[str]:
            try:
                while part := await asyncio.to_thread(joined, lines):
                    yield part
            finally:
                self._end(stream)

        return parts()

    # --- one at a time ---
    @contextmanager
    def _counted(self, who: str) -> Iterator[None]:
        if self._waiting[who] >= MOST_WAITING:
            raise RequestError("too-fast", "You are waiting for other replays already.")
        self._waiting[who] += 1
        try:
            yield
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]
                self._turns.pop(who, None)

    @asynccontextmanager
    async def _turn_of(self, who: str) -> AsyncIterator[None]:
        """Wait until those before it are done that the same person or address has asked for."""
        if not who:
            yield
            return
        with self._counted(who):
            turn = self._turns.setdefault(who, asyncio.Lock())
            try:
                async with asyncio.timeout(LONGEST_TURN):
                    await turn.acquire()
            except TimeoutError:
                raise RequestError("too-fast", "You are waiting for other pages of replays already.") from None
            try:
                yield
            finally:
                turn.release()

    async def _begin_stream(self, who: str) -> Stream:
        """Begin to send something whole, when nothing else is being sent to the same person or address."""
        if who:
            with self._counted(who):
                try:
                    async with asyncio.timeout(LONGEST_TURN):
                        while before := self._stream_to(who):
                            await before.ended.wait()
                except TimeoutError:
                    said = "You are being sent a whole replay or record already; or ask for pages."
                    raise RequestError("too-fast", said) from None
        self._forget_streams()
        if len(self._streams) >= MOST_STREAMS:
            raise RequestError("too-many", "Many whole replays and records are being sent just now; or ask for pages.")
        stream = Stream(who, asyncio.get_running_loop().time())
        self._streams.add(stream)
        return stream

    def _stream_to(self, who: str) -> Stream | None:
        self._forget_streams()
        return next((stream for stream in self._streams if stream.who == who), None)

    def _forget_streams(self) -> None:
        now = asyncio.get_running_loop().time()
        self._streams = {stream for stream in self._streams if now - stream.since < STREAM_SECONDS}

    def _end(self, stream: Stream) -> None:
        self._streams.discard(stream)
        stream.ended.set()


def fits(page: Page, moves: list[Entry]) -> bool:
    """Whether a page is made of exactly these moves: a number always means the same move."""
    return page.size == len(moves) and page.last == moves[-1].n


def kept_state(seen: Seen, first: int) -> State | None:
    """The state before a step, by what the match has kept; None if moves were taken back since it was looked at."""
    match = seen.match
    return match.state_after(first) if match.kept[:first] == seen.moves[:first] else None


def folded(seen: Seen, first: int) -> State:
    """The state before a step, from the deal on; runs in a thread."""
    s = seen.match.game.blank(seen.match.seats, seen.match.settings)
    for entry in seen.moves[:first]:
        fold(s, entry.events)
    return s


def encoded_steps(seen: Seen, moves: list[Entry], before: State) -> tuple[bytes, State]:
    """Some steps as JSON, with commas between them, and the state after them; runs in a thread."""
    steps = views.replay_steps(seen.match, seen.seat, seen.eyes == "open", moves, before)
    after = before.clone()
    for entry in moves:
        fold(after, entry.events)
    return wire.encoder.encode(steps)[1:-1], after


def joined(lines: Iterator[str]) -> str:
    """The next lines of a record; empty after the last. Runs in a thread."""
    return "".join(islice(lines, RECORD_SLICE))


def replay_message(table: wire.Table, seen: Seen, first: int, steps: bytes, times: Sequence[int] = ()) -> bytes:
    """A part of a replay as a message."""
    said: Callable[..., wire.Replay] = wire.Replay  # whose steps are encoded already
    raw = Raw(b"[" + steps + b"]")
    replay = said(table=table, eyes=seen.eyes, first=first, total=len(seen.moves), steps=raw, times=list(times))
    return wire.encoder.encode(replay)
