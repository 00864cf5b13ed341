"""Which acts are legal while building, and why others are refused (GT-3 to GT-9, GT-29)."""

from cosmodrome.games.galaxy_trucker import answers
from cosmodrome.games.galaxy_trucker.data import (
    CELLS_OF,
    EMPTY,
    MARKED,
    NEXT,
    NO_TILE,
    NOWHERE,
    OPEN_PILES,
    RESERVE,
    START_CELL,
    TILE_IDS,
)
from cosmodrome.games.galaxy_trucker.geometry import faulty_cells, fits, is_place, touches
from cosmodrome.games.galaxy_trucker.table import DRAWN, FACE_UP, FROM_RESERVE, Table
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.message import Message, Ref, Refusal


# -- legal acts --------------------------------------------------------------------------------------------------------
def legal_turn(t: Table, seat: int) -> list[int]:
    """List what a seat may do in its building turn (GT-29.12)."""
    legal = [answers.PASS]
    if t.heap:
        legal.append(answers.DRAW)
    add_looks(t, seat, legal)
    add_empty_handed(t, seat, legal)
    return legal


def legal_race(t: Table, seat: int) -> list[int]:
    """List what a seat may do now while all build at once (GT-29.10a, GT-29.10b)."""
    if t.looking[seat] != NOWHERE:
        return [answers.CLOSE]
    ship = t.at[seat]
    legal: list[int] = []
    building = not t.has_finished(seat)
    free = t.hand[seat] == NO_TILE
    if building and free and t.heap:
        legal.append(answers.DRAW)
    if building and not free:
        if can_set_aside(t, ship):
            legal.append(answers.SET_ASIDE)
        if can_return(t, seat):
            legal.append(answers.RETURN)
    if building and free and t.last[ship] != NOWHERE:
        legal.append(answers.RETAKE)
    if can_turn_glass(t, seat):
        legal.append(answers.TURN_GLASS)
    if free:
        add_looks(t, seat, legal)
        if building:
            add_empty_handed(t, seat, legal)
    if building and not free:
        add_places(t, seat, legal)
    return legal


def add_looks(t: Table, seat: int, legal: list[int]) -> None:
    """Add the piles that may be looked at (GT-7.4)."""
    if not t.test and t.has_added(t.at[seat]):
        for pile in range(OPEN_PILES):
            legal.append(answers.LOOK + pile)


def add_empty_handed(t: Table, seat: int, legal: list[int]) -> None:
    """Add finishing, the reserve, taking off, and the face-up tiles."""
    ship = t.at[seat]
    for number in range(1, t.seats + 1):
        if t.is_free(number):
            legal.append(answers.FINISH + number - 1)
    for slot in range(len(t.reserve[ship])):
        if t.realtime or has_place(t, ship, t.reserve[ship][slot]):
            legal.append(answers.TAKE_RESERVE + slot)
    if t.test:
        for cell in faulty_cells(t.ships[ship], t.round):
            if cell != START_CELL[t.round]:
                legal.append(answers.TAKE_OFF + cell)
    if t.realtime or can_set_aside(t, ship):
        for tile in t.face_up:
            legal.append(answers.TAKE + tile)
    else:
        for tile in t.face_up:
            if has_place(t, ship, tile):
                legal.append(answers.TAKE + tile)


def legal_put(t: Table, seat: int) -> list[int]:
    """List what may be done with the tile in hand in a building turn (GT-29.12, GT-29.20)."""
    legal: list[int] = []
    if can_set_aside(t, t.at[seat]):
        legal.append(answers.SET_ASIDE)
    if can_return(t, seat):
        legal.append(answers.RETURN)
    add_places(t, seat, legal)
    return legal


def add_places(t: Table, seat: int, legal: list[int]) -> None:
    """Add the cells and rotations where the tile in hand may be placed (GT-4.15, GT-4.16)."""
    ship = t.ships[t.at[seat]]
    k = t.round
    piece = 4 * t.hand[seat]
    beside = NEXT[k]
    for cell in CELLS_OF[k]:
        if ship[cell] != EMPTY:
            continue
        if (
            ship[beside[4 * cell]] == EMPTY
            and ship[beside[4 * cell + 1]] == EMPTY
            and ship[beside[4 * cell + 2]] == EMPTY
            and ship[beside[4 * cell + 3]] == EMPTY
        ):
            continue
        for rotation in range(4):
            if not t.strict or fits(ship, k, cell, piece + rotation):
                legal.append(answers.PLACE + 4 * cell + rotation)


def can_set_aside(t: Table, ship: int) -> bool:
    """Tell whether there is room in the reserve (GT-6.1, GT-25.3)."""
    return not t.test and len(t.reserve[ship]) < RESERVE


