"""The table of Mission: Red Planet: astronauts, ships, tokens and cards.

A *colour* is known by the seat that plays it; the neutral colour of a seat in the duel comes NEUTRAL after it.  A
*place* holds astronauts: a region, the wormhole, the supply, or the ship of a launch pad.  A ship stays with its pad's
number after its launch, since the pad gets no other before it has landed.  Decks and face-down resource tokens are
heaps in no order: what lies on top is rolled when it is turned up, so there is no secret order.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.red_planet.box import (
    CARD_ROOM,
    CHARACTERS,
    HEAP_ROOM,
    HELD_ROOM,
    NEUTRAL_TOP,
    NO_REGION,
    OUTER,
    REGIONS,
    RESOURCES,
    SCORING,
    SHIP_ROOM,
    TOKENS_PER_REGION,
    Box,
)
from cosmodrome.kernel.fields import HIDDEN, OWN, Layout
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.kernel.state import State

MOST_SEATS: Final = 6
MOST_PADS: Final = 6
COLOURS: Final = 8  # six seats and two neutral colours: the length of every row by colour
NEUTRAL: Final = 6
DUELLISTS: Final = 2  # with so many seats there are neutral colours
NOBODY: Final = -1  # where a colour would be

# Places, after the ten regions
WORMHOLE: Final = 10
SUPPLY: Final = 11
PAD: Final = 12  # plus the pad
PLACES: Final = 18

# States of a pad
EMPTY: Final = 0
DOCKED: Final = 1
LAUNCHED: Final = 2

NO_SHIP: Final = -1
NO_CARD: Final = -1
FACE_DOWN: Final = -1  # where a resource would be
NOT_CHOSEN: Final = -1
NOT_CALLED: Final = CHARACTERS  # higher than any character: none of them was called yet
IN_SUPPLY: Final = -1  # where a region token lies
ALL_CHARACTERS: Final = 511
FACE_UP: Final = 127  # of a discovery: all six seats know it, and who watches

# Kinds of points in the end
GOAL_POINTS: Final = 0
GLOBAL_POINTS: Final = 1
TOKEN_POINTS: Final = 2
DISCOVERY_POINTS: Final = 3
POINTS: Final = 4

# Streams of chance
MAP_STREAM: Final = 0
SHIP_STREAM: Final = 1
START_STREAM: Final = 2  # who starts on which ship
RESOURCE_STREAM: Final = 3
GOAL_STREAM: Final = 4
CARD_STREAM: Final = 5
NEUTRAL_STREAM: Final = 6  # plus the seat
STREAMS: Final = ("map", "ships", "start", "resources", "goals", "cards", "neutral_0", "neutral_1")

# Colours in play clockwise, by number of seats; in the duel the players sit side by side, neutral colours opposite
DUEL: Final = [0, NEUTRAL, NEUTRAL + 1, 1]
ORDERS: Final = [DUEL if seats == DUELLISTS else list(range(seats)) for seats in range(MOST_SEATS + 1)]
ASCENDING: Final[list[vec[i64]]] = [wide(sorted(order)) for order in ORDERS]
CLOCKWISE: Final[list[vec[i64]]] = [  # by COLOURS * seats + the colour that comes first
    wide(order[order.index(colour) :] + order[: order.index(colour)] if colour in order else [])
    for order in ORDERS
    for colour in range(COLOURS)
]

TABLE: Final = Layout()
ASSEMBLY: Final = TABLE.cell("assembly")
DIVISION: Final = TABLE.cell("division", blank=-1)  # of the round counter
CALLED: Final = TABLE.cell("called", blank=NOT_CALLED)  # the character called last in this round
FIRST: Final = TABLE.cell("first")  # the colour with the first player token
ASTRONAUTS: Final = TABLE.grid("astronauts", PLACES, COLOURS)
HEAP: Final = TABLE.piles("heap", 1, HEAP_ROOM, "resource_token", HIDDEN)  # tokens that are face down, in no order
RESOURCE: Final = TABLE.row("resources", REGIONS, "resource_token", FACE_DOWN)  # by region
LYING: Final = TABLE.row("lying", REGIONS)  # VP tokens, by region
STOCK: Final = TABLE.row("stock", RESOURCES)
COLLECTED: Final = TABLE.grid("collected", COLOURS, RESOURCES)
SHIPS: Final = TABLE.piles("ships", 1, SHIP_ROOM, "ship", HIDDEN)  # the deck, in no order
SHIP_DISCARD: Final = TABLE.piles("ship_discard", 1, SHIP_ROOM, "ship")
SHIP: Final = TABLE.piles("pads", 1, MOST_PADS, "ship")  # by pad in play; NO_SHIP where there is none
DOCK: Final = TABLE.piles("docks", 1, MOST_PADS)  # by pad: EMPTY, DOCKED or LAUNCHED
CREW: Final = TABLE.piles("crews", 1, MOST_PADS)  # by pad: astronauts of all colours aboard, asked for all the time
TOKENS: Final = TABLE.row("tokens", TOKENS_PER_REGION * REGIONS, "", IN_SUPPLY)  # the pad of the ship it lies on
TOP: Final = TABLE.piles("tops", 1, MOST_PADS)  # by pad: the region of the topmost region token on the ship
HAND: Final = TABLE.row("hands", COLOURS)  # characters as a mask, by colour; of a neutral colour the deck
CHOSEN: Final = TABLE.row("chosen", COLOURS, "", NOT_CHOSEN, OWN)  # one character each; face up when it was called
PLAYED: Final = TABLE.row("played", COLOURS)  # mask
BOXED: Final = TABLE.row("boxed", COLOURS)  # mask: out of the game
CARDS: Final = TABLE.piles("cards", 1, CARD_ROOM, "card", HIDDEN)  # the colonization deck, in no order
CARD_DISCARD: Final = TABLE.piles("card_discard", 1, CARD_ROOM, "card")
HELD: Final = TABLE.seat_pile("held", HELD_ROOM, "card", OWN)  # the goal kept at set-up comes first
BOXED_CARDS: Final = TABLE.seat_pile("boxed_cards", HELD_ROOM, "card", OWN)  # what its neutral Scientist drew
RETURNED: Final = TABLE.seat_cell("returned", "", NO_CARD, OWN)  # the goal not kept at set-up
TOP_CARDS: Final = TABLE.seat_pile("top_cards", NEUTRAL_TOP, "", OWN)  # of the neutral deck, which holds them too
PLACED: Final = TABLE.row("placed", OUTER, "card", NO_CARD, HIDDEN)  # by outer region
KNOWN: Final = TABLE.row("known", OUTER)  # by outer region: mask of the seats that know the discovery there
DRAWN: Final = TABLE.cell("drawn", "card", NO_CARD, HIDDEN)  # a discovery that must be placed
SCORED: Final = TABLE.grid("points", COLOURS, POINTS)  # once the game is scored
WON: Final = TABLE.cell("won")  # mask of the winning seats
TABLE.close()


@final
class RedPlanet(State):
    """What the rules call ``g``."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box

    def clone(self) -> "RedPlanet":
        copy = RedPlanet(self.box)
        self.copy_kernel(copy)
        return copy

    # -- questions about the table -----------------------------------------------------------------------------------
    def owner(self, colour: i64) -> i64:
        """Return the seat that decides for a colour (RP-16.7)."""
        return colour - NEUTRAL if colour >= NEUTRAL else colour

    def in_play(self) -> vec[i64]:
        """Return the colours in play, clockwise."""
        return CLOCKWISE[COLOURS * self.seats]

    def clockwise(self, colour: i64) -> vec[i64]:
        """Return the colours in play clockwise, beginning with this one (RP-5.2, RP-16.11)."""
        return CLOCKWISE[COLOURS * self.seats + colour]

    def ascending(self) -> vec[i64]:
        """Return the colours in play by number."""
        return ASCENDING[self.seats]

    def has_neutral(self) -> bool:
        """Tell whether neutral colours are in play: it is the duel (RP-16.2)."""
        return self.seats == DUELLISTS

    def next_holder(self, character: i64, last: i64) -> i64:
        """Return the next colour in order that chose a character, after another one of them; or NOBODY (RP-5.2)."""
        passed = last == NOBODY
        for colour in self.clockwise(FIRST.get(self)):
            if passed and CHOSEN.get(self, colour) == character:
                return colour
            if colour == last:
                passed = True
        return NOBODY

    def highest_below(self, character: i64) -> i64:
        """Return the highest character below another that somebody chose; negative when there is none (RP-5.1)."""
        highest: i64 = NOT_CHOSEN
        for colour in self.in_play():
            chosen = CHOSEN.get(self, colour)
            if highest < chosen < character:
                highest = chosen
        return highest

    def bound_for(self, pad: i64) -> i64:
        """Return the destination of the ship of a pad, or NO_REGION (RP-5.14, RP-6.1b)."""
        top = TOP.get(self, 0, pad)
        return top if top != NO_REGION else self.box.destination[SHIP.get(self, 0, pad)]

    def free(self, pad: i64) -> i64:
        """Count the seats that can be taken in the docked ship of a pad (RP-5.8, RP-5.14a)."""
        if DOCK.get(self, 0, pad) != DOCKED:
            return 0
        ship = SHIP.get(self, 0, pad)
        if self.box.destination[ship] == NO_REGION and TOP.get(self, 0, pad) == NO_REGION and not self.has_token():
            return 0
        return self.box.capacity[ship] - CREW.get(self, 0, pad)

    def needs_token(self, pad: i64) -> bool:
        """Tell whether a ship has a crew but no destination yet (RP-5.14)."""
        return CREW.get(self, 0, pad) > 0 and self.bound_for(pad) == NO_REGION

    def has_token(self) -> bool:
        """Tell whether any region token is in the supply."""
        return TOKENS.find(self, IN_SUPPLY, 0, TOKENS_PER_REGION * REGIONS) >= 0

    def token_left(self, region: i64) -> bool:
        """Tell whether a token of this region is in the supply (RP-14.2)."""
        first = TOKENS_PER_REGION * region
        return TOKENS.find(self, IN_SUPPLY, first, first + TOKENS_PER_REGION) >= 0

    def is_open(self, colour: i64) -> bool:
        """Tell whether a colour's chosen character lies face up (RP-5.1a)."""
        chosen = CHOSEN.get(self, colour)
        return chosen >= CALLED.get(self) and chosen != NOT_CHOSEN

    def is_scored(self) -> bool:
        """Tell whether the scoring phase has come, in which all goals are open (RP-12.1)."""
        division = DIVISION.get(self)
        return division >= 0 and self.box.track[division] == SCORING
