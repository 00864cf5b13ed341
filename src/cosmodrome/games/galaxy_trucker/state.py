"""The state of a game of Galaxy Trucker: the table, and what the kernel asks about it."""

from cosmodrome.games.galaxy_trucker import answers
from cosmodrome.games.galaxy_trucker.building_answers import (
    can_return,
    can_set_aside,
    has_place,
    legal_put,
    legal_race,
    legal_turn,
    refuse_put,
    refuse_race,
    refuse_turn,
    sample_put,
    sample_turn,
)
from cosmodrome.games.galaxy_trucker.flight_answers import legal_flight, refuse_flight
from cosmodrome.games.galaxy_trucker.table import Table
from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.domain import Domain, Pick
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Refusal


class GalaxyTrucker(Table):
    """What the rules call ``g``."""

    def clone(self) -> "GalaxyTrucker":
        copy = GalaxyTrucker()
        self.copy_kernel(copy)
        self.copy_table(copy)
        return copy

    def legal_answers(self, kind: int, seat: int) -> list[int]:
        if kind == answers.TURN:
            return legal_turn(self, seat)
        if kind == answers.PUT:
            return legal_put(self, seat)
        if kind == answers.RACE:
            return [answers.RUN_OUT] if seat < 0 else legal_race(self, seat)
        return legal_flight(self, kind, seat)

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        if kind > answers.PUT or kind == answers.READY:
            return refuse_flight(self, kind, seat, answer)
        if answer < 0 or answer >= answers.ACTS or (seat < 0 and answer != answers.RUN_OUT):
            return OUT_OF_DOMAIN
        if kind == answers.TURN:
            return refuse_turn(self, seat, answer)
        if kind == answers.PUT:
            return refuse_put(self, seat, answer)
        return None if seat < 0 else refuse_race(self, seat, answer)

    def domain_of(self, kind: int, seat: int) -> Domain:
        return Pick(1 if seat < 0 else answers.SIZES[kind])

    def confirms(self, kind: int) -> bool:
        """Wait for the start signal; and end a building turn only on request."""
        return kind == answers.READY

    def only_answer(self, kind: int, seat: int) -> int:
        """Return the seat's single legal answer, or NO_ANSWER; most questions have a choice by their nature."""
        if kind == answers.TURN or kind == answers.GIVE_UP:
            return NO_ANSWER
        if kind == answers.PUT:
            ship = self.at[seat]
            aside, back = can_set_aside(self, ship), can_return(self, seat)
            if (aside and back) or ((aside or back) and has_place(self, ship, self.hand[seat])):
                return NO_ANSWER
        legal = self.legal_answers(kind, seat)
        return legal[0] if len(legal) == 1 else NO_ANSWER

    def sample(self, seat: int, rng: Rng) -> int:
        """Return a random legal answer; building is mostly done with tiles, and few ships give up."""
        kind = self.question().kind
        if seat >= 0:
            if kind == answers.TURN:
                return sample_turn(self, seat, rng)
            if kind == answers.PUT:
                return sample_put(self, seat, rng)
            if kind == answers.GIVE_UP:
                return answers.YES if rng.below(30) == 0 else answers.NO
        legal = self.legal(seat)
        return legal[rng.below(len(legal))]
