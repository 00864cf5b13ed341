"""The rules of Moon Dust in the order of its rulebook; the numbers are those of rulebook/moon_dust.md."""

from moon_dust import atoms
from moon_dust.state import DIE, DIG_OR_FLY, FLY, MoonDust


def deal_contracts(g: MoonDust) -> None:
    """Give everybody a secret contract, then begin (MD-1.1)."""
    for seat in range(g.seats):
        atoms.draw_contract(g, seat)
    g.then(begin_turn, 0, 1)


def begin_turn(g: MoonDust, seat: int, number: int) -> None:
    """Begin a turn of a round; digging is the only answer, so nobody is asked (MD-2.1)."""
    atoms.start_turn(g, seat, number)
    g.ask(seat, DIG_OR_FLY, decide, seat)


def decide(g: MoonDust, answer: int, seat: int) -> None:
    """Fly home, or roll for what is found (MD-2.5)."""
    if answer == FLY:
        atoms.bring_home(g, seat)
        g.then(end_turn, seat)
    else:
        dig(g, g.roll(6, DIE), seat)


def dig(g: MoonDust, outcome: int, seat: int) -> None:
    """Lose the hold on a 1; otherwise take crystals and choose again (MD-2.3, MD-2.4)."""
    if outcome == 0:
        atoms.lose_crystals(g, seat)
        g.then(end_turn, seat)
    else:
        atoms.take_crystals(g, seat, outcome + 1)
        g.ask(seat, DIG_OR_FLY, decide, seat)


def end_turn(g: MoonDust, seat: int) -> None:
    """Pass the turn on, or end the game (MD-1.2, MD-2.2)."""
    following = (seat + 1) % g.seats
    if g.mine == 0 or (following == 0 and g.round == g.rounds):
        g.then(end_game)
    else:
        g.then(begin_turn, following, g.round + 1 if following == 0 else g.round)


def end_game(g: MoonDust) -> None:
    """Open the contracts; with nothing left on the agenda the game is over (MD-1.2)."""
    atoms.show_contracts(g)
