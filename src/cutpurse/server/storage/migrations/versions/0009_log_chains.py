"""Hash chains of the logs, settings of the server, and links that are deleted once they are used."""

import sqlalchemy as sa
from alembic import op

from cutpurse.server.storage.log_chain import as_hashed, empty_log, next_head

revision = "0009"
down_revision = "0008"

ENTRIES = 'SELECT n, seat, command, events, undoes, agreed, "key", at FROM entries WHERE table_id = ? ORDER BY n'


def upgrade() -> None:
    """Chain the logs as they are."""
    op.add_column("entries", sa.Column("hash", sa.LargeBinary))
    op.create_table(
        "log_heads",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.execute("DELETE FROM links WHERE used")
    op.drop_column("links", "used")
    chain_all()


def chain_all() -> None:
    """Give every entry its hash, and every log its head."""
    connection = op.get_bind()
    for (table,) in connection.exec_driver_sql("SELECT DISTINCT table_id FROM entries").all():
        head = empty_log(table)
        hashes: list[tuple[bytes, str, int]] = []
        for row in connection.exec_driver_sql(ENTRIES, (table,)).all():
            head = next_head(head, as_hashed(tuple(row)))
            hashes.append((head.hash, table, row[0]))
        connection.exec_driver_sql("UPDATE entries SET hash = ? WHERE table_id = ? AND n = ?", hashes)
        connection.exec_driver_sql("INSERT INTO log_heads VALUES (?, ?, ?)", (table, head.length, head.hash))


def downgrade() -> None:
    """Drop the chains and the settings; used links are forgotten."""
    op.add_column("links", sa.Column("used", sa.Boolean, nullable=False, server_default=sa.false()))
    op.drop_table("settings")
    op.drop_table("log_heads")
    op.drop_column("entries", "hash")
