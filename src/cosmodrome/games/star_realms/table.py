"""The table of Star Realms: where every card lies, as flat lists of ints.

An *owner* is a seat, or in a challenge the Boss, who comes after the last seat.  Decks are unordered: a card is drawn
by a roll, so there is no secret order; only cards put on top of a deck lie there in an order that everybody knows.
"""

from typing import ClassVar, Final

from cosmodrome.games.star_realms.data import IS_BASE, IS_OUTPOST
from cosmodrome.games.star_realms.events import BOSS
from cosmodrome.kernel.agenda import EVERYBODY
from cosmodrome.kernel.state import State

ROW: Final = 5
NO_CARD: Final = -1
NO_BOSS: Final = -1
HAND_SIZE: Final = 5

# Streams of chance
ORDER_STREAM: Final = 0
TRADE_STREAM: Final = 1
DECK_STREAM: Final = 2  # plus the owner
BOSS_STREAM: Final = 9
STREAMS: Final = ("order", "trade_deck", *(f"deck_{owner}" for owner in range(7)), "boss")

# Stands where a list will be: a blank table makes none, because every clone starts as one.
NOTHING: Final[list[int]] = []
NOTHINGS: Final[list[list[int]]] = []

# Marks on a card in play: abilities used this turn, ally abilities switched on, damage kept (Raid)
USED: Final = (1, 2, 4)  # by ability
ALLY_ON: Final = 8
DOUBLE_ALLY_ON: Final = 16
DAMAGE: Final = 32  # times the damage

# Piles of a challenge
TRADE_TOP: Final = 0  # known to lie on top of the trade deck, the topmost last
ELITE: Final = 1  # the topmost last
SUBJECTS: Final = 2  # in no order
SUBJECT: Final = 3  # the face-up card of the subjects deck
ACQUISITION: Final = 4  # in no order
ACQUISITION_BOTTOM: Final = 5
LEDGER: Final = 6
BURIED: Final = 7  # face down before the Boss, known to all
BURIED_UNSEEN: Final = 8  # face down before the Boss, known to nobody
TENTACLE: Final = 9  # plus the faction
PILES: Final = 13

# Counters of a challenge
ASSIMILATION: Final = 0
COST_PLAYED: Final = 1  # cost of the cards the Boss played this turn (SR-23.3)
BOSS_TARGET: Final = 2  # 1 + the player hit by the Boss's effects this turn (SR-20.17)
OWED: Final = 3  # cards the Boss must discard after its next draw (SR-20.19)
MULLIGAN: Final = 4  # 1: the trade row was scrapped by the players (SR-20.7)
COUNTERS: Final = 5


