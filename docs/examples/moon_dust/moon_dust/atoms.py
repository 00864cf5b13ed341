"""The only functions that change the table; each tells what happened."""

from cosmodrome.kernel.agenda import bit
from cosmodrome.kernel.flow import all_but
from moon_dust import events
from moon_dust.table import ACTIVE, BASE, CONTRACT, CONTRACT_STREAM, DECK, HOLD, MINE, NONE, ROUND, SHOWN, MoonDust


def draw_contract(g: MoonDust, seat: int) -> None:
    contract = DECK.take_unordered(g, 0, g.roll(DECK.size(g, 0), CONTRACT_STREAM))
    CONTRACT.set(g, seat, contract)
    events.GOT_CONTRACT.emit_to(g, bit(seat), seat, contract)
    events.GOT_HIDDEN.emit_to(g, all_but(g, seat), seat)


def start_turn(g: MoonDust, seat: int, number: int) -> None:
    ACTIVE.set(g, seat)
    ROUND.set(g, number)
    events.TURN_BEGAN.emit(g, seat, number)


def take_crystals(g: MoonDust, seat: int, n: int) -> None:
    taken = min(n, MINE.get(g))
    MINE.add(g, -taken)
    HOLD.add(g, taken)
    events.DUG.emit(g, seat, taken)


def lose_crystals(g: MoonDust, seat: int) -> None:
    events.CAVED_IN.emit(g, seat, HOLD.get(g))
    MINE.add(g, HOLD.get(g))
    HOLD.set(g, 0)


def bring_home(g: MoonDust, seat: int) -> None:
    events.FLEW_HOME.emit(g, seat, HOLD.get(g))
    BASE.add(g, seat, HOLD.get(g))
    HOLD.set(g, 0)


def show_contract(g: MoonDust, seat: int) -> None:
    SHOWN.set(g, seat, CONTRACT.get(g, seat))
    CONTRACT.set(g, seat, NONE)
    g.reveal()  # somebody learns something here without a roll, so nothing before it can be taken back
    events.SHOWED.emit(g, seat, SHOWN.get(g, seat))
