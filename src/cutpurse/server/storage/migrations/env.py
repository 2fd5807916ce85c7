"""Alembic's entry point: runs the migrations on the connection that the store passes in."""

from alembic import context

from cutpurse.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
