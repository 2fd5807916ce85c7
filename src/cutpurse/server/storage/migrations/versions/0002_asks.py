"""Keys of requests that leave no entry and no chat line, so that sending one twice is harmless after a crash, too."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add a table."""
    op.create_table(
        "asks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "key"),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("asks")
