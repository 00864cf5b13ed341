"""The fee (MA-9), and trophies: to give back at the start (MA-2.4), to be revealed between steps (MA-6)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.board import is_fulfilled, refuse_reveal
from cosmodrome.games.metal_adventures.face.warnings import penalty
from cosmodrome.games.metal_adventures.face.words import held_trophy, own_trophy, plain
from cosmodrome.games.metal_adventures.questions.base import Choice, Sided
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.agenda import ALL
from cosmodrome.kernel.message import Option, Refusal
from cosmodrome.kernel.question import Answers, Question


@final
class Fee(Choice):
    """Pay the brotherhood, or not (MA-9.1)."""

    def __init__(self) -> None:
        super().__init__("fee", "MA-9.1", {"refuse": "refuse-fee", "pay": "pay-fee"})
        self.pay: Final = self.parts[1]

    def option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        warning = None if self.pay.has(answer) else penalty(g, seat)
        return super().option(g, seat, answer)._replace(warning=warning)


@final
class Return(Question[MetalAdventures]):
    """Which of three trophies to give back at the start (MA-2.4)."""

    def __init__(self) -> None:
        super().__init__("return", "MA-2.4", ALL)
        self.place: Final = self.part("place", 3)

    def refuse(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        return None

    def option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        return own_trophy(g, seat, answer, "return", int(self.place.value(answer)), "MA-2.4")

    def notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return f"return {held_trophy(g, seat, int(self.place.value(answer)))}"


@final
class Reveal(Sided):
    """A trophy to be revealed between two steps, or none (MA-6.6)."""

    def __init__(self) -> None:
        super().__init__("reveal", "MA-6.6")
        self.nothing: Final = self.part("pass")
        self.place: Final = self.part("place", 3)
        self.add_asides()

    def confirms(self, g: MetalAdventures) -> bool:
        """Ask to reveal even those who have nothing to reveal, so that nobody learns who has (MA-6.6c)."""
        return True

    def is_secret(self, g: MetalAdventures) -> bool:
        return True

    def list_own(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        answers.add(self.nothing.first)
        for place in range(t.TROPHIES.size(g, seat)):
            if is_fulfilled(g, seat, t.TROPHIES.get(g, seat, place)):
                answers.add(self.place.of(place))

    def refuse_own(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        return None if self.nothing.has(answer) else refuse_reveal(g, seat, self.place.value(answer))

    def own_option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return plain(answer, "no-reveal", "MA-6.6")
        return own_trophy(g, seat, answer, "reveal", int(self.place.value(answer)), "MA-6.2")

    def own_notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return "pass" if self.nothing.has(answer) else f"reveal {held_trophy(g, seat, int(self.place.value(answer)))}"


FEE: Final[Fee] = Fee()
RETURN: Final[Return] = Return()
REVEAL: Final[Reveal] = Reveal()
