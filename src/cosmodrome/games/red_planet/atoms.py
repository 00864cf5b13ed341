"""Atoms: the only functions that change the table.  Each does one thing and tells what it did; none ever asks."""

from cosmodrome.games.red_planet import events
from cosmodrome.games.red_planet.cards import CARDS
from cosmodrome.games.red_planet.data import (
    ASTRONAUTS,
    BLANK,
    DESTINATION,
    OUTER,
    RECRUITER,
    REGIONS,
    RESOURCE_HEAP,
    RESOURCES,
    SHIPS,
    STOCK,
    TOKENS_PER_REGION,
    TRACK_TOKENS,
)
from cosmodrome.games.red_planet.table import (
    ALL_CHARACTERS,
    CARD_STREAM,
    CHARACTER_BIT,
    COLOURS,
    DOCKED,
    EMPTY,
    FACE_DOWN,
    FACE_UP,
    IN_SUPPLY,
    LAUNCHED,
    NEUTRAL,
    NEUTRAL_STREAM,
    NO_CARD,
    NO_REGION,
    NO_SHIP,
    NOT_CALLED,
    NOT_CHOSEN,
    PAD,
    PLACES,
    POINTS,
    RESOURCE_STREAM,
    SEAT_BIT,
    SHIP_STREAM,
    SUPPLY,
    WORMHOLE,
    Table,
)
from cosmodrome.kernel.agenda import bit


def take_from(heap: list[int], place: int) -> int:
    """Take something out of a heap in no order."""
    taken = heap[place]
    last = heap.pop()
    if place < len(heap):
        heap[place] = last
    return taken


# -- astronauts --------------------------------------------------------------------------------------------------------
def shift(t: Table, colour: int, source: int, target: int, count: int) -> None:
    """Carry astronauts from place to place; the caller tells it."""
    t.astronauts[source * COLOURS + colour] -= count
    t.astronauts[target * COLOURS + colour] += count
    if target >= PAD:
        t.crews[target - PAD] += count
    if source >= PAD:
        t.crews[source - PAD] -= count


def start_aboard(t: Table, colour: int, pad: int) -> None:
    """Put a colour's first astronaut aboard a ship."""
    shift(t, colour, SUPPLY, PAD + pad, 1)
    t.emit(events.ASTRONAUT_STARTED, colour, pad, t.pads[pad])


def place(t: Table, colour: int, pad: int, count: int) -> None:
    """Put astronauts from the supply aboard a docked ship."""
    shift(t, colour, SUPPLY, PAD + pad, count)
    t.emit(events.PLACED, colour, pad, t.pads[pad], count)


def move(t: Table, colour: int, source: int, target: int, by: int) -> None:
    """Move an astronaut to a region, whose resource token is flipped."""
    shift(t, colour, source, target, 1)
    t.emit(events.MOVED, colour, source, target, by)
    flip(t, target, by)


def sweep(t: Table, colour: int, source: int, target: int, count: int) -> None:
    """Let a discovery move astronauts to a region, whose resource token is flipped."""
    shift(t, colour, source, target, count)
    t.emit(events.SWEPT, colour, source, target, count)
    flip(t, target, events.BY_DISCOVERY)


def kill(t: Table, colour: int, place: int, victim: int) -> None:
    """Send one astronaut to the wormhole."""
    shift(t, victim, place, WORMHOLE, 1)
    t.emit(events.KILLED, colour, place, victim)


def lose(t: Table, colour: int, region: int, count: int) -> None:
    """Send a colour's astronauts to the wormhole because of a discovery."""
    shift(t, colour, region, WORMHOLE, count)
    t.emit(events.LOST, colour, region, count)


def replace(t: Table, colour: int, place: int, victim: int) -> None:
    """Put an own astronaut from the supply where one of another colour was."""
    shift(t, victim, place, WORMHOLE, 1)
    shift(t, colour, SUPPLY, place, 1)
    t.emit(events.REPLACED, colour, place, victim)


# -- regions -----------------------------------------------------------------------------------------------------------
def flip(t: Table, region: int, by: int) -> None:
    """Turn a region's resource token face up for good, unless it is."""
    if t.resources[region] == FACE_DOWN:
        t.resources[region] = take_from(t.heap, t.roll(len(t.heap), RESOURCE_STREAM))
        t.emit(events.FLIPPED, region, t.resources[region], by)


