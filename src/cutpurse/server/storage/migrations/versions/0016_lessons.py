"""Lessons: a table says whether it is a guided first game, and how far the learner is."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add two columns; so far no table was a lesson."""
    op.add_column("tables", sa.Column("lesson", sa.String(40)))
    op.add_column("tables", sa.Column("step", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Two columns less."""
    op.drop_column("tables", "step")
    op.drop_column("tables", "lesson")
