"""Questions and answers: the kinds of questions and what each int means; legal lists and refusals are beside it."""

from typing import Final

from cosmodrome.games.galaxy_trucker.data import CELLS, OPEN_PILES, RESERVE, TILES

# Kinds of questions
READY: Final = 0  # the start signal
RACE: Final = 1  # building in real time
TURN: Final = 2  # a building turn
PUT: Final = 3  # what to do with the tile in hand in a building turn
GLASS: Final = 4  # whether to turn the hourglass between two cycles
NUMBER: Final = 5  # a number tile when time is up
REMOVE: Final = 6  # a tile at fault to remove
KEEP: Final = 7  # the part that flies on
BOARD: Final = 8  # who lives in a cabin
GIVE_UP: Final = 9  # whether to give up before the next card
POWER: Final = 10  # a double tile to power, or no more
TOKEN: Final = 11  # a battery token to spend or lose
DEFEND: Final = 12  # a battery token to stop a hit, or none
LAND: Final = 13  # a planet, or none
USE: Final = 14  # whether to use an abandoned ship or station
REWARD: Final = 15  # whether to take the reward for a victory
LOAD: Final = 16  # goods to load or unload, or done
CREW: Final = 17  # a cabin that loses a figure
GOODS: Final = 18  # a hold that loses a block
QUESTIONS: Final = (
    "ready",
    "race",
    "turn",
    "put",
    "glass",
    "number",
    "remove",
    "keep",
    "board",
    "give-up",
    "power",
    "token",
    "defend",
    "land",
    "use",
    "reward",
    "load",
    "crew",
    "goods",
)

NO: Final = 0
YES: Final = 1
RUN_OUT: Final = 0  # CLOCK's answer

# Acts while building: RACE, TURN and PUT
PASS: Final = 0
DRAW: Final = 1
SET_ASIDE: Final = 2
RETURN: Final = 3
RETAKE: Final = 4
CLOSE: Final = 5
TURN_GLASS: Final = 6
LOOK: Final = 7  # plus the pile
FINISH: Final = LOOK + OPEN_PILES  # plus the number less 1
TAKE_RESERVE: Final = FINISH + 4  # plus the slot
TAKE_OFF: Final = TAKE_RESERVE + RESERVE  # plus the cell
TAKE: Final = TAKE_OFF + CELLS  # plus the tile
PLACE: Final[int] = TAKE + TILES  # plus 4 * cell + rotation
ACTS: Final[int] = PLACE + 4 * CELLS

# BOARD
TWO_HUMANS: Final = 0  # an alien: 1 plus its colour

# POWER, DEFEND, LAND
NONE: Final = 0
CELL: Final = 1  # plus the cell, or the planet

# LOAD
DONE: Final = 0
LOAD_BLOCK: Final = 1  # plus 4 * cell + colour
UNLOAD_BLOCK: Final = LOAD_BLOCK + 4 * CELLS  # plus 4 * cell + colour
LOADS: Final = UNLOAD_BLOCK + 4 * CELLS

SIZES: Final[list[int]] = [
    1, ACTS, ACTS, ACTS, 2, 4, CELLS, CELLS, 3, 2, CELL + CELLS, CELLS, CELL + CELLS, CELL + 4, 2, 2, LOADS, CELLS,
    CELLS,
]  # fmt: skip
