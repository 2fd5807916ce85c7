"""The screen: what the person reads, and where they type. Redrawn in place, or plain lines in order."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from enum import IntEnum
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from cutpurse.terminal import keyboard
from cutpurse.texts import Texts, printable

PROMPT = "> "
BULLET = re.compile(r" *• ")
LEAST_LOG = 2  # lines of the log that come before optional lines of the table


class Priority(IntEnum):
    """Which lines of the table stay where the screen has no room for all of them."""

    ESSENTIAL = 0  # what the question is about
    NORMAL = 1
    OPTIONAL = 2  # gives way to the log


class Row(NamedTuple):
    """A line of the table."""

    text: Text
    priority: Priority = Priority.NORMAL
    continues: bool = False  # the row above, which ends in "…" if this one is left out


class Zone(NamedTuple):
    """A part of the table with its heading; none where the game does not divide its table."""

    heading: str
    rows: list[Row]


class Screen:
    """`drawn`: the table is redrawn in place. `interactive`: a person types, not a pipe."""

    is_window = False  # Textual draws it

    def __init__(self, texts: Texts, drawn: bool, interactive: bool, size: tuple[int, int] | None = None) -> None:
        self.texts = texts
        self.drawn = drawn
        self.interactive = interactive
        self.lines_read = 0
        width, height = size or (None, None)
        if drawn:
            self.console = Console(highlight=False, width=width, height=height)
        else:
            self.console = Console(highlight=False, width=width, height=height, color_system=None, force_terminal=False)

    @property
    def runs_clock(self) -> bool:
        """Whether the clock runs while the person types."""
        return self.drawn and self.interactive and keyboard.READY

    @property
    def width(self) -> int:
        """Columns."""
        return self.console.width

    @property
    def height(self) -> int:
        """Rows."""
        return self.console.height

    def wrapped(self, lines: Sequence[str | Text], indent: int = 0) -> list[Text]:
        """The lines wrapped to the width and indented. Empty lines stay, and bullets hang."""
        found: list[Text] = []
        for line in lines:
            text = Text(line) if isinstance(line, str) else line
            bullet = BULLET.match(text.plain)
            if not text.plain:
                found.append(text)
            elif bullet:
                hang = bullet.end()
                first, *rest = text[hang:].wrap(self.console, max(self.width - indent - hang, 1))
                found += [text[:hang] + first, *(Text(" " * hang) + line for line in rest)]
            else:
                found += text.wrap(self.console, self.width - indent)
        for text in found:
            text.rstrip()
        return [Text(" " * indent) + text for text in found] if indent else found

    def write(self, lines: Sequence[str | Text], wrap: bool = True) -> None:
        """Print lines; those that are to be copied are not wrapped."""
        for line in self.wrapped(lines) if wrap else lines:
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False, markup=False)

    def draw(self, lines: Sequence[Text]) -> None:
        """Clear the screen and show these lines."""
        self.console.clear()
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ellipsis", crop=True)

    def redraw(self, lines: Sequence[Text], typed: str) -> None:
        """Draw these lines over the old ones, without flicker, and the line being typed below them."""
        with self.console.capture() as drawn:
            for line in lines:
                self.console.print(line, no_wrap=True, overflow="ellipsis", crop=True)
        rows = [f"\x1b[2K{row}\n" for row in drawn.get().splitlines()]  # a row is cleared before it is written
        sys.stdout.write(f"\x1b[H{''.join(rows)}\x1b[J{PROMPT}{typed}")
        sys.stdout.flush()

    def page(self, lines: Sequence[str | Text]) -> None:
        """A longer text; a person gets it a screenful at a time."""
        rest = self.wrapped(lines)
        if not self.interactive:
            self.write(rest)
            return
        room = max(self.height - 2, 5)
        while rest:
            if self.drawn:
                self.draw(rest[:room])
            else:
                self.write(rest[:room])
            rest = rest[room:]
            if not any(line.plain.strip() for line in rest):
                rest = []  # nobody turns a page to see nothing
            if not rest and not self.drawn:
                return
            answer = self.ask(self.texts.say("page-more") if rest else self.texts.say("page-end"))
            if answer.strip().lower() in self.texts.say("words-leave-page").split():
                return

    def confirm(self, lines: Sequence[str]) -> bool:
        """Ask whether to go on with an unfinished game, which these lines describe."""
        self.write(lines)
        while True:
            answer = self.ask(self.texts.say("go-on")).strip().lower()
            if not answer or answer in self.texts.say("words-yes").split():
                return True
            if answer in self.texts.say("words-no").split():
                return False

    def ask(self, prompt: str = PROMPT) -> str:
        """The next line, typed or piped; EOFError at the end."""
        if self.interactive:
            return input(prompt)
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            raise EOFError
        self.lines_read += 1
        self.write([PROMPT + printable(line, 200)])
        return line.rstrip("\n")


def screen_for(texts: Texts) -> Screen:
    """The screen this program was started on."""
    interactive = bool(sys.stdin) and sys.stdin.isatty()  # a closed stream is None
    clears = os.environ.get("TERM", "") not in ("", "dumb")
    drawn = interactive and bool(sys.stdout) and sys.stdout.isatty() and clears
    if drawn:
        with suppress(ImportError):
            import readline  # noqa: F401  (line editing for input; it writes escape codes of its own)
    return Screen(texts, drawn, interactive)


def block(lines: list[Text], first: Priority, rest: Priority) -> list[Row]:
    """Lines that belong together, as rows: the first, and those that continue it."""
    return [*(Row(line, first) for line in lines[:1]), *(Row(line, rest, continues=True) for line in lines[1:])]


def compose(top: Sequence[Row], log: Sequence[Text], bottom: Sequence[Text], height: int) -> list[Text]:
    """A screenful: the table, as much of the log as fits, the hand at the bottom, and a free line to type in.

    Where the table is too high, its optional lines give way.
    """
    bottom = bottom[-(height - 1) :]
    room = height - 1 - len(bottom)
    needed = sum(row.priority is not Priority.OPTIONAL for row in top)
    kept = fit_rows(top, max(min(room - min(LEAST_LOG, len(log)), len(top)), min(room, needed)))
    room -= len(kept)
    tail = list(log[-room:]) if room else []
    return [*kept, *[Text()] * (room - len(tail)), *tail, *bottom]


def fit_rows(rows: Sequence[Row], most: int) -> list[Text]:
    """The most important lines, in order; a line whose continuation is left out ends in "…"."""
    ranked = sorted(range(len(rows)), key=lambda i: rows[i].priority)
    chosen = set(ranked[:most])
    lines: list[Text] = []
    above = False  # whether the line that a continuation belongs to is shown
    for i, row in enumerate(rows):
        if not row.continues:
            above = i in chosen
        if i in chosen:
            lines.append(row.text.copy())
        elif row.continues and above:
            lines[-1].append(" …")
            above = False
    return lines
