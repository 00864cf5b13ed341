"""Questions to several seats: sealed answers, standing questions, and answers that nobody needs to give."""

from itertools import permutations

import pytest
from tests.kernel.bench import CONFIRM, FREE, Bench, bench, note, note_sealed

from cosmodrome.kernel.agenda import CLOCK, NO_ANSWER
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import IllegalAnswer
from cosmodrome.kernel.files.snapshot import state_hash


# -- sealed ------------------------------------------------------------------------------------------------------------
def test_sealed_answers_wait_for_the_last() -> None:
    g = bench()
    g.ask_all([0, 1, 2], FREE, note_sealed, 7)
    g.apply(1, 2)
    assert (g.seats_to_answer(), g.log) == ([0, 2], [])
    assert g.question().sealed == (NO_ANSWER, 2, NO_ANSWER)
    g.apply(0, 1)
    g.apply(2, 0)
    assert g.log == [1, 2, 0, 7]


@pytest.mark.parametrize("order", list(permutations([0, 1, 2])), ids=str)
def test_the_order_of_sealed_answers_does_not_matter(order: tuple[int, ...]) -> None:
    g = bench()
    g.then(note, 9)
    g.ask_all([0, 1, 2], FREE, note_sealed)
    for seat in order:
        g.apply(seat, 2 - seat)
    assert g.log == [2, 1, 0, 9]
    assert g.sealed == (2, 1, 0)


def test_seats_that_were_not_asked_have_no_sealed_answer() -> None:
    g = bench()
    g.ask_all([0, 2], FREE, note_sealed)
    g.apply(2, 2)
    g.apply(0, 1)
    assert g.log == [1, NO_ANSWER, 2]


def test_a_seat_seals_only_once() -> None:
    g = bench()
    g.ask_all([0, 1], FREE, note_sealed)
    g.apply(0, 1)
    with pytest.raises(IllegalAnswer):
        g.apply(0, 2)
    assert g.question().sealed[0] == 1


def test_a_sealed_question_for_nobody_calls_its_rule() -> None:
    g = bench()
    g.then(note, 9)
    g.ask_all([], FREE, note_sealed, 7)
    g.run()
    assert g.log == [NO_ANSWER, NO_ANSWER, NO_ANSWER, 7, 9]
    assert g.asked == 0


def test_sealed_answers_of_others_are_redrawn() -> None:
    g = bench(poor=(2,))
    g.skip_forced = False
    g.ask_all([0, 1, 2], FREE, note_sealed)
    for seat in (0, 2):
        g.apply(seat, 0)
    for keep, redrawn in ((1, {0, 1, 2}), (0, {0})):
        copies = [g.clone() for _ in range(30)]
        for i, copy in enumerate(copies):
            copy.redraw_sealed(keep, Rng(i))
        assert {copy.question().sealed[0] for copy in copies} == redrawn
        assert {copy.question().sealed[1:] for copy in copies} == {(NO_ANSWER, 0)}
        assert {tuple(copy.seats_to_answer()) for copy in copies} == {(1,)}


def test_redrawing_leaves_other_questions_alone() -> None:
    g = bench()
    g.ask(0, FREE, note)
    before = state_hash(g)
    g.redraw_sealed(0, Rng(1))
    assert state_hash(g) == before


# -- standing ----------------------------------------------------------------------------------------------------------
def leave(g: Bench, seat: int, answer: int) -> None:
    g.log.append(10 * seat + answer)
    if answer == 0:
        g.close(seat)


def stop(g: Bench, seat: int, answer: int) -> None:
    g.log.append(seat)
    g.close_all()


def ask_on_top(g: Bench, seat: int, answer: int) -> None:
    g.ask(seat, FREE, close_from_above, seat)


def close_from_above(g: Bench, answer: int, seat: int) -> None:
    g.log.append(answer)
    g.close(seat)


def close_and_ask(g: Bench, seat: int, answer: int) -> None:
    g.close(seat)
    g.ask(seat, FREE, note)


def stand_on_top(g: Bench, seat: int, answer: int) -> None:
    g.ask_any([seat], FREE, leave)


def test_a_standing_question_takes_answers_in_any_order_until_closed() -> None:
    g = bench()
    g.then(note, 99)
    g.ask_any([0, 1], FREE, leave)
    for seat, answer in ((1, 2), (0, 1), (1, 1), (0, 0)):
        g.apply(seat, answer)
    assert g.seats_to_answer() == [1]
    with pytest.raises(IllegalAnswer):
        g.apply(0, 1)
    g.apply(1, 0)
    assert g.log == [12, 1, 11, 0, 10, 99]
    assert g.over()


