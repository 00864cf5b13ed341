"""Long Tow as everybody else sees it."""

from pathlib import Path
from typing import ClassVar, Final

from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.components import Components
from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.kernel.game import Mode, Names, Setting, Setup
from cosmodrome.kernel.message import CardSheet, Sign
from cosmodrome.kernel.program import program_in
from cosmodrome.kernel.view import card_sheet
from long_tow import table as t
from long_tow.rules import SEND, begin_round, deal_tugs, reveal
from long_tow.table import DOCK, HAULED, HELD, LongTow, thrust, worth


class LongTowGame(DeclaredGame[LongTow, Components]):
    """The game's description, and what does not follow from its declarations."""

    id = "long_tow"
    name: ClassVar[Names] = {"en": "Long Tow", "ru": "Дальний буксир"}
    version = 1
    modes = (Mode("standard", {"en": "Standard", "ru": "Обычная игра"}, (2, 3, 4)),)
    settings = (Setting("rounds", {"en": "Wrecks", "ru": "Обломки"}, default=5, low=3, high=6),)
    streams = t.STREAMS
    state = LongTow
    happenings = t.EVENTS
    program = program_in([deal_tugs, begin_round, reveal], [SEND], t.TABLE)
    locale = Path(__file__).with_name("locale")
    rulebook = Path(__file__).with_name("rulebook")
    poster = Path(__file__).with_name("poster.svg")
    board = Path(__file__).with_name("board")

    def set_up(self, state: LongTow, setup: Setup) -> None:
        t.ROUNDS.set(state, setup.options["rounds"])
        for tug in range(t.TUGS):
            DOCK.add(state, 0, tug)
        for wreck in range(t.WRECKS):
            t.SPACE.add(state, 0, wreck)
        state.then(deal_tugs)

    def scores(self, state: LongTow) -> list[int]:
        hauls = [sum(map(worth, HAULED.items(state, seat))) for seat in range(state.seats)]
        return [points + HELD.size(state, seat) for seat, points in enumerate(hauls)]

    def sheet(self) -> dict[str, CardSheet]:
        tugs = {f"tug-{n}": card_sheet([Sign("engine", str(n))]) for n in range(1, t.THRUSTS + 1)}
        return {**tugs, **{f"wreck-{n}": card_sheet([Sign("vp", str(n))]) for n in map(worth, range(t.WRECKS))}}

    def suggest(self, state: LongTow, seat: int, rng: Rng) -> int:
        """Send a strong tug for a good wreck and a weak one for a poor one."""
        tugs = sorted(map(thrust, HELD.items(state, seat)))
        return SEND.thrust.of(tugs[t.WRECK.get(state) * (len(tugs) - 1) // (t.WRECKS - 1)])


GAME: Final = LongTowGame(t.DATA)
