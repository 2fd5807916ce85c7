"""What a terminal of some size shows of a table."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console

from cutpurse import Match
from cutpurse.terminal.games.views import PERSON
from cutpurse.terminal.saves import Saves, Seating
from cutpurse.terminal.screen import Screen
from cutpurse.terminal.start import BOT_NAMES, game_screen_of
from cutpurse.terminal.table import TerminalTable
from cutpurse.texts import Texts

LONGEST = "Wwwwwwwwwwww"


def table_of(
    match: Match, home: Path, language: str = "en", size: tuple[int, int] = (80, 24), slow: int = 1
) -> TerminalTable:
    """A table with a redrawn screen of this size, not yet running."""
    texts = Texts(language)
    screen = Screen(texts, drawn=True, interactive=False, size=size)
    seating = Seating(language, [LONGEST, *BOT_NAMES[: match.seats - 1]], "greedy", 1, slow=slow)
    store = Saves(home, texts)
    table = TerminalTable(
        match, game_screen_of(match.game, texts, seating.names), screen, store, home / "x.json", seating, pace=0
    )
    table.catch_up()
    return table


def lines_of(table: TerminalTable) -> list[str]:
    """What the screen shows, as a terminal of its size would."""
    table.screen.console = Console(
        file=io.StringIO(), width=table.screen.width, height=table.screen.height, highlight=False
    )
    picture = table.screen_lines(table.match.view(PERSON))
    with table.screen.console.capture() as capture:
        table.screen.draw(picture)
    return capture.get().rstrip("\n").split("\n")
