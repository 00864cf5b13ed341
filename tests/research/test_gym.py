"""Gymnasium's own check of environments, on ours; and what it does not try."""

import warnings

import pytest
from tests.research import kuhn
from tests.research.tasks import task_of

from cosmodrome.bots.roster import UnknownBot
from cosmodrome.registry import game_ids
from cosmodrome.research.errors import GameOver, IllegalAction
from cosmodrome.research.task import Task

np = pytest.importorskip("numpy", reason="numpy is not installed: pip install 'cosmodrome[research]'")
gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install 'cosmodrome[research]'")
from gymnasium.utils.env_checker import check_env  # noqa: E402

from cosmodrome.research.gym import IDS, SeatEnv  # noqa: E402

KUHN = Task(kuhn.GAME, reward="score")


@pytest.mark.parametrize("game", game_ids())
def test_check_env(game: str) -> None:
    id = f"cosmodrome/{game}-v0"
    assert id in IDS
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice about normalised numbers
        check_env(gymnasium.make(id, illegal="replace").unwrapped, skip_render_check=True)


def test_an_environment_can_be_made_by_the_name_of_its_module() -> None:
    made = gymnasium.make("cosmodrome.research.gym:cosmodrome/red_planet-v0", mode="duel", bots="heuristic", seat=1)
    env = made.unwrapped
    assert isinstance(env, SeatEnv)
    assert (env.task.setup.mode, env.seat, env.bots[0].name) == ("duel", 0, "heuristic")
    env.reset(seed=1)
    assert env.seat == 1


@pytest.mark.parametrize("bots", ["random", "heuristic"])
def test_games_are_played_to_their_end_with_seeds_that_decide_all(bots: str) -> None:
    task = task_of("red_planet-duel")
    courses = [course(SeatEnv(task, bots), 3) for _ in range(2)]
    assert courses[0] == courses[1]
    assert courses[0] != course(SeatEnv(task, bots), 4)
    assert courses[0][-1] in (-1.0, 0.0, 1.0)


def course(env: SeatEnv, seed: int) -> list[float]:
    """Return what a seat saw in a game that it plays at random, and at last what it won."""
    seen, info = env.reset(seed=seed)
    rng, sums = np.random.default_rng(seed), [float(info["seat"])]
    while True:
        assert (info["action_mask"] == env.action_masks()).all()
        seen, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(env.action_masks())))
        sums.append(float(seen.sum()))
        if over or cut:
            return [*sums, reward]


def test_every_seat_comes_by_unless_one_is_wished_for() -> None:
    task = task_of("red_planet")
    env = SeatEnv(task)
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(12)} == {0, 1, 2}
    assert {SeatEnv(task, seat=2).reset(seed=seed)[1]["seat"] for seed in range(4)} == {2}


def test_bad_input_is_said() -> None:
    env = SeatEnv(KUHN, seat=0)
    for act in (lambda: env.step(np.int64(1)), env.action_masks):
        with pytest.raises(GameOver, match=r"call reset\(\) first"):
            act()
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="at the question 'play'; legal are: play:pass, play:bet"):
        env.step(np.int64(0))
    bet = np.int64(KUHN.action_number("play:bet"))
    while not env.step(bet)[2]:
        pass
    with pytest.raises(GameOver):
        env.step(bet)
    with pytest.raises(UnknownBot, match="there is no bot 'admiral'"):
        SeatEnv(KUHN, "admiral")
    with pytest.raises(ValueError, match="kuhn has 2 seats, but 3 bots are named"):
        SeatEnv(KUHN, ["random"] * 3)
    with pytest.raises(ValueError, match="there is no seat 2: there are 2"):
        SeatEnv(KUHN, seat=2)
    with pytest.raises(ValueError, match="it must be 'refuse' or 'replace'"):
        SeatEnv(KUHN, illegal="ignore")
