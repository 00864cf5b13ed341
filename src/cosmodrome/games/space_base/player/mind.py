"""How a player of Space Base thinks ahead."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.space_base import table as t
from cosmodrome.games.space_base.cards import VP
from cosmodrome.games.space_base.effects import POINT
from cosmodrome.games.space_base.player.features import FEATURES, SHELF, scope, see
from cosmodrome.games.space_base.player.shifts import score
from cosmodrome.games.space_base.player.taste import TASTE
from cosmodrome.games.space_base.player.worth import Eyes
from cosmodrome.games.space_base.table import SpaceBase
from cosmodrome.kernel.answering.features import FeatureSet, Position
from cosmodrome.kernel.answering.mind import Mind
from cosmodrome.kernel.answering.net import Net
from cosmodrome.kernel.chance import Rng

EVEN: Final = 8 * POINT  # by which one must be ahead for the odds to double


class SpaceBaseMind(Mind[SpaceBase]):
    """Thinks about everything that is asked."""

    def reply(self, g: SpaceBase, seat: i64, rng: Rng) -> i64:
        eyes = Eyes(g, seat, TASTE)
        best: i64 = -1
        best_score: i64 = 0
        for answer in g.legal(seat):
            points = score(g, eyes, answer)
            if best < 0 or points > best_score:
                best = answer
                best_score = points
        return best

    def weigh(self, g: SpaceBase, seat: i64, answers: list[int], rng: Rng) -> list[int]:
        eyes = Eyes(g, seat, TASTE)
        return [score(g, eyes, answer) for answer in answers]

    def turn(self, g: SpaceBase) -> i64:
        return t.ROUND.get(g) * g.seats + (t.ACTIVE.get(g) - t.FIRST.get(g)) % g.seats

    def winners(self, g: SpaceBase) -> i64:
        return t.WON.get(g)

    def lead(self, g: SpaceBase, seat: i64) -> i64:
        best: i64 = -1000 * POINT
        for other in range(g.seats):
            if other != seat:
                best = max(best, standing(g, other))
        return standing(g, seat) - best

    def doubling(self, g: SpaceBase) -> i64:
        return EVEN

    def features(self) -> FeatureSet:
        return FEATURES

    def see(self, g: SpaceBase, seat: i64, position: Position) -> None:
        see(g, seat, position)

    def scope(self, g: SpaceBase) -> str:
        return scope(g)

    def net(self, name: str) -> Net | None:
        return SHELF.find(name)


def standing(g: SpaceBase, seat: i64) -> i64:
    """Return how a seat stands: its points, and what its board promises."""
    return POINT * t.RESOURCE.get(g, seat, VP) + Eyes(g, seat, TASTE).board()
