"""core.py: no promise is broken in thousands of random histories; planted faults are found and told shortly."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from math import inf
from typing import Any

import pytest

from cutpurse.kernel.core import State, View
from cutpurse.kernel.match import Draft, Match
from cutpurse.table import effects, match_log, opening, seats, views
from cutpurse.table import messages as wire
from cutpurse.table.changes import Change, WindowAnswer
from cutpurse.table.core import Origin, TableCore
from cutpurse.table.host import HostPresence
from cutpurse.table.inputs import Asked, BotChose
from cutpurse.table.move_clocks import MoveClocks
from cutpurse.table.reaction_windows import ReactionWindows
from cutpurse.table.realtime import RealTime
from cutpurse.table.replies import RecentReplies
from cutpurse.table.requests import Request
from cutpurse.table.rows import AnswerRow, EntryRow, TableRow
from cutpurse.table.undo_vote import UndoVote
from tests.table.histories import Setting, World, history, run, shortened, told

CHUNKS = 8  # of all histories, so that several processes share them
HISTORIES = 10_400
LOOKED_AT = 3000  # histories at most until a planted fault is found
SHORT = 14  # a found fault is told in so many numbers at most


def failing(seeds: range, where: Callable[[Setting], bool] = bool) -> tuple[Setting, list[int], str] | None:
    """The first history, where a setting will do, that breaks a promise, shortened, and which."""
    for seed in seeds:
        setting, numbers = history(seed)
        if not where(setting):
            continue
        broken = run(setting, numbers)
        if broken is not None:
            short = shortened(setting, numbers)
            return setting, short, run(setting, short) or broken
    return None


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_promise_is_kept_in_every_history(chunk: int) -> None:
    found = failing(range(chunk, HISTORIES, CHUNKS))
    assert found is None, told(found[0], found[1])


def test_the_histories_are_full_of_what_they_are_about() -> None:
    """Otherwise it would prove nothing that no promise is broken in them."""
    seen: Counter[str] = Counter()
    for seed in range(1500):
        setting, numbers = history(seed)
        world = World(setting, len(numbers))
        for number in numbers:
            before = len(world.disk.entries)
            window, pace, vote = world.core.windows.open, world.core.realtime.pace, world.core.undo_vote.question
            warm = sum(seat.warm for seat in world.disk.row.seats)
            world.do(number)
            grown = len(world.disk.entries) > before
            seen["moves"] += grown
            seen["windows closed"] += grown and window is not None
            if window is not None:
                fresh = [row for row in world.disk.entries[before:] if row.key and not row.undoes]
                seen["reactions"] += sum(row.command != window.passes.get(row.seat) for row in fresh)
            seen["motions"] += grown and pace is not None
            seen["votes"] += vote is None and world.core.undo_vote.question is not None
            seen["undone by a vote"] += grown and world.disk.entries[-1].agreed
            seen["bots took over"] += sum(seat.warm for seat in world.disk.row.seats) > warm
        for line in world.happened:
            seen[" ".join(line.split()[:2]) if line.startswith(("not", "bot")) else line.split()[0]] += 1
        seen["over or abandoned"] += world.core.row.status in ("over", "abandoned")
        states = [seat.seed_state for seat in world.disk.row.seats]
        for state in ("told", "opened", "missed"):
            seen[f"seeds {state}"] += states.count(state)
        seen["started"] += setting.moves < 0 and world.core.match is not None
    rare = {what: seen[what] for what in WHAT_HAPPENS if seen[what] < 3}
    assert not rare, f"too seldom: {rare} of {dict(seen)}"


WHAT_HAPPENS = (
    "moves", "windows closed", "reactions", "motions", "votes", "undone by a vote", "bots took over", "stored",
    "not stored", "conflict", "crash", "over or abandoned", "started", "seeds told", "seeds opened", "seeds missed",
)  # fmt: skip


# --- planted faults ---
honest_begin, honest_not_stored, honest_asked = TableCore._begin, TableCore._not_stored, TableCore._asked
honest_rows, honest_position, honest_told = match_log.entry_rows, views.position, views.told_entries
honest_wake, honest_take_draft, honest_due = TableCore._next_wake, TableCore.take_draft, TableCore._due_change
honest_undo_of, honest_seat_position, honest_resolve = TableCore._undo_of, TableCore._position, ReactionWindows.resolve
honest_window_closes, honest_leave = TableCore._window_closes_at, seats.leave
honest_let_run = MoveClocks.let_run
honest_do_due, honest_require_open = TableCore._do_due, seats.require_open


def shown_before_it_is_stored(self: TableCore, change: Change, origin: Origin) -> None:
    if change.rows is not None:
        self._effects.append(effects.Commit(next(self._numbers), change.rows))
    self._finish(change, origin)


def acknowledged_before_it_is_stored(self: TableCore, change: Change, origin: Origin) -> None:
    if isinstance(origin, Request):
        self._done(origin, origin.done)
        origin = None
    honest_begin(self, change, origin)


def acknowledged_though_it_failed(self: TableCore, number: int, error: Exception) -> None:
    if isinstance(self._origin, Request) and self._change is not None:
        self._change = None
        self._done(self._origin, self._origin.done)
    else:
        honest_not_stored(self, number, error)


def stored_without_keys(entries: list[Any], keys: list[str | None], now: float) -> list[EntryRow]:
    return honest_rows(entries, [], now)


def told_without_the_last(match: Match, seat: int | None, since: int, *more: Any, **end: Any) -> list[wire.Told]:
    told = honest_told(match, seat, since, *more, **end)
    return told[:-1] if seat == 1 else told


def told_twice(match: Match, seat: int | None, since: int, *more: Any, **end: Any) -> list[wire.Told]:
    told = honest_told(match, seat, since, *more, **end)
    return told[:1] + told


def the_position_of_another_seat(match: Match, seat: int | None, left: float | None, shared: Any = None) -> Any:
    return honest_position(match, 0 if seat == 1 else seat, left, shared)


def everything_told(
    match: Match, seat: int | None, since: int, shared: Any = None, end: int | None = None
) -> list[wire.Told]:
    return [views.told_entry(entry, match.tell_entry) for entry in match.entries[since:end]]


def answers_told_to_all(self: TableCore, seat: int) -> None:
    reactions = self.windows.shown(self.running_match(), self.row, seat)
    if reactions is not None:
        self._send(list(self.viewers.connected), wire.Reacted(reactions=reactions))


def never_woken_for_clocks(self: TableCore) -> float:
    return min(self.undo_vote.ends, self.viewers.next_to_leave, self.realtime.wakes_at())


def no_bot_takes_over(self: TableCore, now: float) -> Change | None:
    return honest_due(self, now) if self.windows.open is not None else None


def a_timer_that_never_fires(self: RealTime, now: float) -> None:
    return None


def a_vote_without_end(self: UndoVote, question: wire.Question | None, now: float) -> None:
    self.question, self.ends = question, now + 1e6


def a_request_dropped_while_something_is_stored(self: TableCore, asked: Asked) -> None:
    if self._change is None:
        honest_asked(self, asked)


def shown_as_it_was_before(self: TableCore, draft: Draft, row: TableRow) -> None:
    before = self.running_match().clone()
    honest_take_draft(self, draft, row)
    match, self.match = self.match, before
    self.send_moves(len(before.entries), set())
    self.match = match


def woken_without_regard_to_bots(self: TableCore) -> float:
    turns, self._turns = self._turns, {}
    wake = honest_wake(self)
    self._turns = turns
    return wake


def never_woken_when_the_host_is_gone(self: TableCore) -> float:
    since, self.host_presence.away_since = self.host_presence.away_since, None
    wake = honest_wake(self)
    self.host_presence.away_since = since
    return wake


def nobody_waits_for_the_host(self: HostPresence, now: float) -> bool:
    return self.away_since is not None


def a_host_with_a_chair_is_not_waited_for_longer(self: HostPresence, now: float) -> bool:
    return self.is_away(now)


def everybody_is_gone(self: TableCore, seat: int) -> bool:
    return True


def a_host_who_leaves_their_chair_is_host_no_more(row: TableRow, person: str) -> TableRow:
    return seats.pass_on_host(honest_leave(row, person), person)


def one_word_starts(self: TableCore) -> set[str]:
    return set() if self.players_here == {self.row.host} else {self.acting_host} & self.players_here


def every_undo_is_free(self: TableCore, match: Match, seat: int) -> str:
    return "free" if honest_undo_of(self, match, seat) == "ask" else honest_undo_of(self, match, seat)


def any_body_goes(self: RecentReplies, key: str, body: str) -> bool:
    return True


def before_the_start(setting: Setting) -> bool:
    """Whether nobody has sat down."""
    return setting.moves < 0


def at_a_small_game(setting: Setting) -> bool:
    """Whether people play a game whose histories are quick."""
    return setting.game == "gaunerbande" and setting.people > 1 and setting.moves >= 0


WHERE: dict[object, Callable[[Setting], bool]] = {  # where some faults matter
    nobody_waits_for_the_host: before_the_start,
    a_host_with_a_chair_is_not_waited_for_longer: before_the_start,
    a_host_who_leaves_their_chair_is_host_no_more: before_the_start,
    one_word_starts: before_the_start,
    everybody_is_gone: at_a_small_game,
}


def the_answer_of_another_seat(self: TableCore, match: Match, seat: int | None, times: Any, shared: Any = None) -> Any:
    position = honest_seat_position(self, match, seat, times, shared)
    if seat is not None:
        position.reactions = self.windows.shown(match, self.row, (seat + 1) % match.seats)
    return position


def changes_that_hide_nothing(self: views.Between, s: State, viewer: int) -> View:
    return View(s)


def answers_dropped_when_the_window_closes(self: ReactionWindows, match: Match) -> tuple[Draft, list[str | None]]:
    assert self.open is not None
    self.open.answers.clear()
    return honest_resolve(self, match)


def answers_kept_in_memory(self: TableCore, change: Change, origin: Origin) -> None:
    if isinstance(change, WindowAnswer):
        self._finish(change, origin)
    else:
        honest_begin(self, change, origin)


def answers_not_read_again(self: ReactionWindows, answers: list[AnswerRow]) -> None:
    return None


def a_window_that_closes_while_an_answer_is_stored(self: TableCore) -> float | None:
    answers, self._answers = self._answers, {}
    closes = honest_window_closes(self)
    self._answers = answers
    return closes


def nobody_is_waited_for(row: TableRow) -> list[int]:
    return []


def a_table_in_a_hurry(self: TableCore) -> bool:
    self._opening_ends = -inf
    return honest_do_due(self)


def chairs_that_change_hands_while_seeds_are_opened(row: TableRow) -> None:
    if row.status != "opening":
        honest_require_open(row)


def any_seed_will_do(table: TableCore, n: int, seed: str, key: str) -> Change:
    taken = seats.with_seat(table.row, n, seed=seed, seed_state="opened", seed_ended=table.now.date)
    return opening._next(table, taken, key)


def never_woken_for_seeds(self: TableCore) -> float:
    ends, self._opening_ends = self._opening_ends, inf
    wake = honest_wake(self)
    self._opening_ends = ends
    return wake


def vacations_that_count(self: MoveClocks, seats: set[int], now: float) -> None:
    return None


def a_bank_that_runs_for_all(self: MoveClocks, seats: set[int], now: float) -> None:
    honest_let_run(self, set(self.banks), now)


def a_window_that_closes_when_all_have_answered(self: ReactionWindows, row: TableRow) -> float | None:
    assert self.open is not None
    return self.open.bots_chose if self.open.answers.keys() == self.open.passes.keys() else self.open.closing


def only_over_days(setting: Setting) -> bool:
    """Whether its clocks run for days."""
    return setting.absence == "clock"


WHERE.update(dict.fromkeys((vacations_that_count, a_bank_that_runs_for_all), only_over_days))
WHERE[a_window_that_closes_when_all_have_answered] = only_over_days


@pytest.mark.plain
@pytest.mark.parametrize(
    ("where", "what", "fault", "promise"),
    [
        (TableCore, "_begin", shown_before_it_is_stored, "not stored"),
        (TableCore, "_begin", acknowledged_before_it_is_stored, "acknowledged"),
        (TableCore, "_not_stored", acknowledged_though_it_failed, "acknowledged"),
        (match_log, "entry_rows", stored_without_keys, "acknowledged"),
        (views, "told_entries", told_without_the_last, "entries"),
        (views, "told_entries", told_twice, "entries"),
        (views, "told_entries", everything_told, "too much"),
        (views, "position", the_position_of_another_seat, "may know"),
        (TableCore, "send_reactions", answers_told_to_all, "told"),
        (TableCore, "_next_wake", never_woken_for_clocks, "woken"),
        (TableCore, "_due_change", no_bot_takes_over, "due"),
        (RealTime, "next_due", a_timer_that_never_fires, "due"),
        (UndoVote, "set_question", a_vote_without_end, "no end"),
        (TableCore, "_asked", a_request_dropped_while_something_is_stored, "never answered"),
        (TableCore, "take_draft", shown_as_it_was_before, "not stored"),
        (TableCore, "_next_wake", woken_without_regard_to_bots, "woken"),
        (TableCore, "_next_wake", never_woken_when_the_host_is_gone, "woken"),
        (TableCore, "_position", the_answer_of_another_seat, "another's|standing orders"),
        (HostPresence, "is_away", nobody_waits_for_the_host, "power|chair|word"),
        (HostPresence, "is_long_away", a_host_with_a_chair_is_not_waited_for_longer, "word of everybody"),
        (seats, "leave", a_host_who_leaves_their_chair_is_host_no_more, "taken from its host"),
        (TableCore, "is_gone", everybody_is_gone, "in time"),
        (TableCore, "may_start_together", one_word_starts, "word of everybody"),
        (TableCore, "_undo_of", every_undo_is_free, "told of a free undo"),
        (RecentReplies, "takes", any_body_goes, "two requests"),
        (views.Between, "_known", changes_that_hide_nothing, "may know"),
        (ReactionWindows, "resolve", answers_dropped_when_the_window_closes, "in a window"),
        (TableCore, "_begin", answers_kept_in_memory, "acknowledged that is not stored"),
        (ReactionWindows, "restore", answers_not_read_again, "in a window"),
        (TableCore, "_window_closes_at", a_window_that_closes_while_an_answer_is_stored, "in a window"),
        (TableCore, "_do_due", a_table_in_a_hurry, "not waited for"),
        (opening, "waits_for", nobody_is_waited_for, "opened the wrong way"),
        (seats, "require_open", chairs_that_change_hands_while_seeds_are_opened, "exchanged"),
        (opening, "open_seed", any_seed_will_do, "opened the wrong way"),
        (TableCore, "_next_wake", never_woken_for_seeds, "woken"),
        (MoveClocks, "stand_still", vacations_that_count, "was out of time"),
        (MoveClocks, "let_run", a_bank_that_runs_for_all, "was out of time"),
        (ReactionWindows, "_closes_fixed", a_window_that_closes_when_all_have_answered, "before its time"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_fault_is_found_and_told_shortly(
    monkeypatch: pytest.MonkeyPatch, where: Any, what: str, fault: Callable[..., object], promise: str
) -> None:
    monkeypatch.setattr(where, what, fault)
    found = failing(range(LOOKED_AT), WHERE.get(fault, bool))
    assert found is not None, "nothing was noticed"
    _, numbers, broken = found
    assert re.search(promise, broken)
    assert len(numbers) <= SHORT


def test_a_bot_that_fails_after_the_game_was_abandoned_harms_nobody() -> None:
    world = World(Setting("gaunerbande", 1, 2, 0), 1)
    world.connect(0)
    world.pass_time(0)
    assert world.bots, "a bot is thinking"
    world.send(world.people[0], wire.Abandon(key="key-abandon"))
    world.report_all(0)
    assert world.core.row.status == "abandoned"
    for asked in world.bots:
        world.take(BotChose(asked.turn, None))
    assert not world.core.bots_at_work


def test_every_promise_is_kept_where_the_log_runs_full() -> None:
    full = 0
    for seed in range(160):
        setting, numbers = history(seed)
        if setting.moves < 0:
            continue
        world = World(setting, len(numbers))
        room = len(world.disk.entries) + 3
        for number in numbers:
            world.core.most_entries = room  # also of the one that comes after a crash
            world.do(number)
        world.core.most_entries = room
        world.settle()
        ended = world.disk.row.status != "playing"
        assert ended or len(world.disk.entries) < room
        assert len(world.disk.entries) < room + 4, "a move, or the answers in a window, may go beyond it"
        full += ended and len(world.disk.entries) >= room
    assert full > 20
