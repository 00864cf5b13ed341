"""Moon Dust as everybody else sees it: players, bots, servers and tests."""

from pathlib import Path
from typing import ClassVar, Final

from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.components import Components
from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.kernel.game import Mode, Names, Setting, Setup, rules_in
from cosmodrome.kernel.message import CardSheet, Message, Sign
from cosmodrome.kernel.program import program_in
from cosmodrome.kernel.view import card_sheet
from moon_dust import rules
from moon_dust.events import EVENTS
from moon_dust.questions import DIG_OR_FLY
from moon_dust.table import (
    BASE,
    CONTRACT,
    CONTRACTS,
    CRYSTALS,
    DATA,
    DECK,
    HOLD,
    MINE,
    NONE,
    ROUNDS,
    SHOWN,
    STREAMS,
    TABLE,
    MoonDust,
    points,
)

ENOUGH: Final = 12  # crystals with which the game's own player flies home


class MoonDustGame(DeclaredGame[MoonDust, Components]):
    """The game's description, and what does not follow from its declarations."""

    id = "moon_dust"
    name: ClassVar[Names] = {"en": "Moon Dust", "ru": "Лунная пыль"}
    version = 1
    modes = (Mode("standard", {"en": "Standard", "ru": "Обычная игра"}, (2, 3, 4)),)
    settings = (Setting("rounds", {"en": "Rounds", "ru": "Раунды"}, default=4, low=1, high=10),)
    streams = STREAMS
    longest = 1000
    state = MoonDust
    happenings = EVENTS
    program = program_in(rules_in(rules).values(), [DIG_OR_FLY], TABLE)
    locale = Path(__file__).with_name("locale")
    rulebook = Path(__file__).with_name("rulebook")
    poster = Path(__file__).with_name("poster.svg")

    def set_up(self, state: MoonDust, setup: Setup) -> None:
        ROUNDS.set(state, setup.options["rounds"])
        MINE.set(state, CRYSTALS)
        for contract in range(CONTRACTS):
            DECK.add(state, 0, contract)
        state.then(rules.deal_contracts)

    def scores(self, state: MoonDust) -> list[int]:
        return [BASE.get(state, seat) + contract_points(state, seat) for seat in range(state.seats)]

    def components(self, state: MoonDust) -> dict[str, int]:
        crystals = MINE.get(state) + HOLD.get(state) + sum(BASE.get(state, seat) for seat in range(state.seats))
        return {**super().components(state), "crystal": crystals}

    def sheet(self) -> dict[str, CardSheet]:
        return {
            f"contract-{n}": card_sheet([Sign("vp", f"+{n}")], [Message("sheet-contract", {"n": n})])
            for n in range(1, CONTRACTS + 1)
        }

    def suggest(self, state: MoonDust, seat: int, rng: Rng) -> int:
        return DIG_OR_FLY.dig.first if MINE.get(state) > 0 and HOLD.get(state) < ENOUGH else DIG_OR_FLY.fly.first


def contract_points(state: MoonDust, seat: int) -> int:
    """Return what the contract of a seat is worth, in secret or shown; nothing before it is dealt."""
    contract = max(CONTRACT.get(state, seat), SHOWN.get(state, seat))
    return 0 if contract == NONE else points(contract)


GAME: Final = MoonDustGame(DATA)
