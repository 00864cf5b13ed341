"""Bots that do not search: one answers at random, one does as the game's own heuristic says."""

from typing import Final

from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Game, S


class RandomBot:
    """Gives any legal answer."""

    name: Final = "random"

    def answer(self, game: Game[S], state: S, seat: int, rng: Rng) -> int:
        return state.sample(seat, rng)


class HeuristicBot:
    """Does what the game's own rules of thumb suggest."""

    name: Final = "heuristic"

    def answer(self, game: Game[S], state: S, seat: int, rng: Rng) -> int:
        return game.suggest(state, seat, rng)
