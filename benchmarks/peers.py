"""Plays random games in public suites and in ours, one after the other, and writes its part of REPORT.md.

    make bench-peers

The suites live in an environment of their own, build/peers, with the versions of peers.txt.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from benchmarks.report import ROOT, builds
from benchmarks.sections import machine, table, write_part

from cosmodrome.registry import game_ids

PEERS: Final = ROOT / "build" / "peers" / "bin" / "python"
FIGURES: Final = ("decisions_per_second", "games_per_second", "decisions_per_game", "clone_us", "native_per_second")
HEADING: Final = [
    "",
    "decisions a second, from Python",
    "games a second",
    "decisions a game",
    "clone, us",
    "decisions a second, in one call",
]

# What is measured of others: suite, game, and what has to be known to compare it.
OTHERS: Final = {
    ("open_spiel", "connect_four"): "C++; a board of 42 cells and a disc each turn: next to no rules",
    ("open_spiel", "hanabi"): "C++; a play, a discard or a hint; two players, random ones soon lose",
    ("open_spiel", "gin_rummy"): "C++; draws, discards and melds each count; cards are dealt by chance nodes",
    ("open_spiel", "backgammon"): "C++; both dice are played in one decision of up to 1,352 answers",
    ("open_spiel", "chess"): "C++; perfect information, about thirty moves each time",
    ("rlcard", "gin-rummy"): "Python; as above, and each step makes the numbers that a learning agent looks at",
    ("rlcard", "uno"): "Python; a card or a draw, with the numbers for an agent",
    ("pettingzoo", "connect_four_v3"): "Python; as above, with the numbers for an agent",
    ("pettingzoo", "chess_v6"): "Python, on python-chess; with the numbers for an agent",
    ("pyminion", "dominion"): "Python; deck building as in Star Realms; all treasures are played without a question",
    ("catanatron", "catan"): "Python; rolling the dice and ending the turn are decisions too, forced ones included",
}


class Measured(NamedTuple):
    """A game of a suite and the medians of its figures."""

    name: str
    version: str
    figures: dict[str, float | None]


def main() -> None:
    """Measure, then print and write the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3, help="rounds; the report has their median")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each figure in each round")
    wish = parser.parse_args()
    ours = {name: {id: ("cosmodrome", id, python) for id in game_ids()} for name, python in builds().items()}
    theirs = {f"{suite}: {game}": (suite, game, PEERS) for suite, game in OTHERS}
    measured = measure(
        {**{f"{name} {id}": job for name, jobs in ours.items() for id, job in jobs.items()}, **theirs}, wish
    )
    write_part("peers", report(measured, list(ours)[-1], wish.rounds))


def measure(jobs: dict[str, tuple[str, str, Path]], wish: argparse.Namespace) -> list[Measured]:
    """Measure all games in turn, round by round, so that a slow minute of the machine hits all of them."""
    rounds: dict[str, list[dict[str, object]]] = {name: [] for name in jobs}
    for number in range(1, wish.rounds + 1):
        for name, (suite, game, python) in jobs.items():
            print(f"round {number} of {wish.rounds}, {name}", file=sys.stderr)
            rounds[name].append(measure_once(python, suite, game, wish.seconds))
    return [Measured(name, str(rows[0]["version"]), medians(rows)) for name, rows in rounds.items()]


def measure_once(python: Path, suite: str, game: str, seconds: float) -> dict[str, object]:
    """Measure one game in a process of its own."""
    command = [str(python), "-m", "benchmarks.peers_work", suite, game, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True)
    result: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return result


def medians(rows: list[dict[str, object]]) -> dict[str, float | None]:
    """Return the median of each figure, or nothing where the suite has none."""
    columns = {name: [row[name] for row in rows] for name in FIGURES}
    return {
        name: None if None in column else median(float(str(figure)) for figure in column)
        for name, column in columns.items()
    }


def report(measured: list[Measured], build: str, rounds: int) -> list[str]:
    """Return the report as lines of Markdown; ``build`` of ours is the one that others are compared with."""
    ours = [game for game in measured if game.name.startswith(f"{build} ")]
    others = [game for game in measured if ": " in game.name]
    versions = sorted({f"{game.name.split(': ')[0]} {game.version}" for game in others})
    return [
        "## Other simulators",
        "",
        f"{', '.join(versions)}, cosmodrome {ours[0].version}; Python {sys.version.split()[0]}, {machine()}. CPU time "
        f"of one core, median of {rounds} rounds, a process for each game: `python -m benchmarks.peers_work SUITE GAME "
        "SECONDS` in the environment of the suite. All do the same work from Python: ask for the legal answers, take "
        "one at random, give it, to the end of the game. In one call: ours by `playout`, OpenSpiel's by the random "
        "rollouts of its tree search in C++ (with the decisions a game of the third figure); the others have none.",
        "",
        *table(HEADING, [[f"{game.name}", *cells(game.figures)] for game in measured]),
        "",
        f"### How many times as fast ours are ({build}): the slowest and the fastest of our games",
        "",
        *table(["", HEADING[1], HEADING[5], HEADING[4]], [ratio_row(other, ours) for other in others]),
        "",
        "### What the others count",
        "",
        "A decision is an answer that a player gives; games differ in how much of a turn one answer is, and in how "
        "many rules stand behind it. Ours skip questions with a single legal answer. Outcomes of chance that "
        "OpenSpiel wants from outside are taken uniformly, which is quicker than by weight, and do not count. "
        "Galaxy Trucker is over much sooner from Python, where any of the listed answers ends the building; in one "
        "call it draws answers by weights of its own.",
        "",
        *(f"- {suite}: {game}. {note}." for (suite, game), note in OTHERS.items()),
    ]


def cells(figures: dict[str, float | None]) -> list[str]:
    """Return figures as text."""
    return [
        "" if figure is None else f"{figure:,.{0 if figure >= 100 else 2}f}"
        for figure in (figures[name] for name in FIGURES)
    ]


def ratio_row(other: Measured, ours: list[Measured]) -> list[str]:
    """Return how many times as fast ours are: decisions from Python and in one call, and clones."""
    return [
        other.name,
        *(
            ratios(other.figures[name], [game.figures[name] for game in ours], name == "clone_us")
            for name in ("decisions_per_second", "native_per_second", "clone_us")
        ),
    ]


def ratios(other: float | None, ours: list[float | None], smaller_is_faster: bool) -> str:
    """Return the lowest and the highest ratio, or nothing where one of both has no figure."""
    figures = [figure for figure in ours if figure is not None]
    if other is None or not figures:
        return ""
    times = [other / figure if smaller_is_faster else figure / other for figure in figures]
    return " to ".join(f"{time:.0f}" if time >= 10 else f"{time:.2g}" for time in (min(times), max(times)))


if __name__ == "__main__":
    main()
