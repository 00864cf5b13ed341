"""Hints: the chance of each answer, from what the seat can know."""

from tests.coach.guess import GAME, HEADS, PASS, TAILS, Guess, GuessGame, GuessMind

from cosmodrome.bots.levels import ThinkingBot
from cosmodrome.coach.advice import Advice, advise
from cosmodrome.kernel.chance import Rng, SeededChance

LEVEL = ThinkingBot("tester", times=1)


def asked(coin: int) -> Guess:
    """Return a position with one guess left, and the coin that lies hidden."""
    state = GAME.start(GAME.check("", 2, {"turns": 1}), SeededChance(1))
    state.coin = coin
    return state


def advice(coin: int, seed: int) -> Advice:
    rng = Rng(seed)
    return advise(GAME, GAME.redeal(asked(coin), 0, rng), 0, LEVEL, rng, 0.0)


def test_every_answer_has_a_chance_the_best_first() -> None:
    found = advice(HEADS, 1)
    assert found.answer in (HEADS, TAILS)
    assert found.chances[0].answer == found.answer
    chances = {one.answer: one for one in found.chances}
    assert set(chances) == {HEADS, TAILS, PASS}
    assert abs(chances[HEADS].chance - 0.75) < 0.2  # right: sure; wrong: the last roll
    assert chances[PASS].gain < -0.1


def test_nothing_hidden_tells_in_a_hint() -> None:
    """What lies hidden makes no difference: the same chance gives the same hint."""
    assert all(advice(HEADS, seed) == advice(TAILS, seed) for seed in range(10))


def test_a_hint_ends_in_time_with_what_it_has() -> None:
    rng = Rng(1)
    advice = advise(GAME, asked(HEADS), 0, LEVEL, rng, 1e-9)
    assert (advice.worlds, [one.answer for one in advice.chances]) == (1, [advice.answer])


def advised_by(mind: GuessMind) -> Advice:
    """Return a hint where the game's player thinks so."""

    class Game(GuessGame):
        def mind(self) -> GuessMind:
            return mind

    return advise(Game(), asked(HEADS), 0, LEVEL, Rng(1), 0.0)


def test_what_a_bot_does_not_think_about_is_told_without_chances() -> None:
    class Settled(GuessMind):
        def is_settled(self, g: Guess, seat: int, answer: int) -> bool:
            return answer == HEADS

    assert advised_by(Settled()) == Advice(HEADS, [], 0)


def test_what_is_close_but_hangs_on_a_coin_is_weighed() -> None:
    class Close(GuessMind):
        def is_close(self, g: Guess, seat: int) -> bool:
            return True

    assert advised_by(Close()).worlds == LEVEL.depth(GuessMind()).worlds
