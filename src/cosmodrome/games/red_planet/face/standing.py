"""How the goals of a player stand: what each is worth, and how much of what it counts everybody has."""

from typing import NamedTuple

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.box import GOAL, Goal
from cosmodrome.games.red_planet.table import RedPlanet


class Standing(NamedTuple):
    """How one goal stands for a player."""

    card: str
    worth: int
    most: int  # that it can be worth
    own: int  # of what it counts
    best: int  # of the others
    regions: dict[int, int]  # own astronauts in the regions that it names


def standings(g: RedPlanet, seat: int) -> list[Standing]:
    """Return how the goals that a seat holds stand, the global one last."""
    held = [card for card in t.HELD.items(g, seat) if g.box.kind[card] == GOAL]
    found = [standing(g, g.box.id(card), g.box.goals[card], seat) for card in held]
    return [*found, standing(g, g.box.ice_id, g.box.ice_goal, seat)]


def standing(g: RedPlanet, card: str, goal: Goal, seat: int) -> Standing:
    """Return how a goal stands for a seat."""
    others = [int(goal.count(g, colour)) for colour in g.in_play() if colour != seat]
    regions = {int(region): int(t.ASTRONAUTS.get(g, region, seat)) for region in goal.regions}
    worth, most, own = int(goal.worth(g, seat)), int(goal.most()), int(goal.count(g, seat))
    return Standing(card, worth, most, own, max(others), regions)
