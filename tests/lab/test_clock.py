"""The virtual clock: order of arrival, refusals, CLOCK's own inputs, determinism."""

from collections.abc import Callable

import pytest
from tests.lab.race import RACE, STOP, TIME_IS_UP, Race, RaceGame

from cosmodrome.bots.roster import find_bot
from cosmodrome.kernel.agenda import CLOCK
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.files.snapshot import state_hash
from cosmodrome.kernel.game import Timer
from cosmodrome.kernel.match import Match
from cosmodrome.lab.clock import TimedInput, VirtualClock
from cosmodrome.lab.simulate import simulate

SETUP = RACE.check("", 2, {})


def hourglass(seconds: int) -> Callable[[Race, int], tuple[int, int] | None]:
    """Return a tick that ends the race after some seconds."""
    return lambda state, now: (seconds * 1000 - now, TIME_IS_UP)


def never(state: Race, now: int) -> tuple[int, int] | None:
    return None


def pace(*seconds: int) -> Callable[[Race, int, int], int]:
    """Return a duration that depends on the seat alone."""
    return lambda state, seat, answer: seconds[seat] * 1000


def race(
    bot: str,
    duration: Callable[[Race, int, int], int],
    tick: Callable[[Race, int], tuple[int, int] | None],
    seed: int = 1,
) -> tuple[Race, list[TimedInput]]:
    state = RACE.start(SETUP, SeededChance(seed))
    clock = VirtualClock(RACE, state, [find_bot(bot)] * 2, Rng(seed), duration, tick)
    return state, clock.run(1000)


def test_the_faster_seat_gets_more() -> None:
    state, inputs = race("heuristic", pace(1, 3), never)
    assert RACE.scores(state)[0] > RACE.scores(state)[1]
    assert [moment for moment, _, _ in inputs] == sorted(moment for moment, _, _ in inputs)


def test_a_seat_that_reaches_for_a_tile_too_late_is_refused_and_thinks_again() -> None:
    _, inputs = race("heuristic", lambda state, seat, answer: (5000, 6000)[seat] if answer else 1, never)
    # Seat 0 has tile 0 and keeps it; then both reach for each next tile, and seat 1 always finds it gone, every 6 s.
    assert inputs[:3] == [TimedInput(1, 0, 0), TimedInput(2, 0, 0), TimedInput(5002, 0, 1)]
    assert [timed for timed in inputs if timed.seat == 1] == [TimedInput(36_002, 1, STOP)]


def test_an_input_to_a_covered_question_is_refused() -> None:
    state, inputs = race("heuristic", lambda state, seat, answer: 1000 + 500 * seat, never)
    # At 1.5 s seat 1 reaches for tile 0 while seat 0 is asked whether to keep it; it thinks again when that is done.
    assert inputs[:2] == [TimedInput(1000, 0, 0), TimedInput(2000, 0, 0)]
    assert [timed for timed in inputs if timed.seat == 1] == [TimedInput(2000 + 5 * 1500, 1, STOP)]
    assert state.holder[0] == 0


def test_the_clock_ends_the_race() -> None:
    state, inputs = race("heuristic", pace(10, 12), hourglass(25))
    assert inputs[-1] == TimedInput(25_000, CLOCK, TIME_IS_UP)
    assert state.over()
    assert sum(RACE.scores(state)) <= 4


def test_a_series_of_a_game_with_a_clock_goes_by_its_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RaceGame, "has_clock", lambda game, setup: True)
    monkeypatch.setattr(RaceGame, "timer", lambda game, state: Timer(1, 25_000, TIME_IS_UP))
    monkeypatch.setattr(RaceGame, "delay", lambda game, state, seat, answer: (10_000, 12_000)[seat])
    state, inputs = race("heuristic", pace(10, 12), hourglass(25))
    result = simulate(RACE, SETUP, ("heuristic", "heuristic"), 5, seed=1)
    assert result.tally.scores == [5 * score for score in RACE.scores(state)]
    assert result.tally.decisions == 5 * len(inputs)


def test_two_at_once_arrive_in_the_order_they_set_out() -> None:
    _, inputs = race("heuristic", pace(1, 1), never)
    assert inputs[0].seat == 0


@pytest.mark.parametrize("seed", range(5))
def test_the_same_seed_gives_the_same_inputs_and_they_are_ordinary_ones(seed: int) -> None:
    state, inputs = race("random", pace(1, 2), hourglass(60), seed)
    other_state, other_inputs = race("random", pace(1, 2), hourglass(60), seed)
    assert (inputs, state_hash(state)) == (other_inputs, state_hash(other_state))
    match = Match(RACE, SETUP, SeededChance(seed), {"seed": seed})
    for _, seat, answer in inputs:
        match.answer(seat, answer)
    assert state_hash(match.state) == state_hash(state)


def test_a_race_that_nobody_ends_is_truncated() -> None:
    state, _ = race("random", pace(1, 1), lambda state, now: (0, TIME_IS_UP + 1))  # an illegal input, refused for ever
    assert not state.over()


def test_series_of_games_with_open_questions_end_too() -> None:
    for bots in (("random", "random"), ("heuristic", "random")):
        assert simulate(RACE, SETUP, bots, 20).tally.finished == 20
