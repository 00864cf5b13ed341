"""Measuring: every figure is there and plausible.  Nothing here depends on how fast the machine is."""

from cosmodrome.games._toy import TOY, TURNS
from cosmodrome.lab.measure import POSITIONS, Spread, is_compiled, measure, random_positions

SETUP = TOY.check("", 2, {"turns": 20})


def test_every_figure_is_positive_and_its_median_lies_between_the_extremes() -> None:
    speed = measure(TOY, SETUP, rounds=3, seconds=0.001)
    assert set(speed) == {
        *("decisions_per_second", "playouts_per_second", "heuristic_games_per_second", "setup_us", "clone_us"),
        *("legal_us", "legal_median_us", "redeal_us", "snapshot_us", "pack_us", "calibration"),
    }
    assert all(0 < figure.low <= figure.median <= figure.high for figure in speed.values())


def test_positions_are_open_questions_of_random_games() -> None:
    positions = random_positions(TOY, SETUP)
    assert len(positions) == POSITIONS
    assert not any(state.over() for state in positions)
    assert len({int(TURNS.get(state)) for state in positions}) == 20


def test_spread() -> None:
    assert Spread.of([3.0, 1.0, 2.0]) == (2.0, 1.0, 3.0)


def test_compiled_says_what_runs() -> None:
    from cosmodrome.kernel import state

    assert is_compiled(TOY) is not str(state.__file__).endswith(".py")
