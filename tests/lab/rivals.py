"""Bots for tests of the arena."""

from typing import Final

from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Game, S


class Twin:
    """Answers as the random bot does."""

    name: Final = "twin"

    def answer(self, game: Game[S], state: S, seat: int, rng: Rng) -> int:
        return state.sample(seat, rng)


class Wavering:
    """Follows the game's own player half of the time."""

    name: Final = "wavering"

    def answer(self, game: Game[S], state: S, seat: int, rng: Rng) -> int:
        return game.suggest(state, seat, rng) if rng.below(2) else state.sample(seat, rng)


class Cheat:
    """Gives an answer that no rules allow."""

    name: Final = "cheat"

    def answer(self, game: Game[S], state: S, seat: int, rng: Rng) -> int:
        return 99


class Dreamer:
    """Gives no number."""

    name: Final = "dreamer"

    def answer(self, game: Game[S], state: S, seat: int, rng: Rng) -> int:
        return None  # type: ignore[return-value]
