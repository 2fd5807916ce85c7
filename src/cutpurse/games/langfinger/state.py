"""Langfinger: what lies in town, in front of the players and in their hands."""

from __future__ import annotations

from typing import ClassVar, Final, NewType, final

from mypy_extensions import i64, mypyc_attr

from cutpurse.games.langfinger.components import LangfingerFaces
from cutpurse.games.langfinger.pieces import ALL_LOOT, PATIENCE, PLACES, SLOTS, SPACES, STALLS, TOOLS, VILLA
from cutpurse.kernel.core import Seat, Stack, State
from cutpurse.kernel.hidden_hands import HiddenHands
from cutpurse.kernel.sets import Row, Set, zeros

MOST: Final = 5  # seats
NOWHERE: Final = -1  # the place while stones are placed

# Where things lie in `cells`: one row for all, so that a clone copies one piece of memory.
# By seat:
MONEY: Final = 0
ROGUE: Final = MOST  # the tool of its rogue, counted from 1; 0: none yet
SIZE: Final = 2 * MOST  # tools in hand
VEILED: Final = 3 * MOST  # of these, drawn unseen since the tools were last shuffled, EITHER counted in
STASHED: Final = 4 * MOST  # loot kept
# By seat and tool:
HAND: Final = 5 * MOST  # secret
SHOWN: Final = HAND + MOST * TOOLS  # tools of a hand that everybody saw it take in the City (LF-1.6)
ELDER: Final = SHOWN + MOST * TOOLS  # secret: tools drawn unseen before the last shuffle
EITHER: Final = ELDER + MOST * TOOLS  # tools discarded, drawn before or after it: see kernel/hidden_hands.py
# By tool:
IN_CITY: Final = EITHER + MOST * TOOLS
PILE: Final = IN_CITY + TOOLS  # secret
GONE: Final = PILE + TOOLS  # discarded
ELDERS: Final = GONE + TOOLS  # ELDER of all hands together, which everybody can count
# By place:
STONE: Final = ELDERS + TOOLS  # whose stone is on a space, by place and space, counted from 1
EXCHANGE: Final = STONE + PLACES * SPACES  # whose stone is on an exchange space of the Ruin
IN_VILLA: Final = EXCHANGE + SPACES  # loot, see `hidden`
IN_MUSEUM: Final = IN_VILLA + SLOTS
STALL: Final = IN_MUSEUM + SLOTS  # fences at the Harbour, counted from 1
# By loot card:
RETURNED: Final = STALL + STALLS  # the shuffle, counted from 1, that last put it back on the pile; 0: none yet
# By seat and place in the row of loot before it, in order of robbery:
STASH: Final = RETURNED + ALL_LOOT
PLACES_IN_ALL: Final = STASH + MOST * ALL_LOOT

HANDS: Final = HiddenHands(TOOLS, HAND, SHOWN, ELDER, EITHER, SIZE, VEILED, ELDERS, PILE)


