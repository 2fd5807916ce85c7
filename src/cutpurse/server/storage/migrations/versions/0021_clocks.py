"""Games over days: a time for each player, what becomes of who is away or late, and clocks that outlive the server."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add four columns and a table; games so far go on as they were begun."""
    op.add_column("tables", sa.Column("bank", sa.Integer))
    op.add_column("tables", sa.Column("increment", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("absence", sa.String(8), nullable=False, server_default="bot"))
    op.add_column("tables", sa.Column("out_of_time", sa.String(8), nullable=False, server_default="bot"))
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("closes", sa.Float(53)),
        sa.Column("due", sa.Float(53)),
    )
    op.create_index("clocks_by_due", "clocks", ["due"])


def downgrade() -> None:
    """Drop them; games over days become games whose clocks begin anew."""
    op.drop_index("clocks_by_due", "clocks")
    op.drop_table("clocks")
    for column in ("out_of_time", "absence", "increment", "bank"):
        op.drop_column("tables", column)
