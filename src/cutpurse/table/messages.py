"""The wire: every message between the server and its clients. The client's types are made from this file."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct, field
from msgspec.json import Decoder, Encoder

from cutpurse.kernel.components import LONGEST

Name = Annotated[str, Meta(max_length=1000)]  # 1 to 24 characters as people count them: `names.clean_name` says so
Key = Annotated[str, Meta(min_length=8, max_length=44, pattern=r"^[A-Za-z0-9_-]+$")]
Seed = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){16,32}$")]
GuestId = Annotated[str, Meta(pattern=r"^[0-9a-f]{12}$")]  # stands for a person at one table
SeedHash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]  # SHA-256 of the seed's bytes
# A seat's seed: kept by its client, told openly when it sat down, opened in time, or missed: then its hash counts.
SeedState = Literal["kept", "told", "opened", "missed"]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Seconds = Annotated[int, Meta(ge=5, le=30 * 86_400)]  # of a clock
VACATION_DAYS = 14  # that everybody has in a year
Increment = Annotated[int, Meta(ge=0, le=86_400)]  # seconds that a move adds to a player's own time
Pace = Literal["instant", "quick", "human"]  # how fast bots play
Delay = Annotated[
    float, Meta(ge=0, le=86_400)
]  # the least seconds that a reaction window lasts which asks a person; 0 hides no times
Absence = Literal["bot", "clock"]  # of who is away: soon a bot plays for them, or only the clock decides
# Whose time is up: a bot plays until they are back, only this turn, or for good.
OutOfTime = Literal["bot", "turn", "seat"]
Emote = Literal["hello", "luck", "bravo", "thanks", "wow", "oops", "moment", "good-game"]  # what one says quickly
When = Literal["always", "fits", "turn", "never"]  # to be asked in a reaction window; "turn": not in this turn
Status = Literal["open", "opening", "playing", "over", "abandoned"]  # opening: the seeds are opened, then cards dealt
ReviewStatus = Literal["none", "waiting", "working", "done", "failed"]
Word = Annotated[str, Meta(max_length=40)]
FaceText = Annotated[str, Meta(max_length=LONGEST)]  # the text of a component file
Options = dict[Word, bool | int | Word]
# What `Match.view` returns, without `state` (docs/view.md); a client knows of it what all games have in common.
ViewOf = Annotated[dict[str, Any], Meta(extra={"client": "CommonView"})]
ChangeOf = Annotated[dict[str, Any], Meta(extra={"client": "Partial<CommonView>"})]  # the fields of a view that changed


class Wire(Struct, kw_only=True):
    """A part of a message from the server."""


class Asked(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something a client sends."""


# --- requests ("asks") to a table, over its socket or by POST; `key` makes sending one twice harmless ---
class Ask(Asked, tag_field="ask"):
    """A request to a table, with a key that its sender made up."""

    key: Key


class Sit(Ask, tag="sit"):
    """Take an empty chair, before the start; the seed is this seat's share of the randomness.

    It is made after seeing the seal. Send its hash, and the seed itself only when the table is opening (`open`); or,
    as older clients do, the seed now, and everybody will see that it was told openly.
    """

    seat: SeatNumber
    name: Name
    seed_hash: SeedHash | None = None
    seed: Seed | None = None
    program: bool = False  # a program plays here, and everybody shall see that


class Leave(Ask, tag="leave"):
    """Leave one's seat, before the start."""


class Rename(Ask, tag="rename"):
    """Change one's name at this table."""

    name: Name


class SeatBot(Ask, tag="bot"):
    """The host puts a bot on an empty chair or on that of somebody who is away; None removes the bot.

    During the game it plays for the owner of the seat, who must be away or out of time.
    """

    seat: SeatNumber
    bot: Word | None


class Start(Ask, tag="start"):
    """The host starts the game; every chair must be taken. While the host is away, all others have to say so."""


class Remove(Ask, tag="remove"):
    """The host frees a chair from whoever sits there, or for whom it is reserved, before the start."""

    seat: SeatNumber


class Moderate(Ask, tag="moderate"):
    """The host silences somebody at this table, or shuts them out, or lifts either."""

    who: GuestId
    muted: bool = False
    blocked: bool = False


