"""Many games at once, for learning on one core: one compiled call steps all of them."""

from typing import Final

import numpy as np
import numpy.typing as npt

from cosmodrome.kernel.chance import Rng
from cosmodrome.research.arrays import shared
from cosmodrome.research.core.lanes import CUT_OFF, ENDED, Lanes
from cosmodrome.research.task import Task


class VectorEnv:
    """Games of a task in so many lanes.

    All arrays are written anew by ``step`` and cannot be changed from outside; who wants to keep one copies it.  When a
    game ends, the next one begins at once: ``mask``, ``observation`` and ``seat`` are of its first decision, ``ended``
    (or ``cut_off``) and ``reward`` of the game that was.
    """

    def __init__(self, task: Task, lanes: int, seed: int = 0, observe: bool = True) -> None:
        self.task: Final = task
        seats, actions = task.setup.seats, int(task.actions.count)
        width = len(task.places) if observe else 0
        self.lanes: Final = Lanes(task.episode, task.utilities, lanes, seats, actions, width, seed)
        self.mask: Final[npt.NDArray[np.uint8]] = shared(self.lanes.mask, np.uint8, lanes, actions)
        self.observation: Final[npt.NDArray[np.int32]] = shared(self.lanes.seen, np.int32, lanes, width)
        self.seat: Final[npt.NDArray[np.int32]] = shared(self.lanes.acting, np.int32, lanes)
        self.reward: Final[npt.NDArray[np.float64]] = shared(self.lanes.won, np.float64, lanes, seats)
        self.how: Final[npt.NDArray[np.uint8]] = shared(self.lanes.how, np.uint8, lanes)
        self.drawn: Final[npt.NDArray[np.int32]] = shared(self.lanes.taken, np.int32, lanes)

    @property
    def ended(self) -> npt.NDArray[np.bool_]:
        """Tell for each lane whether its game ended with the last step."""
        return np.equal(self.how, ENDED)

    @property
    def cut_off(self) -> npt.NDArray[np.bool_]:
        """Tell for each lane whether its game was cut off with the last step."""
        return np.equal(self.how, CUT_OFF)

    @property
    def games(self) -> int:
        """Return how many games have ended."""
        return int(self.lanes.games)

    def step(self, actions: npt.NDArray[np.int32]) -> None:
        """Take an action in every lane; when one of them is illegal nothing happens in any."""
        if len(actions) != len(self.seat):
            raise ValueError(f"there are {len(self.seat)} lanes, but {len(actions)} actions")
        self.lanes.step(np.ascontiguousarray(actions, dtype=np.int32).data)

    def draw(self, rng: Rng) -> npt.NDArray[np.int32]:
        """Return a random legal action for every lane."""
        self.lanes.draw(rng)
        return self.drawn
