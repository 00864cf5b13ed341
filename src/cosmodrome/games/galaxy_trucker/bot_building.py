"""How the heuristic player builds: every tile is worth what the ship still lacks, and what its place is good for."""

from typing import Final

from cosmodrome.games.galaxy_trucker import answers
from cosmodrome.games.galaxy_trucker.building_answers import can_return, can_set_aside, can_turn_glass
from cosmodrome.games.galaxy_trucker.cards import (
    ABANDONED_SHIP,
    ABANDONED_STATION,
    CARDS,
    COMBAT_ZONE,
    METEORS,
    OPEN_SPACE,
    PIRATES,
    PLANETS,
    SLAVERS,
    SMUGGLERS,
    VERB,
)
from cosmodrome.games.galaxy_trucker.data import (
    BATTERY,
    CABIN,
    CANNON,
    CAPACITY,
    CELL_BITS,
    CELLS,
    CELLS_OF,
    COVERS,
    EMPTY,
    ENGINE,
    FRONT,
    HOLD,
    LIFE_SUPPORT,
    MARKED,
    MOUTH,
    NEEDS_BATTERY,
    NEXT,
    NO_TILE,
    NOWHERE,
    OPEN_PILES,
    REAR,
    RED_FITS,
    ROLE,
    SHIELD,
    SIDE,
    START_CELL,
    SUPPORTS,
)
from cosmodrome.games.galaxy_trucker.geometry import JOINS, OPPOSITE, faulty_cells, fits, touches
from cosmodrome.games.galaxy_trucker.table import FROM_RESERVE, Table

# By ship class: how much of each a good ship has.  Engines and cannons count their power in halves.
ENGINES_WANTED: Final[list[int]] = [6, 10, 14, 14]
CANNONS_WANTED: Final[list[int]] = [8, 12, 16, 16]
CABINS_WANTED: Final[list[int]] = [3, 5, 7, 7]
TOKENS_WANTED: Final[list[int]] = [3, 5, 7, 7]
ROOM_WANTED: Final[list[int]] = [5, 7, 9, 9]  # containers, special ones twice
LOOK_AFTER: Final[list[int]] = [4, 7, 10]  # tiles on the ship when each pile is looked at

# What a tile is worth when there is none of its kind; the more there are, the less
ENGINE_WORTH: Final = 70
CANNON_WORTH: Final = 66
CABIN_WORTH: Final = 62
BATTERY_WORTH: Final = 60
HOLD_WORTH: Final = 56
SHIELD_WORTH: Final = 64
SUPPORT_WORTH: Final = 40
PLAIN_WORTH: Final = 16

JOINED_WORTH: Final = 6  # for each joined side
OPEN_WORTH: Final = 5  # for each connector towards a free cell, while there is much to build
EXPOSED_COST: Final = 20  # for each connector that will stay exposed
DEAD_COST: Final = 140  # for a free cell that nothing can be placed on any more
TIGHT_COST: Final = 5  # for a free cell that gets one more side to match
FILLED_ENOUGH: Final = 97  # percent of the marked cells
UNFIT: Final = -1000
ANYTHING: Final = -30  # what a placement must be worth when time runs out
WANTED_SCORE: Final = 30  # what a placement must be worth early on


class Needs:
    """What a ship lacks: worth of one more tile by its role, in points."""

    def __init__(self) -> None:
        self.engines: int = 0
        self.cannons: int = 0
        self.cabins: int = 0
        self.tokens: int = 0
        self.room: int = 0
        self.covered: list[int] = [0, 0, 0, 0]  # shields by side
        self.thirsty: int = 0  # tiles that need tokens
        self.tiles: int = 0
        self.threats: list[int] = [0] * 12  # cards seen, by verb


