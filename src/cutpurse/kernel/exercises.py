"""Small positions to try a rule on: `exercises.json` in a game's folder (docs/notation.md); the rules answer them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final

from cutpurse.kernel.core import Rule
from cutpurse.kernel.examples import Example
from cutpurse.kernel.game import Game
from cutpurse.kernel.manifest import find_manifest
from cutpurse.kernel.match import Match, Refused

FILE: Final = "exercises.json"
PARTS: Final = ("name", "clause", "asks", "shows", "table", "seat", "choices", "counts", "unit", "best", "why")
BEST: Final = ("most", "least")


class BadExercise(ValueError):
    """Exercises that cannot be read."""


@final
class Found:
    """What the rules say of a choice: the rule that forbids it, or else what it leads to, if that is counted."""

    def __init__(self, rule: Rule | None, counted: int | None) -> None:
        self.rule = rule
        self.counted = counted
        self.right = False


@final
class Exercise:
    """A position, a question, and choices: one is right if it is allowed and, where it counts, if none does better."""

    def __init__(self, game: Game, told: dict[str, Any]) -> None:
        unknown = [part for part in told if part not in PARTS]
        if unknown:
            raise ValueError(f"an unknown part {unknown[0]!r}; there are: {', '.join(PARTS)}")
        self.name: str = told["name"]
        self.clause: str = told["clause"]
        self.asks: dict[str, str] = told["asks"]  # by language
        self.why: dict[str, str] = told["why"]  # by language
        self.shows: list[dict[str, Any]] = told.get("shows", [])  # pieces, and what they are, by language
        self.seat: int = told["seat"]
        self.choices: list[dict[str, Any]] = told["choices"]  # moves, words by language, and pieces
        self.counts: list[str | int] = told.get("counts", [])  # the way into the seat's view to what is counted
        self.unit: dict[str, str] = told.get("unit", {})  # what that is, by language
        self.best: str = told.get("best", BEST[0])
        if self.best not in BEST:
            raise ValueError(f"best is {self.best!r} instead of {' or '.join(BEST)}")
        self.table = Example(
            game, self.name, {"title": self.asks, "clauses": [self.clause], "moves": [], **told["table"]}
        )

    def answers(self) -> list[Found]:
        """What becomes of each choice, played by the rules."""
        found = [self._tried(choice["moves"]) for choice in self.choices]
        allowed = [each for each in found if each.rule is None]
        sums = [each.counted for each in allowed if each.counted is not None]
        for each in allowed:
            each.right = not sums or each.counted == (max(sums) if self.best == BEST[0] else min(sums))
        return found

    def _tried(self, moves: list[str]) -> Found:
        match = self.table.played()
        try:
            for move in moves:
                seat, _, command = move.partition(" ")
                match.play(int(seat), command)
        except Refused as refused:
            return Found(refused.rule, None)
        return Found(None, self._counted(match) if self.counts else None)

    def _counted(self, match: Match) -> int:
        part: Any = match.view(self.seat)
        for step in self.counts:
            part = part[step]
        return int(part)


def exercises(game: Game) -> list[Exercise]:
    """The exercises of a game, in the order of their file; BadExercise if it cannot be read."""
    path = exercise_file(game)
    if path is None:
        return []
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadExercise(f"{FILE} cannot be read: {error}") from None
    if not isinstance(told, list):
        raise BadExercise(f"{FILE} is no list")
    return [read_exercise(game, n, one) for n, one in enumerate(told, 1)]


def read_exercise(game: Game, n: int, told: Any) -> Exercise:
    """An exercise from what the file says of it; BadExercise if that cannot be."""
    try:
        if not isinstance(told, dict):
            raise ValueError("it is no object")
        return Exercise(game, told)
    except (KeyError, TypeError, ValueError) as error:
        lacks = f"it has no {error}" if isinstance(error, KeyError) else str(error)
        raise BadExercise(f"{FILE}, exercise {n}: {lacks}") from None


def exercise_file(game: Game) -> Path | None:
    """The file with the exercises of a game, if its folder has one."""
    return find_manifest(game.name).file(FILE)
