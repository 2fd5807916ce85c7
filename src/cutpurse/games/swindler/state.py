"""Swindler: what lies on the table, in front of the players, in the bags and in hand."""

from __future__ import annotations

from typing import Any, ClassVar, Final, NewType, final

from mypy_extensions import i64, mypyc_attr

from cutpurse.games.swindler.components import SwindlerFaces
from cutpurse.games.swindler.pieces import (
    BACKGROUND,
    CARDS,
    DEALERS,
    FIELDS,
    FIRST_COINS,
    FIRST_POINTS,
    HELPERS,
    KINDS,
    OBJECT,
    OPEN_DEALERS,
    OPEN_ORDERS,
    PILE_CARDS,
    RAID_LESS,
    worth,
)
from cutpurse.kernel.core import Seat, Stack, State
from cutpurse.kernel.hidden_hands import HiddenHands
from cutpurse.kernel.sets import Row, Set, one, zeros

MOST: Final = 4  # seats
NO_BAG: Final = -1

# Where things lie in `cells`: one row for all, so that a clone copies one piece of memory.
# By seat:
POINTS: Final = 0
COINS: Final = POINTS + MOST
POSTERS: Final = COINS + MOST
DONE: Final = POSTERS + MOST  # orders fulfilled
THIEF: Final = DONE + MOST  # what its master thief can do, counted from 1; 0: none
JAILED: Final = THIEF + MOST
BET_CAUGHT: Final = JAILED + MOST  # bets that lie before a seat (SW-7.19)
BET_FREE: Final = BET_CAUGHT + MOST
WISH: Final = BET_FREE + MOST  # secret: what a seat answered in this window, counted from 1; 0: nothing yet
SIZE: Final = WISH + MOST  # accomplices in hand
VEILED: Final = SIZE + MOST  # see kernel/hidden_hands.py
# By seat and accomplice:
HAND: Final = VEILED + MOST  # secret
SHOWN: Final = HAND + MOST * CARDS  # cards that went back to the hand in plain sight (SW-7.8)
ELDER: Final = SHOWN + MOST * CARDS  # secret
EITHER: Final = ELDER + MOST * CARDS
# By accomplice:
PILE: Final = EITHER + MOST * CARDS  # secret
GONE: Final = PILE + CARDS  # discarded
ELDERS: Final = GONE + CARDS
IN_PLAY: Final = ELDERS + CARDS  # played, and not discarded yet
# By seat and kind of tile:
LOOT: Final = IN_PLAY + CARDS
# By kind of tile:
BAG: Final = LOOT + MOST * KINDS  # in its bag; white ones in the supply
FRESH: Final = BAG + KINDS  # of the loot of whose turn it is, this turn's tiles (SW-3.2)
DRAWN: Final = FRESH + KINDS  # what counts as drawn in this turn's steal (SW-4.7)
GIVEN: Final = DRAWN + KINDS  # paid already for the order or the cards that are being paid for; coins last
# By place on the table:
ORDER: Final = GIVEN + KINDS + 1  # open orders, counted from 1
MARKER: Final = ORDER + OPEN_ORDERS  # whose marker lies on it, counted from 1
DEALER: Final = MARKER + OPEN_ORDERS  # open dealers, counted from 1
FIELD: Final = DEALER + OPEN_DEALERS  # the kind of tile on a field, counted from 1
# By card shown to help with an order or a sale, in the order they were shown:
HELP: Final = FIELD + OPEN_DEALERS * FIELDS  # the accomplice, counted from 1
HELP_TILE: Final = HELP + HELPERS  # of a Forger: the tile, counted from 1
HELP_AS: Final = HELP_TILE + HELPERS  # of a Forger: the object its tile stands for, counted from 1
# By order card, as many as the set has, and therefore last:
OWNER: Final = HELP_AS + HELPERS  # who fulfilled it, counted from 1

