"""What is fuzzed: each target makes examples out of real documents, and checks what may come out of reading them."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from time import process_time
from types import FrameType
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

import cutpurse
from cutpurse import CorruptLog, Match
from cutpurse.kernel.codec import Unreadable, canonical, pack, pack_state, unpack_event, unpack_frame, unpack_state
from cutpurse.kernel.components import BadComponents
from cutpurse.kernel.core import frames
from cutpurse.kernel.game import Game, find, games
from cutpurse.kernel.match import IMPOSSIBLE
from cutpurse.kernel.play import fold
from cutpurse.kernel.record import HEADER, written
from cutpurse.table import messages as wire
from tests.fuzz.json_mutations import Mutation, deepened, link, mutated, mutations
from tests.table import histories

GAMES: Final = tuple(games())
LONGEST_COMPLAINT: Final = 100_000  # characters, of a hundred slips
SECONDS: Final = 2.0  # of computing that an example may take: the slowest honest one takes a tenth
ENDLESS: Final = 15.0  # seconds of computing after which it is broken off

E = TypeVar("E")


class Target(NamedTuple, Generic[E]):
    """A thing to fuzz: how to make an example, and what must hold of it."""

    examples: SearchStrategy[E]
    check: Callable[[E], None]


def in_time(check: Callable[[E], None], example: E) -> None:
    """Check an example; that it takes long is a fault, too, and one that does not end is broken off."""
    before = process_time()
    signal.signal(signal.SIGVTALRM, break_off)
    signal.setitimer(signal.ITIMER_VIRTUAL, ENDLESS)
    try:
        check(example)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.0)
    took = process_time() - before
    assert took < SECONDS, f"it took {took:.1f} s"


def break_off(number: int, frame: FrameType | None) -> None:
    """Raise an error wherever the program is; not one of IMPOSSIBLE, which it would take for a damaged log."""
    raise TimeoutError("it does not end")


# --- real documents ---
WHOLE: Final = 0  # instead of a number of moves: up to the end
GOLDEN: Final = {
    game: Path(__file__).parents[1] / "games" / game.replace("-", "_") / "golden" / f"{name}.json"
    for game, name in zip(GAMES, ("gang-self", "2-players", "a-third-less-for-two", "last-round"), strict=True)
}


@cache
def played(game: str, moves: int) -> Match:
    """A match after so many moves at random, one of them taken back; or a golden game, in which more has happened."""
    if moves == WHOLE:
        return Match.load(GOLDEN[game].read_text(encoding="utf-8"))
    luck = Random(moves)
    match = Match(game, find(game).seats[1], seed=moves)
    for n in range(moves):
        if not match.actors():
            break
        seat = luck.choice([seat for seat in match.actors() if seat >= 0] or match.actors())  # the clock only alone
        match.play(seat, luck.choice(match.options(seat)))
        if n == moves // 2 and seat >= 0 and match.can_undo(seat) != "no":
            match.undo(seat, match.can_undo(seat) == "ask")
    return match


MATCHES: Final = [(game, moves) for game in GAMES for moves in (3, 12, 25)]


# --- the codec: events, frames, states ---
class PackedValue(NamedTuple):
    """A packed thing of a game: an event, a frame or a state."""

    match: tuple[str, int]
    kind: str
    at: int
    changes: list[Mutation]


packed_values = st.builds(
    PackedValue, st.sampled_from(MATCHES), st.sampled_from(("event", "frame", "state")), st.integers(0, 999), mutations
)


def value_of(example: PackedValue) -> Any:
    """The packed value of an example, mutated."""
    match = played(*example.match)
    match example.kind:
        case "event":
            events = [event for entry in match.entries for event in entry.events]
            value: Any = pack(events[example.at % len(events)])
        case "frame":
            waiting = frames(match.state)
            value = pack(waiting[example.at % len(waiting)])
        case _:
            seats: list[int | None] = [None, *range(match.seats)]
            seat = seats[example.at % len(seats)]
            value = pack_state(match.known(seat) if example.at % 2 else match.state)
    text = deepened(json.dumps(mutated(json.loads(canonical(value)), example.changes)))
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None  # the text itself is the record loader's to read


def check_codec(example: PackedValue) -> None:
    """Only Unreadable comes out, and what is read packs to what it was read from and can happen, or cannot, at once."""
    match, value = played(*example.match), value_of(example)
    try:
        match example.kind:
            case "event":
                event = unpack_event(match.game, value)
                again: object = pack(event)
            case "frame":
                again = pack(unpack_frame(match.game, value))
            case _:
                again = pack_state(unpack_state(match.game, value))
    except Unreadable:
        return
    assert canonical(again) == canonical(value)
    assert not holds_truth(value), "true was taken for a number"
    if example.kind == "event":
        try:
            fold(match.state.clone(), [event])
        except IMPOSSIBLE:
            return


def holds_truth(value: Any) -> bool:
    """Whether there is a true or false in a value: no log has any."""
    if isinstance(value, (list, dict)):
        return any(map(holds_truth, value.values() if isinstance(value, dict) else value))
    return isinstance(value, bool)


def alike(one: Any, other: Any) -> bool:
    """Whether two JSON values are the same, in type too: Python takes True for 1."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(alike(one[key], other[key]) for key in one)
    return type(one) is type(other) and one == other


