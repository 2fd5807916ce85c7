"""Lessons: each can be played to its end, whichever of the wanted moves are made, and says everything in few words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cutpurse.kernel import lessons
from cutpurse.kernel.core import CLOCK
from cutpurse.kernel.game import BadCommand, Game
from cutpurse.kernel.game_texts import entries
from cutpurse.kernel.lessons import Lesson
from cutpurse.kernel.manifest import find_manifest
from cutpurse.kernel.match import Match, Refused
from cutpurse.kernel.rulebook import LANGUAGES
from cutpurse.testing.random_game import Broken

MOST_WORDS = 30  # of the text of a step
MOST_MOVES = 2000  # of the others in a row: a script that goes on for ever is wrong
MOST_TRIED = 12  # moves that fit one step, each of which is tried out
MARKS = ("①", "②")  # where a text speaks of what is ringed


def check_lessons(game: Game) -> None:
    """Play all lessons of a game; raises Broken with everything that is wrong with them."""
    wrong: list[str] = []
    for path in lessons.lesson_files(game):
        try:
            lesson = lessons.read_lesson(game, path)
        except lessons.BadLesson as error:
            wrong.append(str(error))
            continue
        wrong += [f"Lesson {lesson.name}: {line}" for line in (*wrong_texts(lesson), *wrong_moves(lesson))]
    if wrong:
        raise Broken("\n".join(wrong))


# --- words ---
def wrong_texts(lesson: Lesson) -> Iterator[str]:
    """Steps without texts, with too many words, or with a clause that there is not."""
    clauses = lesson.game.rulebook("en").clauses
    ids = [step.id for step in lesson.steps]
    yield from (f"two steps are called {id}" for id in dict.fromkeys(ids) if ids.count(id) > 1)
    yield from (f"step {step.id} cites {step.clause}" for step in lesson.steps if step.clause not in clauses)
    for language in LANGUAGES:
        path = find_manifest(lesson.game.name).file("texts", f"{language}.ftl")
        if path is None:
            continue
        known = entries(path.read_text(encoding="utf-8"))
        for step in lesson.steps:
            if step.free:  # nothing is said while all play as they like
                continue
            id = f"{lesson.game.name}-lesson-{lesson.name}-{step.id}"
            entry = known.get(id)
            if entry is None:
                yield f"there is no {id} in {language}"
                continue
            parts = attributes(entry)
            words = len(parts.get("text", "").split()) - sum(parts.get("text", "").count(mark) for mark in MARKS)
            if not 0 < words <= MOST_WORDS:
                yield f"the text of step {step.id} has {words} words in {language}, instead of 1 to {MOST_WORDS}"
            if bool(step.wants) != ("do" in parts):
                yield f"step {step.id} waits for a move if and only if it says in {language} what to do"
            marked = [mark in entry for mark in MARKS]
            if marked != [n < len(step.rings) for n in range(len(MARKS))]:
                yield f"step {step.id} rings {len(step.rings)} things, and its text in {language} speaks of others"


def attributes(entry: str) -> dict[str, str]:
    """The attributes of a message as it is written, each on one line."""
    lines = [line.strip() for line in entry.splitlines()[1:]]
    parts = [line[1:].partition(" = ") for line in lines if line.startswith(".")]
    return {name: text for name, _, text in parts}


# --- moves ---
def wrong_moves(lesson: Lesson) -> list[str]:
    """What keeps a lesson from its end: with the first wanted move of each step, and with each of the others once."""
    first = Walk(lesson, {})
    wrong = first.run()
    if wrong:
        return wrong
    for step, count in enumerate(first.choices):
        for choice in range(1, min(count, MOST_TRIED)):
            wrong += Walk(lesson, {step: choice}).run()
    return list(dict.fromkeys(wrong))


class Walk:
    """A lesson played from beginning to end; `choices` says of some steps which of the wanted moves is made."""

    def __init__(self, lesson: Lesson, chosen: dict[int, int]) -> None:
        self.lesson = lesson
        self.chosen = chosen
        self.choices = [0] * len(lesson.steps)  # how many moves each step took, when it was first asked
        self.step = 0
        self.dice = Random(lesson.seed)  # for steps in which all play as they like

    def run(self) -> list[str]:
        """Play it; what is wrong."""
        try:
            match = self.lesson.begun()
        except (Refused, BadCommand, ValueError) as error:
            return [f"it cannot begin: {error}"]
        while self.lesson.goes_on(self.step):
            wrong = self._others_play(match)
            if wrong:
                return [f"before step {self.lesson.steps[self.step].id}, {wrong}"]
            if self.lesson.is_free(match, self.step):
                wrong = self._all_play(match)
            elif not self.lesson.is_shown(match, self.step) or self.lesson.is_stuck(match, self.step):
                return [f"step {self.lesson.steps[self.step].id} is never shown, or cannot be done: {match}"]
            else:
                wrong = self._learner_plays(match)
            if wrong:
                return [f"in step {self.lesson.steps[self.step].id}, {wrong}"]
        return []

    def _others_play(self, match: Match) -> str:
        for _ in range(MOST_MOVES):
            for place in range(match.seats):
                seat = (match.state.turn + place) % match.seats
                if seat == self.lesson.learner or seat not in match.actors():
                    continue
                line = self.lesson.next_move(match, seat, self.step)
                if line is None:
                    continue
                rule = match.why_not(seat, line)
                if rule is not None:
                    return f"seat {seat} may not {line}: {rule}"
                match.play(seat, line)
                break
            else:
                if self.lesson.passes(match):
                    match.play(self.lesson.learner, match.options(self.lesson.learner)[0])
                    continue
                if match.actors() != [CLOCK]:
                    return ""
                match.play(CLOCK, match.options(CLOCK)[0])
        return "the others never come to an end"

    def _learner_plays(self, match: Match) -> str:
        step = self.lesson.steps[self.step]
        if not step.wants:
            self.step += 1
            return ""
        options = [move.notation for move in match.options(self.lesson.learner)]
        unknown = [want for want in step.wants if not any(lessons.fits(option, want) for option in options)]
        if unknown and not self.choices[self.step] and not step.allows and not step.each:
            return f"nobody may {unknown[0]}: {match}"
        played = self.lesson.moves(match, self.step)
        wanted = [option for option in options if step.is_wanted(option) and step.takes(option, played)]
        if not wanted:
            wanted = [option for option in options if step.takes(option, played)][:1]
        if not wanted:
            return f"nobody may {step.missing(played)[0]}: {match}"
        self.choices[self.step] = self.choices[self.step] or len(wanted)
        return self._play(match, self.lesson.learner, wanted[min(self.chosen.get(self.step, 0), len(wanted) - 1)])

    def _all_play(self, match: Match) -> str:
        """Play a step in which all play as they like, until it is over."""
        step, learner = self.step, self.lesson.learner
        for _ in range(MOST_MOVES):
            seat = self.dice.choice(match.actors())
            options = [move.notation for move in match.options(seat)]
            if seat == learner:
                takes = self.lesson.steps[step]
                options = [move for move in options if takes.takes(move, self.lesson.moves(match, step))]
                options = [move for move in options if takes.is_wanted(move)] or options
            wrong = self._play(match, seat, self.dice.choice(options)) if options else ""
            if wrong or self.step != step:
                return wrong
        return "everybody plays on for ever"

    def _play(self, match: Match, seat: int, move: str) -> str:
        """Play a move, and go on to the step after it; what is wrong."""
        before = match.clone()
        match.play(seat, move)
        step = self.lesson.after(self.step, before, match.entries[len(before.entries) :], match)
        if step is None:
            at = self.lesson.steps[self.step]
            missing = at.missing(self.lesson.moves(match, self.step)) if at.each else []
            return f"nobody may {missing[0]}: {match}" if missing else f"nothing that comes next can be done: {match}"
        self.step = step
        return ""
