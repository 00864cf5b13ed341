"""PettingZoo's own tests of environments, on ours; and what they do not try."""

from types import SimpleNamespace
from typing import Any

import pytest
from tests.research import kuhn
from tests.research.tasks import task_of

from cosmodrome.registry import game_ids
from cosmodrome.research.errors import GameOver, IllegalAction
from cosmodrome.research.task import Task

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'cosmodrome[research]'")
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from cosmodrome.research.zoo import REPLACE, SealedEnv, TurnsEnv

KUHN = Task(kuhn.GAME)
ADVICE = ("Observation space for each agent probably", "Observation is not a NumPy array")  # we give a mask with it


@pytest.mark.filterwarnings(*(f"ignore:{text}" for text in ADVICE))
@pytest.mark.parametrize("game", game_ids())
def test_turns(game: str) -> None:
    api_test(TurnsEnv(task_of(game)), num_cycles=40)
    seed_test(lambda: TurnsEnv(task_of(game)), num_cycles=20)


@pytest.mark.parametrize("game", game_ids())
def test_all_at_once(game: str) -> None:
    task = task_of(game)
    parallel_api_test(SealedEnv(task), num_cycles=30)
    parallel_seed_test(lambda: SealedEnv(task, illegal=REPLACE, max_cycles=30))


def test_cycles_are_counted() -> None:
    def parallel_env(max_cycles: int) -> Any:
        return SealedEnv(task_of("red_planet"), illegal=REPLACE, max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles)))
    )


def test_a_game_in_turns() -> None:
    env = TurnsEnv(KUHN)
    with pytest.raises(GameOver, match=r"call reset\(\) first"):
        env.observe("seat_0")
    env.reset(seed=1)
    assert env.agent_selection == "seat_0"
    assert list(env.observe("seat_0")["action_mask"]) == [0, 1, 1]
    assert list(env.observe("seat_1")["action_mask"]) == [1, 0, 0], "who is not asked waits"
    assert env.render() == "seat 0, play: play:pass, play:bet"
    assert env.state().shape == (len(KUHN.places),)
    with pytest.raises(IllegalAction, match="legal are: play:pass, play:bet"):
        env.step(0)
    with pytest.raises(IllegalAction, match="None is no action"):
        env.step(None)
    bet = KUHN.action_number("play:bet")
    env.step(bet)
    assert env.agent_selection == "seat_1"
    env.step(bet)
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert sorted(env.rewards.values()) == [-1, 1]
    assert env.render() == "the game is over"
    env.step(None)
    env.step(None)
    assert env.agents == []
    env.close()
    with pytest.raises(ValueError, match="it must be 'refuse' or 'replace'"):
        TurnsEnv(KUHN, illegal="ignore")


def test_sealed_answers_at_once() -> None:
    task = task_of("red_planet")
    env = SealedEnv(task)
    with pytest.raises(GameOver):
        env.step({})
    seen, _ = env.reset(seed=4)
    assert env.render().startswith("seat 0, goal: ")
    goals = {agent: int(look["action_mask"].nonzero()[0][1]) for agent, look in seen.items()}
    assert all(task.action_name(action).startswith("goal:card") for action in goals.values())
    with pytest.raises(IllegalAction, match=r"seat 1 cannot take action 0 \('wait'\) at the question 'goal'"):
        env.step({**goals, "seat_1": 0})
    with pytest.raises(IllegalAction, match="there is no agent 'seat_7'; there are: seat_0, seat_1, seat_2"):
        env.step({**goals, "seat_7": 0})
    seen, rewards, over, cut, infos = env.step(goals)
    assert env.episode is not None
    assert env.episode.answers == 3
    assert (set(rewards.values()), any(over.values()), any(cut.values())) == ({0.0}, False, False)
    assert infos == {agent: {} for agent in env.agents}


def test_who_is_not_asked_can_only_wait() -> None:
    env = SealedEnv(KUHN)
    env.reset(seed=1)
    bet = KUHN.action_number("play:bet")
    with pytest.raises(IllegalAction, match=r"seat_1 is not asked and can only wait \(action 0\); seat 0, play: "):
        env.step({"seat_0": bet, "seat_1": bet})
    env.step({"seat_0": bet, "seat_1": 0})
    assert env.render().startswith("seat 1, play: ")


def test_an_answer_that_comes_too_late_is_dropped() -> None:
    """Of those who may answer an open question, the first can end it for all."""
    task = task_of("galaxy_trucker")
    env = SealedEnv(task, illegal=REPLACE)
    env.reset(seed=1)
    late = 0
    while env.agents and late == 0:
        infos = env.step(dict.fromkeys(env.agents, 0))[4]
        late += sum("too_late" in info for info in infos.values())
    assert env.episode is not None
    assert env.episode.answers > 0
