"""What all bots are measured by stays what it was: `heuristic-1` answers as release 0.1.0 recorded it.

Its records are followed as far as today's rules go the same way.  What is better than those rules of thumb belongs into
the `Mind` of a game, never into its `suggest`.
"""

import gzip
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest

from cosmodrome.bots.roster import find_bot
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.files.replay import replay
from cosmodrome.kernel.record import record_from_json
from cosmodrome.registry import AnyGame, find_game

RECORDS: Final = Path(__file__).parents[1] / "release" / "0.1.0"
MATCHES: Final = 4  # of each game, in which its own player had all seats
# Answers that are known to be others than then, and why.
CHANGED: Final = {
    "red_planet": 2,  # lots are drawn otherwise, by which it imagines what others do
    "metal_adventures": 3,  # a bid that today's rules of bidding (MA-10) let it word otherwise
}


def matches(game: AnyGame) -> Iterator[tuple[int, dict[str, Any]]]:
    """Return the matches that the game's own player played, by number, as far as their set-up exists today."""
    with gzip.open(RECORDS / f"{game.id}.jsonl.gz", "rt", encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            match = json.loads(line)
            match["record"]["version"] = game.version
            if match["player"] == "heuristic":
                yield number, match


def followed(game: AnyGame, number: int, match: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Play a match again as long as it means today what it meant then; return what was answered and what would be."""
    record = record_from_json(match["record"])
    record.hashes = {}
    try:
        state = replay(game, record, upto=0)
    except RecordError:  # an option that is no more
        return
    measure, rng = find_bot("heuristic-1"), Rng(number + 1)  # as tests/release/write.py drew lots
    for (seat, answer), told in zip(record.inputs, match["course"], strict=True):
        rng.below(len(state.seats_to_answer()) or 1)
        if not state.is_legal(seat, answer) or game.notation(state, seat, answer) != told:
            return
        if seat < 0:
            state.sample(seat, rng)
        else:
            would = measure.answer(game, game.redeal(state, seat, rng), seat, rng)
            yield told, game.notation(state, seat, would)
        state.apply(seat, answer)


@pytest.mark.parametrize(
    ("id", "least"),
    [("galaxy_trucker", 500), ("metal_adventures", 500), ("red_planet", 50), ("space_base", 500), ("star_realms", 500)],
)
def test_the_measure_answers_as_release_0_1_0_did(id: str, least: int) -> None:
    game = find_game(id)
    answers = [pair for number, match in islice(matches(game), MATCHES) for pair in followed(game, number, match)]
    changed = [(then, now) for then, now in answers if then != now]
    assert len(answers) >= least, f"only {len(answers)} answers could be followed"
    assert len(changed) <= CHANGED.get(id, 0), changed
