"""What an answer leads to, for whoever is asked: the figures of the view that it changes, and whom it would serve.

A question does to a copy of the table what its answer does.  Ships that leave then, because they were launched or are
full, count as landed.  All of it is known to everybody, but for the goals of the asked player.
"""

from mypy_extensions import i64

from cosmodrome.games.red_planet import atoms
from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.board import leads
from cosmodrome.games.red_planet.box import NO_REGION, REGIONS
from cosmodrome.games.red_planet.standing import standings
from cosmodrome.games.red_planet.table import DOCKED, EMPTY, LAUNCHED, NEUTRAL, PAD, SUPPLY, WORMHOLE, RedPlanet
from cosmodrome.games.red_planet.words import whom
from cosmodrome.kernel.message import Message, Ref

Figures = dict[str, int]  # by their path in a view


# -- which ships leave -------------------------------------------------------------------------------------------------
def leaves(g: RedPlanet, pad: i64) -> bool:
    """Tell whether a ship was launched, or is full: then it launches after the ability (RP-5.10)."""
    dock = t.DOCK.get(g, 0, pad)
    return dock == LAUNCHED or (dock == DOCKED and t.CREW.get(g, 0, pad) >= g.box.capacity[t.SHIP.get(g, 0, pad)])


def starting(g: RedPlanet, then: RedPlanet) -> list[int]:
    """Return the pads whose docked ships leave."""
    return [pad for pad in range(t.SHIP.size(g, 0)) if t.DOCK.get(g, 0, pad) == DOCKED and leaves(then, pad)]


def destinations(then: RedPlanet, pads: list[int]) -> set[int]:
    """Return the regions for which ships start."""
    return {int(then.bound_for(pad)) for pad in pads} - {NO_REGION}


def landed(g: RedPlanet, then: RedPlanet) -> RedPlanet:
    """Return the table when the ships that start have landed, with those that fly to the same regions."""
    table, regions = then.clone(), destinations(then, starting(g, then))
    for pad in range(t.SHIP.size(g, 0)):
        if leaves(then, pad) and then.bound_for(pad) in regions:
            atoms.carry_crew(table, pad, then.bound_for(pad))
    return table


# -- figures -----------------------------------------------------------------------------------------------------------
def figures_after(g: RedPlanet, then: RedPlanet, seat: int) -> Figures:
    """Return the figures of the view that change; ``regions.*.landing`` counts the ships that start for a region."""
    now, end = figures(g, g, seat), figures(then, landed(g, then), seat)
    changed = {path: count for path, count in end.items() if count != now.get(path)}
    for pad in starting(g, then):
        changed[f"pads.{pad}.launched"] = 1
        if then.bound_for(pad) != NO_REGION:
            path = f"regions.{g.box.region(int(then.bound_for(pad)))}.landing"
            changed[path] = changed.get(path, 0) + 1
    return changed


def figures(g: RedPlanet, end: RedPlanet, seat: int) -> Figures:
    """Return what may change: crews and what colours have as they are, regions and goals as they will be."""
    found = pad_figures(g)
    for colour in g.ascending():
        found[f"colours.{colour}.supply"] = int(t.ASTRONAUTS.get(g, SUPPLY, colour))
        found[f"colours.{colour}.wormhole"] = int(t.ASTRONAUTS.get(g, WORMHOLE, colour))
    for region in range(REGIONS):
        id = g.box.region(region)
        for colour in g.ascending():
            found[f"regions.{id}.astronauts.{colour}"] = int(t.ASTRONAUTS.get(end, region, colour))
            found[f"regions.{id}.leaders.{colour}"] = 1 if leads(end, colour, region) else 0
    return found | goal_figures(end, seat)


def pad_figures(g: RedPlanet) -> Figures:
    """Return how many seats the ships have, none where there is no ship, and who is aboard."""
    found: Figures = {}
    for pad in range(t.SHIP.size(g, 0)):
        there = t.DOCK.get(g, 0, pad) != EMPTY
        found[f"pads.{pad}.capacity"] = int(g.box.capacity[t.SHIP.get(g, 0, pad)]) if there else 0
        for colour in g.ascending():
            found[f"pads.{pad}.crew.{colour}"] = int(t.ASTRONAUTS.get(g, PAD + pad, colour))
    return found


def goal_figures(g: RedPlanet, seat: int) -> Figures:
    """Return how the goals of a seat stand."""
    found: Figures = {}
    for place, goal in enumerate(standings(g, seat)):
        path = f"seats.{seat}.goals.{place}"
        found |= {f"{path}.worth": goal.worth, f"{path}.own": goal.own, f"{path}.best": goal.best}
        found |= {f"{path}.regions.{g.box.region(region)}": count for region, count in goal.regions.items()}
    return found


# -- warnings ----------------------------------------------------------------------------------------------------------
def warn_of_others(g: RedPlanet, then: RedPlanet, colour: int, pad: int) -> Message | None:
    """Warn that a ship starts though another colour will lead where it lands; nobody leads for a neutral colour."""
    region, end = int(then.bound_for(pad)), landed(g, then)
    if colour >= NEUTRAL or pad not in starting(g, then) or t.CREW.get(then, 0, pad) == 0:
        return None
    if region == NO_REGION or leads(end, colour, region):
        return None
    leaders = [int(other) for other in g.ascending() if leads(end, other, region)]
    counts = [int(t.ASTRONAUTS.get(end, region, one)) for one in (leaders[0], colour)]
    args = {"player": whom(leaders[0]), "region": Ref(g.box.region(region)), "n": counts[0], "own": counts[1]}
    return Message("warning-for-others", args)
