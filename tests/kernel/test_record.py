"""Saves, records and the log: what is kept of a match, how it is checked, and what a seat saw of it."""

from __future__ import annotations

import json
from hashlib import sha256
from time import process_time
from typing import Any

import pytest

import cutpurse
from cutpurse import BadCommand, CorruptLog, Match
from cutpurse.kernel.record import written
from tests.kernel.sample_match import finished, resealed, text


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


@pytest.mark.once
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
    return resealed(record)


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
        ({"version": 2}, None, "It began by version 2 of gaunerbande, and this program knows only up to 1"),
        ({"version": 0}, None, "header is wrong: there is no version 0"),
        ({"game": "poker"}, None, "It is of the game 'poker', which is not installed"),
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


@pytest.mark.parametrize(
    "events",
    [
        [["Given", True, 4]],  # true is no seat,
        [["Given", 1, "x"]],  # a word no card,
        [["Given", 1, 1 << 70]],  # and nothing is as large as that
        [["Scored", [True, 0, 0, 0]]],
        [["Scored", [1 << 70, 0, 0, 0]]],
    ],
)
def test_a_save_has_numbers_where_numbers_belong(events: list[Any]) -> None:
    for read in (Match.load, cutpurse.verify):
        with pytest.raises(CorruptLog, match=r"Entry 1 is wrong: .* does not look like"):
            read(forged({"events": events}, 1))


@pytest.mark.parametrize("depth", [40, 300, 490, 900])
@pytest.mark.parametrize("part", ["command", "events", "more"])
def test_brackets_without_end_are_no_record_whatever_holds_them(depth: int, part: str) -> None:
    deep: list[Any] = []
    for _ in range(depth):
        deep = [deep]
    record = finished().record or {}
    record["entries"][1][part] = deep
    try:
        text = resealed(record)
    except RecursionError:  # then whoever forges it has no hashes either
        text = json.dumps(finished().record).replace('"limit": 1', '"limit": ' + "[" * depth + "]" * depth, 1)
    for read in (Match.load, cutpurse.verify):
        with pytest.raises(CorruptLog, match=r"nested too deep|cannot be read"):
            read(text)


LONG = {"limit": 1000}


def back_and_forth(pairs: int) -> Match:
    """A match in which somebody plays and takes back over and over."""
    match = Match("gaunerbande", 3, seed=1, settings=LONG)
    seat = match.actors()[0]
    command = match.options(seat)[0]
    for _ in range(pairs):
        match.play(seat, command)
        match.undo(seat)
    return match


def seconds_to_read(lines: list[dict[str, Any]]) -> float:
    """How long a log takes to be read, by the processor's clock."""
    match = Match("gaunerbande", 3, seed=1, settings=LONG, dealt=False)
    before = process_time()
    match._reads(lines)
    return process_time() - before


def test_a_log_full_of_undos_is_read_in_time_that_grows_with_its_length() -> None:
    lines = [entry.plain() for entry in back_and_forth(3000).entries]
    moves = [{**line, "n": n} for n, line in enumerate(line for line in lines if "undoes" not in line)]
    assert (len(lines), len(moves)) == (6001, 3001)
    assert seconds_to_read(lines) < 20 * seconds_to_read(moves)  # 35 times, when every undo went through all entries


def test_taking_back_late_in_a_long_game_leads_to_the_same_as_from_the_deal() -> None:
    match = Match("gaunerbande", 3, seed=1, settings=LONG)
    while len(match.kept) < 530:
        seat = match.actors()[0]
        match.play(seat, match.options(seat)[-1 if len(match.kept) % 3 else 0])
        if len(match.kept) % 50 == 0:
            match.undo(seat, agreed=True)
            match.play(seat, match.options(seat)[0])
    assert len(match.checkpoints.counts) == 2
    for count in (530, 500, 200):
        while len(match.kept) > count:
            match.undo(match.kept[-1].seat, agreed=True)
        assert Match.load(match.save()).view(0) == match.view(0)


def test_a_save_can_be_written_in_parts() -> None:
    match = finished()
    parts = list(match.save_in_parts())
    assert len(parts) == len(match.entries) + 2
    assert "".join(parts) == match.save() == written(match.record or {})


def test_the_log_shows_a_seat_only_what_it_saw() -> None:
    match = Match("gaunerbande", seed=1)
    hand = match.view(0)["hand"]
    match.play(0, f"give {hand[0]}")
    assert match.seen(0)[-1].command == f"give {hand[0]}"
    assert match.seen(1)[-1].command == match.seen(None)[-1].command == ""
    dealt = match.tell(match.seen(2)[0].events[1])
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
