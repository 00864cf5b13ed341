"""Atoms: cubes and cards on boards."""

from mypy_extensions import i64

from cosmodrome.games.space_base import events
from cosmodrome.games.space_base.atoms.resources import gain
from cosmodrome.games.space_base.cards import DEPLOYED, STATION, VP
from cosmodrome.games.space_base.table import (
    BELOW,
    CUBES,
    LOADED,
    NO_CARD,
    PLACE,
    PLACED,
    ROW,
    STATION_CARD,
    TOP,
    SpaceBase,
    place_at,
)


def charge(g: SpaceBase, seat: i64, card: i64, by: i64) -> None:
    """Put a cube on an empty cell of a card; without one the cube is lost (SB-6.2, SB-6.3)."""
    if not g.has_room(card):
        return
    if CUBES.get(g, card) == 0:
        load(g, seat, card)
    CUBES.add(g, card, 1)
    events.CHARGED.emit(g, seat, card, CUBES.get(g, card), by)


def load(g: SpaceBase, seat: i64, card: i64) -> None:
    """Put a card among those with cubes, which are in ascending order."""
    place = LOADED.size(g, seat)
    while place > 0 and LOADED.get(g, seat, place - 1) > card:
        place -= 1
    LOADED.insert(g, seat, place, card)


def uncharge(g: SpaceBase, seat: i64, card: i64) -> None:
    """Take a cube off a card."""
    set_cubes(g, seat, card, CUBES.get(g, card) - 1)
    events.UNCHARGED.emit(g, seat, card, CUBES.get(g, card))


def spend_cubes(g: SpaceBase, seat: i64, card: i64) -> None:
    """Take the cubes off a card that one use of its ability needs (SB-7.1, SB-7.6, SB-7.7)."""
    set_cubes(g, seat, card, CUBES.get(g, card) - g.need(card))
    events.USED.emit(g, seat, card, CUBES.get(g, card))


def set_cubes(g: SpaceBase, seat: i64, card: i64, cubes: i64) -> None:
    """Leave so many cubes of those on a card."""
    CUBES.set(g, card, cubes)
    if cubes == 0:
        LOADED.remove(g, seat, card)


def fit_cubes(g: SpaceBase, seat: i64, card: i64) -> None:
    """Take the cubes off a card for which its visible side has no cells (SB-7.14, SB-7.15)."""
    cells = g.capacity(card)
    if CUBES.get(g, card) > cells:
        set_cubes(g, seat, card, cells)


def note_placing(g: SpaceBase, card: i64) -> None:
    """Note that a card placed a charge in this phase (SB-8.7c)."""
    PLACED.add(g, 0, card)


def put_card(g: SpaceBase, seat: i64, card: i64, sector: i64, how: i64) -> None:
    """Put a card into a sector; the station card there is deployed, a colony brings its points (SB-5.6c, SB-10.3)."""
    old = STATION_CARD.get(g, seat, sector)
    BELOW.set(g, old, TOP.get(g, seat, sector))
    TOP.set(g, seat, sector, old)
    PLACE.set(g, old, place_at(seat, sector, DEPLOYED))
    fit_cubes(g, seat, old)
    events.DEPLOYED.emit(g, seat, old, sector, CUBES.get(g, old))
    STATION_CARD.set(g, seat, sector, card)
    PLACE.set(g, card, place_at(seat, sector, STATION))
    events.PLACED.emit(g, seat, card, sector, how)
    if g.cards.colony_vp[card] > 0:
        gain(g, seat, VP, g.cards.colony_vp[card], card)


def swap_sectors(g: SpaceBase, seat: i64, sector: i64, other: i64) -> None:
    """Let all cards of two sectors change places (SB-8.4)."""
    station, top = STATION_CARD.get(g, seat, sector), TOP.get(g, seat, sector)
    lay_sector(g, seat, sector, STATION_CARD.get(g, seat, other), TOP.get(g, seat, other))
    lay_sector(g, seat, other, station, top)
    events.SWAPPED.emit(g, seat, sector, other)


def lay_sector(g: SpaceBase, seat: i64, sector: i64, station: i64, top: i64) -> None:
    """Lay a station card and a pile of deployed ones into a sector."""
    STATION_CARD.set(g, seat, sector, station)
    PLACE.set(g, station, place_at(seat, sector, STATION))
    TOP.set(g, seat, sector, top)
    card = top
    while card != NO_CARD:
        PLACE.set(g, card, place_at(seat, sector, DEPLOYED))
        card = BELOW.get(g, card)


def exchange(g: SpaceBase, seat: i64, card: i64, other: i64) -> None:
    """Let a card and a station card change places, and roles if the first is deployed (SB-8.10)."""
    place, target = PLACE.get(g, card), PLACE.get(g, other)
    sector = place // 2 % ROW
    STATION_CARD.set(g, seat, target // 2 % ROW, card)
    PLACE.set(g, card, target)
    PLACE.set(g, other, place)
    if place % 2 == STATION:
        STATION_CARD.set(g, seat, sector, other)
    else:
        replace_in_pile(g, seat, sector, card, other)
        fit_cubes(g, seat, card)
        fit_cubes(g, seat, other)
    events.EXCHANGED.emit(g, seat, card, other)


def replace_in_pile(g: SpaceBase, seat: i64, sector: i64, card: i64, other: i64) -> None:
    """Put another card where a deployed card lies."""
    BELOW.set(g, other, BELOW.get(g, card))
    BELOW.set(g, card, NO_CARD)
    above = TOP.get(g, seat, sector)
    if above == card:
        TOP.set(g, seat, sector, other)
        return
    while BELOW.get(g, above) != card:
        above = BELOW.get(g, above)
    BELOW.set(g, above, other)