# --- records ---
class Record(NamedTuple):
    """A record somebody changed: in its parts, with hashes that fit again or not, in a layout, and in its text."""

    match: tuple[str, int]
    changes: list[Mutation]
    resealed: bool
    layout: str
    cuts: list[tuple[int, int, str]]


TEXTS: Final = (
    "",
    "[",
    "{",
    "]",
    "}",
    ",",
    '"',
    "NaN",
    "-0",
    "1.0",
    "1e999",
    "\\ud800",
    "\x00",
    "\ufeff",
    " ",
    "\n",
    "9" * 5000,
)
records = st.builds(
    Record,
    st.sampled_from([*MATCHES, *((game, WHOLE) for game in GAMES)]),
    mutations | st.just([]),
    st.integers(0, 9).map(bool),  # else no change is read at all
    st.sampled_from(("ours", "plain", "compact")),
    st.lists(
        st.tuples(st.integers(0, 1 << 20), st.integers(0, 30), st.sampled_from((*TEXTS, "[" * 100_000, '"n":1,'))),
        max_size=1,
    )
    | st.just([]),
)


@cache
def document(match: tuple[str, int]) -> dict[str, Any]:
    """The record of a match."""
    found: dict[str, Any] = json.loads(played(*match).save())
    return found


def record_text(example: Record) -> str:
    """The text of an example."""
    record = mutated(document(example.match), example.changes)
    if example.resealed:
        reseal(record)
    if (
        example.layout == "ours"
        and isinstance(record.get("entries"), list)
        and all(isinstance(entry, dict) for entry in record["entries"])
        and {*HEADER, "outcome", "hash"} <= {*record}
    ):
        text = written(record)
    else:
        text = json.dumps(record, separators=(",", ":") if example.layout == "compact" else None)
    text = deepened(text)
    for at, size, new in example.cuts:
        at %= len(text) + 1
        text = text[:at] + new + text[at + size :]
    return text


def reseal(record: dict[str, Any]) -> None:
    """Mend the hashes of a record, as far as it still has the parts of one."""
    if not isinstance(record.get("entries"), list) or not {*HEADER, "outcome"} <= {*record}:
        return
    at = link("", {key: record[key] for key in HEADER})
    for line in record["entries"]:
        if isinstance(line, dict):
            line.pop("hash", None)
            at = link(at, line)
            line["hash"] = at
    record["hash"] = link(at, record["outcome"])


def check_record(example: Record) -> None:
    """Only CorruptLog comes out; what is read is written back as it was, and can be looked at."""
    text = record_text(example)
    try:
        match = Match.load(text)
    except CorruptLog:
        match = None
    if match is not None:
        assert alike(json.loads(match.save()), json.loads(text)), "it was read as something else"
        try:
            for seat in (None, *range(match.seats)):
                match.view(seat)
                for entry in match.seen(seat):
                    match.tell_entry(entry)
        except CorruptLog:
            pass
    try:
        verified = cutpurse.verify(text)
    except CorruptLog:
        return
    assert match is not None, "it was verified and cannot be loaded"
    assert alike(json.loads(verified.save()), json.loads(text)), "something else was verified"
    if example.layout == "ours":
        assert verified.save().rstrip("\n") == text.rstrip("\n"), "it is not written back as it was"


# --- component files ---
class Components(NamedTuple):
    """A component file with some places changed."""

    game: str
    changes: list[tuple[int, str, int]]


FRAGMENTS: Final = (
    *(
        "",
        "0",
        "1",
        "-1",
        "99999999999999999999",
        "9" * 5000,
        "1.5",
        "nan",
        "inf",
        "true",
        "1979-05-27T07:32:00Z",
        "0x1F",
    ),
    *(
        '""',
        '"x"',
        "'''",
        '"""',
        "[]",
        "{}",
        "[[[",
        "[" * 900,
        "{a=" * 300,
        "a.b.c",
        ".".join("a" * 400),
        "=",
        "\n",
        "\r",
    ),
    *("\x00", "\ud800", "\u202e", "#", '"\\u0000"', "[tools]", "[[loot]]", 'title = "\u0301\u0301"', "ß" * 70),
)
PIECE: Final = re.compile(r'"[^"\n]*"|\d+|\[\[?[\w.]+\]?\]|[\w-]+|[^\s\w]')
components = st.builds(
    Components,
    st.sampled_from([game for game in GAMES if game != "gaunerbande"]),
    st.lists(
        st.tuples(
            st.integers(0, 1 << 20),
            st.sampled_from(("junk", "delete line", "repeat line", "swap lines", "other", "repeat")),
            st.integers(0, 1 << 20),
        ),
        min_size=1,
        max_size=4,
    ),
)


