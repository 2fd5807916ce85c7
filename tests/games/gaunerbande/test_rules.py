"""The rulebook of Gaunerbande, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from cutpurse import Match
from cutpurse.games.gaunerbande import GAME, rules
from cutpurse.games.gaunerbande.components import names
from cutpurse.games.gaunerbande.pieces import ALL, NOTATION, cards, deck, listed, opener
from cutpurse.games.gaunerbande.state import HAND, TAKEN, Gaunerbande, blank
from cutpurse.kernel.chance import Chance, Scripted
from cutpurse.kernel.core import Event
from cutpurse.kernel.sets import count
from tests.games.gaunerbande.positions import deal, do, hand, options, refusal, totals, trick, tricks

clause = pytest.mark.clause


# --- 0: components ---
@clause("GB-0.1")
def test_there_are_52_cards_four_colours_of_thirteen_values() -> None:
    assert len(set(NOTATION)) == 52
    assert {card[0] for card in NOTATION} == set("gbrk")
    assert [card for card in NOTATION if card[0] == "k"] == [f"k{value}" for value in range(13)]
    assert listed(ALL) == NOTATION


@clause("GB-0.2")
def test_red_10_is_the_corrupt_politician_and_the_rest_have_their_names() -> None:
    called = names()
    assert called["r10"] == {"de": "Korrupter Politiker", "en": "Corrupt Politician"}
    assert [called[f"{colour}0"]["en"] for colour in "gbrk"] == ["Vacuum-Cleaner Rep"] * 3 + ["Thug"]
    assert called["g1"]["de"] == "Autoverkäufer"
    assert called["g10"]["en"] == "Politician"
    assert set(called) == set(NOTATION)


# --- 1: setup ---
@clause("GB-1.1")
@pytest.mark.parametrize(
    ("seats", "removed", "each"), [(3, "g0 b0 r0 k0", 16), (4, "", 13), (5, "b0 r0", 10), (6, "g0 b0 r0 k0", 8)]
)
def test_the_number_of_players_decides_which_cards_are_in_play(seats: int, removed: str, each: int) -> None:
    assert deck(seats) == ALL & ~cards(removed)
    assert count(deck(seats)) == seats * each
    match = Match("gaunerbande", seats, seed=3)
    assert [len(match.view(p)["hand"]) for p in range(seats)] == [each] * seats


@clause("GB-1.2")
def test_every_round_all_cards_in_play_are_shuffled_and_dealt() -> None:
    match = Match("gaunerbande", 4, seed=5)
    deals: list[Event[Any]] = []
    while len(deals) < 2:
        seat = match.actors()[0]
        deals += [e for e in match.play(seat, match.options(seat)[0]) if type(e).__name__ == "Dealt"]
    first, second = (match.tell(event)["hands"] for event in deals)
    for hands in (first, second):
        assert sorted(card for hand in hands for card in hand) == sorted(NOTATION)
        assert [len(hand) for hand in hands] == [13] * 4
    assert first != second


@clause("GB-1.2")
def test_cards_are_dealt_in_the_order_nature_gives() -> None:
    s = blank(4, 100)
    order = [cards(card) for card in NOTATION]
    rules.setup(s, Scripted(order[::-1]))
    assert hand(s, 0) == " ".join(listed(sum(order[39:])))
    assert hand(s, 3) == " ".join(listed(sum(order[:13])))


# --- 2: passing ---
FOUR = ("g0 g1 g2 b3 b4 k5", "g3 g4 g5 b5 b6 k6", "g6 g7 g8 b7 b8 k7", "g9 g10 g11 b9 b10 k8")


@clause("GB-2.1")
def test_everyone_gives_three_cards_at_the_same_time() -> None:
    s = deal(*FOUR)
    assert options(s, 2) == [f"give {card}" for card in FOUR[2].split()]
    do(s, 2, "give g6", "give g7")
    assert refusal(s, 0, "give k5") == "allowed"
    assert refusal(s, 2, "give g6") == "GB-2.1 give-your-own"
    assert refusal(s, 2, "give k5") == "GB-2.1 give-your-own"
    do(s, 2, "give k7")
    assert refusal(s, 2, "give g8") == "K-1 not-your-turn"
    assert refusal(s, 0, "play g0") == "K-3 not-now"


@clause("GB-2.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_cards_go_one_seat_further_each_round_and_then_nobody_passes(seats: int) -> None:
    match = Match("gaunerbande", seats, seed=2, options={"limit": 1000})
    seen: dict[int, int] = {}
    while len(seen) < 2 * seats:
        view = match.view(0)
        seen.setdefault(view["round"], view["distance"])
        if view["phase"] == "passing":
            gifts = {p: match.view(p)["hand"][:3] for p in range(seats)}
            for p in range(seats):
                match.play(p, [f"give {card}" for card in gifts[p]])
            for p in range(seats):
                assert match.view((p + view["distance"]) % seats)["received"] == gifts[p]
        seat = match.actors()[0]
        match.play(seat, match.options(seat)[0])
    assert [seen[n] for n in sorted(seen)] == [*range(1, seats), 0] * 2


@clause("GB-2.3")
def test_nobody_sees_what_they_receive_before_everyone_has_chosen() -> None:
    match = Match("gaunerbande", 4, seed=1)
    before = match.view(1)
    match.play(0, [f"give {card}" for card in match.view(0)["hand"][:3]])
    assert match.view(1)["hand"] == before["hand"]
    assert match.view(1)["received"] == []
    assert match.seen(1)[-1].command == ""
    assert [match.tell(event)["card"] for event in match.seen(1)[-1].events] == [None]


@clause("GB-2.4")
def test_giver_and_receiver_go_on_knowing_the_cards_passed_and_nobody_else_does() -> None:
    match = Match("gaunerbande", 4, seed=1)
    gifts = [match.view(p)["hand"][:3] for p in range(4)]
    for p in range(4):
        match.play(p, [f"give {card}" for card in gifts[p]])
    assert match.view(0)["known"] == [[], gifts[0], [], []]
    assert match.view(1)["received"] == gifts[0]
    assert match.view(2)["known"] == [[], [], [], gifts[2]]
    assert match.view(None)["known"] == [[], [], [], []]
    assert match.view(None)["received"] == []


@clause("GB-2.4")
def test_a_card_passed_and_then_played_is_no_longer_known_in_the_hand() -> None:
    s = deal(*FOUR)
    for p, gift in enumerate(("g2 b4 k5", "g4 b6 k6", "g7 b8 k7", "g10 b10 k8")):
        do(s, p, *(f"give {card}" for card in gift.split()))
    trick(s, "g0", "g2")
    known = GAME.redact(s, 0)
    assert GAME.present(known, 0)["known"] == [[], ["b4", "k5"], [], []]
    assert GAME.present(known, 0)["played"] == [["g0"], ["g2"], [], []]


# --- 3: tricks ---
@clause("GB-3.1")
@pytest.mark.parametrize(("seats", "card"), [(3, "g1"), (4, "g0"), (5, "g0"), (6, "g1")])
def test_the_holder_of_the_opener_leads_it_after_passing(seats: int, card: str) -> None:
    assert listed(opener(seats)) == [card]
    match = Match("gaunerbande", seats, seed=seats)
    for p in range(seats):
        match.play(p, [f"give {c}" for c in match.view(p)["hand"][-3:]])
    leader = match.actors()[0]
    assert card in match.view(leader)["hand"]
    assert [str(c) for c in match.options(leader)] == [f"play {card}"]
    other = match.view(leader)["hand"][-1]
    assert match.why_not(leader, f"play {other}").id == "GB-3.1"  # type: ignore[union-attr]


@clause("GB-3.1")
def test_an_opener_passed_on_is_led_by_who_received_it() -> None:
    s = deal(*FOUR)
    for p, gift in enumerate(("g0 b3 b4", "g3 b5 b6", "g6 b7 b8", "g9 b9 b10")):
        do(s, p, *(f"give {card}" for card in gift.split()))
    assert s.turn == 1


@clause("GB-3.2")
def test_the_colour_led_must_be_followed() -> None:
    s = tricks("b3 r1", "b7 b9 g2", "g5 k4", "b1 b2", gone="g0 g1 g3 g4")
    do(s, 0, "play b3")
    assert options(s, 1) == ["play b7", "play b9"]
    assert refusal(s, 1, "play g2") == "GB-3.2 follow-colour"
    assert refusal(s, 1, "play k12") == "GB-3.2 not-in-hand"
    assert refusal(s, 3, "play b1") == "K-1 not-your-turn"


@clause("GB-3.2")
def test_who_cannot_follow_plays_any_card() -> None:
    s = tricks("b3 r1", "b7 b9", "g5 k4 r10", "b1 b2", gone="g0 g1 g3 g4")
    trick(s, "b3", "b7")
    assert options(s, 2) == ["play g5", "play r10", "play k4"]


@clause("GB-3.3")
def test_the_highest_card_of_the_colour_led_takes_the_trick_and_leads() -> None:
    s = tricks("b3 r1", "b9 r2", "k12 r3", "b7 r4", gone="g0 g1 g3 g4", taken=("", "g0 g1 g3 g4", "", ""))
    trick(s, "b3", "b9", "k12", "b7")
    assert listed(s.cells[TAKEN + 1]) == ["g0", "g1", "g3", "g4", "b3", "b7", "b9", "k12"]
    assert (s.turn, s.leader) == (1, 1)
    assert options(s, 1) == ["play r2"]


@clause("GB-3.4")
def test_black_may_not_be_led_before_a_black_card_was_played() -> None:
    s = tricks("k1 b3 r10", "b9 r2 r3", "k12 r5 r6", "b7 r4 r7", gone="g0 g1 g3 g4")
    assert options(s, 0) == ["play b3", "play r10"]
    assert refusal(s, 0, "play k1") == "GB-3.4 black-not-yet"


@clause("GB-3.4")
def test_the_politician_does_not_open_black_but_a_rogue_does() -> None:
    after_politician = tricks("k1 b3", "b9 r2", "k12 r5", "b7 r4", gone="g0 g1 g3 r10")
    assert refusal(after_politician, 0, "play k1") == "GB-3.4 black-not-yet"
    after_rogue = tricks("k1 b3", "b9 r2", "k12 r5", "b7 r4", gone="g0 g1 g3 k2")
    assert refusal(after_rogue, 0, "play k1") == "allowed"


@clause("GB-3.4")
def test_a_hand_of_black_cards_only_may_lead_black_and_everybody_knows_why() -> None:
    s = tricks("k1 k3", "b9 r2", "k12 r5", "b7 r4", gone="g0 g1 g3 g4")
    assert options(s, 0) == ["play k1", "play k3"]
    do(s, 0, "play k1")
    assert GAME.present(GAME.redact(s, 1), 1)["lacks"][0] == ["g", "b", "r"]


@clause("GB-3.5")
def test_nothing_dirty_in_the_first_trick_while_another_card_is_in_hand() -> None:
    s = tricks("g0 b3", "k1 r10 b5", "k2 r10", "g7 g8")
    do(s, 0, "play g0")
    assert options(s, 1) == ["play b5"]
    assert refusal(s, 1, "play k1") == "GB-3.5 clean-first-trick"
    assert refusal(s, 1, "play r10") == "GB-3.5 clean-first-trick"


@clause("GB-3.5")
def test_who_holds_nothing_else_may_play_dirty_in_the_first_trick() -> None:
    s = tricks("g0 b3", "k1 r10", "b5 b6", "g7 g8")
    do(s, 0, "play g0")
    assert options(s, 1) == ["play r10", "play k1"]
    do(s, 1, "play k1")
    assert GAME.present(GAME.redact(s, 0), 0)["lacks"][1] == ["g", "b"]


@clause("GB-3.6")
@pytest.mark.parametrize(("seats", "hands"), [(3, 16), (4, 13), (5, 10), (6, 8)])
def test_the_round_ends_when_the_hands_are_empty(seats: int, hands: int) -> None:
    match = Match("gaunerbande", seats, seed=9, options={"limit": 1})
    taken = 0
    numbers: set[int] = set()
    while match.actors() and (view := match.view(0))["round"] == 1:
        numbers.add(view["trick_number"])
        seat = match.actors()[0]
        taken += sum(type(event).__name__ == "TrickTaken" for event in match.play(seat, match.options(seat)[0]))
    assert taken == view["trick_count"] == hands
    assert numbers == {*range(1, hands + 1)}


@clause("GB-3.7")
def test_every_card_played_and_every_trick_taken_is_open_to_all() -> None:
    s = tricks("b3 r1", "b9 r2", "k12 r3", "b7 r4", gone="rest")
    trick(s, "b3", "b9", "k12", "b7", "r2")
    seen = GAME.present(GAME.redact(s, 3), 3)
    assert seen["played"] == [["b3"], ["b9", "r2"], ["k12"], ["b7"]]
    assert seen["taken"][1] == ["b3", "b7", "b9", "k12"]
    assert seen["hands"] == [1, 0, 1, 1]
    assert seen["trick"] == [{"seat": 1, "card": "r2"}]
    last = [(lying["seat"], lying["card"]) for lying in seen["last_trick"]]
    assert last == [(0, "b3"), (1, "b9"), (2, "k12"), (3, "b7")]
    assert seen["lacks"][2] == ["b"]
    assert GAME.present(GAME.redact(s, 60), 60)["played"] == seen["played"]


# --- 4: score ---
def last_trick(*plays: str, taken: tuple[str, ...]) -> list[int]:
    """The points of a round whose last trick is played like this, from seat 0."""
    s = tricks(*plays, taken=taken)
    trick(s, *plays)
    return totals(s)


ROGUES = "k0 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12"


@clause("GB-4.1")
def test_a_rogue_is_one_point_and_the_politician_thirteen() -> None:
    points = last_trick("b3", "b9", "k12", "b7", taken=("k0 k1 k2", "r10", "k3 k4 k5 k6", "k7 k8 k9 k10 k11"))
    assert points == [3, 14, 4, 5]
    assert sum(points) == 26


@clause("GB-4.1")
@pytest.mark.parametrize("seats", [3, 6])
def test_with_three_or_six_the_politician_is_twelve(seats: int) -> None:
    plays = ["b3", "b9", "k12", "b7", "b8", "b10"][:seats]
    points = last_trick(*plays, taken=("k1 k2 k3", "r10", "k4 k5 k6 k7 k8 k9 k10 k11"))
    winner = 1 if seats == 3 else 5
    assert points[0] == 3
    assert points[1] == 12 + (winner == 1)
    assert sum(points) == 24


@clause("GB-4.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_points_of_a_round_sum_to_all_points_unless_the_gang_is_united(seats: int) -> None:
    whole = 24 if seats in (3, 6) else 26
    for seed in range(20):
        match = Match("gaunerbande", seats, seed=seed, options={"limit": 300})
        chance = Chance(seed)
        while match.actors():
            seat = match.actors()[chance.below(len(match.actors()))]
            options = match.options(seat)
            chosen = options[chance.below(len(options))]
            for event in match.play(seat, chosen):
                if type(event).__name__ == "Scored" and not str(chosen).startswith("gang"):
                    assert sum(match.tell(event)["points"]) == whole


def united(*, totals: tuple[int, ...]) -> Gaunerbande:
    """A round in which seat 0 has just united the gang, without taking every trick."""
    s = tricks("b9", "b3", "k12", "b7", taken=(ROGUES.replace(" k12", " r10"), "b1 b2 b4 b5"), totals=totals)
    trick(s, "b9", "b3", "k12", "b7")
    return s


@clause("GB-4.2", "GB-4.4")
def test_who_unites_the_gang_may_take_26_off_their_total() -> None:
    s = united(totals=(10, 20, 30, 40))
    assert options(s, 0) == ["gang others", "gang self"]
    assert totals(s) == [10, 20, 30, 40]
    assert refusal(s, 0, "play g1") == "K-3 not-now"
    assert refusal(s, 1, "gang self") == "K-1 not-your-turn"
    do(s, 0, "gang self")
    assert totals(s) == [-16, 20, 30, 40]


@clause("GB-4.2")
def test_or_give_26_to_every_other_player() -> None:
    s = united(totals=(10, 20, 30, 40))
    do(s, 0, "gang others")
    assert totals(s) == [10, 46, 56, 66]


@clause("GB-4.2")
def test_all_rogues_without_the_politician_are_no_gang() -> None:
    points = last_trick("b9", "b3", "k12", "b7", taken=(ROGUES.replace(" k12", ""), "r10"))
    assert points == [13, 13, 0, 0]


@clause("GB-4.2", "GB-4.3")
@pytest.mark.parametrize(("seats", "single", "double"), [(3, 24, 48), (4, 26, 52), (5, 26, 52), (6, 24, 48)])
def test_the_gang_is_worth_all_points_and_twice_that_with_every_trick(seats: int, single: int, double: int) -> None:
    plays = ["b9", "b3", "k12", "b7", "b8", "b4"][:seats]
    rest = listed(deck(seats) & ~cards(" ".join(plays)))
    everything = tricks(*plays, taken=(" ".join(rest),))
    trick(everything, *plays)
    do(everything, 0, "gang others")
    assert totals(everything) == [0] + [double] * (seats - 1)
    rest.remove("r12")
    but_one = tricks(*plays, taken=(" ".join(rest), "r12"))
    trick(but_one, *plays)
    do(but_one, 0, "gang others")
    assert totals(but_one) == [0] + [single] * (seats - 1)


@clause("GB-4.5")
def test_a_new_round_begins_with_a_deal() -> None:
    s = tricks("b3", "b9", "k12", "b7", taken=("k0 k1 k2", "r10", "k3 k4 k5 k6", "k7 k8 k9 k10 k11"))
    trick(s, "b3", "b9", "k12", "b7")
    assert s.round == 5
    assert s.stack is not None
    assert s.stack.frame is rules.PASSING
    assert [count(s.cells[HAND + p]) for p in range(4)] == [13] * 4


# --- 5: end ---
def ended(totals: tuple[int, ...], limit: int = 100) -> tuple[bool, list[int]]:
    """Is the game over after a round that brings (3, 14, 4, 5), and who wins?"""
    s = tricks(
        "b3", "b9", "k12", "b7",
        taken=("k0 k1 k2", "r10", "k3 k4 k5 k6", "k7 k8 k9 k10 k11"), totals=totals, limit=limit,
    )  # fmt: skip
    trick(s, "b3", "b9", "k12", "b7")
    outcome = GAME.outcome(s)
    return outcome is not None, [] if outcome is None else outcome.winners


@clause("GB-5.1")
def test_the_game_ends_when_a_total_exceeds_100_not_when_it_reaches_it() -> None:
    assert ended((0, 86, 0, 0)) == (False, [])
    assert ended((0, 87, 0, 0)) == (True, [0])


@clause("GB-5.1", "GB-4.2")
def test_the_choice_is_made_before_the_end_is_looked_at() -> None:
    s = united(totals=(10, 20, 30, 80))
    assert GAME.outcome(s) is None
    do(s, 0, "gang others")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.rule) == ([10, 46, 56, 106], [0], "GB-5.1")
    assert options(s, 0) == []
    assert refusal(s, 0, "gang self") == "K-2 game-over"


@clause("GB-5.2")
def test_the_lowest_total_wins_and_a_tie_is_shared() -> None:
    assert ended((50, 90, 3, 10)) == (True, [2])
    assert ended((51, 90, 50, 60)) == (True, [0, 2])
    assert ended((-30, 90, 50, 60)) == (True, [0])


@clause("GB-5.3")
def test_another_limit_may_be_agreed_on() -> None:
    assert ended((0, 0, 0, 0), limit=13) == (True, [0])
    assert ended((0, 0, 0, 0), limit=14) == (False, [])
    assert Match("gaunerbande", 4, options={"limit": 1000}).view(0)["limit"] == 1000
    for limit in (0, 1001, -1, "many", True, 2.5):
        with pytest.raises(ValueError, match="allowed: 1 to 1000"):
            Match("gaunerbande", 4, options={"limit": limit})
