"""The games as games of OpenSpiel: its algorithms play, search and solve them.

    import cosmodrome.research.spiel
    game = pyspiel.load_game("cosmodrome_star_realms(seats=2)")

Every roll is a node of chance: a step is made again from where it began, with one more outcome known, until it needs no
further one.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from cosmodrome.kernel.chance import SEED_BITS, Chance, Rng
from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.kernel.state import State
from cosmodrome.registry import AnyGame, games
from cosmodrome.research.arrays import Eyes, legal_actions
from cosmodrome.research.core.episode import NOBODY, Episode
from cosmodrome.research.task import REWARDS, Task
from cosmodrome.research.telling import known_text, seen_text

MOST_OUTCOMES: Final = 4096  # of a roll
MOST_SCORE: Final = 1e6
LONGEST: Final = 1_000_000  # actions of a game, which only bounds what OpenSpiel keeps


class OutcomeNeeded(Exception):
    """A roll whose outcome is not known yet; the message is of no use to anybody."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides: Final = sides


class KnownOutcomes(Chance):
    """Outcomes of the rolls of one step, in the order in which it asks for them."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        self.outcomes: Final = outcomes
        self.next = 0

    def roll(self, n: int, stream: int, count: int) -> int:
        if self.next == len(self.outcomes):
            raise OutcomeNeeded(n)
        self.next += 1
        return self.outcomes[self.next - 1]

    def fresh(self, rewind: int, kept: str) -> Chance:
        return self


class SpielGame(pyspiel.Game):
    """A task as a game of OpenSpiel; for each game of ours there is a class, which knows it."""

    kind: ClassVar[pyspiel.GameType]
    ours: ClassVar[AnyGame]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        task = Task(self.ours, **(params or {}))
        seats, score = task.setup.seats, task.reward == "score"
        info = pyspiel.GameInfo(
            num_distinct_actions=int(task.actions.count),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-MOST_SCORE if score else -1.0,
            max_utility=MOST_SCORE if score else float(max(1, seats - 1)),
            max_game_length=min(LONGEST, 4 * task.most),
        )
        super().__init__(self.kind, info, params or {})
        self.task: Final = task
        self.eyes: Final = Eyes(task)

    def new_initial_state(self) -> "SpielState":
        """Return a game at its beginning."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Return what shows states to players."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Step:
    """Where a game stands: what is settled, and the step under way while chance is asked.  It never changes."""

    def __init__(
        self,
        task: Task,
        before: Episode | None = None,
        action: int = NOBODY,
        outcomes: tuple[int, ...] = (),
        after: Episode | None = None,
    ) -> None:
        self.task: Final = task
        self.before: Final = before  # nothing while the game is being set up
        self.action: Final = action
        self.outcomes: Final = outcomes  # of the rolls of this step, as far as they are known
        self.after: Episode | None = after  # the game at its next decision, once no further outcome is needed
        self.sides = 0  # of the roll that is open; 0 where none is
        if after is not None:
            return
        try:
            self.after = self.made(KnownOutcomes(outcomes))
        except OutcomeNeeded as roll:
            self.sides = roll.sides

    def __deepcopy__(self, memo: dict[int, Any]) -> "Step":
        return self

    def made(self, chance: Chance) -> Episode:
        """Return the game after the step."""
        if self.before is None:
            return self.task.begun(chance, history=True)
        after = self.before.copy()
        after.state.chance = chance
        after.act(self.action)
        return after

    def settled(self) -> Episode:
        """Return the game as it was decided last."""
        episode = self.after or self.before
        assert episode is not None, "the game is still being set up"
        return episode


class SpielState(pyspiel.State):
    """A game being played.  OpenSpiel copies it by copying its attributes, of which none ever changes."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = Step(game.task)

    def current_player(self) -> int:
        """Return who acts."""
        if self.at.sides:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self.at.settled().seat)
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(legal_actions(self.at.settled(), player)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the open roll, all equally likely."""
        return [(outcome, 1.0 / self.at.sides) for outcome in range(self.at.sides)]

    def _apply_action(self, action: int) -> None:
        at = self.at
        if at.sides:
            self.at = Step(at.task, at.before, at.action, (*at.outcomes, action))
        else:
            self.at = Step(at.task, at.after, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"roll {action}" if player == pyspiel.PlayerId.CHANCE else self.at.task.action_name(action)

    def is_terminal(self) -> bool:
        """Tell whether the game is over, or was cut off."""
        return self.at.after is not None and self.at.after.seat == NOBODY

    def returns(self) -> list[float]:
        """Return what every seat wins."""
        at = self.at
        return at.task.utilities(at.settled().state) if self.is_terminal() else [0.0] * at.task.setup.seats

    def __str__(self) -> str:
        return f"{self.at.task!r} after {self.history_str() or 'nothing'}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a game that looks the same to a player, with what it cannot know dealt anew."""
        return resampled(self, player, Rng(int(sampler() * 2**SEED_BITS)))


def resampled(state: SpielState, player: int, rng: Rng) -> SpielState:
    """Return a game that looks the same to a player, with what it cannot know dealt anew."""
    game = state.at.task.game

    def dealt_anew(true: State) -> State:
        other: State = game.redeal(true, player, rng)
        return other

    twin: SpielState = state.clone()
    twin.at = Step(state.at.task, after=state.at.settled().copy(dealt_anew))
    return twin


class SpielObserver:
    """Shows states to players, as tensors and as text."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, but {params}")
        self.eyes: Final = game.eyes
        self.recalls: Final = kind.perfect_recall
        self.tensor = np.zeros(self.eyes.width, np.float32)
        self.dict = {"table": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player may know."""
        if state.at.after or state.at.before:
            self.tensor[:] = self.eyes.observation(state.at.settled(), player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player may know as text: with perfect recall all that it learned, else what it sees."""
        at = state.at
        if not (at.after or at.before):
            return "setting up"
        return (known_text if self.recalls else seen_text)(at.task, at.settled(), player)


# -- by name -----------------------------------------------------------------------------------------------------------
def register(game: AnyGame) -> str:
    """Register a game by a name for ``pyspiel.load_game``; return the name."""
    name = f"cosmodrome_{game.id}"
    counts = game.seat_counts()
    kind = pyspiel.GameType(
        short_name=name,
        long_name=game.name["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            **{setting.id: setting.default for setting in game.settings},
            **{"mode": "", "seats": 0, "most": 0, "reward": REWARDS[0]},
        },
    )

    # a class and no function: OpenSpiel lets go of it when Python is gone already, and a class outlives that
    pyspiel.register_game(kind, type(name, (SpielGame,), {"kind": kind, "ours": game}))
    return name


NAMES: Final = [register(game) for game in games().values() if isinstance(game, DeclaredGame)]
