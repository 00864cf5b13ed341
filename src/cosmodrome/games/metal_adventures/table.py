"""The table of Metal Adventures: where every card, credit and die lies, as flat lists of ints.

Decks are unordered: a card is drawn by a roll, so there is no secret order; only what was put under a deck lies there
in an order.  ``seen`` masks say which seats know where a hidden card is.
"""

from typing import ClassVar, Final

from cosmodrome.games.metal_adventures.data import (
    ABILITY,
    ADDED,
    CARDS,
    FACTION,
    HUNTER,
    MOST_PENALTIES,
    START_STRENGTH,
    SUPPORT_STRENGTH,
)
from cosmodrome.games.metal_adventures.verbs import ABILITIES, SUPPORT
from cosmodrome.kernel.state import State

NO_CARD: Final = -1
NOBODY: Final = -1

# Streams of chance
ORDER_STREAM: Final = 0
BASE_STREAM: Final = 1
NEAR_STREAM: Final = 2
FAR_STREAM: Final = 3
TROPHY_STREAM: Final = 4
MARKET_STREAM: Final = 5
ORANGE_STREAM: Final = 6
GREY_STREAM: Final = 7
METAL_STREAM: Final = 8
STREAMS: Final = (
    "order",
    "bases",
    "near_space",
    "far_space",
    "trophies",
    "improvements",
    "orange",
    "grey",
    "metal",
)

# Accounts of credits besides the seats
BANK: Final = -1
POT: Final = -2
TREASURY: Final = -3  # minus the planet

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

# Fields of a deal; the clauses follow
DEAL_ID: Final = 0
VERSION: Final = 1
AUTHOR: Final = 2
ACCEPTED: Final = 3  # mask of seats
FIRST_CLAUSE: Final = 4

# Clauses: kind and eleven fields
CLAUSE: Final = 12
TRANSFER: Final = 0  # from, to, asset, what, wreck shown, card picked by the giver
ALLIANCE: Final = 1  # helper, principal
PROMISE: Final = (
    2  # by, mask of promisees, obligation, three details, trigger, its number, deadline, its seat, its count
)

# Fields of a promise
PROMISE_ID: Final = 0
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
MADE: Final = 12  # turn in which it was made, which also names its battle
TIED: Final = 13  # to the battle of that turn
FORCED: Final = 14
IS_DUE: Final = 15
POSSIBLE: Final = 16  # the promised act was open to the promisor once
SIDE: Final = 17  # of the tied battle, which must win

# Stands where a list will be: a blank table makes none, because every clone starts as one.
NOTHING: Final[list[int]] = []
NOTHINGS: Final[list[list[int]]] = []


