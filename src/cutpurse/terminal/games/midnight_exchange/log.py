"""Midnight Exchange in the terminal, its log: what hands did as sentences, one for each tile that was looked at."""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.terminal.games.game_screen import PERSON, Told
from cutpurse.terminal.games.midnight_exchange.words import MidnightExchangeWords
from cutpurse.texts import Texts, signed

OWN_MOVES = ("Grabbed", "Kept", "PutBack", "TakenOut", "Escaped", "Paid", "Passed", "Placed")


class MidnightExchangeLog:
    """Remembers what a sentence needs of the events before it, and what each round brought everybody."""

    def __init__(self, texts: Texts, words: MidnightExchangeWords, who: Callable[[int], dict[str, str]]) -> None:
        self.texts = texts
        self.words = words
        self.who = who
        self.forget([], 0)

    def forget(self, rounds: list[list[int]], seats: int) -> None:
        """Know nothing of what was told so far; finished rounds go into this list."""
        self.rounds = rounds
        self.earned = [0] * seats
        self.round = 0
        self.steps: dict[str, int] = {}  # filled ones, by card
        self.since: list[str] = []  # sentences from the person's last move on

    def tell(self, told: Told) -> list[str]:
        """An event as sentences."""
        if told["event"] in OWN_MOVES and told["seat"] == PERSON:
            self.since = []
        sentences = self.tell_one(told)
        self.since += sentences
        return sentences

    def tell_one(self, told: Told) -> list[str]:
        """What one event has to say by itself."""
        for teller in (self.tell_round, self.tell_hand, self.tell_trade):
            if sentences := teller(told):
                return sentences
        return []

    def say(self, id: str, seat: int, **facts: str | int) -> list[str]:
        """A sentence about a seat."""
        return [self.texts.say(id, **facts, **self.who(seat))]

    # --- the course of the game ---
    def tell_round(self, told: Told) -> list[str]:
        """Setting up, rounds and phases."""
        match told:
            case {"event": "MarketsOpened", "sides": dict(sides)}:
                markets = ", ".join(f"{n}{side}" for n, side in sides.items())
                return [self.texts.say("midnight-exchange-opened", markets=markets)]
            case {"event": "Boxed", "size": int(art), "number": int(cards)}:
                return [self.texts.say("midnight-exchange-boxed", art=art, cards=cards)]
            case {"event": "RummageBegan", "round": int(round)}:
                self.round = round
                return [f"— {self.texts.say('midnight-exchange-round', round=round)} —"]
            case {"event": "TradingBegan"}:
                return [self.texts.say("midnight-exchange-trading-began")]
            case {"event": "RoundEnded"}:
                return self.close_round()
        return []

    def close_round(self) -> list[str]:
        """What the round brought everybody; what is placed before the final count still belongs to it."""
        names = [self.who(p)["who"] for p in range(len(self.earned))]
        points = ", ".join(f"{name} {signed(n)}" for name, n in zip(names, self.earned, strict=True))
        self.rounds.append(self.earned)
        self.earned = [0] * len(names)
        return [self.texts.say("midnight-exchange-ended", round=self.round, points=points)]

    def score(self, seat: int, points: int) -> None:
        """What a seat gains; after the last round, what is placed by itself."""
        over = len(self.rounds) == self.round
        (self.rounds[-1] if over else self.earned)[seat] += points

    # --- the rummage ---
    def tell_hand(self, told: Told) -> list[str]:
        """What a hand does; what others pick up is told when it is put down."""
        match told:
            case {"event": "Grabbed", "seat": int(seat), "tile": int(tile), "find": str(find)} if seat == PERSON:
                return self.say("midnight-exchange-grabbed", seat, tile=str(tile), find=self.words.find(find))
            case {"event": "Kept", "seat": int(seat), "tile": int(tile), "find": str(find)}:
                return self.say("midnight-exchange-kept", seat, tile=str(tile), find=self.words.find(find))
            case {"event": "TakenOut", "seat": int(seat), "tile": int(tile)}:
                return self.say("midnight-exchange-taken-out", seat, tile=str(tile))
            case {"event": "PutBack", "seat": int(seat), "tile": int(tile), "find": find}:
                way = "dropped" if told["dropped"] else "up" if told["up"] else "down"
                name = self.words.find(find) if find else ""
                return self.say("midnight-exchange-put-back", seat, tile=str(tile), find=name, way=way)
            case {"event": "Escaped", "seat": int(seat), "number": int(number), "by": str(by)}:
                return self.say("midnight-exchange-escaped", seat, number=str(number), by=by)
        return []

    # --- trading ---
    def tell_trade(self, told: Told) -> list[str]:
        """Purchases, and where art goes."""
        match told:
            case {"event": "ArtBought", "seat": int(seat), "market": int(market), "kind": str(kind)}:
                self.score(seat, told["worth"])
                return self.say("midnight-exchange-bought", seat, market=str(market), thing=self.words.art(kind))
            case {"event": "CardBought", "seat": int(seat), "market": int(market), "card": dict(card)}:
                self.score(seat, card["points"][0])
                return self.say("midnight-exchange-bought", seat, market=str(market), thing=self.words.named(card))
            case {"event": "ArtDrawn", "seat": int(seat), "kind": str(kind)}:
                self.score(seat, told["worth"])
                return self.say("midnight-exchange-drawn", seat, thing=self.words.art(kind))
            case {"event": "BagFoundEmpty", "seat": int(seat)}:
                return self.say("midnight-exchange-bag-empty", seat)
            case {"event": "Placed", "seat": int(seat), "card": dict(card), "kind": str(kind), "full": bool(full)}:
                step = self.steps[card["id"]] = self.steps.get(card["id"], 0) + 1
                self.score(seat, card["points"][step] - card["points"][step - 1] - told["worth"])
                facts = {"thing": self.words.art(kind), "card": self.words.title(card), "points": card["points"][step]}
                return self.say("midnight-exchange-placed", seat, full="yes" if full else "no", **facts)
            case {"event": "Passed", "seat": int(seat), "forced": bool(forced)}:
                return self.say("midnight-exchange-passed", seat, forced="yes" if forced else "no")
        return []