HANDS: Final = HiddenHands(CARDS, HAND, SHOWN, ELDER, EITHER, SIZE, VEILED, ELDERS, PILE)


@mypyc_attr(acyclic=True, free_list_len=1)  # a search drops a clone and makes the next: the same memory serves again
@final
class Swindler(State):
    """A table of Swindler. Hidden in a view: others' accomplices, their pile, and what others answer in a window."""

    fields: ClassVar[tuple[str, ...]] = (
        "faces", "thieves", "passes", "odds", "most_rounds", "round", "start", "active", "cast", "a_left", "pile",
        "aside", "dealer_pile", "dealer_gone", "undrawn", "fulfilled", "placed", "bag", "due", "first", "free",
        "forced", "stopped", "skull", "caught", "acting", "sold", "completed", "hustler", "hustled", "last_swap",
        "card", "by", "verdict", "partner", "theirs", "yours", "target", "opened", "asked", "deal", "owed", "raid",
        "draws", "hits", "cells",
    )  # fmt: skip
    written: ClassVar[dict[str, str]] = {"cells": "table"}  # its name in states sent so far
    added: ClassVar[dict[str, Any]] = {"draws": [], "hits": []}

    def __init__(
        self, seats: i64, stack: Stack | None, turn: Seat, faces: SwindlerFaces, thieves: i64, passes: i64,
        odds: i64, most_rounds: i64, round: i64, start: Seat, active: Seat, cast: Set, a_left: i64, pile: Set,
        aside: Set, dealer_pile: Set, dealer_gone: Set, undrawn: i64, fulfilled: i64, placed: Set, bag: i64,
        due: i64, first: i64, free: i64, forced: i64, stopped: i64, skull: i64, caught: i64, acting: i64, sold: i64,
        completed: i64, hustler: i64, hustled: i64, last_swap: i64, card: i64, by: Seat, verdict: i64, partner: i64,
        theirs: i64, yours: i64, target: i64, opened: Set, asked: Set, deal: i64, owed: i64, raid: i64, draws: Row,
        hits: Row, cells: Row,
    ) -> None:  # fmt: skip
        super().__init__(seats, stack, turn)
        self.faces = faces
        # The options agreed on:
        self.thieves: i64 = thieves  # how master thieves are found (SW-1.4)
        self.passes: i64 = passes  # does the Hustler go to the partner? (SW-7.18)
        self.odds: i64 = odds  # are players told the odds of the bags?
        self.most_rounds: i64 = most_rounds  # the last round; 0: there is none (SW-8.5)
        self.round: i64 = round
        self.start: i64 = start
        self.active: i64 = active  # T: whose turn it is; `turn` is who is asked
        self.cast: i64 = cast  # master thieves still to be chosen
        self.a_left: i64 = a_left  # A cards still on top of the order pile
        self.pile: i64 = pile  # order cards nobody has seen yet; its order is drawn by lot
        self.aside: i64 = aside  # raids set aside (SW-5.2)
        self.dealer_pile: i64 = dealer_pile
        self.dealer_gone: i64 = dealer_gone
        self.undrawn: i64 = undrawn  # accomplices on the pile
        # Of this turn:
        self.fulfilled: i64 = fulfilled  # orders
        self.placed: i64 = placed  # orders on which a marker was put in this step (SW-2.3)
        self.bag: i64 = bag  # the bag T is at
        self.due: i64 = due  # must T draw?
        self.first: i64 = first  # is it the very first draw? (SW-3.4)
        self.free: i64 = free  # is it the Sidekick's free draw? (SW-7.21)
        self.forced: i64 = forced  # for whom a Backstabber makes T draw, counted from 1; 0: nobody (SW-7.12)
        self.stopped: i64 = stopped
        self.skull: i64 = skull  # lies there, and has not worked yet
        self.caught: i64 = caught
        self.acting: i64 = acting  # step 3 has begun
        self.sold: i64 = sold  # tiles sold
        self.completed: i64 = completed  # dealers completed
        # Of the Hustler (SW-7.18):
        self.hustler: i64 = hustler  # who has the open Hustler, counted from 1; 0: it does not lie open
        self.hustled: i64 = hustled  # was it used this turn
        self.last_swap: i64 = last_swap  # see `swap_sign`; 0: none, or forgotten
        # The card that is being played, and what it needs:
        self.card: i64 = card  # counted from 1; CARDS + 1: the cards shown for an order or a sale; 0: none
        self.by: i64 = by
        self.verdict: i64 = verdict  # was the card that was last answered cancelled
        self.partner: i64 = partner
        self.theirs: i64 = theirs  # kinds of tiles, counted from 1
        self.yours: i64 = yours
        self.target: i64 = target  # the Sidekick's bag, the bet, or which of the cards shown an Assassin is for
        self.opened: i64 = opened  # who is asked in this window
        self.asked: i64 = asked  # who has not answered yet
        self.deal: i64 = deal  # the order that is being fulfilled, counted from 1, or -1 - the field sold to
        self.owed: i64 = owed  # tiles still to give, take or hand in, coins still to pay
        self.raid: i64 = raid  # the raid that goes on, counted from 1
        self.draws: Row = draws  # the kinds of tiles that T drew in this turn, in their order; rules need only counts
        self.hits: Row = hits  # of that raid: the tiles it takes by seat, then by seat whether it jails; else empty
        self.cells: Row = cells

    def clone(self) -> Swindler:
        return Swindler(
            self.seats, self.stack, self.turn, self.faces, self.thieves, self.passes, self.odds, self.most_rounds,
            self.round, self.start, self.active, self.cast, self.a_left, self.pile, self.aside, self.dealer_pile,
            self.dealer_gone, self.undrawn, self.fulfilled, self.placed, self.bag, self.due, self.first, self.free,
            self.forced, self.stopped, self.skull, self.caught, self.acting, self.sold, self.completed, self.hustler,
            self.hustled, self.last_swap, self.card, self.by, self.verdict, self.partner, self.theirs, self.yours,
            self.target, self.opened, self.asked, self.deal, self.owed, self.raid, self.draws[:],
            self.hits[:], self.cells[:],
        )  # fmt: skip

    # --- what lies where; in hot loops the rules read `cells` themselves ---
    def hand(self, seat: Seat, card: i64) -> i64:
        """How many accomplices of a kind a seat holds."""
        return self.cells[HAND + seat * CARDS + card]

    def loot(self, seat: Seat, kind: i64) -> i64:
        """How many tiles of a kind lie in front of a seat."""
        return self.cells[LOOT + seat * KINDS + kind]

    def field(self, stall: i64, field: i64) -> i64:
        """The kind of tile on a field of an open dealer, counted from 1; 0 if it is free."""
        return self.cells[FIELD + stall * FIELDS + field]


