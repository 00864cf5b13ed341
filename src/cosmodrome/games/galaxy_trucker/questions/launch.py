"""From the finished ships to the flight: what is removed, kept, and who lives where (GT-10, GT-11, GT-14.13)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.face.words import cell_name, figure_id, tile_path, tile_ref
from cosmodrome.games.galaxy_trucker.kit import ALIENS
from cosmodrome.games.galaxy_trucker.questions.common import OfCells
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.message import Message, Option, Refusal
from cosmodrome.kernel.question import Answers, Question


@final
class Remove(OfCells):
    """A tile at fault to remove."""

    def __init__(self) -> None:
        super().__init__("remove", "GT-10.2", Refusal("GT-10.7", Message("refused-no-fault")))

    def cells(self, g: GalaxyTrucker, ship: i64) -> list[int]:
        return g.hull(ship).clashing_cells()


@final
class Keep(OfCells):
    """The part that flies on, by its first cell."""

    def __init__(self) -> None:
        super().__init__("keep", "GT-14.13", Refusal("GT-14.13", Message("refused-no-part")))

    def cells(self, g: GalaxyTrucker, ship: i64) -> list[int]:
        return g.hull(ship).part_heads()

    def option(self, g: GalaxyTrucker, seat: int, answer: int) -> Option:
        ship, head = int(self.ship.of(g)), int(self.cell.value(answer))
        part = g.hull(ship).parts()
        cells = [int(cell) for cell in g.board().cells if part[cell] == head]
        tile = tile_ref(g, g.tile_at(ship, head))
        label = Message("option-keep", {"cell": cell_name(g, head), "tile": tile, "n": len(cells)})
        places = tuple([tile_path(g, ship, cell) for cell in cells])
        return Option(answer, label, (tile.id,), self.rule, places, told=True)


@final
class Boarding(Question[GalaxyTrucker]):
    """Who lives in a cabin."""

    def __init__(self) -> None:
        super().__init__("board", "GT-11.5")
        self.humans: Final = self.part("humans")
        self.alien: Final = self.part("alien", len(ALIENS))
        self.ship: Final = self.argument("ship")
        self.cell: Final = self.argument("cell")

    def legal(self, g: GalaxyTrucker, seat: i64, answers: Answers) -> None:
        answers.add(self.humans.first)
        if g.kit.alien_fits[g.tile_at(self.ship.of(g), self.cell.of(g))] and not t.TEST.get(g):
            for alien in range(len(ALIENS)):
                if self.allows(g, alien):
                    answers.add(self.alien.of(alien))

    def allows(self, g: GalaxyTrucker, alien: i64) -> bool:
        """Tell whether an alien may live in a cabin (GT-11.5, GT-11.6)."""
        return g.is_supported(self.ship.of(g), self.cell.of(g), alien) and not g.has_alien(self.ship.of(g), alien)

    def refuse(self, g: GalaxyTrucker, seat: i64, answer: i64) -> Refusal | None:
        if self.humans.has(answer):
            return None
        ship, alien = self.ship.of(g), self.alien.value(answer)
        fits = g.kit.alien_fits[g.tile_at(ship, self.cell.of(g))] and not t.TEST.get(g)
        if fits and self.allows(g, alien):
            return None
        if g.has_alien(ship, alien):
            return Refusal("GT-11.6", Message("refused-second-alien"))
        return Refusal("GT-11.5", Message("refused-no-life-support"))

    def prompt(self, g: GalaxyTrucker, seat: int) -> Message:
        return Message("ask-board", {"cell": cell_name(g, int(self.cell.of(g)))})

    def option(self, g: GalaxyTrucker, seat: int, answer: int) -> Option:
        label, place = (
            Message(f"option-board-{self.who(answer)}"),
            tile_path(g, int(self.ship.of(g)), int(self.cell.of(g))),
        )
        return Option(answer, label, (figure_id(answer),), self.rule, (place,))

    def notation(self, g: GalaxyTrucker, seat: int, answer: int) -> str:
        return self.who(answer)

    def who(self, answer: int) -> str:
        """Return who would live there."""
        return "humans" if self.humans.has(answer) else ALIENS[self.alien.value(answer)]


REMOVE: Final[Remove] = Remove()
KEEP: Final[Keep] = Keep()
BOARD: Final[Boarding] = Boarding()
