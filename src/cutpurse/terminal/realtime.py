"""A rush: a stretch of a game in which all act at once, with one hand each, while the person types.

On a terminal that is redrawn the time on the wall counts, divided by how much slower the person wants it. Elsewhere,
with piped lines or where keys cannot be read one by one, time stands still until a line comes; then a motion takes as
long as a bot's, and an empty line lets as much time pass.
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
TICK = 0.5  # seconds after which the time left is shown anew
LONGEST_STEP = 2.0  # seconds that count at most between two looks at the clock: a stopped program misses nothing


class RealTimePhase:
    """One such stretch, from where the match stands to its end; times are milliseconds since it began."""

    def __init__(self, table: TerminalTable, pace: HandPace) -> None:
        self.table = table
        self.match = table.match
        self.pace = pace
        self.slow = table.seating.slow
        bots = {seat: table.bots[seat] for seat in range(self.match.seats) if seat != PERSON}
        self.hands = RealTimeBots(self.match, bots, table.seating.seed + 1000 * len(self.match.entries))
        self.live = table.screen.drawn and table.screen.interactive and keyboard.READY
        self.ready: int | None = 0 if self.live else None  # the countdown, 0 before it; None: it is over
        self.over = False  # it goes on turn by turn, or with another rush, or the game has ended
        self.free = 0.0  # when the person's hand may begin a motion
        self.waiting: tuple[str, Command] | None = None  # for that moment: what was typed, and the motion

    def shown(self) -> dict[str, Any]:
        """What a view does not know: the countdown, and by their names the seconds on the wall until timers run out."""
        return {"ready": self.ready, "timers": self.hands.left(self.slow), "live": self.live}

    @property
    def watched(self) -> bool:
        """Whether the person has nothing more to do here."""
        return PERSON not in self.match.actors()

    def run(self) -> None:
        """Play until hands rest."""
        if self.live:
            self.run_live()
        else:
            self.run_still()
        self.table.keep()

    # --- time on the wall ---
    def run_live(self) -> None:
        """Wait until the person is ready, count down, and let all hands move while they type."""
        while self.ready == 0:
            if line := self.table.prompted():
                self.table.answer(line)
            else:
                self.ready = COUNTDOWN
        keys = keyboard.Keyboard()
        with keys.open():
            self.count_down(keys)
            last = time.monotonic()
            while not self.over:
                self.draw(keys)
                lines = keys.wait(min(TICK, self.until_next()))
                passed = min(time.monotonic() - last, LONGEST_STEP)
                self.pass_time(self.hands.now + 1000 * passed / self.slow)
                for line in lines:
                    self.typed(line, keys)
                last = time.monotonic()  # whoever reads the rules has all the time in the world

    def count_down(self, keys: keyboard.Keyboard) -> None:
        """Three, two, one; who does not want to wait for bots does not wait here either."""
        for n in range(COUNTDOWN, 0, -1):
            self.ready = n
            until = time.monotonic() + self.table.pace
            while time.monotonic() < until:
                self.draw(keys)
                for line in keys.wait(until - time.monotonic()):
                    self.typed(line, keys)
        self.ready = None

    def until_next(self) -> float:
        """Seconds on the wall until something is due."""
        due = self.hands.next()
        ends = min(due.ends if due else NEVER, self.free if self.waiting else NEVER)
        return (ends - self.hands.now) * self.slow / 1000

    def draw(self, keys: keyboard.Keyboard) -> None:
        """The table, over what was there, and below it what is typed so far."""
        self.table.screen.redraw(self.table.picture(self.table.view()), keys.typed)

    def typed(self, line: str, keys: keyboard.Keyboard) -> None:
        """Do what a line says; an empty one of somebody who only watches lets it be over."""
        self.table.notice = []
        if self.watched and not self.table.is_word(line):
            self.others_move(NEVER)
        elif line:
            with keys.lent():
                self.table.answer(line)

    # --- time that stands still ---
    def run_still(self) -> None:
        """Ask, and let time pass with every line."""
        while not self.over:
            if self.watched:
                self.others_move(NEVER)
            elif line := self.table.prompted():
                self.table.answer(line)
            else:
                self.others_move(self.hands.now + self.own_motion)

    @property
    def own_motion(self) -> float:
        """How long the person's motions take where nobody sees them move: always the same time."""
        steady = Bot.hand._replace(spread=0.0)
        return steady.motion(Chance(0), self.pace.hand_ms) / self.slow

    # --- motions ---
    def begin(self, line: str, moves: list[Command]) -> None:
        """Begin what a line asks for, one motion after the other (ME-7.2)."""
        for move in moves:
            if self.over:
                return
            if self.ready is not None:
                self.refuse(line, move, self.pace.not_begun)
                return
            if not self.live:
                self.others_move(self.hands.now + self.own_motion)
                if self.over or not self.motion(line, move):
                    return
            elif self.waiting:
                self.refuse(line, move, self.pace.too_fast)
                return
            elif self.hands.now < self.free:
                self.waiting = line, move
            elif not self.motion(line, move):
                return

    def motion(self, line: str, move: Command) -> bool:
        """The person's hand moves, or is told why not; that takes its time, too."""
        self.free = self.hands.now + self.pace.hand_ms / self.slow
        rule = self.match.why_not(PERSON, move)
        if rule is None:
            self.happen(PERSON, move)
            self.table.keep()
            return True
        self.refuse(line, move, rule)
        return False

    def pass_time(self, until: float) -> None:
        """Let everything happen that is due by this moment, the person's waiting motion among it."""
        if self.waiting and self.free <= until:
            self.others_move(self.free)
            line, move = self.waiting
            self.waiting = None
            if not self.over:
                self.motion(line, move)
        self.others_move(until)

    def others_move(self, until: float) -> None:
        """Let bots and clock do what is due by this moment, or until it is over."""
        while not self.over and (move := self.hands.due(until)):
            self.happen(*move)

    def happen(self, seat: int, move: Command) -> None:
        """Play, and tell."""
        at = len(self.table.log)
        events = self.match.play(seat, move)
        self.over = any(isinstance(event, Entered | Left) for event in events)
        if not self.over:
            self.hands.begin()  # what is to be timed from now on
        self.table.catch_up()
        if not self.table.screen.drawn:
            self.table.screen.write(self.table.log[at:])

    def refuse(self, line: str, move: Command, rule: Rule) -> None:
        """Say why the person's hand does not do it."""
        self.table.refuse(line, self.table.why_refused(Refused(rule, move.notation), self.table.view()))
