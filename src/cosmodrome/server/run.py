"""Runs the server with uvicorn until it is told to stop."""

import asyncio
import os
import socket
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn

from cosmodrome.server.app import Application
from cosmodrome.server.config import CannotStart, Config
from cosmodrome.server.migrate import NewerDatabase, migrate
from cosmodrome.server.store import full_url, shown_url

STOP_SECONDS: Final = 10


class AnnouncedServer(uvicorn.Server):
    """Says where it can be reached once it can, and opens a browser there."""

    def __init__(self, config: uvicorn.Config, announce: bool, browser: bool) -> None:
        super().__init__(config)
        self.announce: Final = announce
        self.browser: Final = browser

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Start, then tell."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        address = self.address()
        if self.announce:
            print(f"Cosmodrome is open at {address}  (Ctrl-C stops it)", flush=True)
        if self.browser:
            await asyncio.to_thread(webbrowser.open, address)

    def address(self) -> str:
        """Return the address for a browser on this machine."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        return f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::', '::1') else host}:{port}/"


def uvicorn_config(config: Config) -> uvicorn.Config:
    """Return the settings of uvicorn that were measured to be the fastest, and our limits."""
    return uvicorn.Config(
        Application(config),
        host=config.host,
        port=config.port,
        ws="websockets-sansio",
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=config.proxied,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def run(config: Config, announce: bool = True, browser: bool = False) -> None:
    """Serve until told to stop."""
    prepare_database(config)
    with listening(config) as door:
        AnnouncedServer(uvicorn_config(config), announce, browser).run([door])


def prepare_database(config: Config) -> None:
    """Create or migrate the database; the folder of an embedded one is made if need be."""
    try:
        if "://" not in config.database:
            Path(config.database).parent.mkdir(parents=True, exist_ok=True)
        migrate(full_url(config.database))
    except NewerDatabase as error:
        raise CannotStart(f"the database {shown_url(config.database)} {error}") from None
    except Exception as error:  # drivers fail in many ways
        reason = getattr(error, "orig", None) or error
        raise CannotStart(
            f"the database {shown_url(config.database)} cannot be opened: {reason}; --db chooses another"
        ) from error


def listening(config: Config) -> socket.socket:
    """Return the socket at which clients will knock."""
    try:
        found = socket.getaddrinfo(config.host, config.port, type=socket.SOCK_STREAM)
        family, kind, protocol, _, address = found[0]
        door = socket.socket(
            family, kind, protocol
        )  # with its protocol: only then asyncio sends small messages at once
        try:
            if os.name == "posix":  # elsewhere it would let two servers share an address
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(address)
        except OSError:
            door.close()
            raise
    except OSError as error:
        reason = f"cannot listen at {config.host} port {config.port}: {error.strerror}"
        raise CannotStart(f"{reason}; --host and --port choose another place") from None
    return door