def can_return(t: Table, seat: int) -> bool:
    """Tell whether the tile in hand may go to the warehouse (GT-3.5, GT-6.2, GT-29.20)."""
    return t.hand_from[seat] == DRAWN or (t.realtime == 1 and t.hand_from[seat] == FACE_UP)


def can_turn_glass(t: Table, seat: int) -> bool:
    """Tell whether a seat may turn the hourglass now (GT-8.2 to GT-8.4)."""
    return t.circle > 0 and not t.running and (t.circle > 1 or t.has_finished(seat))


def has_place(t: Table, ship: int, tile: int) -> bool:
    """Tell whether a tile could be added to a ship at all."""
    pieces = t.ships[ship]
    for cell in CELLS_OF[t.round]:
        if pieces[cell] == EMPTY and touches(pieces, t.round, cell):
            if not t.strict:
                return True
            for rotation in range(4):
                if fits(pieces, t.round, cell, 4 * tile + rotation):
                    return True
    return False


# -- refusals ----------------------------------------------------------------------------------------------------------
def refuse_turn(t: Table, seat: int, answer: int) -> Refusal | None:
    """Say why a seat may not do this in its building turn."""
    if answer == answers.PASS:
        return None
    if answer in (answers.SET_ASIDE, answers.RETURN) or answer >= answers.PLACE:
        return Refusal("GT-29.12", Message("refused-empty-hand"))
    if answer in (answers.RETAKE, answers.CLOSE, answers.TURN_GLASS):
        return Refusal("GT-29.12", Message("refused-no-turn-act"))
    return refuse_empty_handed(t, seat, answer)


def refuse_race(t: Table, seat: int, answer: int) -> Refusal | None:
    """Say why a seat may not do this while all build at once."""
    if answer == answers.PASS:
        return Refusal("GT-29.10a", Message("refused-no-pass"))
    if answer == answers.CLOSE:
        return None if t.looking[seat] != NOWHERE else Refusal("GT-29.10b", Message("refused-not-looking"))
    if t.looking[seat] != NOWHERE:
        return Refusal("GT-7.10", Message("refused-looking"))
    if answer == answers.TURN_GLASS:
        return refuse_turn_glass(t, seat)
    needs_tile = answer in (answers.SET_ASIDE, answers.RETURN) or answer >= answers.PLACE
    if t.has_finished(seat) and not answers.LOOK <= answer < answers.FINISH:
        return Refusal("GT-9.3", Message("refused-finished"))
    if t.hand[seat] != NO_TILE and not needs_tile:
        finishing = answers.FINISH <= answer < answers.TAKE_RESERVE
        return Refusal("GT-9.6" if finishing else "GT-3.4", Message("refused-full-hand"))
    if needs_tile:
        if t.hand[seat] == NO_TILE:
            return Refusal("GT-29.10b", Message("refused-empty-hand"))
        return refuse_put(t, seat, answer)
    if answer == answers.RETAKE:
        return None if t.last[t.at[seat]] != NOWHERE else Refusal("GT-3.7", Message("refused-fixed"))
    return refuse_empty_handed(t, seat, answer)


def refuse_turn_glass(t: Table, seat: int) -> Refusal | None:
    """Say why a seat may not turn the hourglass."""
    if t.circle <= 0:
        return Refusal("GT-25.3" if t.test else "GT-8.5", Message("refused-no-turn-left"))
    if t.running:
        return Refusal("GT-8.3", Message("refused-sand-runs"))
    return None if can_turn_glass(t, seat) else Refusal("GT-8.4", Message("refused-last-turn"))


def refuse_empty_handed(t: Table, seat: int, answer: int) -> Refusal | None:
    """Say why a seat with an empty hand may not do this."""
    ship = t.at[seat]
    if answer == answers.DRAW:
        return None if t.heap else Refusal("GT-3.10", Message("refused-no-tiles"))
    if answer < answers.FINISH:
        if t.test:
            return Refusal("GT-25.3", Message("refused-no-piles"))
        return None if t.has_added(ship) else Refusal("GT-7.4", Message("refused-look-too-early"))
    if answer < answers.TAKE_RESERVE:
        return refuse_number(t, answer - answers.FINISH + 1)
    if answer < answers.TAKE_OFF:
        return refuse_reserve(t, ship, answer - answers.TAKE_RESERVE)
    if answer < answers.TAKE:
        return refuse_take_off(t, ship, answer - answers.TAKE_OFF)
    tile = answer - answers.TAKE
    if tile not in t.face_up:
        return Refusal("GT-3.6", Message("refused-not-face-up", {"tile": Ref(TILE_IDS[tile])}))
    if t.realtime or can_set_aside(t, ship) or has_place(t, ship, tile):
        return None
    return Refusal("GT-29.20", Message("refused-no-place", {"tile": Ref(TILE_IDS[tile])}))


