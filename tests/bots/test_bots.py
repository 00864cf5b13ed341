"""Bots answer legally, by name, and never see a true state."""

import pytest

from cosmodrome.bots.bot import ask_bot
from cosmodrome.bots.roster import BOTS, UnknownBot, find_bot
from cosmodrome.games._toy import TOY, Toy
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.game import Game, S


def start() -> Toy:
    return TOY.start(TOY.check("", 2, {}), SeededChance(1))


class Spy:
    """Keeps the state that it was shown, and spoils it."""

    name = "spy"

    def __init__(self) -> None:
        self.shown: list[object] = []

    def answer(self, game: Game[S], state: S, seat: int, rng: Rng) -> int:
        self.shown.append(state)
        state.finish()
        return 0


def test_a_bot_gets_a_redealt_state_that_it_may_spoil() -> None:
    state, spy = start(), Spy()
    ask_bot(spy, TOY, state, 0, Rng(1))
    (shown,) = spy.shown
    assert isinstance(shown, Toy)
    assert shown is not state
    assert shown.chance is not state.chance
    assert not state.over()


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_plays_to_the_end(name: str) -> None:
    state, rng = start(), Rng(1)
    while not state.over():
        seat = state.next_seat()
        state.apply(seat, ask_bot(find_bot(name), TOY, state, seat, rng))
    assert len(TOY.scores(state)) == 2


def test_the_heuristic_bot_does_what_the_game_suggests() -> None:
    assert ask_bot(find_bot("heuristic"), TOY, start(), 0, Rng(1)) == 2


def test_the_random_bot_gives_every_answer() -> None:
    state, rng = start(), Rng(1)
    assert {ask_bot(find_bot("random"), TOY, state, 0, rng) for _ in range(100)} == {0, 1, 2}


def test_bots_are_called_what_they_call_themselves() -> None:
    assert {name: bot.name for name, bot in BOTS.items()} == {name: name for name in BOTS}


def test_an_unknown_bot_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'grandmaster'; there are: random, heuristic"):
        find_bot("grandmaster")
