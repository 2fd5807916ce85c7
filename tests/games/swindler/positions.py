"""Positions of Swindler as short literals, moves on them in notation, and luck that is told by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cutpurse.games.swindler import GAME, position
from cutpurse.games.swindler.components import faces
from cutpurse.games.swindler.pieces import (
    BACKGROUND,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    DEALERS,
    FIELDS,
    KIND_NAMES,
    KINDS,
    OPEN_DEALERS,
    OPEN_ORDERS,
    ORDERS_A,
    PILE_CARDS,
    THIEVES,
)
from cutpurse.games.swindler.rules import turn
from cutpurse.games.swindler.state import (
    BAG,
    COINS,
    DEALER,
    DONE,
    DRAWN,
    FIELD,
    FRESH,
    GONE,
    HAND,
    JAILED,
    LOOT,
    MARKER,
    ORDER,
    PILE,
    POINTS,
    POSTERS,
    THIEF,
    Swindler,
    blank,
    markers_out,
)
from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance, Scripted
from cutpurse.kernel.core import Event
from cutpurse.kernel.sets import members, one
from cutpurse.testing.random_game import play_in_place

OWN = faces("")  # the set that comes with the game
BARE = ""  # for `accomplices`: whatever is in no hand lies in the discards, so that few windows open
HUSTLER = CARD_NAMES.index("hustler")
EVERY_CARD = " ".join(name for c, name in enumerate(CARD_NAMES) for _ in range(OWN.cards[c]))


# --- names and numbers ---
def kinds(tiles: str) -> list[int]:
    """The kinds of some tiles: `red ring, white watch`."""
    return [KIND_NAMES.index(name.strip()) for name in tiles.split(",") if name.strip()]


def order(name: str) -> int:
    """The number of an order or a raid by its id."""
    return OWN.names.index(name)


def dealer(name: str) -> int:
    """The number of a dealer by its id."""
    return OWN.dealers.index(name)


def thief(name: str) -> int:
    """The ability of a master thief by its id."""
    return OWN.thieves.index(name)


# --- setting a table ---
def table(
    *hands: str,
    loot: Sequence[str] = (),
    coins: Sequence[int] = (),
    points: Sequence[int] = (),
    posters: Sequence[int] = (),
    done: Sequence[int] = (),
    thieves: str = "",
    jailed: Sequence[int] = (),
    orders: str = "A1 A2 A3 A4",
    dealers: str = "D1 D2 D3",
    sold: Mapping[str, str] | None = None,
    hustler: int | None = None,
    order_pile: str | None = None,
    dealer_pile: str | None = None,
    accomplices: str | None = None,
    active: int = 0,
    start: int = 0,
    round: int = 2,
    at: str = "reserving",
    stays: bool = False,
    max_rounds: int = 0,
    components: str = "",
) -> Swindler:
    """A table in the middle of a game: hands (`assassin forger`), and by seat loot (`red ring, blue coin`) and more.

    No coins, three points, nothing fulfilled, where nothing is said. `orders` are open ones with the marker that lies
    on them (`A1 B3:0 _`), `thieves` the ids of master thieves (`M1 _`), `sold` says what lies on which field, `hustler`
    who has it open. Orders and dealers named nowhere are on their piles; where a pile is named (`order_pile`,
    `dealer_pile`, `accomplices`), the others are out of the game or in the discards. It is the turn of `active`, who
    stands where `at` says: at the `start` (M1 and window a), `reserving`, `acting`, or `hiring` after window h.
    """
    s = blank(len(hands), faces(components), turn.OFF, int(not stays), 1, max_rounds)
    position.put_by_seat(s, list(hands), list(loot), thieves)
    position.put_numbers(s, COINS, [0] * len(hands))
    for first, numbers in ((COINS, coins), (POINTS, points), (POSTERS, posters), (DONE, done)):
        position.put_numbers(s, first, numbers)
    for p in jailed:
        s.cells[JAILED + p] = 1
    if hustler is not None:
        position.open_hustler(s, hustler)
    position.put_orders(s, orders.split())
    s.pile &= ~(one(ORDERS_A) - 1)  # no A card is left, not even out of sight
    position.put_dealers(s, dealers.split(), sold or {})
    if order_pile is not None:
        s.pile = sum(one(order(name)) for name in set(order_pile.split()))
    position.run_down(s, dealer_pile, accomplices)
    position.begin(s, active, start, round)
    if at == "start":
        s.round -= s.active == s.start
        turn.begin_turn(s, s.active, Chance(1))
    else:
        position.stand(s, at)
    return s


# --- luck by name ---
def lots(s: Swindler, names: str) -> list[int]:
    """What nature must say for these to come one after the other: tiles, `red skull`, accomplices, orders, dealers."""
    bags = [int(s.cells[BAG + k]) for k in range(KINDS)]
    pile = [int(s.cells[PILE + c]) for c in range(CARDS)]
    found: list[int] = []
    for name in (word.strip() for word in names.split(",")):
        if name.endswith(" skull"):
            colour = COLOUR_NAMES.index(name.split()[0])
            found.append(sum(bags[k] for k in range(KINDS) if BACKGROUND[k] == colour))
        elif name in KIND_NAMES:
            kind = KIND_NAMES.index(name)
            found.append(sum(bags[k] for k in range(kind) if BACKGROUND[k] == BACKGROUND[kind]))
            bags[kind] -= 1
        elif name in CARD_NAMES:
            if not any(pile):
                pile = [int(s.cells[GONE + c]) for c in range(CARDS)]
            found.append(sum(pile[: CARD_NAMES.index(name)]))
            pile[CARD_NAMES.index(name)] -= 1
        else:
            found.append(one(order(name)) if name in OWN.names else one(dealer(name)))
    return found


# --- playing ---
def go(s: Swindler, *moves: str) -> list[Event[Any]]:
    """Play moves by the rules: a seat, its command, and what nature says: `0 steal red: red ring`; what happened.

    `all pass` closes a window: everybody who is asked passes.
    """
    happened: list[Event[Any]] = []
    for move in moves:
        words, _, luck = move.partition(":")
        who, _, command = words.partition(" ")
        seats = asked(s) if who == "all" else [int(who)]
        for seat in seats:
            assert refusal(s, seat, command) == "allowed", f"{move}: {refusal(s, seat, command)}"
            script = Scripted(lots(s, luck)) if luck and seat == seats[-1] else None
            happened += play_in_place(s, seat, GAME.command(command).key, script or Chance(1))
            assert script is None or not script.script, f"{move}: not all of this luck was needed"
    return happened


def calm(s: Swindler, *luck: str) -> list[Event[Any]]:
    """Everybody passes until no window is open; nature says one thing after the other where a pass lets T draw."""
    happened: list[Event[Any]] = []
    left = list(luck)
    while phase(s) in ("window", "answering"):
        script = Scripted(lots(s, left[0])) if left else None
        wanted = len(script.script) if script else 0
        happened += play_in_place(s, int(s.turn), GAME.command("pass").key, script or Chance(1))
        if script and len(script.script) < wanted:
            assert not script.script, f"{left[0]}: not all of this luck was needed"
            left.pop(0)
    assert not left, f"{left}: this luck was not needed"
    return happened


def options(s: Swindler, seat: int) -> list[str]:
    """What a seat may do, in notation."""
    return [str(command) for command in play.options(s, seat)]


def refusal(s: Swindler, seat: int, command: str) -> str:
    """The rule that forbids a command, as `id name`; `allowed` if none does."""
    rule = play.ruling(s, seat, GAME.command(command).key)
    return "allowed" if rule is None else rule.full_name


def evening(
    seats: int, seed: int, options: Mapping[str, Any] | None = None, keen: int = 3
) -> Iterator[tuple[Swindler, list[Event[Any]]]]:
    """A random game, entry by entry from the deal on: the state, always the same object, and what just happened.

    Players do something rather than pass or end their actions where they can, the keener the more often.
    """
    s = GAME.blank(seats, GAME.complete_settings(dict(options or {})))
    assert isinstance(s, Swindler)
    chance = Chance(seed)
    s.journal = []
    GAME.setup(s, chance)
    while True:
        events, s.journal = s.journal or [], None
        yield s, events
        if s.stack is None:
            return
        waiting = play.actors(s)
        seat = waiting[chance.below(len(waiting))]
        menu = play.options(s, seat)
        idle = [command for command in menu if str(command) in IDLE or str(command).startswith("cancel")]
        busy = [command for command in menu if command not in idle]
        among = busy if busy and (not idle or chance.below(keen + 1)) else idle
        s.journal = []
        play.step(s, seat, among[chance.below(len(among))].key, chance)


IDLE = ("pass", "end actions", "hire nobody", "take no more")


# --- looking ---
def seen(s: Swindler, viewer: int) -> dict[str, Any]:
    """What a viewer is shown."""
    return GAME.present(GAME.redact(s, viewer), viewer)


def told(event: Event[Any], viewer: int) -> dict[str, Any]:
    """What a viewer is told of an event."""
    learnt = event.seen_by(viewer)
    assert learnt is not None
    return GAME.tell(learnt, {"components": ""})


def named(events: Sequence[Event[Any]]) -> list[str]:
    """What happened, by kind; frames that come and go are left out."""
    return [type(event).__name__ for event in events if type(event).__name__ not in ("Entered", "Left")]


def only(events: Sequence[Event[Any]], kind: str) -> list[Event[Any]]:
    """The events of one kind."""
    return [event for event in events if type(event).__name__ == kind]


def phase(s: Swindler) -> str:
    """What the table waits for, in a word."""
    return str(seen(s, s.turn)["phase"])


def window(s: Swindler) -> str | None:
    """The window that is open, by name."""
    found = seen(s, s.turn)["window"]
    return None if found is None else str(found)


def asked(s: Swindler) -> list[int]:
    """The seats that have to answer now, or to choose."""
    return play.actors(s)


def tiles_at(s: Swindler, at: int) -> str:
    """The tiles that lie in a part of `table` that counts them by kind."""
    return ", ".join(KIND_NAMES[k] for k in range(KINDS) for _ in range(s.cells[at + k]))


def loot(s: Swindler, seat: int) -> str:
    """The tiles in front of a seat."""
    return tiles_at(s, LOOT + seat * KINDS)


def fresh(s: Swindler) -> str:
    """This turn's tiles."""
    return tiles_at(s, FRESH)


