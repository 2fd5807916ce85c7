"""Programs at the table: a seat says whether a program plays there."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add a column; nobody said so before."""
    op.add_column("seats", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """One column less."""
    op.drop_column("seats", "program")
