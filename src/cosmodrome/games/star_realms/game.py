"""Star Realms: Frontiers as the rest of the world sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from cosmodrome.games.star_realms import atoms, bot, rules, text, view
from cosmodrome.games.star_realms.answers import QUESTIONS
from cosmodrome.games.star_realms.data import EXPLORER, IDS, KINDS, NAMES
from cosmodrome.games.star_realms.draw import draw
from cosmodrome.games.star_realms.events import EVENTS
from cosmodrome.games.star_realms.state import StarRealms
from cosmodrome.games.star_realms.table import NO_CARD
from cosmodrome.kernel.agenda import Rule, bit
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Game, Json, Mode, Names, Say, Setting, Setup, rules_in
from cosmodrome.kernel.message import Message, Option
from cosmodrome.kernel.state import Event

FIRST = Setting("first", {"en": "First player (0: random)", "ru": "Первый игрок (0: случайно)"}, 0, 0, 2)
TURN_LIMIT = Setting("turn_limit", {"en": "Turn limit (0: none)", "ru": "Предел ходов (0: нет)"}, 0, 0, 1000)


class StarRealmsGame(Game[StarRealms]):
    """The duel of two players."""

    id = "star_realms"
    name: ClassVar[Names] = {"en": "Star Realms: Frontiers", "ru": "Звёздные империи: Фронтир"}
    version = 1
    modes = (Mode("duel", {"en": "Standard duel", "ru": "Обычная дуэль"}, (2,)),)
    settings = (FIRST, TURN_LIMIT)
    kinds = QUESTIONS
    events = EVENTS
    streams = ("order", "trade_deck", *(f"deck_{owner}" for owner in range(7)))
    explains: ClassVar[dict[str, tuple[str, ...]]] = {
        "turn-began": ("turn", "active", "players.*.fleet"),
        "played": ("players.*.hand", "players.*.hand_size", "players.*.unseen", "players.*.fleet"),
        "used-ability": ("players.*.fleet",),
        "switched-on": ("players.*.fleet",),
        "gained": ("players.*.trade", "players.*.combat", "players.*.authority"),
        "drew": (
            "players.*.hand",
            "players.*.hand_size",
            "players.*.unseen",
            "players.*.deck_size",
            "players.*.deck_top",
        ),
        "drew-hidden": ("players.*.hand_size", "players.*.unseen", "players.*.deck_size", "players.*.deck_top"),
        "shuffled": ("players.*.discard", "players.*.unseen", "players.*.deck_size"),
        "bought": ("players.*.trade",),
        "acquired": ("players.*.discard", "players.*.deck_size", "players.*.deck_top", "players.*.next_bases"),
        "row-card-left": ("row",),
        "row-filled": ("row", "trade_deck"),
        "explorer-left": ("explorers",),
        "scrapped": (
            "players.*.hand",
            "players.*.hand_size",
            "players.*.unseen",
            "players.*.discard",
            "players.*.fleet",
            "players.*.scrapped",
            "scrap_heap",
            "explorers",
        ),
        "row-card-scrapped": ("scrap_heap",),
        "attacked": ("players.*.combat", "players.*.authority"),
        "base-attacked": ("players.*.combat",),
        "base-destroyed": ("players.*.fleet", "players.*.discard"),
        "discarded": ("players.*.hand", "players.*.hand_size", "players.*.unseen", "players.*.discard"),
        "topped": ("players.*.discard", "players.*.deck_size", "players.*.deck_top"),
        "next-base-topped": ("players.*.next_bases",),
        "will-return": ("players.*.returning",),
        "returned": ("players.*.returning", "players.*.discard", "scrap_heap"),
        "cleaned-up": (
            "players.*.trade",
            "players.*.combat",
            "players.*.hand",
            "players.*.hand_size",
            "players.*.unseen",
            "players.*.discard",
            "players.*.fleet",
            "players.*.scrapped",
            "players.*.next_bases",
        ),
    }

    def blank(self) -> StarRealms:
        return StarRealms()

    def set_up(self, state: StarRealms, setup: Setup) -> None:
        atoms.lay_out(state, setup.seats)
        state.turn_limit = setup.options["turn_limit"]
        state.then(rules.set_up, setup.options["first"] - 1)

    def rules(self) -> dict[str, Rule]:
        return rules_in(rules)

    def view(self, state: StarRealms, seat: int) -> Json:
        return view.table_view(state, seat)

    def redeal(self, state: StarRealms, seat: int, rng: Rng) -> StarRealms:
        return view.redeal(state, seat, rng)

    def scores(self, state: StarRealms) -> list[int]:
        return state.authority[: state.seats]

    def winners(self, state: StarRealms) -> list[int]:
        return [seat for seat in range(state.seats) if state.won & bit(seat)]

    def prompt(self, state: StarRealms, seat: int) -> Message:
        return text.prompt(state, seat)

    def option(self, state: StarRealms, seat: int, answer: int) -> Option:
        return text.option(state, seat, answer)

    def notation(self, state: StarRealms, seat: int, answer: int) -> str:
        return text.notation(state, seat, answer)

    def tell(self, event: Event) -> Message:
        return text.tell(event)

    def components(self, state: StarRealms) -> dict[str, int]:
        """Count every card wherever it lies (SR-1.8)."""
        counts = [0] * KINDS
        counts[EXPLORER] = state.explorers
        piles = [state.trade_deck, state.row, state.scrap_heap, *state.decks, *state.tops]
        for pile in [*piles, *state.hands, *state.discards, *state.fleets]:
            for kind in pile:
                if kind != NO_CARD:
                    counts[kind] += 1
        return {IDS[kind]: counts[kind] for kind in range(KINDS)}

    def names(self) -> Mapping[str, Names]:
        return NAMES

    def locale(self) -> Path:
        return Path(__file__).with_name("locale")

    def draw(self, view: Json, say: Say) -> list[str]:
        return draw(view, say)

    def suggest(self, state: StarRealms, seat: int, rng: Rng) -> int:
        return bot.suggest(state, seat)


GAME = StarRealmsGame()
