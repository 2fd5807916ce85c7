"""Langfinger: the rules, in the order of the book (LF-1 to LF-5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cutpurse.games.langfinger.events import (
    Declined,
    Exchanged,
    FenceLeft,
    PlaceReached,
    Robbed,
    RogueTaken,
    RoundBegan,
    RoundEnded,
    RuinLeft,
    Sold,
    StartDrawn,
    StoneCalled,
    StonePlaced,
    StoneReturned,
    ToolDiscarded,
    ToolTaken,
    Visited,
)
from cutpurse.games.langfinger.pieces import (
    ACT,
    CHEST,
    CHOOSE,
    CITY,
    DECLINE,
    DISCARD,
    ENOUGH,
    EXCHANGES,
    FIRST_HAND,
    PLACE,
    PLACES,
    RUIN,
    SELL,
    SLOTS,
    SPACE_NAMED,
    SPACES,
    STALLS,
    STONES,
    SWAPS,
    TAKE,
    TARGET,
    TOOLS,
    VISITS,
    WITH_ROGUE,
    exchange_choice,
)
from cutpurse.games.langfinger.rules.affordable import (
    buys_two,
    exchanges,
    haul,
    may_act,
    may_hide,
    pays,
    robberies,
    rogue_fits,
)
from cutpurse.games.langfinger.rules.book import BOOK
from cutpurse.games.langfinger.rules.supply import draw_tools, refill, renew
from cutpurse.games.langfinger.state import (
    EXCHANGE,
    IN_CITY,
    MONEY,
    ROGUE,
    STALL,
    STASHED,
    STONE,
    Langfinger,
    back_of,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Frame, Rule, Seat
from cutpurse.kernel.play import become, enter, leave
from cutpurse.kernel.sets import One, Set, at_least, highest, index, one, row

# --- 1: setup ---
ROGUE_TAKEN: Final = BOOK.rule("LF-1.1", "rogue-taken")


def setup(s: Langfinger, chance: Chance) -> None:
    """Who begins and who is who (LF-1.1)."""
    StartDrawn.emit(s, chance.below(s.seats))
    enter(s, CHOOSING)
    if s.by_choice:
        return
    tools = row(list(range(TOOLS)))
    chance.shuffle(tools)
    for i in range(s.seats):
        RogueTaken.emit(s, s.turn, tools[i])
    open_town(s, chance)


@final
class Choosing(Frame[Langfinger]):
    """From the start player clockwise everyone chooses a rogue (LF-1.1)."""

    def options(self, s: Langfinger, seat: Seat) -> tuple[Set, Rule]:
        free: i64 = one(TOOLS) - 1
        for p in range(s.seats):
            if s.cells[ROGUE + p]:
                free &= ~one(s.cells[ROGUE + p] - 1)
        return free, ROGUE_TAKEN

    def accept(self, s: Langfinger, seat: Seat, choice: One, chance: Chance) -> None:
        RogueTaken.emit(s, seat, index(choice))
        if s.turn == s.start:
            open_town(s, chance)


def open_town(s: Langfinger, chance: Chance) -> None:
    """Deal the first tools, fewer to those who begin (LF-1.3), lay out the cards, and begin."""
    for i in range(s.seats):
        size = FIRST_HAND[min(i, len(FIRST_HAND) - 1)]
        draw_tools(s, (s.start + i) % s.seats, size, chance)
    refill(s, chance)
    RoundBegan.emit(s, 1, s.start)
    become(s, PLACING)


# --- 2: phase A, place stones ---
PLACE_FULL: Final = BOOK.rule("LF-2.2", "place-full")
LOWEST_SPACE: Final = BOOK.rule("LF-2.2", "lowest-space")
NAME_THE_SPACE: Final = BOOK.rule("LF-2.2", "name-the-space")
SPACE_TAKEN: Final = BOOK.rule("LF-2.2", "space-taken")


def free_space(s: Langfinger, place: i64) -> i64:
    """The lowest free space of a place; SPACES if it is full."""
    space: i64 = 0
    while space < SPACES and s.stone(place, space):
        space += 1
    return space


def stones_placed(s: Langfinger) -> i64:
    """How many stones stand on spaces."""
    found: i64 = 0
    for cell in range(PLACES * SPACES):
        if s.cells[STONE + cell]:
            found += 1
    return found


@final
class Placing(Frame[Langfinger]):
    """One stone each, three times round (LF-2.1), on the lowest free space of a place or a space of choice (LF-2.2)."""

    def options(self, s: Langfinger, seat: Seat) -> tuple[Set, Rule]:
        found: i64 = 0
        if s.free:
            for cell in range(PLACES * SPACES):
                if not s.cells[STONE + cell]:
                    found |= one(SPACE_NAMED + cell)
            return found, SPACE_TAKEN
        for place in range(PLACES):
            if free_space(s, place) < SPACES:
                found |= one(place)
        return found, PLACE_FULL

    def why_not(self, s: Langfinger, seat: Seat, choice: One, rule: Rule) -> Rule:
        names_space = index(choice) >= SPACE_NAMED
        if s.free:
            return rule if names_space else NAME_THE_SPACE
        return LOWEST_SPACE if names_space else rule

    def accept(self, s: Langfinger, seat: Seat, choice: One, chance: Chance) -> None:
        at = index(choice)
        if at < SPACE_NAMED:
            StonePlaced.emit(s, seat, at, free_space(s, at))
        else:
            StonePlaced.emit(s, seat, (at - SPACE_NAMED) // SPACES, (at - SPACE_NAMED) % SPACES)
        if stones_placed(s) == STONES * s.seats:
            call_next_stone(s, chance)


# --- 3: phase B, act ---
OTHER_PLACE: Final = BOOK.rule("LF-3.1", "other-place")


def call_next_stone(s: Langfinger, chance: Chance) -> None:
    """The next stone acts, by place and space (LF-3.1). One that can do nothing, as everybody sees, just comes back."""
    for cell in range(PLACES * SPACES):
        if s.cells[STONE + cell]:
            seat = s.cells[STONE + cell] - 1
            reach(s, cell // SPACES)
            if may_act(s, seat):
                StoneCalled.emit(s, seat, cell % SPACES, haul(s) if s.place == CITY else 0)
                become(s, ACTING[s.place])
                return
            StoneReturned.emit(s, seat, cell % SPACES, 1)
    reach(s, PLACES)
    end_round(s, chance)


def reach(s: Langfinger, place: i64) -> None:
    """Go on to the next place, if it is another one."""
    if place == s.place:
        return
    if s.place == RUIN:
        RuinLeft.emit(s)
    if place < PLACES:
        PlaceReached.emit(s, place)


def done(s: Langfinger, seat: Seat, vain: i64, chance: Chance) -> None:
    """A stone has acted or declined, and the next one is called."""
    StoneReturned.emit(s, seat, s.space, vain)
    call_next_stone(s, chance)


def decline(s: Langfinger, seat: Seat, chance: Chance) -> None:
    """Any action but the City's may be declined (LF-3.1)."""
    Declined.emit(s, seat)
    done(s, seat, 1, chance)


