"""One choice of a match: whether something better was at hand, as far as its seat could know.

What looks best of several answers often only had luck in thought.  So the best of them is found first, and then
compared with what was answered in fresh worlds: only these say whether it was a mistake.
"""

from typing import Final, Generic, NamedTuple

from cosmodrome.coach.weighing import Thinker, Weighing, fraction
from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.answering.driver import moot_answer
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import S
from cosmodrome.kernel.view import message_json
from cosmodrome.protocol_analysis import Alternative, AnalysedInput, Mark

MOST_OTHERS: Final = 6  # answers that are compared with the one that was given
SLIP: Final = 0.03  # of the chance to win, by which a mistake is worth a mark
BLUNDER: Final = 0.08


class Effort(NamedTuple):
    """In how many worlds a choice is looked at."""

    first: int  # to find the best answer
    fresh: int  # to compare it with the one that was given


class Choice(Generic[S]):
    """An answer that was given, and what else came to mind."""

    def __init__(self, thinker: Thinker[S], before: S, seat: int, answer: int, rng: Rng) -> None:
        self.thinker: Final = thinker
        self.seat: Final = seat
        self.answer: Final = answer
        self.rng: Final = rng
        self.known: Final = thinker.game.redeal(before, seat, rng)
        self.liked: Final = self.answers_in(before)

    def answers_in(self, before: S) -> list[int]:
        """Return the answers that come to mind; none where nothing hangs on it."""
        if moot_answer(before, self.seat) != NO_ANSWER:
            return []
        return self.thinker.by_liking(self.known, self.seat, self.rng)

    def is_weighed(self) -> bool:
        """Tell whether there was a choice worth thinking about: the player of the game does not think about some."""
        mind = self.thinker.mind
        if len(self.liked) < 2 or mind.is_settled(self.known, self.seat, self.answer):
            return False
        first = self.liked[0]
        return self.answer != first or not mind.is_settled(self.known, self.seat, first)

    def others(self) -> list[int]:
        """Return what the given answer is compared with."""
        return [answer for answer in self.liked if answer != self.answer][:MOST_OTHERS]

    def weigh(self, found: AnalysedInput, effort: Effort) -> None:
        """Say what the answer was worth."""
        first = self.weighing(self.others())
        first.weigh(effort.first)
        tried = first.differences()
        best = max(tried, key=lambda answer: tried[answer].mean)
        liked = self.liked[0]
        again = [answer for answer in dict.fromkeys((best, liked)) if answer != self.answer]
        if fraction(tried[best].mean) < SLIP and liked == self.answer:
            again = []
        fresh = self.weighing(again)
        fresh.weigh(effort.fresh if again else 0, drops=False)
        told = tried | fresh.differences()
        found.chance = fraction((fresh if again else first).chance())
        if best in again and told[best].is_better and fraction(told[best].mean) > 0:
            found.best, found.loss = best, fraction(told[best].mean)
        elif liked in again and told[liked].is_worse:
            found.gain = -fraction(told[liked].mean)
        found.mark = mark_of(found)
        notation, option = self.thinker.game.notation, self.thinker.game.option
        for answer in sorted(told, key=lambda answer: -told[answer].mean):
            difference = told[answer]
            found.alternatives.append(
                Alternative(
                    answer,
                    notation(self.known, self.seat, answer),
                    message_json(option(self.known, self.seat, answer).label),
                    min(1.0, max(0.0, round(found.chance + fraction(difference.mean), 3))),
                    fraction(difference.mean),
                    answer in again and (difference.is_better or difference.is_worse),
                )
            )

    def weighing(self, others: list[int]) -> Weighing[S]:
        """Begin to compare other answers with the one that was given, in worlds of their own."""
        rng = Rng(self.rng.seed())
        return Weighing(self.thinker, self.known, self.seat, self.answer, others, rng)


def mark_of(found: AnalysedInput) -> Mark:
    """Return the mark that an answer deserves."""
    if found.loss >= BLUNDER:
        return "blunder"
    if found.loss >= SLIP:
        return "slip"
    return "find" if found.gain >= SLIP else ""
