"""What the table can see happen; each event is emitted by the atom that makes it happen.

A colour is told by the number of its seat, a neutral one by NEUTRAL plus that number.
"""

from typing import TYPE_CHECKING, Final, cast

from cosmodrome.games.red_planet.box import PHOBOS, Box
from cosmodrome.games.red_planet.table import GLOBAL_POINTS, NEUTRAL, NO_CARD, PAD
from cosmodrome.kernel.agenda import seats_in
from cosmodrome.kernel.event import FLAG, NUMBER, SEAT, SEATS, Because, Events, Happening
from cosmodrome.kernel.event import ComponentValue as Component

if TYPE_CHECKING:
    pass
from cosmodrome.games.red_planet.face.telling import (
    CARD,
    CHARACTER,
    COLOUR,
    INSIDE,
    LAID_BY,
    LAUNCHED_BY,
    MOVED_BY,
    NEUTRALS,
    ON_PAD,
    OWNER,
    PLACE,
    POINTS,
    REGION,
    RESOURCE,
    SHIP,
    STAYS_BECAUSE,
    TOP_THREE,
    saying,
    tell_call,
    tell_division,
    tell_end,
    tell_launch,
    tell_leftover,
    tell_score,
    tell_ship,
    tell_token,
)

# Why a ship is launched
FULL: Final = 0
BY_SPY: Final = 1
BY_ACTION: Final = 2
LAUNCH_RULES: Final = ("RP-5.10", "RP-6.6b", "RP-13.31")

# Why VP tokens stay in a region
NOBODY_TAKES: Final = 0
REST: Final = 1  # of what the tied divide
NO_SECOND: Final = 2  # whom a discovery lets take them
LEFTOVER_RULES: Final = ("RP-10.6", "RP-10.4", "RP-13.23d")

# Why a ship gets a region token
AT_SETUP: Final = 0
BOARDED: Final = 1  # a blank ship, for the first time
BY_PILOT: Final = 2
TOKEN_RULES: Final = ("RP-2.6", "RP-5.14", "RP-6.1b")

# What brings astronauts to a region
BY_SHIP: Final = 0
BY_EXPLORER: Final = 1
BY_SOLDIER: Final = 2
BY_RESCUE: Final = 3
BY_MARCH: Final = 4
BY_DISCOVERY: Final = 5
MOVE_RULES: Final = ("RP-7.1", "RP-6.8b", "RP-6.2c", "RP-13.30", "RP-13.32")
FLIP_RULES: Final = ("RP-7.2", "RP-6.8c", "RP-6.2d", "RP-13.30", "RP-13.32")


EVENTS: Final = Events()


# -- the rules behind some ---------------------------------------------------------------------------------------------
def either(name: str, rule: str, other: str) -> Because:
    """Return what finds the rule by whether a number of the event is 0 or not."""
    return lambda happening: rule if happening[name] else other


def of_card(happening: Happening) -> str:
    """Return the rule about the card of an event."""
    return cast(Box, happening.components).rules[happening["card"]]


def of_flip(happening: Happening) -> str:
    """Tell what brought astronauts; of discoveries only the Dust Storm brings them to Phobos."""
    if happening["by"] == BY_DISCOVERY:
        return "RP-13.14" if happening["region"] == PHOBOS else "RP-13.13"
    return FLIP_RULES[happening["by"]]


def of_draw(happening: Happening) -> str:
    """Tell a neutral Scientist, who can only draw, from others."""
    return "RP-16.9" if happening["player"] >= NEUTRAL else "RP-6.7b"


def of_points(happening: Happening) -> str:
    """Tell the global goal and VP tokens from cards."""
    if happening["kind"] == GLOBAL_POINTS:
        return "RP-12.2"
    return "RP-12.4" if happening["card"] == NO_CARD else of_card(happening)


def of_end(happening: Happening) -> str:
    """Tell the duel, where a neutral colour may be ahead, from other games."""
    if happening.mode != "duel":
        return "RP-12.5"
    return "RP-16.17" if len(seats_in(happening["winners"])) > 1 else "RP-16.15"


# -- what they change in a view ----------------------------------------------------------------------------------------
FIGURES: Final = (  # where astronauts come or go
    "regions.*.astronauts",
    "regions.*.leaders",
    "pads",
    "colours.*.supply",
    "colours.*.wormhole",
    "seats.*.goals",
)
TOKENS: Final = ("regions.*.tokens", "stock", "colours.*.collected", "colours.*.token_points", "seats.*.goals")
CHOICE: Final = ("colours.*.unseen", "colours.*.has_chosen", "colours.*.chosen")
DEAL: Final = ("seats", "card_deck")

