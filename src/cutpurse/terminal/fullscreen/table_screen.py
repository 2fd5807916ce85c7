"""The table on the window: its parts, the line to type in, and the mark that the arrows move."""

from __future__ import annotations

import re
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Region
from textual.screen import Screen
from textual.widgets import Input, Static

from cutpurse.terminal.choosable import Choice, Chosen
from cutpurse.terminal.fullscreen.composition import KEYS, ROOMY_FROM, Composition, composed, wrapped_log
from cutpurse.terminal.fullscreen.lines import Lines, Target
from cutpurse.terminal.fullscreen.window import Picture, Window
from cutpurse.terminal.screen import PROMPT

LOGGED = 300  # sentences of the log that can be scrolled back to
WHOLE_NUMBER = re.compile(r"[1-9][0-9]|[6-9]")  # of a tile: no third digit can follow
PARTS = ("offers", "board", "actions")  # in the order in which Tab visits them


class TableScreen(Screen[None]):
    """What the game shows last, laid out for the window as it is now."""

    CSS = """
    #title { height: 1; background: $panel; }
    #middle { height: 1fr; }
    #board { width: 1fr; height: 1fr; scrollbar-size-vertical: 1; }
    #log { height: 1fr; background: $surface; scrollbar-size-vertical: 1; }
    #middle.side { layout: horizontal; }
    #middle.side #log { border-left: solid $panel; }
    #middle.below { layout: vertical; }
    #middle.below #log { width: 100%; border-top: solid $panel; }
    #middle.tight #log { border-top: none; }
    Lines { width: 100%; height: auto; }
    #hand { height: auto; border-top: solid $panel; padding: 0 1; scrollbar-size-vertical: 1; }
    #notice { background: $panel; }
    #question { height: 1; }
    #entry { height: 1; }
    #prompt { width: 2; color: $primary; }
    #typed { height: 1; border: none; padding: 0; background: $background; width: 1fr; }
    #actions { height: 1; background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0, -1)", show=False, priority=True),
        Binding("down", "move(0, 1)", show=False, priority=True),
        Binding("left", "move(-1, 0)", show=False, priority=True),
        Binding("right", "move(1, 0)", show=False, priority=True),
        Binding("tab", "part(1)", show=False, priority=True),
        Binding("shift+tab", "part(-1)", show=False, priority=True),
        Binding("escape", "escape", show=False, priority=True),
        Binding("pageup", "look_back(-1)", show=False, priority=True),
        Binding("pagedown", "look_back(1)", show=False, priority=True),
        *(
            Binding(key.lower(), f"do('{name}')", show=False, priority=True)
            for name, key in KEYS.items()
            if key != "F10"
        ),
    ]

    def __init__(self, window: Window) -> None:
        super().__init__()
        self.window = window
        self.picture: Picture | None = None
        self.waits = False  # for what the game makes of a line
        self.hides_notice = False
        self.last_mark: Region | None = None  # where the arrows were before the last move
        self.log_state: tuple[int, ...] = ()

    def compose(self) -> ComposeResult:
        yield Lines(id="title")
        with Vertical(id="middle"):
            with VerticalScroll(id="board", can_focus=False):
                yield Lines(id="board-lines")
            with VerticalScroll(id="log", can_focus=False):
                yield Lines(id="log-lines")
        with VerticalScroll(id="hand", can_focus=False):
            yield Lines(id="offers")
        yield Lines(id="notice")
        yield Lines(id="bars")
        yield Lines(id="question")
        with Horizontal(id="entry"):
            yield Static(PROMPT, id="prompt")
            yield Input(id="typed")
        yield Lines(id="actions")

    def on_mount(self) -> None:
        """What is typed goes into the line, whatever is marked."""
        self.typed.cursor_blink = False
        self.typed.focus()
        self.lay_out()

    @property
    def typed(self) -> Input:
        """The line to type in."""
        return self.query_one("#typed", Input)

    def part(self, name: str) -> Lines:
        """A part of the window in which things can be picked."""
        return self.query_one("#board-lines" if name == "board" else f"#{name}", Lines)

    # --- showing ---
    def show(self, picture: Picture) -> None:
        """Show what the game shows now."""
        if self.picture is None or picture.notice != self.picture.notice:
            self.hides_notice = False
        if picture.asked and not picture.real_time and not (self.picture and self.picture.asked):
            self.typed.value = self.typed.value.strip()
        self.picture = picture
        self.waits = False
        self.lay_out()

    def on_resize(self, event: events.Resize) -> None:
        """Lay the table out for the window as it is now."""
        self.lay_out()

    def lay_out(self) -> None:
        """Give each part of the window its lines and its room."""
        if self.picture is None or not self.is_mounted:
            return
        width, height = self.app.size.width, self.app.size.height
        parts = composed(self.picture, width, height, self.app.console)
        self.query_one("#title", Lines).show([parts.title])
        self.part("board").show(parts.board)
        self.part("offers").show(parts.offers)
        self.query_one("#notice", Lines).show([] if self.hides_notice else parts.notice)
        self.query_one("#bars", Lines).show(parts.bars)
        self.query_one("#question", Lines).show([parts.question])
        self.part("actions").show([parts.actions])
        self.query_one("#hand").styles.height = parts.offers_height + 1
        self.place_log(parts, width)

    def place_log(self, parts: Composition, width: int) -> None:
        """The log beside the table or below it, at its end."""
        assert self.picture is not None
        middle, board, log = (self.query_one(f"#{name}") for name in ("middle", "board", "log"))
        middle.set_class(bool(parts.log_width), "side")
        middle.set_class(not parts.log_width, "below")
        middle.set_class(self.app.size.height < ROOMY_FROM, "tight")
        board.styles.height = "1fr" if parts.board_height is None else parts.board_height
        log.styles.width = parts.log_width or "100%"
        inner = (parts.log_width or width) - 3
        state = (id(self.picture.log), self.picture.logged, self.picture.fresh, inner, self.app.size.height)
        follows = state != self.log_state or log.scroll_y >= log.max_scroll_y  # unless somebody looks back
        if state != self.log_state:
            self.log_state = state
            first = max(self.picture.logged - LOGGED, 0)
            told = self.picture.log[first : self.picture.logged]
            lines = wrapped_log(told, self.picture.fresh - first, inner, self.app.console)
            self.query_one("#log-lines", Lines).show(lines)
        if follows:
            log.scroll_end(animate=False)

    def tell(self, words: str) -> None:
        """Say what goes on, instead of the question."""
        self.query_one("#question", Lines).show([Text(f" {words}", "dim")])

    # --- sending ---
    def send(self, line: str) -> None:
        """Hand a line to the game; while bots play, Enter skips the pauses, and nothing else is taken."""
        picture = self.picture
        if picture is None:
            return
        if isinstance(line, Chosen) and not picture.asked:
            return
        if picture.asked and not picture.real_time:
            if self.waits:
                return
            self.waits = True
        elif not picture.real_time and not line:
            self.window.mailbox.skip()
            return
        self.hides_notice = False
        self.remember_mark()
        self.window.mailbox.put(line)

    def remember_mark(self) -> None:
        """Turn by turn the mark goes after a move, so that no second press plays what nobody chose."""
        for name in PARTS:
            part = self.part(name)
            if part.marked is not None:
                self.last_mark = part.region_of(part.marked)
                if self.picture is not None and not self.picture.real_time:
                    part.mark(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter: send what is typed, or pick what is marked."""
        event.stop()
        if line := event.value.strip():
            self.take(event.value)
            self.send(line)
            return
        marked = self.marked()
        self.send(marked[1].choice.line if marked else "")

    def take(self, typed: str) -> None:
        """Take this out of the line, and leave in it what somebody quick has typed since."""
        self.typed.value = self.typed.value.removeprefix(typed)

    def action_do(self, name: str) -> None:
        """An action by its key."""
        words = dict(self.picture.actions) if self.picture else {}
        if name in words:
            self.send(words[name])

    def action_escape(self) -> None:
        """Take back what is typed, an answer, or the mark."""
        if self.typed.value:
            self.typed.value = ""
        elif self.picture is not None and self.picture.notice and not self.hides_notice:
            self.hides_notice = True
            self.lay_out()
        else:
            self.mark_only(None)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Some keys act at once: `?`, a space on what is marked, and in real time every whole word."""
        event.stop()
        value = event.value.strip().lower()
        if event.value == " ":
            self.take(event.value)
            if marked := self.marked():
                self.send(marked[1].choice.line)
        elif value == "?" or (self.picture is not None and self.picture.real_time and self.is_whole(value)):
            self.take(event.value)
            self.send(value)

    def is_whole(self, value: str) -> bool:
        """Whether nothing can follow that would mean something else: the letter of a motion, or a tile's number."""
        assert self.picture is not None
        if WHOLE_NUMBER.fullmatch(value):
            return True
        keys = self.picture.game_screen.menu.keys(self.picture.view)
        return value in keys and not any(key != value and key.startswith(value) for key in keys)

    # --- the mark ---
    def marked(self) -> tuple[Lines, Target] | None:
        """What is marked, and in which part."""
        return next(((part, part.marked) for part in map(self.part, PARTS) if part.marked is not None), None)

    def mark_only(self, found: tuple[Lines, Target] | None) -> None:
        """Mark one thing, or nothing, and bring it into sight."""
        for part in map(self.part, PARTS):
            part.mark(found[1] if found is not None and part is found[0] else None)
        if found is not None:
            part, target = found
            holder = part.parent
            if isinstance(holder, VerticalScroll):
                region = Region(target.start, target.line, target.end - target.start, 1)
                holder.scroll_to_region(region, animate=False)

    def action_move(self, x: int, y: int) -> None:
        """Move the mark; in the line itself, left and right move the cursor."""
        if x and self.typed.value:
            if x < 0:
                self.typed.action_cursor_left()
            else:
                self.typed.action_cursor_right()
            return
        now = self.marked()
        here = now[0].region_of(now[1]) if now else self.last_mark
        if here is None or (now is None and not self.targets()):
            self.action_part(1)
            return
        best: tuple[float, tuple[Lines, Target]] | None = None
        for part, target in self.targets():
            if now is not None and part is now[0] and target == now[1]:
                continue
            distance = distance_to(here, part.region_of(target), x, y, fresh=now is None)
            if distance is not None and (best is None or distance < best[0]):
                best = (distance, (part, target))
        if best is not None:
            self.mark_only(best[1])

    def action_part(self, step: int) -> None:
        """Mark the first thing of the next part of the window."""
        filled = [part for part in map(self.part, PARTS) if part.targets]
        if filled:
            now = self.marked()
            at = filled.index(now[0]) + step if now else (0 if step > 0 else len(filled) - 1)
            part = filled[at % len(filled)]
            self.mark_only((part, next((each for each in part.targets if each.choice.button), part.targets[0])))

    def targets(self) -> list[tuple[Lines, Target]]:
        """Everything that can be marked."""
        return [(part, target) for part in map(self.part, PARTS) for target in part.targets]

    def action_look_back(self, pages: int) -> None:
        """Scroll the log."""
        log = self.query_one("#log", VerticalScroll)
        log.scroll_relative(y=pages * max(log.size.height - 1, 1), animate=False)

    # --- the mouse ---
    def on_lines_picked(self, event: Lines.Picked) -> None:
        """Do what was clicked."""
        event.stop()
        self.pick(event.choice)

    def on_lines_hovered(self, event: Lines.Hovered) -> None:
        """What the mouse is over is marked."""
        event.stop()
        self.mark_only((event.lines, event.target) if event.target is not None else None)

    def pick(self, choice: Choice) -> None:
        """Send what a piece of the screen stands for."""
        self.typed.value = ""
        self.send(choice.line)


def distance_to(here: Region, there: Region, x: int, y: int, fresh: bool) -> float | None:
    """How far something lies in a direction; None where it lies in another one."""
    across, down = there.x + there.width / 2 - here.x - here.width / 2, there.y - here.y
    if fresh:
        return abs(across) + 4 * abs(down)
    if x:
        if down == 0:
            return abs(across) if across * x > 0 else None
        return 10_000 * abs(down) + across * x if down * x > 0 else None  # on to the next line, at its near end
    return 100 * abs(down) + abs(across) if down * y > 0 else None
