"""What the operator of a server can set, and the limits that hold for everybody."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf, nan
from typing import Final
from urllib.parse import urlsplit

DAY: Final = 86_400


def wall_clock() -> int:
    """Return the milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class CannotServe(Exception):
    """The server cannot be started as it was asked to; the message says why, and what to do."""


@dataclass(frozen=True)
class Limits:
    """How much one client, person or address may do."""

    message_bytes: int = 8_192  # one message on the socket
    messages_per_second: float = 20.0  # on one socket, in the long run
    message_burst: int = 60
    watches_per_second: float = 2.0  # of those messages, because each is answered with a whole table
    watch_burst: int = 32
    requests_per_second: float = 10.0  # HTTP, from one address
    request_burst: int = 60
    body_bytes: int = 65_536
    upload_bytes: int = 2_000_000
    guests_per_minute: int = 30  # from one address
    logins_per_minute: int = 60  # wrong attempts from one address, where a whole club may sit
    guesses_per_account: int = 8  # wrong attempts from one address for one account; one more every minute
    uploads_per_minute: int = 20  # from one address
    records_per_person: int = 100  # uploaded ones
    sockets_per_person: int = 8
    sockets_per_address: int = 400
    tables_per_person: int = 20  # open or being played
    watched_tables: int = 16  # by one socket
    waiting_messages: int = 256  # for a client that does not read
    hints_at_once: int = 2  # for one person


@dataclass(frozen=True)
class Config:
    """The settings of one server process."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # allowed besides the server's own address
    secret: str = ""  # signs cookies; one from the database is used when empty
    bot_workers: int = 2
    bot_seconds: float = 10.0  # the deadline of one answer
    bot_pause: float = 0.6  # seconds between a question and a bot's answer, so that people can follow
    away_seconds: float = 60.0  # after so long without a connection a bot goes on for a live seat
    live_answer_seconds: int = 900
    slow_answer_seconds: int = 3 * DAY
    idle_seconds: float = 120.0  # a table that nobody looks at leaves the memory
    open_days: int = 7  # a table that never starts is closed
    push_private_key: str = ""  # VAPID, PEM or base64; no web push without it
    push_contact: str = ""  # mailto: of the operator
    session_days: float = 90.0  # a session that nobody uses for so long ends
    old_cookies: bool = True  # exchange cookies of 0.1.0 for sessions, as long as the database says
    smtp: str = ""  # smtp:// or smtps:// with user and password; no letters without it
    mail_from: str = ""
    address: str = ""  # of the server as people type it, for links in letters
    proxied: bool = False  # behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto
    limits: Limits = field(default_factory=Limits)
    now: Callable[[], int] = wall_clock


def config_from_environment(database: str, host: str, port: int) -> Config:
    """Return the settings of the command line completed by environment variables."""
    env = os.environ
    smtp, mail_from, address = mail_from_environment()
    origins = tuple(origin for origin in env.get("COSMODROME_ORIGINS", "").split(",") if origin)
    return Config(
        database=database,
        host=host,
        port=port,
        origins=origins,
        secret=env.get("COSMODROME_SECRET", ""),
        bot_workers=int(
            number_from_environment("COSMODROME_BOT_WORKERS", max(1, min(4, (os.cpu_count() or 2) - 1)), 1)
        ),
        bot_pause=number_from_environment("COSMODROME_BOT_PAUSE", 0.6, 0),
        push_private_key=env.get("COSMODROME_PUSH_KEY", ""),
        push_contact=env.get("COSMODROME_PUSH_CONTACT", ""),
        session_days=number_from_environment("COSMODROME_SESSION_DAYS", 90, 0.01),
        old_cookies=env.get("COSMODROME_OLD_COOKIES", "") != "0",
        smtp=smtp,
        mail_from=mail_from,
        address=address,
        proxied=env.get("COSMODROME_PROXIED", "") == "1",
    )


def mail_from_environment() -> tuple[str, str, str]:
    """Return how letters are sent, or say what is missing: links may not be made from what a request claims."""
    env = os.environ
    smtp, sender, address = (env.get(f"COSMODROME_{name}", "") for name in ("SMTP", "MAIL_FROM", "ADDRESS"))
    if smtp and urlsplit(smtp).scheme not in ("smtp", "smtps"):
        raise CannotServe("COSMODROME_SMTP must be smtp://user:password@host:port, or smtps:// for TLS from the start")
    if smtp and "@" not in sender:
        raise CannotServe("COSMODROME_SMTP needs COSMODROME_MAIL_FROM, the address that letters come from")
    if smtp and urlsplit(address).scheme not in ("http", "https"):
        raise CannotServe("COSMODROME_SMTP needs COSMODROME_ADDRESS, where people reach this server: https://host")
    return smtp, sender, address.rstrip("/")


def number_from_environment(name: str, usual: float, least: float) -> float:
    """Return a number that the operator has set, or the usual one."""
    text = os.environ.get(name, "")
    try:
        number = float(text) if text else usual
    except ValueError:
        number = nan
    if not least <= number < inf:
        raise CannotServe(f"{name} must be a number from {least} on, not {text!r}")
    return number
