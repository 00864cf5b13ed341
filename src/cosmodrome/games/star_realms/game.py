"""Star Realms: Frontiers as the rest of the world sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from cosmodrome.games.star_realms import boss_atoms, bot, log, notation, setup_atoms, text, view
from cosmodrome.games.star_realms.answers import QUESTIONS
from cosmodrome.games.star_realms.because import BECAUSE
from cosmodrome.games.star_realms.challenges import NAMES as CHALLENGE_NAMES
from cosmodrome.games.star_realms.challenges import PLAYERS
from cosmodrome.games.star_realms.data import EXPLORER, IDS, KINDS, NAMES
from cosmodrome.games.star_realms.draw import draw
from cosmodrome.games.star_realms.events import EVENTS
from cosmodrome.games.star_realms.explains import EXPLAINS
from cosmodrome.games.star_realms.formats import FIRST_CHALLENGE, FORMAT_NAMES, FORMAT_SEATS
from cosmodrome.games.star_realms.rules import boss, boss_attacks, boss_cards, boss_colours, cards, combat, turns
from cosmodrome.games.star_realms.state import StarRealms
from cosmodrome.games.star_realms.table import NO_CARD, STREAMS
from cosmodrome.games.star_realms.view import MODES
from cosmodrome.kernel.agenda import Rule, seats_in
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Game, Json, Mode, Names, Say, Setting, Setup, rules_in
from cosmodrome.kernel.message import Message, Option
from cosmodrome.kernel.state import Event

FIRST = Setting(
    "first", {"en": "Who goes first", "ru": "Кто ходит первым"}, 0, 0, 6,
    ({"en": "by chance", "ru": "по жребию"}, *({"en": f"seat {i}", "ru": f"место {i}"} for i in range(1, 7))),
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


class StarRealmsGame(Game[StarRealms]):
    """All formats and challenges."""

    id = "star_realms"
    name: ClassVar[Names] = {"en": "Star Realms: Frontiers", "ru": "Звёздные империи: Фронтир"}
    version = 1
    releases = {1: "0.1.0"}  # noqa: RUF012
    longest = 40_000  # the highest turn limit, with teams of three who play all their cards in every turn
    modes = tuple(
        Mode(id, name, seats)
        for id, name, seats in zip(MODES, FORMAT_NAMES + CHALLENGE_NAMES, FORMAT_SEATS + PLAYERS, strict=True)
    )
    settings = (FIRST, LEVEL, SINGLE, TURN_LIMIT)
    kinds = QUESTIONS
    events = EVENTS
    quiet = frozenset({"row-card-left", "explorer-left", "switched-on"})
    names: ClassVar[Mapping[str, Names]] = NAMES
    locale = Path(__file__).with_name("locale")
    streams = STREAMS
    explains = EXPLAINS
    because = BECAUSE

    def blank(self) -> StarRealms:
        return StarRealms()

    def set_up(self, state: StarRealms, setup: Setup) -> None:
        """Double the set for five and six seats (SR-1.4); a Boss comes after the last seat."""
        options = setup.options
        state.mode = MODES.index(setup.mode)
        state.level = options["level"]
        state.turn_limit = options["turn_limit"]
        sets = 2 if setup.seats > 4 and not options["single_trade_deck"] else 1
        if state.mode < FIRST_CHALLENGE:
            setup_atoms.lay_out(state, setup.seats, sets)
        else:
            state.boss = setup.seats
            setup_atoms.lay_out(state, setup.seats + 1, sets)
            boss_atoms.lay_out_boss(state)
        first = options["first"] - 1
        state.then(turns.set_up, first if first < setup.seats else -1)

    def rules(self) -> dict[str, Rule]:
        return rules_in(turns, cards, combat, boss, boss_attacks, boss_cards, boss_colours)

    def view(self, state: StarRealms, seat: int) -> Json:
        return view.table_view(state, seat)

    def redeal(self, state: StarRealms, seat: int, rng: Rng) -> StarRealms:
        return view.redeal(state, seat, rng)

    def scores(self, state: StarRealms) -> list[int]:
        return [state.authority[state.hearts[seat]] for seat in range(state.seats)]

    def winners(self, state: StarRealms) -> list[int]:
        return seats_in(state.won)

    def prompt(self, state: StarRealms, seat: int) -> Message:
        return text.prompt(state, seat)

    def option(self, state: StarRealms, seat: int, answer: int) -> Option:
        return text.option(state, seat, answer)

    def notation(self, state: StarRealms, seat: int, answer: int) -> str:
        return notation.notation(state, seat, answer)

    def tell(self, event: Event) -> Message:
        return log.tell(event)

    def components(self, state: StarRealms) -> dict[str, int]:
        """Count every card wherever it lies (SR-1.8)."""
        counts = [0] * KINDS
        counts[EXPLORER] = state.explorers
        piles = [state.trade_deck, state.row, state.scrap_heap, state.out_of_game, *state.piles, *state.decks]
        for pile in [*piles, *state.tops, *state.hands, *state.discards, *state.fleets]:
            for kind in pile:
                if kind != NO_CARD:
                    counts[kind] += 1
        return {IDS[kind]: counts[kind] for kind in range(KINDS)}

    def draw(self, view: Json, say: Say) -> list[str]:
        return draw(view, say)

    def suggest(self, state: StarRealms, seat: int, rng: Rng) -> int:
        return bot.suggest(state, seat)


GAME = StarRealmsGame()
