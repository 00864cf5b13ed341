"""Atoms: the only functions that change the table.  Each does one thing and tells what it did; none ever asks."""

from mypy_extensions import i64

from cosmodrome.games.red_planet import events
from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.board import has_others
from cosmodrome.games.red_planet.box import NO_REGION, RECRUITER, REGIONS, RESOURCES, TOKENS_PER_REGION
from cosmodrome.games.red_planet.table import IN_SUPPLY, NEUTRAL, NO_CARD, NOBODY, PAD, SUPPLY, WORMHOLE, RedPlanet
from cosmodrome.kernel.agenda import BITS, bit
from cosmodrome.kernel.flow import finish


# -- astronauts --------------------------------------------------------------------------------------------------------
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


# -- regions -----------------------------------------------------------------------------------------------------------
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


# -- ships -------------------------------------------------------------------------------------------------------------
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


# -- characters --------------------------------------------------------------------------------------------------------
def deal_neutral(g: RedPlanet, colour: i64, first: i64, second: i64, third: i64) -> None:
    """Show the owner of a neutral colour the three characters that come on top of its deck."""
    seat = g.owner(colour)
    stack(g, seat, first, second, third)
    events.NEUTRAL_DEALT.emit_to(g, bit(seat), colour, first, second, third)


def order_neutral(g: RedPlanet, colour: i64, first: i64, second: i64, third: i64) -> None:
    """Put three characters on top of a neutral deck, the first on top."""
    seat = g.owner(colour)
    stack(g, seat, first, second, third)
    events.NEUTRAL_ORDERED.emit_to(g, bit(seat), colour, first, second, third)
    events.NEUTRAL_ORDERED_HIDDEN.emit_to(g, ~bit(seat), colour)


def stack(g: RedPlanet, seat: i64, first: i64, second: i64, third: i64) -> None:
    """Let three characters lie on top of a neutral deck; the caller tells it."""
    t.TOP_CARDS.clear(g, seat)
    t.TOP_CARDS.add(g, seat, first)
    t.TOP_CARDS.add(g, seat, second)
    t.TOP_CARDS.add(g, seat, third)


def draw_neutral(g: RedPlanet, colour: i64, character: i64) -> None:
    """Take a character from the top of a neutral deck; its owner looks at it."""
    seat = g.owner(colour)
    if t.TOP_CARDS.has(g, seat, character):
        t.TOP_CARDS.remove(g, seat, character)
    t.HAND.add(g, colour, -BITS[character])
    t.CHOSEN.set(g, colour, character)
    events.NEUTRAL_DRAWN.emit_to(g, bit(seat), colour, character)
    events.NEUTRAL_DRAWN_HIDDEN.emit_to(g, ~bit(seat), colour)


def choose(g: RedPlanet, colour: i64, character: i64) -> None:
    """Lay a character of the hand face down."""
    t.HAND.add(g, colour, -BITS[character])
    t.CHOSEN.set(g, colour, character)
    events.CHARACTER_CHOSEN.emit_to(g, bit(colour), colour, character)
    events.CHARACTER_CHOSEN_HIDDEN.emit_to(g, ~bit(colour), colour)


def call(g: RedPlanet, character: i64) -> None:
    """Call a number: whoever chose it turns the card face up (RP-5.1a)."""
    t.CALLED.set(g, character)
    g.reveal()
    events.CALLED.emit(g, character)
    for colour in g.in_play():
        if t.CHOSEN.get(g, colour) == character:
            t.PLAYED.add(g, colour, BITS[character])
            events.REVEALED.emit(g, colour, character)


def skip(g: RedPlanet, colour: i64) -> None:
    """Tell that a character cannot be used."""
    events.SKIPPED.emit(g, colour, t.CHOSEN.get(g, colour))


def return_played(g: RedPlanet, colour: i64) -> None:
    """Take all played characters back; a neutral colour loses the Recruiter and shuffles the others (RP-16.10)."""
    t.HAND.add(g, colour, t.PLAYED.get(g, colour))
    t.PLAYED.set(g, colour, 0)
    if colour < NEUTRAL:
        events.CHARACTERS_RETURNED.emit(g, colour)
        return
    t.BOXED.set(g, colour, BITS[RECRUITER])
    t.HAND.add(g, colour, -BITS[RECRUITER])
    events.NEUTRAL_SHUFFLED.emit(g, colour)


def clear_characters(g: RedPlanet) -> None:
    """End the countdown: nothing is chosen any more."""
    t.CALLED.set(g, t.NOT_CALLED)
    for colour in g.in_play():
        t.CHOSEN.set(g, colour, t.NOT_CHOSEN)
    events.CHARACTERS_CLEARED.emit(g)


def pass_first(g: RedPlanet, colour: i64) -> None:
    """Give the first player token to a colour."""
    t.FIRST.set(g, colour)
    events.FIRST_PLAYER.emit(g, colour, 1 if t.DIVISION.get(g) < 0 else 0)


