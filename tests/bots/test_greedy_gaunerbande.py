"""The greedy Gaunerbande bot: what it does where a beginner knows what to do; many positions come in pairs."""

from __future__ import annotations

import pytest

from cutpurse.bots.gaunerbande.greedy import GreedyGaunerbande
from cutpurse.games.gaunerbande import GAME, rules
from cutpurse.games.gaunerbande.pieces import cards
from cutpurse.games.gaunerbande.state import GAVE, Gaunerbande
from cutpurse.kernel.core import Stack
from tests.games.gaunerbande.positions import deal, do, trick, tricks

SHARED = ("k0", "k1", "", "")  # the points so far lie with two seats: no gang is in the making


def choice(s: Gaunerbande, seat: int | None = None) -> str:
    """What greedy plays for a seat, that whose turn it is if none is named."""
    asked = int(s.turn) if seat is None else seat
    return str(GreedyGaunerbande(0).choose(GAME.redact(s, asked), asked))


# --- passing ---
def gift(hand: str) -> set[str]:
    """The three cards greedy gives away from a hand."""
    s = deal(hand, "", "", "")
    given: set[str] = set()
    for _ in range(3):
        command = choice(s, 0)
        if len(given) < 2:
            do(s, 0, command)
        given.add(command.removeprefix("give "))
    return given


def test_it_gives_away_the_politician_and_what_can_catch_him_if_nothing_guards_them() -> None:
    assert gift("g0 g1 g2 g4 b1 b2 b4 r10 r11 r12 k0 k1 k2") == {"r10", "r11", "r12"}


def test_it_keeps_the_politician_behind_many_low_reds_and_rather_rids_itself_of_a_colour() -> None:
    assert gift("g0 g11 g12 b3 b12 r0 r1 r2 r4 r5 r6 r10 k1") == {"b3", "b12", "g12"}


def test_it_gives_away_high_rogues_and_keeps_low_cards() -> None:
    assert gift("g0 g1 g2 g4 b1 b2 b4 r0 r1 r2 k10 k11 k12") == {"k10", "k11", "k12"}


# --- following ---
def test_it_ducks_with_the_highest_card_that_still_loses() -> None:
    s = tricks("g7 b3 b4", "g2 g5 g9", "g0 g12 b8", "g3 b6 k2", gone="rest", taken=SHARED)
    trick(s, "g7")
    assert choice(s) == "play g5"


@pytest.mark.parametrize(("third", "wanted"), [("g0", "play g12"), ("r10", "play g3")])
def test_last_to_play_it_takes_a_clean_trick_with_its_highest_card_and_ducks_a_dirty_one(
    third: str, wanted: str
) -> None:
    s = tricks("g7 b3 k5", "g2 g5 k9", f"{third} b12 k8", "g3 g9 g12", gone="rest", taken=SHARED)
    trick(s, "g7", "g2", third)
    assert choice(s) == wanted


def test_if_it_must_win_it_wins_with_its_highest_card() -> None:
    s = tricks("g3 b3 k5", "g2 g5 k9", "k4 b12 k8", "g4 g9 g12", gone="rest", taken=SHARED)
    trick(s, "g3", "g2", "k4")
    assert choice(s) == "play g12"


DEAL = (
    "g0 g3 g5 g8 b0 b3 b5 b8 r0 r3 r5 k0 k3",
    "g1 g7 g12 b1 b7 b12 r1 r6 r12 k1 k7 k10 k12",
    "g2 g6 g10 b2 b6 b10 r2 r7 r10 k2 k6 k9 k11",
    "g4 g9 g11 b4 b9 b11 r4 r8 r9 r11 k4 k5 k8",
)


def test_in_the_first_trick_it_gets_rid_of_its_highest_card_since_no_points_can_come() -> None:
    s = tricks(*DEAL)
    trick(s, "g0")
    assert choice(s) == "play g12"


