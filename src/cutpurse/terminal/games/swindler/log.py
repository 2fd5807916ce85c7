"""Swindler in the terminal, its log: payments and lost tiles are gathered into one sentence."""

from __future__ import annotations

from typing import ClassVar

from cutpurse.terminal.games.game_log import GameLog
from cutpurse.terminal.games.swindler.words import SwindlerWords
from cutpurse.terminal.games.views import PERSON, EventDict
from cutpurse.texts import signed

REASONS = {"TileReturned": "skull", "TilePaid": "payment", "CoinPaid": "payment", "HandedIn": "raid"}


class SwindlerLog(GameLog[SwindlerWords]):
    """The log of a table of Swindler."""

    own_moves: ClassVar[tuple[str, ...]] = (
        "MarkerPut", "MarkerTakenBack", "BagNamed", "Stopped", "OrderFulfilled", "TileSold", "Hired", "CardPlayed",
    )  # fmt: skip

    def reset(self) -> None:
        super().reset()
        self.active = PERSON
        self.counted = 0  # seats, at the end
        self.hired = 0  # cards that are still to come

    def tell_event(self, event: EventDict) -> list[str]:
        for tell in (self.tell_turn, self.tell_piles, self.tell_steal, self.tell_action, self.tell_card):
            if sentences := tell(event):
                return sentences
        return []

    def tell_round_end(self) -> list[str]:
        """What the round brought everybody."""
        return [self.texts.say("swindler-terminal-ended", round=self.round, points=self.close_round())]

    # --- tiles and coins lost ---
    def group_of(self, event: EventDict) -> tuple[str, int] | None:
        reason = REASONS.get(event["event"])
        return (reason, event["seat"]) if reason else None

    def tell_group(self, events: list[EventDict]) -> list[str]:
        names = [
            self.texts.say("swindler-coin") if event["event"] == "CoinPaid" else self.words.tile(event["tile"])
            for event in events
        ]
        first = events[0]
        return self.say(
            "swindler-terminal-lost", first["seat"], reason=REASONS[first["event"]], things=", ".join(names)
        )

    # --- the course of the game ---
    def tell_turn(self, event: EventDict) -> list[str]:
        """Setting up, rounds and turns, the end."""
        match event:
            case {"event": "StartDrawn", "seat": int(seat)}:
                return self.say("swindler-terminal-begins", seat)
            case {"event": "ThiefTaken", "seat": int(seat), "thief": thief}:
                return self.say("swindler-terminal-thief", seat, thief=thief["id"], motto=self.words.thief(thief))
            case {"event": "RoundBegan", "round": int(round)}:
                ended = self.tell_round_end() if self.round else []
                self.round = round
                return [*ended, f"— {self.texts.say('swindler-round', round=round)} —"]
            case {"event": "TurnBegan", "seat": int(seat)}:
                self.active = seat
            case {"event": "TurnSkipped", "seat": int(seat)}:
                return self.say("swindler-terminal-skipped", seat)
            case {"event": "Counted", "seat": int(seat), "coins": int(coins), "points": int(points)}:
                self.earned[seat] += event["gained"]
                self.counted += 1
                counted = self.say(
                    "swindler-terminal-counted", seat, coins=signed(coins), markers=signed(points - coins)
                )
                return counted + (self.tell_round_end() if self.counted == len(self.names) else [])
        return []

    def tell_piles(self, event: EventDict) -> list[str]:
        """New orders and dealers, cards drawn, raids."""
        say = self.texts.say
        match event:
            case {"event": "OrderRevealed", "slot": int(slot), "order": order} if self.round:
                return [say("swindler-terminal-order-came", slot=str(slot), order=self.words.order(order))]
            case {"event": "DealerCame", "stall": int(stall), "dealer": dealer} if self.round:
                fields = ", ".join(self.words.field(field, True) for field in dealer["fields"])
                return [say("swindler-terminal-dealer-came", stall=str(stall), fields=fields)]
            case {"event": "DealersShuffled" | "AccomplicesShuffled" | "RaidSetAside" | "RaidsShuffledIn" as what}:
                return [say("swindler-terminal-piles", what=what)]
            case {"event": "Hired", "seat": int(seat), "cards": int(cards)}:
                self.hired = cards
                return self.say("swindler-terminal-hired", seat, count=cards) if cards else []
            case {"event": "AccompliceDrawn", "seat": int(seat), "card": card}:
                hired, self.hired = self.hired, max(self.hired - 1, 0)
                if card is not None:
                    return self.say("swindler-terminal-drew-card", seat, card=self.words.card(card))
                return [] if hired else self.say("swindler-terminal-drew-card", seat, card="")
            case {"event": "RaidBegan", "raid": raid}:
                return [self.words.raid(raid)]
            case {"event": "Jailed", "seat": int(seat)}:
                return self.say("swindler-terminal-jailed", seat)
        return []

    # --- a turn ---
    def tell_steal(self, event: EventDict) -> list[str]:
        """Markers, and what comes out of the bags."""
        match event:
            case {"event": "MarkerPut", "seat": int(seat), "slot": int(slot)}:
                return self.say("swindler-terminal-marker", seat, slot=str(slot)) + self.tell_thrown_off(event)
            case {"event": "MarkerTakenBack", "seat": int(seat), "slot": int(slot)}:
                self.earned[seat] -= event["lost"]
                return self.say("swindler-terminal-marker-back", seat, slot=str(slot), lost=event["lost"])
            case {"event": "BagNamed", "seat": int(seat), "bag": str(bag)}:
                return self.say("swindler-terminal-bag", seat, colour=bag)
            case {"event": "TileDrawn", "seat": int(seat), "tile": tile}:
                return self.say("swindler-terminal-drew", seat, tile=self.words.tile(tile))
            case {"event": "SkullDrawn", "seat": int(seat)}:
                return self.say("swindler-terminal-skull", seat)
            case {"event": "SkullSpared"}:
                return [self.texts.say("swindler-terminal-spared")]
            case {"event": "SkullStruck", "seat": int(seat)}:
                return self.say("swindler-terminal-struck", seat)
            case {"event": "Stopped", "seat": int(seat)}:
                return self.say("swindler-terminal-stopped", seat)
            case {"event": "CoinGained" | "ChangeGiven" as what, "seat": int(seat)}:
                return self.say("swindler-terminal-coin", seat, event=what)
            case {"event": "BetSettled", "seat": int(seat), "won": bool(won), "points": int(points)}:
                self.earned[seat] += points
                return self.say("swindler-terminal-settled", seat, won="yes" if won else "no", points=points)
        return []

    def tell_thrown_off(self, event: EventDict) -> list[str]:
        """The marker that lay there before."""
        if "thrown" not in event:
            return []
        self.earned[event["thrown"]] -= event["lost"]
        return self.say("swindler-terminal-thrown-off", event["thrown"], lost=event["lost"])

    def tell_action(self, event: EventDict) -> list[str]:
        """Orders, sales and gifts."""
        match event:
            case {"event": "OrderFulfilled", "seat": int(seat), "order": order, "points": points}:
                self.earned[seat] += points
                reward = ", ".join(self.words.rewards(points, event["coins"], 0, event["posters"]))
                return self.say("swindler-terminal-fulfilled", seat, order=self.words.order(order), reward=reward)
            case {"event": "NeutralTaken", "seat": int(seat), "tile": tile}:
                return self.say("swindler-terminal-neutral", seat, tile=self.words.tile(tile))
            case {"event": "TileSold", "seat": int(seat), "stall": int(stall), "tile": tile, "points": int(points)}:
                self.earned[seat] += points
                return self.say(
                    "swindler-terminal-sold", seat, tile=self.words.tile(tile), stall=str(stall), points=points
                )
            case {"event": "DealerCompleted", "seat": int(seat), "stall": int(stall), "points": int(points)}:
                self.earned[seat] += points
                return self.say("swindler-terminal-completed", seat, stall=str(stall), points=points)
            case {"event": "TileGiven", "giver": int(giver), "taker": int(taker), "tile": tile}:
                return [self.tell_gift(giver, taker, self.words.tile(tile))]
            case {"event": "CoinGiven", "giver": int(giver), "taker": int(taker)}:
                return [self.tell_gift(giver, taker, self.texts.say("swindler-coin"))]
        return []

    def tell_gift(self, giver: int, taker: int, gift: str) -> str:
        """Something goes from one seat to another."""
        return self.texts.say("swindler-terminal-gift", gift=gift, **self.sides(giver, taker))

    def sides(self, giver: int, taker: int) -> dict[str, str]:
        """Two seats as messages take them: `$side` says which of them is the person."""
        side = "giver" if giver == PERSON else "taker" if taker == PERSON else "neither"
        return {"side": side, "giver": self.who(giver)["who"], "taker": self.who(taker)["who"]}

    # --- accomplices ---
    def tell_card(self, event: EventDict) -> list[str]:
        """Cards that are played or cancelled, and what they do."""
        match event:
            case {"event": "CardPlayed", "seat": int(seat), "card": str(card)}:
                return self.say("swindler-terminal-played", seat, card=card)
            case {"event": "CardCancelled", "card": str(card)}:
                return [self.texts.say("swindler-terminal-cancelled", card=card)]
            case {"event": "HelpCancelled"}:
                return [self.texts.say("swindler-terminal-help-cancelled")]
            case {"event": "HelpShown", "seat": int(seat), "tile": dict(tile), "stands": str(stands)}:
                return self.say(
                    "swindler-terminal-forged", seat, tile=self.words.tile(tile), stands=self.words.object(stands)
                )
            case {"event": "HelpShown", "seat": int(seat), "card": str(card)}:
                return self.say("swindler-terminal-shown", seat, card=card)
            case {"event": "BetLaid", "seat": int(seat), "caught": bool(caught)}:
                return self.say("swindler-terminal-bet", seat, caught="yes" if caught else "no")
            case {"event": "Forced"}:
                return self.say("swindler-terminal-forced", self.active)
            case {"event": "Lured", "seat": int(seat), "bag": str(bag)}:
                return self.say("swindler-terminal-lured", seat, colour=bag)
            case {"event": "SkullTakenBack"}:
                return [self.texts.say("swindler-terminal-skull-back")]
            case {"event": "TileCopied", "seat": int(seat), "tile": tile}:
                return self.say("swindler-terminal-copied", seat, tile=self.words.tile(tile))
            case {"event": "SkullCopied", "seat": int(seat)}:
                return self.say("swindler-terminal-copied-skull", seat)
            case {"event": "Swapped", "seat": int(seat), "partner": int(partner), "theirs": theirs, "yours": yours}:
                tiles = {"theirs": self.words.tile(theirs), "yours": self.words.tile(yours)}
                return [self.texts.say("swindler-terminal-swapped", **tiles, **self.sides(seat, partner))]
        return []
