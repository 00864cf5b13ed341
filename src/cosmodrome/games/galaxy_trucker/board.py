"""What the table allows while ships are built (GT-3 to GT-9, GT-29)."""

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.kit import NO_TILE, NOWHERE, RESERVE
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker


def can_set_aside(g: GalaxyTrucker, ship: i64) -> bool:
    """Tell whether there is room in the reserve (GT-6.1, GT-25.3)."""
    return t.TEST.get(g) == 0 and t.RESERVES.size(g, ship) < RESERVE


def can_return(g: GalaxyTrucker, seat: i64) -> bool:
    """Tell whether the tile in hand may go to the warehouse (GT-3.5, GT-6.2, GT-29.20)."""
    source = t.HAND_FROM.get(g, seat)
    return source == t.DRAWN or (source == t.FROM_FACE_UP and t.REALTIME.get(g) == 1)


def can_look(g: GalaxyTrucker, ship: i64) -> bool:
    """Tell whether whoever builds a ship may look at piles (GT-7.4, GT-25.3)."""
    return t.TEST.get(g) == 0 and g.has_added(ship)


def can_turn_glass(g: GalaxyTrucker, seat: i64) -> bool:
    """Tell whether a seat may turn the hourglass now (GT-8.2 to GT-8.4)."""
    circle = t.CIRCLE.get(g)
    return circle > 0 and t.RUNNING.get(g) == 0 and (circle > 1 or g.has_finished(seat))


def has_place(g: GalaxyTrucker, ship: i64, tile: i64) -> bool:
    """Tell whether a tile could be added to a ship at all (GT-4.15, GT-4.16)."""
    return g.hull(ship).has_place(tile, t.STRICT.get(g) != 0)


def can_act(g: GalaxyTrucker, seat: i64) -> bool:
    """Tell whether a seat can do something now while all build at once (GT-29.10b)."""
    if t.LOOKING.get(g, seat) != NOWHERE or can_turn_glass(g, seat):
        return True
    ship, tile = t.AT.get(g, seat), t.HAND.get(g, seat)
    if g.has_finished(seat):
        return tile == NO_TILE and can_look(g, ship)
    return tile == NO_TILE or can_set_aside(g, ship) or can_return(g, seat) or has_place(g, ship, tile)
