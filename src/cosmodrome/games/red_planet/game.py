"""Mission: Red Planet as the rest of the world sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final, cast

from cosmodrome.games.red_planet import call, counting
from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.atoms import rounds
from cosmodrome.games.red_planet.board import characters_in
from cosmodrome.games.red_planet.box import REGIONS, RESOURCES, TOKENS_PER_REGION, Box
from cosmodrome.games.red_planet.dispatch import ARITIES, RULES, Dispatch
from cosmodrome.games.red_planet.events import EVENTS
from cosmodrome.games.red_planet.face import reading
from cosmodrome.games.red_planet.face.cover import cover
from cosmodrome.games.red_planet.face.draw import draw
from cosmodrome.games.red_planet.face.redeal import redeal
from cosmodrome.games.red_planet.face.sheet import ComponentSheet, sheet
from cosmodrome.games.red_planet.face.view import TableView, own_view, table_view
from cosmodrome.games.red_planet.face.words import astronaut
from cosmodrome.games.red_planet.load import load
from cosmodrome.games.red_planet.player import bot
from cosmodrome.games.red_planet.player.mind import RedPlanetMind
from cosmodrome.games.red_planet.questions.table import QUESTIONS
from cosmodrome.games.red_planet.table import COLOURS, PLACES, STREAMS, TABLE, RedPlanet
from cosmodrome.kernel.agenda import BITS, seats_in
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.kernel.flow import then
from cosmodrome.kernel.game import Mode, Names, Say, Setting, Setup
from cosmodrome.kernel.memory.showing import expose
from cosmodrome.kernel.message import Message, Pile, Reading
from cosmodrome.kernel.program import program_of

ASSEMBLIES: Final = tuple({"en": en, "ru": ru} for en, ru in zip("ABCD", "АБВГ", strict=True))
ASSEMBLY: Final = Setting(
    "assembly",
    {"en": "Map assembly", "ru": "Вариант сборки карты"},
    1,
    0,
    len(ASSEMBLIES),
    ({"en": "random", "ru": "случайный"}, *ASSEMBLIES),
)


class RedPlanetGame(DeclaredGame[RedPlanet, Box]):
    """Three to six companies, or the duel of two with neutral ones."""

    id = "red_planet"
    name: ClassVar[Names] = {"en": "Mission: Red Planet", "ru": "Миссия «Красная планета»"}
    version = 2
    releases = {1: "0.1.0"}  # noqa: RUF012
    modes = (
        Mode("companies", {"en": "Three to six companies", "ru": "От трёх до шести компаний"}, (3, 4, 5, 6)),
        Mode("duel", {"en": "Duel", "ru": "Дуэль"}, (2,)),
    )
    settings = (ASSEMBLY,)
    lesson = Path(__file__).with_name("lesson")
    locale = Path(__file__).with_name("locale")
    streams = STREAMS
    longest = 2_000
    happenings = EVENTS
    program = program_of(Dispatch, RULES, ARITIES, QUESTIONS, TABLE)

    def read(self, path: Path) -> Box:
        return load(path)

    def blank(self) -> RedPlanet:
        state = RedPlanet(self.data)
        state.program = self.program
        return state

    def set_up(self, state: RedPlanet, setup: Setup) -> None:
        rounds.lay_out(state)
        then(state, call.set_up, setup.options["assembly"] - 1)

    def view(self, state: RedPlanet, seat: int) -> TableView:
        return table_view(state, seat)

    def own_view(self, state: RedPlanet, seat: int, common: Mapping[str, object]) -> TableView:
        return own_view(state, seat, cast(TableView, common))

    def redeal(self, state: RedPlanet, seat: int, rng: Rng) -> RedPlanet:
        return redeal(state, seat, rng)

    def cover(self, state: RedPlanet, seat: int) -> None:
        cover(state, seat)

    def scores(self, state: RedPlanet) -> list[int]:
        """Return the totals of the players' colours; before the scoring only their VP tokens count."""
        count = counting.total if state.is_scored() else counting.token_points
        return [int(count(state, seat)) for seat in range(state.seats)]

    def winners(self, state: RedPlanet) -> list[int]:
        return seats_in(t.WON.get(state))

    def components(self, state: RedPlanet) -> dict[str, int]:
        """Count everything wherever it lies; what takes no part is in the box (RP-1.10 to RP-1.10d)."""
        ids, counts = self.data.ids, super().components(state)
        counts |= dict.fromkeys(ids["astronaut"], int(self.data.astronauts)) | dict.fromkeys(ids["character"], 0)
        for colour in state.in_play():
            places = range(PLACES)
            counts[astronaut(self.data, colour)] = sum(int(t.ASTRONAUTS.get(state, p, colour)) for p in places)
            for character in characters_of(state, colour):
                counts[ids["character"][character]] += 1
        counts |= dict.fromkeys(ids["region_token"], TOKENS_PER_REGION)
        return counts | {ids["vp_token"][kind]: vp_tokens(state, kind) for kind in range(RESOURCES)}

    def draw(self, view: TableView, say: Say) -> list[str]:
        return draw(view, say)

    def sheet(self) -> Mapping[str, ComponentSheet]:
        return sheet(self.data)

    def reading(self, component: str, seats: int) -> Reading | None:
        return reading.reading(self.data, component)

    def piles(self, view: TableView) -> list[Pile]:
        return reading.piles(view)

    def legend(self) -> list[Message]:
        return reading.legend()

    def mind(self) -> RedPlanetMind:
        return MIND

    def suggest(self, state: RedPlanet, seat: int, rng: Rng) -> int:
        return bot.suggest(state, seat, rng)


def characters_of(state: RedPlanet, colour: int) -> list[int]:
    """List the characters of a colour wherever they lie; a chosen one that is open lies among those played."""
    masks = [int(field.get(state, colour)) for field in (t.HAND, t.PLAYED, t.BOXED)]
    chosen = t.CHOSEN.get(state, colour)
    if chosen != t.NOT_CHOSEN and not state.is_open(colour):
        masks.append(int(BITS[chosen]))
    return [character for mask in masks for character in characters_in(mask)]


def vp_tokens(state: RedPlanet, resource: int) -> int:
    """Count the VP tokens of a resource wherever they lie."""
    collected = sum(int(t.COLLECTED.get(state, colour, resource)) for colour in range(COLOURS))
    regions = [region for region in range(REGIONS) if t.RESOURCE.get(state, region) == resource]
    return int(t.STOCK.get(state, resource)) + collected + sum(int(t.LYING.get(state, region)) for region in regions)


expose(RedPlanet, TABLE)
setattr(RedPlanet, "colours", property(RedPlanet.in_play))  # noqa: B010 - as fields are exposed; it follows from the seats
MIND: Final = RedPlanetMind()
GAME: Final = RedPlanetGame(load(Path(__file__).with_name("components.json")))
