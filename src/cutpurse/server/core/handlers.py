"""Asks: what people want of a table, done under its lock; in real time a motion waits for its turn instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cutpurse.kernel.match import ALREADY_REVEALED, NOTHING_TO_UNDO
from cutpurse.kernel.match import Refused as RefusedByRule
from cutpurse.server import messages as wire
from cutpurse.server.bots import stand_in
from cutpurse.server.core import match_log, names, seats
from cutpurse.server.core.reaction_windows import ruled
from cutpurse.server.errors import RequestError
from cutpurse.server.storage.store import ChatRow, PersonRow, TableRow, add_entries, add_key, add_line, keep_table

if TYPE_CHECKING:
    from cutpurse.server.core.table import Table


async def handle(table: Table, person: PersonRow, ask: wire.AnyAsk, key: str) -> wire.Done:
    """Do what somebody asks, or raise why not."""
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
            await order(table, table.seat_of(me), ask, key)
        case wire.Back():
            await table.keep(seats.back(row, table.seat_of(me)), key)
        case wire.Sit():
            await table.keep(seats.sit(row, me, ask.seat, ask.name, ask.seed), key)
        case wire.Leave():
            await table.keep(seats.leave(row, me), key)
        case wire.Rename():
            await table.keep(seats.rename(row, table.seat_of(me), ask.name), key)
        case wire.SeatBot():
            await table.keep(seats.put_bot(row, me, ask.seat, ask.bot, table.here), key)
        case wire.Start():
            await start(table, seats.started(row, me, table.here, now), key)
        case wire.Resign():
            await table.keep(seats.resign(row, me, now), key)
        case wire.Abandon():
            await table.keep(seats.abandon(row, me, table.here, table.deserted, now), key)
        case wire.Rematch():
            return wire.Done(key=ask.key, table=await rematch(table, me, ask.options))
    return wire.Done(key=ask.key)


# --- the game ---
async def start(table: Table, row: TableRow, key: str) -> None:
    """Deal, and begin."""
    match = match_log.dealt(row, table.faces)
    rows = match_log.rows(match.entries, [key], table.services.now())
    await table.services.store.commit(keep_table(row), add_entries(row.id, rows))
    table.row, table.match = row, match
    table.announce()
    table.moved(0, set())


async def play(table: Table, seat: int, commands: list[str], key: str | None) -> None:
    """Play by turns, or answer in a reaction window; without a key it is a bot that does."""
    match = table.running_match()
    if table.live.pace is not None:  # since it was asked for
        raise RefusedByRule(table.live.pace.not_begun, match.game.command(commands[0]).notation)
    row = table.row if key is None else seats.back(table.row, seat)  # who plays is there
    if table.windows.asks(seat):
        command = ruled(match, seat, commands)
        await table.keep(row)
        table.windows.keep(seat, command, key, table.loop.time())
        table.reacted(seat)
    else:
        await table.append(match.drafted(seat, commands), row, [key])


async def by_hand(table: Table, seat: int, ask: wire.Play, key: str) -> wire.Done:
    """In real time: let a motion wait for its turn, and what comes after it not for this one."""
    if key not in table.recent.done:
        await table.live.motion(table.running_match(), seat, ask.commands, key)
        table.recent.remember(key, wire.Done(key=ask.key))
    return table.recent.done[key]


async def order(table: Table, seat: int, orders: wire.Orders, key: str) -> None:
    """Keep somebody's standing orders for reaction windows, of which nobody else hears."""
    row = table.windows.order(table.running_match(), table.row, seat, orders.when, orders.bluff)
    await table.services.store.commit(keep_table(row), add_key(row.id, key))
    table.row = row
    table.reacted(seat)


async def hint(table: Table, seat: int, key: str) -> wire.Hinted:
    """What a bot would do in this seat; the table goes on meanwhile."""
    match = table.running_match()
    if seats.other_people(table.row, seat):
        raise RequestError("no-hint")
    if not match.options(seat):
        raise RefusedByRule(match.why_nots(seat)["*"])
    commands = await table.services.bot_pool.advise(stand_in(table.row.game), match, seat)
    if not commands:
        raise RequestError("trouble", "no bot has an idea")
    return wire.Hinted(key=key, commands=commands)


# --- taking back ---
async def undo(table: Table, seat: int, key: str) -> None:
    """Take back a seat's last move, or ask the others whether it may."""
    match = table.running_match()
    if not table.may_take_back(match, seat):
        raise RefusedByRule(NOTHING_TO_UNDO)
    try:
        draft = match.drafted_undo(seat)
    except RefusedByRule as refused:
        if refused.rule is not ALREADY_REVEALED:
            raise
    else:
        await table.append(draft, table.row, [key])
        return
    if table.undo_vote.question is not None:
        raise RequestError("question-open")
    draft = match.drafted_undo(seat, agreed=True)
    others = seats.other_people(table.row, seat)
    if not others:
        await table.append(draft, table.row, [key])  # bots do not mind
    elif draft.entries[0].undoes in table.undo_vote.asked_about:
        raise RefusedByRule(ALREADY_REVEALED)
    else:
        await table.services.store.commit(add_key(table.row.id, key))
        table.undo_vote.ask(seat, others, draft.entries[0].undoes)


async def answer(table: Table, seat: int, agree: bool, key: str) -> None:
    """Say yes or no to somebody's taking back."""
    question, rest = table.undo_vote.question, table.undo_vote.after(seat, agree)
    if rest is not None and not rest.waiting:
        await table.append(table.running_match().drafted_undo(rest.seat, agreed=True), table.row, [key])
    else:
        await table.services.store.commit(add_key(table.row.id, key))
        table.undo_vote.settle(question, rest)


# --- beside the game ---
async def say(table: Table, person: PersonRow, text: str, key: str) -> None:
    """Say something to all who are here."""
    words = names.line(text)
    if words is None:
        raise RequestError("bad-message", "nothing in it that can be shown")
    seat = seats.seat_of(table.row, person.id)
    name = table.row.seats[seat].name if seat is not None else person.name or ""
    n = table.chat[-1].n + 1 if table.chat else 0
    now = table.services.now()
    said = ChatRow(table=table.row.id, n=n, person=person.id, seat=seat, name=name, text=words, at=now, key=key)
    await table.services.store.commit(add_line(said))
    table.said(said)


async def rematch(table: Table, person: str, options: wire.Options) -> str:
    """The table where the same people play once more: made by the first who wants it."""
    if table.row.status not in ("over", "abandoned"):
        raise RequestError("not-over")
    table.seat_of(person)
    if table.row.next is None:
        new = seats.rematch(table.row, table.faces, person, options, table.services.now())
        await table.keep(replace(table.row, next=new.id), None, keep_table(new))
        return new.id
    return table.row.next
