"""Atoms of cards: ships and wrecks, trophies, improvements."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import events
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.atoms.battle import stir
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.agenda import EVERYBODY, SPECTATOR
from cosmodrome.kernel.event import EventKind
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.kernel.memory.piles import Piles

# Everybody at a table of so many seats, onlookers included
ALL_OF: Final = wide([bit(SPECTATOR) + sum([bit(seat) for seat in range(seats)]) for seats in range(7)])


def tell_trophy(g: MetalAdventures, event: EventKind, hidden: EventKind, seat: i64, trophy: i64, d: i64 = 0) -> None:
    """Tell a seat what it does with a trophy, and the others that it does something."""
    if g.events is not None:
        event.emit_to(g, bit(seat), seat, trophy, 0, d)
        hidden.emit_to(g, ALL_OF[g.seats] & ~bit(seat), seat, 0, 0, d)


def put_in_order(g: MetalAdventures, field: Piles, pile: i64, card: i64) -> None:
    """Put a card into an ascending pile."""
    place = field.size(g, pile)
    while place > 0 and field.get(g, pile, place - 1) > card:
        place -= 1
    field.insert(g, pile, place, card)


def draw(g: MetalAdventures, field: Piles, stream: i64) -> i64:
    """Take a card out of an unordered deck by a roll."""
    return field.take_unordered(g, 0, g.roll(field.size(g, 0), stream))


# -- space cards -------------------------------------------------------------------------------------------------------
def turn_up(g: MetalAdventures) -> i64:
    """Turn up the top card of the space deck: a ship comes into open space, an event is removed (MA-5.7)."""
    near = t.NEAR.size(g, 0) > 0
    card = draw(g, t.NEAR if near else t.FAR, t.NEAR_STREAM if near else t.FAR_STREAM)
    if g.cards.faction[card] == c.NO_FACTION:
        t.GONE.add(g, 0, card)
        events.EVENT_MET.emit(g, card, 1 - t.EVENT_MET.get(g))
        t.EVENT_MET.set(g, 1)
    else:
        t.SHOWN.add(g, 0, card)
        events.TURNED_UP.emit(g, card)
    return card


def send_away(g: MetalAdventures, ship: i64) -> None:
    """Put a ship of open space on the pile; a hunter goes back into the deck, which is shuffled whole (MA-5.3)."""
    t.SHOWN.remove(g, 0, ship)
    hunter = g.cards.faction[ship] == c.HUNTER
    if hunter:
        for i in range(t.NEAR.size(g, 0)):
            t.FAR.add(g, 0, t.NEAR.get(g, 0, i))
        t.FAR.add(g, 0, ship)
        t.NEAR.clear(g, 0)
    else:
        put_in_order(g, t.PILE, 0, ship)
    events.SENT_AWAY.emit(g, ship, 1 if hunter else 0)


def note_redraw(g: MetalAdventures, seat: i64) -> None:
    """Note that the turn's redraw of a ship was used."""
    t.REDRAWN.add(g, 1)
    events.REDREW.emit(g, seat)


def gain_wreck(g: MetalAdventures, seat: i64, ship: i64, from_pile: i64) -> None:
    """Keep a ship as a wreck; everybody sees which one (MA-20.2)."""
    put_in_order(g, t.WRECKS, seat, ship)
    t.SHIP_SEEN.set(g, ship, EVERYBODY)
    stir(g, seat)
    events.GOT_WRECK.emit(g, seat, ship, from_pile)


def take_from_pile(g: MetalAdventures, seat: i64, ship: i64, in_exchange: i64) -> None:
    """Take a ship of the pile as a wreck."""
    t.PILE.remove(g, 0, ship)
    events.TOOK_FROM_PILE.emit(g, seat, ship, in_exchange)
    gain_wreck(g, seat, ship, 1)


def spend_wreck(g: MetalAdventures, seat: i64, ship: i64) -> None:
    """Remove an own wreck from the game, shown (MA-17.14, MA-11.15)."""
    t.WRECKS.remove(g, seat, ship)
    t.GONE.add(g, 0, ship)
    stir(g, seat)
    events.GAVE_WRECK.emit(g, seat, ship, 0)


def wreck_to_pile(g: MetalAdventures, seat: i64, ship: i64) -> None:
    """Put an own wreck on the pile, face up (MA-17.12)."""
    t.WRECKS.remove(g, seat, ship)
    put_in_order(g, t.PILE, 0, ship)
    stir(g, seat)
    events.GAVE_WRECK.emit(g, seat, ship, 1)


def remove_ship(g: MetalAdventures, ship: i64) -> None:
    """Remove a ship that was not beaten from the game."""
    t.GONE.add(g, 0, ship)
    events.LEFT_GAME.emit(g, ship)


