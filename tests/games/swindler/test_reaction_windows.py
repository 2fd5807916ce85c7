"""The rulebook of Swindler, clause by clause: when accomplices are played, whom a window asks, and answers (SW-7)."""

from __future__ import annotations

import pytest

from cutpurse.games.swindler.state import Swindler
from tests.games.swindler.positions import (
    BARE,
    asked,
    bag,
    calm,
    coins,
    discarded,
    fresh,
    go,
    hand,
    loot,
    named,
    options,
    phase,
    refusal,
    seen,
    table,
    window,
)

clause = pytest.mark.clause


def steps(s: Swindler, *moves: str) -> list[str | None]:
    """The window that is open after each move, or what else the table waits for."""
    found: list[str | None] = []
    for move in moves:
        go(s, move)
        found.append(window(s) if phase(s) == "window" else phase(s))
    return found


# --- 7.1: a card and its moment ---
@clause("SW-7.1")
def test_a_card_is_discarded_after_use() -> None:
    s = table("", "copycat", accomplices=BARE)
    before = discarded(s, "copycat")
    go(s, "0 steal red: red ring", "1 play copycat: red watch")
    assert (hand(s, 1), loot(s, 1)) == ("", "red watch")
    assert discarded(s, "copycat") == before + 1


@clause("SW-7.1")
def test_a_card_that_is_not_in_hand_is_not_played() -> None:
    s = table("", "copycat forger")
    go(s, "0 steal red", "1 pass: red ring")
    assert options(s, 1) == ["pass", "play copycat"]
    s = table("", "forger")
    go(s, "0 steal red", "1 pass: red ring")
    assert options(s, 1) == ["pass"]
    assert refusal(s, 1, "play copycat") == "SW-7.1 not-in-hand"
    s = table("", "forger", at="acting")
    assert refusal(s, 0, "play beggar") == "SW-7.1 not-in-hand"


@clause("SW-7.1", "SW-7.4")
@pytest.mark.parametrize(
    ("card", "command"),
    [
        ("beggar", "play beggar"),
        ("hustler", "play hustler"),
        ("backstabber", "play backstabber"),
        ("guardian_angel", "play guardian_angel"),
        ("gold_digger", "play gold_digger"),
        ("know_it_all", "bet caught"),
        ("assassin", "play assassin"),
    ],
)
def test_a_card_is_played_at_its_own_moment_only(card: str, command: str) -> None:
    s = table("", card, loot=("blue ring", "blue coin"), points=(5, 3), coins=(2, 0))
    go(s, "0 steal red", "1 pass: red ring")
    assert window(s) == "tile"
    assert refusal(s, 1, command) == "SW-7.1 wrong-moment"


# --- 7.2: who comes first ---
@clause("SW-7.2", "SW-7.5")
@pytest.mark.parametrize(("active", "first"), [(0, 1), (1, 2), (2, 0)])
def test_who_plays_first_at_a_moment_goes_in_turn_order_from_t(active: int, first: int) -> None:
    s = table("copycat", "copycat", "copycat", active=active, accomplices=BARE)
    go(s, f"{active} steal red: red ring")
    others = [p for p in range(3) if p != active]
    for seat, luck in zip(reversed(others), ("", ": red watch"), strict=True):
        go(s, f"{seat} play copycat{luck}")
    assert [loot(s, p) for p in others] == ["red watch" if p == first else "" for p in others]


@clause("SW-7.2", "SW-7.6")
def test_what_was_played_last_works_first() -> None:
    s = table("", "copycat assassin", "assassin", accomplices=BARE)
    go(s, "0 steal red: red ring", "1 play copycat", "2 pass")
    happened = go(s, "2 play assassin", "1 play assassin: red watch")
    works = [name for name in named(happened) if name in ("CardPlayed", "CardStood", "CardCancelled", "TileCopied")]
    assert works == ["CardPlayed", "CardPlayed", "CardStood", "CardCancelled", "CardStood", "TileCopied"]
    assert loot(s, 1) == "red watch"


