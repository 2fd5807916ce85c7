"""Lessons: a guided first game at a real table, step by step: `lessons/*.toml` in a game's folder (docs/lessons.md).

The rules are those of every game. Only the luck is scripted, by a secret that says so of itself; and while the lesson
goes on, the others play what is written down, and the learner what each step asks for.
"""

from __future__ import annotations

import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, final

from cutpurse.kernel.core import CLOCK
from cutpurse.kernel.game import BadCommand, Game
from cutpurse.kernel.manifest import SLUG, find_manifest
from cutpurse.kernel.match import Match
from cutpurse.kernel.play import TABLE_RULES, asked_at_once
from cutpurse.kernel.record import Entry

FOLDER: Final = "lessons"
DO_AS_ASKED: Final = TABLE_RULES.rule("K-7", "do-as-asked")
SCRIPTED: Final = b"cutpurse lesson "  # how a secret begins that was not drawn: everybody can read so in the record
SECRET_BYTES: Final = 32
PARTS: Final = ("minutes", "seed", "learner", "bots", "settings", "begins", "otherwise", "steps")
PARTS_OF_STEP: Final = ("id", "clause", "rings", "before", "wants", "each", "allows", "free", "timeless")
MOST_RINGS: Final = 2
ANY: Final = "*"  # what a wanted command may end with


class BadLesson(ValueError):
    """A lesson that cannot be read."""


@final
class LessonStep:
    """One step: what the others play before it is shown, what it points at, and what of the learner ends it."""

    def __init__(self, told: dict[str, Any]) -> None:
        require_known(told, PARTS_OF_STEP, "A step")
        self.id: str = told["id"]
        self.clause: str = told["clause"]
        self.rings: list[list[str]] = told.get("rings", [])  # names of pieces and zones, those of a ring together
        self.before: list[tuple[int, str]] = [seat_and_command(move) for move in told.get("before", [])]
        self.wants: list[str] = told.get("wants", [])  # commands that end it; without any, whoever reads it goes on
        self.each: bool = told.get("each", False)  # all of them have to be played, in any order; else one ends it
        self.allows: list[str] = told.get("allows", [])  # commands that may be played meanwhile
        self.free: bool = told.get("free", False)  # the others choose for themselves; what cannot be done is over
        self.timeless: bool = told.get("timeless", False)  # in real time, no clock runs
        if len(self.rings) > MOST_RINGS:
            raise ValueError(f"Step {self.id} rings more than {MOST_RINGS} things.")
        if SLUG.fullmatch(self.id) is None:
            raise ValueError(f"The step {self.id!r} is no slug.")

    def is_wanted(self, command: str) -> bool:
        """Whether this is a move that it waits for."""
        return any(fits(command, wanted) for wanted in self.wants)

    def is_done(self, played: list[str]) -> bool:
        """Whether these moves of the learner, all since it began, have ended it."""
        if not self.wants or not played:
            return False
        return not self.missing(played) if self.each else self.is_wanted(played[-1])

    def takes(self, command: str, played: list[str]) -> bool:
        """Whether the learner may play this now, after these moves."""
        wanted = command in self.missing(played) if self.each else self.is_wanted(command)
        return wanted or any(fits(command, allowed) for allowed in self.allows)

    def missing(self, played: list[str]) -> list[str]:
        """What of all that it wants was not played yet, with these moves."""
        missing = self.wants[:]
        for command in played:
            if command in missing:
                missing.remove(command)
        return missing


