"""For whoever writes a game: everything a game imports, and a short way to write its state and its events.

docs/write-a-game.md builds a game with it, step by step. Our own games, which are compiled, write out in full what
`DataState`, `DataEvent` and `DataGame` do here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import fields as declared
from typing import Any, ClassVar, dataclass_transform

from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import (
    CLOCK,
    SPECTATOR,
    Command,
    Event,
    Frame,
    Menu,
    Rule,
    S,
    Seat,
    Stack,
    State,
    Timer,
    View,
    seat_bit,
    seats_in,
    written_name,
)
from cutpurse.kernel.game import Game, Option, Outcome, Sampler, Switch
from cutpurse.kernel.manifest import Manifest
from cutpurse.kernel.play import NOT_NOW, Entered, become, enter, leave, options
from cutpurse.kernel.rulebook import Rulebook, read
from cutpurse.kernel.sets import Set, count, index, members, one

__all__ = [
    "CLOCK",
    "NOT_NOW",
    "SPECTATOR",
    "Chance",
    "Command",
    "DataEvent",
    "DataGame",
    "DataState",
    "Event",
    "Frame",
    "Game",
    "Manifest",
    "Menu",
    "Option",
    "Outcome",
    "Rule",
    "Rulebook",
    "Sampler",
    "Seat",
    "Set",
    "Stack",
    "State",
    "Switch",
    "Timer",
    "View",
    "become",
    "count",
    "enter",
    "index",
    "leave",
    "members",
    "one",
    "options",
    "read",
    "seat_bit",
    "seats_in",
    "told",
]


class DataState(State):
    """A state whose fields are its annotations, as in a dataclass: numbers, words, and lists of numbers."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        kinds = {name: kind for name, kind in cls.__annotations__.items() if "ClassVar" not in str(kind)}
        cls.fields = tuple(kinds)
        cls.__init__ = _constructor(cls, kinds)  # type: ignore[method-assign]

    def __init__(self, seats: int, stack: Stack | None, turn: int, **values: Any) -> None:
        super().__init__(seats, stack, turn)

    def clone(self) -> Any:
        values = {name: getattr(self, name) for name in type(self).fields}
        for name, value in values.items():
            if isinstance(value, list):
                values[name] = value[:]
        return type(self)(self.seats, self.stack, self.turn, **values)


def _constructor(cls: type[DataState], kinds: dict[str, Any]) -> Callable[..., None]:
    """The constructor of a state, with the types of its fields, by which the codec tells where a word may be."""

    def construct(self: DataState, seats: int, stack: Stack | None, turn: int, **values: Any) -> None:
        if values.keys() != kinds.keys():
            wrong = ", ".join(sorted(values.keys() ^ kinds.keys()))
            raise TypeError(f"{cls.__name__} was given other fields than it has: {wrong}")
        State.__init__(self, seats, stack, turn)
        for name, value in values.items():
            setattr(self, name, value)

    construct.__annotations__.update(kinds)
    return construct


@dataclass_transform(eq_default=False)
class DataEvent(Event[S]):
    """An event whose fields are its annotations, as in a dataclass; `change` is its effect."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(eq=False, repr=False)(cls)
        cls.fields = tuple(field.name for field in declared(cls))  # type: ignore[arg-type]

    def change(self, s: S) -> None:
        """Change the table. What it takes from the event it copies: the event stays as it is."""
        raise NotImplementedError

    def told(self) -> dict[str, Any]:
        """The event in words and numbers, by field: what logs and boards get."""
        return {name: getattr(self, name) for name in type(self).fields}

    def emit(self, s: S) -> None:
        """Let it happen: note it in the journal, if one is kept, and change the table."""
        if s.journal is not None:
            s.journal.append(self)
        self.change(s)

    def apply(self, s: S) -> None:
        self.change(s)


def told(event: Event[Any]) -> dict[str, Any]:
    """An event in words and numbers: a DataEvent says them itself, and a frame goes by its name."""
    if isinstance(event, DataEvent):
        return {"event": type(event).__name__, **event.told()}
    if isinstance(event, Entered):
        return {"event": "Entered", "frame": written_name(event.frame)}
    return {"event": type(event).__name__}


class DataGame(Game):
    """A Game of a DataState and DataEvents, whose rulebook lies beside its module."""

    table: ClassVar[type[DataState]]  # the class of its states

    def state(self, seats: int, stack: Stack | None, turn: int, fields: dict[str, Any]) -> State:
        return self.table(seats, stack, turn, **fields)

    def tell(self, event: Event[Any], options: dict[str, Any]) -> dict[str, Any]:
        return told(event)

    def rulebook(self, language: str) -> Rulebook:
        return read(str(sys.modules[type(self).__module__].__file__), language)
