"""The state of a game of Star Realms: the table, and what the kernel asks about it."""

from cosmodrome.games.star_realms.answers import MAIN, domain_of, legal_other, refuse_other
from cosmodrome.games.star_realms.main_phase import legal_main, refuse_main
from cosmodrome.games.star_realms.table import Table
from cosmodrome.kernel.domain import Domain
from cosmodrome.kernel.message import Refusal


class StarRealms(Table):
    """What the rules call ``g``."""

    def clone(self) -> "StarRealms":
        copy = StarRealms()
        self.copy_kernel(copy)
        self.copy_table(copy)
        return copy

    def legal_answers(self, kind: int, seat: int) -> list[int]:
        if kind == MAIN:
            return legal_main(self, seat)
        return legal_other(self, kind, seat)

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        if kind == MAIN:
            return refuse_main(self, seat, answer)
        return refuse_other(self, kind, seat, answer)

    def domain_of(self, kind: int, seat: int) -> Domain:
        return domain_of(self, kind, seat)

    def confirms(self, kind: int) -> bool:
        """End a turn only on request: until then its player may still take something back."""
        return kind == MAIN
