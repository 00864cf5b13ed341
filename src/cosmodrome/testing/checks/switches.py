"""A check of the kernel's switch: forced answers that are not skipped."""

from collections.abc import Iterator

from cosmodrome.kernel.agenda import ALL, ANY
from cosmodrome.kernel.files.snapshot import dump_state
from cosmodrome.kernel.game import S
from cosmodrome.kernel.state import State
from cosmodrome.testing.case import Case, moments
from cosmodrome.testing.compare import assert_same, text_of

Input = tuple[int, int, int]  # number of the question, seat, answer


def forced_answers_can_be_given(case: Case[S]) -> None:
    """A game in which forced answers are asked for takes the same course as one in which they are skipped."""
    state = case.start()
    inputs: list[Input] = []
    for moment in moments(case):
        state = moment.state
        inputs.append((state.question().number, moment.seat, moment.answer))
    unskipped = case.start(skip_forced=False)
    follow(unskipped, iter(inputs))
    assert_same(course(state), course(unskipped), "with forced answers asked for the game ends differently")


def follow(state: State, inputs: Iterator[Input]) -> None:
    """Give the inputs to the questions they were given to, and every forced answer between them."""
    following = next(inputs, None)
    while not state.over():
        forced = forced_input(state)
        if following is not None and forced is None:
            assert following[0] == state.question().number, "a question with a choice was skipped"
            state.apply(*following[1:])
            following = next(inputs, None)
        else:
            assert forced is not None, "a question with a choice was skipped"
            state.apply(*forced)
    assert following is None, "with forced answers asked for the game ends earlier"


def forced_input(state: State) -> tuple[int, int] | None:
    """Return the input that the kernel would give by itself."""
    ask = state.question()
    if ask.mode == ANY or state.program.question(ask.kind).confirms(state):
        return None
    for seat in state.seats_to_answer() if ask.mode == ALL else [state.next_seat()]:
        legal = state.legal(seat)
        if len(legal) == 1:
            return seat, legal[0]
    return None


def course(state: State) -> str:
    """Return everything of a state that does not depend on the switch."""
    return text_of({**dump_state(state), "skip_forced": None})
