"""Positions set up by hand: they are played like any match, and what cannot be is refused with its reason."""

from __future__ import annotations

from typing import Any

import pytest

import cutpurse
from cutpurse import Match, position
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.codec import pack_state, unpack_state
from cutpurse.kernel.game import find

MARKETS = {"markets": "1a,3b"}
GREEN, BLUE, RED, BLACK = (" ".join(f"{colour}{value}" for value in range(13)) for colour in "gbrk")
GOOD: dict[str, tuple[str, dict[str, Any]]] = {
    "a lead": ("gaunerbande", {"hands": ["g4 b2", "k1 r3", "r10 g0", "b5 k12"], "leader": 1, "totals": [9, 8, 7, 60]}),
    "a trick": (
        "gaunerbande",
        {"hands": ["g4 b2", "k1", "r10 g5", "b5 k12"], "leader": 1, "trick": "r3", "lacks": ["r", "", "", "g r"]},
    ),
    "a first trick": ("gaunerbande", {"hands": [GREEN, BLUE, RED, BLACK]}),
    "a deal": ("gaunerbande", {"hands": [GREEN, BLUE, RED, BLACK], "passing": 2}),
    "a turn": (
        "swindler",
        {
            "hands": ["assassin forger", "beggar"],
            "loot": ["red ring, red ring", "blue coin"],
            "coins": [3, 1],
            "thieves": "M1 M2",
            "orders": "A1 B3:0 B4 _",
            "sold": {"1.1": "red watch"},
            "fulfilled": ["A5", "B1"],
            "hustler": 1,
            "raids": "R1",
            "accomplices": "sidekick copycat",
            "dealer_pile": "D4",
        },
    ),
    "actions": ("swindler", {"hands": ["", "", ""], "active": 2, "start": 1, "jailed": [0], "at": "acting"}),
    "hiring": ("swindler", {"hands": ["", ""], "at": "hiring"}),
    "stones to place": (
        "langfinger",
        {"hands": ["hammer plan", "lockpick"], "villa": "L1", "harbour": "F1 F2", "money": [3, 4], "loot": ["L5", ""]},
    ),
    "a stone called": (
        "langfinger",
        {
            "hands": ["hammer plan", "lockpick lockpick"],
            "city": "plan plan plan",
            "stones": {"city": "0 1 0", "villa": "1 0", "ruin": "1"},
            "pile": "L9 L8",
            "tools": "plan",
            "fences": "F2",
            "start": 1,
        },
    ),
    "a trade": (
        "midnight-exchange",
        {
            "trays": ["jewels leather_bag", "notes leather_bag"],
            "store": ["clock", ""],
            "cards": ["P19:1", ""],
            "art": {1: "clock chalice", 3: "_ statue"},
            "offers": {1: "P3"},
            "settings": MARKETS,
        },
    ),
    "a rummage": ("midnight-exchange", {"trays": ["iron_key gem", ""], "at": "rummage", "settings": MARKETS}),
}


def made(name: str, seed: int = 1) -> Match:
    """A match that begins with one of the positions above."""
    game, parts = GOOD[name]
    return position(game, seed=seed, **parts)


def moved(match: Match, chance: Chance) -> int:
    """Play something at random; whose move it was. The clock has the last word only."""
    actors = [seat for seat in match.actors() if seat != cutpurse.CLOCK] or match.actors()
    seat = actors[chance.below(len(actors))]
    commands = match.options(seat)
    match.play(seat, commands[chance.below(len(commands))])
    return seat


@pytest.mark.parametrize("name", GOOD)
def test_a_position_is_played_to_the_end_and_the_same_seed_gives_the_same_game(name: str) -> None:
    ends = []
    for _ in range(2):
        match, chance = made(name), Chance(1)
        while match.outcome is None and len(match.history) < 3000:
            moved(match, chance)
        ends.append(pack_state(match.state))
    assert ends[0] == ends[1]
    assert match.history


