"""Lessons: each can be played to its end, whichever wanted move is made; and what is wrong with one is said."""

from pathlib import Path

import pytest

from cutpurse.kernel import lessons
from cutpurse.kernel.game import find, games
from cutpurse.kernel.lessons import BadLesson, is_scripted, lessons_of, read_lesson
from cutpurse.kernel.manifest import manifests
from cutpurse.testing.lessons import Walk, check_lessons, wrong_moves, wrong_texts
from cutpurse.testing.preflight import wrong_examples

LESSON = """
minutes = 1
seed = 4710
bots = ["1", "2", "3"]

[[steps]]
id = "pass"
clause = "GB-2.1"
wants = ["give r10", "give k12", "give b12"]
each = true
"""


@pytest.mark.once
@pytest.mark.parametrize("game", [manifest.name for manifest in manifests()])
def test_every_lesson_can_be_played_to_its_end_with_all_its_words(game: str) -> None:
    check_lessons(find(game))


@pytest.mark.parametrize("game", games())
def test_every_game_of_ours_has_a_first_lesson_of_ten_minutes_or_less(game: str) -> None:
    found = lessons_of(find(game))
    assert "first" in [lesson.name for lesson in found]
    assert all(lesson.minutes <= 10 for lesson in found)


@pytest.mark.parametrize("game", games())
def test_the_luck_of_a_lesson_says_of_itself_that_it_is_scripted(game: str) -> None:
    for lesson in lessons_of(find(game)):
        assert is_scripted(lesson.begun().secret)
        assert lesson.begun().save() == lesson.begun().save()


def test_a_lesson_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    game, path = find("gaunerbande"), tmp_path / "odd.toml"
    for text, why in {
        LESSON.replace("seed", "sede"): "unknown part 'sede'",
        LESSON.replace("each", "eech"): "unknown part 'eech'",
        LESSON.replace("minutes = 1", ""): "it has no 'minutes'",
        LESSON.replace('"1", ', '"1", "1", "1", "1", "1", '): "is not for 8 players",
        LESSON.replace('id = "pass"', 'id = "Pass!"'): "no slug",
        LESSON.replace("each = true", 'rings = [["k1"], ["k2"], ["k3"]]'): "more than 2",
        LESSON[: LESSON.index("[[")]: "it has no 'steps'",
        LESSON.replace("each = true", "free = true")
        + LESSON[LESSON.index("[[") :]
        + 'before = ["1 give r8"]': "is free",
    }.items():
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadLesson, match=why):
            read_lesson(game, path)


def test_what_is_played_in_one_step_counts_for_no_other(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(
        """
minutes = 1
seed = 375
bots = ["1"]
settings = { markets = "1b,3a" }
steps = [
    { id = "one", clause = "ME-2.1", wants = ["grab 12", "keep"], each = true },
    { id = "two", clause = "ME-2.1", wants = ["grab 3", "keep"], each = true },
]
""",
        encoding="utf-8",
    )
    lesson = read_lesson(find("midnight-exchange"), path)
    match, step = lesson.begun(), 0
    for command, then in (("grab 12", 0), ("keep", 1), ("grab 3", 1), ("keep", 2)):
        assert lesson.refusal(step, match, [command]) is None
        before = match.clone()
        match.play(0, command)
        assert lesson.after(step, before, match.entries[len(before.entries) :], match) == then
        step = then


@pytest.mark.plain
def test_the_preflight_tells_what_is_wrong_with_a_lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(LESSON.replace("seed", "sede"), encoding="utf-8")
    monkeypatch.setattr(lessons, "lesson_files", lambda game: [path])
    assert any("odd.toml cannot be read" in line for line in wrong_examples(find("gaunerbande")))


def test_moves_that_do_not_fit_and_words_that_are_missing_are_found(tmp_path: Path) -> None:
    game, path = find("gaunerbande"), tmp_path / "odd.toml"
    path.write_text(LESSON, encoding="utf-8")
    lesson = read_lesson(game, path)
    assert wrong_moves(lesson) == []
    assert list(wrong_texts(lesson)) == [f"there is no gaunerbande-lesson-odd-pass in {each}" for each in ("en", "de")]
    path.write_text(LESSON.replace("give r10", "give g12").replace("GB-2.1", "QX-9"), encoding="utf-8")
    lesson = read_lesson(game, path)
    assert "cites QX-9" in next(iter(wrong_texts(lesson)))
    assert "nobody may give g12" in Walk(lesson, {}).run()[0]
