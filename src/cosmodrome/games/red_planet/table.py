"""The table of Mission: Red Planet: astronauts, ships, tokens and cards, as flat lists of ints.

A *colour* is known by the seat that plays it; the neutral colour of a seat in the duel comes NEUTRAL after it.  A
*place* holds astronauts: a region, the wormhole, the supply, or the ship of a launch pad.  A ship stays with its pad's
number after its launch, since the pad gets no other before it has landed.  Decks and face-down resource tokens are
heaps in no order: what lies on top is rolled when it is turned up, so there is no secret order.
"""

from typing import ClassVar, Final

from cosmodrome.games.red_planet.data import CAPACITY, CHARACTERS, DESTINATION
from cosmodrome.kernel.state import State

MOST_PADS: Final = 6
COLOURS: Final = 8  # six seats and two neutral colours: the stride of every list by colour
NEUTRAL: Final = 6
NOBODY: Final = -1  # where a colour would be

# Places, after the ten regions
WORMHOLE: Final = 10
SUPPLY: Final = 11
PAD: Final = 12  # plus the pad
PLACES: Final[int] = PAD + MOST_PADS

# States of a pad
EMPTY: Final = 0
DOCKED: Final = 1
LAUNCHED: Final = 2

NO_SHIP: Final = -1
NO_CARD: Final = -1
NO_REGION: Final = -1
FACE_DOWN: Final = -1  # where a resource would be
NOT_CHOSEN: Final = -1
NOT_CALLED: Final[int] = CHARACTERS  # higher than any character: none of them was called yet
IN_SUPPLY: Final = -1  # where a region token lies

ALL_CHARACTERS: Final[int] = 2**CHARACTERS - 1
CHARACTER_BIT: Final[tuple[int, ...]] = tuple(2**i for i in range(CHARACTERS))
SEAT_BIT: Final = (1, 2, 4, 8, 16, 32)
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

# Stands where a list will be: a blank table makes none, because every clone starts as one.
NOTHING: Final[list[int]] = []
NOTHINGS: Final[list[list[int]]] = []


