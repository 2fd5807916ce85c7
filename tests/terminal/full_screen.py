"""The table on a whole window, without a terminal: what it shows, and what is pressed, clicked and typed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot

from cutpurse.terminal.fullscreen.app import TableApp, end
from cutpurse.terminal.fullscreen.lines import Lines
from cutpurse.terminal.fullscreen.window import Picture, Window
from cutpurse.terminal.saves import Saves
from cutpurse.terminal.start import PlayArguments, play_on
from cutpurse.texts import Texts

KEYS = {" ": "space", "-": "minus", ".": "full_stop", "?": "question_mark", ">": "greater_than_sign"}
PATIENCE = 20.0  # seconds


class FullScreen:
    """A person at the window."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    # --- what it shows ---
    def part(self, name: str) -> str:
        """The text of one part: title, board-lines, log-lines, offers, notice, bars, question or actions."""
        return "\n".join(text.plain for text in self.app.table.query_one(f"#{name}", Lines).texts)

    @property
    def page(self) -> str:
        """The text of the open page with its heading; nothing where there is none."""
        page = self.app.page
        if page is None or not page.is_mounted:
            return ""
        return "\n".join([page.content.heading, *(row.plain for row in page.rows)])

    @property
    def marked(self) -> str:
        """What is marked: the line that it stands for."""
        found = self.app.table.marked()
        return found[1].choice.line if found else ""

    @property
    def picture(self) -> Picture:
        """The moment that is shown."""
        picture = self.app.table.picture
        assert picture is not None
        return picture

    async def until(self, done: Callable[[], object]) -> None:
        """Wait for something, which comes from the game's thread; whatever it is, it is drawn then."""
        until = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < until, f"it never came:\n{self.page}\n{self.part('log-lines')}"
            assert self.app.failure is None
            await asyncio.sleep(0.005)
        await self.pilot.pause()

    async def asked(self, words: str) -> None:
        """Wait for a question."""
        table = self.app.table
        await self.until(lambda: self.app.page is None and words in self.part("question") and not table.waits)

    async def reads(self, *words: str) -> None:
        """Wait for a page with these words."""
        await self.until(lambda: self.page and all(word in self.page for word in words))

    # --- what the person does ---
    async def press(self, *keys: str) -> None:
        """Press keys."""
        await self.pilot.press(*keys)

    async def type(self, line: str) -> None:
        """Type something."""
        await self.pilot.press(*(KEYS.get(letter, letter) for letter in line))

    async def click(self, part: str, words: str) -> None:
        """Click on words in a part of the table."""
        lines = self.app.table.query_one(f"#{part}", Lines)
        at = next((text.plain.index(words), y) for y, text in enumerate(lines.texts) if words in text.plain)
        await self.pilot.click(lines, offset=(at[0] + 1, at[1]))


@asynccontextmanager
async def full_screen(
    home: Path, game: str = "", size: tuple[int, int] = (100, 30), language: str = "en", seed: str | None = "1",
    options: list[str] | None = None, resume: bool = False, bots: str | None = None, greeted: bool = True,
) -> AsyncIterator[FullScreen]:  # fmt: skip
    """A table on a window of this size, after its greeting; the game ends with it."""
    texts = Texts(language)
    args = PlayArguments(
        game=game or None, seed=None if resume else seed, options=options or [], language=language, resume=resume,
        quick=True, bots=bots,
    )  # fmt: skip
    window = Window(texts)
    store = Saves(home, texts)
    app = TableApp(window, lambda screen: play_on(args, screen, store))
    try:
        async with app.run_test(size=size) as pilot:
            person = FullScreen(app, pilot)
            if not resume and greeted:
                await person.reads(texts.say("page-welcome"))
                await person.press("enter")
            yield person
            window.mailbox.leave(EOFError)
    finally:
        end(app)
    assert app.failure is None
