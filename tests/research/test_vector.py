"""Games in lanes go on as the same games do alone."""

import pytest
from tests.research import kuhn
from tests.research.tasks import SETUPS, seen, task_of

from cosmodrome.kernel.chance import Rng
from cosmodrome.research.core.episode import NOBODY
from cosmodrome.research.errors import IllegalAction
from cosmodrome.research.task import Task

np = pytest.importorskip("numpy", reason="numpy is not installed: pip install 'cosmodrome[research]'")
from cosmodrome.research.vector import VectorEnv  # noqa: E402

LANES = 3
KUHN = Task(kuhn.GAME, reward="score")


@pytest.mark.parametrize("name", ["kuhn", *SETUPS])
def test_lanes_show_what_the_same_games_show_alone(name: str) -> None:
    task = KUHN if name == "kuhn" else task_of(name)
    env, seeds, rng = VectorEnv(task, LANES, seed=9), Rng(9), Rng(1)
    alone = [task.episode(seeds.seed()) for _ in range(LANES)]
    ended = 0
    for _ in range(60):
        actions = env.draw(rng).copy()
        env.step(actions)
        for lane in range(LANES):
            episode = alone[lane]
            episode.act(int(actions[lane]))
            assert bool(env.ended[lane]) == episode.is_over()
            assert list(env.reward[lane]) == task.utilities(episode.state)
            if episode.seat == NOBODY:
                ended += 1
                alone[lane] = episode = task.episode(seeds.seed())
            assert env.seat[lane] == episode.seat
            assert sorted(np.flatnonzero(env.mask[lane])) == sorted(episode.legal[: int(episode.count)])
            assert list(env.observation[lane]) == seen(task, episode, int(episode.seat))
    assert env.games == ended
    assert ended or name != "kuhn"


def test_a_game_that_is_cut_off_says_so() -> None:
    env, rng = VectorEnv(Task("star_realms", most=4), 2, observe=False), Rng(1)
    for step in range(1, 9):
        env.step(env.draw(rng))
        assert env.cut_off.all() == (step % 4 == 0)
        assert not env.ended.any()
        assert not env.reward.any()
    assert env.observation.shape == (2, 0)


def test_an_illegal_action_in_one_lane_changes_nothing_in_any() -> None:
    env = VectorEnv(KUHN, 3, seed=1)
    before = env.observation.copy()
    for actions, told in (
        ([1, 1, 0], r"lane 2: seat 0 cannot take action 0 \('wait'\) at the question 'play'; legal are: play:pass"),
        ([-1, 1, 1], r"lane 0: .* action -1, which is not in 0\.\.2"),
        ([1, 3, 1], "lane 1: "),
    ):
        with pytest.raises(IllegalAction, match=told):
            env.step(np.array(actions, dtype=np.int32))
    with pytest.raises(ValueError, match="there are 3 lanes, but 2 actions"):
        env.step(np.array([1, 1], dtype=np.int32))
    assert (env.observation == before).all()


def test_what_is_shown_cannot_be_changed() -> None:
    env = VectorEnv(KUHN, 2)
    for array in (env.mask, env.observation, env.seat, env.reward, env.how):
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 0


def test_actions_of_any_kind_of_array_are_taken() -> None:
    env = VectorEnv(KUHN, 4, seed=2)
    wide = np.ones((4, 2), dtype=np.int64)
    env.step(wide[:, 0])
    assert (env.seat == 1).all()
