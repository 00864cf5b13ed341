"""What a board allows: where cards can be placed, which of them can get cubes or change places, what can be used."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.space_base.cards import COLONY, OTHER_TURN, OWN_TURN, PLAYERS, SECTORS, Reason
from cosmodrome.games.space_base.table import (
    ACTIVE,
    BELOW,
    CUBES,
    LOADED,
    NO_CARD,
    PHASE,
    PLACE,
    STATION_CARD,
    TOP,
    SpaceBase,
)
from cosmodrome.kernel.agenda import BITS

NOT_YOURS: Final[Reason] = ("SB-4.9", "refused-not-yours")
NO_ABILITY: Final[Reason] = ("SB-4.7", "refused-no-ability")
NOT_CHARGED: Final[Reason] = ("SB-7.1", "refused-not-charged")
WRONG_TURN: Final[Reason] = ("SB-7.2", "refused-wrong-turn")
WRONG_PHASE: Final[Reason] = ("SB-5.1", "refused-wrong-phase")


# -- placing -----------------------------------------------------------------------------------------------------------
def is_open(g: SpaceBase, seat: i64, sector: i64) -> bool:
    """Tell whether a seat may place a card into a sector: no own colony lies there (SB-10.4, SB-10.9)."""
    return g.cards.level[STATION_CARD.get(g, seat, sector)] != COLONY


def has_open(g: SpaceBase, seat: i64, first: i64, last: i64) -> bool:
    """Tell whether one of several neighbouring sectors is open."""
    for sector in range(first, last + 1):
        if is_open(g, seat, sector):
            return True
    return False


def can_place(g: SpaceBase, seat: i64, card: i64, first: i64, last: i64) -> bool:
    """Tell whether a card can go to its printed sector, or a ship to one of others (SB-8.8b)."""
    return is_open(g, seat, g.cards.sector[card]) or can_place_elsewhere(g, seat, card, first, last)


def can_place_elsewhere(g: SpaceBase, seat: i64, card: i64, first: i64, last: i64) -> bool:
    """Tell whether a ship can go to one of several sectors that are not its own (SB-8.8b)."""
    return first > 0 and g.cards.level[card] != COLONY and has_open(g, seat, first, last)


# -- arrows ------------------------------------------------------------------------------------------------------------
def has_arrow(g: SpaceBase, seat: i64, sector: i64) -> bool:
    """Tell whether a card that pays in a sector on this turn has an arrow."""
    if seat == ACTIVE.get(g):
        return g.cards.arrow[2 * STATION_CARD.get(g, seat, sector)] != 0
    card = TOP.get(g, seat, sector)
    while card != NO_CARD:
        if g.cards.arrow[2 * card + 1] != 0:
            return True
        card = BELOW.get(g, card)
    return False


# -- cubes -------------------------------------------------------------------------------------------------------------
def can_get_cube(g: SpaceBase, seat: i64, card: i64, source: i64) -> bool:
    """Tell whether a card can get a cube from elsewhere: an empty visible cell of another own card (SB-8.7a)."""
    return card != source and g.owner(card) == seat and g.has_room(card)


def has_cell(g: SpaceBase, seat: i64, card: i64) -> bool:
    """Tell whether another own card has an empty available cell (SB-8.7a)."""
    for other in range(g.cards.count):
        if can_get_cube(g, seat, other, card):
            return True
    return False


def can_move(g: SpaceBase, seat: i64, card: i64, user: i64) -> bool:
    """Tell whether a cube can be moved from a card to some other one (SB-8.7b)."""
    if g.owner(card) != seat or CUBES.get(g, card) == 0:
        return False
    for other in range(g.cards.count):
        if other != card and can_get_cube(g, seat, other, user):
            return True
    return False


# -- changing places ---------------------------------------------------------------------------------------------------
def can_exchange(g: SpaceBase, seat: i64, card: i64, sector: i64) -> bool:
    """Tell whether a card can change places with the station card of a sector (SB-8.10a)."""
    other = STATION_CARD.get(g, seat, sector)
    return other != card and (PLACE.get(g, card) % 2 == 0 or g.cards.level[other] != COLONY)


def has_partner(g: SpaceBase, seat: i64, card: i64) -> bool:
    """Tell whether a card can change places with some station card (SB-8.10a)."""
    for sector in range(1, SECTORS + 1):
        if can_exchange(g, seat, card, sector):
            return True
    return False


# -- abilities ---------------------------------------------------------------------------------------------------------
def can_use_some(g: SpaceBase, seat: i64) -> bool:
    """Tell whether the seat can use an ability in this phase."""
    size = LOADED.size(g, seat)
    if size == 0:
        return False
    phases, now = g.cards.phases, BITS[PHASE.get(g)]
    for i in range(size):
        card = LOADED.get(g, seat, i)
        if phases[g.side(card)] & now and is_usable(g, seat, card):
            return True
    return False


def has_ability_for(g: SpaceBase, seat: i64, phases: i64) -> bool:
    """Tell whether the seat has a charged ability for one of several phases of this turn."""
    for i in range(LOADED.size(g, seat)):
        if is_ready(g, seat, LOADED.get(g, seat, i), phases):
            return True
    return False


def is_ready(g: SpaceBase, seat: i64, card: i64, phases: i64) -> bool:
    """Tell whether an own card has the cubes for an ability of one of several phases of this turn."""
    side, cards = g.side(card), g.cards
    if not cards.phases[side] & phases or CUBES.get(g, card) < cards.need[PLAYERS * side + g.seats]:
        return False
    return cards.turns[side] & (OWN_TURN if seat == ACTIVE.get(g) else OTHER_TURN) != 0


def is_usable(g: SpaceBase, seat: i64, card: i64) -> bool:
    """Tell whether a seat can use the ability of an own card with cubes on it now."""
    if not is_ready(g, seat, card, BITS[PHASE.get(g)]):
        return False
    return g.cards.abilities[g.side(card)][0].effect.reason(g, seat, card) is None


def reason_against(g: SpaceBase, seat: i64, card: i64) -> Reason | None:
    """Say why a seat cannot use the ability of any card now; nothing when it can."""
    if g.owner(card) != seat:
        return NOT_YOURS
    side = g.side(card)
    if not g.cards.ability(side):
        return NO_ABILITY
    if CUBES.get(g, card) < g.need(card):
        return NOT_CHARGED
    if not g.cards.turns[side] & (OWN_TURN if seat == ACTIVE.get(g) else OTHER_TURN):
        return WRONG_TURN
    if not g.cards.phases[side] & BITS[PHASE.get(g)]:
        return WRONG_PHASE
    return g.cards.ability(side)[0].effect.reason(g, seat, card)
