"""States that look the same to a seat, with everything it cannot know drawn anew (RP-17)."""

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.board import characters_in
from cosmodrome.games.red_planet.box import DISCOVERY, GOAL, OUTER
from cosmodrome.games.red_planet.table import FACE_UP, NEUTRAL, NO_CARD, NOT_CHOSEN, RedPlanet
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.chance import Rng, SeededChance


def redeal(g: RedPlanet, seat: int, rng: Rng) -> RedPlanet:
    """Return a state that looks the same to a seat (or SPECTATOR), with new chance."""
    copy = g.clone()
    for colour in g.in_play():
        if g.owner(colour) != seat and t.CHOSEN.get(g, colour) != NOT_CHOSEN and not g.is_open(colour):
            redraw_chosen(copy, colour, rng)
        if g.owner(colour) != seat and colour >= NEUTRAL:
            redraw_top(copy, colour, rng)
    if not g.is_scored():
        redeal_cards(copy, seat, rng)
    copy.chance = SeededChance(rng.seed())
    if not copy.over():
        copy.redraw_sealed(seat, rng)
    return copy


def redraw_chosen(g: RedPlanet, colour: i64, rng: Rng) -> None:
    """Choose another hidden character: any that was not called yet, and that the neutral deck can hold on top."""
    cards = t.HAND.get(g, colour) | BITS[t.CHOSEN.get(g, colour)]
    possible = cards & (BITS[t.CALLED.get(g)] - 1)
    if colour >= NEUTRAL and g.box.track_number[t.DIVISION.get(g)] <= g.box.neutral_first:
        possible &= ~g.box.neutral_later
    characters = characters_in(possible)
    chosen: i64 = characters[rng.below(len(characters))]
    t.CHOSEN.set(g, colour, chosen)
    t.HAND.set(g, colour, cards - BITS[chosen])


def redraw_top(g: RedPlanet, colour: i64, rng: Rng) -> None:
    """Let other characters lie on top of a neutral deck: any that may come first."""
    seat = g.owner(colour)
    possible = characters_in(t.HAND.get(g, colour) & ~g.box.neutral_later)
    rng.shuffle(possible)
    for place in range(t.TOP_CARDS.size(g, seat)):
        t.TOP_CARDS.set(g, seat, place, possible[place])


# -- colonization cards ------------------------------------------------------------------------------------------------
def knows(g: RedPlanet, seat: i64, region: i64) -> bool:
    """Tell whether a seat knows the discovery at a region."""
    known = t.KNOWN.get(g, region)
    return known == FACE_UP or (seat >= 0 and known & BITS[seat] != 0)


def sees_drawn(g: RedPlanet, seat: i64) -> bool:
    """Tell whether a seat is asked where to place the discovery just drawn."""
    return seat >= 0 and t.DRAWN.get(g) != NO_CARD and g.is_asked(seat)


def redeal_cards(g: RedPlanet, seat: i64, rng: Rng) -> None:
    """Shuffle the colonization cards that a seat cannot know, and deal each to a place where it can lie.

    Goals dealt at set-up are goals other than those this seat was dealt; cards drawn later and kept or boxed are no
    discoveries; placed cards are nothing else.
    """
    gather_hidden(g, seat)
    shuffle_deck(g, rng)
    dealing = t.HELD.size(g, 0) > 0 and t.RETURNED.get(g, 0) == NO_CARD
    returned = t.RETURNED.get(g, seat) if seat >= 0 else NO_CARD
    dealt: i64 = 2 if dealing else 1
    for other in range(g.seats):
        if other != seat:
            for i in range(dealt):
                t.HELD.set(g, other, i, take_goal(g, returned))
    for other in range(g.seats):
        if other != seat:
            for i in range(dealt, t.HELD.size(g, other)):
                t.HELD.set(g, other, i, take_card(g, False))
            for i in range(t.BOXED_CARDS.size(g, other)):
                t.BOXED_CARDS.set(g, other, i, take_card(g, False))
    for region in range(OUTER):
        if t.PLACED.get(g, region) != NO_CARD and not knows(g, seat, region):
            t.PLACED.set(g, region, take_card(g, True))
    if t.DRAWN.get(g) != NO_CARD and not sees_drawn(g, seat):
        t.DRAWN.set(g, take_card(g, True))
    if not dealing:
        redraw_returned(g, seat, rng)


def gather_hidden(g: RedPlanet, seat: i64) -> None:
    """Put all cards whose places a seat cannot know on the deck; they still lie where they lay, too."""
    for other in range(g.seats):
        if other != seat:
            for i in range(t.HELD.size(g, other)):
                t.CARDS.add(g, 0, t.HELD.get(g, other, i))
            for i in range(t.BOXED_CARDS.size(g, other)):
                t.CARDS.add(g, 0, t.BOXED_CARDS.get(g, other, i))
    for region in range(OUTER):
        if t.PLACED.get(g, region) != NO_CARD and not knows(g, seat, region):
            t.CARDS.add(g, 0, t.PLACED.get(g, region))
    if t.DRAWN.get(g) != NO_CARD and not sees_drawn(g, seat):
        t.CARDS.add(g, 0, t.DRAWN.get(g))


def shuffle_deck(g: RedPlanet, rng: Rng) -> None:
    """Put the deck in a random order."""
    for i in range(t.CARDS.size(g, 0) - 1, 0, -1):
        j = rng.below(i + 1)
        card = t.CARDS.get(g, 0, i)
        t.CARDS.set(g, 0, i, t.CARDS.get(g, 0, j))
        t.CARDS.set(g, 0, j, card)


def take_goal(g: RedPlanet, without: i64) -> i64:
    """Take the first goal out of the shuffled deck, except one."""
    i: i64 = 0
    while g.box.kind[t.CARDS.get(g, 0, i)] != GOAL or t.CARDS.get(g, 0, i) == without:
        i += 1
    return t.CARDS.take(g, 0, i)


def take_card(g: RedPlanet, discovery: bool) -> i64:
    """Take the first discovery out of the shuffled deck, or the first other card."""
    i: i64 = 0
    while (g.box.kind[t.CARDS.get(g, 0, i)] == DISCOVERY) != discovery:
        i += 1
    return t.CARDS.take(g, 0, i)


def redraw_returned(g: RedPlanet, seat: i64, rng: Rng) -> None:
    """Let the others have returned any goals that nobody kept at set-up."""
    taken: i64 = BITS[t.RETURNED.get(g, seat)] if seat >= 0 else 0
    for other in range(g.seats):
        taken |= BITS[t.HELD.get(g, other, 0)]
    possible: list[int] = []
    for card in range(len(g.box.kind)):
        if g.box.kind[card] == GOAL and not taken & BITS[card]:
            possible.append(card)
    rng.shuffle(possible)
    place = 0
    for other in range(g.seats):
        if other != seat:
            t.RETURNED.set(g, other, possible[place])
            place += 1
