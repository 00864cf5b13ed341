"""How the tiles of a ship lie to each other: joined, at fault, exposed, in parts, in a line of fire.

A *ship* is a list of pieces by cell, with one more cell that is OUTSIDE and always empty; ``k`` is its class.
"""

from typing import Final

from cosmodrome.games.galaxy_trucker.data import (
    CANNON,
    CELLS,
    CELLS_OF,
    COLUMN,
    COVERS,
    EMPTY,
    ENGINE,
    FRONT,
    IS_WRONG,
    LINES,
    MARKED,
    MOUTH,
    NEEDS_BATTERY,
    NEXT,
    NOWHERE,
    REAR,
    ROLE,
    ROW,
    SHIELD,
    SIDE,
    START_CELL,
)

UNIVERSAL: Final = 3

# By 4 * connector + connector
JOINS: Final[list[bool]] = [a > 0 and b > 0 and (a == b or UNIVERSAL in (a, b)) for a in range(4) for b in range(4)]
CLASHES: Final[list[bool]] = [(a > 0 or b > 0) and not JOINS[4 * a + b] for a in range(4) for b in range(4)]
OPPOSITE: Final[list[int]] = [2, 3, 0, 1]  # a list, because compiled code makes a new tuple for each look into one

# What stops a large meteor
NO_CANNON: Final = 0
DOUBLE_CANNON: Final = 1
SINGLE_CANNON: Final = 2


# -- joining tiles (GT-4) ----------------------------------------------------------------------------------------------
def joined(ship: list[int], k: int, cell: int, side: int) -> int:
    """Return the cell that is joined to a cell on one side, or NOWHERE (GT-4.3)."""
    there = NEXT[k][4 * cell + side]
    if JOINS[4 * SIDE[4 * ship[cell] + side] + SIDE[4 * ship[there] + OPPOSITE[side]]]:
        return there
    return NOWHERE


def fits(ship: list[int], k: int, cell: int, piece: int) -> bool:
    """Tell whether a piece can be added to a faultless ship without a fault (GT-4.16)."""
    if IS_WRONG[piece]:
        return False
    mouth = MOUTH[piece]
    beside = NEXT[k]
    joins = False
    for side in range(4):
        other = ship[beside[4 * cell + side]]
        if other == EMPTY:
            continue
        back = OPPOSITE[side]
        if mouth == side or MOUTH[other] == back:
            return False
        pair = 4 * SIDE[4 * piece + side] + SIDE[4 * other + back]
        if CLASHES[pair]:
            return False
        if JOINS[pair]:
            joins = True
    return joins


def touches(ship: list[int], k: int, cell: int) -> bool:
    """Tell whether a cell lies next to a tile of the ship (GT-4.1)."""
    beside = NEXT[k]
    for side in range(4):
        if ship[beside[4 * cell + side]] != EMPTY:
            return True
    return False


def is_place(ship: list[int], k: int, cell: int) -> bool:
    """Tell whether a tile may be put on a cell at all (GT-4.1, GT-4.15)."""
    return MARKED[k][cell] and ship[cell] == EMPTY and touches(ship, k, cell)


# -- faults (GT-4.14, GT-10) -------------------------------------------------------------------------------------------
def wrong_engines(ship: list[int], k: int) -> list[int]:
    """List the engines that do not point to the rear (GT-10.6)."""
    return [cell for cell in CELLS_OF[k] if IS_WRONG[ship[cell]]]


def clashing_cells(ship: list[int], k: int) -> list[int]:
    """List the tiles that are at fault with a neighbour (GT-10.10)."""
    beside = NEXT[k]
    found: list[int] = []
    for cell in CELLS_OF[k]:
        piece = ship[cell]
        if piece == EMPTY:
            continue
        mouth = MOUTH[piece]
        for side in range(4):
            other = ship[beside[4 * cell + side]]
            if other != EMPTY:
                back = OPPOSITE[side]
                if (
                    CLASHES[4 * SIDE[4 * piece + side] + SIDE[4 * other + back]]
                    or mouth == side
                    or MOUTH[other] == back
                ):
                    found.append(cell)
                    break
    return found


def parts(ship: list[int], k: int) -> list[int]:
    """Return for every cell the first cell of the part it belongs to, NOWHERE where there is no tile (GT-14.23)."""
    part = [NOWHERE] * (CELLS + 1)
    beside = NEXT[k]
    for first in CELLS_OF[k]:
        if ship[first] == EMPTY or part[first] != NOWHERE:
            continue
        part[first] = first
        open_cells = [first]
        while open_cells:
            cell = open_cells.pop()
            piece = ship[cell]
            for side in range(4):
                there = beside[4 * cell + side]
                if (
                    part[there] == NOWHERE
                    and JOINS[4 * SIDE[4 * piece + side] + SIDE[4 * ship[there] + OPPOSITE[side]]]
                ):
                    part[there] = first
                    open_cells.append(there)
    return part


def part_heads(ship: list[int], k: int) -> list[int]:
    """List the first cell of each part of the ship."""
    part = parts(ship, k)
    return [cell for cell in CELLS_OF[k] if part[cell] == cell]


