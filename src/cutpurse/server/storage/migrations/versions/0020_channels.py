"""Channels: where people want to be told that it is their turn, and whom we have told."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0018"


def upgrade() -> None:
    """Three more tables."""
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("trouble", sa.String(20), nullable=False),
        sa.Column("confirm", sa.String(64)),
        sa.Column("expires", sa.Float(53)),
        sa.Column("device", sa.String(64)),
        sa.Column("stop", sa.String(64)),
    )
    for column in ("person", "confirm", "stop"):
        op.create_index(f"channels_by_{column}", "channels", [column])
    op.create_table(
        "turn_notices",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_table("no_mail", sa.Column("hash", sa.String(64), primary_key=True))


def downgrade() -> None:
    """Three tables less."""
    for name in ("no_mail", "turn_notices", "channels"):
        op.drop_table(name)