def drawn(s: Swindler) -> str:
    """What counts as drawn in this turn's steal."""
    return tiles_at(s, DRAWN)


def told_tiles(s: Swindler, name: str) -> str:
    """A field of the steal, as everybody is told it: "red ring, red watch"."""
    return ", ".join(f"{tile['colour']} {tile['object']}" for tile in seen(s, int(s.seats))["steal"][name])


def bag(s: Swindler, colour: str) -> str:
    """The loot in a bag; of white, in the supply."""
    inside = [k for k in range(KINDS) if BACKGROUND[k] == COLOUR_NAMES.index(colour)]
    return ", ".join(KIND_NAMES[k] for k in inside for _ in range(s.cells[BAG + k]))


def cards_at(s: Swindler, at: int) -> str:
    """The accomplices that lie in a part of `table`."""
    return " ".join(CARD_NAMES[c] for c in range(CARDS) for _ in range(s.cells[at + c]))


def hand(s: Swindler, seat: int) -> str:
    """A seat's accomplices."""
    return cards_at(s, HAND + seat * CARDS)


def gone(s: Swindler) -> str:
    """The discarded accomplices."""
    return cards_at(s, GONE)


def discarded(s: Swindler, card: str) -> int:
    """How many of an accomplice are discarded."""
    return int(s.cells[GONE + CARD_NAMES.index(card)])


