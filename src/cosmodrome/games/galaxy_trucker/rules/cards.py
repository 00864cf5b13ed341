"""The adventure cards (GT-16 to GT-22); how each kind begins, and what it brings, stands in ``effects``."""

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import call, events
from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.atoms import flying as atoms
from cosmodrome.games.galaxy_trucker.cards import CANNONS, CREW, ENGINES, LOSE_CREW, LOSE_DAYS, LOSE_GOODS
from cosmodrome.games.galaxy_trucker.kit import CABIN, EMPTY, NOWHERE
from cosmodrome.games.galaxy_trucker.questions.flight import LAND, REWARD, USE
from cosmodrome.games.galaxy_trucker.rules import cargo, damage
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker, after_first, first_in
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.flow import then, then_each


def resolve(g: GalaxyTrucker, card: i64) -> None:
    """Carry out the open card; decisions go in the order of this moment (GT-12.6, GT-12.8)."""
    g.kit.cards[card].effect.perform(g, card, g.order())


# -- Open Space (GT-16) ------------------------------------------------------------------------------------------------
def cross_space(g: GalaxyTrucker, ship: i64) -> None:
    """Declare engine power and move at once (GT-16.1)."""
    if t.FLYING.get(g, ship):
        then(g, call.advance, ship)
        damage.declare_power(g, ship, ENGINES)


def advance(g: GalaxyTrucker, ship: i64) -> None:
    """Move by the declared power; without any the ship gives up, but not in the test flight (GT-16.2, GT-25.6)."""
    power = t.DECLARED.get(g, ship) // 2
    if power > 0:
        atoms.move(g, ship, power)
    elif not t.TEST.get(g):
        atoms.give_up(g, ship, events.NO_ENGINES)


# -- Planets (GT-17) ---------------------------------------------------------------------------------------------------
def offer_planets(g: GalaxyTrucker, ship: i64) -> None:
    """Let a pilot land on a free planet or pass (GT-17.2)."""
    LAND.ask(g, t.PILOT.get(g, ship), call.land, ship)


def land(g: GalaxyTrucker, answer: i64, seat: i64, ship: i64) -> None:
    """Land on the chosen planet."""
    if LAND.planet.has(answer):
        atoms.land(g, ship, LAND.planet.value(answer))


def explore_planets(g: GalaxyTrucker, card: i64) -> None:
    """Load in order from the leader, then move back in order from the last (GT-17.3, GT-17.5, GT-17.6)."""
    landed = [ship for ship in g.order() if t.LANDED.get(g, ship) != NOWHERE]
    then_each(g, call.lose_days, landed[::-1], g.kit.cards[card].days)
    then_each(g, call.load_planet, landed, card)


def load_planet(g: GalaxyTrucker, ship: i64, card: i64) -> None:
    """Load the goods of the planet where the ship is."""
    cargo.receive_goods(g, ship, card, t.LANDED.get(g, ship))


def lose_days(g: GalaxyTrucker, ship: i64, days: i64) -> None:
    """Move back (GT-12.10)."""
    atoms.move(g, ship, -days)


# -- Abandoned Ship and Station (GT-18, GT-19) -------------------------------------------------------------------------
def offer(g: GalaxyTrucker, card: i64, queue: i64) -> None:
    """Offer it to one pilot with enough crew after the other, until one uses it (GT-18.1, GT-18.3, GT-19.1)."""
    while queue > 0:
        ship = first_in(queue)
        queue = after_first(queue)
        if g.crew(ship) >= g.kit.cards[card].crew:
            USE.ask(g, t.PILOT.get(g, ship), call.answer_offer, card, ship, queue)
            return


def answer_offer(g: GalaxyTrucker, answer: i64, seat: i64, card: i64, ship: i64, queue: i64) -> None:
    """Use it: pay crew, receive, lose days, look for humans (GT-18.5, GT-19.3); or let the next decide."""
    if USE.no.has(answer):
        offer(g, card, queue)
        return
    then(g, call.check_humans, ship)
    then(g, call.lose_days, ship, g.kit.cards[card].days)
    then(g, call.receive, ship, card)


def receive(g: GalaxyTrucker, ship: i64, card: i64) -> None:
    """Pay the price of a card in crew and receive what it brings (GT-18.2, GT-19.2, GT-21.4)."""
    g.kit.cards[card].effect.pay(g, ship, g.kit.cards[card], card)


def earn(g: GalaxyTrucker, ship: i64, credits: i64) -> None:
    """Receive credits."""
    atoms.earn(g, ship, credits)


# -- Meteoric Swarm, and shots at several ships (GT-20, GT-21.7) -------------------------------------------------------
def volley(g: GalaxyTrucker, card: i64, number: i64, targets: i64) -> None:
    """Roll for one hit of the card after the other, for all targets that still fly (GT-14.16, GT-20.2, GT-21.13)."""
    hits = g.kit.cards[card].hits
    if number == len(hits):
        return
    ships = [ship for ship in g.order() if targets & BITS[ship]]
    if ships:
        line = _roll(g, ships[0])  # the first of them rolls (GT-20.4)
        then(g, call.volley, card, number + 1, targets)
        then_each(g, call.strike_ship, ships, hits[number], line)


