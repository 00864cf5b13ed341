"""A match in progress: the state, its record, and how far it can be taken back."""

from collections.abc import Mapping
from typing import Generic, NamedTuple

from cosmodrome import __version__
from cosmodrome.kernel.agenda import ANY, SPECTATOR
from cosmodrome.kernel.chance import Chance, SeededChance
from cosmodrome.kernel.errors import IllegalAnswer
from cosmodrome.kernel.files.replay import kept_hash, switches
from cosmodrome.kernel.files.snapshot import state_hash
from cosmodrome.kernel.game import Game, Json, S, Setup
from cosmodrome.kernel.message import OLD_QUESTION
from cosmodrome.kernel.record import HASH_EVERY, Record, Rewind
from cosmodrome.kernel.state import Event


class Progress(NamedTuple):
    """What one input brought: how many inputs there are now, and what happened."""

    inputs: int
    events: list[Event]


class Match(Generic[S]):
    """Drives one state by inputs and writes them down."""

    def __init__(
        self, game: Game[S], setup: Setup, chance: Chance, chance_json: Json, skip_forced: bool = True
    ) -> None:
        self.game = game
        self.chance = chance
        self.record = Record(game.id, game.version, setup, chance_json, skip_forced)
        self.record.data, self.record.release = game.data_hash(), __version__
        self.opening: list[Event] = []
        self.state = game.start(setup, chance, self.opening, skip_forced)
        self.state.events = None
        self.past: list[S] = []  # states before the last inputs to which whoever decided last may go back, oldest first
        self.given: set[int] = set()  # which inputs, counted from 0, a driver gave: nobody has decided anything there
        self.switches: dict[int, Chance] = {}  # where rolls come from elsewhere, by number of inputs
        self.note_hash(0)

    @classmethod
    def seeded(
        cls, game: Game[S], seats: int, seed: int, mode: str = "", options: Mapping[str, int] | None = None
    ) -> "Match[S]":
        """Start a match whose chance comes from a seed."""
        return cls(game, game.check(mode, seats, options or {}), SeededChance(seed), {"seed": seed})

    @classmethod
    def begin(cls, game: Game[S], record: Record, chance: Chance) -> "Match[S]":
        """Set a recorded match up anew, for its inputs to follow."""
        match = cls(game, record.setup, chance, record.chance, record.skip_forced)
        match.record.players, match.record.created_at = list(record.players), record.created_at
        match.record.rewinds = list(record.rewinds)
        match.switches = switches(record, chance)
        match.switch_chance()
        return match

    @classmethod
    def resume(cls, game: Game[S], record: Record, chance: Chance, upto: int = -1) -> "Match[S]":
        """Take a record up again after its last input, or after its first ``upto`` ones."""
        match = cls.begin(game, record, chance)
        for seat, answer in record.inputs if upto < 0 else record.inputs[:upto]:
            match.answer(seat, answer)
        return match

    def switch_chance(self) -> None:
        """Roll from elsewhere where the match was once taken back to here; nothing before can be taken back freely."""
        chance = self.switches.get(len(self.record.inputs))
        if chance is not None:
            self.state.chance = chance
            self.past.clear()

    def answer(self, seat: int, answer: int, number: int = 0, given: bool = False) -> Progress:
        """Take a seat's answer, to the question of that number if there is one; a refused one changes nothing.

        What a driver has given is not in the way of taking back what was decided before.
        """
        state = self.state
        if number and not state.over() and state.question().mode != ANY and state.question().number != number:
            raise IllegalAnswer(OLD_QUESTION)
        before = state.clone()
        events: list[Event] = []
        state.events = events
        try:
            state.apply(seat, answer)
        finally:
            state.events = None
        self.write_down(seat, answer, before, given)
        self.switch_chance()
        return Progress(len(self.record.inputs), events)

    def write_down(self, seat: int, answer: int, before: S, given: bool) -> None:
        """Put the input on record; forget the past when somebody learned something or another seat decided."""
        inputs = self.record.inputs
        if given:
            self.given.add(len(inputs))
        elif self.decided_by() != seat:
            self.past.clear()
        self.past.append(before)
        if self.state.learned != before.learned:
            self.past.clear()
        inputs.append((seat, answer))
        self.note_hash(len(inputs))
        if self.state.over():
            winners, scores = self.game.winners(self.state), self.game.scores(self.state)
            self.record.result = {"winners": winners, "scores": scores}

    def note_hash(self, count: int) -> None:
        """Write the hash of the state down, now and then and at the end."""
        if count % HASH_EVERY == 0 or self.state.over():
            self.record.hashes[count] = state_hash(self.state)

    def last_decision(self) -> int:
        """Return how many inputs there were before the last one that somebody decided; -1 where there is none."""
        last = len(self.record.inputs) - 1
        while last in self.given:
            last -= 1
        return last

    def decided_by(self) -> int:
        """Return the seat that decided last."""
        last = self.last_decision()
        return self.record.inputs[last][0] if last >= 0 else SPECTATOR

    def undoer(self) -> int:
        """Return the seat that may freely take back what it decided last, or SPECTATOR."""
        last = self.last_decision()
        return self.record.inputs[last][0] if last >= len(self.record.inputs) - len(self.past) else SPECTATOR

    def can_undo(self, seat: int) -> bool:
        """Tell whether this seat may freely take back what it decided last."""
        return seat != SPECTATOR and self.undoer() == seat

    def undo(self, seat: int) -> bool:
        """Take back what the seat decided last if nobody has learned anything since; say whether it was done."""
        if not self.can_undo(seat):
            return False
        self.record.result = None
        for _ in range(len(self.record.inputs) - self.last_decision()):
            self.record.hashes.pop(len(self.record.inputs), None)
            self.record.inputs.pop()
            self.given.discard(len(self.record.inputs))
            self.state = self.past.pop()
        return True

    def rewind(self, inputs: int, agreed: list[int]) -> None:
        """Go back to an earlier moment whatever was learned since, by consent of all; what comes is rolled afresh."""
        rewinds = [*self.record.rewinds, Rewind(inputs, self.record.inputs[inputs:], agreed)]
        kept = self.record.inputs[:inputs]
        self.repeat_from(inputs)
        self.record.rewinds = rewinds
        self.switches = {count: chance for count, chance in self.switches.items() if count < inputs}
        self.switches[inputs] = self.chance.fresh(len(rewinds), kept_hash(kept))
        self.switch_chance()

    def repeat_from(self, inputs: int) -> None:
        """Go back to an earlier moment and roll the same again, as release 0.1.0 did."""
        given = {count for count in self.given if count < inputs}
        earlier = Match.resume(self.game, self.record, self.chance, inputs)
        self.state, self.record, self.past = earlier.state, earlier.record, earlier.past
        self.switches, self.given = earlier.switches, given
