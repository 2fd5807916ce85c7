"""The wire: every message between the server and its clients. The client's types are made from this file."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field
from msgspec.json import Decoder, Encoder

from cutpurse.kernel.components import LONGEST

Name = Annotated[str, Meta(max_length=1000)]  # 1 to 24 characters as people count them: `names.clean` says so
Key = Annotated[str, Meta(min_length=8, max_length=44, pattern=r"^[A-Za-z0-9_-]+$")]
Seed = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){16,32}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Seconds = Annotated[int, Meta(ge=5, le=86_400)]
Pace = Literal["instant", "quick", "human"]  # how fast bots play
Delay = Annotated[float, Meta(ge=0, le=10)]  # seconds that a reaction window lasts at least
When = Literal["always", "fits", "turn", "never"]  # somebody wants to be asked in a reaction window; "turn": not now
Status = Literal["open", "playing", "over", "abandoned"]
Word = Annotated[str, Meta(max_length=40)]
FaceText = Annotated[str, Meta(max_length=LONGEST)]  # of a component file
Options = dict[Word, int | Word]
# What `Match.view` gives, without `state` (docs/view.md); a client knows of it what all games have in common.
ViewOf = Annotated[dict[str, Any], Meta(extra={"client": "CommonView"})]


class Wire(Struct, kw_only=True):
    """A part of a message from the server."""


class Asked(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something a client sends."""


# --- what a person asks of a table: over its socket, or by POST; `key` makes a second sending harmless ---
class Ask(Asked, tag_field="ask"):
    """A wish, with the key its sender made up for it."""

    key: Key


class Sit(Ask, tag="sit"):
    """Take an empty chair, before the start; the seed is this seat's part of the luck, made after seeing the seal."""

    seat: SeatNumber
    name: Name
    seed: Seed


class Leave(Ask, tag="leave"):
    """Get up, before the start."""


class Rename(Ask, tag="rename"):
    """Be called something else from now on."""

    name: Name


class SeatBot(Ask, tag="bot"):
    """The host puts a bot on a chair; while the game is on it keeps that seat warm. None takes the bot away."""

    seat: SeatNumber
    bot: Word | None


class Start(Ask, tag="start"):
    """The host begins the game; every chair is taken."""


class Play(Ask, tag="play"):
    """Play these commands, all or none."""

    commands: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=16)]


class Undo(Ask, tag="undo"):
    """Take back my last move: at once while nothing was revealed since, else the others are asked."""


class Answer(Ask, tag="answer"):
    """Yes or no to taking back another's move; a no of whoever asked withdraws the question."""

    agree: bool


class Orders(Ask, tag="orders"):
    """My standing orders: when I want to be asked in a reaction window, and whether a pass takes time all the same."""

    when: When
    bluff: bool


class Back(Ask, tag="back"):
    """I am here: the bot that kept my seat warm gives it back."""


class Ping(Ask, tag="ping"):
    """Is anybody there? Whoever holds the other end of the line says that it is done."""


class Hint(Ask, tag="hint"):
    """What would a bot do in my place? Only where all others are bots."""


class Say(Ask, tag="say"):
    """A line for everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Resign(Ask, tag="resign"):
    """Leave a running game for good; a bot plays on."""


class Abandon(Ask, tag="abandon"):
    """The host ends the game for everyone, unfinished."""


class Rematch(Ask, tag="rematch"):
    """The same people once more, at a new table; `options` names what shall be different there."""

    options: Options = field(default_factory=dict)


AtTheTable = Sit | Leave | Rename | SeatBot | Start | Say | Resign | Abandon | Rematch
InTheGame = Play | Undo | Answer | Orders | Back | Hint
AnyAsk = AtTheTable | InTheGame | Ping


# --- what a table looks like ---
class Chair(Wire):
    """One seat: who has it, and whether they are there."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    bot: str | None = None  # which bot sits or stands in here
    present: bool = False  # somebody with this seat's token is connected
    warm: bool = False  # a bot plays for the person until they are back
    kept_for: str | None = None  # at a rematch: the name this empty chair is kept for


class Question(Wire):
    """Somebody asks the others to agree that their last move is taken back."""

    seat: int
    waiting: list[int]  # who has not answered
    left: int  # seconds they have for it


