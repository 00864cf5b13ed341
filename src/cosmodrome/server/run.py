"""Runs the server with uvicorn until it is told to stop."""

import asyncio
import errno
import logging
import os
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import uvicorn
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from cosmodrome.server.app import Application
from cosmodrome.server.config import CannotServe, Config
from cosmodrome.server.doors.connections import GuardedConfig
from cosmodrome.server.storage.migrate import full_url, migrate

LOG: Final = logging.getLogger(__name__)
STOP_SECONDS: Final = 10
PORT_PROBLEMS: Final = (errno.EADDRINUSE, errno.EACCES)

Announce = Callable[[str], None]  # tells the address


class AnnouncedServer(uvicorn.Server):
    """Says where it can be reached once it can, and opens a browser there."""

    def __init__(self, config: uvicorn.Config, announce: Announce | None, browser: bool) -> None:
        super().__init__(config)
        self.announce: Final = announce
        self.browser: Final = browser

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Start, then tell."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        address = self.address()
        if self.announce is not None:
            self.announce(address)
        if self.browser:
            await asyncio.to_thread(webbrowser.open, address)

    def address(self) -> str:
        """Return the address for a browser on this machine."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        return f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::', '::1') else host}:{port}/"


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Tell whether uvicorn has something to say besides that a client sent nonsense, which anybody can at any time."""
    return not str(record.msg).startswith("Invalid ")


def uvicorn_config(config: Config) -> uvicorn.Config:
    """Return the settings of uvicorn that were measured to be the fastest, and our limits."""
    logging.getLogger("uvicorn.error").addFilter(is_worth_a_line)
    app = Application(config)
    return GuardedConfig(
        app.doors,
        app,
        host=config.host,
        port=config.port,
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=config.ping_seconds,
        ws_ping_timeout=config.ping_seconds,
        timeout_keep_alive=config.limits.keep_alive_seconds,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def prepare_database(database: str) -> None:
    """Create or migrate the database before anything else starts, or say why it cannot be used."""
    url = shown_url(database)
    try:
        if "://" not in database:
            check_folder(Path(database))
        migrate(full_url(database))
    except Exception as error:  # whatever a driver raises
        LOG.debug("database", exc_info=True)
        reason = str(getattr(error, "orig", None) or error).strip().splitlines() or [type(error).__name__]
        raise CannotServe(f"the database {url} cannot be used: {reason[0]}; choose another with --db") from None


def shown_url(database: str) -> str:
    """Return the database as it may be printed; refuse one of a kind that the server does not know."""
    if "://" not in database:
        return database
    try:
        url = make_url(full_url(database))
    except ArgumentError:
        raise CannotServe("--db must be a file or postgresql://user@host/database") from None
    if url.drivername not in ("sqlite+aiosqlite", "postgresql+asyncpg"):
        raise CannotServe(f"--db must be a file or a postgresql:// URL, not {url.drivername}://")
    return url.render_as_string(hide_password=True)


def check_folder(file: Path) -> None:
    """Make the folder of an embedded database, and see that both can be written."""
    file.parent.mkdir(parents=True, exist_ok=True)
    for path in (file.parent, file):
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(f"{path} is read-only")


def take_address(listener: socket.socket, host: str, port: int, address: tuple[Any, ...]) -> None:
    """Bind a socket before anything is opened, or say why the address cannot be had."""
    if os.name == "posix":  # elsewhere this would let two servers share the address
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
    except OSError as error:
        taken = error.errno in PORT_PROBLEMS
        advice = "choose another with --port (make play PORT=8001)" if taken else "choose another with --host"
        raise CannotServe(f"cannot listen at {host}:{port}: {os.strerror(error.errno or 0)}; {advice}") from None


def run(config: Config, announce: Announce | None = None, browser: bool = False) -> None:
    """Serve until told to stop; CannotServe when the address or the database cannot be used."""
    host, port = config.host, config.port
    try:
        *kind, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError:
        raise CannotServe(f"there is no address {host}; choose another with --host") from None
    with socket.socket(*kind) as listener:
        take_address(listener, host, port, address)
        prepare_database(config.database)
        AnnouncedServer(uvicorn_config(config), announce, browser).run([listener])
