"""Composition: which part of the table goes where on a window of some size."""

from __future__ import annotations

import re
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from cutpurse.terminal.choosable import word_button
from cutpurse.terminal.fullscreen.window import Picture
from cutpurse.terminal.layout import flow
from cutpurse.terminal.screen import Priority, Row, Zone, fit_rows
from cutpurse.texts import Texts

SIDE_FROM = 100  # columns from which on the log stands beside the table
ROOMY_FROM = 30  # lines from which on the parts of the table have headings
BOXED_FROM = 38  # and frames
FRAMES = 4  # lines that frames take more than headings, in most games
LEAST_LOG = 2  # lines of the log below the table
MOST_NOTICE = 8
GAPS = re.compile(" {2,}")  # between two signs of the legend
BAR = 24  # columns of a bar for time
KEYS = {
    "rules": "F1", "hint": "F2", "undo": "F3", "last": "F4", "known": "F5", "score": "F6", "log": "F7", "ask": "F8",
    "quit": "F10",
}  # fmt: skip
WARN_BELOW = 0.2  # the share of the time left from which on a bar warns


class Composition(NamedTuple):
    """Lines for each part of the window."""

    title: Text
    board: list[Text]
    board_height: int | None  # None: all there is beside the log
    log_width: int  # 0: it stands below the table
    offers: list[Text]
    offers_height: int
    notice: list[Text]
    bars: list[Text]
    question: Text
    actions: Text


