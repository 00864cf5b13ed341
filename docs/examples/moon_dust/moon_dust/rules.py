"""The rules of Moon Dust in the order of its rulebook; the numbers are those of rulebook/moon_dust.md."""

from moon_dust import atoms
from moon_dust.questions import DIG_OR_FLY
from moon_dust.table import DIE_STREAM, MINE, ROUND, ROUNDS, MoonDust


def deal_contracts(g: MoonDust) -> None:
    """Give everybody a secret contract, then begin (MD-1.1)."""
    for seat in range(g.seats):
        atoms.draw_contract(g, seat)
    g.then(begin_turn, 0, 1)


def begin_turn(g: MoonDust, seat: int, number: int) -> None:
    """Begin a turn of a round; digging is the only answer, so nobody is asked (MD-2.1)."""
    atoms.start_turn(g, seat, number)
    DIG_OR_FLY.put(g, seat, decide)


def decide(g: MoonDust, answer: int, seat: int) -> None:
    """Fly home, or roll for what is found (MD-2.5)."""
    if DIG_OR_FLY.fly.has(answer):
        atoms.bring_home(g, seat)
        g.then(end_turn, seat)
    else:
        dig(g, g.roll(6, DIE_STREAM) + 1, seat)


def dig(g: MoonDust, face: int, seat: int) -> None:
    """Lose the hold on a 1; otherwise take crystals and choose again (MD-2.3, MD-2.4)."""
    if face == 1:
        atoms.lose_crystals(g, seat)
        g.then(end_turn, seat)
    else:
        atoms.take_crystals(g, seat, face)
        DIG_OR_FLY.put(g, seat, decide)


def end_turn(g: MoonDust, seat: int) -> None:
    """Pass the turn on, or end the game (MD-1.2, MD-2.2)."""
    following, number = (seat + 1) % g.seats, ROUND.get(g)
    if MINE.get(g) == 0 or (following == 0 and number == ROUNDS.get(g)):
        g.then(end_game)
    else:
        g.then(begin_turn, following, number + 1 if following == 0 else number)


def end_game(g: MoonDust) -> None:
    """Open the contracts; with nothing left on the agenda the game is over (MD-1.2)."""
    for seat in range(g.seats):
        atoms.show_contract(g, seat)
