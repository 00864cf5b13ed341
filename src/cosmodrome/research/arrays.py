"""What environments show as arrays of numpy."""

import secrets
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from cosmodrome.kernel.chance import SEED_BITS, Rng
from cosmodrome.research.core.actions import WAIT
from cosmodrome.research.core.buffers import bytes_of, ints_of
from cosmodrome.research.core.episode import NOBODY, Episode
from cosmodrome.research.core.seeing import EVERYTHING as EVERYTHING
from cosmodrome.research.task import Task

Ints = npt.NDArray[np.int32]
Mask = npt.NDArray[np.int8]


def shared(buffer: Any, kind: npt.DTypeLike, *shape: int) -> npt.NDArray[Any]:
    """Return a row of numbers as an array that shows whatever is written there later, and that nobody can change."""
    array = np.frombuffer(buffer, dtype=kind).reshape(shape)
    array.flags.writeable = False
    return array


class Eyes:
    """Makes observations and masks of one task as arrays of their own."""

    def __init__(self, task: Task) -> None:
        self.task: Final = task
        self.width: Final = len(task.places)
        self.buffer: Final = ints_of(self.width)
        self.row: Final[Ints] = shared(self.buffer, np.int32, self.width)
        self.marks: Final = bytes_of(int(task.actions.count))
        self.marked: Final[Mask] = shared(self.marks, np.int8, int(task.actions.count))
        self.low: Final[Ints] = np.array([place.low for place in task.places], dtype=np.int32)
        self.high: Final[Ints] = np.array([place.high for place in task.places], dtype=np.int32)

    def observation(self, episode: Episode, seat: int) -> Ints:
        """Return what a seat may know; with EVERYTHING in its place all there is, for a critic."""
        episode.observe(seat, self.buffer, 0)
        return self.row.copy()

    def mask(self, episode: Episode, seat: int) -> Mask:
        """Return 1 for each action that a seat may take; for a seat that is not asked that is to wait."""
        if not episode.may_act(seat):
            mask = self.marked.copy()
            mask[WAIT] = 1
            return mask
        acting = episode.seat
        if seat != acting:
            episode.turn_to(seat)
        episode.mark(self.marks, 0, 1)
        mask = self.marked.copy()
        episode.mark(self.marks, 0, 0)
        if seat != acting:
            episode.turn_to(acting)
        return mask


def legal_actions(episode: Episode, seat: int) -> list[int]:
    """Return the actions of a seat that may act, whether or not it is the one that acts."""
    acting = episode.seat
    if seat != acting:
        episode.turn_to(seat)
    actions = [int(episode.legal[i]) for i in range(episode.count)]
    if seat != acting:
        episode.turn_to(acting)
    return actions


def fresh_rng(seed: int | None) -> Rng:
    """Return a generator from a seed, or from one that nobody knows."""
    return Rng(secrets.randbits(SEED_BITS) if seed is None else seed)


def next_episode(task: Task, rng: Rng, history: bool = False) -> Episode:
    """Begin another game; one in which nobody decides anything is passed over."""
    episode = task.episode(rng.seed(), history)
    while episode.seat == NOBODY:
        episode = task.episode(rng.seed(), history)
    return episode
