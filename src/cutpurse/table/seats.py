"""Seats: sitting down, leaving, bots, host, resigning. Most functions return the new row or raise `RequestError`."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from random import Random
from typing import Any

from msgspec.structs import replace

from cutpurse.bots import bots
from cutpurse.kernel.game import find
from cutpurse.table import names
from cutpurse.table.bots import substitute_bot, unused_bot_name
from cutpurse.table.errors import RequestError
from cutpurse.table.messages import NewTable, Options, Takeover
from cutpurse.table.rows import SeatRow, StoredTable, TableRow
from cutpurse.table.table_options import TableOptions, check_options

SECRET_BYTES = 32
MOST_TAKEOVERS = 100  # that are kept; everybody is sent them all
LONGEST_DELAY = 10  # seconds, at a table that is not played over days
ID_BYTES = 12  # long enough that nobody guesses the address of a private table


def seat_of(row: TableRow, person: str | None) -> int | None:
    """The seat of a person, if they have one."""
    for n, seat in enumerate(row.seats):
        if person is not None and seat.person == person:
            return n
    return None


def reserved_seat(row: TableRow, person: str | None) -> int | None:
    """The empty seat that is reserved for a person, at a rematch."""
    for n, seat in enumerate(row.seats):
        if person is not None and seat.kept_for == person and is_empty(seat):
            return n
    return None


def acting_host(row: TableRow, here: set[str]) -> str:
    """Who acts as host while the host is away: the first seated person who is present."""
    return next((seat.person for seat in row.seats if seat.person in here and seat.person), row.host)


def people(row: TableRow) -> set[str]:
    """The people who have a seat."""
    return {seat.person for seat in row.seats if seat.person is not None}


def people_here(row: TableRow, here: set[str]) -> set[str]:
    """The seated people who are present."""
    return people(row) & here


def distinct_name(name: str, row: TableRow, n: int, others: list[str]) -> str:
    """A cleaned name, with a number added if it could be taken for that of another seat, or for one of these."""
    clean = names.clean_name(name)
    if clean is None:
        raise RequestError("bad-name")
    return names.numbered(clean, [*others, *(seat.name for i, seat in enumerate(row.seats) if i != n)])


def is_empty(seat: SeatRow) -> bool:
    """Whether neither a person nor a bot sits there."""
    return seat.person is None and seat.bot is None


def other_people(row: TableRow, n: int) -> list[int]:
    """The seats of all people except this one."""
    return [i for i, seat in enumerate(row.seats) if i != n and seat.person is not None]


def by_bot(seat: SeatRow) -> bool:
    """Whether a bot plays this seat now, as its own or for somebody who is away."""
    return seat.bot is not None


def changed_owners(before: TableRow, after: TableRow) -> set[int]:
    """The seats that belong to somebody else than before, or to nobody."""
    pairs = zip(before.seats, after.seats, strict=True)
    return {n for n, (old, new) in enumerate(pairs) if old.person != new.person}


def with_seat(row: TableRow, n: int, **changes: Any) -> TableRow:
    """The row with one seat changed."""
    seats = [replace(seat, **changes) if i == n else seat for i, seat in enumerate(row.seats)]
    return replace(row, seats=seats)


def emptied(row: TableRow, n: int) -> TableRow:
    """The row with an empty seat: nothing stays of whoever sat there."""
    return replace(row, seats=[SeatRow() if i == n else seat for i, seat in enumerate(row.seats)])


# --- new tables ---
def new_id(dice: Random) -> str:
    """The id of a new table."""
    return urlsafe_b64encode(dice.randbytes(ID_BYTES)).decode()


def new_table(request: NewTable, host: str, now: float, dice: Random) -> StoredTable:
    """A new table; its secret is fixed from the beginning."""
    try:
        game = find(request.game)
    except ValueError as error:
        raise RequestError("no-game", str(error)) from None
    try:
        game.check_seats(len(request.bots))
    except ValueError as error:
        raise RequestError("bad-options", str(error)) from None
    options = check_options(game, request.options)
    id = new_id(dice)
    seats: list[SeatRow] = []
    for bot in request.bots:
        seats.append(SeatRow() if bot is None else bot_seat(id, game.name, bot, seats))
    row = TableRow(
        id=id,
        game=game.name,
        version=game.version,
        options=options.shown,
        clock=request.clock,
        bank=request.bank,
        increment=request.increment if request.bank is not None else 0,
        absence=request.absence,
        out_of_time=request.out_of_time,
        pace=request.pace,
        delay=request.delay,
        listed=request.listed,
        hints=request.hints,
        status="open",
        host=host,
        secret=dice.randbytes(SECRET_BYTES),
        made=now,
        house_set=options.house_set,
        seats=seats,
    )
    require_sound_clocks(row)
    return StoredTable(row, [], options.faces)


def require_sound_clocks(row: TableRow) -> None:
    """Raise RequestError for clocks that contradict each other, or that the game cannot be played with."""
    if row.clock is not None and row.bank is not None:
        raise RequestError("bad-options", "Time is either for each move or for the whole game.")
    if row.absence == "clock" and row.clock is None and row.bank is None:
        raise RequestError("bad-options", "Where only the clock decides about who is away, there must be one.")
    if row.over_days and find(row.game).real_time():
        raise RequestError("bad-options", f"{row.game} is played in real time: it cannot be played over days.")
    if row.delay > LONGEST_DELAY and not row.over_days:
        raise RequestError("bad-options", f"A reaction window lasts up to {LONGEST_DELAY} s, but over days.")


def bot_seat(table: str, game: str, bot: str, others: list[SeatRow]) -> SeatRow:
    """A seat with a bot."""
    if bot not in bots(game):
        raise RequestError("bad-options", f"There is no bot {bot!r} for {game}; there are: {', '.join(bots(game))}.")
    return SeatRow(bot=bot, name=unused_bot_name(table, [seat.name for seat in others], bot))


def rematch(row: TableRow, faces: str, asker: str, changes: Options, now: float, dice: Random) -> TableRow:
    """A new table for the same people, with their seats reserved; `changes` are new options.

    A host without a seat there leaves the role to the asker. Who is silenced or shut out stays so, but for the host.
    """
    game = find(row.game)
    options = check_options(game, {**TableOptions(row.options, faces).full(game), **changes})
    taken = [seat.name for seat in row.seats]
    seats: list[SeatRow] = []
    for seat in row.seats:
        if seat.person is not None:
            seats.append(SeatRow(name=seat.name, kept_for=seat.person))
        else:
            taken.append(unused_bot_name(row.id, taken, seat.bot or "") if seat.resigned else seat.name)
            seats.append(SeatRow(name=taken[-1], bot=seat.bot))
    if seat_of(row, row.host) is None:
        row = hosted_by(row, [asker, *(seat.person for seat in row.seats if seat.person)])
    return replace(
        row,
        id=new_id(dice),
        version=game.version,
        options=options.shown,
        house_set=options.house_set,
        status="open",
        secret=dice.randbytes(SECRET_BYTES),
        made=now,
        started=None,
        ended=None,
        next=None,
        takeovers=[],
        lesson=None,
        step=0,
        seats=seats,
    )


# --- before the start ---
def sit(
    row: TableRow, person: str, n: int, name: str, share: dict[str, Any], others: list[str], program: bool = False
) -> TableRow:
    """Take a seat with a share of the randomness (`opening.share`), and leave the one taken before.

    The name gets a number if it could be taken for another at the table, or for one of `others`.
    """
    require_open(row)
    seat = seat_at(row, n)
    mine = seat_of(row, person)
    if mine != n and (not is_empty(seat) or seat.kept_for not in (None, person)):
        raise RequestError("seat-taken")
    if mine is not None and mine != n:
        row = emptied(row, mine)
    kept = reserved_seat(row, person)
    if kept is not None and kept != n:
        row = with_seat(row, kept, name="", kept_for=None)
    called = distinct_name(name, row, n, others)
    return with_seat(row, n, person=person, name=called, kept_for=None, program=program, **share)


def rename(row: TableRow, n: int, name: str, others: list[str]) -> TableRow:
    """Change the name of a seat."""
    return with_seat(row, n, name=distinct_name(name, row, n, others))


def leave(row: TableRow, person: str) -> TableRow:
    """Leave one's seat, if any; a host stays host, with a chair or without."""
    require_open(row)
    n = seat_of(row, person)
    return row if n is None else emptied(row, n)