class OpenSeed(Ask, tag="open"):
    """Open my seed, while the table is opening: all hashes are fixed, and it must fit mine."""

    seed: Seed


class Play(Ask, tag="play"):
    """Play these commands, all or none."""

    commands: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=16)]


class Undo(Ask, tag="undo"):
    """Take back my last move: at once if nothing was revealed since, otherwise the others vote."""


class Answer(Ask, tag="answer"):
    """Vote on somebody's undo; a no from whoever asked for it withdraws the question."""

    agree: bool


class Orders(Ask, tag="orders"):
    """My standing orders: when I want to be asked in a reaction window. `bluff` is read no more: it is always on."""

    when: When
    bluff: bool = True


class Back(Ask, tag="back"):
    """I am back: the bot that played for me hands my seat back."""


class Ping(Ask, tag="ping"):
    """Is the connection alive? The server replies at once."""


class Hint(Ask, tag="hint"):
    """What would a bot do in my place? Only where all the others are bots, and the table has hints."""


class Pause(Ask, tag="pause"):
    """Stop all clocks and bots, or let them go on. Only where all the others are bots."""

    on: bool


class Skip(Ask, tag="skip"):
    """I am done in this stretch of real time, and need not see what the bots still do (`table.skip`)."""


class Say(Ask, tag="say"):
    """A chat line for everybody at the table; "/" and the name of an emote is that emote."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Resign(Ask, tag="resign"):
    """Leave a running game for good; a bot plays on."""


class Abandon(Ask, tag="abandon"):
    """The host ends the game for everyone, unfinished."""


class Rematch(Ask, tag="rematch"):
    """The same people once more, at a new table; `options` holds what should be different there."""

    options: Options = field(default_factory=dict)


class Guide(Ask, tag="guide"):
    """In a lesson: I have read this step, or want no more of them, and the game goes on without a guide."""

    step: Annotated[int, Meta(ge=0, le=1000)]
    skip: bool = False


AtTheTable = Sit | Leave | Rename | SeatBot | Start | OpenSeed | Remove | Moderate | Say | Resign | Abandon | Rematch
InTheGame = Play | Undo | Answer | Orders | Back | Hint | Pause | Skip | Guide
AnyAsk = AtTheTable | InTheGame | Ping


# --- what a table looks like ---
class Chair(Wire):
    """One seat: who has it, and whether they are present."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    bot: str | None = None  # the bot that sits here or plays for the person
    character: str | None = None  # whom people know that bot as, if it is of a level; a second of them has another name
    present: bool = False  # the person of this seat is connected
    warm: bool = False  # a bot plays for the person until they are back
    program: bool = False  # a program sits here, which somebody has brought
    kept_for: str | None = None  # at a rematch: the name this empty chair is reserved for
    ready: bool = False  # while the host is away: they want to start
    who: str | None = None  # the guest id of whose chair it is
    seed_hash: str | None = None  # SHA-256 of this seat's seed; None for bots, and in the lobby
    seed_state: SeedState | None = None


class Takeover(Wire):
    """A bot took over somebody's seat, or gave it back: part of the log, though it is no entry."""

    n: int  # entries before it
    seat: int
    # Until they are back; they are back; for good, as they wanted; for one turn, or for good, since time was up.
    kind: Literal["bot", "back", "resigned", "turn", "late"]


class Question(Wire):
    """Somebody asks the others to agree to an undo."""

    seat: int
    waiting: list[int]  # who has not answered
    left: int  # seconds they have left


class LessonStep(Wire):
    """The step of a lesson that is shown: the text `<game>-lesson-<lesson>-<id>` says it."""

    id: str
    clause: str  # by which it is explained
    rings: list[list[str]]  # the names of pieces and zones that it points at, those of a ring together
    waits: bool  # for a move; else the learner has read it, and says so (`guide`)


class LessonAt(Wire):
    """How far the lesson of a table is, whose luck is scripted."""

    name: str
    learner: int  # whose seat it is
    step: int  # from 0; `of` when it is over, -1 when it was skipped
    of: int  # steps there are
    shown: LessonStep | None = None  # None while the others play, and when it is over


