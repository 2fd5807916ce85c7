"""Midnight Exchange in the terminal, its words: places, finds, art, cards and markets, in full or short."""

from __future__ import annotations

from typing import Any

from cutpurse.terminal.games.signs import NOTHING
from cutpurse.terminal.layout import times
from cutpurse.texts import Texts, number

SHORT_FIND, FULL_FIND = 4, 16  # columns of a find in a tray
COLLECTION = "◆"  # marks a card with a track, which may read like a single object


class MidnightExchangeWords:
    """The names of things in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def place(self, name: str, full: bool = True) -> str:
        """A location; short, by its letter."""
        # texts: midnight-exchange-place-*, midnight-exchange-terminal-place-*
        return self.texts.say(f"midnight-exchange-place-{name}" if full else f"midnight-exchange-terminal-place-{name}")

    def find(self, name: str, full: bool = True) -> str:
        """What lies under a tile; short, in four letters at most."""
        # texts: midnight-exchange-find-*, midnight-exchange-terminal-short-*
        return self.texts.say(f"midnight-exchange-find-{name}" if full else f"midnight-exchange-terminal-short-{name}")

    def art(self, name: str, full: bool = True) -> str:
        """An art object; short, in four letters at most."""
        # texts: midnight-exchange-art-*, midnight-exchange-terminal-short-*
        return self.texts.say(f"midnight-exchange-art-{name}" if full else f"midnight-exchange-terminal-short-{name}")

    def market(self, n: int) -> str:
        """A market by its name."""
        # texts: midnight-exchange-market-*
        return self.texts.say(f"midnight-exchange-market-{n}")

    def signed_market(self, n: int, side: str) -> str:
        """A market by its name, and by the sign that stands for it where there is little room."""
        return self.texts.say("midnight-exchange-terminal-market", name=self.market(n), sign=f"{n}{side}")

    def market_short(self, n: int) -> str:
        """The same where there is little room."""
        # texts: midnight-exchange-short-*
        return self.texts.say(f"midnight-exchange-short-{n}")

    def price(self, finds: list[str], full: bool = True) -> str:
        """What a market asks for."""
        names = [self.find(find, full) for find in finds]
        return " + ".join(names) if full else "+".join(names)

    def store(self, art: list[str], full: bool = True) -> str:
        """Art in store, by kind with counts."""
        names = [times(self.art(kind, full), art.count(kind)) for kind in dict.fromkeys(art)]
        return (", " if full else " ").join(names) or NOTHING

    def tray(self, slots: list[dict[str, Any] | None], full: bool = False) -> str:
        """A tray, slot by slot, in words of equal width, short or full."""
        size = FULL_FIND if full else SHORT_FIND
        return " ".join(f"{self.find(slot['find'], full) if slot else NOTHING:<{size}}" for slot in slots)

    def card(self, card: dict[str, Any], full: bool = True) -> str:
        """A prestige card on offer, with its points."""
        points = "/".join(number(n) for n in card["points"])
        return f"{COLLECTION if 'track' in card else ''}{self.title(card, full)} {points}"

    def named(self, card: dict[str, Any]) -> str:
        """A prestige card within a sentence."""
        if "track" not in card:
            return self.title(card)
        return self.texts.say("midnight-exchange-terminal-collection", track=self.title(card))

    def title(self, card: dict[str, Any], full: bool = True) -> str:
        """A card without its points: a single by its name, a collection by its track."""
        if "track" not in card:
            name: str = card[self.texts.language]
            return self.texts.say("midnight-exchange-terminal-single", name=name)
        return ">".join(self.art(kind, full) for kind in card["track"])

    def owned(self, card: dict[str, Any], full: bool = True) -> str:
        """A card that somebody owns: a collection with its number, how far it is filled, and its points."""
        if "track" not in card:
            return self.card(card, full)
        steps = [self.art(kind, full) for kind in card["track"]]
        filled = [f"[{step}]" if n < card["step"] else step for n, step in enumerate(steps)]
        return f"{card['n']} {'>'.join(filled)} {'/'.join(number(n) for n in card['points'])} = {number(card['worth'])}"