# -- colonization cards ------------------------------------------------------------------------------------------------
def deal_goals(g: RedPlanet, seat: i64, first: i64, second: i64) -> None:
    """Show a seat the two goals of which it keeps one."""
    t.HELD.add(g, seat, first)
    t.HELD.add(g, seat, second)
    events.GOALS_DEALT.emit_to(g, bit(seat), seat, first, second)
    events.GOALS_DEALT_HIDDEN.emit_to(g, ~bit(seat), seat)


def fill_deck(g: RedPlanet, dealt: i64) -> None:
    """Make a deck of all colonization cards but the goals that were dealt, a mask."""
    for card in range(len(g.box.kind)):
        if not dealt & BITS[card]:
            t.CARDS.add(g, 0, card)


def keep_goal(g: RedPlanet, seat: i64, goal: i64) -> None:
    """Keep one of two goals; the other goes into the deck."""
    other = t.HELD.take(g, seat, 1 - t.HELD.find(g, seat, goal))
    t.RETURNED.set(g, seat, other)
    t.CARDS.add(g, 0, other)
    events.GOAL_KEPT.emit_to(g, bit(seat), seat, goal, other)
    events.GOAL_KEPT_HIDDEN.emit_to(g, ~bit(seat), seat)


def draw_card(g: RedPlanet, colour: i64) -> i64:
    """Take the top colonization card; the caller says where it goes."""
    card = t.CARDS.take_unordered(g, 0, g.roll(t.CARDS.size(g, 0), t.CARD_STREAM))
    t.DRAWN.set(g, card)
    owner = bit(g.owner(colour))
    events.CARD_DRAWN.emit_to(g, owner, colour, card)
    events.CARD_DRAWN_HIDDEN.emit_to(g, ~owner, colour)
    return card


def keep_card(g: RedPlanet, seat: i64) -> None:
    """Lay the drawn card face down in front of a seat."""
    t.HELD.add(g, seat, t.DRAWN.get(g))
    t.DRAWN.set(g, NO_CARD)
    events.CARD_KEPT.emit(g, seat)


def box_card(g: RedPlanet, colour: i64) -> None:
    """Put the card that a neutral colour drew into the box."""
    t.BOXED_CARDS.add(g, g.owner(colour), t.DRAWN.get(g))
    t.DRAWN.set(g, NO_CARD)
    events.CARD_BOXED.emit(g, colour)


def place_discovery(g: RedPlanet, colour: i64, region: i64) -> None:
    """Lay the drawn discovery face down at an outer region; whoever decided knows it."""
    t.PLACED.set(g, region, t.DRAWN.get(g))
    t.KNOWN.set(g, region, BITS[g.owner(colour)])
    t.DRAWN.set(g, NO_CARD)
    events.DISCOVERY_PLACED.emit(g, colour, region)


def discard_discovery(g: RedPlanet, colour: i64) -> None:
    """Put the drawn discovery face up on the discard."""
    card = t.DRAWN.get(g)
    t.CARD_DISCARD.add(g, 0, card)
    t.DRAWN.set(g, NO_CARD)
    events.DISCOVERY_DISCARDED.emit(g, colour, card)


def look(g: RedPlanet, colour: i64, region: i64) -> None:
    """Let the seat that decides for a colour look at a placed discovery."""
    seat = g.owner(colour)
    t.KNOWN.set(g, region, t.KNOWN.get(g, region) | BITS[seat])
    g.reveal()
    events.LOOKED.emit_to(g, bit(seat), colour, region, t.PLACED.get(g, region))
    events.LOOKED_HIDDEN.emit_to(g, ~bit(seat), colour, region)


def play_action(g: RedPlanet, seat: i64, card: i64) -> None:
    """Put an action card of a seat face up on the discard."""
    t.HELD.remove(g, seat, card)
    t.CARD_DISCARD.add(g, 0, card)
    g.reveal()
    events.ACTION_PLAYED.emit(g, seat, card)


def open_discovery(g: RedPlanet, region: i64) -> None:
    """Turn a placed discovery face up."""
    t.KNOWN.set(g, region, t.FACE_UP)
    g.reveal()
    events.EXPLORED.emit(g, region, t.PLACED.get(g, region))


# -- course of the game ------------------------------------------------------------------------------------------------
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


def open_goals(g: RedPlanet) -> None:
    """Turn all goals face up."""
    g.reveal()
    events.GOALS_OPENED.emit(g)


def score(g: RedPlanet, colour: i64, kind: i64, card: i64, points: i64) -> None:
    """Add points to a colour's total."""
    t.SCORED.add(g, colour, kind, points)
    events.SCORED.emit(g, colour, kind, card, points)


def win(g: RedPlanet, seats: i64, ahead: i64) -> None:
    """End the game with these winners, a mask of seats; or with those whose neutral colours are ahead."""
    t.WON.set(g, seats)
    events.GAME_OVER.emit(g, seats, ahead)
    finish(g)
