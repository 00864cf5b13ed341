"""A loop of agents as RLCard has it: agents that look at a state with legal actions, trajectories and payoffs.

An agent has ``step(state)`` for training, which returns an action, and ``eval_step(state)``, which returns an action
and whatever it wants to tell.  A state is a dict: ``obs``, ``legal_actions`` (by number), ``raw_obs``,
``raw_legal_actions`` (names), ``action_record``.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from cosmodrome.kernel.chance import Rng
from cosmodrome.research.arrays import EVERYTHING, Eyes, Ints, fresh_rng, legal_actions, next_episode
from cosmodrome.research.core.episode import NOBODY, Episode
from cosmodrome.research.errors import GameOver
from cosmodrome.research.task import Task

Looks = dict[str, Any]


class Agent(Protocol):
    """Who plays a seat."""

    @property
    def use_raw(self) -> bool:
        """Tell whether it answers with names of actions in the place of numbers."""

    def step(self, state: Looks) -> int | str:
        """Return an action, to learn from what comes of it."""

    def eval_step(self, state: Looks) -> tuple[int | str, Any]:
        """Return an action, to show what was learned, and anything else."""


class RandomAgent:
    """Takes any legal action."""

    use_raw: Final = False

    def __init__(self, seed: int | None = None) -> None:
        self.rng: Final = fresh_rng(seed)

    def step(self, state: Looks) -> int:
        """Return any legal action."""
        legal = list(state["legal_actions"])
        return int(legal[self.rng.below(len(legal))])

    def eval_step(self, state: Looks) -> tuple[int, dict[str, Any]]:
        """Return any legal action."""
        return self.step(state), {}


class LoopEnv:
    """One game after the other, played by agents, or step by step."""

    def __init__(self, task: Task, seed: int | None = None) -> None:
        self.task: Final = task
        self.eyes: Final = Eyes(task)
        self.num_players: Final = task.setup.seats
        self.num_actions: Final = int(task.actions.count)
        self.state_shape: Final = [[self.eyes.width]] * self.num_players
        self.action_shape: Final[list[None]] = [None] * self.num_players
        self.agents: list[Agent] = []
        self.timestep = 0  # actions in all games
        self.rng: Rng = fresh_rng(seed)
        self.episode: Episode | None = None
        self.record: list[tuple[int, str]] = []

    def seed(self, seed: int | None = None) -> None:
        """Let the games that come follow from a seed."""
        self.rng = fresh_rng(seed)

    def set_agents(self, agents: Sequence[Agent]) -> None:
        """Say who plays the seats."""
        if len(agents) != self.num_players:
            raise ValueError(f"{self.task!r} needs {self.num_players} agents, not {len(agents)}")
        self.agents = list(agents)

    def reset(self) -> tuple[Looks, int]:
        """Begin another game; return what the first seat sees, and the seat."""
        self.episode = next_episode(self.task, self.rng)
        self.record = []
        return self.get_state(int(self.episode.seat)), int(self.episode.seat)

    def step(self, action: int | str, raw_action: bool = False) -> tuple[Looks, int]:
        """Take an action of the seat that acts; return what the next one sees, and the seat."""
        episode = self.playing()
        if episode.seat == NOBODY:
            raise GameOver("the game is over: nobody acts any more")
        number = self.task.action_number(str(action)) if raw_action else int(action)
        seat = int(episode.seat)
        episode.act(number)
        self.record.append((seat, self.task.action_name(number)))
        self.timestep += 1
        after = seat if episode.seat == NOBODY else int(episode.seat)
        return self.get_state(after), after

    def playing(self) -> Episode:
        """Return the game, or say that none was begun."""
        if self.episode is None:
            raise GameOver("no game has begun: call reset() first")
        return self.episode

    def is_over(self) -> bool:
        """Tell whether the game is over, or was cut off."""
        return self.playing().seat == NOBODY

    def get_state(self, seat: int) -> Looks:
        """Return what a seat sees, and what it may do."""
        episode = self.playing()
        legal = legal_actions(episode, seat) if episode.may_act(seat) else []
        seen = self.eyes.observation(episode, seat)
        names = [self.task.action_name(action) for action in legal]
        return {
            "obs": seen,
            "legal_actions": dict.fromkeys(legal),
            "raw_obs": seen,
            "raw_legal_actions": names,
            "action_record": self.record,
        }

    def get_perfect_information(self) -> Ints:
        """Return everything there is, for a critic."""
        return self.eyes.observation(self.playing(), EVERYTHING)

    def get_payoffs(self) -> list[float]:
        """Return what every seat wins."""
        return self.task.utilities(self.playing().state)

    def run(self, is_training: bool = False) -> tuple[list[list[Any]], list[float]]:
        """Play a game; return for each seat what it saw and did in turn, and what it wins."""
        if not self.agents:
            raise ValueError("nobody plays: call set_agents() first")
        trajectories: list[list[Any]] = [[] for _ in range(self.num_players)]
        state, seat = self.reset()
        while not self.is_over():
            agent = self.agents[seat]
            action = agent.step(state) if is_training else agent.eval_step(state)[0]
            trajectories[seat] += [state, action]
            state, seat = self.step(action, agent.use_raw)
        for seat in range(self.num_players):
            trajectories[seat].append(self.get_state(seat))
        return trajectories, self.get_payoffs()