class Table(Wire):
    """What everybody may know about a table, apart from the game itself."""

    id: str
    game: str
    chairs: list[Chair]
    options: dict[str, bool | int | str]  # a house set by its title and a hash; without one there is no such option
    clock: int | None  # seconds for a move
    pace: Pace
    delay: float | None  # the least seconds of a reaction window that asks a person; None in a game without them
    listed: bool
    status: Status
    host: int | None  # the seat of whoever acts as host, None when they have no seat
    commitment: str  # SHA-256 of the secret behind all randomness, fixed when the table was made
    watching: int
    question: Question | None
    next: str | None  # the table of the rematch
    made: float  # when, in seconds since 1970
    true_host: int | None = None  # the host's own seat; another than `host` while somebody stands in for the host
    most: int | None = None  # entries that the log may have: then the game ends unfinished; None: any number
    takeovers: list[Takeover] = []  # the latest, in their order
    hints: bool = True  # whoever plays against bots alone may ask for hints
    grace: float | None = None  # seconds that the table waits for somebody who is away and to move, before a bot plays
    lesson: LessonAt | None = None  # a guided first game
    stopped: bool = False  # whoever plays against bots alone has stopped all clocks
    # Where bots alone act on in real time: who is here and still watches them. Once nobody does, nobody waits for their
    # hands. None where somebody else acts, too, or nobody does.
    skip: list[int] | None = None
    bank: int | None = None  # seconds of each player for the whole game, instead of a clock for each move,
    increment: int = 0  # and what each move adds to them
    absence: Absence = "bot"
    out_of_time: OutOfTime = "bot"
    over_days: bool = False  # only clocks decide, and they run while nobody is there
    # By seat, until when its owner is on vacation, in seconds since 1970: so long their clock stands still. Empty while
    # nobody is.
    away_until: list[float | None] = []


class Guest(Wire):
    """Somebody at a table as its host sees them: who watches, or is silenced or shut out."""

    who: str  # their guest id
    name: str
    here: bool = False  # connected, without a seat
    muted: bool = False  # may not write in the chat
    blocked: bool = False  # may not enter


class You(Wire):
    """Who the receiver is at this table."""

    seat: int | None
    host: bool  # acts as host: may seat bots and silence people
    ends: bool = False  # may end the game: the host or, when the host has long been away, whoever acts as host
    kept: int | None = None  # the empty chair reserved for the receiver, at a rematch
    starts: bool = False  # may start the game, alone (`host`) or, while the host is away, with all others
    removed: bool = False  # the host has freed the receiver's chair
    muted: bool = False  # the host has silenced the receiver
    who: str | None = None  # the receiver's own guest id
    guests: list[Guest] = []  # for whoever acts as host: people without a seat, and whom they silenced or shut out
    frees: list[int] = []  # before the start: the chairs the receiver may free as host,
    replaces: list[int] = []  # and, then and later, where they may put a bot, or send it away


class Reactions(Wire):
    """The receiver's standing orders and answer in a reaction window; nobody else is told."""

    when: When  # their standing orders
    asked: bool  # a window is open and waits for them: their orders do not answer it
    answer: str | None  # their answer, which may be changed until the window closes
    bluff: bool = True  # always: where the server passes for them, it takes as long as for anybody


class Live(Wire):
    """Real time, while everyone acts at once: times in seconds from when the message was sent, round trips in ms."""

    begins: float | None  # until hands may move, 0 once they may; None: all clocks stand still, as at an empty table
    hand: int  # the least ms between two motions of a hand
    timers: dict[str, float]  # what is left on each running timer, by its name in the rules
    trips: list[int | None]  # by seat, the round trip; None: a bot, or nobody is connected
    allowed: list[int]  # by seat, how much lag is compensated for its next motion


class Position(Wire):
    """The position of the game, as one viewer may know it."""

    n: int  # entries so far; the next one has this number
    view: ViewOf
    why_not: dict[str, str]  # by command, the rule "GB-3.2 follow-colour"; "*" stands for every command not listed
    undo: Literal["free", "ask", "no"]
    left: float | None  # seconds until the clock runs out for the first of those whose turn it is
    reactions: Reactions | None = None  # None for spectators, and in a game without windows
    live: Live | None = None  # None while the game goes by turns
    # By seat, the seconds it has left: of its own time for the game, or of that for the move it is asked for. None at a
    # table where nobody has their own time and which is not played over days.
    clocks: list[float | None] | None = None
    running: list[int] = []  # the seats whose clocks run


