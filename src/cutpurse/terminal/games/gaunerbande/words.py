"""Gaunerbande in the terminal, its words: the cards by name and in colour."""

from __future__ import annotations

import re

from rich.text import Text

from cutpurse.games.gaunerbande.components import names as card_names
from cutpurse.texts import Texts

CARD = re.compile(r"\b[gbrk](?:1[0-2]|[0-9])\b")
STYLES = {"g": "bold green", "b": "bold bright_blue", "r": "bold red", "k": "bold bright_white on grey23"}
POLITICIAN = "bold bright_white on red"  # r10, the card that hurts, stands out


class GaunerbandeWords:
    """The names of things in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.card = {card: name[texts.language] for card, name in card_names().items()}

    def colour(self, letter: str) -> str:
        """A colour by name."""
        # texts: gaunerbande-terminal-colour-*
        return self.texts.say(f"gaunerbande-terminal-colour-{letter}")


def style(card: str) -> str:
    """How a card is coloured; its letter says the same."""
    return POLITICIAN if card == "r10" else STYLES[card[0]]


def painted(sentence: str) -> Text:
    """A sentence with its cards in colour."""
    text = Text(sentence)
    for found in CARD.finditer(sentence):
        text.stylize(style(found[0]), *found.span())
    return text
