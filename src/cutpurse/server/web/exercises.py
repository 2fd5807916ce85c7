"""Exercises of the rulebooks, and the words of the games, as messages; the rules themselves give the answers."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any

from cutpurse.kernel.exercises import BadExercise, Exercise, Found, exercises
from cutpurse.kernel.game import Game, find, games
from cutpurse.kernel.word_list import BadWords, word_list
from cutpurse.table import messages as wire
from cutpurse.table.errors import RequestError

log = logging.getLogger(__name__)

MOST_KEPT = 100  # answers that are kept once they were found


def asked(game: str, language: str) -> list[wire.Exercise]:
    """The exercises of a game, without their answers."""
    return [
        wire.Exercise(
            name=exercise.name,
            clause=exercise.clause,
            asks=spoken(exercise.asks, language),
            shows=[shown(part, language) for part in exercise.shows],
            choices=[shown(part, language) for part in exercise.choices],
            counts=spoken(exercise.unit, language) if exercise.unit else "",
        )
        for exercise in readable(find(game))
    ]


@lru_cache(maxsize=MOST_KEPT)
def answer(game: str, name: str, language: str) -> wire.ExerciseAnswer:
    """What the rules say of each choice; RequestError if there is no such exercise."""
    if game not in games():
        raise RequestError("no-game")
    exercise = next((one for one in readable(find(game)) if one.name == name), None)
    if exercise is None:
        raise RequestError("not-found", f"{game} has no exercise {name!r}.")
    choices = [tried(found, find(game), language) for found in exercise.answers()]
    return wire.ExerciseAnswer(choices=choices, why=spoken(exercise.why, language))


def words(game: str, language: str) -> list[wire.WordOfGame]:
    """The words of a game as a reader of this language meets them."""
    try:
        listed = word_list(find(game))
    except BadWords as error:
        log.warning("The words of %s are left out: %s", game, error)
        return []
    return [
        wire.WordOfGame(
            word=word.called[language],
            forms=word.forms.get(language, []),
            others={other: text for other, text in word.called.items() if other != language},
            piece=word.piece,
            clause=word.clause,
        )
        for word in listed
        if language in word.called
    ]


def readable(game: Game) -> list[Exercise]:
    """The exercises of a game; none if its file cannot be read, which the preflight tells its authors."""
    try:
        return exercises(game)
    except BadExercise as error:
        log.warning("The exercises of %s are left out: %s", game.name, error)
        return []


def shown(part: dict[str, Any], language: str) -> wire.Captioned:
    """Pieces and words of an exercise."""
    return wire.Captioned(words=spoken(part["words"], language), pieces=part.get("pieces", []))


def spoken(texts: dict[str, str], language: str) -> str:
    """A text in a language, or in the one that there is."""
    return texts.get(language) or next(iter(texts.values()))


def tried(found: Found, game: Game, language: str) -> wire.TriedChoice:
    """What the rules say of a choice, in the words of the rulebook."""
    rule = found.rule
    if rule is None:
        return wire.TriedChoice(right=found.right, rule=None, reason="", counted=found.counted)
    clause = game.rulebook(language).clauses.get(rule.id)
    reason = rule.text if clause is None else clause.refusals.get(rule.name, rule.text)
    return wire.TriedChoice(right=False, rule=rule.id, reason=reason, counted=None)