def produce(t: Table, region: int, count: int) -> None:
    """Put VP tokens of its resource in a region."""
    resource = t.resources[region]
    t.stock[resource] -= count
    t.lying[region] += count
    t.emit(events.PRODUCED, region, resource, count, 0 if count == TRACK_TOKENS[t.division] else 1)


def award(t: Table, colour: int, region: int, count: int) -> None:
    """Let a colour take VP tokens that lie in a region."""
    resource = t.resources[region]
    t.lying[region] -= count
    t.collected[colour * RESOURCES + resource] += count
    t.emit(events.AWARDED, colour, region, resource, count)


def gain(t: Table, colour: int, resource: int, count: int) -> None:
    """Let a colour take VP tokens from the stock."""
    t.stock[resource] -= count
    t.collected[colour * RESOURCES + resource] += count
    t.emit(events.GAINED, colour, resource, count)


# -- ships -------------------------------------------------------------------------------------------------------------
def draw_ship(t: Table) -> int:
    """Take the top ship of the deck, shuffling the discard into a new deck if it is empty (RP-8.2)."""
    if not t.ships:
        t.ships = t.ship_discard
        t.ship_discard = []
        t.emit(events.SHIPS_SHUFFLED)
    return take_from(t.ships, t.roll(len(t.ships), SHIP_STREAM))


def draw_first_ship(t: Table) -> int:
    """Take a ship with a destination out of the deck; blank ones on top go back into it (RP-2.5)."""
    places = [place for place in range(len(t.ships)) if DESTINATION[t.ships[place]] != BLANK]
    return take_from(t.ships, places[t.roll(len(places), SHIP_STREAM)])


def dock(t: Table, pad: int, ship: int) -> None:
    """Put a ship on a pad."""
    t.pads[pad] = ship
    t.docks[pad] = DOCKED
    t.emit(events.SHIP_DOCKED, pad, ship, 1 if t.division < 0 else 0)


def lay_token(t: Table, colour: int, pad: int, region: int) -> None:
    """Lay a region token from the supply on a ship."""
    why = events.BOARDED if t.needs_token(pad) else events.AT_SETUP if t.division < 0 else events.BY_PILOT
    token = TOKENS_PER_REGION * region
    if t.tokens[token] != IN_SUPPLY:
        token += 1
    t.tokens[token] = pad
    t.tops[pad] = region
    t.emit(events.TOKEN_LAID, colour, pad, why, region)


def launch(t: Table, pad: int, why: int) -> None:
    """Let a docked ship leave its pad."""
    t.docks[pad] = LAUNCHED
    t.emit(events.LAUNCHED, pad, t.pads[pad], why)


def discard_ship(t: Table, pad: int) -> None:
    """Put a ship on the discard and its region tokens back into the supply; the caller tells it."""
    t.ship_discard.append(t.pads[pad])
    t.pads[pad] = NO_SHIP
    t.docks[pad] = EMPTY
    if t.tops[pad] == NO_REGION:
        return
    t.tops[pad] = NO_REGION
    tokens = t.tokens
    for token in range(len(tokens)):
        if tokens[token] == pad:
            tokens[token] = IN_SUPPLY


def destroy(t: Table, colour: int, pad: int) -> None:
    """Destroy a docked ship with its crew."""
    for other in t.colours:
        shift(t, other, PAD + pad, WORMHOLE, t.astronauts[(PAD + pad) * COLOURS + other])
    t.emit(events.DESTROYED, colour, pad, t.pads[pad])
    discard_ship(t, pad)


def land(t: Table, pad: int, region: int) -> None:
    """Let a launched ship land its crew in a region; without a crew nothing is flipped (RP-7.3)."""
    t.emit(events.LANDED, pad, t.pads[pad], region)
    landed = False
    for colour in t.colours:
        count = t.astronauts[(PAD + pad) * COLOURS + colour]
        if count:
            shift(t, colour, PAD + pad, region, count)
            landed = True
    if landed:
        flip(t, region, events.BY_SHIP)
    discard_ship(t, pad)