class Table(State):
    """Cards, pools and authority; the rules are elsewhere."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "mode",
        "level",
        "boss",
        "turn",
        "turn_limit",
        "active",
        "won",
        "trade_deck",
        "row",
        "explorers",
        "scrap_heap",
        "out_of_game",
        "piles",
        "counters",
        "out",
        "turns_taken",
        "hand_sizes",
        "hearts",
        "foes",
        "targets",
        "base_foes",
        "guards",
        "mates",
        "parties",
        "watchers",
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
    )

    def __init__(self) -> None:
        super().__init__()
        self.mode: int = 0
        self.level: int = 0
        self.boss: int = NO_BOSS  # the owner who is the Boss of a challenge
        self.turn: int = 0
        self.turn_limit: int = 0
        self.active: int = 0
        self.won: int = 0  # mask of the winning seats
        self.trade_deck: list[int] = NOTHING  # kinds, in no order
        self.row: list[int] = NOTHING  # kinds by slot, NO_CARD where empty; the first slot is farthest from the deck
        self.explorers: int = 0
        self.scrap_heap: list[int] = NOTHING
        self.out_of_game: list[int] = NOTHING  # replaced as a whole, so that clones share it
        self.piles: list[list[int]] = NOTHINGS  # of a challenge
        self.counters: list[int] = NOTHING  # of a challenge
        # Who stands how to whom, by owner; replaced as a whole, so that clones share them
        self.out: list[int] = NOTHING  # 1: defeated
        self.turns_taken: list[int] = NOTHING
        self.hand_sizes: list[int] = NOTHING
        self.hearts: list[int] = NOTHING  # the owner whose authority counts, for the whole of a Hydra team
        self.foes: list[list[int]] = NOTHINGS  # whose authority the owner may attack
        self.targets: list[list[int]] = NOTHINGS  # whom the owner's effects may hit
        self.base_foes: list[list[int]] = NOTHINGS  # whose bases the owner may attack and target
        self.guards: list[list[int]] = NOTHINGS  # whose outposts shield the owner
        self.mates: list[list[int]] = NOTHINGS  # the owner's team, the owner included
        self.parties: list[list[int]] = NOTHINGS  # who takes a turn together
        self.watchers: list[int] = NOTHING  # mask of those who may see the owner's hand
        # Cards and pools, by owner
        self.decks: list[list[int]] = NOTHINGS  # kinds, in no order
        self.tops: list[list[int]] = NOTHINGS  # known to lie on top of the deck, the topmost last; clones share it
        self.hands: list[list[int]] = NOTHINGS  # kinds, ascending
        self.discards: list[list[int]] = NOTHINGS
        self.fleets: list[list[int]] = NOTHINGS  # kinds in play, in the order they were played
        self.marks: list[list[int]] = NOTHINGS  # marks of the cards in play
        self.authority: list[int] = NOTHING
        self.trade: list[int] = NOTHING
        self.combat: list[int] = NOTHING
        # Seldom other than nothing, by owner; replaced as a whole, so that clones share them
        self.scrapped: list[int] = NOTHING  # own cards scrapped this turn (SR-11.6)
        self.next_bases: list[int] = NOTHING  # bases to come that go on top of the deck (SR-11.13)
        self.returning: list[list[int]] = NOTHINGS  # kinds that come back from the scrap heap (SR-11.14)

    def copy_table(self, into: "Table") -> None:
        """Copy everything on the table."""
        into.mode = self.mode
        into.level = self.level
        into.boss = self.boss
        into.turn = self.turn
        into.turn_limit = self.turn_limit
        into.active = self.active
        into.won = self.won
        into.trade_deck = self.trade_deck.copy()
        into.row = self.row.copy()
        into.explorers = self.explorers
        into.scrap_heap = self.scrap_heap.copy()
        into.out_of_game = self.out_of_game
        into.piles = copies(self.piles) if self.piles else NOTHINGS
        into.counters = self.counters.copy() if self.counters else NOTHING
        into.out = self.out
        into.turns_taken = self.turns_taken
        into.hand_sizes = self.hand_sizes
        into.hearts = self.hearts
        into.foes = self.foes
        into.targets = self.targets
        into.base_foes = self.base_foes
        into.guards = self.guards
        into.mates = self.mates
        into.parties = self.parties
        into.watchers = self.watchers
        into.decks = copies(self.decks)
        into.tops = self.tops
        into.hands = copies(self.hands)
        into.discards = copies(self.discards)
        into.fleets = copies(self.fleets)
        into.marks = copies(self.marks)
        into.authority = self.authority.copy()
        into.trade = self.trade.copy()
        into.combat = self.combat.copy()
        into.scrapped = self.scrapped
        into.next_bases = self.next_bases
        into.returning = self.returning

    # -- questions about the table -----------------------------------------------------------------------------------
    def is_shielded(self, owner: int) -> bool:
        """Tell whether an outpost shields the owner (SR-4.8), in Hydra one of any member of the team (SR-17.7)."""
        for guard in self.guards[owner]:
            for kind in self.fleets[guard]:
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

    def tell(self, event: int, owner: int, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell everybody what an owner did."""
        if self.events is not None:
            self.events.append((event, EVERYBODY, BOSS if owner == self.boss else owner, b, c, d))

    def standing_seats(self) -> list[int]:
        """Return the seats that are still in the game."""
        return [seat for seat in range(self.seats) if not self.out[seat]]


def copies(lists: list[list[int]]) -> list[list[int]]:
    """Copy a list of lists."""
    return [one.copy() for one in lists]
