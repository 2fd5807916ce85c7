"""Seats: who may take, leave, keep and fill which chair. Each function gives the table's new row, or `RequestError`."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec.structs import replace

from cutpurse.bots import bots
from cutpurse.kernel.game import find
from cutpurse.server.bots import free_name, stand_in
from cutpurse.server.core import names
from cutpurse.server.core.table_options import TableOptions, agreed
from cutpurse.server.errors import RequestError
from cutpurse.server.messages import NewTable, Options
from cutpurse.server.storage.store import KeptTable, SeatRow, TableRow

SECRET_BYTES = 32
ID_BYTES = 12  # a private table is found by its address alone


def seat_of(row: TableRow, person: str | None) -> int | None:
    """The seat a person has."""
    for n, seat in enumerate(row.seats):
        if person is not None and seat.person == person:
            return n
    return None


def kept_seat(row: TableRow, person: str | None) -> int | None:
    """The empty chair that is kept for a person."""
    for n, seat in enumerate(row.seats):
        if person is not None and seat.kept_for == person and empty(seat):
            return n
    return None


def host_of(row: TableRow, here: set[str]) -> str:
    """Who acts as host: whoever made the table or, while they are away, the first one seated who is here."""
    if row.host in here:
        return row.host
    return next((seat.person for seat in row.seats if seat.person in here and seat.person), row.host)


def distinct(name: str, row: TableRow, n: int) -> str:
    """A name for a seat, fit to be shown, that no other seat has: with a number, if need be."""
    clean = names.clean(name)
    if clean is None:
        raise RequestError("bad-name")
    taken = {seat.name.casefold() for i, seat in enumerate(row.seats) if i != n}
    number = 1
    new = clean
    while new.casefold() in taken:
        number += 1
        ending = f" {number}"
        new = names.shortened(clean, names.NAME - len(ending)) + ending
    return new


def empty(seat: SeatRow) -> bool:
    """Whether nobody sits there."""
    return seat.person is None and seat.bot is None


def other_people(row: TableRow, n: int) -> list[int]:
    """The seats of all people but the one on this chair."""
    return [i for i, seat in enumerate(row.seats) if i != n and seat.person is not None]


def by_bot(seat: SeatRow) -> bool:
    """Whether a bot plays this seat now, for itself or for somebody who is away."""
    return seat.bot is not None


def with_seat(row: TableRow, n: int, **changes: Any) -> TableRow:
    """The row with one seat changed."""
    seats = [replace(seat, **changes) if i == n else seat for i, seat in enumerate(row.seats)]
    return replace(row, seats=seats)


# --- making ---
def new_table(wish: NewTable, host: str, now: float) -> KeptTable:
    """A table as somebody wants it, its secret fixed from the beginning."""
    try:
        game = find(wish.game)
    except ValueError as error:
        raise RequestError("no-game", str(error)) from None
    try:
        game.check_seats(len(wish.bots))
    except ValueError as error:
        raise RequestError("bad-options", str(error)) from None
    agreement = agreed(game, wish.options)
    seats: list[SeatRow] = []
    for bot in wish.bots:
        seats.append(SeatRow() if bot is None else bot_seat(game.name, bot, seats))
    row = TableRow(
        id=secrets.token_urlsafe(ID_BYTES),
        game=game.name,
        version=game.version,
        options=agreement.shown,
        clock=wish.clock,
        pace=wish.pace,
        delay=wish.delay,
        listed=wish.listed,
        status="open",
        host=host,
        secret=secrets.token_bytes(SECRET_BYTES),
        made=now,
        house_set=agreement.house_set,
        seats=seats,
    )
    return KeptTable(row, [], agreement.faces)


def bot_seat(game: str, bot: str, others: list[SeatRow]) -> SeatRow:
    """A chair with a bot on it."""
    if bot not in bots(game):
        raise RequestError("bad-options", f"There is no bot {bot!r} for {game}; there are: {', '.join(bots(game))}.")
    return SeatRow(bot=bot, name=free_name([seat.name for seat in others]))


def rematch(row: TableRow, faces: str, asker: str, wishes: Options, now: float) -> TableRow:
    """A new table for the same people, as agreed but for some wishes; their chairs are kept, the asker is the host."""
    game = find(row.game)
    agreement = agreed(game, {**TableOptions(row.options, faces).in_full(game), **wishes})
    taken = [seat.name for seat in row.seats]
    seats: list[SeatRow] = []
    for seat in row.seats:
        if seat.person is not None:
            seats.append(SeatRow(name=seat.name, kept_for=seat.person))
        else:
            taken.append(free_name(taken) if seat.resigned else seat.name)
            seats.append(SeatRow(name=taken[-1], bot=seat.bot))
    return replace(
        row,
        id=secrets.token_urlsafe(ID_BYTES),
        version=game.version,
        options=agreement.shown,
        house_set=agreement.house_set,
        status="open",
        host=asker,
        secret=secrets.token_bytes(SECRET_BYTES),
        made=now,
        started=None,
        ended=None,
        next=None,
        seats=seats,
    )


# --- before the start ---
def sit(row: TableRow, person: str, n: int, name: str, seed: str) -> TableRow:
    """Take a chair; from the one taken before, one gets up."""
    before_the_start(row)
    if n >= len(row.seats):
        raise RequestError("bad-message", f"the seats are 0 to {len(row.seats) - 1}")
    seat = row.seats[n]
    mine = seat_of(row, person)
    if mine != n and (not empty(seat) or seat.kept_for not in (None, person)):
        raise RequestError("seat-taken")
    if mine is not None and mine != n:
        row = with_seat(row, mine, person=None, name="", seed="")
    kept = kept_seat(row, person)
    if kept is not None and kept != n:
        row = with_seat(row, kept, name="", kept_for=None)
    return with_seat(row, n, person=person, name=distinct(name, row, n), seed=seed, kept_for=None)


def rename(row: TableRow, n: int, name: str) -> TableRow:
    """Call somebody something else."""
    return with_seat(row, n, name=distinct(name, row, n))


def leave(row: TableRow, person: str) -> TableRow:
    """Get up, if one sits; the host's part goes to somebody who is still seated."""
    before_the_start(row)
    n = seat_of(row, person)
    if n is None:
        return row
    return pass_on_host(with_seat(row, n, person=None, name="", seed=""), person)


