"""Courses of seeded random games, written by one build and compared by the other: both must play the same games.

    python -m tests.courses 10 > courses.txt             ten games of each game, a line each
    python -m tests.courses 10 --against courses.txt     the same games again; exit status 1 where one went otherwise
    python -m tests.courses --step space_base 7          one game answer by answer, to find where two builds part

The seeds go through all modes and seat counts in turn.  Into a course go all answers and events, and now and then the
hash of the state, that of a re-dealt one, and what the game's own player would do there.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.files.snapshot import state_hash
from cosmodrome.kernel.memory.cells import COMPILED
from cosmodrome.kernel.state import Event, State
from cosmodrome.registry import AnyGame, find_game, game_ids
from cosmodrome.testing.case import Case, all_tables, case_of, random_input

LOOK_EVERY: Final = 20  # answers: hashing takes longer than playing
MOST_TOLD: Final = 5
CHUNK: Final = 5


def course_case(game: AnyGame, seed: int) -> Case[Any]:
    """Return the game of a seed: modes and seat counts come in turn."""
    tables = all_tables(game)
    return case_of(game, *tables[seed % len(tables)], seed)


def steps(game: AnyGame, seed: int) -> Iterator[str]:
    """Play the game of a seed at random; tell every answer and what came of it."""
    case = course_case(game, seed)
    events: list[Event] = []
    state, rng = case.start(events), case.rng()
    answers = 0
    while not state.over() and answers < game.longest:
        seat, answer = random_input(state, rng)
        look = look_at(game, state, seat, rng) if answers % LOOK_EVERY == 0 else ""
        state.apply(seat, answer)
        answers += 1
        yield f"{answers} {seat} {answer} {events}{look}"
        events.clear()
    yield f"{state_hash(state)} {game.winners(state) if state.over() else ''} {game.scores(state)}"


def look_at(game: AnyGame, state: State, seat: int, rng: Rng) -> str:
    """Tell more of a state: its hash, that of a re-dealt one, and what the game's own player would answer there."""
    told = f" {state_hash(state)}"
    if seat < 0:
        return told
    other = game.redeal(state, seat, rng)
    return f"{told} {state_hash(other)} {game.suggest(other, seat, rng)}"


def course(job: tuple[str, int]) -> str:
    """Return the course of one game as a line."""
    id, seed = job
    game = find_game(id)
    digest, count = blake2b(digest_size=12), -1
    for step in steps(game, seed):
        digest.update(f"{step}\n".encode())
        count += 1
    return f"{course_case(game, seed)}: {count} answers, {digest.hexdigest()}"


def courses(count: int) -> Iterator[str]:
    """Tell the build and iterate over the courses of so many seeds of every game, played on all cores."""
    yield "compiled" if COMPILED else "interpreted"
    jobs = [(id, seed) for id in game_ids() for seed in range(count)]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        yield from pool.map(course, jobs, chunksize=CHUNK)


def differences(ours: list[str], others: list[str]) -> list[str]:
    """Return what is wrong where two lists of courses are not the same."""
    if len(ours) != len(others):
        return [f"{len(ours) - 1} games here, {len(others) - 1} there: compare the same number of seeds"]
    if ours[0] == others[0]:
        return [f"both are the {ours[0]} build"]
    pairs = list(zip(ours, others, strict=True))[1:]
    parted = [f"{ours[0]}: {our}\n{others[0]}: {other}" for our, other in pairs if our != other]
    return [f"{len(parted)} of {len(pairs)} games went otherwise:", *parted[:MOST_TOLD]] if parted else []


def main() -> None:
    """Write or compare courses, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seeds", type=int, nargs="?", default=10, help="games of each game")
    parser.add_argument("--against", type=Path, metavar="FILE", help="courses that the other build wrote")
    parser.add_argument("--step", nargs=2, metavar=("GAME", "SEED"), help="tell one game answer by answer")
    wish = parser.parse_args()
    if wish.step:
        print("\n".join(steps(find_game(wish.step[0]), int(wish.step[1]))))
    elif wish.against is None:
        for line in courses(wish.seeds):
            print(line)
    else:
        ours = list(courses(wish.seeds))
        wrong = differences(ours, wish.against.read_text("utf-8").splitlines())
        if wrong:
            sys.exit("\n".join(wrong))
        print(f"{len(ours) - 1} games took the same course in both builds")


if __name__ == "__main__":
    main()
