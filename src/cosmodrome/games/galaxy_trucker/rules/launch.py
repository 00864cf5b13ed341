"""From the finished ships to the flight: inspection, batteries and crew, launch (GT-10 to GT-12)."""

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import call
from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.atoms import building as building_atoms
from cosmodrome.games.galaxy_trucker.atoms import flying as atoms
from cosmodrome.games.galaxy_trucker.kit import BATTERY, CABIN
from cosmodrome.games.galaxy_trucker.questions.launch import BOARD, KEEP, REMOVE
from cosmodrome.games.galaxy_trucker.table import ALIEN, GalaxyTrucker
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.flow import then, then_each


# -- inspection (GT-10) ------------------------------------------------------------------------------------------------
def inspect_ships(g: GalaxyTrucker) -> None:
    """Check all ships for faults, in launch order, after partners changed ships (GT-10.13, GT-12.13, GT-26.8)."""
    if t.TEAM.get(g):
        building_atoms.swap_partners(g, 0)
    offenders: i64 = 0
    for ship in range(g.seats):
        atoms.lose_reserve(g, ship)
        if not g.hull(ship).is_faultless():
            offenders |= BITS[ship]
    then(g, call.prepare_ships)
    if t.TEST.get(g):
        then(g, call.redistribute_numbers, offenders)
    then_each(g, call.inspect_ship, g.launch_order())


def inspect_ship(g: GalaxyTrucker, ship: i64) -> None:
    """Remove wrongly turned engines, then one of two tiles at fault, then all parts but one (GT-10.10)."""
    for cell in g.hull(ship).wrong_engines():
        atoms.remove_tile(g, ship, cell)
    hull = g.hull(ship)
    if hull.has_clash():
        REMOVE.ask(g, t.PILOT.get(g, ship), call.remove_tile, ship)
    elif not hull.is_whole():
        KEEP.ask(g, t.PILOT.get(g, ship), call.keep_part, ship)


def remove_tile(g: GalaxyTrucker, answer: i64, seat: i64, ship: i64) -> None:
    """Remove the chosen tile and look again (GT-10.2)."""
    atoms.remove_tile(g, ship, REMOVE.cell.value(answer))
    inspect_ship(g, ship)


def keep_part(g: GalaxyTrucker, answer: i64, seat: i64, ship: i64) -> None:
    """Keep the chosen part and remove the others (GT-10.4)."""
    head = KEEP.cell.value(answer)
    part = g.hull(ship).parts()
    atoms.keep_part(g, ship, head, 1)
    for cell in g.board().cells:
        if part[cell] >= 0 and part[cell] != head:
            atoms.remove_tile(g, ship, cell)


def redistribute_numbers(g: GalaxyTrucker, offenders: i64) -> None:
    """Give offenders the highest numbers, in the order of their old ones; the others close up (GT-25.5, GT-25.10)."""
    order = g.launch_order()
    ranked = [ship for ship in order if not offenders & BITS[ship]]
    ranked += [ship for ship in order if offenders & BITS[ship]]
    for i in range(len(ranked)):
        if t.NUMBER.get(g, ranked[i]) != i + 1:
            atoms.renumber(g, ranked[i], i + 1)


# -- batteries and crew (GT-11) ----------------------------------------------------------------------------------------
def prepare_ships(g: GalaxyTrucker) -> None:
    """Fill batteries and cabins in launch order, then launch (GT-11.1, GT-11.2)."""
    order = g.launch_order()
    for ship in order:
        for cell in g.board().cells:
            if g.role_at(ship, cell) == BATTERY:
                atoms.charge(g, ship, cell)
    then(g, call.launch_ships)
    then_each(g, call.board_ship, order, 0)


def board_ship(g: GalaxyTrucker, ship: i64, first: i64) -> None:
    """Let the pilot decide who lives in each cabin from a cell on; cabins are never left empty (GT-11.3 to GT-11.8)."""
    for cell in g.board().cells:
        if cell >= first and g.role_at(ship, cell) == CABIN:
            then(g, call.board_ship, ship, cell + 1)
            BOARD.ask(g, t.PILOT.get(g, ship), call.board_cabin, ship, cell)
            return


def board_cabin(g: GalaxyTrucker, answer: i64, seat: i64, ship: i64, cell: i64) -> None:
    """Put two humans or the chosen alien into the cabin."""
    atoms.board(g, ship, cell, 2 if BOARD.humans.has(answer) else ALIEN + BOARD.alien.value(answer))


# -- launch (GT-12) ----------------------------------------------------------------------------------------------------
def launch_ships(g: GalaxyTrucker) -> None:
    """Put the markers on the flight board and fly (GT-12.2, GT-12.4, GT-11.15)."""
    order = g.launch_order()
    for i in range(len(order)):
        atoms.launch(g, order[i], -i * g.board().gap)
    atoms.put_numbers_away(g)
    then(g, call.fly, 1)
    then_each(g, call.check_humans, order)
