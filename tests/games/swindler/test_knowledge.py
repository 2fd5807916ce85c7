"""What a seat of Swindler knows, that no hand shows in what others see, and that sampled worlds are as likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from cutpurse.games.swindler import GAME
from cutpurse.games.swindler.knowledge import Worlds, redact
from cutpurse.games.swindler.pieces import ACT, CARD_NAMES, CARDS
from cutpurse.games.swindler.rules.reactions import WINDOW_NAMES, may_answer
from cutpurse.games.swindler.rules.reactions import asked as asked_in
from cutpurse.games.swindler.state import EITHER, ELDER, ELDERS, HAND, PILE, SHOWN, VEILED, WISH, Swindler
from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import SPECTATOR
from cutpurse.kernel.sets import numbers
from tests.games.swindler.positions import (
    BARE,
    OWN,
    asked,
    cards_at,
    evening,
    go,
    gone,
    hand,
    only,
    phase,
    seen,
    table,
    told,
    window,
)
from tests.kernel.counting import assert_as_likely

clause = pytest.mark.clause
DRAWS = 6000
Deal = tuple[str, ...]


# --- counting ---
def in_order(*names: str) -> str:
    """Accomplices in the order of the game."""
    return " ".join(sorted(" ".join(names).split(), key=CARD_NAMES.index))


def the_rest(*lots: str) -> str:
    """All accomplices but these."""
    named = Counter(" ".join(lots).split())
    return " ".join(name for c, name in enumerate(CARD_NAMES) for _ in range(OWN.cards[c] - named[name]))


def sampled(s: Swindler, viewer: int) -> Counter[Deal]:
    """How often each deal of accomplices is sampled: all hands but the viewer's, then the pile."""
    worlds = Worlds(redact(s, viewer), viewer)
    chance = Chance(1)
    others = [p for p in range(s.seats) if p != viewer]
    drawn = (worlds.world(chance) for _ in range(DRAWS))
    return Counter((*(hand(world, p) for p in others), cards_at(world, PILE)) for world in drawn)


# --- what is secret ---
@clause("SW-1.5")
def test_hands_and_pile_are_secret_and_how_many_cards_there_are_is_not() -> None:
    s = table("assassin", "beggar copycat", "", accomplices="forger sidekick")
    for viewer, own in ((0, "assassin"), (1, "beggar copycat"), (2, ""), (SPECTATOR, "")):
        view = seen(s, viewer)
        assert view["hand"] == own.split()
        assert (view["hands"], view["piles"]["accomplices"]) == ([1, 2, 0], 2)
        assert view["gone"]["accomplices"] == gone(s).split()
        hidden = redact(s, viewer)
        assert [hand(hidden, p) for p in range(3) if p != viewer] == ["", "", ""][: 2 if viewer < 3 else 3]
        assert cards_at(hidden, PILE) == ""


@clause("SW-1.5")
def test_everybody_counts_what_is_in_each_bag() -> None:
    s = table("", "", loot=("red ring, red coin", "red watch"))
    for viewer in (0, 1, SPECTATOR):
        inside = [tile["object"] for tile in seen(s, viewer)["bags"]["red"]["tiles"]]
        assert inside == ["ring", "necklace", "key_red", "key_red"]
        assert seen(s, viewer)["bags"]["red"]["odds"]["skull"] == 0.2


@clause("SW-1.5", "SW-6.1")
def test_a_card_is_hired_before_all_eyes_but_only_its_owner_sees_which() -> None:
    s = table("", "", coins=(1, 0), accomplices="forger sidekick", at="hiring")
    drawn = only(go(s, "0 hire 1: sidekick"), "AccompliceDrawn")[0]
    assert [told(drawn, viewer)["card"] for viewer in (0, 1, SPECTATOR)] == ["sidekick", None, None]


# --- answers ---
@clause("SW-7.5")
def test_what_somebody_answers_nobody_else_sees() -> None:
    s = table("", "copycat", "copycat forger", accomplices=BARE)
    go(s, "0 steal red: red ring")
    answered = only(go(s, "2 play copycat"), "Answered")[0]
    assert [told(answered, viewer)["choice"] for viewer in (0, 1, 2, SPECTATOR)] == [None, None, "play copycat", None]
    assert [redact(s, viewer).cells[WISH + 2] for viewer in (0, 1, SPECTATOR)] == [0, 0, 0]
    assert redact(s, 2).cells[WISH + 2]
    passed = table("", "copycat", "copycat forger", accomplices=BARE)
    go(passed, "0 steal red: red ring", "2 pass")
    for viewer in (0, 1, SPECTATOR):
        assert seen(s, viewer) == seen(passed, viewer)


