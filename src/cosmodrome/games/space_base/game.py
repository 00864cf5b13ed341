"""Space Base as the rest of the world sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final, cast

from cosmodrome.games.space_base import call
from cosmodrome.games.space_base.atoms import rounds
from cosmodrome.games.space_base.cards import VP, Cards
from cosmodrome.games.space_base.dispatch import ARITIES, RULES, Dispatch
from cosmodrome.games.space_base.events import EVENTS
from cosmodrome.games.space_base.face import reading, view
from cosmodrome.games.space_base.face.cover import cover
from cosmodrome.games.space_base.face.draw import draw
from cosmodrome.games.space_base.face.sheet import ComponentSheet, sheet
from cosmodrome.games.space_base.face.view import TableView
from cosmodrome.games.space_base.load import MODES, load
from cosmodrome.games.space_base.player import bot
from cosmodrome.games.space_base.player.mind import SpaceBaseMind
from cosmodrome.games.space_base.questions.table import QUESTIONS
from cosmodrome.games.space_base.table import RESOURCE, STREAMS, TABLE, WON, SpaceBase
from cosmodrome.kernel.agenda import seats_in
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.kernel.flow import then
from cosmodrome.kernel.game import Mode, Names, Say, Setting, Setup
from cosmodrome.kernel.memory.showing import expose
from cosmodrome.kernel.message import Message, Pile, Reading
from cosmodrome.kernel.program import program_of

SKIP_IDLE: Final = Setting(
    "skip_idle",
    {"en": "Never ask about abilities unless one can be used", "ru": "Не спрашивать, если нечего применить"},
    1,
    0,
    1,
)


class SpaceBaseGame(DeclaredGame[SpaceBase, Cards]):
    """The standard game and Light speed, two to five players."""

    id = "space_base"
    name: ClassVar[Names] = {"en": "Space Base", "ru": "Космобаза"}
    version = 2
    releases = {1: "0.1.0"}  # noqa: RUF012
    modes = (
        Mode("standard", {"en": "Standard game", "ru": "Обычная игра"}, (2, 3, 4, 5)),
        Mode("light_speed", {"en": "Light speed", "ru": "Со скоростью света"}, (2, 3, 4, 5)),
    )
    settings = (SKIP_IDLE,)
    lesson = Path(__file__).with_name("lesson")
    locale = Path(__file__).with_name("locale")
    streams = STREAMS
    happenings = EVENTS
    program = program_of(Dispatch, RULES, ARITIES, QUESTIONS, TABLE)

    def read(self, path: Path) -> Cards:
        return load(path)

    def blank(self) -> SpaceBase:
        state = SpaceBase(self.data)
        state.program = self.program
        return state

    def set_up(self, state: SpaceBase, setup: Setup) -> None:
        mode = MODES.index(setup.mode)
        rounds.lay_out(state, mode, setup.options["skip_idle"] == 0)
        if mode:
            then(state, call.set_up_fast)
        else:
            then(state, call.set_up)

    def view(self, state: SpaceBase, seat: int) -> TableView:
        return view.table_view(state, seat)

    def own_view(self, state: SpaceBase, seat: int, common: Mapping[str, object]) -> TableView:
        return view.own_view(state, seat, cast(TableView, common))

    def redeal(self, state: SpaceBase, seat: int, rng: Rng) -> SpaceBase:
        return view.redeal(state, seat, rng)

    def cover(self, state: SpaceBase, seat: int) -> None:
        cover(state, seat)

    def scores(self, state: SpaceBase) -> list[int]:
        return [int(RESOURCE.get(state, seat, VP)) for seat in range(state.seats)]

    def winners(self, state: SpaceBase) -> list[int]:
        return seats_in(WON.get(state))

    def draw(self, view: TableView, say: Say) -> list[str]:
        return draw(self.data, view, say)

    def sheet(self) -> Mapping[str, ComponentSheet]:
        return sheet(self.data)

    def reading(self, component: str, seats: int) -> Reading | None:
        return reading.reading(self.data, component, seats)

    def piles(self, view: TableView) -> list[Pile]:
        return reading.piles(view)

    def legend(self) -> list[Message]:
        return reading.legend()

    def mind(self) -> SpaceBaseMind:
        return MIND

    def suggest(self, state: SpaceBase, seat: int, rng: Rng) -> int:
        return bot.suggest(state, seat)


expose(SpaceBase, TABLE)
MIND: Final = SpaceBaseMind()
GAME: Final = SpaceBaseGame(load(Path(__file__).with_name("components.json")))
