"""Records as files: where they are kept, how they are read and written."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from cosmodrome.cli.problem import BadInput
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.record import Record, read_record
from cosmodrome.registry import AnyGame, find_game


def usual_file(game: str) -> Path:
    """Return a new file in a folder for records among the reader's own data."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(data) / "cosmodrome" / "records"
    with suppress(OSError):  # whether it can be used is seen later, with any other file
        folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.json"


def check_writable(path: Path) -> None:
    """Make sure, before anybody plays, that the record can be written in the end."""
    if not path.parent.is_dir():
        raise BadInput(f"there is no folder {path.parent}; choose another file with --record")
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadInput(f"{path} cannot be written; choose another file with --record")


def write_record(path: Path, record: Record) -> None:
    """Write a record in one go, so that a file is never half written."""
    draft = path.with_name(path.name + ".new")
    draft.write_text(record.write(), encoding="utf-8")
    draft.replace(path)


def load_record(path: Path) -> tuple[AnyGame, Record]:
    """Read a record and find its game, or say what is wrong with the file."""
    try:
        record = read_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file") from None
    except RecordError as error:
        raise BadInput(f"{path}: {error}") from None
    game = find_game(record.game)
    if game.version != record.version:
        installed = f"installed is version {game.version}"
        advice = game.who_plays(record.version)
        raise BadInput(f"{path} is of {game.id} version {record.version}; {installed}. {advice}")
    return game, record
