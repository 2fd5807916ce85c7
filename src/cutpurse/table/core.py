"""TableCore: a table as a state machine. `step` takes an input and the time, and returns effects; it does no I/O.

A change is stored before it is true: the core asks for a commit, and only the report that its rows are on the disk
makes the change part of the table and sends it to anybody (`_stored`). Until then further requests, bots and timers
wait. Which rows and messages a request leads to is in requests.py and changes.py; time, presence and bots are here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Mapping
from functools import partial
from itertools import count
from math import ceil, floor, inf
from random import Random
from typing import Final, Literal, TypeVar, final

from cutpurse.bots.player import uses_seen
from cutpurse.kernel.core import CLOCK, Rule, State
from cutpurse.kernel.game import BadCommand, find
from cutpurse.kernel.lessons import DO_AS_ASKED
from cutpurse.kernel.match import ALREADY_REVEALED, NOTHING_TO_UNDO, Draft, Match
from cutpurse.kernel.match import Refused as RefusedByRule
from cutpurse.kernel.play import GAME_OVER, NOT_NOW
from cutpurse.kernel.record import Entry
from cutpurse.table import effects, inputs, lesson, moderation, opening, requests, seats, views
from cutpurse.table import messages as wire
from cutpurse.table.bots import BotTimes, random_move, substitute_bot
from cutpurse.table.changes import Change, DraftChange, RowChange, WindowAnswer
from cutpurse.table.errors import Conflict, RequestError
from cutpurse.table.host import HostPresence
from cutpurse.table.inputs import Moment
from cutpurse.table.move_clocks import MoveClocks
from cutpurse.table.reaction_windows import OpenWindow, ReactionWindows
from cutpurse.table.realtime import COUNTDOWN, RealTime, no_trip
from cutpurse.table.replies import RecentReplies, Reply, error_reply
from cutpurse.table.requests import NOT_LOOKED_UP, Request
from cutpurse.table.rows import ChatRow, ClockRow, PersonRow, Rows, StoredTable, TableRow
from cutpurse.table.schedule import Motion, Spell, whole_milliseconds
from cutpurse.table.spectator_names import SpectatorNames
from cutpurse.table.undo_vote import UndoVote
from cutpurse.table.viewers import Viewer, Viewers, id_of

CHAT_KEPT = 100  # lines that somebody who connects gets
MOST_TOLD = 500  # entries that somebody who connects gets; earlier ones can be asked for
MOST_ENTRIES = 20_000  # of a log: no game of people comes near it, but somebody who plays and undoes for ever does;
UNDO_SHARE: Final = 0.75  # of these, moves may be taken back; the rest is left to moves: nobody ends a game by undoing
GRACE = 45.0  # seconds that the table waits for somebody who is away
LONG_TURN = 60.0  # seconds: of a turn that is over sooner, nobody is told who is elsewhere
RETRY_AFTER = 1.0  # seconds until the table tries again by itself, after rows could not be stored

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
CANNOT_BE_DONE = (RefusedByRule, BadCommand, RequestError)
KEY_USED = RequestError("key-used")
NOBODY: Final[frozenset[str]] = frozenset()


@final
class Times:
    """The clocks of a table, the same for every viewer: what is left for a move, and the clocks of real time."""

    def __init__(
        self, left: float | None, live: wire.Live | None, clocks: list[float | None] | None, running: list[int]
    ) -> None:
        self.left = left
        self.live = live
        self.clocks = clocks
        self.running = running


@final
class BotTurn:
    """A bot on its way to a move: it is asked, and plays what it has chosen after a pause."""

    def __init__(self, number: int, seat: int, plays_at: float, spell: Spell | None) -> None:
        self.number = number
        self.seat = seat
        self.plays_at = plays_at  # no earlier, so that people can follow; in real time a motion takes a while
        self.spell = spell  # the spell of real time it is for
        self.window: OpenWindow | None = None  # the window it was asked in
        self.failed = False  # the bot has, and the policy of the game is asked in its place
        self.entries = 0  # how long the log was when it was asked,
        self.last: Entry | None = None  # and its last entry
        self.command: str | None = None  # what it has chosen; empty if the policy failed, too
        self.moving = False  # its motion is queued


Origin = Request | Motion | BotTurn | None  # what a change came from; None: the table itself


def asked_by(origin: Origin) -> list[Request]:
    """The request that a change came from and whose key is stored with it; none if it was the table or a bot.

    The key of a rematch is not stored: whoever asks again is told which table it is.
    """
    if isinstance(origin, Motion):
        return [ticket for ticket in origin.tickets[:1] if isinstance(ticket, Request)]
    return [origin] if isinstance(origin, Request) and not isinstance(origin.ask, wire.Rematch) else []


class TableCore:
    """One table: its seats, its match, its viewers and its clocks."""

    def __init__(
        self,
        stored: StoredTable,
        match: Match | None,
        chat: list[ChatRow],
        now: Moment,
        dice: Random,
        grace: float = GRACE,
        countdown: float = COUNTDOWN,
        slow: float = 1.0,
        bot_times: BotTimes | None = None,
        undoes_passes: bool = False,
        most_entries: int | None = MOST_ENTRIES,
        vacations: Mapping[str, float] | None = None,
    ) -> None:
        self.row = stored.row
        self.vacations = {} if vacations is None else vacations  # by person on vacation, until when; others change it
        self.faces = stored.faces  # the text of its house set, empty for the game's own
        self.match = match
        self.lesson = lesson.lesson_of(stored.row)
        self.now = now
        self.dice = dice
        self.chat = deque(chat, maxlen=CHAT_KEPT)
        self.viewers = Viewers()
        self.spectator_names = SpectatorNames()
        self.has_sat: set[str] = set()  # people who had a chair, since the table was loaded
        self.here: set[str] = set()  # people who are connected, or asked for something lately,
        self.players_here: set[str] = set()  # and those of them with a seat
        self.host_presence = HostPresence(stored.row.host, now.time)
        self.ready: set[str] = set()  # people who want to start while the host is away,
        self.removed: set[str] = set()  # and those whose chair a host has freed
        self.undo_vote = UndoVote()
        self.moved_at = stored.entries[-1].at if stored.entries else stored.row.made  # when the game last went on
        self.most_moves = 0 if match is None else len(match.kept)  # only beyond that has the game gone on
        self.recent = RecentReplies()
        self.clocks = MoveClocks(
            stored.row.clock, grace, stored.row.bank, stored.row.increment, stored.row.absence, len(stored.row.seats)
        )
        self.windows = ReactionWindows(find(stored.row.game), stored.row.delay, dice, stored.row.over_days)
        self._clocks_stored = stored.clocks
        self._storing_clocks: dict[int, ClockRow | None] = {}  # being stored, by number, and what was before
        self.realtime = RealTime(len(stored.row.seats), self._trip, countdown, slow)
        self.undoes_passes = undoes_passes  # a move is taken back with its seat's automatic passes after it
        self.most_entries = most_entries  # of the log; None: any number
        self.bot_times = bot_times or BotTimes(stored.row.game, stored.row.pace, dice)
        self.wake_at = inf  # when the next step is due, if nothing happens before
        self._effects: list[effects.Effect] = []
        self._numbers = count()
        self._requests: deque[Request] = deque()
        self._due_comes_first = False  # after a request, before the next one: nobody holds the table up by asking
        self._searches: dict[int, tuple[Request, Exception | None]] = {}  # keys being searched for, and why
        self._change: Change | None = None  # being stored
        self._change_number = -1
        self._origin: Origin = None
        self._answers: dict[int, tuple[WindowAnswer, Origin]] = {}  # being stored beside it, by number
        self._shown: views.ShownViews | None = None  # as sent last
        self._lesson_shown: wire.LessonAt | None = None  # as sent last
        self._skip_shown: list[int] | None = None  # as sent last
        self._earlier = views.EarlierEntries()
        self.stopped_at: float | None = None  # when whoever plays against bots alone stopped all clocks
        self._returned: set[int] = set()  # seats whose owners are back, while a bot still plays for them
        self._turns: dict[int, BotTurn] = {}  # by seat
        self._waits_for = NOBODY  # as told last
        self._retry_at = -inf  # until then the table does nothing by itself,
        self._clocks_retry_at = -inf  # and its clocks are not stored
        self._opening_ends = inf  # when the table no longer waits for seeds to be opened
        self._loaded_in_opening = -inf  # when the table was loaded, if it was then: nobody could be connected yet
        if self.row.status == "opening":
            self._opening_ends = now.time + opening.OPENING_TIME
            self._loaded_in_opening = now.time
        for seat in range(len(self.row.seats)):
            self.clocks.set_presence(seat, False, now.time)
        self._update_clocks(set())
        self._restore_clocks(stored.clocks)
        self.windows.restore(stored.answers)

    # --- steps ---
    def step(self, event: inputs.Input, now: Moment) -> list[effects.Effect]:
        """Take an input; returns what is to be done, in order."""
        self.now = now
        done: list[effects.Effect] = []
        self._effects = done
        self._pass_time()
        if isinstance(event, inputs.Asked):
            self._asked(event)
        elif isinstance(event, inputs.Stored):
            self._stored(event.number)
        elif isinstance(event, inputs.BotChose):
            self._bot_chose(event.turn, event.command)
        elif isinstance(event, inputs.Entered):
            self._enter(event.viewer, event.since)
        elif isinstance(event, inputs.Exited):
            self.viewers.remove(event.viewer)
            self._update_presence()
            self.send_table()
        elif isinstance(event, inputs.Visited):
            if not moderation.is_blocked(self.row, event.person.id):
                self.viewers.visit(event.person, now.time)
                self._see_visitors()
        elif isinstance(event, inputs.NotStored):
            self._not_stored(event.number, event.error)
        elif isinstance(event, inputs.KeySearched):
            self._key_searched(event.number, event.found, event.body, event.error)
        elif isinstance(event, inputs.Advised):
            self._advised(event)
        elif isinstance(event, inputs.VacationsChanged):
            self._vacations_changed()
        self._go_on()
        self._tell_who_is_waited_for()
        self._store_clocks()
        self.wake_at = self._next_wake()
        self._effects = []  # whoever is in them, and refers to this table, is the shell's business now
        return done

    def _go_on(self) -> None:
        """Handle requests and whatever is due, until something has to be stored; then let bots choose."""
        while self._change is None and not self._searching_for_next():
            if self._requests and not self._due_comes_first:
                self._due_comes_first = True
                self._handle_next()
            elif self._do_due():
                self._due_comes_first = False
            elif self._requests:
                self._handle_next()
            else:
                self._due_comes_first = False
                break
        if self.row.status == "playing" and not self.realtime.published:
            self.send_moves(len(self.running_match().entries), set(), went_on=False)
        if self._change is None:
            self._let_bots_choose()
            self._leap()

    def close(self) -> None:
        """Let go of what refers back to this table, so that it is freed at once and not by a collection."""
        self.realtime.trip = no_trip

    @property
    def busy(self) -> bool:
        """Whether something is under way that must be reported to this table."""
        return bool(self.storing or self._requests or self._searches or self.realtime.busy or self.bots_at_work)

    @property
    def storing(self) -> bool:
        """Whether rows are being stored."""
        return self._change is not None or bool(self._answers)

    @property
    def bots_at_work(self) -> int:
        """How many bots are on their way to a move."""
        return len(self._turns)

    # --- store first, then show ---
    def _begin(self, change: Change, origin: Origin) -> None:
        """Store a change; if there is nothing to store, it is true at once.

        For an answer in a window nobody waits: how long others wait for the table must not tell that somebody answered.
        """
        if change.rows is None:
            self._finish(change, origin)
            return
        for request in asked_by(origin):
            change.rows.bodies[request.key] = request.body
        number = next(self._numbers)
        if isinstance(change, WindowAnswer) and change.unseen:
            self._answers[number] = (change, origin)
        else:
            self._change, self._origin, self._change_number = change, origin, number
        self._effects.append(effects.Commit(number, change.rows))

    def _stored(self, number: int) -> None:
        """The rows of a change are on the disk: only now is it true, and shown."""
        if number in self._storing_clocks:
            del self._storing_clocks[number]
        elif number in self._answers:
            self._finish(*self._answers.pop(number))
        elif number == self._change_number and self._change is not None:
            change, origin = self._change, self._origin
            self._change = self._origin = None  # who asked refers to this table, and may have been the last to ask
            self._finish(change, origin)

    def _finish(self, change: Change, origin: Origin) -> None:
        """Make a change true, show it, and reply to whoever asked for it."""
        change.apply(self)
        match origin:
            case Request(ask=wire.Rematch()):
                self._done(origin, wire.Done(key=origin.ask.key, table=self.row.next))
            case Request():
                self._done(origin, origin.done)
            case Motion():
                self._motion_ended(origin)
            case BotTurn():
                self._turns.pop(origin.seat, None)

    def _not_stored(self, number: int, error: Exception) -> None:
        """The rows of a change could not be stored: it never was."""
        if number in self._storing_clocks:
            self._clocks_stored = self._storing_clocks.pop(number)
            self._clocks_retry_at = self.now.time + RETRY_AFTER
            self._effects.append(effects.Report(error))
            return
        if number in self._answers:
            _, asked = self._answers.pop(number)
            if isinstance(asked, Request):
                self._refuse(asked, error)
            return
        if number != self._change_number or self._change is None:
            return
        origin = self._origin
        self._change = self._origin = None
        match origin:
            case Request() as request:
                self._refuse(request, error)
                return
            case Motion() as motion:
                self._motion_ended(motion, error)
                if motion.key is not None:
                    return
            case BotTurn(seat=seat):
                self._turns.pop(seat, None)
        self._effects.append(effects.Report(error))
        self._retry_at = self.now.time + RETRY_AFTER

    # --- requests ---
    def _asked(self, asked: inputs.Asked) -> None:
        ask, person, ticket = asked.ask, asked.person, asked.ticket
        if isinstance(ask, wire.Ping):
            self._reply(ticket, wire.Done(key=ask.key))  # at once: a ping tests the connection, not the table
            return
        if moderation.is_blocked(self.row, person.id):
            self._reply(ticket, error_reply(ask.key, RequestError("blocked")))
            return
        request = Request(person, ask, ticket, isinstance(ask, NOT_LOOKED_UP))
        if isinstance(ask, wire.Hint):
            self._try(request, self._hint)
        elif not self.recent.takes(request.key, request.body):
            self._reply(ticket, error_reply(ask.key, KEY_USED))
        elif isinstance(ask, wire.Play) and self.realtime.pace is not None:
            self._try(request, self._submit)
        else:
            self._requests.append(request)
            if not request.checked and request.key not in self.recent.done:
                self._search_key(request, None)
            else:
                request.checked = True

    def _searching_for_next(self) -> bool:
        """Whether it is being looked up if the next request was handled before; all else waits, so that it is next."""
        return bool(self._requests) and not self._requests[0].checked

    def _handle_next(self) -> None:
        """Handle the next request."""
        request = self._requests.popleft()
        if request.key in self.recent.done:
            self._reply(request.ticket, self.recent.done[request.key])
        elif (change := self._try(request, partial(requests.change_for, self))) is not None:
            self._begin(change, request)

    def _try(self, request: Request, handler: Callable[[Request], T]) -> T | None:
        """What a handler returns for a request; if it raises, that is the reply, and nothing has changed."""
        try:
            return handler(request)
        except Exception as error:
            self._refuse(request, error)
        return None

    def _submit(self, request: Request) -> None:
        """Queue a motion of real time; it does not wait for what is being stored, so that no stamp is late."""
        assert isinstance(request.ask, wire.Play)
        if request.key in self.recent.done:
            self._reply(request.ticket, self.recent.done[request.key])
            return
        seat = self.seat_of(request.person.id)
        lesson.require_wanted(self, seat, request.ask.commands)
        now = self.now.time
        self.realtime.submit(self.running_match(), seat, request.ask.commands, request.key, request, now)

    def _hint(self, request: Request) -> None:
        """Ask a bot what it would do in this seat; meanwhile the table goes on."""
        match, seat = self.running_match(), self.seat_of(request.person.id)
        if not self.row.hints or lesson.going_on(self) is not None:
            raise RequestError("hints-off")
        if seats.other_people(self.row, seat):
            raise RequestError("no-hint")
        if not match.options(seat):
            raise RefusedByRule(match.why_nots(seat)["*"])
        bot = substitute_bot(self.row.game)
        self._effects.append(effects.AskAdvice(request.ticket, request.ask.key, bot, match.clone(), seat))

    def _advised(self, advice: inputs.Advised) -> None:
        """Pass a bot's advice on."""
        unable = error_reply(advice.key, RequestError("trouble", "no bot has an idea"))
        hinted = wire.Hinted(key=advice.key, commands=advice.commands, choices=advice.choices)
        self._reply(advice.ticket, hinted if advice.commands else unable)

    def _done(self, request: Request, reply: wire.Done) -> None:
        self.recent.remember(request.key, reply)
        self._reply(request.ticket, reply)

    def _refuse(self, request: Request, error: Exception) -> None:
        """Reply why a request cannot be done, unless it was done before: then it could not be done again."""
        if isinstance(error, (*CANNOT_BE_DONE, Conflict)):
            self._search_key(request, error)
        else:
            self._effects.append(effects.Report(error))
            self.recent.refused(request.key)
            self._reply(request.ticket, error_reply(request.ask.key, error), error)

    def _search_key(self, request: Request, error: Exception | None) -> None:
        number = next(self._numbers)
        self._searches[number] = (request, error)
        self._effects.append(effects.SearchKey(number, request.key))

    def _key_searched(self, number: int, found: bool, body: str | None, trouble: Exception | None) -> None:
        """Whether a request was handled before: looked up before it is handled, or after it was refused."""
        request, error = self._searches.pop(number)
        if trouble is not None:
            self._effects.append(effects.Report(trouble))
            error = trouble
        if found and body not in (None, request.body):
            found, error = False, KEY_USED
        if not found and error is None:
            request.checked = True  # it is new, and is handled when its turn comes
            return
        if not request.checked:
            self._requests.remove(request)
        if error is None or found:
            self._reply(request.ticket, request.done)
        else:
            self.recent.refused(request.key)
            self._reply(request.ticket, error_reply(request.ask.key, error), error)

    def _reply(self, ticket: inputs.Ticket, message: Reply, why: Exception | None = None) -> None:
        self._effects.append(effects.SendReply(ticket, message, why))

    # --- what is due ---
    def _pass_time(self) -> None:
        """Tell everybody what the time alone has changed; nothing of that is stored."""
        now = self.now.time
        if self.undo_vote.ends <= now:
            self.undo_vote.close()
            self.send_vote()
        if self._vacation_ends() <= now:
            self._vacations_changed()
        if self.viewers.next_to_leave <= now:
            self._see_visitors()
        if min(self.host_presence.next_change(), self._next_gone()) <= now:
            self.ready &= self.may_start_together()
            self.send_table()

    def _do_due(self) -> bool:
        """Do the first thing that is due by itself, if anything is; whether there was."""
        now = self.now.time
        acts = self.row.status == "playing" and now >= self._retry_at
        if acts and self.realtime.spell is not None:
            self._end_bot_motions(now)
        motion = self.realtime.next_due(now)
        if motion is not None:
            self._move_hand(motion)
            return True
        if self.ready and now >= self._retry_at and self._all_are_ready():  # the last one they waited for is gone
            self._begin(opening.begin(self, seats.start(self.row, self.now.date), None), None)
            return True
        if self.row.status == "opening" and now >= self._retry_at:
            late = [seat for seat, end in self._seeds_end().items() if end <= now]
            if late:
                self._begin(opening.give_up(self, late), None)
                return True
        if not acts:
            return False
        change = self._due_change(now)
        if change is not None:
            self._begin(change, None)
            return True
        return self._bot_moves(now)

    def _due_change(self, now: float) -> Change | None:
        """What the table changes by itself now: it hands seats back, closes a window, or lets bots take over."""
        row = self.row
        if self._returned:
            self._returned = {seat for seat in self._returned if row.seats[seat].warm}
            for seat in self._returned:
                row = seats.hand_back(row, seat)
            if row is not self.row:
                return RowChange(self, row)
        if self.paused:
            return None
        if self.windows.open is not None:
            closes = self._window_closes_at()
            if closes is None or closes > now:
                return None
            draft, keys = self.windows.resolve(self.running_match())
            return DraftChange(self, draft, self.row, keys)
        if not self.clocks.running:
            return None
        for seat in self._people_asked():
            end, entries = self.clocks.runs_out_at(seat), len(self.running_match().entries)
            if end is not None and end <= now:
                late = (up := self.clocks.time_is_up_at(seat)) is not None and up <= now
                row = seats.run_out(row, seat, entries, self.now.date) if late else seats.hand_to_bot(row, seat)
        return None if row is self.row else RowChange(self, row)

    def _seeds_end(self) -> dict[int, float]:
        """Until when the table waits for each seed that is still to be opened."""
        ends: dict[int, float] = {}
        for seat in opening.waits_for(self.row):
            ends[seat] = self._opening_ends
            away = self.clocks.away.get(seat)
            if away is not None and away > self._loaded_in_opening:
                ends[seat] = min(self._opening_ends, away + opening.RECONNECT_TIME)
        return ends

    def _window_closes_at(self) -> float | None:
        """When the open window closes; None while it waits for somebody, for a vote, or until an answer is stored."""
        if self.undo_vote.question is not None or self._answers:
            return None
        return self.windows.closes_at(self.running_match(), self.row, self.clocks)

    def _people_asked(self) -> list[int]:
        """The seats the table waits for that no bot plays."""
        return [seat for seat in self.clocks.asked if not seats.by_bot(self.row.seats[seat])]

    def _next_wake(self) -> float:
        """When something is due; while the store is waited for, only what needs no storing."""
        # By twos, which mypyc compares itself: this is asked at every step.
        due = min(self.undo_vote.ends, self.viewers.next_to_leave)
        due = min(due, min(self.host_presence.next_change(), self._next_gone()))
        due = min(due, self._vacation_ends())
        if self._clocks_retry_at > self.now.time:
            due = min(due, self._clocks_retry_at)
        if self._change is not None or self._searching_for_next():
            return due
        due = min(due, self.realtime.wakes_at())
        if self.row.status == "opening":
            return min(due, max(min(self._seeds_end().values(), default=inf), self._retry_at))
        if self.ready and self._all_are_ready():
            return min(due, self._retry_at)
        if self.row.status != "playing" or self.paused:
            return due
        own = inf
        if self.windows.open is not None:
            closes = self._window_closes_at()
            own = inf if closes is None else closes
        elif self.clocks.running:
            for seat in self._people_asked():
                end = self.clocks.runs_out_at(seat)
                if end is not None and end < own:
                    own = end
        for turn in self._turns.values():
            if turn.command is not None and not turn.moving:
                own = min(own, turn.plays_at)
        return min(due, max(own, self._retry_at))

    # --- bots ---
    def bot_to_move(self, seat: int) -> bool:
        """Whether it is a bot's turn in this seat."""
        if not seats.by_bot(self.row.seats[seat]):
            return False
        asked = self.row.status == "playing" and seat in self.clocks.asked and not self.windows.answered(seat)
        return asked and self.undo_vote.question is None and not self.paused and not lesson.waits(self, seat)

    def _let_bots_choose(self) -> None:
        """Ask every bot that is to move and was not asked yet: it thinks while it pauses."""
        now = self.now.time
        if self._turns:
            self._turns = {seat: turn for seat, turn in self._turns.items() if self._goes_on(turn)}
        for seat in self.clocks.asked:
            if seat not in self._turns and self.bot_to_move(seat):
                turn = self._turns[seat] = self._new_turn(seat, now)
                turn.command = lesson.line_for(self, seat)
                if turn.command is None:
                    self._ask_bot(turn)

    def _goes_on(self, turn: BotTurn) -> bool:
        """Whether a bot's turn goes on: it is thinking or moving, or its move still means what it meant."""
        return turn.moving or turn.command is None or self._may_play(turn)

    def _may_play(self, turn: BotTurn) -> bool:
        """Whether a bot's move still means what it meant; a motion under way is only ruled on when it ends."""
        if turn.spell is not None:
            return self._is_current(turn) and seats.by_bot(self.row.seats[turn.seat])
        return self.bot_to_move(turn.seat) and self._is_current(turn)

    def _is_current(self, turn: BotTurn) -> bool:
        """Whether all goes on in which a bot was asked: the spell of real time, the window, and what came before."""
        if turn.spell is not self.realtime.spell or turn.window is not self.windows.open:
            return False
        entries = [] if self.match is None else self.match.entries
        return turn.last is None or (len(entries) >= turn.entries and entries[turn.entries - 1] is turn.last)

    def _new_turn(self, seat: int, now: float) -> BotTurn:
        """A bot's turn; in a window it does not pause, since nobody sees that it answers."""
        spell, bot = self.realtime.spell, self.row.seats[seat].bot
        waits = 0.0 if spell is not None or self.windows.open is not None else self.bot_times.pause()
        turn = BotTurn(next(self._numbers), seat, now + waits, spell)
        if spell is not None and bot is not None:
            turn.plays_at = whole_milliseconds(max(now, spell.begins) + self.bot_times.motion(bot, spell))
        self._note_place(turn)
        return turn

    def _note_place(self, turn: BotTurn) -> None:
        """Note in which place of the game a bot is asked."""
        entries = self.running_match().entries
        turn.window, turn.entries = self.windows.open, len(entries)
        turn.last = entries[-1] if entries else None

    def _ask_bot(self, turn: BotTurn) -> None:
        bot = self.row.seats[turn.seat].bot
        assert bot is not None
        match = self.running_match()
        self._note_place(turn)
        seen = match.seen_this_round(turn.seat) if not turn.failed and uses_seen(bot, self.row.game) else []
        self._effects.append(effects.AskBot(turn.number, bot, turn.seat, match.known(turn.seat), seen, turn.failed))

    def _bot_chose(self, number: int, command: str | None) -> None:
        """Take what a bot has chosen; where that is nothing, or nonsense, the policy of the game is asked instead."""
        turn = next((turn for turn in self._turns.values() if turn.number == number), None)
        if turn is None:
            return
        if command and self._is_nonsense(turn, command):
            bot = self.row.seats[turn.seat].bot or ""
            self._effects.append(effects.BotFailed(bot, turn.seat, command))
            command = None
        if not command and not turn.failed and self._may_play(turn):
            turn.failed = True
            self._ask_bot(turn)
        else:
            turn.command = command or ""

    def _is_nonsense(self, turn: BotTurn, command: str) -> bool:
        """Whether a bot chose what it could not; if somebody has moved since it was asked, it may just be too late."""
        match = self.match
        if match is None or len(match.entries) != turn.entries:
            return False
        try:
            return match.why_not(turn.seat, command) is not None
        except BadCommand:
            return True

    def _end_bot_motions(self, now: float) -> None:
        """Queue the motions of bots that end now, so that a timer of the same moment comes after them."""
        for turn in list(self._turns.values()):
            if turn.spell is not None and turn.command is not None and not turn.moving and turn.plays_at <= now:
                self._play_for(turn, turn.command)

    def _bot_moves(self, now: float) -> bool:
        """Play by turns what a bot has chosen, if it is due; whether there was such a bot."""
        for turn in self._turns.values():
            if turn.spell is None and turn.command is not None and turn.plays_at <= now:
                self._play_for(turn, turn.command)
                return True
        return False

    def _play_for(self, turn: BotTurn, command: str) -> None:
        """Play a bot's move, if it still means what it meant when it was chosen; any move, if all failed."""
        match, seat = self.running_match(), turn.seat
        if not self._may_play(turn):
            del self._turns[seat]
            return
        try:
            command = command or random_move(match, seat, self.dice)
            if turn.spell is not None:
                self.realtime.submit(match, seat, [command], None, turn, turn.plays_at, self.dice.random())
                turn.moving = True
            else:
                self._begin(requests.play(self, seat, [command], None), turn)
        except CANNOT_BE_DONE:
            del self._turns[seat]  # it is asked again, if it is still its turn

    # --- real time ---
    def _move_hand(self, motion: Motion) -> None:
        """Let a motion take effect, or answer that it is refused by now; whoever moves counts as present."""
        try:
            if self.realtime.is_void(motion):
                raise RefusedByRule(NOT_NOW, motion.command)
            row = self.row if motion.key is None else seats.hand_back(self.row, motion.seat)
            draft = self.running_match().drafted(motion.seat, motion.command)
        except CANNOT_BE_DONE as error:
            self._motion_ended(motion, error)
        else:
            self._begin(DraftChange(self, draft, row, [motion.key]), motion)

    def _motion_ended(self, motion: Motion, error: Exception | None = None) -> None:
        """Tell whoever made a motion how it ended; a timer whose command failed is started again."""
        if motion.seat == CLOCK:
            if error is not None and self.realtime.restart_timer(motion, self.now.time):
                self._effects.append(effects.Report(error))
            return
        for ticket in motion.tickets:
            if isinstance(ticket, BotTurn):
                self._turns.pop(ticket.seat, None)
            elif error is None:
                self._done(ticket, ticket.done)
            else:
                self._refuse(ticket, error)

    # --- the rest of real time, when only bots act on ---
    def watchers_of_bots(self) -> list[int] | None:
        """The seats of those who are done while bots alone act on in real time, and still watch them.

        None where a person acts, too, or nobody who is done is here. A program never minds.
        """
        spell = self.realtime.spell
        if spell is None or self.row.status != "playing" or self.paused:
            return None
        if not all(seats.by_bot(self.row.seats[seat]) for seat in self.clocks.asked):
            return None
        here = [n for n, seat in enumerate(self.row.seats) if seat.person in self.players_here]
        done = [n for n in here if not seats.by_bot(self.row.seats[n]) and not self.row.seats[n].program]
        return [n for n in done if n not in spell.skipped_by] if done else None

    def may_skip(self, seat: int) -> bool:
        """Whether somebody may say that they need not see the rest."""
        return self.watchers_of_bots() is not None and not seats.by_bot(self.row.seats[seat])

    def skip_rest(self, seat: int) -> None:
        """Somebody who is done need not see the rest."""
        assert self.realtime.spell is not None
        self.realtime.spell.skipped_by.add(seat)
        self.send_table()

    def _leap(self) -> None:
        """Where nobody watches the bots any more, leap to the moment when the first motion or timer ends.

        Every bot has chosen by then: so they play what they would have played, in the same order, and nobody waits.
        """
        if self.watchers_of_bots() != [] or self.now.time < self._retry_at:
            return
        waits = self.storing or self._searching_for_next() or self.realtime.busy
        if waits or any(turn.command is None for turn in self._turns.values()):
            return
        first = min([self.realtime.wakes_at(), *(turn.plays_at for turn in self._turns.values())])
        seconds = floor(1000 * (first - self.now.time)) / 1000 if first < inf else 0.0
        if seconds > 0:
            self.realtime.leap(seconds)
            for turn in self._turns.values():
                turn.plays_at = whole_milliseconds(turn.plays_at - seconds)

    # --- whose turn it is ---
    def _tell_who_is_waited_for(self) -> None:
        """Tell for whom the table waits, if that has changed; in real time nobody could come back in time."""
        people = NOBODY
        if self.clocks.asked and self.row.status == "playing" and self.realtime.pace is None:
            asked = (self.row.seats[seat].person for seat in self.clocks.asked if self._has_long_turn(seat))
            people = frozenset([person for person in asked if person is not None])
        if people != self._waits_for:
            self._waits_for = people
            self._effects.append(effects.Waits(people, len(self.running_match().entries) if people else 0))

    def _has_long_turn(self, seat: int) -> bool:
        """Whether a person is to move in a seat, others wait for it, and neither clock nor window is soon over."""
        owner = self.row.seats[seat]
        if owner.program or seats.by_bot(owner) or not seats.other_people(self.row, seat):
            return False
        if seat in self.clocks.standing:
            return False  # they are on vacation
        clock = self.clocks.clock
        if clock is not None and clock < LONG_TURN:
            return False
        if self.windows.open is None:
            return True
        if self.windows.fixed is not None and self.windows.fixed < LONG_TURN:
            return False
        end = self.clocks.passes_at(seat)
        if end is not None and end - self.clocks.asked[seat] < LONG_TURN:
            return False
        return self.windows.asks(self.running_match(), self.row, seat)

    # --- what becomes of the table; called by changes once they are stored ---
    def take_row(self, row: TableRow) -> None:
        """The table's own row has changed."""
        returned = {n for n, seat in enumerate(self.row.seats) if seat.warm and not row.seats[n].warm}
        gone = seats.changed_owners(self.row, row)
        if row.seats is not self.row.seats:
            self.ready.clear()  # they wanted to start with other people
        for seat in gone:
            self.clocks.forget(seat)
        self.has_sat.update(seat.person for seat in self.row.seats if seat.person is not None)
        self.removed.difference_update(seat.person for seat in row.seats if seat.person is not None)
        shut_out = row.moderated is not self.row.moderated
        read_on = row.step != self.row.step
        if row.status == "opening" and self.row.status != "opening":
            self._opening_ends = self.now.time + opening.OPENING_TIME
        self.row = row
        if shut_out:
            self._drop_blocked()
        if row.status != "playing":
            self.undo_vote.close()
        if gone:
            self.stopped_at = None  # it was stopped by one person alone
        self.undo_vote.remove_voters(gone)
        self.clocks.give_return_time(returned)
        self._update_clocks(returned)
        self._update_presence()
        self.send_table()
        timed = self.clocks.clock is not None or self.clocks.bank is not None
        if row.status == "playing" and (gone or read_on or (returned and timed)):
            # No new entry, but a clock was restarted, one person less has to agree to an undo, or a lesson went on.
            self.send_moves(len(self.running_match().entries), returned, went_on=bool(returned))

    def take_draft(self, draft: Draft, row: TableRow) -> None:
        """The game has gone on."""
        match = self.running_match()
        since, before = len(match.entries), match.state
        match.settle(draft)
        self.moved_at = self.now.date
        agreed = any(entry.agreed for entry in draft.entries)
        went_on = agreed or len(match.kept) > self.most_moves
        self.most_moves = len(match.kept) if agreed else max(self.most_moves, len(match.kept))
        changed = row is not self.row or self.undo_vote.question is not None
        self.row = row
        self.undo_vote.close()
        if went_on and self.windows.open is None:
            moved = {entry.seat for entry in draft.entries if not entry.undoes}
            self.clocks.add_increment(moved, {seat for seat in moved if self._is_timed(seat)})
        self.send_moves(since, {entry.seat for entry in draft.entries} if went_on else set(), went_on, before)
        if row.out_of_time == "turn":
            self._returned |= {n for n, seat in enumerate(row.seats) if seat.warm and n not in self.clocks.asked}
        told = self.lesson is not None and lesson.shown(self) != self._lesson_shown
        if changed or told or self.watchers_of_bots() != self._skip_shown:
            self.send_table()

    # --- connections and presence ---
    def require_room(self, viewer: Viewer) -> None:
        """Raise RequestError if there is no room for one more viewer."""
        self.require_welcome(id_of(viewer))
        self.viewers.who_must_leave(viewer, self._kept_places())

    def _kept_places(self) -> set[str]:
        """For whom there is always room: the host, who sits or has sat here, and for whom a chair is reserved."""
        kept = {self.row.host} | self.has_sat
        for seat in self.row.seats:
            kept.update(person for person in (seat.person, seat.kept_for) if person is not None)
        return kept

    def _make_room(self, viewer: Viewer) -> None:
        """Let whoever has to give way to a viewer go, and tell them why: then they do not come back at once."""
        try:
            leaves = self.viewers.who_must_leave(viewer, self._kept_places())
        except RequestError:
            return  # there was room when they were let in
        if leaves is not None:
            self.viewers.remove(leaves)
            self._send([leaves], wire.Problem(code="too-many"))
            self._effects.append(effects.Drop([leaves]))

    def require_welcome(self, person: str | None) -> None:
        """Raise RequestError if the host has shut somebody out."""
        if moderation.is_blocked(self.row, person):
            raise RequestError("blocked")

    def _drop_blocked(self) -> None:
        """End the connections of who was shut out; when they come again, they are told."""
        blocked = [v for v in self.viewers.connected if moderation.is_blocked(self.row, id_of(v))]
        for viewer in blocked:
            self.viewers.remove(viewer)
        self._effects.append(effects.Drop(blocked))

    def _enter(self, viewer: Viewer, since: int) -> None:
        """Somebody connects: they get a snapshot, and the others see that they are here."""
        seat = seats.seat_of(self.row, id_of(viewer))
        self._make_room(viewer)
        self.viewers.add(viewer)
        self._update_presence()
        self.spectator_names.forget(self.here, self.row.host)
        if viewer.person is not None:
            self.name_of(viewer.person)  # who comes first keeps their name
        self._send([viewer], self.snapshot(id_of(viewer), since, self.now.time))
        self.send_table(skip=viewer)
        if seat is not None and self.row.seats[seat].warm:
            self._returned.add(seat)

    def _see_visitors(self) -> None:
        before = self.players_here
        self._update_presence()
        if self.players_here != before:
            self.send_table()

    def _update_presence(self) -> None:
        now, rested = self.now.time, not self.players_here
        self.here = self.viewers.people(now)
        self.host_presence.update(self.row.host, self.here, now)
        self.players_here = seats.people_here(self.row, self.here)
        for n, seat in enumerate(self.row.seats):
            self.clocks.set_presence(n, seat.person in self.players_here, now)
        self.ready &= self.may_start_together()
        if rested and self.players_here and not self.row.over_days:
            self.clocks.restart(now)
            self.windows.restart(now)
        self._let_clocks_run()
        self._update_realtime()

    # --- the powers of a host ---
    @property
    def acting_host(self) -> str:
        """Who acts as host: the host or, when they have been away for a while, the first seated person present."""
        away = self.host_presence.is_away(self.now.time)
        return seats.acting_host(self.row, self.here) if away else self.row.host

    def require_host(self, person: str) -> None:
        """Raise RequestError unless somebody has the powers of a host."""
        if person not in (self.row.host, self.acting_host):
            raise RequestError("not-host")

    def may_end(self, person: str | None) -> bool:
        """Whether somebody may end the game for everyone: the host, or who acts as host when they are long away.

        Over days nobody need be there, and a host who is away has left nothing to anybody.
        """
        long_away = self.host_presence.is_long_away(self.now.time)
        long_away = long_away and not (self.row.over_days and self.row.status == "playing")
        return person == self.row.host or (long_away and person == self.acting_host)

    def may_start_together(self) -> set[str]:
        """Who starts the game without the host: while the host is away, all other seated people who are not gone.

        A host with a chair wants to play, so they are waited for longer. And nobody is passed over because their line
        dropped a moment ago.
        """
        now, sits = self.now.time, seats.seat_of(self.row, self.row.host) is not None
        away = self.host_presence.is_long_away(now) if sits else self.host_presence.is_away(now)
        if not away or self.row.status != "open":
            return set()
        others = seats.people(self.row) - {self.row.host}
        return {person for person in others if not self.is_gone(self.seat_of(person))}

    def _all_are_ready(self) -> bool:
        """Whether everybody who starts the game without the host wants to, and somebody of them is here."""
        together = self.may_start_together()
        return bool(together & self.here) and together <= self.ready

    def is_gone(self, seat: int) -> bool:
        """Whether a bot may take over a seat: its owner has been away for the grace, or is out of time."""
        if self.row.status == "open":
            return self.clocks.is_away(seat, self.now.time)
        return self.clocks.is_gone(seat, self.now.time)

    def _next_gone(self) -> float:
        """When whoever acts as host must be told that they may do more about a chair, unless its owner comes back."""
        if not self.clocks.away or self.row.status not in ("open", "playing"):
            return inf
        away = [since for n, since in self.clocks.away.items() if self.row.seats[n].person is not None]
        ends = [since + self.clocks.grace for since in away]
        return min((end for end in ends if end > self.host_presence.told_at), default=inf)

    def name_of(self, person: PersonRow) -> str:
        """What somebody is called at this table, with a seat or without; empty if they have no name."""
        seat = seats.seat_of(self.row, person.id)
        return self.spectator_names.name(person, self.row, self.chat) if seat is None else self.row.seats[seat].name

    def guest(self, who: str) -> tuple[str, str]:
        """The person with this guest id, and their name: somebody seated, connected, in the chat, or moderated."""
        known = [(seat.person or seat.kept_for, seat.name) for seat in self.row.seats]
        known += [(v.person.id, self.name_of(v.person)) for v in self.viewers.connected if v.person]
        known += [(line.person, line.name) for line in self.chat]
        known += [(moderated.person, moderated.name) for moderated in self.row.moderated]
        for person, name in known:
            if person is not None and moderation.guest_id(self.row, person) == who:
                return person, name
        raise RequestError("no-guest")

    @property
    def paused(self) -> bool:
        """Whether no player is present, or the only one has stopped all clocks.

        A game of bots alone is paused while nobody watches; one that is played over days needs nobody to be there.
        """
        if self.players_here or self.row.over_days:
            return self.stopped_at is not None
        return not self.viewers.connected or any(seat.person for seat in self.row.seats)

    # --- clocks ---
    def stop_clocks(self, on: bool) -> None:
        """Stop all clocks and bots, or let them go on; whoever does plays against bots alone."""
        if on == (self.stopped_at is not None):
            return
        if self.stopped_at is not None:
            self.clocks.go_on(self.stopped_at, self.now.time)
            self.windows.restart(self.now.time)
        self.stopped_at = self.now.time if on else None
        self._let_clocks_run()
        self._update_realtime()
        self.send_table()
        self.send_moves(len(self.running_match().entries), set(), went_on=False)

    def _update_clocks(self, again: set[int], went_on: bool = True) -> None:
        actors = self.match.actors() if self.match is not None and self.row.status == "playing" else []
        self._update_realtime()
        # In real time a move has no clock of its own.
        self.clocks.clock = self.row.clock if self.realtime.pace is None else None
        self.clocks.wait_for([seat for seat in actors if seat >= 0], again, self.now.time, went_on)
        self.windows.update(self.match if actors else None, self.row, self.now.time)
        self._let_clocks_run()

    def _is_timed(self, seat: int) -> bool:
        """Whether a seat's own time counts now: it is to move, by turns, and the table does not stand still."""
        plays = self.row.status == "playing" and not self.paused and not seats.by_bot(self.row.seats[seat])
        by_turns = self.windows.open is None and self.realtime.pace is None
        return plays and by_turns and seat in self.clocks.asked and seat not in self.clocks.standing

    def _let_clocks_run(self) -> None:
        """Let the clocks of those run whose time counts now; whoever is on vacation has theirs standing still."""
        if self.row.takes_vacations:
            away = {n for n in range(len(self.row.seats)) if self.on_vacation_until(n) is not None}
            self.clocks.stand_still(away, self.now.time)
        if self.clocks.bank is not None:
            self.clocks.let_run({seat for seat in self.clocks.asked if self._is_timed(seat)}, self.now.time)

    # --- vacations ---
    def on_vacation_until(self, seat: int) -> float | None:
        """Until when the owner of a seat is on vacation, in seconds since 1970; None if they are not."""
        until = self.vacations.get(self.row.seats[seat].person or "")
        return None if until is None or until <= self.now.date else until

    def _vacation_ends(self) -> float:
        """When the next vacation ends for which a clock stands still here."""
        ends = inf
        for seat in self.clocks.standing:
            ends = min(ends, self.now.time + max(0.0, (self.on_vacation_until(seat) or 0.0) - self.now.date))
        return ends

    def _vacations_changed(self) -> None:
        """Somebody who sits here goes on vacation, or is back."""
        self._let_clocks_run()
        self.send_table()
        if self.row.status == "playing":
            self.send_moves(len(self.running_match().entries), set(), went_on=False)

    # --- clocks that outlive the server ---
    def _restore_clocks(self, stored: ClockRow | None) -> None:
        """Take up the clocks as they were; at a table that stands still without people, only everybody's own time."""
        if stored is None or self.match is None:
            return
        same = self.row.over_days and stored.n == len(self.match.entries)
        self.clocks.restore(stored.seats, self.now.time, same)
        if same and self.windows.open is not None and stored.closes is not None:
            self.windows.open.closing = stored.closes
        self._let_clocks_run()

    def _store_clocks(self) -> None:
        """Store the clocks if they must outlive the server and are other than before."""
        if not self.row.over_days and self.clocks.bank is None:
            return
        if self.match is None or (self.row.status != "playing" and self._clocks_stored is None):
            return
        if self.now.time < self._clocks_retry_at:
            return
        row, old = self._clock_row(self.match), self._clocks_stored
        if old is not None and (row.n, row.seats, row.closes, row.due) == (old.n, old.seats, old.closes, old.due):
            return
        number = next(self._numbers)
        self._storing_clocks[number], self._clocks_stored = old, row
        self._effects.append(effects.Commit(number, Rows(self.row.id, clocks=row)))

    def _clock_row(self, match: Match) -> ClockRow:
        """The clocks as they are to be stored."""
        row = ClockRow(table=self.row.id, n=len(match.entries), at=self.now.time if self.row.over_days else None)
        if self.row.status != "playing":
            return row
        row.seats = self.clocks.stored()
        if not self.row.over_days:
            return row
        if self.windows.open is not None:
            row.closes = row.due = round(self.windows.open.closing, 3)
        else:
            ends = [end for seat in self._people_asked() if (end := self.clocks.time_is_up_at(seat)) is not None]
            row.due = min(ends, default=None)
        if any(seats.by_bot(self.row.seats[seat]) for seat in self.clocks.asked) or self._returned:
            row.due = 0.0  # bots have something to do
        standing = [until for n in self.clocks.standing if (until := self.on_vacation_until(n)) is not None]
        if standing:  # by the minute, so that it is the same when it is worked out again
            back = self.now.time + min(standing) - self.now.date
            row.due = min(60.0 * ceil(back / 60), inf if row.due is None else row.due)
        return row

    def _update_realtime(self) -> None:
        self.realtime.timeless = lesson.is_timeless(self)
        paused = self.paused or lesson.stands_still(self)
        self.realtime.update(self.match if self.row.status == "playing" else None, paused, self.now.time)

    def _trip(self, seat: int) -> float | None:
        return self.viewers.trip(self.row.seats[seat].person)

    def _times(self, now: float) -> Times:
        left = None if self.paused else self.clocks.left(self._people_asked(), now)
        clocks, running = None, []
        if self.row.over_days and self.windows.open is not None and self.windows.fixed is not None:
            left = max(0.0, self.windows.open.closing - now)
        if self.row.over_days or self.clocks.bank is not None:
            clocks = [self._left_of(seat, now) for seat in range(len(self.row.seats))]
            if self.windows.open is None:
                running = [seat for seat in self._people_asked() if self.clocks.time_is_up_at(seat) is not None]
        return Times(left, self.realtime.shown(now), clocks, [] if self.paused else running)

    def _left_of(self, seat: int, now: float) -> float | None:
        """What a seat has left: of its own time, or of that for the move it is asked for."""
        if self.row.seats[seat].person is None:
            return None
        if self.clocks.bank is not None:
            return self.clocks.own_time(seat, now)
        return self.clocks.time_left(seat, now) if self.windows.open is None else None

    def times_left(self, now: float) -> dict[int, float]:
        """By seat that the table waits for, the seconds it has left, where its clock runs."""
        if self.paused or self.row.status != "playing":
            return {}
        asked = self._people_asked()
        if self.windows.open is not None:
            left = self._times(now).left
            return {} if left is None else dict.fromkeys(asked, left)
        ends = {seat: self.clocks.time_is_up_at(seat) for seat in asked}
        return {seat: max(0.0, end - now) for seat, end in ends.items() if end is not None}

    # --- what viewers see ---
    def facts(self, now: float) -> wire.Table:
        """What everybody may know about the table."""
        watching = self.viewers.watching(self.players_here)
        question = self.undo_vote.shown(now)
        found = views.table_message(self.row, self.acting_host, self.here, self.ready, watching, question)
        found.most = self.most_entries
        found.grace = None if self.row.absence == "clock" else self.clocks.grace
        if self.clocks.standing:
            found.away_until = [self.on_vacation_until(n) for n in range(len(self.row.seats))]
        found.lesson = lesson.shown(self)
        found.stopped = self.stopped_at is not None
        found.skip = self.watchers_of_bots()
        found.hints = found.hints and lesson.going_on(self) is None
        return found

    def _you(self, person: str | None) -> wire.You:
        """Who somebody is at this table, and what they may do."""
        acts = person == self.acting_host
        arranges = person if acts and self.row.status in ("open", "playing") else None
        watching = {v.person.id: self.name_of(v.person) for v in self.viewers.connected if v.person} if acts else {}
        return views.you(
            self.row,
            person,
            host=acts,
            ends=self.may_end(person),
            starts=self.row.status == "open" and (person == self.row.host or person in self.may_start_together()),
            removed=person in self.removed,
            guests=moderation.guests(self.row, watching.items()) if acts else [],
            frees=requests.chairs_to_free(self, arranges) if arranges and self.row.status == "open" else [],
            replaces=[] if arranges is None else requests.chairs_to_replace(self, arranges),
        )

    def snapshot(self, person: str | None, since: int, now: float) -> wire.Snapshot:
        """Everything one person may know; the log from entry `since` on."""
        seat = seats.seat_of(self.row, person)
        return wire.Snapshot(
            table=self.facts(now),
            you=self._you(person),
            position=None if self.match is None else self._position(self.match, seat, self._times(now)),
            told=[] if self.match is None else self._told(self.match, seat, since, len(self.match.entries)),
            chat=[views.chat_line(self.row, line) for line in self.chat],
        )

    def _told(self, match: Match, seat: int | None, since: int, end: int) -> list[views.Part]:
        """The entries between two, as a seat saw them: the latest of these, as many as somebody gets at once."""
        return self._earlier.told(match, seat, max(since, end - MOST_TOLD, 0), end)

    def earlier(self, person: str | None, end: int) -> wire.Log:
        """The entries before one, as one person saw them: the latest of these."""
        if self.match is None:
            raise RequestError("not-started")
        end = min(end, len(self.match.entries))
        seat = seats.seat_of(self.row, person)
        return wire.Log(told=self._told(self.match, seat, 0, end))

    def _position(
        self, match: Match, seat: int | None, times: Times, shared: views.Shared | None = None
    ) -> wire.Position:
        narrowed = seat is not None and lesson.narrows(self, seat)
        position = views.position(match, seat, times.left, None if narrowed else shared)
        position.live = times.live
        position.clocks, position.running = times.clocks, times.running
        if seat is not None:
            if narrowed:
                lesson.narrow(self, position)
            position.undo = self._undo_of(match, seat)
            position.reactions = self.windows.shown(match, self.row, seat)
        return position

    def undo_voters(self, match: Match, seat: int) -> list[int] | Rule | Literal["no-undo", "question-open"]:
        """Who must agree before a seat takes back its last move; nobody, if it revealed nothing, or only to bots.

        Or why it cannot be taken back: moves of real time never are, and people are asked about a move once.
        """
        if lesson.going_on(self) is not None:
            return DO_AS_ASKED
        if self.most_entries is not None and float(len(match.entries)) >= self.most_entries * UNDO_SHARE:
            return "no-undo"  # the log is so long that its last entries are left to moves
        last = match.last(seat)
        if last is None or last.n < self.realtime.undo_floor:
            return NOTHING_TO_UNDO
        undo = match.can_undo(seat)
        if undo == "no":
            return GAME_OVER
        voters = seats.other_people(self.row, seat) if undo == "ask" else []
        if voters and self.undo_vote.question is not None:
            return "question-open"
        if voters and last.n in self.undo_vote.asked_about:
            return ALREADY_REVEALED
        return voters

    def _undo_of(self, match: Match, seat: int) -> Literal["free", "ask", "no"]:
        """What a seat is told about taking back its last move: what would become of it if they asked now."""
        voters = self.undo_voters(match, seat) if self.row.status == "playing" else None
        if not isinstance(voters, list):
            return "no"
        return "ask" if voters else "free"

    # --- sending ---
    def send_moves(self, since: int, again: set[int], went_on: bool = True, before: State | None = None) -> None:
        """Send everyone their view of the match and the entries since `since`; each view is built once per seat.

        With the state before these entries, they are also told what lies between it and the view.
        """
        assert self.match is not None
        match = self.match  # which may have ended, unfinished too, by the very move that is sent
        self._update_clocks(again, went_on)
        self.realtime.published = True
        last, self._shown = self._shown, None
        if not self.viewers.connected:
            return
        times = self._times(self.now.time)
        shared = views.Shared(match, since, before, last)
        self._shown = shared.shown

        def message(seat: int | None) -> wire.Moved:
            told = views.told_entries(match, seat, since, shared)
            return wire.Moved(told=told, position=self._position(match, seat, times, shared))

        self._send_each(lambda person: seats.seat_of(self.row, person), message)

    def send_reactions(self, seat: int) -> None:
        """Somebody answered in a window or changed their standing orders: send it to their own connections only."""
        reactions = self.windows.shown(self.running_match(), self.row, seat)
        person = self.row.seats[seat].person
        if reactions is not None and person is not None:
            self._send([v for v in self.viewers.connected if id_of(v) == person], wire.Reacted(reactions=reactions))

    def send_table(self, skip: Viewer | None = None) -> None:
        """Send everyone the table as it is now: seats, presence, status."""
        self.host_presence.told(self.now.time)
        if not self.viewers.connected:
            return
        facts = self.facts(self.now.time)
        self._lesson_shown, self._skip_shown = facts.lesson, facts.skip

        def message(person: str | None) -> wire.Changed:
            return wire.Changed(table=facts, you=self._you(person))

        self._send_each(lambda person: person, message, skip)

    def send_vote(self) -> None:
        """A vote about an undo was opened or ended: send it, and who may still ask for one."""
        if self.undo_vote.question is None:
            self.windows.restart(self.now.time)
        self.send_table()
        self.send_moves(len(self.running_match().entries), set(), went_on=False)

    def send_chat(self, row: ChatRow) -> None:
        """Send everyone a chat line, which is stored already."""
        self.chat.append(row)
        self._send(list(self.viewers.connected), wire.Said(line=views.chat_line(self.row, row)))

    def _send(self, viewers: list[Viewer], message: wire.AnyMessage) -> None:
        if viewers:
            self._effects.append(effects.Send(viewers, views.encode(message)))

    def _send_each(
        self,
        kind: Callable[[str | None], K],
        message: Callable[[K], wire.AnyMessage],
        skip: Viewer | None = None,
    ) -> None:
        """Send each viewer the message for their kind of person, built and encoded once per kind."""
        told: dict[K, list[Viewer]] = {}
        for viewer in self.viewers.connected:
            if viewer is not skip:
                told.setdefault(kind(id_of(viewer)), []).append(viewer)
        for meant, viewers in told.items():
            self._effects.append(effects.Send(viewers, views.encode(message(meant))))

    # --- lookups ---
    def seat_of(self, person: str) -> int:
        """The seat of somebody whose request needs one."""
        seat = seats.seat_of(self.row, person)
        if seat is None:
            raise RequestError("not-seated")
        return seat

    def running_match(self) -> Match:
        """The match, which must have been started and not abandoned."""
        if self.match is None or self.row.status == "abandoned":
            raise RequestError("not-started")
        return self.match
