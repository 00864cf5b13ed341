"""The table as one seat knows it (GT-30)."""

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.kit import LEVELS, PILES
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.faces.covering import cover_pile
from cosmodrome.kernel.fields import UNKNOWN


def cover(g: GalaxyTrucker, seat: i64) -> None:
    """Cover tiles and cards that a seat has not seen, and the credits of others unless they are open."""
    cover_piles(g, seat)
    cover_pile(g, t.HEAP, 0)
    cover_pile(g, t.BOX, 0)
    for level in range(LEVELS):
        cover_pile(g, t.DECKS, level)
    for other in range(g.seats):
        for word in range(t.WORDS):
            t.KNOWS.set(g, other, word, UNKNOWN)
    if not (t.OPEN_CREDITS.get(g) or g.over()):
        for other in range(g.seats):
            if seat < 0 or g.purse(other) != g.purse(seat):
                t.CREDITS.set(g, other, UNKNOWN)


def cover_piles(g: GalaxyTrucker, seat: i64) -> None:
    """Leave of the cards of a flight the faces that a seat has seen; everybody knows those of a test flight."""
    if t.TEST.get(g):
        return
    if seat >= 0 and g.is_shuffled():
        lay_open(g, g.surely_to_come(seat))
        return
    for pile in range(PILES):
        if seat < 0 or g.is_shuffled() or not g.has_looked_at(seat, pile):
            cover_pile(g, t.CARD_PILES, pile)
        else:
            for i in range(t.CARD_PILES.size(g, pile)):
                t.CARD_PILES.set(g, pile, i, int(g.kit.face[t.CARD_PILES.get(g, pile, i)]))


def lay_open(g: GalaxyTrucker, sure: list[int]) -> None:
    """Lay the cards that are still to come for sure on the first places of the piles, which are shuffled together."""
    sure.sort()
    count = 0
    for pile in range(PILES):
        for i in range(t.CARD_PILES.size(g, pile)):
            t.CARD_PILES.set(g, pile, i, sure[count] if count < len(sure) else UNKNOWN)
            count += 1
