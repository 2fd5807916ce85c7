"""tools/wire_types.py puts messages into TypeScript, and tools/check_wire.py sees when that was forgotten."""

from types import ModuleType
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct, field

from tests.tools.conftest import Plant
from tools.check_wire import check
from tools.wire_types import Writer, alias, wire_types


class Sent(Struct, kw_only=True):
    """The base of what is sent."""


class Wave(Sent, tag_field="ask", tag="wave"):
    """Wave a hand."""

    key: Annotated[str, Meta(min_length=8)]
    hands: int = 1


class Hand(Struct, kw_only=True):
    """A hand, or None."""

    side: Literal["left", "right"]
    fingers: list[int | None]  # from the thumb; None where one is missing
    rings: dict[str, Any] = field(default_factory=dict)
    other: "Hand | None" = None


@pytest.fixture
def messages() -> ModuleType:
    """A module of messages, as the server has one."""
    module = ModuleType(__name__)
    vars(module).update(
        Sent=Sent, Wave=Wave, Hand=Hand, Mood=Literal["glad", "sad"], AnyThing=Wave | Hand, Pattern=str, Struct=Struct
    )
    return module


def test_messages_become_interfaces_and_bases_do_not(messages: ModuleType) -> None:
    text = Writer(messages).write(Sent).split("\n", 2)[2]
    assert text == (
        'export type Mood = "glad" | "sad";\n\n'
        "/** Wave a hand. */\n"
        "export interface Wave {\n"
        '  ask: "wave";\n'
        "  key: string;\n"
        "  hands?: number;\n"
        "}\n\n"
        "/** A hand, or null. */\n"
        "export interface Hand {\n"
        '  side: "left" | "right";\n'
        "  /** From the thumb; null where one is missing. */\n"
        "  fingers: (number | null)[];\n"
        "  rings: Record<string, unknown>;\n"
        "  other: Hand | null;\n"
        "}\n\n"
        "export type AnyThing = Wave | Hand;\n"
    )


def test_a_type_without_words_is_told() -> None:
    class Odd(Struct):
        raw: bytes

    module = ModuleType(__name__)
    vars(module).update(Odd=Odd)
    with pytest.raises(TypeError, match="no words for BytesType"):
        Writer(module).write(Sent)


@pytest.mark.parametrize(("count", "lines"), [(4, 1), (12, 2), (15, 16)])
def test_a_long_choice_is_laid_out_as_prettier_does(count: int, lines: int) -> None:
    assert len(alias("Many", ["Message"] * count).splitlines()) == lines


def test_types_in_step_pass_and_stale_ones_do_not(plant: Plant) -> None:
    fresh = wire_types()
    assert check(plant({"/web/src/wire/types.ts": fresh}))[0] == []
    stale = fresh.replace("  watching: number;\n", "", 1)
    assert stale != fresh
    [fault] = check(plant({"/web/src/wire/types.ts": stale}))[0]
    assert "run python -m tools.wire_types" in fault.text
    assert fresh.splitlines()[fault.line - 1] == "  watching: number;"


def test_types_that_were_never_written_are_a_fault(plant: Plant) -> None:
    [fault] = check(plant({}))[0]
    assert fault.line == 1
