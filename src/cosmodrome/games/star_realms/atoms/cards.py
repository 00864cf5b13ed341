"""Cards and pools: what players and Bosses alike do with them (SR-4 to SR-9)."""

from mypy_extensions import i64

from cosmodrome.games.star_realms import events
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.cards import (
    COMBAT,
    DISCARD_ZONE,
    HAND_ZONE,
    LIFE,
    NO_FACTION,
    PLAY_ZONE,
    SCRAP,
    TRADE,
)
from cosmodrome.games.star_realms.table import NO_CARD, StarRealms
from cosmodrome.kernel.agenda import EVERYBODY


# -- pools and authority -----------------------------------------------------------------------------------------------
def gain(g: StarRealms, owner: i64, resource: i64, amount: i64) -> None:
    """Add to a pool, or to the authority at once, in Hydra to the team's (SR-5.2, SR-5.3, SR-17.8)."""
    if resource == TRADE:
        t.TRADE.add(g, owner, amount)
    elif resource == COMBAT:
        t.COMBAT.add(g, owner, amount)
    else:
        t.AUTHORITY.add(g, t.HEARTS.get(g, owner), amount)
    events.GAINED.emit(g, g.told(owner), resource, amount)


def gain_combat(g: StarRealms, owner: i64, amount: i64) -> None:
    """Add to the combat pool."""
    gain(g, owner, COMBAT, amount)


def gain_authority(g: StarRealms, owner: i64, amount: i64) -> None:
    """Add to the authority."""
    gain(g, owner, LIFE, amount)


def attack(g: StarRealms, owner: i64, target: i64, amount: i64) -> None:
    """Spend combat on an opponent's authority."""
    t.COMBAT.add(g, owner, -amount)
    t.AUTHORITY.add(g, target, -amount)
    events.ATTACKED.emit(g, g.told(owner), g.told(target), amount, 1 if t.GUARDS.size(g, target) > 1 else 0)


def spend_combat_on_base(g: StarRealms, owner: i64, target: i64, kind: i64, amount: i64) -> None:
    """Spend combat on a base."""
    t.COMBAT.add(g, owner, -amount)
    events.BASE_ATTACKED.emit(g, g.told(owner), g.told(target), kind, amount)


# -- decks and hands ---------------------------------------------------------------------------------------------------
def draw_cards(g: StarRealms, owner: i64, count: i64) -> None:
    """Draw cards one at a time, as long as there are any (SR-9.4 to SR-9.6)."""
    while count > 0:
        draw_card(g, owner)
        count -= 1


def draw_card(g: StarRealms, owner: i64) -> i64:
    """Draw a card into the hand, reshuffling the discard pile if the deck is empty; NO_CARD when there is none."""
    kind = next_card(g, owner, t.DECK_STREAM + owner)
    if kind == NO_CARD:
        return NO_CARD
    t.HANDS.insert_ascending(g, owner, kind)
    watchers = t.WATCHERS.get(g, owner)
    events.DREW.emit_to(g, watchers, g.told(owner), kind)
    if watchers != EVERYBODY:
        events.DREW_HIDDEN.emit_to(g, ~watchers, g.told(owner))
    return kind


def next_card(g: StarRealms, owner: i64, stream: i64) -> i64:
    """Take the top card of a deck, if need be of the shuffled discard pile; the caller says where it goes."""
    top = t.TOPS.size(g, owner)
    if top:
        return t.TOPS.take(g, owner, top - 1)
    if t.DECKS.size(g, owner) == 0:
        if t.DISCARDS.size(g, owner) == 0:
            return NO_CARD
        reshuffle(g, owner)
    return t.DECKS.take_unordered(g, owner, g.roll(t.DECKS.size(g, owner), stream))


def reshuffle(g: StarRealms, owner: i64) -> None:
    """Turn the discard pile into a new deck."""
    for i in range(t.DISCARDS.size(g, owner)):
        t.DECKS.add(g, owner, t.DISCARDS.get(g, owner, i))
    t.DISCARDS.clear(g, owner)
    events.SHUFFLED.emit(g, g.told(owner))


def discard_card(g: StarRealms, owner: i64, kind: i64, what_for: i64) -> None:
    """Move a card from the hand to the discard pile."""
    t.HANDS.remove(g, owner, kind)
    t.DISCARDS.add(g, owner, kind)
    events.DISCARDED.emit(g, g.told(owner), kind, what_for)


def top_card(g: StarRealms, owner: i64, kind: i64) -> None:
    """Move a card from the discard pile to the top of the deck."""
    t.DISCARDS.remove(g, owner, kind)
    put_on_top(g, owner, kind, DISCARD_ZONE)


def top_hand_card(g: StarRealms, owner: i64, kind: i64) -> None:
    """Move a card from the hand to the top of the deck."""
    t.HANDS.remove(g, owner, kind)
    put_on_top(g, owner, kind, HAND_ZONE)