# --- 3.2: the City ---
NOT_IN_CITY: Final = BOOK.rule("LF-3.2", "not-in-city")


@final
class Taking(Frame[Langfinger]):
    """Take two of the tools that lie open, one command each (LF-3.2)."""

    def options(self, s: Langfinger, seat: Seat) -> tuple[Set, Rule]:
        found: i64 = 0
        for t in range(TOOLS):
            if s.cells[IN_CITY + t]:
                found |= one(t)
        return found, NOT_IN_CITY

    def accept(self, s: Langfinger, seat: Seat, choice: One, chance: Chance) -> None:
        ToolTaken.emit(s, seat, index(choice))
        if not s.due:
            done(s, seat, 0, chance)


# --- 3.3 to 3.5: Villa and Museum ---
NOTHING_THERE: Final = BOOK.rule("LF-3.3", "nothing-there")
TOOLS_MISSING: Final = BOOK.rule("LF-3.3", "tools-missing")
ROGUE_TIRED: Final = BOOK.rule("LF-3.4", "rogue-tired")
ROGUE_OF_NO_USE: Final = BOOK.rule("LF-3.4", "rogue-of-no-use")


@final
class Robbing(Frame[Langfinger]):
    """One face-down loot card for exactly the tools on its back (LF-3.3), with or without the rogue card (LF-3.4)."""

    def options(self, s: Langfinger, seat: Seat) -> tuple[Set, Rule]:
        return robberies(s, seat, s.place) | DECLINE, TOOLS_MISSING

    def why_not(self, s: Langfinger, seat: Seat, choice: One, rule: Rule) -> Rule:
        at = index(choice)
        if at >= SWAPS:
            return OTHER_PLACE
        loot = s.loot(s.place, at % SLOTS)
        if not loot:
            return NOTHING_THERE
        if at >= WITH_ROGUE:
            if s.used & one(seat):
                return ROGUE_TIRED
            if not rogue_fits(s, seat, back_of(s, loot)):
                return ROGUE_OF_NO_USE
        return rule

    def accept(self, s: Langfinger, seat: Seat, choice: One, chance: Chance) -> None:
        if choice == DECLINE:
            decline(s, seat, chance)
            return
        at = index(choice)
        slot = at % SLOTS
        card = s.loot(s.place, slot) - 1
        paid: i64 = 0
        if s.faces.lock[card] == CHEST:  # LF-3.5
            paid = s.faces.value[card]
        rogue: i64 = 1 if at >= WITH_ROGUE else 0
        Robbed.emit(s, seat, slot, card, s.faces.back[card], rogue, paid)
        renew(s, chance)
        done(s, seat, 0, chance)


