"""The figures of all components as the tests know them, by their numbers, and ships as lists of pieces."""

from collections.abc import Iterable
from typing import Final

from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.hull import Hull
from cosmodrome.kernel.memory.cells import wide

KIT: Final = GAME.data


def ints(numbers: Iterable[int]) -> list[int]:
    """Return a row of figures as a list."""
    return [int(number) for number in numbers]


# By tile; the last of each stands for no tile
TILE_IDS: Final[list[str]] = KIT.ids["tile"]
TILE: Final = {id: tile for tile, id in enumerate(TILE_IDS)}
TYPE: Final = ints(KIT.type)
ROLE: Final = ints(KIT.role)
CAPACITY: Final = ints(KIT.capacity)
RED_FITS: Final = ints(KIT.red_fits)
ALIEN_FITS: Final = ints(KIT.alien_fits)

# By piece
SIDE: Final = ints(KIT.side)
MOUTH: Final = ints(KIT.mouth)
COVERS: Final = ints(KIT.covers)

# By ship class
CELLS_OF: Final = [ints(board.cells) for board in KIT.boards]
MARKED: Final = [ints(board.marked) for board in KIT.boards]
COLUMN: Final = [ints(board.column) for board in KIT.boards]
ROW: Final = [ints(board.row) for board in KIT.boards]
LINES: Final = [board.lines for board in KIT.boards]
START_CELL: Final = [int(board.start) for board in KIT.boards]

# By card
CARD_IDS: Final[list[str]] = KIT.ids["card"]
CARD: Final = {id: card for card, id in enumerate(CARD_IDS)}
LEVEL: Final = [int(card.level) for card in KIT.cards]
DECKS: Final = KIT.decks
TEST_CARDS: Final = KIT.test_cards

BANK: Final = ints(KIT.bank)
START_CABIN: Final = KIT.start_cabins
WAREHOUSE: Final = KIT.warehouse


def hull(ship: Iterable[int], ship_class: int) -> Hull:
    """Return how pieces lie to each other on the board of a class."""
    return Hull(KIT, KIT.boards[ship_class], wide(ints(ship)))
