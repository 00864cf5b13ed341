"""Alembic's entry: migrations run on the connection that `migrate` opened."""

from alembic import context

from cosmodrome.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