class Table(Wire):
    """All that everybody knows about a table, besides the game itself."""

    id: str
    game: str
    chairs: list[Chair]
    options: dict[str, int | str]  # of a house set its title and a sign of its content; nothing where there is none
    clock: int | None  # seconds for a move
    pace: Pace
    delay: float | None  # seconds that a reaction window lasts at least; None in a game without such windows
    listed: bool
    status: Status
    host: int | None  # the host's seat, None when the host has no seat
    commitment: str  # SHA-256 of the secret all luck comes from, fixed when the table was made
    watching: int
    question: Question | None
    next: str | None  # the table of the rematch
    made: float  # when, in seconds since 1970


class You(Wire):
    """Who the receiver is at this table."""

    seat: int | None
    host: bool  # acts as host: makes bots sit and begins
    ends: bool = False  # may call the game off: the host or, when the host has long been away, who acts as one
    kept: int | None = None  # the empty chair kept for the receiver, at a rematch


class Reactions(Wire):
    """How the receiver stands to reaction windows, in which all answer at once and unseen: nobody else is told."""

    when: When  # their standing orders
    bluff: bool  # where the server passes for them, it takes as long as a person might
    asked: bool  # a window is open and waits for them: their orders do not answer it
    answer: str | None  # what they have answered; the server keeps it until the window closes, and it may be changed


class Live(Wire):
    """Real time: all act at once, and clocks run; times in seconds from when the message was sent, lines in ms."""

    begins: float | None  # until hands may move, 0 once they may; None: nobody who plays is here, so all clocks stand
    hand: int  # ms between two motions of a hand
    timers: dict[str, float]  # what is left of the clocks that run, by the names the rules give them
    trips: list[int | None]  # by seat, how long its line is, there and back; None: a bot, or nobody is connected
    allowed: list[int]  # by seat, how much of that is made good for its next motion


class Position(Wire):
    """Where the game stands, as one viewer may know it."""

    n: int  # entries so far; the next one has this number
    view: ViewOf
    why_not: dict[str, str]  # by command, the refusal "GB-3.2 follow-colour"; "*" stands for every command not listed
    undo: Literal["free", "ask", "no"]
    left: float | None  # seconds until the clock runs out for those who are to act
    reactions: Reactions | None = None  # None for who only watches, and in a game without windows
    live: Live | None = None  # None where it is played turn by turn


class Told(Wire):
    """One entry of the log as a viewer saw it; its events are the script of the animation."""

    n: int
    seat: int  # -1: the table
    command: str  # "" where it is another's secret
    events: list[dict[str, Any]]
    undoes: int | None = None
    agreed: bool = False  # taken back by consent, with all that followed


class Line(Wire):
    """One line of the chat; `seat` None: somebody who watches."""

    n: int
    seat: int | None
    name: str
    text: str
    at: float


# --- what a table sends ---
class Snapshot(Wire, tag_field="type", tag="snapshot"):
    """Everything, on arrival and on coming back: `told` begins where the receiver left off."""

    table: Table
    you: You
    position: Position | None
    told: list[Told]
    chat: list[Line]


class Moved(Wire, tag_field="type", tag="moved"):
    """The game went on."""

    told: list[Told]
    position: Position


class Reacted(Wire, tag_field="type", tag="reacted"):
    """The receiver answered in a window, or has other standing orders: to all their own connections alone."""

    reactions: Reactions


class Changed(Wire, tag_field="type", tag="changed"):
    """Something about the table changed: chairs, presence, status, a question."""

    table: Table
    you: You


class Said(Wire, tag_field="type", tag="said"):
    """Somebody said something."""

    line: Line


class Done(Wire, tag_field="type", tag="done"):
    """What was asked with this key is done, and will not be undone by a crash; an answer in a window is kept."""

    key: str
    table: str | None = None  # the new table, after a rematch


class Hinted(Wire, tag_field="type", tag="hinted"):
    """What a bot would do in the asker's place, as far as nothing new comes to light by it."""

    key: str
    commands: list[str]


class Refused(Wire, tag_field="type", tag="refused"):
    """A rule forbids it; nothing happened."""

    key: str
    rule: str  # "GB-3.2 follow-colour"
    command: str
    after: int  # how many commands of the list would have been fine


class Problem(Wire, tag_field="type", tag="problem"):
    """It cannot be done, for a reason that is no rule of the game; nothing happened."""

    code: Code
    key: str | None = None
    detail: str = ""  # for developers
    slips: list[Slip] = []  # in a component file, the first dozen


