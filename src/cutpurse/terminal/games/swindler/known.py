"""Swindler in the terminal, what is known beside the board (SW-1.5): bags, hands, piles, discards, thieves."""

from __future__ import annotations

from rich.text import Text

from cutpurse.games.swindler.pieces import BAGS, COLOUR_NAMES
from cutpurse.terminal.games.game_screen import PERSON, Shown
from cutpurse.terminal.games.swindler.words import SwindlerWords, percent
from cutpurse.texts import Texts


class SwindlerKnown:
    """A page for all that has no room on the screen."""

    def __init__(self, texts: Texts, words: SwindlerWords) -> None:
        self.texts = texts
        self.words = words

    def page(self, view: Shown, labels: list[str]) -> list[Text]:
        """All of it in full words."""
        say = self.texts.say
        return [
            Text(say("swindler-known-bags"), "bold"),
            *(Text(f"  • {self.bag(view, bag)}") for bag in COLOUR_NAMES[:BAGS]),
            Text(f"  • {self.supply(view)}"),
            Text(say("swindler-known-cards"), "bold"),
            *(Text(f"  • {self.own_card(name)}") for name in dict.fromkeys(view["hand"])),
            *(Text(f"  • {labels[p]}: {self.hand(view, p)}") for p in range(view["seats"]) if p != PERSON),
            Text(f"  • {self.accomplices(view)}"),
            *self.thieves(view, labels),
            Text(say("swindler-known-done"), "bold"),
            *(Text(f"  • {labels[p]}: {self.done(view, p)}") for p in range(view["seats"])),
            Text(say("swindler-known-piles", orders=view["piles"]["orders"], dealers=view["piles"]["dealers"])),
        ]

    def bag(self, view: Shown, bag: str) -> str:
        """What is left in a bag, and the chances to draw so often without a skull."""
        inside = view["bags"][bag]
        tiles = ", ".join(self.words.tiles(inside["tiles"])) or "–"
        text = self.texts.say("swindler-known-bag", bag=self.words.colour(bag), tiles=tiles, skulls=inside["skulls"])
        if not inside["odds"]:
            return text
        return f"{text} {self.survival(inside['odds']['survive'])}"

    def survival(self, chances: list[float]) -> str:
        """By number of draws the chance that none of them brings a skull."""
        survive = " ".join(f"{k}: {percent(chance)}" for k, chance in enumerate(chances, 1))
        return self.texts.say("swindler-survive", survive=survive or percent(0))

    def supply(self, view: Shown) -> str:
        """Coins, posters and neutral tiles that are left."""
        supply = view["supply"]
        tiles = ", ".join(self.words.tiles(supply["neutral"])) or "–"
        return self.texts.say("swindler-known-supply", coins=supply["coins"], posters=supply["posters"], tiles=tiles)

    def own_card(self, name: str) -> str:
        """A card of the person's own, and what it does."""
        return f"{self.words.card(name)}: {self.words.does(name)}"

    def hand(self, view: Shown, p: int) -> str:
        """A hand as the person knows it: the cards that were seen, and how many were not."""
        cards = view["known"][p]
        secret = view["hands"][p] - len(cards)
        unseen = [self.texts.say("swindler-secret", count=secret)] if secret else []
        return ", ".join([*self.words.cards(cards), *unseen]) or self.texts.say("swindler-no-cards")

    def accomplices(self, view: Shown) -> str:
        """The pile of accomplices and its discards."""
        gone = ", ".join(self.words.cards(view["gone"]["accomplices"])) or "–"
        return self.texts.say("swindler-known-accomplices", left=view["piles"]["accomplices"], gone=gone)

    def thieves(self, view: Shown, labels: list[str]) -> list[Text]:
        """The master thieves: whose they are, what they can do, and from when on."""
        found = [
            Text(f"  • {labels[p]}: {thief['id']}, {self.words.can(thief)}")
            for p, thief in enumerate(view["thieves"])
            if thief
        ]
        found += [Text(f"  • {thief['id']}: {self.words.can(thief)}") for thief in view["cast"]]
        head = Text(self.texts.say("swindler-known-thieves", orders=view["thief_at"]), "bold")
        return [head, *found] if found else []

    def done(self, view: Shown, p: int) -> str:
        """The orders a seat has fulfilled."""
        return "; ".join(self.words.order(order) for order in view["fulfilled"][p]) or "–"
