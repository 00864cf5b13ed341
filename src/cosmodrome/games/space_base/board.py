"""What a board allows: where cards can be placed, which of them can get cubes or change places."""

from cosmodrome.games.space_base.data import ARROW, CARDS, COLONY, LEVEL, SECTOR
from cosmodrome.games.space_base.table import NO_CARD, ROW, Table
from cosmodrome.games.space_base.verbs import SECTORS


def is_open(t: Table, seat: int, sector: int) -> bool:
    """Tell whether a seat may place a card into a sector: no own colony lies there (SB-10.4, SB-10.9)."""
    return LEVEL[t.station[ROW * seat + sector]] != COLONY


def has_open(t: Table, seat: int, first: int, last: int) -> bool:
    """Tell whether one of several neighbouring sectors is open."""
    for sector in range(first, last + 1):
        if is_open(t, seat, sector):
            return True
    return False


def can_place(t: Table, seat: int, card: int, first: int, last: int) -> bool:
    """Tell whether a card can go to its printed sector, or a ship to one of others (SB-8.8b)."""
    if is_open(t, seat, SECTOR[card]):
        return True
    return first > 0 and LEVEL[card] != COLONY and has_open(t, seat, first, last)


def has_arrow(t: Table, seat: int, sector: int) -> bool:
    """Tell whether a card that pays in a sector on this turn has an arrow."""
    slot = ROW * seat + sector
    if seat == t.active:
        return ARROW[2 * t.station[slot]] != 0
    card = t.top[slot]
    while card != NO_CARD:
        if ARROW[2 * card + 1] != 0:
            return True
        card = t.below[card]
    return False


def can_get_cube(t: Table, seat: int, card: int, source: int) -> bool:
    """Tell whether a card can get a cube from elsewhere: an empty visible cell of another own card (SB-8.7a)."""
    return card != source and t.owner(card) == seat and t.has_room(card)


def has_cell(t: Table, seat: int, card: int) -> bool:
    """Tell whether another own card has an empty available cell (SB-8.7a)."""
    for other in range(CARDS):
        if can_get_cube(t, seat, other, card):
            return True
    return False


def has_partner(t: Table, seat: int, card: int) -> bool:
    """Tell whether a card can change places with some station card (SB-8.10a)."""
    for sector in range(1, SECTORS + 1):
        if can_exchange(t, seat, card, sector):
            return True
    return False


def can_exchange(t: Table, seat: int, card: int, sector: int) -> bool:
    """Tell whether a card can change places with the station card of a sector (SB-8.10a)."""
    other = t.station[ROW * seat + sector]
    return other != card and (t.place[card] % 2 == 0 or LEVEL[other] != COLONY)


def can_move(t: Table, seat: int, card: int, user: int) -> bool:
    """Tell whether a cube can be moved from a card to some other one (SB-8.7b)."""
    if t.owner(card) != seat or t.cubes[card] == 0:
        return False
    for other in range(CARDS):
        if other != card and can_get_cube(t, seat, other, user):
            return True
    return False
