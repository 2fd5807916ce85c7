"""The nouns every game shares: Rule, Command, Menu, Event, Frame, State."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, NewType, TypeAlias, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from cutpurse.kernel.chance import Chance
from cutpurse.kernel.sets import TOP, One, Set, index, members, one

Seat: TypeAlias = i64  # 0..n-1, clockwise

# Who is no seat has one number each, wherever a game or a script meets it:
CLOCK: Final = -1  # the table's timer, which acts like a seat; in a set of seats by `seat_bit` and `seats_in`
SPECTATOR: Final = 60  # the viewer who sees only what everyone sees
LARGEST_MENU: Final = 62  # choices of a menu: as many as a set can have members
MOST_SEATS: Final = 60  # of a game: the seats below SPECTATOR
CLOCK_MEMBER: Final = 61  # only inside: what CLOCK is as a bit of a set, which has no member -1, and as a turn in JSON


def seat_bit(seat: Seat) -> One:
    """The set that holds only this seat, or only CLOCK."""
    return TOP if seat == CLOCK else TOP >> (CLOCK_MEMBER - seat)


def seats_in(m: Set) -> list[int]:
    """The seats of a set in rising order; CLOCK last."""
    return [CLOCK if member == CLOCK_MEMBER else member for member in members(m)]


def viewer_of(seat: int | None) -> int:
    """The number of a viewer: its seat, or SPECTATOR for None, as whoever has no seat is called in JSON."""
    return SPECTATOR if seat is None else seat


@final
class Rule:
    """One numbered clause of a rulebook, in the words that explain a refusal."""

    def __init__(self, id: str, name: str, text: str) -> None:
        self.id = id
        self.name = name
        self.text = text
        self.full_name = f"{id} {name}"  # as messages write it

    def __str__(self) -> str:
        return f"{self.id} {self.text}"

    def __repr__(self) -> str:
        return f"Rule({self.id!r}, {self.name!r}, {self.text!r})"


@final
class Command:
    """What a seat asks for: one choice, numbered within its game, written in one line."""

    def __init__(self, key: int, notation: str) -> None:
        self.key = key
        self.notation = notation

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Command({self.key}, {self.notation!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Command) and self.key == other.key and self.notation == other.notation

    def __hash__(self) -> int:
        return hash(self.notation)


@final
class Menu:
    """The commands a frame takes: choice i of the frame is the command with key `first + i`.

    There are 1 to 62 of them, each with a notation of its own in the whole game, as their keys are.
    """

    def __init__(self, first: int, notations: list[str]) -> None:
        if not 1 <= len(notations) <= LARGEST_MENU:
            shown = "" if not notations else f" ({notations[0]!r} to {notations[-1]!r})"
            raise ValueError(
                f"A menu has {len(notations)} commands{shown}; 1 to {LARGEST_MENU} are allowed, and a frame can have"
                " more of them in a menu beside it (`Frame.beside`)."
            )
        if first < 0:
            raise ValueError(f"The menu of {notations[0]!r} begins with key {first}; keys are counted from 0.")
        for notation in notations:
            if notation != " ".join(notation.lower().split()) or not notation:
                raise ValueError(
                    f"The command {notation!r} cannot be typed: it needs lower case, and one blank between words."
                )
        if len(set(notations)) < len(notations):
            again = next(notation for notation in notations if notations.count(notation) > 1)
            raise ValueError(f"A menu has the command {again!r} twice; each needs a notation of its own.")
        self.first: i64 = first
        self.size: i64 = len(notations)
        self.commands = [Command(first + i, text) for i, text in enumerate(notations)]

    def choice(self, key: i64) -> Set:
        """The choice with this key; nothing, where the key belongs to another menu."""
        i = key - self.first
        if 0 <= i < self.size:
            return one(i)
        return 0

    def listed(self, m: Set) -> list[Command]:
        """The commands of a set of choices."""
        commands: list[Command] = []
        while m:
            commands.append(self.commands[index(m & -m)])
            m &= m - 1
        return commands


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Generic[S]):
    """A fact, past tense, and the only thing that changes a state.

    Each has a static `emit(s, ...)`, the one text of its effect, which notes the event in the journal if one is
    kept. `fields` names the constructor's arguments in order, which are those of `emit`, too.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = True  # has somebody learnt something? then nobody takes it back alone
    surprises: ClassVar[bool] = True  # and could even who acted not foresee it? then a list of commands ends there
    candid: ClassVar[bool] = False  # is the command that led to it no secret, though some of the fact is?
    concludes: ClassVar[bool] = False  # does it end what its seat was about? then advice stops there

    def apply(self, s: S) -> None:
        """Do what `emit` did, when a log is replayed; overridden where `emit` takes less, or a field may be unseen."""
        kind: Any = type(self)
        kind.emit(s, *[getattr(self, name) for name in kind.fields])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(getattr(self, name)) for name in type(self).fields])})"

    def seen_by(self, viewer: Seat) -> Event[S] | None:
        """The fact as this viewer learns it; None if it passes unnoticed."""
        return self

    def noted(self) -> bool:
        """Whether only the table around it says what it meant: then `Game.note` tells it."""
        return False


@final
class Timer:
    """A time that runs while `name` stays the same; when it is over, CLOCK plays `command`."""

    def __init__(self, name: str, seconds: int, command: str) -> None:
        self.name = name
        self.seconds = seconds
        self.command = command

    def __repr__(self) -> str:
        return f"Timer({self.name!r}, {self.seconds}, {self.command!r})"


