"""How long people wait at a table of Swindler: the time between two of one's own turns, on a virtual clock.

usage: python -m benchmarks.window_pace [--tables 2+0 3+0 4+0 2+2 1+3] [--games 5] [--rounds 8] [--seed 1]

People choose like greedy bots, but take their time: for a move and for an answer in a reaction window log-normal times,
those of MOVE and ANSWER. Everything else is the table's: its core runs as on a server, with a disk that takes no time.
A table of `2+1` has two people and a bot. Standing orders are those a new seat has, and the pace is `quick`.
"""

import argparse
import heapq
import statistics
from math import inf
from random import Random
from typing import NamedTuple

import cutpurse
from cutpurse.kernel.match import Match
from cutpurse.table import effects, inputs
from cutpurse.table import messages as wire
from cutpurse.table.core import TableCore
from cutpurse.table.inputs import Moment
from cutpurse.table.rows import PersonRow, SeatRow, StoredTable, TableRow

MOVE = (1.2, 0.6)  # log-normal: a little over three seconds, seldom more than nine
ANSWER = (0.8, 0.45)  # a little over two, seldom more than five


class Visitor:
    """A person's connection, without lag."""

    def __init__(self, person: PersonRow) -> None:
        self.person: PersonRow | None = person
        self.network = ""

    def trip(self) -> float | None:
        """There is no way to go."""
        return None


class Waits(NamedTuple):
    """What was measured at some tables: seconds between two of one's own turns, and those that windows lasted."""

    turns: list[float]
    windows: list[float]


class Simulation:
    """One table: people and bots play some rounds, while all that happens is noted."""

    def __init__(self, people: int, bots: int, seed: int) -> None:
        self.luck = Random(seed)
        self.match = Match("swindler", people + bots, seed)
        self.players = [cutpurse.bot("greedy", "swindler", seed + seat) for seat in range(people + bots)]
        self.people = [PersonRow(id=f"p{n}", name=f"P {n}", made=0.0, seen=0.0) for n in range(people)]
        chairs = [SeatRow(person=person.id, name=person.name or "") for person in self.people]
        chairs += [SeatRow(bot="greedy", name=f"B {n}") for n in range(bots)]
        row = TableRow(
            id="table", game="swindler", version=self.match.game.version, options={}, clock=None, pace="quick",
            listed=False, status="playing", host="p0", secret=self.match.secret, made=0.0, seats=chairs,
        )  # fmt: skip
        self.now = 0.0
        self.core = TableCore(StoredTable(row, []), self.match, [], self._moment(), self.luck)
        self.plans: list[tuple[float, int, int]] = []  # when, who, and at which entry they began to think
        self.began: dict[int, int] = {}  # by seat, the entry at which they began to think
        self.keys = 0

    def play(self, rounds: int) -> Waits:
        """Play some rounds; how long everything took."""
        for person in self.people:
            self._take(inputs.Entered(Visitor(person), 0))
        own: dict[int, float] = {}  # by seat, when its last turn began
        waits, turn = Waits([], []), -1
        window, opened = self.core.windows.open, 0.0
        while self.match.outcome is None and self.match.view(None)["round"] <= rounds:
            self._plan()
            if self.core.windows.open is not window:
                if window is not None:
                    waits.windows.append(self.now - opened)
                window, opened = self.core.windows.open, self.now
            number = self.match.game.turn_number(self.match.state)
            if number != turn:
                turn, seat = number, self.match.view(None)["active"]
                if seat in own and seat < len(self.people):
                    waits.turns.append(self.now - own[seat])
                own[seat] = self.now
            self._next()
        return waits

    def _plan(self) -> None:
        """Let everybody think whom the table waits for."""
        n, window = len(self.match.entries), self.core.windows
        for seat in self.match.actors():
            if 0 <= seat < len(self.people) and self.began.get(seat) != n:
                shown = window.shown(self.match, self.core.row, seat)
                if window.open is not None and not (shown is not None and shown.asked):
                    continue
                self.began[seat] = n
                takes = self.luck.lognormvariate(*(MOVE if window.open is None else ANSWER))
                heapq.heappush(self.plans, (self.now + takes, seat, n))

    def _next(self) -> None:
        """Let happen what comes next: a person has thought, or something is due at the table."""
        due = self.plans[0][0] if self.plans else inf
        if self.core.wake_at < due:
            self.now = max(self.now, self.core.wake_at)
            self._take(inputs.Woken())
            return
        assert self.plans, "the table waits for nobody"
        at, seat, n = heapq.heappop(self.plans)
        self.now = max(self.now, at)
        if n == len(self.match.entries):
            self.keys += 1
            command = self.players[seat].choose(self.match.known(seat), seat).notation
            ask = wire.Play(key=f"key-{self.keys:06}", commands=[command])
            self._take(inputs.Asked(self.people[seat], ask, None))

    def _take(self, event: inputs.Input) -> None:
        events = [event]
        while events:
            for effect in self.core.step(events.pop(0), self._moment()):
                match effect:
                    case effects.Commit(number=number):
                        events.append(inputs.Stored(number))
                    case effects.SearchKey(number=number):
                        events.append(inputs.KeySearched(number, False))
                    case effects.AskBot(turn=turn, seat=seat, known=known):
                        events.append(inputs.BotChose(turn, self.players[seat].choose(known, seat).notation))
                    case effects.SendReply(why=why) if why is not None:
                        raise why

    def _moment(self) -> Moment:
        return Moment(self.now, self.now)


def measured(people: int, bots: int, games: int, rounds: int, seed: int) -> Waits:
    """The waits of several games."""
    found = [Simulation(people, bots, seed + game).play(rounds) for game in range(games)]
    return Waits([t for waits in found for t in waits.turns], [w for waits in found for w in waits.windows])


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", nargs="+", default=["2+0", "3+0", "4+0", "2+2", "1+3"])
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print("| people + bots | between own turns | ± | a window | windows |\n|---|---|---|---|---|")
    for table in args.tables:
        people, bots = map(int, table.split("+"))
        waits = measured(people, bots, args.games, args.rounds, args.seed)
        spread = 1.96 * statistics.stdev(waits.turns) / len(waits.turns) ** 0.5
        window = f"{statistics.mean(waits.windows):.2f} s | {len(waits.windows)}" if waits.windows else "– | 0"
        print(f"| {table} | {statistics.mean(waits.turns):.1f} s | {spread:.1f} | {window} |")


if __name__ == "__main__":
    main()