class Told(Wire):
    """One entry of the log as a viewer saw it; the client animates its events."""

    n: int
    seat: int  # -1: the table
    command: str  # "" if it is secret from the viewer
    events: list[dict[str, Any]]
    changes: list[ChangeOf | None] | None = None  # by event, the fields of the view that it changed; None: not told
    undoes: int | None = None
    agreed: bool = False  # an undo that the others agreed to, with everything that followed the move


class Line(Wire):
    """One line of the chat; `seat` is None for a spectator, `who` the guest id of whoever wrote it."""

    n: int
    seat: int | None
    name: str
    text: str
    at: float
    who: str | None = None
    emote: Emote | None = None  # the line is this emote, which each client says in its own language


# --- what a table sends ---
class Snapshot(Wire, tag_field="type", tag="snapshot"):
    """Everything, sent on connecting and reconnecting: `told` starts where the receiver left off.

    It has the latest entries only, where there are many; the others can be asked for (`Log`).
    """

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
    """The receiver answered in a window or changed their orders: sent to all their connections and to nobody else."""

    reactions: Reactions


class Changed(Wire, tag_field="type", tag="changed"):
    """Something about the table changed: chairs, presence, status, an undo vote."""

    table: Table
    you: You


class Said(Wire, tag_field="type", tag="said"):
    """Somebody wrote a chat line."""

    line: Line


class Done(Wire, tag_field="type", tag="done"):
    """The request with this key is done and stored; an answer in a window is held until the window closes."""

    key: str
    table: str | None = None  # the new table, after a rematch


class Reason(Wire):
    """Why a move is good: the text `<game>-reason-<name>` says it, and the facts fill it in.

    A fact is a piece in notation, a number, or, under `seat`, a seat. Where nothing speaks for a move but that it was
    tried out, `name` begins with `search-`, the text is `hint-<name>`, and of its facts `worlds` is how often it was
    tried, and `move` the command beside which it did better, worse or alike.
    """

    name: str
    facts: dict[str, str | int]


class HintedChoice(Wire):
    """A move worth considering: the chance to win after it, from 0 to 1, with its standard error, and why."""

    command: str
    chance: float | None = None  # None where nobody can tell in time, as in real time,
    spread: float | None = None  # or where there is nothing to choose
    reason: Reason | None = None  # None where nothing could be tried out, and no single feature speaks for it


class Hinted(Wire, tag_field="type", tag="hinted"):
    """What a bot would do in the asker's place, up to the first command that reveals something."""

    key: str
    commands: list[str]
    choices: list[HintedChoice] = []  # the best moves for the first of these commands, up to three, the best first


class Refused(Wire, tag_field="type", tag="refused"):
    """A rule forbids it; nothing has changed."""

    key: str
    rule: str  # "GB-3.2 follow-colour"
    command: str
    after: int  # how many commands of the list were legal before it


class Problem(Wire, tag_field="type", tag="problem"):
    """It cannot be done, for a reason other than a rule of the game; nothing has changed."""

    code: Code
    key: str | None = None
    detail: str = ""  # for developers
    slips: list[Slip] = []  # what is wrong in a component file, the first dozen
    count: int | None = None  # how many there are, where there are too many


class Slip(Wire):
    """Something wrong in a component file: the id of a message in the catalogues, and what fills it in."""

    id: str
    entry: str  # where it is, "loot L7"; empty for the file as a whole
    values: dict[str, str | int]


