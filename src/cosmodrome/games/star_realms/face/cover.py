"""The table as one seat knows it: everybody knows the cards of each owner, but not which of them are in a hand."""

from mypy_extensions import i64

from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.face.view import sees_hand
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.faces.covering import cover_onto


def cover(g: StarRealms, seat: i64) -> None:
    """Put hands that a seat does not see among the decks they came from, and what the Nemesis Beast got unseen."""
    for owner in range(g.seats):
        if not sees_hand(g, owner, seat):
            cover_onto(g, t.HANDS, owner, t.DECKS, owner)
    if g.has_boss():
        cover_onto(g, t.PILES, t.BURIED_UNSEEN, t.TRADE_DECK, 0)
