"""Atoms: the course of a game."""

from mypy_extensions import i64

from cosmodrome.games.red_planet import events
from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.box import NO_REGION, RESOURCES
from cosmodrome.games.red_planet.table import SUPPLY, RedPlanet
from cosmodrome.kernel.flow import finish


def lay_out(g: RedPlanet) -> None:
    """Put everything on the table as it is before anything is dealt (RP-2.1 to RP-2.8)."""
    box = g.box
    g.cells = t.TABLE.fresh(g.seats)
    for colour in g.in_play():
        t.ASTRONAUTS.set(g, SUPPLY, colour, box.astronauts)
        t.HAND.set(g, colour, t.ALL_CHARACTERS)
    for i in range(len(box.heap)):
        t.HEAP.add(g, 0, box.heap[i])
    for resource in range(RESOURCES):
        t.STOCK.set(g, resource, box.stock[resource])
    for ship in range(len(box.capacity)):
        t.SHIPS.add(g, 0, ship)
    for _ in range(box.pads[g.seats]):
        t.SHIP.add(g, 0, t.NO_SHIP)
        t.DOCK.add(g, 0, t.EMPTY)
        t.CREW.add(g, 0, 0)
        t.TOP.add(g, 0, NO_REGION)


def assemble(g: RedPlanet, assembly: i64) -> None:
    """Assemble the map."""
    t.ASSEMBLY.set(g, assembly)
    events.ASSEMBLED.emit(g, assembly)


def advance(g: RedPlanet) -> None:
    """Advance the round counter by one division."""
    t.DIVISION.add(g, 1)
    events.DIVISION_BEGAN.emit(g, t.DIVISION.get(g))


def score(g: RedPlanet, colour: i64, kind: i64, card: i64, points: i64) -> None:
    """Add points to a colour's total."""
    t.SCORED.add(g, colour, kind, points)
    events.SCORED.emit(g, colour, kind, card, points)


def win(g: RedPlanet, seats: i64, ahead: i64) -> None:
    """End the game with these winners, a mask of seats; or with those whose neutral colours are ahead."""
    t.WON.set(g, seats)
    events.GAME_OVER.emit(g, seats, ahead)
    finish(g)
