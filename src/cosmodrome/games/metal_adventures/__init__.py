"""Metal Adventures."""

from cosmodrome.games.metal_adventures.game import GAME as GAME
