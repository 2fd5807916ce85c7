"""Liar's Dice as the table knows it: its options, how it begins and ends, and who sees what."""

from __future__ import annotations

from typing import Any, TypedDict, cast

from cutpurse.authoring import Chance, DataGame, Option, Outcome, Sampler, Seat, State, Switch, View, enter, one
from liars_dice.pieces import ANSWER, BIDS, DOUBT, FACES, MOST, PASS, dice_in, hand_of
from liars_dice.rules import Bidding, Doubting, over, roll
from liars_dice.state import Answered, Believed, Bid, DieLost, Doubted, LiarsDice, Rolled, asked_about


class LiarsDiceView(TypedDict):
    """What a seat sees of the table."""

    round: int
    """The round, from 1."""
    bid: list[str]
    """The dice that were bid."""
    bidder: int | None
    """Who bid them."""
    hand: list[str]
    """The seat's own dice; empty for a spectator."""
    dice: list[int]
    """*Per seat*, how many dice it has left."""
    shown: list[list[str]]
    """*Per seat*, the dice it had when the cups were lifted last."""


class Worlds(Sampler):
    """All tables that look alike to a viewer: any dice under the other cups, and any answers it has not seen."""

    def __init__(self, view: LiarsDice, viewer: Seat) -> None:
        self.view = view
        self.viewer = viewer

    def world(self, chance: Chance) -> LiarsDice:
        s: LiarsDice = self.view.clone()
        for p in range(s.seats):
            if p != self.viewer and s.stack is not None:
                s.hands[p] = hand_of([int(chance.below(6)) + 1 for _ in range(s.left[p])])
                if s.asked and p in asked_about(s) and not s.asked & one(p):
                    s.answers[p] = chance.draw(PASS | DOUBT)
        return s


class LiarsDiceGame(DataGame):
    """What the table wants to know of the game."""

    table = LiarsDice

    def __init__(self) -> None:
        super().__init__(
            "liars-dice",
            prefix="LD",
            version=1,
            seats=(2, 3, 4, 5, 6),
            options=[
                Option("dice", 5, range(1, 6), short=2),
                Switch("wild", True),
                Option("doubt", "anyone", ("anyone", "next")),
                Option("rounds", 0, range(1, MOST), or_none=True),
            ],
            menus=[*BIDS, ANSWER],
            events=[Rolled, Bid, Answered, Believed, Doubted, DieLost],
            frames={"Bidding": Bidding, "Doubting": Doubting},
        )

    # --- the beginning and the end ---
    def blank(self, seats: int, options: dict[str, Any]) -> LiarsDice:
        return LiarsDice(
            seats, None, 0, wild=int(options["wild"]), doubt=options["doubt"], rounds=options["rounds"],
            round=0, lost=0, left=[options["dice"]] * seats, hands=[0] * seats, shown=[0] * seats,
            number=0, face=0, bidder=0, asked=0, answers=[0] * seats,
        )  # fmt: skip

    def setup(self, s: State, chance: Chance) -> None:
        enter(s, Bidding())
        roll(cast(LiarsDice, s), chance)

    def outcome(self, s: State) -> Outcome | None:
        left = cast(LiarsDice, s).left
        if s.stack is not None or not over(cast(LiarsDice, s)):
            return None
        winners = [p for p in range(s.seats) if left[p] == max(left)]
        rule = "LD-4.2" if left.count(0) == s.seats - 1 else "LD-4.3"
        return Outcome(left[:], winners, self.round(s), rule)

    def pieces(self, s: State) -> list[str]:
        table = cast(LiarsDice, s)
        return ["die"] * (table.lost + sum(table.left))

    # --- who knows what ---
    def redact(self, s: State, viewer: Seat) -> View:
        known: LiarsDice = cast(LiarsDice, s).clone()
        for p in range(known.seats):
            if p != viewer:
                known.hands[p] = 0
                known.answers[p] = 0
        return View(known)

    def sampler(self, view: View, viewer: Seat) -> Sampler:
        return Worlds(cast(LiarsDice, view), viewer)

    # --- words and numbers for people ---
    def present(self, view: View, viewer: Seat) -> dict[str, Any]:
        v = cast(LiarsDice, view)
        seen: LiarsDiceView = {
            "round": v.round,
            "bid": [FACES[v.face - 1]] * v.number,
            "bidder": v.bidder if v.number else None,
            "hand": dice_in(v.hands[viewer]) if viewer < v.seats else [],
            "dice": v.left[:],
            "shown": [dice_in(hand) for hand in v.shown],
        }
        return cast(dict[str, Any], seen)

    def reacts(self) -> bool:
        return True

    def turn_number(self, s: State) -> int:
        return self.round(s)


GAME = LiarsDiceGame()
