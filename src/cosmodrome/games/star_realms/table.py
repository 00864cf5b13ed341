"""The table of Star Realms: where every card lies, as flat lists of ints.

An *owner* is a seat, or in a challenge the Boss, who comes after the last seat.  Decks are unordered: a card is drawn
by a roll, so there is no secret order; only cards put on top of a deck lie there in an order that everybody knows.
"""

from typing import ClassVar, Final

from cosmodrome.games.star_realms.data import IS_BASE, IS_OUTPOST
from cosmodrome.kernel.state import State

ROW: Final = 5
NO_CARD: Final = -1
HAND_SIZE: Final = 5

# Streams of chance
ORDER_STREAM: Final = 0
TRADE_STREAM: Final = 1
DECK_STREAM: Final = 2  # plus the owner

# Stands where a list will be: a blank table makes none, because every clone starts as one.
NOTHING: Final[list[int]] = []
NOTHINGS: Final[list[list[int]]] = []

# Marks on a card in play: abilities used this turn, ally abilities switched on
USED: Final = (1, 2, 4)  # by ability
ALLY_ON: Final = 8
DOUBLE_ALLY_ON: Final = 16


class Table(State):
    """Cards, pools and authority; the rules are elsewhere."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "trade_deck",
        "row",
        "explorers",
        "scrap_heap",
        "foes",
        "decks",
        "tops",
        "hands",
        "discards",
        "fleets",
        "marks",
        "authority",
        "trade",
        "combat",
        "scrapped",
        "next_bases",
        "returning",
        "active",
        "turn",
        "turn_limit",
        "won",
    )

    def __init__(self) -> None:
        super().__init__()
        self.trade_deck: list[int] = NOTHING  # kinds, in no order
        self.row: list[int] = NOTHING  # kinds by slot, NO_CARD where empty; the first slot is farthest from the deck
        self.explorers: int = 0
        self.scrap_heap: list[int] = NOTHING
        # By owner
        self.foes: list[list[int]] = NOTHINGS  # whom the owner may attack and target; replaced as a whole
        self.decks: list[list[int]] = NOTHINGS  # kinds, in no order
        self.tops: list[list[int]] = NOTHINGS  # kinds known to lie on top of the deck, the topmost last
        self.hands: list[list[int]] = NOTHINGS  # kinds, ascending
        self.discards: list[list[int]] = NOTHINGS
        self.fleets: list[list[int]] = NOTHINGS  # kinds in play, in the order they were played
        self.marks: list[list[int]] = NOTHINGS  # marks of the cards in play
        self.authority: list[int] = NOTHING
        self.trade: list[int] = NOTHING
        self.combat: list[int] = NOTHING
        self.scrapped: list[int] = NOTHING  # own cards scrapped this turn (SR-11.6)
        self.next_bases: list[int] = NOTHING  # bases to come that go on top of the deck (SR-11.13)
        self.returning: list[list[int]] = NOTHINGS  # kinds that come back from the scrap heap at end of turn (SR-11.14)
        self.active: int = 0
        self.turn: int = 0
        self.turn_limit: int = 0
        self.won: int = 0  # mask of the winning seats

    def copy_table(self, into: "Table") -> None:
        """Copy everything on the table."""
        into.trade_deck = self.trade_deck.copy()
        into.row = self.row.copy()
        into.explorers = self.explorers
        into.scrap_heap = self.scrap_heap.copy()
        into.foes = self.foes
        into.decks = copies(self.decks)
        into.tops = copies(self.tops)
        into.hands = copies(self.hands)
        into.discards = copies(self.discards)
        into.fleets = copies(self.fleets)
        into.marks = copies(self.marks)
        into.authority = self.authority.copy()
        into.trade = self.trade.copy()
        into.combat = self.combat.copy()
        into.scrapped = self.scrapped.copy()
        into.next_bases = self.next_bases.copy()
        into.returning = copies(self.returning)
        into.active = self.active
        into.turn = self.turn
        into.turn_limit = self.turn_limit
        into.won = self.won

    # -- questions about the table -----------------------------------------------------------------------------------
    def has_outpost(self, owner: int) -> bool:
        """Tell whether an outpost shields the owner (SR-4.8)."""
        for kind in self.fleets[owner]:
            if IS_OUTPOST[kind]:
                return True
        return False

    def bases(self, owner: int) -> int:
        """Count the owner's bases in play, outposts included."""
        count = 0
        for kind in self.fleets[owner]:
            if IS_BASE[kind]:
                count += 1
        return count


def copies(lists: list[list[int]]) -> list[list[int]]:
    """Copy a list of lists."""
    return [one.copy() for one in lists]
