"""Options that are yes or no: how they are written, checked, listed and kept."""

from __future__ import annotations

import json

import pytest

from cutpurse import Match, verify
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.game import REGISTRY, Switch
from cutpurse.server.web.rulebooks import choice
from cutpurse.terminal import arguments
from cutpurse.terminal.errors import UserError
from cutpurse.testing import conform, settings
from cutpurse.texts import Texts
from tests.conformance.toy import SLY

WILD = Switch("wild", False)


@pytest.fixture
def switched(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game with a switch, and on the shelf."""
    monkeypatch.setattr(SLY, "options", [*SLY.options, WILD])
    monkeypatch.setitem(REGISTRY, "sly", SLY)


@pytest.mark.parametrize("value", [True, "yes", "on", " True ", "ja", "an"])
def test_a_switch_is_on_by_a_bool_or_a_word_for_it(value: object) -> None:
    assert WILD.checked(value) is True


@pytest.mark.parametrize("value", [False, "no", "OFF", "false", "nein", "aus"])
def test_a_switch_is_off_by_a_bool_or_a_word_for_it(value: object) -> None:
    assert WILD.checked(value) is False


@pytest.mark.parametrize("value", [1, 0, "1", "", "maybe", None, [], 1.0])
def test_a_switch_takes_nothing_else(value: object) -> None:
    with pytest.raises(ValueError, match=r"Option wild cannot be .*; allowed: yes, no\."):
        WILD.checked(value)


def test_a_switch_can_be_read_back_from_what_is_shown_of_it() -> None:
    assert [repr(WILD), repr(Switch("fast", True, short=False))] == [
        "Switch('wild', False)",
        "Switch('fast', True, short=False)",
    ]
    assert WILD.span() == "yes, no"


@pytest.mark.usefixtures("switched")
def test_a_switch_is_among_the_settings_that_the_suite_tries() -> None:
    assert [options["wild"] for seats, options in settings(SLY) if seats == 2] == [False] * 4 + [True]
    conform(SLY, games=1)


@pytest.mark.usefixtures("switched")
def test_a_switch_is_kept_in_a_record_as_true_or_false() -> None:
    match = Match("sly", 2, seed=1, settings={"wild": "yes"})
    chance = Chance(1)
    while actors := match.actors():
        match.play(actors[0], match.options(actors[0])[chance.below(len(match.options(actors[0])))])
    assert match.record is not None
    assert match.record["options"]["wild"] is True
    assert '"wild":true' in match.save()
    assert verify(json.dumps(match.record)).settings["wild"] is True


def test_the_shelf_tells_a_switch_as_such() -> None:
    told = choice(WILD)
    assert (told.kind, told.default, told.words) == ("switch", False, [])


@pytest.mark.usefixtures("switched")
@pytest.mark.parametrize(("typed", "value"), [("wild=yes", True), ("wild=no", False), ("wild=Ja", True)])
def test_a_switch_is_typed_as_a_word_in_the_terminal(typed: str, value: bool) -> None:
    assert arguments.game_options([typed], SLY, Texts("en")) == {"wild": value}


def test_the_help_says_what_a_switch_takes(switched: None) -> None:
    assert arguments.option_help(WILD) == "wild=yes, no (no)"
    with pytest.raises(UserError, match=r"wild.*yes, no"):
        arguments.game_options(["wild=2"], SLY, Texts("en"))
