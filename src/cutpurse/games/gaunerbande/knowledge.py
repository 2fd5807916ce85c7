"""Gaunerbande: what a viewer knows, and the worlds it cannot tell apart (GB-2.3, GB-2.4, GB-3.7)."""

from __future__ import annotations

from math import comb
from typing import final

from mypy_extensions import i64

from cutpurse.games.gaunerbande.events import distance
from cutpurse.games.gaunerbande.pieces import GIFT, Cards, deck
from cutpurse.games.gaunerbande.state import ASIDE, GAVE, HAND, HELD, LACKS, Gaunerbande, View
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Seat
from cutpurse.kernel.game import Sampler
from cutpurse.kernel.sets import count, members, one


def passing(s: Gaunerbande) -> bool:
    """Are cards still set aside?"""
    return s.owing != 0


def hand_size(s: Gaunerbande, seat: Seat) -> i64:
    """How many cards a seat has in hand, which is open to all; what it has set aside is not in hand any more."""
    whole = (count(deck(s.seats)) - count(s.gone)) // s.seats
    if passing(s):
        return whole - s.cells[ASIDE + seat]
    return whole - 1 if s.cells[s.laid + seat] & s.trick else whole


def redact(s: Gaunerbande, viewer: Seat) -> View:
    """The same table with holes: another's hand shows only the cards the viewer gave them (GB-2.4)."""
    v = s.clone()
    passed = not passing(s)
    for p in range(s.seats):
        if p == viewer:
            continue
        giver = (p - distance(s)) % s.seats
        known = s.cells[GAVE + giver] if passed and giver == viewer else 0
        played = s.cells[HELD + p] & ~s.cells[HAND + p]
        v.cells[HAND + p] = s.cells[HAND + p] & known
        v.cells[HELD + p] = s.cells[HELD + p] & (played | known)
        if not passed or (p + distance(s)) % s.seats != viewer:
            v.cells[GAVE + p] = 0
    return View(v)


def unseen(v: View, viewer: Seat) -> Cards:
    """The cards in play whose place the viewer does not know."""
    known = v.gone | v.trick
    if passing(v) and viewer < v.seats:
        known |= v.cells[GAVE + viewer]
    for p in range(v.seats):
        known |= v.cells[HAND + p]
    return deck(v.seats) & ~known


@final
class Group:
    """Unseen cards that the same seats can hold."""

    def __init__(self, cards: Cards, seats: list[int]) -> None:
        self.cards: i64 = cards
        self.seats = seats


@final
class Worlds(Sampler):
    """Deals of the unseen cards that fit hand sizes, gifts and everything shown to be lacking, each equally likely.

    Cards that the same seats can hold form a group. How many of a group go to which seat is drawn by the number of
    deals that follow from it; which ones, by shuffling.
    """

    def __init__(self, view: View, viewer: Seat) -> None:
        self.view: Gaunerbande = view
        self.viewer: i64 = viewer
        self.room = [0 if p == viewer else self.missing(p) for p in range(view.seats)]
        self.groups = self.grouped(unseen(view, viewer))
        self.ways: dict[tuple[int, ...], int] = {}

    def missing(self, seat: Seat) -> int:
        """How many unseen cards a seat holds, those it has set aside counted in."""
        v = self.view
        aside = v.cells[ASIDE + seat] if passing(v) else 0
        return int(hand_size(v, seat) + aside - count(v.cells[HAND + seat]))

    def grouped(self, cards: Cards) -> list[Group]:
        """The unseen cards by who can hold them, the most bound group first."""
        found: dict[int, int] = {}
        while cards:
            card = cards & -cards
            cards &= cards - 1
            seats: i64 = 0
            for p in range(self.view.seats):
                if self.room[p] and not self.view.cells[LACKS + p] & card:
                    seats |= one(p)
            found[seats] = found.get(seats, 0) | card
        bound = sorted(found, key=lambda seats: (int(count(seats)), seats))
        return [Group(found[seats], members(seats)) for seats in bound]

    def world(self, chance: Chance) -> Gaunerbande:
        s = self.view.clone()
        room = self.room[:]
        for at, group in enumerate(self.groups):
            pile = chance.shuffled(group.cards)
            i: i64 = 0
            left = int(count(group.cards))
            for turn, p in enumerate(group.seats):
                share = self.share(at, turn, left, room, chance)
                left -= share
                room[p] -= share
                while share > 0:
                    s.cells[HAND + p] |= pile[i]
                    i += 1
                    share -= 1
        fill_gifts(s, self.viewer, chance)
        return s

    def share(self, at: int, turn: int, left: int, room: list[int], chance: Chance) -> int:
        """How many of a group's cards left go to its next seat, as likely as there are deals with it."""
        if at == len(self.groups) - 1:
            return room[self.groups[at].seats[turn]]
        pick = chance.wide(self.deals(at, turn, left, room))
        for share, deals in self.shares(at, turn, left, room):
            if pick < deals:
                return share
            pick -= deals
        raise AssertionError("more picks than deals")

    def shares(self, at: int, turn: int, left: int, room: list[int]) -> list[tuple[int, int]]:
        """Every share the next seat can get, with the number of deals that follow."""
        seats = self.groups[at].seats
        p = seats[turn]
        least = left if turn == len(seats) - 1 else 0
        found: list[tuple[int, int]] = []
        for share in range(least, min(left, room[p]) + 1):
            rest = room[:]
            rest[p] -= share
            deals = self.deals(at, turn + 1, left - share, rest)
            if deals:
                found.append((share, comb(left, share) * deals))
        return found

    def deals(self, at: int, turn: int, left: int, room: list[int]) -> int:
        """In how many ways the cards from here on can lie."""
        if turn == len(self.groups[at].seats):
            return self.deals(at + 1, 0, int(count(self.groups[at + 1].cards)), room)
        if at == len(self.groups) - 1:
            return fillings(left, [room[p] for p in self.groups[at].seats])
        key = (at, turn, left, *room)
        if key not in self.ways:
            self.ways[key] = sum(deals for _, deals in self.shares(at, turn, left, room))
        return self.ways[key]


def fillings(cards: int, rooms: list[int]) -> int:
    """In how many ways cards fill rooms completely."""
    if sum(rooms) != cards:
        return 0
    ways = 1
    for room in rooms:
        ways *= comb(cards, room)
        cards -= room
    return ways


def fill_gifts(s: Gaunerbande, viewer: Seat, chance: Chance) -> None:
    """Give every seat the gift it made, where the viewer does not know it, and the hand it took up."""
    for p in range(s.seats):
        played = s.cells[HELD + p] & ~s.cells[HAND + p]
        if passing(s):
            if p != viewer:
                gift = some(s.cells[HAND + p], s.cells[ASIDE + p], chance)
                s.cells[HAND + p] &= ~gift
                s.cells[GAVE + p] = gift
        else:
            s.cells[HELD + p] = s.cells[HAND + p] | played
    if passing(s) or not distance(s):
        return
    for p in range(s.seats):
        if not s.cells[GAVE + p]:
            s.cells[GAVE + p] = some(s.cells[HELD + (p + distance(s)) % s.seats], GIFT, chance)


def some(cards: Cards, size: i64, chance: Chance) -> Cards:
    """So many cards of a set."""
    found: i64 = 0
    while size > 0:
        found |= chance.draw(cards & ~found)
        size -= 1
    return found
