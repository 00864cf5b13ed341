"""The table as one seat knows it (RP-17)."""

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.box import OUTER
from cosmodrome.games.red_planet.face.redeal import knows, sees_drawn
from cosmodrome.games.red_planet.table import NEUTRAL, NO_CARD, NOT_CHOSEN, RedPlanet
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.faces.covering import cover_pile
from cosmodrome.kernel.fields import UNKNOWN


def cover(g: RedPlanet, seat: i64) -> None:
    """Cover characters that others chose or put on a deck, and colonization cards that a seat cannot know."""
    for colour in g.in_play():
        if g.owner(colour) != seat:
            cover_chosen(g, colour)
            if colour >= NEUTRAL:
                cover_pile(g, t.TOP_CARDS, g.owner(colour))
    sees = sees_drawn(g, seat)
    cover_pile(g, t.CARDS, 0)
    for other in range(g.seats):
        if other != seat:
            cover_cards(g, other)
    for region in range(OUTER):
        if t.PLACED.get(g, region) != NO_CARD and not knows(g, seat, region):
            t.PLACED.set(g, region, UNKNOWN)
    if t.DRAWN.get(g) != NO_CARD and not sees:
        t.DRAWN.set(g, UNKNOWN)


def cover_chosen(g: RedPlanet, colour: i64) -> None:
    """Put a character that lies face down back among those from which it was chosen."""
    chosen = t.CHOSEN.get(g, colour)
    if chosen != NOT_CHOSEN and not g.is_open(colour):
        t.HAND.set(g, colour, t.HAND.get(g, colour) | BITS[chosen])
        t.CHOSEN.set(g, colour, UNKNOWN)


def cover_cards(g: RedPlanet, other: i64) -> None:
    """Cover the colonization cards of somebody else; goals lie open once they are scored (RP-12.1)."""
    if not g.is_scored():
        cover_pile(g, t.HELD, other)
    cover_pile(g, t.BOXED_CARDS, other)
    if t.RETURNED.get(g, other) != NO_CARD:
        t.RETURNED.set(g, other, UNKNOWN)
