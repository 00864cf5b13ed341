"""Bots that think as the game's own player does, at five levels with names.

A level is how much it overlooks and how much it thinks ahead, in worlds, so that it plays the same everywhere; its
seconds only keep a slow machine from waiting for ever.
"""

from typing import Final

from cosmodrome.bots.search import Depth, Thought
from cosmodrome.kernel.answering.mind import Mind
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import NoPlayer
from cosmodrome.kernel.game import Game, S


class ThinkingBot:
    """Thinks as the game's own player thinks, so far."""

    def __init__(
        self, name: str, overlooks: int = 0, times: int = 0, tenths: int = 15, seconds: float = 0.0, budget: int = 100
    ) -> None:
        self.name: Final = name
        self.overlooks: Final = overlooks  # percent of what a beginner overlooks
        self.times: Final = times  # as many worlds as a captain of the game tries; none: it does not think ahead
        self.tenths: Final = tenths
        self.seconds: Final = seconds
        self.budget: Final = budget  # percent of its usual effort

    def answer(self, game: Game[S], state: S, seat: int, rng: Rng) -> int:
        mind = game.mind()
        if mind is None:
            raise NoPlayer(f"the game {game.id!r} has no player that thinks ahead")
        return Thought(game, mind, self.depth(mind), state, seat, rng).decide()

    def depth(self, mind: Mind[S]) -> Depth:
        """Return how far it thinks in a game."""
        overlooks = self.overlooks * mind.overlooks() // 100
        worlds = self.times * mind.worlds()
        depth = Depth(worlds=worlds, tenths=self.tenths, seconds=self.seconds, overlooks=overlooks)
        return depth if self.budget >= 100 else depth.part(self.budget)

    def with_budget(self, percent: int) -> "ThinkingBot":
        """Return the same bot that thinks only so much of what it usually does."""
        if percent >= 100:
            return self
        return ThinkingBot(self.name, self.overlooks, self.times, self.tenths, self.seconds, percent)


LEVELS: Final = (
    ThinkingBot("cadet", overlooks=100),
    ThinkingBot("pilot", overlooks=20),
    ThinkingBot("captain", times=1, seconds=1.0),
    ThinkingBot("admiral", times=4, seconds=1.5),
    ThinkingBot("legend", times=16, seconds=2.0),
)
