"""What rare_positions.json says is true, and where it is not, whoever broke it is told what to do."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cutpurse.kernel.match import Match
from tests import rare_positions
from tests.browser import late_positions as late
from tests.browser.midnight_exchange_steps import SWIFT
from tests.rare_positions import at_seed, kept


@pytest.mark.parametrize(
    "position",
    [
        late.a_dimmed_card,
        late.a_colour_to_follow,
        late.the_last_night,
        late.the_last_heist,
        late.a_whole_turn,
        late.an_answer_to_an_answer,
        late.a_skull_lies_there,
        late.a_card_to_answer,
        late.a_bet_to_lay,
        late.kept_after_a_skull,
        lambda: late.every_moment_soon(2),
        lambda: late.every_moment_soon(3),
        lambda: late.every_moment_soon(4),
        lambda: late.raided(3),
        lambda: late.raided(4),
        lambda: late.the_last_rummages(**SWIFT),
    ],
)
def test_browsers_can_start_there(position: Callable[[], Match]) -> None:
    match = position()
    assert match.outcome is None
    assert late.again(match, len(match.entries)).save() == match.save()


@pytest.fixture
def _two_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "some.json").write_text(json.dumps({"a square": 9, "a cube": 9}))
    monkeypatch.setattr(rare_positions, "FILE", tmp_path / "some.json")
    monkeypatch.setattr(rare_positions, "found", None)


@pytest.mark.usefixtures("_two_are_kept")
def test_a_position_is_made_of_its_seed_and_checked() -> None:
    assert at_seed("a square", [], lambda seed: seed if seed**0.5 % 1 == 0 else None) == 9
    for name in ("a cube", "a prime"):
        with pytest.raises(AssertionError, match=rf"{name}.*run python -m tests\.rare_positions"):
            at_seed(name, [], lambda seed: seed if seed == 8 else None)


@pytest.mark.usefixtures("_two_are_kept")
def test_the_command_searches_anew_whatever_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rare_positions, "found", {})
    assert at_seed("a cube", range(2, 20), lambda seed: "found" if seed == 8 else None) == "found"
    assert kept("letters", lambda: ["a"]) == ["a"]
    assert kept("letters", lambda: ["b"]) == ["a"]
    assert rare_positions.found == {"a cube": 8, "letters": ["a"]}
    with pytest.raises(AssertionError, match="none of these seeds"):
        at_seed("a prime", range(4), lambda seed: None)


def test_every_test_that_asks_for_one_is_known_to_the_command() -> None:
    users = rare_positions.users()
    assert {"tests/test_rare_positions.py", "tests/server/test_reaction_windows.py"} <= set(users)
    assert not [file for file in users if file.startswith("tests/browser/")]
