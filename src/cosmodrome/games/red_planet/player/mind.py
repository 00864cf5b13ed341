"""How a player of Mission: Red Planet thinks ahead."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.face.redeal import knows
from cosmodrome.games.red_planet.player import bot
from cosmodrome.games.red_planet.player.features import FEATURES, SHELF, scope, see
from cosmodrome.games.red_planet.player.worth import POINT, judge
from cosmodrome.games.red_planet.questions.cards import RESEARCH
from cosmodrome.games.red_planet.questions.choices import CHARACTER, GOAL, NEUTRAL_ORDER
from cosmodrome.games.red_planet.table import RedPlanet
from cosmodrome.kernel.answering.features import FeatureSet, Position
from cosmodrome.kernel.answering.mind import Mind
from cosmodrome.kernel.answering.net import Net
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.flow import open_kind

FEW_ROUNDS: Final = 2  # to come, in which a card that is drawn hardly pays any more
A_FEW: Final = 2  # astronauts that lose little by a discovery
DRAWN_EARLY: Final = 100 * POINT
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
        if kind == RESEARCH.kind:
            return [worth_of_research(g, seat, answer) for answer in answers]
        return [bot.worth_after(g, seat, answer) for answer in answers]

    def is_settled(self, g: RedPlanet, seat: i64, answer: i64) -> bool:
        """What it is worth to know something cannot be tried in worlds in which everything is known."""
        return open_kind(g) == RESEARCH.kind

    def turn(self, g: RedPlanet) -> i64:
        return t.DIVISION.get(g)

    def worlds(self) -> i64:
        return 128

    def overlooks(self) -> i64:
        return 60

    def horizon(self, g: RedPlanet) -> i64:
        return 1

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


def worth_of_research(g: RedPlanet, seat: i64, answer: i64) -> i64:
    """Look, while something can still follow from it, at what lies where many of one's own are; else draw."""
    if RESEARCH.draw.has(answer):
        return DRAWN_EARLY if g.box.rounds_to_come[t.DIVISION.get(g) + 1] > FEW_ROUNDS else 0
    region = RESEARCH.look.value(answer)
    if knows(g, seat, region):
        return -POINT
    return POINT * (t.ASTRONAUTS.get(g, region, seat) - A_FEW)
