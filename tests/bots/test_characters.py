"""Characters: a name for every level, the same everywhere, and words for what they are like in both languages."""

from __future__ import annotations

import pytest

from cutpurse.bots import characters
from cutpurse.bots.characters import CHARACTERS, USUAL_LEVEL, character_of, ratings_of
from cutpurse.bots.levels import LEVELS
from cutpurse.kernel.rulebook import LANGUAGES
from cutpurse.server.web.rulebooks import shelf
from cutpurse.table.bots import NAMES, unused_bot_name
from cutpurse.table.names import clean_name, lookalikes
from cutpurse.terminal.bot_list import bot_lines
from cutpurse.terminal.start import BOT_NAMES
from cutpurse.texts import Texts
from tools.fault_report import HERE


def test_every_level_is_somebody_whom_nobody_takes_for_another() -> None:
    assert [character.bot for character in CHARACTERS] == [str(level.number) for level in LEVELS]
    taken = {like for name in (*NAMES, *BOT_NAMES) for like in lookalikes(name)}
    for _, name in CHARACTERS:
        assert clean_name(name) == name
        assert len(name) <= 6, "a plate on a phone has no room for more"
        assert taken.isdisjoint(lookalikes(name)), name
        taken |= lookalikes(name)
    assert character_of(USUAL_LEVEL)
    assert character_of("greedy") is character_of(None) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_temper_and_a_face_in_words_of_its_own(language: str) -> None:
    texts = Texts(language)
    tempers = [texts.say(f"character-{character.bot}") for character in CHARACTERS]
    faces = [texts.say(f"character-{character.bot}.face") for character in CHARACTERS]
    assert len({*tempers, *faces}) == 2 * len(CHARACTERS)
    assert max(map(len, tempers)) <= 48, "one line, or two short ones beside the face"
    lines = bot_lines(texts)
    for line, character, temper in zip(lines, CHARACTERS, tempers, strict=False):
        assert line.split()[:2] == [character.bot, character.name]
        assert line.endswith(temper)
        assert len(line) <= 80
    assert [line.split()[0] for line in lines[len(CHARACTERS) :]] == ["greedy", "random"]


def test_each_has_a_face() -> None:
    drawn = {path.stem for path in (HERE / "web/src/look/art").glob("face-*.svg")}
    assert drawn == {f"face-{character.bot}" for character in CHARACTERS}


def test_the_browser_has_the_names_from_the_server() -> None:
    told = shelf(None)
    assert [(character.bot, character.name) for character in told.characters] == list(CHARACTERS)
    assert [character.ratings for character in told.characters] == [ratings_of(bot) for bot, _ in CHARACTERS]
    assert told.usual_bot == USUAL_LEVEL


def test_a_bot_of_a_level_goes_by_its_characters_name_with_a_number_where_that_is_taken() -> None:
    nana = CHARACTERS[-1]
    assert unused_bot_name("table", [], nana.bot) == nana.name
    for taken in (nana.name, nana.name.upper()):  # by a person, or by a second bot of the level
        assert unused_bot_name("table", [taken], nana.bot) == f"{nana.name} 2"
    assert unused_bot_name("table", [nana.name, f"{nana.name} 2"], nana.bot) == f"{nana.name} 3"
    assert unused_bot_name("table", [], "greedy") in NAMES


def test_ratings_are_shown_of_a_game_or_on_average_and_nothing_where_nobody_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = {"langfinger": {"1": 600, "8": 1400}, "swindler": {"1": 701}}
    monkeypatch.setattr(characters, "measured_ratings", lambda: found)
    texts = Texts("en")

    def shown(game: str | None) -> list[str]:
        return [bot_lines(texts, game)[n].split()[2] for n in (0, 7)]

    assert ratings_of("1") == {"langfinger": 600, "swindler": 701}
    assert shown("langfinger") == ["600", "1400"]
    assert shown(None) == ["650", "1400"]
    assert shown("gaunerbande") == ["New", "Looks"], "only the temper"
