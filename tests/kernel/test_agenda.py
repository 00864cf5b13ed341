"""The agenda: what is done in which order, and what a question does with its answer."""

import pytest
from tests.kernel.bench import FREE, Bench, bench, note

from cosmodrome.kernel.agenda import CHANCE, CLOCK, SPECTATOR, bit, mask_of, seats_in
from cosmodrome.kernel.answering.playout import playout, random_seat
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import IllegalAnswer
from cosmodrome.kernel.files.snapshot import state_hash
from cosmodrome.kernel.message import NOT_ASKED


def put_off(g: Bench, n: int) -> None:
    g.log.append(n)
    g.then(note, n + 2)
    g.then(note, n + 1)


def ask_again(g: Bench, answer: int, seat: int) -> None:
    g.log.append(answer)
    g.ask(seat, FREE, note)


def test_the_last_call_is_made_first() -> None:
    g = bench()
    g.then(note, 1)
    g.then(note, 2)
    g.run()
    assert g.log == [2, 1]
    assert g.over()


def test_calls_put_on_top_are_made_before_those_below() -> None:
    g = bench()
    g.then(note, 9)
    g.then(put_off, 1)
    g.run()
    assert g.log == [1, 2, 3, 9]


def test_then_each_begins_with_the_first_item() -> None:
    g = bench()
    g.then(note, 9)
    g.then_each(note, [3, 1, 2], 7)
    g.run()
    assert g.log == [3, 7, 1, 7, 2, 7, 9]


def test_then_each_of_nothing_does_nothing() -> None:
    g = bench()
    g.then_each(note, [])
    assert g.over()


@pytest.mark.parametrize("count", range(6))
def test_calls_get_all_their_arguments(count: int) -> None:
    args = list(range(10, 10 + count))
    g = bench()
    g.then(note, *args)
    g.run()
    g.ask(0, FREE, note, *args)
    g.apply(0, 2)
    g.ask_any([1], FREE, note, *args)
    g.apply(1, 2)
    assert g.log == [*args, 2, *args, 1, 2, *args]


def test_a_question_waits_for_its_seat() -> None:
    g = bench()
    g.then(note, 9)
    g.ask(1, FREE, note)
    g.run()
    assert (g.log, g.seats_to_answer(), g.next_seat()) == ([], [1], 1)
    assert [g.is_asked(seat) for seat in range(3)] == [False, True, False]
    assert [g.legal(seat) for seat in range(3)] == [[], [0, 1, 2], []]
    g.apply(1, 2)
    assert g.log == [2, 9]
    assert g.over()
    assert g.seats_to_answer() == []


def test_questions_nest() -> None:
    g = bench()
    g.then(note, 9)
    g.ask(0, FREE, ask_again, 1)
    g.apply(0, 1)
    assert g.seats_to_answer() == [1]
    g.apply(1, 2)
    assert g.log == [1, 2, 9]


def test_finish_forgets_the_agenda() -> None:
    g = bench()
    g.then(note, 9)
    g.then(end)
    g.run()
    assert g.over()
    assert g.log == []


def end(g: Bench) -> None:
    g.finish()


@pytest.mark.parametrize(("seat", "answer"), [(0, 3), (0, -1), (1, 0), (SPECTATOR, 0), (CLOCK, 0), (CHANCE, 0)])
def test_a_refused_answer_changes_nothing(seat: int, answer: int) -> None:
    g = bench()
    g.ask(0, FREE, note)
    before = state_hash(g)
    with pytest.raises(IllegalAnswer) as caught:
        g.apply(seat, answer)
    assert caught.value.refusal.message.id == ("refused" if seat == 0 else NOT_ASKED.message.id)
    assert not g.is_legal(seat, answer)
    assert state_hash(g) == before


@pytest.mark.parametrize("seat", [-40, -37, -4, 3, 36, 37, 99, 1 << 70])
def test_a_seat_that_does_not_exist_is_never_asked(seat: int) -> None:
    g = bench()
    g.ask_any([0, 1, 2], FREE, note)
    assert not g.is_asked(seat)
    assert g.legal(seat) == []
    assert g.refusal(seat, 0) == NOT_ASKED


def test_nobody_is_asked_after_the_end() -> None:
    g = bench()
    assert g.refusal(0, 0) == NOT_ASKED
    assert g.legal(0) == []


def test_questions_are_numbered() -> None:
    g = bench()
    g.ask(0, FREE, ask_again, 1)
    assert g.question().number == 1
    g.apply(0, 0)
    assert g.question().number == 2


def test_masks_of_seats() -> None:
    seats = [SPECTATOR, CLOCK, CHANCE, 0, 5, 36]
    assert seats_in(mask_of(seats)) == seats
    assert [seats_in(bit(seat)) for seat in seats] == [[seat] for seat in seats]
    assert seats_in(0) == []


def test_random_play_answers_until_the_end() -> None:
    g = bench()
    g.ask(0, FREE, ask_again, 1)
    assert playout(g, Rng(1), 10) == 2
    assert g.over()


def test_random_play_without_end_is_truncated() -> None:
    g = bench()
    g.ask_any([0, 1], FREE, note)
    assert playout(g, Rng(1), 7) == 7
    assert not g.over()
    assert {random_seat(g, Rng(seed)) for seed in range(20)} == {0, 1}
