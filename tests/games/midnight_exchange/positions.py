"""Positions of Midnight Exchange for tests: a rummage whose tiles lie in order, a trading phase with chosen trays."""

from __future__ import annotations

from typing import Any

from cutpurse.games.midnight_exchange import GAME
from cutpurse.games.midnight_exchange.components import faces
from cutpurse.games.midnight_exchange.events import Escaped, Kept, RummageBegan
from cutpurse.games.midnight_exchange.pieces import (
    ART_NAMES,
    ART_SPACES,
    CARDS,
    FIND_NAMES,
    FINDS,
    KINDS,
    LOCATIONS,
    MARKETS,
    NOTCHES,
    TILES,
)
from cutpurse.games.midnight_exchange.rules.trade import begin_trading
from cutpurse.games.midnight_exchange.state import (
    CARD,
    FIND,
    IN_BAG,
    NOTCH,
    OFFER,
    OWNED,
    STEP,
    STORE,
    MidnightExchange,
)
from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Event
from cutpurse.kernel.sets import one

OWN = faces("")
# tiles of a rummage that lies in order, by location and find, counted from 1
LAID: dict[tuple[int, str], list[int]] = {}
for _location in range(LOCATIONS):
    for _find in range(FINDS):
        _first = 1 + sum(len(tiles) for tiles in LAID.values())
        _size = int(OWN.tiles[_location * FINDS + _find])
        LAID[_location, FIND_NAMES[_find]] = list(range(_first, _first + _size))


def rummage(seats: int = 3, **options: Any) -> MidnightExchange:
    """A first rummage in which the tiles lie in order: garage, desk, safe, each by find."""
    s = GAME.blank(seats, GAME.complete_settings({"rummage_seconds": 180, **options}))
    assert isinstance(s, MidnightExchange)
    GAME.setup(s, Chance(1))
    places = [place for (place, _), tiles in LAID.items() for _ in tiles]
    finds = [FIND_NAMES.index(find) for (_, find), tiles in LAID.items() for _ in tiles]
    RummageBegan.emit(s, 1, places, finds)
    return s


def tile(location: int, find: str, n: int = 0) -> int:
    """The number of a tile with this find at a location."""
    return LAID[location, find][n]


def fill(s: MidnightExchange, seat: int, *finds: str) -> list[int]:
    """Put free tiles with these finds into a tray, as if they had been picked up; their numbers."""
    found: list[int] = []
    for find in finds:
        for at in range(TILES):
            if s.lying & one(at) and s.cells[FIND + at] == FIND_NAMES.index(find) + 1:
                s.lying &= ~one(at)
                Kept.emit(s, seat, at, sum(1 for n in tray(s, seat) if n), FIND_NAMES.index(find))
                found.append(at + 1)
                break
        else:
            raise AssertionError(f"no tile with {find} is left")
    return found


def trading(seats: int, *trays: list[str], luck: Chance | None = None, **options: Any) -> MidnightExchange:
    """A trading phase in seat order, with these finds in the trays."""
    s = rummage(seats, **options)
    for seat, finds in enumerate(trays):
        fill(s, seat, *finds)
    return trade(s, luck)


def trade(s: MidnightExchange, luck: Chance | None = None) -> MidnightExchange:
    """End the rummage: escape tiles in seat order."""
    for seat in range(s.seats):
        Escaped.emit(s, seat, seat + 1, 0)
    begin_trading(s, luck or Chance(1))
    return s


