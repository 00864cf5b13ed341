"""The tiles, boards, rounds and goods as tables of ints, read from ``components.json`` once.

A *tile* is known by its place in the file.  A *piece* is a tile with its rotation: ``4 * tile + rotation``.  A *cell*
is a place of a ship board, row by row from the front, left to right; each ship class numbers its own cells.
"""

from pathlib import Path
from typing import Final

from cosmodrome.kernel.data import Entry, load_data
from cosmodrome.kernel.errors import DataError

PATH: Final[Path] = Path(__file__).with_name("components.json")

# Sides of a ship and of a tile, clockwise; hits come from them too
FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3
SIDES: Final = ("n", "e", "s", "w")
DIRECTIONS: Final = ("front", "right", "rear", "left")

# Types of tiles
TYPES: Final = (
    "battery_2",
    "battery_3",
    "cargo_2",
    "cargo_3",
    "special_1",
    "special_2",
    "start_cabin",
    "cabin",
    "structural",
    "engine",
    "double_engine",
    "cannon",
    "double_cannon",
    "life_support_purple",
    "life_support_orange",
    "shield",
)

# What a tile does
PLAIN: Final = 0
BATTERY: Final = 1
HOLD: Final = 2
CABIN: Final = 3
ENGINE: Final = 4
CANNON: Final = 5
LIFE_SUPPORT: Final = 6
SHIELD: Final = 7

# Goods, the most valuable first
RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
COLOURS: Final = ("red", "yellow", "green", "blue")

# Aliens
ALIENS: Final = ("purple", "orange")
PURPLE: Final = 0
ORANGE: Final = 1

TRUCKERS: Final = ("red", "green", "blue", "yellow")  # colours by seat
CLASSES: Final = ("I", "II", "III", "IIIa")
CELLS: Final = 54  # of the largest board
OUTSIDE: Final = CELLS  # the cell beyond every edge: always empty
NOWHERE: Final = -1

NAMES: Final[dict[str, dict[str, str]]] = {}

# By tile
TILE_IDS: Final[list[str]] = []
TYPE: Final[list[int]] = []
ROLE: Final[list[int]] = []
CAPACITY: Final[list[int]] = []  # battery tokens, containers or figures
RED_FITS: Final[list[bool]] = []  # a special cargo hold
ALIEN_FITS: Final[list[bool]] = []  # a cabin, but no starting cabin
SUPPORTS: Final[list[int]] = []  # the alien that a life support serves, or NOWHERE
NEEDS_BATTERY: Final[list[bool]] = []
TILE_SOURCE: Final[list[str]] = []

# By piece
SIDE: Final[list[int]] = []  # by 4 * piece + side: the connector there, 0 where smooth
MOUTH: Final[list[int]] = []  # the side whose cell must be empty (nozzle, barrel), or NOWHERE
IS_WRONG: Final[list[bool]] = []  # an engine that does not point to the rear
POWER: Final[list[int]] = []  # engine or cannon power in halves
COVERS: Final[list[int]] = []  # by 4 * piece + side: whether a shield covers it

# By ship class
CELLS_OF: Final[list[list[int]]] = []  # the marked cells, ascending
MARKED: Final[list[list[bool]]] = []
NEXT: Final[list[list[int]]] = []  # by 4 * cell + side: the neighbouring cell, OUTSIDE beyond the edge
COLUMN: Final[list[list[int]]] = []  # printed numbers
ROW: Final[list[list[int]]] = []
WIDTH: Final[list[int]] = []
START_CELL: Final[list[int]] = []
INSURANCE: Final[list[int]] = []  # most credits paid for lost components, NOWHERE for no limit
LINES: Final[list[list[list[int]]]] = []  # by class, then 16 * side + number: the cells of a line, first met first

# By round, which is a ship class
GAP: Final[list[int]] = []
FINISH_REWARDS: Final[list[list[int]]] = []
BEAUTY_REWARD: Final[list[int]] = []
FIRST_CIRCLE: Final[list[int]] = []
RECIPE: Final[list[list[int]]] = []  # cards of each level in a pile

# By goods colour
PRICE: Final[list[int]] = []
BANK: Final[list[int]] = []

PRICE_OF_LOSS: Final = 1
SPACES: Final = 40
PILES: Final = 4
OPEN_PILES: Final = 3
RESERVE: Final = 2


def halves(entry: Entry, name: str) -> int:
    """Return a number of halves, as an int."""
    value = entry.fields.get(name)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or int(2 * value) != 2 * value or value <= 0:
        raise entry.fail(name, "a positive number of halves")
    return int(2 * value)


