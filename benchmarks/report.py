"""Measures the kernel and every game, interpreted and compiled in turn, and writes its part of REPORT.md."""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

from benchmarks.goals import goal_table
from benchmarks.sections import machine, table, write_part

from cosmodrome.cli.lab.bench import ROWS

ROOT: Final = Path(__file__).parents[1]
COMPILED: Final = ROOT / ".venv-compiled" / "bin" / "python"

Round = dict[str, Any]


def main() -> None:
    """Measure, then print and write the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="rounds in each build; the report has their median")
    parser.add_argument("--seconds", type=float, default=0.2, help="CPU seconds for each figure in each round")
    wish = parser.parse_args()
    measured = measure_builds(builds(), wish.rounds, wish.seconds)
    write_part("speed", report(measured, wish.rounds))


def builds() -> dict[str, Path]:
    """Return the interpreters: this one, and that of the compiled build where it exists."""
    found = {"interpreted": Path(sys.executable)}
    return found | ({"compiled": COMPILED} if COMPILED.exists() else {})


def measure_builds(interpreters: dict[str, Path], rounds: int, seconds: float) -> dict[str, list[Round]]:
    """Measure the builds in turn, so that a slow minute of the machine hits all of them."""
    measured: dict[str, list[Round]] = {name: [] for name in interpreters}
    for number in range(1, rounds + 1):
        for name, python in interpreters.items():
            print(f"round {number} of {rounds}, {name}", file=sys.stderr)
            measured[name].append(measure_once(python, seconds))
    check_builds(measured)
    return measured


def measure_once(python: Path, seconds: float) -> Round:
    """Measure one round in a process of its own."""
    command = [str(python), "-m", "benchmarks.once", str(seconds)]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True)
    result: Round = json.loads(done.stdout)
    return result


def check_builds(measured: dict[str, list[Round]]) -> None:
    """Stop where a build is not what its name says."""
    for name, rounds in measured.items():
        wrong = [game for game, row in rounds[0]["games"].items() if row["compiled"] != (name == "compiled")]
        if wrong:
            raise SystemExit(f"the {name} build runs {', '.join(wrong)} otherwise; run `make compiled`")


def report(measured: dict[str, list[Round]], rounds: int) -> list[str]:
    """Return the report as lines of Markdown."""
    first = next(iter(measured.values()))[0]
    lines = [
        "## Speed",
        "",
        f"Python {first['python']}, {machine()}. CPU time of one core; median of {rounds} rounds (lowest to highest), "
        "the builds measured in turn.",
    ]
    if "compiled" in measured:
        compiled = {game: medians(measured["compiled"], game) for game in first["games"]}
        lines += ["", "### Goals and figures, compiled", "", *goal_table(compiled)]
    for game, row in first["games"].items():
        title = (
            "the kernel, on a toy with next to no rules" if game == "toy" else f"{row['mode']}, {row['seats']} seats"
        )
        lines += ["", f"### {game}: {title}", "", *game_table(measured, game)]
    return lines


def medians(rounds: list[Round], game: str) -> dict[str, float]:
    """Return the median of each figure of a game."""
    names = rounds[0]["games"][game]["figures"]
    return {name: median(row["games"][game]["figures"][name] for row in rounds) for name in names}


def game_table(measured: dict[str, list[Round]], game: str) -> list[str]:
    """Return the figures of one game, a column for each build and one for how much faster the last is."""
    both = len(measured) > 1
    rows: list[list[str]] = []
    for name, title in ROWS.items():
        columns = [[row["games"][game]["figures"].get(name) for row in rounds] for rounds in measured.values()]
        if None in columns[0]:
            continue
        cells = [spread(figures) for figures in columns]
        if both:
            cells.append("" if name == "calibration" else f"{ratio(name, columns[0], columns[1]):.1f}")
        rows.append([title, *cells])
    return table(["", *measured, *(["ratio"] if both else [])], rows)


def spread(figures: list[float]) -> str:
    """Return the median and the extremes."""
    places = 0 if min(figures) >= 100 else 2
    low, middle, high = (f"{figure:,.{places}f}" for figure in (min(figures), median(figures), max(figures)))
    return f"{middle} ({low} to {high})"


def ratio(name: str, slow: list[float], fast: list[float]) -> float:
    """Return how many times faster the second build is."""
    return median(slow) / median(fast) if name.endswith("_us") else median(fast) / median(slow)


if __name__ == "__main__":
    main()
