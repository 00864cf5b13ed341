"""Space Base as the rest of the world sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from cosmodrome.games.space_base import atoms, bot, text, view
from cosmodrome.games.space_base.answers import QUESTIONS
from cosmodrome.games.space_base.because import BECAUSE
from cosmodrome.games.space_base.data import CARDS, FIRST_SHIP, IDS, MODES, NAMES
from cosmodrome.games.space_base.draw import draw
from cosmodrome.games.space_base.events import EVENTS
from cosmodrome.games.space_base.rules import effects, rewards, turn
from cosmodrome.games.space_base.rules import setup as setup_rules
from cosmodrome.games.space_base.rules.setup import set_up, set_up_fast
from cosmodrome.games.space_base.state import SpaceBase
from cosmodrome.games.space_base.table import NO_CARD, NOWHERE
from cosmodrome.games.space_base.verbs import SECTORS, VP
from cosmodrome.kernel.agenda import Rule, seats_in
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Game, Json, Mode, Names, Say, Setting, Setup, rules_in
from cosmodrome.kernel.message import Message, Option
from cosmodrome.kernel.state import Event

SKIP_IDLE = Setting(
    "skip_idle",
    {"en": "Never ask about abilities unless one can be used", "ru": "Не спрашивать, если нечего применить"},
    1,
    0,
    1,
)


class SpaceBaseGame(Game[SpaceBase]):
    """The standard game and Light speed, two to five players."""

    id = "space_base"
    name: ClassVar[Names] = {"en": "Space Base", "ru": "Космобаза"}
    version = 1
    releases = {1: "0.1.0"}  # noqa: RUF012
    modes = (
        Mode("standard", {"en": "Standard game", "ru": "Обычная игра"}, (2, 3, 4, 5)),
        Mode("light_speed", {"en": "Light speed", "ru": "Со скоростью света"}, (2, 3, 4, 5)),
    )
    settings = (SKIP_IDLE,)
    kinds = QUESTIONS
    events = EVENTS
    quiet = frozenset({"phase-began", "sector-paid", "left-market", "owed"})
    names: ClassVar[Mapping[str, Names]] = NAMES
    locale = Path(__file__).with_name("locale")
    streams = ("dice", "order", "deck_1", "deck_2", "deck_3")
    explains: ClassVar[dict[str, tuple[str, ...]]] = {
        "drew": ("decks", "players.*.drawn"),
        "put-under": ("under_decks", "decks", "players.*.drawn"),
        "first-player": ("first",),
        "bonus": ("players.*.credits", "players.*.income"),
        "turn-began": ("active", "round", "dice"),
        "phase-began": ("phase", "placed"),
        "die-rolled": ("dice",),
        "die-set": ("dice",),
        "dice-picked-up": ("dice",),
        "dice-used": ("players.*.use",),
        "shifted": ("players.*.use",),
        "doubled": ("doubled",),
        "sector-paid": ("doubled",),
        "gained": ("players.*.credits", "players.*.income", "players.*.vp"),
        "charged": ("players.*.sectors", "placed"),
        "uncharged": ("players.*.sectors",),
        "owed": ("owed",),
        "text-reward": ("owed",),
        "used": ("players.*.sectors",),
        "lost": ("players.*.vp",),
        "bought": ("players.*.credits", "players.*.drawn"),
        "left-market": ("shipyard", "colonies"),
        "filled": ("shipyard", "decks", "under_decks"),
        "placed": ("players.*.sectors",),
        "deployed": ("players.*.sectors",),
        "swapped": ("players.*.sectors",),
        "exchanged": ("players.*.sectors",),
        "end-in-sight": ("ending",),
    }
    because = BECAUSE

    def blank(self) -> SpaceBase:
        return SpaceBase()

    def set_up(self, state: SpaceBase, setup: Setup) -> None:
        mode = MODES.index(setup.mode)
        atoms.lay_out(state, mode, setup.options["skip_idle"] == 0)
        state.then(set_up_fast if mode else set_up)

    def rules(self) -> dict[str, Rule]:
        return rules_in(setup_rules, turn, rewards, effects)

    def view(self, state: SpaceBase, seat: int) -> Json:
        return view.table_view(state)

    def redeal(self, state: SpaceBase, seat: int, rng: Rng) -> SpaceBase:
        return view.redeal(state, seat, rng)

    def scores(self, state: SpaceBase) -> list[int]:
        return [state.resources[3 * seat + VP] for seat in range(state.seats)]

    def winners(self, state: SpaceBase) -> list[int]:
        return seats_in(state.won)

    def prompt(self, state: SpaceBase, seat: int) -> Message:
        return text.prompt(state, seat)

    def option(self, state: SpaceBase, seat: int, answer: int) -> Option:
        return text.option(state, seat, answer)

    def notation(self, state: SpaceBase, seat: int, answer: int) -> str:
        return text.notation(state, seat, answer)

    def tell(self, event: Event) -> Message:
        return text.tell(event)

    def components(self, state: SpaceBase) -> dict[str, int]:
        """Count every card wherever it lies (SB-2.8); the sets of players who are not there stay in the box."""
        counts = [0] * CARDS
        for pile in [state.market, *state.decks, *state.bottoms, *state.drawn]:
            for card in pile:
                if card != NO_CARD:
                    counts[card] += 1
        for card in range(CARDS):
            counts[card] += state.place[card] != NOWHERE
        return {IDS[card]: counts[card] for card in range(CARDS) if card < SECTORS * state.seats or card >= FIRST_SHIP}

    def draw(self, view: Json, say: Say) -> list[str]:
        return draw(view, say)

    def suggest(self, state: SpaceBase, seat: int, rng: Rng) -> int:
        return bot.suggest(state, seat)


GAME = SpaceBaseGame()
