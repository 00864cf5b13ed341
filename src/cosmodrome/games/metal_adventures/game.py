"""Metal Adventures as the rest of the world sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from cosmodrome.games.metal_adventures import bot, notation, tell, text, view
from cosmodrome.games.metal_adventures.atoms import setup as setup_atoms
from cosmodrome.games.metal_adventures.because import BECAUSE
from cosmodrome.games.metal_adventures.data import CARDS, IDS, NAMES, SHIP_IDS, SPACE_CARDS, TROPHIES, TROPHY_IDS
from cosmodrome.games.metal_adventures.draw import draw
from cosmodrome.games.metal_adventures.events import EVENTS
from cosmodrome.games.metal_adventures.explains import EXPLAINS
from cosmodrome.games.metal_adventures.kinds import QUESTIONS
from cosmodrome.games.metal_adventures.rules import bargains, battles, cruise, effects, honours, moments, turn
from cosmodrome.games.metal_adventures.state import MetalAdventures
from cosmodrome.games.metal_adventures.table import NO_CARD, SHIP, STREAMS
from cosmodrome.kernel.agenda import Rule, seats_in
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Because, Game, Json, Mode, Names, Say, Setup, rules_in
from cosmodrome.kernel.message import Message, Option
from cosmodrome.kernel.state import Event


class MetalAdventuresGame(Game[MetalAdventures]):
    """Three to six space pirates; there is one way to play (MA-1.1)."""

    id = "metal_adventures"
    name: ClassVar[Names] = {"en": "Metal Adventures", "ru": "Космические корсары"}
    version = 1
    releases = {1: "0.1.0"}  # noqa: RUF012
    modes = (Mode("standard", {"en": "Standard game", "ru": "Обычная игра"}, (3, 4, 5, 6)),)
    kinds = QUESTIONS
    events = EVENTS
    quiet = frozenset({"drafted", "turn-ended"})
    names: ClassVar[Mapping[str, Names]] = NAMES
    locale = Path(__file__).with_name("locale")
    streams = STREAMS
    longest = 200_000
    explains: ClassVar[dict[str, tuple[str, ...]]] = EXPLAINS
    because: ClassVar[dict[str, Because]] = BECAUSE

    def blank(self) -> MetalAdventures:
        return MetalAdventures()

    def set_up(self, state: MetalAdventures, setup: Setup) -> None:
        setup_atoms.lay_out(state, setup.seats)
        state.then(turn.set_up)

    def rules(self) -> dict[str, Rule]:
        return rules_in(turn, moments, bargains, battles, honours, cruise, effects)

    def view(self, state: MetalAdventures, seat: int) -> Json:
        return view.table_view(state, seat)

    def redeal(self, state: MetalAdventures, seat: int, rng: Rng) -> MetalAdventures:
        return view.redeal(state, seat, rng)

    def scores(self, state: MetalAdventures) -> list[int]:
        return [state.shown_glory(seat) for seat in range(state.seats)]

    def winners(self, state: MetalAdventures) -> list[int]:
        return seats_in(state.won)

    def prompt(self, state: MetalAdventures, seat: int) -> Message:
        return text.prompt(state, seat)

    def option(self, state: MetalAdventures, seat: int, answer: int) -> Option:
        return text.option(state, seat, answer)

    def notation(self, state: MetalAdventures, seat: int, answer: int) -> str:
        return notation.notation(state, seat, answer)

    def tell(self, event: Event) -> Message:
        return tell.tell(event)

    def components(self, state: MetalAdventures) -> dict[str, int]:
        """Count every card wherever it lies (MA-1.2)."""
        ships = [state.near, state.far, state.shown, state.pile, state.gone, *state.wrecks]
        trophies = [state.trophy_deck, state.trophy_under, state.looked, *state.trophies]
        improvements = [state.market, state.market_under, state.row, state.support_discard, *state.improvements]
        counts = count(SHIP_IDS, SPACE_CARDS, ships)
        if state.fight == SHIP and counts[SHIP_IDS[state.foe]] == 0:
            counts[SHIP_IDS[state.foe]] = 1  # fought over
        return {**counts, **count(TROPHY_IDS, TROPHIES, trophies), **count(IDS, CARDS, improvements)}

    def draw(self, view: Json, say: Say) -> list[str]:
        return draw(view, say)

    def suggest(self, state: MetalAdventures, seat: int, rng: Rng) -> int:
        return bot.suggest(state, seat, rng)


def count(ids: list[str], size: int, piles: list[list[int]]) -> dict[str, int]:
    """Count the cards of some piles by id."""
    counts = dict.fromkeys(ids[:size], 0)
    for pile in piles:
        for card in pile:
            if card != NO_CARD:
                counts[ids[card]] += 1
    return counts


GAME = MetalAdventuresGame()
