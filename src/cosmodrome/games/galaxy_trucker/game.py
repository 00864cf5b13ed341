"""Galaxy Trucker as the rest of the world sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final, cast

from cosmodrome.games.galaxy_trucker import call, pace
from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.atoms.building import lay_out
from cosmodrome.games.galaxy_trucker.dispatch import ARITIES, RULES, Dispatch
from cosmodrome.games.galaxy_trucker.events import EVENTS
from cosmodrome.games.galaxy_trucker.face import draw, reading, redeal, view
from cosmodrome.games.galaxy_trucker.face.cover import cover
from cosmodrome.games.galaxy_trucker.face.sheet import ComponentSheet, sheet
from cosmodrome.games.galaxy_trucker.face.view import TableView
from cosmodrome.games.galaxy_trucker.kit import EMPTY, Kit
from cosmodrome.games.galaxy_trucker.load import load
from cosmodrome.games.galaxy_trucker.player import bot
from cosmodrome.games.galaxy_trucker.player.mind import GalaxyTruckerMind
from cosmodrome.games.galaxy_trucker.questions.table import QUESTIONS
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.agenda import CLOCK
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.flow import then
from cosmodrome.kernel.game import Mode, Names, Say, Setting, Setup, Timer
from cosmodrome.kernel.memory.native import mypyc_attr
from cosmodrome.kernel.memory.showing import expose
from cosmodrome.kernel.message import Message, Pile, Reading
from cosmodrome.kernel.program import program_of

TURNS = Mode("turns", {"en": "Building in turns", "ru": "Пошаговое строительство"}, (2, 3, 4))
REALTIME = Mode("realtime", {"en": "Building in real time", "ru": "Строительство в реальном времени"}, (2, 3, 4))


def rounds_named(rounds: int) -> Names:
    """Name a set of rounds, given as a sum of bits."""
    names = " + ".join(name for bit, name in enumerate(("I", "II", "III", "IIIa")) if rounds >> bit & 1)
    return {"en": names, "ru": names}


ROUNDS = Setting(
    "rounds", {"en": "Rounds", "ru": "Раунды"}, 7, 1, 15, tuple(rounds_named(rounds) for rounds in range(1, 16))
)  # fmt: skip
TEST_FLIGHT = Setting(
    "test_flight", {"en": "Test flight in place of round I", "ru": "Испытательный полёт вместо 1-го раунда"}, 0, 0, 1
)
BUILD_CHECKS = Setting("build_checks", {"en": "Only faultless placing", "ru": "Только установка без ошибок"}, 0, 0, 1)
EXACT_FORECAST = Setting("exact_forecast", {"en": "Exact forecast", "ru": "Более точные предсказания"}, 0, 0, 1)
TEAM = Setting(
    "team",
    {"en": "Team play (four seats)", "ru": "Командная игра (четыре места)"}, 0, 0, 2,
    ({"en": "no", "ru": "нет"}, {"en": "yes", "ru": "да"}, {"en": "for experts", "ru": "для опытных"}),
)  # fmt: skip
OPEN_CREDITS = Setting("open_credits", {"en": "Credits are open", "ru": "Кредиты открыты"}, 0, 0, 1)
CYCLES = Setting(
    "cycles_per_run", {"en": "Cycles in one hourglass run", "ru": "Кругов ходов за один поворот часов"}, 18, 1, 40
)
SECONDS = Setting(
    "hourglass_seconds", {"en": "Seconds of one hourglass run", "ru": "Секунд в одном повороте часов"}, 90, 10, 600
)
BOT_DELAY = Setting(
    "bot_delay_s", {"en": "Seconds a bot takes for an act", "ru": "Секунд на одно действие бота"}, 4, 1, 60
)


@mypyc_attr(allow_interpreted_subclasses=True)  # a table with other defaults is a subclass
class GalaxyTruckerGame(DeclaredGame[GalaxyTrucker, Kit]):
    """Building in turns or in real time, 2 to 4 truckers, all variants."""

    id = "galaxy_trucker"
    name: ClassVar[Names] = {"en": "Galaxy Trucker", "ru": "С грузом по галактике"}
    version = 2
    releases = {1: "0.1.0"}  # noqa: RUF012
    modes = (TURNS, REALTIME)
    settings: ClassVar[tuple[Setting, ...]] = (
        ROUNDS, TEST_FLIGHT, BUILD_CHECKS, EXACT_FORECAST, TEAM, OPEN_CREDITS, CYCLES, SECONDS, BOT_DELAY,
    )  # fmt: skip
    lesson = Path(__file__).with_name("lesson")
    locale = Path(__file__).with_name("locale")
    streams = t.STREAMS
    longest = 60_000
    happenings = EVENTS
    program = program_of(Dispatch, RULES, ARITIES, QUESTIONS, t.TABLE)

    def check(self, mode: str, seats: int, options: Mapping[str, int]) -> Setup:
        setup = super().check(mode, seats, options)
        if setup.options["team"] and seats != 4:
            raise BadSetup(f"team play is for 4 seats, not for {seats}")
        return setup

    def read(self, path: Path) -> Kit:
        return load(path)

    def blank(self) -> GalaxyTrucker:
        state = GalaxyTrucker(self.data)
        state.program = self.program
        return state

    def set_up(self, state: GalaxyTrucker, setup: Setup) -> None:
        lay_out(state, setup.mode == "realtime", dict(setup.options))
        then(state, call.next_round)

    def view(self, state: GalaxyTrucker, seat: int) -> TableView:
        return view.table_view(state, seat)

    def own_view(self, state: GalaxyTrucker, seat: int, common: Mapping[str, object]) -> TableView:
        return view.own_view(state, seat, cast(TableView, common))

    def redeal(self, state: GalaxyTrucker, seat: int, rng: Rng) -> GalaxyTrucker:
        return redeal.redeal(state, seat, rng)

    def cover(self, state: GalaxyTrucker, seat: int) -> None:
        cover(state, seat)

    def scores(self, state: GalaxyTrucker) -> list[int]:
        return [int(t.CREDITS.get(state, state.purse(seat))) for seat in range(state.seats)]

    def winners(self, state: GalaxyTrucker) -> list[int]:
        scores = self.scores(state)
        return [seat for seat in range(state.seats) if scores[seat] == max(scores) > 0]

    def succeeded(self, state: GalaxyTrucker) -> list[int]:
        """Return who has at least 1 credit (GT-1.4)."""
        return [seat for seat, score in enumerate(self.scores(state)) if score > 0]

    def components(self, state: GalaxyTrucker) -> dict[str, int]:
        """Count every component; tiles on ships, goods and unused starting cabins lie where no field says it."""
        counts = super().components(state)
        tiles = [self.data.start_cabins[ship] for ship in range(state.seats, len(self.data.start_cabins))]
        for ship in range(state.seats):
            tiles += [int(piece) // 4 for piece in t.SHIPS.row(state, ship) if piece != EMPTY]
        for tile in tiles:
            counts[self.data.tile_id(tile)] = counts.get(self.data.tile_id(tile), 0) + 1
        for colour, id in enumerate(self.data.ids["goods"]):
            aboard = sum(state.goods(ship)[colour] for ship in range(state.seats))
            counts[id] = int(t.BANK.get(state, colour) + t.PALLET.get(state, colour)) + aboard
        return dict(sorted(counts.items()))

    def draw(self, view: TableView, say: Say) -> list[str]:
        return draw.draw(self.data, view, say)

    def sheet(self) -> dict[str, ComponentSheet]:
        return sheet(self.data)

    def reading(self, component: str, seats: int) -> Reading | None:
        return reading.reading(self.data, component)

    def piles(self, view: TableView) -> list[Pile]:
        return reading.piles(view)

    def legend(self) -> list[Message]:
        return reading.legend()

    def mind(self) -> GalaxyTruckerMind:
        return MIND

    def suggest(self, state: GalaxyTrucker, seat: int, rng: Rng) -> int:
        return bot.suggest(state, seat)

    def has_clock(self, setup: Setup) -> bool:
        return setup.mode == REALTIME.id

    def timer(self, state: GalaxyTrucker) -> Timer | None:
        """Return the sand that runs; a new id for each question and each turn of the glass (GT-8.1, GT-8.2)."""
        tick = pace.tick(state, 0) if state.is_asked(CLOCK) else None
        return tick and Timer(state.question().number * 8 + int(t.CIRCLE.get(state)) + 1, *tick)

    def delay(self, state: GalaxyTrucker, seat: int, answer: int) -> int:
        return pace.duration(state, seat, answer)


expose(GalaxyTrucker, t.TABLE)
MIND: Final = GalaxyTruckerMind()
GAME: Final = GalaxyTruckerGame(load(Path(__file__).with_name("components.json")))