@final
class Lesson:
    """A guided first game of a game: how it is set up, who plays what, and its steps."""

    def __init__(self, game: Game, name: str, told: dict[str, Any]) -> None:
        require_known(told, PARTS, f"Lesson {name}")
        self.game = game
        self.name = name
        self.minutes: int = told["minutes"]
        self.seed: int = told["seed"]
        self.learner: int = told.get("learner", 0)  # the learner's seat
        self.bots: list[str] = told["bots"]  # those of the other seats, in order
        self.settings: dict[str, Any] = told.get("settings", {})
        self.begins: list[tuple[int, str]] = [seat_and_command(move) for move in told.get("begins", [])]
        self.otherwise: list[str] = told.get("otherwise", [])  # what a bot plays that is asked and has no line
        self.steps: list[LessonStep] = [LessonStep(step) for step in told["steps"]]
        self.seats: int = game.check_seats(len(self.bots) + 1)
        if not self.steps:
            raise ValueError(f"Lesson {name} has no steps.")
        free = next((n for n, step in enumerate(self.steps) if step.free), len(self.steps))
        if any(step.before for step in self.steps[free + 1 :]):
            raise ValueError(f"Lesson {name} has lines after a step that is free.")
        if not 0 <= self.learner < self.seats:
            raise ValueError(f"Lesson {name} has no seat {self.learner} for the learner.")

    @property
    def secret(self) -> bytes:
        """The secret behind its luck; it says of itself that it was chosen."""
        return SCRIPTED + f"{self.seed}".encode().rjust(SECRET_BYTES - len(SCRIPTED), b"0")

    def begun(self) -> Match:
        """The match as the learner finds it."""
        seeds = [b""] * self.seats
        match = Match(self.game, self.seats, None, settings=self.settings, secret=self.secret, seeds=seeds)
        for seat, command in self.begins:
            match.play(seat, command)
        return match

    def bot_of(self, seat: int) -> str:
        """The bot of a seat that is not the learner's."""
        return self.bots[seat - (seat > self.learner)]

    def goes_on(self, step: int) -> bool:
        """Whether it is not over at this step."""
        return 0 <= step < len(self.steps)

    def is_free(self, match: Match, step: int) -> bool:
        """Whether the others play as they like at a step: their lines before it are played, and it says so."""
        return self.steps[step].free and not self._behind(match, step)

    def passes(self, match: Match) -> bool:
        """Whether the learner is asked in a window where nothing fits: they can only pass, and no step is about it."""
        seat = self.learner
        return seat in match.actors() and asked_at_once(match.state, seat) != 0 and len(match.options(seat)) == 1

    def is_shown(self, match: Match, step: int) -> bool:
        """Whether the others have played all that comes before a step, and the learner can do what it asks for."""
        if self._behind(match, step) or self.passes(match):
            return False
        return not self.steps[step].wants or self.learner in match.actors()

    def is_stuck(self, match: Match, step: int) -> bool:
        """Whether a step can never end: nobody plays on before it is shown, or nothing that it wants is legal."""
        behind, actors = self._behind(match, step), match.actors()
        if any(seat in behind for seat in actors) or CLOCK in actors or self.passes(match):
            return False
        if self.learner not in actors and self.is_free(match, step):
            return not actors
        if behind or self.learner not in actors:
            return bool(behind) or bool(self.steps[step].wants)
        return bool(self.steps[step].wants) and not any(
            self.steps[step].takes(move.notation, self.moves(match, step)) for move in match.options(self.learner)
        )

    def next_move(self, match: Match, seat: int, step: int) -> str | None:
        """What a bot plays now: its next line, if that comes before this step; None while it waits."""
        if seat in self._behind(match, step):
            return self._lines(step)[seat][self._played(match, seat)]
        return next((command for command in self.otherwise if is_legal(match, seat, command)), None)

    def moves(self, match: Match, step: int) -> list[str]:
        """What the learner has played since a step began; after one that is free, since the lesson began."""
        played = [entry.command for entry in match.history[len(self.begins) :] if entry.seat == self.learner]
        if any(before.free for before in self.steps[:step]):
            return played
        for before in self.steps[:step]:
            count = next((n for n in range(1, len(played) + 1) if before.is_done(played[:n])), 0)
            played = played[count:]
        return played

    def after(self, step: int, match: Match, moves: list[Entry], then: Match) -> int | None:
        """The step after these moves of a match, which led to the other one; None if it can go on no more.

        A step that is free is over, too, once nothing that it wants can be done.
        """
        played = self.moves(match, step) if self.goes_on(step) else []
        for entry in moves:
            if entry.seat == self.learner and self.goes_on(step):
                played.append(entry.command)
                if self.steps[step].is_done(played):
                    step, played = step + 1, []
        if then.outcome is not None:
            return len(self.steps)
        while self.goes_on(step) and self.is_stuck(then, step):
            if not self.steps[step].free:
                return None
            step += 1
        return step

    def refusal(self, step: int, match: Match, commands: list[str]) -> int | None:
        """Which of these commands of the learner is the first that a step does not ask for; None if there is none."""
        played = self.moves(match, step)
        for n, command in enumerate(commands):
            if not self.steps[step].takes(command, played):
                return n
            played.append(command)
        return None

    def narrow(self, step: int, match: Match, view: dict[str, Any], why_not: dict[str, str]) -> None:
        """Leave only those options in the learner's view that a step asks for; the others are refused by the lesson."""
        played = self.moves(match, step)
        options: list[str] = view["options"]
        view["options"] = [command for command in options if self.steps[step].takes(command, played)]
        for command in options:
            if not self.steps[step].takes(command, played):
                why_not[command] = DO_AS_ASKED.full_name

    def _behind(self, match: Match, step: int) -> list[int]:
        """The seats that have lines to play before a step is shown."""
        lines = self._lines(step)
        return [seat for seat, commands in lines.items() if self._played(match, seat) < len(commands)]

    def _lines(self, step: int) -> dict[int, list[str]]:
        """By seat, what it plays up to a step."""
        found: dict[int, list[str]] = {}
        for each in self.steps[: step + 1]:
            for seat, command in each.before:
                found.setdefault(seat, []).append(command)
        return found

    def _played(self, match: Match, seat: int) -> int:
        """How many lines of the script a seat has played."""
        own = [entry.command for entry in match.history[len(self.begins) :] if entry.seat == seat]
        return sum(command not in self.otherwise for command in own)