Code = Literal[
    "bad-message",  # cannot be read
    "bad-command",  # no command of this game
    "key-used",  # for another request, by the same person at this table
    "bad-name",
    "bad-options",
    "no-game",
    "no-table",
    "no-replay",
    "no-person",  # a personal link that has expired or never existed
    "not-seated",
    "not-host",
    "seat-taken",
    "not-away",  # somebody is here, or left only a moment ago: their chair stays theirs
    "blocked",  # the host has shut somebody out of the table
    "muted",  # the host has silenced somebody at the table
    "no-guest",  # nobody here goes by this guest id
    "seats-empty",  # the game cannot start yet
    "started",
    "not-started",
    "not-over",
    "nothing-asked",
    "question-open",  # another undo vote is open
    "no-undo",  # so late in a log that its last entries are left to moves
    "no-vacation",  # so many days are not left this year, only `count`
    "no-hint",  # between people it would be unfair
    "not-alone",  # other people play, too: nobody stops their clocks
    "no-lesson",  # the game has none of this name, or this table's is over
    "hints-off",  # at this table nobody gets any
    "too-fast",
    "too-large",
    "too-many",  # tables, or people at a table
    "too-many-tables",  # of one's own that wait for their game: `count` of them
    "forbidden",  # another site's page, a wrong host name
    "not-found",
    "not-stored",  # the server cannot save anything now
    "damaged",  # the saved log of this table; it stays closed
    "trouble",  # our fault
]

AnyMessage = Snapshot | Moved | Reacted | Changed | Said | Done | Hinted | Refused | Problem


# --- REST ---
class Choice(Wire):
    """An option of a game, set before the start: a number in a range, some words, free text, a file, or yes or no."""

    name: str
    kind: Literal["number", "word", "text", "file", "switch"]
    default: bool | int | str
    short: bool | int | str | None = None  # the value for a short game, if there is one
    slow: bool | int | str | None = None  # the value that gives slow hands more time, in real time
    easy: bool | int | str | None = None  # the value for somebody's first game
    low: int | None = None
    high: int | None = None
    none: bool = False  # 0 is allowed, too: no limit
    words: list[str] = field(default_factory=list)


class LessonOnShelf(Wire):
    """A lesson of a game: a guided first game."""

    name: str
    minutes: int  # that it takes


class GameOnShelf(Wire):
    """A game that can be played here."""

    name: str
    version: int
    seats: list[int]
    options: list[Choice]
    bots: list[str]
    reacts: bool  # it has reaction windows
    real_time: bool = False  # there are times when everyone acts at once, so it cannot be played over days
    cover: str = ""  # the address of its picture, if its folder has one
    lessons: list[LessonOnShelf] = []


class BotCharacter(Wire):
    """Whom people meet when they play a bot of a level; the bot is among those of a game."""

    bot: str
    name: str
    ratings: dict[str, int] = {}  # by game, where the bots were measured: 1000 is the middle of them


class Shelf(Wire):
    """What this server offers."""

    version: str
    games: list[GameOnShelf]
    characters: list[BotCharacter]  # from the weakest to the strongest
    usual_bot: str  # of these, whom to play who has not chosen
    address: str | None  # where others on the network reach it; None if it serves this machine alone


class ExampleTitle(Wire):
    """An example of a rulebook, which can be watched like a replay."""

    name: str
    title: str
    first: int  # the step at which it begins; those before lead up to it


class ClauseText(Wire):
    """One clause of a rulebook, in one language."""

    id: str
    title: str
    text: str
    refusals: dict[str, str]
    examples: list[ExampleTitle] = []


class Chapter(Wire):
    """A chapter of a rulebook."""

    title: str
    text: str
    clauses: list[ClauseText]
    examples: list[ExampleTitle] = []  # that its text tells


class Captioned(Wire):
    """Pieces that are shown beside words."""

    words: str
    pieces: list[str] = []  # by the names that the game gives them


class Exercise(Wire):
    """A small position to try a rule on: what is asked, what lies there, and the choices."""

    name: str
    clause: str
    asks: str
    shows: list[Captioned]
    choices: list[Captioned]
    counts: str = ""  # what they are compared by, "your points"; empty if it only matters what is allowed


class WordOfGame(Wire):
    """A word of a game, what the other languages call it, and its drawing."""

    word: str
    forms: list[str]  # that it takes in a text
    others: dict[str, str]  # by language
    piece: str = ""
    clause: str = ""


class Rules(Wire):
    """A rulebook in one language; the book `table` holds the rules common to every game."""

    book: str
    title: str
    text: str
    chapters: list[Chapter]
    pictures: dict[str, str] = {}  # of pieces, by their names, each with its address
    language: str = ""  # that it is written in: there may be none in the one that was asked for
    exercises: list[Exercise] = []
    words: list[WordOfGame] = []


