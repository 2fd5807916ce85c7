"""Look: the colours of the window, dark and light, so that what is painted is readable on any terminal."""

from __future__ import annotations

import os
from typing import NamedTuple

from rich.style import Style
from rich.terminal_theme import TerminalTheme
from textual.app import App
from textual.theme import Theme

DARK, LIGHT = "cutpurse-dark", "cutpurse-light"


class Look(NamedTuple):
    """What Textual's themes do not have."""

    button: Style
    marked: Style
    alarm: Style  # instead of a red ground, which is for letters


ALARM = Style.parse("bold #ffffff on #a82018")
LOOKS = {
    DARK: Look(Style.parse("on #433c34"), Style.parse("not dim bold #1a1208 on #e6b450"), ALARM),
    LIGHT: Look(Style.parse("on #ddcfb4"), Style.parse("not dim bold #fffaf0 on #7a4a10"), ALARM),
}

THEMES = [
    Theme(
        name=DARK, primary="#e6b450", secondary="#8fb98f", accent="#e6b450", foreground="#e8dfd0", background="#161412",
        surface="#1e1b18", panel="#2e2924", warning="#ffb454", error="#ff7a6b", success="#8fc98f", dark=True,
    ),
    Theme(
        name=LIGHT, primary="#7a4a10", secondary="#2d6a3a", accent="#7a4a10", foreground="#2a2118",
        background="#f7f1e5",
        surface="#f0e8d8", panel="#e6dbc5", warning="#8a5a00", error="#a82018", success="#22702e", dark=False,
    ),
]  # fmt: skip

# What the sixteen colours of a terminal become: readable on the grounds above, with at least 4.5 to 1.
ON_DARK = TerminalTheme(
    (0x16, 0x14, 0x12), (0xE8, 0xDF, 0xD0),
    [
        (0x16, 0x14, 0x12), (0xFF, 0x7A, 0x6B), (0x84, 0xCC, 0x84), (0xF2, 0xC1, 0x4E), (0x7A, 0xB0, 0xFF),
        (0xD6, 0x9A, 0xFF), (0x6C, 0xD3, 0xDA), (0xD9, 0xD0, 0xC0),
    ],
    [
        (0xA0, 0x96, 0x86), (0xFF, 0x95, 0x88), (0xA5, 0xE0, 0xA5), (0xFF, 0xD9, 0x78), (0x9C, 0xC4, 0xFF),
        (0xE3, 0xB5, 0xFF), (0x90, 0xE4, 0xE8), (0xFF, 0xFF, 0xFF),
    ],
)  # fmt: skip
ON_LIGHT = TerminalTheme(
    (0xF7, 0xF1, 0xE5), (0x2A, 0x21, 0x18),
    [
        (0x2A, 0x21, 0x18), (0xA8, 0x20, 0x18), (0x1E, 0x66, 0x2A), (0x7D, 0x50, 0x00), (0x16, 0x4F, 0xA6),
        (0x74, 0x26, 0x95), (0x00, 0x62, 0x6B), (0x3A, 0x32, 0x28),
    ],
    [
        (0x5C, 0x52, 0x46), (0xA8, 0x20, 0x18), (0x1E, 0x66, 0x2A), (0x7D, 0x50, 0x00), (0x16, 0x4F, 0xA6),
        (0x74, 0x26, 0x95), (0x00, 0x62, 0x6B), (0xFF, 0xFF, 0xFF),
    ],
)  # fmt: skip


def look_of(app: App[None]) -> Look:
    """The look of the theme in use."""
    return LOOKS.get(app.theme, LOOKS[DARK])


def theme_of_terminal() -> str:
    """Light if the terminal says that its own ground is light, as some do; else dark."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT if ground in ("7", "15") else DARK
