"""Every page is laid out as it was, in both languages and three widths; CONTRIBUTING.md says how to renew that."""

from __future__ import annotations

import pytest

from tests.browser.conftest import People
from tests.browser.layouts import PAGES, SIZES, differences, kept, layouts, picture, told
from tests.browser.people import LANGUAGES, Language
from tests.browser.server_process import TableServices


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_laid_out_as_it_was(people: People, own_house: TableServices, language: Language) -> None:
    person = people(language, SIZES[-1], at=own_house)
    references = kept()
    found = {}
    for name, layout in layouts(person, language, PAGES):
        if changes := differences(layout, references[name]):
            found[name] = changes
            picture(person, name)
    assert not found, told(found)


def test_there_is_a_reference_for_every_page_language_and_width_and_no_other() -> None:
    wanted = {f"{page} {language} {size.width}" for page in PAGES for language in LANGUAGES for size in SIZES}
    assert kept().keys() == wanted


def test_a_part_that_moves_comes_or_goes_is_told_and_a_pixel_is_not() -> None:
    before = {"page": [0, 0, 360, 740], "header": [0, 0, 360, 52], "main": [0, 52, 360, 688]}
    assert differences({**before, "main": [1, 54, 359, 690]}, before) == []
    assert differences({**before, "main": [120, 52, 240, 688]}, before) == ["main is 240 wide at 120, and was 360 at 0"]
    assert differences({**before, "aside": [0, 0, 9, 9]}, before) == ["aside is new"]
    assert differences({"page": before["page"], "main": before["main"]}, before) == ["header is gone"]
