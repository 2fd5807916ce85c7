"""Langfinger: a table set up from its parts, in notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cutpurse.games.langfinger.pieces import (
    ALL_LOOT,
    CITY,
    HARBOUR,
    MUSEUM,
    PLACE_NAMES,
    PLACES,
    SPACES,
    STONES,
    TARGET,
    TOOL_NAMES,
    TOOLS,
    VILLA,
)
from cutpurse.games.langfinger.rules import rounds
from cutpurse.games.langfinger.state import (
    GONE,
    HAND,
    IN_CITY,
    MONEY,
    PILE,
    ROGUE,
    SIZE,
    STALL,
    STASH,
    STASHED,
    STONE,
    VEILED,
    Langfinger,
    loot_at,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Stack
from cutpurse.kernel.position import amount, amounts, at_most, number_of, texts, words
from cutpurse.kernel.sets import Set, count, members, one

EMPTY: Final = "_"  # a place where nothing lies
MOST_ROUNDS: Final = 999


def lay_out(
    s: Langfinger,
    hands: Sequence[str],
    rogues: str | None = None,
    city: str = "",
    villa: str = "",
    museum: str = "",
    harbour: str = "",
    stones: Mapping[str, str] | None = None,
    loot: Sequence[str] = (),
    money: Sequence[int] = (),
    tools: str | None = None,
    pile: str | None = None,
    fences: str | None = None,
    start: int = 0,
    round: int = 2,
    dry: int = 0,
) -> Langfinger:
    """A blank table filled: `hands` of tools and robbed `loot` by seat, and what lies at each place; `_` is empty.

    `stones` says whose stand at which places, in order, and then the first of them is called; without, stones are to
    be placed. Cards named nowhere are on their piles; where a pile is named (`tools`, the loot `pile` with its top
    first, `fences`), they are discarded.
    """
    seats = int(s.seats)
    named = TOOL_NAMES if rogues is None else at_most("rogues", words("rogues", rogues), TOOLS)
    if len(set(named)) != len(named) or len(named) < seats:
        raise ValueError(f"rogues cannot be {rogues!r}; allowed: a different one for each of {seats} seats.")
    begin(
        s,
        amount("start", start, 0, seats - 1),
        amount("round", round, 1, MOST_ROUNDS),
        amount("dry", dry, 0, int(s.patience or MOST_ROUNDS) - 1),
    )
    put_hands(s, texts("hands", hands, seats), named)
    put_tools(s, IN_CITY, at_most("city", words("city", city), room(s, CITY)))
    for place, text in ((VILLA, villa), (MUSEUM, museum)):
        name = PLACE_NAMES[place]
        put_loot(s, place, at_most(name, words(name, text), room(s, place)))
    put_stashes(s, texts("loot", loot, seats))
    put_fences(s, at_most("harbour", words("harbour", harbour), room(s, HARBOUR)))
    for p, sum_ in enumerate(amounts("money", money, seats, 0, 0, TARGET - 1)):
        s.cells[MONEY + p] = sum_
    run_down(s, tools, pile, fences)
    if stones is not None:
        put_stones(s, stones)
        check_stones(s)
        rounds.call_next_stone(s, Chance(1))
        if s.round != round:
            raise ValueError("None of these stones can act: the round would be over.")
    return s


def room(s: Langfinger, place: int) -> int:
    """How many cards lie at a place with so many players."""
    return int(s.faces.display[s.seats * PLACES + place])


def check_stones(s: Langfinger) -> None:
    """Every stone of everybody is placed before the first acts (LF-2.1)."""
    at = [int(s.cells[STONE + space]) for space in range(PLACES * SPACES)]
    for p in range(s.seats):
        if at.count(p + 1) != STONES:
            raise ValueError(
                f"Seat {p} has {at.count(p + 1)} stones placed; all {STONES} are before the first is called."
            )


# --- putting things on a blank table ---
def begin(s: Langfinger, start: int, round: int, dry: int) -> None:
    """Stones are to be placed, from the start player on."""
    s.stack = Stack(rounds.PLACING, None)
    s.round, s.start, s.turn, s.dry = round, start, start, dry


def put_hands(s: Langfinger, hands: list[str], rogues: list[str]) -> None:
    """Rogues, and tools from the pile into the hands, as if drawn."""
    for p, (hand, rogue) in enumerate(zip(hands, rogues, strict=False)):
        s.cells[ROGUE + p] = number_of("rogue", rogue, TOOL_NAMES) + 1
        s.cells[SIZE + p] = s.cells[VEILED + p] = len(hand.split())
        put_tools(s, HAND + p * TOOLS, hand.split())


def put_tools(s: Langfinger, at: int, names: list[str]) -> None:
    """Tools from the pile to a place in `cells`."""
    for name in names:
        if name != EMPTY:
            tool = number_of("tool", name, TOOL_NAMES)
            take(s, PILE + tool, name)
            s.cells[at + tool] += 1
            s.undrawn -= 1


def put_loot(s: Langfinger, place: int, names: list[str]) -> None:
    """Loot from the pile to the Villa or the Museum."""
    for slot, name in enumerate(names):
        if name != EMPTY:
            s.cells[loot_at(place) + slot] = loot_from_pile(s, name) + 1


def put_stashes(s: Langfinger, stashes: Sequence[str]) -> None:
    """Loot from the pile to the seats that robbed it."""
    for p, names in enumerate(stashes):
        for i, name in enumerate(names.split()):
            s.cells[STASH + p * ALL_LOOT + i] = loot_from_pile(s, name) + 1
            s.cells[STASHED + p] += 1


def put_fences(s: Langfinger, names: list[str]) -> None:
    """Fences from the pile to the Harbour."""
    for stall, name in enumerate(names):
        if name != EMPTY:
            fence = number_of("fence", name, s.faces.fences)
            s.fence_pile = without(s.fence_pile, fence, name)
            s.cells[STALL + stall] = fence + 1


def run_down(s: Langfinger, tools: str | None, pile: str | None, fences: str | None) -> None:
    """Leave on the piles what is named, put the rest into the discards, and turn up the top of the loot."""
    if tools is not None:
        names = words("tools", tools)
        for t in range(TOOLS):
            s.cells[GONE + t] = s.cells[PILE + t]
            s.cells[PILE + t] = 0
        for name in names:
            tool = number_of("tool", name, TOOL_NAMES)
            take(s, GONE + tool, name)
            s.cells[PILE + tool] += 1
        s.undrawn = len(names)
    cards = members(s.loot_pile)
    if pile is not None:
        cards = [loot_from_pile(s, name) for name in words("pile", pile)]
        s.loot_gone = s.loot_pile
    s.top, s.loot_pile = 0, 0
    if cards:
        s.top = cards[0] + 1
        for card in cards[1:]:
            s.loot_pile |= one(card)
    s.loot_left = count(s.loot_pile)
    if fences is not None:
        left = s.fence_pile
        for name in words("fences", fences):
            left = without(left, number_of("fence", name, s.faces.fences), name)
        s.fence_gone, s.fence_pile = left, s.fence_pile & ~left


def put_stones(s: Langfinger, stones: Mapping[str, str]) -> None:
    """Stones on the spaces of the places."""
    seats = [str(p) for p in range(s.seats)]
    for place, text in stones.items():
        first = STONE + number_of("place", place, PLACE_NAMES) * SPACES
        for space, seat in enumerate(at_most(place, words(place, text), SPACES)):
            if seat != EMPTY:
                s.cells[first + space] = number_of("seat", seat, seats) + 1


# --- reading ---
def take(s: Langfinger, at: int, name: str) -> None:
    """One piece less where so many are counted."""
    if s.cells[at] <= 0:
        raise ValueError(f"There are not so many of {name} in the box.")
    s.cells[at] -= 1


def loot_from_pile(s: Langfinger, name: str) -> int:
    """The number of a loot card, which leaves the pile."""
    card = number_of("loot card", name, s.faces.loot)
    s.loot_pile = without(s.loot_pile, card, name)
    return card


def without(pile: Set, card: int, name: str) -> Set:
    """A pile without a card that lies there."""
    if card not in members(pile):
        raise ValueError(f"The card {name} is in two places.")
    return pile & ~one(card)
