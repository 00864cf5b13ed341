"""How the heuristic player flies: what to power, defend, load, keep, and when to land or give up."""

from typing import Final

from cosmodrome.games.galaxy_trucker import answers
from cosmodrome.games.galaxy_trucker.building_answers import can_turn_glass
from cosmodrome.games.galaxy_trucker.cards import (
    ABANDONED_STATION,
    COMBAT_ZONE,
    CREDITS,
    CREW_NEEDED,
    DAYS,
    GOODS,
    NO_CARD,
    OPEN_SPACE,
    SMUGGLERS,
    STRENGTH,
    VERB,
    WORLDS,
)
from cosmodrome.games.galaxy_trucker.data import (
    BATTERY,
    CABIN,
    CANNON,
    CAPACITY,
    CELLS_OF,
    EMPTY,
    ENGINE,
    FRONT,
    HOLD,
    MOUTH,
    NOWHERE,
    POWER,
    PRICE,
    RED,
    RED_FITS,
    ROLE,
    SHIELD,
)
from cosmodrome.games.galaxy_trucker.flight_answers import can_load, crew_cells, token_cells
from cosmodrome.games.galaxy_trucker.geometry import clashing_cells, parts
from cosmodrome.games.galaxy_trucker.table import ALIEN, SHIFT, Table, count_goods

# What a tile of a ship is worth in flight, by role
TILE_WORTH: Final[list[int]] = [1, 3, 3, 5, 5, 4, 1, 4]
GIVE_UP_CARDS: Final = 2  # with so many cards to come a ship without engines rather gives up


def choose_in_flight(t: Table, kind: int, seat: int) -> int:
    """Answer a question from the end of building to the settlement."""
    args = t.question().args
    if kind == answers.READY:
        return answers.NO
    if kind == answers.GLASS:
        return answers.YES if t.has_finished(seat) and can_turn_glass(t, seat) else answers.NO
    if kind == answers.NUMBER:
        return t.legal(seat)[0]
    ship = args[0]
    if kind == answers.REMOVE:
        return choose_removal(t, ship)
    if kind == answers.KEEP:
        return choose_part(t, ship)
    if kind == answers.BOARD:
        return choose_crew(t, seat, ship)
    if kind == answers.GIVE_UP:
        return choose_give_up(t, ship)
    if kind == answers.POWER:
        return choose_power(t, ship, args[1], args[2], args[3])
    if kind == answers.TOKEN:
        return fullest(t, ship, token_cells(t, ship, 0))
    if kind == answers.DEFEND:
        return choose_defence(t, ship, args[3])
    if kind == answers.LAND:
        return choose_planet(t, ship)
    if kind == answers.USE:
        return choose_use(t, args[1])
    if kind == answers.REWARD:
        return choose_reward(t, ship)
    if kind == answers.LOAD:
        return choose_load(t, ship, args[1])
    if kind == answers.CREW:
        return choose_figure(t, ship)
    return t.legal(seat)[0]