def take_stock(t: Table, seat: int) -> Needs:
    """Count what the ship has and what the player knows of the flight."""
    needs = Needs()
    for piece in t.ships[t.at[seat]]:
        if piece == EMPTY:
            continue
        tile = piece // 4
        role = ROLE[tile]
        needs.tiles += 1
        if role == ENGINE:
            needs.engines += 4 if NEEDS_BATTERY[tile] else 2
        elif role == CANNON:
            power = 2 if MOUTH[piece] == FRONT else 1
            needs.cannons += 2 * power if NEEDS_BATTERY[tile] else power
        elif role == CABIN:
            needs.cabins += 1
        elif role == BATTERY:
            needs.tokens += CAPACITY[tile]
        elif role == HOLD:
            needs.room += CAPACITY[tile] * (2 if RED_FITS[tile] else 1)
        elif role == SHIELD:
            for side in range(4):
                needs.covered[side] += COVERS[4 * piece + side]
        if NEEDS_BATTERY[tile]:
            needs.thirsty += 1
    for pile in range(OPEN_PILES):
        if not t.test and t.has_looked_at(seat, pile):
            for card in t.piles[pile]:
                if card < CARDS and t.knows[seat] & CELL_BITS[card]:
                    needs.threats[VERB[card]] += 1
    return needs


def want(worth: int, have: int, wanted: int) -> int:
    """Let the worth of one more sink with what is there: full at none, a third when there is enough, then less."""
    if have >= wanted:
        return worth * wanted // (4 * have + 1)
    return worth - worth * 2 * have // (3 * wanted)


