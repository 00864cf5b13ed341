"""The table of Star Realms: where every card lies and what everybody has.

An *owner* is a seat, or in a challenge the Boss, who comes after the last seat.  Decks are unordered: a card is drawn
by a roll, so there is no secret order; only cards put on top of a deck lie there in an order that everybody knows.
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.star_realms.boss.challenges import Challenge
from cosmodrome.games.star_realms.cards import ABILITY_BITS, Cards
from cosmodrome.games.star_realms.formats import FIRST_CHALLENGE
from cosmodrome.kernel.fields import FLAG, HIDDEN, OWN, Layout
from cosmodrome.kernel.state import State

ROW_SIZE: Final = 5
NO_CARD: Final = -1
NO_BOSS: Final = -1
HAND_SIZE: Final = 5
OWNERS: Final = 7  # six seats and a Boss
TOLD_BOSS: Final = -4  # the Boss as events name it

# Room of piles: what they can hold when two sets are played, the hand and the fleet with all effects that draw
TRADE_ROOM: Final = 160
OWN_ROOM: Final = 224
ALL_ROOM: Final = 272
HAND_ROOM: Final = 96
FLEET_ROOM: Final = 128
TOP_ROOM: Final = 48
RETURNING_ROOM: Final = 8
PILE_ROOM: Final = 120  # all trade cards of one set

# How a card was acquired
BOUGHT_IT: Final = 0
FREE: Final = 1
FREE_ON_TOP: Final = 2

# What a card was drawn for
AT_SET_UP: Final = 0
IN_DRAW_PHASE: Final = 1
BY_EFFECT: Final = 2
INSTEAD: Final = 3  # of what a Boss without a hand would discard (SR-20.18)

# What a card was discarded for
FOR_ANOTHER: Final = 0
FOR_OWN_DRAW: Final = 1
FOR_COMBAT: Final = 2

# Streams of chance
ORDER_STREAM: Final = 0
TRADE_STREAM: Final = 1
DECK_STREAM: Final = 2  # plus the owner
BOSS_STREAM: Final = 9
STREAMS: Final = ("order", "trade_deck", *[f"deck_{owner}" for owner in range(OWNERS)], "boss")

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
TENTACLES: Final = 4

# Counters of a challenge
ASSIMILATION: Final = 0
COST_PLAYED: Final = 1  # cost of the cards the Boss played this turn (SR-23.3)
BOSS_TARGET: Final = 2  # 1 + the player hit by the Boss's effects this turn (SR-20.17)
OWED: Final = 3  # cards the Boss must discard after its next draw (SR-20.19)
MULLIGAN: Final = 4  # 1: the trade row was scrapped by the players (SR-20.7)

TABLE: Final = Layout()
MODE: Final = TABLE.cell("mode")
LEVEL: Final = TABLE.cell("level")
BOSS: Final = TABLE.cell("boss", blank=NO_BOSS)  # the owner who is the Boss of a challenge
TURN: Final = TABLE.cell("turn")
TURN_LIMIT: Final = TABLE.cell("turn_limit")
ACTIVE: Final = TABLE.cell("active")
WON: Final = TABLE.cell("won")  # mask of the winning seats
FORESEEN: Final = TABLE.cell("foreseen", FLAG)  # only a forecast: what is scrapped is not dealt again
TRADE_DECK: Final = TABLE.piles("trade_deck", 1, TRADE_ROOM, "card", HIDDEN)  # in no order
ROW: Final = TABLE.row("row", ROW_SIZE, "card", NO_CARD)  # by slot; the first is farthest from the deck
EXPLORERS: Final = TABLE.cell("explorers")
SCRAP_HEAP: Final = TABLE.piles("scrap_heap", 1, ALL_ROOM, "card")
OUT_OF_GAME: Final = TABLE.piles("out_of_game", 1, ALL_ROOM, "card")
COUNTERS: Final = TABLE.row("counters", 5)  # of a challenge
PILES: Final = TABLE.extra_piles("piles", TENTACLE + TENTACLES, PILE_ROOM, "card", HIDDEN)  # of a challenge

# Who stands how to whom, by owner
OUT: Final = TABLE.seat_cell("out", FLAG)  # defeated
TURNS_TAKEN: Final = TABLE.seat_cell("turns_taken")
HAND_SIZES: Final = TABLE.seat_cell("hand_sizes", blank=HAND_SIZE)
HEARTS: Final = TABLE.seat_cell("hearts")  # the owner whose authority counts, for the whole of a Hydra team
FOES: Final = TABLE.seat_pile("foes", OWNERS)  # whose authority the owner may attack
TARGETS: Final = TABLE.seat_pile("targets", OWNERS)  # whom the owner's effects may hit
BASE_FOES: Final = TABLE.seat_pile("base_foes", OWNERS)  # whose bases the owner may attack and target
GUARDS: Final = TABLE.seat_pile("guards", OWNERS)  # whose outposts shield the owner
MATES: Final = TABLE.seat_pile("mates", OWNERS)  # the owner's team, the owner included
PARTIES: Final = TABLE.seat_pile("parties", OWNERS)  # who takes a turn together
WATCHERS: Final = TABLE.seat_cell("watchers")  # mask of those who may see the owner's hand

# Cards and pools, by owner
DECKS: Final = TABLE.seat_pile("decks", OWN_ROOM, "card", HIDDEN)  # in no order
TOPS: Final = TABLE.seat_pile("tops", TOP_ROOM, "card")  # known to lie on top of the deck, the topmost last
HANDS: Final = TABLE.seat_pile("hands", HAND_ROOM, "card", OWN)  # ascending
DISCARDS: Final = TABLE.seat_pile("discards", OWN_ROOM, "card")
FLEETS: Final = TABLE.seat_pile("fleets", FLEET_ROOM, "card")  # cards in play, in the order they were played
MARKS: Final = TABLE.seat_pile("marks", FLEET_ROOM)  # of the cards in play
AUTHORITY: Final = TABLE.seat_cell("authority")
TRADE: Final = TABLE.seat_cell("trade")
COMBAT: Final = TABLE.seat_cell("combat")
SCRAPPED: Final = TABLE.seat_cell("scrapped")  # own cards scrapped this turn (SR-11.6)
NEXT_BASES: Final = TABLE.seat_cell("next_bases")  # bases to come that go on top of the deck (SR-11.13)
RETURNING: Final = TABLE.seat_pile("returning", RETURNING_ROOM)  # that come back from the scrap heap (SR-11.14)
TABLE.close()


class StarRealms(State):
    """What the rules call ``g``."""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards: Final = cards

    def clone(self) -> "StarRealms":
        copy = StarRealms(self.cards)
        self.copy_kernel(copy)
        return copy

    # -- questions about the table -----------------------------------------------------------------------------------
    def has_boss(self) -> bool:
        """Tell whether a challenge is played."""
        return BOSS.get(self) != NO_BOSS

    def challenge(self) -> Challenge:
        """Return the challenge that is played."""
        return self.cards.challenges[MODE.get(self) - FIRST_CHALLENGE]

    def owners(self) -> i64:
        """Return how many owners there are."""
        return self.seats + (1 if self.has_boss() else 0)

    def is_shielded(self, owner: i64) -> bool:
        """Tell whether an outpost shields the owner (SR-4.8), in Hydra one of any member of the team (SR-17.7)."""
        for i in range(GUARDS.size(self, owner)):
            if FLEETS.has_any(self, GUARDS.get(self, owner, i), self.cards.outpost):
                return True
        return False

    def bases(self, owner: i64) -> i64:
        """Count the owner's bases in play, outposts included."""
        count: i64 = 0
        for place in range(FLEETS.size(self, owner)):
            count += self.cards.base[FLEETS.get(self, owner, place)]
        return count

    def can_draw(self, owner: i64) -> bool:
        """Tell whether the owner has a card to draw, be it after a shuffle (SR-9.4)."""
        return TOPS.size(self, owner) + DECKS.size(self, owner) + DISCARDS.size(self, owner) > 0

    def usable(self, owner: i64, place: i64) -> list[int]:
        """Return the abilities of a card in play that can be used now (SR-5.1, SR-5.6, SR-5.12, SR-6.1)."""
        bits, mark = self.cards.usable[FLEETS.get(self, owner, place)], MARKS.get(self, owner, place)
        on = (1, mark & ALLY_ON, mark & DOUBLE_ALLY_ON, 1)
        return [i for i, bit in enumerate(ABILITY_BITS) if bits & bit and on[i] and not mark & bit & 7]

    def standing_seats(self) -> list[int]:
        """Return the seats that are still in the game."""
        return [seat for seat in range(self.seats) if not OUT.get(self, seat)]
