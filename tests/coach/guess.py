"""A small game for tests of the coach: seats in turn guess a coin that lies hidden, and a last roll may decide.

Nobody can know the coin: a wrong guess is bad luck.  To pass is never right: that is a mistake.
"""

from typing import ClassVar, Final

from tests.hooked import HookedState

from cosmodrome.kernel.agenda import Rule, mask_of
from cosmodrome.kernel.answering.domain import Domain
from cosmodrome.kernel.answering.mind import Mind
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.game import Game, Json, Mode, Names, Setting, Setup
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Refusal

HEADS, TAILS, PASS = 0, 1, 2  # answers


class Guess(HookedState):
    """The coin that lies hidden, the turns that are left, and the points."""

    FIELDS: ClassVar[tuple[str, ...]] = ("coin", "turns", "score")

    def __init__(self) -> None:
        super().__init__()
        self.coin = 0
        self.turns = 0
        self.score: list[int] = []

    def legal_answers(self, kind: int, seat: int) -> list[int]:
        return [HEADS, TAILS, PASS]

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        return None if 0 <= answer <= PASS else OUT_OF_DOMAIN

    def domain_of(self, kind: int, seat: int) -> Domain:
        return Domain(3)

    def clone(self) -> "Guess":
        copy = Guess()
        self.copy_kernel(copy)
        copy.coin, copy.turns, copy.score = self.coin, self.turns, self.score.copy()
        return copy


def toss(g: Guess, seat: int) -> None:
    """Hide a coin and ask a seat; or let a roll decide, and end."""
    if g.turns == 0:
        g.score[g.roll(2, 0)] += 1
        return
    g.turns -= 1
    g.coin = g.roll(2, 0)
    g.ask(seat, 0, guessed, seat)


def guessed(g: Guess, answer: int, seat: int) -> None:
    """Give two points for a right guess."""
    g.score[seat] += 2 * (answer == g.coin)
    g.then(toss, 1 - seat)


class GuessMind(Mind[Guess]):
    """Always says heads."""

    def reply(self, g: Guess, seat: int, rng: Rng) -> int:
        return HEADS

    def turn(self, g: Guess) -> int:
        return -g.turns

    def winners(self, g: Guess) -> int:
        return mask_of(GAME.winners(g))

    def lead(self, g: Guess, seat: int) -> int:
        return g.score[seat] - g.score[1 - seat]

    def doubling(self, g: Guess) -> int:
        return 2


class GuessGame(Game[Guess]):
    """The game, without words."""

    id: ClassVar[str] = "guess"
    name: ClassVar[Names] = {"en": "Guess", "ru": "Угадайка"}
    version: ClassVar[int] = 1
    modes: ClassVar[tuple[Mode, ...]] = (Mode("duel", {"en": "Duel", "ru": "Дуэль"}, (2,)),)
    settings: ClassVar[tuple[Setting, ...]] = (Setting("turns", {"en": "Turns", "ru": "Ходы"}, 4, 0, 100),)
    kinds: ClassVar[tuple[str, ...]] = ("guess",)
    events: ClassVar[tuple[str, ...]] = ()
    streams: ClassVar[tuple[str, ...]] = ("coin",)

    def blank(self) -> Guess:
        return Guess()

    def set_up(self, state: Guess, setup: Setup) -> None:
        state.turns, state.score = setup.options["turns"], [0, 0]
        state.then(toss, 0)

    def rules(self) -> dict[str, Rule]:
        return {"toss": toss, "guessed": guessed}

    def view(self, state: Guess, seat: int) -> Json:
        return {"turns": state.turns, "score": state.score.copy()}

    def redeal(self, state: Guess, seat: int, rng: Rng) -> Guess:
        copy = state.clone()
        copy.coin = rng.below(2)
        copy.chance = SeededChance(rng.seed())
        return copy

    def scores(self, state: Guess) -> list[int]:
        return state.score.copy()

    def suggest(self, state: Guess, seat: int, rng: Rng) -> int:
        return HEADS

    def mind(self) -> Mind[Guess]:
        return GuessMind()


GAME: Final = GuessGame()