def look_at_wrecks(g: MetalAdventures, owner: i64, seat: i64) -> None:
    """Let a seat look at all wrecks of another (MA-13.10)."""
    for i in range(t.WRECKS.size(g, owner)):
        ship = t.WRECKS.get(g, owner, i)
        t.SHIP_SEEN.set(g, ship, t.SHIP_SEEN.get(g, ship) | bit(seat))
    g.reveal()


def hand_over_wreck(g: MetalAdventures, source: i64, goal: i64, ship: i64, insiders: i64, why: i64) -> None:
    """Move a wreck between two pirates; only the insiders see which one, so the others lose track (MA-14.14)."""
    insiders |= bit(source) | bit(goal)
    if t.WRECKS.size(g, source) > 1:
        for i in range(t.WRECKS.size(g, source)):
            other = t.WRECKS.get(g, source, i)
            t.SHIP_SEEN.set(g, other, t.SHIP_SEEN.get(g, other) & insiders)
    t.SHIP_SEEN.set(g, ship, t.SHIP_SEEN.get(g, ship) | insiders)
    t.WRECKS.remove(g, source, ship)
    put_in_order(g, t.WRECKS, goal, ship)
    stir(g, source)
    stir(g, goal)
    g.reveal()
    everybody = ALL_OF[g.seats]
    events.TRADED_WRECK.emit_to(g, insiders & everybody, source, goal, ship, why)
    if everybody & ~insiders:
        events.TRADED_WRECK_HIDDEN.emit_to(g, everybody & ~insiders, source, goal, 0, why)


# -- trophies ----------------------------------------------------------------------------------------------------------
def top_trophy(g: MetalAdventures) -> i64:
    """Take the top card of the trophy deck."""
    if t.TROPHY_DECK.size(g, 0):
        return draw(g, t.TROPHY_DECK, t.TROPHY_STREAM)
    g.reveal()
    return t.TROPHY_UNDER.take(g, 0, 0)


def look_at_trophies(g: MetalAdventures, seat: i64, count: i64) -> None:
    """Let a seat look at the top trophies."""
    for _ in range(count):
        trophy = top_trophy(g)
        t.LOOKED.add(g, 0, trophy)
        t.TROPHY_SEEN.set(g, trophy, bit(seat))
        tell_trophy(g, events.LOOKED, events.LOOKED_HIDDEN, seat, trophy)


def deal_trophy(g: MetalAdventures, seat: i64) -> None:
    """Deal a trophy to a seat at the set-up (MA-2.4)."""
    trophy = top_trophy(g)
    t.TROPHIES.add(g, seat, trophy)
    t.TROPHY_SEEN.set(g, trophy, bit(seat))
    tell_trophy(g, events.GOT_TROPHY, events.GOT_TROPHY_HIDDEN, seat, trophy, 1)


def keep_trophy(g: MetalAdventures, seat: i64, trophy: i64) -> None:
    """Keep one of the trophies looked at."""
    t.LOOKED.remove(g, 0, trophy)
    t.TROPHIES.add(g, seat, trophy)
    stir(g, seat)
    tell_trophy(g, events.GOT_TROPHY, events.GOT_TROPHY_HIDDEN, seat, trophy)


def put_looked_under(g: MetalAdventures, seat: i64, trophy: i64) -> None:
    """Put one of the trophies looked at under the deck, unseen (MA-20.3)."""
    t.LOOKED.remove(g, 0, trophy)
    put_under(g, seat, trophy)


def put_held_under(g: MetalAdventures, seat: i64, trophy: i64) -> None:
    """Put a held trophy under the deck, unseen."""
    t.TROPHIES.remove(g, seat, trophy)
    forget_event(g, trophy)
    stir(g, seat)
    put_under(g, seat, trophy)


def lay_aside(g: MetalAdventures, seat: i64, trophy: i64) -> None:
    """Put a held trophy to those that will go under the deck."""
    t.TROPHIES.remove(g, seat, trophy)
    forget_event(g, trophy)
    t.LOOKED.add(g, 0, trophy)
    t.TROPHY_SEEN.set(g, trophy, bit(seat))


def put_under(g: MetalAdventures, seat: i64, trophy: i64) -> None:
    """Put a trophy under the deck."""
    t.TROPHY_UNDER.add(g, 0, trophy)
    t.TROPHY_SEEN.set(g, trophy, bit(seat))
    tell_trophy(g, events.PUT_UNDER, events.PUT_UNDER_HIDDEN, seat, trophy)


def reveal_trophy(g: MetalAdventures, seat: i64, trophy: i64) -> None:
    """Show a trophy and put it under the deck (MA-6.2)."""
    t.TROPHIES.remove(g, seat, trophy)
    forget_event(g, trophy)
    t.TROPHY_UNDER.add(g, 0, trophy)
    t.TROPHY_SEEN.set(g, trophy, EVERYBODY)
    t.REVEALED.set(g, t.REVEALED.get(g) | bit(seat))
    g.reveal()
    events.REVEALED.emit(g, seat, trophy)


