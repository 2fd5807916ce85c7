"""Histories: a table's core driven by random inputs on a virtual clock, with every promise checked after every step.

A history is a list of numbers. Each number is read as an action where it stands, so any part of a history is a history
too, and one that fails can be shortened by leaving numbers out.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from math import inf
from typing import Any, NamedTuple

from msgspec.json import decode, encode

from cutpurse.kernel.core import SPECTATOR, State
from cutpurse.kernel.game import find
from cutpurse.kernel.match import Match, shown
from cutpurse.kernel.play import Entered, Left, options, reasons
from cutpurse.kernel.sealing import fault, seed_hash
from cutpurse.table import effects, inputs, match_log, moderation, opening, requests, seats, views
from cutpurse.table import messages as wire
from cutpurse.table.changes import DraftChange, VoteChange
from cutpurse.table.core import CANNOT_BE_DONE, GRACE, TableCore
from cutpurse.table.errors import Conflict, StoreError
from cutpurse.table.host import HOST_AWAY, HOST_GRACE
from cutpurse.table.inputs import Moment
from cutpurse.table.realtime import undo_floor
from cutpurse.table.replies import Reply
from cutpurse.table.rows import (
    AnswerRow,
    ChatRow,
    ClockRow,
    EntryRow,
    PersonRow,
    Rows,
    SeatRow,
    StoredTable,
    TableRow,
)
from cutpurse.table.undo_vote import ANSWER_TIME

SECRET = bytes(range(32))
SEED = "5eed" * 8
DATE = 1_000_000.0  # when histories begin, in seconds since 1970
PEOPLE = [PersonRow(id=name, name=name.title(), made=DATE, seen=DATE) for name in ("ada", "ben", "eve", "zoe")]
WORDS = ("what is this", "give g99", "time up")  # no commands, or not for people
NUMBERS = 1 << 30
CONNECT = 70  # the last digits of a number by which somebody connects
ACTIONS = 14  # numbers of a history at least
MORE = 18  # and up to so many more


def seed_of(person: PersonRow) -> str:
    """The seed that somebody keeps to themselves until all hashes are fixed."""
    return seed_hash(person.id.encode())[:32]


class Setting(NamedTuple):
    """How a table begins: the game, how many people and bots sit there, and how far the game is."""

    game: str
    people: int
    bots: int
    moves: int  # before the history begins; -1: nobody has sat down; -2: seeds are being opened; 1000: nearly all
    clock: int | None = None
    options: tuple[tuple[str, int | str], ...] = ()
    bank: int | None = None
    absence: wire.Absence = "bot"
    out_of_time: wire.OutOfTime = "bot"
    delay: float = 0.8


HOUR, DAY = 3600, 86_400
SETTINGS = [
    Setting("gaunerbande", 3, 0, 0),
    Setting("gaunerbande", 2, 1, 9, clock=20),
    Setting("gaunerbande", 3, 1, 14),
    Setting("gaunerbande", 3, 0, -1),
    Setting("gaunerbande", 2, 1, -1),
    Setting("gaunerbande", 3, 1, -2),
    Setting("gaunerbande", 3, 0, 1000, options=(("limit", 10),)),
    Setting("langfinger", 2, 1, 12, clock=30),
    Setting("swindler", 3, 0, 6),
    Setting("swindler", 2, 1, 11, clock=20),
    Setting("swindler", 2, 2, 20),
    Setting("swindler", 2, 1, 34),  # in a window where somebody may react,
    Setting("swindler", 2, 1, 64),  # and another
    Setting("midnight-exchange", 2, 1, 0, options=(("rummage_seconds", 30),)),
    Setting("midnight-exchange", 3, 0, 8, options=(("rummage_seconds", 30), ("hold_seconds", 3))),
]
OVER_DAYS = [
    Setting("gaunerbande", 3, 0, 7, clock=DAY, absence="clock"),
    Setting("langfinger", 2, 1, 12, clock=DAY, absence="clock", out_of_time="turn"),
    Setting("gaunerbande", 2, 1, 9, bank=2 * DAY, absence="clock", out_of_time="seat"),
    Setting("swindler", 3, 0, 20, clock=DAY, absence="clock", delay=HOUR),
    Setting("swindler", 2, 1, 34, bank=DAY, absence="clock", delay=HOUR),
    Setting("gaunerbande", 2, 1, 9, bank=60, absence="clock"),
]


class Broken(AssertionError):
    """A promise that was not kept."""


def check(promise: bool, what: str) -> None:
    """Raise Broken unless the promise is kept."""
    if not promise:
        raise Broken(what)


# --- the world around a table ---
class Viewer:
    """A connection, and what it was sent."""

    def __init__(self, person: PersonRow | None, trip: float | None) -> None:
        self.person = person
        self.network = "" if person is None else person.id
        self.seconds = trip
        self.n = -1  # entries told so far; -1 before the first message

    def trip(self) -> float | None:
        """The round trip."""
        return self.seconds


class Disk:
    """What is stored: rows are there all or not at all, and no entry or key twice."""

    def __init__(self, row: TableRow, entries: list[EntryRow]) -> None:
        self.row = row
        self.entries = entries
        self.lines: list[ChatRow] = []
        self.answers: dict[int, AnswerRow] = {}  # by seat, in the open window
        self.clocks: ClockRow | None = None
        self.keys: set[str] = {entry.key for entry in entries if entry.key}
        self.bodies: dict[str, str] = {}  # hashes by key

    def write(self, rows: Rows) -> Exception | None:
        """Store rows; a Conflict if something of them is there already."""
        fresh = [*(line.key for line in rows.lines), *rows.keys]
        logged = [e.key for e in rows.entries if e.key]
        if not rows.closes_window:  # then its answers become entries, with their keys
            fresh += logged
        again = {e.key for e in self.entries}.intersection(logged) or self.keys.intersection(fresh)
        expected = range(len(self.entries), len(self.entries) + len(rows.entries))
        if again or len({*fresh}) < len(fresh) or [e.n for e in rows.entries] != [*expected]:
            return Conflict("stored before")
        self.keys.update(fresh, logged)
        self.bodies.update(rows.bodies)
        self.entries += rows.entries
        self.lines += rows.lines
        self.answers.update((row.seat, row) for row in rows.answers)
        if rows.closes_window:
            self.answers.clear()
        self.clocks = rows.clocks or self.clocks
        for row in rows.tables:
            if row.id == self.row.id:
                self.row = row
        return None

    def stored(self) -> StoredTable:
        """What a server finds after a restart."""
        return StoredTable(self.row, list(self.entries), answers=list(self.answers.values()), clocks=self.clocks)


@cache
def dealt(setting: Setting) -> Match:
    """The match of a setting; to be cloned."""
    game = find(setting.game)
    count = setting.people + setting.bots
    options = game.complete_settings(dict(setting.options))
    seeds = [bytes.fromhex(SEED)] * setting.people + [b""] * setting.bots
    match = Match(game, count, None, options, secret=SECRET, seeds=seeds)
    luck = random.Random(setting.moves)
    for _ in range(setting.moves):
        seat = luck.choice(match.actors())
        match.play(seat, luck.choice(match.options(seat)))
        if match.outcome is not None:
            before = Match(game, count, None, options, secret=SECRET, seeds=seeds)
            for entry in match.history[:-3]:
                before.play(entry.seat, entry.command)
            return before
    return match


@cache
def dealt_rows(setting: Setting) -> list[EntryRow]:
    """The log of that match."""
    return match_log.entry_rows(dealt(setting).entries, [], DATE) if setting.moves >= 0 else []


class World:
    """A table's core, the store, the people and the bots; `do` reads a number as something that happens."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.time = 1000.0
        self.dice = random.Random(seed)
        self.dealt = setting.moves >= 0
        self.people = PEOPLE[: setting.people]
        self.disk = Disk(self._row(), list(dealt_rows(setting)))
        self.viewers: list[Viewer] = []
        self.away_since = {person.id: self.time for person in PEOPLE}  # those who are not connected
        self.want_to_start: set[str] = set()  # who ever asked for it
        self.undo_checked: set[tuple[object, ...]] = set()  # positions where an undo was tried
        self.undo_told: dict[int, str] = {}  # by seat, what it was told in this step about taking back its last move
        self.commits: list[effects.Commit] = []
        self.searches: list[effects.SearchKey] = []
        self.bots: list[effects.AskBot] = []
        self.advice: list[effects.AskAdvice] = []
        self.waiting: dict[int, str] = {}  # by ticket, the key of a request without a reply
        self.tickets = 0
        self.sent: list[tuple[PersonRow, wire.AnyAsk]] = []
        self.acknowledged: Counter[str] = Counter()  # plays and lines that got "done", by full key
        self.answered: dict[int, str] = {}  # by seat, the key of its last answer in the open window that got "done"
        self.answers: set[tuple[int | None, str]] = set()  # seats, and the commands that were ever chosen for them
        self.before: dict[int, State] = {}  # by entry, the state before it
        self.waits_since = self.time  # since when this server has waited for seeds to be opened,
        self.loaded_in_opening = self.time if self.disk.row.status == "opening" else -inf  # and when it came to that
        self.happened: list[str] = []
        self.vacations: dict[str, float] = {}
        self.spent: dict[int, float] = {}  # by seat, the seconds for which it was waited for, for its move or in all
        self.windows_seen: dict[int, float] = {}  # by entries before it, when a window was first seen
        self.core = TableCore(
            self.disk.stored(),
            dealt(setting).clone() if self.dealt else None,
            [],
            self.now,
            self.dice,
            vacations=self.vacations,
        )
        if self.core.windows.open is not None:
            self.windows_seen[self.core.windows.open.n] = self.time
        self.told = self.core.match
        self.most_moves = 0 if self.told is None else len(self.told.kept)

    def _row(self) -> TableRow:
        game, people = self.setting.game, [] if self.setting.moves == -1 else self.people
        chairs = [SeatRow(person=p.id, name=p.name or "") for p in people]
        for chair, person in zip(chairs, people, strict=True):
            if self.dealt:
                chair.seed = SEED
            else:
                chair.seed_hash, chair.seed_state = seed_hash(bytes.fromhex(seed_of(person))), "kept"
        chairs += [SeatRow() for _ in range(len(self.people) - len(people))]
        chairs += [SeatRow(bot="random", name=f"Otto {n}") for n in range(self.setting.bots)]
        options = find(game).complete_settings(dict(self.setting.options))
        shown = {option.name: option.shown(options[option.name]) for option in find(game).options}
        if (house := find(game).house_set()) is not None:
            del shown[house.name]
        return TableRow(
            id="table", game=game, version=find(game).version, options=shown, clock=self.setting.clock, pace="quick",
            bank=self.setting.bank, absence=self.setting.absence, out_of_time=self.setting.out_of_time,
            delay=self.setting.delay,
            listed=False, status="playing" if self.dealt else "opening" if people else "open", host="ada",
            secret=SECRET, made=DATE, seats=chairs,
        )  # fmt: skip

    @property
    def now(self) -> Moment:
        """The time."""
        return Moment(self.time, DATE + self.time)

    # --- what happens ---
    def do(self, number: int) -> None:
        """Read a number as an action, and let it happen."""
        kind, rest = number % 100, number // 100
        for below, action in (
            (36, self.ask),
            (52, self.report),
            (CONNECT, self.report_all),
            (73, self.connect),
            (75, self.disconnect),
            (85, self.pass_time),
            (86, self.go_on_vacation),
            (89, self.ask_again),
            (92, self.store_fails),
            (94, self.crash),
            (100, self.bot_answers),
        ):
            if kind < below:
                action(rest)
                return

    def take(self, event: inputs.Input) -> None:
        """Give the core an input, and check everything it does."""
        self.undo_told = {}
        for effect in self.core.step(event, self.now):
            match effect:
                case effects.Send(viewers=viewers, message=message):
                    self.heard(viewers, decode(message))  # type: ignore[arg-type]
                case effects.SendReply(ticket=ticket, message=message):
                    self.replied(ticket, message)
                case effects.Commit():
                    self.commits.append(effect)
                    self.check_window_lasts(effect.rows)
                    for row in effect.rows.tables:
                        if row.id == self.disk.row.id:
                            self.check_powers(row, self.author(effect.rows))
                            self.check_patience(row)
                case effects.Drop(viewers=viewers):
                    self.dropped(viewers)  # type: ignore[arg-type]
                case effects.SearchKey():
                    self.searches.append(effect)
                case effects.AskBot():
                    self.bots.append(effect)
                case effects.AskAdvice():
                    self.advice.append(effect)
        beside = [commit for commit in self.commits if commit.rows.answers or commit.rows.clocks]
        seen = [commit for commit in self.commits if commit not in beside or commit.rows.tables]
        check(len(seen) <= 1, "two commits at once")
        if self.undo_told and not self.commits:
            self.check_undo()
        self.check_timers()

    def ask(self, rest: int) -> None:
        """Somebody asks for something: mostly what they may, sometimes not."""
        person, rest = PEOPLE[rest % len(PEOPLE)], rest // len(PEOPLE)
        question = self.core.undo_vote.question
        asked = [seat for seat in self.core.clocks.asked if seat < len(self.people)]
        if question is not None and question.waiting and rest % 3:
            person = self.people[question.waiting[0] % len(self.people)]
            self.send(person, wire.Answer(key=f"key-{self.tickets:05}", agree=rest % 5 > 0))
            return
        if rest % 8 and asked:  # mostly somebody whose turn it is
            person = self.people[asked[rest % len(asked)]]
        self.send(person, self.request(person, rest // 8))

    def request(self, person: PersonRow, rest: int) -> wire.AnyAsk:
        """A request."""
        kind, rest = rest % 24, rest // 24
        key = f"key-{self.tickets:05}"
        seat, match = seats.seat_of(self.core.row, person.id), self.core.match
        if match is None and kind < 18:
            own = PEOPLE.index(person) if rest % 5 else rest
            if self.core.row.status == "opening" and rest % 11:
                return wire.OpenSeed(key=key, seed=seed_of(person) if rest % 5 else SEED)
            sits = wire.Sit(key=key, seat=own % len(self.core.row.seats), name=person.name or "?")
            if rest % 13:
                sits.seed_hash = seed_hash(bytes.fromhex(seed_of(person)))
            else:
                sits.seed = SEED
            if seat is None or rest % 7 == 0:
                return sits
            return wire.Start(key=key) if rest % 3 else self.power(key, rest // 3)
        if kind < 18 and match is not None and seat is not None:
            options = match.options(seat)
            return wire.Play(key=key, commands=[options[rest % len(options)].notation if options else WORDS[rest % 3]])
        others: list[wire.AnyAsk] = [
            wire.Undo(key=key),
            wire.Answer(key=key, agree=rest % 3 > 0),
            wire.Say(key=key, text="hello"),
            wire.Orders(key=key, when=("always", "fits", "turn", "never")[rest % 4], bluff=rest % 2 == 0),
            wire.Back(key=key),
            wire.Ping(key=key),
            wire.Hint(key=key),
            wire.Rename(key=key, name=f"name {rest % 9}"),
            self.power(key, rest // 16),
            wire.Play(key=key, commands=[WORDS[rest % 3]]),
            wire.Leave(key=key),
            wire.Rematch(key=key),
            self.power(key, rest // 16),
            wire.Pause(key=key, on=rest % 2 == 0) if rest % 3 else wire.Skip(key=key),
            wire.Resign(key=key) if rest % 5 == 0 else wire.Undo(key=key),
            wire.Abandon(key=key) if rest % 9 == 0 else wire.Answer(key=key, agree=True),
            wire.Say(key=key, text="once more"),
        ]
        return others[rest % len(others)]

    def power(self, key: str, rest: int) -> wire.AnyAsk:
        """A request that only a host may send."""
        kind, rest = rest % 5, rest // 5
        if kind < 3:
            return wire.SeatBot(key=key, seat=rest % 4, bot=(None, "random", "nobody", "greedy")[rest // 4 % 4])
        if kind == 3:
            return wire.Remove(key=key, seat=rest % 4)
        who = moderation.guest_id(self.core.row, PEOPLE[rest % 4].id)
        return wire.Moderate(key=key, who=who, muted=rest // 4 % 3 == 0, blocked=rest // 12 % 3 == 0)

    def send(self, person: PersonRow, ask: wire.AnyAsk) -> None:
        """Send a request."""
        if isinstance(ask, wire.Start):
            self.want_to_start.add(person.id)
        self.tickets += 1
        ticket = self.tickets
        self.waiting[ticket] = ask.key
        self.sent.append((person, ask))
        self.happened.append(f"{person.id} {ask}")
        if isinstance(ask, wire.Play):
            self.answers.add((seats.seat_of(self.core.row, person.id), ask.commands[0]))
        self.take(inputs.Asked(person, ask, (ticket, person, ask)))

    def ask_again(self, rest: int) -> None:
        """Somebody sends the same request once more, or something else with its key."""
        if self.sent:
            person, ask = self.sent[-1 if rest % 2 else rest % len(self.sent)]
            self.send(person, ask if rest // 2 % 4 else wire.Say(key=ask.key, text="something else"))

    def report(self, rest: int) -> None:
        """The store has done what it was asked, or else a bot has."""
        if self.commits:
            commit = self.commits.pop(0)
            before = self.disk.row
            error = self.disk.write(commit.rows)
            self.check_shares(before)
            self.happened.append(f"stored {commit.rows}" if error is None else f"conflict {commit.rows}")
            self.follow()
            if error is None:
                self.window_closed(commit.rows.entries)
            self.take(inputs.Stored(commit.number) if error is None else inputs.NotStored(commit.number, error))
        elif self.searches:
            search = self.searches.pop(0)
            body = self.disk.bodies.get(search.key)
            self.take(inputs.KeySearched(search.number, search.key in self.disk.keys, body=body))
        else:
            self.bot_answers(rest)

    def report_all(self, rest: int) -> None:
        """The store has done everything it was asked."""
        for _ in range(9):
            if self.commits or self.searches:
                self.report(rest)

    def store_fails(self, rest: int) -> None:
        """The store reports a failure: nothing was written."""
        if self.commits:
            commit = self.commits.pop(0)
            self.happened.append(f"not stored {commit.rows}")
            self.take(inputs.NotStored(commit.number, StoreError("no room")))
        elif self.searches:
            self.take(inputs.KeySearched(self.searches.pop(0).number, False, StoreError("no answer")))

    def crash(self, rest: int) -> None:
        """The server dies: what was being stored is on the disk or not, its acknowledgement is lost.

        All come back, and send again what got no reply, as clients do.
        """
        unanswered = [request for request in self.sent if request[1].key in self.waiting.values()]
        for commit in self.commits[: rest % (len(self.commits) + 1)]:
            if self.disk.write(commit.rows) is None:
                self.window_closed(commit.rows.entries)
        self.happened.append("crash")
        self.undo_checked.clear()
        self.commits, self.searches, self.bots, self.advice = [], [], [], []
        self.waiting.clear()
        stored = self.disk.stored()
        self.waits_since = self.time
        self.loaded_in_opening = self.time if stored.row.status == "opening" else -inf
        match = match_log.resumed_match(stored)
        self.core = TableCore(stored, match, list(self.disk.lines), self.now, self.dice, vacations=self.vacations)
        if match is not None:
            self.core.realtime.undo_floor = undo_floor(match)
        self.follow()
        self.check_answers()
        before, self.viewers = self.viewers, []
        self.away_since = {person.id: self.time for person in PEOPLE}
        for viewer in before:
            self.enter(Viewer(viewer.person, viewer.seconds), max(viewer.n, 0))
        for person, ask in unanswered:
            self.send(person, ask)

    def connect(self, rest: int) -> None:
        """Somebody connects, having seen nothing or everything."""
        person = (*PEOPLE, None)[rest % 5]
        trip = (None, 0.01, 0.1, 0.4)[rest // 5 % 4]
        self.happened.append(f"{person.id if person else 'nobody'} connects")
        self.enter(Viewer(person, trip), (0, len(self.disk.entries))[rest // 20 % 2])

    def enter(self, viewer: Viewer, since: int) -> None:
        """A connection is opened, unless its person is shut out."""
        if viewer.person is not None and moderation.is_blocked(self.core.row, viewer.person.id):
            return
        self.viewers.append(viewer)
        if viewer.person is not None:
            self.away_since.pop(viewer.person.id, None)
        self.take(inputs.Entered(viewer, since))

    def disconnect(self, rest: int) -> None:
        """A connection ends."""
        if self.viewers:
            viewer = self.viewers.pop(rest % len(self.viewers))
            self.happened.append("somebody disconnects")
            self.left(viewer)
            self.take(inputs.Exited(viewer))

    def dropped(self, viewers: list[Viewer]) -> None:
        """The table ends connections."""
        for viewer in viewers:
            self.viewers.remove(viewer)
            self.left(viewer)

    def left(self, viewer: Viewer) -> None:
        """A connection is gone; perhaps it was its person's last."""
        if viewer.person is not None and viewer.person not in [other.person for other in self.viewers]:
            self.away_since[viewer.person.id] = self.time

    def pass_time(self, rest: int) -> None:
        """Time passes: up to the next thing that is due, or a little, or a lot."""
        kind, rest = rest % 4, rest // 4
        before = self.time
        if kind < 2 and self.core.wake_at < inf:
            self.time = max(self.time, self.core.wake_at)
        elif self.core.row.over_days:
            self.time += (1.0, 31.0, 700.0, 7.0 * HOUR, 20.0 * HOUR)[rest % 5]
        else:
            self.time += (0.05, 0.4, 1.0, 3.2, 31.0)[rest % 5]
        self.spend(self.time - before)
        self.happened.append(f"it is {self.time:.2f}")
        self.take(inputs.Woken())

    def go_on_vacation(self, rest: int) -> None:
        """Somebody goes on vacation, or is back from it."""
        person, days = PEOPLE[rest % len(PEOPLE)], rest // len(PEOPLE) % 3
        self.vacations[person.id] = self.now.date + days * DAY
        self.happened.append(f"{person.id} goes on vacation for {days} days" if days else f"{person.id} is back")
        self.take(inputs.VacationsChanged())

    def spend(self, seconds: float) -> None:
        """Note who was waited for in this time, which the table has not noticed yet."""
        core = self.core
        if core.row.status != "playing" or core.paused or core.windows.open is not None or core.realtime.pace:
            return
        for seat in core.clocks.asked:
            chair = core.row.seats[seat]
            until = self.vacations.get(chair.person or "", 0.0) if core.row.takes_vacations else 0.0
            if chair.person is not None and chair.bot is None:
                counts = max(0.0, min(seconds, self.now.date - until))
                self.spent[seat] = self.spent.get(seat, 0.0) + counts

    def bot_answers(self, rest: int) -> None:
        """A bot chooses, or fails to."""
        if self.bots:
            asked = self.bots.pop(rest % len(self.bots))
            allowed = [command.notation for command in options(asked.known, asked.seat)]
            chosen = allowed[rest % len(allowed)] if allowed and rest % 11 else None
            self.happened.append(f"bot {asked.seat} chooses {chosen}")
            self.answers.update((asked.seat, command) for command in ([chosen] if chosen else allowed))
            self.take(inputs.BotChose(asked.turn, chosen))
        elif self.advice:
            asked_for = self.advice.pop()
            self.take(inputs.Advised(asked_for.ticket, asked_for.key, ["a move"] if rest % 2 else [], []))

    # --- what must hold ---
    def follow(self) -> None:
        """Keep the match as the disk has it: what anybody is shown is held against it."""
        known = 0 if self.told is None else len(self.told.entries)
        if self.told is None or len(self.disk.entries) < len(self.told.entries):
            self.told = match_log.resumed_match(self.disk.stored())
            self.spent.clear()
        elif len(self.disk.entries) > len(self.told.entries):
            told = self.told.clone()
            for row in self.disk.entries[len(told.entries) :]:
                self.before[row.n] = told.state.clone()
                if row.undoes:
                    told.undo(row.seat, row.agreed)
                else:
                    told.play(row.seat, row.command)
            self.told = told
        if self.told is not None:
            self.see_moves(self.disk.entries[known:], len(self.told.kept))

    def see_moves(self, fresh: list[EntryRow], kept: int) -> None:
        """Whoever has made a move spends the time for another one from now on; taking back gives nobody new time."""
        if any(row.undoes for row in fresh):
            self.spent = dict.fromkeys(range(len(self.disk.row.seats)), inf)
        elif self.setting.bank is None and kept > self.most_moves:
            for row in fresh:
                self.spent.pop(row.seat, None)
        self.most_moves = max(kept, self.most_moves)

    def check_time_was_up(self, n: int) -> None:
        """A bot plays for somebody as the clock alone says: they have used up their time, and not on vacation."""
        given = self.setting.clock or self.setting.bank or inf
        spent = self.spent.get(n, 0.0)
        check(spent > given - 0.01, f"seat {n} was out of time after {spent} of {given} s")
        self.spent[n] = inf  # from now on it has what it has

    def check_window_lasts(self, rows: Rows) -> None:
        """Over days a window between people lasts as long as the table says, whoever answers when."""
        window, row = self.core.windows.open, self.disk.row
        if window is None or not row.over_days or len(seats.people(row)) < 2 or not window.people:
            return
        since = self.windows_seen.get(window.n, -inf)
        if rows.closes_window and rows.entries and not rows.entries[0].undoes and not rows.tables:
            check(self.time > since + row.delay - 0.01, "a window closed before its time")

    def window_closed(self, entries: list[EntryRow]) -> None:
        """If the game goes on: who answered in the open window finds that in the log, unless the window was undone."""
        if entries and not entries[0].undoes:
            given = {entry.seat: entry.key or "" for entry in entries}
            lost = [key for seat, key in self.answered.items() if key > given.get(seat, "")]  # keys grow
            check(not lost, f"acknowledged in a window and lost: {lost}")
        if entries:
            self.answered.clear()

    def check_answers(self) -> None:
        """After a restart, whoever got "done" for an answer in the open window has answered there."""
        if self.core.row.status == "playing":
            kept = {} if self.core.windows.open is None else self.core.windows.open.answers
            lost = [key for seat, key in self.answered.items() if seat not in kept or key > (kept[seat].key or "")]
            check(not lost, f"acknowledged in a window and lost: {lost}")

    def heard(self, viewers: list[Viewer], message: dict[str, Any]) -> None:
        """Viewers are sent a message: it tells what is stored, in order, and nothing they may not know."""
        for key in ("table", "position", "told", "line", "chat", "reactions"):
            if message.get(key) is not None:
                getattr(self, f"check_{key}")(viewers, message[key], message)

    def check_table(self, viewers: list[Viewer], table: dict[str, Any], message: dict[str, Any]) -> None:
        """Seats and status are as stored."""
        check(table["status"] == self.disk.row.status, "a status was shown that is not stored")
        names = [chair["name"] for chair in table["chairs"] if chair["kind"] != "empty"]
        stored = [seat.name for seat in self.disk.row.seats if not seats.is_empty(seat)]
        check(names == stored, "seats were shown that are not stored")
        shares = [(seat.seed_hash or None, seat.seed_state) for seat in self.disk.row.seats]
        shown = [(chair["seed_hash"], chair["seed_state"]) for chair in table["chairs"]]
        check(shown == shares, "a share of the luck was shown that is not stored")
        hidden = [seat.seed for seat in self.disk.row.seats if seat.seed and seat.seed_state == "opened"]
        check(not any(seed in str(message) for seed in hidden), "a seed was shown before the end")

    def check_shares(self, before: TableRow) -> None:
        """Once the seeds are being opened, no hash and no owner changes; the cards wait for everybody, for a while."""
        row = self.disk.row
        if row.status == "opening" and before.status == "open":
            self.waits_since = self.time
        if before.status == "opening":
            fixed = [[(seat.person, seat.seed_hash) for seat in each.seats] for each in (before, row)]
            check(fixed[0] == fixed[1], "a share of the luck was exchanged after it was fixed")
        if row.status == "playing" and before.status != "playing":
            wrong = fault(steps, match_log.seeds(row)) if (steps := match_log.sealing(row)) else None
            check(wrong is None, f"the seeds were opened the wrong way: {wrong}")

    def check_patience(self, row: TableRow) -> None:
        """Nobody's seed is given up before their time, which is short only for who is known to be away."""
        for before, seat in zip(self.core.row.seats, row.seats, strict=True):
            if before.seed_state == "kept" and seat.seed_state == "missed":
                away = self.away_since.get(seat.person or "", inf)
                gone = away > self.loaded_in_opening and self.time >= away + opening.RECONNECT_TIME
                check(gone or self.time >= self.waits_since + opening.OPENING_TIME, "somebody was not waited for")

    def check_position(self, viewers: list[Viewer], position: dict[str, Any], message: dict[str, Any]) -> None:
        """The position is that of the log on the disk, as the viewer may know it."""
        check(position["n"] == len(self.disk.entries), "a position was shown that is not stored")
        assert self.told is not None
        [seat] = {seats.seat_of(self.disk.row, viewer.person.id if viewer.person else None) for viewer in viewers}
        known = self.told.known(seat)
        check(position["view"] == shown(self.told.game, known, seat), "a view is not what that seat may know")
        allowed = {} if seat is None else views.rule_names(reasons(known, seat))
        check(position["why_not"] == allowed, "reasons are not what that seat may know")
        if seat is not None:
            self.undo_told[seat] = position["undo"]
        if position.get("reactions") is not None:
            self.check_reactions(viewers, position["reactions"], message)

    def author(self, rows: Rows) -> str | None:
        """Who asked for rows, by the key stored with them; None for the table itself."""
        keys = [*rows.keys, *(entry.key for entry in rows.entries if entry.key)]
        return keys[0].split(".")[0] if keys else None

    def is_gone(self, seat: int) -> bool:
        """Whether the owner of a seat has been away for the grace, or is out of time."""
        owner, clocks = self.disk.row.seats[seat].person, self.core.clocks
        if self.core.row.absence == "clock" and self.core.row.status == "playing":
            end = clocks.time_is_up_at(seat)
            return end is not None and end <= self.time
        if owner in self.away_since and self.time >= self.away_since[owner] + GRACE:
            return True
        return clocks.clock is not None and self.time >= clocks.asked.get(seat, inf) + clocks.clock

    def has_powers(self, person: str | None) -> bool:
        """Whether somebody is the host, or the first one here while the host has been away for the grace."""
        row = self.disk.row
        here = [seat.person for seat in row.seats if seat.person and seat.person not in self.away_since]
        away = self.time >= self.away_since.get(row.host, inf) + HOST_GRACE
        return person == row.host or (away and here[:1] == [person])

    def check_powers(self, row: TableRow, author: str | None) -> None:
        """What is about to be stored of the seats is only what whoever asked for it may do."""
        for n, (old, new) in enumerate(zip(self.disk.row.seats, row.seats, strict=True)):
            if new.warm and not old.warm:
                check(author == old.person or self.is_gone(n), "a bot plays for somebody who is here and in time")
                if author is None and self.setting.absence == "clock":
                    self.check_time_was_up(n)
                check(author in (None, old.person) or self.has_powers(author), "a bot was put there without any power")
            elif new.resigned and not old.resigned and author is None:
                check(row.out_of_time == "seat", "somebody lost their chair though the table does not want that")
                self.check_time_was_up(n)
            elif (old.person, old.bot, old.kept_for) != (new.person, new.bot, new.kept_for) and old.warm == new.warm:
                own = author is not None and author in (old.person, new.person)
                check(own or self.has_powers(author), "somebody changed another's chair")
        lost = row.out_of_time == "seat" and author is None
        check(
            lost or self.disk.row.status == "playing" or row.host == self.disk.row.host,
            "a table was taken from its host",
        )
        if self.disk.row.status == "open" and row.status in ("opening", "playing"):
            people = {seat.person for n, seat in enumerate(row.seats) if seat.person and not self.is_gone(n)}
            patience = HOST_AWAY if any(seat.person == row.host for seat in row.seats) else HOST_GRACE
            together = self.time >= self.away_since.get(row.host, inf) + patience and people <= self.want_to_start
            check(author == row.host or together, "a game was started without the word of everybody")

    def check_undo(self) -> None:
        """What a seat was told about taking back its last move is what becomes of it: done at once, a vote, or no."""
        question = self.core.undo_vote.question
        for seat, told in self.undo_told.items():
            others = len(seats.other_people(self.core.row, seat))
            where = (seat, told, len(self.disk.entries), self.disk.row.status, others, question is None)
            if where in self.undo_checked:
                continue
            self.undo_checked.add(where)
            try:
                becomes = {DraftChange: "free", VoteChange: "ask"}[type(requests.undo(self.core, seat, "key"))]
            except CANNOT_BE_DONE:
                becomes = "no"
            check(told == becomes, f"told of a {told} undo, which is {becomes}")

    def check_told(self, viewers: list[Viewer], told: list[dict[str, Any]], message: dict[str, Any]) -> None:
        """Entries come in the order of the log, none twice, none left out."""
        numbers = [entry["n"] for entry in told]
        n = message["position"]["n"] if message.get("position") else 0
        check(not numbers or numbers == [*range(numbers[0], n)], "entries were left out or told out of order")
        for viewer in viewers:
            if message["type"] == "moved":
                check(viewer.n == n - len(numbers), "a viewer missed entries, or was told some twice")
            viewer.n = n
        if self.told is not None:
            seat = seats.seat_of(self.disk.row, viewers[0].person.id if viewers[0].person else None)
            for entry in told:
                mine = views.told_entry(self.told.seen_entry(self.told.entries[entry["n"]], seat), self.told.tell_entry)
                check(entry["command"] == mine.command and entry["events"] == mine.events, "an entry tells too much")
                if entry.get("changes"):
                    self.check_changes(entry["n"], entry["changes"], SPECTATOR if seat is None else seat)

    def check_changes(self, n: int, changes: list[dict[str, Any] | None], viewer: int) -> None:
        """What is told between two views is what that viewer may know of a state that was really there."""
        assert self.told is not None
        game, s, events = self.told.game, self.before[n].clone(), self.told.entries[n].events
        check(len(changes) == len(events), "changes are told of other events")
        for at, event in enumerate(events):
            event.apply(s)
            change = changes[at]
            if change is None:
                continue
            following = s.clone()
            for later in events[at + 1 :]:
                if not isinstance(later, Entered | Left):
                    break
                later.apply(following)
            view = {
                **game.shared_view(game.redact(following, SPECTATOR)),
                **game.own_view(game.redact(following, viewer), viewer),
            }
            for key, value in change.items():
                check(value == decode(encode(view[key])), "what changed is not what that seat may know")

    def check_line(self, viewers: list[Viewer], line: dict[str, Any], message: dict[str, Any]) -> None:
        """A chat line is stored."""
        check(
            any(kept.n == line["n"] and kept.text == line["text"] for kept in self.disk.lines), "a line is not stored"
        )

    def check_chat(self, viewers: list[Viewer], chat: list[dict[str, Any]], message: dict[str, Any]) -> None:
        """All chat lines are stored."""
        check([line["n"] for line in chat] == [line.n for line in self.disk.lines], "the chat is not as stored")

    def check_reactions(self, viewers: list[Viewer], reactions: dict[str, Any], message: dict[str, Any]) -> None:
        """Standing orders and answers are told to their own seat alone."""
        owners = {viewer.person.id if viewer.person else None for viewer in viewers}
        check(len(owners) == 1, "an answer was told to somebody else")
        seat = seats.seat_of(self.core.row, owners.pop())
        when = None if seat is None else self.core.row.seats[seat].orders
        check(reactions["when"] in (when, "turn"), "standing orders were told")
        answer = reactions.get("answer")
        check(answer is None or (seat, answer) in self.answers, "another's answer was told")

    def replied(self, ticket: tuple[int, PersonRow, wire.AnyAsk], reply: Reply) -> None:
        """A request gets one reply; "done" means that it is stored."""
        number, person, ask = ticket
        check(self.waiting.pop(number, None) == ask.key == reply.key, "a reply that nobody waits for")
        key = f"{person.id}.{ask.key}"
        if isinstance(reply, wire.Done) and not isinstance(ask, wire.Ping):  # that is neither stored nor remembered
            body = requests.body_hash(ask)
            check(self.disk.bodies.get(key, body) == body, "a key was used for two requests")
        if isinstance(reply, wire.Done) and isinstance(ask, wire.Play | wire.Say):
            check(key in self.disk.keys, "something was acknowledged that is not stored")
            self.acknowledged[key] += 1
            self.answered.update((row.seat, key) for row in self.disk.answers.values() if row.key == key)

    def check_timers(self) -> None:
        """Whatever is due was done, unless it waits for the store; what is not yet due will wake the table."""
        core, now = self.core, self.time
        check(core.undo_vote.question is None or core.undo_vote.ends <= now + ANSWER_TIME, "a vote has no end")
        if core.windows.open is not None:
            self.windows_seen.setdefault(core.windows.open.n, now)
        due = [core.undo_vote.ends, core.viewers.next_to_leave, core.host_presence.next_change()]
        if core._change is None and not core._searching_for_next():
            due.append(core.realtime.wakes_at())
            if core.row.status == "opening" and now >= core._retry_at:
                due += core._seeds_end().values()
            if core.row.status == "playing" and not core.paused and now >= core._retry_at:
                asked = [seat for seat in core.clocks.asked if not seats.by_bot(core.row.seats[seat])]
                if core.windows.open is None:
                    due += [end for seat in asked if (end := core.clocks.runs_out_at(seat)) is not None]
                elif core.undo_vote.question is None and core.match is not None and not core._answers:
                    due.append(core.windows.closes_at(core.match, core.row, core.clocks) or inf)
                due += [turn.plays_at for turn in core._turns.values() if turn.command is not None and not turn.moving]
        check(min(due) > now, "something was due and not done")
        check(core.wake_at <= min(due), "the table will not be woken for what is due")

    def settle(self) -> None:
        """In the end the store and the bots answer: everybody gets a reply, and what was acknowledged is there."""
        for _ in range(200):
            if not (self.commits or self.searches or self.core.realtime.busy):
                break
            if not (self.commits or self.searches):
                self.pass_time(0)
            self.report(0)
        while self.advice:
            self.bot_answers(0)
        check(not self.waiting, f"requests were never answered: {self.waiting}")
        lost = [key for key in self.acknowledged if key not in self.disk.keys]
        check(not lost, f"acknowledged and lost: {lost}")
        plays = Counter(entry.key for entry in self.disk.entries if entry.key)
        check(all(times == 1 for times in plays.values()), "something was done twice")


# --- running and shortening ---
def history(seed: int) -> tuple[Setting, list[int]]:
    """A random history."""
    luck = random.Random(seed)
    setting = SETTINGS[luck.randrange(len(SETTINGS))]
    if seed % 6 == 5:
        setting = OVER_DAYS[seed // 6 % len(OVER_DAYS)]
    come = luck.random()  # mostly everybody comes; sometimes everybody but the host, or nobody
    coming = range(setting.people) if come < 0.8 else range(1, len(PEOPLE)) if come < 0.9 else []
    opening = [CONNECT + 100 * n for n in coming]
    return setting, opening + [luck.randrange(NUMBERS) for _ in range(ACTIONS + luck.randrange(MORE))]


def happen(setting: Setting, numbers: list[int]) -> tuple[World, str | None]:
    """Let a history happen; the world after it, and the promise that was broken, if one was."""
    world = World(setting, len(numbers))
    try:
        for number in numbers:
            world.do(number)
        world.settle()
    except Broken as broken:
        return world, str(broken)
    return world, None


def run(setting: Setting, numbers: list[int]) -> str | None:
    """The promise that a history breaks, if it breaks one."""
    return happen(setting, numbers)[1]


def shortened(setting: Setting, numbers: list[int]) -> list[int]:
    """The history without whatever can be left out while it still fails."""
    size = len(numbers)
    while size:
        at = 0
        while at < len(numbers):
            shorter = numbers[:at] + numbers[at + size :]
            if run(setting, shorter) is not None:
                numbers = shorter
            else:
                at += size
        size //= 2
    return numbers


def told(setting: Setting, numbers: list[int]) -> str:
    """A history in words, for whoever reads why it failed."""
    world, broken = happen(setting, numbers)
    return "\n".join([str(setting), *world.happened, f"broken: {broken}"])