def test_a_standing_question_keeps_its_number() -> None:
    g = bench()
    g.ask_any([0, 1], FREE, leave)
    g.apply(0, 1)
    g.apply(0, 0)
    assert g.question().number == 1


def test_the_clock_can_close_for_everybody() -> None:
    g = bench()
    g.then(note, 9)
    g.ask_any([CLOCK, 0, 1], FREE, stop)
    assert g.seats_to_answer() == [CLOCK, 0, 1]
    g.apply(CLOCK, 0)
    assert g.log == [CLOCK, 9]


def test_a_closed_seat_can_be_asked_again_by_the_same_question() -> None:
    g = bench()
    g.ask_any([CLOCK, 0, 1], FREE, leave)
    number = g.question().number
    g.close(CLOCK)
    assert g.seats_to_answer() == [0, 1]
    g.reopen([CLOCK, 1])
    assert g.seats_to_answer() == [CLOCK, 1]
    assert g.question().number == number


def test_a_question_on_top_holds_the_others_up_and_can_close() -> None:
    g = bench()
    g.ask_any([0, 1], FREE, ask_on_top)
    g.apply(1, 0)
    assert g.seats_to_answer() == [1]
    g.apply(1, 2)
    assert (g.log, g.seats_to_answer()) == ([2], [0])


def test_closing_reaches_below_what_was_put_on_top() -> None:
    g = bench()
    g.ask_any([0, 1], FREE, close_and_ask)
    g.apply(0, 0)
    assert (g.seats_to_answer(), len(g.agenda)) == ([0], 2)
    g.apply(0, 2)
    g.apply(1, 0)
    assert (g.seats_to_answer(), len(g.agenda)) == ([1], 1)


def test_the_innermost_standing_question_is_closed() -> None:
    g = bench()
    g.ask_any([0, 1], FREE, stand_on_top)
    g.apply(0, 1)
    g.apply(0, 0)
    assert g.seats_to_answer() == [0, 1]


def test_a_closed_seat_can_be_asked_again() -> None:
    g = bench()
    g.ask_any([CLOCK, 0, 1], FREE, leave)
    g.apply(0, 0)
    g.reopen([0, 1])
    assert (g.seats_to_answer(), g.question().number) == ([0, 1], 1)
    g.reopen([1, 0])
    assert (g.seats_to_answer(), g.question().number) == ([0, 1], 1)


def test_a_standing_question_for_nobody_is_not_asked() -> None:
    g = bench()
    g.ask_any([], FREE, leave)
    assert g.over()
    assert g.asked == 0


def test_closing_without_a_standing_question_is_a_mistake_of_the_rules() -> None:
    g = bench()
    g.ask(0, FREE, note)
    with pytest.raises(AssertionError, match="no question stands open"):
        g.close_all()


# -- forced ------------------------------------------------------------------------------------------------------------
def test_a_forced_answer_is_not_asked_for() -> None:
    g = bench(poor=(0,))
    g.then(note, 9)
    g.ask(0, FREE, note)
    g.run()
    assert g.log == [0, 9]


def test_a_forced_answer_is_asked_for_without_the_switch() -> None:
    g = bench(poor=(0,))
    g.skip_forced = False
    g.ask(0, FREE, note)
    g.run()
    assert g.seats_to_answer() == [0]
    g.apply(0, 0)
    assert g.log == [0]


def test_a_question_to_confirm_is_asked_even_when_forced() -> None:
    g = bench(poor=(0, 1, 2))
    g.ask(0, CONFIRM, note)
    g.run()
    assert g.seats_to_answer() == [0]
    g.apply(0, 0)
    g.ask_all([1, 2], CONFIRM, note)
    g.run()
    assert g.seats_to_answer() == [1, 2]


def test_forced_answers_are_sealed_at_once() -> None:
    g = bench(poor=(0, 2))
    g.ask_all([0, 1, 2], FREE, note_sealed)
    g.run()
    assert (g.seats_to_answer(), g.question().sealed) == ([1], (0, NO_ANSWER, 0))
    g.apply(1, 2)
    assert g.log == [0, 2, 0]


def test_a_sealed_question_with_only_forced_answers_is_skipped() -> None:
    g = bench(poor=(0, 1, 2))
    g.then(note, 9)
    g.ask_all([0, 1, 2], FREE, note_sealed)
    g.run()
    assert g.log == [0, 0, 0, 9]


def test_a_standing_question_is_never_skipped() -> None:
    g = bench(poor=(0,))
    g.ask_any([0], FREE, leave)
    g.run()
    assert g.seats_to_answer() == [0]
