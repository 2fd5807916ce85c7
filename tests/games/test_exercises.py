"""The exercises of the rulebooks have answers, in both languages; a file that is wrong is told so, and left out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cutpurse.kernel import exercises as module
from cutpurse.kernel import word_list
from cutpurse.kernel.exercises import Exercise, exercises, read_exercise
from cutpurse.kernel.game import find, games
from cutpurse.kernel.rulebook import LANGUAGES
from cutpurse.server.web.exercises import asked
from cutpurse.testing import Broken, check_exercises

GAME = "gaunerbande"


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_handful_of_exercises_with_answers_in_both_languages(game: str) -> None:
    check_exercises(find(game))
    found = exercises(find(game))
    assert len(found) >= 5
    for exercise in found:
        texts = [exercise.asks, exercise.why, *(each["words"] for each in [*exercise.shows, *exercise.choices])]
        assert all(sorted(each) == sorted(LANGUAGES) and all(each.values()) for each in texts), exercise.name
        assert bool(exercise.counts) == bool(exercise.unit), exercise.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_the_words_of_a_game_are_those_of_its_book(game: str, language: str) -> None:
    book = find(game).rulebook(language).text.lower()
    words = word_list.word_list(find(game))
    strange = [
        word.called[language]
        for word in words
        if not any(form.lower() in book for form in [word.called[language], *word.forms.get(language, [])])
    ]
    assert set(strange) <= {"gem", "Edelstein", "Schwarzmarkt", "black market"}  # of the tiles and the box
    assert len({word.called[language] for word in words}) == len(words)


def told() -> dict[str, Any]:
    """An exercise as its file has it."""
    path = module.exercise_file(find(GAME))
    assert path is not None
    return dict(json.loads(path.read_text(encoding="utf-8"))[2])


def test_what_is_counted_decides_between_choices_that_are_allowed() -> None:
    [best] = [each for each in exercises(find(GAME)) if each.name == "who-takes-it"]
    assert [(found.right, found.counted) for found in best.answers()] == [(False, 13), (True, 0)]
    best.best = "most"
    assert [found.right for found in best.answers()] == [True, False]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"asked": {}}, "an unknown part 'asked'"),
        ({"best": "worst"}, "best is 'worst'"),
        ({"table": {"hands": []}}, "unknown part 'hands'"),
    ],
)
def test_an_exercise_that_cannot_be_read_says_why(change: dict[str, Any], says: str) -> None:
    with pytest.raises(module.BadExercise, match=says):
        read_exercise(find(GAME), 3, told() | change)
    with pytest.raises(module.BadExercise, match=r"exercise 3: it has no 'why'"):
        read_exercise(find(GAME), 3, {name: part for name, part in told().items() if name != "why"})


@pytest.mark.plain
@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"clause": "nowhere"}, "nowhere, which is no clause"),
        ({"choices": [{"moves": ["3 play b4"], "words": {"en": "Blue 4"}}]}, "all choices are right"),
        ({"choices": [{"moves": ["3 sing"], "words": {"en": "Sing"}}]}, "cannot be played"),
    ],
)
def test_a_check_of_the_exercises_says_what_is_wrong(
    change: dict[str, Any], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / module.FILE
    path.write_text(json.dumps([told() | change]), encoding="utf-8")
    monkeypatch.setattr(module, "exercise_file", lambda game: path)
    with pytest.raises(Broken, match=says):
        check_exercises(find(GAME))


@pytest.mark.plain
def test_exercises_that_cannot_be_read_are_left_out_of_the_book(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / module.FILE
    path.write_text("[{]", encoding="utf-8")
    monkeypatch.setattr(module, "exercise_file", lambda game: path)
    assert asked(GAME, "en") == []


def test_an_exercise_begins_with_a_table_of_its_own() -> None:
    exercise = Exercise(find(GAME), told())
    exercise.answers()
    assert exercise.table.played().view(3)["hand"] == ["b4", "r10", "k5"]
