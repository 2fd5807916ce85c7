"""The tables of the database, in types that both SQLite and PostgreSQL have; `migrations` creates them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

REVISION = "0022"  # the newest migration

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("clock", Integer),
    Column("pace", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("host", String(32), nullable=False),  # a person
    Column("secret", LargeBinary, nullable=False),
    Column("made", Float(53), nullable=False),
    Column("started", Float(53)),
    Column("ended", Float(53)),
    Column("next", String(32)),
    Column("house_set", String(64)),
    Column("delay", Float(53), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("moderated", Text, nullable=False),  # JSON
    Column("takeovers", Text, nullable=False),  # JSON
    Column("lesson", String(40)),
    Column("step", Integer, nullable=False),  # of the lesson
    Column("bank", Integer),  # seconds of each player for the whole game
    Column("increment", Integer, nullable=False),
    Column("absence", String(8), nullable=False),
    Column("out_of_time", String(8), nullable=False),
    Index("tables_by_status", "status"),
)

house_sets = Table(
    "house_sets",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the text, since many tables may use the same set
    Column("text", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32)),
    Column("name", String(100), nullable=False),
    Column("bot", String(40)),
    Column("seed", String(64), nullable=False),
    Column("warm", Boolean, nullable=False),  # a bot plays for the person until they are back
    Column("resigned", Boolean, nullable=False),
    Column("kept_for", String(32)),  # a person
    Column("orders", String(8), nullable=False),
    Column("seed_hash", String(64), nullable=False),  # SHA-256 of the seed, hex
    Column("seed_state", String(8)),
    Column("seed_given", Float(53)),
    Column("seed_ended", Float(53)),
    Column("program", Boolean, nullable=False),  # the person is a program, as it said itself
    Column("place", Integer),  # when the game is over; games of older databases get theirs in the background
    Column("points", Integer),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_person", "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("command", String(80), nullable=False),
    Column("events", Text, nullable=False),  # JSON
    Column("undoes", Integer),
    Column("agreed", Boolean, nullable=False),
    Column("key", String(100)),
    Column("at", Float(53), nullable=False),
    Column("hash", LargeBinary),  # over this entry and the hash before it, see log_chain.py
    Column("body", String(16)),  # a hash of the request with this key; unknown for older ones
    PrimaryKeyConstraint("table_id", "n"),
    UniqueConstraint("table_id", "key"),
)

log_heads = Table(
    "log_heads",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("length", Integer, nullable=False),
    Column("hash", LargeBinary, nullable=False),  # of the last entry
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("seat", Integer),
    Column("name", String(100), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("key", String(100), nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
    UniqueConstraint("table_id", "key"),
)

asks = Table(
    "asks",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("key", String(100), nullable=False),
    Column("body", String(16)),  # a masked hash of the request, see encryption.py; unknown for older ones
    PrimaryKeyConstraint("table_id", "key"),
)

window_answers = Table(
    "window_answers",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("n", Integer, nullable=False),  # entries before the window; in any other window the answer is void
    Column("key", String(100), nullable=False),
    Column("nonce", LargeBinary, nullable=False),
    Column("sealed", LargeBinary, nullable=False),  # the command, see encryption.py
    PrimaryKeyConstraint("table_id", "seat"),
)

clocks = Table(  # of games whose clocks must outlive the server
    "clocks",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, nullable=False),  # entries of the log that they fit
    Column("seats", Text, nullable=False),  # JSON
    Column("closes", Float(53)),  # the open reaction window
    Column("due", Float(53)),  # when the table has something to do, in the time of the tables
    Index("clocks_by_due", "due"),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(100)),
    Column("made", Float(53), nullable=False),
    Column("seen", Float(53), nullable=False),  # when last
)

vacations = Table(
    "vacations",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("begins", Float(53), nullable=False),
    Column("ends", Float(53), nullable=False),  # earlier than it was to, if they are back before
    PrimaryKeyConstraint("person", "begins"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256: the token itself is only in the cookie
    Column("person", String(32), ForeignKey("people.id"), nullable=False),  # one person may have several devices
    Column("made", Float(53), nullable=False),
    Column("seen", Float(53), nullable=False),
    Column("device", String(60), nullable=False),  # a short name, such as "Firefox, Linux"
    Index("tokens_by_person", "person"),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the link's code
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("expires", Float(53), nullable=False),
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),  # an address: of a push service, of a webhook, or for e-mail
    Column("name", String(100), nullable=False),
    Column("keys", Text, nullable=False),  # JSON: those of a browser, by which it reads what is pushed
    Column("language", String(2), nullable=False),
    Column("origin", Text, nullable=False),  # where its person reaches this server
    Column("made", Float(53), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("trouble", String(20), nullable=False),  # why the last message did not arrive
    Column("confirm", String(64)),  # SHA-256 of the code that confirms an address,
    Column("expires", Float(53)),  # and until when
    Column("device", String(64)),  # the browser that push messages reach, as in tokens
    Column("stop", String(64)),  # the code of the link by which its owner wants no more mail
    *[Index(f"channels_by_{column}", column) for column in ("person", "confirm", "stop")],
)

turn_notices = Table(
    "turn_notices",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("person", String(32), nullable=False),
    Column("n", Integer, nullable=False),  # how long the log was when they were last told that it is their turn
    PrimaryKeyConstraint("table_id", "person"),
)

no_mail = Table(
    "no_mail",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of an address whose owner wants no mail of ours
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),  # of what a review says
    Column("found", Text, nullable=False),  # JSON
)

settings = Table(
    "settings",
    metadata,
    # clock: the latest time known, by which links expire; tables: the time of the tables
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
