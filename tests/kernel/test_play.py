"""The search's driver: any game, at random, to the end, and the same in every mode."""

from __future__ import annotations

import pytest

from cutpurse.games.gaunerbande import GAME
from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance, Keyed, Scripted
from cutpurse.kernel.codec import pack_state
from cutpurse.kernel.core import CLOCK, SPECTATOR, Frame, Menu, Rule, Seat, State, seat_bit, seats_in, viewer_of
from cutpurse.kernel.game import Game
from cutpurse.kernel.match import Match
from cutpurse.kernel.sets import Set


def dealt(seats: int) -> State:
    """A table after the deal, at which one round decides."""
    s = GAME.blank(seats, {"limit": 1})
    GAME.setup(s, Chance(11))
    return s


def by_hand(s: State, chance: Chance) -> int:
    """What a rollout does, told a second time with the kernel's functions for people."""
    moves = 0
    while play.actors(s):
        key = s.stack.frame.menu.listed(chance.draw(play.mask(s, s.turn)))[0].key if s.stack else 0
        play.step(s, s.turn, key, chance)
        moves += 1
    return moves


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(12))
def test_a_rollout_draws_every_choice_from_what_is_legal_and_ends_as_by_hand(seats: int, seed: int) -> None:
    quick, slow = dealt(seats), dealt(seats)
    chances = Chance(seed), Chance(seed)
    assert play.rollout(quick, chances[0]) == by_hand(slow, chances[1])
    assert pack_state(quick) == pack_state(slow)
    assert chances[0].below(2**30) == chances[1].below(2**30)


def test_a_rollout_takes_any_chance() -> None:
    quick, slow = dealt(4), dealt(4)
    assert play.rollout(quick, Keyed(b"s", [], 1)) == by_hand(slow, Keyed(b"s", [], 1))
    assert pack_state(quick) == pack_state(slow)


def test_rollouts_leave_their_root_as_it_was() -> None:
    root = dealt(4)
    before = pack_state(root)
    assert play.rollouts(root, 5, Chance(1)) >= 5 * 64
    assert pack_state(root) == before


# --- menus side by side ---
UPPER = Menu(0, ["up", "higher", "top"])
LOWER = Menu(3, ["down", "lower"])
CLOSED = Menu(5, ["away"])


class Door(Frame[State]):
    """A frame with these choices for everybody but the clock, which notes what it was given and closes the table."""

    def __init__(self, menu: Menu, allowed: Set, beside: Frame[State] | None = None) -> None:
        super().__init__(menu, beside)
        self.allowed = allowed
        self.taken: list[int] = []

    def options(self, s: State, seat: Seat) -> tuple[Set, Rule]:
        return (0 if seat == CLOCK else self.allowed), play.NOT_NOW

    def accept(self, s: State, seat: Seat, choice: Set, chance: Chance) -> None:
        self.taken.append(int(choice))
        s.stack = None


def side_by_side() -> tuple[State, list[Door]]:
    """A table with three menus open at once, of which the middle one has nothing to choose."""
    lower = Door(LOWER, 0b11)
    closed = Door(CLOSED, 0, lower)
    upper = Door(UPPER, 0b101, closed)
    s = State(2, None, 0)
    play.enter(s, upper)
    return s, [upper, closed, lower]


def test_a_rollout_draws_each_choice_of_all_open_frames_alike() -> None:
    taken: list[list[list[int]]] = []
    for number in range(4):
        s, doors = side_by_side()
        assert play.rollout(s, Scripted([number])) == 1
        taken.append([door.taken for door in doors])
    assert taken == [[[1], [], []], [[4], [], []], [[], [], [1]], [[], [], [2]]]


@pytest.mark.parametrize("seed", range(20))
def test_a_quick_rollout_draws_from_all_open_frames_as_from_one_list(seed: int) -> None:
    s, doors = side_by_side()
    offered = [str(command) for command in play.options(s, 0)]
    play.rollout(s, Chance(seed))
    (chosen,) = [str(command) for door in doors for choice in door.taken for command in door.menu.listed(choice)]
    assert chosen == offered[Chance(seed).below(4)]