def refuse_reserve(t: Table, ship: int, slot: int) -> Refusal | None:
    """Say why a tile cannot be taken up from the reserve; in a building turn it is taken to be placed (GT-29.12)."""
    if slot >= len(t.reserve[ship]):
        return Refusal("GT-6.3", Message("refused-no-reserve"))
    tile = t.reserve[ship][slot]
    if t.realtime or has_place(t, ship, tile):
        return None
    return Refusal("GT-29.12", Message("refused-no-place-aside", {"tile": Ref(TILE_IDS[tile])}))


def refuse_number(t: Table, number: int) -> Refusal | None:
    """Say why a number tile cannot be taken."""
    if number > t.seats:
        return Refusal("GT-2.5", Message("refused-no-number", {"number": number}))
    return None if t.is_free(number) else Refusal("GT-9.9", Message("refused-number-taken", {"number": number}))


def refuse_take_off(t: Table, ship: int, cell: int) -> Refusal | None:
    """Say why a tile cannot be taken off the ship."""
    if not t.test:
        return Refusal("GT-3.7", Message("refused-fixed"))
    if cell != START_CELL[t.round] and cell in faulty_cells(t.ships[ship], t.round):
        return None
    return Refusal("GT-25.12", Message("refused-no-fault"))


def refuse_put(t: Table, seat: int, answer: int) -> Refusal | None:
    """Say why the tile in hand may not go there."""
    ship = t.at[seat]
    if answer == answers.SET_ASIDE:
        if can_set_aside(t, ship):
            return None
        return Refusal("GT-25.3" if t.test else "GT-6.1", Message("refused-reserve-full"))
    if answer == answers.RETURN:
        if t.hand_from[seat] == FROM_RESERVE:
            return Refusal("GT-6.2", Message("refused-from-reserve"))
        return None if can_return(t, seat) else Refusal("GT-29.20", Message("refused-taken-face-up"))
    if answer < answers.PLACE:
        return Refusal("GT-3.4", Message("refused-full-hand"))
    cell = (answer - answers.PLACE) // 4
    if not MARKED[t.round][cell]:
        return Refusal("GT-4.15", Message("refused-unmarked"))
    if t.ships[ship][cell] != EMPTY:
        return Refusal("GT-4.1", Message("refused-occupied"))
    if not is_place(t.ships[ship], t.round, cell):
        return Refusal("GT-4.1", Message("refused-not-beside"))
    piece = 4 * t.hand[seat] + (answer - answers.PLACE) % 4
    if t.strict and not fits(t.ships[ship], t.round, cell, piece):
        return Refusal("GT-4.16", Message("refused-fault"))
    return None


# -- random acts -------------------------------------------------------------------------------------------------------
def sample_turn(t: Table, seat: int, rng: Rng) -> int:
    """Return a random act of a building turn, mostly with tiles, without listing all of them."""
    chance = rng.below(32)
    if chance < 18 and t.heap:
        return answers.DRAW
    ship = t.at[seat]
    if chance < 26 and t.face_up:
        answer = answers.TAKE + t.face_up[rng.below(len(t.face_up))]
        if refuse_empty_handed(t, seat, answer) is None:
            return answer
    if chance < 28 and t.reserve[ship]:
        slot = rng.below(len(t.reserve[ship]))
        if refuse_reserve(t, ship, slot) is None:
            return answers.TAKE_RESERVE + slot
    if chance < 30 and not t.test and t.has_added(ship):
        return answers.LOOK + rng.below(OPEN_PILES)
    if chance == 31:
        answer = answers.FINISH + rng.below(t.seats)
        if t.is_free(answer - answers.FINISH + 1):
            return answer
    if t.test and chance < 31:
        cells = faulty_cells(t.ships[ship], t.round)
        cell = cells[rng.below(len(cells))] if cells else START_CELL[t.round]
        if cell != START_CELL[t.round]:
            return answers.TAKE_OFF + cell
    return answers.PASS


def sample_put(t: Table, seat: int, rng: Rng) -> int:
    """Return something random to do with the tile in hand, mostly placing it."""
    ship = t.at[seat]
    pieces = t.ships[ship]
    k = t.round
    cells = CELLS_OF[k]
    if rng.below(16) > 0:
        for _ in range(24):
            cell = cells[rng.below(len(cells))]
            if pieces[cell] == EMPTY and touches(pieces, k, cell):
                rotation = rng.below(4)
                if not t.strict or fits(pieces, k, cell, 4 * t.hand[seat] + rotation):
                    return answers.PLACE + 4 * cell + rotation
    legal = legal_put(t, seat)
    return legal[rng.below(len(legal))]
