"""Random legal games in one suite, as JSON on stdout; ``peers.py`` runs it in the environment of that suite.

    python -m benchmarks.peers_work SUITE GAME SECONDS

Every suite does the same work through its public Python interface: set a game up; as long as it goes on, ask for the
legal answers, take one of them at random, give it.  A decision is one such answer of a player; outcomes of chance that
a suite wants from outside do not count.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from itertools import count
from time import process_time
from typing import Any, Final, NamedTuple

CLONES: Final = 200  # in one go
ROLLOUTS: Final = 50  # native games in one go
MOST_DECISIONS: Final = 20_000  # of one game; it is left there
LANES: Final = 64  # games at once
STEPS: Final = 50  # of all lanes in one go
PACKAGES: Final = dict.fromkeys(("turns", "loop", "lanes", "lanes_seen"), "cosmodrome") | {
    "open_spiel_seen": "open_spiel"
}

choose: Final = random.Random(1).choice


class Work(NamedTuple):
    """What can be measured of a game; ``Any``, because each suite has types of its own."""

    play: Callable[[], int]  # plays one game, returns its decisions
    clone: Callable[[], object] | None = None  # copies one position in the middle of a game
    native: Callable[[], tuple[int, int]] | None = None  # plays games without Python between; returns games, decisions


# -- ours --------------------------------------------------------------------------------------------------------------
def cosmodrome(name: str) -> Work:
    """One of our games in its first mode."""
    from cosmodrome.kernel.answering.playout import playout
    from cosmodrome.kernel.chance import Rng, SeededChance
    from cosmodrome.lab.measure import random_positions
    from cosmodrome.registry import find_game

    game = find_game(name)
    mode = game.modes[0]
    setup = game.check(mode.id, 2 if 2 in mode.seats else mode.seats[0], {})
    seeds = count()

    def play() -> int:
        state = game.start(setup, SeededChance(next(seeds)))
        decisions = 0
        while not state.over() and decisions < MOST_DECISIONS:
            seat = choose(state.seats_to_answer())
            state.apply_legal(seat, choose(state.legal(seat)))
            decisions += 1
        return decisions

    def native() -> tuple[int, int]:
        starts = [(game.start(setup, SeededChance(seed)), Rng(seed)) for seed in range(ROLLOUTS)]
        return ROLLOUTS, sum(playout(state, rng, MOST_DECISIONS) for state, rng in starts)

    return Work(play, random_positions(game, setup)[100].clone, native)


def turns(name: str) -> Work:
    """One of our games as an environment of PettingZoo, with mask and observation at every step."""
    from cosmodrome.research.task import Task
    from cosmodrome.research.zoo import TurnsEnv

    return played_in_turns(TurnsEnv(Task(name)))


def loop(name: str) -> Work:
    """One of our games in an environment as those of RLCard, with legal actions and observation at every step."""
    from cosmodrome.research.loop import LoopEnv
    from cosmodrome.research.task import Task

    return played_in_loop(LoopEnv(Task(name), seed=1))


def lanes(name: str, observe: bool = False) -> Work:
    """One of our games in lanes, with masks at every step; a random action is drawn for each lane."""
    from cosmodrome.kernel.chance import Rng
    from cosmodrome.research.task import Task
    from cosmodrome.research.vector import VectorEnv

    env, rng = VectorEnv(Task(name), LANES, seed=1, observe=observe), Rng(1)

    def play() -> int:
        for _ in range(STEPS):
            env.step(env.draw(rng))
        return LANES * STEPS

    return Work(play)


def lanes_seen(name: str) -> Work:
    """The same with what the seat that acts may know."""
    return lanes(name, observe=True)


# -- theirs ------------------------------------------------------------------------------------------------------------
def open_spiel(name: str) -> Work:
    """A game of OpenSpiel: written in C++, driven from Python, or by its own tree search with random rollouts."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    lengths: list[int] = []

    def advance(state: Any, most: int) -> int:
        decisions = 0
        while not state.is_terminal() and decisions < most:
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(choose(state.legal_actions()))
        return decisions

    def play() -> int:
        lengths.append(advance(game.new_initial_state(), MOST_DECISIONS))
        return lengths[-1]

    middle = game.new_initial_state()
    advance(middle, play() // 2)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(choose(start.legal_actions()))
    if game.get_type().reward_model != pyspiel.GameType.RewardModel.TERMINAL:
        return Work(play, middle.clone)  # its tree search does not play such games
    bot: Any = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 100, False, 1, False)

    def native() -> tuple[int, int]:
        bot.step(start)  # one simulation: ROLLOUTS random games from the root, in C++
        return ROLLOUTS, round(ROLLOUTS * sum(lengths) / len(lengths))

    return Work(play, middle.clone, native)


def open_spiel_seen(name: str) -> Work:
    """A game of OpenSpiel with what a learning agent looks at: the mask and the observation of who acts."""
    from importlib import import_module

    import pyspiel

    if name.startswith("python_"):
        import_module("open_spiel.python.games")
    game: Any = pyspiel.load_game(name)
    tensor = game.get_type().provides_observation_tensor

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal() and decisions < MOST_DECISIONS:
            if state.is_chance_node():
                state.apply_action(choose(state.legal_actions()))
                continue
            mask = state.legal_actions_mask()
            seen = state.observation_tensor() if tensor else state.information_state_tensor()
            assert len(mask) * len(seen)
            state.apply_action(choose(state.legal_actions()))
            decisions += 1
        return decisions

    return Work(play)


