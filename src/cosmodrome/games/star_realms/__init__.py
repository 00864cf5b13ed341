"""Star Realms: Frontiers."""

from cosmodrome.games.star_realms.game import GAME as GAME
