"""What is wrong with a value by its type: the types of views, asked at run time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def faults(kind: Any, value: object, at: str = "view") -> list[str]:
    """Every place in a value that is not as its type says, and how."""
    return list(found(kind, value, at))


def found(kind: Any, value: object, at: str) -> Iterator[str]:
    """The faults, one by one."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        yield from of_object(kind, value, at)
    elif origin in (Union, UnionType):
        if event := next((each for each in args if same_event(each, value)), None):
            yield from found(event, value, at)
        elif all(faults(each, value) for each in args):
            yield f"{at}: {value!r} is none of {args}"
    elif origin is Literal:
        if type(value) is not str or value not in args:
            yield f"{at}: {value!r} is none of {args}"
    elif origin is list:
        if type(value) is not list:
            yield f"{at}: {value!r} is no list"
        else:
            for n, each in enumerate(value):
                yield from found(args[0], each, f"{at}[{n}]")
    elif origin is dict:
        if type(value) is not dict:
            yield f"{at}: {value!r} is no dict"
        else:
            for key, held in value.items():
                yield from found(args[0], key, f"{at}: key {key}")
                yield from found(args[1], held, f"{at}[{key!r}]")
    elif kind is not Any and type(value) is not (NoneType if kind is None else kind):
        yield f"{at}: {value!r} is no {kind.__name__}"


def of_object(kind: Any, value: object, at: str) -> Iterator[str]:
    """The faults of an object: keys that are missing, that nobody knows, and of what they hold."""
    hints = hints_of(kind)
    if type(value) is not dict:
        yield f"{at}: {value!r} is no {kind.__name__}"
        return
    for key in value.keys() - hints.keys():
        yield f"{at}: {kind.__name__} has no {key!r}"
    for key, hint in hints.items():
        if key in value:
            yield from found(bare(hint), value[key], f"{at}[{key!r}]")
        elif get_origin(hint) is not NotRequired:
            yield f"{at}: {kind.__name__} wants {key!r}"


@cache
def hints_of(kind: Any) -> dict[str, Any]:
    """The types of an object's keys."""
    return get_type_hints(kind, include_extras=True)


def bare(hint: Any) -> Any:
    """A type without what is said about it."""
    while get_origin(hint) is NotRequired or hasattr(hint, "__metadata__"):
        hint = get_args(hint)[0]
    return hint


def same_event(kind: Any, value: object) -> bool:
    """Whether a value says that it is an event of this type."""
    tag = hints_of(kind).get("event") if is_typeddict(kind) else None
    return isinstance(value, dict) and tag is not None and value.get("event") in get_args(tag)
