"""The games as environments of Gymnasium: the learner has one seat, bots have the others.

gymnasium.make("cosmodrome.research.gym:cosmodrome/star_realms-v0", bots="heuristic")
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from cosmodrome.bots.bot import Bot, ask_bot
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.registry import games
from cosmodrome.research.arrays import Eyes, Ints, Mask, fresh_rng, next_episode
from cosmodrome.research.core.episode import NOBODY, Episode
from cosmodrome.research.errors import GameOver
from cosmodrome.research.task import Task

ANY_SEAT: Final = -1


class SeatEnv(gymnasium.Env[Ints, np.int64]):
    """One seat of a game against bots; ``info["action_mask"]`` and ``action_masks()`` say what is legal."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: Task | str,
        bots: str | Sequence[str] = "random",
        seat: int = ANY_SEAT,
        illegal: str = "refuse",
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        task = game if isinstance(game, Task) else Task(game, **setup)
        self.task: Final = task
        self.render_mode = render_mode
        self.eyes: Final = Eyes(task)
        self.bots: Final = bots_of(task, bots)
        self.wanted: Final = seat  # ANY_SEAT: another one in each game
        if not ANY_SEAT <= seat < task.setup.seats:
            raise ValueError(f"there is no seat {seat}: there are {task.setup.seats}")
        if illegal not in ("refuse", "replace"):
            raise ValueError(f"illegal is {illegal!r}; it must be 'refuse' or 'replace'")
        self.replaces: Final = illegal == "replace"
        self.observation_space = spaces.Box(self.eyes.low, self.eyes.high, dtype=np.int32)
        self.action_space = spaces.Discrete(int(task.actions.count))
        self.rng: Rng = fresh_rng(None)
        self.seat = 0
        self.episode: Episode | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Ints, dict[str, Any]]:
        """Begin another game and play it up to the first decision of the learner."""
        super().reset(seed=seed)
        if seed is not None:
            self.rng = fresh_rng(seed)
        while True:
            self.episode = next_episode(self.task, self.rng)
            self.seat = self.rng.below(self.task.setup.seats) if self.wanted == ANY_SEAT else self.wanted
            self.let_others_play(self.episode)
            if self.episode.seat != NOBODY:  # else it was over before the learner decided anything
                return self.eyes.observation(self.episode, self.seat), self.info(self.episode)

    def step(self, action: np.int64) -> tuple[Ints, float, bool, bool, dict[str, Any]]:
        """Take an action of the learner, and let the bots play up to its next decision."""
        episode = self.episode
        if episode is None or episode.seat == NOBODY:
            raise GameOver("no game goes on: call reset() first")
        chosen = int(action)
        if self.replaces and not episode.is_legal(chosen):
            chosen = int(episode.legal[self.rng.below(episode.count)])
        episode.act(chosen)
        self.let_others_play(episode)
        over, reward = episode.is_over(), self.task.utilities(episode.state)[self.seat]
        seen = self.eyes.observation(episode, self.seat)
        return seen, reward, over, episode.is_cut_off(), self.info(episode)

    def let_others_play(self, episode: Episode) -> None:
        """Let the bots answer until the learner is asked, or the game is over."""
        game = self.task.game
        while episode.seat not in (self.seat, NOBODY):
            seat = int(episode.seat)
            episode.answer(seat, ask_bot(self.bots[seat], game, episode.state, seat, self.rng))

    def info(self, episode: Episode) -> dict[str, Any]:
        """Return what stands beside an observation."""
        return {"action_mask": self.eyes.mask(episode, self.seat), "seat": self.seat}

    def action_masks(self) -> Mask:
        """Return which actions are legal, as libraries with masks ask for it."""
        if self.episode is None:
            raise GameOver("no game has begun: call reset() first")
        return self.eyes.mask(self.episode, self.seat)


def bots_of(task: Task, names: str | Sequence[str]) -> list[Bot]:
    """Return a bot for each seat: the same for all, or one for each; that of the learner's seat is not asked."""
    seats = task.setup.seats
    listed = [names] * seats if isinstance(names, str) else list(names)
    if len(listed) != seats:
        raise ValueError(f"{task.game.id} has {seats} seats, but {len(listed)} bots are named")
    return [task.bot(name) for name in listed]


def register() -> list[str]:
    """Register an environment for each game; return their ids."""
    ids = [f"cosmodrome/{id}-v0" for id, game in games().items() if isinstance(game, DeclaredGame)]
    for id in ids:
        if id not in gymnasium.registry:
            name = id.removeprefix("cosmodrome/").removesuffix("-v0")
            gymnasium.register(id, entry_point="cosmodrome.research.gym:SeatEnv", kwargs={"game": name})
    return ids


IDS: Final = register()