def hand_over_trophy(g: MetalAdventures, source: i64, goal: i64, trophy: i64) -> None:
    """Move a trophy between two pirates, unseen by the others (MA-14.4)."""
    both = bit(source) | bit(goal)
    t.TROPHIES.remove(g, source, trophy)
    t.TROPHIES.add(g, goal, trophy)
    forget_event(g, trophy)
    t.TROPHY_SEEN.set(g, trophy, both)
    stir(g, source)
    stir(g, goal)
    g.reveal()
    events.TRADED_TROPHY.emit_to(g, both, source, goal, trophy)
    events.TRADED_TROPHY_HIDDEN.emit_to(g, ALL_OF[g.seats] & ~both, source, goal)


def earn(g: MetalAdventures, trophy: i64) -> None:
    """Note that the event of a held trophy happened; its holder may reveal it until the end of the turn (MA-6.5)."""
    t.EARNED.add(g, 0, trophy)


def forget_event(g: MetalAdventures, trophy: i64) -> None:
    """Forget that the event of a trophy happened: it counts only for whoever held it then (MA-6.5)."""
    if t.EARNED.has(g, 0, trophy):
        t.EARNED.remove(g, 0, trophy)


# -- improvements ------------------------------------------------------------------------------------------------------
def fill_row(g: MetalAdventures) -> None:
    """Fill the empty slots of the row from the deck (MA-4.7)."""
    for slot in range(c.ROW):
        if t.ROW.get(g, slot) == t.NO_CARD and t.MARKET.size(g, 0) + t.MARKET_UNDER.size(g, 0) > 0:
            card = draw(g, t.MARKET, t.MARKET_STREAM) if t.MARKET.size(g, 0) else t.MARKET_UNDER.take(g, 0, 0)
            t.ROW.set(g, slot, card)
            events.ROW_FILLED.emit(g, slot, card, t.TURN.get(g))


def refresh_row(g: MetalAdventures, seat: i64) -> None:
    """Replace the open cards by the top of the deck, then shuffle the old ones in (MA-17.8)."""
    old = [t.ROW.get(g, slot) for slot in range(c.ROW)]
    for slot in range(c.ROW):
        t.ROW.set(g, slot, t.NO_CARD)
    events.ROW_REFRESHED.emit(g, seat)
    fill_row(g)
    for card in t.MARKET_UNDER.items(g, 0) + [card for card in old if card != t.NO_CARD]:
        t.MARKET.add(g, 0, card)
    t.MARKET_UNDER.clear(g, 0)
    fill_row(g)


def take_row_card(g: MetalAdventures, seat: i64, slot: i64) -> None:
    """Take a card of the row, which is refilled at once (MA-4.7)."""
    card = t.ROW.get(g, slot)
    t.ROW.set(g, slot, t.NO_CARD)
    events.ROW_LEFT.emit(g, slot, card)
    gain_improvement(g, seat, card)
    fill_row(g)


def take_support(g: MetalAdventures, seat: i64, card: i64) -> None:
    """Take a card of the support discard."""
    t.SUPPORT_DISCARD.remove(g, 0, card)
    gain_improvement(g, seat, card)


def gain_improvement(g: MetalAdventures, seat: i64, card: i64) -> None:
    """Put an improvement before its owner."""
    put_in_order(g, t.IMPROVEMENTS, seat, card)
    stir(g, seat)
    events.TOOK_IMPROVEMENT.emit(g, seat, card)


def play_card(g: MetalAdventures, seat: i64, card: i64) -> None:
    """Put a played support card on the support discard (MA-7.3)."""
    t.IMPROVEMENTS.remove(g, seat, card)
    put_in_order(g, t.SUPPORT_DISCARD, 0, card)
    stir(g, seat)
    events.PLAYED_CARD.emit(g, seat, card)


def drop_improvement(g: MetalAdventures, seat: i64, card: i64) -> None:
    """Discard an improvement: equipment under its deck, support on the support discard (MA-7.4)."""
    t.IMPROVEMENTS.remove(g, seat, card)
    if card >= c.FIRST_SUPPORT:
        put_in_order(g, t.SUPPORT_DISCARD, 0, card)
    else:
        t.MARKET_UNDER.add(g, 0, card)
    stir(g, seat)
    events.DROPPED_IMPROVEMENT.emit(g, seat, card)
    fill_row(g)


def hand_over_improvement(g: MetalAdventures, source: i64, goal: i64, card: i64, why: i64) -> None:
    """Move an improvement between two pirates."""
    t.IMPROVEMENTS.remove(g, source, card)
    put_in_order(g, t.IMPROVEMENTS, goal, card)
    stir(g, source)
    stir(g, goal)
    events.TRADED_IMPROVEMENT.emit(g, source, goal, card, why)
