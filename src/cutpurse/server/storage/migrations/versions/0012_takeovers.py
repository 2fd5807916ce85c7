"""Takeovers: when bots took over seats and gave them back stands with a table, for its log."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add a column; of earlier takeovers nothing is known."""
    op.add_column("tables", sa.Column("takeovers", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    """One column less."""
    op.drop_column("tables", "takeovers")
