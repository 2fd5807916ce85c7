"""Worked examples of a rulebook as short games in notation: `examples/*.json` in a game's folder (docs/notation.md)."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, final

from cutpurse.kernel.core import CLOCK
from cutpurse.kernel.game import Game
from cutpurse.kernel.manifest import find_manifest
from cutpurse.kernel.match import Match, position

FOLDER: Final = "examples"
PARTS: Final = ("title", "clauses", "chapter", "players", "settings", "seed", "position", "moves", "from", "checks")
CLOCK_NAME: Final = "clock"


class BadExample(ValueError):
    """An example that cannot be read."""


@final
class Example:
    """A short game: who plays, where it begins, what they do; and what the rulebook says that this leads to."""

    def __init__(self, game: Game, name: str, told: dict[str, Any]) -> None:
        unknown = [part for part in told if part not in PARTS]
        if unknown:
            raise ValueError(f"Example {name} has an unknown part {unknown[0]!r}; there are: {', '.join(PARTS)}.")
        self.game = game
        self.name = name
        self.title: dict[str, str] = told["title"]  # by language
        self.clauses: list[str] = told["clauses"]
        self.chapter: dict[str, str] = told.get("chapter", {})  # by language, the chapter that tells it as a story
        self.players: list[str] = told["players"]
        self.settings: dict[str, Any] = told.get("settings", {})
        self.seed: int = told.get("seed", 0)
        self.position: dict[str, Any] | None = told.get("position")
        self.moves: list[str] = told["moves"]
        self.first: int = told.get("from", 0)  # how many moves only lead up to it
        self.checks: list[dict[str, Any]] = told.get("checks", [])

    def begun(self) -> Match:
        """The match before the first move: with the cards that the seed deals, or in its position."""
        if self.position is None:
            return Match(self.game, len(self.players), self.seed, settings=self.settings)
        parts: dict[str, Any] = {name: with_numbers(part) for name, part in self.position.items()}
        return position(self.game, seed=self.seed, settings=self.settings, **parts)

    def played(self, moves: int | None = None) -> Match:
        """The match after so many moves, or after all of them."""
        match = self.begun()
        for move in self.moves if moves is None else self.moves[:moves]:
            seat, _, command = move.partition(" ")
            match.play(CLOCK if seat == CLOCK_NAME else int(seat), command)
        return match

    def differences(self) -> list[str]:
        """What does not come out as the example says, each in a line."""
        return [line for check in self.checks for line in self._differences(check)]

    def _differences(self, check: dict[str, Any]) -> list[str]:
        after, seat = check.get("after", len(self.moves)), check.get("seat")
        match = self.played(after)
        where = f"{self.name}, after {after} moves, seat {seat}"
        view = match.view(seat)
        found = [
            f"{where}: {name} is {view.get(name)!r}, not {wanted!r}"
            for name, wanted in check.get("view", {}).items()
            if not shows(view.get(name), wanted)
        ]
        if "options" in check and view["options"] != check["options"]:
            found.append(f"{where}: the options are {view['options']!r}, not {check['options']!r}")
        for command, clause in check.get("refused", {}).items():
            rule = match.why_not(int(check["seat"]), command)
            said = "allowed" if rule is None else f"refused by {rule.id}"
            if said != f"refused by {clause}":
                found.append(f"{where}: {command!r} is {said}, not {clause}")
        return found


def shows(now: object, wanted: object) -> bool:
    """Whether a part of a view is as wanted; an object may have more fields than are asked for."""
    if isinstance(wanted, dict):
        return isinstance(now, dict) and all(shows(now.get(name), value) for name, value in wanted.items())
    if isinstance(wanted, list):
        if not isinstance(now, (list, tuple)) or len(now) != len(wanted):
            return False
        return all(shows(part, value) for part, value in zip(now, wanted, strict=True))
    return now == wanted


def with_numbers(part: Any) -> Any:
    """A part of a position as JSON has it, where the names of an object may be numbers."""
    if not isinstance(part, dict):
        return part
    return {int(name) if name.isdecimal() else name: value for name, value in part.items()}


def examples(game: Game) -> list[Example]:
    """The examples of a game, in the order of their names; those that cannot be read are left out."""
    found: list[Example] = []
    for path in example_files(game):
        with suppress(BadExample):  # the preflight says so
            found.append(read_example(game, path))
    return found


def find_example(game: Game, name: str) -> Example | None:
    """The example of this name, if there is one that can be read."""
    return next((example for example in examples(game) if example.name == name), None)


def example_files(game: Game) -> list[Path]:
    """The files with examples in a game's folder."""
    folder = find_manifest(game.name).folder
    return [] if folder is None else sorted((folder / FOLDER).glob("*.json"))


def read_example(game: Game, path: Path) -> Example:
    """An example from its file; BadExample if it cannot be read."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(told, dict):
            raise BadExample("it is no object")
        return Example(game, path.stem, told)
    except (KeyError, OSError, ValueError) as error:
        lacks = f"it has no {error}" if isinstance(error, KeyError) else str(error)
        raise BadExample(f"{path.name} cannot be read: {lacks}") from None
