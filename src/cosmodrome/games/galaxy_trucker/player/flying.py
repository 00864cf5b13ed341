"""How the heuristic player flies: what to power, defend, load, keep, and when to land or give up."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import kit as k
from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.cards import NO_CARD, Values
from cosmodrome.games.galaxy_trucker.hull import Hull
from cosmodrome.games.galaxy_trucker.kit import EMPTY, NOWHERE
from cosmodrome.games.galaxy_trucker.player.cargo import choose_load, goods_gain
from cosmodrome.games.galaxy_trucker.questions import flight as q
from cosmodrome.games.galaxy_trucker.questions.launch import BOARD, KEEP, REMOVE
from cosmodrome.games.galaxy_trucker.table import ALIEN, SHIFT, GalaxyTrucker
from cosmodrome.kernel.flow import open_kind
from cosmodrome.kernel.memory.cells import wide

# What a tile of a ship is worth in flight, by role
TILE_WORTH: Final = wide([1, 3, 3, 5, 5, 4, 1, 4])
WITH_CREW: Final = 20  # what a cabin adds to a part, because nobody flies without
GIVE_UP_CARDS: Final = 2  # with so many cards to come a ship without engines rather gives up
FEW_TOKENS: Final = 3  # are not spent on what is worth less


@final
class Eyes(Values):
    """How the pilot of a ship sees the open card; the role of tiles only where a power is declared."""

    def __init__(self, g: GalaxyTrucker, ship: i64, role: i64 = k.PLAIN) -> None:
        self.g: Final = g
        self.ship: Final[i64] = ship
        self.role: Final[i64] = role

    def goods(self, offered: vec[i64]) -> i64:
        return goods_gain(self.g, self.ship, offered, 0)

    def days(self, days: i64) -> i64:
        """Value flight days, in half credits: nothing for who flies alone."""
        return days if self.g.flying_ships() > 1 else 0

    def can_spare(self, crew: i64) -> bool:
        left = self.g.crew(self.ship) - crew
        return left >= (2 if self.g.cards_left() < 3 else 3)

    def spare_tokens(self) -> i64:
        g = self.g
        return g.tokens(self.ship) - (2 if has_role(g, self.ship, k.SHIELD) else 1) - g.cards_left() // 6

    def lowest_rival(self) -> i64:
        """Return the lowest power of the others; who flies ahead has declared already, and suffers in a tie."""
        g = self.g
        lowest: i64 = 1000
        for other in range(g.seats):
            if other != self.ship and t.FLYING.get(g, other):
                ahead = t.POSITION.get(g, other) > t.POSITION.get(g, self.ship)
                lowest = min(lowest, t.DECLARED.get(g, other) if ahead else g.least_power(other, self.role) + 1)
        return lowest


def choose_in_flight(g: GalaxyTrucker, seat: i64) -> int:
    """Answer a question from the end of building to the settlement."""
    kind = open_kind(g)
    if kind == REMOVE.kind:
        return choose_removal(g, REMOVE.ship.of(g))
    if kind == KEEP.kind:
        return choose_part(g, KEEP.ship.of(g))
    if kind == BOARD.kind:
        return choose_crew(g, seat, BOARD.ship.of(g))
    if kind == q.GIVE_UP.kind:
        return choose_give_up(g, q.GIVE_UP.ship.of(g))
    if kind == q.POWER.kind:
        return choose_power(g, q.POWER.ship.of(g))
    if kind == q.TOKEN.kind:
        return q.TOKEN.cell.of(fullest(g, q.TOKEN.ship.of(g)))
    if kind == q.DEFEND.kind:
        return choose_defence(g, q.DEFEND.ship.of(g), q.DEFEND.target.of(g))
    if kind == q.LAND.kind:
        return choose_planet(g, q.LAND.ship.of(g))
    if kind == q.USE.kind:
        return q.USE.yes.first if is_worth_it(g, q.USE.ship.of(g)) else q.USE.no.first
    if kind == q.REWARD.kind:
        return q.REWARD.yes.first if is_worth_it(g, q.REWARD.ship.of(g)) else q.REWARD.no.first
    if kind == q.LOAD.kind:
        return choose_load(g, q.LOAD.ship.of(g), q.LOAD.loading.of(g))
    if kind == q.CREW.kind:
        return choose_figure(g, q.CREW.ship.of(g))
    return g.legal(seat)[0]


# -- ships and parts ---------------------------------------------------------------------------------------------------
def cell_worth(g: GalaxyTrucker, ship: i64, cell: i64) -> i64:
    """Say what a tile with its load is worth to the ship."""
    piece = t.SHIPS.get(g, ship, cell)
    if piece == EMPTY:
        return 0
    role, load = g.kit.role[piece // 4], t.LOADS.get(g, ship, cell)
    worth = TILE_WORTH[role]
    if role == k.CABIN:
        worth += 2 if load >= ALIEN else 2 * load
    elif role == k.HOLD:
        for colour in range(4):
            worth += g.kit.price[colour] * (load // SHIFT[colour] % 4)
    elif role == k.BATTERY:
        worth += load
    elif role == k.CANNON and g.kit.mouth[piece] != k.FRONT:
        worth -= 2
    return worth


def choose_part(g: GalaxyTrucker, ship: i64) -> int:
    """Keep the part that is worth most; without a human it is worth little."""
    hull = g.hull(ship)
    part = hull.parts()
    best: i64 = NOWHERE
    best_worth: i64 = -1
    for head in hull.part_heads():
        worth: i64 = 0
        for cell in hull.board.cells:
            if part[cell] == head:
                worth += cell_worth(g, ship, cell)
                inhabited = 0 < t.LOADS.get(g, ship, cell) < ALIEN or t.CARD.get(g) == NO_CARD
                if inhabited and g.role_at(ship, cell) == k.CABIN:
                    worth += WITH_CREW
        if worth > best_worth:
            best = head
            best_worth = worth
    return KEEP.cell.of(best)


def choose_removal(g: GalaxyTrucker, ship: i64) -> int:
    """Remove the tile after which the fewest are at fault, then the one of least worth."""
    hull = g.hull(ship)
    best: i64 = NOWHERE
    best_cost: i64 = 0
    for cell in hull.clashing_cells():
        piece = hull.pieces[cell]
        hull.pieces[cell] = EMPTY
        cost = 30 * len(hull.clashing_cells()) - 8 * largest_part(hull) + cell_worth(g, ship, cell)
        hull.pieces[cell] = piece
        if best == NOWHERE or cost < best_cost:
            best = cell
            best_cost = cost
    return REMOVE.cell.of(best)


def largest_part(hull: Hull) -> i64:
    """Count the tiles of the largest part."""
    part = hull.parts()
    sizes = wide([0] * len(part))
    largest: i64 = 0
    for cell in hull.board.cells:
        if part[cell] != NOWHERE:
            sizes[part[cell]] += 1
            largest = max(largest, sizes[part[cell]])
    return largest


def choose_crew(g: GalaxyTrucker, seat: i64, ship: i64) -> int:
    """Take an alien aboard where it helps and humans are not few."""
    cabins: i64 = 0
    for cell in g.board().cells:
        if g.role_at(ship, cell) == k.CABIN:
            cabins += 1
    for answer in g.legal(seat)[1:]:
        role = k.CANNON if BOARD.alien.value(answer) == k.PURPLE else k.ENGINE
        if cabins >= 3 and g.fixed_power(ship, role) > 0:
            return answer
    return BOARD.humans.first


# -- powers and hits ---------------------------------------------------------------------------------------------------
def choose_give_up(g: GalaxyTrucker, ship: i64) -> int:
    """Give up a ship that has lost its engines but still has goods, before it loses those too."""
    if g.most_power(ship, k.ENGINE) > 0:
        return q.GIVE_UP.no.first
    risks = sum(g.goods(ship)) > 0 and g.cards_left() > GIVE_UP_CARDS
    return q.GIVE_UP.yes.first if risks else q.GIVE_UP.no.first


def choose_power(g: GalaxyTrucker, ship: i64) -> int:
    """Power as few double tiles as reach the goal, the strongest first; none if it cannot be reached."""
    role, power, powered = q.POWER.role.of(g), q.POWER.power.of(g), q.POWER.powered.of(g)
    card = g.open_card()
    most, bonus = g.most_from(ship, role, power, powered), g.bonus(ship, role)
    goal = card.effect.goal(Eyes(g, ship, role), card, power, most, bonus)
    if goal <= power:
        return q.POWER.nothing.first
    tokens = g.tokens(ship)
    cells = g.unpowered(ship, role, powered)
    chosen: list[int] = []
    while cells and len(chosen) < tokens and power < goal:
        best = cells[0]
        for cell in cells:
            if tile_power(g, ship, cell) > tile_power(g, ship, best):
                best = cell
        cells.remove(best)
        chosen.append(best)
        power += tile_power(g, ship, best)
    reached = power >= goal or (role == k.ENGINE and card.effect.needs_engines())
    return q.POWER.cell.of(min(chosen)) if chosen and reached else q.POWER.nothing.first


def tile_power(g: GalaxyTrucker, ship: i64, cell: i64) -> i64:
    """Return the power of the tile on a cell."""
    return g.kit.power[t.SHIPS.get(g, ship, cell)]


def has_role(g: GalaxyTrucker, ship: i64, role: i64) -> bool:
    """Tell whether the ship has a tile of a role."""
    for cell in g.board().cells:
        if g.role_at(ship, cell) == role:
            return True
    return False


def fullest(g: GalaxyTrucker, ship: i64) -> i64:
    """Return the battery with the most tokens."""
    cells = g.loaded(ship, k.BATTERY)
    best = cells[0]
    for cell in cells:
        if t.LOADS.get(g, ship, cell) > t.LOADS.get(g, ship, best):
            best = cell
    return best


def choose_defence(g: GalaxyTrucker, ship: i64, cell: i64) -> int:
    """Defend a tile if losing it costs more than a token is worth."""
    hull = g.hull(ship)
    hull.pieces[cell] = EMPTY
    part = hull.parts()
    worths = [
        sum([int(cell_worth(g, ship, one)) for one in hull.board.cells if part[one] == head])
        for head in hull.part_heads()
    ]
    loss = cell_worth(g, ship, cell) + sum(worths) - max([*worths, 0])
    if loss < FEW_TOKENS and g.tokens(ship) < FEW_TOKENS:
        return q.DEFEND.nothing.first
    return q.DEFEND.cell.of(fullest(g, ship))


# -- cards -------------------------------------------------------------------------------------------------------------
def is_worth_it(g: GalaxyTrucker, ship: i64) -> bool:
    """Tell whether what the open card brings is worth its price."""
    return g.open_card().effect.is_worth_it(Eyes(g, ship), g.open_card())


def choose_planet(g: GalaxyTrucker, ship: i64) -> int:
    """Land where the goods are worth most, if that is more than the days."""
    card = g.open_card()
    best: i64 = q.LAND.nothing.first
    best_gain = Eyes(g, ship).days(card.days)
    for planet in range(card.planets):
        if not g.is_landed_on(planet):
            gain = 2 * goods_gain(g, ship, card.goods, 4 * planet)
            if gain > best_gain:
                best = q.LAND.planet.of(planet)
                best_gain = gain
    return best


def choose_figure(g: GalaxyTrucker, ship: i64) -> int:
    """Give up humans from joined cabins first, but never the last one while an alien is there."""
    best: i64 = NOWHERE
    best_score: i64 = -100
    for cell in g.loaded(ship, k.CABIN):
        load = t.LOADS.get(g, ship, cell)
        score: i64 = 2 if g.is_joined_cabin(ship, cell) else 0
        if load >= ALIEN:
            score += -5 if g.humans(ship) > 2 else 10
        elif load == 1:
            score += 1
        if score > best_score:
            best = cell
            best_score = score
    return q.CREW.cell.of(best)
