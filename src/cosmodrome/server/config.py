"""What the operator of a server can set, and the limits that hold for everybody."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from ipaddress import IPv4Network, IPv6Network, ip_network
from math import inf, nan
from typing import Any, Final, cast
from urllib.parse import urlsplit

DAY: Final = 86_400
LIMIT: Final = "COSMODROME_LIMIT_"
Network = IPv4Network | IPv6Network


def wall_clock() -> int:
    """Return the milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class CannotServe(Exception):
    """The server cannot be started as it was asked to; the message says why, and what to do."""


@dataclass(frozen=True)
class Limits:
    """How much one client, person or address may do, and how much the server takes on.  The host may set each."""

    message_bytes: int = 8_192  # one message on the socket
    messages_per_second: float = 20.0  # on one socket, in the long run
    message_burst: int = 60
    watches_per_second: float = 2.0  # of those messages, because each is answered with a whole table
    watch_burst: int = 32
    requests_per_second: float = 50.0  # HTTP, from one address, behind which a whole club may sit
    request_burst: int = 600
    body_bytes: int = 65_536
    upload_bytes: int = 2_000_000
    guests_per_minute: int = 120  # from one address
    logins_per_minute: int = 60  # wrong attempts from one address, where a whole club may sit
    guesses_per_account: int = 8  # wrong attempts from one address for one account; one more every minute
    uploads_per_minute: int = 60  # from one address
    reports_per_day: int = 20  # to the host, by one person
    records_per_person: int = 100  # uploaded ones
    sockets_per_person: int = 8
    sockets_per_address: int = 400
    tables_per_person: int = 20  # open or being played
    watched_tables: int = 16  # by one socket
    waiting_messages: int = 256  # for a client that does not read
    hints_at_once: int = 2  # for one person
    hint_seconds: float = 2.0  # that a bot thinks about one
    analyses_per_hour: int = 20  # of finished matches, for one person
    analyses_waiting: int = 20  # of all people
    analysis_seconds: int = 1_800  # that one may take
    analysis_steps: int = 6_000_000  # answers that are given in thought about one, more or less
    chats_per_table: int = 5_000
    sync_chats: int = 50  # told to whoever comes; earlier ones can be asked for
    sync_lines: int = 1_000  # of everything else, the same
    connections: int = 4_000  # of all kinds, half-open ones among them
    connections_per_address: int = 600
    head_bytes: int = 32_768  # of a request
    head_seconds: float = 10.0  # from the first sign of a request until its head is there
    body_seconds: float = 60.0  # from then until its body is there
    keep_alive_seconds: float = 5.0  # between two requests on one connection
    stall_seconds: float = 20.0  # that a client takes nothing of what is sent to it
    tables_in_memory: int = 2_000  # with more, no new ones are opened
    lag_seconds: float = 0.5  # when everything happens so late, neither tables nor guests are taken on
    memory_mib: int = 1_024  # when the process has more, the same


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
    part_seconds: int = 3 * DAY  # a slow table waits so long for parts of the key, then deals without them
    idle_seconds: float = 120.0  # a table that nobody looks at leaves the memory
    ping_seconds: float = 15.0  # a socket is asked so often for a sign of life, and given up after as long again
    open_days: int = 7  # a table that never starts is closed, and a day later gone
    over_days: int = 0  # a finished table is gone after so long; 0 keeps all
    guest_days: int = 30  # a guest who has no table and did not come back is forgotten; 0 keeps all
    push_private_key: str = ""  # VAPID, PEM or base64; no web push without it
    push_contact: str = ""  # mailto: of the operator
    session_days: float = 90.0  # a session that nobody uses for so long ends
    members_only: bool = False  # nobody comes in without an account or an invitation
    old_cookies: bool = True  # exchange cookies of 0.1.0 for sessions, as long as the database says
    smtp: str = ""  # smtp:// or smtps:// with user and password; no letters without it
    mail_from: str = ""
    address: str = ""  # of the server as people type it, for links in letters
    proxies: tuple[Network, ...] = ()  # whose X-Forwarded-For and X-Forwarded-Proto are believed
    proxy_hops: int = 0  # so many of them stand in a row at most; 0 for as many as are trusted
    metrics_token: str = ""  # whoever shows it may read /metrics; without one only this machine may
    limits: Limits = field(default_factory=Limits)
    now: Callable[[], int] = wall_clock


def config_from_environment(database: str, host: str, port: int) -> Config:
    """Return the settings of the command line completed by environment variables."""
    env = os.environ
    smtp, mail_from, address = mail_from_environment()
    return Config(
        database=database,
        host=host,
        port=port,
        origins=listed("COSMODROME_ORIGINS"),
        secret=env.get("COSMODROME_SECRET", ""),
        bot_workers=int(
            number_from_environment("COSMODROME_BOT_WORKERS", max(1, min(4, (os.cpu_count() or 2) - 1)), 1)
        ),
        bot_pause=number_from_environment("COSMODROME_BOT_PAUSE", 0.6, 0),
        part_seconds=int(3600 * number_from_environment("COSMODROME_PART_HOURS", Config.part_seconds / 3600, 0.01)),
        open_days=int(number_from_environment("COSMODROME_OPEN_DAYS", Config.open_days, 1)),
        over_days=int(number_from_environment("COSMODROME_OVER_DAYS", Config.over_days, 0)),
        guest_days=int(number_from_environment("COSMODROME_GUEST_DAYS", Config.guest_days, 0)),
        push_private_key=env.get("COSMODROME_PUSH_KEY", ""),
        push_contact=env.get("COSMODROME_PUSH_CONTACT", ""),
        session_days=number_from_environment("COSMODROME_SESSION_DAYS", 90, 0.01),
        members_only=env.get("COSMODROME_MEMBERS_ONLY", "") == "1",
        old_cookies=env.get("COSMODROME_OLD_COOKIES", "") != "0",
        smtp=smtp,
        mail_from=mail_from,
        address=address,
        proxies=proxies_from_environment(),
        proxy_hops=int(number_from_environment("COSMODROME_PROXY_HOPS", 0, 0)),
        metrics_token=env.get("COSMODROME_METRICS_TOKEN", ""),
        limits=limits_from_environment(),
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


def listed(name: str) -> tuple[str, ...]:
    """Return the parts of a variable that has several, with commas between them."""
    return tuple(part.strip() for part in os.environ.get(name, "").split(",") if part.strip())


def proxies_from_environment() -> tuple[Network, ...]:
    """Return where proxies stand: as listed, or on this machine where it is only said that there is one."""
    given = listed("COSMODROME_PROXIES")
    if not given and os.environ.get("COSMODROME_PROXIED", "") == "1":
        given = ("127.0.0.0/8", "::1")
    try:
        return tuple(ip_network(part, strict=False) for part in given)
    except ValueError as error:
        raise CannotServe(f"COSMODROME_PROXIES must be addresses or networks with commas: {error}") from None


def limits_from_environment() -> Limits:
    """Return the limits; each can be set by its own name in capital letters, after COSMODROME_LIMIT_."""
    known = {LIMIT + field.name.upper(): field for field in fields(Limits)}
    unknown = sorted(name for name in os.environ if name.startswith(LIMIT) and name not in known)
    if unknown:
        raise CannotServe(f"there is no limit {unknown[0]}; docs/server.md lists them all")
    wanted: dict[str, Any] = {}
    for name, found in known.items():
        whole = found.type is int
        number = number_from_environment(name, cast(float, found.default), 1 if whole else 0.001)
        wanted[found.name] = int(number) if whole else number
    return Limits(**wanted)


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
