"""For toy games of tests: a state that answers for all its questions by their numbers, with a table of attributes."""

from typing import Final

from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.answering.domain import Domain
from cosmodrome.kernel.message import Refusal
from cosmodrome.kernel.program import Program
from cosmodrome.kernel.question import Answers, Question
from cosmodrome.kernel.state import State


class HookedState(State):
    """Says by kind of question what is well-formed, legal, and why not."""

    def __init__(self) -> None:
        super().__init__()
        self.program = HOOKS

    def legal_answers(self, kind: int, seat: int) -> list[int]:
        """Return the legal answers of an asked seat, ascending."""
        raise NotImplementedError

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        """Say why an answer of an asked seat is not legal."""
        raise NotImplementedError

    def domain_of(self, kind: int, seat: int) -> Domain:
        """Return what is well-formed."""
        raise NotImplementedError

    def confirms(self, kind: int) -> bool:
        """Tell whether this kind is asked even when forced."""
        return False


class Hooked(Question[State]):
    """A question whose state answers for it."""

    def __init__(self, kind: int) -> None:
        super().__init__("", "")
        self.kind = kind

    def legal(self, g: State, seat: int, answers: Answers) -> None:
        assert isinstance(g, HookedState)
        for answer in g.legal_answers(int(self.kind), seat):
            answers.add(answer)

    def domain(self, g: State, seat: int) -> Domain:
        assert isinstance(g, HookedState)
        return g.domain_of(int(self.kind), seat)

    def refusal(self, g: State, seat: int, answer: int) -> Refusal | None:
        assert isinstance(g, HookedState)
        return g.refuse(int(self.kind), seat, answer)

    def only(self, g: State, seat: int, answers: Answers) -> int:
        assert isinstance(g, HookedState)
        legal = g.legal_answers(int(self.kind), seat)
        return legal[0] if len(legal) == 1 else NO_ANSWER

    def confirms(self, g: State) -> bool:
        assert isinstance(g, HookedState)
        return g.confirms(int(self.kind))


HOOKS: Final = Program([], [], [Hooked(kind) for kind in range(8)])
