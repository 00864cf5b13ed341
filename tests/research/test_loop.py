"""Agents that play in a loop as those of RLCard do."""

import pytest
from tests.research import kuhn
from tests.research.tasks import task_of

from cosmodrome.research.errors import GameOver, IllegalAction
from cosmodrome.research.task import Task

pytest.importorskip("numpy", reason="numpy is not installed: pip install 'cosmodrome[research]'")
from cosmodrome.research.loop import Looks, LoopEnv, RandomAgent

KUHN = Task(kuhn.GAME, reward="score")


class Bettor:
    """Always bets, and says it by name."""

    use_raw = True

    def step(self, state: Looks) -> str:
        assert state["raw_legal_actions"] == ["play:pass", "play:bet"]
        return "play:bet"

    def eval_step(self, state: Looks) -> tuple[str, dict[str, int]]:
        return self.step(state), {}


def test_a_game_is_played_by_agents() -> None:
    env = LoopEnv(KUHN, seed=3)
    env.set_agents([Bettor(), Bettor()])
    trajectories, payoffs = env.run(is_training=True)
    assert [len(one) for one in trajectories] == [3, 3]
    assert trajectories[1][0]["action_record"] == [(0, "play:bet"), (1, "play:bet")]
    assert sorted(payoffs) == [-2, 2]
    assert env.timestep == 2
    env.set_agents([RandomAgent(1), Bettor()])
    assert sum(env.run()[1]) == 0


@pytest.mark.parametrize("name", ["red_planet", "star_realms"])
def test_games_are_decided_by_their_seeds(name: str) -> None:
    task = task_of(name)
    runs = []
    for _ in range(2):
        env = LoopEnv(task, seed=5)
        env.set_agents([RandomAgent(seat) for seat in range(env.num_players)])
        trajectories, payoffs = env.run()
        runs.append((payoffs, [one[1::2] for one in trajectories]))
        assert trajectories[0][0]["obs"].shape == tuple(env.state_shape[0])
    assert runs[0] == runs[1]


def test_step_by_step() -> None:
    env = LoopEnv(KUHN, seed=1)
    with pytest.raises(GameOver):
        env.step(1)
    with pytest.raises(ValueError, match="call set_agents"):
        env.run()
    with pytest.raises(ValueError, match="needs 2 agents, not 1"):
        env.set_agents([RandomAgent()])
    state, seat = env.reset()
    assert (seat, list(state["legal_actions"])) == (0, [1, 2])
    assert env.get_state(1)["legal_actions"] == {}
    with pytest.raises(IllegalAction, match="legal are: play:pass, play:bet"):
        env.step(0)
    for _ in range(2):
        env.step("play:pass", raw_action=True)
    assert env.is_over()
    assert sorted(env.get_payoffs()) == [-1, 1]
    assert len(env.get_perfect_information()) == len(KUHN.places)
    with pytest.raises(GameOver):
        env.step(1)
    env.seed(1)
    assert (env.reset()[0]["obs"] == state["obs"]).all()
