"""Powers, hits and damage (GT-13, GT-14), and giving up where it is forced (GT-23)."""

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import call, events
from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.atoms import flying as atoms
from cosmodrome.games.galaxy_trucker.cards import CANNONS, ENGINES, HEAVY_SHOT, LARGE_METEOR, SMALL_METEOR
from cosmodrome.games.galaxy_trucker.hull import DOUBLE_CANNON, SINGLE_CANNON
from cosmodrome.games.galaxy_trucker.kit import CABIN, CANNON, ENGINE, NOWHERE
from cosmodrome.games.galaxy_trucker.questions.flight import DEFEND, POWER, TOKEN
from cosmodrome.games.galaxy_trucker.questions.launch import KEEP
from cosmodrome.games.galaxy_trucker.table import ALIEN, GalaxyTrucker
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.flow import then


# -- declaring a power (GT-13) -----------------------------------------------------------------------------------------
def declare_power(g: GalaxyTrucker, ship: i64, criterion: i64) -> None:
    """Let the pilot state engine or cannon power, paying tokens for double tiles as wished (GT-13.1 to GT-13.4)."""
    role = ENGINE if criterion == ENGINES else CANNON
    add_double_tile(g, ship, role, g.fixed_power(ship, role), 0)


def add_double_tile(g: GalaxyTrucker, ship: i64, role: i64, power: i64, powered: i64) -> None:
    """Ask for one more double tile, in any order, as long as there are tokens; then the power is declared (GT-13.7)."""
    if g.unpowered(ship, role, powered) and g.tokens(ship) > 0:
        POWER.ask(g, t.PILOT.get(g, ship), call.double_tile_chosen, ship, role, power, powered)
    else:
        _declare(g, ship, role, power)


def double_tile_chosen(
    g: GalaxyTrucker, answer: i64, seat: i64, ship: i64, role: i64, power: i64, powered: i64
) -> None:
    """Power the chosen tile with a token of the pilot's choice, and go on; or declare."""
    if POWER.nothing.has(answer):
        _declare(g, ship, role, power)
        return
    cell = POWER.cell.value(answer)
    powered |= BITS[g.double_tiles(ship, role).index(int(cell))]
    then(g, call.add_double_tile, ship, role, power + g.kit.power[t.SHIPS.get(g, ship, cell)], powered)
    TOKEN.ask(g, seat, call.pay_token, ship, 0)


def pay_token(g: GalaxyTrucker, answer: i64, seat: i64, ship: i64, count: i64) -> None:
    """Spend the chosen battery token (GT-13.5)."""
    atoms.pay_token(g, ship, TOKEN.cell.value(answer))


def _declare(g: GalaxyTrucker, ship: i64, role: i64, power: i64) -> None:
    """State the power, with an alien's bonus if there is any power (GT-11.11, GT-11.12)."""
    atoms.declare(g, ship, ENGINES if role == ENGINE else CANNONS, g.with_bonus(ship, role, power))


# -- one hit on one ship (GT-14) ---------------------------------------------------------------------------------------
def strike_ship(g: GalaxyTrucker, ship: i64, hit: i64, line: i64) -> None:
    """Find the tile, and let the pilot defend it where that is needed and possible (GT-14.18, GT-14.20)."""
    side = hit % 4
    what = hit // 4
    if not t.FLYING.get(g, ship):
        return
    hull = g.hull(ship)
    cell = hull.first_met(side, line)
    if cell == NOWHERE:
        atoms.note_hit(g, events.MISSED, ship, hit, line, NOWHERE)
        return
    if what == SMALL_METEOR and g.kit.side[4 * hull.pieces[cell] + side] == 0:
        atoms.note_hit(g, events.BOUNCED, ship, hit, line, cell)
        return
    cannon = hull.shooting_cannon(side, line) if what == LARGE_METEOR else 0
    if cannon == SINGLE_CANNON:
        atoms.note_hit(g, events.SHOT_DOWN, ship, hit, line, cell)
        return
    if what == LARGE_METEOR:
        helps = cannon == DOUBLE_CANNON
    else:
        helps = what != HEAVY_SHOT and len(hull.shield_cells(side)) > 0
    if helps and g.tokens(ship) > 0:
        DEFEND.ask(g, t.PILOT.get(g, ship), call.defend, ship, hit, line, cell)
    else:
        destroy(g, ship, hit, line, cell)


def defend(g: GalaxyTrucker, answer: i64, seat: i64, ship: i64, hit: i64, line: i64, cell: i64) -> None:
    """Stop the hit for the chosen token; or take it (GT-14.11, GT-14.17)."""
    if DEFEND.nothing.has(answer):
        destroy(g, ship, hit, line, cell)
        return
    atoms.pay_token(g, ship, DEFEND.cell.value(answer))
    event = events.SHOT_DOWN if hit // 4 == LARGE_METEOR else events.SHIELDED
    atoms.note_hit(g, event, ship, hit, line, cell)


def destroy(g: GalaxyTrucker, ship: i64, hit: i64, line: i64, cell: i64) -> None:
    """Destroy the tile that was hit (GT-14.12)."""
    atoms.note_hit(g, events.STRUCK, ship, hit, line, cell)
    lose_tile(g, ship, cell)


def lose_tile(g: GalaxyTrucker, ship: i64, cell: i64) -> None:
    """Lose a tile; if the rest falls apart, the pilot chooses the part that flies on (GT-14.13)."""
    atoms.lose_tile(g, ship, cell)
    then(g, call.check_ship, ship)
    if not g.hull(ship).is_whole():
        KEEP.ask(g, t.PILOT.get(g, ship), call.fly_on, ship)


def fly_on(g: GalaxyTrucker, answer: i64, seat: i64, ship: i64) -> None:
    """Lose all parts but the chosen one (GT-14.13, GT-14.14)."""
    head = KEEP.cell.value(answer)
    part = g.hull(ship).parts()
    atoms.keep_part(g, ship, head, 0)
    for cell in g.board().cells:
        if part[cell] >= 0 and part[cell] != head:
            atoms.lose_tile(g, ship, cell)


def check_ship(g: GalaxyTrucker, ship: i64) -> None:
    """Let aliens without life support leave, then look for humans (GT-14.15)."""
    for cell in g.loaded(ship, CABIN):
        load = t.LOADS.get(g, ship, cell)
        if load >= ALIEN and not g.is_supported(ship, cell, load - ALIEN):
            atoms.alien_leaves(g, ship, cell)
    check_humans(g, ship)


# -- giving up (GT-23) -------------------------------------------------------------------------------------------------
def check_humans(g: GalaxyTrucker, ship: i64) -> None:
    """Give up without a human, at once but not during a Combat Zone nor in the test flight (GT-23.4, 22.6, 25.6)."""
    if t.FLYING.get(g, ship) and not t.TEST.get(g) and not g.open_card().effect.spares_empty() and g.humans(ship) == 0:
        atoms.give_up(g, ship, events.NO_HUMANS)
