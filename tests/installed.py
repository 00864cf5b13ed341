"""The examples of docs/examples as if somebody had installed them."""

import tomllib
from pathlib import Path
from typing import Final

EXAMPLES: Final = Path(__file__).parents[1] / "docs" / "examples"
GAMES: Final = ("long_tow", "moon_dust")


def install(game: str, into: Path) -> None:
    """Write down the entry points of an example's own pyproject.toml, where Python looks for those of packages."""
    project = tomllib.loads((EXAMPLES / game / "pyproject.toml").read_text("utf-8"))["project"]
    info = into / f"{game}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}\nVersion: {project['version']}\n")
    groups = project["entry-points"].items()
    points = [
        f"[{group}]\n" + "\n".join(f"{name} = {value}" for name, value in entries.items()) for group, entries in groups
    ]
    (info / "entry_points.txt").write_text("\n".join(points))


def search_path(into: Path) -> str:
    """Install all examples; return what PYTHONPATH must be for another process to find them."""
    for game in GAMES:
        install(game, into)
    return ":".join(map(str, [into, *(EXAMPLES / game for game in GAMES)]))
