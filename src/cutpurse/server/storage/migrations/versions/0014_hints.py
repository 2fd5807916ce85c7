"""Hints: a table says whether whoever plays against bots alone may ask for them."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add a column; so far every table had them."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """One column less."""
    op.drop_column("tables", "hints")
