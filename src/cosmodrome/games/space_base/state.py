"""The state of a game of Space Base: the table, and what the kernel asks about it."""

from cosmodrome.games.space_base.answers import (
    BUY,
    DICE,
    SEPARATE,
    SUM,
    USE,
    domain_of,
    legal_other,
    legal_purchase,
    legal_use,
    refuse,
)
from cosmodrome.games.space_base.table import Table
from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.domain import Domain
from cosmodrome.kernel.message import Refusal


class SpaceBase(Table):
    """What the rules call ``g``."""

    def clone(self) -> "SpaceBase":
        copy = SpaceBase()
        self.copy_kernel(copy)
        self.copy_table(copy)
        return copy

    def legal_answers(self, kind: int, seat: int) -> list[int]:
        if kind == DICE:
            return [SEPARATE, SUM]
        if kind == BUY:
            return legal_purchase(self, seat, 0, 0)
        if kind == USE:
            return legal_use(self, seat)
        return legal_other(self, kind, seat)

    def only_answer(self, kind: int, seat: int) -> int:
        """Know without a list that there are always two ways to use the dice."""
        return NO_ANSWER if kind == DICE else super().only_answer(kind, seat)

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        return refuse(self, kind, seat, answer)

    def domain_of(self, kind: int, seat: int) -> Domain:
        return domain_of(kind)

    def confirms(self, kind: int) -> bool:
        """Ask in ability windows also seats that can only pass, where the table wants it so."""
        return kind == USE and self.ask_idle
