"""How the heuristic player builds: which tile to take, where to put it, when to look, to wait and to finish."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.board import can_return, can_set_aside, can_turn_glass
from cosmodrome.games.galaxy_trucker.hull import Hull
from cosmodrome.games.galaxy_trucker.kit import EMPTY, NO_TILE, NOWHERE, OPEN_PILES
from cosmodrome.games.galaxy_trucker.player.taste import Taste
from cosmodrome.games.galaxy_trucker.player.worth import (
    Needs,
    dead_cells,
    place_worth,
    support_worth,
    take_stock,
)
from cosmodrome.games.galaxy_trucker.questions.building import RACE
from cosmodrome.games.galaxy_trucker.table import FROM_RESERVE, GalaxyTrucker
from cosmodrome.kernel.answering.mind import NEVER
from cosmodrome.kernel.memory.cells import wide

LOOK_AFTER: Final = wide([4, 7, 10])  # tiles on the ship when each pile is looked at
FILLED_ENOUGH: Final = 97  # percent of the marked cells
UNFIT: Final = -1000
BETTER: Final = 6  # what a tile that lies open must be worth more than one that is drawn
ASIDE_WORTH: Final = 25  # what a tile of the reserve is worth more, because it costs if it stays there
NO_WORTHS: Final = wide([0] * 4)  # by rotation
BEST: Final = 10_000  # the score of what the player would do
USEFUL: Final = 56  # the worth of a tile that is set aside for later


def best_place(hull: Hull, places: list[int], tile: i64, needs: Needs, least: i64) -> tuple[i64, i64]:
    """Return the best faultless placement of a tile that is worth more than ``least``, as (answer, score)."""
    best: i64 = RACE.nothing.first
    best_score: i64 = least
    most: i64 = UNFIT
    most_of_a_place = 4 * needs.taste.joined + needs.taste.support
    worths = NO_WORTHS[:]
    for rotation in range(4):
        worths[rotation] = needs.worth(4 * tile + rotation)
        most = max(most, worths[rotation])
    if most + most_of_a_place <= least:
        return best, best_score
    for cell in places:
        for rotation in range(4):
            if worths[rotation] + most_of_a_place > best_score and hull.fits(cell, 4 * tile + rotation):
                score = score_place(hull, cell, 4 * tile + rotation, needs, worths[rotation], best_score)
                if score > best_score:
                    best = RACE.place.of(4 * cell + rotation)
                    best_score = score
    return best, best_score


def score_place(hull: Hull, cell: i64, piece: i64, needs: Needs, worth: i64, least: i64) -> i64:
    """Return the score of a faultless placement; what it costs others is left out where it is not worth ``least``."""
    taste = needs.taste
    score = worth + place_worth(hull, cell, piece, len(hull.board.cells) - needs.tiles, taste)
    score += support_worth(hull, cell, piece, taste)
    if score > least:
        if needs.dead < 0:
            needs.dead = dead_cells(hull)
        hull.pieces[cell] = piece
        score -= taste.dead * (dead_cells(hull) - needs.dead)
        hull.pieces[cell] = EMPTY
    return score


# -- acts --------------------------------------------------------------------------------------------------------------
def choose_act(g: GalaxyTrucker, seat: i64, taste: Taste) -> int:
    """Return the next act of building, in either mode."""
    if t.LOOKING.get(g, seat) != NOWHERE:
        return RACE.close.first
    if g.has_finished(seat):
        return wait_act(g, seat)
    if t.HAND.get(g, seat) != NO_TILE:
        return choose_put(g, seat, taste)
    needs = take_stock(g, seat, taste)
    cells = len(g.board().cells)
    if needs.tiles * 100 >= cells * FILLED_ENOUGH or must_hurry(g):
        return finish_act(g)
    if t.TEST.get(g):
        for cell in g.hull(t.AT.get(g, seat)).faulty_cells():
            if cell != g.board().start:
                return RACE.off.of(cell)
    look = choose_look(g, seat, needs)
    return look if look != NOWHERE else choose_tile(g, seat, needs)


def choose_look(g: GalaxyTrucker, seat: i64, needs: Needs) -> int:
    """Return a pile to look at now, or NOWHERE."""
    if t.TEST.get(g) or needs.tiles < 2:
        return NOWHERE
    for pile in range(OPEN_PILES):
        if needs.tiles >= LOOK_AFTER[pile] and not g.has_looked_at(seat, pile):
            return RACE.look.of(pile)
    return NOWHERE


def choose_tile(g: GalaxyTrucker, seat: i64, needs: Needs) -> int:
    """Take the best tile that lies open or aside if it is good enough; else draw, or finish when nothing is left."""
    ship = t.AT.get(g, seat)
    hull = g.hull(ship)
    places = hull.places()
    best: i64 = NOWHERE
    best_score: i64 = patience(g, needs) + BETTER
    for slot in range(t.RESERVES.size(g, ship)):
        _, found = best_place(hull, places, t.RESERVES.get(g, ship, slot), needs, best_score - ASIDE_WORTH)
        if found + ASIDE_WORTH > best_score:
            best = RACE.reserve.of(slot)
            best_score = found + ASIDE_WORTH
    for i in range(t.FACE_UP.size(g, 0)):
        tile = t.FACE_UP.get(g, 0, i)
        answer, found = best_place(hull, places, tile, needs, best_score)
        if not RACE.nothing.has(answer) and found > best_score:
            best = RACE.take(tile)
            best_score = found
    if best != NOWHERE:
        return best
    return RACE.draw.first if t.HEAP.size(g, 0) else finish_act(g)


def patience(g: GalaxyTrucker, needs: Needs) -> i64:
    """Return what a placement must be worth now: less and less as time and space run out."""
    left = runs_left(g)
    free = len(g.board().cells) - needs.tiles
    if left >= 3 * free:
        return needs.taste.wanted
    if left >= 2 * free:
        return needs.taste.wanted // 2
    return 0 if 2 * left >= 3 * free else needs.taste.anything


def runs_left(g: GalaxyTrucker) -> i64:
    """Estimate how many tiles there is still time for."""
    tiles = t.HEAP.size(g, 0) // g.seats
    if t.REALTIME.get(g) or t.TEST.get(g):
        return tiles
    return min(max((t.CIRCLE.get(g) + 1) * t.CYCLES_PER_RUN.get(g) - t.CYCLES.get(g), 1), tiles)


def must_hurry(g: GalaxyTrucker) -> bool:
    """Tell whether building in turns is about to end."""
    if t.REALTIME.get(g) or t.TEST.get(g):
        return False
    return t.CIRCLE.get(g) == 0 and t.CYCLES.get(g) >= t.CYCLES_PER_RUN.get(g) - 1


def finish_act(g: GalaxyTrucker) -> int:
    """Take the lowest number tile."""
    for number in range(1, g.seats + 1):
        if g.is_free(number):
            return RACE.finish.of(number - 1)
    return RACE.nothing.first


def wait_act(g: GalaxyTrucker, seat: i64) -> int:
    """Turn the hourglass for the others, or look at cards meanwhile; only asked in real time."""
    if can_turn_glass(g, seat):
        return RACE.glass.first
    for pile in range(OPEN_PILES):
        if not g.has_looked_at(seat, pile):
            return RACE.look.of(pile)
    return RACE.look.first


def choose_put(g: GalaxyTrucker, seat: i64, taste: Taste) -> int:
    """Place the tile in hand where it is worth most, or set it aside, or return it."""
    needs = take_stock(g, seat, taste)
    ship, tile = t.AT.get(g, seat), t.HAND.get(g, seat)
    must = not can_return(g, seat)
    hull = g.hull(ship)
    answer, _ = best_place(hull, hull.places(), tile, needs, UNFIT if must else patience(g, needs))
    if not RACE.nothing.has(answer):
        return answer
    if must:
        return RACE.aside.first if can_set_aside(g, ship) else g.legal(seat)[-1]
    useful = max([int(needs.worth(4 * tile + rotation)) for rotation in range(4)]) >= USEFUL
    early = 2 * needs.tiles < len(g.board().cells)
    room = can_set_aside(g, ship) and t.RESERVES.size(g, ship) == 0 and t.HAND_FROM.get(g, seat) != FROM_RESERVE
    return RACE.aside.first if useful and early and room else RACE.back.first


# -- scores of all acts ------------------------------------------------------------------------------------------------
def weigh_acts(g: GalaxyTrucker, seat: i64, answers: list[int], taste: Taste) -> list[int]:
    """Say how much the player likes each act: what it would do best, then other placements and other tiles."""
    best = choose_act(g, seat, taste)
    needs = take_stock(g, seat, taste)
    hull = g.hull(t.AT.get(g, seat))
    chooses = RACE.draw.has(best) or RACE.tile.has(best) or RACE.reserve.has(best)
    weights: list[int] = []
    for answer in answers:
        score: i64 = NEVER
        if RACE.puts(best):
            score = score_put(g, seat, hull, answer, needs)
        elif chooses and RACE.draw.has(answer):
            score = patience(g, needs) + BETTER
        elif chooses and RACE.tile.has(answer):
            _, score = best_place(hull, hull.places(), RACE.tile_of(answer), needs, UNFIT)
        weights.append(score)
    weights[answers.index(best)] = BEST
    return weights


def score_put(g: GalaxyTrucker, seat: i64, hull: Hull, answer: i64, needs: Needs) -> i64:
    """Return the score of what can be done with the tile in hand; whether it is set aside depends on patience."""
    if not RACE.place.has(answer):
        return patience(g, needs) if RACE.back.has(answer) else NEVER
    cell, piece = RACE.place.value(answer) // 4, 4 * t.HAND.get(g, seat) + RACE.place.value(answer) % 4
    if not hull.fits(cell, piece):
        return NEVER
    return score_place(hull, cell, piece, needs, needs.worth(piece), UNFIT)
