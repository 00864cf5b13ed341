"""The table of Space Base: where every card lies and what everybody has, as flat lists of ints.

A *slot* is a sector of a seat's board, ``ROW * seat + sector``.  Deployed cards lie in a pile above their slot: the
slot knows the top card, every card the one below it.  Decks are unordered: a card is drawn by a roll, so there is no
secret order; only in Light speed lie cards below a deck of which everybody knows whose they were.
"""

from typing import ClassVar, Final

from cosmodrome.games.space_base.data import CELLS, PER_LEVEL
from cosmodrome.games.space_base.verbs import LEVELS, SECTORS
from cosmodrome.kernel.state import State

ROW: Final = 13  # slots of a board: sectors count from 1, so the first is never used
SHIPS_FOR_SALE: Final[int] = LEVELS * PER_LEVEL
MARKET: Final[int] = SHIPS_FOR_SALE + SECTORS  # the shipyard level by level, then the colonies by sector
NO_CARD: Final = -1
NOWHERE: Final = -1

# Phases of a turn (SB-5.0)
NO_PHASE: Final = 0
FIRST_WINDOW: Final = 1
ROLL: Final = 2
DICE_USE: Final = 3
REWARDS: Final = 4
SECOND_WINDOW: Final = 5
PURCHASE: Final = 6
THIRD_WINDOW: Final = 7
REFILL: Final = 8
INCOME: Final = 9

GOAL: Final = 40

# Streams of chance
DICE_STREAM: Final = 0
ORDER_STREAM: Final = 1
DECK_STREAM: Final = 2  # plus the level - 1

# Stands where a list will be: a blank table makes none, because every clone starts as one.
NOTHING: Final[list[int]] = []
NOTHINGS: Final[list[list[int]]] = []


class Table(State):
    """Cards, cubes, dice and resources; the rules are elsewhere."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "market",
        "decks",
        "bottoms",
        "drawn",
        "station",
        "top",
        "below",
        "place",
        "cubes",
        "loaded",
        "resources",
        "dice",
        "use",
        "doubled",
        "paid",
        "owed",
        "placed",
        "first",
        "active",
        "round",
        "phase",
        "ending",
        "ask_idle",
        "won",
    )

    def __init__(self) -> None:
        super().__init__()
        self.market: list[int] = NOTHING  # cards for sale, NO_CARD where none lies
        self.decks: list[list[int]] = NOTHINGS  # cards by level - 1, in no order
        self.bottoms: list[list[int]] = NOTHINGS  # below the decks, by seats * (level - 1) + seat, each in no order
        self.drawn: list[list[int]] = NOTHINGS  # by seat: cards drawn in Light speed and not bought yet
        self.station: list[int] = NOTHING  # by slot
        self.top: list[int] = NOTHING  # by slot: the card deployed last, or NO_CARD
        self.below: list[int] = NOTHING  # by deployed card: the one deployed before it, or NO_CARD
        self.place: list[int] = NOTHING  # by card: 2 * slot + side, or NOWHERE when it is on no board
        self.cubes: list[int] = NOTHING  # by card
        self.loaded: list[list[int]] = NOTHINGS  # by seat: cards with cubes, ascending
        self.resources: list[int] = NOTHING  # by 3 * seat + resource
        self.dice: list[int] = NOTHING  # the two faces, 0 where not rolled
        self.use: list[int] = NOTHING  # by 2 * seat: the two sectors of the last dice, or the sum and 0
        self.doubled: list[int] = NOTHING  # 2x uses of the seat that gains rewards now: sector, card, sector, card...
        self.paid: int = 0  # a bit for each sector that paid in the present collection (SB-6.14)
        self.owed: list[int] = NOTHING  # sides of cards whose text rewards are still to come (SB-5.4b)
        self.placed: list[int] = NOTHING  # cards that placed a charge in this phase (SB-8.7c)
        self.first: int = 0
        self.active: int = 0
        self.round: int = 0
        self.phase: int = NO_PHASE
        self.ending: bool = False  # somebody had 40 points (SB-9.1, SB-9.4)
        self.ask_idle: bool = False  # ask in ability windows also seats that can only pass
        self.won: int = 0  # mask of the winning seats

    def copy_table(self, into: "Table") -> None:
        """Copy everything on the table."""
        into.market = self.market.copy()
        into.decks = copies(self.decks)
        into.bottoms = copies(self.bottoms)
        into.drawn = copies(self.drawn)
        into.station = self.station.copy()
        into.top = self.top.copy()
        into.below = self.below.copy()
        into.place = self.place.copy()
        into.cubes = self.cubes.copy()
        into.loaded = copies(self.loaded)
        into.resources = self.resources.copy()
        into.dice = self.dice.copy()
        into.use = self.use.copy()
        into.doubled = self.doubled.copy()
        into.paid = self.paid
        into.owed = self.owed.copy()
        into.placed = self.placed.copy()
        into.first = self.first
        into.active = self.active
        into.round = self.round
        into.phase = self.phase
        into.ending = self.ending
        into.ask_idle = self.ask_idle
        into.won = self.won

    # -- questions about the table -----------------------------------------------------------------------------------
    def side(self, card: int) -> int:
        """Return the visible side of a card on a board, as the tables of sides count them."""
        return 2 * card + self.place[card] % 2

    def room(self, card: int) -> int:
        """Return how many available cells of the visible side of a card are empty (SB-7.8, SB-7.10)."""
        return CELLS[6 * self.side(card) + self.seats] - self.cubes[card]

    def has_room(self, card: int) -> bool:
        """Tell whether a card has an empty available cell."""
        return self.room(card) > 0

    def owner(self, card: int) -> int:
        """Return the seat on whose board a card lies, or NOWHERE."""
        place = self.place[card]
        return NOWHERE if place == NOWHERE else place // (2 * ROW)

    def sector_of(self, card: int) -> int:
        """Return the sector in which a card on a board lies (SB-4.5)."""
        return self.place[card] // 2 % ROW

    def deployed(self, seat: int, sector: int) -> list[int]:
        """Return the cards deployed in a sector, the last one first."""
        cards: list[int] = []
        card = self.top[ROW * seat + sector]
        while card != NO_CARD:
            cards.append(card)
            card = self.below[card]
        return cards


def copies(lists: list[list[int]]) -> list[list[int]]:
    """Copy a list of lists."""
    return [one.copy() for one in lists]
