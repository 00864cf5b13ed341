"""What a driver (server, terminal) answers for people, so that they are asked only where something hangs on it.

The kernel, scenarios, simulations and research interfaces ask everything.  See docs/adr/0034-moot-questions.md.
"""

from typing import Final

from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.game import Game, S
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.question import Answers, Question
from cosmodrome.kernel.state import State

LISTED: Final = Answers()


def open_question(state: State) -> Question[State]:
    """Return the question on top of the agenda."""
    return state.program.question(state.question().kind)


def moot_answer(state: State, seat: int) -> int:
    """Return the answer for an asked seat when nothing hangs on it, or NO_ANSWER."""
    LISTED.count = 0
    return open_question(state).moot(state, seat, LISTED)


def given_answer(match: Match[S], seat: int) -> int:
    """Return what a driver answers for an asked seat, or NO_ANSWER: it is moot, or it is the usual answer.

    What only waits for a confirmation is asked as long as the seat can take something back.
    """
    state = match.state
    question, moot = open_question(state), moot_answer(state, seat)
    if moot == NO_ANSWER:
        return question.usual(state, seat)
    waits = question.confirms(state) and not question.is_secret(state)
    return NO_ANSWER if waits and match.can_undo(seat) else moot


def orders_for(game: Game[S], state: S, seat: int) -> dict[str, int]:
    """Return the answers that a seat may order beforehand now, by the names of their questions."""
    found: dict[str, int] = {}
    for kind, name in enumerate(game.kinds):
        question = state.program.question(kind)
        if question.ordered != NO_ANSWER and question.takes_order(state, seat):
            found[name] = int(question.ordered)
    return found
