"""Atoms: market, decks and cards that were drawn."""

from mypy_extensions import i64

from cosmodrome.games.space_base import events
from cosmodrome.games.space_base.table import (
    BOTTOMS,
    DECK_STREAM,
    DECKS,
    DRAWN,
    FIRST,
    MARKET,
    NO_CARD,
    PER_LEVEL,
    PHASE,
    SHIPS_FOR_SALE,
    SpaceBase,
)


def take_from_market(g: SpaceBase, slot: i64) -> i64:
    """Take a card out of the shipyard or a colony; its place stays empty (SB-5.8, SB-10.1)."""
    card = MARKET.get(g, slot)
    MARKET.set(g, slot, NO_CARD)
    events.LEFT_MARKET.emit(g, slot, card)
    return card


def claim(g: SpaceBase, seat: i64, slot: i64) -> i64:
    """Take a ship of the shipyard free (SB-8.3); the caller says where it goes."""
    card = take_from_market(g, slot)
    events.CLAIMED.emit(g, seat, card, PHASE.get(g))
    return card


def fill_market(g: SpaceBase) -> None:
    """Fill the empty places of the shipyard from the decks of their levels, as far as these last (SB-5.8, SB-5.8a)."""
    slot = MARKET.find(g, NO_CARD, 0, SHIPS_FOR_SALE)
    while slot >= 0:
        card = draw_card(g, slot // PER_LEVEL)
        if card != NO_CARD:
            MARKET.set(g, slot, card)
            events.FILLED.emit(g, slot, card, PHASE.get(g))
        slot = MARKET.find(g, NO_CARD, slot + 1, SHIPS_FOR_SALE)


def draw_card(g: SpaceBase, deck: i64) -> i64:
    """Take the top card of a deck, NO_CARD when there is none; the caller says where it goes."""
    size = DECKS.size(g, deck)
    if size > 0:
        return DECKS.take_unordered(g, deck, g.roll(size, DECK_STREAM + deck))
    for group in range(deck * g.seats, (deck + 1) * g.seats):
        size = BOTTOMS.size(g, group)
        if size > 0:
            return BOTTOMS.take_unordered(g, group, g.roll(size, DECK_STREAM + deck))
    return NO_CARD


def draw_at_start(g: SpaceBase, seat: i64, deck: i64) -> i64:
    """Draw a card face up at set-up (SB-3.6a); the caller says where it goes."""
    card = draw_card(g, deck)
    events.DREW.emit(g, seat, card)
    return card


def keep_drawn(g: SpaceBase, seat: i64, card: i64) -> None:
    """Lay a drawn card face up before a player (SB-11.3)."""
    DRAWN.add(g, seat, card)


def take_drawn(g: SpaceBase, seat: i64, place: i64) -> i64:
    """Take one of the drawn cards; the caller says where it goes."""
    return DRAWN.take(g, seat, place)


def put_under(g: SpaceBase, seat: i64) -> None:
    """Put the cards that a player drew and did not buy under their decks (SB-11.6)."""
    for i in range(DRAWN.size(g, seat)):
        card = DRAWN.get(g, seat, i)
        BOTTOMS.add(g, (g.cards.level[card] - 1) * g.seats + seat, card)
        events.PUT_UNDER.emit(g, seat, card)
    DRAWN.clear(g, seat)


def take_first_card(g: SpaceBase, seat: i64) -> None:
    """Make a seat the first player (SB-3.9)."""
    FIRST.set(g, seat)
    events.FIRST_PLAYER.emit(g, seat)
