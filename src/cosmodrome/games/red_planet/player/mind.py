"""How a player of Mission: Red Planet thinks ahead."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.player import bot
from cosmodrome.games.red_planet.player.features import FEATURES, SHELF, scope, see
from cosmodrome.games.red_planet.player.worth import POINT, judge
from cosmodrome.games.red_planet.questions.choices import CHARACTER, GOAL, NEUTRAL_ORDER
from cosmodrome.games.red_planet.table import RedPlanet
from cosmodrome.kernel.answering.features import FeatureSet, Position
from cosmodrome.kernel.answering.mind import Mind
from cosmodrome.kernel.answering.net import Net
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.flow import open_kind

EVEN: Final = 6 * POINT  # by which one must be ahead for the odds to double


class RedPlanetMind(Mind[RedPlanet]):
    """Thinks about everything that is asked; in thought characters are chosen at random."""

    def reply(self, g: RedPlanet, seat: i64, rng: Rng) -> i64:
        if open_kind(g) == CHARACTER.kind:
            return g.sample(seat, rng)
        return bot.suggest(g, seat, rng)

    def weigh(self, g: RedPlanet, seat: i64, answers: list[int], rng: Rng) -> list[int]:
        kind = open_kind(g)
        if kind == CHARACTER.kind:
            seed = rng.seed()
            return [bot.imagine_round(g, seat, answer, seed) for answer in answers]
        if kind == GOAL.kind or kind == NEUTRAL_ORDER.kind:
            return super().weigh(g, seat, answers, rng)
        return [bot.worth_after(g, seat, answer) for answer in answers]

    def turn(self, g: RedPlanet) -> i64:
        return t.DIVISION.get(g)

    def winners(self, g: RedPlanet) -> i64:
        return t.WON.get(g)

    def lead(self, g: RedPlanet, seat: i64) -> i64:
        return judge(g, seat)

    def doubling(self, g: RedPlanet) -> i64:
        return EVEN

    def features(self) -> FeatureSet:
        return FEATURES

    def see(self, g: RedPlanet, seat: i64, position: Position) -> None:
        see(g, seat, position)

    def scope(self, g: RedPlanet) -> str:
        return scope(g)

    def net(self, name: str) -> Net | None:
        return SHELF.find(name)
