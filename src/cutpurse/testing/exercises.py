"""Exercises and words of a rulebook: they can be read, have answers, and belong to clauses that there are."""

from __future__ import annotations

from cutpurse.kernel.exercises import BadExercise, Exercise, exercises
from cutpurse.kernel.game import BadCommand, Game
from cutpurse.kernel.match import Refused
from cutpurse.kernel.word_list import BadWords, word_list
from cutpurse.testing.random_game import Broken


def check_exercises(game: Game, language: str = "en") -> None:
    """Answer all exercises of a game, and read its words; raises Broken with everything that is not as it should be."""
    try:
        asked, words = exercises(game), word_list(game)
    except (BadExercise, BadWords) as error:
        raise Broken(str(error)) from None
    clauses = game.rulebook(language).clauses if asked or words else {}
    wrong = [
        f"the word {word.called[language]!r} is about {word.clause}, which is no clause"
        for word in words
        if word.clause and word.clause not in clauses
    ]
    names = [exercise.name for exercise in asked]
    wrong += [f"two exercises are called {name!r}" for name in dict.fromkeys(names) if names.count(name) > 1]
    for exercise in asked:
        if exercise.clause not in clauses:
            wrong.append(f"exercise {exercise.name} is about {exercise.clause}, which is no clause")
        wrong += unanswered(exercise)
    if wrong:
        raise Broken("\n".join(wrong))


def unanswered(exercise: Exercise) -> list[str]:
    """What is wrong with the choices of an exercise: they cannot be tried, or nothing is to be found out."""
    try:
        right = [found.right for found in exercise.answers()]
    except (Refused, BadCommand, IndexError, KeyError, TypeError, ValueError) as error:
        return [f"exercise {exercise.name} cannot be played: {error}"]
    return [] if any(right) and not all(right) else [f"of exercise {exercise.name} all choices are right, or none is"]
