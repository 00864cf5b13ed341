"""Star Realms: Frontiers as the rest of the world sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final, Self, cast

from cosmodrome.games.star_realms import call
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms.setup import lay_out
from cosmodrome.games.star_realms.cards import Cards
from cosmodrome.games.star_realms.dispatch import ARITIES, RULES, Dispatch
from cosmodrome.games.star_realms.events import EVENTS
from cosmodrome.games.star_realms.face import reading, view
from cosmodrome.games.star_realms.face.cover import cover
from cosmodrome.games.star_realms.face.draw import draw
from cosmodrome.games.star_realms.face.sheet import ComponentSheet, sheet
from cosmodrome.games.star_realms.face.view import TableView
from cosmodrome.games.star_realms.formats import MODES
from cosmodrome.games.star_realms.load import load
from cosmodrome.games.star_realms.player import bot
from cosmodrome.games.star_realms.player.mind import StarRealmsMind
from cosmodrome.games.star_realms.questions.table import QUESTIONS
from cosmodrome.games.star_realms.table import STREAMS, TABLE, TRADE_ROOM, StarRealms
from cosmodrome.kernel.agenda import seats_in
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.flow import then
from cosmodrome.kernel.game import Mode, Names, Say, Setting, Setup
from cosmodrome.kernel.memory.showing import expose
from cosmodrome.kernel.message import Message, Pile, Reading
from cosmodrome.kernel.program import program_of

FIRST = Setting(
    "first", {"en": "Who goes first", "ru": "Кто ходит первым"}, 0, 0, 6,
    ({"en": "by chance", "ru": "по жребию"}, *({"en": f"seat {i}", "ru": f"место {i}"} for i in range(1, 7))),
    names_seat=True,
)  # fmt: skip
LEVEL = Setting(
    "level", {"en": "Level of a challenge", "ru": "Сложность приключения"}, 0, 0, 3,
    (
        {"en": "Novice", "ru": "Новичок"},
        {"en": "Apprentice", "ru": "Ученик"},
        {"en": "Veteran", "ru": "Ветеран"},
        {"en": "Expert", "ru": "Эксперт"},
    ),
)  # fmt: skip
SINGLE = Setting("single_trade_deck", {"en": "One set for 5-6 seats", "ru": "Один набор на 5-6 мест"}, 0, 0, 1)
TURN_LIMIT = Setting("turn_limit", {"en": "Turn limit (0: none)", "ru": "Предел ходов (0: нет)"}, 0, 0, 1000)


def sets_of(setup: Setup) -> int:
    """Double the set for five and six seats (SR-1.4)."""
    return 2 if setup.seats > 4 and not setup.options["single_trade_deck"] else 1


class StarRealmsGame(DeclaredGame[StarRealms, Cards]):
    """All formats and challenges."""

    id = "star_realms"
    name: ClassVar[Names] = {"en": "Star Realms: Frontiers", "ru": "Звёздные империи: Фронтир"}
    version = 2
    releases = {1: "0.1.0"}  # noqa: RUF012
    longest = 40_000  # the highest turn limit, with teams of three who play all their cards in every turn
    settings = (FIRST, LEVEL, SINGLE, TURN_LIMIT)
    lesson = Path(__file__).with_name("lesson")
    locale = Path(__file__).with_name("locale")
    streams = STREAMS
    happenings = EVENTS
    program = program_of(Dispatch, RULES, ARITIES, QUESTIONS, TABLE)

    def __init__(self, data: Cards) -> None:
        super().__init__(data)
        names = data.formats.names + [challenge.names for challenge in data.challenges]
        seats = data.formats.seats + [challenge.players for challenge in data.challenges]
        self.modes = tuple(Mode(*mode) for mode in zip(MODES, names, seats, strict=True))  # type: ignore[misc]

    def read(self, path: Path) -> Cards:
        return load(path)

    def expanded(self, *files: Path) -> Self:
        return type(self)(load(self.data.file, *files))

    def check(self, mode: str, seats: int, options: Mapping[str, int]) -> Setup:
        """Refuse two sets that have more trade cards than the table has room for."""
        setup = super().check(mode, seats, options)
        if sets_of(setup) * self.data.trade_cards() > TRADE_ROOM:
            raise BadSetup("with these expansions five and six seats play with one set: option single_trade_deck")
        return setup

    def blank(self) -> StarRealms:
        state = StarRealms(self.data)
        state.program = self.program
        return state

    def set_up(self, state: StarRealms, setup: Setup) -> None:
        options = setup.options
        lay_out(state, MODES.index(setup.mode), options["level"], options["turn_limit"], sets_of(setup))
        then(state, call.set_up, options["first"] - 1)

    def view(self, state: StarRealms, seat: int) -> TableView:
        return view.table_view(state, seat)

    def own_view(self, state: StarRealms, seat: int, common: Mapping[str, object]) -> TableView:
        return view.own_view(state, seat, cast(TableView, common))

    def redeal(self, state: StarRealms, seat: int, rng: Rng) -> StarRealms:
        return view.redeal(state, seat, rng)

    def cover(self, state: StarRealms, seat: int) -> None:
        cover(state, seat)

    def scores(self, state: StarRealms) -> list[int]:
        return [int(t.AUTHORITY.get(state, t.HEARTS.get(state, seat))) for seat in range(state.seats)]

    def winners(self, state: StarRealms) -> list[int]:
        return seats_in(t.WON.get(state))

    def ending(self, state: StarRealms) -> str:
        """Tell a win of the Boss, of whose challenge nobody is left, from a turn limit (SR-10.3, SR-20.13)."""
        if t.WON.get(state):
            return "won"
        return "boss" if state.has_boss() and max(self.scores(state)) <= 0 else "turn_limit"

    def components(self, state: StarRealms) -> dict[str, int]:
        """Count every card wherever it lies, Explorers in their pile too (SR-1.8)."""
        counts = dict.fromkeys(self.data.numbers, 0) | super().components(state)
        counts["explorer"] += int(t.EXPLORERS.get(state))
        return counts

    def draw(self, view: TableView, say: Say) -> list[str]:
        return draw(self.data, view, say)

    def sheet(self) -> Mapping[str, ComponentSheet]:
        return sheet(self.data)

    def reading(self, component: str, seats: int) -> Reading | None:
        return reading.reading(self.data, component)

    def piles(self, view: TableView) -> list[Pile]:
        return reading.piles(view)

    def legend(self) -> list[Message]:
        return reading.legend()

    def mind(self) -> StarRealmsMind:
        return MIND

    def suggest(self, state: StarRealms, seat: int, rng: Rng) -> int:
        return bot.suggest(state, seat)


expose(StarRealms, TABLE)
MIND: Final = StarRealmsMind()
GAME: Final = StarRealmsGame(load(Path(__file__).with_name("components.json")))
