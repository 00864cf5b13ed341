"""The commands ``cosmodrome serve`` and ``cosmodrome verify``; without any command the server is started too."""

import os
import re
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from cosmodrome.cli.arguments import whole
from cosmodrome.cli.files import load_record
from cosmodrome.cli.problem import Failed
from cosmodrome.cli.speech import language_of, told
from cosmodrome.server.config import config_from_environment
from cosmodrome.server.logs import set_up_logs

HOST: Final = "127.0.0.1"
PORT: Final = 8000
ALONE: Final = (
    "A file alone cannot say more: give --hash, which the table showed you before the start, and --part, your own part."
)


def usual_database() -> str:
    """Return where the embedded database lies when nobody says otherwise."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(data) / "cosmodrome" / "cosmodrome.db")


def has_screen() -> bool:
    """Tell whether a browser can be opened for whoever started the server."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Where to listen; 0.0.0.0 for all.")] = HOST,
    port: Annotated[
        int, typer.Option("--port", parser=whole(0, 65535), metavar="PORT", help="0 takes a free one.")
    ] = PORT,
    db: Annotated[
        str | None,
        typer.Option("--db", metavar="FILE|URL", envvar="COSMODROME_DB", help="SQLite file or postgresql:// URL."),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser.")] = True,
    log: Annotated[str, typer.Option("--log", metavar="LEVEL", help="debug, info, warning or error.")] = "warning",
) -> None:
    """Open the tables: people and bots play in the browser."""
    if log not in ("debug", "info", "warning", "error"):
        raise typer.BadParameter("must be debug, info, warning or error", param_hint="--log")
    from cosmodrome.server.run import run  # takes most of a start, and no other command needs it

    set_up_logs(log)
    config = config_from_environment(db or usual_database(), host, port)
    run(config, announce=announce, browser=browser and has_screen())


def announce(address: str) -> None:
    """Say where the tables are open."""
    print(told(f"Cosmodrome is open at {address}  (Ctrl-C stops it)", language_of()), flush=True)


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    hash: Annotated[str, typer.Option("--hash", metavar="H", help="The hash that the table showed you.")] = "",
    part: Annotated[str, typer.Option("--part", metavar="P", help="Your own part of the key.")] = "",
) -> None:
    """Check that a record replays exactly and keeps its promises; with --hash and --part, that the match was fair."""
    from cosmodrome.server.web.fairness import NotTheSame, compared
    from cosmodrome.server.web.fairness import verify as verify_text

    _, record = load_record(file)  # what is no record of an installed game is bad input, not an unfair match
    verdict = verify_text(file.read_text("utf-8"))
    if not verdict.consistent:
        raise Failed(f"{file}: {verdict.text}")
    try:
        seen = compared(record, hash.strip().lower(), part.strip().lower()) if hash or part else ALONE
    except NotTheSame as error:
        raise Failed(f"{file}: {error}") from None
    typer.echo(" ".join(told(sentence, language_of()) for sentence in sentences_of(f"{verdict.text} {seen}")))


def sentences_of(text: str) -> list[str]:
    """Return the sentences of a text."""
    return re.split(r"(?<=\.) (?=[A-Z])", text)