def put_bot(row: TableRow, person: str, n: int, bot: str | None, gone: bool) -> TableRow:
    """The host puts a bot on an empty seat or in place of somebody who is `gone`, or removes a bot.

    During the game a bot only plays for the owner of the seat, who may take it back at any time; before it, the host's
    own chair is nobody else's to give away.
    """
    seat = seat_at(row, n)
    if row.status == "playing":
        if bot is None:
            return hand_back(row, n)
        substitute = bot_seat(row.id, row.game, bot, []).bot
        if seat.person not in (None, person) and not gone:
            raise RequestError("not-away")
        return hand_to_bot(row, n, substitute)
    require_open(row)
    if seat.person is not None and (not gone or seat.person == row.host != person):
        raise RequestError("not-away")
    others = [other for i, other in enumerate(row.seats) if i != n]
    new = SeatRow() if bot is None else bot_seat(row.id, row.game, bot, others)
    return replace(row, seats=[new if i == n else other for i, other in enumerate(row.seats)])


def free_chair(row: TableRow, n: int) -> TableRow:
    """The host frees a chair from whoever sits there, or for whom it is reserved; a bot stays."""
    require_open(row)
    seat = seat_at(row, n)
    if seat.person == row.host:
        raise RequestError("not-host", "the host's chair is the host's own")
    if seat.bot is not None or (seat.person is None and seat.kept_for is None):
        return row
    return emptied(row, n)