def put_on_top(g: StarRealms, owner: i64, kind: i64, zone: i64) -> None:
    """Put a card that was in a zone on top of the deck for all to see."""
    t.TOPS.add(g, owner, kind)
    events.TOPPED.emit(g, g.told(owner), kind, zone)


# -- cards in play -----------------------------------------------------------------------------------------------------
def play_card(g: StarRealms, owner: i64, kind: i64) -> None:
    """Move a card from the hand into play."""
    t.HANDS.remove(g, owner, kind)
    enter_play(g, owner, kind)


def enter_play(g: StarRealms, owner: i64, kind: i64) -> None:
    """Lay a card that the caller took from somewhere face up before its owner."""
    t.FLEETS.add(g, owner, kind)
    t.MARKS.add(g, owner, 0)
    events.PLAYED.emit(g, g.told(owner), kind)
    faction = g.cards.faction[kind]
    if faction != NO_FACTION:
        switch_on_allies(g, owner, faction)


def switch_on_allies(g: StarRealms, owner: i64, faction: i64) -> None:
    """Switch on the ally abilities of a faction that has enough cards in play (SR-5.7, SR-5.12)."""
    factions = g.cards.faction
    size = t.FLEETS.size(g, owner)
    count: i64 = 0
    for place in range(size):
        if factions[t.FLEETS.get(g, owner, place)] == faction:
            count += 1
    if count < 2:
        return
    on: i64 = t.ALLY_ON | t.DOUBLE_ALLY_ON if count > 2 else t.ALLY_ON
    for place in range(size):
        if factions[t.FLEETS.get(g, owner, place)] == faction:
            t.MARKS.set(g, owner, place, t.MARKS.get(g, owner, place) | on)
    events.SWITCHED_ON.emit(g, g.told(owner), faction)


def use_ability(g: StarRealms, owner: i64, place: i64, ability: i64) -> None:
    """Note that an ability of a card in play was used this turn."""
    if ability != SCRAP:
        t.MARKS.set(g, owner, place, t.MARKS.get(g, owner, place) | t.USED[ability])
    events.USED_ABILITY.emit(g, g.told(owner), t.FLEETS.get(g, owner, place), ability)


def leave_play(g: StarRealms, owner: i64, place: i64) -> i64:
    """Take a card out of play; the caller says where it goes."""
    t.MARKS.take(g, owner, place)
    return t.FLEETS.take(g, owner, place)


def destroy_base(g: StarRealms, owner: i64, place: i64) -> None:
    """Move a base from play to its owner's discard pile, or where a Boss has none to the scrap heap (SR-20.15)."""
    kind = leave_play(g, owner, place)
    lay_aside(g, owner, kind)
    events.BASE_DESTROYED.emit(g, g.told(owner), kind)


def lay_aside(g: StarRealms, owner: i64, kind: i64) -> None:
    """Put a card where an owner's cards go when they are discarded."""
    if owner == t.BOSS.get(g) and not g.challenge().has_discard:
        t.SCRAP_HEAP.add(g, 0, kind)
    else:
        t.DISCARDS.add(g, owner, kind)


def damage_base(g: StarRealms, owner: i64, target: i64, place: i64, amount: i64) -> None:
    """Spend combat on a base of the Raid's boss, which keeps the damage until its next turn (SR-19.6)."""
    t.MARKS.set(g, target, place, t.MARKS.get(g, target, place) + t.DAMAGE * amount)
    spend_combat_on_base(g, owner, target, t.FLEETS.get(g, target, place), amount)


def count_turn(g: StarRealms, owner: i64) -> None:
    """Count one more turn at the table and make it an owner's."""
    t.ACTIVE.set(g, owner)
    t.TURN.add(g, 1)


def begin_turn(g: StarRealms, owner: i64) -> None:
    """Start an owner's turn: bases in play are unused and find their allies anew (SR-5.1, SR-5.8a)."""
    if owner != t.BOSS.get(g):
        t.TURNS_TAKEN.add(g, owner, 1)
    size = t.FLEETS.size(g, owner)
    for place in range(size):
        t.MARKS.set(g, owner, place, 0)
    events.TURN_BEGAN.emit(g, g.told(owner), t.TURN.get(g))
    if size > 1:
        for faction in range(4):
            switch_on_allies(g, owner, faction)


