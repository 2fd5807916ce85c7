"""What people have answered in open reaction windows; a bluff is always on, and no longer stored."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make a table, and drop a column."""
    op.create_table(
        "window_answers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("nonce", sa.LargeBinary, nullable=False),
        sa.Column("sealed", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.drop_column("seats", "bluff")


def downgrade() -> None:
    """Add the column again, empty, and drop the answers."""
    op.add_column("seats", sa.Column("bluff", sa.Boolean, nullable=False, server_default=sa.false()))
    op.drop_table("window_answers")