# -- ships and parts ---------------------------------------------------------------------------------------------------
def cell_worth(t: Table, ship: int, cell: int) -> int:
    """Say what a tile with its load is worth to the ship."""
    piece = t.ships[ship][cell]
    if piece == EMPTY:
        return 0
    role = ROLE[piece // 4]
    worth = TILE_WORTH[role]
    load = t.loads[ship][cell]
    if role == CABIN:
        worth += 2 if load >= ALIEN else 2 * load
    elif role == HOLD:
        for colour in range(4):
            worth += PRICE[colour] * (load // SHIFT[colour] % 4)
    elif role == BATTERY:
        worth += load
    elif role == CANNON and MOUTH[piece] != FRONT:
        worth -= 2
    return worth


def choose_part(t: Table, ship: int) -> int:
    """Keep the part that is worth most; without a human it is worth little."""
    part = parts(t.ships[ship], t.round)
    best, best_worth = NOWHERE, -1
    for head in CELLS_OF[t.round]:
        if part[head] != head:
            continue
        worth = 0
        for cell in CELLS_OF[t.round]:
            if part[cell] == head:
                worth += cell_worth(t, ship, cell)
                if ROLE[t.ships[ship][cell] // 4] == CABIN and (t.loads[ship][cell] in (1, 2) or t.card == NO_CARD):
                    worth += 20
        if worth > best_worth:
            best, best_worth = head, worth
    return best


def choose_removal(t: Table, ship: int) -> int:
    """Remove the tile after which the fewest are at fault, then the one of least worth."""
    pieces = t.ships[ship].copy()
    best, best_cost = NOWHERE, 0
    for cell in clashing_cells(pieces, t.round):
        piece = pieces[cell]
        pieces[cell] = EMPTY
        part = parts(pieces, t.round)
        largest = max([part.count(head) for head in CELLS_OF[t.round] if part[head] == head], default=0)
        cost = 30 * len(clashing_cells(pieces, t.round)) - 8 * largest + cell_worth(t, ship, cell)
        pieces[cell] = piece
        if best == NOWHERE or cost < best_cost:
            best, best_cost = cell, cost
    return best


def choose_crew(t: Table, seat: int, ship: int) -> int:
    """Take an alien aboard where it helps and humans are not few."""
    cabins = 0
    for piece in t.ships[ship]:
        if ROLE[piece // 4] == CABIN:
            cabins += 1
    for answer in t.legal(seat)[1:]:
        role = CANNON if answer == 1 else ENGINE
        if cabins >= 3 and t.fixed_power(ship, role) > 0:
            return answer
    return answers.TWO_HUMANS


# -- cards -------------------------------------------------------------------------------------------------------------
def choose_give_up(t: Table, ship: int) -> int:
    """Give up a ship that has lost its engines but still has goods, before it loses those too."""
    if t.most_power(ship, ENGINE) > 0:
        return answers.NO
    goods = t.goods(ship)
    return answers.YES if sum(goods) > 0 and t.cards_left() > GIVE_UP_CARDS else answers.NO


def choose_power(t: Table, ship: int, role: int, power: int, after: int) -> int:
    """Power as few double tiles as reach the goal, the strongest first; none if it cannot be reached."""
    goal = power_goal(t, ship, role, power, after)
    if goal <= power:
        return answers.NONE
    tokens = t.tokens(ship)
    cells = t.double_tiles(ship, role, after)
    pieces = t.ships[ship]
    chosen: list[int] = []
    while cells and len(chosen) < tokens and power < goal:
        best = cells[0]
        for cell in cells:
            if POWER[pieces[cell]] > POWER[pieces[best]]:
                best = cell
        cells.remove(best)
        chosen.append(best)
        power += POWER[pieces[best]]
    reached = power >= goal or (role == ENGINE and VERB[t.card] == OPEN_SPACE)
    return answers.CELL + min(chosen) if chosen and reached else answers.NONE


def power_goal(t: Table, ship: int, role: int, power: int, after: int) -> int:
    """Return the power, without an alien's bonus, that is worth paying for."""
    bonus = t.bonus(ship, role)
    verb = VERB[t.card]
    most = t.most_from(ship, role, power, after)
    if verb == OPEN_SPACE:
        spare = t.tokens(ship) - (2 if has_role(t, ship, SHIELD) else 1) - t.cards_left() // 6
        return max(1, power + 4 * spare)
    if verb == COMBAT_ZONE:
        goal = combat_goal(t, ship, role, most)
        return max(goal - bonus, 1) if goal > 0 else 0
    strength = 2 * STRENGTH[t.card]
    if most > strength:
        return max(strength + 1 - bonus, 1)
    return max(strength - bonus, 1) if most == strength else 0


def combat_goal(t: Table, ship: int, role: int, most: int) -> int:
    """Return the power that keeps the ship from being the lowest, if it has it; 0 when another one is lower anyway."""
    lowest = 1000
    for other in t.order():
        if other != ship:
            ahead = t.position[other] > t.position[ship]  # has declared already, and suffers in a tie
            power = t.declared[other] if ahead else t.least_power(other, role) + 1
            lowest = min(lowest, power)
    return lowest if most >= lowest else 0


def has_role(t: Table, ship: int, role: int) -> bool:
    """Tell whether the ship has a tile of a role."""
    for piece in t.ships[ship]:
        if ROLE[piece // 4] == role:
            return True
    return False


def fullest(t: Table, ship: int, cells: list[int]) -> int:
    """Return the battery with the most tokens."""
    best = cells[0]
    for cell in cells:
        if t.loads[ship][cell] > t.loads[ship][best]:
            best = cell
    return best


def choose_defence(t: Table, ship: int, cell: int) -> int:
    """Defend a tile if losing it costs more than a token is worth."""
    pieces = t.ships[ship].copy()
    loss = cell_worth(t, ship, cell)
    pieces[cell] = EMPTY
    part = parts(pieces, t.round)
    heads = [head for head in CELLS_OF[t.round] if part[head] == head]
    if len(heads) > 1:
        worths = [sum([cell_worth(t, ship, one) for one in CELLS_OF[t.round] if part[one] == head]) for head in heads]
        loss += sum(worths) - max(worths)
    if loss < 3 and t.tokens(ship) < 3:
        return answers.NONE
    return answers.CELL + fullest(t, ship, token_cells(t, ship, 0))


def choose_planet(t: Table, ship: int) -> int:
    """Land where the goods are worth most, if that is more than the days."""
    best, best_gain = answers.NONE, day_price(t) * DAYS[t.card]
    for planet in range(len(WORLDS[t.card])):
        if planet not in t.landed:
            gain = 2 * goods_gain(t, ship, WORLDS[t.card][planet])
            if gain > best_gain:
                best, best_gain = answers.CELL + planet, gain
    return best


def day_price(t: Table) -> int:
    """Return what a flight day is worth, in half credits: nearly nothing for who flies alone."""
    return 1 if len(t.order()) > 1 else 0


def choose_use(t: Table, ship: int) -> int:
    """Use a station for its goods; sell crew to an abandoned ship if enough of it stays."""
    card = t.card
    if VERB[card] == ABANDONED_STATION:
        return answers.YES if 2 * goods_gain(t, ship, GOODS[card]) > day_price(t) * DAYS[card] else answers.NO
    left = t.crew(ship) - CREW_NEEDED[card]
    humans_left = t.humans(ship) - CREW_NEEDED[card]
    if left < 1 or humans_left + alien_count(t, ship) < 1:
        return answers.NO
    enough = 2 if t.cards_left() < 3 else 3
    return answers.YES if left >= enough and CREDITS[card] > DAYS[card] else answers.NO


def alien_count(t: Table, ship: int) -> int:
    """Count the aliens aboard."""
    return t.crew(ship) - t.humans(ship)


def choose_reward(t: Table, ship: int) -> int:
    """Take a reward that is worth more than the days it takes."""
    card = t.card
    gain = goods_gain(t, ship, GOODS[card]) if VERB[card] == SMUGGLERS else CREDITS[card]
    return answers.YES if 2 * gain > day_price(t) * DAYS[card] else answers.NO


def choose_figure(t: Table, ship: int) -> int:
    """Give up humans from joined cabins first, but never the last one while an alien is there."""
    best, best_score = NOWHERE, -100
    for cell in crew_cells(t, ship):
        load = t.loads[ship][cell]
        score = 2 if t.is_joined_cabin(ship, cell) else 0
        if load >= ALIEN:
            score += -5 if t.humans(ship) > 2 else 10
        elif load == 1:
            score += 1
        if score > best_score:
            best, best_score = cell, score
    return best


# -- goods -------------------------------------------------------------------------------------------------------------
def room(t: Table, ship: int) -> list[int]:
    """Return the special and the other containers of a ship."""
    special, plain = 0, 0
    for piece in t.ships[ship]:
        if ROLE[piece // 4] == HOLD:
            if RED_FITS[piece // 4]:
                special += CAPACITY[piece // 4]
            else:
                plain += CAPACITY[piece // 4]
    return [special, plain]


def best_value(goods: list[int], special: int, plain: int) -> int:
    """Return the greatest value of goods that fits into so many containers."""
    reds = min(goods[RED], special)
    value = reds * PRICE[RED]
    places = special - reds + plain
    for colour in range(1, 4):
        count = min(goods[colour], places)
        value += count * PRICE[colour]
        places -= count
    return value


def goods_gain(t: Table, ship: int, offered: list[int]) -> int:
    """Return how much more the ship's goods are worth after loading well."""
    aboard = t.goods(ship)
    special, plain = room(t, ship)
    together = [aboard[colour] + min(offered[colour], t.bank[colour]) for colour in range(4)]
    return best_value(together, special, plain) - best_value(aboard, special, plain)


def choose_load(t: Table, ship: int, loading: int) -> int:
    """Unload until the best loading can be reached, then load the most valuable blocks first."""
    if not loading:
        cell = cell_to_unload(t, ship)
        if cell != NOWHERE:
            return cell
    for colour in range(4):
        if t.pallet[colour] == 0:
            continue
        best = NOWHERE
        for cell in CELLS_OF[t.round]:
            if can_load(t, ship, cell, colour):
                suits = RED_FITS[t.ships[ship][cell] // 4] == (colour == RED)
                if best == NOWHERE or suits:
                    best = cell
        if best != NOWHERE:
            return answers.LOAD_BLOCK + 4 * best + colour
    return answers.DONE


def cell_to_unload(t: Table, ship: int) -> int:
    """Return the answer that unloads the cheapest block, if some must go for the best loading; else NOWHERE."""
    aboard = t.goods(ship)
    special, plain = room(t, ship)
    free_special, free_plain, value = 0, 0, 0
    for cell in CELLS_OF[t.round]:
        tile = t.ships[ship][cell] // 4
        if ROLE[tile] == HOLD:
            free = CAPACITY[tile] - count_goods(t.loads[ship][cell])
            if RED_FITS[tile]:
                free_special += free
            else:
                free_plain += free
    for colour in range(4):
        value += aboard[colour] * PRICE[colour]
    together = [aboard[colour] + t.pallet[colour] for colour in range(4)]
    if best_value(together, special, plain) <= value + best_value(t.pallet, free_special, free_plain):
        return NOWHERE
    for colour in range(3, -1, -1):
        for cell in CELLS_OF[t.round]:
            tile = t.ships[ship][cell] // 4
            held = ROLE[tile] == HOLD and t.loads[ship][cell] // SHIFT[colour] % 4 > 0
            if held and (RED_FITS[tile] or t.pallet[RED] == 0 or free_special > 0 or special == 0):
                return answers.UNLOAD_BLOCK + 4 * cell + colour
    return NOWHERE
