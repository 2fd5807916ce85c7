"""Handlers of requests at a table, one per kind; they run under its lock, except real-time motions, which queue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cutpurse.kernel.match import ALREADY_REVEALED, NOTHING_TO_UNDO
from cutpurse.kernel.match import Refused as RefusedByRule
from cutpurse.server import messages as wire
from cutpurse.server.bots import substitute_bot
from cutpurse.server.core import match_log, names, seats
from cutpurse.server.core.reaction_windows import checked_answer
from cutpurse.server.errors import RequestError
from cutpurse.server.storage.store import ChatRow, PersonRow, TableRow, add_entries, add_key, add_line, keep_table

if TYPE_CHECKING:
    from cutpurse.server.core.table import Table


async def handle(table: Table, person: PersonRow, ask: wire.AnyAsk, key: str) -> wire.Done:
    """Dispatch a request to its handler; raises why it cannot be done."""
    row, me, now = table.row, person.id, table.services.now()
    match ask:
        case wire.Play():
            await play(table, table.seat_of(me), ask.commands, key)
        case wire.Say():
            await say(table, person, ask.text, key)
        case wire.Undo():
            await undo(table, table.seat_of(me), key)
        case wire.Answer():
            await answer(table, table.seat_of(me), ask.agree, key)
        case wire.Orders():
            await set_standing_orders(table, table.seat_of(me), ask, key)
        case wire.Back():
            await table.save_row(seats.hand_back(row, table.seat_of(me)), key)
        case wire.Sit():
            await table.save_row(seats.sit(row, me, ask.seat, ask.name, ask.seed), key)
        case wire.Leave():
            await table.save_row(seats.leave(row, me), key)
        case wire.Rename():
            await table.save_row(seats.rename(row, table.seat_of(me), ask.name), key)
        case wire.SeatBot():
            await table.save_row(seats.put_bot(row, me, ask.seat, ask.bot, table.here), key)
        case wire.Start():
            await start(table, seats.start(row, me, table.here, now), key)
        case wire.Resign():
            await table.save_row(seats.resign(row, me, now), key)
        case wire.Abandon():
            await table.save_row(seats.abandon(row, me, table.here, table.host_gone, now), key)
        case wire.Rematch():
            return wire.Done(key=ask.key, table=await rematch(table, me, ask.options))
    return wire.Done(key=ask.key)


# --- the game ---
async def start(table: Table, row: TableRow, key: str) -> None:
    """Deal the cards and start the game."""
    match = match_log.new_match(row, table.faces)
    rows = match_log.entry_rows(match.entries, [key], table.services.now())
    await table.services.store.commit(keep_table(row), add_entries(row.id, rows))
    table.row, table.match = row, match
    table.send_table()
    table.send_moves(0, set())


async def play(table: Table, seat: int, commands: list[str], key: str | None) -> None:
    """Play commands by turns, or answer in a reaction window; a bot has no key."""
    match = table.running_match()
    if table.realtime.pace is not None:  # real time began after the request was sent
        raise RefusedByRule(table.realtime.pace.not_begun, match.game.command(commands[0]).notation)
    row = table.row if key is None else seats.hand_back(table.row, seat)  # whoever plays counts as present
    if table.windows.waits_for(seat):
        command = checked_answer(match, seat, commands)
        await table.save_row(row)
        table.windows.record_answer(seat, command, key, table.loop.time())
        table.send_reactions(seat)
    else:
        await table.commit_draft(match.drafted(seat, commands), row, [key])


async def play_realtime(table: Table, seat: int, ask: wire.Play, key: str) -> wire.Done:
    """Play in real time: the motion queues for its turn outside the lock, so that later ones do not wait for it."""
    if key not in table.recent.done:
        await table.realtime.submit(table.running_match(), seat, ask.commands, key)
        table.recent.remember(key, wire.Done(key=ask.key))
    return table.recent.done[key]


async def set_standing_orders(table: Table, seat: int, orders: wire.Orders, key: str) -> None:
    """Store a seat's standing orders for reaction windows; nobody else is told."""
    row = table.windows.set_standing_orders(table.running_match(), table.row, seat, orders.when, orders.bluff)
    await table.services.store.commit(keep_table(row), add_key(row.id, key))
    table.row = row
    table.send_reactions(seat)


async def hint(table: Table, seat: int, key: str) -> wire.Hinted:
    """What a bot would do in this seat; meanwhile the table goes on."""
    match = table.running_match()
    if seats.other_people(table.row, seat):
        raise RequestError("no-hint")
    if not match.options(seat):
        raise RefusedByRule(match.why_nots(seat)["*"])
    commands = await table.services.bot_pool.advise(substitute_bot(table.row.game), match, seat)
    if not commands:
        raise RequestError("trouble", "no bot has an idea")
    return wire.Hinted(key=key, commands=commands)


# --- undo ---
async def undo(table: Table, seat: int, key: str) -> None:
    """Take back a seat's last move, or open a vote about it."""
    match = table.running_match()
    if not table.may_undo(match, seat):
        raise RefusedByRule(NOTHING_TO_UNDO)
    try:
        draft = match.drafted_undo(seat)
    except RefusedByRule as refused:
        if refused.rule is not ALREADY_REVEALED:
            raise
    else:
        await table.commit_draft(draft, table.row, [key])
        return
    if table.undo_vote.question is not None:
        raise RequestError("question-open")
    draft = match.drafted_undo(seat, agreed=True)
    others = seats.other_people(table.row, seat)
    if not others:
        await table.commit_draft(draft, table.row, [key])  # bots always agree
    elif draft.entries[0].undoes in table.undo_vote.asked_about:
        raise RefusedByRule(ALREADY_REVEALED)
    else:
        await table.services.store.commit(add_key(table.row.id, key))
        table.undo_vote.open(seat, others, draft.entries[0].undoes)


async def answer(table: Table, seat: int, agree: bool, key: str) -> None:
    """Vote on somebody's undo."""
    question, rest = table.undo_vote.question, table.undo_vote.tally(seat, agree)
    if rest is not None and not rest.waiting:
        await table.commit_draft(table.running_match().drafted_undo(rest.seat, agreed=True), table.row, [key])
    else:
        await table.services.store.commit(add_key(table.row.id, key))
        table.undo_vote.update(question, rest)


# --- chat and rematch ---
async def say(table: Table, person: PersonRow, text: str, key: str) -> None:
    """Add a line to the chat."""
    words = names.clean_line(text)
    if words is None:
        raise RequestError("bad-message", "nothing in it that can be shown")
    seat = seats.seat_of(table.row, person.id)
    name = table.row.seats[seat].name if seat is not None else person.name or ""
    n = table.chat[-1].n + 1 if table.chat else 0
    now = table.services.now()
    said = ChatRow(table=table.row.id, n=n, person=person.id, seat=seat, name=name, text=words, at=now, key=key)
    await table.services.store.commit(add_line(said))
    table.send_chat(said)


async def rematch(table: Table, person: str, options: wire.Options) -> str:
    """The table of the rematch, made by whoever asks first."""
    if table.row.status not in ("over", "abandoned"):
        raise RequestError("not-over")
    table.seat_of(person)
    if table.row.next is None:
        new = seats.rematch(table.row, table.faces, person, options, table.services.now())
        await table.save_row(replace(table.row, next=new.id), None, keep_table(new))
        return new.id
    return table.row.next
