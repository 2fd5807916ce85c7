"""Sly: a toy game with everything that can go wrong: a secret choice, a hidden draw, a question within a question.

Two or three thieves hold three of twelve cards each. In every round all set one card aside in secret, then all are
turned up; the highest takes the round, and whoever took it may draw a card from the pile.
"""

from __future__ import annotations

from typing import Any, ClassVar, cast

from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Event, Frame, Menu, Rule, Seat, Stack, State, View
from cutpurse.kernel.game import Game, Option, Outcome, Sampler
from cutpurse.kernel.play import enter, leave
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.kernel.sets import Set, index, members, one

BOOKS = {
    "en": Rulebook("### SLY-1 Aside\n> `yours` Set aside a card of yours.\n### SLY-2 Draw\n> `gone` The pile is gone."),
    "de": Rulebook(
        "### SLY-1 Ablegen\n> `yours` Nimm eine von deinen.\n### SLY-2 Ziehen\n> `gone` Der Stapel ist leer."
    ),
}
YOURS = BOOKS["en"].rule("SLY-1", "yours")
GONE = BOOKS["en"].rule("SLY-2", "gone")

ALL = 0xFFF
SET = Menu(0, [f"set {card}" for card in range(12)])
DRAW = Menu(12, ["stop", "draw"])


class Sly(State):
    """A table of Sly. Hidden in a view: the pile, the hands of others, and what they set aside before it is shown."""

    fields: ClassVar[tuple[str, ...]] = (
        "rounds", "draws", "round", "owing", "gone", "pile", "left", "hands", "sizes", "aside", "points",
    )  # fmt: skip

    def __init__(
        self, seats: int, stack: Stack | None, turn: int, rounds: int, draws: str, round: int, owing: Set, gone: Set,
        pile: Set, left: int, hands: list[int], sizes: list[int], aside: list[int], points: list[int],
    ) -> None:  # fmt: skip
        super().__init__(seats, stack, turn)
        self.rounds = rounds
        self.draws = draws
        self.round = round
        self.owing = owing
        self.gone = gone
        self.pile = pile
        self.left = left
        self.hands = hands
        self.sizes = sizes
        self.aside = aside
        self.points = points

    def clone(self) -> Sly:
        return Sly(
            self.seats, self.stack, self.turn, self.rounds, self.draws, self.round, self.owing, self.gone,
            self.pile, self.left, self.hands[:], self.sizes[:], self.aside[:], self.points[:],
        )  # fmt: skip


# --- events ---
class Dealt(Event[Sly]):
    """Three cards for everyone; the others are the pile."""

    fields: ClassVar[tuple[str, ...]] = ("hands", "pile")

    def __init__(self, hands: list[int], pile: Set) -> None:
        self.hands = hands
        self.pile = pile

    def seen_by(self, viewer: Seat) -> Event[Sly]:
        return Dealt([hand if p == viewer else 0 for p, hand in enumerate(self.hands)], 0)

    @staticmethod
    def emit(s: Sly, hands: list[int], pile: Set) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(Dealt(hands, pile))
        s.hands = hands[:]
        s.sizes = [3] * s.seats
        s.pile = pile
        s.left = 12 - 3 * s.seats


class RoundBegan(Event[Sly]):
    """The cards on the table are swept away, and everyone owes a new one."""

    @staticmethod
    def emit(s: Sly) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(RoundBegan())
        s.round += 1
        s.gone |= sum(s.aside)
        s.aside = [0] * s.seats
        s.owing = one(s.seats) - 1
        s.turn = 0


class SetAside(Event[Sly]):
    """A card lies face down before a seat."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, card: Set) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, viewer: Seat) -> Event[Sly]:
        return self if viewer == self.seat else SetAside(self.seat, 0)

    @staticmethod
    def emit(s: Sly, seat: Seat, card: Set) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(SetAside(seat, card))
        s.hands[seat] &= ~card
        s.sizes[seat] -= 1
        s.aside[seat] = card
        s.owing &= ~one(seat)
        s.turn = index(s.owing & -s.owing) if s.owing else seat


class Shown(Event[Sly]):
    """All cards set aside are turned up; the highest takes the round."""

    fields: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    @staticmethod
    def emit(s: Sly, cards: list[int]) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(Shown(cards))
        s.turn = cards.index(max(cards))
        s.points[s.turn] += 1


class Drew(Event[Sly]):
    """A card went from the pile to a hand; only its owner sees which."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: Seat, card: Set) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, viewer: Seat) -> Event[Sly]:
        return self if viewer == self.seat else Drew(self.seat, 0)

    @staticmethod
    def emit(s: Sly, seat: Seat, card: Set) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(Drew(seat, card))
        s.pile &= ~card
        s.left -= 1
        s.hands[seat] |= card
        s.sizes[seat] += 1


