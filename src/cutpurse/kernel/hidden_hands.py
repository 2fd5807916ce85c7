"""Hidden hands from a pile that is shuffled again: what everybody can count, what is secret, and how they may lie.

Cards that a hand took in plain sight are known to all as long as it holds them (SHOWN). The others it drew unseen, but
when the pile ran out everybody could count what lay in the hands together, and what went back to the pile: so the
cards drawn before the last shuffle (ELDER) are told apart from those drawn since (VEILED). Of a card that leaves a hand
it may be open which of the two it was (EITHER): it counts among both until the next shuffle, and a world has dealt it
to this hand one way or the other.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cutpurse.kernel.chance import Chance, pool
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import Row, row


@final
class HiddenHands:
    """Where the hands of a game lie in its row of numbers, and what becomes of them when a card moves."""

    def __init__(
        self, kinds: i64, hand: i64, shown: i64, elder: i64, either: i64, size: i64, veiled: i64, elders: i64, pile: i64
    ) -> None:
        self.kinds: i64 = kinds  # of cards
        # By seat and kind:
        self.hand: i64 = hand  # secret
        self.shown: i64 = shown  # cards of a hand that everybody saw it take
        self.elder: i64 = elder  # secret: cards drawn unseen before the last shuffle
        self.either: i64 = either  # cards gone from a hand that may have been drawn before it or since
        # By seat:
        self.size: i64 = size  # cards in hand
        self.veiled: i64 = veiled  # of these, drawn unseen since the last shuffle, EITHER counted in
        # By kind:
        self.elders: i64 = elders  # ELDER of all hands together, which everybody can count
        self.pile: i64 = pile  # secret

    # --- cards that move ---
    def draw(self, cells: Row, seat: Seat, kind: i64) -> None:
        """A card goes from the pile to a hand, and its owner alone sees which."""
        cells[self.pile + kind] -= 1
        cells[self.hand + seat * self.kinds + kind] += 1
        cells[self.size + seat] += 1
        cells[self.veiled + seat] += 1

    def show(self, cells: Row, seat: Seat, kind: i64) -> None:
        """A card comes to a hand in plain sight; the caller takes it from where it lay."""
        at = seat * self.kinds + kind
        cells[self.hand + at] += 1
        cells[self.shown + at] += 1
        cells[self.size + seat] += 1

    def drop(self, cells: Row, seat: Seat, kind: i64) -> None:
        """A card leaves a hand, and everybody draws their conclusions; the caller puts it where it goes."""
        at = seat * self.kinds + kind
        cells[self.hand + at] -= 1
        if cells[self.shown + at]:
            cells[self.size + seat] -= 1
            cells[self.shown + at] -= 1
            return
        elders = self.elder_size(cells, seat)
        cells[self.size + seat] -= 1
        if not elders or not cells[self.elders + kind]:
            cells[self.veiled + seat] -= 1
        elif not cells[self.veiled + seat]:
            cells[self.elder + at] -= 1
            cells[self.elders + kind] -= 1
        else:
            cells[self.either + at] += 1

    def elder_size(self, cells: Row, seat: Seat) -> i64:
        """How many cards of a hand were drawn unseen before the last shuffle, EITHER counted in."""
        size = cells[self.size + seat] - cells[self.veiled + seat]
        first = seat * self.kinds
        for at in range(first, first + self.kinds):
            size += cells[self.either + at] - cells[self.shown + at]
        return size

    def reshuffled(self, cells: Row, seats: i64) -> None:
        """The pile is empty: whatever is not to be seen is in the hands. The caller then makes the pile anew."""
        for kind in range(self.kinds):
            together: i64 = 0
            for p in range(seats):
                at = p * self.kinds + kind
                cells[self.either + at] = 0
                elders = cells[self.hand + at] - cells[self.shown + at]
                cells[self.elder + at] = elders
                together += elders
            cells[self.elders + kind] = together
        for p in range(seats):
            cells[self.veiled + p] = 0

    # --- what one viewer knows ---
    def redact(self, cells: Row, seats: i64, viewer: Seat) -> None:
        """Make the holes of a view: others' hands but for what they showed, and the pile."""
        for kind in range(self.kinds):
            cells[self.pile + kind] = 0
            for p in range(seats):
                if p != viewer:
                    at = p * self.kinds + kind
                    cells[self.hand + at] = cells[self.shown + at]
                    cells[self.elder + at] = 0


@final
class Unseen:
    """The cards a viewer does not see, to be dealt by lot to the hands that drew them; what is left is the pile.

    `cells` are the viewer's own, with holes; `cards` says of each kind how many are in hands or on the pile.
    """

    def __init__(self, hands: HiddenHands, cells: Row, seats: i64, viewer: Seat, cards: Row) -> None:
        self.hands = hands
        self.others = [p for p in range(seats) if p != viewer]
        self.before = [int(hands.elder_size(cells, p)) for p in self.others]  # how many of each pool a hand gets
        self.since = [int(cells[hands.veiled + p]) for p in self.others]
        kinds = hands.kinds
        elders = cells[hands.elders : hands.elders + kinds]
        veiled = cards[:]
        doubts: list[int] = []  # where a hand must have been dealt what it lost again
        for p in range(seats):
            for kind in range(kinds):
                at = p * kinds + kind
                veiled[kind] -= cells[hands.hand + at]
                if p == viewer:
                    elders[kind] -= cells[hands.elder + at]
                elif cells[hands.either + at]:
                    veiled[kind] += cells[hands.either + at]
                    doubts.append(int(at))
        for kind in range(kinds):
            veiled[kind] -= elders[kind]
        self.elders = pool(elders)
        self.veiled = pool(veiled)
        self.doubts = row(doubts)

    def deal(self, cells: Row, chance: Chance) -> None:
        """Fill the other hands and the pile: deal until every hand could lose what it did, once or twice mostly."""
        hands = self.hands
        for at in self.doubts:
            cells[hands.hand + at] -= cells[hands.either + at]
        while True:
            elders, veiled = self.elders[:], self.veiled[:]
            chance.shuffle(elders)
            chance.shuffle(veiled)
            self.lay(cells, elders, veiled, 1)
            if self.fits(cells):
                return
            self.lay(cells, elders, veiled, -1)

    def lay(self, cells: Row, elders: Row, veiled: Row, n: i64) -> None:
        """Give every hand its cards of the two pools and the pile the rest, or with n = -1 take them back."""
        hands = self.hands
        old: i64 = 0
        new: i64 = 0
        for i, p in enumerate(self.others):
            hand, elder = hands.hand + p * hands.kinds, hands.elder + p * hands.kinds
            for _ in range(self.before[i]):
                cells[hand + elders[old]] += n
                cells[elder + elders[old]] += n
                old += 1
            for _ in range(self.since[i]):
                cells[hand + veiled[new]] += n
                new += 1
        for k in range(new, len(veiled)):
            cells[hands.pile + veiled[k]] += n

    def fits(self, cells: Row) -> bool:
        """Whether no hand lacks what it has lost."""
        hands = self.hands
        return all(cells[hands.hand + at] >= cells[hands.shown + at] for at in self.doubts)
