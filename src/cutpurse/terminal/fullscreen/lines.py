"""Lines: a widget of lines of text in which pieces that stand for something can be clicked or marked."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from cutpurse.terminal.choosable import Choice, choice_at
from cutpurse.terminal.fullscreen.look import Look, look_of


class Target(NamedTuple):
    """A piece of a line that stands for something, by its place among the lines."""

    line: int
    start: int
    end: int
    choice: Choice


class Lines(Widget):
    """Texts, one below the other, each cut where there is no room for it."""

    can_focus = False

    class Picked(Message):
        """Somebody clicked a piece that stands for something."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    class Hovered(Message):
        """The mouse is over a target, or over none."""

        def __init__(self, lines: Lines, target: Target | None) -> None:
            super().__init__()
            self.lines = lines
            self.target = target

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.texts: list[Text] = []
        self.targets: list[Target] = []
        self.marked: Target | None = None

    def show(self, texts: list[Text]) -> None:
        """Show other lines; what is marked stays so, as long as it is there."""
        if texts == self.texts:
            return
        grown = len(texts) != len(self.texts)
        self.texts = texts
        self.targets = [target for n, text in enumerate(texts) for target in self.targets_of(n, text)]
        if self.marked is not None:
            self.marked = next((each for each in self.targets if each.choice.line == self.marked.choice.line), None)
        self.refresh(layout=grown)

    def mark(self, target: Target | None) -> None:
        """Mark a target, or none."""
        if target != self.marked:
            self.marked = target
            self.refresh()

    def targets_of(self, n: int, text: Text) -> list[Target]:
        """The targets of a line: neighbours that stand for the same are one."""
        found: list[Target] = []
        at = 0
        for segment in text.render(self.app.console):
            end = at + cell_len(segment.text)
            choice = choice_at(segment.style)
            if choice is not None and segment.text.rstrip("\n"):
                if found and found[-1].end == at and found[-1].choice.line == choice.line:
                    found[-1] = found[-1]._replace(end=end)
                else:
                    found.append(Target(n, at, end, choice))
            at = end
        return found

    def region_of(self, target: Target) -> Region:
        """Where a target is on the screen."""
        x, y = self.region.offset
        return Region(x + target.start, y + target.line, target.end - target.start, 1)

    # --- drawing ---
    def get_content_width(self, container: Size, viewport: Size) -> int:
        return container.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.texts)

    def render_line(self, y: int) -> Strip:
        width, base = self.size.width, self.rich_style
        if y >= len(self.texts):
            return Strip.blank(width, base)
        text = self.texts[y].copy()
        text.truncate(width, overflow="ellipsis")
        look, at = look_of(self.app), 0
        base += self.app.console.get_style(text.style)  # which a text without spans does not tell
        segments: list[Segment] = []
        for segment in text.render(self.app.console):
            words = segment.text.replace("\n", "")
            if words:
                segments.append(Segment(words, self.dressed(segment.style, y, at, base, look)))
                at += cell_len(words)
        return Strip(segments).adjust_cell_length(width, base)

    def dressed(self, own: Style | None, line: int, at: int, base: Style, look: Look) -> Style:
        """How a piece of a line looks: a button, marked, or as it is."""
        style = base + own if own else base
        marked = self.marked
        if marked is not None and marked.line == line and marked.start <= at < marked.end:
            return style + look.marked
        if own is not None and own.bgcolor is not None:
            return style + look.alarm if own.bgcolor.name == "red" else style
        choice = choice_at(own)
        return style + look.button if choice is not None and choice.button else style

    # --- the mouse ---
    def target_at(self, x: int, y: int) -> Target | None:
        """The target at a place within the widget."""
        return next((each for each in self.targets if each.line == y and each.start <= x < each.end), None)

    def on_click(self, event: events.Click) -> None:
        """Pick what was clicked."""
        target = self.target_at(event.x, event.y)
        if target is not None:
            event.stop()
            self.post_message(self.Picked(target.choice))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Mark what the mouse is over."""
        target = self.target_at(event.x, event.y)
        if target != self.marked:
            self.post_message(self.Hovered(self, target))

    def on_leave(self, event: events.Leave) -> None:
        """Nothing is under the mouse any more."""
        if self.marked is not None:
            self.post_message(self.Hovered(self, None))
