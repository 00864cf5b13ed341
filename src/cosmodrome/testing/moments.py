"""Real moments of games for the tests of the browser client: ``python -m cosmodrome.testing.moments``.

``web/tests/moments/<game>.json`` holds, from seeded games of random players: one event of every kind, one option of
each label, a view of each mode, and the sheet of all components that these mention.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.game import Json
from cosmodrome.kernel.state import Event
from cosmodrome.kernel.view import message_json, observe, option_json
from cosmodrome.registry import AnyGame, find_game

GAMES: Final = 12  # of every mode
MOST_ANSWERS: Final = 4000  # in a game
SEEN_AFTER: Final = 40  # answers that a view shows
MOST_OPTIONS: Final = 60  # that are read of one question


class Gatherer:
    """Plays games and keeps the first of everything."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.found: dict[str, dict[str, object]] = {"events": {}, "options": {}, "views": {}}

    def gather(self) -> Json:
        """Play, and return all that was found."""
        for mode in self.game.modes:
            for seed in range(GAMES):
                self.play(mode.id, mode.seats[seed % len(mode.seats)], seed)
        found = {kind: dict(sorted(some.items())) for kind, some in self.found.items()}
        mentioned = set(re.findall(r'"([a-z0-9_]+)"', json.dumps(found)))
        return {**found, "sheet": {id: one for id, one in self.game.sheet().items() if id in mentioned}}

    def play(self, mode: str, seats: int, seed: int) -> None:
        """Play one game with random answers."""
        events: list[Event] = []
        state, rng = self.game.start(self.game.check(mode, seats, {}), SeededChance(seed), events), Rng(seed)
        for number in range(MOST_ANSWERS):
            self.note_events(events, mode)
            events.clear()
            if state.over():
                return
            seat = state.next_seat()
            self.note_options(state, seat)
            if number == SEEN_AFTER:
                self.found["views"].setdefault(mode, observe(self.game, state, seat))
            state.apply_legal(seat, state.sample(seat, rng))

    def note_options(self, state: Any, seat: int) -> None:
        """Keep the first option of each label."""
        for answer in state.legal(seat)[:MOST_OPTIONS]:
            option = self.game.option(state, seat, answer)
            self.found["options"].setdefault(option.label.id, option_json(option))

    def note_events(self, events: list[Event], mode: str) -> None:
        """Keep the first event of each kind."""
        for event in events:
            name = self.game.events[event[0]]
            if name not in self.found["events"]:
                say, values = message_json(self.game.tell(event)), self.game.values(event)
                told = {"event": name, "values": values, "say": say, "rule": self.game.why(event, mode)}
                self.found["events"][name] = told


def moments_of(game: str) -> str:
    """Return the moments of a game as a file has them."""
    return json.dumps(Gatherer(find_game(game)).gather(), ensure_ascii=False, separators=(",", ":")) + "\n"


def main(folder: Path, games: list[str]) -> None:
    """Write the moments of games."""
    for game in games:
        (folder / f"{game}.json").write_text(moments_of(game), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
