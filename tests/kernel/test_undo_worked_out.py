"""What an undo would lead to is worked out step by step as the game goes on: the same as if it were begun anew."""

from __future__ import annotations

from random import Random

import pytest

from cutpurse import Match
from cutpurse.kernel.game import find, games


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("seed", range(3))
def test_a_seat_may_take_back_what_it_could_if_the_log_were_read_anew(game: str, seed: int) -> None:
    dice = Random(seed)
    match = Match(game, find(game).seats[1], seed=seed)
    seats, said = range(match.seats), set[str]()
    for _ in range(40):
        if not match.actors():
            break
        seat = dice.choice(match.actors())
        match.play(seat, dice.choice(match.options(seat)))
        undoing = [seat for seat in seats if match.can_undo(seat) == "free"]
        if undoing and dice.random() < 0.3:
            match.undo(dice.choice(undoing))
        anew = Match.load(match.save())
        assert [match.can_undo(seat) for seat in seats] == [anew.can_undo(seat) for seat in seats]
        said.update(match.can_undo(seat) for seat in seats)
    assert "ask" in said
