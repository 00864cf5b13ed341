"""Space Base."""

from cosmodrome.games.space_base.game import GAME as GAME
