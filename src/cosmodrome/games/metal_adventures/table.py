"""The table of Metal Adventures: where every card, credit and die lies, deals and promises.

Decks are unordered: a card is drawn by a roll, so there is no secret order; only what was put under a deck lies there
in an order.  The ``seen`` masks say which seats know where a hidden card is.
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures.cards import Cards
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.fields import FLAG, HIDDEN, OWN, Layout
from cosmodrome.kernel.state import State

NO_CARD: Final = -1
NOBODY: Final = -1

# Streams of chance
STREAMS: Final = (
    "order", "bases", "near_space", "far_space", "trophies", "improvements", "orange", "grey", "metal",
)  # fmt: skip
ORDER_STREAM: Final = 0
BASE_STREAM: Final = 1
NEAR_STREAM: Final = 2
FAR_STREAM: Final = 3
TROPHY_STREAM: Final = 4
MARKET_STREAM: Final = 5
ORANGE_STREAM: Final = 6
GREY_STREAM: Final = 7
METAL_STREAM: Final = 8

# Accounts of credits besides the seats
BANK: Final = -1
THE_POT: Final = -2
TREASURY: Final = -3  # minus the planet

# Phases of a turn
START: Final = 0
RAID: Final = 1
OPEN: Final = 2  # ships are shown in open space
REST_SWAP: Final = 3
REST_BUY: Final = 4
REST_END: Final = 5

# Kinds of battle
PEACE: Final = 0
SHIP: Final = 1
PLANET: Final = 2
DUEL: Final = 3

# Sides of a battle
OUTSIDE: Final = 0
ATTACK: Final = 1  # attacker or challenger, and their helpers
TARGET: Final = 2  # the target and a traitor, or the challenged and their helpers

# Metal dice in a battle
NOT_USED: Final = -1
DECLARED: Final = -2

# When the cruise takes place
NO_CRUISE: Final = 0
BEFORE_BATTLE: Final = 1
AFTER_BATTLE: Final = 2

# Clauses: kind and eleven fields
CLAUSE: Final = 12
TRANSFER: Final = 0  # from, to, asset, what, wreck shown, card picked by the giver
ALLIANCE: Final = 1  # helper, principal
PROMISE: Final = 2  # by, mask of promisees, and what follows
GIVER: Final = 1
RECEIVER: Final = 2
ASSET: Final = 3
THING: Final = 4
SHOWN_WRECK: Final = 5
PICK: Final = 6
HELPER: Final = 1
PRINCIPAL: Final = 2
BY: Final = 1
TO: Final = 2
DO: Final = 3
WHAT: Final = 4
WHICH: Final = 5
MORE: Final = 6
TRIGGER: Final = 7
AMOUNT: Final = 8
DUE: Final = 9
DUE_SEAT: Final = 10
DUE_COUNT: Final = 11

# Numbers of a deal; the clauses follow
DEAL_ID: Final = 0
VERSION: Final = 1
AUTHOR: Final = 2
ACCEPTED: Final = 3  # mask of seats
FIRST_CLAUSE: Final = 4

# Numbers of a promise: those of the clause, its own number in the place of the kind, one promisee; and
PROMISE_ID: Final = 0
MADE: Final = 12  # turn in which it was made, which also names its battle
TIED: Final = 13  # to the battle of that turn
FORCED: Final = 14
IS_DUE: Final = 15
POSSIBLE: Final = 16  # the promised act was open to the promisor once
SIDE: Final = 17  # of the tied battle, which must win
RECORD: Final = 18

TABLE: Final = Layout()
# Ships
NEAR: Final = TABLE.piles("near", 1, c.SHIPS, "ship", HIDDEN)  # in no order; lies on top of the far cards
FAR: Final = TABLE.piles("far", 1, c.SHIPS, "ship", HIDDEN)  # in no order
SHOWN: Final = TABLE.piles("shown", 1, 12, "ship")  # in open space
PILE: Final = TABLE.piles("pile", 1, c.SHIPS, "ship")  # ascending
GONE: Final = TABLE.piles("gone", 1, c.SHIPS, "ship")  # removed from the game
SHIP_SEEN: Final = TABLE.row("ship_seen", c.SHIPS)  # mask of the seats that know whose wreck it is
# Trophies
TROPHY_DECK: Final = TABLE.piles("trophy_deck", 1, c.TROPHIES, "trophy", HIDDEN)  # in no order
TROPHY_UNDER: Final = TABLE.piles("trophy_under", 1, c.TROPHIES, "trophy", HIDDEN)  # under the others, in this order
TROPHY_SEEN: Final = TABLE.row("trophy_seen", c.TROPHIES)  # mask of the seats that know where it is
LOOKED: Final = TABLE.piles("looked", 1, c.TROPHIES, "trophy", HIDDEN)  # what the seat that chooses looks at
EARNED: Final = TABLE.piles("earned", 1, c.TROPHIES, "", HIDDEN)  # those whose event happened to their holder this turn
# Improvements
MARKET: Final = TABLE.piles("market", 1, c.IMPROVEMENTS, "card", HIDDEN)  # in no order
MARKET_UNDER: Final = TABLE.piles("market_under", 1, c.IMPROVEMENTS, "card", HIDDEN)  # under the others, in this order
ROW: Final = TABLE.row("row", c.ROW, "card", NO_CARD)  # by slot
SUPPORT_DISCARD: Final = TABLE.piles("support_discard", 1, c.IMPROVEMENTS, "card")  # ascending
TREASURIES: Final = TABLE.row("treasuries", 3)  # by planet
POT: Final = TABLE.cell("pot")
# This turn
ACTIVE: Final = TABLE.cell("active")
TURN: Final = TABLE.cell("turn")
PENALIZED: Final = TABLE.cell("penalized")  # mask of the seats that took a penalty
REVEALED: Final = TABLE.cell("revealed")  # mask of the seats that revealed a trophy
STIRRED: Final = TABLE.cell("stirred")  # mask of the seats for whom something changed since they were asked to reveal
FOUGHT: Final = TABLE.cell("fought")
ATTACKED: Final = TABLE.cell("attacked")  # mask of planets
VISITED: Final = TABLE.cell("visited")  # mask of planets
CRUISED: Final = TABLE.cell("cruised")  # number of the last action
CRUISE: Final = TABLE.cell("cruise")
EVENT_MET: Final = TABLE.cell("event_met")
REDRAWN: Final = TABLE.cell("redrawn")
# The battle
FIGHT: Final = TABLE.cell("fight")
FOE: Final = TABLE.cell("foe", "", NO_CARD)  # ship, planet or challenged seat
FROM_PILE: Final = TABLE.cell("from_pile")
TRAITOR: Final = TABLE.cell("traitor", "", NOBODY)
DICE: Final = TABLE.row("dice", 2)  # orange and grey, 0 before the roll
ADDED: Final = TABLE.row("added", 2)  # by support cards, to the attack and to the target
REROLLED: Final = TABLE.cell("rerolled")  # mask of the seats that used their own reroll
STRENGTH_BEFORE: Final = TABLE.cell("strength_before")  # of the attacker, when the target was chosen
LOOT: Final = TABLE.cell("loot")  # credits won
OUTCOME: Final = TABLE.cell("outcome")  # the side that won
CAPTURED: Final = TABLE.cell("captured", "", NO_CARD)
# Deals and promises
DEALS: Final = TABLE.lists(  # at most a bid of each outsider, and an offer
    "deals", c.MOST_SEATS, FIRST_CLAUSE + CLAUSE * c.MOST_CLAUSES
)
DEAL_COUNT: Final = TABLE.cell("deal_count")
PROMISES: Final = TABLE.lists("promises", c.MOST_PROMISES, RECORD)
PROMISE_COUNT: Final = TABLE.cell("promise_count")
DRAFT: Final = TABLE.piles("draft", 1, CLAUSE * c.MOST_CLAUSES, "", OWN)  # clauses being written
HALF: Final = TABLE.piles("half", 1, CLAUSE, "", OWN)  # the clause being written, field by field
ENDING: Final = TABLE.cell("ending", FLAG)  # the last turn is over
WON: Final = TABLE.cell("won")  # mask of the winning seats
# By seat
BASE: Final = TABLE.seat_cell("base")
CREDITS: Final = TABLE.seat_cell("credits")
DAMAGE: Final = TABLE.seat_cell("damage")
GLORY: Final = TABLE.seat_cell("glory")  # earned, penalties not yet subtracted
PENALTIES: Final = TABLE.seat_cell("penalties")
METAL: Final = TABLE.seat_cell("metal")  # face of the metal die
BREACHES: Final = TABLE.seat_cell("breaches")
SIDES: Final = TABLE.seat_cell("sides")  # in the battle
METAL_ROLLED: Final = TABLE.seat_cell("metal_rolled", "", NOT_USED)  # metal dice in the battle
PROPOSALS: Final = TABLE.seat_cell("proposals")  # this turn, outside the battle
PLEAS: Final = TABLE.seat_cell("pleas")  # proposals in the window of the battle
IMPROVEMENTS: Final = TABLE.seat_pile("improvements", 12, "card")  # ascending
TROPHIES: Final = TABLE.seat_pile("trophies", 4, "trophy", OWN)
WRECKS: Final = TABLE.seat_pile("wrecks", c.SHIPS, "ship", OWN)  # ascending
TABLE.close()


def bit(seat: i64) -> i64:
    """Return the mask that holds just this seat."""
    return BITS[seat + 3]


class MetalAdventures(State):
    """What the rules call ``g``."""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards: Final = cards

    def clone(self) -> "MetalAdventures":
        copy = MetalAdventures(self.cards)
        self.copy_kernel(copy)
        return copy

    # -- pirates -----------------------------------------------------------------------------------------------------
    def strength(self, seat: i64) -> i64:
        """Return the base strength S (MA-3.1)."""
        total = self.cards.start_strength - DAMAGE.get(self, seat)
        for i in range(IMPROVEMENTS.size(self, seat)):
            total += self.cards.added[IMPROVEMENTS.get(self, seat, i)]
        return total

    def support(self, seat: i64) -> i64:
        """Return the support strength, read under the base strength (MA-3.3)."""
        table = self.cards.support_strength
        return table[min(self.strength(seat), len(table) - 1)]

    def ability(self, seat: i64, kind: i64) -> i64:
        """Add up a standing ability over the base ship and all equipment (MA-7.2)."""
        ability = self.cards.ability
        total = ability[c.ABILITIES * (c.IMPROVEMENTS + BASE.get(self, seat)) + kind]
        for i in range(IMPROVEMENTS.size(self, seat)):
            total += ability[c.ABILITIES * IMPROVEMENTS.get(self, seat, i) + kind]
        return total

    def help(self, seat: i64) -> i64:
        """Return what a loyal helper adds besides a metal die (MA-3.4, MA-21.8)."""
        return self.support(seat) + self.ability(seat, c.SUPPORT)

    def shown_glory(self, seat: i64) -> i64:
        """Return the glory that counts (MA-3.8)."""
        return GLORY.get(self, seat) - PENALTIES.get(self, seat)

    def infamous(self, seat: i64) -> bool:
        """Tell whether nobody may ally with this pirate (MA-3.11)."""
        return PENALTIES.get(self, seat) >= self.cards.most_penalties

    def offers_made(self, seat: i64) -> i64:
        """Count a seat's proposals in this window (MA-18.11a)."""
        return PROPOSALS.get(self, seat) if FIGHT.get(self) == PEACE else PLEAS.get(self, seat)

    def may_propose(self, seat: i64) -> bool:
        """Tell whether a seat may still make a proposal in this window (MA-18.11)."""
        return self.offers_made(seat) < self.cards.most_proposals

    def clockwise(self, first: i64) -> list[int]:
        """Return all seats clockwise, beginning with this one."""
        return [(first + i) % self.seats for i in range(self.seats)]

    # -- the battle --------------------------------------------------------------------------------------------------
    def deck_size(self) -> i64:
        """Count the cards of the space deck."""
        return NEAR.size(self, 0) + FAR.size(self, 0)

    def against_hunter(self) -> bool:
        """Tell whether the battle is against a bounty hunter (MA-5.4)."""
        return FIGHT.get(self) == SHIP and self.cards.faction[FOE.get(self)] == c.HUNTER

    def challenged(self) -> i64:
        """Return the challenged pirate of a duel."""
        return FOE.get(self) if FIGHT.get(self) == DUEL else NOBODY

    def principal(self, side: i64) -> i64:
        """Return the pirate who leads a side; NOBODY leads a ship or a planet."""
        return ACTIVE.get(self) if side == ATTACK else self.challenged()

    def is_principal(self, seat: i64) -> bool:
        """Tell whether this pirate leads a side of the battle."""
        return FIGHT.get(self) != PEACE and (seat == ACTIVE.get(self) or seat == self.challenged())

    def is_helper(self, seat: i64, side: i64) -> bool:
        """Tell whether this pirate is a loyal helper of a side."""
        principal = self.principal(side)
        return principal >= 0 and seat != principal and SIDES.get(self, seat) == side

    def helpers(self, side: i64) -> list[int]:
        """Return the loyal helpers of a side, clockwise from its principal (MA-13.4)."""
        principal = self.principal(side)
        return [seat for seat in self.clockwise(principal) if self.is_helper(seat, side)] if principal >= 0 else []

    def has_helper(self, side: i64) -> bool:
        """Tell whether a side has a loyal helper."""
        principal = self.principal(side)
        for seat in range(self.seats):
            if SIDES.get(self, seat) == side and seat != principal:
                return principal >= 0
        return False

    # -- words given -------------------------------------------------------------------------------------------------
    def deal_at(self, id: i64) -> i64:
        """Return the place of an open deal; -1 when it is not open any more."""
        for place in range(DEALS.length(self)):
            if DEALS.get(self, place, DEAL_ID) == id:
                return place
        return -1

    def promise_at(self, id: i64) -> i64:
        """Return the place of an open promise; -1 when it is settled."""
        for place in range(PROMISES.length(self)):
            if PROMISES.get(self, place, PROMISE_ID) == id:
                return place
        return -1