# --- the politician ---
def test_it_dumps_the_politician_when_it_cannot_follow_however_well_guarded_he_is() -> None:
    s = tricks("g7 b3 b4 r6", "r1 r2 r3 r10", "g2 b5 b9 r12", "g3 g9 k12 k11", gone="rest", taken=SHARED)
    trick(s, "g7")
    assert choice(s) == "play r10"


@pytest.mark.parametrize(("led", "wanted"), [("r11", "play r10"), ("r9", "play r1")])
def test_it_slips_the_politician_under_a_higher_red_and_keeps_him_where_he_would_win(led: str, wanted: str) -> None:
    s = tricks(f"{led} b3 b4", "r1 r10 b9", "r2 b5 g9", "r3 g2 k12", gone="rest", taken=SHARED)
    trick(s, led)
    assert choice(s) == wanted


def test_it_plays_no_red_above_the_politician_while_he_may_still_come() -> None:
    s = tricks(*DEAL)
    trick(s, "g0", "g12", "g10", "g11")
    trick(s, "b7", "b6", "b9", "b5")
    trick(s, "r9", "r5")
    assert choice(s) == "play r6"


def test_it_remembers_to_whom_it_gave_the_politician() -> None:
    s = tricks("r3 r10 b4 g3", "r4 b5 g9 g4", "r1 r2 r6 r12", "r7 r8 g2 k12", gone="rest", taken=SHARED)
    trick(s, "r3", "r4")
    assert choice(s) == "play r6"
    s.round = 2  # cards went two seats to the left: from seat 2 to seat 0, who has played already
    s.cells[GAVE + 2] = cards("r10 g1 b1")
    assert choice(s) == "play r12"


def test_it_leads_red_to_flush_the_politician_out() -> None:
    s = tricks("r4 b4 g4", "r10 b5 g5", "r5 b3 g3", "r6 b6 g6", gone="rest", taken=SHARED)
    assert choice(s) == "play r4"


def test_it_leads_no_red_while_it_needs_its_low_reds_itself() -> None:
    s = tricks("r4 r10 g4", "r11 b5 g5", "r5 b3 g3", "r6 b6 g6", gone="rest", taken=SHARED)
    assert choice(s) == "play g4"


# --- leading ---
GREEN = "g0 g1 g2 g3 g4 g5 g6 g7 g8 g9 g10 g11 g12"


def test_early_in_a_round_it_leads_a_high_card_while_all_can_follow() -> None:
    s = tricks(*DEAL)
    trick(s, "g0", "g12", "g10", "g11")
    assert choice(s) == "play b12"


def test_it_leads_no_high_card_into_seats_that_can_only_throw_points_on_it() -> None:
    hands = ("g12 b3 b4", "g5 g6 k9", "k4 k6 b6", "k3 k7 b7")
    s = tricks(*hands, gone="rest", taken=SHARED, lacks=("", "", GREEN, GREEN))
    assert choice(s) == "play b4"


# --- another's gang ---
ONE_SEAT = ("", "r10 k0 k4 k5 k7 k8 k9 k10 k11 k12", "", "")
TWO_SEATS = ("k0", "r10 k4 k5 k7 k8 k9 k10 k11 k12", "", "")


@pytest.mark.parametrize(("taken", "wanted"), [(ONE_SEAT, "play k6"), (TWO_SEATS, "play k1")])
def test_it_notices_a_gang_in_the_making_and_takes_a_point_that_it_would_have_ducked(
    taken: tuple[str, ...], wanted: str
) -> None:
    s = tricks("k2 b8 b9", "k3 b5 g5", "k1 k6 b2", "g7 b6 b4", leader=1, gone="rest", taken=taken)
    trick(s, "k3")
    assert choice(s) == wanted


@pytest.mark.parametrize(("taken", "wanted"), [(ONE_SEAT, "play g2"), (TWO_SEATS, "play k6")])
def test_it_feeds_no_rogue_to_a_gang_in_the_making(taken: tuple[str, ...], wanted: str) -> None:
    s = tricks("k2 k3 g8", "b12 b5 g5", "k1 k6 g2", "g7 b6 b4", leader=1, gone="rest", taken=taken)
    trick(s, "b12")
    assert choice(s) == wanted