View = NewType("View", Swindler)  # the same class with holes: what one viewer knows


def blank(seats: i64, faces: SwindlerFaces, thieves: i64, passes: i64, odds: i64, most_rounds: i64) -> Swindler:
    """A table before the first turn: all tiles in their bags, all cards on their piles (SW-1.1 to SW-1.3)."""
    cells = zeros(OWNER + faces.orders)
    for p in range(seats):
        cells[POINTS + p] = FIRST_POINTS
        cells[COINS + p] = FIRST_COINS
    for k in range(KINDS):
        cells[BAG + k] = faces.tiles[k]
    cards: i64 = 0
    for c in range(CARDS):
        cells[PILE + c] = faces.cards[c]
        cards += faces.cards[c]
    return Swindler(
        seats, None, 0, faces, thieves, passes, odds, most_rounds,
        0, 0, 0, 0,  # round, start, active, cast
        faces.a_cards[seats], one(PILE_CARDS) - 1, 0,  # a_left, pile, aside
        one(DEALERS) - 1, 0, cards,  # dealer_pile, dealer_gone, undrawn
        0, 0, NO_BAG, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  # of this turn: fulfilled, placed, bag, due … completed
        0, 0, 0,  # hustler, hustled, last_swap
        0, 0, 0, 0, 0, 0, 0,  # card, by, verdict, partner, theirs, yours, target
        0, 0, 0, 0, 0,  # opened, asked, deal, owed, raid
        zeros(0), zeros(0), cells,
    )  # fmt: skip


