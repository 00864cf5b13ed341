"""Atoms of cards: ships and wrecks, trophies, improvements."""

from typing import Final

from cosmodrome.games.metal_adventures import events
from cosmodrome.games.metal_adventures.data import FACTION, FIRST_SUPPORT, HUNTER, NO_FACTION
from cosmodrome.games.metal_adventures.table import (
    FAR_STREAM,
    MARKET_STREAM,
    NEAR_STREAM,
    NO_CARD,
    TROPHY_STREAM,
    Table,
)
from cosmodrome.kernel.agenda import EVERYBODY, SPECTATOR, bit

# Everybody at a table of so many seats, onlookers included
ALL_OF: Final = tuple(bit(SPECTATOR) | sum(bit(seat) for seat in range(seats)) for seats in range(7))


def tell_apart(t: Table, insiders: int, event: int, hidden: int, a: int, b: int, c: int, why: int = 0) -> None:
    """Tell some seats a secret, and the others that there is one."""
    if t.events is not None:
        t.emit_to(insiders & ALL_OF[t.seats], event, a, b, c, why)
        others = ALL_OF[t.seats] & ~insiders
        if others:
            t.emit_to(others, hidden, a, b if hidden >= events.TRADED_TROPHY_HIDDEN else 0, 0, why)


def take_from(pile: list[int], place: int) -> int:
    """Take a card out of an unordered pile."""
    card = pile[place]
    last = pile.pop()
    if place < len(pile):
        pile[place] = last
    return card


def put_in_order(pile: list[int], card: int) -> None:
    """Put a card into an ascending pile."""
    pile.append(card)
    pile.sort()


# -- space cards -------------------------------------------------------------------------------------------------------
def turn_up(t: Table) -> int:
    """Turn up the top card of the space deck: a ship comes into open space, an event is removed (MA-5.7)."""
    if t.near:
        card = take_from(t.near, t.roll(len(t.near), NEAR_STREAM))
    else:
        card = take_from(t.far, t.roll(len(t.far), FAR_STREAM))
    if FACTION[card] == NO_FACTION:
        t.gone.append(card)
        t.emit(events.EVENT_MET, card, 1 - t.event_met)
        t.event_met = 1
    else:
        t.shown.append(card)
        t.emit(events.TURNED_UP, card)
    return card


def send_away(t: Table, ship: int) -> None:
    """Put a ship of open space on the pile; a hunter goes back into the deck, which is shuffled whole (MA-5.3)."""
    t.shown.remove(ship)
    hunter = FACTION[ship] == HUNTER
    if hunter:
        t.far.extend(t.near)
        t.far.append(ship)
        t.near = []
    else:
        put_in_order(t.pile, ship)
    t.emit(events.SENT_AWAY, ship, 1 if hunter else 0)


def note_redraw(t: Table, seat: int) -> None:
    """Note that the turn's redraw of a ship was used."""
    t.redrawn += 1
    t.emit(events.REDREW, seat)


def gain_wreck(t: Table, seat: int, ship: int, from_pile: int) -> None:
    """Keep a ship as a wreck; everybody sees which one (MA-20.2)."""
    put_in_order(t.wrecks[seat], ship)
    t.ship_seen[ship] = EVERYBODY
    t.stirred |= bit(seat)
    t.emit(events.GOT_WRECK, seat, ship, from_pile)


def take_from_pile(t: Table, seat: int, ship: int, in_exchange: int) -> None:
    """Take a ship of the pile as a wreck."""
    t.pile.remove(ship)
    t.emit(events.TOOK_FROM_PILE, seat, ship, in_exchange)
    gain_wreck(t, seat, ship, 1)


def spend_wreck(t: Table, seat: int, ship: int) -> None:
    """Remove an own wreck from the game, shown (MA-17.14, MA-11.15)."""
    t.wrecks[seat].remove(ship)
    t.gone.append(ship)
    t.stirred |= bit(seat)
    t.emit(events.GAVE_WRECK, seat, ship)


