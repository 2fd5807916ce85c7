"""The comfort of the public API: what a match says of itself, legal moves, history, settings, clock and spectator."""

from __future__ import annotations

import pytest

import cutpurse
from cutpurse import BadCommand, Match
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.codec import canonical, pack_state, unpack_state
from cutpurse.kernel.game import HouseSet, Option, find
from tests.kernel.sample_match import finished


# --- what things say of themselves ---
def test_a_match_says_where_it_stands() -> None:
    match = Match("gaunerbande", 3, seed=1)
    assert str(match) == "gaunerbande, 3 seats, round 1, 0 moves: seat 0, seat 1, seat 2 to act"
    match.play(0, match.options(0)[0])
    assert str(match) == "gaunerbande, 3 seats, round 1, 1 move: seat 0, seat 1, seat 2 to act"
    assert repr(match) == f"<Match {match}>"
    assert match.secret.hex() not in repr(match)


def test_a_finished_match_says_who_won_by_which_clause() -> None:
    match = finished()
    assert match.outcome is not None
    winners = " and ".join(f"seat {seat}" for seat in match.outcome.winners)
    scores = ", ".join(str(score) for score in match.outcome.scores)
    assert str(match).endswith(f"{len(match.history)} moves: over by GB-5.1, won by {winners}, scores {scores}")


@pytest.mark.parametrize("game", cutpurse.games())
def test_every_game_has_something_to_say(game: str) -> None:
    match = Match(game, seed=1)
    rounds = "round 0" if game in ("langfinger", "swindler") else "round 1"  # rogues are chosen before the first round
    assert f"{game}, 4 seats, {rounds}, 0 moves: " in str(match)
    assert repr(match.state).startswith(f"<{type(match.state).__name__}, 4 seats, turn {match.state.turn}, stack [")
    assert repr(match.game) == f"<Game {game}>"


def test_an_outcome_and_a_setting_can_be_read_and_typed_in_again() -> None:
    outcome = cutpurse.Outcome([3, 1], [1], 2, "GB-5.1")
    assert repr(outcome) == "Outcome(scores=[3, 1], winners=[1], rounds=2, rule='GB-5.1')"
    again = eval(repr(outcome), {"Outcome": cutpurse.Outcome})
    assert again.plain() == outcome.plain()
    option = Option("seconds", 180, range(30, 601), short=30, or_none=True, slow=600)
    assert repr(option) == "Option('seconds', 180, range(30, 601), short=30, or_none=True, slow=600)"
    assert repr(find("langfinger").house_set()) == "HouseSet('components')"
    assert isinstance(find("langfinger").house_set(), HouseSet)


# --- legal moves ---
def test_legal_moves_are_the_options_to_iterate_count_and_look_into() -> None:
    match = Match("gaunerbande", seed=1)
    legal = match.legal(0)
    assert list(legal) == match.options(0)
    assert len(legal) == 13
    assert bool(legal)
    held = match.options(0)[0]
    assert held in legal
    assert held.notation.upper() in legal
    other = next(card for card in match.game.commands if card.startswith("give") and match.why_not(0, card))
    assert other not in legal
    assert repr(legal) == f"<LegalMoves of seat 0: {', '.join(str(command) for command in legal)}>"


@pytest.mark.parametrize("game", cutpurse.games())
def test_a_command_is_in_the_legal_moves_exactly_if_it_is_an_option(game: str) -> None:
    match, chance = Match(game, 3, seed=2), Chance(2)
    for _ in range(30):
        for seat in [*range(3), cutpurse.CLOCK]:
            allowed = {command.notation for command in match.options(seat)}
            assert {text for text in match.game.commands if text in match.legal(seat)} == allowed
        if match.outcome is not None:
            break
        seat = match.actors()[chance.below(len(match.actors()))]
        commands = match.options(seat)
        match.play(seat, commands[chance.below(len(commands))])


def test_legal_moves_follow_the_match() -> None:
    match = Match("gaunerbande", seed=1)
    legal = match.legal(0)
    first = match.options(0)[0]
    match.play(0, first)
    assert first not in legal
    match.play(0, list(legal)[:2])
    assert not legal
    assert len(legal) == 0
    assert repr(legal) == "<LegalMoves of seat 0: none>"


