"""Swindler in the terminal, what is known besides the board (SW-1.5): bags, hands, piles, discards, thieves."""

from __future__ import annotations

from rich.text import Text

from cutpurse.games.swindler.pieces import BAGS, COLOUR_NAMES
from cutpurse.terminal.games.known_page import KnownPage, bullet, heading
from cutpurse.terminal.games.signs import NOTHING
from cutpurse.terminal.games.swindler.words import SwindlerWords, percent
from cutpurse.terminal.games.views import PERSON, ViewDict


class SwindlerKnown(KnownPage[SwindlerWords]):
    """Bags, cards, thieves, fulfilled orders and piles."""

    def page(self, view: ViewDict, labels: list[str], width: int) -> list[Text]:
        say = self.texts.say
        return [
            heading(say("swindler-terminal-known-bags")),
            *(bullet(self.bag(view, bag)) for bag in COLOUR_NAMES[:BAGS]),
            bullet(self.supply(view)),
            heading(say("swindler-terminal-known-cards")),
            *(bullet(self.own_card(name)) for name in dict.fromkeys(view["hand"])),
            *(bullet(f"{labels[p]}: {self.hand(view, p)}") for p in range(view["seats"]) if p != PERSON),
            bullet(self.accomplices(view)),
            *self.thieves(view, labels),
            heading(say("swindler-terminal-known-done")),
            *(bullet(f"{labels[p]}: {self.done(view, p)}") for p in range(view["seats"])),
            Text(
                say("swindler-terminal-known-piles", orders=view["piles"]["orders"], dealers=view["piles"]["dealers"])
            ),
        ]

    def bag(self, view: ViewDict, bag: str) -> str:
        """What is left in a bag, and the odds of drawing from it without a skull."""
        inside = view["bags"][bag]
        tiles = ", ".join(self.words.tiles(inside["tiles"])) or NOTHING
        text = self.texts.say(
            "swindler-terminal-known-bag", bag=self.words.colour(bag), tiles=tiles, skulls=inside["skulls"]
        )
        if not inside["odds"]:
            return text
        return f"{text} {self.survival(inside['odds']['survive'])}"

    def survival(self, chances: list[float]) -> str:
        """For each number of draws, the chance that none of them is a skull."""
        survive = " ".join(f"{k}: {percent(chance)}" for k, chance in enumerate(chances, 1))
        return self.texts.say("swindler-terminal-survive", survive=survive or percent(0))

    def supply(self, view: ViewDict) -> str:
        """Coins, posters and neutral tiles that are left."""
        supply = view["supply"]
        tiles = ", ".join(self.words.tiles(supply["neutral"])) or NOTHING
        return self.texts.say(
            "swindler-terminal-known-supply", coins=supply["coins"], posters=supply["posters"], tiles=tiles
        )

    def own_card(self, name: str) -> str:
        """One of the person's cards, and what it does."""
        return f"{self.words.card(name)}: {self.words.does(name)}"

    def hand(self, view: ViewDict, p: int) -> str:
        """A hand as the person knows it: the cards that were seen, and how many were not."""
        cards = view["known"][p]
        secret = view["hands"][p] - len(cards)
        unseen = [self.texts.say("swindler-terminal-secret", count=secret)] if secret else []
        return ", ".join([*self.words.cards(cards), *unseen]) or self.texts.say("swindler-terminal-no-cards")

    def accomplices(self, view: ViewDict) -> str:
        """The pile of accomplices and its discards."""
        gone = ", ".join(self.words.cards(view["gone"]["accomplices"])) or NOTHING
        return self.texts.say("swindler-terminal-known-accomplices", left=view["piles"]["accomplices"], gone=gone)

    def thieves(self, view: ViewDict, labels: list[str]) -> list[Text]:
        """The master thieves: whose they are, and what they can do from when on."""
        found = [
            bullet(f"{labels[p]}: {thief['id']}, {self.words.can(thief)}")
            for p, thief in enumerate(view["thieves"])
            if thief
        ]
        found += [bullet(f"{thief['id']}: {self.words.can(thief)}") for thief in view["cast"]]
        head = heading(self.texts.say("swindler-terminal-known-thieves", orders=view["thief_at"]))
        return [head, *found] if found else []

    def done(self, view: ViewDict, p: int) -> str:
        """The orders a seat has fulfilled."""
        return "; ".join(self.words.order(order) for order in view["fulfilled"][p]) or NOTHING