# --- 7.3: a window tells nothing ---
@clause("SW-7.3")
def test_a_window_opens_to_everybody_with_a_card_whatever_it_is() -> None:
    s = table("sidekick", "forger", "", "lock_picker_red sidekick")
    go(s, "0 steal red")
    assert (window(s), asked(s)) == ("bag", [1, 3])
    assert options(s, 1) == options(s, 3) == ["pass"]
    go(s, "1 pass", "3 pass: red ring")
    assert (window(s), asked(s)) == ("tile", [1, 3])


@clause("SW-7.3")
def test_a_window_in_which_nobody_has_a_card_is_skipped() -> None:
    s = table("sidekick assassin", "", "", points=(3, 3, 3), loot=("", "blue ring", ""))
    assert steps(s, "0 steal red: red ring", "0 draw: red watch") == ["stealing", "stealing"]


@clause("SW-7.3")
def test_a_window_is_skipped_when_all_cards_for_it_lie_open() -> None:
    s = table("", "forger", accomplices="copycat guardian_angel")
    assert steps(s, "0 steal red: red ring") == ["tile"]  # no Know-it-All is left to bet with
    go(s, "1 pass", "0 stop")  # nor a Backstabber, a Gold Digger, a Beggar or the Hustler
    assert phase(s) == "acting"


@clause("SW-7.3")
def test_a_card_in_play_is_in_no_hand() -> None:
    s = table("", "know_it_all know_it_all", "forger", accomplices=BARE)
    assert steps(s, "0 steal red", "1 bet free", "2 pass") == ["bag", "bag", "bag"]
    assert steps(s, "1 bet caught", "2 pass: red ring") == ["bag", "stealing"]  # both bets lie on the table


@clause("SW-7.3")
def test_a_window_is_skipped_when_no_card_could_do_anything_in_it() -> None:
    s = table("", "forger", at="start")
    assert phase(s) == "reserving"  # all have three points and no loot: neither Beggar nor Hustler
    s = table("", "forger", points=(4, 3), at="start")
    assert phase(s) == "reserving"  # the richer one has nothing to give
    s = table("", "forger", points=(4, 3), coins=(1, 0), at="start")
    assert (window(s), asked(s)) == ("start", [1])
    s = table("", "forger", loot=("red ring", "blue ring"), at="start")
    assert (window(s), asked(s)) == ("start", [1])  # the Hustler might be there
    s = table("", "forger", loot=("red ring", "red ring"), at="start")
    assert phase(s) == "reserving"  # equal tiles are not swapped


@clause("SW-7.3", "SW-7.18")
def test_the_holder_of_the_open_hustler_is_asked_where_it_fits_and_only_there() -> None:
    s = table("", "", "forger", loot=("red ring", "blue ring", ""), hustler=1, at="start")
    assert (window(s), asked(s)) == ("start", [1, 2])
    go(s, "1 pass", "2 pass", "0 steal green")
    assert (window(s), asked(s)) == ("bag", [2])
    s = table("", "", "forger", loot=("red ring", "", "blue ring"), hustler=1, at="start")
    assert phase(s) == "reserving"  # 1 has nothing to swap


@clause("SW-7.3", "SW-7.6")
def test_the_open_hustler_is_no_hand_card_to_answer_with() -> None:
    s = table("", "copycat", "", hustler=2, loot=("", "", "blue ring"))
    go(s, "0 steal red", "1 pass: red ring")
    assert asked(s) == [1]
    go(s, "1 play copycat: red coin")
    assert (phase(s), loot(s, 1)) == ("stealing", "red coin")


@clause("SW-7.3", "SW-7.6")
def test_nobody_is_asked_for_an_answer_when_all_assassins_lie_open() -> None:
    s = table("forger", "copycat", "forger", accomplices="copycat")
    go(s, "0 steal red: red ring", "1 play copycat", "2 pass: red watch")
    assert (window(s), loot(s, 1)) == ("tile", "red watch")
    s = table("forger", "copycat", "forger", accomplices="assassin")
    go(s, "0 steal red: red ring", "1 play copycat", "2 pass")
    assert (phase(s), asked(s)) == ("answering", [0, 2])