class TriedChoice(Wire):
    """What the rules say of a choice of an exercise."""

    right: bool
    rule: str | None  # the clause that forbids it,
    reason: str  # and what it says; empty if it is allowed
    counted: int | None  # where choices are compared, what this one leads to


class ExerciseAnswer(Wire):
    """The answer to an exercise: each choice, tried by the rules, and why it is so."""

    choices: list[TriedChoice]
    why: str


class Components(Asked):
    """A component file to check."""

    text: FaceText


class HouseSet(Wire):
    """A valid component file as everybody will see it: its title and a hash."""

    shown: str


class ComponentDraft(Asked):
    """A component file somebody works on: its text, or the data in it; neither for the game's own."""

    text: FaceText | None = None
    data: dict[str, Any] | None = None


FieldKind = Literal["number", "word", "words", "name", "amounts", "numbers", "inside", "entries", "rows"]
SectionKind = Literal["table", "tables", "list"]


class FormField(Wire):
    """What an entry of a component file may say under a key; the kinds are told at `ComponentField`."""

    key: str
    at: str | int  # where its value stands in the entry: the key, or in a list its place
    kind: FieldKind
    least: int  # the smallest number, or the fewest of a list
    most: int
    size: int  # of `numbers` and `rows`: exactly so many
    usual: int | None  # what is meant where it is left out
    optional: bool
    allowed: list[str]  # words


class FormEntry(Wire):
    """An entry of a component file, and what it was asked for; entries within an entry follow it."""

    name: str  # as slips name it
    path: list[str | int]  # where it stands in the data
    fields: list[FormField]
    unknown: list[str]  # keys of it that nobody asked for


class FormTotal(Wire):
    """How many of something there are in all, and how many there should be."""

    name: str  # as slips name it: "tools", "bags loot"
    count: int
    size: int


class FormSection(Wire):
    """A part of a component file: a table, tables by name, or a list of entries."""

    key: str
    kind: SectionKind
    size: int  # there are exactly so many; -1: any number
    most: int  # at most so many; -1: any number
    entries: list[FormEntry]
    totals: list[FormTotal]


class ComponentForm(Wire):
    """A component file as a form: its data, what each entry may say, and what is wrong with it."""

    option: str  # the option that takes its text; empty where it changes nothing
    text: str
    data: dict[str, Any]
    shown: str  # how everybody will see it; empty while there are slips, and for the game's own
    sections: list[FormSection]
    slips: list[Slip]
    marks: list[str]  # how sure one may be of an entry
    telltale: list[str]  # cards whose back gives their front away


class NewTable(Asked):
    """A table to make; `bots` has one item per seat, None is a chair for a person."""

    game: Word
    bots: Annotated[list[Word | None], Meta(min_length=1, max_length=10)]
    options: dict[Word, bool | int | FaceText] = field(default_factory=dict)
    clock: Seconds | None = None  # for each move
    pace: Pace = "human"
    delay: Delay = 0.8
    listed: bool = False
    hints: bool = True  # may whoever plays against bots alone ask for hints?
    bank: Seconds | None = None  # of each player for the whole game, instead of a clock for each move,
    increment: Increment = 0  # and what each move adds to it
    absence: Absence = "bot"
    out_of_time: OutOfTime = "bot"


class NewLesson(Asked):
    """A lesson to begin."""

    game: Word
    lesson: Word
    name: Name


class TableLine(Wire):
    """A table as one line of the lobby."""

    id: str
    game: str
    chairs: list[Chair]
    options: dict[str, bool | int | str]
    clock: int | None
    status: Status
    round: int | None  # of a running game
    yours: int | None  # the receiver's seat there
    your_turn: bool
    made: float
    ended: float | None  # when it was over or abandoned
    lesson: bool = False  # it is a guided first game
    guided: bool = False  # and the guide has something left to say
    waits_for: list[int] = []  # the seats that a running game waits for,
    since: float | None = None  # and since when
    left: float | None = None  # seconds until the receiver's time is up, if it waits for them, else that of the first
    away_until: float | None = None  # until when the first of those it waits for is on vacation, if all of them are
    bank: int | None = None
    over_days: bool = False


Ended = Literal["over", "abandoned"]  # how a game came to its end: played to it, or called off