# --- 3.6: the Ruin ---
EXCHANGE_TAKEN: Final = BOOK.rule("LF-3.6", "exchange-taken")
TOO_FEW_TOOLS: Final = BOOK.rule("LF-3.6", "too-few-tools")
NO_SUCH_EXCHANGE: Final = BOOK.rule("LF-3.6", "no-such-exchange")
DISCARD_YOUR_OWN: Final = BOOK.rule("LF-3.6", "discard-your-own")


@final
class Swapping(Frame[Langfinger]):
    """Move the stone to a free exchange space (LF-3.6)."""

    def options(self, s: Langfinger, seat: Seat) -> tuple[Set, Rule]:
        return exchanges(s, seat) | DECLINE, NO_SUCH_EXCHANGE

    def why_not(self, s: Langfinger, seat: Seat, choice: One, rule: Rule) -> Rule:
        at = index(choice)
        if at < SWAPS or at >= VISITS:
            return OTHER_PLACE
        for x in range(EXCHANGES):
            if exchange_choice(s.faces.gives[x], s.faces.gets[x]) == choice:
                rule = EXCHANGE_TAKEN
                if not s.cells[EXCHANGE + x]:
                    return TOO_FEW_TOOLS
        return rule

    def accept(self, s: Langfinger, seat: Seat, choice: One, chance: Chance) -> None:
        if choice == DECLINE:
            decline(s, seat, chance)
            return
        x: i64 = 0  # two spaces may offer the same: the first free one
        while s.cells[EXCHANGE + x] or exchange_choice(s.faces.gives[x], s.faces.gets[x]) != choice:
            x += 1
        Exchanged.emit(s, seat, x, s.faces.gives[x])
        become(s, DISCARDING)


@final
class Discarding(Frame[Langfinger]):
    """Discard as many tools as the exchange space asks for, then draw what it gives (LF-3.6)."""

    def options(self, s: Langfinger, seat: Seat) -> tuple[Set, Rule]:
        found: i64 = 0
        for t in range(TOOLS):
            if s.hand(seat, t):
                found |= one(t)
        return found, DISCARD_YOUR_OWN

    def accept(self, s: Langfinger, seat: Seat, choice: One, chance: Chance) -> None:
        ToolDiscarded.emit(s, seat, index(choice))
        if not s.due:
            renew(s, chance)
            draw_tools(s, seat, s.faces.gets[s.deal - 1], chance)
            call_next_stone(s, chance)


# --- 3.7, 3.8: the Harbour ---
NO_FENCE_THERE: Final = BOOK.rule("LF-3.7", "no-fence-there")
NOTHING_FOR_FENCE: Final = BOOK.rule("LF-3.7", "nothing-for-fence")
NOT_YOUR_LOOT: Final = BOOK.rule("LF-3.7", "not-your-loot")
KIND_NOT_BOUGHT: Final = BOOK.rule("LF-3.7", "kind-not-bought")
ONE_KIND_ONLY: Final = BOOK.rule("LF-3.8", "one-kind-only")