def component_text(example: Components) -> str:
    """The text of a component file."""
    text = find(example.game).components()
    for at, kind, other in example.changes:
        pieces = list(PIECE.finditer(text))
        lines = text.split("\n")
        if kind.endswith("line"):
            n = at % len(lines)
            lines[n : n + 1] = [lines[n]] * (2 if kind.startswith("repeat") else 0)
            text = "\n".join(lines)
        elif kind == "swap lines":
            n, m = at % len(lines), other % len(lines)
            lines[n], lines[m] = lines[m], lines[n]
            text = "\n".join(lines)
        elif pieces:
            piece = pieces[at % len(pieces)]
            new = FRAGMENTS[other % len(FRAGMENTS)]
            if kind == "other":
                new = pieces[other % len(pieces)][0]
            elif kind == "repeat":
                new = piece[0] * (2 + other % 40)
            text = text[: piece.start()] + new + text[piece.end() :]
    return text


def check_components(example: Components) -> None:
    """Only BadComponents comes out; a file that is taken can be played with, and the record of that verifies."""
    game, text = find(example.game), component_text(example)
    option = game.house_set()
    assert option is not None
    complaint = ""
    try:
        option.read(text)
    except BadComponents as error:
        complaint = str(error)
    assert len(complaint) < LONGEST_COMPLAINT, "the complaint is too long"
    if complaint:
        return
    play_on(Match(game, game.seats[0], seed=1, settings={option.name: text}), game)


def play_on(match: Match, game: Game) -> None:
    """Some moves with a house set, and its record."""
    luck = Random(1)
    for _ in range(12):
        if not match.actors():
            break
        seat = luck.choice(match.actors())
        match.play(seat, luck.choice(match.options(seat)))
    match.view(None)
    match.view(0)
    again = cutpurse.verify(match.save())
    assert again.save() == match.save()
    assert again.game is game


# --- requests ---
class Message(NamedTuple):
    """A request to a table, changed in its parts and in its bytes."""

    ask: int
    changes: list[Mutation]
    cuts: list[tuple[int, int, bytes]]


KEY: Final = "a-key-of-mine"
ASKS: Final[list[dict[str, Any]]] = [
    {"ask": "sit", "key": KEY, "seat": 1, "name": "Ada", "seed": "5eed" * 8},
    {"ask": "bot", "key": KEY, "seat": 2, "bot": "greedy"},
    {"ask": "remove", "key": KEY, "seat": 1},
    {"ask": "moderate", "key": KEY, "who": "0123456789ab", "muted": True, "blocked": False},
    {"ask": "play", "key": KEY, "commands": ["give g4 b2", "give r1"]},
    {"ask": "answer", "key": KEY, "agree": True},
    {"ask": "orders", "key": KEY, "when": "fits", "bluff": False},
    {"ask": "pause", "key": KEY, "on": True},
    {"ask": "skip", "key": KEY},
    {"ask": "say", "key": KEY, "text": "Well done!"},
    {"ask": "rename", "key": KEY, "name": "Ben"},
    {"ask": "rematch", "key": KEY, "options": {"limit": 50}},
    *({"ask": ask, "key": KEY} for ask in ("leave", "start", "undo", "back", "ping", "hint", "resign", "abandon")),
]
BYTES: Final = (
    b"",
    b"\xff",
    b"\xed\xa0\x80",
    b"\x00",
    b"[" * 5000,
    b'{"a":' * 2000,
    b"9" * 5000,
    b"NaN",
    b"\\ud800",
    b'"key":',
)
messages = st.builds(
    Message,
    st.integers(0, len(ASKS) - 1),
    mutations | st.just([]),
    st.lists(st.tuples(st.integers(0, 4000), st.integers(0, 9), st.sampled_from(BYTES)), max_size=2),
)
SETTINGS: Final = [histories.SETTINGS[n] for n in (1, 3, 9)]


def message_bytes(example: Message) -> bytes:
    """What arrives."""
    data = deepened(json.dumps(mutated(ASKS[example.ask], example.changes))).encode("utf-8", "surrogatepass")
    for at, size, new in example.cuts:
        at %= len(data) + 1
        data = data[:at] + new + data[at + size :]
    return data


def check_request(example: Message) -> None:
    """A message cannot be read, or is a request that a table takes and replies to."""
    data = message_bytes(example)
    try:
        data.decode()
    except UnicodeDecodeError:
        return  # no transport lets that through
    try:
        ask = wire.asks.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return
    assert wire.asks.decode(wire.encoder.encode(ask)) == ask
    for setting in SETTINGS:
        world = histories.World(setting, 1)
        for person in world.people[:2]:
            world.send(person, ask)
            world.report_all(0)
        unanswered = len(world.waiting)
        assert not unanswered or isinstance(ask, (wire.Play, wire.Hint)), "no reply came"


def socket_target() -> Target[Any]:
    """The transport, which alone needs more than the rules and the table."""
    from tests.fuzz.socket_streams import check_stream, streams

    return Target(streams, check_stream)


TARGETS: Final[dict[str, Callable[[], Target[Any]]]] = {
    "codec": lambda: Target(packed_values, check_codec),
    "records": lambda: Target(records, check_record),
    "components": lambda: Target(components, check_components),
    "requests": lambda: Target(messages, check_request),
    "socket": socket_target,
}