# --- 7.4: the windows ---
def busy(at: str) -> Swindler:
    """T is the richest, everybody has loot, and seat 1 a card: every window could serve somebody."""
    return table("", "forger", loot=("blue ring", "blue coin"), points=(9, 3), coins=(2, 1), at=at)


@clause("SW-7.4")
def test_the_windows_of_a_turn_come_in_this_order() -> None:
    s = busy("start")
    assert (window(s), asked(s)) == ("start", [1])
    assert steps(s, "1 pass", "0 steal red", "1 pass: red ring", "1 pass") == ["reserving", "bag", "tile", "stealing"]
    assert steps(s, "0 draw: red watch", "1 pass", "0 stop", "1 pass") == ["tile", "stealing", "stop", "stolen"]
    assert steps(s, "1 pass", "0 end actions", "1 pass") == ["acting", "hiring", "hiring"]
    assert phase(s) == "hiring"
    assert window(s) is None


@clause("SW-7.4")
def test_a_skull_opens_a_window_before_it_works() -> None:
    s = table("", "forger", loot=("red key_red", ""))
    go(s, "0 steal red", "1 pass: red ring", "1 pass", "0 draw: red skull")
    assert (window(s), asked(s)) == ("skull", [1])
    assert (loot(s, 0), fresh(s)) == ("red ring, red key_red", "red ring")
    go(s, "1 pass")
    assert loot(s, 0) == ""


@clause("SW-7.4", "SW-9.1")
def test_the_first_window_opens_after_m1_has_drawn() -> None:
    s = table("", "forger", points=(2, 3), coins=(0, 1), done=(5, 0), thieves="M1 _", accomplices="beggar", at="start")
    assert (window(s), asked(s), hand(s, 0)) == ("start", [0, 1], "beggar")
    go(s, "0 play beggar", "1 pass")
    calm(s)
    assert (phase(s), coins(s)) == ("reserving", [1, 0])


@clause("SW-7.4")
def test_bets_are_for_the_first_bag_of_a_turn_only() -> None:
    s = table("sidekick", "know_it_all forger", accomplices=BARE)
    go(s, "0 steal red")
    assert window(s) == "bag"
    go(s, "1 pass: red ring", "0 sidekick blue: blue ring")
    assert phase(s) == "stealing"


@clause("SW-7.4", "SW-7.12")
def test_no_copycat_after_a_backstabbers_tile() -> None:
    s = table("", "backstabber copycat", accomplices=BARE)
    go(s, "0 steal red: red ring", "1 pass", "0 stop", "1 play backstabber: red watch")
    assert loot(s, 0) == "red ring, red watch"
    assert phase(s) == "acting"  # no Backstabber is left for window d, and window c did not open


@clause("SW-7.4")
def test_t_alone_plays_between_two_actions() -> None:
    s = table("beggar hustler", "beggar", loot=("red ring", "blue ring"), points=(2, 3), coins=(0, 1), at="acting")
    assert asked(s) == [0]
    assert {"play beggar", "play hustler"} <= set(options(s, 0))
    assert refusal(s, 1, "play beggar") == "K-1 not-your-turn"
    assert refusal(s, 0, "play copycat") == "SW-7.1 wrong-moment"


@clause("SW-7.4")
@pytest.mark.parametrize("card", ["know_it_all", "copycat", "backstabber", "guardian_angel"])
def test_windows_b_to_e_are_for_the_others(card: str) -> None:
    s = table(card, "")
    assert steps(s, "0 steal red: red ring", "0 draw: red watch", "0 stop") == ["stealing", "stealing", "acting"]
    s = table(card, "")
    go(s, "0 steal red: red skull")
    assert phase(s) == "acting"


@clause("SW-7.4")
def test_a_gold_digger_is_not_for_t() -> None:
    s = table("gold_digger", "forger", points=(9, 3), coins=(1, 0), accomplices="beggar")
    go(s, "0 steal red: red ring", "0 draw: red watch", "0 stop")
    assert (window(s), asked(s)) == ("stolen", [0, 1])
    assert refusal(s, 0, "play gold_digger") == "SW-7.4 not-for-the-thief-at-work"


