"""The games have the same rooms: who knows one, knows all."""

from pathlib import Path

import pytest

from cutpurse.games import gaunerbande
from cutpurse.kernel.game import games

ROOMS = ["components", "events", "game", "knowledge", "pieces", "position", "present", "rules", "state", "views"]


@pytest.mark.parametrize("name", games())
def test_a_game_has_its_rooms_and_no_others(name: str) -> None:
    folder = Path(gaunerbande.__file__).parents[1] / name.replace("-", "_")
    modules = {path.stem for path in folder.glob("*.py")} | {path.parent.name for path in folder.glob("*/__init__.py")}
    assert sorted(modules - {"__init__"}) == ROOMS
