"""What the table allows: who leads where, which ships can be boarded or launched, who can move, and be replaced."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.box import ACTION, CHARACTERS, MARS, OUTER, PHOBOS, REGIONS
from cosmodrome.games.red_planet.table import DOCKED, NO_CARD, NOBODY, PAD, SUPPLY, WORMHOLE, RedPlanet
from cosmodrome.kernel.agenda import BITS

# Routes of astronauts
STEP: Final = 0  # from a region of Mars to an adjacent one
LANDING: Final = 1  # from Phobos to any region of Mars
RESCUE: Final = 2  # from the wormhole to Phobos
ROUTES: Final = (("mars_region", "adjacent_region"), ("phobos", "any_mars_region"), ("wormhole", "phobos"))

# Ships that can be launched
NOT_FULL: Final = 0
WITH_CREW: Final = 1
LAUNCHABLE: Final = ("docked_ship_not_full", "docked_ship_with_crew")

# Pads that an astronaut must not board
ANY_PAD: Final = -1  # none is ruled out
NO_PAD: Final = -2  # none yet, but the pad of this astronaut will be


# -- regions -----------------------------------------------------------------------------------------------------------
def leads(g: RedPlanet, colour: i64, region: i64) -> bool:
    """Tell whether a colour has the most astronauts in a region, alone or tied; nobody leads an empty one."""
    own = t.ASTRONAUTS.get(g, region, colour)
    if own == 0:
        return False
    for other in g.in_play():
        if t.ASTRONAUTS.get(g, region, other) > own:
            return False
    return True


# -- ships -------------------------------------------------------------------------------------------------------------
def can_board(g: RedPlanet, seats: i64, not_pad: i64) -> bool:
    """Tell whether a docked ship other than that of a pad has so many free seats (RP-5.8, RP-6.3a, RP-6.6a)."""
    for pad in range(t.SHIP.size(g, 0)):
        if pad != not_pad and g.free(pad) >= seats:
            return True
    return False


def is_launchable(g: RedPlanet, pad: i64, which: i64) -> bool:
    """Tell whether a docked ship may be chosen for a launch (RP-6.6b, RP-13.31)."""
    if t.DOCK.get(g, 0, pad) != DOCKED:
        return False
    crew = t.CREW.get(g, 0, pad)
    return crew < g.box.capacity[t.SHIP.get(g, 0, pad)] if which == NOT_FULL else crew > 0


def can_launch(g: RedPlanet, which: i64) -> bool:
    """Tell whether there is a ship that may be launched."""
    for pad in range(t.SHIP.size(g, 0)):
        if is_launchable(g, pad, which):
            return True
    return False


# -- astronauts --------------------------------------------------------------------------------------------------------
def can_move(g: RedPlanet, colour: i64, route: i64) -> bool:
    """Tell whether a colour has an astronaut where a route begins."""
    if route == RESCUE:
        return t.ASTRONAUTS.get(g, WORMHOLE, colour) > 0
    if route == LANDING:
        return t.ASTRONAUTS.get(g, PHOBOS, colour) > 0
    for region in range(MARS):
        if t.ASTRONAUTS.get(g, region, colour):
            return True
    return False


def can_replace_at(g: RedPlanet, colour: i64, place: i64) -> bool:
    """Tell whether a colour can put an astronaut where others stand with one of its own (RP-6.4b)."""
    return (
        (place < REGIONS or place >= PAD)
        and t.ASTRONAUTS.get(g, place, colour) > 0
        and t.ASTRONAUTS.get(g, SUPPLY, colour) > 0
    )


def has_others(g: RedPlanet, place: i64, colour: i64) -> bool:
    """Tell whether astronauts of other colours are at a place."""
    for other in g.in_play():
        if other != colour and t.ASTRONAUTS.get(g, place, other):
            return True
    return False


def can_replace(g: RedPlanet, colour: i64) -> bool:
    """Tell whether there is an astronaut that a colour can replace."""
    for place in range(PAD + t.SHIP.size(g, 0)):
        if can_replace_at(g, colour, place) and has_others(g, place, colour):
            return True
    return False


def can_kill(g: RedPlanet) -> bool:
    """Tell whether there is an astronaut in an outer region or on Phobos (RP-6.2b)."""
    for region in range(REGIONS):
        if g.box.can_kill[region] and has_others(g, region, NOBODY):
            return True
    return False


# -- cards ------------------------------------------------------------------------------------------------
def characters_in(mask: i64) -> list[int]:
    """Return the characters of a mask, ascending."""
    found: list[int] = []
    for character in range(CHARACTERS):
        if mask & BITS[character]:
            found.append(character)
    return found


def is_possible(g: RedPlanet, seat: i64, card: i64) -> bool:
    """Tell whether an action's effect could be carried out for a seat (RP-13.26b)."""
    step = g.box.steps[g.box.action[g.box.actions[card]]]
    return step.effect.can(g, seat, step)


def is_playable(g: RedPlanet, seat: i64, card: i64, window: i64) -> bool:
    """Tell whether a held card is an action that its seat may play now."""
    box = g.box
    return box.kind[card] == ACTION and box.window[box.actions[card]] == window and is_possible(g, seat, card)


def may_act(g: RedPlanet, seat: i64, window: i64) -> bool:
    """Tell whether, for all that everybody can see, a seat might play an action card now.

    Whoever might is asked, whether they hold one or not: else the question itself would betray the card (RP-17.2c).
    """
    if t.HELD.size(g, seat) < 2:
        return False  # only the goal kept at set-up
    box = g.box
    for action in range(len(box.action_card)):
        card = box.action_card[action]
        if box.window[action] == window and not t.CARD_DISCARD.has(g, 0, card) and is_possible(g, seat, card):
            return True
    return False


def has_discovery(g: RedPlanet) -> bool:
    """Tell whether a discovery lies at any region."""
    for region in range(OUTER):
        if t.PLACED.get(g, region) != NO_CARD:
            return True
    return False
