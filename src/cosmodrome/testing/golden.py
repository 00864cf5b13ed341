"""Golden files: what a game did when somebody last looked, so that no change of behaviour goes unnoticed.

    TestGolden = golden_tests(GAME, folder)

compares the game with the files of its folder, which ``write_golden`` writes:

* ``<mode>-<seats>.txt``             a random match as a readable text;
* ``hashes.txt``                     digests of every state of a few random matches;
* ``v<version>-<mode>-<seats>.json`` the record of a match; written once for each version and never again.

A game with very many modes and seat counts has files for one seat count of each mode.
"""

from collections.abc import Callable
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Final

import pytest

from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.files.replay import replay
from cosmodrome.kernel.files.snapshot import state_hash
from cosmodrome.kernel.game import Game, S
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.record import Record, read_record
from cosmodrome.testing.case import Case, case_of, random_input, some_tables
from cosmodrome.testing.playthrough import every_state, playthrough

HASHES: Final = "hashes.txt"
SEEDS: Final = (1, 2)  # of the hashed matches; unlike seed 0 they have random options
MOST_STATES: Final = 500  # of each match are hashed
DIGEST_EVERY: Final = 50  # states
HOW_TO: Final = "run `make golden`, and read the diff before you commit it"


def golden_files(game: Game[S]) -> dict[str, Callable[[], str]]:
    """Return the golden files of a game by name: for each the function that makes its text."""
    files = {f"{mode}-{seats}.txt": text_maker(case_of(game, mode, seats, 0)) for mode, seats in some_tables(game)}
    return {**files, HASHES: lambda: hashes_text(game)}


def text_maker(case: Case[S]) -> Callable[[], str]:
    """Return the function that tells a match."""
    return lambda: playthrough(case)


def hashes_text(game: Game[S]) -> str:
    """Return digests of every state of a few matches in all modes."""
    cases = [case_of(game, mode, seats, seed) for mode, seats in some_tables(game) for seed in SEEDS]
    return "".join(f"{case}\n{digests_text(case)}" for case in cases)


def digests_text(case: Case[S]) -> str:
    """Return the digest of all states up to there, now and then, a line each."""
    digest, lines, count = blake2b(digest_size=8), list[str](), 0
    for state in islice(every_state(case), MOST_STATES):
        digest.update(state_hash(state).encode())
        count += 1
        if count % DIGEST_EVERY == 0 or state.over():
            lines.append(f"  {count} states: {digest.hexdigest()}\n")
    return "".join(lines)


def golden_record(game: Game[S], mode: str, seats: int) -> Record:
    """Return the record of a match played by the game's own player."""
    seed = 1
    match = Match(game, game.check(mode, seats, {}), SeededChance(seed), {"seed": seed})
    rng = Rng(seed + 1)
    while not match.state.over():
        assert len(match.record.inputs) < game.longest, "the game's own player does not come to an end"
        seat, answer = random_input(match.state, rng)
        if seat >= 0:
            answer = game.suggest(game.redeal(match.state, seat, rng), seat, rng)
        match.answer(seat, answer)
    return match.record


def record_name(game: Game[S], mode: str, seats: int) -> str:
    """Return the file name of the record of the game's present version."""
    return f"v{game.version}-{mode}-{seats}.json"


# -- writing -----------------------------------------------------------------------------------------------------------
def write_golden(game: Game[S], folder: Path) -> list[str]:
    """Write a game's golden files anew and the records that are missing; return the names of what changed."""
    folder.mkdir(parents=True, exist_ok=True)
    changed: list[str] = []
    for name, make in golden_files(game).items():
        changed += write_if_new(folder / name, make())
    for mode, seats in some_tables(game):
        path = folder / record_name(game, mode, seats)
        if not path.exists():
            changed += write_if_new(path, golden_record(game, mode, seats).write())
    for path in left_over(game, folder):
        path.unlink()
        changed.append(path.name)
    return changed


def write_if_new(path: Path, text: str) -> list[str]:
    """Write a file; return its name if it was missing or different."""
    if path.exists() and path.read_text("utf-8") == text:
        return []
    path.write_text(text, "utf-8")
    return [path.name]


def left_over(game: Game[S], folder: Path) -> list[Path]:
    """Return texts of modes and seat counts that the game no longer has."""
    return sorted(path for path in folder.glob("*.txt") if path.name not in golden_files(game))


# -- checking ----------------------------------------------------------------------------------------------------------
def golden_tests(game: Game[S], folder: Path) -> type:
    """Return a class of tests for pytest that compares the game with its golden files."""
    wanted = {record_name(game, mode, seats) for mode, seats in some_tables(game)}
    records = sorted(wanted | {path.name for path in folder.glob("v*.json")})

    class GoldenTests:
        """What the game did when somebody last looked."""

        @pytest.mark.parametrize("name", list(golden_files(game)))
        def test_golden_file(self, name: str) -> None:
            check_text(folder / name, golden_files(game)[name]())

        @pytest.mark.parametrize("name", records)
        def test_golden_record(self, name: str) -> None:
            check_record(game, folder / name)

        def test_no_golden_file_is_left_over(self) -> None:
            names = [path.name for path in left_over(game, folder)]
            assert not names, f"golden files of something the game no longer has: {', '.join(names)}; {HOW_TO}"

    return GoldenTests


def check_text(path: Path, actual: str) -> None:
    """Fail with the first differing lines unless a golden file holds this text."""
    assert path.exists(), f"{path.parent.name}/{path.name} is missing; {HOW_TO}"
    expected = path.read_text("utf-8")
    if expected != actual:
        pytest.fail(f"{path.parent.name}/{path.name} differs {first_difference(expected, actual)}\n{HOW_TO}", False)


def first_difference(expected: str, actual: str, around: int = 3) -> str:
    """Return the first lines that differ, after some that do not."""
    old, new = expected.splitlines(), actual.splitlines()
    at = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    return "\n".join(
        [
            f"from line {at + 1} on:",
            *(f"    {line}" for line in old[max(0, at - around) : at]),
            *(f"  - {line}" for line in old[at : at + around]),
            *(f"  + {line}" for line in new[at : at + around]),
        ]
    )


def check_record(game: Game[S], path: Path) -> None:
    """Fail unless a record replays; one of an older version must be refused in words, never play on differently."""
    assert path.exists(), f"{path.parent.name}/{path.name} is missing; {HOW_TO}"
    record = read_record(path.read_text("utf-8"))
    if record.version != game.version:
        with pytest.raises(RecordError, match=f"version {record.version}, not of {game.id} version {game.version}"):
            replay(game, record)
        return
    try:
        replay(game, record)
    except RecordError as error:
        raise AssertionError(
            f"{path.parent.name}/{path.name}: {error}. If this is meant, raise `version` of the game and {HOW_TO};"
            " if nobody ever had this version, delete the record first."
        ) from None