# --- rules ---
class Choosing(Frame[Sly]):
    """All set one card aside, in secret and at once (SLY-1)."""

    def __init__(self) -> None:
        super().__init__(SET)

    def waiting(self, s: Sly) -> Set:
        return s.owing

    def options(self, s: Sly, seat: Seat) -> tuple[Set, Rule]:
        return s.hands[seat], YOURS

    def accept(self, s: Sly, seat: Seat, choice: Set, chance: Chance) -> None:
        SetAside.emit(s, seat, choice)
        if s.owing:
            return
        Shown.emit(s, s.aside[:])
        if s.draws == "may":
            enter(s, Drawing(s.turn))
        else:
            self.resume(s, chance)

    def resume(self, s: Sly, chance: Chance) -> None:
        if s.round < s.rounds:
            RoundBegan.emit(s)
        else:
            leave(s, chance)


class Drawing(Frame[Sly]):
    """Whoever took the round may draw (SLY-2)."""

    fields: ClassVar[tuple[str, ...]] = ("winner",)

    def __init__(self, winner: Seat) -> None:
        super().__init__(DRAW)
        self.winner = winner

    def waiting(self, s: Sly) -> Set:
        return one(self.winner)

    def options(self, s: Sly, seat: Seat) -> tuple[Set, Rule]:
        return 3 if s.left else 1, GONE

    def accept(self, s: Sly, seat: Seat, choice: Set, chance: Chance) -> None:
        if choice == 2:
            Drew.emit(s, seat, chance.draw(s.pile))
        leave(s, chance)


# --- knowledge ---
class Worlds(Sampler):
    """All ways to deal the cards that a viewer has not seen."""

    def __init__(self, view: Sly, viewer: Seat) -> None:
        self.view = view
        self.viewer = viewer

    def world(self, chance: Chance) -> Sly:
        s = self.view.clone()
        pile = list(chance.shuffled(ALL & ~(s.gone | sum(s.hands) | sum(s.aside))))
        for p in range(s.seats):
            if p != self.viewer:
                s.hands[p] = sum(pile.pop() for _ in range(s.sizes[p]))
                if s.owing and not s.owing & one(p):
                    s.aside[p] = pile.pop()
        s.pile = sum(pile)
        return s


# --- the game ---
class SlyGame(Game):
    """What the kernel needs to know of Sly."""

    def __init__(self) -> None:
        super().__init__(
            "sly",
            prefix="SLY",
            version=1,
            seats=(2, 3),
            options=[Option("rounds", 2, range(1, 4)), Option("draws", "may", ("may", "never"))],
            menus=[SET, DRAW],
            events=[Dealt, RoundBegan, SetAside, Shown, Drew],
            frames={"Choosing": Choosing, "Drawing": Drawing},
        )

    def blank(self, seats: int, options: dict[str, Any]) -> Sly:
        none = [0] * seats
        return Sly(seats, None, 0, options["rounds"], options["draws"], 0, 0, 0, 0, 0, none[:], none[:], none[:], none)

    def state(self, seats: int, stack: Stack | None, turn: int, fields: dict[str, Any]) -> Sly:
        return Sly(seats, stack, turn, **fields)

    def setup(self, s: State, chance: Chance) -> None:
        pile = list(chance.shuffled(ALL))
        hands = [sum(pile.pop() for _ in range(3)) for _ in range(s.seats)]
        enter(s, Choosing())
        Dealt.emit(cast(Sly, s), hands, sum(pile))
        RoundBegan.emit(cast(Sly, s))

    def outcome(self, s: State) -> Outcome | None:
        table = cast(Sly, s)
        if table.stack is not None or not table.round:
            return None
        best = max(table.points)
        winners = [p for p in range(table.seats) if table.points[p] == best]
        return Outcome(table.points, winners, table.round, "SLY-1")

    def redact(self, s: State, viewer: Seat) -> View:
        v = cast(Sly, s).clone()
        v.pile = 0
        for p in range(v.seats):
            if p != viewer:
                v.hands[p] = 0
                v.aside[p] = 0 if v.owing else v.aside[p]
        return View(v)

    def sampler(self, view: View, viewer: Seat) -> Sampler:
        return Worlds(cast(Sly, view), viewer)

    def present(self, view: View, viewer: Seat) -> dict[str, Any]:
        v = cast(Sly, view)
        hand = members(v.hands[viewer]) if viewer < v.seats else []
        return {"hand": hand, "hands": v.sizes, "owing": members(v.owing), "aside": v.aside, "points": v.points}

    def tell(self, event: Event[Any], options: dict[str, Any]) -> dict[str, Any]:
        named = {name: getattr(event, name) for name in type(event).fields if name != "frame"}
        return {"event": type(event).__name__, **named}

    def pieces(self, s: State) -> list[str]:
        table = cast(Sly, s)
        cards = members(table.gone) + members(table.pile)
        for pile in table.hands + table.aside:
            cards += members(pile)
        return sorted(str(card) for card in cards)

    def rulebook(self, language: str) -> Rulebook:
        return BOOKS[language]


SLY = SlyGame()
