"""What a bot is, and the only way to ask one."""

from typing import Protocol

from cosmodrome.bots.faults import BotFault
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Game, S


class Bot(Protocol):
    """A player for every game."""

    @property
    def name(self) -> str:
        """By what name people choose it."""

    def answer(self, game: Game[S], state: S, seat: int, rng: Rng) -> int:
        """Return a legal answer of an asked seat; the state is re-dealt for it and may be changed at will."""


def ask_bot(bot: Bot, game: Game[S], state: S, seat: int, rng: Rng) -> int:
    """Ask a bot from what its seat can know, a re-dealt state and never the true one; its answer is legal."""
    answer = bot.answer(game, game.redeal(state, seat, rng), seat, rng)
    if type(answer) is not int:
        raise BotFault(f"answered {answer!r}, which is no whole number", seat)
    refusal = state.refusal(seat, answer)
    if refusal is not None:
        rule = f" by {refusal.rule}" if refusal.rule else ""
        raise BotFault(f"answered {answer}, which the rules refuse{rule}", seat)
    return answer
