"""House sets: the text of each is stored once, and each table refers to it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add a table, and a column that refers to it."""
    op.create_table(
        "house_sets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("house_set", sa.String(64)))


def downgrade() -> None:
    """Drop both."""
    op.drop_column("tables", "house_set")
    op.drop_table("house_sets")
