"""The adventure cards (GT-16 to GT-22)."""

from typing import Final

from cosmodrome.games.galaxy_trucker import answers, events
from cosmodrome.games.galaxy_trucker.atoms import flying as atoms
from cosmodrome.games.galaxy_trucker.cards import (
    ABANDONED_SHIP,
    ABANDONED_STATION,
    ATTEMPTS,
    CANNONS,
    COMBAT_ZONE,
    CREDITS,
    CREW,
    CREW_NEEDED,
    DAYS,
    ENGINES,
    EPIDEMIC,
    HITS,
    LINE_AMOUNT,
    LINE_CRITERION,
    LINE_PENALTY,
    LOSE_CREW,
    LOSE_DAYS,
    LOSE_GOODS,
    METEORS,
    OPEN_SPACE,
    PENALTY,
    PIRATES,
    PLANETS,
    SABOTAGE,
    SMUGGLERS,
    STARDUST,
    STRENGTH,
    VERB,
)
from cosmodrome.games.galaxy_trucker.data import CABIN, CELL_BITS, CELLS_OF, COLUMN, EMPTY, NOWHERE, ROLE, ROW
from cosmodrome.games.galaxy_trucker.geometry import exposed
from cosmodrome.games.galaxy_trucker.rules import cargo, damage
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.table import DICE_STREAM

ALL: Final[int] = CELL_BITS[4] - 1  # a mask of all ships


def resolve(g: GalaxyTrucker, card: int) -> None:
    """Carry out the open card; decisions go in the order of this moment (GT-12.6, GT-12.8)."""
    verb = VERB[card]
    order = g.order()
    if verb == OPEN_SPACE:
        g.then_each(cross_space, order)
    elif verb == PLANETS:
        g.then(explore_planets, card)
        g.then_each(offer_planets, order)
    elif verb == ABANDONED_SHIP or verb == ABANDONED_STATION:
        offer(g, card, _code(order))
    elif verb == METEORS:
        meteor(g, card, 0)
    elif verb == COMBAT_ZONE:
        combat_line(g, card, 0)
    elif verb == STARDUST:
        order.reverse()
        g.then_each(lose_days_to_dust, order)
    elif verb == EPIDEMIC:
        epidemic(g)
    elif verb == SABOTAGE:
        sabotage(g, _lowest_crew(g, order), ATTEMPTS)
    else:
        attack(g, card, _code(order), 0)


def _code(order: list[int]) -> int:
    """Write an order of ships as an int: digits to the base 5, the first ship last."""
    code = 0
    for ship in reversed(order):
        code = 5 * code + ship + 1
    return code


# -- Open Space (GT-16) ------------------------------------------------------------------------------------------------
def cross_space(g: GalaxyTrucker, ship: int) -> None:
    """Declare engine power and move at once (GT-16.1)."""
    if g.flying[ship]:
        g.then(advance, ship)
        damage.declare_power(g, ship, ENGINES)


def advance(g: GalaxyTrucker, ship: int) -> None:
    """Move by the declared power; without any the ship gives up, but not in the test flight (GT-16.2, GT-25.6)."""
    power = g.declared[ship] // 2
    if power > 0:
        atoms.move(g, ship, power)
    elif not g.test:
        atoms.give_up(g, ship, events.NO_ENGINES)


# -- Planets (GT-17) ---------------------------------------------------------------------------------------------------
def offer_planets(g: GalaxyTrucker, ship: int) -> None:
    """Let a pilot land on a free planet or pass (GT-17.2)."""
    g.ask(g.pilot[ship], answers.LAND, land, ship)


def land(g: GalaxyTrucker, answer: int, ship: int) -> None:
    """Land on the chosen planet."""
    if answer != answers.NONE:
        atoms.land(g, ship, answer - answers.CELL)


def explore_planets(g: GalaxyTrucker, card: int) -> None:
    """Load in order from the leader, then move back in order from the last (GT-17.3, GT-17.5, GT-17.6)."""
    landed = [ship for ship in g.order() if g.landed[ship] != NOWHERE]
    g.then_each(lose_days, landed[::-1], DAYS[card])
    g.then_each(load_planet, landed, card)


def load_planet(g: GalaxyTrucker, ship: int, card: int) -> None:
    """Load the goods of the planet where the ship is."""
    cargo.receive_goods(g, ship, card, g.landed[ship])


def lose_days(g: GalaxyTrucker, ship: int, days: int) -> None:
    """Move back (GT-12.10)."""
    atoms.move(g, ship, -days)


