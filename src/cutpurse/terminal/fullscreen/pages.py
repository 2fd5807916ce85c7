"""Pages over the table: rules that can be searched, score sheets, the log, and the end of a game."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input

from cutpurse.terminal.choosable import Choice, word_button
from cutpurse.terminal.fullscreen.lines import Lines, Target
from cutpurse.terminal.fullscreen.window import Page, Window
from cutpurse.terminal.screen import BULLET

FOUND, HERE = "reverse yellow", "bold reverse bright_green"
WIDEST = 110  # columns of a page


class PageScreen(ModalScreen[None]):
    """A page: scrolls, is searched if it is long, and tells the game how it was closed."""

    CSS = """
    PageScreen { align: center middle; background: $background 70%; }
    #page { width: 100%; height: auto; max-height: 100%; border: round $primary; background: $surface;
            border-title-color: $primary; border-title-style: bold; padding: 0 1; }
    #scroll { height: auto; scrollbar-size-vertical: 1; }
    #text { height: auto; }
    #search { height: 1; border: none; padding: 0 1; background: $panel; margin-top: 1; }
    #choices { height: auto; margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False, priority=True),
        Binding("enter", "enter", show=False),
        Binding("up", "scroll(-1)", show=False, priority=True),
        Binding("down", "scroll(1)", show=False, priority=True),
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("pagedown", "turn(1)", show=False, priority=True),
        Binding("home", "top", show=False, priority=True),
        Binding("end", "bottom", show=False, priority=True),
        Binding("left,shift+tab", "move(-1)", show=False, priority=True),
        Binding("right,tab", "move(1)", show=False, priority=True),
    ]

    def __init__(self, page: Page, window: Window) -> None:
        super().__init__()
        self.content = page
        self.window = window
        self.say = window.texts.say
        self.rows: list[Text] = []
        self.hits: list[int] = []  # lines with what is searched
        self.hit = 0
        self.sought = ""
        self.told = ""

    def compose(self) -> ComposeResult:
        frame = Vertical(id="page")
        frame.border_title = self.content.heading
        frame.styles.max_width = WIDEST
        with frame:
            with VerticalScroll(id="scroll", can_focus=False):
                yield Lines(id="text")
            if self.content.search:
                yield Input(placeholder=self.say("page-search"), id="search")
            yield Lines(id="choices")

    def on_mount(self) -> None:
        """Lay it out; what is typed goes into the search."""
        if self.content.search:
            entry = self.query_one("#search", Input)
            entry.cursor_blink = False
            entry.focus()
        choices = self.query_one("#choices", Lines)
        self.lay_out()
        choices.mark(choices.targets[0])

    def on_resize(self) -> None:
        """Lay it out anew."""
        self.lay_out()

    def lay_out(self) -> None:
        """Wrap the text to the width, mark what is searched, and draw the buttons."""
        width = min(self.app.size.width, WIDEST) - 6
        self.query_one("#scroll").styles.max_height = max(self.app.size.height - (6 if self.content.search else 4), 3)
        self.rows = [part for line in self.content.lines for part in hanging(line, width, self)]
        shown = [row.copy() for row in self.rows]
        self.hits = []
        if self.sought:
            for n, row in enumerate(shown):
                if row.highlight_words([self.sought], FOUND, case_sensitive=False):
                    self.hits.append(n)
            if self.hits:
                shown[self.hits[self.hit % len(self.hits)]].highlight_words([self.sought], HERE, case_sensitive=False)
        self.query_one("#text", Lines).show(shown)
        bar = Text(" ")
        for word, label in self.content.choices:
            bar.append_text(word_button(word, label)).append("  ")
        bar.append(self.told or self.help(), "dim")
        self.query_one("#choices", Lines).show([bar])

    def help(self) -> str:
        """What the keys do, or what was found."""
        if self.sought:
            number = self.hit % len(self.hits) + 1 if self.hits else 0
            return self.say("page-found", number=number, count=len(self.hits))
        return self.say("page-keys-search" if self.content.search else "page-keys")

    def tell(self, words: str) -> None:
        """Say how far something is."""
        self.told = words
        self.lay_out()

    # --- searching ---
    def on_input_changed(self, event: Input.Changed) -> None:
        """Search as it is typed."""
        self.sought, self.hit = event.value.strip(), 0
        self.lay_out()
        self.go_to_hit()

    def go_to_hit(self) -> None:
        """Bring what was found into sight."""
        if self.hits:
            scroll = self.query_one("#scroll", VerticalScroll)
            scroll.scroll_to(y=max(self.hits[self.hit % len(self.hits)] - 3, 0), animate=False)

    # --- keys ---
    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter, once all that was typed before it is sought."""
        event.stop()
        self.action_enter()

    def action_enter(self) -> None:
        """The next place where it was found, or the marked button."""
        if self.sought:
            self.hit += 1
            self.lay_out()
            self.go_to_hit()
            return
        marked = self.query_one("#choices", Lines).marked
        self.close(marked.choice.line if marked else self.content.choices[-1][0])

    def action_close(self) -> None:
        """Put the page away; a search first."""
        if self.sought:
            self.query_one("#search", Input).value = ""
        else:
            self.close(self.content.choices[-1][0])

    def action_scroll(self, lines: int) -> None:
        """Scroll by lines."""
        self.query_one("#scroll", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_turn(self, pages: int) -> None:
        """Scroll by pages."""
        scroll = self.query_one("#scroll", VerticalScroll)
        scroll.scroll_relative(y=pages * max(scroll.size.height - 2, 1), animate=False)

    def action_top(self) -> None:
        """To the beginning."""
        self.query_one("#scroll", VerticalScroll).scroll_home(animate=False)

    def action_bottom(self) -> None:
        """To the end."""
        self.query_one("#scroll", VerticalScroll).scroll_end(animate=False)

    def action_move(self, step: int) -> None:
        """Mark the next button, or the one before."""
        lines = self.query_one("#choices", Lines)
        at = lines.targets.index(lines.marked) if lines.marked in lines.targets else 0
        lines.mark(lines.targets[(at + step) % len(lines.targets)])

    # --- the mouse ---
    def on_lines_picked(self, event: Lines.Picked) -> None:
        """A button was clicked."""
        event.stop()
        self.pick(event.choice)

    def on_lines_hovered(self, event: Lines.Hovered) -> None:
        """Buttons show that they can be clicked."""
        event.stop()
        target: Target | None = event.target
        if target is not None:
            event.lines.mark(target)

    def pick(self, choice: Choice) -> None:
        """Do what a button says."""
        self.close(choice.line)

    def close(self, word: str) -> None:
        """Tell the game, which puts the page away."""
        if not self.told:
            self.told = "…"
            self.window.mailbox.answer(word)


def hanging(line: Text, width: int, screen: PageScreen) -> list[Text]:
    """A line wrapped; a bullet hangs."""
    if not line.plain.strip():
        return [line]
    bullet = BULLET.match(line.plain)
    hang = bullet.end() if bullet else len(line.plain) - len(line.plain.lstrip())
    first, *rest = line[hang:].wrap(screen.app.console, max(width - hang, 10)) or [Text()]
    return [line[:hang] + first, *(Text(" " * hang) + part for part in rest)]
