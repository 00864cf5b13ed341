"""The trade row and what comes from it: filling, buying, acquiring, scrapping (SR-6.4, SR-7)."""

from mypy_extensions import i64

from cosmodrome.games.star_realms import events
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms.cards import put_on_scrap_heap
from cosmodrome.games.star_realms.table import NO_CARD, StarRealms


# -- the trade row -----------------------------------------------------------------------------------------------------
def fill_row(g: StarRealms) -> None:
    """Fill the empty slots of the trade row from the trade deck, the farthest first (SR-7.4)."""
    for slot in range(t.ROW_SIZE):
        if t.ROW.get(g, slot) == NO_CARD:
            kind = next_trade_card(g)
            if kind == NO_CARD:
                return
            fill_slot(g, slot, kind)


def fill_slot(g: StarRealms, slot: i64, kind: i64) -> None:
    """Put a card that the caller took from the trade deck into the row."""
    t.ROW.set(g, slot, kind)
    events.ROW_FILLED.emit(g, slot, kind, t.TURN.get(g))


def next_trade_card(g: StarRealms) -> i64:
    """Take the top card of the trade deck; NO_CARD when there is none.  The caller says where it goes."""
    if g.has_boss():
        top = t.PILES.size(g, t.TRADE_TOP)
        if top:
            return t.PILES.take(g, t.TRADE_TOP, top - 1)
        if t.TRADE_DECK.size(g, 0) == 0:
            rebuild_trade_deck(g)
    size = t.TRADE_DECK.size(g, 0)
    if size == 0:
        return NO_CARD
    return t.TRADE_DECK.take_unordered(g, 0, g.roll(size, t.TRADE_STREAM))


def rebuild_trade_deck(g: StarRealms) -> None:
    """In a challenge, make a new trade deck of the scrap heap's cards that can be in it (SR-20.12).

    What the Nemesis Beast got unseen is known from then on: of all cards nobody has seen, none is left (SR-27.6).
    """
    if t.FORESEEN.get(g):
        return
    away: list[int] = []
    for seat in range(g.seats):
        away += t.RETURNING.items(g, seat)
    removed = g.challenge().removed_faction
    heap = t.SCRAP_HEAP.items(g, 0)
    t.SCRAP_HEAP.clear(g, 0)
    for kind in heap:
        if kind in away:
            away.remove(kind)
            t.SCRAP_HEAP.add(g, 0, kind)
        elif not g.cards.traded[kind] or g.cards.faction[kind] == removed:
            t.SCRAP_HEAP.add(g, 0, kind)
        else:
            t.TRADE_DECK.add(g, 0, kind)
    if t.TRADE_DECK.size(g, 0):
        for kind in t.PILES.items(g, t.BURIED_UNSEEN):
            t.PILES.add(g, t.BURIED, kind)
        t.PILES.clear(g, t.BURIED_UNSEEN)
        events.TRADE_DECK_REBUILT.emit(g)


def take_row_card(g: StarRealms, slot: i64) -> i64:
    """Take a card out of the trade row; the caller says where it goes."""
    kind = t.ROW.get(g, slot)
    t.ROW.set(g, slot, NO_CARD)
    events.ROW_CARD_LEFT.emit(g, slot, kind)
    return kind


def scrap_from_row(g: StarRealms, owner: i64, slot: i64) -> i64:
    """Scrap a card of the trade row and return its kind; the row is not refilled yet."""
    kind = take_row_card(g, slot)
    put_on_scrap_heap(g, kind)
    events.ROW_CARD_SCRAPPED.emit(g, owner, kind)
    return kind


# -- buying and acquiring ----------------------------------------------------------------------------------------------
def pay(g: StarRealms, owner: i64, kind: i64, price: i64) -> None:
    """Spend trade on a card."""
    t.TRADE.add(g, owner, -price)
    events.BOUGHT.emit(g, owner, kind, price)


def take_for_sale(g: StarRealms, slot: i64) -> i64:
    """Take a card of the trade row, or after its last slot an Explorer; the caller says where it goes."""
    if slot < t.ROW_SIZE:
        return take_row_card(g, slot)
    t.EXPLORERS.add(g, -1)
    events.EXPLORER_LEFT.emit(g)
    return g.cards.explorer


def acquire(g: StarRealms, owner: i64, kind: i64, how: i64) -> None:
    """Put a card just bought or acquired on the discard pile, or on top of the deck (SR-11.13)."""
    on_top = how == t.FREE_ON_TOP
    if g.cards.base[kind] and t.NEXT_BASES.get(g, owner) > 0:
        t.NEXT_BASES.add(g, owner, -1)
        on_top = True
    if on_top:
        t.TOPS.add(g, owner, kind)
    else:
        t.DISCARDS.add(g, owner, kind)
    events.ACQUIRED.emit(g, owner, kind, 1 if on_top else 0, how)


def top_next_base(g: StarRealms, owner: i64) -> None:
    """Let the next base the owner acquires this turn go on top of the deck."""
    t.NEXT_BASES.add(g, owner, 1)
    events.NEXT_BASE_TOPPED.emit(g, owner)