class Table(State):
    """Everything that lies on the table; the rules are elsewhere."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "colours",
        "assembly",
        "division",
        "called",
        "first",
        "astronauts",
        "heap",
        "resources",
        "lying",
        "stock",
        "collected",
        "ships",
        "ship_discard",
        "pads",
        "docks",
        "crews",
        "tokens",
        "tops",
        "hands",
        "chosen",
        "played",
        "boxed",
        "cards",
        "card_discard",
        "held",
        "boxed_cards",
        "returned",
        "placed",
        "known",
        "drawn",
        "points",
        "won",
    )

    def __init__(self) -> None:
        super().__init__()
        self.colours: list[int] = NOTHING  # colours in play, clockwise; replaced as a whole
        self.assembly: int = 0
        self.division: int = -1  # of the round counter
        self.called: int = NOT_CALLED  # the character called last in this round
        self.first: int = 0  # the colour with the first player token
        self.astronauts: list[int] = NOTHING  # by place and colour
        # By region
        self.heap: list[int] = NOTHING  # resource tokens that are face down, in no order
        self.resources: list[int] = NOTHING  # FACE_DOWN until flipped
        self.lying: list[int] = NOTHING  # VP tokens in the region
        # VP tokens by resource, and by colour and resource
        self.stock: list[int] = NOTHING
        self.collected: list[int] = NOTHING
        self.ships: list[int] = NOTHING  # the deck, in no order
        self.ship_discard: list[int] = NOTHING
        # By pad
        self.pads: list[int] = NOTHING  # the ship
        self.docks: list[int] = NOTHING  # EMPTY, DOCKED or LAUNCHED
        self.crews: list[int] = NOTHING  # astronauts of all colours aboard: asked for all the time
        self.tops: list[int] = NOTHING  # the region of the topmost region token on the ship
        self.tokens: list[int] = NOTHING  # by region and token: the pad of the ship it lies on
        # Characters as masks, by colour: of the hand (a neutral colour: the deck), face up, out of the game
        self.hands: list[int] = NOTHING
        self.chosen: list[int] = NOTHING  # one character each; face up as soon as it was called
        self.played: list[int] = NOTHING
        self.boxed: list[int] = NOTHING
        # Colonization cards
        self.cards: list[int] = NOTHING  # the deck, in no order
        self.card_discard: list[int] = NOTHING
        self.held: list[list[int]] = NOTHINGS  # by seat; the goal kept at set-up comes first
        self.boxed_cards: list[list[int]] = NOTHINGS  # by seat: what its neutral Scientist drew
        self.returned: list[int] = NOTHING  # by seat: the goal not kept at set-up
        self.placed: list[int] = NOTHING  # by outer region
        self.known: list[int] = NOTHING  # by outer region: the seats that know the discovery there
        self.drawn: int = NO_CARD  # a discovery that must be placed
        self.points: list[int] = NOTHING  # by colour and kind, once the game is scored
        self.won: int = 0  # mask of the winning seats

    def copy_table(self, into: "Table") -> None:
        """Copy everything on the table."""
        into.colours = self.colours
        into.assembly = self.assembly
        into.division = self.division
        into.called = self.called
        into.first = self.first
        into.astronauts = self.astronauts.copy()
        into.heap = self.heap.copy()
        into.resources = self.resources.copy()
        into.lying = self.lying.copy()
        into.stock = self.stock.copy()
        into.collected = self.collected.copy()
        into.ships = self.ships.copy()
        into.ship_discard = self.ship_discard.copy()
        into.pads = self.pads.copy()
        into.docks = self.docks.copy()
        into.crews = self.crews.copy()
        into.tokens = self.tokens.copy()
        into.tops = self.tops.copy()
        into.hands = self.hands.copy()
        into.chosen = self.chosen.copy()
        into.played = self.played.copy()
        into.boxed = self.boxed.copy()
        into.cards = self.cards.copy()
        into.card_discard = self.card_discard.copy()
        into.held = [cards.copy() for cards in self.held]
        into.boxed_cards = [cards.copy() for cards in self.boxed_cards]
        into.returned = self.returned.copy()
        into.placed = self.placed.copy()
        into.known = self.known.copy()
        into.drawn = self.drawn
        into.points = self.points.copy()
        into.won = self.won

    # -- questions about the table -----------------------------------------------------------------------------------
    def owner(self, colour: int) -> int:
        """Return the seat that decides for a colour (RP-16.7)."""
        return colour - NEUTRAL if colour >= NEUTRAL else colour

    def clockwise(self, colour: int) -> list[int]:
        """Return the colours in play clockwise, beginning with this one (RP-5.2, RP-16.11)."""
        start = self.colours.index(colour)
        return self.colours[start:] + self.colours[:start]

    def next_holder(self, character: int, last: int) -> int:
        """Return the next colour in order that chose a character, after another one of them; or NOBODY (RP-5.2)."""
        colours = self.colours
        count = len(colours)
        start = colours.index(self.first)
        passed = last == NOBODY
        for i in range(start, start + count):
            colour = colours[i % count]
            if passed and self.chosen[colour] == character:
                return colour
            if colour == last:
                passed = True
        return NOBODY

    def free(self, pad: int) -> int:
        """Count the seats that can be taken in the docked ship of a pad (RP-5.8, RP-5.14a)."""
        if self.docks[pad] != DOCKED:
            return 0
        ship = self.pads[pad]
        if DESTINATION[ship] < 0 and self.tops[pad] < 0 and not self.has_token():
            return 0
        return CAPACITY[ship] - self.crews[pad]

    def needs_token(self, pad: int) -> bool:
        """Tell whether a ship has a crew but no destination yet (RP-5.14)."""
        return self.crews[pad] > 0 and self.tops[pad] < 0 and DESTINATION[self.pads[pad]] < 0

    def has_token(self) -> bool:
        """Tell whether any region token is in the supply."""
        return IN_SUPPLY in self.tokens

    def token_left(self, region: int) -> bool:
        """Tell whether a token of this region is in the supply (RP-14.2)."""
        return self.tokens[2 * region] == IN_SUPPLY or self.tokens[2 * region + 1] == IN_SUPPLY

    def is_open(self, colour: int) -> bool:
        """Tell whether a colour's chosen character lies face up (RP-5.1a)."""
        return self.chosen[colour] >= self.called and self.chosen[colour] != NOT_CHOSEN
