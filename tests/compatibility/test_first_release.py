"""What the first release wrote is read as it was: saves, states that bots were sent, and a database of running tables.

They were written before the modules were renamed, and are never made anew: new code has to read them.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import cutpurse
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.codec import pack_state, unpack_state
from cutpurse.kernel.game import find
from cutpurse.table.rows import PersonRow
from tests.server.people import Evening, play, run

WRITTEN = Path(__file__).with_name("first_release")
GAMES = ["gaunerbande", "langfinger", "midnight-exchange", "swindler"]


def written(name: str) -> dict[str, Any]:
    """A file of the first release."""
    found: dict[str, Any] = json.loads((WRITTEN / f"{name}.json").read_text(encoding="utf-8"))
    return found


def assert_shown(now: object, then: object, where: str = "view") -> None:
    """All that was shown then is shown now; more may be shown, too."""
    match then:
        case dict():
            assert isinstance(now, dict), where
            for name, value in then.items():
                assert_shown(now.get(name), value, f"{where}.{name}")
        case list():
            assert isinstance(now, list | tuple), where
            assert len(now) == len(then), where
            for n, value in enumerate(then):
                assert_shown(now[n], value, f"{where}[{n}]")
        case int() if where.endswith(".version"):  # newer rules may have come; its next move goes by them
            assert isinstance(now, int), where
            assert now >= then, where
        case _:
            assert now == then, where


@pytest.mark.parametrize("game", GAMES)
def test_a_game_saved_in_the_middle_goes_on_where_it_was(game: str) -> None:
    old = written(game)
    match = cutpurse.Match.load(old["save"])
    seats: list[int | None] = [*range(match.seats), None]
    assert_shown([match.view(seat) for seat in seats], old["views"])
    assert [[str(c) for c in match.options(seat)] for seat in range(match.seats)] == old["options"]
    assert match.save() == old["save"]


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_played_on_by_the_rules_of_today_and_says_which_it_began_by(game: str) -> None:
    match = cutpurse.Match.load(written(game)["save"])
    began, chance = len(match.entries), Chance(1)
    while (actors := match.actors()) and len(match.entries) < began + 150:
        seat = actors[chance.below(len(actors))]
        options = match.options(seat)
        match.play(seat, options[chance.below(len(options))])
    assert len(match.entries) > began
    again = cutpurse.Match.load(match.save())
    assert (again.version, again.save()) == (1, match.save())
    if find(game).version > 1:
        with pytest.raises(cutpurse.OlderRules):
            cutpurse.verify(match.save())
    else:
        assert cutpurse.verify(match.save()).save() == match.save()


@pytest.mark.parametrize("game", GAMES)
def test_a_state_that_a_bot_was_sent_is_read_and_written_alike(game: str) -> None:
    for state in written(game)["states"]:
        assert pack_state(unpack_state(find(game), state)) == state


@run
async def test_tables_in_a_database_go_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress((WRITTEN / "tables.db.gz").read_bytes()))
    server = Evening(file)
    await server.open()
    try:
        for game, old in written("tables").items():
            table = await server.table(old["id"])
            match = table.core.running_match()
            assert (match.game.name, len(match.entries), table.row.status) == (game, old["moves"], old["status"])
            assert_shown([match.view(seat) for seat in range(match.seats)], old["views"])
            assert [line.text for line in table.core.chat] == ["Hello"]
            steps = (await server.replay(old["id"], None, "watch")).steps
            assert len(steps) == len(match.kept)
            assert steps[-1].view["actors"] == match.view(None)["actors"]
            seat = match.actors()[0]
            if match.game.name != "midnight-exchange":  # there a countdown comes first
                person = PersonRow(id=old["people"][seat], name="Ada", made=0.0, seen=0.0)
                assert await server.ask(old["id"], person, play(str(match.options(seat)[0]))) == "done"
                if not table.core.windows.waits_for(seat):  # an answer in a reaction window is logged when that closes
                    assert len(match.entries) > old["moves"]
    finally:
        await server.close()
