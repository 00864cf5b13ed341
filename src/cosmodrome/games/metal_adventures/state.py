"""The state of a game of Metal Adventures: the table, and what the kernel asks about it."""

from cosmodrome.games.metal_adventures import kinds
from cosmodrome.games.metal_adventures.data import MOST_PROPOSALS
from cosmodrome.games.metal_adventures.replies import legal_replies, refuse_reply
from cosmodrome.games.metal_adventures.steps import legal_steps, refuse_step
from cosmodrome.games.metal_adventures.table import Table
from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.domain import Domain, Pick
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Refusal


class MetalAdventures(Table):
    """What the rules call ``g``."""

    def clone(self) -> "MetalAdventures":
        copy = MetalAdventures()
        self.copy_kernel(copy)
        self.copy_table(copy)
        return copy

    def legal_answers(self, kind: int, seat: int) -> list[int]:
        if kind == kinds.STEP:
            return legal_steps(self, seat, self.question().args[1])
        return legal_replies(self, kind, seat)

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        if answer < 0 or answer >= kinds.SIZES[kind]:
            return OUT_OF_DOMAIN
        if kind == kinds.STEP:
            return refuse_step(self, seat, answer, self.question().args[1])
        return refuse_reply(self, kind, seat, answer)

    def domain_of(self, kind: int, seat: int) -> Domain:
        return Pick(kinds.SIZES[kind])

    def confirms(self, kind: int) -> bool:
        """Ask to reveal even those who have nothing to reveal, so that nobody learns who has (MA-6.6c)."""
        return kind == kinds.REVEAL or kind == kinds.STEP or kind == kinds.DRAFT

    def only_answer(self, kind: int, seat: int) -> int:
        """Know without a list that most questions are open: whoever may still write an offer has a choice."""
        if kind == kinds.SPEAK or kind == kinds.BID:
            if self.offers_made(seat) < MOST_PROPOSALS:
                return NO_ANSWER
        elif kind == kinds.FEE or kind == kinds.BETRAY or (kind == kinds.METAL and not self.promises):
            return NO_ANSWER
        legal = self.legal_answers(kind, seat)
        return legal[0] if len(legal) == 1 else NO_ANSWER
