"""Bots that think as the game's own player does, at five levels with names.

A level is how much it overlooks and how much it thinks ahead, in worlds, so that it plays the same everywhere; its
seconds only keep a slow machine from waiting for ever.
"""

from typing import Final

from cosmodrome.bots.search import Depth, Thought
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import NoPlayer
from cosmodrome.kernel.game import Game, S


class ThinkingBot:
    """Thinks as the game's own player thinks, so far."""

    def __init__(self, name: str, overlooks: int = 0, times: int = 0, tenths: int = 15, seconds: float = 0.0) -> None:
        self.name: Final = name
        self.overlooks: Final = overlooks  # percent of what a beginner overlooks
        self.times: Final = times  # as many worlds as a captain of the game tries
        self.tenths: Final = tenths
        self.seconds: Final = seconds

    def answer(self, game: Game[S], state: S, seat: int, rng: Rng) -> int:
        mind = game.mind()
        if mind is None:
            raise NoPlayer(f"the game {game.id!r} has no player that thinks ahead")
        worlds = self.times * mind.worlds()
        overlooks = self.overlooks * mind.overlooks() // 100
        depth = Depth(worlds=worlds, tenths=self.tenths, seconds=self.seconds, overlooks=overlooks)
        return Thought(game, mind, depth, state, seat, rng).decide()


LEVELS: Final = (
    ThinkingBot("cadet", overlooks=100),
    ThinkingBot("pilot", overlooks=20),
    ThinkingBot("captain", times=1, seconds=1.0),
    ThinkingBot("admiral", times=4, seconds=1.5),
    ThinkingBot("legend", times=16, seconds=2.0),
)
