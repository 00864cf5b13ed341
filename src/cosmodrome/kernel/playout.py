"""Random play to the end as one call, so that a compiled build never returns to the interpreter in between."""

from cosmodrome.kernel.agenda import ANY
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import EndlessGame
from cosmodrome.kernel.state import State


def random_seat(state: State, rng: Rng) -> int:
    """Return a seat that may answer now; where several may answer at any time, a random one."""
    ask = state.question()
    if ask.mode != ANY:
        return ask.seat
    seats = state.seats_to_answer()
    return seats[rng.below(len(seats))]


def playout(state: State, rng: Rng, limit: int) -> int:
    """Answer every question at random until the game is over; return how many answers it took."""
    count = 0
    while state.agenda:
        if count == limit:
            raise EndlessGame(f"no end after {limit} answers")
        seat = random_seat(state, rng)
        state.apply_legal(seat, state.sample(seat, rng))
        count += 1
    return count
