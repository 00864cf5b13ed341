"""The table as one seat knows it (MA-20.1, MA-20.2)."""

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.clauses import clauses_of
from cosmodrome.games.metal_adventures.deals.sentences import knows_pick
from cosmodrome.games.metal_adventures.face.redeal import trophy_field
from cosmodrome.games.metal_adventures.questions.bargains import DRAFT
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.faces.covering import cover_pile
from cosmodrome.kernel.fields import UNKNOWN
from cosmodrome.kernel.flow import open_kind


def cover(g: MetalAdventures, seat: i64) -> None:
    """Cover decks, trophies and wrecks that a seat does not know, and what others write or mean in deals."""
    cover_decks(g)
    cover_trophies(g, seat)
    for other in range(g.seats):
        if other != seat:
            cover_wrecks(g, other, bit(seat))
    for place in range(t.DEALS.length(g)):
        cover_picks(g, place, seat)
    if g.over() or open_kind(g) != DRAFT.kind or not g.is_asked(seat):
        t.DRAFT.clear(g, 0)
        t.HALF.clear(g, 0)


def cover_decks(g: MetalAdventures) -> None:
    """Cover the decks of ships and improvements."""
    cover_pile(g, t.NEAR, 0)
    cover_pile(g, t.FAR, 0)
    cover_pile(g, t.MARKET, 0)
    cover_pile(g, t.MARKET_UNDER, 0)


def cover_trophies(g: MetalAdventures, seat: i64) -> None:
    """Cover the trophies whose place a seat does not know, and who else knows it."""
    me = bit(seat)
    for i in range(t.EARNED.size(g, 0) - 1, -1, -1):
        if not t.TROPHY_SEEN.get(g, t.EARNED.get(g, 0, i)) & me:
            t.EARNED.take(g, 0, i)
    for pile in range(3 + g.seats):
        field, owner = trophy_field(pile), max(0, pile - 3)
        for i in range(field.size(g, owner)):
            trophy = field.get(g, owner, i)
            if not t.TROPHY_SEEN.get(g, trophy) & me:
                field.set(g, owner, i, UNKNOWN)
                t.TROPHY_SEEN.set(g, trophy, 0)


def cover_wrecks(g: MetalAdventures, other: i64, me: i64) -> None:
    """Cover the wrecks of somebody else that a seat has lost track of; those it knows come first."""
    known: i64 = 0
    size = t.WRECKS.size(g, other)
    for i in range(size):
        ship = t.WRECKS.get(g, other, i)
        if t.SHIP_SEEN.get(g, ship) & me:
            t.WRECKS.set(g, other, known, int(ship))
            known += 1
        else:
            t.SHIP_SEEN.set(g, ship, 0)
    for i in range(known, size):
        t.WRECKS.set(g, other, i, UNKNOWN)


def cover_picks(g: MetalAdventures, place: i64, seat: i64) -> None:
    """Cover which hidden cards others mean in an open deal."""
    clauses = clauses_of(g, place)
    for i in range(clauses.count):
        if clauses.kind(i) == t.TRANSFER and not knows_pick(clauses, i, seat):
            t.DEALS.set(g, place, t.FIRST_CLAUSE + t.CLAUSE * i + t.PICK, terms.UNPICKED)
