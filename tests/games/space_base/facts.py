"""The figures of all cards as the tests know them, by the number of a card or of a side (2 * card + side)."""

from typing import Final

from cosmodrome.games.space_base import GAME
from cosmodrome.games.space_base.cards import SECTORS, SETS

IDS: Final[list[str]] = GAME.data.ids["card"]
SHORT: Final[list[str]] = GAME.data.short
SOURCE: Final[list[str]] = GAME.data.sources
LEVEL: Final[list[int]] = [int(number) for number in GAME.data.level]
SECTOR: Final[list[int]] = [int(number) for number in GAME.data.sector]
COST: Final[list[int]] = [int(number) for number in GAME.data.cost]
CELLS: Final[list[int]] = [int(number) for number in GAME.data.capacity]

CARDS: Final[int] = len(IDS)
FIRST_SHIP: Final[int] = SETS * SECTORS
FIRST_COLONY: Final[int] = CARDS - SECTORS
