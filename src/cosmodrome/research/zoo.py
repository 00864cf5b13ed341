"""The games as environments of PettingZoo: seats act one after the other, or all of them at once."""

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from cosmodrome.kernel.chance import Rng
from cosmodrome.research.arrays import EVERYTHING, Eyes, Ints, fresh_rng, legal_actions, next_episode
from cosmodrome.research.core.actions import WAIT
from cosmodrome.research.core.episode import NOBODY, Episode
from cosmodrome.research.errors import GameOver, IllegalAction
from cosmodrome.research.task import Task

REFUSE: Final = "refuse"
REPLACE: Final = "replace"
Observation = dict[str, Any]


def agent_names(task: Task) -> list[str]:
    """Return the names of the seats as agents."""
    return [f"seat_{seat}" for seat in range(task.setup.seats)]


def observation_space(task: Task, eyes: Eyes) -> spaces.Dict:
    """Return the space of observations with their masks."""
    count = int(task.actions.count)
    return spaces.Dict(
        {
            "observation": spaces.Box(eyes.low, eyes.high, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (count,), dtype=np.int8),
        }
    )


def checked(illegal: str) -> str:
    """Return how illegal actions are taken, or say what there is."""
    if illegal not in (REFUSE, REPLACE):
        raise ValueError(f"illegal is {illegal!r}; it must be {REFUSE!r} or {REPLACE!r}")
    return illegal


class Agents:
    """What both kinds of environments have in common."""

    def __init__(self, task: Task, illegal: str) -> None:
        self.task: Final = task
        self.eyes: Final = Eyes(task)
        self.illegal: Final = checked(illegal)  # REFUSE, or REPLACE by a random legal one
        self.names: Final = agent_names(task)
        self.seats: Final = {name: seat for seat, name in enumerate(self.names)}
        self.observations: Final = {name: observation_space(task, self.eyes) for name in self.names}
        self.actions: Final = {name: spaces.Discrete(int(task.actions.count)) for name in self.names}
        self.rng: Rng = fresh_rng(None)

    def begin(self, seed: int | None) -> Episode:
        """Begin another game, by a seed or as it comes."""
        if seed is not None:
            self.rng = fresh_rng(seed)
        return next_episode(self.task, self.rng)

    def seen(self, episode: Episode, agent: str) -> Observation:
        """Return what an agent may know and do."""
        seat = self.seats[agent]
        return {"observation": self.eyes.observation(episode, seat), "action_mask": self.eyes.mask(episode, seat)}

    def legal(self, episode: Episode, action: int) -> int:
        """Return an action of the seat that acts, or a legal one in its place where illegal ones are replaced."""
        if self.illegal == REFUSE or episode.is_legal(action):
            return action
        return int(episode.legal[self.rng.below(episode.count)])


