"""The examples of the rulebooks as replays: every one can be watched, through everybody's eyes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cutpurse.kernel.examples import examples
from cutpurse.kernel.game import find, games
from cutpurse.server.web.examples import page
from tests.server.people import evening, run

GAMES = [name for name in games() if examples(find(name))]


@pytest.mark.parametrize("game", GAMES)
@run
async def test_every_example_can_be_watched_through_all_eyes(game: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        for example in examples(find(game)):
            for eyes in ("open", "watch", *map(str, range(len(example.players)))):
                told = json.loads(await page(e.lobby.replays, game, example.name, eyes, 0, "ada"))
                assert told["total"] == len(told["steps"]) >= len(example.moves), (example.name, eyes)
                assert told["steps"][-1]["view"]["game"] == game
