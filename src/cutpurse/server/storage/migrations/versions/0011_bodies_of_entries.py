"""Bodies of entries: the hash of a request that leaves an entry stands there, which saves a row in `asks`."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add a column; of requests so far the hash stays where it is."""
    op.add_column("entries", sa.Column("body", sa.String(16)))


def downgrade() -> None:
    """One column less."""
    op.drop_column("entries", "body")