# -- Abandoned Ship and Station (GT-18, GT-19) -------------------------------------------------------------------------
def offer(g: GalaxyTrucker, card: int, order: int) -> None:
    """Offer it to one pilot with enough crew after the other, until one uses it (GT-18.1, GT-18.3, GT-19.1)."""
    while order > 0:
        ship = order % 5 - 1
        order //= 5
        if g.crew(ship) >= CREW_NEEDED[card]:
            g.ask(g.pilot[ship], answers.USE, answer_offer, card, ship, order)
            return


def answer_offer(g: GalaxyTrucker, answer: int, card: int, ship: int, order: int) -> None:
    """Use it: pay crew, receive, lose days, look for humans (GT-18.5, GT-19.3); or let the next decide."""
    if answer == answers.NO:
        offer(g, card, order)
        return
    g.then(damage.check_humans, ship)
    g.then(lose_days, ship, DAYS[card])
    if VERB[card] == ABANDONED_STATION:
        cargo.receive_goods(g, ship, card, NOWHERE)
    else:
        g.then(earn, ship, CREDITS[card])
        cargo.pay_crew(g, ship, CREW_NEEDED[card])


def earn(g: GalaxyTrucker, ship: int, credits: int) -> None:
    """Receive credits."""
    atoms.earn(g, ship, credits)


# -- Meteoric Swarm, and shots at several ships (GT-20, GT-21.7) -------------------------------------------------------
def meteor(g: GalaxyTrucker, card: int, number: int) -> None:
    """Roll for one meteor after the other; each is done for all ships before the next (GT-20.1, GT-20.2)."""
    volley(g, card, number, ALL)


def volley(g: GalaxyTrucker, card: int, number: int, targets: int) -> None:
    """Roll for one hit of the card after the other, for all targets that still fly (GT-14.16, GT-21.13)."""
    if number < len(HITS[card]) and _targets(g, targets):
        g.then(volley, card, number + 1, targets)
        strike(g, g.roll(36, DICE_STREAM), card, number, targets)


