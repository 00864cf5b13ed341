"""Powers, hits and damage (GT-13, GT-14), and giving up where it is forced (GT-23)."""

from cosmodrome.games.galaxy_trucker import answers, events
from cosmodrome.games.galaxy_trucker.atoms import flying as atoms
from cosmodrome.games.galaxy_trucker.cards import (
    CANNONS,
    COMBAT_ZONE,
    ENGINES,
    HEAVY_SHOT,
    LARGE_METEOR,
    SMALL_METEOR,
    VERB,
)
from cosmodrome.games.galaxy_trucker.data import CABIN, CANNON, CELLS_OF, ENGINE, NOWHERE, POWER, ROLE, SIDE
from cosmodrome.games.galaxy_trucker.geometry import (
    DOUBLE_CANNON,
    SINGLE_CANNON,
    first_met,
    has_shield,
    part_heads,
    parts,
    shooting_cannon,
)
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.table import ALIEN


# -- declaring a power (GT-13) -----------------------------------------------------------------------------------------
def declare_power(g: GalaxyTrucker, ship: int, criterion: int) -> None:
    """Let the pilot state engine or cannon power, paying tokens for double tiles as wished (GT-13.1 to GT-13.4)."""
    role = ENGINE if criterion == ENGINES else CANNON
    add_double_tile(g, ship, role, g.fixed_power(ship, role), -1)


def add_double_tile(g: GalaxyTrucker, ship: int, role: int, power: int, after: int) -> None:
    """Ask for one more double tile beyond a cell, as long as there are tokens; then the power is declared (GT-13.7)."""
    if g.tokens(ship) > 0 and g.double_tiles(ship, role, after):
        g.ask(g.pilot[ship], answers.POWER, double_tile_chosen, ship, role, power, after)
    else:
        _declare(g, ship, role, power)


def double_tile_chosen(g: GalaxyTrucker, answer: int, ship: int, role: int, power: int, after: int) -> None:
    """Power the chosen tile with a token of the pilot's choice, and go on; or declare."""
    if answer == answers.NONE:
        _declare(g, ship, role, power)
        return
    cell = answer - answers.CELL
    g.then(add_double_tile, ship, role, power + POWER[g.ships[ship][cell]], cell)
    g.ask(g.pilot[ship], answers.TOKEN, pay_token, ship)


def pay_token(g: GalaxyTrucker, cell: int, ship: int) -> None:
    """Spend the chosen battery token (GT-13.5)."""
    atoms.pay_token(g, ship, cell)


def _declare(g: GalaxyTrucker, ship: int, role: int, power: int) -> None:
    """State the power, with an alien's bonus if there is any power (GT-11.11, GT-11.12)."""
    atoms.declare(g, ship, ENGINES if role == ENGINE else CANNONS, g.with_bonus(ship, role, power))


# -- one hit on one ship (GT-14) ---------------------------------------------------------------------------------------
def strike_ship(g: GalaxyTrucker, ship: int, hit: int, line: int) -> None:
    """Find the tile, and let the pilot defend it where that is needed and possible (GT-14.18, GT-14.20)."""
    side = hit % 4
    what = hit // 4
    if not g.flying[ship]:
        return
    pieces = g.ships[ship]
    cell = first_met(pieces, g.round, side, line)
    if cell == NOWHERE:
        atoms.note_hit(g, events.MISSED, ship, hit, line, NOWHERE)
        return
    if what == SMALL_METEOR and SIDE[4 * pieces[cell] + side] == 0:
        atoms.note_hit(g, events.BOUNCED, ship, hit, line, cell)
        return
    cannon = shooting_cannon(pieces, g.round, side, line) if what == LARGE_METEOR else 0
    if cannon == SINGLE_CANNON:
        atoms.note_hit(g, events.SHOT_DOWN, ship, hit, line, cell)
        return
    if what == LARGE_METEOR:
        helps = cannon == DOUBLE_CANNON
    else:
        helps = what != HEAVY_SHOT and has_shield(pieces, g.round, side)
    if helps and g.tokens(ship) > 0:
        g.ask(g.pilot[ship], answers.DEFEND, defend, ship, hit, line, cell)
    else:
        destroy(g, ship, hit, line, cell)


def defend(g: GalaxyTrucker, answer: int, ship: int, hit: int, line: int, cell: int) -> None:
    """Stop the hit for the chosen token; or take it (GT-14.11, GT-14.17)."""
    if answer == answers.NONE:
        destroy(g, ship, hit, line, cell)
        return
    atoms.pay_token(g, ship, answer - answers.CELL)
    event = events.SHOT_DOWN if hit // 4 == LARGE_METEOR else events.SHIELDED
    atoms.note_hit(g, event, ship, hit, line, cell)


def destroy(g: GalaxyTrucker, ship: int, hit: int, line: int, cell: int) -> None:
    """Destroy the tile that was hit (GT-14.12)."""
    atoms.note_hit(g, events.STRUCK, ship, hit, line, cell)
    lose_tile(g, ship, cell)


def lose_tile(g: GalaxyTrucker, ship: int, cell: int) -> None:
    """Lose a tile; if the rest falls apart, the pilot chooses the part that flies on (GT-14.13)."""
    atoms.lose_tile(g, ship, cell)
    g.then(check_ship, ship)
    if len(part_heads(g.ships[ship], g.round)) > 1:
        g.ask(g.pilot[ship], answers.KEEP, fly_on, ship)


def fly_on(g: GalaxyTrucker, head: int, ship: int) -> None:
    """Lose all parts but the chosen one (GT-14.13, GT-14.14)."""
    part = parts(g.ships[ship], g.round)
    atoms.keep_part(g, ship, head, 0)
    for cell in CELLS_OF[g.round]:
        if part[cell] >= 0 and part[cell] != head:
            atoms.lose_tile(g, ship, cell)


def check_ship(g: GalaxyTrucker, ship: int) -> None:
    """Let aliens without life support leave, then look for humans (GT-14.15)."""
    for cell in CELLS_OF[g.round]:
        if g.loads[ship][cell] >= ALIEN and ROLE[g.ships[ship][cell] // 4] == CABIN:
            if not g.is_supported(ship, cell, g.loads[ship][cell] - ALIEN):
                atoms.alien_leaves(g, ship, cell)
    check_humans(g, ship)


# -- giving up (GT-23) -------------------------------------------------------------------------------------------------
def check_humans(g: GalaxyTrucker, ship: int) -> None:
    """Give up without a human, at once but not during a Combat Zone nor in the test flight (GT-23.4, 22.6, 25.6)."""
    if g.flying[ship] and not g.test and not _is_combat(g) and g.humans(ship) == 0:
        atoms.give_up(g, ship, events.NO_HUMANS)


def _is_combat(g: GalaxyTrucker) -> bool:
    """Tell whether the open card is a Combat Zone."""
    return VERB[g.card] == COMBAT_ZONE
