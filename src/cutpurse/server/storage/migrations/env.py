"""What Alembic runs: the migrations, over the connection the store hands to it."""

from alembic import context

from cutpurse.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by writing it anew
)
with context.begin_transaction():
    context.run_migrations()
