"""A real-time phase on the screen: everyone acts at once, with one hand each, while the person types.

On a terminal that is redrawn the clock runs in real time, slowed down as the person wants it. Elsewhere, with piped
lines or where keys cannot be read one by one, the clock stops until a line comes. A move then takes as long as a bot's,
and an empty line lets as much time pass. What happens when is the table's business (`cutpurse.table`).
"""

from __future__ import annotations

from math import ceil, inf
from typing import TYPE_CHECKING, Any

from cutpurse.bots import Bot
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Command
from cutpurse.kernel.match import Refused
from cutpurse.table.realtime import COUNTDOWN
from cutpurse.terminal.games.views import PERSON
from cutpurse.terminal.keyboard import Keys

if TYPE_CHECKING:
    from cutpurse.terminal.table import TerminalTable

TICK = 0.5  # seconds between two updates of the time left
LONGEST_STEP = 2.0  # seconds that count at most between two updates, so that a stopped program misses nothing
NOT_STARTED = 0  # the countdown before the person has said that they are ready


def countdown_at(pace: float, slow: float) -> float:
    """How long the table counts down, by its own clock: three seconds on the wall, or at no pace at all none."""
    return COUNTDOWN * pace / slow


class RealTimePhase:
    """One real-time phase. Times are in seconds of the table's clock, which is slower than the wall's by a factor."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.match = table.match
        self.local = table.local
        spell = table.local.core.realtime.spell
        assert spell is not None
        self.spell = spell
        self.slow = table.seating.slow
        self.clock_runs = table.screen.runs_clock
        self.started = not self.clock_runs  # the person is ready

    def view_fields(self) -> dict[str, Any]:
        """What a view does not know: the countdown, and the seconds until each timer runs out."""
        return {"ready": self.countdown, "timers": self.timers, "clock_runs": self.clock_runs, "slow": self.slow}

    @property
    def countdown(self) -> int | None:
        """Seconds until hands may move, None from then on."""
        if not self.started:
            return NOT_STARTED
        return ceil((self.spell.begins - self.local.now) * self.slow) if self.local.now < self.spell.begins else None

    @property
    def timers(self) -> dict[str, int]:
        """Seconds on the wall until each timer runs out."""
        now = max(self.local.now, self.spell.begins)
        ends = {name: timer.ends for name, timer in self.spell.timers.items()}
        return {name: ceil(round(max(end - now, 0) * self.slow, 3)) for name, end in ends.items()}

    @property
    def over(self) -> bool:
        """Whether what follows is turn by turn, another phase, or the end of the game."""
        return self.local.core.realtime.spell is not self.spell

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

    # --- the clock runs ---
    def run_by_the_clock(self) -> None:
        """Wait until the person is ready, and let time pass while they type."""
        while not self.started:
            if line := self.table.prompt():
                self.table.handle_line(line)
            else:
                self.started = True
        keys = self.table.keyboard()
        with keys.key_mode():
            last = keys.now()
            while not self.over:
                self.table.redraw(keys)
                lines = keys.wait(min(TICK, self.until_next()))
                passed = min(keys.now() - last, LONGEST_STEP)
                self.local.pass_time(self.local.now + passed / self.slow)
                for line in lines:
                    self.handle_line(line, keys)
                last = keys.now()  # the clock stops while somebody reads the rules

    def until_next(self) -> float:
        """Seconds on the wall until something is due."""
        return (self.local.next_due - self.local.now) * self.slow

    def handle_line(self, line: str, keys: Keys) -> None:
        """Do what a line says; once the person is done, anything but an action skips to the end."""
        if self.over:
            return
        self.table.notice = []
        if self.person_is_done and not self.table.is_action(line):
            self.local.pass_time(inf)
        elif line:
            with keys.line_mode():
                self.table.handle_line(line)

    # --- the clock stops between lines ---
    def run_paused(self) -> None:
        """Ask for lines, and let time pass with each of them."""
        while not self.over:
            if self.person_is_done:
                self.local.pass_time(inf)
            elif line := self.table.prompt():
                self.table.handle_line(line)
            else:
                self.pass_time_for_a_motion()

    @property
    def person_motion(self) -> float:
        """How long a move of the person takes where the clock stops: always the same time."""
        steady = Bot.hand._replace(spread=0.0)
        return steady.motion(Chance(0), self.spell.pace.hand_ms) / 1000 / self.slow

    def pass_time_for_a_motion(self) -> None:
        """Let as much time pass as a move of the person takes; times that add up stay in step with the timers."""
        self.local.pass_time(round(self.local.now + self.person_motion, 6))

    # --- moves ---
    def start_moves(self, line: str, moves: list[Command]) -> None:
        """Make the moves of a line, one after the other, until one is refused (ME-7.2)."""
        refusals = len(self.table.refused)
        for move in moves:
            if not self.started:
                self.refuse(line, Refused(self.spell.pace.not_begun, move.notation))
                return
            if not self.clock_runs:
                self.pass_time_for_a_motion()
            if self.over:
                return
            self.table.play([move], lambda refused: self.refuse(line, refused))
            if self.over or len(self.table.refused) > refusals:
                return

    def refuse(self, line: str, refused: Refused) -> None:
        """Say why the person cannot do this."""
        self.table.refuse(line, self.table.why_refused(refused, self.table.view()))