def add_tile(tile: Entry) -> None:
    """Add one tile to the tables."""
    type = tile.one_of("type", TYPES)
    TILE_IDS.append(tile.text("id"))
    NAMES[tile.text("id")] = tile.names()
    TYPE.append(type)
    TILE_SOURCE.append(tile.text("source"))
    effects = tile.entries("effects")
    if len(effects) > 1:
        raise tile.fail("effects", "a list of at most one effect")
    add_function(tile, effects[0] if effects else None)
    connectors = tile.entry("connectors")
    sides = [connectors.whole(side, 0, 3) for side in SIDES]
    if not any(sides):
        raise tile.fail("connectors", "an object with at least one connector")
    add_pieces(tile, sides, effects[0] if effects else None)


def add_function(tile: Entry, effect: Entry | None) -> None:
    """Add what a tile does."""
    role, capacity, red, alien, supports, battery = PLAIN, 0, False, False, NOWHERE, False
    if effect is not None:
        op = effect.one_of("op", ("hold", "engine_power", "cannon_power", "shield", "life_support"))
        if op == 0:
            what = effect.one_of("what", ("battery_token", "goods", "crew"))
            role = (BATTERY, HOLD, CABIN)[what]
            capacity = effect.whole("humans", 2, 2) if role == CABIN else effect.whole("n", 1, 3)
            red = role == HOLD and "red" in effect.texts("allow")
            alien = role == CABIN and effect.whole("or_alien", 0, 1) == 1
        elif op == 4:
            role, supports = LIFE_SUPPORT, effect.one_of("alien", ALIENS)
        else:
            role = (ENGINE, CANNON, SHIELD)[op - 1]
            battery = effect.whole("battery", 0, 1) == 1
    if tile.whole("capacity", 0, 3) != capacity:
        raise tile.fail("capacity", f"{capacity}, as its effect says")
    ROLE.append(role)
    CAPACITY.append(capacity)
    RED_FITS.append(red)
    ALIEN_FITS.append(alien)
    SUPPORTS.append(supports)
    NEEDS_BATTERY.append(battery)


def add_pieces(tile: Entry, sides: list[int], effect: Entry | None) -> None:
    """Add a tile in its four rotations; rotation 1 carries the front to the right."""
    role = ROLE[-1]
    mouth = tile.one_of("must_be_empty", SIDES) if tile.has("must_be_empty") else NOWHERE
    if (mouth == NOWHERE) != (role not in (ENGINE, CANNON)):
        raise tile.fail("must_be_empty", "a side, for engines and cannons only")
    covered = effect.texts("sides") if effect is not None and role == SHIELD else []
    for rotation in range(4):
        turned = [(side - rotation) % 4 for side in range(4)]  # the printed side that now points there
        SIDE.extend(sides[side] for side in turned)
        COVERS.extend(1 if SIDES[side] in covered else 0 for side in turned)
        now = NOWHERE if mouth == NOWHERE else (mouth + rotation) % 4
        MOUTH.append(now)
        IS_WRONG.append(role == ENGINE and now != REAR)
        power = 0
        if effect is not None and role == ENGINE:
            power = 2 * effect.whole("n", 1, 2)
        elif effect is not None and role == CANNON:
            power = halves(effect, "forward" if now == FRONT else "other")
        POWER.append(power)