@pytest.mark.parametrize("name", GOOD)
def test_whoever_looks_at_a_position_can_imagine_worlds_that_look_the_same(name: str) -> None:
    match, chance = made(name), Chance(1)
    for _ in range(8):
        for viewer in [*range(match.seats), cutpurse.SPECTATOR]:
            view = match.game.redact(match.state, viewer)
            world = match.game.sampler(view, viewer).world(chance)
            assert pack_state(match.game.redact(world, viewer)) == pack_state(view)
        moved(match, chance)


@pytest.mark.parametrize("name", GOOD)
def test_a_position_has_every_piece_of_the_box_and_survives_json(name: str) -> None:
    match = made(name)
    dealt = Match(match.game, match.seats, seed=1, settings=match.settings)
    assert match.game.pieces(match.state) == match.game.pieces(dealt.state)
    packed = pack_state(match.state)
    assert pack_state(unpack_state(match.game, packed)) == packed


@pytest.mark.parametrize("name", GOOD)
def test_what_was_played_from_a_position_can_be_taken_back_and_cloned(name: str) -> None:
    match, before = made(name), pack_state(made(name).state)
    seat = moved(match, Chance(1))
    other = match.clone()
    assert pack_state(other.state) == pack_state(match.state)
    other.undo(seat, agreed=True)
    assert pack_state(other.state) == before
    assert other.history == []
    assert len(match.history) == 1


def test_a_position_has_no_record_and_cannot_be_saved() -> None:
    parts: dict[str, Any] = {"hands": ["b9", "b3", "k12", "b7"], "leader": 0, "taken": ["", "rest", "", ""]}
    match = position("gaunerbande", **parts, totals=[100, 40, 62, 70])
    with pytest.raises(ValueError, match="there was no deal"):
        match.save()
    for command in ("play b9", "play b3", "play k12", "play b7"):
        match.play(match.actors()[0], command)
    assert match.outcome is not None
    assert match.record is None


def test_a_game_gives_the_bare_state() -> None:
    parts = GOOD["a lead"][1]
    assert pack_state(find("gaunerbande").position(**parts)) == pack_state(made("a lead").state)
    limited = find("gaunerbande").position({"limit": 70}, **parts)
    assert pack_state(limited)["limit"] == 70


# --- what each position says ---
def test_cards_of_gaunerbande_that_are_named_nowhere_were_taken_by_the_leader_or_by_who_has_the_rest() -> None:
    parts: dict[str, Any] = {"hands": ["g4", "k1", "r10", "b5"], "leader": 1}
    assert position("gaunerbande", **parts).view(0)["tricks"] == [0, 12, 0, 0]
    four = "g0 g1 g2 g3"
    assert position("gaunerbande", **parts, taken=[four, "", "rest", ""]).view(0)["tricks"] == [1, 0, 11, 0]


def test_before_the_first_trick_of_gaunerbande_the_opener_is_led() -> None:
    match = made("a first trick")
    assert [str(command) for command in match.legal(0)] == ["play g0"]


def test_a_trick_of_gaunerbande_is_played_by_the_rules() -> None:
    assert [str(command) for command in made("a trick").legal(2)] == ["play r10"]
    with pytest.raises(ValueError, match=r"Seat 2 cannot have played g5: GB-3\.2"):
        position("gaunerbande", hands=["g4 b2", "k1", "r10", "b5 k12"], leader=1, trick="r3 g5")


def test_the_cards_of_gaunerbande_are_passed_as_far_as_the_round_says() -> None:
    match = made("a deal")
    assert (match.view(0)["phase"], match.view(0)["distance"]) == ("passing", 2)


def test_a_cards_of_swindler_come_first_while_no_b_card_is_out() -> None:
    one_round = position("swindler", hands=["", "", ""])
    assert pack_state(one_round.state)["a_left"] == 6 - 4
    assert pack_state(made("a turn").state)["a_left"] == 0


