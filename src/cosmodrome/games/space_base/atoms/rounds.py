"""Atoms: the course of a game."""

from mypy_extensions import i64

from cosmodrome.games.space_base import events
from cosmodrome.games.space_base.cards import COLONY, LEVELS, SECTORS, STATION
from cosmodrome.games.space_base.table import (
    ACTIVE,
    ASK_IDLE,
    DECKS,
    DICE,
    FAST,
    FIRST,
    MARKET,
    PAID,
    PHASE,
    PLACE,
    PLACED,
    RESOURCE,
    ROUND,
    SHIPS_FOR_SALE,
    STATION_CARD,
    TABLE,
    WON,
    SpaceBase,
    place_at,
)
from cosmodrome.kernel.flow import finish


def begin_turn(g: SpaceBase, seat: i64) -> None:
    """Make a seat the active one, with dice not rolled yet."""
    ACTIVE.set(g, seat)
    if seat == FIRST.get(g):
        ROUND.add(g, 1)
    DICE.set(g, 0, 0)
    DICE.set(g, 1, 0)
    events.TURN_BEGAN.emit(g, seat, ROUND.get(g))


def begin_phase(g: SpaceBase, phase: i64) -> None:
    """Go on to a phase of the turn."""
    PHASE.set(g, phase)
    PAID.set(g, 0)
    if PLACED.size(g, 0):
        PLACED.clear(g, 0)
    if g.events is not None:
        events.PHASE_BEGAN.emit(g, ACTIVE.get(g), phase)


def lay_out(g: SpaceBase, mode: i64, ask_idle: bool) -> None:
    """Put everything on the table as it is before the first card is drawn (SB-3.1 to SB-3.5, SB-11.2)."""
    cards = g.cards
    g.cells = TABLE.fresh(g.seats)
    FAST.set(g, mode)
    ASK_IDLE.set(g, 1 if ask_idle else 0)
    for card in range(cards.count):
        level = cards.level[card]
        if level == COLONY:
            MARKET.set(g, SHIPS_FOR_SALE + cards.sector[card] - 1, card)
        elif 1 <= level <= LEVELS:
            DECKS.add(g, level - 1, card)
    for seat in range(g.seats):
        for resource in range(3):
            RESOURCE.set(g, seat, resource, cards.start[3 * mode + resource])
        for sector in range(1, SECTORS + 1):
            card = SECTORS * seat + sector - 1
            STATION_CARD.set(g, seat, sector, card)
            PLACE.set(g, card, place_at(seat, sector, STATION))


def play_on(g: SpaceBase) -> None:
    """Note that a tie is broken by another round (SB-9.6)."""
    events.EXTRA_ROUND.emit(g)


def win(g: SpaceBase, seats: i64, by_ability: i64) -> None:
    """End the game with these winners, a mask of seats."""
    WON.set(g, seats)
    events.GAME_OVER.emit(g, seats, by_ability)
    finish(g)
