"""Langfinger: what a viewer knows, and the worlds it cannot tell apart (LF-1.6).

Tools that a hand took in the City are known to all as long as it holds them (SHOWN). The others it drew unseen, but
when the pile ran out everybody could count what lay in the hands together, and what went back to the pile: so the
tools drawn before the last shuffle (ELDER) are told apart from those drawn since (VEILED). Of a tool that a hand
discards it may be open which of the two it was (EITHER): it counts among both until the next shuffle, and a world has
dealt it to this hand one way or the other.

Loot is alike: a card on a back that came from the pile after a shuffle is one that this shuffle had put there.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cutpurse.games.langfinger.pieces import ALL_LOOT, SLOTS, TOOLS
from cutpurse.games.langfinger.state import (
    EITHER,
    ELDER,
    ELDERS,
    GONE,
    HAND,
    IN_CITY,
    IN_MUSEUM,
    IN_VILLA,
    PILE,
    SHOWN,
    SIZE,
    STASH,
    STASHED,
    VEILED,
    Langfinger,
    View,
    hidden,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Seat
from cutpurse.kernel.game import Sampler
from cutpurse.kernel.sets import Row, one, row


# --- what everybody can count ---
def unseen_size(s: Langfinger, seat: Seat) -> i64:
    """How many tools of a hand nobody else saw coming."""
    size = s.table[SIZE + seat]
    for t in range(TOOLS):
        size -= s.table[SHOWN + seat * TOOLS + t]
    return size


def elder_size(s: Langfinger, seat: Seat) -> i64:
    """How many of these were drawn before the last shuffle, EITHER counted in."""
    size = unseen_size(s, seat) - s.table[VEILED + seat]
    for t in range(TOOLS):
        size += s.table[EITHER + seat * TOOLS + t]
    return size


def lose(s: Langfinger, seat: Seat, tool: i64) -> None:
    """A tool goes from a hand to the discards, and everybody draws their conclusions."""
    table, at = s.table, seat * TOOLS + tool
    table[HAND + at] -= 1
    table[GONE + tool] += 1
    if table[SHOWN + at]:
        table[SIZE + seat] -= 1
        table[SHOWN + at] -= 1
        return
    elders = elder_size(s, seat)
    table[SIZE + seat] -= 1
    if not elders or not table[ELDERS + tool]:
        table[VEILED + seat] -= 1
    elif not table[VEILED + seat]:
        table[ELDER + at] -= 1
        table[ELDERS + tool] -= 1
    else:
        table[EITHER + at] += 1


def reshuffled(s: Langfinger) -> None:
    """The pile is empty: whatever is not to be seen is in the hands."""
    table = s.table
    for t in range(TOOLS):
        table[ELDERS + t] = 0
        for p in range(s.seats):
            at = p * TOOLS + t
            table[EITHER + at] = 0
            elders = table[HAND + at] - table[SHOWN + at]
            table[ELDER + at] = elders
            table[ELDERS + t] += elders
    for p in range(s.seats):
        table[VEILED + p] = 0


# --- what one viewer knows ---
def redact(s: Langfinger, viewer: Seat) -> View:
    """The same table with holes: others' hands but for what they showed, the piles, and the fronts of loot."""
    v = s.clone()
    table = v.table
    for t in range(TOOLS):
        table[PILE + t] = 0
        for p in range(s.seats):
            if p != viewer:
                table[HAND + p * TOOLS + t] = table[SHOWN + p * TOOLS + t]
                table[ELDER + p * TOOLS + t] = 0
    for at in covered(s, viewer):
        table[at] = hidden(s, table[at])
    v.top = hidden(s, s.top)
    v.loot_pile = 0
    return View(v)


def covered(s: Langfinger, viewer: Seat) -> list[int]:
    """Where in `table` loot lies whose front a viewer may not see."""
    found = [int(IN_VILLA + slot) for slot in range(SLOTS)] + [int(IN_MUSEUM + slot) for slot in range(SLOTS)]
    for p in range(s.seats):
        if p != viewer:
            found += [int(STASH + p * ALL_LOOT + i) for i in range(s.table[STASHED + p])]
    return [at for at in found if s.table[at]]


