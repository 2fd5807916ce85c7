"""Vacations: who is away until when, so that their clocks stand still in games over days."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add a table; nobody has taken any days so far."""
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("begins", sa.Float(53), nullable=False),
        sa.Column("ends", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("person", "begins"),
    )


def downgrade() -> None:
    """Drop it: all clocks go on."""
    op.drop_table("vacations")
