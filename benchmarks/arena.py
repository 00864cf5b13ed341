"""Lets the bots of a list meet and holds what they win against their goals; writes ARENA.md.

    python -m benchmarks.arena [GAME] [--jobs J] [--list FILE]

Each game's part of ARENA.md is written as soon as its tables are played, and the others stay.  Exit code 1: a goal was
certainly missed, so what was to be better is not.
"""

import argparse
import platform
import sys
from pathlib import Path
from typing import Final

import msgspec
from benchmarks.sections import machine, table, write_part

from cosmodrome import __version__
from cosmodrome.cli.lab.arena_result import share_cell
from cosmodrome.lab.arena import Arena, Pairing, Until
from cosmodrome.lab.measure import is_compiled
from cosmodrome.registry import find_game

LIST: Final = Path(__file__).with_name("arena.toml")
REPORT: Final = Path(__file__).with_name("ARENA.md")
TITLE: Final = "# Arena\n\n`make arena` writes this; [docs/arena.md](../docs/arena.md) says how to read it.\n"
SEED: Final = 0
HEADING: Final = [
    *("table", "bot, against", "certainly better", "games", "bot alone", "other alone"),
    *("rating above the other", "goal", "ms a decision"),
]
GOAL: Final = HEADING.index("goal")
MET: Final = "met"
MISSED: Final = "**missed**"


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """Two bots that meet, at tables of some numbers of seats."""

    game: str
    seats: list[int]
    bots: tuple[str, str]
    mode: str = ""
    goal: float | None = None  # times the fair share


class Listing(msgspec.Struct, forbid_unknown_fields=True):
    """Everything that is to be played."""

    table: list[Table]
    until: float  # percentage points
    games: int  # at most, of each pairing at each number of seats


def main() -> int:
    """Play, write and print; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", help="only this one")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--list", type=Path, default=LIST, help="what is played")
    wish = parser.parse_args()
    listing = read_listing(wish.list)
    games = list(dict.fromkeys(one.game for one in listing.table))
    if wish.game not in (None, *games):
        parser.error(f"{wish.list} has no table of {wish.game}; it has: {', '.join(games)}")
    missed = [play_game(game, listing, wish.jobs) for game in games if wish.game in (None, game)]
    return int(any(missed))


def read_listing(file: Path) -> Listing:
    """Read what is to be played."""
    try:
        return msgspec.toml.decode(file.read_text("utf-8"), type=Listing)
    except (OSError, msgspec.DecodeError) as error:
        raise SystemExit(f"{file}: {error}") from None


def play_game(id: str, listing: Listing, jobs: int, report: Path = REPORT) -> bool:
    """Play all tables of a game and write its part of the report; tell whether a goal was missed."""
    game, rows = find_game(id), []
    for one in listing.table:
        for seats in one.seats if one.game == id else []:
            print(f"{id}, {seats} seats: {one.bots[0]} against {one.bots[1]}", file=sys.stderr)
            until = Until(listing.games, order=False, margin=listing.until / 100)
            arena = Arena(game, game.check(one.mode, seats, {}), one.bots, SEED, until)
            arena.play(jobs)
            rows.append(row(arena, one.goal))
    build = "compiled" if is_compiled(game) else "interpreted"
    head = (
        f"Version {game.version} of the game, Cosmodrome {__version__}, {build}; Python {platform.python_version()}, "
        f"{machine()}. Seed {SEED}, at most {listing.games} games of each pairing, else until shares are known to "
        f"±{listing.until:g} points."
    )
    write_part(id, [f"## {id}", "", head, "", *table(HEADING, rows)], report, TITLE)
    return any(cells[GOAL].endswith(MISSED) for cells in rows)


def row(arena: Arena, goal: float | None) -> list[str]:
    """Return what came of one pairing."""
    (pairing,), setup, names = arena.pairings, arena.plan.setup, arena.plan.bots
    shares = [share_cell(one, pairing.until.error, setup.seats) for one in pairing.alone]
    rating = arena.ratings(anchor=1)[0]
    return [
        f"{setup.mode}, {setup.seats} seats",
        ", ".join(names),
        "nobody" if pairing.better is None else names[pairing.better],
        str(pairing.games),
        shares[0],
        "" if setup.seats == 2 else shares[1],
        f"{rating.points:+.0f} ({rating.low:+.0f} .. {rating.high:+.0f})",
        "" if goal is None else f"{goal:g}× {verdict(pairing, goal, setup.seats)}",
        " and ".join(f"{1000 * effort.mean:.3f}" for effort in pairing.efforts),
    ]


def verdict(pairing: Pairing, goal: float, seats: int) -> str:
    """Say whether the first of two bots wins as many times the fair share as it shall."""
    found, share = pairing.alone[0], goal / seats
    low, high = found.interval(pairing.until.error)
    if low >= share:
        return MET
    if high < share:
        return MISSED
    return f"{MET if found.mean >= share else 'missed'}, not certain"


if __name__ == "__main__":
    sys.exit(main())
