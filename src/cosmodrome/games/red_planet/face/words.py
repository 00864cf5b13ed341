"""How colours, places, ships and cards are told to people, and their short notation."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.box import DISCOVERY, GOAL, NO_REGION, REGIONS, WINDOWS, Box, Step, dashed
from cosmodrome.games.red_planet.table import NEUTRAL, PAD, WORMHOLE, RedPlanet
from cosmodrome.kernel.message import Arg, Message, Ref, Seat

NEUTRAL_COLOURS: Final = 2  # the neutral colours of the duel are those of the third and the fourth player


# -- colours and places ------------------------------------------------------------------------------------------------
def who(colour: int) -> Seat | Message:
    """Name a colour: the player's by its seat, a neutral one by its owner."""
    return Seat(colour) if colour < NEUTRAL else Message("neutral-of", {"player": Seat(colour - NEUTRAL)})


def whom(colour: int) -> Seat | Message:
    """Name a colour inside a sentence."""
    return Seat(colour) if colour < NEUTRAL else Message("neutral-inside", {"player": Seat(colour - NEUTRAL)})


def whose(colour: int) -> Message:
    """Name a colour whose something is."""
    neutral = colour >= NEUTRAL
    seat = Seat(colour - NEUTRAL if neutral else colour)
    return Message("owner-neutral" if neutral else "owner-player", {"player": seat})


def resource_name(box: Box, resource: int) -> Message:
    """Name a resource, of which tokens are."""
    return Message(f"resource-{box.ids['resource'][resource]}")


def look_of(colour: int) -> int:
    """Return which of the six printed colours a colour has."""
    return colour - NEUTRAL + NEUTRAL_COLOURS if colour >= NEUTRAL else colour


def astronaut(box: Box, colour: int) -> str:
    """Return the component id of a colour's astronauts."""
    return box.ids["astronaut"][look_of(colour)]


def where(box: Box, place: int) -> Ref | Message:
    """Name a place of astronauts."""
    if place < REGIONS:
        return Ref(box.region(place))
    if place >= PAD:
        return Message("place-pad", {"pad": place - PAD + 1})
    return Message("place-wormhole" if place == WORMHOLE else "place-supply")


def path(box: Box, place: int) -> str:
    """Return where a place is in the view; the wormhole and the supply, which every colour has, by their names."""
    if place < REGIONS:
        return f"regions.{box.region(place)}"
    return f"pads.{place - PAD}" if place >= PAD else "wormhole" if place == WORMHOLE else "supply"


def ship_words(g: RedPlanet, pad: i64) -> Message:
    """Name the ship of a pad: its destination and how many seats are taken."""
    capacity = int(g.box.capacity[t.SHIP.get(g, 0, pad)])
    args: dict[str, Arg] = {"pad": int(pad) + 1, "crew": int(t.CREW.get(g, 0, pad)), "capacity": capacity}
    region = int(g.bound_for(pad))
    if region == NO_REGION:
        return Message("ship-blank", args)
    return Message("ship-to", args | {"region": Ref(g.box.region(region))})


def goes_to(g: RedPlanet, pad: i64) -> Ref | Message:
    """Name the destination of a ship."""
    region = int(g.bound_for(pad))
    return Message("place-open") if region == NO_REGION else Ref(g.box.region(region))


# -- cards -------------------------------------------------------------------------------------------------------------
def ability_steps(box: Box, first: i64) -> list[Step]:
    """Return the steps of an ability."""
    steps = [box.steps[first]]
    while not steps[-1].last:
        steps.append(box.steps[steps[-1].number + 1])
    return steps


def ability_words(box: Box, first: i64) -> tuple[Message, ...]:
    """Tell what the steps of an ability do."""
    return tuple([step.effect.words(box, step) for step in ability_steps(box, first)])


def card_words(box: Box, card: int) -> Message:
    """Tell what a colonization card does."""
    if box.kind[card] == GOAL:
        return box.goals[card].words(box)
    if box.kind[card] == DISCOVERY:
        return box.discoveries[card].words()
    action = box.actions[card]
    effects = ability_words(box, box.action[action])
    return Message(f"action-{dashed(WINDOWS[box.window[action]])}", {"effects": effects})


# -- notation ----------------------------------------------------------------------------------------------------------
def place_notation(box: Box, place: int) -> str:
    """Return the short text of a place."""
    if place < REGIONS:
        return box.region(place)
    return "wormhole" if place == WORMHOLE else "supply" if place < PAD else f"pad {place - PAD + 1}"


def colour_notation(colour: int) -> str:
    """Return the short text of a colour: p0 is that of seat 0, n0 its neutral one."""
    return f"n{colour - NEUTRAL}" if colour >= NEUTRAL else f"p{colour}"


def short(box: Box, card: int) -> str:
    """Return a card's id without its kind; a bare number where there is no such card."""
    return box.id(card).partition("_")[2] if 0 <= card < len(box.kind) else f"#{card}"
