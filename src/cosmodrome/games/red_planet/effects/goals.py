"""What goals count, one class for each: presence in some regions, or the most of something (RP-13.3, RP-13.4)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.board import leads
from cosmodrome.games.red_planet.box import CELERIUM, ICE, MARS, OUTER, PHOBOS, REGIONS, SYLVANITE, Box, Goal, dashed
from cosmodrome.games.red_planet.counting import most_ice
from cosmodrome.games.red_planet.table import RedPlanet
from cosmodrome.kernel.message import Message, Ref


@final
class Presence(Goal):
    """Points by the number of its regions that hold an own astronaut (RP-13.3)."""

    def count(self, g: RedPlanet, colour: i64) -> i64:
        present: i64 = 0
        for i in range(len(self.regions)):
            if t.ASTRONAUTS.get(g, self.regions[i], colour):
                present += 1
        return present

    def worth(self, g: RedPlanet, colour: i64) -> i64:
        return self.points[self.count(g, colour)]

    def words(self, box: Box) -> Message:
        points = "/".join([str(self.points[i]) for i in range(1, len(self.points))])
        regions = tuple([Ref(box.region(int(self.regions[i]))) for i in range(len(self.regions))])
        return Message("goal-presence", {"regions": regions, "points": points})


class Lead(Goal):
    """Points for the most of something, shared ranks included; nothing for none (RP-13.4)."""

    def worth(self, g: RedPlanet, colour: i64) -> i64:
        own = self.count(g, colour)
        if own == 0:
            return 0
        for other in g.in_play():
            if self.count(g, other) > own:
                return 0
        return self.points[0]

    def words(self, box: Box) -> Message:
        return Message(f"goal-{dashed(self.metric)}", {"n": int(self.points[0])})


@final
class Astronauts(Lead):
    """The most astronauts in a range of places."""

    def count(self, g: RedPlanet, colour: i64) -> i64:
        total: i64 = 0
        for place in range(self.first, self.end):
            total += t.ASTRONAUTS.get(g, place, colour)
        return total


@final
class Tokens(Lead):
    """The most VP tokens of a resource."""

    def count(self, g: RedPlanet, colour: i64) -> i64:
        return t.COLLECTED.get(g, colour, self.first)


@final
class RegionsPresent(Lead):
    """Presence in the most regions."""

    def count(self, g: RedPlanet, colour: i64) -> i64:
        total: i64 = 0
        for region in range(REGIONS):
            if t.ASTRONAUTS.get(g, region, colour):
                total += 1
        return total


@final
class RegionsLed(Lead):
    """The most regions led, alone or tied."""

    def count(self, g: RedPlanet, colour: i64) -> i64:
        total: i64 = 0
        for region in range(REGIONS):
            if leads(g, colour, region):
                total += 1
        return total


@final
class Monopoly(Lead):
    """The most ice VP tokens: the points are divided, rounded down (RP-12.2)."""

    def count(self, g: RedPlanet, colour: i64) -> i64:
        return t.COLLECTED.get(g, colour, ICE)

    def worth(self, g: RedPlanet, colour: i64) -> i64:
        leaders = most_ice(g)
        return self.points[0] // len(leaders) if colour in leaders else 0


PRESENCE: Final = "score_presence"
GOALS: Final[dict[str, tuple[type[Goal], tuple[int, ...]]]] = {  # by op or metric: the class, and what it counts
    PRESENCE: (Presence, ()),
    "astronauts_in_inner_regions": (Astronauts, (OUTER, MARS)),
    "astronauts_on_phobos": (Astronauts, (PHOBOS, PHOBOS + 1)),
    "celerium_vp_tokens": (Tokens, (CELERIUM,)),
    "sylvanite_vp_tokens": (Tokens, (SYLVANITE,)),
    "ice_vp_tokens": (Tokens, (ICE,)),
    "regions_with_own_astronaut": (RegionsPresent, ()),
    "regions_led_alone_or_tied": (RegionsLed, ()),
    "astronauts_in_all_regions": (Astronauts, (0, REGIONS)),
    "own_astronauts_in_wormhole": (Astronauts, (t.WORMHOLE, t.WORMHOLE + 1)),
}
METRICS: Final = tuple([metric for metric in GOALS if metric != PRESENCE])


def make_goal(metric: str, points: list[int], regions: list[int]) -> Goal:
    """Return a goal that counts something."""
    kind, figures = GOALS[metric]
    return kind(metric, points, regions, *figures)
