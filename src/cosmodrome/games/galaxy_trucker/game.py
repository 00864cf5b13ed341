"""Galaxy Trucker as the rest of the world sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from cosmodrome.games.galaxy_trucker import bot, draw, pace, story, text, view
from cosmodrome.games.galaxy_trucker.answers import QUESTIONS
from cosmodrome.games.galaxy_trucker.atoms.building import lay_out
from cosmodrome.games.galaxy_trucker.because import BECAUSE
from cosmodrome.games.galaxy_trucker.cards import CARD_IDS
from cosmodrome.games.galaxy_trucker.data import EMPTY, GOODS_IDS, NAMES, NO_TILE, START_CABIN, TILE_IDS
from cosmodrome.games.galaxy_trucker.events import EVENTS
from cosmodrome.games.galaxy_trucker.explains import EXPLAINS
from cosmodrome.games.galaxy_trucker.rules import building, cards, cargo, damage, flight, launch
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.table import STREAMS
from cosmodrome.kernel._native import mypyc_attr
from cosmodrome.kernel.agenda import CLOCK, Rule
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.game import Because, Game, Json, Mode, Names, Say, Setting, Setup, Timer, rules_in
from cosmodrome.kernel.message import Message, Option
from cosmodrome.kernel.state import Event

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
class GalaxyTruckerGame(Game[GalaxyTrucker]):
    """Building in turns or in real time, 2 to 4 truckers, all variants."""

    id = "galaxy_trucker"
    name: ClassVar[Names] = {"en": "Galaxy Trucker", "ru": "С грузом по галактике"}
    version = 1
    releases = {1: "0.1.0"}  # noqa: RUF012
    modes = (TURNS, REALTIME)
    settings: ClassVar[tuple[Setting, ...]] = (
        ROUNDS,
        TEST_FLIGHT,
        BUILD_CHECKS,
        EXACT_FORECAST,
        TEAM,
        OPEN_CREDITS,
        CYCLES,
        SECONDS,
        BOT_DELAY,
    )
    kinds = QUESTIONS
    events = EVENTS
    names: ClassVar[Mapping[str, Names]] = NAMES
    locale = Path(__file__).with_name("locale")
    streams = STREAMS
    longest = 60_000
    quiet = frozenset({"cycle-began", "closed-pile", "charged", "card-closed"})
    explains: ClassVar[dict[str, tuple[str, ...]]] = EXPLAINS
    because: ClassVar[dict[str, Because]] = BECAUSE

    def check(self, mode: str, seats: int, options: Mapping[str, int]) -> Setup:
        setup = super().check(mode, seats, options)
        if setup.options["team"] and seats != 4:
            raise BadSetup(f"team play is for 4 seats, not for {seats}")
        return setup

    def blank(self) -> GalaxyTrucker:
        return GalaxyTrucker()

    def set_up(self, state: GalaxyTrucker, setup: Setup) -> None:
        lay_out(state, setup.seats)
        options = setup.options
        state.rounds = options["rounds"]
        state.realtime = 1 if setup.mode == "realtime" else 0
        state.strict = options["build_checks"]
        state.exact = options["exact_forecast"]
        state.team = options["team"]
        state.open_credits = options["open_credits"]
        state.test_flight = options["test_flight"]
        state.cycles_per_run = options["cycles_per_run"]
        state.hourglass_seconds = options["hourglass_seconds"]
        state.bot_delay = options["bot_delay_s"]
        state.then(building.next_round)

    def rules(self) -> dict[str, Rule]:
        return rules_in(building, launch, damage, cargo, cards, flight)

    def view(self, state: GalaxyTrucker, seat: int) -> Json:
        return view.table_view(state, seat)

    def redeal(self, state: GalaxyTrucker, seat: int, rng: Rng) -> GalaxyTrucker:
        return view.redeal(state, seat, rng)

    def scores(self, state: GalaxyTrucker) -> list[int]:
        return [state.credits[state.purse(seat)] for seat in range(state.seats)]

    def winners(self, state: GalaxyTrucker) -> list[int]:
        scores = self.scores(state)
        return [seat for seat in range(state.seats) if scores[seat] == max(scores) > 0]

    def prompt(self, state: GalaxyTrucker, seat: int) -> Message:
        return text.prompt(state, seat)

    def option(self, state: GalaxyTrucker, seat: int, answer: int) -> Option:
        return text.option(state, seat, answer)

    def notation(self, state: GalaxyTrucker, seat: int, answer: int) -> str:
        return text.notation(state, seat, answer)

    def tell(self, event: Event) -> Message:
        return story.tell(event)

    def components(self, state: GalaxyTrucker) -> dict[str, int]:
        """Count every tile, card and goods block wherever it lies."""
        tiles = [0] * len(TILE_IDS)
        for tile in [*state.heap, *state.face_up, *(tile for tile in state.hand if tile != NO_TILE)]:
            tiles[tile] += 1
        for pile in [*state.reserve, *state.lost]:
            for tile in pile:
                tiles[tile] += 1
        for ship in state.ships:
            for piece in ship:
                if piece != EMPTY:
                    tiles[piece // 4] += 1
        for seat in range(state.seats, 4):
            tiles[START_CABIN[seat]] += 1  # in the box
        counts = {TILE_IDS[tile]: tiles[tile] for tile in range(len(TILE_IDS))}
        cards_by_place = [*state.decks, *state.piles, state.box, state.opened]
        counts |= {id: sum(pile.count(card) for pile in cards_by_place) for card, id in enumerate(CARD_IDS)}
        for colour, id in enumerate(GOODS_IDS):
            aboard = sum(state.goods(ship)[colour] for ship in range(state.seats))
            counts[id] = state.bank[colour] + state.pallet[colour] + aboard
        return counts

    def draw(self, view: Json, say: Say) -> list[str]:
        return draw.draw(view, say)

    def suggest(self, state: GalaxyTrucker, seat: int, rng: Rng) -> int:
        return bot.suggest(state, seat)

    def timer(self, state: GalaxyTrucker) -> Timer | None:
        """Return the sand that runs; a new id for each question and each turn of the glass (GT-8.1, GT-8.2)."""
        tick = pace.tick(state, 0) if state.is_asked(CLOCK) else None
        return None if tick is None else Timer(state.question().number * 8 + state.circle + 1, tick[0], tick[1])

    def delay(self, state: GalaxyTrucker, seat: int, answer: int) -> int:
        return pace.duration(state, seat, answer)


GAME = GalaxyTruckerGame()
