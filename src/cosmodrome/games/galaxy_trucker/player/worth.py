"""What tiles and their places are worth while building: every tile what the ship still lacks, every cell its use."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import kit as k
from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.hull import JOINS, NOT_REACHED, OPPOSITE, Hull
from cosmodrome.games.galaxy_trucker.kit import EMPTY, Kit
from cosmodrome.games.galaxy_trucker.player.taste import Taste
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.memory.cells import wide

# By ship class: how much of each a good ship has.  Engines and cannons count their power in halves.
ENGINES_WANTED: Final = wide([6, 10, 14, 14])
CANNONS_WANTED: Final = wide([8, 12, 16, 16])
CABINS_WANTED: Final = wide([3, 5, 7, 7])
TOKENS_WANTED: Final = wide([3, 5, 7, 7])
ROOM_WANTED: Final = wide([5, 7, 9, 9])  # containers, special ones twice

SHIELD_WORTH: Final = wide([8, 32, 64])  # by sides that had no shield
NONE: Final = wide([0] * k.ROLES)


@final
class Needs:
    """What a ship has, and what the player knows of the flight."""

    def __init__(self, kit: Kit, ship_class: i64, taste: Taste) -> None:
        self.kit: Final = kit
        self.taste: Final = taste
        self.ship_class: Final[i64] = ship_class
        self.engines: i64 = 0
        self.cannons: i64 = 0
        self.cabins: i64 = 0
        self.tokens: i64 = 0
        self.room: i64 = 0
        self.covered: i64 = 0  # bits of the sides with shields
        self.thirsty: i64 = 0  # tiles that need tokens
        self.tiles: i64 = 0
        self.dead: i64 = -1  # cells that nothing can be placed on any more; counted when it is needed
        self.seen: Final[vec[i64]] = NONE[:]  # cards that call for tiles of a role

    def count(self, piece: i64) -> None:
        """Count a piece of the ship."""
        kit, tile = self.kit, piece // 4
        role = kit.role[tile]
        self.tiles += 1
        self.thirsty += kit.needs_battery[tile]
        if role == k.ENGINE:
            self.engines += 4 if kit.needs_battery[tile] else 2
        elif role == k.CANNON:
            power = 2 if kit.mouth[piece] == k.FRONT else 1
            self.cannons += 2 * power if kit.needs_battery[tile] else power
        elif role == k.CABIN:
            self.cabins += 1
        elif role == k.BATTERY:
            self.tokens += kit.capacity[tile]
        elif role == k.HOLD:
            self.room += kit.capacity[tile] * (2 if kit.red_fits[tile] else 1)
        elif role == k.SHIELD:
            for side in range(4):
                if kit.covers[4 * piece + side]:
                    self.covered |= BITS[side]

    # -- what one more tile is worth ---------------------------------------------------------------------------------
    def worth(self, piece: i64) -> i64:
        """Say what a tile, so turned, adds to the ship."""
        kit, tile, by_class, taste = self.kit, piece // 4, self.ship_class, self.taste
        role = kit.role[tile]
        seen = self.seen[role]
        if role == k.ENGINE:
            worth = want(taste.engine + 4 * seen, self.engines, ENGINES_WANTED[by_class] + taste.engines + seen)
            return worth - self.thirst(tile)
        if role == k.CANNON:
            worth = want(taste.cannon + 4 * seen, self.cannons, CANNONS_WANTED[by_class] + taste.cannons + 2 * seen)
            mouth = kit.mouth[piece]
            if mouth == k.REAR:
                worth = worth * taste.rear // 100
            elif mouth != k.FRONT:
                worth = worth * taste.side // 100
            return worth - self.thirst(tile)
        if role == k.CABIN:
            wanted = CABINS_WANTED[by_class] + taste.cabins + seen // 2
            return want(taste.cabin + 3 * seen, self.cabins - 1, wanted)
        if role == k.BATTERY:
            wanted = TOKENS_WANTED[by_class] + taste.tokens + self.thirsty
            urgent = taste.dry if self.thirsty and self.tokens == 0 else 0
            return want(taste.battery, self.tokens, wanted) + urgent + 4 * kit.capacity[tile] - 8
        if role == k.HOLD:
            size = kit.capacity[tile] * (2 if kit.red_fits[tile] else 1)
            wanted = ROOM_WANTED[by_class] + taste.room + 2 * seen
            return want(taste.hold + 4 * seen, self.room, wanted) + 4 * size - 8
        if role == k.SHIELD:
            new: i64 = 0
            for side in range(4):
                if kit.covers[4 * piece + side] and not self.covered & BITS[side]:
                    new += 1
            return SHIELD_WORTH[new] * taste.shield // 100 + 2 * seen
        return taste.lone if role == k.LIFE_SUPPORT else taste.plain

    def thirst(self, tile: i64) -> i64:
        """Return what a tile is worth less because there are no tokens for it."""
        return self.taste.thirst if self.kit.needs_battery[tile] and self.tokens <= self.thirsty else 0


def want(worth: i64, have: i64, wanted: i64) -> i64:
    """Let the worth of one more sink with what is there: full at none, a third when there is enough, then less."""
    if have >= wanted:
        return worth * wanted // (4 * have + 1)
    return worth - worth * 2 * have // (3 * wanted)


def take_stock(g: GalaxyTrucker, seat: i64, taste: Taste) -> Needs:
    """Count what the ship has and what the player knows of the flight."""
    needs = Needs(g.kit, t.ROUND.get(g), taste)
    pieces = t.SHIPS.row(g, t.AT.get(g, seat))
    for cell in g.board().cells:
        if pieces[cell] != EMPTY:
            needs.count(pieces[cell])
    for pile in range(k.OPEN_PILES):
        if not t.TEST.get(g) and g.has_looked_at(seat, pile):
            for i in range(t.CARD_PILES.size(g, pile)):
                card = t.CARD_PILES.get(g, pile, i)
                if g.knows_card(seat, card):
                    for role in g.kit.cards[card].effect.calls_for:
                        needs.seen[role] += 1
    return needs


# -- what a place is worth ---------------------------------------------------------------------------------------------
def place_worth(hull: Hull, cell: i64, piece: i64, space: i64, taste: Taste) -> i64:
    """Say what a cell is good for; ``space`` is how many marked cells are still free."""
    kit, pieces, beside, marked = hull.kit, hull.pieces, hull.board.beside, hull.board.marked
    mouth = kit.mouth[piece]
    score: i64 = 0
    for side in range(4):
        there = beside[4 * cell + side]
        connector = kit.side[4 * piece + side]
        other = pieces[there]
        if other != EMPTY:
            if JOINS[4 * connector + kit.side[4 * other + OPPOSITE[side]]]:
                score += taste.joined
        elif marked[there]:
            if side != mouth:
                if connector > 0:
                    score += taste.open + 2 * connector if space > 4 else connector
                if hull.touches(there):
                    score -= taste.tight
        elif connector > 0:
            score -= taste.exposed
        elif side == mouth:
            score += taste.edge
    return score


def support_worth(hull: Hull, cell: i64, piece: i64, taste: Taste) -> i64:
    """Say what a life support is worth beside a cabin, or a cabin beside a life support."""
    kit, pieces = hull.kit, hull.pieces
    tile = piece // 4
    role = kit.role[tile]
    if role != k.LIFE_SUPPORT and role != k.CABIN:
        return 0
    for side in range(4):
        there = hull.board.beside[4 * cell + side]
        other = pieces[there]
        if other == EMPTY or not JOINS[4 * kit.side[4 * piece + side] + kit.side[4 * other + OPPOSITE[side]]]:
            continue
        is_cabin = kit.role[other // 4] == k.CABIN and there != hull.board.start
        if is_cabin and role == k.LIFE_SUPPORT and not has_support(hull, kit.supports[tile]):
            return taste.support
        if kit.role[other // 4] == k.LIFE_SUPPORT and role == k.CABIN:
            return taste.supported
    return 0


def has_support(hull: Hull, alien: i64) -> bool:
    """Tell whether the ship has a life support of this colour."""
    for cell in hull.board.cells:
        if hull.kit.supports[hull.pieces[cell] // 4] == alien:
            return True
    return False


def dead_cells(hull: Hull) -> i64:
    """Count the free marked cells that no chain of new tiles could reach without a fault."""
    pieces, board, kit = hull.pieces, hull.board, hull.kit
    beside = board.beside
    done = NOT_REACHED[:]
    found = NOT_REACHED[:]
    count: i64 = 0
    free: i64 = 0
    for cell in board.cells:
        if pieces[cell] != EMPTY:
            continue
        free += 1
        is_open, is_blocked = False, False
        for side in range(4):
            other = pieces[beside[4 * cell + side]]
            if other != EMPTY:
                back = OPPOSITE[side]
                if kit.mouth[other] == back:
                    is_blocked = True
                elif kit.side[4 * other + back] > 0:
                    is_open = True
        if is_blocked:
            done[cell] = 1  # never to be filled
        elif is_open:
            done[cell] = 1
            found[count] = cell
            count += 1
    i: i64 = 0
    while i < count:
        cell = found[i]
        i += 1
        for side in range(4):
            there = beside[4 * cell + side]
            if not done[there] and board.marked[there] and pieces[there] == EMPTY:
                done[there] = 1
                found[count] = there
                count += 1
    return free - count
