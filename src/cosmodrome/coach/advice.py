"""A hint: what a bot would answer, and how likely a seat is to win after each answer, from what the seat can know."""

from time import monotonic
from typing import Final, NamedTuple

from cosmodrome.bots.levels import ThinkingBot
from cosmodrome.bots.search import Thought
from cosmodrome.coach.weighing import Thinker, Weighing, fraction
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import NoPlayer
from cosmodrome.kernel.game import Game, S
from cosmodrome.protocol import OptionChance

MOST_OTHERS: Final = 15  # answers that are compared with the first one
SECONDS: Final = 2.0  # after which a hint must do with what it has


class Advice(NamedTuple):
    """What is advised, and what the answers are worth."""

    answer: int
    chances: list[OptionChance]
    worlds: int


def advise(game: Game[S], state: S, seat: int, level: ThinkingBot, rng: Rng, seconds: float = SECONDS) -> Advice:
    """Return what to advise an asked seat; the state is re-dealt for it.  Chances go with what bots think about."""
    mind = game.mind()
    if mind is None:
        raise NoPlayer(f"the game {game.id!r} has no player that thinks ahead")
    thinker, until = Thinker(game, mind, level.depth(mind)), monotonic() + seconds if seconds else 0.0
    if mind.is_close(state, seat):
        winning = Thought(game, mind, thinker.depth, state, seat, rng).certain_win()
        if winning >= 0:
            return Advice(winning, [OptionChance(winning, 1.0, 0.0, False)], 0)
    first, *others = thinker.by_liking(state, seat, rng)
    if mind.is_settled(state, seat, first):
        return Advice(first, [], 0)
    weighing = Weighing(thinker, state, seat, first, others[:MOST_OTHERS], rng)
    weighing.weigh(int(thinker.depth.worlds), until)
    found = weighing.differences()
    better = {answer: one.mean for answer, one in found.items() if weighing.is_ahead(answer)}
    best = max(better, key=lambda answer: better[answer], default=first)
    above = better.get(best, 0.0)
    chances = [
        OptionChance(first, fraction(weighing.chance()), 0.0 - fraction(above), best != first and found[best].is_better)
    ]
    for answer, one in found.items():
        chance = min(1.0, max(0.0, fraction(weighing.chance() + one.mean)))
        chances.append(OptionChance(answer, chance, fraction(one.mean - above), answer != best and one.is_worse))
    order = sorted(chances, key=lambda one: (one.answer != best, -one.chance))
    return Advice(best, order, weighing.worlds)
