"""Events, frames and states as plain JSON values, by registered name."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cutpurse.kernel.components import Faces
from cutpurse.kernel.core import CLOCK, CLOCK_MEMBER, Event, Frame, State, frames, stacked, written_name

if TYPE_CHECKING:
    from cutpurse.kernel.game import Game


class Unreadable(ValueError):
    """A plain value that stands for no event, frame or state of the game."""


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
    if isinstance(value, (int, str)):
        return value
    return [int(n) for n in value]


def pack(thing: Event[Any] | Frame[Any]) -> list[object]:
    """An event or a frame: its name, then its fields in order."""
    name = written_name(thing) if isinstance(thing, Frame) else type(thing).__name__
    return [name, *[plain(getattr(thing, field)) for field in type(thing).fields]]


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
        same = canonical(pack(thing)) == canonical(value)
    except (TypeError, ValueError, OverflowError):
        same = False
    if not same:
        raise Unreadable(f"{name} does not look like {canonical(value)}")
    return thing


def pack_state(s: State) -> dict[str, object]:
    """A state, or a view, as JSON; equal for equal states."""
    turn = CLOCK_MEMBER if s.turn == CLOCK else int(s.turn)
    found: dict[str, object] = {"seats": int(s.seats), "stack": [pack(f) for f in frames(s)], "turn": turn}
    for name in type(s).fields:
        found[type(s).written.get(name, name)] = plain(getattr(s, name))
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
        same = canonical(pack_state(s)) == canonical(value)
    except (TypeError, KeyError, ValueError, OverflowError):
        same = False
    if not same:
        raise Unreadable(f"that is no state of {game.name}")
    return s