@final
class Worlds(Sampler):
    """Ways in which the unseen cards can lie, each as likely as the deal makes it.

    The tools that were drawn unseen go to their hands by lot, what is left is the pile; the fronts go by lot to the
    backs they belong to.
    """

    def __init__(self, view: View, viewer: Seat) -> None:
        self.view: Langfinger = view
        self.viewer: i64 = viewer
        self.others = [p for p in range(view.seats) if p != viewer]
        self.elders = [self.unseen_elders(t) for t in range(TOOLS)]
        self.veiled = [self.unseen_tools(t) - self.elders[t] for t in range(TOOLS)]
        self.covered = covered(view, viewer)
        self.fronts = self.unseen_fronts()

    def unseen_elders(self, tool: i64) -> int:
        """How many tools of a kind, drawn before the last shuffle, other hands hold."""
        found = self.view.table[ELDERS + tool]
        if self.viewer < self.view.seats:
            found -= self.view.table[ELDER + self.viewer * TOOLS + tool]
        return int(found)

    def unseen_tools(self, tool: i64) -> int:
        """How many tools of a kind the viewer does not see, with those of other hands that were EITHER."""
        v = self.view
        found = v.faces.tools[tool] - v.table[IN_CITY + tool] - v.table[GONE + tool]
        for p in range(v.seats):
            found -= v.table[HAND + p * TOOLS + tool]
            if p != self.viewer:
                found += v.table[EITHER + p * TOOLS + tool]
        return int(found)

    def unseen_fronts(self) -> dict[int, list[int]]:
        """The loot cards the viewer does not see, by their back and shuffle as `hidden` writes them."""
        v = self.view
        known: i64 = v.loot_gone
        if self.viewer < v.seats:
            for i in range(v.table[STASHED + self.viewer]):
                known |= one(v.table[STASH + self.viewer * ALL_LOOT + i] - 1)
        found: dict[int, list[int]] = {}
        for card in range(ALL_LOOT):
            if not known & one(card):
                found.setdefault(int(hidden(v, card + 1)), []).append(int(card))
        return found

    def world(self, chance: Chance) -> Langfinger:
        s = self.view.clone()
        self.deal_tools(s, chance)
        self.deal_fronts(s, chance)
        return s

    def deal_tools(self, s: Langfinger, chance: Chance) -> None:
        """Fill the other hands, and the pile: deal until every hand could discard what it did, once or twice mostly."""
        while not self.dealt(s, deck(self.elders, chance), deck(self.veiled, chance)):
            pass

    def dealt(self, s: Langfinger, elders: Row, veiled: Row) -> bool:
        """Deal two decks to the other hands, if that fits what they discarded."""
        table, first = s.table[:], s.table
        old: i64 = 0
        new: i64 = 0
        for p in self.others:
            before, since = elder_size(s, p), first[VEILED + p]
            for i in range(old, old + before):
                table[HAND + p * TOOLS + elders[i]] += 1
                table[ELDER + p * TOOLS + elders[i]] += 1
            for i in range(new, new + since):
                table[HAND + p * TOOLS + veiled[i]] += 1
            for t in range(TOOLS):
                table[HAND + p * TOOLS + t] -= first[EITHER + p * TOOLS + t]
                if table[HAND + p * TOOLS + t] < first[SHOWN + p * TOOLS + t]:
                    return False
            old += before
            new += since
        for i in range(new, len(veiled)):
            table[PILE + veiled[i]] += 1
        s.table = table
        return True

    def deal_fronts(self, s: Langfinger, chance: Chance) -> None:
        """Put a front on every back, and the rest on the pile."""
        left: dict[int, list[int]] = {}
        for key, cards in self.fronts.items():
            order = row(cards)
            chance.shuffle(order)
            left[key] = [int(card) for card in order]
        for at in self.covered:
            s.table[at] = left[int(s.table[at])].pop() + 1
        if s.top:
            s.top = left[int(s.top)].pop() + 1
        for cards in left.values():
            for card in cards:
                s.loot_pile |= one(card)


def deck(counts: list[int], chance: Chance) -> Row:
    """Tools of each kind, in random order."""
    found: list[int] = []
    for t, n in enumerate(counts):
        found += [t] * n
    order = row(found)
    chance.shuffle(order)
    return order