class Slip(Wire):
    """Something wrong in a component file: the id of a message in the catalogues, and what fills it in."""

    id: str
    entry: str  # where it is: "loot L7"; empty for the file as a whole
    values: dict[str, str | int]


Code = Literal[
    "bad-message",  # cannot be read
    "bad-command",  # no command of this game
    "bad-name",
    "bad-options",
    "no-game",
    "no-table",
    "no-replay",
    "no-person",  # a personal link that has run out or never was
    "not-seated",
    "not-host",
    "seat-taken",
    "seats-empty",  # the game cannot start yet
    "started",
    "not-started",
    "not-over",
    "nothing-asked",
    "question-open",  # somebody else's, to be answered first
    "no-hint",  # between people it would be unfair
    "too-fast",
    "too-large",
    "too-many",  # tables, or people at a table
    "forbidden",  # another site's page, a wrong host name
    "not-found",
    "trouble",  # our fault
]

AnyMessage = Snapshot | Moved | Reacted | Changed | Said | Done | Hinted | Refused | Problem


# --- REST ---
class Choice(Wire):
    """An option the players agree on before the game: a number between two, a word of some, free words, or a file."""

    name: str
    kind: Literal["number", "word", "text", "file"]
    default: int | str
    short: int | str | None = None  # what makes a short game, if it can make one
    slow: int | str | None = None  # what gives slow hands more time, where all act at once
    low: int | None = None
    high: int | None = None
    none: bool = False  # 0 is allowed besides: no such limit
    words: list[str] = field(default_factory=list)


class GameOnShelf(Wire):
    """A game that can be played here."""

    name: str
    version: int
    seats: list[int]
    options: list[Choice]
    bots: list[str]
    reacts: bool  # it has reaction windows


class Shelf(Wire):
    """What this server offers."""

    version: str
    games: list[GameOnShelf]
    address: str | None  # where others on the network reach it; None if it serves this machine alone


class ClauseText(Wire):
    """One clause of a rulebook, in one language."""

    id: str
    title: str
    text: str
    refusals: dict[str, str]


class Chapter(Wire):
    """A chapter of a rulebook."""

    title: str
    text: str
    clauses: list[ClauseText]


class Rules(Wire):
    """A rulebook in one language; the book `table` holds what is true of every game."""

    book: str
    title: str
    text: str
    chapters: list[Chapter]


class Components(Asked):
    """A component file, to see whether a game can be played with it."""

    text: FaceText


class HouseSet(Wire):
    """A component file that a game can be played with, as everybody will see it: its title, a sign of its content."""

    shown: str


class NewTable(Asked):
    """A table to be made; `bots` has one item a seat, None is a chair for a person."""

    game: Word
    bots: Annotated[list[Word | None], Meta(min_length=1, max_length=10)]
    options: dict[Word, int | FaceText] = field(default_factory=dict)
    clock: Seconds | None = None
    pace: Pace = "human"
    delay: Delay = 0.8
    listed: bool = False


class TableLine(Wire):
    """A table as a line of the lobby."""

    id: str
    game: str
    chairs: list[Chair]
    options: dict[str, int | str]
    clock: int | None
    status: Status
    round: int | None  # how far a running game is
    yours: int | None  # the receiver's seat there
    your_turn: bool
    made: float
    ended: float | None  # when it was over, or broken off


class Lobby(Wire):
    """Who is here and what is on."""

    tables: list[TableLine]  # listed ones that are open or running
    mine: list[TableLine]  # those the receiver sits at, finished ones too, the latest first
    people: int  # connected to any table
    busy: int  # tables where somebody is, private ones too


class Me(Wire):
    """Who the receiver is: a name, nothing more."""

    name: str | None


class NewName(Asked):
    """A name to go by."""

    name: Name


class PersonalLink(Wire):
    """A code that makes another device the same person: once, within a day."""

    code: str
    qr: list[str]  # the link with the code as a QR code: a string of 0 and 1 for each row of its squares


class Claim(Asked):
    """The code of a personal link."""

    code: Annotated[str, Meta(min_length=16, max_length=128)]


class Step(Wire):
    """One step of a replay: an entry, and the view it led to."""

    told: Told
    view: ViewOf


class Replay(Wire):
    """A game from the deal on, through one pair of eyes."""

    table: Table
    eyes: str  # "0" to "9", "watch" or, when it is over, "open"
    steps: list[Step]


encoder = Encoder()
asks: Decoder[AnyAsk] = Decoder(AnyAsk)
