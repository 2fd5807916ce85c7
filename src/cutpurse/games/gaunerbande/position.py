"""Gaunerbande: a table set up from its parts, in notation."""

from __future__ import annotations

from collections.abc import Sequence

from cutpurse.games.gaunerbande import rules
from cutpurse.games.gaunerbande.events import Dealt, LeadFound, Played
from cutpurse.games.gaunerbande.pieces import COLOURS, NOTATION, VALUES, Cards, deck, listed, opener
from cutpurse.games.gaunerbande.state import HAND, HELD, LACKS, TAKEN, TOTAL, Gaunerbande
from cutpurse.kernel.core import Stack
from cutpurse.kernel.play import enter, ruling
from cutpurse.kernel.position import amount, amounts, number_of, texts, words
from cutpurse.kernel.sets import count, one

FIRST_PLAY = rules.TRICKS.menu.first
MOST_ROUNDS = 1000
REST = "rest"  # all cards that are named nowhere


def lay_out(
    s: Gaunerbande,
    hands: Sequence[str],
    leader: int | None = None,
    trick: str = "",
    taken: Sequence[str] = (),
    lacks: Sequence[str] = (),
    totals: Sequence[int] = (),
    passing: int = 0,
) -> Gaunerbande:
    """A blank table filled: `hands` by seat, what the seats have `taken`, and the `trick` so far, from the leader on.

    Cards named nowhere were taken by the leader, or by the seat whose part of `taken` says `rest`. Before the first
    trick the leader is whoever holds the opener. `lacks` are the colours that a seat has shown not to have. In round
    `passing` the cards were dealt just now, and everybody is to pass (GB-2); otherwise nobody passed.
    """
    seats = int(s.seats)
    inside = [cards("hands", text) for text in texts("hands", hands, seats)]
    laid = [cards("trick", word) for word in words("trick", trick)]
    before = texts("taken", taken, seats)
    won = [cards("taken", text.replace(REST, "")) for text in before]
    named = once(seats, [*inside, *laid, *won])
    sums = amounts("totals", totals, seats, 0, -9999, int(s.limit))
    if passing:
        if named != deck(seats) or sum(inside) != named or leader is not None or any(lacks):
            raise ValueError("When cards are passed all of them are in the hands, and nobody leads yet.")
        if not amount("passing", passing, 1, MOST_ROUNDS) % seats:
            raise ValueError(f"In round {passing} nobody passes (GB-2.2).")
        even_hands(inside)
        dealt(s, inside, passing)
        for p in range(seats):
            s.cells[TOTAL + p] = sums[p]
        return s
    first = named == deck(seats) and not any(won)
    if leader is None:
        if laid or not first:
            raise ValueError("Say who leads; only before the first trick that is whoever holds the opener.")
        leader = next(p for p in range(seats) if inside[p] & opener(seats))
    lead = amount("leader", leader, 0, seats - 1)
    resting = [p for p in range(seats) if REST in before[p].split()]
    if len(resting) > 1:
        raise ValueError("The rest of the cards can be in one place only.")
    won[resting[0] if resting else lead] |= deck(seats) & ~named
    for n, card in enumerate(laid):
        inside[(lead + n) % seats] |= card
    even_hands(inside)
    if first and (not inside[lead] & opener(seats) or any(lacks)):
        raise ValueError("The first trick is led by whoever holds the opener, and nobody has shown yet what they lack.")
    for p in range(seats):
        if count(won[p]) % seats:
            raise ValueError(f"Seat {p} has taken {count(won[p])} cards, which are no whole tricks of {seats}.")
    tricks(s, inside, lead, sum(won), won, [colours(text) for text in texts("lacks", lacks, seats)], sums)
    for p in range(seats):
        if s.cells[LACKS + p] & s.cells[HAND + p]:
            raise ValueError(f"Seat {p} lacks a colour that is in its hand: {' '.join(listed(s.cells[HAND + p]))}.")
    if first:
        LeadFound.emit(s, lead)
    play_trick(s, laid)
    return s


def play_trick(s: Gaunerbande, laid: list[Cards]) -> None:
    """Play the cards of an unfinished trick by the rules."""
    if len(laid) >= s.seats:
        raise ValueError("A trick with a card of everybody is over: its cards belong to whoever took it.")
    for card in laid:
        seat = s.turn
        rule = ruling(s, seat, FIRST_PLAY + NOTATION.index(listed(card)[0]))
        if rule is not None:
            raise ValueError(f"Seat {seat} cannot have played {listed(card)[0]}: {rule}")
        Played.emit(s, seat, card)


def tricks(
    s: Gaunerbande,
    hands: list[Cards],
    leader: int,
    gone: Cards,
    taken: list[Cards],
    lacks: list[Cards],
    totals: list[int],
) -> None:
    """Put cards and points on a blank table, as they are between two tricks of a round without passing."""
    s.stack = Stack(rules.TRICKS, None)
    s.round, s.turn, s.leader, s.before = s.seats, leader, leader, leader
    s.gone = gone
    for p, hand in enumerate(hands):
        s.cells[HAND + p] = s.cells[HELD + p] = hand
    for place, values in ((TAKEN, taken), (LACKS, lacks), (TOTAL, totals)):
        for p, value in enumerate(values):
            s.cells[place + p] = value


def dealt(s: Gaunerbande, hands: list[Cards], round: int) -> None:
    """Deal these hands to a blank table, in a round in which cards are passed."""
    s.round = round - 1
    enter(s, rules.PASSING)
    Dealt.emit(s, hands)


# --- reading ---
def cards(part: str, text: str) -> Cards:
    """The set of the cards written in a text; none of them twice."""
    found = 0
    for word in text.split():
        card = one(number_of("card", word, NOTATION))
        if found & card:
            raise ValueError(f"The card {word} is in {part} twice.")
        found |= card
    return found


def once(seats: int, sets: list[Cards]) -> Cards:
    """All cards of some sets, if none is in two of them and all are in play at this number of players."""
    found = 0
    for some in sets:
        if found & some:
            raise ValueError(f"Some cards are in two places: {' '.join(listed(found & some))}.")
        found |= some
    if outside := found & ~deck(seats):
        raise ValueError(f"Some cards are not in play with {seats} players: {' '.join(listed(outside))}.")
    return found


def even_hands(hands: list[Cards]) -> None:
    """Before a trick all have as many cards, and at least one."""
    sizes = [int(count(hand)) for hand in hands]
    if min(sizes) != max(sizes) or not sizes[0]:
        raise ValueError(f"The hands, with the cards in the trick, have {sizes} cards; all need as many, at least one.")


def colours(text: str) -> Cards:
    """All cards of the colours with these letters."""
    found = 0
    for letter in text.split():
        first = number_of("colour", letter, list(COLOURS)) * VALUES
        for value in range(VALUES):
            found |= one(first + value)
    return found
