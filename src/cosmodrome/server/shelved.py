"""A table whose rules this server does not have: people, talk and inputs are known, but not what they led to."""

from collections.abc import Iterable
from typing import Final

from cosmodrome.kernel.record import Record
from cosmodrome.kernel.state import Event
from cosmodrome.protocol import Status
from cosmodrome.registry import AnyGame
from cosmodrome.server.entry import Entry
from cosmodrome.server.table import Table
from cosmodrome.server.terms import Terms


class ShelvedTable(Table):
    """Folds entries without playing: enough to say who sat there and to hand out the record."""

    def __init__(self, terms: Terms, game: AnyGame, status: Status) -> None:
        super().__init__(terms, game)
        self.known_status: Final = status  # whether it ended is only known from when it was played
        self.inputs: list[tuple[int, int]] = []

    def fold(self, entries: Iterable[Entry]) -> None:
        """Apply all entries."""
        super().fold(entries)
        if self.known_status == "over":
            self.status = "over"

    def start(self, bot: str) -> list[Event]:
        """Begin with what was played before, if there is something."""
        self.fill_seats(bot)
        self.inputs = self.terms.record().inputs
        self.status = "playing"
        return []

    def take_answer(self, entry: Entry) -> list[Event]:
        """Write a seat's answer down."""
        self.inputs.append((entry.seat, entry.value))
        self.going_back = None
        return []

    def undo(self, seat: int) -> None:
        """Take the last answer back."""
        self.inputs.pop()

    def rewind(self, inputs: int) -> None:
        """Go back to an earlier moment."""
        del self.inputs[inputs:]

    def note_times(self, entry: Entry) -> None:
        """Nobody is asked here."""

    def record(self) -> Record:
        """Return the record with its key: the match is not played on here."""
        begun = self.terms.record()
        chance = self.terms.chance_json(secret=False)
        return Record(begun.game, begun.version, begun.setup, chance, begun.skip_forced, self.inputs)
