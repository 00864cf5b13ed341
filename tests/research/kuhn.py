"""Kuhn poker as a declared game: three cards, two players, one bet; what it is worth is known."""

from typing import ClassVar, Final, final

from cosmodrome.kernel.agenda import bit
from cosmodrome.kernel.components import Components
from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.kernel.event import NUMBER, SEAT, Events
from cosmodrome.kernel.fields import HIDDEN, OWN, Layout
from cosmodrome.kernel.game import Mode, Names, Setup
from cosmodrome.kernel.message import Refusal
from cosmodrome.kernel.program import program_in
from cosmodrome.kernel.question import Question
from cosmodrome.kernel.state import State

CARDS: Final = 3
TABLE: Final = Layout()
DECK: Final = TABLE.piles("deck", 1, CARDS, "card", HIDDEN)  # in no order
PASSES: Final = TABLE.cell("passes")  # in a row
PAID: Final = TABLE.seat_cell("paid")
FOLDED: Final = TABLE.seat_cell("folded")
HAND: Final = TABLE.seat_cell("hand", "card", -1, OWN)
TABLE.close()
EVENTS: Final = Events()
DEALT: Final = EVENTS.add("dealt", {"seat": SEAT, "card": NUMBER}, "")
ACTED: Final = EVENTS.add("acted", {"seat": SEAT, "answer": NUMBER}, "")
DATA: Final = Components("")
DATA.add("card", ["jack", "queen", "king"], {name: {"en": name, "ru": name} for name in ("jack", "queen", "king")})


@final
class Play(Question[State]):
    def __init__(self) -> None:
        super().__init__("play", "")
        self.quiet: Final = self.part("pass")
        self.bet: Final = self.part("bet")

    def refuse(self, g: State, seat: int, answer: int) -> Refusal | None:
        return None


PLAY: Final[Play] = Play()


def deal(g: State, seat: int) -> None:
    card = DECK.take_unordered(g, 0, g.roll(DECK.size(g, 0), 0))
    HAND.set(g, seat, card)
    PAID.set(g, seat, 1)
    DEALT.emit_to(g, bit(seat), seat, card)
    if seat == 0:
        g.then(deal, 1)
    else:
        PLAY.put(g, 0, act)


def act(g: State, answer: int, seat: int) -> None:
    other = 1 - seat
    ACTED.emit(g, seat, answer)
    is_called = PAID.get(g, other) > PAID.get(g, seat)
    PAID.add(g, seat, answer)
    if is_called:
        FOLDED.set(g, seat, 1 - answer)
        return
    PASSES.add(g, 1 - answer)
    if answer or PASSES.get(g) < 2:
        PLAY.put(g, other, act)


class Kuhn(DeclaredGame[State, Components]):
    id = "kuhn"
    name: ClassVar[Names] = {"en": "Kuhn poker", "ru": "Покер Куна"}
    version = 1
    modes = (Mode("standard", {"en": "Standard", "ru": "Обычная игра"}, (2,)),)
    streams = ("deck",)
    happenings = EVENTS
    program = program_in([deal, act], [PLAY], TABLE)

    def set_up(self, state: State, setup: Setup) -> None:
        for card in range(CARDS):
            DECK.add(state, 0, card)
        state.then(deal, 0)

    def scores(self, state: State) -> list[int]:
        if any(FOLDED.get(state, seat) for seat in range(2)):
            loser = 0 if FOLDED.get(state, 0) else 1
        else:
            loser = 0 if HAND.get(state, 0) < HAND.get(state, 1) else 1
        lost = int(PAID.get(state, loser))
        return [-lost if seat == loser else lost for seat in range(2)]


GAME: Final = Kuhn(DATA)