def piece_worth(needs: Needs, k: int, piece: int) -> int:
    """Say what a tile, so turned, adds to a ship."""
    tile = piece // 4
    role = ROLE[tile]
    seen = needs.threats
    if role == ENGINE:
        worth = want(ENGINE_WORTH + 4 * seen[OPEN_SPACE], needs.engines, ENGINES_WANTED[k] + seen[OPEN_SPACE])
        return worth - 12 if NEEDS_BATTERY[tile] and needs.tokens <= needs.thirsty else worth
    if role == CANNON:
        enemies = seen[SMUGGLERS] + seen[SLAVERS] + seen[PIRATES] + seen[COMBAT_ZONE]
        worth = want(CANNON_WORTH + 4 * enemies, needs.cannons, CANNONS_WANTED[k] + 2 * enemies)
        if MOUTH[piece] == REAR:
            worth = worth // 4
        elif MOUTH[piece] != FRONT:
            worth = worth // 2
        return worth - 12 if NEEDS_BATTERY[tile] and needs.tokens <= needs.thirsty else worth
    if role == CABIN:
        offers = seen[ABANDONED_SHIP] + seen[ABANDONED_STATION]
        return want(CABIN_WORTH + 3 * offers, needs.cabins - 1, CABINS_WANTED[k] + offers // 2)
    if role == BATTERY:
        return want(BATTERY_WORTH, needs.tokens, TOKENS_WANTED[k] + needs.thirsty) + 4 * CAPACITY[tile] - 8
    if role == HOLD:
        trade = seen[PLANETS] + seen[ABANDONED_STATION] + seen[SMUGGLERS]
        size = CAPACITY[tile] * (2 if RED_FITS[tile] else 1)
        return want(HOLD_WORTH + 4 * trade, needs.room, ROOM_WANTED[k] + 2 * trade) + 4 * size - 8
    if role == SHIELD:
        new = 0
        for side in range(4):
            if COVERS[4 * piece + side] and needs.covered[side] == 0:
                new += 1
        return (8, SHIELD_WORTH // 2, SHIELD_WORTH)[new] + 2 * (seen[METEORS] + seen[PIRATES])
    return PLAIN_WORTH


def place_worth(t: Table, ship: list[int], cell: int, piece: int, space: int) -> int:
    """Say what a cell is good for; ``space`` is how many marked cells are still free."""
    k = t.round
    beside = NEXT[k]
    mouth = MOUTH[piece]
    score = 0
    for side in range(4):
        there = beside[4 * cell + side]
        connector = SIDE[4 * piece + side]
        other = ship[there]
        if other != EMPTY:
            if JOINS[4 * connector + SIDE[4 * other + OPPOSITE[side]]]:
                score += JOINED_WORTH
        elif MARKED[k][there]:
            if side != mouth:
                if connector > 0:
                    score += OPEN_WORTH + 2 * connector if space > 4 else connector
                if touches(ship, k, there):
                    score -= TIGHT_COST
        elif connector > 0:
            score -= EXPOSED_COST
        elif side == mouth:
            score += 4
    return score


def support_worth(t: Table, ship: list[int], cell: int, piece: int) -> int:
    """Say what a life support is worth beside a cabin, or a cabin beside a life support."""
    k = t.round
    tile = piece // 4
    for side in range(4):
        there = NEXT[k][4 * cell + side]
        other = ship[there]
        if other == EMPTY or not JOINS[4 * SIDE[4 * piece + side] + SIDE[4 * other + OPPOSITE[side]]]:
            continue
        cabin = ROLE[other // 4] == CABIN and there != START_CELL[k] and ROLE[tile] == LIFE_SUPPORT
        if cabin and not has_support(ship, SUPPORTS[tile]):
            return SUPPORT_WORTH
        if ROLE[other // 4] == LIFE_SUPPORT and ROLE[tile] == CABIN:
            return 10
    return 0


def has_support(ship: list[int], alien: int) -> bool:
    """Tell whether the ship has a life support of this colour."""
    for piece in ship:
        if SUPPORTS[piece // 4] == alien:
            return True
    return False


def dead_cells(ship: list[int], k: int) -> int:
    """Count the free marked cells that no chain of new tiles could reach without a fault."""
    beside = NEXT[k]
    cells = CELLS_OF[k]
    reached = [False] * (CELLS + 1)
    found: list[int] = []
    free = 0
    for cell in cells:
        if ship[cell] != EMPTY:
            continue
        free += 1
        is_open, is_blocked = False, False
        for side in range(4):
            other = ship[beside[4 * cell + side]]
            if other != EMPTY:
                if MOUTH[other] == OPPOSITE[side]:
                    is_blocked = True
                elif SIDE[4 * other + OPPOSITE[side]] > 0:
                    is_open = True
        if is_blocked:
            reached[cell] = True  # never to be filled
        elif is_open:
            reached[cell] = True
            found.append(cell)
    i = 0
    while i < len(found):
        cell = found[i]
        i += 1
        for side in range(4):
            there = beside[4 * cell + side]
            if not reached[there] and MARKED[k][there] and ship[there] == EMPTY:
                reached[there] = True
                found.append(there)
    return free - len(found)


def best_place(t: Table, seat: int, tile: int, needs: Needs, least: int) -> tuple[int, int]:
    """Return the best faultless placement of a tile that is worth more than ``least``, as (answer, score)."""
    k = t.round
    ship = t.ships[t.at[seat]].copy()
    dead = dead_cells(ship, k)
    best, best_score = answers.PASS, least
    space = len(CELLS_OF[k]) - needs.tiles
    worths = [piece_worth(needs, k, 4 * tile + rotation) for rotation in range(4)]
    for cell in CELLS_OF[k]:
        if ship[cell] != EMPTY or not touches(ship, k, cell):
            continue
        for rotation in range(4):
            piece = 4 * tile + rotation
            if worths[rotation] + 4 * JOINED_WORTH + SUPPORT_WORTH <= best_score or not fits(ship, k, cell, piece):
                continue
            score = worths[rotation] + place_worth(t, ship, cell, piece, space) + support_worth(t, ship, cell, piece)
            if score > best_score:
                ship[cell] = piece
                score -= DEAD_COST * (dead_cells(ship, k) - dead)
                ship[cell] = EMPTY
            if score > best_score:
                best, best_score = answers.PLACE + 4 * cell + rotation, score
    return best, best_score


# -- acts --------------------------------------------------------------------------------------------------------------
def choose_act(t: Table, seat: int) -> int:
    """Return the next act of building, in either mode."""
    if t.looking[seat] != NOWHERE:
        return answers.CLOSE
    if t.has_finished(seat):
        return wait_act(t, seat)
    if t.hand[seat] != NO_TILE:
        return choose_put(t, seat)
    needs = take_stock(t, seat)
    cells = len(CELLS_OF[t.round])
    if needs.tiles * 100 >= cells * FILLED_ENOUGH or must_hurry(t):
        return finish_act(t)
    if t.test:
        faulty = [cell for cell in faulty_cells(t.ships[t.at[seat]], t.round) if cell != START_CELL[t.round]]
        if faulty:
            return answers.TAKE_OFF + faulty[0]
    look = choose_look(t, seat, needs)
    return look if look != NOWHERE else choose_tile(t, seat, needs, cells)


def choose_look(t: Table, seat: int, needs: Needs) -> int:
    """Return a pile to look at now, or NOWHERE."""
    if t.test or needs.tiles < 2:
        return NOWHERE
    for pile in range(OPEN_PILES):
        if needs.tiles >= LOOK_AFTER[pile] and not t.has_looked_at(seat, pile):
            return answers.LOOK + pile
    return NOWHERE


def choose_tile(t: Table, seat: int, needs: Needs, cells: int) -> int:
    """Take the best tile that lies open or aside if it is good enough; else draw, or finish when nothing is left."""
    ship = t.at[seat]
    least = patience(t, needs, cells) + 6
    best, best_score = NOWHERE, least
    for slot in range(len(t.reserve[ship])):
        score = best_place(t, seat, t.reserve[ship][slot], needs, best_score - 25)[1] + 25
        if score > best_score:
            best, best_score = answers.TAKE_RESERVE + slot, score
    for tile in t.face_up:
        answer, score = best_place(t, seat, tile, needs, best_score)
        if answer != answers.PASS and score > best_score:
            best, best_score = answers.TAKE + tile, score
    if best != NOWHERE:
        return best
    if t.heap:
        return answers.DRAW
    return finish_act(t)


def patience(t: Table, needs: Needs, cells: int) -> int:
    """Return what a placement must be worth now: less and less as time and space run out."""
    left = runs_left(t)
    free = cells - needs.tiles
    if left >= 3 * free:
        return WANTED_SCORE
    if left >= 2 * free:
        return WANTED_SCORE // 2
    return 0 if 2 * left >= 3 * free else ANYTHING


def runs_left(t: Table) -> int:
    """Estimate how many tiles there is still time for."""
    tiles = len(t.heap) // t.seats
    if t.realtime or t.test:
        return tiles
    return min(max((t.circle + 1) * t.cycles_per_run - t.cycles, 1), tiles)


def must_hurry(t: Table) -> bool:
    """Tell whether building in turns is about to end."""
    return not t.realtime and not t.test and t.circle == 0 and t.cycles >= t.cycles_per_run - 1


def finish_act(t: Table) -> int:
    """Take the lowest number tile."""
    for number in range(1, t.seats + 1):
        if t.is_free(number):
            return answers.FINISH + number - 1
    return answers.PASS


def wait_act(t: Table, seat: int) -> int:
    """Turn the hourglass for the others, or look at cards meanwhile; only asked in real time."""
    if can_turn_glass(t, seat):
        return answers.TURN_GLASS
    for pile in range(OPEN_PILES):
        if not t.has_looked_at(seat, pile):
            return answers.LOOK + pile
    return answers.LOOK


def choose_put(t: Table, seat: int) -> int:
    """Place the tile in hand where it is worth most, or set it aside, or return it."""
    needs = take_stock(t, seat)
    tile = t.hand[seat]
    ship = t.at[seat]
    must = not can_return(t, seat)
    least = UNFIT if must else patience(t, needs, len(CELLS_OF[t.round]))
    answer, _ = best_place(t, seat, tile, needs, least)
    if answer != answers.PASS:
        return answer
    if must and can_set_aside(t, ship):
        return answers.SET_ASIDE
    if not must:
        useful = max([piece_worth(needs, t.round, 4 * tile + rotation) for rotation in range(4)]) >= 56
        early = 2 * needs.tiles < len(CELLS_OF[t.round])
        if useful and early and can_set_aside(t, ship) and not t.reserve[ship] and t.hand_from[seat] != FROM_RESERVE:
            return answers.SET_ASIDE
        return answers.RETURN
    return t.legal(seat)[-1]
