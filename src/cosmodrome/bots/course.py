"""A game of bots to its end, as one call: compiled, it seldom goes through the interpreter."""

from collections.abc import Sequence

from cosmodrome.bots.bot import Bot, ask_bot
from cosmodrome.bots.simple import RandomBot
from cosmodrome.kernel.answering.playout import playout, random_seat
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Game, S


def play_out(game: Game[S], state: S, bots: Sequence[Bot], rng: Rng) -> int:
    """Let bots answer until the game is over, or as long as a game may take; return how many answers were given."""
    if all(isinstance(bot, RandomBot) for bot in bots):
        return playout(state, rng, game.longest)
    count = 0
    while not state.over() and count < game.longest:
        seat = random_seat(state, rng)
        state.apply_legal(seat, answer_for(bots, game, state, seat, rng))
        count += 1
    return count


def answer_for(bots: Sequence[Bot], game: Game[S], state: S, seat: int, rng: Rng) -> int:
    """Return the answer of a seat's bot; where the clock may answer, any answer of the clock."""
    return ask_bot(bots[seat], game, state, seat, rng) if seat >= 0 else state.sample(seat, rng)
