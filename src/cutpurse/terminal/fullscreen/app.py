"""The app: draws what the game shows, and hands it what is typed, clicked or picked with the arrows."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import ClassVar

from textual import events
from textual.app import App
from textual.binding import Binding, BindingType

from cutpurse.terminal.fullscreen.look import DARK, LIGHT, ON_DARK, ON_LIGHT, THEMES, theme_of_terminal
from cutpurse.terminal.fullscreen.pages import PageScreen
from cutpurse.terminal.fullscreen.table_screen import TableScreen
from cutpurse.terminal.fullscreen.window import Page, Picture, Window
from cutpurse.terminal.screen import Screen
from cutpurse.terminal.table import PlayerQuit
from cutpurse.texts import Texts

PATIENCE = 5.0  # seconds that a bot may go on thinking while somebody leaves
SIGNALS = [number for name in ("SIGTERM", "SIGHUP") if (number := getattr(signal, name, None)) is not None]

Play = Callable[[Window], int]


class TableApp(App[None]):
    """One window: the game runs in a thread of its own, so that a bot that thinks stops nobody from looking around."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $background; color: $foreground; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+d,ctrl+q,f10", "leave", show=False, priority=True),
        Binding("f9", "other_colours", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    def __init__(self, window: Window, play: Play) -> None:
        super().__init__(ansi_color=False)
        for theme in THEMES:
            self.register_theme(theme)
        self.ansi_theme_dark, self.ansi_theme_light = ON_DARK, ON_LIGHT
        self.theme = theme_of_terminal()
        self.window = window
        self.play = play
        self.code = 0
        self.failure: BaseException | None = None
        self.table = TableScreen(window)
        self.page: PageScreen | None = None
        self.waiting: Picture | None = None  # the newest one that is not drawn yet
        self.game = Thread(target=self.run_game, name="game", daemon=True)

    def on_mount(self) -> None:
        """Show the table, and start the game."""
        loop = asyncio.get_running_loop()

        def show(picture: Picture) -> None:
            first, self.waiting = self.waiting is None, picture
            if first:
                self.later(self.draw)

        self.window.size = (self.size.width, self.size.height)
        self.window.show_picture = show
        self.window.show_page = lambda page: self.later(self.turn_to, page)
        self.window.show_progress = lambda words: self.later(self.tell, words)
        for number in SIGNALS:
            with suppress(NotImplementedError, RuntimeError, ValueError):  # Windows, or not the main thread
                if signal.getsignal(number) != signal.SIG_IGN:  # as under nohup
                    loop.add_signal_handler(number, self.stop, number)
        self.push_screen(self.table)
        self.game.start()

    def on_resize(self, event: events.Resize) -> None:
        """Pages are laid out for the window as it is."""
        self.window.size = (event.size.width, event.size.height)

    # --- the game's thread ---
    def later(self, do: Callable[..., object], *values: object) -> None:
        """Do something in the window's thread."""
        with suppress(RuntimeError):  # the window is gone
            self.call_later(do, *values)

    def run_game(self) -> None:
        """Play until the person leaves."""
        try:
            self.code = self.play(self.window)
        except (PlayerQuit, EOFError):
            self.code = 0
        except BaseException as error:  # handed to whoever started the window
            self.failure = error
        finally:
            self.later(self.exit)

    # --- what the game shows ---
    def draw(self) -> None:
        """Draw the newest picture."""
        picture, self.waiting = self.waiting, None
        if picture is not None:
            self.table.show(picture)

    def turn_to(self, page: Page | None) -> None:
        """Open a page, or put the open one away."""
        if self.page is not None and self.page.is_attached:
            self.page.dismiss()
        self.page = None
        if page is not None:
            self.page = PageScreen(page, self.window)
            self.push_screen(self.page)

    def tell(self, words: str) -> None:
        """Say on the page how far something is."""
        if self.page is None:
            self.table.tell(words)
        else:
            self.page.tell(words)

    # --- leaving ---
    def action_leave(self) -> None:
        """Leave the table; the game is kept."""
        self.window.mailbox.leave(PlayerQuit)
        self.hurry()

    def action_interrupt(self) -> None:
        """Ctrl-C: the same, and say so to who started us."""
        self.window.mailbox.leave(KeyboardInterrupt)
        self.hurry()

    def stop(self, number: int) -> None:
        """The system tells us to stop, or the window was closed."""
        if number != signal.SIGTERM:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            for stream in (1, 2):
                os.dup2(nowhere, stream)
        self.action_interrupt()

    def hurry(self) -> None:
        """Do not wait longer than this for a bot that thinks."""
        self.set_timer(PATIENCE, self.exit)

    def action_other_colours(self) -> None:
        """Dark or light."""
        self.theme = LIGHT if self.theme == DARK else DARK
        self.table.lay_out()


def run(play: Play, texts: Texts) -> int:
    """Play on a window; returns the exit code. What is to be read later is printed when it is gone."""
    window = Window(texts)
    app = TableApp(window, play)
    try:
        app.run()
    finally:
        end(app)
    if app.failure is not None:
        raise app.failure
    return app.code or app.return_code or 0


def end(app: TableApp) -> None:
    """Let the game end after the window, keep it, and print what it still has to say."""
    window = app.window
    window.mailbox.leave(PlayerQuit)
    if app.game.ident is not None:
        app.game.join(PATIENCE)
    table = window.table
    if table is not None and app.game.is_alive() and table.match.outcome is None:
        table.save_and_leave()
    with suppress(OSError):  # the terminal is gone
        Screen(window.texts, drawn=True, interactive=False).write(window.farewell, wrap=False)
