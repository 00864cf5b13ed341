"""Matches: inputs are written down, and taken back until somebody has learned something."""

import pytest
from tests.kernel import skirmish, yard
from tests.kernel.skirmish import Skirmish
from tests.kernel.yard import Yard

from cosmodrome.kernel.agenda import CLOCK
from cosmodrome.kernel.chance import SeededChance
from cosmodrome.kernel.errors import IllegalAnswer
from cosmodrome.kernel.files.replay import replay
from cosmodrome.kernel.files.snapshot import state_hash
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.message import OLD_QUESTION
from cosmodrome.kernel.record import HASH_EVERY, Rewind


def new_match(seats: int = 3, seed: int = 1) -> Match[Skirmish]:
    game = skirmish.GAME
    return Match(game, game.check("standard", seats, {}), SeededChance(seed), {"seed": seed})


def new_yard() -> Match[Yard]:
    return Match(yard.GAME, yard.GAME.check("", 2, {}), SeededChance(0), {"seed": 0})


def answer_first(match: Match[Skirmish], seat: int) -> None:
    match.answer(seat, match.state.legal(seat)[0])


def play_to_end(match: Match[Skirmish]) -> None:
    while not match.state.over():
        answer_first(match, match.state.next_seat())


def test_an_answer_is_written_down_and_tells_what_happened() -> None:
    match = new_match(2)
    assert [skirmish.GAME.events[event[0]] for event in match.opening[:2]] == ["round-began", "drew"]
    answers = [match.state.legal(seat)[0] for seat in (0, 1)]
    first, second = (match.answer(seat, answers[seat]) for seat in (0, 1))
    assert (first.inputs, first.events) == (1, [])
    assert second.inputs == 2
    assert skirmish.GAME.events[second.events[0][0]] == "picked"
    assert match.record.inputs == [(0, answers[0]), (1, answers[1])]


def test_a_match_from_a_seed() -> None:
    match = Match.seeded(skirmish.GAME, 2, 7, options={"rounds": 1})
    assert match.record.setup == skirmish.GAME.check("standard", 2, {"rounds": 1})
    play_to_end(match)
    assert state_hash(replay(skirmish.GAME, match.record)) == state_hash(match.state)


def test_a_refused_answer_is_not_written_down() -> None:
    match = new_match()
    before = state_hash(match.state)
    with pytest.raises(IllegalAnswer):
        match.answer(0, -1)
    assert (match.record.inputs, state_hash(match.state)) == ([], before)
    assert match.state.events is None


# -- numbers of questions ----------------------------------------------------------------------------------------------
def test_an_answer_to_an_old_question_is_refused() -> None:
    match = new_match(2)
    number = match.state.question().number
    for seat in (0, 1):
        match.answer(seat, match.state.legal(seat)[0], number)
    seat = match.state.next_seat()
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(seat, match.state.legal(seat)[0], number)
    assert caught.value.refusal == OLD_QUESTION
    assert len(match.record.inputs) == 2
    match.answer(seat, match.state.legal(seat)[0], match.state.question().number)


def test_a_standing_question_takes_any_number() -> None:
    match = new_yard()
    match.answer(0, 1, 77)
    assert match.record.inputs == [(0, 1)]


def test_an_answer_after_the_end_is_refused() -> None:
    match = new_match()
    play_to_end(match)
    with pytest.raises(IllegalAnswer):
        match.answer(0, 0, 1)


# -- taking back -------------------------------------------------------------------------------------------------------
def test_a_sealed_answer_can_be_taken_back_until_somebody_else_acts() -> None:
    match = new_match(3)
    start = state_hash(match.state)
    answer_first(match, 0)
    assert [match.can_undo(seat) for seat in (0, 1, 2, CLOCK)] == [True, False, False, False]
    assert not match.undo(1)
    assert match.undo(0)
    assert (state_hash(match.state), match.record.inputs) == (start, [])
    assert not match.undo(0)
    answer_first(match, 0)
    answer_first(match, 1)
    assert not match.undo(0)
    assert match.undo(1)
    assert not match.undo(0)
    assert match.record.inputs == [(0, match.record.inputs[0][1])]


def test_nothing_is_taken_back_after_something_was_learned() -> None:
    match = new_match(2)
    answer_first(match, 0)
    answer_first(match, 1)
    before = state_hash(match.state)
    assert not match.undo(1)
    assert not match.undo(0)
    assert state_hash(match.state) == before


