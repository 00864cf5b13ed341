"""Metal Adventures as the rest of the world sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final, cast

from cosmodrome.games.metal_adventures import call
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.atoms.setup import lay_out
from cosmodrome.games.metal_adventures.cards import Cards
from cosmodrome.games.metal_adventures.dispatch import ARITIES, RULES, Dispatch
from cosmodrome.games.metal_adventures.events import EVENTS
from cosmodrome.games.metal_adventures.face import reading, view
from cosmodrome.games.metal_adventures.face.cover import cover
from cosmodrome.games.metal_adventures.face.draw import draw
from cosmodrome.games.metal_adventures.face.redeal import redeal
from cosmodrome.games.metal_adventures.face.sheet import ComponentSheet, sheet
from cosmodrome.games.metal_adventures.face.view import TableView
from cosmodrome.games.metal_adventures.load import load
from cosmodrome.games.metal_adventures.player import bot
from cosmodrome.games.metal_adventures.player.mind import MetalAdventuresMind
from cosmodrome.games.metal_adventures.questions.table import QUESTIONS
from cosmodrome.games.metal_adventures.table import TABLE, MetalAdventures
from cosmodrome.kernel.agenda import seats_in
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.kernel.flow import then
from cosmodrome.kernel.game import Mode, Names, Say, Setup
from cosmodrome.kernel.memory.showing import expose
from cosmodrome.kernel.message import Message, Pile, Reading
from cosmodrome.kernel.program import program_of


class MetalAdventuresGame(DeclaredGame[MetalAdventures, Cards]):
    """Three to six space pirates; there is one way to play (MA-1.1)."""

    id = "metal_adventures"
    name: ClassVar[Names] = {"en": "Metal Adventures", "ru": "Космические корсары"}
    version = 2
    releases = {1: "0.1.0"}  # noqa: RUF012
    modes = (Mode("standard", {"en": "Standard game", "ru": "Обычная игра"}, (3, 4, 5, 6)),)
    lesson = Path(__file__).with_name("lesson")
    locale = Path(__file__).with_name("locale")
    streams = t.STREAMS
    longest = 200_000
    happenings = EVENTS
    program = program_of(Dispatch, RULES, ARITIES, QUESTIONS, TABLE)

    def read(self, path: Path) -> Cards:
        return load(path)

    def blank(self) -> MetalAdventures:
        state = MetalAdventures(self.data)
        state.program = self.program
        return state

    def set_up(self, state: MetalAdventures, setup: Setup) -> None:
        lay_out(state)
        then(state, call.set_up)

    def view(self, state: MetalAdventures, seat: int) -> TableView:
        return view.table_view(state, seat)

    def own_view(self, state: MetalAdventures, seat: int, common: Mapping[str, object]) -> TableView:
        return view.own_view(state, seat, cast(TableView, common))

    def redeal(self, state: MetalAdventures, seat: int, rng: Rng) -> MetalAdventures:
        return redeal(state, seat, rng)

    def sheet(self) -> dict[str, ComponentSheet]:
        return sheet(self.data)

    def cover(self, state: MetalAdventures, seat: int) -> None:
        cover(state, seat)

    def scores(self, state: MetalAdventures) -> list[int]:
        return [int(state.shown_glory(seat)) for seat in range(state.seats)]

    def winners(self, state: MetalAdventures) -> list[int]:
        return seats_in(t.WON.get(state))

    def components(self, state: MetalAdventures) -> dict[str, int]:
        """Count every card wherever it lies, and the ship that is fought over (MA-1.2)."""
        counts = super().components(state)
        if t.FIGHT.get(state) == t.SHIP:
            counts.setdefault(self.data.ship_id(int(t.FOE.get(state))), 1)
        return counts

    def draw(self, view: TableView, say: Say) -> list[str]:
        return draw(view, say)

    def reading(self, component: str, seats: int) -> Reading | None:
        return reading.reading(self.data, component)

    def piles(self, view: TableView) -> list[Pile]:
        return reading.piles(view)

    def legend(self) -> list[Message]:
        return reading.legend()

    def mind(self) -> MetalAdventuresMind:
        return MIND

    def suggest(self, state: MetalAdventures, seat: int, rng: Rng) -> int:
        return bot.suggest(state, seat, rng)


expose(MetalAdventures, TABLE)
MIND: Final = MetalAdventuresMind()
GAME: Final = MetalAdventuresGame(load(Path(__file__).with_name("components.json")))
