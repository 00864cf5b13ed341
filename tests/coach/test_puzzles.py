"""Puzzles: one answer is clearly best, in worlds that had no part in finding it."""

import json
from typing import Any

import pytest
from tests.coach.guess import GAME, HEADS, PASS, TAILS, Guess

from cosmodrome.bots.levels import ThinkingBot
from cosmodrome.bots.simple import RandomBot
from cosmodrome.coach.puzzles import MARGIN, Mine, read_puzzle
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.files.replay import replay
from cosmodrome.kernel.record import read_record

LEVEL = ThinkingBot("tester", times=1, budget=25)


class Open(type(GAME)):  # type: ignore[misc]
    """The coin lies open: it is no secret which answer is right."""

    def redeal(self, state: Guess, seat: int, rng: Rng) -> Guess:
        copy: Guess = super().redeal(state, seat, rng)
        copy.coin = state.coin
        return copy


def puzzles(game: Any, numbers: range = range(3)) -> list[str]:
    mine = Mine(game(), GAME.check("", 2, {"turns": 2}), RandomBot(), LEVEL, 7)
    return [text for number in numbers for text in mine.dig(number)]


def test_the_right_answer_is_found_where_it_can_be_known() -> None:
    found = puzzles(Open)
    assert found
    for text in found:
        puzzle, record = read_puzzle(text), read_record(text)
        state = replay(GAME, record)
        assert isinstance(state, Guess)
        assert puzzle.answer == state.coin
        assert puzzle.seat == state.next_seat()
        assert puzzle.hard == (state.coin == TAILS)
        assert puzzle.margin >= MARGIN
        assert puzzle.answers[0].answer == puzzle.answer
        assert {one.answer for one in puzzle.answers} <= {HEADS, TAILS, PASS}


def test_where_nobody_can_know_it_is_no_puzzle() -> None:
    assert puzzles(type(GAME), range(5)) == []


def test_the_same_seed_gives_the_same_puzzles() -> None:
    assert puzzles(Open) == puzzles(Open)


@pytest.mark.parametrize("text", ["{}", "[]", '{"puzzle": {"seat": 0}}', "x"])
def test_other_files_are_no_puzzles(text: str) -> None:
    with pytest.raises(RecordError, match="not a puzzle"):
        read_puzzle(text)


def test_a_puzzle_is_one_line_of_a_record() -> None:
    assert json.loads(puzzles(Open)[0])["format"] == "cosmodrome-record"