# -- characters --------------------------------------------------------------------------------------------------------
def draw_neutral(t: Table, colour: int, among: list[int]) -> None:
    """Take the top card of a neutral deck, one of these characters; its owner looks at it."""
    seat = t.owner(colour)
    character = among[t.roll(len(among), NEUTRAL_STREAM + seat)]
    t.hands[colour] -= CHARACTER_BIT[character]
    t.chosen[colour] = character
    t.emit_to(bit(seat), events.NEUTRAL_DRAWN, colour, character)
    t.emit_to(~bit(seat), events.NEUTRAL_DRAWN_HIDDEN, colour)


def choose(t: Table, colour: int, character: int) -> None:
    """Lay a character of the hand face down."""
    t.hands[colour] -= CHARACTER_BIT[character]
    t.chosen[colour] = character
    t.emit_to(bit(colour), events.CHARACTER_CHOSEN, colour, character)
    t.emit_to(~bit(colour), events.CHARACTER_CHOSEN_HIDDEN, colour)


def call(t: Table, character: int) -> None:
    """Call a number: whoever chose it turns the card face up (RP-5.1a)."""
    t.called = character
    t.reveal()
    t.emit(events.CALLED, character)
    for colour in t.colours:
        if t.chosen[colour] == character:
            t.played[colour] += CHARACTER_BIT[character]
            t.emit(events.REVEALED, colour, character)


def skip(t: Table, colour: int) -> None:
    """Tell that a character cannot be used."""
    t.emit(events.SKIPPED, colour, t.chosen[colour])


def return_played(t: Table, colour: int) -> None:
    """Take all played characters back; a neutral colour loses the Recruiter and shuffles the others (RP-16.10)."""
    if colour < NEUTRAL:
        t.hands[colour] += t.played[colour]
        t.played[colour] = 0
        t.emit(events.CHARACTERS_RETURNED, colour)
        return
    t.boxed[colour] = CHARACTER_BIT[RECRUITER]
    t.hands[colour] += t.played[colour] - CHARACTER_BIT[RECRUITER]
    t.played[colour] = 0
    t.emit(events.NEUTRAL_SHUFFLED, colour)


def clear_characters(t: Table) -> None:
    """End the countdown: nothing is chosen any more."""
    t.called = NOT_CALLED
    t.chosen = [NOT_CHOSEN] * COLOURS
    t.emit(events.CHARACTERS_CLEARED)


def pass_first(t: Table, colour: int) -> None:
    """Give the first player token to a colour."""
    t.first = colour
    t.emit(events.FIRST_PLAYER, colour, 1 if t.division < 0 else 0)


# -- colonization cards ------------------------------------------------------------------------------------------------
def deal_goals(t: Table, seat: int, first: int, second: int) -> None:
    """Show a seat the two goals of which it keeps one."""
    t.cards.remove(first)
    t.cards.remove(second)
    t.held[seat] = [first, second]
    t.emit_to(bit(seat), events.GOALS_DEALT, seat, first, second)
    t.emit_to(~bit(seat), events.GOALS_DEALT_HIDDEN, seat)


def keep_goal(t: Table, seat: int, goal: int) -> None:
    """Keep one of two goals; the other goes into the deck."""
    first, second = t.held[seat]
    other = second if goal == first else first
    t.held[seat] = [goal]
    t.returned[seat] = other
    t.cards.append(other)
    t.emit_to(bit(seat), events.GOAL_KEPT, seat, goal, other)
    t.emit_to(~bit(seat), events.GOAL_KEPT_HIDDEN, seat)


def draw_card(t: Table, colour: int) -> int:
    """Take the top colonization card; the caller says where it goes."""
    card = take_from(t.cards, t.roll(len(t.cards), CARD_STREAM))
    t.drawn = card
    owner = bit(t.owner(colour))
    t.emit_to(owner, events.CARD_DRAWN, colour, card)
    t.emit_to(~owner, events.CARD_DRAWN_HIDDEN, colour)
    return card


def keep_card(t: Table, seat: int) -> None:
    """Lay the drawn card face down in front of a seat."""
    t.held[seat].append(t.drawn)
    t.drawn = NO_CARD
    t.emit(events.CARD_KEPT, seat)


