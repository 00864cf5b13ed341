"""From the finished ships to the flight: inspection, batteries and crew, launch (GT-10 to GT-12)."""

from cosmodrome.games.galaxy_trucker import answers
from cosmodrome.games.galaxy_trucker.atoms import building as building_atoms
from cosmodrome.games.galaxy_trucker.atoms import flying as atoms
from cosmodrome.games.galaxy_trucker.data import BATTERY, CABIN, CELL_BITS, CELLS_OF, GAP, ROLE
from cosmodrome.games.galaxy_trucker.geometry import clashing_cells, is_faultless, part_heads, parts, wrong_engines
from cosmodrome.games.galaxy_trucker.rules import damage, flight
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.table import ALIEN


# -- inspection (GT-10) ------------------------------------------------------------------------------------------------
def inspect_ships(g: GalaxyTrucker) -> None:
    """Check all ships for faults, in launch order, after partners changed ships (GT-10.13, GT-12.13, GT-26.8)."""
    if g.team:
        building_atoms.swap_partners(g, 0)
    offenders = 0
    for ship in range(g.seats):
        atoms.lose_reserve(g, ship)
        if not is_faultless(g.ships[ship], g.round):
            offenders += CELL_BITS[ship]
    g.then(prepare_ships)
    if g.test:
        g.then(redistribute_numbers, offenders)
    g.then_each(inspect_ship, g.launch_order())


def inspect_ship(g: GalaxyTrucker, ship: int) -> None:
    """Remove wrongly turned engines, then one of two tiles at fault, then all parts but one (GT-10.10)."""
    for cell in wrong_engines(g.ships[ship], g.round):
        atoms.remove_tile(g, ship, cell)
    if clashing_cells(g.ships[ship], g.round):
        g.ask(g.pilot[ship], answers.REMOVE, remove_tile, ship)
    elif len(part_heads(g.ships[ship], g.round)) > 1:
        g.ask(g.pilot[ship], answers.KEEP, keep_part, ship)


def remove_tile(g: GalaxyTrucker, cell: int, ship: int) -> None:
    """Remove the chosen tile and look again (GT-10.2)."""
    atoms.remove_tile(g, ship, cell)
    inspect_ship(g, ship)


def keep_part(g: GalaxyTrucker, head: int, ship: int) -> None:
    """Keep the chosen part and remove the others (GT-10.4)."""
    part = parts(g.ships[ship], g.round)
    atoms.keep_part(g, ship, head, 1)
    for cell in CELLS_OF[g.round]:
        if part[cell] >= 0 and part[cell] != head:
            atoms.remove_tile(g, ship, cell)


def redistribute_numbers(g: GalaxyTrucker, offenders: int) -> None:
    """Give offenders the highest numbers, in the order of their old ones; the others close up (GT-25.5, GT-25.10)."""
    order = g.launch_order()
    ranked = [ship for ship in order if not offenders & CELL_BITS[ship]]
    ranked += [ship for ship in order if offenders & CELL_BITS[ship]]
    for i in range(len(ranked)):
        if g.number[ranked[i]] != i + 1:
            atoms.renumber(g, ranked[i], i + 1)


# -- batteries and crew (GT-11) ----------------------------------------------------------------------------------------
def prepare_ships(g: GalaxyTrucker) -> None:
    """Fill batteries and cabins in launch order, then launch (GT-11.1, GT-11.2)."""
    order = g.launch_order()
    for ship in order:
        for cell in CELLS_OF[g.round]:
            if ROLE[g.ships[ship][cell] // 4] == BATTERY:
                atoms.charge(g, ship, cell)
    g.then(launch_ships)
    g.then_each(board_ship, order, 0)


def board_ship(g: GalaxyTrucker, ship: int, first: int) -> None:
    """Let the pilot decide who lives in each cabin from a cell on; cabins are never left empty (GT-11.3 to GT-11.8)."""
    for cell in CELLS_OF[g.round]:
        if cell >= first and ROLE[g.ships[ship][cell] // 4] == CABIN:
            g.then(board_ship, ship, cell + 1)
            g.ask(g.pilot[ship], answers.BOARD, board_cabin, ship, cell)
            return


def board_cabin(g: GalaxyTrucker, answer: int, ship: int, cell: int) -> None:
    """Put two humans or the chosen alien into the cabin."""
    atoms.board(g, ship, cell, 2 if answer == answers.TWO_HUMANS else ALIEN + answer - 1)


# -- launch (GT-12) ----------------------------------------------------------------------------------------------------
def launch_ships(g: GalaxyTrucker) -> None:
    """Put the markers on the flight board and fly (GT-12.2, GT-12.4, GT-11.15)."""
    order = g.launch_order()
    for i in range(len(order)):
        atoms.launch(g, order[i], -i * GAP[g.round])
    atoms.put_numbers_away(g)
    g.then(flight.fly, 1)
    g.then_each(damage.check_humans, order)
