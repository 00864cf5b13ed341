"""What a value net sees of Space Base."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from cosmodrome.games.space_base import table as t
from cosmodrome.games.space_base.cards import (
    CARD_ROOM,
    CREDITS,
    DEPLOYED,
    INCOME,
    MOST_SEATS,
    RESOURCES,
    SECTORS,
    SETS,
    STATION,
    VP,
)
from cosmodrome.games.space_base.table import NO_CARD, SpaceBase
from cosmodrome.kernel.answering.features import FeatureSet, Group, Position
from cosmodrome.kernel.answering.netfile import Shelf

STARTERS: Final = SETS * SECTORS  # cards of which the rewards tell everything; the others are known by their number
OTHERS: Final = CARD_ROOM - STARTERS
PAYS: Final = SECTORS * len(RESOURCES)

FEATURES: Final = FeatureSet()
SEATS: Final = FEATURES.common("seats", MOST_SEATS + 1)
FAST: Final = FEATURES.common("fast", 2)
ROUND: Final = FEATURES.common("round", 30)
ACTIVE: Final = FEATURES.common("active", MOST_SEATS)
FIRST: Final = FEATURES.common("first", MOST_SEATS)
PHASE: Final = FEATURES.common("phase", t.INCOME_PHASE + 1)
ENDING: Final = FEATURES.common("ending", 2)
MARKET: Final = FEATURES.common("market", OTHERS)

# By seat
HAS: Final = FEATURES.each("has", len(RESOURCES), MOST_SEATS)
CREDIT_LADDER: Final = FEATURES.each("credits", 10, MOST_SEATS)
INCOME_LADDER: Final = FEATURES.each("income", 12, MOST_SEATS)
VP_LADDER: Final = FEATURES.each("vp", 24, MOST_SEATS)
OWN_TURN: Final = FEATURES.each("own_turn", PAYS, MOST_SEATS)  # what a sector pays, by sector and resource
OTHERS_TURN: Final = FEATURES.each("others_turn", PAYS, MOST_SEATS)
STATIONED: Final = FEATURES.each("stationed", OTHERS, MOST_SEATS)
OUT: Final = FEATURES.each("out", OTHERS, MOST_SEATS)  # deployed
CUBES: Final = FEATURES.each("cubes", OTHERS, MOST_SEATS)  # on the card
FEATURES.close()

SHELF: Final = Shelf(Path(__file__).with_name("nets"), "space_base", FEATURES)


def scope(g: SpaceBase) -> str:
    """Return the name of the net that knows tables like this one."""
    if t.FAST.get(g):
        return "light_speed"
    return "two" if g.seats == 2 else "more"


def see(g: SpaceBase, seat: i64, position: Position) -> None:
    """Add the features of a table as a seat sees it."""
    SEATS.mark(position, g.seats)
    FAST.mark(position, t.FAST.get(g))
    ROUND.climb(position, 0, t.ROUND.get(g), 1)
    ACTIVE.mark(position, (t.ACTIVE.get(g) - seat) % g.seats)
    FIRST.mark(position, (t.FIRST.get(g) - seat) % g.seats)
    PHASE.mark(position, t.PHASE.get(g))
    ENDING.mark(position, t.ENDING.get(g))
    for slot in range(t.MARKET_SIZE):
        MARKET.mark(position, t.MARKET.get(g, slot) - STARTERS)
    for owner in range(g.seats):
        see_seat(g, owner, (owner - seat) % g.seats, position)


def see_seat(g: SpaceBase, owner: i64, slot: i64, position: Position) -> None:
    """Add what a seat has."""
    for resource in range(len(RESOURCES)):
        HAS.add(position, slot, resource, t.RESOURCE.get(g, owner, resource))
    CREDIT_LADDER.climb(position, slot, t.RESOURCE.get(g, owner, CREDITS), 2)
    INCOME_LADDER.climb(position, slot, t.RESOURCE.get(g, owner, INCOME), 1)
    VP_LADDER.climb(position, slot, t.RESOURCE.get(g, owner, VP), 2)
    for sector in range(1, SECTORS + 1):
        card = t.STATION_CARD.get(g, owner, sector)
        if card != NO_CARD:
            see_card(g, card, sector, STATION, OWN_TURN, STATIONED, slot, position)
        card = t.TOP.get(g, owner, sector)
        while card != NO_CARD:
            see_card(g, card, sector, DEPLOYED, OTHERS_TURN, OUT, slot, position)
            card = t.BELOW.get(g, card)


def see_card(
    g: SpaceBase, card: i64, sector: i64, side: i64, pays: Group, known_by: Group, slot: i64, position: Position
) -> None:
    """Add a card of a board: what it pays, its number, and what is loaded on it."""
    for resource in range(len(RESOURCES)):
        amount = g.cards.rewards[3 * (2 * card + side) + resource]
        if amount:
            pays.add(position, slot, 3 * (sector - 1) + resource, amount)
    known_by.add(position, slot, card - STARTERS, 1)
    cubes = t.CUBES.get(g, card)
    if cubes:
        CUBES.add(position, slot, card - STARTERS, cubes)
