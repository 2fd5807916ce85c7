"""Requests at a table: each kind leads to a change, or raises why it cannot be done."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, final

from msgspec.structs import replace

from cutpurse.kernel.match import Refused as RefusedByRule
from cutpurse.table import lesson, moderation, names, opening, seats
from cutpurse.table import messages as wire
from cutpurse.table.bots import substitute_bot
from cutpurse.table.changes import (
    ChairsChange,
    Change,
    ChatChange,
    DraftChange,
    PauseChange,
    ReadyChange,
    RowChange,
    SkipChange,
    StandingOrdersChange,
    VoteChange,
    WindowAnswer,
    drafted_undo,
)
from cutpurse.table.errors import RequestError
from cutpurse.table.inputs import Ticket
from cutpurse.table.messages import Question
from cutpurse.table.reaction_windows import checked_answer
from cutpurse.table.rows import ChatRow, PersonRow, TableRow
from cutpurse.table.undo_vote import ANSWER_TIME

if TYPE_CHECKING:
    from cutpurse.table.core import TableCore

# Requests that need not be looked up first: their key is stored with an entry or a line, and cannot be stored twice,
# or doing them twice changes nothing.
NOT_LOOKED_UP = (wire.Play, wire.Say, wire.Hint, wire.Pause, wire.Skip)
MOST_LINES = 10_000  # of chat at a table


@final
class Request:
    """A request on its way through the table."""

    def __init__(self, person: PersonRow, ask: wire.AnyAsk, ticket: Ticket, checked: bool) -> None:
        self.person = person
        self.ask = ask
        self.ticket = ticket
        self.key = f"{person.id}.{ask.key}"
        self.body = body_hash(ask)
        self.checked = checked  # that it was not handled before, as far as that must be known first

    @property
    def done(self) -> wire.Done:
        """The usual reply."""
        return wire.Done(key=self.ask.key)


def body_hash(ask: wire.AnyAsk) -> str:
    """A short hash of what is asked for: a key that was used for something else is refused."""
    return sha256(wire.encoder.encode(replace(ask, key=""))).hexdigest()[:16]


def change_for(table: TableCore, request: Request) -> Change:
    """What a request changes; raises why it cannot be done."""
    row, person, key, now = table.row, request.person, request.key, table.now.date
    me = person.id
    match request.ask:
        case wire.Play(commands=commands):
            return play(table, table.seat_of(me), commands, key)
        case wire.Say(text=text):
            return say(table, person, text, key)
        case wire.Undo():
            return undo(table, table.seat_of(me), key)
        case wire.Answer(agree=agree):
            return answer(table, table.seat_of(me), agree, key)
        case wire.Orders(when=when):
            seat = table.seat_of(me)
            ordered = table.windows.with_standing_orders(table.running_match(), row, seat, when)
            return StandingOrdersChange(table, ordered, seat, when, key)
        case wire.Pause(on=on):
            table.running_match()
            if seats.other_people(row, table.seat_of(me)):
                raise RequestError("not-alone")
            return PauseChange(on)
        case wire.Skip():
            return SkipChange(table, table.seat_of(me))
        case wire.Guide(step=step, skip=skip):
            row = lesson.read_on(table, table.seat_of(me), step, skip)
        case wire.Back():
            row = seats.hand_back(row, table.seat_of(me))
        case wire.Sit(seat=seat, name=name, seed=seed, seed_hash=seed_hash, program=program):
            name, watching = moderation.sits_as(row, me, name), table.spectator_names.host(row, but=me)
            row = seats.sit(row, me, seat, name, opening.share(seed, seed_hash, now), watching, program)
            row = moderation.kept_name(row, me)
        case wire.Leave():
            row = seats.leave(row, me)
        case wire.Rename(name=name):
            moderation.require_heard(row, me)
            row = seats.rename(row, table.seat_of(me), name, table.spectator_names.host(row, but=me))
        case wire.SeatBot(seat=seat, bot=bot):
            table.require_host(me)
            return ChairsChange(table, seats.put_bot(row, me, seat, bot, table.is_gone(seat)), key)
        case wire.Remove(seat=seat):
            table.require_host(me)
            return ChairsChange(table, remove(table, me, seat), key)
        case wire.Moderate(who=who, muted=muted, blocked=blocked):
            table.require_host(me)
            return ChairsChange(table, moderate(table, me, who, muted, blocked), key)
        case wire.Start():
            return start(table, me, key)
        case wire.OpenSeed(seed=seed):
            return opening.open_seed(table, table.seat_of(me), seed, key)
        case wire.Resign():
            row = seats.resign(row, me, now)
        case wire.Abandon():
            if not table.may_end(me):
                raise RequestError("not-host")
            row = seats.abandon(row, now)
        case wire.Rematch(options=options):
            return rematch(table, me, options)
    return RowChange(table, row, key)


# --- the powers of a host ---
def remove(table: TableCore, person: str, seat: int) -> TableRow:
    """The host frees a chair; who only acts as host frees those of people who are gone, since all here start together.

    A chair that is reserved for somebody who has not come yet is freed by either.
    """
    found = seats.seat_at(table.row, seat)
    if found.person is not None and person != table.row.host and not table.is_gone(seat):
        raise RequestError("not-away")
    return seats.free_chair(table.row, seat)


def chairs_to_free(table: TableCore, person: str) -> list[int]:
    """The chairs of others that somebody with the powers of a host may free now."""

    def may_free(n: int) -> bool:
        try:
            return person != table.row.seats[n].kept_for and remove(table, person, n) is not table.row
        except RequestError:
            return False

    return [n for n in range(len(table.row.seats)) if may_free(n)]


def chairs_to_replace(table: TableCore, person: str) -> list[int]:
    """The chairs on which somebody with the powers of a host may put a bot now, or from which they may remove one.

    During the game these are the seats of other people.
    """
    row = table.row

    def may_replace(n: int) -> bool:
        seat = row.seats[n]
        if row.status == "playing" and seat.person in (None, person):
            return False
        bot = None if row.status == "open" or seat.warm else substitute_bot(row.game)
        try:
            seats.put_bot(row, person, n, bot, table.is_gone(n))
        except RequestError:
            return False
        return True

    return [n for n in range(len(row.seats)) if may_replace(n)]


def moderate(table: TableCore, person: str, who: str, muted: bool, blocked: bool) -> TableRow:
    """The host silences somebody or shuts them out; who only acts as host shuts nobody out who is seated and here.

    Nobody lifts what was done to themselves.
    """
    guest, name = table.guest(who)
    if guest == person and moderation.is_muted(table.row, person):
        raise RequestError("muted")
    seat = seats.seat_of(table.row, guest)
    if blocked and seat is not None and person != table.row.host and not table.is_gone(seat):
        raise RequestError("not-away")
    return moderation.moderate(table.row, guest, name, muted, blocked)


def start(table: TableCore, person: str, key: str) -> Change:
    """Start the game by the host's word or, while the host is away, when all others who are not gone want it."""
    seats.require_open(table.row)
    together = table.may_start_together()
    if person != table.row.host and person not in together:
        raise RequestError("not-host")
    row = seats.start(table.row, table.now.date)
    if person == table.row.host or together <= table.ready | {person}:
        return opening.begin(table, row, key)
    return ReadyChange(table, person, key)


