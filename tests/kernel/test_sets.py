"""Small sets as ints: their members, and what is none."""

from __future__ import annotations

import pytest

from cutpurse.kernel.sets import TOP, largest, members, row


def test_the_members_of_a_set_come_in_rising_order() -> None:
    assert members(TOP | 0b1001) == [0, 3, 61]


@pytest.mark.parametrize("number", [-1, -2, -TOP])
def test_a_number_below_0_is_no_set_compiled_or_not(number: int) -> None:
    with pytest.raises(ValueError, match="is no set"):
        members(number)


def test_the_largest_of_some_numbers_may_be_missing_as_well_as_there() -> None:
    values = row([90, 3, -7, 5, 80])
    assert largest(values, 1, 4) == 7
    assert largest(values, 1, 2) == 3
    assert largest(values, 1, 1) == 0
