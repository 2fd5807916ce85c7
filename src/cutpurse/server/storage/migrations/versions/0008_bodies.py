"""Bodies: a hash of what a request asked for is stored with its key, so that nobody uses a key for something else."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add a column; it stays empty for older requests."""
    op.add_column("asks", sa.Column("body", sa.String(16)))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("asks", "body")
