"""Rows: what of a table is stored. The core says which rows to write; a store writes them, all or nothing."""

from __future__ import annotations

from msgspec import Struct, field

from cutpurse.table.messages import Absence, OutOfTime, Pace, SeedState, Status, Takeover, When

HOUR = 3600
DAY = 24 * HOUR


class SeatRow(Struct, kw_only=True):
    """A seat; its number is its index in the table's seats."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    seed: str = ""  # hex; empty while only its hash is known
    warm: bool = False  # a bot plays for the person until they are back
    resigned: bool = False
    kept_for: str | None = None  # a person
    orders: When = "fits"  # when to be asked in a reaction window
    seed_hash: str = ""  # SHA-256 of the seed, hex; empty for a bot, and where seats told only their seeds
    seed_state: SeedState | None = None  # None for a bot, and where seats told only their seeds
    seed_given: float | None = None  # when the hash, or the seed itself, was given
    seed_ended: float | None = None  # when the seed was opened, or its time was up
    program: bool = False  # the person is a program, as it said itself
    place: int | None = None  # 1 for who has won; None before the end, and where a game was broken off
    points: int | None = None  # as the game counts them


class ModeratedRow(Struct, kw_only=True):
    """Somebody whom the host has silenced or shut out, with the name they had then."""

    person: str
    name: str
    muted: bool = False
    blocked: bool = False


class TableRow(Struct, kw_only=True):
    """A table and its seats."""

    id: str
    game: str
    version: int
    options: dict[str, bool | int | str]  # as everybody sees them
    clock: int | None
    pace: Pace
    listed: bool
    status: Status
    host: str  # a person
    secret: bytes
    made: float
    started: float | None = None
    ended: float | None = None
    next: str | None = None
    house_set: str | None = None  # the SHA-256 of its text
    delay: float = 0.8  # the least seconds of a reaction window that asks a person; 0 hides no times
    hints: bool = True  # may whoever plays against bots alone ask for hints?
    moderated: list[ModeratedRow] = field(default_factory=list)  # whom the host has silenced or shut out
    takeovers: list[Takeover] = field(default_factory=list)  # by bots, and what was given back; the latest
    lesson: str | None = None  # the lesson that is played here, whose luck is scripted
    step: int = 0  # of the lesson, where the learner is; -1 once it was skipped
    bank: int | None = None  # seconds of each player for the whole game, instead of a `clock` for each move,
    increment: int = 0  # and the seconds that each move adds to it
    absence: Absence = "bot"  # what becomes of the chair of somebody who is away: bots, or only the clock decides
    out_of_time: OutOfTime = "bot"  # what becomes of it when their time is up
    seats: list[SeatRow] = field(default_factory=list)

    @property
    def over_days(self) -> bool:
        """Whether it is played over days: only clocks decide, and they run while nobody is there."""
        return self.absence == "clock" and (self.clock or self.bank or 0) >= HOUR

    @property
    def takes_vacations(self) -> bool:
        """Whether the clock of somebody on vacation stands still."""
        return self.over_days and (self.clock or self.bank or 0) >= DAY


class EntryRow(Struct, kw_only=True):
    """One entry of a table's log."""

    n: int
    seat: int
    command: str
    events: str  # JSON
    undoes: int | None = None
    agreed: bool = False
    key: str | None = None
    at: float


class ChatRow(Struct, kw_only=True):
    """One line of a table's chat."""

    table: str
    n: int
    person: str
    seat: int | None
    name: str
    text: str
    at: float
    key: str


class AnswerRow(Struct, kw_only=True):
    """What a seat has answered in an open reaction window; nobody else may know it yet."""

    n: int  # entries before the window
    seat: int
    command: str
    key: str


class SeatClock(Struct, array_like=True):
    """The clock of a seat; its times are those of the table."""

    asked: float | None = None  # since when its time for a move has counted; also of who was asked last
    waits: bool = False  # the table waits for it
    bank: float | None = None  # what it had of its time for the whole game,
    runs: float | None = None  # at this time, since when that runs; None: it rests
    stands: float | None = None  # its clock stands still since then, as its owner is on vacation


class ClockRow(Struct, kw_only=True):
    """The clocks of a table that must outlive the server."""

    table: str
    n: int  # entries of the log that they fit
    seats: dict[int, SeatClock] = field(default_factory=dict)
    closes: float | None = None  # when the open reaction window closes, at a table that is played over days
    due: float | None = None  # when the table has something to do, though nobody is there; None: it can wait
    at: float | None = None  # the time of the tables, which must outlive the server with them


class PersonRow(Struct, kw_only=True, weakref=True):
    """A person: an id and, if given, a name."""

    id: str
    name: str | None
    made: float
    seen: float


class StoredTable(Struct):
    """A table as it is stored, with its log and the text of its house set."""

    row: TableRow
    entries: list[EntryRow]
    faces: str = ""
    answers: list[AnswerRow] = []  # in the reaction window that is open
    clocks: ClockRow | None = None


class Rows(Struct):
    """What to store of one table, all or nothing."""

    table: str  # its id
    tables: list[TableRow] = []  # its own row, and that of a table made for a rematch
    entries: list[EntryRow] = []
    lines: list[ChatRow] = []
    keys: list[str] = []  # of requests that leave neither an entry nor a chat line
    answers: list[AnswerRow] = []  # the latest of their seats; their keys are among `keys`, and no entry may have them
    closes_window: bool = False  # all answers of the table are forgotten: the entries have them and their keys, or none
    clocks: ClockRow | None = None  # in the place of those that were stored before
    bodies: dict[str, str] = {}  # by the key of the request that all this is for, the hash of its body