@clause("SW-7.4", "SW-5.6")
def test_no_window_opens_during_a_raid() -> None:
    s = table(
        "", "beggar",
        loot=("red ring, red ring, blue ring, blue watch", "green watch, green brooch, blue watch, blue coin"),
        points=(9, 3), orders="A1:0 A2 A3 A4", order_pile="R1 B1", at="acting",
    )  # fmt: skip
    assert steps(s, "0 fulfil 1", "0 end actions: R1", "0 give red ring") == ["acting", "handing-in", "handing-in"]
    assert asked(s) == [1]
    go(s, "1 give blue coin: B1")
    assert window(s) == "hiring"


@clause("SW-7.4", "SW-6.2")
def test_no_window_opens_between_hiring_and_the_next_turn() -> None:
    s = table("", "", coins=(1, 0), points=(3, 3), accomplices="assassin forger", at="hiring")
    go(s, "0 hire 1: assassin")
    assert (phase(s), s.active) == ("reserving", 1)
    s = table("", "forger", coins=(1, 2), points=(3, 9), accomplices="beggar forger", at="hiring")
    go(s, "0 hire 1: beggar")
    assert (window(s), s.active, asked(s)) == ("start", 1, [0, 1])  # the next turn's first window is the first chance
    assert "play beggar" in options(s, 0)


@clause("SW-7.4")
def test_the_last_window_opens_even_if_t_can_hire_nobody() -> None:
    s = table("", "beggar", coins=(0, 0), loot=("red ring", ""), points=(9, 3), at="acting")
    go(s, "0 end actions")
    assert window(s) == "hiring"
    go(s, "1 play beggar")
    assert (loot(s, 1), s.active) == ("red ring", 1)


# --- 7.5: how a window runs ---
@clause("SW-7.5")
def test_the_other_answers_are_forgotten_and_their_cards_stay_in_hand() -> None:
    s = table("", "copycat", "copycat", "copycat", accomplices=BARE)
    go(s, "0 steal red: red ring", "3 play copycat", "1 pass", "2 play copycat: red watch")
    assert [loot(s, p) for p in range(1, 4)] == ["", "red watch", ""]
    assert [hand(s, p) for p in range(1, 4)] == ["copycat", "", "copycat"]
    assert (window(s), asked(s)) == ("tile", [1, 3])  # and the window is open again


@clause("SW-7.5")
def test_in_windows_that_ask_t_too_t_comes_first() -> None:
    s = table("beggar", "beggar", "", points=(3, 4, 5), coins=(0, 0, 2), accomplices=BARE, at="start")
    go(s, "1 play beggar", "0 play beggar")
    assert coins(s) == [1, 0, 1]
    assert (window(s), asked(s), hand(s, 1)) == ("start", [1], "beggar")


@clause("SW-7.5")
def test_a_window_closes_when_all_pass() -> None:
    s = table("", "copycat", "copycat", accomplices=BARE)
    go(s, "0 steal red: red ring", "1 pass", "2 pass")
    assert (phase(s), asked(s)) == ("stealing", [0])
    assert [hand(s, 1), hand(s, 2)] == ["copycat", "copycat"]


@clause("SW-7.5")
def test_who_passed_is_asked_again_when_the_window_opens_again() -> None:
    s = table("", "copycat", "copycat forger", accomplices=BARE)
    go(s, "0 steal red: red ring", "1 pass", "2 play copycat: red coin")
    assert asked(s) == [1, 2]
    go(s, "1 play copycat", "2 pass: red skull")
    assert phase(s) == "stealing"  # no Copycat is left


