"""What the journal of a game of bots tells about its balance: who sat where as what, and what is counted there."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from cutpurse.games.langfinger import events as langfinger
from cutpurse.games.langfinger.pieces import STONES, TOOL_NAMES
from cutpurse.games.midnight_exchange import events as midnight_exchange
from cutpurse.games.swindler.components import faces
from cutpurse.games.swindler.events import rounds as swindler
from cutpurse.games.swindler.events import turn
from cutpurse.games.swindler.pieces import ORDERS_A, THIEVES
from cutpurse.kernel.core import Event

Journal = Sequence[Event[Any]]


class Notes(NamedTuple):
    """A journal, read: who began, what rogue or master thief each seat had, and what was counted."""

    start: int
    roles: dict[int, str]
    shares: dict[str, float]  # parts between none and all
    counts: dict[str, int]
    orders: dict[str, bool]  # of Swindler: those that lay open, and whether somebody fulfilled them


class Reader(NamedTuple):
    """How the journals of a game are read, and the roles there are, in order."""

    read: Callable[[Journal, int], Notes]
    roles: Sequence[str]


def of_kind(journal: Journal, kind: type[Any]) -> Iterable[Any]:
    """The events of one kind."""
    return (event for event in journal if isinstance(event, kind))


def langfinger_notes(journal: Journal, rounds: int) -> Notes:
    """Rogues, and which part of the stones came back without having done anything."""
    (start,) = (int(event.seat) for event in of_kind(journal, langfinger.StartDrawn))
    rogues = {int(event.seat): TOOL_NAMES[event.tool] for event in of_kind(journal, langfinger.RogueTaken)}
    in_vain = sum(1 for event in of_kind(journal, langfinger.StoneReturned) if event.vain)
    return Notes(start, rogues, {"stones in vain": in_vain / (STONES * len(rogues) * rounds)}, {}, {})


def swindler_notes(journal: Journal, rounds: int) -> Notes:
    """Master thieves, steals that ended with a skull, raids, prison, and what became of the orders."""
    (start,) = (int(event.seat) for event in of_kind(journal, swindler.StartDrawn))
    ours = faces("")
    thieves = {int(event.seat): ours.thieves[event.thief] for event in of_kind(journal, swindler.ThiefTaken)}
    orders = {ours.names[event.order]: False for event in of_kind(journal, swindler.OrderRevealed)}
    in_pile = int(ours.a_cards[len(thieves)]) + int(ours.orders) - ORDERS_A
    for event in of_kind(journal, turn.OrderFulfilled):
        orders[ours.names[event.order]] = True
    steals = [int(event.caught) for event in of_kind(journal, turn.StealEnded)]
    counts = {
        "raids": sum(1 for _ in of_kind(journal, swindler.RaidBegan)),
        "in jail": sum(1 for _ in of_kind(journal, swindler.Jailed)),
        "fulfilled": sum(orders.values()),
        "orders left": in_pile - len(orders),
    }
    return Notes(start, thieves, {"steals caught": sum(steals) / len(steals)}, counts, orders)


def midnight_exchange_notes(journal: Journal, rounds: int) -> Notes:
    """What came from the markets and out of the bag."""
    counts = {
        "art bought": sum(1 for _ in of_kind(journal, midnight_exchange.ArtBought)),
        "cards bought": sum(1 for _ in of_kind(journal, midnight_exchange.CardBought)),
        "art drawn": sum(1 for _ in of_kind(journal, midnight_exchange.ArtDrawn)),
    }
    return Notes(0, {}, {}, counts, {})


READERS = {
    "langfinger": Reader(langfinger_notes, TOOL_NAMES),
    "swindler": Reader(swindler_notes, [f"M{n}" for n in range(1, THIEVES + 1)]),
    "midnight-exchange": Reader(midnight_exchange_notes, []),
}


def no_notes(journal: Journal, rounds: int) -> Notes:
    """Nothing but who won."""
    return Notes(0, {}, {}, {}, {})


def reader_of(game: str) -> Reader:
    """How the journals of a game are read; of most games nobody has said what is worth counting."""
    return READERS.get(game, Reader(no_notes, []))