class TurnsEnv(AECEnv[str, Observation, int | None]):
    """One agent acts after the other; sealed answers one after the other too, without being seen."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, task: Task, illegal: str = REFUSE, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"{task.game.id}_v{task.game.version}"}  # type: ignore[misc]
        self.render_mode = render_mode
        self.common: Final = Agents(task, illegal)
        self.possible_agents = self.common.names.copy()
        self.agents: list[str] = []
        self.episode: Episode | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of observations of an agent."""
        return self.common.observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of actions of an agent."""
        return self.common.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game."""
        self.episode = self.common.begin(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select(self.episode)

    def select(self, episode: Episode) -> None:
        """Let the seat that acts be the agent that is selected, with its legal actions beside the mask."""
        agent = self.agent_selection = self.possible_agents[int(episode.seat)]
        self.infos[agent] = {"legal_actions": [int(action) for action in episode.legal[: int(episode.count)]]}

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know and do now."""
        return self.common.seen(self.playing(), agent)

    def state(self) -> Ints:
        """Return everything there is, for a critic."""
        return self.common.eyes.observation(self.playing(), EVERYTHING)

    def playing(self) -> Episode:
        """Return the game, or say that none was begun."""
        if self.episode is None:
            raise GameOver("no game has begun: call reset() first")
        return self.episode

    def step(self, action: int | None) -> None:
        """Take an action of the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.playing()
        if action is None:
            raise IllegalAction(f"{agent} acts, and None is no action")
        episode.act(self.common.legal(episode, int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        if episode.seat != NOBODY:
            self.select(episode)
            return
        utilities = self.common.task.utilities(episode.state)
        self.rewards = {name: utilities[self.common.seats[name]] for name in self.agents}
        over = episode.is_over()
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self._accumulate_rewards()

    def render(self) -> str:
        """Return the open question as text."""
        return rendered(self.playing())

    def close(self) -> None:
        """Leave the game."""
        self.episode = None


class SealedEnv(ParallelEnv[str, Observation, int]):
    """All agents act at once: whoever is not asked waits.  An answer that came too late for its question is dropped."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(self, task: Task, illegal: str = REFUSE, max_cycles: int = 0, render_mode: str | None = None) -> None:
        self.metadata = {**self.metadata, "name": f"{task.game.id}_v{task.game.version}"}  # type: ignore[misc]
        self.render_mode = render_mode
        self.common: Final = Agents(task, illegal)
        self.max_cycles = max_cycles  # 0: as many as the game takes
        self.cycles = 0
        self.possible_agents = self.common.names.copy()
        self.agents: list[str] = []
        self.episode: Episode | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of observations of an agent."""
        return self.common.observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of actions of an agent."""
        return self.common.actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin another game."""
        self.episode = self.common.begin(seed)
        self.agents = self.possible_agents.copy()
        self.cycles = 0
        return self.seen(self.episode), {agent: {} for agent in self.agents}

    def seen(self, episode: Episode) -> dict[str, Observation]:
        """Return what everybody may know and do."""
        return {agent: self.common.seen(episode, agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        """Take the actions of all seats that are asked, the lowest first."""
        episode = self.episode
        if episode is None or not self.agents:
            raise GameOver("no game goes on: call reset() first")
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        asked = [agent for agent in self.agents if episode.may_act(self.common.seats[agent])]
        taken = self.legal_actions(episode, asked, actions)
        number = episode.state.question().number
        for agent in asked:
            if not self.act(episode, self.common.seats[agent], taken[agent], number):
                infos[agent] = {"too_late": True}
        self.cycles += 1
        over = episode.is_over()
        cut = not over and (episode.seat == NOBODY or self.cycles == self.max_cycles)
        utilities = self.common.task.utilities(episode.state)
        agents = self.agents
        seen = self.seen(episode)
        if over or cut:
            self.agents = []
        rewards = {agent: utilities[self.common.seats[agent]] for agent in agents}
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def legal_actions(self, episode: Episode, asked: list[str], actions: dict[str, int]) -> dict[str, int]:
        """Return a legal action for each agent that is asked, before any of them is taken."""
        for agent, action in actions.items():
            if agent not in self.common.seats:
                raise IllegalAction(f"there is no agent {agent!r}; there are: {', '.join(self.possible_agents)}")
            if agent not in asked and action != WAIT and self.common.illegal == REFUSE:
                raise IllegalAction(f"{agent} is not asked and can only wait (action {WAIT}); {rendered(episode)}")
        taken = {}
        for agent in asked:
            episode.turn_to(self.common.seats[agent])
            action = self.common.legal(episode, int(actions.get(agent, WAIT)))
            if not episode.is_legal(action):
                raise episode.refused(action)
            taken[agent] = action
        return taken

    def act(self, episode: Episode, seat: int, action: int, number: int) -> bool:
        """Take the action of a seat, if it still answers the question that it was given for."""
        if not episode.may_act(seat) or episode.state.question().number != number:
            return False
        if action not in legal_actions(episode, seat):
            return False
        episode.turn_to(seat)
        episode.act(action)
        return True

    def state(self) -> Ints:
        """Return everything there is, for a critic."""
        if self.episode is None:
            raise GameOver("no game has begun: call reset() first")
        return self.common.eyes.observation(self.episode, EVERYTHING)

    def render(self) -> str:
        """Return the open question as text."""
        if self.episode is None:
            raise GameOver("no game has begun: call reset() first")
        return rendered(self.episode)


def rendered(episode: Episode) -> str:
    """Return who is asked what, with the names of the legal actions."""
    if episode.seat == NOBODY:
        return "the game is over"
    names = [episode.actions.names[episode.legal[i]] for i in range(episode.count)]
    question = episode.state.program.question(episode.state.question().kind).name
    return f"seat {episode.seat}, {question}: {', '.join(names)}"
