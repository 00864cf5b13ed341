"""Series of games: the same result however many processes play them."""

import pytest

from cosmodrome.bots import course
from cosmodrome.bots.roster import UnknownBot
from cosmodrome.games._toy import TOY, ToyGame
from cosmodrome.kernel.game import Setup
from cosmodrome.lab.simulate import Result, derived_seed, simulate
from cosmodrome.registry import find_game, game_ids

SETUP = TOY.check("", 2, {"turns": 9})


def outcome(result: Result) -> tuple[object, ...]:
    """Return everything of a result but times."""
    tally = result.tally
    return (
        tally.games,
        tally.finished,
        tally.decisions,
        tally.endings,
        tally.wins,
        tally.scores,
        tally.played_by_bot,
        tally.wins_by_bot,
        tally.scores_by_bot,
    )


def test_counts_of_an_all_random_table() -> None:
    result = simulate(TOY, SETUP, ("random", "random"), 30, seed=1)
    assert result.tally.games == result.tally.finished == 30
    assert result.tally.endings == {"won": 30}
    assert result.tally.decisions == 270
    assert result.mean_decisions == 9
    assert result.tally.played_by_bot == {"random": 60}
    assert result.tally.wins_by_bot == {"random": sum(result.tally.wins)}
    assert sum(result.tally.wins) >= 30  # a draw has two winners
    assert result.mean_scores == [score / 30 for score in result.tally.scores]
    assert result.tally.cpu_seconds >= 0
    assert result.decisions_per_second > 0


def test_the_better_bot_wins() -> None:
    result = simulate(TOY, SETUP, ("random", "heuristic"), 30, seed=1)
    assert result.tally.wins_by_bot["heuristic"] > 20
    assert result.mean_scores_by_bot["heuristic"] == 8  # four turns, two points each


def test_rotation_gives_every_bot_every_seat() -> None:
    result = simulate(TOY, SETUP, ("random", "heuristic"), 30, seed=1, rotate=True)
    assert result.tally.played_by_bot == {"heuristic": 30, "random": 30}
    assert result.mean_scores_by_bot["heuristic"] == 9  # half the games with five turns
    assert max(result.tally.wins) < 25


def test_the_same_seed_gives_the_same_result_and_another_seed_another() -> None:
    first = simulate(TOY, SETUP, ("random", "random"), 20, seed=1)
    assert outcome(first) == outcome(simulate(TOY, SETUP, ("random", "random"), 20, seed=1))
    assert outcome(first) != outcome(simulate(TOY, SETUP, ("random", "random"), 20, seed=2))


@pytest.mark.parametrize("bots", [("random", "random"), ("heuristic", "random")])
def test_the_number_of_processes_does_not_change_the_result(bots: tuple[str, str]) -> None:
    alone = simulate(TOY, SETUP, bots, 23, seed=7, rotate=True)
    together = simulate(TOY, SETUP, bots, 23, seed=7, jobs=2, rotate=True)
    assert outcome(alone) == outcome(together)


def test_progress_adds_up_to_all_games() -> None:
    seen: list[int] = []
    simulate(TOY, SETUP, ("random", "random"), 250, on_progress=seen.append)
    assert sum(seen) == 250
    assert len(seen) > 2


@pytest.mark.parametrize("bots", [("random", "random"), ("heuristic", "random")])
def test_a_game_without_end_is_truncated_and_has_scores(bots: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "longest", 5)
    result = simulate(TOY, SETUP, bots, 3)
    assert (result.tally.games, result.tally.finished, result.tally.decisions) == (3, 0, 15)
    assert result.tally.endings == {"truncated": 3}
    assert (result.tally.wins, result.tally.without_winner) == ([0, 0], 0)
    assert sum(result.mean_scores) > 0


@pytest.mark.parametrize("id", game_ids())
def test_a_truncated_game_has_scores_in_every_game(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(id)
    monkeypatch.setattr(type(game), "longest", 30)
    mode = game.modes[0]
    result = simulate(game, game.check(mode.id, mode.seats[0], {}), ("random",) * mode.seats[0], 2)
    assert result.tally.endings == {"truncated": 2}
    assert len(result.mean_scores) == mode.seats[0]


def test_an_all_random_table_is_one_call_into_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "playout", lambda state, rng, limit: limit)
    assert simulate(TOY, SETUP, ("random", "random"), 3).tally.decisions == 3 * TOY.longest


def test_seeds_differ_by_series_number_and_purpose() -> None:
    seeds = {derived_seed(series, n, use) for series in range(9) for n in range(9) for use in ("chance", "players")}
    assert len(seeds) == 162
    assert all(0 <= seed < 2**62 for seed in seeds)


def test_bad_series_are_refused() -> None:
    with pytest.raises(ValueError, match="1 bots for 2 seats"):
        simulate(TOY, SETUP, ("random",), 1)
    with pytest.raises(ValueError, match="at least one game"):
        simulate(TOY, SETUP, ("random", "random"), 0)
    with pytest.raises(ValueError, match="one job"):
        simulate(TOY, SETUP, ("random", "random"), 1, jobs=0)
    with pytest.raises(UnknownBot):
        simulate(TOY, Setup("duel", 2, {"turns": 9}), ("random", "nobody"), 1)


def test_a_game_that_no_other_process_could_find_is_refused() -> None:
    with pytest.raises(ValueError, match="must have a name in the module of its class"):
        simulate(type(TOY)(), SETUP, ("random", "random"), 1)
