"""What several questions have in common: yes or no, and a cell of the own ship."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker.face.words import cell_name, cell_notation, tile_path, tile_ref
from cosmodrome.games.galaxy_trucker.kit import CELLS
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker, Sampled
from cosmodrome.kernel.agenda import ONE
from cosmodrome.kernel.message import Arg, Message, Option, Refusal
from cosmodrome.kernel.question import Answers, Question


class YesOrNo(Sampled):
    """Whether to do something."""

    def __init__(self, name: str, rule: str, no: str, yes: str) -> None:
        super().__init__(name, rule, ONE)
        self.no: Final = self.part(no)
        self.yes: Final = self.part(yes)

    def legal(self, g: GalaxyTrucker, seat: i64, answers: Answers) -> None:
        answers.add(self.no.first)
        answers.add(self.yes.first)

    def refuse(self, g: GalaxyTrucker, seat: i64, answer: i64) -> Refusal | None:
        return None

    def words(self, g: GalaxyTrucker) -> dict[str, Arg]:
        """Return what yes and no may mention."""
        return {}

    def warning(self, g: GalaxyTrucker) -> Message | None:
        """Tell what yes would waste or lose."""
        return None

    def option(self, g: GalaxyTrucker, seat: int, answer: int) -> Option:
        name, warning = ("yes", self.warning(g)) if self.yes.has(answer) else ("no", None)
        return Option(answer, Message(f"option-{self.name}-{name}", self.words(g)), (), self.rule, warning=warning)

    def notation(self, g: GalaxyTrucker, seat: int, answer: int) -> str:
        return self.parts[answer].name


class OfCells(Question[GalaxyTrucker]):
    """A cell of the own ship, or perhaps none."""

    def __init__(self, name: str, rule: str, refused: Refusal, nothing: bool = False) -> None:
        super().__init__(name, rule)
        self.refused: Final = refused  # what is said of other cells
        self.nothing: Final = self.part("nothing", 1 if nothing else 0)
        self.cell: Final = self.part("cell", CELLS)
        self.ship: Final = self.argument("ship")

    def cells(self, g: GalaxyTrucker, ship: i64) -> list[int]:
        """List the cells that may be named."""
        raise NotImplementedError

    def legal(self, g: GalaxyTrucker, seat: i64, answers: Answers) -> None:
        if self.nothing.width:
            answers.add(self.nothing.first)
        for cell in self.cells(g, self.ship.of(g)):
            answers.add(self.cell.of(cell))

    def refuse(self, g: GalaxyTrucker, seat: i64, answer: i64) -> Refusal | None:
        if self.nothing.has(answer) or int(self.cell.value(answer)) in self.cells(g, self.ship.of(g)):
            return None
        return self.refused

    def label(self, g: GalaxyTrucker, ship: int, cell: int) -> str:
        """Return the message id of a cell."""
        return f"option-{self.name}"

    def warning(self, g: GalaxyTrucker) -> Message | None:
        """Tell what naming any of the cells would waste."""
        return None

    def decline(self, g: GalaxyTrucker, answer: int) -> Option:
        """Tell what naming no cell means."""
        raise NotImplementedError

    def option(self, g: GalaxyTrucker, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return self.decline(g, answer)
        ship, cell = int(self.ship.of(g)), int(self.cell.value(answer))
        tile = tile_ref(g, g.tile_at(ship, cell))
        label = Message(self.label(g, ship, cell), {"cell": cell_name(g, cell), "tile": tile})
        place, warning = tile_path(g, ship, cell), self.warning(g)
        return Option(answer, label, (tile.id,), self.rule, (place,), warning=warning, told=True)

    def notation(self, g: GalaxyTrucker, seat: int, answer: int) -> str:
        return "no" if self.nothing.has(answer) else f"{self.name} {cell_notation(g, int(self.cell.value(answer)))}"
