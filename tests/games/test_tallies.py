"""What games count of their seats beside points: somebody gets it, and what is expected adds up to it at length."""

import pytest

from cutpurse.kernel.game import games
from cutpurse.kernel.game_texts import shelf_texts
from cutpurse.kernel.manifest import manifests
from cutpurse.kernel.match import Match
from cutpurse.kernel.play import fold
from tests.browser.late_positions import begun, moved

SHARED = ("gaunerbande", "langfinger", "midnight-exchange")  # where it is an even share of what came at the table
SHORT = {"gaunerbande": {"limit": 20}}


def tallies(match: Match) -> list[tuple[float, float]]:
    """Of each seat, what came and what was expected."""
    found = [(0.0, 0.0)] * match.seats
    s = match.game.blank(match.seats, match.settings)
    for event in (event for entry in match.kept for event in entry.events):
        for seat, came, expected in match.game.tally(s, event):
            found[seat] = (found[seat][0] + came, found[seat][1] + expected)
        fold(s, [event])
    return found


@pytest.mark.once
@pytest.mark.parametrize("game", games())
def test_every_game_counts_something_of_its_seats(game: str) -> None:
    match = begun(game, 3, 5, **SHORT.get(game, {"max_rounds": 4}))
    while match.outcome is None:
        moved(match)
    found = tallies(match)
    came, expected = sum(one for one, _ in found), sum(chance for _, chance in found)
    assert came == int(came) > 0
    if game in SHARED:
        assert came == pytest.approx(expected)
        assert len({round(chance, 9) for _, chance in found}) == 1
    else:
        assert came == pytest.approx(expected, abs=4), "skulls come by the odds"
        assert all(chance > 0 for _, chance in found)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_shelf_says_what_is_counted(language: str) -> None:
    for manifest in manifests():
        if manifest.name in games():
            assert f"{manifest.name}-tally =" in shelf_texts(manifest, language)
