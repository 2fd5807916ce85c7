"""Midnight Exchange in the terminal, what is known: everybody's store and cards, the markets, the supplies."""

from __future__ import annotations

from rich.text import Text

from cutpurse.terminal.games.known_page import KnownPage, bullet, heading
from cutpurse.terminal.games.midnight_exchange.words import MidnightExchangeWords
from cutpurse.terminal.games.signs import NOTHING
from cutpurse.terminal.games.views import ViewDict


class MidnightExchangeKnown(KnownPage[MidnightExchangeWords]):
    """Seat by seat, then the markets and the supplies."""

    def page(self, view: ViewDict, labels: list[str], width: int) -> list[Text]:
        say = self.texts.say
        lines: list[Text] = []
        for p, label in enumerate(labels):
            lines.append(heading(f"{label}: {say('midnight-exchange-terminal-points', points=view['points'][p])}"))
            lines.append(bullet(say("midnight-exchange-terminal-known-store", art=self.words.store(view["stores"][p]))))
            lines += [bullet(self.words.owned(card)) for card in view["cards"][p]]
        lines.append(heading(say("midnight-exchange-terminal-known-markets")))
        for market in view["markets"]:
            wares = [self.words.art(kind) for kind in market["art"] if kind]
            wares += [self.words.card(card) for card in market["cards"] if card]
            price = self.words.price(market["price"])
            name = self.words.signed_market(market["id"], market["side"])
            lines.append(bullet(f"{name}, {price}: {', '.join(wares) or NOTHING}"))
        lines.append(Text(say("midnight-exchange-terminal-known-supplies", bag=view["bag"], pile=view["pile"])))
        return lines
