"""Atoms: astronauts and what regions hold."""

from mypy_extensions import i64

from cosmodrome.games.red_planet import events
from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.board import has_others
from cosmodrome.games.red_planet.table import NOBODY, PAD, SUPPLY, WORMHOLE, RedPlanet
from cosmodrome.kernel.agenda import BITS, bit


def shift(g: RedPlanet, colour: i64, source: i64, target: i64, count: i64) -> None:
    """Carry astronauts from place to place; the caller tells it."""
    t.ASTRONAUTS.add(g, source, colour, -count)
    t.ASTRONAUTS.add(g, target, colour, count)
    if target >= PAD:
        t.CREW.set(g, 0, target - PAD, t.CREW.get(g, 0, target - PAD) + count)
    if source >= PAD:
        t.CREW.set(g, 0, source - PAD, t.CREW.get(g, 0, source - PAD) - count)


def start_aboard(g: RedPlanet, colour: i64, pad: i64) -> None:
    """Put a colour's first astronaut aboard a ship."""
    shift(g, colour, SUPPLY, PAD + pad, 1)
    events.ASTRONAUT_STARTED.emit(g, colour, pad, t.SHIP.get(g, 0, pad))


def place(g: RedPlanet, colour: i64, pad: i64, count: i64) -> None:
    """Put astronauts from the supply aboard a docked ship."""
    shift(g, colour, SUPPLY, PAD + pad, count)
    events.PLACED.emit(g, colour, pad, t.SHIP.get(g, 0, pad), count)


def move(g: RedPlanet, colour: i64, source: i64, target: i64, by: i64) -> None:
    """Move an astronaut to a region, whose resource token is flipped."""
    shift(g, colour, source, target, 1)
    events.MOVED.emit(g, colour, source, target, by)
    flip(g, target, by)


def sweep(g: RedPlanet, colour: i64, source: i64, target: i64, count: i64) -> None:
    """Let a discovery move astronauts to a region, whose resource token is flipped."""
    shift(g, colour, source, target, count)
    events.SWEPT.emit(g, colour, source, target, count)
    flip(g, target, events.BY_DISCOVERY)


def kill(g: RedPlanet, colour: i64, place: i64, victim: i64) -> None:
    """Send one astronaut to the wormhole."""
    shift(g, victim, place, WORMHOLE, 1)
    events.KILLED.emit(g, colour, place, victim)


def lose(g: RedPlanet, colour: i64, region: i64, count: i64) -> None:
    """Send a colour's astronauts to the wormhole because of a discovery."""
    shift(g, colour, region, WORMHOLE, count)
    events.LOST.emit(g, colour, region, count)


def replace(g: RedPlanet, colour: i64, place: i64, victim: i64) -> None:
    """Put an own astronaut from the supply where one of another colour was."""
    shift(g, victim, place, WORMHOLE, 1)
    shift(g, colour, SUPPLY, place, 1)
    events.REPLACED.emit(g, colour, place, victim)


def flip(g: RedPlanet, region: i64, by: i64) -> None:
    """Turn a region's resource token face up for good, unless it is."""
    if t.RESOURCE.get(g, region) == t.FACE_DOWN:
        resource = t.HEAP.take_unordered(g, 0, g.roll(t.HEAP.size(g, 0), t.RESOURCE_STREAM))
        t.RESOURCE.set(g, region, resource)
        events.FLIPPED.emit(g, region, resource, by)


def produce(g: RedPlanet, region: i64, count: i64) -> None:
    """Put VP tokens of its resource in a region."""
    resource = t.RESOURCE.get(g, region)
    t.STOCK.add(g, resource, -count)
    t.LYING.add(g, region, count)
    usual = g.box.track_tokens[t.DIVISION.get(g)]
    events.PRODUCED.emit(g, region, resource, count, 0 if count == usual else 1)


def award(g: RedPlanet, colour: i64, region: i64, count: i64) -> None:
    """Let a colour take VP tokens that lie in a region."""
    resource = t.RESOURCE.get(g, region)
    t.LYING.add(g, region, -count)
    t.COLLECTED.add(g, colour, resource, count)
    events.AWARDED.emit(g, colour, region, resource, count)


def leave(g: RedPlanet, region: i64, winners: i64) -> None:
    """Tell that VP tokens stay in a region which so many colours divided."""
    why = events.REST if winners else events.NO_SECOND if has_others(g, region, NOBODY) else events.NOBODY_TAKES
    events.STAYED.emit(g, region, t.LYING.get(g, region), why)


def produce_nothing(g: RedPlanet, region: i64) -> None:
    """Tell that a discovery keeps a region from producing."""
    events.BARREN.emit(g, region, t.PLACED.get(g, region))


def gain(g: RedPlanet, colour: i64, resource: i64, count: i64) -> None:
    """Let a colour take VP tokens from the stock."""
    t.STOCK.add(g, resource, -count)
    t.COLLECTED.add(g, colour, resource, count)
    events.GAINED.emit(g, colour, resource, count)


def look(g: RedPlanet, colour: i64, region: i64) -> None:
    """Let the seat that decides for a colour look at a placed discovery."""
    seat = g.owner(colour)
    t.KNOWN.set(g, region, t.KNOWN.get(g, region) | BITS[seat])
    g.reveal()
    events.LOOKED.emit_to(g, bit(seat), colour, region, t.PLACED.get(g, region))
    events.LOOKED_HIDDEN.emit_to(g, ~bit(seat), colour, region)


def open_discovery(g: RedPlanet, region: i64) -> None:
    """Turn a placed discovery face up."""
    t.KNOWN.set(g, region, t.FACE_UP)
    g.reveal()
    events.EXPLORED.emit(g, region, t.PLACED.get(g, region))
