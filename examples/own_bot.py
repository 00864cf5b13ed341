"""A bot of one's own: it tries every answer in random games and takes the one that ends best on average.

cosmodrome sim space_base --seats 2 --bots examples.own_bot:Trier,random --games 10
"""

from cosmodrome.kernel.answering.playout import playout
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Game, S

TRIES = 4  # of each answer
MOST_ANSWERS = 8  # a few are tried where there are many


class Trier:
    """Knows nothing of any game but how to play it to its end."""

    name = "trier"

    def answer(self, game: Game[S], state: S, seat: int, rng: Rng) -> int:
        answers = state.legal(seat)
        while len(answers) > MOST_ANSWERS:
            answers.pop(rng.below(len(answers)))
        return max(answers, key=lambda answer: self.worth(game, state, seat, answer, rng))

    def worth(self, game: Game[S], state: S, seat: int, answer: int, rng: Rng) -> int:
        """Play on at random, each time from other hidden cards; return by how much the seat is ahead in all."""
        ahead = 0
        for _ in range(TRIES):
            copy = game.redeal(state, seat, rng)
            copy.apply(seat, answer)
            playout(copy, rng, game.longest)
            scores = game.scores(copy)
            ahead += scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        return ahead
