"""KnownPage: what `known` shows, that is, everything the person may know but does not see on the screen."""

from __future__ import annotations

from typing import Generic, TypeVar

from rich.text import Text

from cutpurse.terminal.games.views import ViewDict
from cutpurse.texts import Texts

WordsT = TypeVar("WordsT")


class KnownPage(Generic[WordsT]):
    """A page in full words."""

    def __init__(self, texts: Texts, words: WordsT) -> None:
        self.texts = texts
        self.words = words

    def page(self, view: ViewDict, labels: list[str], width: int) -> list[Text]:
        """The lines of the page; `labels` are the players' names as they stand at the table."""
        raise NotImplementedError


def heading(text: str) -> Text:
    """A heading of the page."""
    return Text(text, "bold")


def bullet(text: str) -> Text:
    """An item below a heading."""
    return Text(f"  • {text}")
