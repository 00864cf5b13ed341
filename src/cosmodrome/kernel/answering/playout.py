"""Random play to the end as one call, so that a compiled build never returns to the interpreter in between."""

from cosmodrome.kernel.agenda import ALL, FRAMES, MODE, ONE, SEAT, SEATS, lowest_seat, seats_in
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.state import State


def random_seat(state: State, rng: Rng) -> int:
    """Return a seat that may answer now; where several may answer at any time, a random one."""
    mode = state.memory[state.peak + MODE]
    if mode == ONE:
        return state.memory[state.peak + SEAT]
    if mode == ALL:
        return lowest_seat(state.memory[state.peak + SEATS])
    seats = seats_in(state.memory[state.peak + SEATS])
    return seats[rng.below(len(seats))]


def playout(state: State, rng: Rng, limit: int) -> int:
    """Answer every question at random until the game is over or so many answers were given; return how many."""
    count = 0
    while state.peak >= FRAMES and count < limit:
        seat = random_seat(state, rng)
        state.apply_legal(seat, state.sample(seat, rng))
        count += 1
    return count