def test_choices_are_told_frame_by_frame() -> None:
    s, (upper, _, lower) = side_by_side()
    assert [(frame, int(allowed)) for frame, allowed in play.choices(s, 0)] == [(upper, 0b101), (lower, 0b11)]
    assert play.choices(s, 1) == []


def test_one_mask_for_the_choices_of_several_frames_is_refused() -> None:
    s, (_, _, lower) = side_by_side()
    with pytest.raises(ValueError, match="Seat 0 has choices in several frames at once: ask `choices`"):
        play.mask(s, 0)
    lower.allowed = 0
    assert play.mask(s, 0) == 0b101
    assert play.mask(s, 1) == 0


def test_a_seat_in_turn_without_any_choice_is_named() -> None:
    s, doors = side_by_side()
    for door in doors:
        door.allowed = 0
    with pytest.raises(ValueError, match="Seat 0 is to act and has no choice"):
        play.rollout(s, Chance(1))


# --- who is no seat ---
def test_the_clock_is_one_number_inside_and_outside_of_a_set_of_seats() -> None:
    assert seats_in(seat_bit(CLOCK) | seat_bit(0) | seat_bit(59)) == [0, 59, CLOCK]
    s, _ = side_by_side()
    s.turn = CLOCK
    assert play.actors(s) == [CLOCK]


def test_the_spectator_is_one_number_whichever_way_it_is_asked_for() -> None:
    assert [viewer_of(seat) for seat in (None, SPECTATOR, 0, 3)] == [SPECTATOR, SPECTATOR, 0, 3]
    match = Match(GAME, 3, seed=1)
    assert match.view(None) == match.view(SPECTATOR)
    assert match.view(SPECTATOR)["seat"] is None
    assert repr(match.seen(None)) == repr(match.seen(SPECTATOR))


# --- menus that cannot be ---
@pytest.mark.parametrize(
    ("first", "notations", "why"),
    [
        (0, [f"bid {n}" for n in range(63)], r"A menu has 63 commands \('bid 0' to 'bid 62'\); 1 to 62 are allowed"),
        (0, [], "A menu has 0 commands; 1 to 62 are allowed"),
        (-1, ["bid"], "begins with key -1"),
        (0, ["bid", "pass", "bid"], "the command 'bid' twice"),
        (0, ["Bid"], "'Bid' cannot be typed"),
        (0, ["bid  1"], "'bid  1' cannot be typed"),
        (0, [""], "'' cannot be typed"),
    ],
)
def test_a_menu_that_cannot_be_says_why(first: int, notations: list[str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Menu(first, notations)


def test_a_menu_may_have_62_commands() -> None:
    menu = Menu(7, [f"bid {n}" for n in range(62)])
    assert [str(menu.listed(menu.choice(key))[0]) for key in (7, 68)] == ["bid 0", "bid 61"]


@pytest.mark.parametrize(
    ("seats", "menus", "why"),
    [
        ((2,), [Menu(0, ["bid"]), Menu(1, ["bid"])], "toy has two commands 'bid'"),
        ((2,), [Menu(0, ["bid", "pass"]), Menu(1, ["call"])], "overlap: key 1 belongs to 'pass' and to 'call'"),
        ((2, 61), [Menu(0, ["bid"])], r"numbers of players \[2, 61\]; 1 to 60"),
        ((0, 2), [Menu(0, ["bid"])], r"numbers of players \[0, 2\]; 1 to 60"),
        ((), [Menu(0, ["bid"])], r"numbers of players \[\]; 1 to 60"),
    ],
)
def test_a_game_that_cannot_be_says_why(seats: tuple[int, ...], menus: list[Menu], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Game("toy", "TOY", 1, seats, [], menus, [], {})
