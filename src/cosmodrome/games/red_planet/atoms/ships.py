"""Atoms: ships, launch pads and tokens."""

from mypy_extensions import i64

from cosmodrome.games.red_planet import events
from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.atoms.mars import flip, shift
from cosmodrome.games.red_planet.box import NO_REGION, REGIONS, TOKENS_PER_REGION
from cosmodrome.games.red_planet.table import IN_SUPPLY, PAD, WORMHOLE, RedPlanet


def draw_ship(g: RedPlanet) -> i64:
    """Take the top ship of the deck, shuffling the discard into a new deck if it is empty (RP-8.2)."""
    if t.SHIPS.size(g, 0) == 0:
        for i in range(t.SHIP_DISCARD.size(g, 0)):
            t.SHIPS.add(g, 0, t.SHIP_DISCARD.get(g, 0, i))
        t.SHIP_DISCARD.clear(g, 0)
        events.SHIPS_SHUFFLED.emit(g)
    return t.SHIPS.take_unordered(g, 0, g.roll(t.SHIPS.size(g, 0), t.SHIP_STREAM))


def draw_first_ship(g: RedPlanet) -> i64:
    """Take a ship with a destination out of the deck; blank ones on top go back into it (RP-2.5)."""
    places: list[int] = []
    for place in range(t.SHIPS.size(g, 0)):
        if g.box.destination[t.SHIPS.get(g, 0, place)] != NO_REGION:
            places.append(place)
    return t.SHIPS.take_unordered(g, 0, places[g.roll(len(places), t.SHIP_STREAM)])


def dock(g: RedPlanet, pad: i64, ship: i64) -> None:
    """Put a ship on a pad."""
    t.SHIP.set(g, 0, pad, ship)
    t.DOCK.set(g, 0, pad, t.DOCKED)
    events.SHIP_DOCKED.emit(g, pad, ship, 1 if t.DIVISION.get(g) < 0 else 0)


def lay_token(g: RedPlanet, colour: i64, pad: i64, region: i64) -> None:
    """Lay a region token from the supply on a ship."""
    at_setup = t.DIVISION.get(g) < 0
    why = events.BOARDED if g.needs_token(pad) else events.AT_SETUP if at_setup else events.BY_PILOT
    first = TOKENS_PER_REGION * region
    t.TOKENS.set(g, t.TOKENS.find(g, IN_SUPPLY, first, first + TOKENS_PER_REGION), pad)
    t.TOP.set(g, 0, pad, region)
    events.TOKEN_LAID.emit(g, colour, pad, why, region)


def launch(g: RedPlanet, pad: i64, why: i64, colour: i64) -> None:
    """Let a docked ship leave its pad; a full one is launched by NOBODY."""
    t.DOCK.set(g, 0, pad, t.LAUNCHED)
    events.LAUNCHED.emit(g, pad, t.SHIP.get(g, 0, pad), why, colour)


def discard_ship(g: RedPlanet, pad: i64) -> None:
    """Put a ship on the discard and its region tokens back into the supply; the caller tells it."""
    t.SHIP_DISCARD.add(g, 0, t.SHIP.get(g, 0, pad))
    t.SHIP.set(g, 0, pad, t.NO_SHIP)
    t.DOCK.set(g, 0, pad, t.EMPTY)
    if t.TOP.get(g, 0, pad) == NO_REGION:
        return
    t.TOP.set(g, 0, pad, NO_REGION)
    end: i64 = TOKENS_PER_REGION * REGIONS
    token = t.TOKENS.find(g, pad, 0, end)
    while token >= 0:
        t.TOKENS.set(g, token, IN_SUPPLY)
        token = t.TOKENS.find(g, pad, token + 1, end)


def carry_crew(g: RedPlanet, pad: i64, place: i64) -> None:
    """Carry the whole crew of a ship to a place; the caller tells it."""
    for colour in g.in_play():
        count = t.ASTRONAUTS.get(g, PAD + pad, colour)
        if count:
            shift(g, colour, PAD + pad, place, count)


def destroy(g: RedPlanet, colour: i64, pad: i64) -> None:
    """Destroy a docked ship with its crew."""
    carry_crew(g, pad, WORMHOLE)
    events.DESTROYED.emit(g, colour, pad, t.SHIP.get(g, 0, pad))
    discard_ship(g, pad)


def land(g: RedPlanet, pad: i64, region: i64) -> None:
    """Let a launched ship land its crew in a region; without a crew nothing is flipped (RP-7.3)."""
    events.LANDED.emit(g, pad, t.SHIP.get(g, 0, pad), region)
    if t.CREW.get(g, 0, pad) > 0:
        carry_crew(g, pad, region)
        flip(g, region, events.BY_SHIP)
    discard_ship(g, pad)