class Placed(Wire):
    """Somebody at a table whose game has ended: where they came, and with how many points."""

    name: str
    bot: str | None = None  # that sits there for itself
    character: str | None = None  # whom people know that bot as
    program: bool = False
    place: int | None = None  # 1 for who has won; None where the game was called off, or is not counted yet
    points: int | None = None
    yours: bool = False


class FinishedGame(Wire):
    """A game of the receiver that has ended."""

    id: str
    game: str
    status: Status
    ended: float
    players: list[Placed]  # by seat


class FinishedGames(Wire):
    """A page of the receiver's games that have ended, the latest first."""

    games: list[FinishedGame]
    total: int  # on all pages
    pages: int
    counting: bool = False  # the results of some older games are still being worked out


class Tally(Wire):
    """What is counted of the receiver in one game beside points, as the text `<game>-tally` says."""

    came: float
    expected: float


class Placing(Wire):
    """Where the receiver came in one game."""

    id: str
    game: str
    place: int
    seats: int  # how many played
    ended: float
    tally: Tally | None = None  # of the latest games, where those of one game are asked for that counts something


class GameCount(Wire):
    """How often the receiver has played a game to its end, and won it."""

    game: str
    games: int
    wins: int


class BotCount(Wire):
    """How often the receiver has met a bot, and came before it."""

    bot: str
    character: str | None
    games: int
    ahead: int


class MonthCount(Wire):
    """What came of the games that ended in one month, "2026-05"."""

    month: str
    games: int
    wins: int


class Statistics(Wire):
    """What came of the games that the receiver has played to their end."""

    games: int = 0
    wins: int = 0
    by_game: list[GameCount] = []  # the most played first
    by_bot: list[BotCount] = []  # the most met first
    months: list[MonthCount] = []  # those with games, the oldest first
    latest: list[Placing] = []  # the latest first, up to 100
    counting: bool = False  # the results of some older games are still being worked out


Shown = Literal["all", "free", "watch"]  # which tables somebody wants to see: with a free chair, or running ones


class Lobby(Wire):
    """The tables to show in the lobby, and how many people are connected."""

    tables: list[TableLine]  # a page of the listed ones that are open or running, those one can join first
    mine: list[TableLine]  # those the receiver has a seat at, finished ones as far as there is room; the latest first
    people: int  # connected to a table whose game is still to come or going on
    busy: int  # such tables with somebody connected, private ones too
    pages: int = 1  # of `tables`


class Health(Wire):
    """Whether the server can store what happens."""

    storage: Literal["ok", "not-writing", "closed"]  # closed: until it is restarted, nothing is shown, either


class Me(Wire):
    """Who the receiver is: only a name. `known` is false for somebody who has not done anything yet."""

    name: str | None
    known: bool = True


class Device(Wire):
    """A device that somebody is signed in with."""

    id: str
    name: str  # the browser and the system, "Firefox, Linux"; empty if unknown
    made: float  # when it was signed in
    seen: float  # when it was last here, to some minutes; now while it has a socket
    this: bool  # the one that asks


class Devices(Wire):
    """The devices that the receiver is signed in with, the latest seen first."""

    devices: list[Device]


# --- ways to be told that it is one's turn ---
ChannelKind = Literal["push", "ntfy", "discord", "mail"]
# Why the last message did not arrive: nobody answered, it was refused, there is nobody any more, they are busy, this
# server does not send anything into that network, or it does not do that at all; empty if it did.
Trouble = Literal["", "silent", "refused", "gone", "busy", "network", "off"]
TROUBLES: tuple[Trouble, ...] = get_args(Trouble)


class Channel(Wire):
    """A way in which the receiver wants to be told that it is their turn."""

    id: str
    kind: ChannelKind
    name: str  # a browser, the beginning of an address of a webhook, or an address for e-mail
    confirmed: bool  # false while its owner has not followed the link that was sent there
    trouble: Trouble
    here: bool  # it is the browser that asks


class Channels(Wire):
    """All of them, and what this server offers."""

    channels: list[Channel]
    push_key: str | None  # by which a browser knows our push messages; null where there are none
    mail: bool  # whether there is e-mail


class MailAddress(Wire):
    """An address that its owner has just confirmed."""

    address: str


Language = Literal["en", "de"]


