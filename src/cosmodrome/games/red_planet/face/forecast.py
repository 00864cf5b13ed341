"""What an answer leads to, for whoever is asked: the figures of the view that it changes, and whom it would serve.

A question does to a copy of the table what its answer does.  Ships that leave then, because they were launched or are
full, count as landed.  All of it is known to everybody, but for the goals of the asked player.
"""

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.atoms import ships
from cosmodrome.games.red_planet.board import leads
from cosmodrome.games.red_planet.box import NO_REGION, REGIONS
from cosmodrome.games.red_planet.face.standing import Standing, standings
from cosmodrome.games.red_planet.face.words import whom
from cosmodrome.games.red_planet.table import DOCKED, EMPTY, LAUNCHED, NEUTRAL, PAD, SUPPLY, WORMHOLE, RedPlanet
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
            ships.carry_crew(table, pad, then.bound_for(pad))
    return table


# -- figures -----------------------------------------------------------------------------------------------------------
def figures_after(g: RedPlanet, then: RedPlanet, seat: int) -> Figures:
    """Return the figures of the view that change: crews and what colours have as they are after the answer, regions and
    goals when ships have landed; ``regions.*.landing`` counts the ships that start for a region."""
    end = landed(g, then)
    changed: Figures = {}
    note_pads(changed, g, then)
    note_colours(changed, g, then)
    note_regions(changed, g, end)
    note_goals(changed, g, end, seat)
    for pad in starting(g, then):
        changed[f"pads.{pad}.launched"] = 1
        if then.bound_for(pad) != NO_REGION:
            path = f"regions.{g.box.region(int(then.bound_for(pad)))}.landing"
            changed[path] = changed.get(path, 0) + 1
    return changed


def note_pads(changed: Figures, g: RedPlanet, then: RedPlanet) -> None:
    """Note other seats of ships, none where there is no ship any more, and others aboard."""
    for pad in range(t.SHIP.size(g, 0)):
        if seats_of(g, pad) != seats_of(then, pad):
            changed[f"pads.{pad}.capacity"] = int(seats_of(then, pad))
        for colour in g.ascending():
            crew = t.ASTRONAUTS.get(then, PAD + pad, colour)
            if crew != t.ASTRONAUTS.get(g, PAD + pad, colour):
                changed[f"pads.{pad}.crew.{colour}"] = int(crew)


def seats_of(g: RedPlanet, pad: i64) -> i64:
    """Return how many seats the ship of a pad has; none where there is no ship."""
    return 0 if t.DOCK.get(g, 0, pad) == EMPTY else g.box.capacity[t.SHIP.get(g, 0, pad)]


def note_colours(changed: Figures, g: RedPlanet, then: RedPlanet) -> None:
    """Note what colours have in supply and wormhole."""
    for colour in g.ascending():
        supply, lost = t.ASTRONAUTS.get(then, SUPPLY, colour), t.ASTRONAUTS.get(then, WORMHOLE, colour)
        if supply != t.ASTRONAUTS.get(g, SUPPLY, colour):
            changed[f"colours.{colour}.supply"] = int(supply)
        if lost != t.ASTRONAUTS.get(g, WORMHOLE, colour):
            changed[f"colours.{colour}.wormhole"] = int(lost)


def note_regions(changed: Figures, g: RedPlanet, end: RedPlanet) -> None:
    """Note who stands in regions, and who leads there."""
    for region in range(REGIONS):
        for colour in g.ascending():
            if t.ASTRONAUTS.get(end, region, colour) != t.ASTRONAUTS.get(g, region, colour):
                note_region(changed, g, end, region)
                break


def note_region(changed: Figures, g: RedPlanet, end: RedPlanet, region: int) -> None:
    """Note who stands in a region, and who leads there."""
    path = f"regions.{g.box.region(region)}"
    for colour in g.ascending():
        count = t.ASTRONAUTS.get(end, region, colour)
        if count != t.ASTRONAUTS.get(g, region, colour):
            changed[f"{path}.astronauts.{colour}"] = int(count)
        if leads(end, colour, region) != leads(g, colour, region):
            changed[f"{path}.leaders.{colour}"] = 1 if leads(end, colour, region) else 0


def note_goals(changed: Figures, g: RedPlanet, end: RedPlanet, seat: int) -> None:
    """Note how the goals of a seat stand."""
    before, after = standings(g, seat), standings(end, seat)
    for place in range(len(after)):
        if after[place] != before[place]:
            was, will = goal_figures(g, before[place]), goal_figures(g, after[place])
            changed |= {f"seats.{seat}.goals.{place}.{name}": will[name] for name in will if will[name] != was[name]}


def goal_figures(g: RedPlanet, goal: Standing) -> Figures:
    """Return the figures that tell how a goal stands."""
    regions = {f"regions.{g.box.region(region)}": count for region, count in goal.regions.items()}
    return {"worth": goal.worth, "own": goal.own, "best": goal.best, **regions}


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
