"""Help on the command line, in two columns; and how this program is called."""

from __future__ import annotations

import shutil
import sys
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # slow to load, and rarely needed
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

WIDEST = 96  # longer lines are hard to read
INDENT = "  "


def program() -> str:
    """What to type to run this program: its name, or the path it was started by if the name is not on the PATH."""
    called = sys.argv[0]
    return called if Path(called).stem == "cutpurse" and not shutil.which("cutpurse") else "cutpurse"


class Columns:
    """The layout of a command's help: names on the left, what they do on the right."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One group of names."""
        rows = [(label(entry), plain(console, entry.description)) for entry in panel.entries]
        if not rows:
            return
        width = min(console.width, WIDEST)
        left = len(INDENT) + max(len(names) for names, _ in rows) + 2
        write(console, f"{panel.title}:")
        for names, about in rows:
            write(console, *wrapped(f"{INDENT}{names}".ljust(left), about, width))
        write(console, "")

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """What the command is for; its examples keep their lines."""
        width = min(console.width, WIDEST)
        for line in plain(console, description).splitlines():
            write(console, *(wrapped("", line, width) if "  " not in line else [line]))
        write(console, "")


def label(entry: HelpEntry) -> str:
    """A name as it is typed, with a word for its value."""
    names = ", ".join(entry.display_labels)
    return f"{names} {entry.positive_names[0].lstrip('-').upper()}" if entry.metavar and entry.positive_names else names


def plain(console: Console, text: Any) -> str:
    """A Rich text as plain lines."""
    lines = console.render_lines(text or "", console.options.update(width=1000), pad=False)
    return "\n".join("".join(part.text for part in line).rstrip() for line in lines)


def wrapped(start: str, text: str, width: int) -> list[str]:
    """A text in lines: the first after `start`, the others indented below it."""
    return textwrap.wrap(text, width, initial_indent=start, subsequent_indent=" " * len(start)) or [start]


def write(console: Console, *lines: str) -> None:
    """Print lines as they are."""
    for line in lines:
        console.print(line, highlight=False, markup=False, soft_wrap=True)