def strike(g: GalaxyTrucker, roll: int, card: int, number: int, targets: int) -> None:
    """Let the hit strike all targets in order from the leader (GT-20.2); the first of them has rolled (GT-20.4)."""
    ships = _targets(g, targets)
    atoms.note_roll(g, ships[0], roll // 6 + 1, roll % 6 + 1)
    g.then_each(damage.strike_ship, ships, HITS[card][number], roll // 6 + roll % 6 + 2)


def _targets(g: GalaxyTrucker, targets: int) -> list[int]:
    """List the ships of a mask that still fly, in order."""
    return [ship for ship in g.order() if targets & CELL_BITS[ship]]


# -- Smugglers, Slavers, Pirates (GT-21) -------------------------------------------------------------------------------
def attack(g: GalaxyTrucker, card: int, order: int, defeated: int) -> None:
    """Let the enemy attack one ship after the other; pirates shoot when all is decided (GT-21.1, GT-21.7)."""
    if order == 0:
        volley(g, card, 0, defeated)
        return
    ship = order % 5 - 1
    g.then(fight, ship, card, order // 5, defeated)
    damage.declare_power(g, ship, CANNONS)


def fight(g: GalaxyTrucker, ship: int, card: int, order: int, defeated: int) -> None:
    """Compare cannon power with the enemy's strength (GT-21.3)."""
    power = g.declared[ship]
    if power > 2 * STRENGTH[card]:
        atoms.note(g, events.BEAT_ENEMY, ship, card, 0)
        g.then(attack, card, 0, defeated)
        if g.test:
            take_reward(g, answers.YES, ship, card)
        else:
            g.ask(g.pilot[ship], answers.REWARD, take_reward, ship, card)
    elif power == 2 * STRENGTH[card]:
        atoms.note(g, events.DREW_WITH_ENEMY, ship, card, 0)
        attack(g, card, order, defeated)
    else:
        atoms.note(g, events.LOST_TO_ENEMY, ship, card, 0)
        g.then(attack, card, order, defeated | CELL_BITS[ship])
        suffer_enemy(g, ship, card)


def take_reward(g: GalaxyTrucker, answer: int, ship: int, card: int) -> None:
    """Take the reward and lose the days, or decline both (GT-21.4)."""
    if answer == answers.NO:
        return
    g.then(lose_days, ship, DAYS[card])
    if VERB[card] == SMUGGLERS:
        cargo.receive_goods(g, ship, card, NOWHERE)
    else:
        earn(g, ship, CREDITS[card])


def suffer_enemy(g: GalaxyTrucker, ship: int, card: int) -> None:
    """Pay the penalty at once; pirates come back for it (GT-21.5 to GT-21.9)."""
    if VERB[card] == SMUGGLERS:
        cargo.lose_goods(g, ship, PENALTY[card])
    elif VERB[card] != PIRATES:
        cargo.lose_crew(g, ship, PENALTY[card])


# -- Combat Zone (GT-22.1 to GT-22.6) ----------------------------------------------------------------------------------
def combat_line(g: GalaxyTrucker, card: int, line: int) -> None:
    """Compare all ships in one line of the card after the other (GT-22.1, GT-22.12)."""
    if line == len(LINE_CRITERION[card]):
        return
    g.then(combat_line, card, line + 1)
    g.then(judge_line, card, line)
    criterion = LINE_CRITERION[card][line]
    if criterion != CREW:
        g.then_each(damage.declare_power, g.order(), criterion)


def judge_line(g: GalaxyTrucker, card: int, line: int) -> None:
    """Let the lowest ship suffer; of equal ones that which flies ahead (GT-22.2)."""
    order = g.order()
    victim = _lowest_crew(g, order) if LINE_CRITERION[card][line] == CREW else _lowest_power(g, order)
    atoms.note(g, events.SUFFERED, victim, line, 0)
    penalty = LINE_PENALTY[card][line]
    amount = LINE_AMOUNT[card][line]
    if penalty == LOSE_DAYS:
        lose_days(g, victim, amount)
    elif penalty == LOSE_CREW:
        cargo.lose_crew(g, victim, amount)
    elif penalty == LOSE_GOODS:
        cargo.lose_goods(g, victim, amount)
    else:
        volley(g, card, 0, CELL_BITS[victim])


def _lowest_crew(g: GalaxyTrucker, order: list[int]) -> int:
    """Return the first ship of an order with the fewest crew."""
    best = order[0]
    for ship in order:
        if g.crew(ship) < g.crew(best):
            best = ship
    return best


def _lowest_power(g: GalaxyTrucker, order: list[int]) -> int:
    """Return the first ship of an order with the lowest declared power."""
    best = order[0]
    for ship in order:
        if g.declared[ship] < g.declared[best]:
            best = ship
    return best


# -- Stardust, Epidemic, Sabotage (GT-22.7 to GT-22.16) ----------------------------------------------------------------
def lose_days_to_dust(g: GalaxyTrucker, ship: int) -> None:
    """Lose a day for each exposed connector (GT-22.8)."""
    atoms.move(g, ship, -exposed(g.ships[ship], g.round))


def epidemic(g: GalaxyTrucker) -> None:
    """Take a figure out of every occupied cabin joined to another, all at once; then look for humans (GT-22.9)."""
    order = g.order()
    for ship in order:
        struck: list[int] = []
        for cell in CELLS_OF[g.round]:
            if g.loads[ship][cell] > 0 and ROLE[g.ships[ship][cell] // 4] == CABIN and g.is_joined_cabin(ship, cell):
                struck.append(cell)
        for cell in struck:
            atoms.lose_figure(g, ship, cell)
    g.then_each(damage.check_humans, order)


def sabotage(g: GalaxyTrucker, ship: int, attempts: int) -> None:
    """Roll for a column and a row, up to three times, until there is a tile (GT-22.10, GT-22.16)."""
    if attempts > 0:
        sabotage_column(g, g.roll(36, DICE_STREAM), ship, attempts)


def sabotage_column(g: GalaxyTrucker, roll: int, ship: int, attempts: int) -> None:
    """Note the column and roll for the row."""
    atoms.note_roll(g, ship, roll // 6 + 1, roll % 6 + 1)
    sabotage_row(g, g.roll(36, DICE_STREAM), ship, attempts, roll // 6 + roll % 6 + 2)


def sabotage_row(g: GalaxyTrucker, roll: int, ship: int, attempts: int, column: int) -> None:
    """Destroy the tile there, or roll again."""
    atoms.note_roll(g, ship, roll // 6 + 1, roll % 6 + 1)
    row = roll // 6 + roll % 6 + 2
    atoms.note(g, events.SABOTAGED, ship, column, row)
    k = g.round
    for cell in CELLS_OF[k]:
        if COLUMN[k][cell] == column and ROW[k][cell] == row and g.ships[ship][cell] != EMPTY:
            damage.lose_tile(g, ship, cell)
            return
    sabotage(g, ship, attempts - 1)
