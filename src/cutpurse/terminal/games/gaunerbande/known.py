"""Gaunerbande in the terminal, what is known: cards that a seat is known to hold."""

from __future__ import annotations

from rich.text import Text

from cutpurse.terminal.games.gaunerbande.words import GaunerbandeWords, painted
from cutpurse.terminal.games.known_page import KnownPage
from cutpurse.terminal.games.views import ViewDict


class GaunerbandeKnown(KnownPage[GaunerbandeWords]):
    """A line for each seat with a known card."""

    def page(self, view: ViewDict, labels: list[str], width: int) -> list[Text]:
        held = [
            painted(self.texts.say("gaunerbande-terminal-known", who=label, cards=" ".join(cards)))
            for label, cards in zip(labels, view["known"], strict=True)
            if cards
        ]
        return held or [Text(self.texts.say("gaunerbande-terminal-no-known"))]
