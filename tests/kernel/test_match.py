"""The public API: playing, asking, taking back, keeping, and what it says to bad input."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest

import cutpurse
from cutpurse import BadCommand, CorruptLog, Match, Refused
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.record import link, written

clause = pytest.mark.clause


def finished(seed: int = 1, seats: int = 4, **more: Any) -> Match:
    """A short game played at random to its end."""
    match = Match("gaunerbande", seats, seed=seed, options={"limit": 1}, **more)
    chance = Chance(seed)
    while actors := match.actors():
        seat = actors[chance.below(len(actors))]
        options = match.options(seat)
        match.play(seat, options[chance.below(len(options))])
    return match


def text(record: dict[str, Any] | None) -> str:
    """A record as a person would write it down."""
    assert record is not None
    return json.dumps(record)


# --- asking and playing ---
def test_the_api_of_the_design_works_as_written_there() -> None:
    assert cutpurse.games() == ["gaunerbande"]
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
        ({"game": "poker"}, "There is no game 'poker'; there are: gaunerbande."),
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
def test_by_consent_a_move_is_taken_back_with_all_that_followed() -> None:
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


def test_by_consent_too_only_ones_own_moves_of_a_running_game_are_taken_back() -> None:
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


# --- saves and records ---
@pytest.mark.parametrize("moves", [0, 1, 5, 12, 30, 70])
def test_a_save_loads_to_the_same_match_and_goes_on_the_same_way(moves: int) -> None:
    match = Match("gaunerbande", seed=4, options={"limit": 60})
    for _ in range(moves):
        match.play(match.actors()[0], match.options(match.actors()[0])[0])
    loaded = Match.load(match.save())
    assert loaded.save() == match.save()
    for each in (match, loaded):
        while actors := each.actors():
            each.play(actors[0], each.options(actors[0])[0])
    assert loaded.save() == match.save()


def test_a_record_holds_all_that_is_needed_to_check_it() -> None:
    record = finished(seeds=[b"a", b"b", b"c", b"d"]).record
    assert record is not None
    assert (record["game"], record["version"], record["options"]) == ("gaunerbande", 1, {"limit": 1})
    assert record["commitment"] == sha256(bytes.fromhex(record["secret"])).hexdigest()
    assert record["seeds"] == ["61", "62", "63", "64"]
    assert [entry["n"] for entry in record["entries"]] == list(range(len(record["entries"])))
    for form in (text(record), json.dumps(record, indent=2), written(record)):
        assert cutpurse.verify(form).record == record


@pytest.mark.parametrize("other", ["\x01", " ", "\n", "\t", "7", "}", ",", "\N{REPLACEMENT CHARACTER}"])
def test_a_record_changed_in_one_byte_fails_and_names_the_entry(other: str) -> None:
    whole = written(finished().record or {})
    lines = whole.splitlines(keepends=True)
    first = lines.index('"entries": [\n') + 1
    last = len(lines) - 3
    at = 0
    for number, line in enumerate(lines):
        for i in [*range(number % 7, len(line), 7), len(line) - 2, len(line) - 1]:
            now = chr(ord(line[i]) ^ 1) if other == "\x01" else other
            if now == line[i] or at + i == len(whole) - 1:  # the end of the last line may go
                continue
            with pytest.raises(CorruptLog) as error:
                cutpurse.verify(whole[: at + i] + now + whole[at + i + 1 :])
            if first <= number < last:
                named = (error.value.place, error.value.entry)
                assert named == ("entry", number - first) or number == first, (line[i:], error.value)
                assert f"ntry {number - first}" in str(error.value), (line[i:], error.value)
        at += len(line)


@pytest.mark.parametrize("layout", [{}, {"indent": 2}, {"indent": 4}, {"separators": (",", ":")}])
def test_a_byte_changed_fails_in_any_layout_a_json_writer_makes(layout: dict[str, Any]) -> None:
    whole = json.dumps(finished().record, **layout)
    assert cutpurse.verify(whole).outcome is not None
    for at in range(0, len(whole), 97):
        for other in " \n1":
            if other != whole[at]:
                with pytest.raises(CorruptLog):
                    cutpurse.verify(whole[:at] + other + whole[at + 1 :])
    with pytest.raises(CorruptLog):
        cutpurse.verify(whole + " ")


@pytest.mark.parametrize("cut", [0, 1, 100, 1000, 4000, -1, -2, -40, -400])
def test_a_truncated_save_says_so(cut: int) -> None:
    whole = finished().save().rstrip()
    with pytest.raises(CorruptLog, match=r"^The record cannot be read: it is damaged or cut off"):
        Match.load(whole[:cut])


@pytest.mark.parametrize("not_a_record", ["[]", "7", "null", "{}", '"x"', "[" * 10000, "no json", "\x00"])
def test_what_is_no_record_is_told_so(not_a_record: str) -> None:
    with pytest.raises(CorruptLog):
        Match.load(not_a_record)


def forged(change: dict[str, Any], at: int | None = None) -> str:
    """A record changed by somebody who also mends the hashes."""
    record = finished().record or {}
    if at is None:
        record.update(change)
    else:
        record["entries"][at].update(change)
    header = {key: record[key] for key in record if key not in ("entries", "outcome", "hash")}
    chain = link("", header)
    for line in record["entries"]:
        line.pop("hash")
        chain = link(chain, line)
        line["hash"] = chain
    record["hash"] = link(chain, record["outcome"])
    return json.dumps(record)


def test_a_forgery_with_mended_hashes_is_found_by_running_it_again() -> None:
    assert cutpurse.verify(forged({})).outcome is not None
    honest = finished().record or {}
    played = honest["entries"][20]
    for change, at, says in [
        ({"command": "play b7"}, 20, "Entry 20 "),
        ({"seat": (played["seat"] + 1) % 4}, 20, "Entry 20 "),
        ({"events": played["events"] + [["Scored", [0, 0, 0, -50]]]}, 20, "Entry 20 |outcome"),
        ({"events": [["Dealt", [0, 0, 0, 0]]]}, 0, "Entry"),
        ({"events": [["Played", 9, 4]]}, 20, "Entry 20 "),
        ({"events": [["Robbed", 1]]}, 20, "Entry 20 is wrong: there is no 'Robbed'"),
        ({"events": [["Played", 1]]}, 20, "Entry 20 is wrong: Played does not look like"),
        ({"events": 3}, 20, "Entry 20 "),
        ({"extra": 1}, 20, "Entry 20 "),
        ({"secret": "00" * 32}, None, "commitment"),
        ({"seeds": ["00"] * 4}, None, "Entry 0 is not what the rules and the secret give"),
        ({"version": 2}, None, "header is wrong: it is of version 2"),
        ({"game": "poker"}, None, "There is no game 'poker'"),
        ({"seats": 9}, None, "not for 9 players"),
        ({"options": {"limit": 0}}, None, "allowed: 1 to 1000"),
        ({"options": [1]}, None, "header is wrong"),
        ({"secret": "xyz"}, None, "header is wrong"),
        ({"seeds": None}, None, "header is wrong"),
        ({"format": 2}, None, "format 2"),
        ({"outcome": {"scores": [0, 0, 0, 0]}}, None, "outcome"),
        ({"seat": "x"}, 20, "Entry 20 is wrong: there is no seat"),
        ({"seat": None}, 20, "Entry 20 is wrong"),
        ({"seat": 1.5}, 20, "Entry 20 is wrong"),
        ({"seat": 9}, 20, "Entry 20 is wrong"),
        ({"command": []}, 20, "Entry 20 is wrong"),
        ({"command": None}, 20, "Entry 20 is wrong"),
        ({"undoes": [1]}, 20, "Entry 20 is wrong: there is no entry"),
        ({"undoes": 99999}, 20, "Entry 20 is wrong: there is no entry"),
        ({"n": 1.0}, 1, "Entry 1 "),
        ({"events": [["Dealt", [1, 2, 3, "x"]]]}, 0, "Entry 0 is wrong"),
        ({"events": [["Played", 1.0, 4]]}, 20, "Entry 20 is wrong"),
        ({"command": "\ud800"}, 20, "Entry 20 "),
        ({"seats": 4.0}, None, "header is wrong"),
        ({"options": {"limit": "1"}}, None, "header is wrong"),
        ({"seeds": ["00"]}, None, "There are 1 seeds for 4 seats"),
    ]:
        with pytest.raises(CorruptLog, match=says):
            cutpurse.verify(forged(change, at))


def test_the_log_shows_a_seat_only_what_it_saw() -> None:
    match = Match("gaunerbande", seed=1)
    hand = match.view(0)["hand"]
    match.play(0, f"give {hand[0]}")
    assert match.seen(0)[-1].command == f"give {hand[0]}"
    assert match.seen(1)[-1].command == match.seen(None)[-1].command == ""
    dealt = match.game.tell(match.seen(2)[0].events[1])
    assert [hand is None for hand in dealt["hands"]] == [True, True, False, True]


def test_the_log_shows_everybody_an_open_command_though_secrets_follow_from_it() -> None:
    match = Match("gaunerbande", seed=1)
    while match.view(0)["round"] == 1:
        match.play(match.actors()[0], match.options(match.actors()[0])[0])
    last = match.entries[-1]
    assert last.command.startswith("play ")
    assert [match.seen(seat)[-1].command for seat in (0, 1, 2, 3, None)] == [last.command] * 5


def test_a_match_can_be_watched_from_an_entry_on() -> None:
    match = Match("gaunerbande", seed=1)
    match.play(0, match.options(0)[0])
    assert [entry.n for entry in match.seen(None, since=1)] == [1]


def test_events_and_entries_can_be_read_as_they_print() -> None:
    match = Match("gaunerbande", seed=1)
    card = match.view(0)["hand"][0]
    assert repr(match.play(0, f"give {card}")) == f"[Given(0, {match.entries[1].events[0].card})]"  # type: ignore[attr-defined]
    assert repr(match.entries[1]).startswith(f"Entry(1, seat 0, 'give {card}', [Given(0, ")
    assert repr(match.seen(1)[1]) == "Entry(1, seat 0, '', [Given(0, 0)])"
    assert "Entered(Passing())" in repr(match.entries[0])


def test_the_clock_is_no_viewer() -> None:
    with pytest.raises(BadCommand, match="None for a spectator"):
        Match("gaunerbande", seed=1).view(-1)