@pytest.mark.parametrize(("taken", "wanted"), [(ONE_SEAT, "play r2"), (TWO_SEATS, "play g12")])
def test_it_keeps_a_high_card_to_break_a_gang_in_the_making(taken: tuple[str, ...], wanted: str) -> None:
    s = tricks("k2 k3 g8", "b12 k1 g5", "g3 g12 r2", "g7 k6 b4", leader=1, gone="rest", taken=taken)
    trick(s, "b12")
    assert choice(s) == wanted


def test_it_smells_no_gang_while_one_seat_has_taken_only_a_few_points() -> None:
    few = ("", "k0 k4 k5 k7 k8", "", "")
    s = tricks("k2 k12 b9", "k3 k9 k11", "k1 k6 r10", "g7 k10 b4", leader=1, gone="rest", taken=few)
    trick(s, "k3")
    assert choice(s) == "play k1"


# --- a gang of its own ---
ALL_MINE = ("r10 k0 k1 k2 k3 k4 k7 k8 k9 k10 k12", "", "", "")
NOT_ALL_MINE = ("r10 k0 k1 k2 k3 k4 k7 k8 k9 k10", "k12", "", "")


@pytest.mark.parametrize(("taken", "wanted"), [(ALL_MINE, "play g11"), (NOT_ALL_MINE, "play b1")])
def test_with_every_point_so_far_and_high_cards_it_leads_on_for_the_gang(taken: tuple[str, ...], wanted: str) -> None:
    s = tricks("g11 g12 b1", "g5 k5 b5", "r1 k6 b6", "r7 k11 b7", gone="rest", taken=taken)
    assert choice(s) == wanted


@pytest.mark.parametrize(("taken", "wanted"), [(ALL_MINE, "play g9"), (NOT_ALL_MINE, "play g2")])
def test_for_the_gang_it_takes_a_dirty_trick_with_the_lowest_card_that_does(
    taken: tuple[str, ...], wanted: str
) -> None:
    s = tricks("g2 g9 g12", "g5 b5 b3", "k5 k6 b6", "r7 k11 b7", leader=1, gone="rest", taken=taken)
    trick(s, "g5", "k5", "r7")
    assert choice(s) == wanted


def test_with_every_point_so_far_but_low_cards_it_gives_the_gang_up() -> None:
    s = tricks("g2 g3 b1 g9", "g5 k5 b5 g10", "r1 k6 b6 g11", "r7 k11 b7 g12", gone="rest", taken=ALL_MINE)
    assert choice(s) in {"play g2", "play g3", "play b1"}


ROGUES = "r10 k0 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12"
EVERYTHING = " ".join(f"{letter}{value}" for letter in "gbrk" for value in range(13))


@pytest.mark.parametrize(
    ("totals", "taken", "wanted"),
    [
        ((30, 40, 50, 60), ROGUES, "gang others"),  # it leads, and the end comes nearer
        ((50, 60, 80, 40), ROGUES, "gang others"),  # the game ends, and it has won
        ((90, 80, 30, 60), ROGUES, "gang self"),  # the game would end, and it would have lost
        ((90, 20, 70, 60), ROGUES, "gang self"),  # it is behind either way: it needs the time
        ((90, 45, 80, 80), ROGUES, "gang self"),
        ((90, 45, 80, 80), EVERYTHING, "gang others"),  # twice the value (GB-4.3)
    ],
)
def test_after_uniting_the_gang_it_hurts_the_others_if_it_leads_then(
    totals: tuple[int, ...], taken: str, wanted: str
) -> None:
    s = tricks("", "", "", "", gone="rest", taken=(taken, "", "", ""), totals=totals)
    s.stack = Stack(rules.GANG, None)
    assert choice(s) == wanted
