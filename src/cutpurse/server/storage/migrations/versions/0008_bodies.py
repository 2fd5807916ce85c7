"""Bodies: with the key of a request a hash of what it asked for, so that nobody uses a key for something else."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add a column; of requests so far the body is not known."""
    op.add_column("asks", sa.Column("body", sa.String(16)))


def downgrade() -> None:
    """One column less."""
    op.drop_column("asks", "body")
