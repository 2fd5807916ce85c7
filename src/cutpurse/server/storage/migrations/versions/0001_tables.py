"""The first schema: tables, seats, entries, chat, people, their tokens and links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("started", sa.Float(53)),
        sa.Column("ended", sa.Float(53)),
        sa.Column("next", sa.String(32)),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("warm", sa.Boolean, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("kept_for", sa.String(32)),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("command", sa.String(80), nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("undoes", sa.Integer),
        sa.Column("agreed", sa.Boolean, nullable=False),
        sa.Column("key", sa.String(100)),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
        sa.UniqueConstraint("table_id", "key"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
        sa.UniqueConstraint("table_id", "key"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(100)),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("expires", sa.Float(53), nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Drop them all."""
    for name in ("links", "tokens", "people", "chat", "entries", "seats", "tables"):
        op.drop_table(name)
