"""Results: each seat has its place and its points once the game is over."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0016"


def upgrade() -> None:
    """Add two columns; the server works out those of older games from their logs, one by one, while it runs."""
    op.add_column("seats", sa.Column("place", sa.Integer))
    op.add_column("seats", sa.Column("points", sa.Integer))


def downgrade() -> None:
    """Two columns less."""
    op.drop_column("seats", "points")
    op.drop_column("seats", "place")