def require_known(told: dict[str, Any], parts: tuple[str, ...], what: str) -> None:
    """Raise ValueError for a part that nobody reads."""
    unknown = [part for part in told if part not in parts]
    if unknown:
        raise ValueError(f"{what} has an unknown part {unknown[0]!r}; there are: {', '.join(parts)}.")


def seat_and_command(move: str) -> tuple[int, str]:
    """A line of a script, "1 play g4", in its two parts."""
    seat, _, command = move.partition(" ")
    return int(seat), command


def fits(command: str, wanted: str) -> bool:
    """Whether a command is the wanted one, or begins like it where that ends with a star."""
    return command.startswith(wanted[:-1]) if wanted.endswith(ANY) else command == wanted


def is_legal(match: Match, seat: int, command: str) -> bool:
    """Whether a seat may play a command of a script, which may be none of the game's."""
    try:
        return match.why_not(seat, command) is None
    except BadCommand:
        return False


def is_scripted(secret: bytes) -> bool:
    """Whether a secret says of itself that it was chosen for a lesson and not drawn."""
    return secret.startswith(SCRIPTED)


def lesson_files(game: Game) -> list[Path]:
    """The files with lessons in a game's folder."""
    folder = find_manifest(game.name).folder
    return [] if folder is None else sorted((folder / FOLDER).glob("*.toml"))


def read_lesson(game: Game, path: Path) -> Lesson:
    """A lesson from its file; BadLesson if it cannot be read."""
    try:
        return Lesson(game, path.stem, tomllib.loads(path.read_text(encoding="utf-8")))
    except (KeyError, OSError, TypeError, ValueError) as error:
        lacks = f"it has no {error}" if isinstance(error, KeyError) else str(error)
        raise BadLesson(f"{path.name} cannot be read: {lacks}") from None


def lessons_of(game: Game) -> list[Lesson]:
    """The lessons of a game, in the order of their names; those that cannot be read are left out."""
    found: list[Lesson] = []
    for path in lesson_files(game):
        with suppress(BadLesson):  # the preflight says so
            found.append(read_lesson(game, path))
    return found
