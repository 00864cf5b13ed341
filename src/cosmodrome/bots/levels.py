"""Bots that think ahead, at levels with names.

A level is how much it thinks, in worlds and answers, so that it plays the same everywhere; its seconds only keep a slow
machine from waiting for ever.
"""

from typing import Final

from cosmodrome.bots.search import Depth, Thought
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import NoPlayer
from cosmodrome.kernel.game import Game, S


class ThinkingBot:
    """Thinks ahead as the game's own player thinks, so deep."""

    def __init__(self, name: str, depth: Depth) -> None:
        self.name: Final = name
        self.depth: Final = depth

    def answer(self, game: Game[S], state: S, seat: int, rng: Rng) -> int:
        mind = game.mind()
        if mind is None:
            raise NoPlayer(f"the game {game.id!r} has no player that thinks ahead")
        return Thought(game, mind, self.depth, state, seat, rng).decide()

    def with_budget(self, percent: int) -> "ThinkingBot":
        """Return the same bot that thinks only so much of what it usually does."""
        return self if percent >= 100 else ThinkingBot(self.name, self.depth.part(percent))


LEVELS: Final = (ThinkingBot("captain", Depth(worlds=64, seconds=1.0)),)
