"""How a player of Galaxy Trucker thinks ahead."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.player.bot import suggest
from cosmodrome.games.galaxy_trucker.player.building import weigh_acts
from cosmodrome.games.galaxy_trucker.player.features import FEATURES, SHELF, see
from cosmodrome.games.galaxy_trucker.player.taste import TASTE
from cosmodrome.games.galaxy_trucker.questions.building import GLASS, PUT, RACE, READY, TURN
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.answering.features import FeatureSet, Position
from cosmodrome.kernel.answering.mind import Mind
from cosmodrome.kernel.answering.net import Net
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.flow import open_kind

EVEN: Final = 8  # credits by which one must be ahead for the odds to double


class GalaxyTruckerMind(Mind[GalaxyTrucker]):
    """Thinks about the flight, to its end."""

    def reply(self, g: GalaxyTrucker, seat: i64, rng: Rng) -> i64:
        return suggest(g, seat, TASTE)

    def weigh(self, g: GalaxyTrucker, seat: i64, answers: list[int], rng: Rng) -> list[int]:
        if is_building(g):
            return weigh_acts(g, seat, answers, TASTE)
        return super().weigh(g, seat, answers, rng)

    def is_settled(self, g: GalaxyTrucker, seat: i64, answer: i64) -> bool:
        return is_building(g) or open_kind(g) == READY.kind or open_kind(g) == GLASS.kind

    def is_obvious(self, g: GalaxyTrucker, seat: i64, answer: i64) -> bool:
        return self.is_settled(g, seat, answer) and not is_building(g)

    def turn(self, g: GalaxyTrucker) -> i64:
        return t.ROUND.get(g)

    def worlds(self) -> i64:
        return 128

    def horizon(self, g: GalaxyTrucker) -> i64:
        return 1

    def winners(self, g: GalaxyTrucker) -> i64:
        best: i64 = 1
        won: i64 = 0
        for seat in range(g.seats):
            credits = t.CREDITS.get(g, g.purse(seat))
            if credits > best:
                best = credits
                won = 0
            if credits == best:
                won |= BITS[seat + 3]
        return won

    def lead(self, g: GalaxyTrucker, seat: i64) -> i64:
        best: i64 = -1000
        for other in range(g.seats):
            if g.purse(other) != g.purse(seat):
                best = max(best, t.CREDITS.get(g, g.purse(other)))
        return t.CREDITS.get(g, g.purse(seat)) - best

    def doubling(self, g: GalaxyTrucker) -> i64:
        return EVEN

    def features(self) -> FeatureSet:
        return FEATURES

    def see(self, g: GalaxyTrucker, seat: i64, position: Position) -> None:
        see(g, seat, position)

    def scope(self, g: GalaxyTrucker) -> str:
        return "table"

    def net(self, name: str) -> Net | None:
        return SHELF.find(name)

    def party(self, g: GalaxyTrucker, seat: i64) -> i64:
        return 2 if t.TEAM.get(g) else 1


def is_building(g: GalaxyTrucker) -> bool:
    """Tell whether the open question asks for an act of building."""
    kind = open_kind(g)
    return kind == TURN.kind or kind == PUT.kind or kind == RACE.kind
