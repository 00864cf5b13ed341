"""Mission: Red Planet as a game of the platform."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from cosmodrome.games.red_planet import atoms, bot, counting, redeal, tell, text, view
from cosmodrome.games.red_planet.answers import QUESTIONS
from cosmodrome.games.red_planet.because import BECAUSE
from cosmodrome.games.red_planet.cards import CARD_IDS
from cosmodrome.games.red_planet.data import (
    ASSEMBLIES,
    ASTRONAUT_IDS,
    ASTRONAUTS,
    CHARACTER_IDS,
    NAMES,
    PADS,
    REGION_TOKEN_IDS,
    RESOURCE_TOKEN_IDS,
    RESOURCES,
    SHIP_IDS,
    VP_TOKEN_IDS,
)
from cosmodrome.games.red_planet.draw import draw
from cosmodrome.games.red_planet.events import EVENTS
from cosmodrome.games.red_planet.explains import EXPLAINS
from cosmodrome.games.red_planet.rules import abilities, actions, course, phases
from cosmodrome.games.red_planet.rules import setup as set_up_rules
from cosmodrome.games.red_planet.state import RedPlanet
from cosmodrome.games.red_planet.table import (
    CHARACTER_BIT,
    COLOURS,
    FACE_DOWN,
    NEUTRAL,
    NO_CARD,
    NO_SHIP,
    NOT_CHOSEN,
    PLACES,
    STREAMS,
)
from cosmodrome.kernel.agenda import Rule, seats_in
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Because, Game, Json, Mode, Names, Say, Setting, Setup, rules_in
from cosmodrome.kernel.message import Message, Option
from cosmodrome.kernel.state import Event

ASSEMBLY = Setting(
    "assembly",
    {"en": "Map assembly", "ru": "Вариант сборки карты"},
    1,
    0,
    ASSEMBLIES,
    ({"en": "random", "ru": "случайный"}, *({"en": en, "ru": ru} for en, ru in zip("ABCD", "АБВГ", strict=True))),
)
DUEL_COLOURS = [0, NEUTRAL, NEUTRAL + 1, 1]  # clockwise: the players sit side by side, neutral colours opposite


class RedPlanetGame(Game[RedPlanet]):
    """Three to six companies, or the duel of two with neutral ones."""

    id = "red_planet"
    name: ClassVar[Names] = {"en": "Mission: Red Planet", "ru": "Миссия «Красная планета»"}
    version = 1
    releases = {1: "0.1.0"}  # noqa: RUF012
    modes = (
        Mode("companies", {"en": "Three to six companies", "ru": "От трёх до шести компаний"}, (3, 4, 5, 6)),
        Mode("duel", {"en": "Duel", "ru": "Дуэль"}, (2,)),
    )
    settings = (ASSEMBLY,)
    kinds = QUESTIONS
    events = EVENTS
    quiet = frozenset({"called", "card-kept", "characters-cleared", "character-chosen-hidden", "goals-dealt-hidden"})
    names: ClassVar[Mapping[str, Names]] = NAMES
    locale = Path(__file__).with_name("locale")
    streams = STREAMS
    longest = 2_000
    explains: ClassVar[dict[str, tuple[str, ...]]] = EXPLAINS
    because: ClassVar[dict[str, Because]] = BECAUSE

    def blank(self) -> RedPlanet:
        return RedPlanet()

    def set_up(self, state: RedPlanet, setup: Setup) -> None:
        colours = DUEL_COLOURS if setup.seats == 2 else list(range(setup.seats))
        atoms.lay_out(state, colours, PADS[setup.seats])
        state.then(set_up_rules.set_up, setup.options["assembly"] - 1)

    def rules(self) -> dict[str, Rule]:
        return rules_in(set_up_rules, abilities, actions, course, phases)

    def view(self, state: RedPlanet, seat: int) -> Json:
        return view.table_view(state, seat)

    def redeal(self, state: RedPlanet, seat: int, rng: Rng) -> RedPlanet:
        return redeal.redeal(state, seat, rng)

    def scores(self, state: RedPlanet) -> list[int]:
        """Return the totals of the players' colours; before the scoring only their VP tokens count."""
        if view.is_scored(state):
            return [counting.total(state, seat) for seat in range(state.seats)]
        return [counting.token_points(state, seat) for seat in range(state.seats)]

    def winners(self, state: RedPlanet) -> list[int]:
        return seats_in(state.won)

    def prompt(self, state: RedPlanet, seat: int) -> Message:
        return text.prompt(state, seat)

    def option(self, state: RedPlanet, seat: int, answer: int) -> Option:
        return text.option(state, seat, answer)

    def notation(self, state: RedPlanet, seat: int, answer: int) -> str:
        return text.notation(state, seat, answer)

    def tell(self, event: Event) -> Message:
        return tell.tell(event)

    def components(self, state: RedPlanet) -> dict[str, int]:
        """Count everything wherever it lies; what takes no part is in the box (RP-1.10 to RP-1.10d)."""
        counts = dict.fromkeys(ASTRONAUT_IDS, ASTRONAUTS)
        for colour in state.colours:
            counts[text.astronaut(colour)] = sum(state.astronauts[place * COLOURS + colour] for place in range(PLACES))
        for ids, numbers in (
            (SHIP_IDS, [*state.ships, *state.ship_discard, *(ship for ship in state.pads if ship != NO_SHIP)]),
            (CARD_IDS, cards_of(state)),
            (CHARACTER_IDS, characters_of(state)),
            (RESOURCE_TOKEN_IDS, [*state.heap, *(kind for kind in state.resources if kind != FACE_DOWN)]),
            (REGION_TOKEN_IDS, [token // 2 for token in range(len(state.tokens))]),
            (VP_TOKEN_IDS, vp_tokens_of(state)),
        ):
            for i, id in enumerate(ids):
                counts[id] = numbers.count(i)
        return counts

    def draw(self, view: Json, say: Say) -> list[str]:
        return draw(view, say)

    def suggest(self, state: RedPlanet, seat: int, rng: Rng) -> int:
        return bot.suggest(state, seat, rng)


def cards_of(state: RedPlanet) -> list[int]:
    """List the colonization cards wherever they lie."""
    piles = [state.cards, state.card_discard, *state.held, *state.boxed_cards, state.placed, [state.drawn]]
    return [card for pile in piles for card in pile if card != NO_CARD]


def characters_of(state: RedPlanet) -> list[int]:
    """List the characters of all colours in play wherever they lie."""
    found: list[int] = []
    for colour in state.colours:
        hidden = state.chosen[colour] != NOT_CHOSEN and not state.is_open(colour)
        masks = [state.hands[colour], state.played[colour], state.boxed[colour]]
        if hidden:
            masks.append(CHARACTER_BIT[state.chosen[colour]])
        found += [i for mask in masks for i in range(len(CHARACTER_BIT)) if mask & CHARACTER_BIT[i]]
    return found


def vp_tokens_of(state: RedPlanet) -> list[int]:
    """List the resources of all VP tokens wherever they lie."""
    found: list[int] = []
    for resource in range(RESOURCES):
        collected = sum(state.collected[resource::RESOURCES])
        lying = sum(n for n, kind in zip(state.lying, state.resources, strict=True) if kind == resource)
        found += [resource] * (state.stock[resource] + collected + lying)
    return found


GAME = RedPlanetGame()
