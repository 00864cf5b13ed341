"""How the heuristic player loads: what goods are worth to a ship, and which blocks go where."""

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.kit import HOLD, NOWHERE, RED, Kit
from cosmodrome.games.galaxy_trucker.questions.flight import LOAD, can_load
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker, count_goods


def room(g: GalaxyTrucker, ship: i64, special: bool, free: bool) -> i64:
    """Count the containers of a ship, special or others; all of them, or only those that are free."""
    kit = g.kit
    count: i64 = 0
    for cell in g.board().cells:
        tile = g.tile_at(ship, cell)
        if kit.role[tile] == HOLD and (kit.red_fits[tile] == 1) == special:
            count += kit.capacity[tile] - (count_goods(t.LOADS.get(g, ship, cell)) if free else 0)
    return count


def best_value(kit: Kit, goods: list[int], special: i64, plain: i64) -> i64:
    """Return the greatest value of goods that fits into so many containers."""
    reds = min(goods[RED], special)
    value = reds * kit.price[RED]
    places = special - reds + plain
    for colour in range(1, 4):
        count = min(goods[colour], places)
        value += count * kit.price[colour]
        places -= count
    return value


def goods_gain(g: GalaxyTrucker, ship: i64, offered: vec[i64], first: i64) -> i64:
    """Return how much more the ship's goods are worth after loading well what is offered from a place on."""
    aboard = g.goods(ship)
    special, plain = room(g, ship, True, False), room(g, ship, False, False)
    together = [aboard[colour] + min(offered[first + colour], t.BANK.get(g, colour)) for colour in range(4)]
    return best_value(g.kit, together, special, plain) - best_value(g.kit, aboard, special, plain)


def choose_load(g: GalaxyTrucker, ship: i64, loading: i64) -> int:
    """Unload until the best loading can be reached, then load the most valuable blocks first."""
    if not loading:
        unloading = choose_unload(g, ship)
        if unloading != NOWHERE:
            return unloading
    for colour in range(4):
        best: i64 = NOWHERE
        for cell in g.board().cells:
            if can_load(g, ship, cell, colour):
                suits = (g.kit.red_fits[g.tile_at(ship, cell)] == 1) == (colour == RED)
                if best == NOWHERE or suits:
                    best = cell
        if best != NOWHERE:
            return LOAD.load.of(4 * best + colour)
    return LOAD.done.first


def choose_unload(g: GalaxyTrucker, ship: i64) -> int:
    """Return the answer that unloads the cheapest block, if some must go for the best loading; else NOWHERE."""
    kit, aboard = g.kit, g.goods(ship)
    pallet = [int(t.PALLET.get(g, colour)) for colour in range(4)]
    special, plain = room(g, ship, True, False), room(g, ship, False, False)
    free_special, free_plain = room(g, ship, True, True), room(g, ship, False, True)
    value: i64 = 0
    for colour in range(4):
        value += aboard[colour] * kit.price[colour]
    together = [aboard[colour] + pallet[colour] for colour in range(4)]
    if best_value(kit, together, special, plain) <= value + best_value(kit, pallet, free_special, free_plain):
        return NOWHERE
    for colour in range(3, -1, -1):
        for cell in g.board().cells:
            special_hold = kit.red_fits[g.tile_at(ship, cell)] == 1
            may_go = special_hold or pallet[RED] == 0 or free_special > 0 or special == 0
            if g.has_goods(ship, cell, colour) and may_go:
                return LOAD.unload.of(4 * cell + colour)
    return NOWHERE
