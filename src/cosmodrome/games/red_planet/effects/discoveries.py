"""What discoveries do, one class for each, in the phase in which they act (RP-13.12 to RP-13.24)."""

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.atoms import mars
from cosmodrome.games.red_planet.board import leads
from cosmodrome.games.red_planet.box import IN_EXPLORATION, IN_PRODUCTION, IN_SCORING, PHOBOS, REGIONS, WHOLE, Discovery
from cosmodrome.games.red_planet.table import RedPlanet


# -- exploration (RP-13.12 to RP-13.14) --------------------------------------------------------------------------------
@final
class LoseEach(Discovery):
    """Every colour loses astronauts to the wormhole (RP-13.12)."""

    def happen(self, g: RedPlanet, region: i64) -> None:
        for colour in g.in_play():
            count = t.ASTRONAUTS.get(g, region, colour)
            if count:
                mars.lose(g, colour, region, min(self.number, count))

    def late_strength(self, own: i64, nearby: i64) -> i64:
        return max(0, own - WHOLE * self.number)


@final
class Gather(Discovery):
    """The crews of all ships, which are all docked by then, move to the region (RP-13.13)."""

    def happen(self, g: RedPlanet, region: i64) -> None:
        for pad in range(t.SHIP.size(g, 0)):
            for colour in g.in_play():
                count = t.ASTRONAUTS.get(g, t.PAD + pad, colour)
                if count:
                    mars.sweep(g, colour, t.PAD + pad, region, count)


@final
class CapEach(Discovery):
    """Only so many astronauts of each colour stay, the others go to Phobos (RP-13.14)."""

    def happen(self, g: RedPlanet, region: i64) -> None:
        for colour in g.in_play():
            surplus = t.ASTRONAUTS.get(g, region, colour) - self.number
            if surplus > 0:
                mars.sweep(g, colour, region, PHOBOS, surplus)

    def late_strength(self, own: i64, nearby: i64) -> i64:
        return min(own, WHOLE * self.number)

    def sent_to_phobos(self, own: i64) -> i64:
        return max(0, own - WHOLE * self.number)


# -- the third production (RP-13.15 to RP-13.23) -----------------------------------------------------------------------
@final
class ExtraNearby(Discovery):
    """More tokens in each adjacent region (RP-13.15)."""

    def tokens_nearby(self) -> i64:
        return self.number


@final
class NoTokens(Discovery):
    """No tokens are placed here, whatever the neighbours add (RP-13.16, RP-13.17)."""

    def forbids_tokens(self) -> bool:
        return True


@final
class CountAs(Discovery):
    """Every colour present counts as so many astronauts (RP-13.18)."""

    def strength(self, g: RedPlanet, colour: i64, region: i64, count: i64) -> i64:
        return self.number if count else 0

    def late_strength(self, own: i64, nearby: i64) -> i64:
        return min(own, WHOLE * self.number)


@final
class CountAdjacent(Discovery):
    """Astronauts in adjacent regions count here too (RP-13.19)."""

    def strength(self, g: RedPlanet, colour: i64, region: i64, count: i64) -> i64:
        box, at = g.box, REGIONS * t.ASSEMBLY.get(g) + region
        for i in range(box.borders[at], box.borders[at + 1]):
            count += t.ASTRONAUTS.get(g, box.adjacent[i], colour)
        return count

    def late_strength(self, own: i64, nearby: i64) -> i64:
        return own + nearby


@final
class SecondTakes(Discovery):
    """The second takes the tokens instead of a sole leader (RP-13.23)."""

    def lets_second_take(self) -> bool:
        return True


@final
class ExtraHere(Discovery):
    """More tokens here (RP-13.21)."""

    def tokens_here(self, usual: i64) -> i64:
        return usual + self.number


@final
class SetBase(Discovery):
    """Another number of tokens than usual here (RP-13.21a)."""

    def tokens_here(self, usual: i64) -> i64:
        return self.number


# -- scoring (RP-13.24 to RP-13.24b) -----------------------------------------------------------------------------------
@final
class ScorePresent(Discovery):
    """Points for every colour here (RP-13.24)."""

    def points(self, g: RedPlanet, colour: i64, region: i64, count: i64) -> i64:
        return self.number

    def expected_points(self, own: i64, best: i64) -> i64:
        return self.number * min(own, WHOLE)


@final
class ScoreLeader(Discovery):
    """Points for whoever leads here, alone or tied (RP-13.24a)."""

    def points(self, g: RedPlanet, colour: i64, region: i64, count: i64) -> i64:
        return self.number if leads(g, colour, region) else 0

    def expected_points(self, own: i64, best: i64) -> i64:
        return self.number * min(own, WHOLE) if own == best else 0


@final
class ScoreEach(Discovery):
    """Points for each astronaut here (RP-13.24b)."""

    def points(self, g: RedPlanet, colour: i64, region: i64, count: i64) -> i64:
        return self.number * count

    def expected_points(self, own: i64, best: i64) -> i64:
        return self.number * own


class Verb(NamedTuple):
    """How a data file speaks of a discovery: when it acts, and the field that holds its number."""

    effect: type[Discovery]
    timing: str
    number: str = ""


DISCOVERIES: Final = {
    "each_color_loses": Verb(LoseEach, IN_EXPLORATION, "n"),
    "move_all": Verb(Gather, IN_EXPLORATION),
    "cap_each_color": Verb(CapEach, IN_EXPLORATION, "max"),
    "extra_tokens_adjacent": Verb(ExtraNearby, IN_PRODUCTION, "n"),  # in the data: extra_tokens elsewhere
    "no_tokens_placed": Verb(NoTokens, IN_PRODUCTION),
    "count_as": Verb(CountAs, IN_PRODUCTION, "each_present_color"),
    "count_adjacent": Verb(CountAdjacent, IN_PRODUCTION),
    "second_place_takes": Verb(SecondTakes, IN_PRODUCTION),
    "extra_tokens": Verb(ExtraHere, IN_PRODUCTION, "n"),
    "set_base_tokens": Verb(SetBase, IN_PRODUCTION, "n"),
    "score_each_present_color": Verb(ScorePresent, IN_SCORING, "points"),
    "score_leader_here": Verb(ScoreLeader, IN_SCORING, "points"),
    "score_per_own_astronaut": Verb(ScoreEach, IN_SCORING, "points"),
}
