"""Moderation: whom the host of a table has silenced or shut out."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add a column; so far nobody was silenced or shut out."""
    op.add_column("tables", sa.Column("moderated", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Drop the column; everybody may come and speak again."""
    op.drop_column("tables", "moderated")
