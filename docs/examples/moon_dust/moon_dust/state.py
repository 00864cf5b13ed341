"""The table of Moon Dust, and what may be answered."""

from typing import ClassVar, Final

from cosmodrome.kernel.domain import Domain, Pick
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Message, Refusal
from cosmodrome.kernel.state import State

CRYSTALS: Final = 40
CONTRACTS: Final = (1, 2, 3, 4, 5, 6)  # bonus points, secret until the end

DIG_OR_FLY: Final = 0  # the only kind of question; its answers:
DIG: Final = 0
FLY: Final = 1

DIE: Final = 0  # streams of chance
DECK: Final = 1


class MoonDust(State):
    """Where everything lies: ints and lists of ints, nothing else."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round",
        "rounds",
        "active",
        "mine",
        "hold",
        "bases",
        "contracts",
        "deck",
        "shown",
    )

    def __init__(self) -> None:
        super().__init__()
        self.round: int = 0
        self.rounds: int = 0
        self.active: int = 0
        self.mine: int = 0
        self.hold: int = 0  # crystals in the ship of the active seat
        self.bases: list[int] = []
        self.contracts: list[int] = []  # by seat
        self.deck: list[int] = []  # contracts that nobody has, in no order
        self.shown: int = 0  # 1 when the contracts lie open

    def clone(self) -> "MoonDust":
        copy = MoonDust()
        self.copy_kernel(copy)
        copy.round = self.round
        copy.rounds = self.rounds
        copy.active = self.active
        copy.mine = self.mine
        copy.hold = self.hold
        copy.bases = self.bases.copy()
        copy.contracts = self.contracts.copy()
        copy.deck = self.deck.copy()
        copy.shown = self.shown
        return copy

    def domain_of(self, kind: int, seat: int) -> Domain:
        return Pick(2)

    def legal_answers(self, kind: int, seat: int) -> list[int]:
        return [answer for answer in (DIG, FLY) if self.refuse(kind, seat, answer) is None]

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        if answer == DIG:
            return None if self.mine > 0 else Refusal("MD-2.2", Message("refused-mine-empty"))
        if answer == FLY:
            return None if self.hold > 0 else Refusal("MD-2.1", Message("refused-hold-empty"))
        return OUT_OF_DOMAIN