# --- the game ---
def play(table: TableCore, seat: int, commands: list[str], key: str | None) -> Change:
    """Play commands by turns, or answer in a reaction window; a bot has no key."""
    match = table.running_match()
    if table.realtime.pace is not None:  # real time began after the request was sent
        raise RefusedByRule(table.realtime.pace.not_begun, match.game.command(commands[0]).notation)
    if key is not None:
        lesson.require_wanted(table, seat, commands)
    row = table.row if key is None else seats.hand_back(table.row, seat)  # whoever plays counts as present
    if table.windows.waits_for(seat):
        return WindowAnswer(table, row, seat, checked_answer(match, seat, commands), key)
    return DraftChange(table, match.drafted(seat, commands), row, [key])


# --- undo ---
def undo(table: TableCore, seat: int, key: str) -> Change:
    """Take back a seat's last move, or open a vote about it."""
    voters = table.undo_voters(table.running_match(), seat)
    if isinstance(voters, str):
        raise RequestError(voters)
    if not isinstance(voters, list):
        raise RefusedByRule(voters)
    draft = drafted_undo(table, seat, agreed=True)  # or nobody has to agree
    if not voters:
        return DraftChange(table, draft, table.row, [key])
    question = Question(seat=seat, waiting=voters, left=ANSWER_TIME)
    return VoteChange(table, question, key, [entry.undoes for entry in draft.entries])


def answer(table: TableCore, seat: int, agree: bool, key: str) -> Change:
    """Vote on somebody's undo."""
    rest = table.undo_vote.tally(seat, agree)
    if rest is not None and not rest.waiting:
        draft = drafted_undo(table, rest.seat, agreed=True)
        return DraftChange(table, draft, table.row, [key])
    return VoteChange(table, rest, key)


# --- chat and rematch ---
def say(table: TableCore, person: PersonRow, text: str, key: str) -> Change:
    """Add a line to the chat."""
    moderation.require_heard(table.row, person.id)
    words = names.clean_line(text)
    if words is None:
        raise RequestError("bad-message", "nothing in it that can be shown")
    seat = seats.seat_of(table.row, person.id)
    name = table.name_of(person)
    n = table.chat[-1].n + 1 if table.chat else 0
    if n >= MOST_LINES:
        raise RequestError("too-many", "no more lines at this table")
    at = table.now.date
    line = ChatRow(table=table.row.id, n=n, person=person.id, seat=seat, name=name, text=words, at=at, key=key)
    return ChatChange(table, line)


def rematch(table: TableCore, person: str, options: wire.Options) -> Change:
    """The table of the rematch, made when the first one asks for it."""
    if table.row.status not in ("over", "abandoned"):
        raise RequestError("not-over")
    table.seat_of(person)
    if table.row.next is not None:
        return RowChange(table, table.row)
    new = seats.rematch(table.row, table.faces, person, options, table.now.date, table.dice)
    return RowChange(table, replace(table.row, next=new.id), None, [new])
