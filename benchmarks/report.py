"""Measures the kernel and every game, interpreted and compiled in turn, and writes REPORT.md beside this file."""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
REPORT: Final = Path(__file__).with_name("REPORT.md")
COMPILED: Final = ROOT / ".venv-compiled" / "bin" / "python"
ROWS: Final = {
    "decisions_per_second": "decisions a second, random games",
    "decision_us": "a decision, us",
    "playouts_per_second": "random games a second",
    "setup_us": "setting a game up, us",
    "clone_us": "cloning a state, us",
    "legal_us": "listing the legal answers, us",
    "redeal_us": "re-dealing a state, us",
    "snapshot_us": "writing a state down, us",
    "calibration": "calibration, million steps a second",
}

Round = dict[str, Any]


def main() -> None:
    """Measure, then print and write the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="rounds in each build; the report has their median")
    parser.add_argument("--seconds", type=float, default=0.2, help="CPU seconds for each figure in each round")
    wish = parser.parse_args()
    measured = measure_builds(builds(), wish.rounds, wish.seconds)
    text = report(measured, wish.rounds)
    REPORT.write_text(text, encoding="utf-8")
    print(text)


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


def report(measured: dict[str, list[Round]], rounds: int) -> str:
    """Return the report as Markdown."""
    first = next(iter(measured.values()))[0]
    lines = [
        "# Benchmarks",
        "",
        f"Python {first['python']}, {platform.machine()}, {os.cpu_count()} cores. CPU time of one core; median of "
        f"{rounds} rounds (lowest to highest), the builds measured in turn. README.md says how to read this.",
    ]
    for game, row in first["games"].items():
        title = (
            "the kernel, on a toy with next to no rules" if game == "toy" else f"{row['mode']}, {row['seats']} seats"
        )
        lines += ["", f"## {game}: {title}", "", *game_table(measured, game)]
    return "\n".join(lines) + "\n"


def game_table(measured: dict[str, list[Round]], game: str) -> list[str]:
    """Return the figures of one game, a column for each build and one for how much faster the last is."""
    both = len(measured) > 1
    heading = ["", *measured, *(["ratio"] if both else [])]
    lines = [f"| {' | '.join(heading)} |", "|---" + "|--:" * (len(heading) - 1) + "|"]
    for name, title in ROWS.items():
        columns = [[row["games"][game]["figures"][name] for row in rounds] for rounds in measured.values()]
        cells = [spread(figures) for figures in columns]
        if both:
            cells.append("" if name == "calibration" else f"{ratio(name, columns[0], columns[1]):.1f}")
        lines.append(f"| {title} | {' | '.join(cells)} |")
    return lines


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