def put_bot(row: TableRow, person: str, n: int, bot: str | None, here: set[str]) -> TableRow:
    """The host's say over a chair: a bot on an empty one or instead of somebody who is gone, or no bot any more.

    While the game is on, a bot keeps the seat warm only, and its owner may have it back at any time.
    """
    if person not in (row.host, host_of(row, here)):
        raise RequestError("not-host")
    if n >= len(row.seats):
        raise RequestError("bad-message", f"the seats are 0 to {len(row.seats) - 1}")
    seat = row.seats[n]
    if row.status == "playing":
        return warm(row, n, bot_seat(row.game, bot, []).bot) if bot else back(row, n)
    before_the_start(row)
    if seat.person is not None and seat.person in here:
        raise RequestError("seat-taken")
    others = [other for i, other in enumerate(row.seats) if i != n]
    new = SeatRow() if bot is None else bot_seat(row.game, bot, others)
    return replace(row, seats=[new if i == n else other for i, other in enumerate(row.seats)])


def started(row: TableRow, person: str, here: set[str], now: float) -> TableRow:
    """The host begins; every chair is taken."""
    before_the_start(row)
    if person not in (row.host, host_of(row, here)):
        raise RequestError("not-host")
    if any(empty(seat) for seat in row.seats):
        raise RequestError("seats-empty")
    return replace(row, status="playing", started=now)


# --- while it is played ---
def warm(row: TableRow, n: int, bot: str | None = None) -> TableRow:
    """A bot, the usual one if none is named, plays for somebody until they are back."""
    seat = row.seats[n]
    if seat.person is None or seat.warm:
        return row
    return with_seat(row, n, warm=True, bot=bot or stand_in(row.game))


def back(row: TableRow, n: int) -> TableRow:
    """The bot gives the seat back."""
    return with_seat(row, n, warm=False, bot=None) if row.seats[n].warm else row


def resign(row: TableRow, person: str, now: float) -> TableRow:
    """Leave the seat to a bot for good; when the last one leaves, the game is given up."""
    playing(row)
    n = seat_of(row, person)
    if n is None:
        raise RequestError("not-seated")
    row = with_seat(row, n, person=None, bot=stand_in(row.game), warm=False, resigned=True)
    if all(seat.person is None for seat in row.seats):
        return replace(row, status="abandoned", ended=now)
    return pass_on_host(row, person)


def may_end(row: TableRow, person: str | None, here: set[str], deserted: bool) -> bool:
    """Whether somebody may end it for everyone: the host; where the host left it long ago, who acts as host."""
    return person == row.host or (deserted and person == host_of(row, here))


def abandon(row: TableRow, person: str, here: set[str], deserted: bool, now: float) -> TableRow:
    """End it for everyone; what was ended so stays so."""
    if not may_end(row, person, here, deserted):
        raise RequestError("not-host")
    if row.status == "over":
        raise RequestError("not-started")
    if row.status == "abandoned":
        return row
    return replace(row, status="abandoned", ended=now)


def pass_on_host(row: TableRow, leaving: str) -> TableRow:
    """Who is seated first becomes the host, if the host left and somebody is."""
    if row.host != leaving:
        return row
    return replace(row, host=next((seat.person for seat in row.seats if seat.person), leaving))


def before_the_start(row: TableRow) -> None:
    """RequestError unless the table is still open."""
    if row.status != "open":
        raise RequestError("started")


def playing(row: TableRow) -> None:
    """RequestError unless the game is on."""
    if row.status != "playing":
        raise RequestError("not-started")
