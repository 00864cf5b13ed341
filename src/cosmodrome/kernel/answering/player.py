"""A game's own player: rules of thumb that make it a fair opponent.  Optional."""

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from cosmodrome.kernel.answering.mind import Mind
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import NoPlayer
from cosmodrome.kernel.state import State

S = TypeVar("S", bound=State)


class Player(Generic[S]):
    """Plays one game."""

    if TYPE_CHECKING:
        id: ClassVar[str]

    def suggest(self, state: S, seat: int, rng: Rng) -> int:
        """Return what the game's own heuristic player would answer; it gets re-dealt states only."""
        raise NoPlayer(f"the game {self.id!r} has no player of its own")

    def mind(self) -> Mind[S] | None:
        """Return how the game's own player thinks ahead; nothing where it does not."""
        return None

    def has_player(self) -> bool:
        """Tell whether the game has a player of its own."""
        return type(self).suggest is not Player.suggest
