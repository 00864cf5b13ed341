"""What a value net sees of Mission: Red Planet."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.board import leads
from cosmodrome.games.red_planet.box import CARD_ROOM, CHARACTERS, GOAL, NO_REGION, OUTER, REGIONS, RESOURCES
from cosmodrome.games.red_planet.counting import token_points
from cosmodrome.games.red_planet.face.redeal import knows, sees_drawn
from cosmodrome.games.red_planet.table import COLOURS, NEUTRAL, NO_CARD, NOT_CHOSEN, RedPlanet
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.answering.features import FeatureSet, Position
from cosmodrome.kernel.answering.netfile import Shelf

POINTS_A_RUNG: Final = 3

FEATURES: Final = FeatureSet()
SEATS: Final = FEATURES.common("seats", t.MOST_SEATS + 1)
ASSEMBLY: Final = FEATURES.common("assembly", 8)
DIVISION: Final = FEATURES.common("division", 24)
CALLED: Final = FEATURES.common("called", CHARACTERS + 1)
FIRST: Final = FEATURES.common("first", COLOURS)
RESOURCE: Final = FEATURES.common("resource", REGIONS * (RESOURCES + 1))  # by region; the first one is face down
LYING: Final = FEATURES.common("lying", REGIONS)
DISCOVERY: Final = FEATURES.common("discovery", OUTER * CARD_ROOM)  # that the seat knows
UNKNOWN: Final = FEATURES.common("unknown", OUTER)  # discoveries that it does not know
HELD: Final = FEATURES.common("held", CARD_ROOM)  # own cards
GOALS: Final = FEATURES.common("goals", 1)  # what the own goals are worth as the table stands
LACKING: Final = FEATURES.common("lacking", 1)  # and how much more they could be worth
CHOSEN: Final = FEATURES.common("chosen", CHARACTERS)  # the own character, before it is called

# By colour
AST: Final = FEATURES.each("astronauts", REGIONS, COLOURS)
LEADS: Final = FEATURES.each("leads", REGIONS, COLOURS)
BOUND: Final = FEATURES.each("bound", REGIONS, COLOURS)  # aboard docked ships, by where they are bound for
FLYING: Final = FEATURES.each("flying", REGIONS, COLOURS)
ABOARD: Final = FEATURES.each("aboard", 1, COLOURS)  # of ships without a destination
SUPPLY: Final = FEATURES.each("supply", 1, COLOURS)
WORMHOLE: Final = FEATURES.each("wormhole", 1, COLOURS)
COLLECTED: Final = FEATURES.each("collected", RESOURCES, COLOURS)
POINTS: Final = FEATURES.each("points", 1, COLOURS)  # of the tokens collected
LADDER: Final = FEATURES.each("ladder", 16, COLOURS)  # of the same
HAND: Final = FEATURES.each("hand", CHARACTERS, COLOURS)  # that can still come, as the seat sees it
OPEN: Final = FEATURES.each("open", CHARACTERS, COLOURS)  # called in this round
CARDS: Final = FEATURES.each("cards", 1, COLOURS)  # how many colonization cards
FEATURES.close()

SHELF: Final = Shelf(Path(__file__).with_name("nets"), "red_planet", FEATURES)


def scope(g: RedPlanet) -> str:
    """Return the name of the net that knows tables like this one."""
    return "duel" if g.has_neutral() else "table"


def slot_of(g: RedPlanet, seat: i64, colour: i64) -> i64:
    """Return by which number a colour is known to a seat; neutral colours come last, the own one first of them."""
    return NEUTRAL + (colour - NEUTRAL - seat) % 2 if colour >= NEUTRAL else (colour - seat) % g.seats


def see(g: RedPlanet, seat: i64, position: Position) -> None:
    """Add the features of a table as a seat sees it."""
    SEATS.mark(position, g.seats)
    ASSEMBLY.mark(position, t.ASSEMBLY.get(g))
    DIVISION.mark(position, t.DIVISION.get(g) + 1)
    CALLED.mark(position, t.CALLED.get(g))
    FIRST.mark(position, slot_of(g, seat, t.FIRST.get(g)))
    for region in range(REGIONS):
        RESOURCE.mark(position, (RESOURCES + 1) * region + t.RESOURCE.get(g, region) + 1)
        LYING.add(position, 0, region, t.LYING.get(g, region))
    for region in range(OUTER):
        card = t.PLACED.get(g, region)
        if card != NO_CARD and knows(g, seat, region):
            DISCOVERY.mark(position, CARD_ROOM * region + card)
        elif card != NO_CARD:
            UNKNOWN.mark(position, region)
    if sees_drawn(g, seat):
        HELD.mark(position, t.DRAWN.get(g))
    see_cards(g, seat, position)
    for colour in g.in_play():
        see_colour(g, seat, colour, slot_of(g, seat, colour), position)
    for pad in range(t.SHIP.size(g, 0)):
        see_ship(g, seat, pad, position)


def see_cards(g: RedPlanet, seat: i64, position: Position) -> None:
    """Add the own cards, and how the own goals stand."""
    worth: i64 = 0
    most: i64 = 0
    for i in range(t.HELD.size(g, seat)):
        card = t.HELD.get(g, seat, i)
        HELD.mark(position, card)
        if g.box.kind[card] == GOAL:
            worth += g.box.goals[card].worth(g, seat)
            most += g.box.goals[card].most()
    GOALS.add(position, 0, 0, worth)
    LACKING.add(position, 0, 0, most - worth)
    chosen = t.CHOSEN.get(g, seat)
    if chosen != NOT_CHOSEN and not g.is_open(seat):
        CHOSEN.mark(position, chosen)


def see_colour(g: RedPlanet, seat: i64, colour: i64, slot: i64, position: Position) -> None:
    """Add what a colour has, as a seat sees it."""
    for region in range(REGIONS):
        there = t.ASTRONAUTS.get(g, region, colour)
        if there:
            AST.add(position, slot, region, there)
            if leads(g, colour, region):
                LEADS.add(position, slot, region, 1)
    SUPPLY.add(position, slot, 0, t.ASTRONAUTS.get(g, t.SUPPLY, colour))
    WORMHOLE.add(position, slot, 0, t.ASTRONAUTS.get(g, t.WORMHOLE, colour))
    for resource in range(RESOURCES):
        COLLECTED.add(position, slot, resource, t.COLLECTED.get(g, colour, resource))
    points = token_points(g, colour)
    POINTS.add(position, slot, 0, points)
    LADDER.climb(position, slot, points, POINTS_A_RUNG)
    chosen = t.CHOSEN.get(g, colour)
    hand = t.HAND.get(g, colour)
    if chosen != NOT_CHOSEN and g.is_open(colour):
        OPEN.add(position, slot, chosen, 1)
    elif chosen != NOT_CHOSEN:
        hand |= BITS[chosen]
    for character in range(CHARACTERS):
        if hand & BITS[character]:
            HAND.add(position, slot, character, 1)
    if colour < NEUTRAL:
        CARDS.add(position, slot, 0, t.HELD.size(g, colour))


def see_ship(g: RedPlanet, seat: i64, pad: i64, position: Position) -> None:
    """Add the astronauts aboard a ship."""
    if t.DOCK.get(g, 0, pad) == t.EMPTY or t.CREW.get(g, 0, pad) == 0:
        return
    region = g.bound_for(pad)
    group = FLYING if t.DOCK.get(g, 0, pad) == t.LAUNCHED else BOUND
    for colour in g.in_play():
        aboard = t.ASTRONAUTS.get(g, t.PAD + pad, colour)
        if aboard and region == NO_REGION:
            ABOARD.add(position, slot_of(g, seat, colour), 0, aboard)
        elif aboard:
            group.add(position, slot_of(g, seat, colour), region, aboard)
