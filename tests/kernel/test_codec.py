"""What fields may hold, and how the codec says which class and field is wrong."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from cutpurse.kernel.codec import Unreadable, Unstorable, pack, pack_state, unpack_event, unpack_frame, unpack_state
from cutpurse.kernel.core import Event, Frame
from tests.conformance.toy import SET, SLY, Drawing, Sly


class Bid(Event[Sly]):
    """A bid, with whatever somebody puts into it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "what")

    def __init__(self, seat: int, what: Any) -> None:
        self.seat = seat
        self.what = what


class Bidding(Frame[Sly]):
    """A frame with whatever somebody puts into it."""

    fields: ClassVar[tuple[str, ...]] = ("what",)

    def __init__(self, what: Any) -> None:
        super().__init__(SET)
        self.what = what


@pytest.mark.parametrize(
    ("value", "packed"),
    [(7, 7), (-7, -7), (True, 1), ("high", "high"), ([1, 2], [1, 2]), ((1, 2), [1, 2]), (Drawing(1), ["Drawing", 1])],
)
def test_a_field_holds_numbers_words_rows_and_frames(value: Any, packed: object) -> None:
    assert pack(Bid(0, value)) == ["Bid", 0, packed]


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (None, "None (NoneType) cannot be stored: a field holds a whole number, a word, a list of whole numbers"),
        (1.5, "1.5 (float) cannot be stored"),
        ([[1], [2]], "[1] (list) cannot be stored within a list"),
        (["a"], "'a' (str) cannot be stored within a list"),
        ({"a": 1}, "{'a': 1} (dict) cannot be stored"),
    ],
)
def test_what_cannot_be_stored_is_named_with_its_class_and_field(value: Any, told: str) -> None:
    for thing in (Bid(0, value), Bidding(value)):
        with pytest.raises(Unstorable) as wrong:
            pack(thing)
        assert str(wrong.value).startswith(told)
        assert str(wrong.value).endswith(f", in the field 'what' of {type(thing).__name__}.")


def dealt() -> Sly:
    """A table of the toy game before the deal."""
    return SLY.blank(2, {"rounds": 2, "draws": "may"})


def test_what_a_state_cannot_store_is_named_with_its_class_and_field() -> None:
    s = dealt()
    s.left = None  # type: ignore[assignment]
    with pytest.raises(Unstorable, match=r"None \(NoneType\) cannot be stored: .*, in the field 'left' of Sly\."):
        pack_state(s)


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (["Bet", 1], "there is no 'Bet'"),
        ([], "[] is neither an event nor a frame"),
        (["Drew", 1], 'Drew does not look like ["Drew",1]: '),
        (["Drew", 1, 2, 3], 'Drew does not look like ["Drew",1,2,3]: '),
        (["Drew", 1, 1.5], 'Drew does not look like ["Drew",1,1.5]: 1.5 (float) cannot be stored'),
        (["Drew", True, 4], "Drew does not look like [\"Drew\",true,4]: its field 'seat' cannot be true"),
        (["Drew", "one", 4], 'Drew does not look like ["Drew","one",4]: its field \'seat\' takes no word'),
        (
            ["Drew", 1, 2**62],
            f"Drew does not look like [\"Drew\",1,{2**62}]: its field 'card' has a number of",
        ),
    ],
)
def test_an_event_that_cannot_be_read_says_which_field_is_wrong(value: list[Any], told: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        unpack_event(SLY, value)
    assert str(wrong.value).startswith(told)


def test_a_frame_that_cannot_be_read_says_which_field_is_wrong() -> None:
    with pytest.raises(Unreadable, match=r"Drawing does not look like .*: its field 'winner' cannot be true"):
        unpack_frame(SLY, ["Drawing", True])


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"left": None}, r"None \(NoneType\) cannot be stored: .*, in the field 'left' of Sly"),
        ({"left": True}, "its field 'left' cannot be true"),
        ({"left": 2**62}, "a field has a word it does not take, or a number of more than 62 bits"),
        ({"colour": 1}, ".*'colour'"),
        ({"stack": [["Drawing"]]}, "Drawing does not look like"),
    ],
)
def test_a_state_that_cannot_be_read_says_which_field_is_wrong(change: dict[str, Any], told: str) -> None:
    with pytest.raises(Unreadable, match=f"that is no state of sly: {told}"):
        unpack_state(SLY, {**pack_state(dealt()), **change})


def test_a_state_without_a_field_says_which_is_missing() -> None:
    packed = pack_state(dealt())
    for name in ("left", "turn"):
        with pytest.raises(Unreadable, match=f"that is no state of sly: .*'{name}'"):
            unpack_state(SLY, {key: value for key, value in packed.items() if key != name})
