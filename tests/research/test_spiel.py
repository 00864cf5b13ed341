"""OpenSpiel's own test of games, and algorithms of it, on ours."""

import os
import sys
from typing import Any

import pytest
from tests.research import kuhn

from cosmodrome.registry import game_ids

np = pytest.importorskip("numpy", reason="numpy is not installed: pip install 'cosmodrome[research]'")
pyspiel = pytest.importorskip(
    "pyspiel", reason=f"OpenSpiel has no wheel for Python {sys.version.split()[0]} on {sys.platform}, {os.name}"
)
from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
)

from cosmodrome.research import spiel  # noqa: E402

if "cosmodrome_kuhn" not in pyspiel.registered_names():
    spiel.register(kuhn.GAME)
KUHN = pyspiel.load_game("cosmodrome_kuhn(reward=score)")
WORTH = -1 / 18  # of Kuhn poker to the first player


def at_a_decision(game: Any, rng: Any) -> Any:
    """Return a game at its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
    return state


def test_all_games_are_registered() -> None:
    names = [f"cosmodrome_{id}" for id in game_ids()]
    assert set(names) <= set(spiel.NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", ["kuhn", "red_planet(mode=duel)", "space_base(most=60)"])
def test_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"cosmodrome_{name}"), num_sims=1, serialize=False, verbose=False)


def test_playthrough() -> None:
    text = generate_playthrough.playthrough("cosmodrome_kuhn(reward=score)", action_sequence=None, seed=3)
    assert 'short_name = "cosmodrome_kuhn"' in text
    assert text.count("# Apply action") >= 4


def test_cfr_solves_the_small_example() -> None:
    solver = cfr.CFRSolver(KUHN)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.nash_conv(KUHN, policy) < 0.1
    worth = expected_game_score.policy_value(KUHN.new_initial_state(), [policy, policy])
    assert worth[0] == pytest.approx(WORTH, abs=0.03)
    assert sum(worth) == pytest.approx(0)


def test_monte_carlo_cfr_learns_the_small_example() -> None:
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(KUHN)
    for _ in range(150):
        solver.iteration()
    assert exploitability.nash_conv(KUHN, solver.average_policy()) < 0.6


@pytest.mark.parametrize("name", ["cosmodrome_kuhn", "cosmodrome_red_planet(mode=duel)"])
def test_tree_searches(name: str) -> None:
    game, rng = pyspiel.load_game(name), np.random.RandomState(1)
    state = at_a_decision(game, rng)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    for bot in (
        mcts.MCTSBot(game, 1.4, 4, rollouts, random_state=rng),
        ismcts.ISMCTSBot(game, rollouts, 1.4, 4, random_state=rng),
    ):
        assert bot.step(state) in state.legal_actions()


def test_a_state_dealt_anew_looks_the_same_to_the_player_and_to_nobody_else() -> None:
    rng = np.random.RandomState(2)
    state = at_a_decision(KUHN, rng)
    others = {state.resample_from_infostate(0, rng.random_sample).information_state_string(1) for _ in range(20)}
    same = {state.resample_from_infostate(0, rng.random_sample).information_state_string(0) for _ in range(5)}
    assert same == {state.information_state_string(0)}
    assert len(others) == 2


def test_copies_go_their_own_way() -> None:
    state = at_a_decision(KUHN, np.random.RandomState(3))
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert (state.current_player(), copy.current_player()) == (0, 1)
    assert [state.action_to_string(0, action) for action in state.legal_actions()] == ["play:pass", "play:bet"]
    assert len(state.observation_tensor(0)) == len(copy.observation_tensor(1)) == KUHN.observation_tensor_shape()[0]
    assert state.observation_string(0) != copy.observation_string(0)
    assert str(state).startswith("<Task kuhn standard, 2 seats> after ")
    with pytest.raises(ValueError, match="observers take no parameters"):
        KUHN.make_py_observer(params={"a": 1})