class NewPush(Asked, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="push"):
    """Push messages to this browser, as its `PushSubscription` says."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    language: Language


class NewWebhook(Asked, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="webhook"):
    """Messages to a topic of ntfy, or a channel of Discord."""

    address: Annotated[str, Meta(max_length=1000)]
    form: Literal["auto", "ntfy", "discord"] = "auto"  # as the address looks
    language: Language


class NewMail(Asked, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="mail"):
    """Messages by e-mail, once the address is confirmed."""

    address: Annotated[str, Meta(max_length=1000)]
    language: Language


NewChannel = NewPush | NewWebhook | NewMail


class ConfirmationCode(Asked):
    """What the link in a mail holds."""

    code: Annotated[str, Meta(min_length=16, max_length=128)]


class Program(Wire):
    """A new program and its token, which it sends with every request: `Authorization: Bearer <token>`."""

    name: str
    token: str


class Vacation(Wire):
    """Until when the receiver is away, so that their clocks stand still in games of a day or more."""

    until: float | None  # in seconds since 1970
    days: int  # that they may still take this year,
    of: int  # of so many


class TakeVacation(Asked):
    """I am away for so many days from now on; 0: I am back."""

    days: Annotated[int, Meta(ge=0, le=VACATION_DAYS)]


class NewName(Asked):
    """A new name for oneself."""

    name: Name


class PersonalLink(Wire):
    """A code that signs another device in as the same person: once, within a day."""

    code: str
    qr: list[str]  # the link as a QR code: a string of 0 and 1 for each row


class Claim(Asked):
    """The code of a personal link."""

    code: Annotated[str, Meta(min_length=16, max_length=128)]


class LinkOwner(Wire):
    """Whose personal link it is."""

    name: str | None


class Step(Wire):
    """One step of a replay: an entry, and the view it led to."""

    told: Told
    view: ViewOf
    round: int | None = None  # in which it happened; `view` may be in the next. None before the first


class Replay(Wire):
    """A game from the deal on, or some steps of it, as one seat or a spectator saw it."""

    table: Table
    eyes: str  # "0" to "9", "watch" or, when it is over, "open"
    steps: list[Step]
    first: int = 0  # the number of the first step here; the deal is 0
    total: int = 0  # steps there are in all
    times: list[int] = []  # of a page: by step, when it happened, in ms since the start; empty where nobody noted it


# --- the review of a finished game (docs/review.md) ---
class ReviewSeat(Wire):
    """What became of a seat's chance to win: `result` is `fair + skill + others + luck`."""

    result: float  # 1 for a winner, 0 for a loser, a share of a shared victory
    fair: float  # everybody's chance before the deal
    skill: float  # what its own choices have cost, 0 at best
    others: float  # what the costly choices of others brought it
    luck: float  # the rest
    decisions: int
    mistakes: int  # of these, those that have cost something


class ReviewPoint(Wire):
    """Everybody's chance to win after a step, from the true table."""

    step: int
    chances: list[float]


class ReviewMoment(Wire):
    """A choice that has cost something; chances are those that its seat could reckon with."""

    step: int  # of the replay
    round: int  # 0 where a game has none
    seat: int
    chosen: str
    better: str
    chance: float
    better_chance: float
    cost: float
    spread: float  # the standard error of the cost
    reason: Reason | None = None


class ReviewEffort(Wire):
    """With how much effort a review was made: a more thorough one takes its place."""

    moves: int  # in all playouts
    seconds: float  # of a processor, after which it would have ended
    complete: bool  # it did not have to end before


class ReviewFound(Wire):
    """A review: `moments` has up to three of each seat, those that cost most first."""

    version: int
    game: str
    decisions: int
    examined: int  # of these, as far as there was time
    effort: ReviewEffort
    seats: list[ReviewSeat]
    curve: list[ReviewPoint]
    moments: list[ReviewMoment]


class Review(Wire):
    """How far the review of a game is; `found` when it is done."""

    status: ReviewStatus
    progress: float = 0.0
    yours: bool = False  # you have asked for it, and can call it off
    found: ReviewFound | None = None


class Log(Wire):
    """Earlier entries of a log, as the receiver saw them."""

    told: list[Told]


encoder = Encoder()
asks: Decoder[AnyAsk] = Decoder(AnyAsk)