def clean_up(g: StarRealms, owner: i64) -> None:
    """Empty the pools, discard the ships in play and the hand (SR-9.1, SR-20.16)."""
    empty_pools(g, owner)
    t.SCRAPPED.set(g, owner, 0)
    t.NEXT_BASES.set(g, owner, 0)
    base = g.cards.base
    kept: i64 = 0
    for place in range(t.FLEETS.size(g, owner)):
        kind = t.FLEETS.get(g, owner, place)
        if base[kind]:
            t.FLEETS.set(g, owner, kept, kind)
            t.MARKS.set(g, owner, kept, 0)
            kept += 1
        else:
            lay_aside(g, owner, kind)
    t.FLEETS.shorten(g, owner, kept)
    t.MARKS.shorten(g, owner, kept)
    for i in range(t.HANDS.size(g, owner)):
        lay_aside(g, owner, t.HANDS.get(g, owner, i))
    t.HANDS.clear(g, owner)
    events.CLEANED_UP.emit(g, g.told(owner))


def empty_pools(g: StarRealms, owner: i64) -> None:
    """Lose all trade and combat."""
    t.TRADE.set(g, owner, 0)
    t.COMBAT.set(g, owner, 0)


# -- trade row ---------------------------------------------------------------------------------------------------------
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


def pay(g: StarRealms, owner: i64, kind: i64, price: i64) -> None:
    """Spend trade on a card."""
    t.TRADE.add(g, owner, -price)
    events.BOUGHT.emit(g, g.told(owner), kind, price)


def take_for_sale(g: StarRealms, slot: i64) -> i64:
    """Take a card of the trade row, or after its last slot an Explorer; the caller says where it goes."""
    if slot < t.ROW_SIZE:
        return take_row_card(g, slot)
    t.EXPLORERS.add(g, -1)
    events.EXPLORER_LEFT.emit(g)
    return g.cards.explorer


def acquire(g: StarRealms, owner: i64, kind: i64, how: i64) -> None:
    """Put a card just bought or acquired on the discard pile, or on top of the deck (SR-11.13)."""
    on_top = how == events.FREE_ON_TOP
    if g.cards.base[kind] and t.NEXT_BASES.get(g, owner) > 0:
        t.NEXT_BASES.add(g, owner, -1)
        on_top = True
    if on_top:
        t.TOPS.add(g, owner, kind)
    else:
        t.DISCARDS.add(g, owner, kind)
    events.ACQUIRED.emit(g, g.told(owner), kind, 1 if on_top else 0, how)


def top_next_base(g: StarRealms, owner: i64) -> None:
    """Let the next base the owner acquires this turn go on top of the deck."""
    t.NEXT_BASES.add(g, owner, 1)
    events.NEXT_BASE_TOPPED.emit(g, g.told(owner))


# -- scrapping ---------------------------------------------------------------------------------------------------------
def put_on_scrap_heap(g: StarRealms, kind: i64) -> None:
    """Put a card on the scrap heap; an Explorer goes back to its pile (SR-6.5)."""
    if kind == g.cards.explorer:
        t.EXPLORERS.add(g, 1)
    else:
        t.SCRAP_HEAP.add(g, 0, kind)


def scrap_from_hand(g: StarRealms, owner: i64, kind: i64) -> None:
    """Scrap a card of the hand."""
    t.HANDS.remove(g, owner, kind)
    scrap_own(g, owner, kind, HAND_ZONE)


def scrap_from_discard(g: StarRealms, owner: i64, kind: i64) -> None:
    """Scrap a card of the discard pile."""
    t.DISCARDS.remove(g, owner, kind)
    scrap_own(g, owner, kind, DISCARD_ZONE)


def scrap_from_play(g: StarRealms, owner: i64, place: i64) -> None:
    """Scrap a card in play."""
    scrap_own(g, owner, leave_play(g, owner, place), PLAY_ZONE)


def scrap_own(g: StarRealms, owner: i64, kind: i64, zone: i64) -> None:
    """Put an own card on the scrap heap and count it (SR-11.6)."""
    put_on_scrap_heap(g, kind)
    t.SCRAPPED.add(g, owner, 1)
    events.SCRAPPED.emit(g, g.told(owner), kind, zone)


def scrap_from_row(g: StarRealms, owner: i64, slot: i64) -> i64:
    """Scrap a card of the trade row and return its kind; the row is not refilled yet."""
    kind = take_row_card(g, slot)
    put_on_scrap_heap(g, kind)
    events.ROW_CARD_SCRAPPED.emit(g, g.told(owner), kind)
    return kind


def return_later(g: StarRealms, owner: i64, kind: i64) -> None:
    """Note that a card comes back from the scrap heap at the end of the turn (SR-11.14)."""
    t.RETURNING.add(g, owner, kind)
    events.WILL_RETURN.emit(g, g.told(owner), kind)


def return_cards(g: StarRealms, owner: i64) -> None:
    """Move the cards that come back from the scrap heap to the discard pile."""
    for i in range(t.RETURNING.size(g, owner)):
        kind = t.RETURNING.get(g, owner, i)
        t.SCRAP_HEAP.remove(g, 0, kind)
        t.DISCARDS.add(g, owner, kind)
        events.RETURNED.emit(g, g.told(owner), kind)
    t.RETURNING.clear(g, owner)