@clause("SW-7.5")
def test_a_window_does_not_open_again_when_its_moment_has_gone_by() -> None:
    s = table("", "guardian_angel", "guardian_angel", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 draw: red skull", "1 play guardian_angel", "2 play guardian_angel")
    assert (phase(s), hand(s, 2), loot(s, 1)) == ("stealing", "guardian_angel", "red ring")
    rest = "red coin, red key_red, red key_red, red ring, red necklace"
    s = table("", "copycat", "copycat", loot=("", rest, ""), accomplices=BARE)
    go(s, "0 steal red: red ring", "1 play copycat", "2 play copycat: red watch")
    assert (bag(s, "red"), phase(s), hand(s, 2)) == ("", "stealing", "copycat")


@clause("SW-7.5")
def test_all_who_are_asked_answer_in_any_order_and_each_once() -> None:
    s = table("", "copycat", "forger", "copycat")
    go(s, "0 steal red", "3 pass", "1 pass", "2 pass: red ring")
    assert asked(s) == [1, 2, 3]
    go(s, "2 pass")
    assert asked(s) == [1, 3]
    assert refusal(s, 2, "pass") == "K-1 not-your-turn"
    view = seen(s, 0)
    assert (view["asked"], view["awaited"]) == ([1, 2, 3], [1, 3])


# --- 7.6: answers ---
@clause("SW-7.6")
def test_everyone_but_its_player_may_answer_a_card() -> None:
    s = table("forger", "copycat forger", "forger", "")
    go(s, "0 steal red", "1 pass", "2 pass: red ring", "1 play copycat", "2 pass")
    assert (phase(s), asked(s)) == ("answering", [0, 2])
    assert seen(s, 3)["played"] == [
        {"seat": 1, "card": "copycat", "partner": None, "theirs": None, "yours": None, "target": None}
    ]


@clause("SW-7.6")
def test_nothing_but_an_assassin_answers_a_card() -> None:
    s = table("", "backstabber", "backstabber assassin")
    go(s, "0 steal red", "1 pass", "2 pass: red ring", "1 pass", "2 pass", "0 stop", "1 play backstabber", "2 pass")
    assert (phase(s), options(s, 2)) == ("answering", ["pass", "play assassin"])
    assert refusal(s, 2, "play backstabber") == "SW-7.6 only-assassins"
    s = table("", "backstabber", "backstabber")
    go(s, "0 steal red", "1 pass", "2 pass: red ring", "1 pass", "2 pass", "0 stop", "1 play backstabber", "2 pass")
    assert refusal(s, 2, "play assassin") == "SW-7.1 not-in-hand"


@clause("SW-7.6")
def test_a_cancelled_card_has_done_nothing_and_its_window_opens_again() -> None:
    s = table("assassin", "copycat copycat", "forger", accomplices=BARE)
    go(s, "0 steal red: red ring", "1 play copycat", "2 pass", "2 pass")
    before = bag(s, "red")
    go(s, "0 play assassin")
    assert (bag(s, "red"), loot(s, 1)) == (before, "")
    assert hand(s, 1) == "copycat"
    assert (window(s), phase(s), asked(s)) == ("tile", "window", [1, 2])
    go(s, "1 play copycat", "2 pass: red watch")
    assert loot(s, 1) == "red watch"  # no Assassin is left


@clause("SW-7.6")
def test_an_assassin_is_answered_the_same_way() -> None:
    s = table("assassin", "copycat assassin", "forger", "forger")
    go(s, "0 steal red", "1 pass", "2 pass", "3 pass: red ring", "1 play copycat", "2 pass", "3 pass")
    assert asked(s) == [0, 2, 3]
    go(s, "0 play assassin", "2 pass", "3 pass")
    assert (phase(s), asked(s)) == ("answering", [1, 2, 3])  # the Copycat's player too
    assert [(card["seat"], card["card"]) for card in seen(s, 2)["played"]] == [(1, "copycat"), (0, "assassin")]
    assert [card.get("struck", False) for card in seen(s, 2)["played"]] == [True, False]
    go(s, "1 play assassin", "2 pass", "3 pass")
    assert asked(s) == [2, 3]
    assert [card["seat"] for card in seen(s, 2)["played"]] == [1, 0, 1]
    assert [card.get("struck", False) for card in seen(s, 2)["played"]] == [False, True, False]


@clause("SW-7.6")
def test_answers_are_asked_at_once_and_the_first_in_turn_order_plays() -> None:
    s = table("", "copycat", "assassin", "assassin", accomplices=BARE)
    go(s, "0 steal red: red ring", "1 play copycat", "2 pass", "3 pass")
    go(s, "3 play assassin", "2 play assassin")
    assert (phase(s), asked(s)) == ("answering", [3])  # may answer the Assassin of 2
    go(s, "3 pass")
    assert (hand(s, 2), hand(s, 3)) == ("", "assassin")


@clause("SW-7.6")
def test_what_a_card_needs_is_named_before_it_is_answered() -> None:
    s = table("assassin", "hustler", loot=("red ring, red watch", "blue ring"), accomplices=BARE, at="start")
    go(s, "0 pass", "1 play hustler")
    assert (phase(s), asked(s)) == ("partnering", [1])
    assert steps(s, "1 swap with 0", "1 take red watch", "1 give blue ring") == ["wanting", "offering", "answering"]
    played = seen(s, 0)["played"][0]
    assert (played["partner"], played["theirs"], played["yours"]) == (
        0, {"colour": "red", "object": "watch"}, {"colour": "blue", "object": "ring"},
    )  # fmt: skip
    go(s, "0 pass")
    assert (loot(s, 0), loot(s, 1)) == ("red ring, blue ring", "red watch")


# --- 7.7: not for nothing ---
@clause("SW-7.7", "SW-7.14")
def test_no_copycat_at_a_bag_without_loot() -> None:
    rest = "red coin, red key_red, red key_red, red ring, red ring, red necklace"
    s = table("", "copycat", loot=("", rest), accomplices=BARE)
    go(s, "0 steal red: red watch")
    assert (bag(s, "red"), phase(s)) == ("", "stealing")


@clause("SW-7.7", "SW-7.13")
def test_no_beggar_unless_a_richer_player_has_something() -> None:
    s = table("forger", "beggar", "", points=(2, 3, 5), coins=(0, 1, 0), at="start")
    assert asked(s) == [0, 1]
    assert refusal(s, 1, "play beggar") == "SW-7.7 would-do-nothing"
    s = table("forger", "beggar", "", points=(2, 5, 5), coins=(0, 1, 0), at="start")
    assert refusal(s, 1, "play beggar") == "SW-7.13 nobody-richer"
    s = table("forger", "beggar", "", points=(2, 3, 5), loot=("", "", "red ring"), at="start")
    assert "play beggar" in options(s, 1)


@clause("SW-7.7", "SW-7.18")
def test_no_swap_of_equal_tiles() -> None:
    s = table("hustler", "", loot=("red ring", "red ring, blue watch"), at="acting")
    go(s, "0 play hustler", "0 swap with 1")
    assert options(s, 0) == ["take blue watch"]
    assert refusal(s, 0, "take red ring") == "SW-7.18 equal-tiles"
    s = table("hustler", "", loot=("red ring, green watch", "red ring"), at="acting")
    go(s, "0 play hustler", "0 swap with 1", "0 take red ring")
    assert options(s, 0) == ["give green watch"]
    assert refusal(s, 0, "give red ring") == "SW-7.18 equal-tiles"
    s = table("hustler", "", loot=("red ring", "red ring"), at="acting")
    assert refusal(s, 0, "play hustler") == "SW-7.18 nothing-to-swap"


@clause("SW-7.7", "SW-7.16")
def test_no_gold_digger_without_anything_to_divide() -> None:
    s = table("", "gold_digger", points=(5, 3), coins=(1, 0))
    go(s, "0 steal red", "1 pass: red ring", "1 pass", "0 stop", "1 pass")
    assert window(s) == "stolen"
    assert refusal(s, 1, "play gold_digger") == "SW-7.7 would-do-nothing"


# --- 5.7: in jail ---
@clause("SW-5.7", "SW-7.3")
def test_who_is_in_jail_is_asked_as_before_and_may_play_and_be_hit() -> None:
    s = table("", "beggar", "", points=(9, 3, 9), coins=(1, 0, 1), jailed=[1, 2], accomplices=BARE, at="start")
    assert (window(s), asked(s)) == ("start", [1])
    go(s, "1 play beggar")
    assert coins(s) == [0, 2, 0]