# --- reading ---
def coins_left(s: Swindler) -> i64:
    """Coins in the supply (SW-8.4)."""
    left = s.faces.coins
    for p in range(s.seats):
        left -= s.cells[COINS + p]
    return left


def posters_left(s: Swindler) -> i64:
    """Wanted posters in the supply."""
    left = s.faces.posters
    for p in range(s.seats):
        left -= s.cells[POSTERS + p]
    return left


def sum_of(s: Swindler, at: i64) -> i64:
    """How many tiles lie in a part of the table that counts them by kind."""
    found: i64 = 0
    for k in range(KINDS):
        found += s.cells[at + k]
    return found


def loot_of(s: Swindler, seat: Seat) -> i64:
    """How many loot tiles lie in front of a seat."""
    return sum_of(s, LOOT + seat * KINDS)


def kinds_at(s: Swindler, at: i64) -> Set:
    """The kinds of tiles that lie in a part of the table."""
    found: i64 = 0
    for k in range(KINDS):
        if s.cells[at + k]:
            found |= one(k)
    return found


def bag_loot(s: Swindler, bag: i64) -> i64:
    """How many loot tiles are in a bag."""
    found: i64 = 0
    for k in range(KINDS):
        if BACKGROUND[k] == bag:
            found += s.cells[BAG + k]
    return found


def purse(s: Swindler, seat: Seat) -> i64:
    """What a seat can pay in coins: its coins, and what its coin tiles show (SW-4.2)."""
    found = s.cells[COINS + seat]
    for k in range(KINDS):
        if s.cells[LOOT + seat * KINDS + k]:
            found += s.cells[LOOT + seat * KINDS + k] * worth(OBJECT[k])
    return found


def markers_out(s: Swindler, seat: Seat) -> i64:
    """How many of a seat's markers lie on orders."""
    found: i64 = 0
    for slot in range(OPEN_ORDERS):
        if s.cells[MARKER + slot] == seat + 1:
            found += 1
    return found


def able(s: Swindler, seat: Seat, ability: i64) -> bool:
    """Whether a seat's master thief can do this and works: with enough orders (SW-4.4), and not in jail (SW-5.7)."""
    return (
        s.cells[THIEF + seat] == ability + 1
        and s.cells[DONE + seat] >= s.faces.thief_at[s.seats]
        and not s.cells[JAILED + seat]
    )


def hands_in(s: Swindler, seat: Seat) -> i64:
    """How many tiles the raid that goes on takes from a seat (SW-5.4, SW-9.3)."""
    least = s.faces.raid_loot[s.raid - 1]
    if not least or loot_of(s, seat) - (1 if able(s, seat, RAID_LESS) else 0) < least:
        return 0
    return min(s.faces.raid_hand[s.raid - 1], loot_of(s, seat))


def goes_to_jail(s: Swindler, seat: Seat) -> bool:
    """Whether the raid that goes on jails a seat for its posters (SW-5.5, SW-9.3)."""
    least = s.faces.raid_jail[s.raid - 1]
    return least > 0 and s.cells[POSTERS + seat] - (1 if able(s, seat, RAID_LESS) else 0) >= least


def swap_sign(seat: Seat, tile: i64, partner: Seat, other: i64) -> i64:
    """A number for two seats with one tile each, whoever is named first: after a swap, what not to undo (SW-7.18)."""
    if seat > partner:
        seat, partner, tile, other = partner, seat, other, tile
    return 1 + ((seat * MOST + partner) * KINDS + tile) * KINDS + other
