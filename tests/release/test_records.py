"""Records that earlier releases wrote: the same course and the same result, however the software has changed since.

From the first change of a game's rules on its old records are refused with a word that says which release plays them.
"""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.files.replay import replay
from cosmodrome.kernel.record import Record, record_from_json
from cosmodrome.registry import find_game

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.jsonl.gz"))


def matches(path: Path) -> list[dict[str, Any]]:
    """Return the matches of a file."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def course(record: Record) -> tuple[list[str], dict[str, object]]:
    """Play a record again; return its inputs in notation and its result.

    The hashes are left out: they change whenever the table of a game is laid out in another way.
    """
    game = find_game(record.game)
    record.hashes = {}
    told = []
    state = replay(game, record, upto=0)
    for seat, answer in record.inputs:
        told.append(game.notation(state, seat, answer))
        state.apply(seat, answer)
    return told, {"winners": game.winners(state), "scores": game.scores(state)}


def test_every_game_has_its_files() -> None:
    assert [path.name.split(".")[0] for path in FILES] == [
        "galaxy_trucker",
        "metal_adventures",
        "red_planet",
        "space_base",
        "star_realms",
    ]
    assert all(len(matches(path)) == 20 for path in FILES)


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.name.split('.')[0]}" for path in FILES])
def test_records_of_a_release_replay_to_the_same_course_and_result(path: Path) -> None:
    for number, match in enumerate(matches(path)):
        record = record_from_json(match["record"])
        if record.version != find_game(record.game).version:
            with pytest.raises(RecordError, match=rf"Release {path.parent.name} of Cosmodrome plays it\."):
                course(record)
            continue
        told, result = course(record)
        where = f"line {number + 1} of {path.parent.name}/{path.name}"
        assert told == match["course"], where
        assert result == match["record"]["result"], where
