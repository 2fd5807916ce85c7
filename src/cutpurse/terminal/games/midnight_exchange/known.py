"""Midnight Exchange in the terminal, what is known beside the screen: stores, cards and supplies of everybody."""

from __future__ import annotations

from rich.text import Text

from cutpurse.terminal.games.game_screen import Shown
from cutpurse.terminal.games.midnight_exchange.words import NOTHING, MidnightExchangeWords
from cutpurse.texts import Texts


class MidnightExchangeKnown:
    """A page for all that has no room on the screen."""

    def __init__(self, texts: Texts, words: MidnightExchangeWords) -> None:
        self.texts = texts
        self.words = words

    def page(self, view: Shown, labels: list[str]) -> list[Text]:
        """All of it in full words."""
        lines: list[Text] = []
        for p, label in enumerate(labels):
            lines.append(
                Text(f"{label}: {self.texts.say('midnight-exchange-points', points=view['points'][p])}", "bold")
            )
            lines.append(
                Text(f"  • {self.texts.say('midnight-exchange-known-store', art=self.words.store(view['stores'][p]))}")
            )
            lines += [Text(f"  • {self.words.owned(card)}") for card in view["cards"][p]]
        lines.append(Text(self.texts.say("midnight-exchange-known-markets"), "bold"))
        for market in view["markets"]:
            wares = [self.words.art(kind) for kind in market["art"] if kind]
            wares += [self.words.card(card) for card in market["cards"] if card]
            price = self.words.price(market["price"])
            lines.append(Text(f"  • {market['id']}{market['side']} {price}: {', '.join(wares) or NOTHING}"))
        lines.append(Text(self.texts.say("midnight-exchange-known-supplies", bag=view["bag"], pile=view["pile"])))
        return lines