def rlcard(name: str) -> Work:
    """A game of RLCard: written in Python; each step also makes the numbers that a learning agent looks at."""
    import rlcard

    return played_in_loop(rlcard.make(name, {"seed": 1}))


def played_in_loop(env: Any) -> Work:
    """A game in an environment of RLCard."""

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over() and decisions < MOST_DECISIONS:
            state, _ = env.step(choose(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return Work(play)


def pettingzoo(name: str) -> Work:
    """A classic game of PettingZoo: written in Python; each step also makes the numbers for a learning agent."""
    from importlib import import_module

    return played_in_turns(import_module(f"pettingzoo.classic.{name}").raw_env())


def played_in_turns(env: Any) -> Work:
    """A game in an environment of PettingZoo."""
    seeds = count()

    def play() -> int:
        env.reset(seed=next(seeds))
        decisions = 0
        while env.agents and decisions < MOST_DECISIONS:
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            if "legal_actions" in info:  # ours list them, since a mask of thousands takes longer to read than to make
                env.step(choose(info["legal_actions"]))
            else:
                mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
                env.step(int(choose(mask.nonzero()[0])))
            decisions += 1
        return decisions

    return Work(play)


def pyminion(name: str) -> Work:
    """Dominion by pyminion, written in Python: ten kingdom cards of the base set, two players."""
    import logging

    from pyminion.bots.bot import Bot, BotDecider
    from pyminion.expansions import base
    from pyminion.game import Game

    logging.disable()

    class RandomDecider(BotDecider):  # type: ignore[misc]
        """Takes any legal answer, and counts."""

        decisions = 0

        def action_phase_decision(self, valid_actions: list[Any], player: object, game: object) -> Any:
            return self.one([*valid_actions, None])

        def buy_phase_decision(self, valid_cards: list[Any], player: object, game: object) -> Any:
            return self.one([*valid_cards, None])

        def binary_decision(self, *_: object, **__: object) -> Any:
            return self.one([True, False])

        def multiple_option_decision(
            self, card: object, options: list[str], player: object, game: object, num_choices: int = 1, **_: bool
        ) -> list[int]:
            return self.some(list(range(len(options))), num_choices, num_choices)

        def discard_decision(
            self, prompt: str, card: object, valid_cards: list[Any], player: object, game: object, **bounds: int
        ) -> list[Any]:
            named = {name[:3]: bound for name, bound in bounds.items()}  # min_num_trash, max_num_gain, ...
            return self.some(valid_cards, named.get("min", 0), named.get("max", -1))

        trash_decision = gain_decision = topdeck_decision = reveal_decision = discard_decision

        def one(self, answers: list[Any]) -> Any:
            RandomDecider.decisions += 1
            return choose(answers)

        def some(self, answers: list[Any], least: int, most: int) -> list[Any]:
            RandomDecider.decisions += 1
            most = len(answers) if most < 0 else min(most, len(answers))
            return random.sample(answers, random.randint(min(least, most), most))

    def play() -> int:
        RandomDecider.decisions = 0
        players = [Bot(RandomDecider(), player_id=str(seat)) for seat in range(2)]
        Game(players, [base.base_set], log_stdout=False).play()
        return RandomDecider.decisions

    return Work(play)


def catanatron(name: str) -> Work:
    """Catan by Catanatron, written in Python: two random players, ten points."""
    from catanatron import Color, Game, RandomPlayer

    def start() -> Any:
        return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])

    def advance(game: Any, most: int) -> int:
        decisions = 0
        while game.winning_color() is None and decisions < most:
            game.execute(choose(game.state.playable_actions), validate_action=False)
            decisions += 1
        return decisions

    middle = start()
    advance(middle, 200)
    return Work(lambda: advance(start(), MOST_DECISIONS), middle.copy)


SUITES: Final = {
    "cosmodrome": cosmodrome,
    "turns": turns,
    "loop": loop,
    "lanes": lanes,
    "lanes_seen": lanes_seen,
    "open_spiel": open_spiel,
    "open_spiel_seen": open_spiel_seen,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "pyminion": pyminion,
    "catanatron": catanatron,
}


# -- measuring ---------------------------------------------------------------------------------------------------------
def measure(work: Work, seconds: float) -> dict[str, float | None]:
    """Measure everything that the suite can do, each for so many CPU seconds."""
    games, decisions, spent = repeat(lambda: (1, work.play()), seconds)
    figures: dict[str, float | None] = {
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "decisions_per_game": decisions / games,
        "clone_us": None,
        "native_per_second": None,
    }
    if work.clone is not None:
        clone = work.clone
        _, copies, spent = repeat(lambda: (1, sum(clone() is not None for _ in range(CLONES))), seconds)
        figures["clone_us"] = spent / copies * 1e6
    if work.native is not None:
        _, decisions, spent = repeat(work.native, seconds)
        figures["native_per_second"] = decisions / spent
    return figures


def repeat(work: Callable[[], tuple[int, int]], seconds: float) -> tuple[int, int, float]:
    """Repeat some work for some time; return how many games, how many decisions, and the CPU seconds they took."""
    games, decisions, start = 0, 0, process_time()
    while (spent := process_time() - start) < seconds or not games:
        more_games, more_decisions = work()
        games += more_games
        decisions += more_decisions
    return games, decisions, spent


def main(suite: str, name: str, seconds: str) -> None:
    """Measure one game and print the figures."""
    random.seed(1)
    figures = measure(SUITES[suite](name), float(seconds))
    print(json.dumps({"version": version(PACKAGES.get(suite, suite)), **figures}))


if __name__ == "__main__":
    main(*sys.argv[1:])