def start(row: TableRow, now: float) -> TableRow:
    """The game starts; every seat must be taken."""
    require_open(row)
    if any(is_empty(seat) for seat in row.seats):
        raise RequestError("seats-empty")
    return replace(row, status="playing", started=now)


# --- during the game ---
def hand_to_bot(row: TableRow, n: int, bot: str | None = None) -> TableRow:
    """Let a bot, the usual one if none is named, play for somebody until they are back (stored as `warm`)."""
    seat = row.seats[n]
    if seat.person is None or seat.warm:
        return row
    return with_seat(row, n, warm=True, bot=bot or substitute_bot(row.game))


def hand_back(row: TableRow, n: int) -> TableRow:
    """Hand a seat back to its owner, if a bot plays for them."""
    return with_seat(row, n, warm=False, bot=None) if row.seats[n].warm else row


def for_one_turn(row: TableRow, n: int) -> bool:
    """Whether the bot that plays for somebody does so for one turn only: then its log says so already."""
    kinds = [takeover.kind for takeover in row.takeovers if takeover.seat == n]
    return kinds[-1:] == ["turn"]


def with_takeovers(before: TableRow, after: TableRow, n: int) -> TableRow:
    """The row after a change, with what it says about bots that play for people; `n` entries came before it."""
    found: list[Takeover] = []
    told = {takeover.seat for takeover in after.takeovers if takeover.n == n and takeover.kind in ("turn", "late")}
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if new.resigned and not old.resigned and seat not in told:
            found.append(Takeover(n=n, seat=seat, kind="resigned"))
        elif new.warm != old.warm and seat not in told and not (old.warm and for_one_turn(before, seat)):
            found.append(Takeover(n=n, seat=seat, kind="bot" if new.warm else "back"))
    return replace(after, takeovers=[*after.takeovers, *found][-MOST_TAKEOVERS:]) if found else after


def run_out(row: TableRow, n: int, entries: int, now: float) -> TableRow:
    """The time of a seat is up, after so many entries: what becomes of it is as the table wants."""
    person = row.seats[n].person
    if person is None or row.status != "playing":
        return row
    if row.out_of_time == "bot":
        return hand_to_bot(row, n)
    if row.out_of_time == "turn":
        row, told = hand_to_bot(row, n), Takeover(n=entries, seat=n, kind="turn")
    else:
        row, told = resign(row, person, now), Takeover(n=entries, seat=n, kind="late")
    return replace(row, takeovers=[*row.takeovers, told][-MOST_TAKEOVERS:])


def resign(row: TableRow, person: str, now: float) -> TableRow:
    """Leave a seat to a bot for good; when the last person leaves, the game is abandoned."""
    require_playing(row)
    n = seat_of(row, person)
    if n is None:
        raise RequestError("not-seated")
    row = with_seat(row, n, person=None, bot=substitute_bot(row.game), warm=False, resigned=True)
    if all(seat.person is None for seat in row.seats):
        return replace(row, status="abandoned", ended=now)
    return pass_on_host(row, person)


def abandon(row: TableRow, now: float) -> TableRow:
    """End the game for everyone; doing it again changes nothing."""
    if row.status == "over":
        raise RequestError("not-started")
    if row.status == "abandoned":
        return row
    if row.status == "opening":
        row = replace(row, started=None)  # no card was dealt
    return replace(row, status="abandoned", ended=now)


def pass_on_host(row: TableRow, leaving: str) -> TableRow:
    """If the host is leaving the game, make the first seated person the host."""
    seated = [seat.person for seat in row.seats if seat.person]
    return hosted_by(row, seated) if row.host == leaving and seated else row


def hosted_by(row: TableRow, people: list[str]) -> TableRow:
    """The row with a new host: the first of these people or, if they are silenced, the first who is not.

    So nobody lifts their own silence by becoming host. Where all are silenced, the new host no longer is: no earlier
    host silences anybody at their own table.
    """
    silenced = {known.person for known in row.moderated if known.muted}
    host = next((person for person in people if person not in silenced), people[0])
    if host not in silenced:
        return replace(row, host=host)
    return replace(row, host=host, moderated=[known for known in row.moderated if known.person != host])


def seat_at(row: TableRow, n: int) -> SeatRow:
    """The seat with this number."""
    if n >= len(row.seats):
        raise RequestError("bad-message", f"the seats are 0 to {len(row.seats) - 1}")
    return row.seats[n]


def require_open(row: TableRow) -> None:
    """Raise RequestError unless the table is still open."""
    if row.status != "open":
        raise RequestError("started")


def require_playing(row: TableRow) -> None:
    """Raise RequestError unless the game is running."""
    if row.status != "playing":
        raise RequestError("not-started")
