"""The analysis of a match: mistakes are what a seat could have known, luck is what was rolled, and noise is nothing."""

import pytest
from tests.coach.guess import GAME, HEADS, PASS, TAILS

from cosmodrome.bots.levels import ThinkingBot
from cosmodrome.coach.analysis import Examination, analyse
from cosmodrome.kernel.errors import NoPlayer, RecordError
from cosmodrome.kernel.files.replay import replay
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.record import Record
from cosmodrome.protocol_analysis import Analysis

LEVEL = ThinkingBot("tester", times=1)


def played(answers: list[int], seed: int = 1) -> Record:
    """Return the record of a match with these answers."""
    match = Match.seeded(GAME, 2, seed, options={"turns": len(answers)})
    for answer in answers:
        match.answer(match.state.next_seat(), answer)
    return match.record


def analysed(answers: list[int], seed: int = 1) -> Analysis:
    return analyse(GAME, played(answers, seed), LEVEL, seed)


def test_what_could_be_known_to_be_worse_is_a_blunder() -> None:
    for answers in ([PASS, HEADS], [TAILS, PASS], [HEADS, HEADS, PASS, TAILS]):
        found = analysed(answers)
        place = answers.index(PASS)
        assert [one.mark for one in found.inputs] == ["blunder" if i == place else "" for i in range(len(answers))]
        one = found.inputs[place]
        assert one.best in (HEADS, TAILS)
        assert one.loss > 0.08
        assert found.seats[place % 2].blunders == 1
        assert found.seats[place % 2].skill == -one.loss
        assert found.seats[1 - place % 2].skill == 0


@pytest.mark.parametrize("seed", range(6))
def test_a_wrong_guess_is_bad_luck_and_no_mistake(seed: int) -> None:
    """Sixty choices in which no answer can be known to be better: noise makes none of them a mistake or a find."""
    found = analysed([TAILS, HEADS, HEADS, TAILS, HEADS, TAILS, TAILS, TAILS, HEADS, HEADS], seed)
    assert [one.mark for one in found.inputs] == [""] * 10
    assert [one.choices for one in found.seats] == [5, 5]
    assert [(one.skill, one.accuracy) for one in found.seats] == [(0, 1), (0, 1)]


def test_the_course_is_reckoned_from_all_that_lay_on_the_table() -> None:
    """With one guess left and its coin known, the chances are certain but for what is rolled later."""
    for seed in range(4):
        record = played([HEADS, HEADS], seed)
        match = Match.resume(GAME, record, Match.seeded(GAME, 2, seed).chance, 1)
        right, score = match.state.coin == HEADS, match.state.score
        found = analyse(GAME, record, LEVEL)
        last = score[0] - score[1] - 2 * right
        due = 1.0 if last > 0 else 0.0 if last < 0 else pytest.approx(0.5, abs=0.2)
        assert found.inputs[0].chances[0] == due


def test_the_last_roll_is_luck() -> None:
    """Nobody has points, the last roll decides: the winner had half a match of luck, and the loser as much less."""
    for seed in range(20):
        record = played([PASS, PASS], seed)
        found = analyse(GAME, record, LEVEL)
        (winner,) = GAME.winners(replay(GAME, record))
        luck = found.inputs[-1].luck
        assert luck[winner] == pytest.approx(0.5, abs=0.2)
        assert luck[0] + luck[1] == pytest.approx(0, abs=0.002)


def test_luck_and_answers_together_are_the_whole_course() -> None:
    found = analysed([TAILS, HEADS, PASS, HEADS, TAILS, TAILS], 3)
    before = found.start
    for one in found.inputs:
        if not one.luck:
            assert one.answer != HEADS or one.chances == before
        before = one.chances
    assert found.inputs[-1].chances in ([1.0, 0.0], [0.0, 1.0])


def test_the_same_record_and_seed_give_the_same_analysis() -> None:
    record = played([TAILS, HEADS, PASS, HEADS])
    first, again = (analyse(GAME, record, LEVEL, seed=5) for _ in range(2))
    assert first == again
    assert analyse(GAME, record, LEVEL, seed=6) != first


def test_fewer_steps_are_fewer_worlds() -> None:
    record = played([TAILS, HEADS] * 20)
    whole, part = (Examination(GAME, record, LEVEL, 0, steps) for steps in (10**9, 1000))
    assert whole.worlds.course == 256
    assert part.worlds.course < whole.worlds.course
    assert part.worlds.choices.fresh < whole.worlds.choices.fresh


def test_what_is_not_over_is_not_analysed() -> None:
    match = Match.seeded(GAME, 2, 1)
    match.answer(0, HEADS)
    with pytest.raises(RecordError, match="not over"):
        analyse(GAME, match.record, LEVEL)


def test_a_game_without_a_mind_is_not_analysed() -> None:
    from cosmodrome.games._toy import TOY

    with pytest.raises(NoPlayer):
        analyse(TOY, Match.seeded(TOY, 2, 1).record, LEVEL)
