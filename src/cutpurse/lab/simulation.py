"""Simulation: a game of bots on a virtual clock, where the next event is whatever ends first (ME-7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, final

from cutpurse.bots import Player
from cutpurse.bots.hand_speed import HandSpeed
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import CLOCK, Event, Frame, HandPace
from cutpurse.kernel.game import Game, Outcome, find
from cutpurse.kernel.play import Entered, Left, actors, options, ruling, step
from cutpurse.kernel.sets import one


class Due(NamedTuple):
    """Something under way: when it ends, in milliseconds; the lot that orders what ends at once; whose command it is.

    A motion of a hand goes before what CLOCK has to say at the same moment: it was in time.
    """

    ends: int
    by_clock: bool
    lot: int
    seat: int
    key: int


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
        self.journal = journal
        self.state = self.game.blank(self.game.check_seats(len(players)), self.game.complete_settings(options))
        self.now = 0  # milliseconds
        self.spells: list[int] = []  # how long each stretch of real time lasted
        self.decisions = 0  # that players were asked for
        self.motions = 0  # of hands, that ended
        self.refused = 0  # of those
        self.since: int | None = None  # when the stretch of real time began that is going on
        self.due: dict[int, Due] = {}  # by seat: the motion of its hand
        self.timers: dict[str, Due] = {}  # by name: what CLOCK will say
        self.state.journal = []
        self.game.setup(self.state, self.luck)
        self._note()

    def play(self) -> Outcome:
        """Play to the end; how it came out."""
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
            self._step(seat, self._chosen(seat))
        else:
            self._next(frame, pace)

    def _next(self, frame: Frame[Any], pace: HandPace) -> None:
        """Let the time run until something ends, and rule on it."""
        if self.since is None:
            self.since = self.now
        for seat in actors(self.state):
            if seat != CLOCK and seat not in self.due:
                ends = self.now + self.hands[seat].motion(self.motion_chance, pace.hand_ms)
                self.due[seat] = Due(ends, False, self._lot(), seat, self._chosen(seat))
        if not self.due:  # no hand can move: the time is up, whatever is left of it
            self._step(CLOCK, options(self.state, CLOCK)[0].key)
            return
        self._update_timers(frame)
        due = min([*self.due.values(), *self.timers.values()])
        self.now = due.ends
        if not due.by_clock:
            del self.due[due.seat]
            self.motions += 1
            if ruling(self.state, due.seat, due.key) is not None:
                self.refused += 1
                return
        self._step(due.seat, due.key)

    def _update_timers(self, frame: Frame[Any]) -> None:
        """Start the timers that are new, and stop those that are no more."""
        running: dict[str, Due] = {}
        for timer in frame.timers(self.state):
            running[timer.name] = self.timers.get(timer.name) or Due(
                self.now + 1000 * timer.seconds, True, self._lot(), CLOCK, self.game.command(timer.command).key
            )
        self.timers = running

    def _chosen(self, seat: int) -> int:
        self.decisions += 1
        return self.players[seat].choose(self.game.redact(self.state, seat), seat).key

    def _step(self, seat: int, key: int) -> None:
        step(self.state, seat, key, self.luck)
        if self._note() and self.since is not None:
            self.spells.append(self.now - self.since)
            self.since = None
            self.due.clear()
            self.timers.clear()

    def _note(self) -> bool:
        """Put the events since the last time into the journal that is kept; whether a frame opened or closed."""
        events = self.state.journal
        assert events is not None
        moved = any(isinstance(event, Entered | Left) for event in events)
        if self.journal is not None:
            self.journal += events
        events.clear()
        return moved

    def _lot(self) -> int:
        return int(self.motion_chance.below(one(30)))
