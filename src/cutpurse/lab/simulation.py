"""Simulation: a game of bots on a virtual clock, which leaps to whatever ends first on its schedule (ME-7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from cutpurse.bots import Player
from cutpurse.bots.fallback import PATIENCE, Watchdog, choice_of, move_instead
from cutpurse.bots.hand_speed import HandSpeed
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import CLOCK, Command, Event, Frame, HandPace, State
from cutpurse.kernel.game import Game, Outcome, find
from cutpurse.kernel.match import MOST_SEEN, round_event
from cutpurse.kernel.play import actors, options, ruling, step
from cutpurse.kernel.sets import one
from cutpurse.table.schedule import Motion, Schedule, has_left, milliseconds, whole_milliseconds


@final
class Simulation:
    """Players, one per seat, and the time at their table.

    In frames of real time every hand is under way at once. A motion is chosen when it begins, from what its seat knows
    then, and ruled on when it ends; one that is refused has used its time, and one that is under way when another frame
    opens is void. Frames without a pace are played turn by turn, in no time.

    All follows from the game, the options, the seed, the hands and the players, who may remember: give each game fresh
    ones. `hands` are the players' own unless others are named; `journal` gets every event, secrets included.
    """

    def __init__(
        self,
        game: str | Game,
        players: Sequence[Player],
        seed: int,
        options: dict[str, Any] | None = None,
        hands: Sequence[HandSpeed] | None = None,
        journal: list[Event[Any]] | None = None,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.players = players
        self.hands = [player.hand for player in players] if hands is None else hands
        if len(self.hands) != len(players):
            raise ValueError(f"There are {len(self.hands)} hands for {len(players)} players; allowed: one each.")
        self.luck = Chance(seed % 2**62)
        self.motion_chance = Chance(~seed % 2**62)  # apart, so that the speed of hands does not change the cards
        self.fallback_chance = Chance(seed % 2**61)  # for players that fail, so that nobody else's luck changes
        self.watchdog = Watchdog(PATIENCE)
        self.journal = journal
        self.state = self.game.blank(self.game.check_seats(len(players)), self.game.complete_settings(options))
        self.time = 0.0  # in seconds
        self.schedule = Schedule(self._lot)
        self.under_way: set[int] = set()  # seats whose hands make a motion
        self.spells: list[int] = []  # how long each stretch of real time lasted
        self.decisions = 0  # that players were asked for
        self.failed = 0  # of those: the player had no legal answer, and the policy played instead
        self.motions = 0  # of hands, that ended
        self.refused = 0  # of those
        self.seen: dict[int, list[Event[Any]]] = {  # this round, by those seats whose players look back
            seat: [] for seat, player in enumerate(players) if player.looks_back
        }
        before = self.state.clone()
        self.state.journal = []
        self.game.setup(self.state, self.luck)
        self._see(before, self._noted())

    @property
    def now(self) -> int:
        """The time that has passed, in milliseconds."""
        return milliseconds(self.time)

    def play(self) -> Outcome:
        """Play to the end; how it came out."""
        with self.watchdog:
            while self.state.stack is not None:
                self.advance()
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome

    def advance(self) -> None:
        """The next command of the game, or the next motion that is refused."""
        assert self.state.stack is not None
        frame = self.state.stack.frame
        pace = frame.pace(self.state)
        if pace is None:
            seat = int(self.state.turn)
            self._step(seat, self._chosen(seat).key)
        else:
            self._next(frame, pace)

    def _next(self, frame: Frame[Any], pace: HandPace) -> None:
        """Let the time run until something ends, and rule on it."""
        if self.schedule.spell is None:
            self.schedule.follow(pace, False, 0, self.time)
        for seat in actors(self.state):
            if seat != CLOCK and seat not in self.under_way:
                self._begin_motion(seat, pace)
        if not self.under_way:  # no hand can move: the time is up, whatever is left of it
            self._step(CLOCK, options(self.state, CLOCK)[0].key)
            return
        self.schedule.update_timers(frame.timers(self.state), self.time)
        motion = self._ended()
        key = self.game.command(motion.command).key
        if motion.seat != CLOCK:
            self.under_way.remove(motion.seat)
            self.motions += 1
            if ruling(self.state, motion.seat, key) is not None:
                self.refused += 1
                return
        self._step(motion.seat, key)

    def _begin_motion(self, seat: int, pace: HandPace) -> None:
        """Choose a motion; it ends after a time that is drawn for it."""
        assert self.schedule.spell is not None
        ends = whole_milliseconds(self.time + self.hands[seat].motion(self.motion_chance, pace.hand_ms) / 1000)
        lot = self._lot()
        self.schedule.add(Motion(ends, seat, self._chosen(seat).notation, self.schedule.spell), self.time, lot)
        self.under_way.add(seat)

    def _ended(self) -> Motion:
        """Leap to what ends first, and take it off the schedule."""
        while True:
            self.time = self.schedule.wakes_at()
            motion = self.schedule.next_due(self.time)
            assert motion is not None
            if not self.schedule.is_void(motion):
                return motion

    def _chosen(self, seat: int) -> Command:
        self.decisions += 1
        view = self.game.redact(self.state, seat)
        self.watchdog.choice = self.decisions
        command = choice_of(self.players[seat], view, seat, self.seen.get(seat, ()), patience=None)
        if command is None:
            self.failed += 1
            self.watchdog.choice = -self.decisions
            command = move_instead(self.game, view, seat, self.fallback_chance, patience=None)
        self.watchdog.choice = 0
        return command

    def _step(self, seat: int, key: int) -> None:
        stack_before, spell = self.state.stack, self.schedule.spell
        before = self.state.clone() if self.seen else None
        step(self.state, seat, key, self.luck)
        events = self._noted()
        if before is not None:
            self._see(before, events)
        left = has_left(events)
        if spell is not None and (left or self.state.stack is not stack_before):
            stack = self.state.stack
            self.schedule.follow(None if stack is None else stack.frame.pace(self.state), left, 0, self.time)
            if self.schedule.spell is not spell:
                self.spells.append(milliseconds(self.time - spell.begins))
                self.schedule.clear()
                self.under_way.clear()

    def _see(self, before: State, events: list[Event[Any]]) -> None:
        """Let players who look back see what has happened; of the round that has ended they keep nothing."""
        if not self.seen:
            return
        began = -1
        if self.game.round(before) != self.game.round(self.state):
            began = round_event(self.game, before, events)
        for seat, seen in self.seen.items():
            if began >= 0:
                seen.clear()
            noticed = [event.seen_by(seat) for event in events[max(began, 0) :]]
            seen += [event for event in noticed if event is not None]
            del seen[:-MOST_SEEN]

    def _noted(self) -> list[Event[Any]]:
        """What has happened since the last time, also put into the journal that is kept."""
        events = self.state.journal
        assert events is not None
        self.state.journal = []
        if self.journal is not None:
            self.journal += events
        return events

    def _lot(self) -> float:
        return int(self.motion_chance.below(one(30)))
