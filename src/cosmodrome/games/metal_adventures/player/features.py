"""What a value net sees of Metal Adventures."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.answering.features import FeatureSet, Position
from cosmodrome.kernel.answering.netfile import Shelf

TURNS_A_RUNG: Final = 3
CARDS_A_RUNG: Final = 3

FEATURES: Final = FeatureSet()
SEATS: Final = FEATURES.common("seats", c.MOST_SEATS + 1)
TURN: Final = FEATURES.common("turn", 20)
ACTIVE: Final = FEATURES.common("active", c.MOST_SEATS)
DECK: Final = FEATURES.common("deck", 24)  # how many ships are still to come
SHOWN: Final = FEATURES.common("shown", c.SHIPS)
ROW: Final = FEATURES.common("row", c.IMPROVEMENTS)
POT: Final = FEATURES.common("pot", 1)
TREASURIES: Final = FEATURES.common("treasuries", len(c.PLANETS))
DONE: Final = FEATURES.common("done", 2)  # in this turn: a battle, the cruise
FIGHT: Final = FEATURES.common("fight", t.DUEL + 1)
OWN_WRECKS: Final = FEATURES.common("own_wrecks", len(c.FACTIONS))
BEST: Final = FEATURES.common("best", 24)  # glory of whoever has most, on a ladder
PROMISED: Final = FEATURES.common("promised", 2)  # open promises: own, and to the seat

# By seat
BASE: Final = FEATURES.each("base", c.BASES, c.MOST_SEATS)
CREDITS: Final = FEATURES.each("credits", 1, c.MOST_SEATS)
CREDIT_LADDER: Final = FEATURES.each("credit_ladder", 10, c.MOST_SEATS)
DAMAGE: Final = FEATURES.each("damage", 6, c.MOST_SEATS)
STRENGTH: Final = FEATURES.each("strength", 14, c.MOST_SEATS)
GLORY: Final = FEATURES.each("glory", 1, c.MOST_SEATS)
GLORY_LADDER: Final = FEATURES.each("glory_ladder", 24, c.MOST_SEATS)
PENALTIES: Final = FEATURES.each("penalties", 6, c.MOST_SEATS)
BREACHES: Final = FEATURES.each("breaches", 3, c.MOST_SEATS)
IMPROVED: Final = FEATURES.each("improved", c.IMPROVEMENTS, c.MOST_SEATS)
TROPHIES: Final = FEATURES.each("trophies", c.TROPHY_LIMIT + 1, c.MOST_SEATS)
KNOWN: Final = FEATURES.each("known", c.TROPHIES, c.MOST_SEATS)  # trophies that the looking seat knows
WRECKS: Final = FEATURES.each("wrecks", 1, c.MOST_SEATS)
WRECK_LADDER: Final = FEATURES.each("wreck_ladder", 10, c.MOST_SEATS)
SIDE: Final = FEATURES.each("side", t.TARGET + 1, c.MOST_SEATS)  # in the battle
FEATURES.close()

SHELF: Final = Shelf(Path(__file__).with_name("nets"), "metal_adventures", FEATURES)


def see(g: MetalAdventures, seat: i64, position: Position) -> None:
    """Add the features of a table as a seat sees it."""
    SEATS.mark(position, g.seats)
    TURN.climb(position, 0, t.TURN.get(g), TURNS_A_RUNG * g.seats)
    ACTIVE.mark(position, (t.ACTIVE.get(g) - seat) % g.seats)
    DECK.climb(position, 0, g.deck_size(), CARDS_A_RUNG)
    for i in range(t.SHOWN.size(g, 0)):
        SHOWN.mark(position, t.SHOWN.get(g, 0, i))
    for slot in range(c.ROW):
        ROW.mark(position, t.ROW.get(g, slot))
    POT.add(position, 0, 0, t.POT.get(g))
    for planet in range(len(c.PLANETS)):
        TREASURIES.add(position, 0, planet, t.TREASURIES.get(g, planet))
    DONE.add(position, 0, 0, min(t.FOUGHT.get(g), 1))
    DONE.add(position, 0, 1, min(t.CRUISED.get(g), 1))
    FIGHT.mark(position, t.FIGHT.get(g))
    for i in range(t.WRECKS.size(g, seat)):
        OWN_WRECKS.mark(position, g.cards.faction[t.WRECKS.get(g, seat, i)])
    for place in range(t.PROMISES.length(g)):
        if t.PROMISES.get(g, place, t.BY) == seat:
            PROMISED.mark(position, 0)
        elif t.PROMISES.get(g, place, t.TO) & bit(seat):
            PROMISED.mark(position, 1)
    best: i64 = 0
    for owner in range(g.seats):
        best = max(best, g.shown_glory(owner))
        see_seat(g, seat, owner, (owner - seat) % g.seats, position)
    BEST.climb(position, 0, best, 1)


def see_seat(g: MetalAdventures, seat: i64, owner: i64, slot: i64, position: Position) -> None:
    """Add what a pirate has, as a seat sees it."""
    BASE.add(position, slot, t.BASE.get(g, owner), 1)
    CREDITS.add(position, slot, 0, t.CREDITS.get(g, owner))
    CREDIT_LADDER.climb(position, slot, t.CREDITS.get(g, owner), 2)
    DAMAGE.climb(position, slot, t.DAMAGE.get(g, owner), 1)
    STRENGTH.climb(position, slot, g.strength(owner), 1)
    glory = g.shown_glory(owner)
    GLORY.add(position, slot, 0, glory)
    GLORY_LADDER.climb(position, slot, glory, 1)
    PENALTIES.climb(position, slot, t.PENALTIES.get(g, owner), 1)
    BREACHES.climb(position, slot, t.BREACHES.get(g, owner), 1)
    for i in range(t.IMPROVEMENTS.size(g, owner)):
        IMPROVED.add(position, slot, t.IMPROVEMENTS.get(g, owner, i), 1)
    TROPHIES.climb(position, slot, t.TROPHIES.size(g, owner), 1)
    for i in range(t.TROPHIES.size(g, owner)):
        trophy = t.TROPHIES.get(g, owner, i)
        if t.TROPHY_SEEN.get(g, trophy) & bit(seat):
            KNOWN.add(position, slot, trophy, 1)
    WRECKS.add(position, slot, 0, t.WRECKS.size(g, owner))
    WRECK_LADDER.climb(position, slot, t.WRECKS.size(g, owner), 1)
    if t.FIGHT.get(g) != t.PEACE:
        SIDE.add(position, slot, t.SIDES.get(g, owner), 1)