class Table(State):
    """Cards, credits, dials, the battle, deals and promises; the rules are elsewhere."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "near", "far", "shown", "pile", "gone", "ship_seen", "trophy_deck", "trophy_under", "trophy_seen", "looked",
        "earned", "market", "market_under", "row", "support_discard", "treasuries", "pot", "base", "credits", "damage",
        "glory", "penalties", "metal", "breaches", "improvements", "wrecks", "trophies", "active", "turn", "penalized",
        "revealed", "stirred", "fought", "attacked", "visited", "cruised", "cruise", "event_met", "redrawn",
        "proposals", "pleas", "fight", "foe", "from_pile", "sides", "traitor", "metal_rolled", "dice", "added",
        "rerolled", "strength_before", "loot", "outcome", "captured", "deals", "deal_count", "promises",
        "promise_count", "draft", "half", "ending", "won",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        # Space cards
        self.near: list[int] = NOTHING  # in no order; lies on top of the far cards
        self.far: list[int] = NOTHING  # in no order
        self.shown: list[int] = NOTHING  # ships in open space
        self.pile: list[int] = NOTHING  # ascending
        self.gone: list[int] = NOTHING  # removed from the game
        self.ship_seen: list[int] = NOTHING  # by space card: mask of the seats that know whose wreck it is
        # Trophies
        self.trophy_deck: list[int] = NOTHING  # in no order
        self.trophy_under: list[int] = NOTHING  # under the others, in this order
        self.trophy_seen: list[int] = NOTHING  # by trophy: mask of the seats that know where it is
        self.looked: list[int] = NOTHING  # what the seat that chooses looks at
        self.earned: list[int] = NOTHING  # trophies whose event happened to their holder this turn
        # Improvements
        self.market: list[int] = NOTHING  # in no order
        self.market_under: list[int] = NOTHING  # under the others, in this order
        self.row: list[int] = NOTHING  # by slot, NO_CARD where empty
        self.support_discard: list[int] = NOTHING  # ascending
        self.treasuries: list[int] = NOTHING  # by planet
        self.pot: int = 0
        # By seat
        self.base: list[int] = NOTHING
        self.credits: list[int] = NOTHING
        self.damage: list[int] = NOTHING
        self.glory: list[int] = NOTHING  # earned, penalties not yet subtracted
        self.penalties: list[int] = NOTHING
        self.metal: list[int] = NOTHING  # face of the metal die
        self.breaches: list[int] = NOTHING
        self.improvements: list[list[int]] = NOTHINGS  # ascending
        self.wrecks: list[list[int]] = NOTHINGS  # ascending
        self.trophies: list[list[int]] = NOTHINGS
        # This turn
        self.active: int = 0
        self.turn: int = 0
        self.penalized: int = 0  # mask of the seats that took a penalty
        self.revealed: int = 0  # mask of the seats that revealed a trophy
        self.stirred: int = 0  # mask of the seats for whom something changed since they were asked to reveal
        self.fought: int = 0
        self.attacked: int = 0  # mask of planets
        self.visited: int = 0  # mask of planets
        self.cruised: int = 0  # number of the last action
        self.cruise: int = NO_CRUISE
        self.event_met: int = 0
        self.redrawn: int = 0
        self.proposals: list[int] = NOTHING  # by seat, outside the battle
        self.pleas: list[int] = NOTHING  # proposals by seat, in the window of the battle
        # The battle
        self.fight: int = PEACE
        self.foe: int = NO_CARD  # ship, planet or challenged seat
        self.from_pile: int = 0
        self.sides: list[int] = NOTHING  # by seat
        self.traitor: int = NOBODY
        self.metal_rolled: list[int] = NOTHING  # metal dice by seat
        self.dice: list[int] = NOTHING  # orange and grey, 0 before the roll
        self.added: list[int] = NOTHING  # by support cards, to the attack and to the target
        self.rerolled: int = 0  # mask of the seats that used their own reroll
        self.strength_before: int = 0  # of the attacker, when the target was chosen
        self.loot: int = 0  # credits won
        self.outcome: int = OUTSIDE  # the side that won
        self.captured: int = NO_CARD
        # Deals and promises
        self.deals: list[list[int]] = NOTHINGS
        self.deal_count: int = 0
        self.promises: list[list[int]] = NOTHINGS
        self.promise_count: int = 0
        self.draft: list[int] = NOTHING  # clauses being written
        self.half: list[int] = NOTHING  # the clause being written, field by field
        self.ending: int = 0  # the last turn is over
        self.won: int = 0  # mask of the winning seats

    def copy_table(self, into: "Table") -> None:
        """Copy everything on the table."""
        into.near = self.near.copy()
        into.far = self.far.copy()
        into.shown = self.shown.copy()
        into.pile = self.pile.copy()
        into.gone = self.gone.copy()
        into.ship_seen = self.ship_seen.copy()
        into.trophy_deck = self.trophy_deck.copy()
        into.trophy_under = self.trophy_under.copy()
        into.trophy_seen = self.trophy_seen.copy()
        into.looked = self.looked.copy()
        into.earned = self.earned.copy()
        into.market = self.market.copy()
        into.market_under = self.market_under.copy()
        into.row = self.row.copy()
        into.support_discard = self.support_discard.copy()
        into.treasuries = self.treasuries.copy()
        into.pot = self.pot
        into.base = self.base  # never changes after the set-up
        into.credits = self.credits.copy()
        into.damage = self.damage.copy()
        into.glory = self.glory.copy()
        into.penalties = self.penalties.copy()
        into.metal = self.metal.copy()
        into.breaches = self.breaches.copy()
        into.improvements = copies(self.improvements)
        into.wrecks = copies(self.wrecks)
        into.trophies = copies(self.trophies)
        into.active = self.active
        into.turn = self.turn
        into.penalized = self.penalized
        into.revealed = self.revealed
        into.stirred = self.stirred
        into.fought = self.fought
        into.attacked = self.attacked
        into.visited = self.visited
        into.cruised = self.cruised
        into.cruise = self.cruise
        into.event_met = self.event_met
        into.redrawn = self.redrawn
        into.proposals = self.proposals.copy()
        into.pleas = self.pleas.copy()
        into.fight = self.fight
        into.foe = self.foe
        into.from_pile = self.from_pile
        into.sides = self.sides.copy()
        into.traitor = self.traitor
        into.metal_rolled = self.metal_rolled.copy()
        into.dice = self.dice.copy()
        into.added = self.added.copy()
        into.rerolled = self.rerolled
        into.strength_before = self.strength_before
        into.loot = self.loot
        into.outcome = self.outcome
        into.captured = self.captured
        into.deals = copies(self.deals)
        into.deal_count = self.deal_count
        into.promises = copies(self.promises)
        into.promise_count = self.promise_count
        into.draft = self.draft.copy()
        into.half = self.half.copy()
        into.ending = self.ending
        into.won = self.won

    # -- questions about the table -----------------------------------------------------------------------------------
    def strength(self, seat: int) -> int:
        """Return the base strength S (MA-3.1)."""
        total = START_STRENGTH - self.damage[seat]
        for card in self.improvements[seat]:
            total += ADDED[card]
        return total

    def support(self, seat: int) -> int:
        """Return the support strength, read under the base strength (MA-3.3)."""
        strength = self.strength(seat)
        return SUPPORT_STRENGTH[strength] if strength < len(SUPPORT_STRENGTH) else SUPPORT_STRENGTH[-1]

    def ability(self, seat: int, kind: int) -> int:
        """Add up a standing ability over the base ship and all equipment (MA-7.2)."""
        total = ABILITY[ABILITIES * (CARDS + self.base[seat]) + kind]
        for card in self.improvements[seat]:
            total += ABILITY[ABILITIES * card + kind]
        return total

    def help(self, seat: int) -> int:
        """Return what a loyal helper adds besides a metal die (MA-3.4, MA-21.8)."""
        return self.support(seat) + self.ability(seat, SUPPORT)

    def shown_glory(self, seat: int) -> int:
        """Return the glory that counts (MA-3.8)."""
        return self.glory[seat] - self.penalties[seat]

    def infamous(self, seat: int) -> bool:
        """Tell whether nobody may ally with this pirate (MA-3.11)."""
        return self.penalties[seat] >= MOST_PENALTIES

    def offers_made(self, seat: int) -> int:
        """Count a seat's proposals in this window (MA-18.11a)."""
        return self.proposals[seat] if self.fight == PEACE else self.pleas[seat]

    def deck_size(self) -> int:
        """Count the cards of the space deck."""
        return len(self.near) + len(self.far)

    def against_hunter(self) -> bool:
        """Tell whether the battle is against a bounty hunter (MA-5.4)."""
        return self.fight == SHIP and FACTION[self.foe] == HUNTER

    def challenged(self) -> int:
        """Return the challenged pirate of a duel."""
        return self.foe if self.fight == DUEL else NOBODY

    def principal(self, side: int) -> int:
        """Return the pirate who leads a side; NOBODY leads a ship or a planet."""
        return self.active if side == ATTACK else self.challenged()

    def is_principal(self, seat: int) -> bool:
        """Tell whether this pirate leads a side of the battle."""
        return self.fight != PEACE and (seat == self.active or seat == self.challenged())

    def helpers(self, side: int) -> list[int]:
        """Return the loyal helpers of a side, clockwise from its principal (MA-13.4)."""
        principal = self.principal(side)
        if principal < 0:
            return []
        return [seat for seat in self.clockwise(principal) if self.sides[seat] == side and seat != principal]

    def clockwise(self, first: int) -> list[int]:
        """Return all seats clockwise, beginning with this one."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def deal_at(self, id: int) -> int:
        """Return the place of an open deal; -1 when it is not open any more."""
        for place in range(len(self.deals)):
            if self.deals[place][DEAL_ID] == id:
                return place
        return -1

    def promise_at(self, id: int) -> int:
        """Return the place of an open promise; -1 when it is settled."""
        for place in range(len(self.promises)):
            if self.promises[place][PROMISE_ID] == id:
                return place
        return -1


def copies(lists: list[list[int]]) -> list[list[int]]:
    """Copy a list of lists."""
    return [one.copy() for one in lists]
