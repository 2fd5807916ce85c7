"""Midnight Exchange in the terminal, its log: one sentence for each tile that was looked at."""

from __future__ import annotations

from typing import ClassVar

from cutpurse.terminal.games.game_log import GameLog
from cutpurse.terminal.games.midnight_exchange.words import MidnightExchangeWords
from cutpurse.terminal.games.views import PERSON, EventDict


class MidnightExchangeLog(GameLog[MidnightExchangeWords]):
    """The log of a table of Midnight Exchange."""

    own_moves: ClassVar[tuple[str, ...]] = (
        "Grabbed", "Kept", "PutBack", "TakenOut", "Escaped", "Paid", "Passed", "Placed",
    )  # fmt: skip

    def tell_event(self, event: EventDict) -> list[str]:
        return self.tell_round(event) or self.tell_hand(event) or self.tell_trade(event)

    def score(self, seat: int, points: int) -> None:
        """Add a seat's points; what it places after the last round still belongs to that round."""
        over = len(self.rounds) == self.round
        (self.rounds[-1] if over else self.earned)[seat] += points

    # --- the course of the game ---
    def tell_round(self, event: EventDict) -> list[str]:
        """Setting up, rounds and phases."""
        match event:
            case {"event": "MarketsOpened", "sides": dict(sides)}:
                markets = self.texts.join([self.words.signed_market(int(n), side) for n, side in sides.items()])
                return [self.texts.say("midnight-exchange-terminal-opened", markets=markets)]
            case {"event": "Boxed", "size": int(art), "number": int(cards)}:
                return [self.texts.say("midnight-exchange-terminal-boxed", art=art, cards=cards)]
            case {"event": "RummageBegan", "round": int(round)}:
                self.round = round
                return [f"— {self.texts.say('midnight-exchange-terminal-round', round=round)} —"]
            case {"event": "TradingBegan"}:
                return [self.texts.say("midnight-exchange-terminal-trading-began")]
            case {"event": "RoundEnded"}:
                return [self.texts.say("midnight-exchange-terminal-ended", round=self.round, points=self.close_round())]
        return []

    # --- the rummage ---
    def tell_hand(self, event: EventDict) -> list[str]:
        """What a hand does. What others pick up is told when they put it down."""
        match event:
            case {"event": "Grabbed", "seat": int(seat), "tile": int(tile), "find": str(find)} if seat == PERSON:
                return self.say("midnight-exchange-terminal-grabbed", seat, tile=str(tile), find=self.words.find(find))
            case {"event": "Kept", "seat": int(seat), "tile": int(tile), "find": str(find)}:
                return self.say("midnight-exchange-terminal-kept", seat, tile=str(tile), find=self.words.find(find))
            case {"event": "TakenOut", "seat": int(seat), "tile": int(tile)}:
                return self.say("midnight-exchange-terminal-taken-out", seat, tile=str(tile))
            case {"event": "PutBack", "seat": int(seat), "tile": int(tile), "find": find}:
                way = "dropped" if event["dropped"] else "up" if event["up"] else "down"
                name = self.words.find(find) if find else ""
                return self.say("midnight-exchange-terminal-put-back", seat, tile=str(tile), find=name, way=way)
            case {"event": "Escaped", "seat": int(seat), "number": int(number), "by": str(by)}:
                return self.say("midnight-exchange-terminal-escaped", seat, number=str(number), by=by)
        return []

    # --- trading ---
    def tell_trade(self, event: EventDict) -> list[str]:
        """Purchases, and where art goes."""
        match event:
            case {"event": "ArtBought", "seat": int(seat), "market": int(market), "kind": str(kind)}:
                self.score(seat, event["worth"])
                return self.say("midnight-exchange-terminal-bought", seat, market=market, thing=self.words.art(kind))
            case {"event": "CardBought", "seat": int(seat), "market": int(market), "card": dict(card)}:
                self.score(seat, event["worth"])
                return self.say("midnight-exchange-terminal-bought", seat, market=market, thing=self.words.named(card))
            case {"event": "ArtDrawn", "seat": int(seat), "kind": str(kind)}:
                self.score(seat, event["worth"])
                return self.say("midnight-exchange-terminal-drawn", seat, thing=self.words.art(kind))
            case {"event": "BagFoundEmpty", "seat": int(seat)}:
                return self.say("midnight-exchange-terminal-bag-empty", seat)
            case {"event": "Placed", "seat": int(seat), "card": dict(card), "kind": str(kind), "full": bool(full)}:
                self.score(seat, event["gained"])
                facts = {"thing": self.words.art(kind), "card": self.words.title(card), "points": event["counts"]}
                return self.say("midnight-exchange-terminal-placed", seat, full="yes" if full else "no", **facts)
            case {"event": "Passed", "seat": int(seat), "forced": bool(forced)}:
                return self.say("midnight-exchange-terminal-passed", seat, forced="yes" if forced else "no")
        return []