def test_a_slip_in_the_notation_is_no_forbidden_move() -> None:
    match = Match("gaunerbande", seed=1)
    with pytest.raises(BadCommand, match="'give g99' is no command of gaunerbande"):
        _ = "give g99" in match.legal(0)
    with pytest.raises(BadCommand, match="There is no seat 4"):
        match.legal(4)


# --- history ---
def test_the_history_has_the_moves_that_count_and_neither_the_deal_nor_what_was_taken_back() -> None:
    match = Match("gaunerbande", seed=1)
    assert match.history == []
    first, second = (match.options(0)[i].notation for i in (0, 1))
    match.play(0, [first, second])
    match.play(1, match.options(1)[0])
    match.undo(0)
    assert [(entry.n, entry.seat) for entry in match.history] == [(1, 0), (3, 1)]
    assert match.history[0].command == first
    assert len(match.history[0].events) == 1
    assert len(match.entries) == 5
    assert [entry.n for entry in Match.load(match.save()).history] == [1, 3]


def test_to_change_the_list_changes_no_history() -> None:
    match = finished()
    moves = len(match.history)
    match.history.clear()
    assert len(match.history) == moves


# --- settings ---
def test_settings_and_options_are_two_names_for_the_same() -> None:
    new, old, third = (
        Match("gaunerbande", 4, 7, settings={"limit": 50}),
        Match("gaunerbande", 4, 7, options={"limit": 50}),
        Match("gaunerbande", 4, 7, {"limit": 50}),
    )
    assert new.settings == {"limit": 50}
    assert new.save() == old.save() == third.save()
    assert new.game.settings is new.game.options


def test_settings_and_options_together_are_an_error() -> None:
    with pytest.raises(ValueError, match="Give the settings once"):
        Match("gaunerbande", options={"limit": 50}, settings={"limit": 50})
    with pytest.raises(ValueError, match="has no option 'limits'"):
        Match("gaunerbande", settings={"limits": 50})


# --- the clock and the spectator ---
def test_the_clock_is_one_number_everywhere() -> None:
    match = Match("midnight-exchange", 2, seed=1)
    assert match.actors()[-1] == cutpurse.CLOCK == -1
    assert match.view(None)["actors"][-1] == cutpurse.CLOCK
    assert [str(command) for command in match.options(cutpurse.CLOCK)] == ["time up"]
    match.play(cutpurse.CLOCK, "time up")
    assert match.history[-1].seat == cutpurse.CLOCK
    assert match.entries[0].seat == cutpurse.CLOCK


def test_the_turn_of_the_clock_is_61_in_json_as_it_always_was() -> None:
    match = Match("midnight-exchange", 2, seed=1)
    match.state.turn = cutpurse.CLOCK
    packed = pack_state(match.state)
    assert packed["turn"] == 61
    again = unpack_state(match.game, packed)
    assert again.turn == cutpurse.CLOCK
    assert canonical(pack_state(again)) == canonical(packed)


@pytest.mark.parametrize("game", cutpurse.games())
def test_none_and_the_spectator_are_the_same_viewer(game: str) -> None:
    match = Match(game, 3, seed=1)
    assert match.view(cutpurse.SPECTATOR) == match.view(None)
    assert match.view(cutpurse.SPECTATOR)["seat"] is None
    assert pack_state(match.known(cutpurse.SPECTATOR)) == pack_state(match.known(None))
    told = [[entry.plain() for entry in match.seen(viewer)] for viewer in (cutpurse.SPECTATOR, None)]
    assert told[0] == told[1]


def test_the_spectator_has_no_seat_to_play_from() -> None:
    match = Match("gaunerbande", seed=1)
    for ask in (match.legal, match.options):
        with pytest.raises(BadCommand, match="There is no seat 60"):
            ask(cutpurse.SPECTATOR)
    with pytest.raises(BadCommand, match="There is no seat 60"):
        match.play(cutpurse.SPECTATOR, "play g4")
    with pytest.raises(BadCommand, match="The clock sees nothing"):
        match.view(cutpurse.CLOCK)
