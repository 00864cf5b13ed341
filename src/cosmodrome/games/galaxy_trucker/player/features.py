"""What a value net sees of Galaxy Trucker.

Credits are seen even where they lie face down: all that was ever earned or paid was open to everybody.
"""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import kit as k
from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.cards import NO_CARD
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.answering.features import FeatureSet, Position
from cosmodrome.kernel.answering.netfile import Shelf

MOST_SEATS: Final = 4
CREDITS_A_RUNG: Final = 8
POWER_A_RUNG: Final = 3  # halves
GOODS_A_RUNG: Final = 4  # credits that they bring

FEATURES: Final = FeatureSet()
SEATS: Final = FEATURES.common("seats", MOST_SEATS + 1)
ROUND: Final = FEATURES.common("round", len(k.CLASSES))
LEFT: Final = FEATURES.common("left", len(k.CLASSES))  # rounds still to come
TEAM: Final = FEATURES.common("team", 3)
CLOCK: Final = FEATURES.common("clock", 5)  # the hourglass
TEST: Final = FEATURES.common("test", 2)
CARDS: Final = FEATURES.common("cards", 20)  # of this flight that are still to come
OPEN: Final = FEATURES.common("open", 2)  # whether a card is open
HEAP: Final = FEATURES.common("heap", 16)  # tiles face down
FIRST: Final = FEATURES.common("first", MOST_SEATS)

# By seat
CREDITS: Final = FEATURES.each("credits", 1, MOST_SEATS)
CREDIT_LADDER: Final = FEATURES.each("credit_ladder", 16, MOST_SEATS)
MATE: Final = FEATURES.each("mate", 1, MOST_SEATS)
TILES: Final = FEATURES.each("tiles", k.ROLES, MOST_SEATS)  # of the ship, by role
ENGINES: Final = FEATURES.each("engines", 12, MOST_SEATS)
CANNONS: Final = FEATURES.each("cannons", 12, MOST_SEATS)
LEAST: Final = FEATURES.each("least", 2, MOST_SEATS)  # power without spending a token: engines, cannons
CREW: Final = FEATURES.each("crew", 14, MOST_SEATS)
TOKENS: Final = FEATURES.each("tokens", 12, MOST_SEATS)
ALIENS: Final = FEATURES.each("aliens", len(k.ALIENS), MOST_SEATS)
GOODS: Final = FEATURES.each("goods", len(k.COLOURS), MOST_SEATS)
GOODS_LADDER: Final = FEATURES.each("goods_ladder", 12, MOST_SEATS)
SHIELDS: Final = FEATURES.each("shields", 4, MOST_SEATS)
EXPOSED: Final = FEATURES.each("exposed", 1, MOST_SEATS)
LOST: Final = FEATURES.each("lost", 1, MOST_SEATS)
RESERVED: Final = FEATURES.each("reserved", 1, MOST_SEATS)
NUMBER: Final = FEATURES.each("number", MOST_SEATS + 1, MOST_SEATS)
FLYING: Final = FEATURES.each("flying", 1, MOST_SEATS)
PLACE: Final = FEATURES.each("place", MOST_SEATS, MOST_SEATS)  # among those that fly
BEHIND: Final = FEATURES.each("behind", 1, MOST_SEATS)  # spaces behind the leader
FEATURES.close()

SHELF: Final = Shelf(Path(__file__).with_name("nets"), "galaxy_trucker", FEATURES)


def see(g: GalaxyTrucker, seat: i64, position: Position) -> None:
    """Add the features of a table as a seat sees it."""
    SEATS.mark(position, g.seats)
    ROUND.mark(position, t.ROUND.get(g))
    for round in range(len(k.CLASSES)):
        if t.ROUNDS.get(g) & BITS[round]:
            LEFT.mark(position, round)
    TEAM.mark(position, t.TEAM.get(g))
    CLOCK.mark(position, t.CIRCLE.get(g) + 1)
    TEST.mark(position, t.TEST.get(g))
    CARDS.climb(position, 0, g.cards_left(), 1)
    OPEN.mark(position, 1 if t.CARD.get(g) != NO_CARD else 0)
    HEAP.climb(position, 0, t.HEAP.size(g, 0), 8)
    FIRST.mark(position, (t.STARTER.get(g) - seat) % g.seats)
    order = g.order()
    for owner in range(g.seats):
        see_seat(g, seat, owner, (owner - seat) % g.seats, order, position)


def see_seat(g: GalaxyTrucker, seat: i64, owner: i64, slot: i64, order: list[int], position: Position) -> None:
    """Add what a trucker has."""
    credits = t.CREDITS.get(g, g.purse(owner))
    CREDITS.add(position, slot, 0, credits)
    CREDIT_LADDER.climb(position, slot, credits, CREDITS_A_RUNG)
    if owner != seat and g.purse(owner) == g.purse(seat):
        MATE.add(position, slot, 0, 1)
    ship = t.AT.get(g, owner)
    see_ship(g, ship, slot, position)
    NUMBER.add(position, slot, t.NUMBER.get(g, ship), 1)
    if t.FLYING.get(g, ship):
        FLYING.add(position, slot, 0, 1)
        for place in range(len(order)):
            if order[place] == ship:
                PLACE.add(position, slot, place, 1)
        BEHIND.add(position, slot, 0, t.POSITION.get(g, order[0]) - t.POSITION.get(g, ship))


def see_ship(g: GalaxyTrucker, ship: i64, slot: i64, position: Position) -> None:
    """Add what a ship has."""
    hull = g.hull(ship)
    for cell in g.board().cells:
        if hull.pieces[cell] != k.EMPTY:
            TILES.add(position, slot, g.kit.role[hull.pieces[cell] // 4], 1)
    ENGINES.climb(position, slot, g.most_power(ship, k.ENGINE), POWER_A_RUNG)
    CANNONS.climb(position, slot, g.most_power(ship, k.CANNON), POWER_A_RUNG)
    LEAST.add(position, slot, 0, g.least_power(ship, k.ENGINE))
    LEAST.add(position, slot, 1, g.least_power(ship, k.CANNON))
    CREW.climb(position, slot, g.crew(ship), 1)
    TOKENS.climb(position, slot, g.tokens(ship), 1)
    for alien in range(len(k.ALIENS)):
        if g.has_alien(ship, alien):
            ALIENS.add(position, slot, alien, 1)
    brings: i64 = 0
    goods = g.goods(ship)
    for colour in range(len(k.COLOURS)):
        GOODS.add(position, slot, colour, goods[colour])
        brings += goods[colour] * g.kit.price[colour]
    GOODS_LADDER.climb(position, slot, brings, GOODS_A_RUNG)
    for side in range(4):
        if hull.shield_cells(side):
            SHIELDS.add(position, slot, side, 1)
    EXPOSED.add(position, slot, 0, hull.exposed())
    LOST.add(position, slot, 0, t.LOST.size(g, ship))
    RESERVED.add(position, slot, 0, t.RESERVES.size(g, ship))
