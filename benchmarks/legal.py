"""Whether bots ever answer what they may not: whole games at mixed tables, for every game and number of players.

usage: python -m benchmarks.legal [GAME] [--seats 3 4] [--games 1000] [--playouts 4] [--jobs 1] [--out FILE]

Levels 1 to 8, `greedy` and `random` sit at mixed tables, all of them equally often, each game with a deal of its own
and hands of their own. Levels search with few playouts and without a look at the time, so that the games are many and
the same again. Counted are the choices that bots were asked for, those that they failed to make (no answer, or one that
is not among the options of their view: the policy then plays), and those that the rules forbid where they were made,
with all that is hidden. Motions that are refused because another hand was faster belong to the game, and are told
apart.

The exit code is 1 if any choice failed. --out keeps the counts of each game and number of players as soon as they are
complete, in place of those of an earlier run.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.tournament import Game, about, mixed, seated
from cutpurse.bots import Player
from cutpurse.bots.levels import LEVELS
from cutpurse.bots.player import LEVEL_NAMES
from cutpurse.kernel.core import View
from cutpurse.kernel.game import find, games
from cutpurse.kernel.play import ruling
from cutpurse.lab import Simulation

BOTS = (*LEVEL_NAMES, "greedy", "random")


class Counts(NamedTuple):
    """What was counted in some games."""

    games: int = 0
    decisions: int = 0
    failed: int = 0  # the bot had no answer among its options, or none at all
    illegal: int = 0  # the rules forbid the answer where it was given
    motions: int = 0  # of hands, in real time
    refused: int = 0  # of those: another hand was faster

    def plus(self, other: "Counts") -> "Counts":
        """The counts of both."""
        return Counts(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


def quick(name: str, playouts: int) -> str:
    """A bot with few playouts, as the tournament names it."""
    return f"{name}:{playouts}" if name in LEVEL_NAMES and LEVELS[int(name) - 1].playouts else name


def tables(name: str, seats: int, many: int, playouts: int) -> list[Game]:
    """Mixed tables, each with a deal of its own."""
    found = mixed(name, [quick(bot, playouts) for bot in BOTS], seats, many, 1)
    return [game._replace(seed=number) for number, game in enumerate(found)]


def played(game: Game) -> Counts:
    """Play a game to its end, and look at every answer."""
    players = [seated(game, seat) for seat in range(len(game.bots))]
    table = Simulation(find(game.name), players, game.seed)
    illegal = 0

    def watched(player: Player) -> None:
        choose = player.bot.choose_knowing

        def chosen(view: View, seat: int, *seen: Any) -> Any:
            nonlocal illegal
            command = choose(view, seat, *seen)
            illegal += ruling(table.state, seat, command.key) is not None
            return command

        player.bot.choose_knowing = chosen  # type: ignore[method-assign, assignment]

    for player in players:
        watched(player)
    table.play()
    return Counts(1, table.decisions, table.failed, illegal, table.motions, table.refused)


def counted(name: str, seats: int, many: int, playouts: int, jobs: int = 1) -> Counts:
    """What so many games of a number of players come to."""
    found = Counts()
    with ExitStack() as stack:
        play: Any = map if jobs == 1 else stack.enter_context(Pool(jobs)).imap_unordered
        each: Iterable[Counts] = play(played, tables(name, seats, many, playouts))
        for counts in each:
            found = found.plus(counts)
    return found


def keep(path: Path, row: dict[str, Any]) -> None:
    """Write a row into the file, in place of the one for the same game and number of players."""
    rows = json.loads(path.read_text(encoding="utf-8"))["tables"] if path.exists() else []
    others = [each for each in rows if (each["game"], each["seats"]) != (row["game"], row["seats"])]
    path.parent.mkdir(parents=True, exist_ok=True)
    ordered = sorted([*others, row], key=lambda each: (each["game"], each["seats"]))
    path.write_text(json.dumps({"tables": ordered}, indent=1) + "\n", encoding="utf-8")


def main(words: Sequence[str] | None = None) -> int:
    """Play, and say what was counted; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=games())
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--playouts", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args(words)
    failed = 0
    for name in [asked.game] if asked.game else games():
        for seats in [n for n in find(name).seats if not asked.seats or n in asked.seats]:
            found = counted(name, seats, asked.games, asked.playouts, asked.jobs)
            failed += found.failed + found.illegal
            told = f"{found.games} games, {found.decisions} choices, {found.failed} failed, {found.illegal} illegal"
            races = f"; {found.refused} of {found.motions} motions too late" if found.motions else ""
            print(f"{name}, {seats} players: {told}{races}", flush=True)
            if asked.out:
                where = about("legal")
                keep(asked.out, {"game": name, "seats": seats, "playouts": asked.playouts, **found._asdict(), **where})
    print("fine" if not failed else f"NOT FINE: {failed} answers that no bot may give")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
