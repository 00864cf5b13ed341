"""What is in the box, as tables of ints: tiles, ship boards with the figures of their rounds, goods, adventure cards.

A *tile* is known by its place in the file.  A *piece* is a tile with its rotation: ``4 * tile + rotation``.  A *cell*
is a place of a ship board, row by row from the front, left to right; each ship class numbers its own cells.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker.cards import Card
from cosmodrome.kernel.components import Components
from cosmodrome.kernel.memory.cells import wide

# Sides of a ship and of a tile, clockwise; hits come from them too
FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3
DIRECTIONS: Final = ("front", "right", "rear", "left")

# Types of tiles
TYPES: Final = (
    "battery_2", "battery_3", "cargo_2", "cargo_3", "special_1", "special_2", "start_cabin", "cabin", "structural",
    "engine", "double_engine", "cannon", "double_cannon", "life_support_purple", "life_support_orange", "shield",
)  # fmt: skip

# What a tile does
PLAIN: Final = 0
BATTERY: Final = 1
HOLD: Final = 2
CABIN: Final = 3
ENGINE: Final = 4
CANNON: Final = 5
LIFE_SUPPORT: Final = 6
SHIELD: Final = 7
ROLES: Final = 8

# Goods, the most valuable first
RED: Final = 0
COLOURS: Final = ("red", "yellow", "green", "blue")

ALIENS: Final = ("purple", "orange")
PURPLE: Final = 0
ORANGE: Final = 1

TRUCKERS: Final = ("red", "green", "blue", "yellow")  # colours by seat
CLASSES: Final = ("I", "II", "III", "IIIa")
CELLS: Final = 54  # of the largest board
OUTSIDE: Final = CELLS  # the cell beyond every edge: always empty
NOWHERE: Final = -1

TILE_ROOM: Final = 160  # tiles that the table has room for
NO_TILE: Final = TILE_ROOM
EMPTY: Final = 4 * TILE_ROOM  # the piece of a cell without tile

LEVELS: Final = 3  # of cards
PRICE_OF_LOSS: Final = 1
SPACES: Final = 40
PILES: Final = 4
OPEN_PILES: Final = 3
RESERVE: Final = 2


@final
class Board:
    """The board of a ship class, and the figures of the round that is flown with it."""

    def __init__(self, id: str) -> None:
        self.id: Final = id

        # By cell
        self.cells: vec[i64] = wide([])  # the marked ones, ascending
        self.nearest: vec[i64] = wide([])  # the marked ones, those near the starting cabin first
        self.marked: vec[i64] = wide([])
        self.column: vec[i64] = wide([])  # printed numbers
        self.row: vec[i64] = wide([])
        self.names: Final[list[str]] = []  # by printed column and row: "7-5"
        self.printed: Final[list[list[int]]] = []  # column and row of each marked cell
        self.numbers: Final[list[int]] = []  # the marked cells, as a list
        self.beside: vec[i64] = wide([])  # by 4 * cell + side: the neighbouring cell, OUTSIDE beyond the edge
        self.lines: Final[list[list[int]]] = []  # by 16 * side + number: the cells of a line, first met first
        self.start: i64 = 0  # where the starting cabin is
        self.insurance: i64 = NOWHERE  # most credits paid for lost components, NOWHERE for no limit

        # Of the round
        self.gap: i64 = 0  # between two ships at the start
        self.finish_rewards: Final[list[int]] = []
        self.beauty_reward: i64 = 0
        self.first_circle: i64 = 0  # of the hourglass
        self.recipe: Final[list[int]] = []  # cards of each level in a pile

    def name(self, cell: int) -> str:
        """Name a cell by its printed column and row: "7-5"."""
        return self.names[cell]


class Kit(Components):
    """All figures of the game."""

    def __init__(self, hash: str) -> None:
        super().__init__(hash)
        self.count: i64 = 0  # of tiles
        self.numbers: Final[dict[str, int]] = {}  # of tiles and of cards, by id
        self.sources: Final[dict[str, str]] = {}  # of tiles, cards and tokens, by id

        # By tile
        self.type: vec[i64] = wide([])
        self.role: vec[i64] = wide([])
        self.capacity: vec[i64] = wide([])  # battery tokens, containers or figures
        self.red_fits: vec[i64] = wide([])  # a special cargo hold
        self.alien_fits: vec[i64] = wide([])  # a cabin, but no starting cabin
        self.supports: vec[i64] = wide([])  # the alien that a life support serves, or NOWHERE
        self.needs_battery: vec[i64] = wide([])

        # By piece
        self.side: vec[i64] = wide([])  # by 4 * piece + side: the connector there, 0 where smooth
        self.connectors: Final[list[str]] = []  # the same in words: a digit for each side, clockwise from the front
        self.mouth: vec[i64] = wide([])  # the side whose cell must be empty (nozzle, barrel), or NOWHERE
        self.is_wrong: vec[i64] = wide([])  # an engine that does not point to the rear
        self.power: vec[i64] = wide([])  # engine or cannon power in halves
        self.covers: vec[i64] = wide([])  # by 4 * piece + side: whether a shield covers it

        # By goods colour
        self.price: vec[i64] = wide([])
        self.bank: vec[i64] = wide([])

        self.boards: Final[list[Board]] = []  # by ship class, which is the round too
        self.start_cabins: Final[list[int]] = []  # by ship
        self.warehouse: Final[list[int]] = []  # all other tiles
        self.cards: Final[list[Card]] = []  # and a blank one at the end
        self.face: Final[list[int]] = []  # by card: the first one that looks like it
        self.decks: Final[list[list[int]]] = [[] for _ in range(LEVELS)]  # all cards by level
        self.test_cards: Final[list[int]] = []  # of the test flight

    def tile_id(self, tile: int) -> str:
        """Return the id of a tile."""
        return self.ids["tile"][tile]
