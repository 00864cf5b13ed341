"""The acts of building, numbered alike for all questions: what is legal, and how people read it (GT-3 to GT-9)."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.board import can_look, can_return, can_set_aside, has_place
from cosmodrome.games.galaxy_trucker.face import warnings
from cosmodrome.games.galaxy_trucker.face.words import cell_name, cell_notation, tile_path, tile_ref
from cosmodrome.games.galaxy_trucker.kit import CELLS, EMPTY, NO_TILE, OPEN_PILES, RESERVE, TILE_ROOM
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker, Sampled
from cosmodrome.kernel.agenda import ONE
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Arg, Message, Option, Refusal
from cosmodrome.kernel.question import Answers, Widened

FIRST_TILES: Final = 144  # whose answers lie before those of placing; what came later has a part of its own
NUMBERS: Final = 4  # number tiles
ACT_RULES: Final = ("GT-29.12", "GT-3.2", "GT-6.1", "GT-3.5", "GT-3.8", "GT-7.5", "GT-8.2")


def refuse_number(g: GalaxyTrucker, number: int) -> Refusal | None:
    """Say why a number tile cannot be taken."""
    if number > g.seats:
        return Refusal("GT-2.5", Message("refused-no-number", {"number": number}))
    return None if g.is_free(number) else Refusal("GT-9.9", Message("refused-number-taken", {"number": number}))


def number_option(g: GalaxyTrucker, seat: int, answer: int, number: int, rule: str) -> Option:
    """Tell what taking a number tile means to a seat, or to CLOCK."""
    label, warning = Message("option-finish", {"number": number}), None
    if seat >= 0:
        warning = warnings.of_finishing(g, t.AT.get(g, seat))
    return Option(answer, label, (f"number_tile_{number}",), rule, ("numbers",), warning=warning)


def tile_option(g: GalaxyTrucker, answer: int, label: str, tile: int, rule: str, place: str) -> Option:
    """Tell what taking a tile means."""
    name = tile_ref(g, tile)
    return Option(answer, Message(label, {"tile": name}), (name.id,), rule, (place,))


def refused_tile(g: GalaxyTrucker, rule: str, why: str, tile: int) -> Refusal:
    """Say that a tile cannot be taken."""
    return Refusal(rule, Message(why, {"tile": tile_ref(g, tile)}))


class Building(Sampled):
    """An act while building; all kinds of questions about it number the acts alike."""

    def __init__(self, name: str, rule: str, mode: int = ONE) -> None:
        super().__init__(name, rule, mode)
        self.nothing: Final = self.part("pass")
        self.draw: Final = self.part("draw")
        self.aside: Final = self.part("set aside")
        self.back: Final = self.part("return")
        self.retake: Final = self.part("retake")
        self.close: Final = self.part("close")
        self.glass: Final = self.part("turn glass")
        self.look: Final = self.part("look", OPEN_PILES)
        self.finish: Final = self.part("finish", NUMBERS)  # counted from 0
        self.reserve: Final = self.part("reserve", RESERVE)
        self.off: Final = self.part("take off", CELLS)
        tile = self.part("take", FIRST_TILES)
        self.place: Final = self.part("place", 4 * CELLS)  # 4 * cell + rotation
        self.tile: Final = Widened(tile, self.part("take later", TILE_ROOM - FIRST_TILES))

    def take(self, tile: i64) -> i64:
        """Return the answer that takes a face-up tile."""
        return self.tile.of(tile)

    def tile_of(self, answer: i64) -> i64:
        """Return the face-up tile that an answer takes, or NO_TILE."""
        return self.tile.value(answer) if self.tile.has(answer) else NO_TILE

    def puts(self, answer: i64) -> bool:
        """Tell whether an act is about the tile in hand."""
        return self.aside.has(answer) or self.back.has(answer) or self.place.has(answer)

    # -- legal acts --------------------------------------------------------------------------------------------------
    def list_looks(self, g: GalaxyTrucker, ship: i64, answers: Answers) -> None:
        """List the piles that may be looked at (GT-7.4)."""
        if can_look(g, ship):
            for pile in range(OPEN_PILES):
                answers.add(self.look.of(pile))

    def list_empty_handed(self, g: GalaxyTrucker, ship: i64, answers: Answers) -> None:
        """List finishing, the reserve, taking off, and the face-up tiles."""
        for number in range(1, g.seats + 1):
            if g.is_free(number):
                answers.add(self.finish.of(number - 1))
        for slot in range(t.RESERVES.size(g, ship)):
            if t.REALTIME.get(g) or has_place(g, ship, t.RESERVES.get(g, ship, slot)):
                answers.add(self.reserve.of(slot))
        if t.TEST.get(g):
            for cell in g.hull(ship).faulty_cells():
                if cell != g.board().start:
                    answers.add(self.off.of(cell))
        self.list_face_up(g, ship, answers)

    def list_face_up(self, g: GalaxyTrucker, ship: i64, answers: Answers) -> None:
        """List the face-up tiles, in a building turn only those that can go somewhere (GT-3.2, GT-29.20)."""
        tiles = t.FACE_UP.size(g, 0)
        if t.REALTIME.get(g) or can_set_aside(g, ship):
            for i in range(tiles):
                answers.add(self.take(t.FACE_UP.get(g, 0, i)))
        elif tiles:
            hull, strict = g.hull(ship), t.STRICT.get(g) != 0
            for i in range(tiles):
                if hull.has_place(t.FACE_UP.get(g, 0, i), strict):
                    answers.add(self.take(t.FACE_UP.get(g, 0, i)))

    def list_puts(self, g: GalaxyTrucker, seat: i64, answers: Answers) -> None:
        """List setting aside and returning the tile in hand."""
        if can_set_aside(g, t.AT.get(g, seat)):
            answers.add(self.aside.first)
        if can_return(g, seat):
            answers.add(self.back.first)

    def list_places(self, g: GalaxyTrucker, seat: i64, answers: Answers) -> None:
        """List the cells and rotations where the tile in hand may be placed (GT-4.15, GT-4.16)."""
        hull = g.hull(t.AT.get(g, seat))
        piece, strict = 4 * t.HAND.get(g, seat), t.STRICT.get(g) != 0
        for cell in hull.board.cells:
            if hull.is_place(cell):
                for rotation in range(4):
                    if not strict or hull.fits(cell, piece + rotation):
                        answers.add(self.place.of(4 * cell + rotation))

    # -- refusals ----------------------------------------------------------------------------------------------------
    def refusal(self, g: GalaxyTrucker, seat: i64, answer: i64) -> Refusal | None:
        """Say why any number is not legal: there is room for more tiles than a kit may have."""
        return OUT_OF_DOMAIN if self.takes_none(g, answer) else super().refusal(g, seat, answer)

    def takes_none(self, g: GalaxyTrucker, answer: i64) -> bool:
        """Tell whether an answer would take a tile that does not exist."""
        return self.tile.has(answer) and self.tile.value(answer) >= g.kit.count

    def refuse_empty_handed(self, g: GalaxyTrucker, ship: i64, answer: i64) -> Refusal | None:
        """Say why whoever builds a ship with an empty hand may not do this."""
        if self.draw.has(answer):
            return None if t.HEAP.size(g, 0) else Refusal("GT-3.10", Message("refused-no-tiles"))
        if self.look.has(answer):
            if t.TEST.get(g):
                return Refusal("GT-25.3", Message("refused-no-piles"))
            return None if g.has_added(ship) else Refusal("GT-7.4", Message("refused-look-too-early"))
        if self.finish.has(answer):
            return refuse_number(g, int(self.finish.value(answer)) + 1)
        if self.reserve.has(answer):
            return self.refuse_reserve(g, ship, self.reserve.value(answer))
        if self.off.has(answer):
            return self.refuse_off(g, ship, self.off.value(answer))
        tile = self.tile_of(answer)
        if not t.FACE_UP.has(g, 0, tile):
            return refused_tile(g, "GT-3.6", "refused-not-face-up", tile)
        if t.REALTIME.get(g) or can_set_aside(g, ship) or has_place(g, ship, tile):
            return None
        return refused_tile(g, "GT-29.20", "refused-no-place", tile)

    def refuse_reserve(self, g: GalaxyTrucker, ship: i64, slot: i64) -> Refusal | None:
        """Say why a tile cannot be taken up from the reserve; in a turn it is taken to be placed (GT-29.12)."""
        if slot >= t.RESERVES.size(g, ship):
            return Refusal("GT-6.3", Message("refused-no-reserve"))
        tile = t.RESERVES.get(g, ship, slot)
        if t.REALTIME.get(g) or has_place(g, ship, tile):
            return None
        return refused_tile(g, "GT-29.12", "refused-no-place-aside", tile)

    def refuse_off(self, g: GalaxyTrucker, ship: i64, cell: i64) -> Refusal | None:
        """Say why a tile cannot be taken off the ship."""
        if not t.TEST.get(g):
            return Refusal("GT-3.7", Message("refused-fixed"))
        if cell != g.board().start and int(cell) in g.hull(ship).faulty_cells():
            return None
        return Refusal("GT-25.12", Message("refused-no-fault"))

    def refuse_put(self, g: GalaxyTrucker, seat: i64, answer: i64) -> Refusal | None:
        """Say why the tile in hand may not go there."""
        ship = t.AT.get(g, seat)
        if self.aside.has(answer):
            if can_set_aside(g, ship):
                return None
            return Refusal("GT-25.3" if t.TEST.get(g) else "GT-6.1", Message("refused-reserve-full"))
        if self.back.has(answer):
            if t.HAND_FROM.get(g, seat) == t.FROM_RESERVE:
                return Refusal("GT-6.2", Message("refused-from-reserve"))
            return None if can_return(g, seat) else Refusal("GT-29.20", Message("refused-taken-face-up"))
        if not self.place.has(answer):
            return Refusal("GT-3.4", Message("refused-full-hand"))
        cell, rotation = self.place.value(answer) // 4, self.place.value(answer) % 4
        hull = g.hull(ship)
        if not hull.board.marked[cell]:
            return Refusal("GT-4.15", Message("refused-unmarked"))
        if hull.pieces[cell] != EMPTY:
            return Refusal("GT-4.1", Message("refused-occupied"))
        if not hull.touches(cell):
            return Refusal("GT-4.1", Message("refused-not-beside"))
        if t.STRICT.get(g) and not hull.fits(cell, 4 * t.HAND.get(g, seat) + rotation):
            return Refusal("GT-4.16", Message("refused-fault"))
        return None

    # -- how people read it ------------------------------------------------------------------------------------------
    def prompt(self, g: GalaxyTrucker, seat: int) -> Message:
        tile = t.HAND.get(g, seat) if seat >= 0 else NO_TILE
        if tile != NO_TILE:
            return Message("ask-put", {"tile": tile_ref(g, tile)})
        return Message("ask-finished" if seat >= 0 and g.has_finished(seat) else f"ask-{self.name}")

    def option(self, g: GalaxyTrucker, seat: int, answer: int) -> Option:
        if answer < self.look.first:
            return self.plain_option(g, seat, answer)
        ship = int(t.AT.get(g, seat))
        if self.look.has(answer):
            pile = int(self.look.value(answer))
            return Option(answer, Message("option-look", {"number": pile + 1}), (), "GT-7.4", (f"piles.{pile}",))
        if self.finish.has(answer):
            return number_option(g, seat, answer, int(self.finish.value(answer)) + 1, "GT-9.1")
        if self.reserve.has(answer):
            slot = int(self.reserve.value(answer))
            tile, place = int(t.RESERVES.get(g, ship, slot)), f"ships.{ship}.reserve.{slot}"
            return tile_option(g, answer, "option-take-reserve", tile, "GT-6.3", place)
        if self.off.has(answer):
            cell = int(self.off.value(answer))
            label = Message("option-take-off", {"cell": cell_name(g, cell), "tile": tile_ref(g, g.tile_at(ship, cell))})
            return Option(answer, label, (), "GT-25.12", (tile_path(g, ship, cell),))
        if self.place.has(answer):
            return self.place_option(g, seat, answer)
        tile = int(self.tile_of(answer))
        return tile_option(g, answer, "option-take", tile, "GT-3.2", f"face_up.{g.kit.tile_id(tile)}")

    def plain_option(self, g: GalaxyTrucker, seat: int, answer: int) -> Option:
        """Tell what an act without a value means."""
        label = Message(f"option-{self.parts[answer].name.replace(' ', '-')}")
        tiles = (g.kit.tile_id(t.HAND.get(g, seat)),) if self.puts(answer) else ()
        return Option(answer, label, tiles, ACT_RULES[answer], ("heap",) if self.draw.has(answer) else ())

    def place_option(self, g: GalaxyTrucker, seat: int, answer: int) -> Option:
        """Tell what placing the tile in hand means; a mistake is called one."""
        tile = int(t.HAND.get(g, seat))
        cell, rotation = divmod(int(self.place.value(answer)), 4)
        right = g.hull(t.AT.get(g, seat)).fits(cell, 4 * tile + rotation)
        words: dict[str, Arg] = {"cell": cell_name(g, cell), "turn": Message(f"turn-{rotation}")}
        place = [int(marked) for marked in g.board().cells].index(cell)
        label, rule, warning = Message("option-place", words), "GT-4.1", None
        if not right:
            label, rule, warning = Message("option-place-wrong", words), "GT-4.14", warnings.of_wrong_place(g)
        return Option(answer, label, (g.kit.tile_id(tile),), rule, (f"cells.{place}",), warning=warning)

    def notation(self, g: GalaxyTrucker, seat: int, answer: int) -> str:
        if seat < 0:
            return "run out"
        if self.off.has(answer):
            return f"take off {cell_notation(g, int(self.off.value(answer)))}"
        if self.place.has(answer):
            cell, rotation = divmod(int(self.place.value(answer)), 4)
            return f"place {cell_notation(g, cell)} r{rotation}"
        tile = int(self.tile_of(answer))
        if tile != NO_TILE:
            return f"take #{tile}" if self.takes_none(g, answer) else f"take {g.kit.tile_id(tile)}"
        for part in (self.look, self.finish, self.reserve):
            if part.has(answer):
                return f"{part.name} {part.value(answer) + 1}"
        return self.parts[answer].name