def faulty_cells(ship: list[int], k: int) -> list[int]:
    """List the tiles that are part of any fault: also those not joined to the rest, which is where the starting cabin
    is, or the largest part without one (GT-4.14, GT-25.12)."""
    found = set(wrong_engines(ship, k)) | set(clashing_cells(ship, k))
    part = parts(ship, k)
    heads = [cell for cell in CELLS_OF[k] if part[cell] == cell]
    if len(heads) > 1:
        start = part[START_CELL[k]]
        rest = start if start != NOWHERE else max(heads, key=part.count)
        found |= {cell for cell in CELLS_OF[k] if part[cell] != NOWHERE and part[cell] != rest}
    return sorted(found)


def fault_rule(ship: list[int], k: int, cell: int) -> str:
    """Return the rule that a tile breaks by itself or with a neighbour, or nothing (GT-4.14)."""
    piece = ship[cell]
    if IS_WRONG[piece]:
        return "GT-4.9"
    for side in range(4):
        other = ship[NEXT[k][4 * cell + side]]
        if other == EMPTY:
            continue
        back = OPPOSITE[side]
        for mouthed, open_side in ((piece, side), (other, back)):
            if MOUTH[mouthed] == open_side:
                return "GT-4.9" if ROLE[mouthed // 4] == ENGINE else "GT-4.10"
        here, there = SIDE[4 * piece + side], SIDE[4 * other + back]
        if CLASHES[4 * here + there]:
            return "GT-4.4" if here and there else "GT-4.5"
    return ""


def is_faultless(ship: list[int], k: int) -> bool:
    """Tell whether a ship has none of the faults of GT-4.14."""
    beside = NEXT[k]
    tiles = 0
    start = NOWHERE
    for cell in CELLS_OF[k]:
        piece = ship[cell]
        if piece == EMPTY:
            continue
        if IS_WRONG[piece]:
            return False
        tiles += 1
        start = cell
        mouth = MOUTH[piece]
        for side in range(1, 3):  # each edge once: to the right and to the rear
            other = ship[beside[4 * cell + side]]
            if other != EMPTY:
                back = OPPOSITE[side]
                if (
                    CLASHES[4 * SIDE[4 * piece + side] + SIDE[4 * other + back]]
                    or mouth == side
                    or MOUTH[other] == back
                ):
                    return False
    return start == NOWHERE or count_joined(ship, k, start) == tiles


def count_joined(ship: list[int], k: int, start: int) -> int:
    """Count the tiles of the part that a cell belongs to."""
    beside = NEXT[k]
    reached = [False] * (CELLS + 1)
    reached[start] = True
    cells = [start]
    i = 0
    while i < len(cells):
        cell = cells[i]
        i += 1
        first = 4 * ship[cell]
        for side in range(4):
            there = beside[4 * cell + side]
            if not reached[there] and JOINS[4 * SIDE[first + side] + SIDE[4 * ship[there] + OPPOSITE[side]]]:
                reached[there] = True
                cells.append(there)
    return len(cells)


# -- exposed connectors and lines of fire (GT-13, GT-14) ---------------------------------------------------------------
def exposed(ship: list[int], k: int) -> int:
    """Count the connectors with no tile next to them (GT-13.6)."""
    beside = NEXT[k]
    count = 0
    for cell in CELLS_OF[k]:
        piece = ship[cell]
        if piece != EMPTY:
            for side in range(4):
                if SIDE[4 * piece + side] > 0 and ship[beside[4 * cell + side]] == EMPTY:
                    count += 1
    return count


def first_met(ship: list[int], k: int, side: int, number: int) -> int:
    """Return the cell of the tile that a hit from a side meets first, or NOWHERE (GT-14.2)."""
    for cell in LINES[k][16 * side + number]:
        if ship[cell] != EMPTY:
            return cell
    return NOWHERE


def has_shield(ship: list[int], k: int, side: int) -> bool:
    """Tell whether a shield covers a side (GT-5.8)."""
    return len(shield_cells(ship, k, side)) > 0


def shooting_cannon(ship: list[int], k: int, side: int, number: int) -> int:
    """Tell what can shoot a large meteor from a side in a line (GT-14.4 to GT-14.6, GT-14.8)."""
    best = NO_CANNON
    for cell in cannon_cells(ship, k, side, number):
        if not NEEDS_BATTERY[ship[cell] // 4]:
            return SINGLE_CANNON
        best = DOUBLE_CANNON
    return best


def shield_cells(ship: list[int], k: int, side: int) -> list[int]:
    """List the shields that cover a side."""
    return [cell for cell in CELLS_OF[k] if ROLE[ship[cell] // 4] == SHIELD and COVERS[4 * ship[cell] + side]]


def cannon_cells(ship: list[int], k: int, side: int, number: int) -> list[int]:
    """List the cannons that can shoot a large meteor from a side in a line (GT-14.4, GT-14.5, GT-14.8)."""
    numbers = COLUMN[k] if side in (FRONT, REAR) else ROW[k]
    reach = 0 if side == FRONT else 1
    return [
        cell
        for cell in CELLS_OF[k]
        if MOUTH[ship[cell]] == side and ROLE[ship[cell] // 4] == CANNON and abs(numbers[cell] - number) <= reach
    ]
