"""Writes what a release leaves behind, for later releases to be tested with: records and a server's database.

    python -m tests.release.write FOLDER

This must be run by the release itself (check its tag out first) and once only: later code would write what later code
does.  ``FOLDER/<game>.jsonl.gz`` has a match a line, with its course in notation; ``FOLDER/server.db.gz`` is the SQLite
file of a server at which people played, and ``FOLDER/server.json`` says who they are and what they left.
"""

import asyncio
import gzip
import json
import random
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from tests.release.visit import visit

from cosmodrome.kernel.chance import Chance, KeyedChance, Rng, SeededChance
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.files.keys import key_hash
from cosmodrome.kernel.game import Json, Setup
from cosmodrome.kernel.match import Match
from cosmodrome.registry import AnyGame, games

MATCHES = 20  # of each game


def tables(game: AnyGame) -> list[tuple[str, int]]:
    """Return modes with seat counts so that every mode and every number of seats comes up."""
    counts = {mode.id: islice(cycle(mode.seats), place, None) for place, mode in enumerate(game.modes)}
    return [(mode, next(counts[mode])) for mode in islice(cycle(counts), MATCHES)]


def setup_of(game: AnyGame, mode: str, seats: int, rng: Rng) -> Setup:
    """Return a set-up with some options, where they go together."""
    options = {setting.id: setting.low + rng.below(setting.high - setting.low + 1) for setting in game.settings}
    try:
        return game.check(mode, seats, options)
    except BadSetup:
        return game.check(mode, seats, {})


def chance_for(number: int) -> tuple[Chance, Json]:
    """Return a seed or a promised key, in turn."""
    if number % 3:
        return SeededChance(number), {"seed": number}
    key = random.Random(number).randbytes(32)
    return KeyedChance(key), {"key_hash": key_hash(key), "key": key.hex()}


def play(game: AnyGame, setup: Setup, number: int, player: str) -> Json | None:
    """Play one match; return its record and its course, or nothing when it does not come to an end."""
    match: Match[Any] = Match(game, setup, *chance_for(number))
    rng, course = Rng(number + 1), list[str]()
    while not match.state.over():
        if len(course) >= game.longest // 4:
            return None
        seats = match.state.seats_to_answer()
        seat = seats[rng.below(len(seats))]
        if player == "heuristic" and seat >= 0:
            answer = game.suggest(game.redeal(match.state, seat, rng), seat, rng)
        else:
            answer = match.state.sample(seat, rng)
        course.append(game.notation(match.state, seat, answer))
        match.answer(seat, answer)
    return {"player": player, "record": match.record.to_json(), "course": course}


def matches(game: AnyGame) -> Iterator[Json]:
    """Play the matches of one game: about half of them at random, half of them with options of their own."""
    for number, (mode, seats) in enumerate(tables(game)):
        rng = Rng(number + 100)
        player = ("heuristic", "random")[rng.below(2)]
        setup = setup_of(game, mode, seats, rng) if number % 4 > 1 else game.check(mode, seats, {})
        made = play(game, setup, number, player) or play(game, game.check(mode, seats, {}), number, "heuristic")
        assert made is not None, f"{game.id} {mode} {seats} does not come to an end"
        yield made


def write_packed(path: Path, data: bytes) -> None:
    """Write a packed file that depends on its content alone."""
    with path.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, 0) as packed:
        packed.write(data)


def main(folder: Path) -> None:
    """Write everything."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games().values():
        lines = [json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n" for made in matches(game)]
        write_packed(folder / f"{game.id}.jsonl.gz", "".join(lines).encode())
        print(game.id, len(lines))
    database, told = asyncio.run(visit())
    write_packed(folder / "server.db.gz", database)
    (folder / "server.json").write_text(json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
