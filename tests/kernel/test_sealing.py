"""sealing.py: a record tells in which order commitment, hashes and seeds were given, and every fault in it is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import cutpurse
from cutpurse import CorruptLog, Match
from cutpurse.kernel.record import written
from cutpurse.kernel.sealing import Step, fault, seats_that
from tests.kernel.sample_match import HASHES, SEEDS, finished, resealed, sealed_match, sealing, text


@pytest.fixture(scope="module")
def match() -> Match:
    return sealed_match()


def test_a_record_with_its_steps_can_be_verified_saved_and_loaded(match: Match) -> None:
    assert match.record is not None
    for form in (text(match.record), written(match.record)):
        checked = cutpurse.verify(form)
        assert checked.sealing == sealing()
        assert checked.save() == match.save()
    assert Match.load(match.save()).clone().save() == match.save()
    assert seats_that(match.sealing, "missed") == [2]


def test_a_record_without_steps_is_written_as_ever() -> None:
    record = finished(seeds=sealed_match().seeds).record
    assert record is not None
    assert "sealing" not in record
    assert cutpurse.verify(text(record)).sealing == []


def test_the_steps_are_part_of_the_chain(match: Match) -> None:
    record = dict(match.record or {})
    record["sealing"] = [{**record["sealing"][0], "at": 999}, *record["sealing"][1:]]
    with pytest.raises(CorruptLog, match="header or entry 0"):
        cutpurse.verify(text(record))


Steps = list[Step]


def moved(step: int, to: int) -> Callable[[Steps, list[str]], None]:
    """A step in another place, with the times of the places."""

    def change(steps: Steps, seeds: list[str]) -> None:
        times = [step["at"] for step in steps]
        steps.insert(to, steps.pop(step))
        for step_there, at in zip(steps, times, strict=True):
            step_there["at"] = at

    return change


def changed(n: int, **parts: Any) -> Callable[[Steps, list[str]], None]:
    return lambda steps, seeds: steps[n].update(parts)


def without(step: int) -> Callable[[Steps, list[str]], None]:
    def change(steps: Steps, seeds: list[str]) -> None:
        del steps[step]

    return change


def with_seed(seat: int, seed: bytes) -> Callable[[Steps, list[str]], None]:
    def change(steps: Steps, seeds: list[str]) -> None:
        seeds[seat] = seed.hex()

    return change


FAULTS: list[tuple[Callable[[Steps, list[str]], None], str]] = [
    (moved(5, 3), "seat 0 opened its seed before all hashes were fixed"),
    (moved(3, 4), "the hash of seat 0 comes after"),
    (moved(0, 1), "the commitment does not come first"),
    (moved(4, 1), "the hash of seat 2 comes after"),
    (changed(1, at=900), "step 1 comes before"),
    (changed(5, at=3999), "step 5 comes before"),
    (changed(3, hash=HASHES[1]), "the seed of seat 0 does not fit its hash"),
    (changed(2, hash=HASHES[0]), "the seed of seat 1 does not fit its hash"),
    (changed(1, hash=HASHES[0]), "something else counts than its hash"),
    (changed(6, step="opened"), "the seed of seat 2 does not fit its hash"),
    (changed(5, step="missed"), "something else counts than its hash"),
    (changed(5, seat=1), "seat 1 has nothing to open"),
    (changed(3, seat=2), "seat 2 has two hashes"),
    (changed(2, seat=3), "the seed of seat 1 was never fixed"),
    (changed(5, seat=4), "a seat that is not there"),
    (changed(3, hash="00"), "what seat 0 gave is not a hash"),
    (changed(3, more=1), "cannot be read"),
    (changed(3, at=3.5), "cannot be read"),
    (changed(3, step="given"), "unknown"),
    (changed(3, step=["hashed"]), "unknown"),
    (changed(4, step="sealed"), "sealed twice"),
    (without(0), "the commitment does not come first"),
    (without(4), "seat 0 opened its seed before"),
    (without(6), "not every hash"),
    (lambda steps, seeds: steps.insert(5, {"step": "asked", "at": 4000}), "asked twice"),
    (lambda steps, seeds: steps.clear(), "missing"),
    (lambda steps, seeds: steps.__setitem__(2, "told"), "cannot be read"),  # type: ignore[call-overload]
    (with_seed(0, bytes(16)[:-1] + b"\1"), "the seed of seat 0 does not fit its hash"),
    (with_seed(2, SEEDS[2]), "something else counts than its hash"),
    (with_seed(3, SEEDS[2]), "the seed of seat 3 was never fixed"),
]


@pytest.mark.parametrize(("change", "found"), FAULTS, ids=[found for _, found in FAULTS])
def test_a_fault_in_the_order_the_hashes_or_the_seeds_is_found_though_the_chain_was_mended(
    change: Callable[[Steps, list[str]], None], found: str, match: Match
) -> None:
    record = cutpurse.verify(match.save()).record  # of its own, so that it may be changed
    assert record is not None
    record["sealing"] = sealing()
    change(record["sealing"], record["seeds"])
    for check in (cutpurse.verify, Match.load):
        with pytest.raises(CorruptLog) as error:
            check(resealed(dict(record, entries=[dict(line) for line in record["entries"]])))
        assert error.value.place == "sealing"
        assert found in str(error.value)


@pytest.mark.parametrize("steps", [None, {}, "steps", 7])
def test_what_is_no_list_of_steps_is_said_to_be_none(steps: object) -> None:
    assert fault(steps, sealed_match().seeds) is not None
