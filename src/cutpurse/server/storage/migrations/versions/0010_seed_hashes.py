"""Seeds that are first given as hashes: the hash, what has become of the seed, and when."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add four columns; the seeds of older seats were told openly."""
    op.add_column("seats", sa.Column("seed_hash", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("seed_state", sa.String(8)))
    op.add_column("seats", sa.Column("seed_given", sa.Float(53)))
    op.add_column("seats", sa.Column("seed_ended", sa.Float(53)))


def downgrade() -> None:
    """Drop the four columns."""
    for column in ("seed_ended", "seed_given", "seed_state", "seed_hash"):
        op.drop_column("seats", column)
