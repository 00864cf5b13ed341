"""What goals count, one class for each: presence in some regions, or the most of something (RP-13.3, RP-13.4)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.board import leads
from cosmodrome.games.red_planet.box import CELERIUM, ICE, MARS, OUTER, PHOBOS, REGIONS, SYLVANITE, Box, Goal, dashed
from cosmodrome.games.red_planet.table import RedPlanet
from cosmodrome.kernel.message import Message, Ref


@final
class Presence(Goal):
    """Points by the number of its regions that hold an own astronaut (RP-13.3)."""

    def worth(self, g: RedPlanet, colour: i64) -> i64:
        present: i64 = 0
        for i in range(len(self.regions)):
            if t.ASTRONAUTS.get(g, self.regions[i], colour):
                present += 1
        return self.points[present]

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
        for i in range(t.IN_PLAY.size(g, 0)):
            if self.count(g, t.IN_PLAY.get(g, 0, i)) > own:
                return 0
        return self.points[0]

    def count(self, g: RedPlanet, colour: i64) -> i64:
        """Return how much a colour has of what the goal compares."""
        raise NotImplementedError

    def words(self, box: Box) -> Message:
        return Message(f"goal-{dashed(self.metric)}", {"n": int(self.points[0])})


# -- astronauts --------------------------------------------------------------------------------------------------------
def astronauts_in(g: RedPlanet, colour: i64, first: i64, end: i64) -> i64:
    """Count a colour's astronauts in a range of regions."""
    total: i64 = 0
    for region in range(first, end):
        total += t.ASTRONAUTS.get(g, region, colour)
    return total


@final
class InnerAstronauts(Lead):
    """The most astronauts in the inner regions."""

    def count(self, g: RedPlanet, colour: i64) -> i64:
        return astronauts_in(g, colour, OUTER, MARS)


@final
class PhobosAstronauts(Lead):
    """The most astronauts on Phobos."""

    def count(self, g: RedPlanet, colour: i64) -> i64:
        return t.ASTRONAUTS.get(g, PHOBOS, colour)


@final
class AllAstronauts(Lead):
    """The most astronauts in all regions."""

    def count(self, g: RedPlanet, colour: i64) -> i64:
        return astronauts_in(g, colour, 0, REGIONS)


@final
class LostAstronauts(Lead):
    """The most astronauts in the wormhole."""

    def count(self, g: RedPlanet, colour: i64) -> i64:
        return t.ASTRONAUTS.get(g, t.WORMHOLE, colour)


# -- regions -----------------------------------------------------------------------------------------------------------
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


# -- VP tokens ---------------------------------------------------------------------------------------------------------
@final
class CeleriumTokens(Lead):
    """The most celerium."""

    def count(self, g: RedPlanet, colour: i64) -> i64:
        return t.COLLECTED.get(g, colour, CELERIUM)


@final
class SylvaniteTokens(Lead):
    """The most sylvanite."""

    def count(self, g: RedPlanet, colour: i64) -> i64:
        return t.COLLECTED.get(g, colour, SYLVANITE)


@final
class IceTokens(Lead):
    """The most ice."""

    def count(self, g: RedPlanet, colour: i64) -> i64:
        return t.COLLECTED.get(g, colour, ICE)


PRESENCE: Final = "score_presence"
GOALS: Final[dict[str, type[Goal]]] = {
    PRESENCE: Presence,
    "astronauts_in_inner_regions": InnerAstronauts,
    "astronauts_on_phobos": PhobosAstronauts,
    "celerium_vp_tokens": CeleriumTokens,
    "sylvanite_vp_tokens": SylvaniteTokens,
    "ice_vp_tokens": IceTokens,
    "regions_with_own_astronaut": RegionsPresent,
    "regions_led_alone_or_tied": RegionsLed,
    "astronauts_in_all_regions": AllAstronauts,
    "own_astronauts_in_wormhole": LostAstronauts,
}
METRICS: Final = tuple([metric for metric in GOALS if metric != PRESENCE])
