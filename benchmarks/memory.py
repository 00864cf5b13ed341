"""Weighs the states of every game, interpreted and compiled, and writes its part of REPORT.md."""

import json
import subprocess
from pathlib import Path
from typing import Any

from benchmarks.report import ROOT, builds
from benchmarks.sections import machine, table, write_part

from cosmodrome.games._toy import TOY
from cosmodrome.registry import game_ids

Weights = dict[str, dict[str, Any]]


def main() -> None:
    """Weigh, then print and write the report."""
    names = [TOY.id, *game_ids()]
    weighed = {build: {name: weigh(python, name) for name in names} for build, python in builds().items()}
    write_part("memory", report(weighed))


def weigh(python: Path, game: str) -> dict[str, Any]:
    """Weigh one game in a process of its own, which has no memory left over from others."""
    command = [str(python), "-m", "benchmarks.weigh", game]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    weights: dict[str, Any] = json.loads(done.stdout)
    return weights


def report(weighed: dict[str, Weights]) -> list[str]:
    """Return the report as lines of Markdown."""
    lines = [
        "## Memory",
        "",
        f"{machine()}. Bytes, in the first mode: the two rows of a state after 50 answers at random (exact: their "
        "length times the size of a number), and what the process grows by for each of 10,000 states just set up, for "
        "each of 10,000 clones of that state, and for a thousand of them together. A game whose table is not in typed "
        "memory has 0 in the first column.",
    ]
    heading = ["", "table", "agenda", "a state", "a clone", "a thousand clones"]
    for build, weights in weighed.items():
        rows = [
            [
                f"{game}, {row['seats']} seats",
                *(f"{row[name]:,.0f}" for name in ("table", "agenda", "state", "clone", "thousand")),
            ]
            for game, row in weights.items()
        ]
        lines += ["", f"### {build}", "", *table(heading, rows)]
    return lines


if __name__ == "__main__":
    main()
