"""Creates a database or brings it up to date, with Alembic."""

import asyncio
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

MIGRATIONS: Final = Path(__file__).with_name("migrations")
MIGRATION_LOCK: Final = 7_201_969  # any number, the same for all processes


class NewerDatabase(RuntimeError):
    """The database was made by a later release."""


def full_url(url: str) -> str:
    """Return the URL with the driver we use; a plain path is a SQLite file."""
    if "://" not in url:
        return f"sqlite+aiosqlite:///{url}"
    scheme, rest = url.split("://", 1)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
    return f"{drivers.get(scheme, scheme)}://{rest}"


def scripts() -> ScriptDirectory:
    """Return all migrations of this release."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(config)


def head() -> str:
    """Return the schema of this release."""
    return str(scripts().get_current_head())


def is_known(revision: str) -> bool:
    """Tell whether this release knows a schema."""
    return revision in {script.revision for script in scripts().walk_revisions()}


def sync_url(url: str) -> str:
    """Return the URL for a synchronous driver; only SQLite has one here."""
    return url.replace("sqlite+aiosqlite:", "sqlite:")


def migrate(url: str, to: str = "head") -> None:
    """Run the migrations that the database lacks; of several processes at once, one does and the others wait."""
    if url.startswith("sqlite"):
        engine = create_engine(sync_url(url))
        try:
            with engine.begin() as connection:
                _upgrade(connection, to)
        finally:
            engine.dispose()
    else:
        asyncio.run(_migrate(url, to))


async def _migrate(url: str, to: str) -> None:
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade, to)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection, to: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and not is_known(found):
        raise NewerDatabase(f"it was made by a later release of Cosmodrome (schema {found}); start that release")
    command.upgrade(config, to)