def wreck_to_pile(t: Table, seat: int, ship: int) -> None:
    """Put an own wreck on the pile, face up (MA-17.12)."""
    t.wrecks[seat].remove(ship)
    put_in_order(t.pile, ship)
    t.stirred |= bit(seat)
    t.emit(events.GAVE_WRECK, seat, ship, 1)


def remove_ship(t: Table, ship: int) -> None:
    """Remove a ship that was not beaten from the game."""
    t.gone.append(ship)
    t.emit(events.LEFT_GAME, ship)


def look_at_wrecks(t: Table, owner: int, seat: int) -> None:
    """Let a seat look at all wrecks of another (MA-13.10)."""
    for ship in t.wrecks[owner]:
        t.ship_seen[ship] |= bit(seat)
    t.reveal()


def hand_over_wreck(t: Table, source: int, goal: int, ship: int, insiders: int, why: int) -> None:
    """Move a wreck between two pirates; only the insiders see which one, so the others lose track (MA-14.14)."""
    insiders |= bit(source) | bit(goal)
    if len(t.wrecks[source]) > 1:
        for other in t.wrecks[source]:
            t.ship_seen[other] &= insiders
    t.ship_seen[ship] |= insiders
    t.wrecks[source].remove(ship)
    put_in_order(t.wrecks[goal], ship)
    t.stirred |= bit(source) | bit(goal)
    t.reveal()
    tell_apart(t, insiders, events.TRADED_WRECK, events.TRADED_WRECK_HIDDEN, source, goal, ship, why)


# -- trophies ----------------------------------------------------------------------------------------------------------
def top_trophy(t: Table) -> int:
    """Take the top card of the trophy deck."""
    if t.trophy_deck:
        return take_from(t.trophy_deck, t.roll(len(t.trophy_deck), TROPHY_STREAM))
    t.reveal()
    return t.trophy_under.pop(0)


def look_at_trophies(t: Table, seat: int, count: int) -> None:
    """Let a seat look at the top trophies."""
    for _ in range(count):
        trophy = top_trophy(t)
        t.looked.append(trophy)
        t.trophy_seen[trophy] = bit(seat)
        tell_apart(t, bit(seat), events.LOOKED, events.LOOKED_HIDDEN, seat, trophy, 0)


def deal_trophy(t: Table, seat: int) -> None:
    """Deal a trophy to a seat at the set-up (MA-2.4)."""
    trophy = top_trophy(t)
    t.trophies[seat].append(trophy)
    t.trophy_seen[trophy] = bit(seat)
    tell_apart(t, bit(seat), events.GOT_TROPHY, events.GOT_TROPHY_HIDDEN, seat, trophy, 0, 1)


def keep_trophy(t: Table, seat: int, trophy: int) -> None:
    """Keep one of the trophies looked at."""
    t.looked.remove(trophy)
    t.trophies[seat].append(trophy)
    t.stirred |= bit(seat)
    tell_apart(t, bit(seat), events.GOT_TROPHY, events.GOT_TROPHY_HIDDEN, seat, trophy, 0)


def put_looked_under(t: Table, seat: int, trophy: int) -> None:
    """Put one of the trophies looked at under the deck, unseen (MA-20.3)."""
    t.looked.remove(trophy)
    put_under(t, seat, trophy)


def put_held_under(t: Table, seat: int, trophy: int) -> None:
    """Put a held trophy under the deck, unseen."""
    t.trophies[seat].remove(trophy)
    forget_event(t, trophy)
    t.stirred |= bit(seat)
    put_under(t, seat, trophy)


def put_under(t: Table, seat: int, trophy: int) -> None:
    """Put a trophy under the deck."""
    t.trophy_under.append(trophy)
    t.trophy_seen[trophy] = bit(seat)
    tell_apart(t, bit(seat), events.PUT_UNDER, events.PUT_UNDER_HIDDEN, seat, trophy, 0)


def reveal_trophy(t: Table, seat: int, trophy: int) -> None:
    """Show a trophy and put it under the deck (MA-6.2)."""
    t.trophies[seat].remove(trophy)
    forget_event(t, trophy)
    t.trophy_under.append(trophy)
    t.trophy_seen[trophy] = EVERYBODY
    t.revealed |= bit(seat)
    t.reveal()
    t.emit(events.REVEALED, seat, trophy)