def add_board(board: Entry) -> None:
    """Add the board of one ship class."""
    columns = whole_list(board, "columns_left_to_right")
    rows = whole_list(board, "rows_front_to_rear")
    mask = board.texts("mask_front_to_rear")
    if len(mask) != len(rows) or any(len(line) != len(columns) or set(line) - set(".#S") for line in mask):
        raise board.fail("mask_front_to_rear", f"{len(rows)} lines of {len(columns)} of the signs . # S")
    if "".join(mask).count("S") != 1 or len(rows) * len(columns) > CELLS:
        raise board.fail("mask_front_to_rear", f"a board of at most {CELLS} cells with one S")
    width, size = len(columns), len(rows) * len(columns)
    NAMES[board.text("id")] = board.names()
    WIDTH.append(width)
    MARKED.append([cell < size and mask[cell // width][cell % width] != "." for cell in range(CELLS + 1)])
    CELLS_OF.append([cell for cell in range(size) if MARKED[-1][cell]])
    START_CELL.append("".join(mask).index("S"))
    INSURANCE.append(board.whole("insurance_cap") if board.has("insurance_cap") else NOWHERE)
    COLUMN.append([columns[cell % width] if cell < size else 0 for cell in range(CELLS)])
    ROW.append([rows[cell // width] if cell < size else 0 for cell in range(CELLS)])
    NEXT.append([neighbour(cell, side, width, size) for cell in range(CELLS + 1) for side in range(4)])
    if len(CELLS_OF[-1]) != board.whole("cell_count"):
        raise board.fail("cell_count", f"{len(CELLS_OF[-1])}, as in its mask")
    LINES.append([line_of(len(CELLS_OF) - 1, side, number) for side in range(4) for number in range(16)])


def neighbour(cell: int, side: int, width: int, size: int) -> int:
    """Return the cell on one side of a cell."""
    if cell >= size:
        return OUTSIDE
    if side == FRONT:
        return cell - width if cell >= width else OUTSIDE
    if side == REAR:
        return cell + width if cell + width < size else OUTSIDE
    if side == RIGHT:
        return cell + 1 if cell % width < width - 1 else OUTSIDE
    return cell - 1 if cell % width > 0 else OUTSIDE


def line_of(board: int, side: int, number: int) -> list[int]:
    """Return the marked cells of a column (hits from front and rear) or row, in the order a hit meets them."""
    numbers = COLUMN[board] if side in (FRONT, REAR) else ROW[board]
    cells = [cell for cell in CELLS_OF[board] if numbers[cell] == number]
    return cells if side in (FRONT, LEFT) else cells[::-1]


def whole_list(entry: Entry, name: str) -> list[int]:
    """Return a list of whole numbers."""
    value = entry.fields.get(name)
    if not isinstance(value, list) or not all(isinstance(item, int) for item in value):
        raise entry.fail(name, "a list of whole numbers")
    return list(value)


def add_round(entry: Entry, circles: list[str]) -> None:
    """Add the figures of one round."""
    NAMES[entry.text("id")] = entry.names()
    GAP.append(entry.whole("start_gap", 1))
    FINISH_REWARDS.append(whole_list(entry, "finish_rewards"))
    BEAUTY_REWARD.append(entry.whole("best_looking_reward"))
    FIRST_CIRCLE.append(len(circles) - 1 - entry.one_of("hourglass_start", circles))
    recipe = entry.entry("pile_recipe")
    RECIPE.append([recipe.whole(str(level)) if recipe.has(str(level)) else 0 for level in (1, 2, 3)])
    if entry.whole("piles") != PILES or entry.whole("deck_size") != PILES * sum(RECIPE[-1]):
        raise entry.fail("deck_size", f"{PILES} piles of {sum(RECIPE[-1])} cards")


def load(data: Entry) -> None:
    """Fill the tables."""
    for tile in data.entries("tiles"):
        add_tile(tile)
    boards = data.entries("ship_boards")
    for board, name in zip(boards, CLASSES, strict=True):
        if board.text("ship_class") != name:
            raise board.fail("ship_class", name)
        add_board(board)
    track = data.entry("flight_board")
    if track.whole("spaces") != SPACES or track.whole("loss_per_component") != PRICE_OF_LOSS:
        raise track.fail("spaces", f"{SPACES}, with a price of {PRICE_OF_LOSS} for a lost component")
    for entry in data.entries("rounds"):
        add_round(entry, track.texts("hourglass_circles"))
    tokens = {token.text("id"): token for token in data.entries("tokens")}
    for token in tokens.values():
        NAMES[token.text("id")] = token.names()
    for colour in COLOURS:
        goods = tokens.get(f"goods_{colour}")
        if goods is None:
            raise DataError(f"{PATH.name}: tokens lack goods_{colour}")
        PRICE.append(goods.whole("price", 1))
        BANK.append(goods.whole("quantity", 1))


DATA: Final[Entry] = load_data(PATH)
load(DATA)

TILES: Final[int] = len(TILE_IDS)
EMPTY: Final[int] = 4 * TILES  # the piece of a cell without tile
NO_TILE: Final[int] = TILES
SIDE.extend([0] * 4)
COVERS.extend([0] * 4)
MOUTH.append(NOWHERE)
IS_WRONG.append(False)
POWER.append(0)
ROLE.append(PLAIN)
CAPACITY.append(0)
NEEDS_BATTERY.append(False)
ALIEN_FITS.append(False)
RED_FITS.append(False)
SUPPORTS.append(NOWHERE)

TILE: Final[dict[str, int]] = {id: tile for tile, id in enumerate(TILE_IDS)}
START_CABIN: Final[list[int]] = [TILE[f"start_cabin_{colour}"] for colour in TRUCKERS]  # by ship
WAREHOUSE: Final[list[int]] = [tile for tile in range(TILES) if tile not in START_CABIN]
ROUNDS: Final[int] = len(GAP)
GOODS_IDS: Final[list[str]] = [f"goods_{colour}" for colour in COLOURS]
ALIEN_IDS: Final[list[str]] = [f"alien_{colour}" for colour in ALIENS]
CELL_BITS: Final[list[int]] = [2**i for i in range(62)]  # see cosmodrome.kernel.agenda.BITS
