"""The table of Space Base: where every card lies and what everybody has.

A *slot* is a sector of a seat's board.  Deployed cards lie in a pile above their slot: the slot knows the top card,
every card the one below it.  Decks are unordered: a card is drawn by a roll, so there is no secret order; only in Light
speed lie cards below a deck of which everybody knows whose they were.
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.space_base.cards import CARD_ROOM, LEVELS, MOST_SEATS, PLAYERS, Cards
from cosmodrome.kernel.fields import FLAG, HIDDEN, Layout
from cosmodrome.kernel.state import State

ROW: Final = 13  # slots of a board: sectors count from 1, so the first is never used
PER_LEVEL: Final = 6  # ships of each level in the shipyard (SB-3.4)
SHIPS_FOR_SALE: Final = 18
MARKET_SIZE: Final = 30  # the shipyard level by level, then the colonies by sector
MOST_DRAWN: Final = 6
DECK_ROOM: Final = 64
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
INCOME_PHASE: Final = 9

GOAL: Final = 40

# Streams of chance
STREAMS: Final = ("dice", "order", "deck_1", "deck_2", "deck_3")
DICE_STREAM: Final = 0
ORDER_STREAM: Final = 1
DECK_STREAM: Final = 2  # plus the level - 1

TABLE: Final = Layout()
MARKET: Final = TABLE.row("market", MARKET_SIZE, "card", NO_CARD)
DECKS: Final = TABLE.piles("decks", LEVELS, DECK_ROOM, "card", HIDDEN)  # by level - 1, in no order
BOTTOMS: Final = TABLE.piles("bottoms", LEVELS * MOST_SEATS, MOST_DRAWN, "card")  # under decks: seats * deck + seat
BELOW: Final = TABLE.row("below", CARD_ROOM, "", NO_CARD)  # by deployed card: the one deployed before it
PLACE: Final = TABLE.row("place", CARD_ROOM, "@card", NOWHERE)  # by card on a board: 2 * slot + side
CUBES: Final = TABLE.row("cubes", CARD_ROOM)  # by card
DICE: Final = TABLE.row("dice", 2)  # the faces, 0 where not rolled
DOUBLED: Final = TABLE.piles("doubled", 1, 64)  # 2x uses of the seat that gains rewards now: sector, card, sector...
OWED: Final = TABLE.piles("owed", 1, 96)  # sides of cards whose text rewards are still to come (SB-5.4b)
PLACED: Final = TABLE.piles("placed", 1, 64)  # cards that placed a charge in this phase (SB-8.7c)
PAID: Final = TABLE.cell("paid")  # a bit for each sector that paid in the present collection (SB-6.14)
FIRST: Final = TABLE.cell("first")
ACTIVE: Final = TABLE.cell("active")
ROUND: Final = TABLE.cell("round")
PHASE: Final = TABLE.cell("phase")
ENDING: Final = TABLE.cell("ending", FLAG)  # somebody had 40 points (SB-9.1, SB-9.4)
FAST: Final = TABLE.cell("fast", FLAG)  # Light speed (SB-11)
ASK_IDLE: Final = TABLE.cell("ask_idle", FLAG)  # ask in ability windows also seats that can only pass
WON: Final = TABLE.cell("won")  # mask of the winning seats
STATION_CARD: Final = TABLE.seat_row("station", ROW, "", NO_CARD)  # by sector
TOP: Final = TABLE.seat_row("top", ROW, "", NO_CARD)  # by sector: the card deployed last
RESOURCE: Final = TABLE.seat_row("resources", 3)
USE: Final = TABLE.seat_row("use", 2)  # the two sectors of the last dice, or the sum and 0
LOADED: Final = TABLE.seat_pile("loaded", 96)  # cards with cubes, ascending
DRAWN: Final = TABLE.seat_pile("drawn", MOST_DRAWN, "card")  # cards drawn in Light speed and not bought yet
TABLE.close()


def place_at(seat: i64, sector: i64, side: i64) -> i64:
    """Return the place of a card on a board."""
    return 2 * (ROW * seat + sector) + side


class SpaceBase(State):
    """What the rules call ``g``."""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards: Final = cards

    def clone(self) -> "SpaceBase":
        copy = SpaceBase(self.cards)
        self.copy_kernel(copy)
        return copy

    # -- questions about the table -----------------------------------------------------------------------------------
    def side(self, card: i64) -> i64:
        """Return the visible side of a card on a board, as the tables of sides count them."""
        return 2 * card + PLACE.get(self, card) % 2

    def capacity(self, card: i64) -> i64:
        """Return how many cubes fit on the visible side of a card with so many players (SB-7.8)."""
        return self.cards.capacity[PLAYERS * self.side(card) + self.seats]

    def need(self, card: i64) -> i64:
        """Return how many cubes one use of the visible side of a card takes."""
        return self.cards.need[PLAYERS * self.side(card) + self.seats]

    def room(self, card: i64) -> i64:
        """Return how many available cells of the visible side of a card are empty (SB-7.8, SB-7.10)."""
        return self.capacity(card) - CUBES.get(self, card)

    def has_room(self, card: i64) -> bool:
        """Tell whether a card has an empty available cell."""
        return self.room(card) > 0

    def owner(self, card: i64) -> i64:
        """Return the seat on whose board a card lies, or NOWHERE."""
        place = PLACE.get(self, card)
        return NOWHERE if place == NOWHERE else place // (2 * ROW)

    def sector_of(self, card: i64) -> i64:
        """Return the sector in which a card on a board lies (SB-4.5)."""
        return PLACE.get(self, card) // 2 % ROW

    def deployed(self, seat: i64, sector: i64) -> list[int]:
        """Return the cards deployed in a sector, the last one first."""
        cards: list[int] = []
        card = TOP.get(self, seat, sector)
        while card != NO_CARD:
            cards.append(card)
            card = BELOW.get(self, card)
        return cards

    def paying(self, seat: i64, sector: i64) -> list[int]:
        """Return the cards that pay in a sector on this turn: the station card on the own turn, else those deployed."""
        if seat == ACTIVE.get(self):
            return [STATION_CARD.get(self, seat, sector)]
        return self.deployed(seat, sector)
