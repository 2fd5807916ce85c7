"""Events, frames and states as plain JSON values, by registered name."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from cutpurse.kernel.components import Faces
from cutpurse.kernel.core import CLOCK, CLOCK_MEMBER, Event, Frame, State, frames, stacked, written_name

if TYPE_CHECKING:
    from cutpurse.kernel.game import Game


class Unreadable(ValueError):
    """A plain value that stands for no event, frame or state of the game."""


@mypyc_attr(native_class=False)  # which cannot be a TypeError
class Unstorable(TypeError):
    """A field of an event, a frame or a state holds what has no place in a log; the text names it."""


HIGHEST: Final = 0x3FFF_FFFF_FFFF_FFFF  # the most that a number of a log can be: sets have 62 members
# What making a thing of damaged fields may raise.
DAMAGED: Final = (TypeError, ValueError, LookupError, AttributeError, OverflowError)
MAY_HOLD: Final = "a field holds a whole number, a word, a list of whole numbers, a frame, or faces"
CANONICAL = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def canonical(value: object) -> str:
    """The one text of a JSON value: compact, keys sorted."""
    return CANONICAL.encode(value)


def plain(value: Any) -> object:
    """A field's value as JSON: numbers, words, rows, frames, faces."""
    if isinstance(value, Frame):
        return pack(value)
    if isinstance(value, Faces):
        return value.text
    if isinstance(value, int):
        return int(value)  # True is no number of a log
    if isinstance(value, str):
        return value
    return [int(n) for n in value]


def cannot_be_stored(value: Any) -> str:
    """What is wrong with the value of a field, as the beginning of a sentence; empty if it can be stored.

    A field holds a whole number (so a set or a seat, and True as 1), a word, a list or a row of whole numbers, a frame,
    or faces. Numbers have at most 62 bits.
    """
    if isinstance(value, (Frame, Faces, str)):
        return ""
    if isinstance(value, int):
        return "" if -HIGHEST <= value <= HIGHEST else f"{value} has more than 62 bits"
    kind = type(value).__name__
    if value is None or isinstance(value, (float, bytes, dict, set, frozenset)) or not hasattr(value, "__len__"):
        return f"{value!r} ({kind}) cannot be stored: {MAY_HOLD}"
    for n in value:
        if not isinstance(n, int):
            return f"{n!r} ({type(n).__name__}) cannot be stored within a {kind}: {MAY_HOLD}"
        if not -HIGHEST <= n <= HIGHEST:
            return f"{n} has more than 62 bits"
    return ""


def packed_fields(thing: Event[Any] | Frame[Any] | State, names: tuple[str, ...]) -> list[object]:
    """These fields as JSON; Unstorable names the one that cannot be."""
    found: list[object] = []
    for name in names:
        value: Any = getattr(thing, name)
        try:
            found.append(plain(value))
        except Unstorable:
            raise
        except DAMAGED:
            why = cannot_be_stored(value) or f"{value!r} cannot be stored"
            raise Unstorable(f"{why}, in the field {name!r} of {type(thing).__name__}.") from None
    return found


def pack(thing: Event[Any] | Frame[Any]) -> list[object]:
    """An event or a frame: its name, then its fields in order."""
    name = written_name(thing) if isinstance(thing, Frame) else type(thing).__name__
    try:
        return [name, *[plain(getattr(thing, field)) for field in type(thing).fields]]
    except DAMAGED:
        return [name, *packed_fields(thing, type(thing).fields)]  # which says what is wrong


def unpack_frame(game: Game, value: object) -> Frame[Any]:
    """The frame that `pack` wrote."""
    name, fields = _split(value)
    frame: Frame[Any] = _made(game.frames.get(name), name, fields, value)
    return frame


def unpack_event(game: Game, value: object) -> Event[Any]:
    """The event that `pack` wrote."""
    name, fields = _split(value)
    if name == "Entered" and len(fields) == 1:
        fields = [unpack_frame(game, fields[0])]
    event: Event[Any] = _made(game.events.get(name), name, fields, value)
    return event


def _split(value: object) -> tuple[str, list[Any]]:
    if not isinstance(value, list) or not value or not isinstance(value[0], str):
        raise Unreadable(f"{canonical(value)} is neither an event nor a frame")
    return value[0], value[1:]