def box_card(t: Table, colour: int) -> None:
    """Put the card that a neutral colour drew into the box."""
    t.boxed_cards[t.owner(colour)].append(t.drawn)
    t.drawn = NO_CARD
    t.emit(events.CARD_BOXED, colour)


def place_discovery(t: Table, colour: int, region: int) -> None:
    """Lay the drawn discovery face down at an outer region; whoever decided knows it."""
    t.placed[region] = t.drawn
    t.known[region] = SEAT_BIT[t.owner(colour)]
    t.drawn = NO_CARD
    t.emit(events.DISCOVERY_PLACED, colour, region)


def discard_discovery(t: Table, colour: int) -> None:
    """Put the drawn discovery face up on the discard."""
    t.card_discard.append(t.drawn)
    t.emit(events.DISCOVERY_DISCARDED, colour, t.drawn)
    t.drawn = NO_CARD


def look(t: Table, colour: int, region: int) -> None:
    """Let the seat that decides for a colour look at a placed discovery."""
    seat = t.owner(colour)
    t.known[region] |= SEAT_BIT[seat]
    t.reveal()
    t.emit_to(bit(seat), events.LOOKED, colour, region, t.placed[region])
    t.emit_to(~bit(seat), events.LOOKED_HIDDEN, colour, region)


def play_action(t: Table, seat: int, card: int) -> None:
    """Put an action card of a seat face up on the discard."""
    t.held[seat].remove(card)
    t.card_discard.append(card)
    t.reveal()
    t.emit(events.ACTION_PLAYED, seat, card)


def open_discovery(t: Table, region: int) -> None:
    """Turn a placed discovery face up."""
    t.known[region] = FACE_UP
    t.reveal()
    t.emit(events.EXPLORED, region, t.placed[region])


# -- course of the game ------------------------------------------------------------------------------------------------
def lay_out(t: Table, colours: list[int], pads: int) -> None:
    """Put everything on the table as it is before anything is dealt (RP-2.1 to RP-2.8)."""
    t.colours = colours
    t.astronauts = [0] * (PLACES * COLOURS)
    t.hands = [0] * COLOURS
    for colour in colours:
        t.astronauts[SUPPLY * COLOURS + colour] = ASTRONAUTS
        t.hands[colour] = ALL_CHARACTERS
    t.chosen = [NOT_CHOSEN] * COLOURS
    t.played = [0] * COLOURS
    t.boxed = [0] * COLOURS
    t.heap = RESOURCE_HEAP.copy()
    t.resources = [FACE_DOWN] * REGIONS
    t.lying = [0] * REGIONS
    t.stock = STOCK.copy()
    t.collected = [0] * (COLOURS * RESOURCES)
    t.ships = list(range(SHIPS))
    t.ship_discard = []
    t.pads = [NO_SHIP] * pads
    t.docks = [EMPTY] * pads
    t.crews = [0] * pads
    t.tops = [NO_REGION] * pads
    t.tokens = [IN_SUPPLY] * (TOKENS_PER_REGION * REGIONS)
    t.cards = list(range(CARDS))
    t.card_discard = []
    t.held = [[] for _ in range(t.seats)]
    t.boxed_cards = [[] for _ in range(t.seats)]
    t.returned = [NO_CARD] * t.seats
    t.placed = [NO_CARD] * OUTER
    t.known = [0] * OUTER
    t.points = [0] * (COLOURS * POINTS)


def assemble(t: Table, assembly: int) -> None:
    """Assemble the map."""
    t.assembly = assembly
    t.emit(events.ASSEMBLED, assembly)


def advance(t: Table) -> None:
    """Advance the round counter by one division."""
    t.division += 1
    t.emit(events.DIVISION_BEGAN, t.division)


def open_goals(t: Table) -> None:
    """Turn all goals face up."""
    t.reveal()
    t.emit(events.GOALS_OPENED)


def score(t: Table, colour: int, kind: int, card: int, points: int) -> None:
    """Add points to a colour's total."""
    t.points[colour * POINTS + kind] += points
    t.emit(events.SCORED, colour, kind, card, points)


def win(t: Table, seats: int) -> None:
    """End the game with these winners, a mask of seats."""
    t.won = seats
    t.emit(events.GAME_OVER, seats)
    t.finish()