@mypyc_attr(acyclic=True, free_list_len=1)  # a search drops a clone and makes the next: the same memory serves again
@final
class Langfinger(State):
    """A table of Langfinger. Hidden in a view: hands, piles, and fronts of loot that are not the viewer's own.

    A loot card is a number from 1 on, 0 where none lies. Of a hidden one the viewer sees the back and knows when it
    came from the pile: `hidden` makes a number below 0 of these.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "faces", "free", "by_choice", "most_rounds", "round", "start", "place", "space", "due", "deal", "used",
        "earned", "dry", "undrawn", "shuffles", "top", "loot_pile", "loot_left", "loot_gone", "fence_pile",
        "fence_gone", "patience", "cells",
    )  # fmt: skip
    written: ClassVar[dict[str, str]] = {"cells": "table"}  # its name in states sent so far
    added: ClassVar[dict[str, int]] = {"patience": PATIENCE}

    def __init__(
        self, seats: i64, stack: Stack | None, turn: Seat, faces: LangfingerFaces, free: i64, by_choice: i64,
        most_rounds: i64, round: i64, start: Seat, place: i64, space: i64, due: i64, deal: i64, used: Set,
        earned: i64, dry: i64, undrawn: i64, shuffles: i64, top: i64, loot_pile: Set, loot_left: i64, loot_gone: Set,
        fence_pile: Set, fence_gone: Set, patience: i64, cells: Row,
    ) -> None:  # fmt: skip
        super().__init__(seats, stack, turn)
        self.faces = faces
        # The options agreed on:
        self.free: i64 = free  # may a stone go to any free space? (LF-2.2)
        self.by_choice: i64 = by_choice  # are rogues chosen? (LF-1.1)
        self.most_rounds: i64 = most_rounds  # the last round; 0: there is none (LF-5.3)
        self.round: i64 = round
        self.start: i64 = start  # who has the start card
        self.place: i64 = place  # the place whose stones act; NOWHERE while stones are placed
        self.space: i64 = space  # the space of the stone that acts
        self.due: i64 = due  # tools still to take or to discard; at the Harbour the stall, counted from 1
        self.deal: i64 = deal  # the exchange of this stone, counted from 1, or the kind it sells; 0: nothing yet
        self.used: i64 = used  # seats whose rogue card has helped at this place (LF-3.4)
        self.earned: i64 = earned  # money of this round
        self.dry: i64 = dry  # rounds running without any (LF-5.4)
        self.undrawn: i64 = undrawn  # tools on the pile
        self.shuffles: i64 = shuffles  # how often loot was shuffled again
        self.top: i64 = top  # the loot on top of the pile, whose back is open (LF-1.6)
        self.loot_pile: i64 = loot_pile  # the loot below the top; secret
        self.loot_left: i64 = loot_left  # how many cards lie below the top
        self.loot_gone: i64 = loot_gone
        self.fence_pile: i64 = fence_pile  # no secret: what is not to be seen elsewhere
        self.fence_gone: i64 = fence_gone
        self.patience: i64 = patience  # rounds without money that end the game; 0: none do (LF-5.4)
        self.cells: Row = cells

    def clone(self) -> Langfinger:
        return Langfinger(
            self.seats, self.stack, self.turn, self.faces, self.free, self.by_choice, self.most_rounds, self.round,
            self.start, self.place, self.space, self.due, self.deal, self.used, self.earned, self.dry, self.undrawn,
            self.shuffles, self.top, self.loot_pile, self.loot_left, self.loot_gone, self.fence_pile,
            self.fence_gone, self.patience, self.cells[:],
        )  # fmt: skip

    # --- what lies where; in hot loops the rules read `cells` themselves ---
    def hand(self, seat: Seat, tool: i64) -> i64:
        """How many tools of a kind a seat holds."""
        return self.cells[HAND + seat * TOOLS + tool]

    def stash(self, seat: Seat, n: i64) -> i64:
        """The loot card that is number n, from 0, before a seat."""
        return self.cells[STASH + seat * ALL_LOOT + n]

    def stone(self, place: i64, space: i64) -> i64:
        """Whose stone stands on a space of a place, counted from 1; 0 if it is free."""
        return self.cells[STONE + place * SPACES + space]

    def loot(self, place: i64, slot: i64) -> i64:
        """The loot card in a slot of the Villa or the Museum; 0 if none lies there."""
        return self.cells[(IN_VILLA if place == VILLA else IN_MUSEUM) + slot]


View = NewType("View", Langfinger)  # the same class with holes: what one viewer knows


def blank(seats: i64, faces: LangfingerFaces, free: i64, by_choice: i64, most_rounds: i64, patience: i64) -> Langfinger:
    """A table before the first round: all cards on their piles."""
    cells = zeros(PLACES_IN_ALL)
    tools: i64 = 0
    for t in range(TOOLS):
        cells[PILE + t] = faces.tools[t]
        tools += faces.tools[t]
    return Langfinger(
        seats, None, 0, faces, free, by_choice, most_rounds, 0, 0, NOWHERE, 0, 0, 0, 0, 0, 0, tools, 0, 0,
        ALL_LOOT_CARDS, ALL_LOOT, 0, ALL_FENCE_CARDS, 0, patience, cells,
    )  # fmt: skip


ALL_LOOT_CARDS: Final = 0x3FFFFFFF  # one bit for each of 30
ALL_FENCE_CARDS: Final = 0x3FFF  # one bit for each of 14


# --- reading ---
def hidden(s: Langfinger, loot: i64) -> i64:
    """A loot card as everybody sees it: its back, and after which shuffle it left the pile."""
    if loot <= 0:
        return loot
    return -(1 + s.faces.back[loot - 1] + ALL_LOOT * s.cells[RETURNED + loot - 1])


def price(s: Langfinger, seat: Seat, back: i64, rogue: i64, tool: i64) -> i64:
    """How many tools of a kind a seat discards for a back, its rogue card standing in for one if `rogue`."""
    due = s.faces.price[back * TOOLS + tool]
    return due - 1 if rogue and s.cells[ROGUE + seat] == tool + 1 else due


def back_of(s: Langfinger, loot: i64) -> i64:
    """The back of a card that lies there, seen or hidden."""
    return s.faces.back[loot - 1] if loot > 0 else (-loot - 1) % ALL_LOOT


def loot_at(place: i64) -> i64:
    """Where the loot of Villa or Museum lies in `cells`."""
    return IN_VILLA if place == VILLA else IN_MUSEUM