def _made(make: Callable[..., Any] | None, name: str, fields: list[Any], value: object) -> Any:
    """The thing of this name with these fields, if it packs to the value it was read from."""
    if make is None:
        raise Unreadable(f"there is no {name!r}")
    try:
        thing = make(*fields)
        packed = pack(thing)
        if canonical(packed) == canonical(value) and fit(packed[1:], make):
            return thing
        why = _difference(type(thing).fields, fields, packed[1:])
    except DAMAGED as error:
        why = str(error).rstrip(".")
    raise Unreadable(f"{name} does not look like {canonical(value)}: {why}")


def _difference(names: tuple[str, ...], read: list[Any], packed: list[object]) -> str:
    """Which field of a thing is not what was read."""
    if len(read) != len(names):
        return f"its fields are ({', '.join(names)})"
    for name, value, again in zip(names, read, packed, strict=True):
        if canonical(value) != canonical(again):
            return f"its field {name!r} cannot be {canonical(value)}"
    for name, value in zip(names, packed, strict=True):
        if isinstance(value, str):
            return f"its field {name!r} takes no word"
        if not fit([value], int):
            return f"its field {name!r} has a number of more than 62 bits"
    return "it has another name"


def fit(values: list[object], make: object) -> bool:
    """Whether a thing can have these fields: numbers, rows of them, frames; and words, where it is made of words.

    What is compiled has refused anything else itself; as Python, nobody has asked yet.
    """
    for value in values:
        if isinstance(value, str):
            if not _takes_words(make):
                return False
        elif isinstance(value, int):
            if not -HIGHEST <= value <= HIGHEST:
                return False
        elif isinstance(value, list) and not (value and isinstance(value[0], str)):  # else a frame, which was checked
            for n in value:
                if not -HIGHEST <= n <= HIGHEST:
                    return False
    return True


def _takes_words(make: object) -> bool:
    """Whether any argument is a word, as far as its types can be read: those of compiled classes cannot."""
    hints = getattr(getattr(make, "__init__", None), "__annotations__", None)
    return hints is None or "str" in hints.values() or str in hints.values()


def pack_state(s: State) -> dict[str, object]:
    """A state, or a view, as JSON; equal for equal states."""
    turn = CLOCK_MEMBER if s.turn == CLOCK else int(s.turn)
    found: dict[str, object] = {"seats": int(s.seats), "stack": [pack(f) for f in frames(s)], "turn": turn}
    kind = type(s)
    try:
        for name in kind.fields:
            value = plain(getattr(s, name))
            if name not in kind.added or value != kind.added[name]:
                found[kind.written.get(name, name)] = value
    except DAMAGED:
        packed_fields(s, kind.fields)  # which says what is wrong
        raise
    return found


def unpack_state(game: Game, value: object) -> State:
    """The state that `pack_state` wrote."""
    if not isinstance(value, dict) or not isinstance(value.get("stack"), list):
        raise Unreadable("that is no state")
    fields = {name: item for name, item in value.items() if name not in ("seats", "stack", "turn")}
    try:
        stack = stacked([unpack_frame(game, frame) for frame in value["stack"]])
        turn = CLOCK if value["turn"] == CLOCK_MEMBER else value["turn"]
        s = game.state(value["seats"], stack, turn, fields)
        packed = pack_state(s)
        if canonical(packed) == canonical(value) and fit(_numbers(s), type(s)):
            return s
        why = _difference_of_states(value, packed)
    except KeyError as error:
        why = f"it has no {error}"
    except DAMAGED as error:
        why = str(error).rstrip(".")
    raise Unreadable(f"that is no state of {game.name}: {why}")


def _difference_of_states(read: dict[str, Any], packed: dict[str, object]) -> str:
    """Which field of a state is not what was read."""
    for name in sorted({*read, *packed}, key=str):
        if name not in packed:
            return f"it knows no field {name!r}"
        if name not in read:
            return f"it has no {name!r}"
        if canonical(read[name]) != canonical(packed[name]):
            return f"its field {name!r} cannot be {canonical(read[name])[:200]}"
    return "a field has a word it does not take, or a number of more than 62 bits"


def _numbers(s: State) -> list[object]:
    """The fields of a state but for its faces, which are a text of their own."""
    found = [getattr(s, name) for name in type(s).fields]
    return [plain(value) for value in found if not isinstance(value, Faces)]
