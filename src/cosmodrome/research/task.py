"""A task: a game with a set-up, as agents play it, with its action space and its observation."""

from hashlib import blake2b
from typing import Any, Final, NamedTuple

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.load import load_bot
from cosmodrome.kernel.chance import Chance, SeededChance
from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.kernel.game import Setup
from cosmodrome.kernel.state import State
from cosmodrome.registry import AnyGame, find_game
from cosmodrome.research.actions import actions_of
from cosmodrome.research.core.actions import Actions
from cosmodrome.research.core.episode import Episode
from cosmodrome.research.core.history import History
from cosmodrome.research.core.seeing import MOST_KINDS, MOST_SEATS, Seer
from cosmodrome.research.errors import NotATask, OtherSpaces
from cosmodrome.research.table import Place, plan_of

REWARDS: Final = ("win", "score")


class Signature(NamedTuple):
    """What a model was made for; keep it beside the model."""

    game: str
    version: int
    mode: str
    seats: int
    actions: int  # how many
    places: int  # how many numbers of an observation
    action_digest: str
    place_digest: str


class Task:
    """A game with a set-up and its spaces; all of it is decided by the game, the set-up and what was published."""

    def __init__(
        self, game: AnyGame | str, mode: str = "", seats: int = 0, most: int = 0, reward: str = "win", **options: int
    ) -> None:
        if reward not in REWARDS:
            raise NotATask(f"there is no reward {reward!r}; there are: {', '.join(REWARDS)}")
        self.game: Final = declared(find_game(game) if isinstance(game, str) else game)
        self.reward: Final = reward
        self.setup: Final[Setup] = set_up(self.game, mode, seats, options)
        self.most: Final = most or self.game.longest  # answers after which a game is cut off
        self.actions: Final[Actions] = actions_of(self.game)
        size = len(self.game.start(self.setup, SeededChance(0)).cells)
        plan = plan_of(self.game, self.setup.seats, size)
        self.places: Final[list[Place]] = plan.places
        self.seer: Final = Seer(self.game.cover, plan.steps, len(plan.places))
        self.numbers: Final = {name: number for number, name in enumerate(self.actions.names)}

    def __repr__(self) -> str:
        return f"<Task {self.game.id} {self.setup.mode}, {self.setup.seats} seats>"

    # -- playing -----------------------------------------------------------------------------------------------------
    def state(self, chance: Chance) -> State:
        """Set a game up."""
        state: State = self.game.start(self.setup, chance)
        return state

    def episode(self, seed: int, history: bool = False) -> Episode:
        """Begin a game; with a history it can tell what every seat learned."""
        return self.begun(SeededChance(seed), history)

    def begun(self, chance: Chance, history: bool = False) -> Episode:
        """Begin a game with any chance."""
        state = self.game.start(self.setup, chance, [] if history else None)
        return Episode(self.actions, self.seer, state, self.most, History() if history else None)

    def utilities(self, state: State) -> list[float]:
        """Return what every seat wins by a finished game; one that has not ended is worth nothing to anybody.

        For a win each seat puts 1 into a pot that the winners share; where nobody wins it is lost.  For the score it is
        how much a seat is above the mean of all.
        """
        seats = self.setup.seats
        if not state.over():
            return [0.0] * seats
        if self.reward == "score":
            scores = self.game.scores(state)
            return [score - sum(scores) / seats for score in scores]
        winners = self.game.winners(state)
        if seats == 1:
            return [1.0 if winners else -1.0]
        return [(seats / len(winners) if seat in winners else 0.0) - 1.0 for seat in range(seats)]

    def bot(self, name: str) -> Bot:
        """Return a bot that can play this game, by its name."""
        return load_bot(name, self.game)

    # -- names -------------------------------------------------------------------------------------------------------
    def action_name(self, action: int) -> str:
        """Return the name of an action."""
        return self.actions.names[action]

    def action_number(self, name: str) -> int:
        """Return the action of a name."""
        return self.numbers[name]

    def action_of(self, state: State, answer: int) -> int:
        """Return the action that gives an answer to the open question, where it takes only one."""
        kind = int(state.question().kind)
        if self.actions.digits[kind]:
            raise NotATask("the open question is answered digit by digit")
        return int(self.actions.actions[self.actions.firsts[kind] + answer])

    # -- models ------------------------------------------------------------------------------------------------------
    def signature(self) -> Signature:
        """Return what says for which spaces a model is made."""
        actions, places = self.actions.names, [place.name for place in self.places]
        return Signature(
            self.game.id, self.game.version, self.setup.mode, self.setup.seats,
            len(actions), len(places), digest(actions), digest(places),
        )  # fmt: skip

    def check(self, signature: Signature) -> None:
        """Refuse a model for other spaces; one for fewer actions or places is good where the first ones are the same.

        Observations depend on the number of seats, actions only on the game.
        """
        if signature.game != self.game.id:
            raise OtherSpaces(f"the model is for {signature.game}, not for {self.game.id}")
        now = self.signature()
        places = [place.name for place in self.places]
        for what, count, was, names in (
            ("actions", signature.actions, signature.action_digest, self.actions.names),
            ("places of an observation", signature.places, signature.place_digest, places),
        ):
            if count > len(names) or digest(names[:count]) != was:
                raise OtherSpaces(
                    f"the model is for {count} {what} of {signature.game} version {signature.version}"
                    f" ({signature.mode}, {signature.seats} seats), which are not the first of the {len(names)} of"
                    f" version {now.version} ({now.mode}, {now.seats} seats)"
                )


def declared(game: AnyGame) -> DeclaredGame[Any, Any]:
    """Return a game whose table and questions are declared, or say that it is none."""
    if not isinstance(game, DeclaredGame) or game.program.layout is None:
        raise NotATask(f"the game {game.id!r} declares no table, so that nothing says what a seat may see as numbers")
    if len(game.program.questions) > MOST_KINDS:
        raise NotATask(f"the game {game.id!r} has more than {MOST_KINDS} questions")
    return game


def set_up(game: DeclaredGame[Any, Any], mode: str, seats: int, options: dict[str, int]) -> Setup:
    """Return a set-up that can be played without a clock: the first mode and its lowest number of seats by default."""
    if not seats:
        seats = next((one.seats[0] for one in game.modes if one.id == mode), game.modes[0].seats[0])
    setup = game.check(mode or "", seats, options)
    if seats > MOST_SEATS:
        raise NotATask(f"observations are for at most {MOST_SEATS} seats, not {seats}")
    if game.has_clock(setup):
        timeless = [one.id for one in game.modes if not game.has_clock(Setup(one.id, seats, setup.options))]
        raise NotATask(f"in mode {setup.mode} a clock answers too; without one: {', '.join(timeless) or 'none'}")
    return setup


def digest(names: list[str]) -> str:
    """Return a short hash of names in their order."""
    return blake2b("\n".join(names).encode(), digest_size=12).hexdigest()
