"""Swindler in the terminal, its log: what happened as sentences, payments and lost tiles gathered into one."""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.games.swindler.pieces import BET, COMPLETED, FIRST_POINTS, OPEN_ORDERS, THROWN_OFF
from cutpurse.terminal.games.game_screen import PERSON, Told
from cutpurse.terminal.games.swindler.words import SwindlerWords
from cutpurse.texts import Texts, signed

OWN_MOVES = ("MarkerPut", "MarkerTakenBack", "BagNamed", "Stopped", "OrderFulfilled", "TileSold", "Hired", "CardPlayed")
REASONS = {"TileReturned": "skull", "TilePaid": "payment", "CoinPaid": "payment", "HandedIn": "raid"}


class SwindlerLog:
    """Remembers what a sentence needs of the events before it, and what each round brought everybody."""

    def __init__(self, texts: Texts, words: SwindlerWords, who: Callable[[int], dict[str, str]]) -> None:
        self.texts = texts
        self.words = words
        self.who = who
        self.forget([], 0)

    def forget(self, rounds: list[list[int]], seats: int) -> None:
        """Know nothing of what was told so far; finished rounds go into this list."""
        self.rounds = rounds
        self.points = [FIRST_POINTS] * seats
        self.earned = [0] * seats
        self.round = 0
        self.active = PERSON
        self.counted = 0  # seats, at the end
        self.markers: list[int | None] = [None] * OPEN_ORDERS
        self.hired = 0  # cards that are still to come
        self.heap: list[str] = []  # tiles and coins that a seat lost for the same reason, not yet told
        self.heap_of: tuple[str, int] = ("", PERSON)
        self.since: list[str] = []  # sentences from the person's last move on

    def tell(self, told: Told) -> list[str]:
        """An event as sentences."""
        if told["event"] in OWN_MOVES and told["seat"] == PERSON:
            self.since = []
        sentences = [*self.gather(told), *self.tell_one(told)]
        self.since += sentences
        return sentences

    def tell_one(self, told: Told) -> list[str]:
        """What one event has to say by itself."""
        for teller in (self.tell_turn, self.tell_piles, self.tell_steal, self.tell_action, self.tell_card):
            if sentences := teller(told):
                return sentences
        return []

    def say(self, id: str, seat: int, **facts: str | int) -> list[str]:
        """A sentence about a seat."""
        return [self.texts.say(id, **facts, **self.who(seat))]

    # --- points ---
    def score(self, seat: int, points: int) -> None:
        """What a seat gains or loses; nobody falls below 0."""
        change = max(points, -self.points[seat])
        self.points[seat] += change
        self.earned[seat] += change

    def close_round(self) -> list[str]:
        """What the round brought everybody."""
        self.rounds.append(self.earned)
        names = [self.who(p)["who"] for p in range(len(self.earned))]
        points = ", ".join(f"{name} {signed(n)}" for name, n in zip(names, self.earned, strict=True))
        self.earned = [0] * len(names)
        return [self.texts.say("swindler-ended", round=self.round, points=points)]

    # --- tiles and coins in a row ---
    def gather(self, told: Told) -> list[str]:
        """Tiles and coins that leave a seat for the same reason in one sentence, once something else follows."""
        event, seat = told["event"], told.get("seat", PERSON)
        reason = REASONS.get(event, "")
        sentences = self.heap_told() if self.heap and (reason, seat) != self.heap_of else []
        if reason:
            self.heap_of = (reason, seat)
            self.heap.append(self.texts.say("sw-coin") if event == "CoinPaid" else self.words.tile(told["tile"]))
        return sentences

    def heap_told(self) -> list[str]:
        """What was gathered since it was last told."""
        reason, seat = self.heap_of
        things = ", ".join(self.heap)
        self.heap = []
        return self.say("swindler-lost", seat, reason=reason, things=things)

    # --- the course of the game ---
    def tell_turn(self, told: Told) -> list[str]:
        """Setting up, rounds and turns, the end."""
        match told:
            case {"event": "StartDrawn", "seat": int(seat)}:
                return self.say("swindler-begins", seat)
            case {"event": "ThiefTaken", "seat": int(seat), "thief": thief}:
                return self.say("swindler-thief", seat, thief=thief["id"], motto=self.words.thief(thief))
            case {"event": "RoundBegan", "round": int(round)}:
                ended = self.close_round() if self.round else []
                self.round = round
                return [*ended, f"— {self.texts.say('sw-round', round=round)} —"]
            case {"event": "TurnBegan", "seat": int(seat)}:
                self.active = seat
            case {"event": "TurnSkipped", "seat": int(seat)}:
                return self.say("swindler-skipped", seat)
            case {"event": "Counted", "seat": int(seat), "coins": int(coins), "markers": int(markers)}:
                self.score(seat, coins)
                self.score(seat, -THROWN_OFF * markers)
                self.counted += 1
                counted = self.say("swindler-counted", seat, coins=signed(coins), markers=signed(-THROWN_OFF * markers))
                return counted + (self.close_round() if self.counted == len(self.points) else [])
        return []

    def tell_piles(self, told: Told) -> list[str]:
        """New orders and dealers, cards drawn, raids."""
        say = self.texts.say
        match told:
            case {"event": "OrderRevealed", "slot": int(slot), "order": order} if self.round:
                return [say("swindler-order-came", slot=str(slot), order=self.words.order(order))]
            case {"event": "DealerCame", "stall": int(stall), "dealer": dealer} if self.round:
                fields = ", ".join(self.words.field(field, True) for field in dealer["fields"])
                return [say("swindler-dealer-came", stall=str(stall), fields=fields)]
            case {"event": "DealersShuffled" | "AccomplicesShuffled" | "RaidSetAside" | "RaidsShuffledIn" as event}:
                return [say("swindler-piles", what=event)]
            case {"event": "Hired", "seat": int(seat), "cards": int(cards)}:
                self.hired = cards
                return self.say("swindler-hired", seat, count=cards) if cards else []
            case {"event": "AccompliceDrawn", "seat": int(seat), "card": card}:
                hired, self.hired = self.hired, max(self.hired - 1, 0)
                if card is not None:
                    return self.say("swindler-drew-card", seat, card=self.words.card(card))
                return [] if hired else self.say("swindler-drew-card", seat, card="")
            case {"event": "RaidBegan", "raid": raid}:
                return [self.words.raid(raid)]
            case {"event": "Jailed", "seat": int(seat)}:
                return self.say("swindler-jailed", seat)
        return []

    # --- a turn ---
    def tell_steal(self, told: Told) -> list[str]:
        """Markers, and what comes out of the bags."""
        match told:
            case {"event": "MarkerPut", "seat": int(seat), "slot": int(slot)}:
                return self.tell_marker(seat, slot)
            case {"event": "MarkerTakenBack", "seat": int(seat), "slot": int(slot)}:
                self.markers[slot - 1] = None
                self.score(seat, -THROWN_OFF)
                return self.say("swindler-marker-back", seat, slot=str(slot), lost=THROWN_OFF)
            case {"event": "BagNamed", "seat": int(seat), "bag": str(bag)}:
                return self.say("swindler-bag", seat, colour=bag)
            case {"event": "TileDrawn", "seat": int(seat), "tile": tile}:
                return self.say("swindler-drew", seat, tile=self.words.tile(tile))
            case {"event": "SkullDrawn", "seat": int(seat)}:
                return self.say("swindler-skull", seat)
            case {"event": "SkullSpared"}:
                return [self.texts.say("swindler-spared")]
            case {"event": "SkullStruck", "seat": int(seat)}:
                return self.say("swindler-struck", seat)
            case {"event": "Stopped", "seat": int(seat)}:
                return self.say("swindler-stopped", seat)
            case {"event": "CoinGained" | "ChangeGiven" as event, "seat": int(seat)}:
                return self.say("swindler-coin", seat, event=event)
            case {"event": "BetSettled", "seat": int(seat), "won": bool(won)}:
                self.score(seat, BET if won else 0)
                return self.say("swindler-settled", seat, won="yes" if won else "no", points=BET)
        return []

    def tell_marker(self, seat: int, slot: int) -> list[str]:
        """A marker on an order, and whose marker had to go."""
        before = self.markers[slot - 1]
        self.markers[slot - 1] = seat
        sentences = self.say("swindler-marker", seat, slot=str(slot))
        if before is not None and before != seat:
            self.score(before, -THROWN_OFF)
            sentences += self.say("swindler-thrown-off", before, lost=THROWN_OFF)
        return sentences

    def tell_action(self, told: Told) -> list[str]:
        """Orders, sales and gifts."""
        match told:
            case {"event": "OrderFulfilled", "seat": int(seat), "slot": int(slot), "order": order, "points": points}:
                self.markers[slot - 1] = None
                self.score(seat, points)
                reward = ", ".join(self.words.rewards(points, told["coins"], 0, told["posters"]))
                return self.say("swindler-fulfilled", seat, order=self.words.order(order), reward=reward)
            case {"event": "NeutralTaken", "seat": int(seat), "tile": tile}:
                return self.say("swindler-neutral", seat, tile=self.words.tile(tile))
            case {"event": "TileSold", "seat": int(seat), "stall": int(stall), "tile": tile, "points": int(points)}:
                self.score(seat, points)
                return self.say("swindler-sold", seat, tile=self.words.tile(tile), stall=str(stall), points=points)
            case {"event": "DealerCompleted", "seat": int(seat), "stall": int(stall)}:
                self.score(seat, COMPLETED)
                return self.say("swindler-completed", seat, stall=str(stall), points=COMPLETED)
            case {"event": "TileGiven", "giver": int(giver), "taker": int(taker), "tile": tile}:
                return [self.tell_gift(giver, taker, self.words.tile(tile))]
            case {"event": "CoinGiven", "giver": int(giver), "taker": int(taker)}:
                return [self.tell_gift(giver, taker, self.texts.say("sw-coin"))]
        return []

    def tell_gift(self, giver: int, taker: int, gift: str) -> str:
        """Something goes from one seat to another."""
        return self.texts.say("swindler-gift", gift=gift, **self.sides(giver, taker))

    def sides(self, giver: int, taker: int) -> dict[str, str]:
        """Two seats as the messages want them: `$side` says which of them is the person."""
        side = "giver" if giver == PERSON else "taker" if taker == PERSON else "neither"
        return {"side": side, "giver": self.who(giver)["who"], "taker": self.who(taker)["who"]}

    # --- accomplices ---
    def tell_card(self, told: Told) -> list[str]:
        """Cards that are played, answered, and what they do."""
        match told:
            case {"event": "CardPlayed", "seat": int(seat), "card": str(card)}:
                return self.say("swindler-played", seat, card=card)
            case {"event": "CardCancelled", "card": str(card)}:
                return [self.texts.say("swindler-cancelled", card=card)]
            case {"event": "HelpCancelled"}:
                return [self.texts.say("swindler-help-cancelled")]
            case {"event": "HelpShown", "seat": int(seat), "tile": dict(tile), "stands": str(stands)}:
                return self.say("swindler-forged", seat, tile=self.words.tile(tile), stands=self.words.object(stands))
            case {"event": "HelpShown", "seat": int(seat), "card": str(card)}:
                return self.say("swindler-shown", seat, card=card)
            case {"event": "BetLaid", "seat": int(seat), "caught": bool(caught)}:
                return self.say("swindler-bet", seat, caught="yes" if caught else "no")
            case {"event": "Forced"}:
                return self.say("swindler-forced", self.active)
            case {"event": "Lured", "seat": int(seat), "bag": str(bag)}:
                return self.say("swindler-lured", seat, colour=bag)
            case {"event": "SkullTakenBack"}:
                return [self.texts.say("swindler-skull-back")]
            case {"event": "TileCopied", "seat": int(seat), "tile": tile}:
                return self.say("swindler-copied", seat, tile=self.words.tile(tile))
            case {"event": "SkullCopied", "seat": int(seat)}:
                return self.say("swindler-copied-skull", seat)
            case {"event": "Swapped", "seat": int(seat), "partner": int(partner), "theirs": theirs, "yours": yours}:
                tiles = {"theirs": self.words.tile(theirs), "yours": self.words.tile(yours)}
                return [self.texts.say("swindler-swapped", **tiles, **self.sides(seat, partner))]
        return []