@clause("SW-7.5")
def test_an_answer_that_comes_too_late_is_shown_to_nobody() -> None:
    def rest(answer: str) -> list[object]:
        s = table("", "copycat", "copycat forger", accomplices=BARE)
        go(s, "0 steal red: red ring")
        happened = go(s, f"2 {answer}", "1 play copycat: red watch")
        assert (window(s), asked(s)) == ("tile", [2])
        return [[told(event, 0) for event in happened if event.seen_by(0)], seen(s, 0), seen(s, 1)]

    assert rest("play copycat") == rest("pass")


@clause("SW-7.5", "SW-7.6")
def test_a_hidden_assassin_is_not_betrayed_by_the_one_before_it() -> None:
    def rest(answer: str) -> list[object]:
        s = table("", "copycat", "assassin", "assassin", accomplices=BARE)
        go(s, "0 steal red: red ring", "1 play copycat", "2 pass", "3 pass")
        go(s, f"3 {answer}", "2 play assassin", "3 pass")
        return [phase(s), seen(s, 0), seen(s, 2)]

    assert rest("play assassin") == rest("pass")


# --- no leaks ---
@clause("SW-7.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_asked_depends_only_on_what_lies_open(seats: int) -> None:
    """In every world a viewer can imagine, every window would ask the same seats."""
    looked = 0
    for step, (s, _) in enumerate(evening(seats, 5, {"max_rounds": 8}, keen=4)):
        if step % 5 or s.stack is None:
            continue
        for viewer in (*range(seats), SPECTATOR):
            world = Worlds(redact(s, viewer), viewer).world(Chance(step))
            assert asked(world) == asked(s)
            for w in range(len(WINDOW_NAMES)):
                assert asked_in(world, w) == asked_in(s, w)
                looked += asked_in(s, w) != 0
            for player in range(seats):
                assert may_answer(world, player) == may_answer(s, player)
    assert looked > 50


def twins(seats: int, seed: int) -> Iterator[tuple[Swindler, Swindler, int]]:
    """Moments of a game and, for each viewer, another world that it cannot tell from the true one."""
    for step, (s, _) in enumerate(evening(seats, seed, {"max_rounds": 36 // seats}, keen=5)):
        if step % 29 == 0 and s.stack is not None and s.opened == s.asked:
            for viewer in (*range(seats), SPECTATOR):
                yield s.clone(), Worlds(redact(s, viewer), viewer).world(Chance(step)), viewer


@clause("SW-7.3", "SW-7.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_others_hold_a_viewer_sees_the_same(seats: int) -> None:
    """The same moves in two worlds that differ in others' cards only: every fact told is the same, and in its place."""
    moves = differing = 0
    for s, world, viewer in twins(seats, 3):
        differing += any(hand(s, p) != hand(world, p) for p in range(seats))
        chance = Chance(moves)
        for _ in range(25):
            if s.stack is None:
                break
            assert asked(s) == asked(world)
            seat = asked(s)[chance.below(len(asked(s)))]
            there = {command.notation for command in play.options(world, seat)}
            both = [command for command in play.options(s, seat) if command.notation in there]
            if not both:
                break  # only cards that one of the two worlds lacks
            command = both[chance.below(len(both))]
            lot = int(chance.below(1000))
            facts = [moved(state, seat, command.key, Chance(lot), viewer) for state in (s, world)]
            if any(fact["event"] == "AccompliceDrawn" and fact["seat"] == viewer for fact in facts[0]):
                break  # a card from the pile, which is secret too
            assert facts[0] == facts[1]
            assert seen(s, viewer) == seen(world, viewer)
            moves += 1
    assert moves > 300
    assert differing > 20


def moved(s: Swindler, seat: int, key: int, chance: Chance, viewer: int) -> list[dict[str, object]]:
    """Play a command; what a viewer is told."""
    s.journal = []
    play.step(s, seat, key, chance)
    events, s.journal = s.journal, None
    return [told(event, viewer) for event in events if event.seen_by(viewer) is not None]


# --- sampled hands ---
@clause("SW-1.5")
def test_cards_drawn_unseen_are_anywhere_in_the_other_hands_or_on_the_pile() -> None:
    pile = "copycat sidekick sidekick"
    s = table(the_rest("beggar copycat forger", pile), "beggar copycat", "forger", accomplices=pile)
    expected: Counter[Deal] = Counter()
    for order in permutations(f"beggar copycat forger {pile}".split()):
        expected[in_order(*order[:2]), in_order(order[2]), in_order(*order[3:])] += 1
    assert_as_likely(sampled(s, 0), expected)


@clause("SW-1.5", "SW-7.1")
def test_a_card_that_was_played_is_in_no_hand_any_more() -> None:
    s = table(the_rest("copycat copycat forger sidekick"), "copycat copycat", "forger", accomplices="sidekick")
    go(s, "0 steal red", "1 pass", "2 pass: red ring", "1 play copycat", "2 pass", "0 pass", "2 pass: red watch")
    expected: Counter[Deal] = Counter()
    for order in permutations(("copycat", "forger", "sidekick")):
        expected[order] += 1
    assert_as_likely(sampled(s, 0), expected)


def after_a_shuffle(discards: str) -> Swindler:
    """Seat 1 (a Beggar, a Copycat) and 2 (a Copycat) drew before the pile ran out, and seat 1 hired two cards since.

    The viewer at seat 0 holds all the others but the discards, of which the pile was made anew.
    """
    s = table(
        the_rest("beggar copycat copycat", discards), "beggar copycat", "copycat", coins=(0, 2, 0), points=(9, 9, 9),
        active=1, accomplices=BARE, at="hiring",
    )  # fmt: skip
    first, second = discards.split()[:2]
    go(s, f"1 hire 2: {first}, {second}")
    assert hand(s, 1) == in_order("beggar copycat", first, second)
    return s


@clause("SW-1.5", "SW-6.1")
def test_after_a_shuffle_what_was_held_before_did_not_go_back_to_the_pile() -> None:
    s = after_a_shuffle("sidekick forger forger sidekick")
    assert [s.cells[VEILED + p] for p in range(3)] == [0, 2, 0]
    expected: Counter[Deal] = Counter()
    for old in permutations(("beggar", "copycat", "copycat")):
        for new in permutations(("sidekick", "sidekick", "forger", "forger")):
            expected[in_order(*old[:2], *new[:2]), old[2], in_order(*new[2:])] += 1
    assert len(expected) > 5
    assert_as_likely(sampled(s, 0), expected)


@clause("SW-1.5", "SW-7.1")
def test_a_card_played_after_a_shuffle_was_held_before_it_or_drawn_since() -> None:
    s = after_a_shuffle("copycat forger forger sidekick")
    while window(s) != "tile":  # the turn of 2 has begun
        go(s, f"{asked(s)[0]} " + ("pass" if phase(s) == "window" else "steal black"))
    while phase(s) == "window":
        go(s, f"{asked(s)[0]} " + ("play copycat" if asked(s)[0] == 1 else "pass"))
    while phase(s) == "answering":
        go(s, f"{asked(s)[0]} pass")
    assert s.cells[EITHER + CARDS + CARD_NAMES.index("copycat")] == 1
    expected: Counter[Deal] = Counter()
    for old in permutations(("beggar", "copycat", "copycat")):
        for new in permutations(("copycat", "sidekick", "forger", "forger")):
            held = [*old[:2], *new[:2]]
            if "copycat" in held:
                held.remove("copycat")
                expected[in_order(*held), old[2], in_order(*new[2:])] += 1
    assert_as_likely(sampled(s, 0), expected)


@clause("SW-1.5", "SW-7.8")
def test_a_card_that_went_back_to_the_hand_before_all_eyes_is_known() -> None:
    held = "forger lock_picker_red lock_picker_blue"
    s = table(
        the_rest(held, "assassin beggar sidekick"), held, "assassin beggar", orders="B10:1", active=1,
        accomplices="sidekick", at="acting",
    )  # fmt: skip
    go(s, "1 fulfil 1 with help", "1 show lock_picker_red", "1 show lock_picker_blue", "1 show no more")
    go(s, "0 pass", "2 play assassin on 1", "0 pass", "1 pass")
    assert (hand(s, 1), phase(s)) == ("forger lock_picker_blue", "acting")
    assert seen(s, 0)["shown"] == [[], ["lock_picker_blue"], []]
    expected: Counter[Deal] = Counter()
    for order in permutations(("forger", "beggar", "sidekick")):
        expected[in_order("lock_picker_blue", order[0]), order[1], order[2]] += 1
    assert_as_likely(sampled(s, 0), expected)


@clause("SW-1.5", "SW-7.18", "SW-7.19")
def test_cards_that_lie_open_are_in_no_sampled_hand() -> None:
    s = table("", "know_it_all forger", "beggar", hustler=1, loot=("blue ring", "green watch"))
    go(s, "0 steal red", "1 bet caught", "2 pass", "2 pass")
    for deal in sampled(s, 0):
        cards = " ".join(deal).split()
        assert (cards.count("know_it_all"), cards.count("hustler"), len(cards)) == (1, 0, 27 - 2)


# --- sampled answers ---
@clause("SW-7.5")
def test_an_unseen_answer_may_be_any_that_the_hand_allows() -> None:
    s = table(the_rest("copycat copycat forger"), "copycat", "forger", accomplices="copycat")
    go(s, "0 steal red", "1 pass", "2 pass: red ring", "1 play copycat")
    worlds = Worlds(redact(s, 0), 0)
    chance = Chance(3)
    found: Counter[Deal] = Counter()
    for _ in range(DRAWS):
        world = worlds.world(chance)
        assert not world.cells[WISH + 2]  # who has not answered yet
        found[hand(world, 1), hand(world, 2), ACT.commands[world.cells[WISH + 1] - 1].notation] += 1
    expected: Counter[Deal] = Counter()
    for order in permutations(("copycat", "copycat", "forger")):
        answers = ["pass", "play copycat"] if order[0] == "copycat" else ["pass", "pass"]
        for answer in answers:
            expected[order[0], order[1], answer] += 1
    assert_as_likely(found, expected)


@clause("SW-7.5")
def test_a_viewers_own_answer_stays_what_it_was() -> None:
    s = table("", "copycat", "forger")
    go(s, "0 steal red", "1 pass", "2 pass: red ring", "1 play copycat")
    worlds = Worlds(redact(s, 1), 1)
    for seed in range(20):
        world = worlds.world(Chance(seed))
        assert ACT.commands[world.cells[WISH + 1] - 1].notation == "play copycat"
        assert world.cells[WISH + 2] == 0


# --- every game ---
def truth_is_possible(s: Swindler, viewer: int) -> None:
    """What a sampler deals out is exactly what is hidden, in pools by when it was drawn: so the truth can come up."""
    worlds = Worlds(redact(s, viewer), viewer)
    others = [p for p in range(s.seats) if p != viewer]
    for c in range(CARDS):
        elders = sum(s.cells[ELDER + p * CARDS + c] for p in others)
        unseen = sum(s.cells[HAND + p * CARDS + c] - s.cells[SHOWN + p * CARDS + c] for p in others)
        either = sum(s.cells[EITHER + p * CARDS + c] for p in others)
        assert numbers(worlds.unseen.elders).count(c) == elders
        assert numbers(worlds.unseen.veiled).count(c) == unseen + either - elders + s.cells[PILE + c]


@clause("SW-1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_truth_is_always_among_the_worlds(seats: int) -> None:
    step = old = 0
    for seed in range(2):
        for s, _ in evening(seats, seed, {"max_rounds": 80}, keen=9):
            step += 1
            if step % 23 == 0:
                old += any(s.cells[ELDERS + c] for c in range(CARDS))
                for viewer in [*range(seats), SPECTATOR]:
                    truth_is_possible(s, viewer)
    assert old  # some of these moments are after a shuffle


@clause("SW-1.5")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_spectator_and_every_seat_can_imagine_the_table(viewer: int) -> None:
    for step, (s, _) in enumerate(evening(3, 11, {"max_rounds": 9}, keen=5)):
        if step % 3 == 0:
            world = Worlds(redact(s, viewer), viewer).world(Chance(1))
            assert seen(world, viewer) == seen(s, viewer)
            assert GAME.pieces(world) == GAME.pieces(s)
