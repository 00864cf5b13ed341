"""Set-up (RP-2, RP-16).  Every function here is a rule: it can stand on the agenda by its name."""

from cosmodrome.games.red_planet import answers, atoms
from cosmodrome.games.red_planet.cards import GOALS
from cosmodrome.games.red_planet.data import ASSEMBLIES, DESTINATION, PHOBOS
from cosmodrome.games.red_planet.rules import course
from cosmodrome.games.red_planet.state import RedPlanet
from cosmodrome.games.red_planet.table import GOAL_STREAM, MAP_STREAM, NOBODY, START_STREAM


def set_up(g: RedPlanet, assembly: int) -> None:
    """Assemble the map, one of the four or a random one, and do all that needs no decision (RP-2.1 to RP-2.10)."""
    atoms.assemble(g, assembly if assembly >= 0 else g.roll(ASSEMBLIES, MAP_STREAM))
    dock_first_ships(g)
    seat_first_astronauts(g)
    deal_goals(g)
    g.then(course.advance)
    g.ask_all(list(range(g.seats)), answers.GOAL, keep_goals)


def dock_first_ships(g: RedPlanet) -> None:
    """Deal a ship with a destination to each pad; one of them must go to Phobos (RP-2.4 to RP-2.7)."""
    for pad in range(len(g.pads)):
        atoms.dock(g, pad, atoms.draw_first_ship(g))
    if all(DESTINATION[ship] != PHOBOS for ship in g.pads):
        atoms.lay_token(g, NOBODY, len(g.pads) - 1, PHOBOS)


def seat_first_astronauts(g: RedPlanet) -> None:
    """Put one astronaut of each colour on the ships at random; the leftmost one's colour is first (RP-2.9, RP-2.10)."""
    left = g.colours.copy()
    for pad in range(len(g.pads)):
        colour = atoms.take_from(left, g.roll(len(left), START_STREAM))
        atoms.start_aboard(g, colour, pad)
        if pad == 0:
            atoms.pass_first(g, colour)


def deal_goals(g: RedPlanet) -> None:
    """Deal two goals to each player (RP-2.12, RP-16.3)."""
    goals = list(range(GOALS))
    for seat in range(g.seats):
        first = atoms.take_from(goals, g.roll(len(goals), GOAL_STREAM))
        second = atoms.take_from(goals, g.roll(len(goals), GOAL_STREAM))
        atoms.deal_goals(g, seat, first, second)


def keep_goals(g: RedPlanet) -> None:
    """Keep the chosen goals; the others go with all other cards into the colonization deck (RP-2.12, RP-2.14)."""
    for seat in range(g.seats):
        atoms.keep_goal(g, seat, g.sealed[seat])
