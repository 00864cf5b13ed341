"""Steps a second with what a learning agent looks at, in public suites and in ours; writes its part of REPORT.md.

    make bench-peers

A step gives the mask of the legal actions and an observation, and takes a random legal action.
"""

import argparse
from pathlib import Path
from typing import Final

from benchmarks.peers import PEERS, Measured, measure
from benchmarks.report import builds
from benchmarks.sections import machine, table, write_part

from cosmodrome.registry import game_ids

OURS: Final = {
    "turns": "one environment, PettingZoo",
    "loop": "one environment, RLCard-style",
    "lanes": "64 lanes, mask only",
    "lanes_seen": "64 lanes, mask and observation",
}
OTHERS: Final = (
    ("open_spiel_seen", "hearts"),
    ("open_spiel_seen", "gin_rummy"),
    ("open_spiel_seen", "python_kuhn_poker"),
    ("rlcard", "gin-rummy"),
    ("rlcard", "uno"),
    ("pettingzoo", "connect_four_v3"),
    ("pettingzoo", "chess_v6"),
)


def main() -> None:
    """Measure, then print and write the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3, help="rounds; the report has their median")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each figure in each round")
    wish = parser.parse_args()
    name, python = list(builds().items())[-1]
    jobs: dict[str, tuple[str, str, Path]] = {
        f"{suite} {id}": (suite, id, python) for id in game_ids() for suite in OURS
    }
    theirs = {f"{suite}: {game}": (suite, game, PEERS) for suite, game in OTHERS}
    write_part("environments", report(measure({**jobs, **theirs}, wish), name, wish.rounds))


def report(measured: list[Measured], build: str, rounds: int) -> list[str]:
    """Return the report as lines of Markdown."""
    speed = {game.name: game.figures["decisions_per_second"] or 0.0 for game in measured}
    others = [game for game in measured if ": " in game.name]
    versions = sorted({f"{game.name.split(': ')[0].removesuffix('_seen')} {game.version}" for game in others})
    ours = [[id, *(f"{speed[f'{suite} {id}']:,.0f}" for suite in OURS)] for id in game_ids() if f"turns {id}" in speed]
    single = [figure for name, figure in speed.items() if name.startswith(("turns ", "loop "))]
    theirs = [[game.name, f"{speed[game.name]:,.0f}", times(single, speed[game.name])] for game in others]
    return [
        "## Environments for learning",
        "",
        f"Ours {build}; {', '.join(versions)}; {machine()}. CPU time of one core, median of {rounds} rounds: steps a "
        "second from Python with the mask of the legal actions and the observation of who acts, in random games.",
        "",
        *table(["", *OURS.values()], ours),
        "",
        *table(["", "steps a second", "our single environments are so many times as fast"], theirs),
    ]


def times(ours: list[float], other: float) -> str:
    """Return the lowest and the highest ratio of ours to another figure."""
    return f"{min(ours) / other:.2g} to {max(ours) / other:.2g}"


if __name__ == "__main__":
    main()
