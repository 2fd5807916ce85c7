"""All games have the same modules: if you know your way around one, you know your way around all of them."""

from pathlib import Path

import pytest

from cutpurse.games import gaunerbande
from cutpurse.kernel.game import games

MODULES = [
    "components",
    "events",
    "game",
    "knowledge",
    "manifest",
    "pieces",
    "position",
    "present",
    "rules",
    "state",
    "views",
]


@pytest.mark.parametrize("name", games())
def test_a_game_has_the_same_modules_as_the_others_and_no_more(name: str) -> None:
    folder = Path(gaunerbande.__file__).parents[1] / name.replace("-", "_")
    found = {path.stem for path in folder.glob("*.py")} | {path.parent.name for path in folder.glob("*/__init__.py")}
    assert sorted(found - {"__init__"}) == MODULES
