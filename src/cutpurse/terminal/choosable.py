"""Choosable text: a piece of the screen that stands for a move, which full screens let one click or reach by arrows."""

from __future__ import annotations

from typing import NamedTuple

from rich.style import Style
from rich.text import Text

MOVE, WORD, BUTTON = "move", "word", "button"  # keys of a style's meta


class Chosen(str):
    """A move picked on the screen, in notation: there is nothing to guess about it, as about what is typed."""

    __slots__ = ()


class Choice(NamedTuple):
    """What a piece of the screen stands for."""

    line: str  # as if typed; a `Chosen` where it is a move
    button: bool


def choosable(text: Text, move: str) -> Text:
    """The text, marked as what makes a move; plain terminals show no difference."""
    text.apply_meta({MOVE: move})
    return text


def button(key: str, label: str, move: str, style: str = "") -> Text:
    """A button for a move: what to type for it, and what it does."""
    text = Text(" ")
    if key:
        text.append(key, "yellow").append(" " if label else "")
    text.append(label, style).append(" ")
    text.apply_meta({MOVE: move, BUTTON: True})
    return text


def word_button(word: str, label: str, style: str = "") -> Text:
    """A button for an action, such as `hint`."""
    text = Text(f" {label} ", style)
    text.apply_meta({WORD: word, BUTTON: True})
    return text


def choice_at(style: Style | None) -> Choice | None:
    """What the text in this style stands for, if anything."""
    meta = style.meta if style is not None else {}
    if MOVE in meta:
        return Choice(Chosen(meta[MOVE]), BUTTON in meta)
    if WORD in meta:
        return Choice(str(meta[WORD]), BUTTON in meta)
    return None
