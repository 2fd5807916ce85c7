"""A real-time phase: everyone acts at once, with one hand each, while the person types.

On a terminal that is redrawn the clock runs in real time, slowed down as the person wants it. Elsewhere, with piped
lines or where keys cannot be read one by one, the clock stops until a line comes. A move then takes as long as a bot's,
and an empty line lets as much time pass.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from cutpurse.bots import Bot
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Command, HandPace, Rule
from cutpurse.kernel.match import Refused
from cutpurse.kernel.play import Entered, Left
from cutpurse.terminal import keyboard
from cutpurse.terminal.games.views import PERSON
from cutpurse.terminal.realtime_bots import NEVER, RealTimeBots

if TYPE_CHECKING:
    from cutpurse.terminal.table import TerminalTable

COUNTDOWN = 3  # seconds before hands may move
TICK = 0.5  # seconds between two updates of the time left
LONGEST_STEP = 2.0  # seconds that count at most between two updates, so that a stopped program misses nothing


class RealTimePhase:
    """One real-time phase. Times are in milliseconds since it began."""

    def __init__(self, table: TerminalTable, pace: HandPace) -> None:
        self.table = table
        self.match = table.match
        self.pace = pace
        self.slow = table.seating.slow
        bots = {seat: table.bots[seat] for seat in range(self.match.seats) if seat != PERSON}
        self.bots = RealTimeBots(self.match, bots, table.seating.seed + 1000 * len(self.match.entries))
        self.clock_runs = table.screen.drawn and table.screen.interactive and keyboard.READY
        self.countdown: int | None = 0 if self.clock_runs else None  # 0 before it starts; None once it is over
        self.over = False  # what follows is turn by turn, another phase, or the end of the game
        self.hand_free_at = 0.0  # when the person may move again
        self.queued: tuple[str, Command] | None = None  # the move to be made then, and the line it is from

    def view_fields(self) -> dict[str, Any]:
        """What a view does not know: the countdown, and the seconds until each timer runs out."""
        return {"ready": self.countdown, "timers": self.bots.seconds_left(self.slow), "clock_runs": self.clock_runs}

    @property
    def person_is_done(self) -> bool:
        """Whether the person has nothing more to do in this phase."""
        return PERSON not in self.match.actors()

    def run(self) -> None:
        """Play until the phase is over."""
        if self.clock_runs:
            self.run_by_the_clock()
        else:
            self.run_paused()
        self.table.save()

    # --- the clock runs ---
    def run_by_the_clock(self) -> None:
        """Wait until the person is ready, count down, and let the bots move while the person types."""
        while self.countdown == 0:
            if line := self.table.prompt():
                self.table.handle_line(line)
            else:
                self.countdown = COUNTDOWN
        keys = keyboard.Keyboard()
        with keys.key_mode():
            self.count_down(keys)
            last = time.monotonic()
            while not self.over:
                self.draw(keys)
                lines = keys.wait(min(TICK, self.until_next()))
                passed = min(time.monotonic() - last, LONGEST_STEP)
                self.pass_time(self.bots.now + 1000 * passed / self.slow)
                for line in lines:
                    self.handle_line(line, keys)
                last = time.monotonic()  # the clock stops while somebody reads the rules

    def count_down(self, keys: keyboard.Keyboard) -> None:
        """Three, two, one; at no pace at all there is no wait."""
        for n in range(COUNTDOWN, 0, -1):
            self.countdown = n
            until = time.monotonic() + self.table.pace
            while time.monotonic() < until:
                self.draw(keys)
                for line in keys.wait(until - time.monotonic()):
                    self.handle_line(line, keys)
        self.countdown = None

    def until_next(self) -> float:
        """Real seconds until something is due."""
        due = self.bots.next_scheduled()
        ends = min(due.ends if due else NEVER, self.hand_free_at if self.queued else NEVER)
        return (ends - self.bots.now) * self.slow / 1000

    def draw(self, keys: keyboard.Keyboard) -> None:
        """Redraw the table, with the line being typed below it."""
        self.table.screen.redraw(self.table.screen_lines(self.table.view()), keys.typed)

    def handle_line(self, line: str, keys: keyboard.Keyboard) -> None:
        """Do what a line says; once the person is done, anything but an action skips to the end."""
        self.table.notice = []
        if self.person_is_done and not self.table.is_action(line):
            self.bots_move(NEVER)
        elif line:
            with keys.line_mode():
                self.table.handle_line(line)

    # --- the clock stops between lines ---
    def run_paused(self) -> None:
        """Ask for lines, and let time pass with each of them."""
        while not self.over:
            if self.person_is_done:
                self.bots_move(NEVER)
            elif line := self.table.prompt():
                self.table.handle_line(line)
            else:
                self.bots_move(self.bots.now + self.person_motion)

    @property
    def person_motion(self) -> float:
        """How long a move of the person takes where the clock stops: always the same time."""
        steady = Bot.hand._replace(spread=0.0)
        return steady.motion(Chance(0), self.pace.hand_ms) / self.slow

    # --- moves ---
    def start_moves(self, line: str, moves: list[Command]) -> None:
        """Make the moves of a line, one after the other (ME-7.2)."""
        for move in moves:
            if self.over:
                return
            if self.countdown is not None:
                self.refuse(line, move, self.pace.not_begun)
                return
            if not self.clock_runs:
                self.bots_move(self.bots.now + self.person_motion)
                if self.over or not self.try_move(line, move):
                    return
            elif self.queued:
                self.refuse(line, move, self.pace.too_fast)
                return
            elif self.bots.now < self.hand_free_at:
                self.queued = line, move
            elif not self.try_move(line, move):
                return

    def try_move(self, line: str, move: Command) -> bool:
        """Make a move of the person, or say why not; either takes its time."""
        self.hand_free_at = self.bots.now + self.pace.hand_ms / self.slow
        rule = self.match.why_not(PERSON, move)
        if rule is None:
            self.play(PERSON, move)
            self.table.save()
            return True
        self.refuse(line, move, rule)
        return False

    def pass_time(self, until: float) -> None:
        """Do everything that is due by this moment, the person's queued move included."""
        if self.queued and self.hand_free_at <= until:
            self.bots_move(self.hand_free_at)
            line, move = self.queued
            self.queued = None
            if not self.over:
                self.try_move(line, move)
        self.bots_move(until)

    def bots_move(self, until: float) -> None:
        """Let the bots and the clock do what is due by this moment."""
        while not self.over and (move := self.bots.next_move(until)):
            self.play(*move)

    def play(self, seat: int, move: Command) -> None:
        """Play a move and show it."""
        at = len(self.table.log_lines)
        events = self.match.play(seat, move)
        self.over = any(isinstance(event, Entered | Left) for event in events)
        if not self.over:
            self.bots.schedule()  # new timers start now
        self.table.catch_up()
        if not self.table.screen.drawn:
            self.table.screen.write(self.table.log_lines[at:])

    def refuse(self, line: str, move: Command, rule: Rule) -> None:
        """Say why the person cannot do this."""
        self.table.refuse(line, self.table.why_refused(Refused(rule, move.notation), self.table.view()))