def composed(picture: Picture, width: int, height: int, console: Console) -> Composition:
    """The parts of the window, from the bottom, which is what the person needs most, to the top."""
    screen, view = picture.game_screen, picture.view
    notice = noticed(picture, width, console)
    bars = bar_lines(picture, width)
    offers = screen.offers(view, width - 3, max(height // 4, 4))
    offers_height = min(len(offers), max(height // 3, 5))
    below = offers_height + 1 + len(notice) + len(bars) + 1 + 1 + 1  # with a rule, the question, the entry, the actions
    room = max(height - 1 - below, 3)
    log_width = min(max(width * 28 // 100, 26), 60) if width >= SIDE_FROM else 0
    board_width = width - (log_width + 1 if log_width else 0)
    board: list[Text] = []
    if height >= ROOMY_FROM:
        board = roomy_board(picture, board_width - 1, room - (0 if log_width else LEAST_LOG + 1), height >= BOXED_FROM)
    if not board or len(board) > room:
        board = compact_board(picture, board_width, room, bool(log_width))
    if log_width:
        offers_height = min(len(offers), offers_height + room - len(board))  # what the table does not need
    board_height = None if log_width else min(len(board), room)
    title = screen.title(view, width)
    actions = action_bar(picture, width, screen.texts)
    question = question_line(picture)
    return Composition(title, board, board_height, log_width, offers, offers_height, notice, bars, question, actions)


def roomy_board(picture: Picture, width: int, room: int, boxed: bool) -> list[Text]:
    """The table in parts with headings, beside a column for a scroll bar; in frames if there is room."""
    screen, view = picture.game_screen, picture.view
    if boxed:
        zones = [zone for zone in screen.zones(view, width - 4, room - FRAMES) if zone.rows]
        boxed = sum(len(zone.rows) + 2 for zone in zones) <= room
    if not boxed:
        zones = [zone for zone in screen.zones(view, width, room) if zone.rows]
    board = [line for zone in zones for line in zone_lines(zone, width, boxed)]
    return board + extra_lines(picture, width, room - len(board), boxed)


def compact_board(picture: Picture, width: int, room: int, beside_log: bool) -> list[Text]:
    """The table without headings; its least important lines give way to the log."""
    rows = picture.game_screen.compact(picture.view, width, room - (0 if beside_log else LEAST_LOG))
    needed = sum(row.priority < Priority.OPTIONAL for row in rows)
    most = room if beside_log else max(min(room - LEAST_LOG, len(rows)), min(room, needed))
    return fit_rows(rows, most)


def question_line(picture: Picture) -> Text:
    """What the person is asked, behind a sign that it is their turn; or whom the table waits for."""
    if not picture.asked:
        return Text(f" {picture.question}", "dim")
    sign = Text(f" {picture.game_screen.texts.say('full-screen-turn')} ", "bold reverse yellow")
    return Text.assemble(sign, (f" {picture.question}", "bold yellow"))


def extra_lines(picture: Picture, width: int, room: int, boxed: bool) -> list[Text]:
    """What else is good to see where there is room left: what the signs mean, and the score sheet."""
    screen, say = picture.game_screen, picture.game_screen.texts.say
    legend = [part for line in screen.current_legend(picture.view) for part in broken(line, width - 4)]
    sheet = [Text(" ").append_text(line) for line in screen.sheet()] if screen.log.rounds else []
    found: list[Text] = []
    for heading, lines in ((say("zone-signs"), legend), (say("page-score"), sheet)):
        zone = zone_lines(Zone(heading, [Row(line) for line in lines]), width, boxed)
        if lines and len(found) + len(zone) <= room:
            found += zone
    return found


def broken(line: Text, width: int) -> list[Text]:
    """A line of the legend, broken between two signs where it is too long."""
    return flow(Text(" "), [Text(part, "dim") for part in GAPS.split(line.plain.strip())], width, 1)


def zone_lines(zone: Zone, width: int, boxed: bool) -> list[Text]:
    """A part of the table below its heading, in a frame if there is room."""
    if not zone.heading:
        return [row.text for row in zone.rows]
    if not boxed:
        head = Text.assemble(("── ", "dim"), (zone.heading, "bold"), " ")
        head.append("─" * max(width - cell_len(head.plain), 0), "dim")
        return [head, *(row.text for row in zone.rows)]
    top = Text.assemble(("╭─ ", "dim"), (zone.heading, "bold"), " ")
    top.append("─" * max(width - cell_len(top.plain) - 1, 0) + "╮", "dim")
    lines = [top]
    for row in zone.rows:
        inner = row.text.copy()
        inner.truncate(width - 4, overflow="ellipsis")
        inner.pad_right(width - 4 - cell_len(inner.plain))
        lines.append(Text.assemble(("│ ", "dim"), inner, (" │", "dim")))
    return [*lines, Text("╰" + "─" * (width - 2) + "╯", "dim")]


def noticed(picture: Picture, width: int, console: Console) -> list[Text]:
    """An answer, below its heading."""
    if not picture.notice:
        return []
    lines = [part for line in picture.notice for part in line.wrap(console, width - 6)][:MOST_NOTICE]
    if not picture.notice_heading:
        return [Text.assemble(" ", line) for line in lines]
    return [
        Text.assemble(" ", (picture.notice_heading, "bold yellow")),
        *(Text.assemble("   ", line) for line in lines),
    ]


def bar_lines(picture: Picture, width: int) -> list[Text]:
    """The time left, as bars with the seconds in figures."""
    line = Text()
    for words, left, share in picture.game_screen.bars(picture.view):
        size = min(BAR, max((width - 40) // 2, 6))
        full = round(share * size)
        style = "bold red" if share < WARN_BELOW else "bold green"
        line.append(f" {words} ").append("█" * full, style).append("░" * (size - full), "dim")
        line.append(f" {left // 60}:{left % 60:02} ", "bold red" if share < WARN_BELOW else "bold")
    return [line] if line else []


def action_bar(picture: Picture, width: int, texts: Texts) -> Text:
    """What can be done besides moves, as buttons; without their keys where there is no room."""
    # texts: action-*
    labels = [(name, word, texts.say(f"action-{name}")) for name, word in picture.actions]
    for full in (True, False):
        bar = Text(" ")
        for name, word, label in labels:
            bar.append_text(word_button(word, f"{KEYS[name]} {label}" if full else label)).append(" ")
        bar.rstrip()
        if cell_len(bar.plain) <= width:
            break
    return bar


def wrapped_log(lines: list[Text], fresh: int, width: int, console: Console) -> list[Text]:
    """Sentences of the log, each continued below its beginning; the first `fresh` are in the background."""
    found: list[Text] = []
    for n, line in enumerate(lines):
        if n < fresh:
            line = line.copy()
            line.stylize("dim")
        first, *rest = line.wrap(console, max(width - 2, 10)) or [Text()]
        found += [Text.assemble(" ", first), *(Text.assemble("   ", part) for part in rest)]
    return found
