"""The only functions that change the table; each tells what happened."""

from typing import Final

from cosmodrome.kernel.agenda import SPECTATOR, bit, mask_of
from moon_dust.state import DECK, MoonDust

TURN_BEGAN: Final = 0  # seat, round
DUG: Final = 1  # seat, crystals
CAVED_IN: Final = 2  # seat, crystals lost
FLEW_HOME: Final = 3  # seat, crystals
GOT_CONTRACT: Final = 4  # seat, bonus: for this seat only
GOT_HIDDEN_CONTRACT: Final = 5  # seat: for everybody else
SHOWED_CONTRACT: Final = 6  # seat, bonus
EVENTS: Final = (
    "turn-began",
    "dug",
    "caved-in",
    "flew-home",
    "got-contract",
    "got-hidden-contract",
    "showed-contract",
)


def start_turn(g: MoonDust, seat: int, number: int) -> None:
    g.active = seat
    g.round = number
    g.emit(TURN_BEGAN, seat, number)


def take_crystals(g: MoonDust, seat: int, n: int) -> None:
    taken = min(n, g.mine)
    g.mine -= taken
    g.hold += taken
    g.emit(DUG, seat, taken)


def lose_crystals(g: MoonDust, seat: int) -> None:
    g.emit(CAVED_IN, seat, g.hold)
    g.mine += g.hold
    g.hold = 0


def bring_home(g: MoonDust, seat: int) -> None:
    g.emit(FLEW_HOME, seat, g.hold)
    g.bases[seat] += g.hold
    g.hold = 0


def draw_contract(g: MoonDust, seat: int) -> None:
    bonus = g.deck.pop(g.roll(len(g.deck), DECK))
    g.contracts.append(bonus)
    others = mask_of([other for other in range(g.seats) if other != seat]) | bit(SPECTATOR)
    g.emit_to(bit(seat), GOT_CONTRACT, seat, bonus)
    g.emit_to(others, GOT_HIDDEN_CONTRACT, seat)


def show_contracts(g: MoonDust) -> None:
    g.shown = 1
    g.reveal()  # somebody learns something here without a roll, so nothing before it can be taken back
    for seat in range(g.seats):
        g.emit(SHOWED_CONTRACT, seat, g.contracts[seat])
