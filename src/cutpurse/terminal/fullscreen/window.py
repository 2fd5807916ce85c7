"""Window: the screen that the game's thread writes to; what it shows, the app draws."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.text import Text

from cutpurse.terminal.fullscreen.mailbox import Mailbox
from cutpurse.terminal.games.game_screen import GameScreen
from cutpurse.terminal.games.views import ViewDict
from cutpurse.terminal.screen import PROMPT, Screen
from cutpurse.texts import Texts

if TYPE_CHECKING:
    from cutpurse.terminal.fullscreen.table import FullScreenTable

USUAL_SIZE = (80, 24)  # until the app knows better
MARGIN = 6  # columns and lines of a page that its text cannot have


@dataclass(frozen=True)
class Picture:
    """A moment of the table, complete, so that it can be laid out anew whenever the window changes."""

    game_screen: GameScreen
    view: ViewDict
    log: list[Text]  # grows; `logged` of it have been told
    logged: int
    fresh: int = 0  # from which sentence on the person has not chosen anything
    question: str = ""
    notice: list[Text] = field(default_factory=list)
    notice_heading: str = ""
    actions: list[tuple[str, str]] = field(default_factory=list)  # the word of each, and its key
    asked: bool = False  # the person is to choose
    real_time: bool = False


@dataclass(frozen=True)
class Page:
    """Something longer to read, and how it can be closed."""

    heading: str
    lines: list[Text]
    choices: list[tuple[str, str]]  # the word that the game gets, and the label
    search: bool = False


class Window(Screen):
    """A drawn, interactive screen of which the app is the other half."""

    is_window = True

    def __init__(self, texts: Texts, mailbox: Mailbox | None = None) -> None:
        super().__init__(texts, drawn=True, interactive=True, size=USUAL_SIZE)
        self.mailbox = mailbox or Mailbox()
        self.size = USUAL_SIZE
        self.show_picture: Callable[[Picture], None] = lambda picture: None  # the app sets these
        self.show_page: Callable[[Page | None], None] = lambda page: None
        self.show_progress: Callable[[str], None] = lambda words: None
        self.heading = ""  # of the next page
        self.search = False  # whether the next page can be searched
        self.farewell: list[str | Text] = []  # printed once the window is gone
        self.table: FullScreenTable | None = None  # the one that is played now

    @property
    def runs_clock(self) -> bool:
        return True

    @property
    def width(self) -> int:
        return max(self.size[0] - MARGIN, 20)

    @property
    def height(self) -> int:
        return self.size[1]

    def show(self, picture: Picture) -> None:
        """Show a moment of the table."""
        self.mailbox.check()
        self.show_picture(picture)

    def write(self, lines: Sequence[str | Text], wrap: bool = True) -> None:
        """Lines to be read when the window is gone."""
        self.farewell += lines

    def page(self, lines: Sequence[str | Text]) -> None:
        """A longer text, until it is closed."""
        self.choose(lines, [("", self.texts.say("page-close"))])

    def choose(self, lines: Sequence[str | Text], choices: list[tuple[str, str]]) -> str:
        """A page that is closed in one of several ways; its last word where it is simply put away."""
        texts = [Text(line) if isinstance(line, str) else line for line in lines]
        while texts and not texts[-1].plain:
            texts.pop()
        self.show_page(Page(self.heading, texts, choices, self.search))
        self.heading, self.search = "", False
        try:
            return self.mailbox.wait_for_answer()
        finally:
            self.show_page(None)

    @contextmanager
    def titled(self, heading: str, search: bool = False) -> Iterator[None]:
        """Meanwhile the next page has this heading."""
        self.heading, self.search = heading, search
        try:
            yield
        finally:
            self.heading, self.search = "", False

    def ask(self, prompt: str = PROMPT) -> str:
        """The next line that is typed or clicked."""
        self.mailbox.skips = False
        line = self.mailbox.line()
        return "" if line is None else line

    def confirm(self, lines: Sequence[str]) -> bool:
        yes, no = self.texts.say("button-yes"), self.texts.say("button-new")
        self.heading = self.texts.say("unfinished-heading")
        return self.choose([*lines], [("yes", yes), ("no", no)]) != "no"