def numbers(s: Swindler, first: int) -> list[int]:
    """A number of each seat."""
    return [int(s.cells[first + p]) for p in range(s.seats)]


def coins(s: Swindler) -> list[int]:
    """Every seat's coins."""
    return numbers(s, COINS)


def points(s: Swindler) -> list[int]:
    """Every seat's points."""
    return numbers(s, POINTS)


def posters(s: Swindler) -> list[int]:
    """Every seat's wanted posters."""
    return numbers(s, POSTERS)


def done(s: Swindler) -> list[int]:
    """How many orders each seat has fulfilled."""
    return numbers(s, DONE)


def in_jail(s: Swindler) -> list[int]:
    """Who is in jail."""
    return [p for p in range(s.seats) if s.cells[JAILED + p]]


def free_markers(s: Swindler) -> list[int]:
    """How many markers each seat has left."""
    return [3 - int(markers_out(s, p)) for p in range(s.seats)]


def orders(s: Swindler) -> str:
    """The open orders with their markers, as `table` reads them."""
    found: list[str] = []
    for slot in range(OPEN_ORDERS):
        card, seat = int(s.cells[ORDER + slot]), int(s.cells[MARKER + slot])
        found.append(("_" if not card else OWN.names[card - 1]) + (f":{seat - 1}" if seat else ""))
    return " ".join(found)


def order_pile(s: Swindler) -> str:
    """The cards on the order pile, in no order."""
    return " ".join(OWN.names[card] for card in members(s.pile) if card < PILE_CARDS)


def dealers(s: Swindler) -> str:
    """The open dealers by id."""
    stalls = [int(s.cells[DEALER + stall]) for stall in range(OPEN_DEALERS)]
    return " ".join(OWN.dealers[card - 1] if card else "_" for card in stalls)


def dealer_piles(s: Swindler) -> tuple[str, str]:
    """The dealers on the pile and in the discards."""
    both = (s.dealer_pile, s.dealer_gone)
    pile, gone = (" ".join(OWN.dealers[d] for d in range(DEALERS) if m & one(d)) for m in both)
    return pile, gone


def field(s: Swindler, where: str) -> str:
    """The tile on a field, `_` if it is free."""
    stall, at = (int(n) - 1 for n in where.split("."))
    kind = int(s.cells[FIELD + stall * FIELDS + at])
    return KIND_NAMES[kind - 1] if kind else "_"


def thieves_of(s: Swindler) -> str:
    """The master thieves of the seats by id."""
    found = numbers(s, THIEF)
    assert max(found) <= THIEVES
    return " ".join(OWN.thieves[ability - 1] if ability else "_" for ability in found)
