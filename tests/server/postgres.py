"""A temporary PostgreSQL cluster for tests, where Debian's package postgresql (or another one) is installed."""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
from tests.server.desk import PATIENCE
from tests.server.house import free_port

SETTINGS = (
    "fsync=on\nunix_socket_directories=''\nlisten_addresses='127.0.0.1'\nmax_connections=60\nshared_buffers=16MB\n"
)


class NoPostgres(RuntimeError):
    """There is no PostgreSQL that could be started here; the message says why."""


def tool(name: str) -> str:
    """Return the path of one of PostgreSQL's programs."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    found = str(places[-1]) if places else shutil.which(name)
    if not found:
        raise NoPostgres(f"{name} is not installed (Debian: apt install postgresql)")
    return found


def as_user() -> list[str]:
    """Return what to put before a command, because PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return []
    if shutil.which("runuser") is None or "postgres" not in [user.pw_name for user in pwd.getpwall()]:
        raise NoPostgres("PostgreSQL does not run as root, and there is no user postgres")
    return ["runuser", "-u", "postgres", "--"]


@contextmanager
def cluster() -> Iterator[str]:
    """Run a cluster; yields the URL of its server without a database."""
    initdb, server, user = tool("initdb"), tool("postgres"), as_user()
    folder = Path(tempfile.mkdtemp(prefix="cosmodrome-pg-"))
    if user:
        shutil.chown(folder, "postgres")
    try:
        subprocess.run(
            [*user, initdb, "-D", str(folder / "data"), "-A", "trust", "-U", "tester", "--locale=C", "-E", "UTF8"],
            check=True,
            capture_output=True,
            cwd="/",
        )
        settings, port = folder / "data" / "postgresql.conf", free_port()
        settings.write_text(settings.read_text() + SETTINGS + f"port={port}\n")
        running = subprocess.Popen(
            [*user, server, "-D", str(folder / "data")], cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            url = f"postgresql://tester@127.0.0.1:{port}"
            asyncio.run(answers(url))
            yield url
        finally:
            stop = [*user, tool("pg_ctl"), "-D", str(folder / "data"), "stop", "-m", "immediate"]
            subprocess.run(stop, check=True, capture_output=True, cwd="/")
            running.wait(timeout=PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def answers(url: str) -> None:
    """Wait until the cluster answers."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await (await asyncpg.connect(f"{url}/postgres")).close()
                return
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(0.1)


async def create(url: str, name: str) -> str:
    """Create a database; return its URL."""
    connection = await asyncpg.connect(f"{url}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{url}/{name}"