USUAL_HAND_MS: Final = 350  # the least time between two motions of a hand, unless the players agree on another


@final
class HandPace:
    """How fast hands are where all act at once and in real time, for whoever keeps the time (see `Frame.pace`)."""

    def __init__(self, hand_ms: int, too_fast: Rule, not_begun: Rule) -> None:
        self.hand_ms = hand_ms  # between two motions of a hand
        self.too_fast = too_fast  # the refusal of a motion when another is still due,
        self.not_begun = not_begun  # and of one before the countdown is over


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """What the table waits for: one paragraph of the rulebook. Immutable; `fields` as for events.

    `written` is the name that a frame goes by in JSON, where the class has another. A frame `beside` it is open at the
    same time, for choices beyond this menu; the frame on the stack says to whom. Where this one has a choice for a
    seat only if those beside it have none, it may say so (`exclusive`), which saves a search asking them; one that
    stands alone is so anyway.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    written: ClassVar[str] = ""

    def __init__(self, menu: Menu, beside: Frame[Any] | None = None, exclusive: bool = False) -> None:
        self.menu = menu
        self.beside = beside
        self.exclusive = exclusive or beside is None

    def waiting(self, s: S) -> Set:
        """The seats that may act now; a frame of several at once says so here and keeps `s.turn` among them."""
        return seat_bit(s.turn)

    def listening(self, s: S) -> Set:
        """The seats that hear this frame's reasons: those that may act, and those that only have no choice left."""
        return self.present(s)

    def present(self, s: S) -> Set:
        """The first name of `listening`, for games written elsewhere."""
        return self.waiting(s)

    def options(self, s: S, seat: Seat) -> tuple[Set, Rule]:
        """The choices a seat has, and the clause that forbids the others: the one place of legality."""
        raise NotImplementedError

    def why_not(self, s: S, seat: Seat, choice: One, rule: Rule) -> Rule:
        """The reason to give for a forbidden choice, where it is not the clause that `options` names."""
        return rule

    def not_now(self, s: S, seat: Seat, key: i64) -> Rule | None:
        """The reason to give for a command of another menu, where a clause forbids it; else it is not for now (K-3)."""
        return None

    def passes(self, s: S, seat: Seat) -> Set:
        """The choice to pass, in a frame where all answer at once and in secret; elsewhere nothing."""
        return 0

    def accept(self, s: S, seat: Seat, choice: One, chance: Chance) -> None:
        """Emit the consequences of a legal choice."""
        raise NotImplementedError

    def resume(self, s: S, chance: Chance) -> None:
        """Go on: the frame above has closed."""

    def pace(self, s: S) -> HandPace | None:
        """How fast a hand may be, in a frame of real time; None where it is played turn by turn."""
        return None

    def timers(self, s: S) -> list[Timer]:
        """What CLOCK is to say, and after how long; the rules themselves know no time."""
        return []

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(getattr(self, name)) for name in type(self).fields])})"

    def seen_by(self, viewer: Seat) -> Frame[S]:
        """The frame as this viewer knows it."""
        return self


def written_name(frame: Frame[Any]) -> str:
    """The name of a frame in states, records and told events."""
    return type(frame).written or type(frame).__name__


@mypyc_attr(acyclic=True)
@final
class Stack:
    """A frame and those below it; never changed, so clones share it."""

    def __init__(self, frame: Frame[Any], below: Stack | None) -> None:
        self.frame = frame
        self.below = below


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)  # nothing on a table refers back to it
class State:
    """Everything on the table, changed by events only. No frames left: the game is over.

    `fields` names the constructor's arguments after seats, stack and turn; a clone goes through the constructor, so
    one that forgets a field does not type-check. `written` has the names that fields go by in JSON, where those differ.
    `added` are fields that states did not have at first, each with the value it would have had: it is written only
    where it has another, so that older states are read and written as they were.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    written: ClassVar[dict[str, str]] = {}
    added: ClassVar[dict[str, Any]] = {}

    def __init__(self, seats: i64, stack: Stack | None, turn: i64) -> None:
        self.seats: i64 = seats
        self.stack = stack
        self.turn: i64 = turn  # whose move it is; of several, one of them: whom a search asks next
        self.journal: list[Event[Any]] | None = None

    def __repr__(self) -> str:
        waiting = ", ".join([repr(frame) for frame in frames(self)])
        return f"<{type(self).__name__}, {self.seats} seats, turn {self.turn}, stack [{waiting}]>"

    def clone(self) -> State:
        """Equal and independent; keeps no journal."""
        raise NotImplementedError


View = NewType("View", State)  # a state with holes: what one viewer knows; bots, clients and networks get nothing else


def frames(s: State) -> list[Frame[Any]]:
    """The frames of a state, the top one last."""
    found: list[Frame[Any]] = []
    cell = s.stack
    while cell is not None:
        found.append(cell.frame)
        cell = cell.below
    found.reverse()
    return found


def stacked(frames: list[Frame[Any]]) -> Stack | None:
    """A stack of these frames, the top one last."""
    stack: Stack | None = None
    for frame in frames:
        stack = Stack(frame, stack)
    return stack


# --- what games written elsewhere may still call by its first name ---
PUBLIC: Final = SPECTATOR
Pace = HandPace
