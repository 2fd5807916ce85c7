"""swindler/policy/beliefs.py: passes speak against cards that would have fitted, and nothing hidden has a say."""

from __future__ import annotations

import math
from typing import Any, cast

import pytest

from cutpurse import Match
from cutpurse.bots.levels import PolicyBot, policy_of
from cutpurse.bots.player import Player
from cutpurse.bots.swindler.policy.beliefs import Reactions
from cutpurse.games.swindler.events.accomplices import Answered, Asked, CardPlayed, WindowClosed
from cutpurse.games.swindler.events.rounds import UNSEEN, AccompliceDrawn, TurnBegan
from cutpurse.games.swindler.pieces import ANGEL, ASSASSIN, BACKSTABBER, CARDS, COPYCAT
from cutpurse.games.swindler.rules.reaction_windows import WINDOWS
from cutpurse.games.swindler.rules.reactions import TILE, Answering
from cutpurse.games.swindler.state import HAND, SIZE, Swindler
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Event, Frame
from cutpurse.kernel.game import find
from cutpurse.kernel.play import Entered, Left

GAME = find("swindler")
ME = 0


def holding(card: int = -1, seat: int = 1) -> Swindler:
    """A table of three at which one seat holds two cards, this one among them, and nobody else holds any."""
    s = cast(Swindler, GAME.blank(3, GAME.complete_settings(None)))
    s.cells[SIZE + seat] = 2
    s.cells[HAND + seat * CARDS + (ANGEL if card < 0 else card)] += 1
    s.cells[HAND + seat * CARDS + ANGEL] += 1
    return s


def window(frame: Frame[Any], seats: int, player: int = -1, card: int = COPYCAT) -> list[Event[Any]]:
    """What is seen of a window: who was asked, that they have answered, and who then played a card, if anybody."""
    answers = [Answered(p, UNSEEN) for p in range(3) if seats >> p & 1]
    played: list[Event[Any]] = [Left()] if player < 0 else [CardPlayed(player, card)]
    return [Entered(frame), Asked(seats), *answers, WindowClosed(), *played]


def likelihood(world: Swindler, *seen: Event[Any]) -> float:
    return Reactions(world, ME, list(seen)).likelihood(world)


def test_a_pass_speaks_against_the_card_that_would_have_fitted_and_against_no_other() -> None:
    passed = [TurnBegan(ME), *window(WINDOWS[TILE], 0b110)]
    assert likelihood(holding(COPYCAT), *passed) < -1
    assert likelihood(holding(BACKSTABBER), *passed) == 0
    assert likelihood(holding(COPYCAT), *passed, *window(WINDOWS[TILE], 0b110)) < likelihood(holding(COPYCAT), *passed)


def test_who_was_not_asked_or_comes_after_the_player_of_a_card_has_not_passed() -> None:
    assert likelihood(holding(COPYCAT), TurnBegan(ME), *window(WINDOWS[TILE], 0b100)) == 0
    played_before = [TurnBegan(ME), *window(WINDOWS[TILE], 0b110, player=1)]
    assert likelihood(holding(COPYCAT, seat=2), *played_before) == 0
    played_after = [TurnBegan(ME), *window(WINDOWS[TILE], 0b110, player=2)]
    assert likelihood(holding(COPYCAT, seat=1), *played_after) < 0


def test_cards_drawn_since_may_be_the_ones() -> None:
    passed = [TurnBegan(ME), *window(WINDOWS[TILE], 0b110)]
    once = likelihood(holding(COPYCAT), *passed, AccompliceDrawn(1, UNSEEN))
    assert likelihood(holding(COPYCAT), *passed) < once < 0
    both = [AccompliceDrawn(1, UNSEEN), AccompliceDrawn(1, UNSEEN)]
    assert likelihood(holding(COPYCAT), *passed, *both) == 0
    assert likelihood(holding(COPYCAT), *both, *passed) == likelihood(holding(COPYCAT), *passed)


def test_whoever_a_card_harms_would_have_answered_it_with_an_assassin() -> None:
    answered = window(Answering(2, BACKSTABBER), 0b011)
    assert likelihood(holding(ASSASSIN), TurnBegan(1), CardPlayed(2, BACKSTABBER), *answered) < -1
    assert -0.1 < likelihood(holding(ASSASSIN), TurnBegan(ME), CardPlayed(2, BACKSTABBER), *answered) < 0


def test_before_the_first_turn_that_was_seen_nothing_speaks_against_anything() -> None:
    assert likelihood(holding(COPYCAT), *window(WINDOWS[TILE], 0b110)) == 0


def test_the_policy_judges_every_world_by_what_was_seen_last() -> None:
    policy = policy_of(GAME)
    passed = [TurnBegan(ME), *window(WINDOWS[TILE], 0b110)]
    assert policy.likelihood(holding(COPYCAT), ME, passed) == likelihood(holding(COPYCAT), *passed)
    assert policy.likelihood(holding(BACKSTABBER), ME, passed) == 0
    assert policy.likelihood(holding(COPYCAT), ME, [TurnBegan(ME)]) == 0


def noted(reactions: Reactions) -> list[tuple[int, int, int, float]]:
    return [(int(p.seat), int(p.card), int(p.drawn), p.likely) for p in reactions.found]


@pytest.mark.parametrize("seats", [2, 4])
def test_passes_follow_from_what_was_seen_and_the_truth_is_likelier_than_worlds_by_lot(seats: int) -> None:
    match = Match("swindler", seats=seats, seed=seats)
    players = [Player(GAME, PolicyBot(seat, GAME)) for seat in range(seats)]
    chance = Chance(1)
    better = asked = 0
    for n in range(400):
        if match.outcome is not None:
            break
        seat = match.actors()[0]
        if n % 10 == 0 and (seen := list(match.seen_this_round(seat))):
            view, truth = match.known(seat), cast(Swindler, match.state)
            sampler = GAME.sampler(view, seat)
            worlds = [cast(Swindler, sampler.world(chance)) for _ in range(20)]
            known = Reactions(worlds[0], seat, seen)
            assert noted(known) == noted(Reactions(truth, seat, seen)) == noted(Reactions(worlds[1], seat, seen))
            if known.found:
                asked += 1
                usual = sum(math.exp(known.likelihood(world)) for world in worlds) / len(worlds)
                better += math.exp(known.likelihood(truth)) >= usual
        match.play(seat, players[seat].choose(match, seat))
    assert asked > 10
    assert better > 0.7 * asked
