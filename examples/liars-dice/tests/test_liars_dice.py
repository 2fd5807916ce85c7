"""Liar's Dice keeps what every game at the table promises, and its own rules."""

from __future__ import annotations

import pytest

from cutpurse import Match, bot
from cutpurse.authoring import enter
from cutpurse.kernel.chance import Chance, Scripted
from cutpurse.kernel.manifest import find_manifest
from cutpurse.kernel.play import actors, options, ruling, step
from cutpurse.testing import conform
from liars_dice.game import GAME
from liars_dice.rules import Bidding
from liars_dice.state import LiarsDice, Rolled


def table(*hands: int, turn: int = 0, **settings: int | str) -> LiarsDice:
    """A round that begins: everybody has rolled, 1550 is a one and two fives."""
    s = GAME.blank(len(hands), GAME.complete_settings(settings))
    s.left = [len(str(hand)) - 1 for hand in hands]
    enter(s, Bidding())
    Rolled(turn, list(hands)).emit(s)
    return s


def play(s: LiarsDice, seat: int, command: str, rolls: list[int] | None = None) -> str:
    """Play a command, and say by which rule it is refused; `rolls` are the dice of the next round."""
    key = GAME.command(command).key
    rule = ruling(s, seat, key)
    if rule is not None:
        return rule.full_name
    step(s, seat, key, Chance(1) if rolls is None else Scripted([die - 1 for die in rolls]))
    return ""


def answer(s: LiarsDice, **answers: str) -> None:
    """Let all who are asked answer: p1="doubt"; who is not named passes."""
    for seat in actors(s):
        play(s, seat, answers.get(f"p{seat}", "pass"))


def test_it_conforms() -> None:
    conform(GAME, games=1)


# --- bids ---
@pytest.mark.parametrize("bid", ["bid 1 two", "bid 4 six", "bid 6 five"])
def test_the_first_bid_is_free(bid: str) -> None:
    assert play(table(2340, 5560), 0, bid) == ""


@pytest.mark.parametrize(
    ("bid", "refused"),
    [
        ("bid 3 five", ""),
        ("bid 4 two", ""),
        ("bid 3 four", "LD-2.2 higher"),
        ("bid 2 six", "LD-2.2 higher"),
        ("bid 7 six", "LD-2.3 too-many"),
        ("bid 3 one", "LD-2.4 wild"),
        ("pass", "K-3 not-now"),
    ],
)
def test_a_bid_must_be_higher(bid: str, refused: str) -> None:
    s = table(2340, 5560)
    play(s, 0, "bid 3 four")
    answer(s)
    assert play(s, 1, bid) == refused


def test_ones_may_be_bid_where_they_are_plain() -> None:
    assert play(table(2340, 5560, wild=False), 0, "bid 1 one") == ""


# --- doubts ---
def test_everyone_else_who_has_dice_is_asked_at_once() -> None:
    s = table(2340, 5560, 0, 1230)
    play(s, 0, "bid 1 two")
    assert actors(s) == [1, 3]
    assert [str(command) for command in options(s, 3)] == ["pass", "doubt"]
    assert play(s, 0, "doubt") == "K-1 not-your-turn"


def test_only_the_next_is_asked_where_that_was_agreed_on() -> None:
    s = table(2340, 0, 5560, 1230, doubt="next")
    play(s, 0, "bid 1 two")
    assert actors(s) == [2]


def test_if_nobody_doubts_the_next_who_has_dice_bids() -> None:
    s = table(2340, 0, 5560)
    play(s, 0, "bid 1 two")
    answer(s)
    assert (actors(s), s.round) == ([2], 1)


def test_of_several_who_doubt_the_nearest_to_the_left_counts() -> None:
    s = table(2340, 2340, 2340, 2340, turn=2)
    play(s, 2, "bid 9 six")
    answer(s, p0="doubt", p1="doubt")
    assert s.left == [3, 3, 2, 3]  # the bid was wrong
    s = table(2340, 2340, 2340, 2340, turn=2)
    play(s, 2, "bid 4 four")
    answer(s, p0="doubt", p1="doubt")
    assert s.left == [2, 3, 3, 3]  # it was true, and the third seat sits nearer than the second


@pytest.mark.parametrize(
    ("bid", "wild", "left"),
    [
        ("bid 4 five", True, [3, 2]),  # two fives and two ones: the doubter was wrong
        ("bid 5 five", True, [2, 3]),
        ("bid 3 five", False, [2, 3]),
        ("bid 2 five", False, [3, 2]),
    ],
)
def test_who_was_wrong_loses_a_die_and_begins(bid: str, wild: bool, left: list[int]) -> None:
    s = table(1250, 1560, wild=wild)
    play(s, 0, bid)
    play(s, 1, "doubt", [1, 2, 3, 4, 5])
    assert (s.left, s.lost, s.round, s.number) == (left, 1, 2, 0)
    assert actors(s) == [left.index(2)]
    assert s.shown == [1250, 1560]


def test_the_next_begins_where_the_last_die_was_lost() -> None:
    s = table(20, 30, 40)
    play(s, 0, "bid 3 six")
    answer(s, p2="doubt")
    assert (s.left, actors(s)) == ([0, 1, 1], [1])


def test_a_bid_that_nobody_can_top_is_doubted_by_the_next_all_the_same() -> None:
    s = table(60, 60, 60)
    play(s, 0, "bid 3 six")
    answer(s)
    assert s.left == [1, 0, 1]


# --- the end ---
def test_the_last_with_dice_has_won() -> None:
    s = table(30, 2240)
    play(s, 0, "bid 2 three")
    play(s, 1, "doubt")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == ([1], [0, 3], "LD-4.2")


def test_after_the_last_round_most_dice_win_and_several_win_together() -> None:
    s = table(330, 220, 220, rounds=1)
    play(s, 0, "bid 4 three")
    answer(s, p1="doubt")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == ([1, 2], [1, 2, 2], "LD-4.3")


# --- the bot ---
def test_the_bot_that_counts_odds_beats_the_one_that_does_not() -> None:
    won = 0
    for seed in range(30):
        match = Match("liars-dice", 2, seed)
        players = [bot(name, "liars-dice", seed) for name in ("greedy", "random")]
        while match.outcome is None:
            seat = match.actors()[0]
            match.play(seat, players[seat].choose(match, seat))
        won += match.outcome.winners == [0]
    assert won >= 25


def test_the_package_is_found_by_its_entry_point() -> None:
    assert find_manifest("liars-dice").game is GAME
