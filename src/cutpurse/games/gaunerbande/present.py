"""Gaunerbande: a view and its events in the words of the notation, for people and clients."""

from __future__ import annotations

from typing import Any, Final, get_args

from cutpurse.games.gaunerbande.events import (
    Dealt,
    GangUnited,
    Given,
    LeadFound,
    Passed,
    Played,
    Scored,
    TrickTaken,
    distance,
)
from cutpurse.games.gaunerbande.knowledge import hand_size, passing
from cutpurse.games.gaunerbande.pieces import (
    BLACK,
    BLUE,
    DECIDE,
    GIFT,
    GREEN,
    POLITICIAN,
    RED,
    Cards,
    Colour,
    listed,
    notation,
    worth,
)
from cutpurse.games.gaunerbande.rules import GANG, finishers, gang_value, reward, trick_count, trick_number
from cutpurse.games.gaunerbande.state import BOTH_TRICKS, GAVE, HAND, HELD, LACKS, TAKEN, TOTAL, View
from cutpurse.games.gaunerbande.views import Gang, Laid, OwnView, Phase, SharedView, ToldEvent
from cutpurse.kernel.core import Event, Seat, written_name
from cutpurse.kernel.play import Entered, Left
from cutpurse.kernel.sets import count, members, row

# The words of the pieces, each list with the type of its words.
COLOURS: Final[list[Colour]] = [*get_args(Colour)]
SUITS: Final = row([GREEN, BLUE, RED, BLACK])
ROGUE = BLACK & -BLACK  # any of them: they all cost the same


def whole_colours(cards: Cards) -> list[Colour]:
    """The letters of the colours that are in a set from the first card to the last."""
    found: list[Colour] = []
    for i in range(len(COLOURS)):
        if cards & SUITS[i] == SUITS[i]:
            found.append(COLOURS[i])
    return found


def shared_view(v: View) -> SharedView:
    """What everybody saw: the table, and what was played, taken and shown to be lacking (GB-3.7)."""
    cells = v.cells
    far = distance(v)
    passed = not passing(v)
    totals = [cells[TOTAL + p] for p in range(v.seats)]
    now = phase(v)
    return {
        "phase": now,
        "round": v.round,
        "limit": v.limit,
        "distance": far,
        "gift": GIFT,
        "receivers": receivers(far, v.seats) if far else [],
        "owing": members(v.owing),
        "hands": [hand_size(v, p) for p in range(v.seats)],
        "leader": v.leader if passed else None,
        "led": letter(v.led) if v.led else None,
        "ahead": v.ahead if v.trick else None,
        "trick_number": trick_number(v),
        "trick_count": trick_count(v),
        "trick": laid(v, v.laid, v.leader, v.trick),
        "last_trick": laid(v, BOTH_TRICKS - v.laid, v.before, v.gone),
        "played": [listed(cells[HELD + p] & ~cells[HAND + p]) for p in range(v.seats)],
        "taken": [listed(cells[TAKEN + p]) for p in range(v.seats)],
        "tricks": [count(cells[TAKEN + p]) // v.seats for p in range(v.seats)],
        "lacks": [whole_colours(cells[LACKS + p]) for p in range(v.seats)],
        "points": [worth(v.seats, cells[TAKEN + p]) for p in range(v.seats)],
        "totals": totals,
        "margins": [v.limit + 1 - total for total in totals],
        "finishers": members(finishers(v)),
        "politician": worth(v.seats, POLITICIAN),
        "rogue": worth(v.seats, ROGUE),
        "gang": gang(v, totals) if now == "gang" else None,
    }


def own_view(v: View, viewer: Seat) -> OwnView:
    """What a viewer alone knows: their hand, what they gave and got, and so what others must still hold (GB-2.4)."""
    cells, far = v.cells, distance(v)
    seated = viewer < v.seats
    passed = not passing(v)
    return {
        "hand": listed(cells[HAND + viewer]) if seated else [],
        "gave": listed(cells[GAVE + viewer]) if seated else [],
        "received": listed(cells[GAVE + (viewer - far) % v.seats]) if seated and passed and far else [],
        "known": [[] if p == viewer else listed(cells[HAND + p]) for p in range(v.seats)],
    }


def own_basis(v: View) -> list[int]:
    """What `own_view` is made of: the cards in hand and given as far as the viewer knows them, and the passing."""
    found = [int(v.round), int(passing(v))]
    for p in range(v.seats):
        found.append(v.cells[HAND + p])
        found.append(v.cells[GAVE + p])
    return found


def receivers(far: int, seats: int) -> list[int]:
    """By seat, who gets its cards, if they go so far to the left."""
    return [(p + far) % seats for p in range(seats)]


def gang(v: View, totals: list[int]) -> Gang:
    """Who united the gang, what it is worth, and the totals that either choice leads to (GB-4.2)."""
    others, own = (
        [total + more for total, more in zip(totals, reward(v, v.turn, DECIDE.choice(command.key)), strict=True)]
        for command in DECIDE.commands
    )
    return {"seat": v.turn, "value": gang_value(v, v.turn), "others": others, "self": own}


def phase(v: View) -> Phase:
    """What the table waits for, in a word."""
    if v.stack is None:
        return "over"
    if passing(v):
        return "passing"
    return "gang" if v.stack.frame is GANG else "tricks"


def laid(v: View, place: int, leader: Seat, cards: int) -> list[Laid]:
    """The cards of a trick in the order they were played."""
    found: list[Laid] = []
    for i in range(v.seats):
        p = (leader + i) % v.seats
        card = v.cells[place + p]
        if card & cards:
            found.append({"seat": p, "card": notation(card)})
    return found


def letter(colour: int) -> Colour:
    """The letter of a colour."""
    return whole_colours(colour)[0]


def tell(event: Event[Any]) -> ToldEvent:
    """An event with its cards in notation: the script for logs and animation; a hidden card is None."""
    match event:
        case Dealt():
            return {"event": "Dealt", "hands": [listed(cards) if cards else None for cards in event.hands]}
        case Given():
            return {"event": "Given", "seat": event.seat, "card": notation(event.card) if event.card else None}
        case Passed():
            gifts = [listed(cards) if cards else None for cards in event.gifts]
            to = receivers(event.distance, len(gifts))
            return {"event": "Passed", "gifts": gifts, "distance": event.distance, "receivers": to}
        case LeadFound():
            return {"event": "LeadFound", "seat": event.seat}
        case Played():
            return {"event": "Played", "seat": event.seat, "card": notation(event.card)}
        case TrickTaken():
            return {"event": "TrickTaken", "seat": event.seat}
        case GangUnited():
            return {"event": "GangUnited", "seat": event.seat}
        case Scored():
            return {"event": "Scored", "points": event.points}
        case Entered():
            return {"event": "Entered", "frame": written_name(event.frame)}
        case Left():
            return {"event": "Left"}
    raise TypeError(f"Gaunerbande has no event {type(event).__name__}")


def note(before: View, event: Event[Any], after: View) -> dict[str, Any]:
    """What lay in a trick that was taken (GB-4.1), and the reward for who united the gang (GB-4.2)."""
    match event:
        case TrickTaken():
            trick = before.trick
            return {
                "points": worth(before.seats, trick),
                "rogues": count(trick & BLACK),
                "politician": bool(trick & POLITICIAN),
            }
        case Scored():
            if before.stack is None or before.stack.frame is not GANG:
                return {}
            return {"reward": gang_value(before, before.turn), "own": event.points[before.turn] < 0}
    raise TypeError(f"Gaunerbande has no notes on {type(event).__name__}")
