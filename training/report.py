"""Tells what all packaged nets say of themselves: benchmarks/NETS.md, and a drawing of each game."""

import json
from pathlib import Path
from typing import Any, Final

from training.chart import chart

ROOT: Final = Path(__file__).parents[1]
REPORT: Final = ROOT / "benchmarks" / "NETS.md"
IMAGES: Final = ROOT / "docs" / "images" / "nets"
HEAD: Final = """# Value nets

Written by `make train` from what the nets say of themselves; [docs/minds.md](../docs/minds.md) says what they are.
The log loss is that of games that were neither fitted nor chosen by; the lower, the better the judge. *Scaled* are the
rules of thumb with the best factor and offset that they could have; *constant* says the same of every position.

| game | net | games | positions | log loss | rules of thumb | scaled | constant | size | weights |
|---|---|--:|--:|--:|--:|--:|--:|--:|---|
"""

Figures = dict[str, Any]


def nets_of(game: Path) -> list[tuple[Path, Figures]]:
    """Return the nets of a game with what they say of themselves."""
    return [
        (path, json.loads(path.read_bytes().partition(b"\n")[0])) for path in sorted(game.glob("player/nets/*.net"))
    ]


def report() -> str:
    """Return the report, and draw."""
    lines = []
    for game in sorted((ROOT / "src" / "cosmodrome" / "games").iterdir()):
        nets = nets_of(game)
        if nets:
            IMAGES.mkdir(parents=True, exist_ok=True)
            (IMAGES / f"{game.name}.svg").write_text(chart([about for _, about in nets]), "utf-8")
        lines += [line_of(path, about) for path, about in nets]
    return HEAD + "".join(lines)


def line_of(path: Path, about: Figures) -> str:
    """Return the line of a net."""
    training, losses = about["training"], about["training"]["log_loss"]
    told = " | ".join(f"{losses[judge]:.4f}" for judge in ("net", "thumb", "thumb_scaled", "constant"))
    size = f"{path.stat().st_size / 1000:.0f} kB"
    name = f"{about['net']}, version {about['version']}"
    return (
        f"| {about['game']} | {name} | {training['games']:,} | {training['positions']:,} | {told} | {size} "
        f"| `{about['weights']}` |\n"
    )


if __name__ == "__main__":
    REPORT.write_text(report(), "utf-8")
