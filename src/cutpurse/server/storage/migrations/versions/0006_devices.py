"""Devices: when each was last seen, and a short name for it; tables that wait are found by their status."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add two columns and two indexes; all we know of older devices is when they were signed in."""
    op.add_column("tokens", sa.Column("seen", sa.Float(53), nullable=False, server_default="0"))
    op.add_column("tokens", sa.Column("device", sa.String(60), nullable=False, server_default=""))
    op.execute("UPDATE tokens SET seen = made")
    op.create_index("tokens_by_person", "tokens", ["person"])
    op.create_index("tables_by_status", "tables", ["status"])


def downgrade() -> None:
    """Drop the columns and the indexes."""
    op.drop_index("tables_by_status", "tables")
    op.drop_index("tokens_by_person", "tokens")
    op.drop_column("tokens", "device")
    op.drop_column("tokens", "seen")
