"""Reaction windows: how long they last at a table, and the standing orders of a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add three columns; games without windows ignore them."""
    op.add_column("tables", sa.Column("delay", sa.Float(53), nullable=False, server_default="0.8"))
    op.add_column("seats", sa.Column("orders", sa.String(8), nullable=False, server_default="fits"))
    op.add_column("seats", sa.Column("bluff", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop the three columns."""
    op.drop_column("seats", "bluff")
    op.drop_column("seats", "orders")
    op.drop_column("tables", "delay")
