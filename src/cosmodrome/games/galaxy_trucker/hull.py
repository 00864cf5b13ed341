"""How the tiles of a ship lie to each other: joined, at fault, exposed, in parts, in a line of fire."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker.kit import CANNON, CELLS, EMPTY, ENGINE, FRONT, NOWHERE, REAR, SHIELD, Board, Kit
from cosmodrome.kernel.memory.cells import wide

UNIVERSAL: Final = 3

# By 4 * connector + connector
JOINS: Final = wide([int(a > 0 and b > 0 and (a == b or UNIVERSAL in (a, b))) for a in range(4) for b in range(4)])
CLASHES: Final = wide([int((a > 0 or b > 0) and not JOINS[4 * a + b]) for a in range(4) for b in range(4)])
OPPOSITE: Final = wide([2, 3, 0, 1])
NO_PARTS: Final = wide([NOWHERE] * (CELLS + 1))
NOT_REACHED: Final = wide([0] * (CELLS + 1))

# What stops a large meteor
NO_CANNON: Final = 0
DOUBLE_CANNON: Final = 1
SINGLE_CANNON: Final = 2


@final
class Hull:
    """The pieces of a ship by cell, on the board of their class; the cell OUTSIDE is always empty.

    It is a copy: what is tried out on it does not change the ship.
    """

    def __init__(self, kit: Kit, board: Board, pieces: vec[i64]) -> None:
        self.kit: Final = kit
        self.board: Final = board
        self.pieces: Final[vec[i64]] = pieces

    # -- joining tiles (GT-4) ----------------------------------------------------------------------------------------
    def joined(self, cell: i64, side: i64) -> i64:
        """Return the cell that is joined to a cell on one side, or NOWHERE (GT-4.3)."""
        pieces, connector = self.pieces, self.kit.side
        there = self.board.beside[4 * cell + side]
        pair = 4 * connector[4 * pieces[cell] + side] + connector[4 * pieces[there] + OPPOSITE[side]]
        return there if JOINS[pair] else NOWHERE

    def fits(self, cell: i64, piece: i64) -> bool:
        """Tell whether a piece can be added to a faultless ship without a fault (GT-4.16)."""
        kit, pieces, beside = self.kit, self.pieces, self.board.beside
        if kit.is_wrong[piece]:
            return False
        connector, mouths = kit.side, kit.mouth
        mouth = mouths[piece]
        joins = False
        for side in range(4):
            other = pieces[beside[4 * cell + side]]
            if other == EMPTY:
                continue
            back = OPPOSITE[side]
            if mouth == side or mouths[other] == back:
                return False
            pair = 4 * connector[4 * piece + side] + connector[4 * other + back]
            if CLASHES[pair]:
                return False
            if JOINS[pair]:
                joins = True
        return joins

    def touches(self, cell: i64) -> bool:
        """Tell whether a cell lies next to a tile of the ship (GT-4.1)."""
        pieces, beside = self.pieces, self.board.beside
        first = 4 * cell
        return (
            pieces[beside[first]] != EMPTY
            or pieces[beside[first + 1]] != EMPTY
            or pieces[beside[first + 2]] != EMPTY
            or pieces[beside[first + 3]] != EMPTY
        )

    def is_place(self, cell: i64) -> bool:
        """Tell whether a tile may be put on a marked cell at all (GT-4.1)."""
        return self.pieces[cell] == EMPTY and self.touches(cell)

    def places(self) -> list[int]:
        """List the cells where a tile may be put."""
        return [cell for cell in self.board.cells if self.is_place(cell)]

    def has_place(self, tile: i64, strict: bool) -> bool:
        """Tell whether a tile could be added at all, or even without a fault (GT-4.15, GT-4.16)."""
        for cell in self.board.cells:
            if self.is_place(cell):
                for rotation in range(4):
                    if not strict or self.fits(cell, 4 * tile + rotation):
                        return True
        return False

    # -- faults (GT-4.14, GT-10) -------------------------------------------------------------------------------------
    def wrong_engines(self) -> list[int]:
        """List the engines that do not point to the rear (GT-10.6)."""
        pieces, is_wrong = self.pieces, self.kit.is_wrong
        return [cell for cell in self.board.cells if is_wrong[pieces[cell]]]

    def clashing_cells(self) -> list[int]:
        """List the tiles that are at fault with a neighbour (GT-10.10)."""
        return [cell for cell in self.board.cells if self.clashes(cell, 0)]

    def has_clash(self) -> bool:
        """Tell whether some tile is at fault with a neighbour."""
        for cell in self.board.cells:
            if self.clashes(cell, 1):  # each edge once: to the right and to the rear
                return True
        return False

    def clashes(self, cell: i64, first: i64) -> bool:
        """Tell whether a tile is at fault with a neighbour: with any, or only on the sides from one to the rear."""
        pieces, beside, connector, mouths = self.pieces, self.board.beside, self.kit.side, self.kit.mouth
        piece = pieces[cell]
        if piece == EMPTY:
            return False
        mouth = mouths[piece]
        for side in range(first, 4 if first == 0 else 3):
            other = pieces[beside[4 * cell + side]]
            if other != EMPTY:
                back = OPPOSITE[side]
                if mouth == side or mouths[other] == back:
                    return True
                if CLASHES[4 * connector[4 * piece + side] + connector[4 * other + back]]:
                    return True
        return False

    def parts(self) -> vec[i64]:
        """Return for every cell the first cell of the part it belongs to, NOWHERE where there is no tile (GT-14.23)."""
        part = NO_PARTS[:]
        pieces = self.pieces
        for first in self.board.cells:
            if pieces[first] != EMPTY and part[first] == NOWHERE:
                self.spread(part, first)
        return part

    def spread(self, part: vec[i64], first: i64) -> i64:
        """Write the part of a cell to all that is joined to it; return how many tiles that are."""
        pieces, beside, connector = self.pieces, self.board.beside, self.kit.side
        reached = NOT_REACHED[:]
        reached[0] = first
        part[first] = first
        i: i64 = 0
        count: i64 = 1
        while i < count:
            cell = reached[i]
            i += 1
            own = 4 * pieces[cell]
            for side in range(4):
                there = beside[4 * cell + side]
                if part[there] == NOWHERE:
                    if JOINS[4 * connector[own + side] + connector[4 * pieces[there] + OPPOSITE[side]]]:
                        part[there] = first
                        reached[count] = there
                        count += 1
        return count

    def part_heads(self) -> list[int]:
        """List the first cell of each part of the ship."""
        part = self.parts()
        return [cell for cell in self.board.cells if part[cell] == cell]

    def faulty_cells(self) -> list[int]:
        """List the tiles that are part of any fault: also those not joined to the rest, which is where the starting
        cabin is, or the largest part without one (GT-4.14, GT-25.12)."""
        found = set(self.wrong_engines()) | set(self.clashing_cells())
        part = [int(head) for head in self.parts()]
        heads = self.part_heads()
        if len(heads) > 1:
            start = part[self.board.start]
            rest = start if start != NOWHERE else max(heads, key=part.count)
            found |= {cell for cell in self.board.cells if part[cell] != NOWHERE and part[cell] != rest}
        return sorted(found)

    def fault_rule(self, cell: int) -> str:
        """Return the rule that a tile breaks by itself or with a neighbour, or nothing (GT-4.14)."""
        kit, piece = self.kit, self.pieces[cell]
        if kit.is_wrong[piece]:
            return "GT-4.9"
        for side in range(4):
            other = self.pieces[self.board.beside[4 * cell + side]]
            if other == EMPTY:
                continue
            back = OPPOSITE[side]
            for mouthed, open_side in ((piece, side), (other, back)):
                if kit.mouth[mouthed] == open_side:
                    return "GT-4.9" if kit.role[mouthed // 4] == ENGINE else "GT-4.10"
            here, there = kit.side[4 * piece + side], kit.side[4 * other + back]
            if CLASHES[4 * here + there]:
                return "GT-4.4" if here and there else "GT-4.5"
        return ""

    def is_faultless(self) -> bool:
        """Tell whether a ship has none of the faults of GT-4.14."""
        return not self.wrong_engines() and not self.has_clash() and self.is_whole()

    def is_whole(self) -> bool:
        """Tell whether the ship is in one part, or in none."""
        pieces = self.pieces
        tiles: i64 = 0
        start: i64 = NOWHERE
        for cell in self.board.cells:
            if pieces[cell] != EMPTY:
                tiles += 1
                start = cell
        return start == NOWHERE or self.spread(NO_PARTS[:], start) == tiles

    # -- exposed connectors and lines of fire (GT-13, GT-14) ---------------------------------------------------------
    def exposed(self) -> i64:
        """Count the connectors with no tile next to them (GT-13.6)."""
        pieces, beside, connector = self.pieces, self.board.beside, self.kit.side
        count: i64 = 0
        for cell in self.board.cells:
            piece = pieces[cell]
            if piece != EMPTY:
                for side in range(4):
                    if connector[4 * piece + side] > 0 and pieces[beside[4 * cell + side]] == EMPTY:
                        count += 1
        return count

    def first_met(self, side: i64, number: i64) -> i64:
        """Return the cell of the tile that a hit from a side meets first, or NOWHERE (GT-14.2)."""
        for cell in self.board.lines[16 * side + number]:
            if self.pieces[cell] != EMPTY:
                return cell
        return NOWHERE

    def shooting_cannon(self, side: i64, number: i64) -> i64:
        """Tell what can shoot a large meteor from a side in a line (GT-14.4 to GT-14.6, GT-14.8)."""
        best: i64 = NO_CANNON
        for cell in self.cannon_cells(side, number):
            if not self.kit.needs_battery[self.pieces[cell] // 4]:
                return SINGLE_CANNON
            best = DOUBLE_CANNON
        return best

    def cannon_cells(self, side: i64, number: i64) -> list[int]:
        """List the cannons that can shoot a large meteor from a side in a line (GT-14.4, GT-14.5, GT-14.8)."""
        pieces, kit = self.pieces, self.kit
        numbers = self.board.column if side == FRONT or side == REAR else self.board.row
        reach = 0 if side == FRONT else 1
        return [
            cell
            for cell in self.board.cells
            if kit.mouth[pieces[cell]] == side
            and kit.role[pieces[cell] // 4] == CANNON
            and -reach <= numbers[cell] - number <= reach
        ]

    def shield_cells(self, side: i64) -> list[int]:
        """List the shields that cover a side (GT-5.8)."""
        pieces, kit = self.pieces, self.kit
        return [
            cell
            for cell in self.board.cells
            if kit.role[pieces[cell] // 4] == SHIELD and kit.covers[4 * pieces[cell] + side]
        ]