# -- Smugglers, Slavers, Pirates (GT-21) -------------------------------------------------------------------------------
def attack(g: GalaxyTrucker, card: i64, queue: i64, defeated: i64) -> None:
    """Let the enemy attack one ship after the other; pirates shoot when all is decided (GT-21.1, GT-21.7)."""
    if queue == 0:
        volley(g, card, 0, defeated)
        return
    then(g, call.fight, first_in(queue), card, after_first(queue), defeated)
    damage.declare_power(g, first_in(queue), CANNONS)


def fight(g: GalaxyTrucker, ship: i64, card: i64, queue: i64, defeated: i64) -> None:
    """Compare cannon power with the enemy's strength (GT-21.3)."""
    strength = 2 * g.kit.cards[card].strength
    power = t.DECLARED.get(g, ship)
    if power > strength:
        atoms.note_fight(g, events.BEAT_ENEMY, ship, card)
        then(g, call.attack, card, 0, defeated)
        if t.TEST.get(g):
            give_reward(g, ship, card)
        else:
            REWARD.ask(g, t.PILOT.get(g, ship), call.take_reward, ship, card)
    elif power == strength:
        atoms.note_fight(g, events.DREW_WITH_ENEMY, ship, card)
        attack(g, card, queue, defeated)
    else:
        atoms.note_fight(g, events.LOST_TO_ENEMY, ship, card)
        then(g, call.attack, card, queue, defeated | BITS[ship])
        then(g, call.suffer_enemy, ship, card)


def take_reward(g: GalaxyTrucker, answer: i64, seat: i64, ship: i64, card: i64) -> None:
    """Take the reward, or decline it (GT-21.4)."""
    if REWARD.yes.has(answer):
        give_reward(g, ship, card)


def give_reward(g: GalaxyTrucker, ship: i64, card: i64) -> None:
    """Give the reward for the days that it takes (GT-21.4)."""
    then(g, call.lose_days, ship, g.kit.cards[card].days)
    then(g, call.receive, ship, card)


def suffer_enemy(g: GalaxyTrucker, ship: i64, card: i64) -> None:
    """Pay the penalty at once; pirates come back for it (GT-21.5 to GT-21.9)."""
    g.kit.cards[card].effect.punish(g, ship, g.kit.cards[card])


# -- Combat Zone (GT-22.1 to GT-22.6) ----------------------------------------------------------------------------------
def combat_line(g: GalaxyTrucker, card: i64, line: i64) -> None:
    """Compare all ships in one line of the card after the other (GT-22.1, GT-22.12)."""
    lines = g.kit.cards[card].lines
    if line == len(lines):
        return
    then(g, call.combat_line, card, line + 1)
    then(g, call.judge_line, card, line)
    if lines[line].criterion != CREW:
        then_each(g, call.declare_power, g.order(), lines[line].criterion)


def judge_line(g: GalaxyTrucker, card: i64, line: i64) -> None:
    """Let the lowest ship suffer; of equal ones that which flies ahead (GT-22.2)."""
    order = g.order()
    judged = g.kit.cards[card].lines[line]
    victim = g.lowest_crew(order) if judged.criterion == CREW else _lowest_power(g, order)
    atoms.note_line(g, victim, line)
    if judged.penalty == LOSE_DAYS:
        lose_days(g, victim, judged.amount)
    elif judged.penalty == LOSE_CREW:
        cargo.lose_crew(g, victim, judged.amount)
    elif judged.penalty == LOSE_GOODS:
        cargo.lose_goods(g, victim, judged.amount)
    else:
        volley(g, card, 0, BITS[victim])


def _lowest_power(g: GalaxyTrucker, order: list[int]) -> i64:
    """Return the first ship of an order with the lowest declared power."""
    best: i64 = order[0]
    for ship in order:
        if t.DECLARED.get(g, ship) < t.DECLARED.get(g, best):
            best = ship
    return best


# -- Stardust, Epidemic, Sabotage (GT-22.7 to GT-22.16) ----------------------------------------------------------------
def lose_days_to_dust(g: GalaxyTrucker, ship: i64) -> None:
    """Lose a day for each exposed connector (GT-22.8)."""
    atoms.move(g, ship, -g.hull(ship).exposed())


def epidemic(g: GalaxyTrucker) -> None:
    """Take a figure out of every occupied cabin joined to another, all at once; then look for humans (GT-22.9)."""
    order = g.order()
    for ship in order:
        struck = [cell for cell in g.loaded(ship, CABIN) if g.is_joined_cabin(ship, cell)]
        for cell in struck:
            atoms.lose_figure(g, ship, cell)
    then_each(g, call.check_humans, order)


def sabotage(g: GalaxyTrucker, ship: i64, attempts: i64) -> None:
    """Roll for a column and a row, up to three times, until there is a tile to destroy (GT-22.10, GT-22.16)."""
    board = g.board()
    while attempts > 0:
        column = _roll(g, ship)
        row = _roll(g, ship)
        atoms.note_sabotage(g, ship, column, row)
        for cell in board.cells:
            if board.column[cell] == column and board.row[cell] == row and t.SHIPS.get(g, ship, cell) != EMPTY:
                damage.lose_tile(g, ship, cell)
                return
        attempts -= 1


def _roll(g: GalaxyTrucker, ship: i64) -> i64:
    """Roll two dice for a ship and return their sum."""
    roll = g.roll(36, t.DICE_STREAM)
    atoms.note_roll(g, ship, roll // 6 + 1, roll % 6 + 1)
    return roll // 6 + roll % 6 + 2