def offer(s: MidnightExchange, market: int, art: list[str] | None = None, cards: list[str] | None = None) -> None:
    """Put these objects and cards on a market, in place of what lies there; what is missing stays empty."""
    for space in range(ART_SPACES):
        wanted = art[space] if art is not None and space < len(art) else ""
        at = OFFER + (market - 1) * ART_SPACES + space
        if s.cells[at]:
            s.cells[IN_BAG + s.cells[at] - 1] += 1
            s.bag_left += 1
            s.cells[at] = 0
        if wanted:
            s.cells[at] = ART_NAMES.index(wanted) + 1
            s.cells[IN_BAG + ART_NAMES.index(wanted)] -= 1
            s.bag_left -= 1
    for notch in range(NOTCHES):
        wanted = cards[notch] if cards is not None and notch < len(cards) else ""
        at = NOTCH + (market - 1) * NOTCHES + notch
        if s.cells[at]:
            s.pile |= one(s.cells[at] - 1)
            s.pile_left += 1
            s.cells[at] = 0
        if wanted:
            take_card(s, wanted)
            s.cells[at] = OWN.cards.index(wanted) + 1


def take_card(s: MidnightExchange, id: str) -> int:
    """A card from wherever it lies: a market, the box or the pile."""
    card = OWN.cards.index(id)
    for at in range(MARKETS * NOTCHES):
        if s.cells[NOTCH + at] == card + 1:
            s.cells[NOTCH + at] = 0
            return card
    if s.boxed_cards & one(card):
        s.boxed_cards &= ~one(card)
        return card
    assert s.pile & one(card), f"{id} is not to be had"
    s.pile &= ~one(card)
    s.pile_left -= 1
    return card


def give(s: MidnightExchange, seat: int, *things: str) -> None:
    """Art into a seat's store and cards before it: `clock`, `P19`, or `P19:1` with a step filled."""
    for thing in things:
        id, _, step = thing.partition(":")
        if id in ART_NAMES:
            kind = ART_NAMES.index(id)
            s.cells[IN_BAG + kind] -= 1
            s.bag_left -= 1
            s.cells[STORE + seat * KINDS + kind] += 1
            continue
        card = take_card(s, id)
        s.cells[CARD + seat * CARDS + s.cells[OWNED + seat]] = card
        s.cells[OWNED + seat] += 1
        for filled in range(int(step or 0)):
            kind = int(OWN.track[card * 4 + filled])
            s.cells[IN_BAG + kind] -= 1
            s.bag_left -= 1
        s.cells[STEP + card] = int(step or 0)


def empty_bag(s: MidnightExchange, keep: int = 0) -> None:
    """Put all art of the cloth bag but some into the box."""
    for kind in range(KINDS):
        while s.cells[IN_BAG + kind] and s.bag_left > keep:
            s.cells[IN_BAG + kind] -= 1
            s.cells[IN_BAG + KINDS + kind] += 1
            s.bag_left -= 1


# --- asking and doing ---
def options(s: MidnightExchange, seat: int) -> list[str]:
    """What a seat may do, -1 for the clock."""
    return [command.notation for command in play.options(s, seat)]


def refusal(s: MidnightExchange, seat: int, text: str) -> str:
    """The clause that forbids a command; empty if it is legal."""
    rule = play.ruling(s, seat, GAME.command(text).key)
    return "" if rule is None else rule.full_name


def do(s: MidnightExchange, seat: int, *commands: str, luck: Chance | None = None) -> list[Event[Any]]:
    """Play commands; what happened."""
    happened: list[Event[Any]] = []
    for text in commands:
        assert not refusal(s, seat, text), f"{text}: {refusal(s, seat, text)}"
        s.journal = happened
        play.step(s, seat, GAME.command(text).key, luck or Chance(1))
        s.journal = None
    return happened


def told(events: list[Event[Any]], name: str) -> list[dict[str, Any]]:
    """The events of a name, in words."""
    words = [GAME.tell(event, GAME.complete_settings(None)) for event in events]
    return [word for word in words if word["event"] == name]


def seen(s: MidnightExchange, viewer: int) -> dict[str, Any]:
    """What a viewer is shown."""
    return GAME.present(GAME.redact(s, viewer), viewer)


def tray(s: MidnightExchange, seat: int) -> list[int]:
    """The tiles in a tray, by slot; 0 for a free one."""
    return [slot["tile"] if slot else 0 for slot in seen(s, seat)["trays"][seat]]