# --- what cannot be ---
G, S, L, M = "gaunerbande", "swindler", "langfinger", "midnight-exchange"
TWO: dict[str, Any] = {"hands": ["", ""]}
HANDS = ["g4", "g3", "g5", "g6"]
TRAYS = ["leather_bag", ""]
BAD: list[tuple[str, dict[str, Any], str]] = [
    (G, {"hands": "g4 g3"}, "give a list with a text for each seat"),
    (G, {"hands": [4, 3, 5]}, "give a list with a text for each seat"),
    (G, {"hands": ["g4", "g3"], "leader": 0}, "not for 2 players"),
    (G, {"hands": ["g4", "g4", "g5", "g6"], "leader": 0}, "in two places: g4"),
    (G, {"hands": ["g4 g4", "g3", "g5", "g6"], "leader": 0}, "g4 is in hands twice"),
    (G, {"hands": ["g4", "g99", "g5", "g6"], "leader": 0}, "no card 'g99'; written like: g0, g1"),
    (G, {"hands": ["g0", "g3", "g5"], "leader": 0}, "not in play with 3 players: g0"),
    (G, {"hands": ["g4", "g3", "g5", "g6 g7"], "leader": 0}, "all need as many"),
    (G, {"hands": ["", "", "", ""], "leader": 0}, "at least one"),
    (G, {"hands": HANDS}, "Say who leads"),
    (G, {"hands": HANDS, "leader": 4}, "leader cannot be 4; allowed: 0 to 3"),
    (G, {"hands": HANDS, "leader": 0, "taken": ["b1"]}, "1 texts for 4 seats"),
    (G, {"hands": HANDS, "leader": 0, "taken": ["b1", "", "", "rest"]}, "no whole tricks"),
    (G, {"hands": HANDS, "leader": 0, "taken": ["rest", "rest", "", ""]}, "one place only"),
    (G, {"hands": HANDS, "leader": 0, "taken": ["g4", "", "", "rest"]}, "in two places: g4"),
    (G, {"hands": HANDS, "leader": 0, "lacks": ["g", "", "", ""]}, "lacks a colour that is in its hand"),
    (G, {"hands": HANDS, "leader": 0, "lacks": ["x", "", "", ""]}, "no colour 'x'"),
    (G, {"hands": HANDS, "leader": 0, "totals": [101, 0, 0, 0]}, "totals cannot be 101"),
    (G, {"hands": HANDS, "leader": 0, "totals": [1]}, "a number for each of 4 seats"),
    (G, {"hands": ["", "", "", ""], "leader": 0, "trick": "g4 g3 g5 g6"}, "is over"),
    (G, {"hands": [GREEN, BLUE, RED, BLACK], "leader": 1}, "whoever holds the opener"),
    (G, {"hands": [GREEN, BLUE, RED, BLACK], "passing": 4}, "nobody passes"),
    (G, {"hands": HANDS, "passing": 1}, "all of them are in the hands"),
    (S, {"hands": ["assassin " * 5, ""]}, "not so many of assassin"),
    (S, {**TWO, "loot": ["red rig", ""]}, "no tile 'red rig'"),
    (S, {**TWO, "loot": ["green ring", ""]}, "not so many of green ring"),
    (S, {**TWO, "orders": "A1 A1"}, "A1 is in two places"),
    (S, {**TWO, "fulfilled": ["A1", ""]}, "A1 is in two places"),
    (S, {**TWO, "fulfilled": ["A5", ""]}, "4 A orders in the game"),
    (S, {**TWO, "orders": "A1:7"}, "no seat '7'"),
    (S, {**TWO, "orders": "A1:0 A2:0 A3:0 A4:0"}, "3 markers"),
    (S, {**TWO, "orders": "A1 A2 A3 A4 B1"}, "room for 4"),
    (S, {**TWO, "thieves": "M1 M1"}, "same master thief"),
    (S, {**TWO, "coins": [100, 0]}, "coins cannot be 100"),
    (S, {**TWO, "coins": [6, 6]}, "coins and"),
    (S, {**TWO, "jailed": [0]}, "in jail"),
    (S, {**TWO, "sold": {"1.1": ""}}, "one tile, before a dealer"),
    (S, {**TWO, "sold": {"4.1": "red ring"}}, "no field '4.1'"),
    (S, {**TWO, "sold": {"1.1": "red ring", "1.2": "red ring", "1.3": "blue ring"}}, "all fields full"),
    (S, {**TWO, "dealer_pile": "D1"}, "D1 is in two places"),
    (S, {**TWO, "accomplices": "assassin " * 9}, "not so many of assassin"),
    (S, {**TWO, "raids": "R9"}, "no raid 'R9'"),
    (S, {**TWO, "at": "sleeping"}, "no step 'sleeping'; written like: reserving"),
    (L, {"hands": ["saw", ""]}, "no tool 'saw'"),
    (L, {"hands": ["plan " * 30, ""]}, "not so many of plan"),
    (L, {**TWO, "villa": "L1", "loot": ["L1", ""]}, "L1 is in two places"),
    (L, {**TWO, "villa": "L1 L2"}, "room for 1"),
    (L, {**TWO, "pile": "L1 L1"}, "L1 is in two places"),
    (L, {**TWO, "fences": "F1", "harbour": "F1"}, "F1 is in two places"),
    (L, {**TWO, "tools": "plan " * 40}, "not so many of plan"),
    (L, {**TWO, "stones": {"villa": "0"}}, "1 stones placed"),
    (L, {**TWO, "stones": {"vila": "0"}}, "no place 'vila'"),
    (L, {**TWO, "rogues": "plan plan"}, "a different one for each"),
    (L, {**TWO, "money": [20, 0]}, "money cannot be 20; allowed: 0 to 19"),
    (M, {"trays": TRAYS}, "Name the markets"),
    (M, {"trays": ["", ""], "settings": MARKETS}, "Nobody can trade"),
    (M, {"trays": ["gemm", ""], "settings": MARKETS}, "no find 'gemm'"),
    (M, {"trays": ["iron_key iron_key", ""], "settings": MARKETS}, "a second iron_key"),
    (M, {"trays": ["gem " * 7, ""], "settings": MARKETS}, "room for 6"),
    (M, {"trays": TRAYS, "cards": ["P3 P3", ""], "settings": MARKETS}, "P3 is in two places"),
    (M, {"trays": TRAYS, "cards": ["P3", ""], "offers": {1: "P3"}, "settings": MARKETS}, "P3 is in two places"),
    (M, {"trays": TRAYS, "cards": ["P19:9", ""], "settings": MARKETS}, "no step '9'"),
    (M, {"trays": TRAYS, "art": {2: "clock"}, "settings": MARKETS}, "Market 2 is not open"),
    (M, {"trays": TRAYS, "art": {5: "clock"}, "settings": MARKETS}, "market cannot be 5"),
    (M, {"trays": TRAYS, "store": ["clock " * 30, ""], "settings": MARKETS}, "not so many of clock"),
    (M, {"trays": TRAYS, "at": "night", "settings": MARKETS}, "no phase 'night'"),
]


@pytest.mark.parametrize(("game", "parts", "reason"), BAD)
def test_a_position_that_cannot_be_is_refused_with_its_reason(game: str, parts: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        position(game, **parts)


@pytest.mark.parametrize("game", cutpurse.games())
def test_a_part_that_no_position_has_is_refused(game: str) -> None:
    seats: dict[str, Any] = {"trays" if game == M else "hands": ["", "", ""]}
    with pytest.raises(TypeError, match="handz"):
        position(game, **seats, handz=["g4"])
