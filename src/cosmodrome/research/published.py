"""Spaces as they were published: what an action or a place of an observation means never changes.

Beside a game lies ``spaces.json``: blocks of actions and fields of the table in the order in which they came.  What a
later version has more goes on behind them, so that a trained model finds everything where it was; what is gone leaves
a gap.  A game without the file has its spaces in the order of its declarations.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from cosmodrome.kernel.declared import DeclaredGame

FILE: Final = "spaces.json"

Block = tuple[str, str, int, int]  # question, part, first value (DIGITS: all of them, digit by digit), how many
Shape = tuple[str, str, int, int, int]  # field, how it is written, rows (of each seat), room of each, components
DIGITS: Final = -1


class Published(NamedTuple):
    """What was published of a game's spaces, first things first."""

    actions: list[Block]
    table: list[Shape]


def read_published(game: DeclaredGame[Any, Any]) -> Published:
    """Return what was published of a game's spaces; nothing where it brings no file."""
    path = path_of(game)
    data = json.loads(path.read_text("utf-8")) if path.exists() else {"actions": [], "table": []}
    return Published([tuple(block) for block in data["actions"]], [tuple(shape) for shape in data["table"]])


def path_of(game: DeclaredGame[Any, Any]) -> Path:
    """Return where a game's published spaces are, or would be."""
    return Path(str(sys.modules[type(game).__module__].__file__)).with_name(FILE)


def text_of(published: Published) -> str:
    """Return published spaces as the text of their file, a line for each."""
    parts = [
        f' "{name}": [\n' + ",\n".join(f"  {json.dumps(one)}" for one in listed) + "\n ]"
        for name, listed in published._asdict().items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"