def hand_over_trophy(t: Table, source: int, goal: int, trophy: int) -> None:
    """Move a trophy between two pirates, unseen by the others (MA-14.4)."""
    t.trophies[source].remove(trophy)
    t.trophies[goal].append(trophy)
    forget_event(t, trophy)
    t.trophy_seen[trophy] = bit(source) | bit(goal)
    t.stirred |= bit(source) | bit(goal)
    t.reveal()
    both = bit(source) | bit(goal)
    tell_apart(t, both, events.TRADED_TROPHY, events.TRADED_TROPHY_HIDDEN, source, goal, trophy)


def earn(t: Table, trophy: int) -> None:
    """Note that the event of a held trophy happened; its holder may reveal it until the end of the turn (MA-6.5)."""
    t.earned.append(trophy)


def forget_event(t: Table, trophy: int) -> None:
    """Forget that the event of a trophy happened: it counts only for whoever held it then (MA-6.5)."""
    if trophy in t.earned:
        t.earned.remove(trophy)


# -- improvements ------------------------------------------------------------------------------------------------------
def fill_row(t: Table) -> None:
    """Fill the empty slots of the row from the deck (MA-4.7)."""
    for slot in range(len(t.row)):
        if t.row[slot] == NO_CARD and (t.market or t.market_under):
            t.row[slot] = top_improvement(t)
            t.emit(events.ROW_FILLED, slot, t.row[slot], t.turn)


def top_improvement(t: Table) -> int:
    """Take the top card of the improvement deck."""
    if t.market:
        return take_from(t.market, t.roll(len(t.market), MARKET_STREAM))
    return t.market_under.pop(0)


def refresh_row(t: Table, seat: int) -> None:
    """Replace the open cards by the top of the deck, then shuffle the old ones in (MA-17.8)."""
    old = [card for card in t.row if card != NO_CARD]
    t.row = [NO_CARD] * len(t.row)
    t.emit(events.ROW_REFRESHED, seat)
    fill_row(t)
    t.market.extend(t.market_under)
    t.market.extend(old)
    t.market_under = []
    fill_row(t)


def take_row_card(t: Table, seat: int, slot: int) -> None:
    """Take a card of the row, which is refilled at once (MA-4.7)."""
    card = t.row[slot]
    t.row[slot] = NO_CARD
    t.emit(events.ROW_LEFT, slot, card)
    gain_improvement(t, seat, card)
    fill_row(t)


def take_support(t: Table, seat: int, card: int) -> None:
    """Take a card of the support discard."""
    t.support_discard.remove(card)
    gain_improvement(t, seat, card)


def gain_improvement(t: Table, seat: int, card: int) -> None:
    """Put an improvement before its owner."""
    put_in_order(t.improvements[seat], card)
    t.stirred |= bit(seat)
    t.emit(events.TOOK_IMPROVEMENT, seat, card)


def play_card(t: Table, seat: int, card: int) -> None:
    """Put a played support card on the support discard (MA-7.3)."""
    t.improvements[seat].remove(card)
    put_in_order(t.support_discard, card)
    t.stirred |= bit(seat)
    t.emit(events.PLAYED_CARD, seat, card)


def drop_improvement(t: Table, seat: int, card: int) -> None:
    """Discard an improvement: equipment under its deck, support on the support discard (MA-7.4)."""
    t.improvements[seat].remove(card)
    if card >= FIRST_SUPPORT:
        put_in_order(t.support_discard, card)
    else:
        t.market_under.append(card)
    t.stirred |= bit(seat)
    t.emit(events.DROPPED_IMPROVEMENT, seat, card)
    fill_row(t)


def hand_over_improvement(t: Table, source: int, goal: int, card: int, why: int) -> None:
    """Move an improvement between two pirates."""
    t.improvements[source].remove(card)
    put_in_order(t.improvements[goal], card)
    t.stirred |= bit(source) | bit(goal)
    t.emit(events.TRADED_IMPROVEMENT, source, goal, card, why)
