"""Mission: Red Planet for two to six mining companies."""

from cosmodrome.games.red_planet.game import GAME as GAME
