"""Weighs the states of every game, interpreted and compiled, and writes its part of REPORT.md."""

import json
import subprocess
from pathlib import Path
from typing import Any

from benchmarks.report import ROOT, builds
from benchmarks.sections import machine, table, write_part

Weights = dict[str, dict[str, Any]]


def main() -> None:
    """Weigh, then print and write the report."""
    write_part("memory", report({name: weigh(python) for name, python in builds().items()}))


def weigh(python: Path) -> Weights:
    """Weigh all games in one build."""
    done = subprocess.run([str(python), "-m", "benchmarks.weigh"], cwd=ROOT, stdout=subprocess.PIPE, check=True)
    weights: Weights = json.loads(done.stdout)
    return weights


def report(weighed: dict[str, Weights]) -> list[str]:
    """Return the report as lines of Markdown."""
    lines = [
        "## Memory",
        "",
        f"{machine()}. Bytes, in the first mode: the two rows of a state in the middle of a random match (exact: their "
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
