"""No bot answers what it may not: a few games of each, as `python -m benchmarks.legal` plays a thousand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import legal
from cutpurse.bots.player import BOTS, Bot
from cutpurse.kernel.core import Command, Seat, View
from cutpurse.kernel.game import find, games
from cutpurse.kernel.play import options

GAMES = 12  # of each: enough for every bot to sit somewhere
TABLES = [(game, seats) for game in games() for seats in find(game).seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_bot_answers_what_it_may_not(game: str, seats: int) -> None:
    found = legal.counted(game, seats, GAMES, playouts=2)
    assert found.games == GAMES
    assert found.decisions > 20 * GAMES
    assert (found.failed, found.illegal) == (0, 0)


def test_all_bots_sit_at_the_tables_equally_often_and_each_game_has_a_deal_of_its_own() -> None:
    tables = legal.tables("langfinger", 4, 40, 2)
    seated = [bot.partition(":")[0] for table in tables for bot in table.bots]
    assert {bot: seated.count(bot) for bot in legal.BOTS} == dict.fromkeys(legal.BOTS, 16)
    assert len({table.seed for table in tables}) == 40


class Cheat(Bot):
    """Plays by the rules, and once in a while a command that is not among its options."""

    asked = 0

    def choose(self, view: View, seat: Seat) -> Command:
        Cheat.asked += 1
        given = options(view, seat)
        if Cheat.asked % 7:
            return given[0]
        return next(command for menu in find("langfinger").menus for command in menu.commands if command not in given)


def test_a_bot_that_answers_what_it_may_not_is_found_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("cutpurse.bots.player.BOTS", {**BOTS, ("cheat", "langfinger"): Cheat})
    monkeypatch.setattr(legal, "BOTS", (*legal.BOTS, "cheat"))
    out = tmp_path / "legal.json"
    assert legal.main(["langfinger", "--seats", "4", "--games", "12", "--playouts", "2", "--out", str(out)]) == 1
    row = json.loads(out.read_text(encoding="utf-8"))["tables"][0]
    assert row["failed"] == row["illegal"] > 0
    assert "NOT FINE" in capsys.readouterr().out
    assert {"machine", "commit", "date", "command"} <= set(row)
