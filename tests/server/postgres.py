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


class Cluster:
    """One PostgreSQL server of its own, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.user = as_user()
        self.data = folder / "data"
        self.port = free_port()
        self.url = f"postgresql://tester@127.0.0.1:{self.port}"
        self.running: subprocess.Popen[bytes] | None = None
        if self.user:
            shutil.chown(folder, "postgres")
        self.call("initdb", "-A", "trust", "-U", "tester", "--locale=C", "-E", "UTF8")
        settings = self.data / "postgresql.conf"
        settings.write_text(settings.read_text() + SETTINGS + f"port={self.port}\n")

    def call(self, name: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs on the cluster."""
        command = [*self.user, tool(name), "-D", str(self.data), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd="/")

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [*self.user, tool("postgres"), "-D", str(self.data)]
        self.running = subprocess.Popen(command, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        asyncio.run(answers(self.url))

    def stop(self) -> None:
        """Stop the server at once, if it runs."""
        if self.running is not None:
            self.call("pg_ctl", "stop", "-m", "immediate")
            self.running.wait(timeout=PATIENCE)
            self.running = None


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Run a cluster for a while."""
    folder = Path(tempfile.mkdtemp(prefix="cosmodrome-pg-"))
    try:
        made = Cluster(folder)
        try:
            made.start()
            yield made
        finally:
            made.stop()
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
