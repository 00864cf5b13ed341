"""Galaxy Trucker, first edition."""

from cosmodrome.games.galaxy_trucker.game import GAME as GAME
