"""The state of a game of Mission: Red Planet: the table, and what the kernel asks about it."""

from cosmodrome.games.red_planet import answers, refusals
from cosmodrome.games.red_planet.table import Table
from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.domain import Domain
from cosmodrome.kernel.message import Refusal


class RedPlanet(Table):
    """What the rules call ``g``."""

    def clone(self) -> "RedPlanet":
        copy = RedPlanet()
        self.copy_kernel(copy)
        self.copy_table(copy)
        return copy

    def legal_answers(self, kind: int, seat: int) -> list[int]:
        return answers.legal_answers(self, kind, seat)

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        return refusals.refuse(self, kind, seat, answer)

    def domain_of(self, kind: int, seat: int) -> Domain:
        return answers.domain_of(kind)

    def only_answer(self, kind: int, seat: int) -> int:
        """Look whether an answer is forced without listing the answers where that is easy to see."""
        if answers.is_free(self, kind, seat):
            return NO_ANSWER
        return super().only_answer(kind, seat)

    def confirms(self, kind: int) -> bool:
        """Ask about action cards even who can only pass: being skipped would show that they hold none (RP-17.2b)."""
        return kind == answers.ACT
