"""A table whose rules this server does not have: people, talk and inputs are known, but not what they led to."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from cosmodrome.kernel.record import Record, Rewind
from cosmodrome.kernel.state import Event
from cosmodrome.protocol import Status
from cosmodrome.registry import AnyGame
from cosmodrome.server.table.entry import Entry
from cosmodrome.server.table.table import Table
from cosmodrome.server.table.terms import Terms


class ShelvedTable(Table):
    """Folds entries without playing: enough to say who sat there and to hand out the record."""

    def __init__(self, terms: Terms, game: AnyGame, status: Status) -> None:
        super().__init__(terms, game)
        self.known_status: Final = status  # whether it ended is only known from when it was played
        self.inputs: list[tuple[int, int]] = []
        self.taken_back: Final[list[Rewind]] = []

    def fold(self, entries: Iterable[Entry]) -> None:
        """Apply all entries."""
        super().fold(entries)
        if self.known_status == "over":
            self.status = "over"

    def start(self) -> list[Event]:
        """Begin with what was played before, if there is something."""
        self.inputs = self.terms.record().inputs
        self.status = "playing"
        return []

    def take_answer(self, entry: Entry, given: bool) -> list[Event]:
        """Write a seat's answer down."""
        self.inputs.append((entry.seat, entry.value))
        self.ending.clear()
        self.play_on(entry, given)
        return []

    def undo(self, seat: int) -> None:
        """Take the last answer back."""
        self.inputs.pop()

    def rewind(self, inputs: int, agreed: list[int]) -> None:
        """Go back to an earlier moment."""
        self.taken_back.append(Rewind(inputs, self.inputs[inputs:], agreed))
        del self.inputs[inputs:]

    def repeat_from(self, inputs: int) -> None:
        """Go back to an earlier moment as release 0.1.0 did."""
        del self.inputs[inputs:]

    def note_times(self, entry: Entry) -> None:
        """Nobody is asked here."""

    def record(self) -> Record:
        """Return the record, without what only the rules know: hashes and result."""
        return self.published(replace(self.terms.record(), inputs=self.inputs, rewinds=self.taken_back))

    def waiting_to_end(self) -> list[int]:
        """Return the seats whose persons have not agreed to end the match without a result."""
        return [i for i, seat in enumerate(self.seats) if seat.must_agree() and i not in self.ending]