def test_several_inputs_of_one_seat_are_taken_back_one_by_one() -> None:
    match = new_yard()
    hashes = [state_hash(match.state)]
    for answer in (1, 1, 1):  # a hull, then a crate and its side
        match.answer(0, answer)
        hashes.append(state_hash(match.state))
    for expected in reversed(hashes[:-1]):
        assert match.undo(0)
        assert state_hash(match.state) == expected
    assert not match.undo(0)


def test_taking_back_the_last_input_takes_back_the_result() -> None:
    match = new_yard()
    match.answer(CLOCK, 0)
    match.answer(0, 0)
    match.answer(1, 0)
    assert match.record.result is not None
    assert 3 in match.record.hashes
    assert match.undo(1)
    assert match.record.result is None
    assert 3 not in match.record.hashes
    match.answer(1, 0)
    replay(yard.GAME, match.record)


def test_everybody_together_can_go_back_anywhere() -> None:
    match = new_match(3)
    hashes = [state_hash(match.state)]
    for _ in range(8):
        answer_first(match, match.state.next_seat())
        hashes.append(state_hash(match.state))
    inputs = match.record.inputs.copy()
    match.rewind(4, [0, 1, 2])
    assert state_hash(match.state) == hashes[4]
    assert match.record.inputs == inputs[:4]
    assert match.record.rewinds == [Rewind(4, inputs[4:], [0, 1, 2])]
    match.rewind(0, [0, 1, 2])
    assert state_hash(match.state) == hashes[0]
    assert match.record.rewinds[1] == Rewind(0, inputs[:4], [0, 1, 2])


def test_nobody_knows_what_comes_after_going_back() -> None:
    seen = set()
    match = new_match(2)
    for _ in range(20):
        answer_first(match, 0)
        answer_first(match, 1)  # picks are revealed, and cards drawn
        seen.add(state_hash(match.state))
        match.rewind(0, [0, 1])
    assert len(seen) > 1
    assert len(match.record.rewinds) == 20


def test_what_was_kept_by_consent_cannot_be_taken_back_freely() -> None:
    match = new_yard()
    for _ in range(3):
        match.answer(0, 1)
    match.rewind(2, [0, 1])
    assert not match.can_undo(0), "before it other rolls were to come"
    match.answer(0, 1)
    assert match.undo(0)
    assert not match.can_undo(0)


def test_a_match_of_the_first_release_goes_back_as_it_did_there() -> None:
    match = new_match(3)
    for _ in range(8):
        answer_first(match, match.state.next_seat())
    inputs, end = match.record.inputs.copy(), state_hash(match.state)
    match.repeat_from(4)
    for seat, answer in inputs[4:]:
        match.answer(seat, answer)
    assert state_hash(match.state) == end
    assert match.record.rewinds == []


# -- the record --------------------------------------------------------------------------------------------------------
def test_the_record_has_hashes_now_and_then_and_at_the_end() -> None:
    match = new_match(4)
    play_to_end(match)
    count = len(match.record.inputs)
    assert set(match.record.hashes) == {*range(0, count, HASH_EVERY), count}
    assert match.record.result == {
        "winners": skirmish.GAME.winners(match.state),
        "scores": skirmish.GAME.scores(match.state),
    }


def test_a_match_is_resumed_from_its_record() -> None:
    match = new_match()
    for _ in range(7):
        answer_first(match, match.state.next_seat())
    again = Match.resume(skirmish.GAME, match.record, match.chance)
    assert state_hash(again.state) == state_hash(match.state)
    assert again.record == match.record
    assert [again.can_undo(seat) for seat in range(3)] == [match.can_undo(seat) for seat in range(3)]


def test_taking_back_goes_past_what_a_driver_gave_whosever_it_was() -> None:
    match = new_match(3)
    before = state_hash(match.state)
    answer_first(match, 0)
    match.answer(1, match.state.legal(1)[0], given=True)
    assert [match.can_undo(seat) for seat in range(3)] == [True, False, False]
    assert match.undo(0)
    assert (state_hash(match.state), match.record.inputs, match.given) == (before, [], set())
    match.answer(0, match.state.legal(0)[0], given=True)
    assert not match.can_undo(0)  # nobody has decided anything
    answer_first(match, 1)
    assert match.can_undo(1)
    assert match.undo(1)
    assert [seat for seat, _ in match.record.inputs] == [0]
    assert match.given == {0}


def test_going_back_by_consent_keeps_what_was_given_before() -> None:
    match = new_match(2)
    match.answer(0, match.state.legal(0)[0], given=True)
    answer_first(match, 1)
    match.answer(match.state.next_seat(), match.state.legal(match.state.next_seat())[0], given=True)
    match.rewind(1, [0, 1])
    assert (len(match.record.inputs), match.given) == (1, {0})