# -- the events --------------------------------------------------------------------------------------------------------
DIVISION_BEGAN: Final = EVENTS.add("division-began", {"division": NUMBER}, "RP-3.1", ("division",), tell_division)
SHIP_DOCKED: Final = EVENTS.add(
    "ship-docked",
    {"pad": ON_PAD, "ship": SHIP, "set_up": FLAG},
    either("set_up", "RP-2.4", "RP-8.1"),
    ("pads", "ship_deck"),
    tell_ship,
)
SHIPS_SHUFFLED: Final = EVENTS.add("ships-shuffled", {}, "RP-8.2", ("ship_deck", "ship_discard"))
ASTRONAUT_STARTED: Final = EVENTS.add(
    "astronaut-started", {"player": COLOUR, "pad": ON_PAD, "ship": SHIP}, "RP-2.9", FIGURES, saying("player", "pad")
)
FIRST_PLAYER: Final = EVENTS.add(
    "first-player",
    {"player": INSIDE, "set_up": FLAG},
    either("set_up", "RP-2.10", "RP-9.1"),
    ("first",),
    saying("player"),
)
GOALS_DEALT: Final = EVENTS.add("goals-dealt", {"player": SEAT, "card": CARD, "other": CARD}, "RP-2.12", DEAL)
GOALS_DEALT_HIDDEN: Final = EVENTS.add("goals-dealt-hidden", {"player": SEAT}, "RP-2.12", DEAL, quiet=True)
GOAL_KEPT: Final = EVENTS.add("goal-kept", {"player": SEAT, "card": CARD, "other": CARD}, "RP-2.12", DEAL)
GOAL_KEPT_HIDDEN: Final = EVENTS.add("goal-kept-hidden", {"player": SEAT}, "RP-2.12", DEAL)
NEUTRAL_DRAWN: Final = EVENTS.add(
    "neutral-drawn", {"player": COLOUR, "card": CHARACTER}, "RP-16.6", (*CHOICE, "colours.*.top")
)
NEUTRAL_DRAWN_HIDDEN: Final = EVENTS.add(
    "neutral-drawn-hidden", {"player": COLOUR}, "RP-16.6", ("colours.*.has_chosen",)
)
CHARACTER_CHOSEN: Final = EVENTS.add("character-chosen", {"player": COLOUR, "card": CHARACTER}, "RP-4.1", CHOICE)
CHARACTER_CHOSEN_HIDDEN: Final = EVENTS.add(
    "character-chosen-hidden", {"player": COLOUR}, "RP-4.1", ("colours.*.has_chosen",), quiet=True
)
CALLED: Final = EVENTS.add("called", {"card": CHARACTER}, "RP-5.1", ("called",), tell_call, quiet=True)
REVEALED: Final = EVENTS.add(
    "revealed",
    {"player": COLOUR, "card": CHARACTER},
    "RP-5.1a",
    ("colours.*.chosen", "colours.*.revealed", "colours.*.played", "colours.*.unseen"),
)
PLACED: Final = EVENTS.add(
    "placed",
    {"player": COLOUR, "pad": ON_PAD, "ship": SHIP, "n": NUMBER},
    lambda happening: "RP-6.3a" if happening["n"] > 1 else "RP-5.8",
    FIGURES,
    saying("player", "pad", "n"),
)
SKIPPED: Final = EVENTS.add(  # done entirely or not at all, and it cannot be done
    "skipped", {"player": COLOUR, "card": CHARACTER}, "RP-6.3b"
)
TOKEN_LAID: Final = EVENTS.add(
    "token-laid",
    {"player": COLOUR, "pad": ON_PAD, "by": LAID_BY, "region": REGION},
    lambda happening: TOKEN_RULES[happening["by"]],
    ("pads", "region_tokens"),
    tell_token,
)
CHARACTERS_RETURNED: Final = EVENTS.add(
    "characters-returned", {"player": COLOUR}, "RP-6.9b", ("colours.*.played", "colours.*.unseen")
)
NEUTRAL_SHUFFLED: Final = EVENTS.add(
    "neutral-shuffled", {"player": COLOUR}, "RP-16.10", ("colours.*.played", "colours.*.unseen", "colours.*.boxed")
)
MOVED: Final = EVENTS.add(
    "moved",
    {"player": COLOUR, "source": PLACE, "target": PLACE, "by": MOVED_BY},
    lambda happening: MOVE_RULES[happening["by"]],
    FIGURES,
    saying("player", "source", "target"),
)
FLIPPED: Final = EVENTS.add(
    "flipped",
    {"region": REGION, "resource": RESOURCE, "by": MOVED_BY},
    of_flip,
    ("regions.*.resource", "resources_face_down"),
    saying("region", "resource"),
)
CARD_DRAWN: Final = EVENTS.add("card-drawn", {"player": COLOUR, "card": CARD}, of_draw, ("card_deck", "drawn"))
CARD_DRAWN_HIDDEN: Final = EVENTS.add("card-drawn-hidden", {"player": COLOUR}, of_draw, ("card_deck",))
CARD_KEPT: Final = EVENTS.add("card-kept", {"player": SEAT}, "RP-6.7c", ("seats", "drawn"), quiet=True)
CARD_BOXED: Final = EVENTS.add("card-boxed", {"player": COLOUR}, "RP-16.9", ("seats", "drawn"))
DISCOVERY_PLACED: Final = EVENTS.add(
    "discovery-placed", {"player": COLOUR, "region": REGION}, "RP-13.8", ("regions.*.discovery", "drawn")
)
DISCOVERY_DISCARDED: Final = EVENTS.add(
    "discovery-discarded", {"player": COLOUR, "card": CARD}, "RP-6.7d", ("card_discard", "drawn")
)
LOOKED: Final = EVENTS.add(
    "looked", {"player": COLOUR, "region": REGION, "card": CARD}, "RP-6.7b", ("regions.*.discovery",)
)
LOOKED_HIDDEN: Final = EVENTS.add(
    "looked-hidden", {"player": COLOUR, "region": REGION}, "RP-6.7b", ("regions.*.discovery",)
)
LAUNCHED: Final = EVENTS.add(
    "launched",
    {"pad": ON_PAD, "ship": SHIP, "by": LAUNCHED_BY, "player": COLOUR},  # nobody launches a full one
    lambda happening: LAUNCH_RULES[happening["by"]],
    ("pads",),
    tell_launch,
)
DESTROYED: Final = EVENTS.add(
    "destroyed",
    {"player": COLOUR, "pad": ON_PAD, "ship": SHIP},
    "RP-6.5b",
    ("pads", "ship_discard", "region_tokens", "colours.*.wormhole", "seats.*.goals"),
    saying("player", "pad"),
)
KILLED: Final = EVENTS.add("killed", {"player": COLOUR, "place": PLACE, "victim": OWNER}, "RP-6.2b", FIGURES)
REPLACED: Final = EVENTS.add("replaced", {"player": COLOUR, "place": PLACE, "victim": OWNER}, "RP-6.4b", FIGURES)
ACTION_PLAYED: Final = EVENTS.add("action-played", {"player": SEAT, "card": CARD}, of_card, ("seats", "card_discard"))
LANDED: Final = EVENTS.add(
    "landed",
    {"pad": ON_PAD, "ship": SHIP, "region": REGION},
    "RP-7.1",
    (*FIGURES, "ship_discard", "region_tokens"),
    tell_ship,
)
CHARACTERS_CLEARED: Final = EVENTS.add(
    "characters-cleared",
    {},
    "RP-5.3",
    ("called", "colours.*.has_chosen", "colours.*.chosen", "colours.*.revealed"),
    quiet=True,
)
PRODUCED: Final = EVENTS.add(  # more or fewer than usual because of a discovery
    "produced",
    {"region": REGION, "resource": RESOURCE, "n": NUMBER, "changed": FLAG},
    either("changed", "RP-13.22a", "RP-10.2"),
    TOKENS,
    saying("region", "resource", "n"),
)
AWARDED: Final = EVENTS.add(
    "awarded", {"player": COLOUR, "region": REGION, "resource": RESOURCE, "n": NUMBER}, "RP-10.3", TOKENS
)
GAINED: Final = EVENTS.add("gained", {"player": COLOUR, "resource": RESOURCE, "n": NUMBER}, "RP-13.29", TOKENS)
EXPLORED: Final = EVENTS.add("explored", {"region": REGION, "card": CARD}, of_card, ("regions.*.discovery",))
LOST: Final = EVENTS.add("lost", {"player": COLOUR, "region": REGION, "n": NUMBER}, "RP-13.12", FIGURES)
GOALS_OPENED: Final = EVENTS.add("goals-opened", {}, "RP-12.1", ("seats",))
SCORED: Final = EVENTS.add(
    "scored",
    {"player": COLOUR, "kind": POINTS, "card": CARD, "n": NUMBER},
    of_points,
    ("colours.*.points",),
    tell_score,
)
GAME_OVER: Final = EVENTS.add("game-over", {"winners": SEATS, "ahead": NEUTRALS}, of_end, told=tell_end)
ASSEMBLED: Final = EVENTS.add("assembled", {"assembly": Component("assembly")}, "RP-2.1", ("map",))
SWEPT: Final = EVENTS.add(  # moved by a discovery: the Ether Magnet takes them from ships, the Dust Storm does not
    "swept",
    {"player": COLOUR, "source": PLACE, "target": PLACE, "n": NUMBER},
    lambda happening: "RP-13.13" if happening["source"] >= PAD else "RP-13.14",
    FIGURES,
)
STAYED: Final = EVENTS.add(
    "stayed",
    {"region": REGION, "n": NUMBER, "why": STAYS_BECAUSE},
    lambda happening: LEFTOVER_RULES[happening["why"]],
    told=tell_leftover,
)
BARREN: Final = EVENTS.add("barren", {"region": REGION, "card": CARD}, of_card)  # it would produce but for a discovery
NEUTRAL_DEALT: Final = EVENTS.add("neutral-dealt", TOP_THREE, "RP-16.5", ("colours.*.top",))
NEUTRAL_ORDERED: Final = EVENTS.add("neutral-ordered", TOP_THREE, "RP-16.5", ("colours.*.top",))
NEUTRAL_ORDERED_HIDDEN: Final = EVENTS.add("neutral-ordered-hidden", {"player": COLOUR}, "RP-16.5")
