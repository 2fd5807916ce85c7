"""The conformance suite: what every game must guarantee, interpreted and compiled.

    from cutpurse.kernel.game import find
    from cutpurse.testing import conform, preflight
    game = find("gaunerbande")                  # or your own Game, registered or not
    print(*preflight(game), sep="\\n")           # what is still missing or wrong, in words
    conform(game)                               # every check, at every player count and option

or, for pytest, one test for each check and setting:

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    @pytest.mark.parametrize(("seats", "options"), settings(game))
    def test_it_conforms(check, seats, options):
        check(game, seats, options, seed=1)
"""

from cutpurse.testing.examples import check_examples
from cutpurse.testing.exercises import check_exercises
from cutpurse.testing.knowledge import non_interference, sampled_worlds_reproduce_the_view
from cutpurse.testing.lessons import check_lessons
from cutpurse.testing.mechanics import (
    clones_are_equal_and_independent,
    fold_rebuilds_the_state,
    masks_are_options,
    options_are_what_is_ruled_legal,
    pieces_are_conserved,
    random_games_end,
    rollouts_play_the_options,
)
from cutpurse.testing.preflight import preflight
from cutpurse.testing.random_game import Broken, Check
from cutpurse.testing.records import fingerprint, json_round_trips, same_seed_same_log
from cutpurse.testing.suite import CHECKS, conform, covering, settings
from cutpurse.testing.undo import lists_are_all_or_nothing, silent_events_tell_nothing, undo_and_redo

__all__ = [
    "CHECKS",
    "Broken",
    "Check",
    "check_examples",
    "check_exercises",
    "check_lessons",
    "clones_are_equal_and_independent",
    "conform",
    "covering",
    "fingerprint",
    "fold_rebuilds_the_state",
    "json_round_trips",
    "lists_are_all_or_nothing",
    "masks_are_options",
    "non_interference",
    "options_are_what_is_ruled_legal",
    "pieces_are_conserved",
    "preflight",
    "random_games_end",
    "rollouts_play_the_options",
    "same_seed_same_log",
    "sampled_worlds_reproduce_the_view",
    "settings",
    "silent_events_tell_nothing",
    "undo_and_redo",
]
