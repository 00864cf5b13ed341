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
from cosmodrome.kernel.memory.piles import Piles


# -- pools and authority -----------------------------------------------------------------------------------------------
def gain(g: StarRealms, owner: i64, resource: i64, amount: i64) -> None:
    """Add to a pool, or to the authority at once, in Hydra to the team's (SR-5.2, SR-5.3, SR-17.8)."""
    if resource == TRADE:
        t.TRADE.add(g, owner, amount)
    elif resource == COMBAT:
        t.COMBAT.add(g, owner, amount)
    else:
        t.AUTHORITY.add(g, t.HEARTS.get(g, owner), amount)
    events.GAINED.emit(g, owner, resource, amount)


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
    events.ATTACKED.emit(g, owner, target, amount, 1 if t.GUARDS.size(g, target) > 1 else 0)


def spend_combat_on_base(g: StarRealms, owner: i64, target: i64, kind: i64, amount: i64) -> None:
    """Spend combat on a base."""
    t.COMBAT.add(g, owner, -amount)
    events.BASE_ATTACKED.emit(g, owner, target, kind, amount)


# -- decks and hands ---------------------------------------------------------------------------------------------------
def draw_cards(g: StarRealms, owner: i64, count: i64, what_for: i64) -> None:
    """Draw cards one at a time, as long as there are any (SR-9.4 to SR-9.6)."""
    while count > 0:
        draw_card(g, owner, what_for)
        count -= 1


def draw_card(g: StarRealms, owner: i64, what_for: i64) -> i64:
    """Draw a card into the hand, reshuffling the discard pile if the deck is empty; NO_CARD when there is none."""
    kind = next_card(g, owner, t.DECK_STREAM + owner)
    if kind == NO_CARD:
        return NO_CARD
    t.HANDS.insert_ascending(g, owner, kind)
    if g.events is not None:
        tell_draw(g, owner, kind, what_for)
    return kind


def tell_draw(g: StarRealms, owner: i64, kind: i64, what_for: i64) -> None:
    """Tell those who may see the hand what was drawn, and everybody else that something was."""
    watchers = t.WATCHERS.get(g, owner)
    events.DREW.emit_to(g, watchers, owner, kind, what_for)
    if watchers != EVERYBODY:
        events.DREW_HIDDEN.emit_to(g, ~watchers, owner, what_for)


def next_card(g: StarRealms, owner: i64, stream: i64) -> i64:
    """Take the top card of a deck, if need be of the shuffled discard pile; the caller says where it goes."""
    top = t.TOPS.size(g, owner)
    if top:
        return t.TOPS.take(g, owner, top - 1)
    size = t.DECKS.size(g, owner)
    if size == 0:
        size = t.DISCARDS.size(g, owner)
        if size == 0:
            return NO_CARD
        reshuffle(g, owner)
    return t.DECKS.take_unordered(g, owner, g.roll(size, stream))


def reshuffle(g: StarRealms, owner: i64) -> None:
    """Turn the discard pile into a new deck."""
    t.DISCARDS.pour(g, owner, t.DECKS, owner)
    events.SHUFFLED.emit(g, owner)


def discard_card(g: StarRealms, owner: i64, kind: i64, what_for: i64) -> None:
    """Move a card from the hand to the discard pile."""
    t.HANDS.remove(g, owner, kind)
    t.DISCARDS.add(g, owner, kind)
    events.DISCARDED.emit(g, owner, kind, what_for)


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
    events.TOPPED.emit(g, owner, kind, zone)


# -- cards in play -----------------------------------------------------------------------------------------------------
def play_card(g: StarRealms, owner: i64, kind: i64) -> None:
    """Move a card from the hand into play."""
    t.HANDS.remove(g, owner, kind)
    enter_play(g, owner, kind)


def enter_play(g: StarRealms, owner: i64, kind: i64) -> None:
    """Lay a card that the caller took from somewhere face up before its owner."""
    t.FLEETS.add(g, owner, kind)
    t.MARKS.add(g, owner, 0)
    events.PLAYED.emit(g, owner, kind)
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
    events.SWITCHED_ON.emit(g, owner, faction)


def use_ability(g: StarRealms, owner: i64, place: i64, ability: i64) -> None:
    """Note that an ability of a card in play was used this turn."""
    if ability != SCRAP:
        t.MARKS.set(g, owner, place, t.MARKS.get(g, owner, place) | t.USED[ability])
    events.USED_ABILITY.emit(g, owner, t.FLEETS.get(g, owner, place), ability)


def leave_play(g: StarRealms, owner: i64, place: i64) -> i64:
    """Take a card out of play; the caller says where it goes."""
    t.MARKS.take(g, owner, place)
    return t.FLEETS.take(g, owner, place)


def destroy_base(g: StarRealms, owner: i64, place: i64) -> None:
    """Move a base from play to its owner's discard pile, or where a Boss has none to the scrap heap (SR-20.15)."""
    kind = leave_play(g, owner, place)
    aside, pile = where_aside(g, owner)
    aside.add(g, pile, kind)
    events.BASE_DESTROYED.emit(g, owner, kind)


def where_aside(g: StarRealms, owner: i64) -> tuple[Piles, i64]:
    """Return where an owner's cards go when they are discarded."""
    if owner == t.BOSS.get(g) and not g.challenge().has_discard:
        return t.SCRAP_HEAP, 0
    return t.DISCARDS, owner


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
    events.TURN_BEGAN.emit(g, owner, t.TURN.get(g))
    if size > 1:
        for faction in range(4):
            switch_on_allies(g, owner, faction)


def clean_up(g: StarRealms, owner: i64) -> None:
    """Empty the pools, discard the ships in play and the hand (SR-9.1, SR-20.16)."""
    empty_pools(g, owner)
    t.SCRAPPED.set(g, owner, 0)
    t.NEXT_BASES.set(g, owner, 0)
    aside, pile = where_aside(g, owner)
    base = g.cards.base
    kept: i64 = 0
    for place in range(t.FLEETS.size(g, owner)):
        kind = t.FLEETS.get(g, owner, place)
        if base[kind]:
            t.FLEETS.set(g, owner, kept, kind)
            t.MARKS.set(g, owner, kept, 0)
            kept += 1
        else:
            aside.add(g, pile, kind)
    t.FLEETS.shorten(g, owner, kept)
    t.MARKS.shorten(g, owner, kept)
    t.HANDS.pour(g, owner, aside, pile)
    events.CLEANED_UP.emit(g, owner)


def empty_pools(g: StarRealms, owner: i64) -> None:
    """Lose all trade and combat."""
    t.TRADE.set(g, owner, 0)
    t.COMBAT.set(g, owner, 0)


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
    events.SCRAPPED.emit(g, owner, kind, zone)


def return_later(g: StarRealms, owner: i64, kind: i64) -> None:
    """Note that a card comes back from the scrap heap at the end of the turn (SR-11.14)."""
    t.RETURNING.add(g, owner, kind)
    events.WILL_RETURN.emit(g, owner, kind)


def return_cards(g: StarRealms, owner: i64) -> None:
    """Move the cards that come back from the scrap heap to the discard pile."""
    for i in range(t.RETURNING.size(g, owner)):
        kind = t.RETURNING.get(g, owner, i)
        t.SCRAP_HEAP.remove(g, 0, kind)
        t.DISCARDS.add(g, owner, kind)
        events.RETURNED.emit(g, owner, kind)
    t.RETURNING.clear(g, owner)