@final
class Visiting(Frame[Langfinger]):
    """Go to a fence who may buy some loot of one's own (LF-3.7): going there tells nobody that it fits."""

    def options(self, s: Langfinger, seat: Seat) -> tuple[Set, Rule]:
        found: i64 = DECLINE
        for stall in range(STALLS):
            fence = s.cells[STALL + stall]
            if fence and may_hide(s, seat, s.faces.buys[fence - 1]):
                found |= one(VISITS + stall)
        return found, NOTHING_FOR_FENCE

    def why_not(self, s: Langfinger, seat: Seat, choice: One, rule: Rule) -> Rule:
        at = index(choice)
        if at < VISITS:
            return OTHER_PLACE
        return rule if s.cells[STALL + at - VISITS] else NO_FENCE_THERE

    def accept(self, s: Langfinger, seat: Seat, choice: One, chance: Chance) -> None:
        if choice == DECLINE:
            decline(s, seat, chance)
            return
        Visited.emit(s, seat, index(choice) - VISITS)
        become(s, SELLING)


@final
class Selling(Frame[Langfinger]):
    """Sell one loot card to the fence (LF-3.7), two of one kind where it shows that kind twice (LF-3.8), or nothing."""

    def options(self, s: Langfinger, seat: Seat) -> tuple[Set, Rule]:
        wanted = one(s.deal) if s.deal else s.faces.buys[visited(s)]
        found: i64 = ENOUGH
        for i in range(s.cells[STASHED + seat]):
            if one(s.faces.kind[s.stash(seat, i) - 1]) & wanted:
                found |= one(i)
        return found, ONE_KIND_ONLY if s.deal else KIND_NOT_BOUGHT

    def why_not(self, s: Langfinger, seat: Seat, choice: One, rule: Rule) -> Rule:
        return rule if index(choice) < s.cells[STASHED + seat] else NOT_YOUR_LOOT

    def accept(self, s: Langfinger, seat: Seat, choice: One, chance: Chance) -> None:
        if choice == ENOUGH and not s.deal:
            decline(s, seat, chance)
            return
        if choice != ENOUGH:
            first = not s.deal
            n = index(choice)
            card = s.stash(seat, n) - 1
            Sold.emit(s, seat, n, card, pays(s.faces, visited(s), card))
            twice = buys_two(s.faces, visited(s), s.faces.kind[card])
            if first and twice and may_hide(s, seat, one(s.deal)):
                return
        FenceLeft.emit(s, s.due - 1)
        renew(s, chance)
        done(s, seat, 0, chance)


def visited(s: Langfinger) -> i64:
    """The fence that is being sold to."""
    return s.cells[STALL + s.due - 1] - 1


# --- 4: phase C, next round ---
def end_round(s: Langfinger, chance: Chance) -> None:
    """After the Harbour: the end (LF-5.1, LF-5.3, LF-5.4), or fresh cards and the start card to the left (LF-4.1)."""
    RoundEnded.emit(s, s.earned)
    if ended_by(s):
        leave(s, chance)
        return
    refill(s, chance)
    RoundBegan.emit(s, s.round + 1, (s.start + 1) % s.seats)
    become(s, PLACING)


# --- 5: end ---
def ended_by(s: Langfinger) -> str:
    """The clause that ends the game after this round; empty while it goes on."""
    if finishers(s):
        return "LF-5.1"
    if s.round == s.most_rounds:
        return "LF-5.3"
    return "LF-5.4" if s.patience and s.dry >= s.patience else ""


def finishers(s: Langfinger) -> Set:
    """The seats with the money that ends the game (LF-5.1)."""
    return at_least(s.cells[MONEY : MONEY + s.seats], TARGET)


def winners(s: Langfinger) -> Set:
    """The seats with the most money, several on a tie; unsold loot counts nothing (LF-5.2)."""
    return highest(s.cells[MONEY : MONEY + s.seats])


CHOOSING: Final[Choosing] = Choosing(CHOOSE)
PLACING: Final[Placing] = Placing(PLACE)
TAKING: Final[Taking] = Taking(TAKE)
ROBBING: Final[Robbing] = Robbing(ACT)
SWAPPING: Final[Swapping] = Swapping(ACT)
DISCARDING: Final[Discarding] = Discarding(DISCARD)
VISITING: Final[Visiting] = Visiting(ACT)
SELLING: Final[Selling] = Selling(SELL)
ACTING: Final[list[Frame[Langfinger]]] = [TAKING, ROBBING, SWAPPING, ROBBING, VISITING]  # by place
