"""The public API: playing, asking, taking back, and what it says to bad input."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random
from typing import Any

import pytest

import cutpurse
from cutpurse import BadCommand, Match, Refused
from cutpurse.kernel.game import find, games
from tests.kernel.sample_match import finished, text

clause = pytest.mark.clause


# --- asking and playing ---
def test_the_api_of_the_design_works_as_written_there() -> None:
    assert cutpurse.games() == ["gaunerbande", "langfinger", "midnight-exchange", "swindler"]
    match = Match("gaunerbande", seats=4, seed=7, options={"limit": 50})
    assert match.actors() == [0, 1, 2, 3]
    command = match.options(0)[0]
    assert str(command).startswith("give ")
    assert match.why_not(0, command) is None
    assert [type(event).__name__ for event in match.play(0, str(command))] == ["Given"]
    assert json.loads(json.dumps(match.view(0))) == match.view(0)
    assert json.loads(json.dumps(match.view(None))) == match.view(None)
    assert match.outcome is None
    assert match.record is None


def test_the_same_seed_gives_the_same_game_and_no_seed_another_every_time() -> None:
    assert Match("gaunerbande", seed=7).view(0) == Match("gaunerbande", seed=7).view(0)
    assert Match("gaunerbande", seed=7).view(0) != Match("gaunerbande", seed=8).view(0)
    assert Match("gaunerbande").view(0) != Match("gaunerbande").view(0)


def test_the_seats_own_seeds_change_the_deal_but_not_the_commitment() -> None:
    secret = b"s" * 32
    one, two = (
        Match("gaunerbande", 3, secret=secret, seeds=seeds) for seeds in ([b"a", b"b", b"c"], [b"a", b"b", b"d"])
    )
    assert one.commitment == two.commitment == sha256(secret).hexdigest()
    assert one.view(0)["hand"] != two.view(0)["hand"]


def test_a_list_of_commands_is_played_all_or_nothing() -> None:
    match = Match("gaunerbande", seed=1)
    hand = match.view(0)["hand"]
    before = match.save()
    with pytest.raises(Refused) as refused:
        match.play(0, [f"give {hand[0]}", f"give {hand[1]}", f"give {hand[1]}"])
    assert refused.value.rule.id == "GB-2.1"
    with pytest.raises(BadCommand):
        match.play(0, [f"give {hand[0]}", "give x9"])
    assert match.save() == before
    assert len(match.play(0, [f"give {card}" for card in hand[:3]])) == 3
    assert match.view(0)["gave"] == hand[:3]


def test_commands_are_read_whatever_their_spacing_and_capitals() -> None:
    match = Match("gaunerbande", seed=1)
    card = match.view(0)["hand"][0]
    assert match.why_not(0, f"  GIVE   {card.upper()} ") is None


def test_a_clone_goes_its_own_way() -> None:
    match = Match("gaunerbande", seed=1)
    other = match.clone()
    assert other.save() == match.save()
    other.play(0, other.options(0)[0])
    assert len(match.entries) == 1
    assert match.view(0)["gave"] == []


# --- bad input ---
@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (
            {"game": "poker"},
            "There is no game 'poker'; there are: gaunerbande, langfinger, midnight-exchange, swindler.",
        ),
        ({"seats": 2}, "gaunerbande is not for 2 players; allowed: 3, 4, 5, 6."),
        ({"seats": 7}, "gaunerbande is not for 7 players; allowed: 3, 4, 5, 6."),
        ({"options": {"limit": 0}}, "Option limit cannot be 0; allowed: 1 to 1000."),
        ({"options": {"limit": "²"}}, "Option limit cannot be '²'; allowed: 1 to 1000."),
        ({"options": {"limit": "--5"}}, "Option limit cannot be '--5'; allowed: 1 to 1000."),
        ({"seeds": [b"x"] * 9}, "There are 9 seeds for 4 seats; allowed: none, or one a seat."),
        ({"options": {"speed": 3}}, "gaunerbande has no option 'speed'; there are: limit."),
    ],
)
def test_a_wrong_set_up_names_what_is_wrong_and_what_is_allowed(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match="^" + says.replace(".", r"\.") + "$"):
        Match(**{"game": "gaunerbande", **wrong})


@pytest.mark.parametrize("command", ["", "play", "play g13", "give  x4", "gang", "xyz", "play g4; drop"])
def test_an_unreadable_command_is_told_how_commands_are_written(command: str) -> None:
    match = Match("gaunerbande", seed=1)
    before = match.save()
    for ask in (match.play, match.why_not):
        with pytest.raises(BadCommand, match="no command of gaunerbande; written like: give k12, play k12, gang self"):
            ask(0, command)
    assert match.save() == before


@pytest.mark.parametrize("seat", [4, 6, -2])
def test_a_seat_that_is_not_there_is_named(seat: int) -> None:
    match = Match("gaunerbande", seed=1)
    with pytest.raises(BadCommand, match="the seats are 0 to 3"):
        match.play(seat, "give g1")


@clause("K-1")
def test_a_command_for_another_seat_is_refused() -> None:
    match = Match("gaunerbande", seed=1)
    hand = match.view(2)["hand"]
    match.play(2, [f"give {card}" for card in hand[:3]])
    before = match.save()
    with pytest.raises(Refused, match=r"^K-1 "):
        match.play(2, f"give {hand[3]}")
    assert match.save() == before


@clause("K-2")
def test_a_command_after_the_end_is_refused() -> None:
    match = finished()
    before = match.save()
    for seat in range(4):
        assert match.options(seat) == []
        with pytest.raises(Refused, match=r"^K-2 "):
            match.play(seat, "play g0")
        with pytest.raises(Refused, match=r"^K-2 "):
            match.undo(seat)
    assert match.save() == before


@clause("K-3")
def test_a_command_the_table_does_not_wait_for_is_refused() -> None:
    with pytest.raises(Refused, match=r"^K-3 "):
        Match("gaunerbande", seed=1).play(0, "play g0")


# --- lists and what they may not tell ---
@clause("K-6")
def test_a_list_ends_where_something_is_revealed_and_its_refusal_tells_nothing() -> None:
    match = Match("gaunerbande", seed=12)
    for p in range(3):
        match.play(p, [f"give {card}" for card in match.view(p)["hand"][:3]])
    gift = [f"give {card}" for card in match.view(3)["hand"][:3]]
    before = match.save()
    for probe in match.game.commands:
        with pytest.raises(Refused) as refused:
            match.play(3, [*gift, probe])
        assert (refused.value.rule.id, refused.value.command) == ("K-6", probe)
    assert match.save() == before
    assert match.play(3, gift)


@clause("K-6")
def test_the_next_deal_cannot_be_probed_by_a_list_that_is_thrown_away() -> None:
    match = Match("gaunerbande", seed=3)
    while match.view(0)["round"] == 1:
        before = match.clone()
        seat = match.actors()[0]
        last = match.options(seat)[0]
        match.play(seat, last)
    for probe in ("give g4", "give k12", "play g4"):
        with pytest.raises(Refused, match=r"^K-6 "):
            before.play(seat, [str(last), probe])


# --- undo ---
@clause("K-4")
def test_there_is_nothing_to_take_back_before_the_first_command() -> None:
    match = Match("gaunerbande", seed=1)
    for _ in range(2):
        before = match.save()
        with pytest.raises(Refused, match=r"^K-4 "):
            match.undo(0)
        assert match.save() == before
        match.play(1, match.options(1)[0])


def test_a_gift_can_be_taken_back_until_the_cards_are_passed_and_the_gifts_of_others_stay() -> None:
    match = Match("gaunerbande", seed=1)
    hands = [match.view(p)["hand"] for p in range(4)]
    assert match.can_undo(0) == "no"
    match.play(0, [f"give {card}" for card in hands[0][:3]])
    match.play(1, [f"give {card}" for card in hands[1][:3]])
    assert [match.can_undo(p) for p in range(4)] == ["free", "free", "no", "no"]
    match.undo(0)
    assert match.view(0)["gave"] == hands[0][:2]
    assert match.view(1)["gave"] == hands[1][:3]
    assert match.actors() == [0, 2, 3]
    match.undo(0)
    match.undo(0)
    assert match.view(0)["hand"] == hands[0]
    with pytest.raises(Refused, match=r"^K-4 "):
        match.undo(0)
    assert Match.load(match.save()).view(0) == match.view(0)


@clause("K-5")
def test_what_was_revealed_cannot_be_taken_back() -> None:
    match = Match("gaunerbande", seed=1)
    for p in range(4):
        match.play(p, [f"give {card}" for card in match.view(p)["hand"][:3]])
    before = match.save()
    for p in range(4):
        assert match.can_undo(p) == "ask"
        with pytest.raises(Refused, match=r"^K-5 "):
            match.undo(p)
    assert match.save() == before
    leader = match.actors()[0]
    match.play(leader, match.options(leader)[0])
    before = match.save()
    with pytest.raises(Refused, match=r"^K-5 "):
        match.undo(leader)
    assert match.save() == before


@clause("K-5")
def test_if_the_others_agree_a_move_is_taken_back_with_all_that_followed() -> None:
    match = Match("gaunerbande", seed=1)
    for p in range(4):
        match.play(p, [f"give {card}" for card in match.view(p)["hand"][:3]])
    views = [match.view(p) for p in range(4)]
    leader = match.actors()[0]
    lead = match.options(leader)[0]
    events = match.play(leader, lead)
    second = match.actors()[0]
    match.play(second, match.options(second)[-1])
    match.undo(leader, agreed=True)
    assert [match.view(p) for p in range(4)] == views
    assert match.entries[-1].plain() == {"n": 15, "seat": leader, "undoes": 13, "agreed": True}
    assert Match.load(match.save()).view(leader) == views[leader]
    cutpurse.verify(match.save())
    assert repr(match.play(leader, lead)) == repr(events)
    while actors := match.actors():
        match.play(actors[-1], match.options(actors[-1])[-1])
    assert Match.load(match.save()).save() == match.save()
    cutpurse.verify(match.save())


def test_even_if_the_others_agree_only_ones_own_moves_of_a_running_game_are_taken_back() -> None:
    match = Match("gaunerbande", seed=1)
    match.play(0, match.options(0)[0])
    with pytest.raises(Refused, match=r"^K-4 "):
        match.undo(1, agreed=True)
    while actors := match.actors():
        match.play(actors[-1], match.options(actors[-1])[-1])
    with pytest.raises(Refused, match=r"^K-2 "):
        match.undo(0, agreed=True)


def test_a_draft_is_no_part_of_the_match_until_it_is_settled() -> None:
    match = Match("gaunerbande", seed=1)
    before = match.save()
    draft = match.drafted(0, match.options(0)[0])
    assert match.save() == before
    match.settle(draft)
    other = Match("gaunerbande", seed=1)
    other.play(0, other.options(0)[0])
    assert match.save() == other.save()


def test_a_log_kept_entry_by_entry_goes_on_where_it_ended() -> None:
    match = Match("gaunerbande", seed=1)
    for _ in range(20):
        match.play(match.actors()[0], match.options(match.actors()[0])[0])
    kept = Match("gaunerbande", secret=match.secret, dealt=False)
    kept.resume([entry.plain() for entry in match.entries])
    assert kept.save() == match.save()
    assert repr(kept.play(kept.actors()[0], kept.options(kept.actors()[0])[0])) == repr(
        match.play(match.actors()[0], match.options(match.actors()[0])[0])
    )


def test_all_reasons_at_once_are_the_reasons_one_by_one() -> None:
    match = Match("gaunerbande", seed=1)
    for p in range(4):
        match.play(p, [f"give {card}" for card in match.view(p)["hand"][:3]])
    match.play(match.actors()[0], match.options(match.actors()[0])[0])
    seat = match.actors()[0]
    reasons = match.why_nots(seat)
    held = [f"play {card}" for card in match.view(seat)["hand"]]
    assert {str(reasons[c]) for c in held if c in reasons} == {
        str(match.why_not(seat, c)) for c in held if c in reasons
    }
    assert reasons["*"].name == "not-in-hand"
    assert [rule.id for rule in match.why_nots((seat + 1) % 4).values()] == ["K-1"]


def test_taking_back_and_trying_again_changes_no_draw() -> None:
    deals = []
    for tries in range(4):
        match = Match("gaunerbande", seed=9, options={"limit": 300})
        for _ in range(tries):
            match.play(0, match.options(0)[0])
            match.play(1, match.options(1)[0])
            match.undo(0)
            match.undo(1)
        while match.view(0)["round"] == 1:
            match.play(match.actors()[0], match.options(match.actors()[0])[0])
        deals.append(match.view(0)["hand"])
        assert cutpurse.Match.load(match.save()).save() == match.save()
        cutpurse.verify(match.save())
    assert deals == deals[:1] * 4


def test_an_undo_is_an_entry_of_its_own_and_the_record_still_verifies() -> None:
    match = Match("gaunerbande", seed=3, options={"limit": 1})
    hand = match.view(0)["hand"]
    match.play(0, f"give {hand[0]}")
    match.undo(0)
    while actors := match.actors():
        match.play(actors[-1], match.options(actors[-1])[-1])
    assert match.entries[2].undoes == 1
    assert cutpurse.verify(text(match.record)).outcome is not None


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("seed", range(3))
def test_a_seat_may_take_back_what_it_could_if_the_log_were_read_anew(game: str, seed: int) -> None:
    """What an undo would lead to is worked out step by step as the game goes on."""
    dice = Random(seed)
    match = Match(game, find(game).seats[1], seed=seed)
    seats, said = range(match.seats), set[str]()
    for _ in range(40):
        if not match.actors():
            break
        seat = dice.choice(match.actors())
        match.play(seat, dice.choice(match.options(seat)))
        undoing = [seat for seat in seats if match.can_undo(seat) == "free"]
        if undoing and dice.random() < 0.3:
            match.undo(dice.choice(undoing))
        anew = Match.load(match.save())
        assert [match.can_undo(seat) for seat in seats] == [anew.can_undo(seat) for seat in seats]
        said.update(match.can_undo(seat) for seat in seats)
    assert "ask" in said
