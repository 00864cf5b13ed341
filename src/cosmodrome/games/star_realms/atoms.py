"""Atoms: the only functions that change the table.  Each does one thing and tells what it did; none ever asks."""

from typing import Final

from cosmodrome.games.star_realms import events
from cosmodrome.games.star_realms.challenges import HAS_DISCARD, REMOVED_FACTION
from cosmodrome.games.star_realms.data import EXPLORER, FACTION, IS_BASE, NO_FACTION, SCOUT, SCRAP, VIPER
from cosmodrome.games.star_realms.formats import (
    FIRST_CHALLENGE,
)
from cosmodrome.games.star_realms.relations import relate
from cosmodrome.games.star_realms.table import (
    ALLY_ON,
    BURIED,
    BURIED_UNSEEN,
    DAMAGE,
    DECK_STREAM,
    DOUBLE_ALLY_ON,
    NO_BOSS,
    NO_CARD,
    TRADE_STREAM,
    TRADE_TOP,
    USED,
    Table,
    copies,
)
from cosmodrome.kernel.agenda import EVERYBODY

# Resources
TRADE: Final = 0
COMBAT: Final = 1
LIFE: Final = 2  # authority

# Zones of an owner
HAND_ZONE: Final = 0
DISCARD_ZONE: Final = 1
PLAY_ZONE: Final = 2
DECK_ZONE: Final = 3
ZONES: Final = ("hand", "discard", "play", "deck")


def changed(values: list[int], owner: int, value: int) -> list[int]:
    """Return the values with one of them changed; clones go on sharing the old ones."""
    copy = values.copy()
    copy[owner] = value
    return copy


def told(t: Table, owner: int) -> int:
    """Return an owner as events name them."""
    return events.BOSS if owner == t.boss else owner


# -- pools and authority -----------------------------------------------------------------------------------------------
def gain_trade(t: Table, owner: int, amount: int) -> None:
    """Add to the trade pool."""
    t.trade[owner] += amount
    t.tell(events.GAINED, owner, TRADE, amount)


def gain_combat(t: Table, owner: int, amount: int) -> None:
    """Add to the combat pool."""
    t.combat[owner] += amount
    t.tell(events.GAINED, owner, COMBAT, amount)


def gain_authority(t: Table, owner: int, amount: int) -> None:
    """Add to the authority at once, in Hydra to the team's (SR-17.8)."""
    t.authority[t.hearts[owner]] += amount
    t.tell(events.GAINED, owner, LIFE, amount)


def attack(t: Table, owner: int, target: int, amount: int) -> None:
    """Spend combat on an opponent's authority."""
    t.combat[owner] -= amount
    t.authority[target] -= amount
    t.tell(events.ATTACKED, owner, told(t, target), amount, 1 if len(t.guards[target]) > 1 else 0)


def spend_combat_on_base(t: Table, owner: int, target: int, kind: int, amount: int) -> None:
    """Spend combat on a base."""
    t.combat[owner] -= amount
    t.tell(events.BASE_ATTACKED, owner, told(t, target), kind, amount)


# -- decks and hands ---------------------------------------------------------------------------------------------------
def draw_card(t: Table, owner: int) -> int:
    """Draw a card into the hand, reshuffling the discard pile if the deck is empty; NO_CARD when there is none."""
    if t.tops[owner]:
        t.tops = copies(t.tops)
        kind = t.tops[owner].pop()
    else:
        if not t.decks[owner]:
            if not t.discards[owner]:
                return NO_CARD
            reshuffle(t, owner)
        deck = t.decks[owner]
        kind = take_from(deck, t.roll(len(deck), DECK_STREAM + owner))
    hand = t.hands[owner]
    hand.append(kind)
    hand.sort()
    watchers = t.watchers[owner]
    t.emit_to(watchers, events.DREW, told(t, owner), kind)
    if watchers != EVERYBODY:
        t.emit_to(~watchers, events.DREW_HIDDEN, told(t, owner))
    return kind


def reshuffle(t: Table, owner: int) -> None:
    """Turn the discard pile into a new deck."""
    t.decks[owner] = t.discards[owner]
    t.discards[owner] = []
    t.tell(events.SHUFFLED, owner)


def take_from(pile: list[int], place: int) -> int:
    """Take a card out of an unordered pile."""
    kind = pile[place]
    last = pile.pop()
    if place < len(pile):
        pile[place] = last
    return kind


def discard_card(t: Table, owner: int, kind: int, what_for: int) -> None:
    """Move a card from the hand to the discard pile."""
    t.hands[owner].remove(kind)
    t.discards[owner].append(kind)
    t.tell(events.DISCARDED, owner, kind, what_for)


def top_card(t: Table, owner: int, kind: int) -> None:
    """Move a card from the discard pile to the top of the deck."""
    t.discards[owner].remove(kind)
    put_on_top(t, owner, kind, DISCARD_ZONE)


def top_hand_card(t: Table, owner: int, kind: int) -> None:
    """Move a card from the hand to the top of the deck."""
    t.hands[owner].remove(kind)
    put_on_top(t, owner, kind, HAND_ZONE)


def put_on_top(t: Table, owner: int, kind: int, zone: int) -> None:
    """Put a card that was in a zone on top of the deck for all to see."""
    t.tops = copies(t.tops)
    t.tops[owner].append(kind)
    t.tell(events.TOPPED, owner, kind, zone)


# -- cards in play -----------------------------------------------------------------------------------------------------
def play_card(t: Table, owner: int, kind: int) -> None:
    """Move a card from the hand into play."""
    t.hands[owner].remove(kind)
    t.fleets[owner].append(kind)
    t.marks[owner].append(0)
    t.tell(events.PLAYED, owner, kind)
    if FACTION[kind] != NO_FACTION:
        switch_on_allies(t, owner, FACTION[kind])


def switch_on_allies(t: Table, owner: int, faction: int) -> None:
    """Switch on the ally abilities of a faction that has enough cards in play (SR-5.7, SR-5.12)."""
    fleet = t.fleets[owner]
    count = 0
    for kind in fleet:
        if FACTION[kind] == faction:
            count += 1
    if count < 2:
        return
    on = ALLY_ON | DOUBLE_ALLY_ON if count > 2 else ALLY_ON
    marks = t.marks[owner]
    for i in range(len(fleet)):
        if FACTION[fleet[i]] == faction:
            marks[i] |= on
    t.tell(events.SWITCHED_ON, owner, faction)


def use_ability(t: Table, owner: int, place: int, ability: int) -> None:
    """Note that an ability of a card in play was used this turn."""
    if ability != SCRAP:
        t.marks[owner][place] |= USED[ability]
    t.tell(events.USED_ABILITY, owner, t.fleets[owner][place], ability)


def leave_play(t: Table, owner: int, place: int) -> int:
    """Take a card out of play; the caller says where it goes."""
    del t.marks[owner][place]
    return t.fleets[owner].pop(place)


def destroy_base(t: Table, owner: int, place: int) -> None:
    """Move a base from play to its owner's discard pile, or where a Boss has none to the scrap heap (SR-20.15)."""
    kind = leave_play(t, owner, place)
    discard_pile(t, owner).append(kind)
    t.tell(events.BASE_DESTROYED, owner, kind)


def discard_pile(t: Table, owner: int) -> list[int]:
    """Return where an owner's cards go when they are discarded."""
    if owner == t.boss and not HAS_DISCARD[t.mode - FIRST_CHALLENGE]:
        return t.scrap_heap
    return t.discards[owner]


def damage_base(t: Table, owner: int, target: int, place: int, amount: int) -> None:
    """Spend combat on a base of the Raid's boss, which keeps the damage until its next turn (SR-19.6)."""
    t.combat[owner] -= amount
    t.marks[target][place] += DAMAGE * amount
    t.tell(events.BASE_ATTACKED, owner, target, t.fleets[target][place], amount)


def count_turn(t: Table, owner: int) -> None:
    """Count one more turn at the table and make it an owner's."""
    t.active = owner
    t.turn += 1


def begin_turn(t: Table, owner: int) -> None:
    """Start an owner's turn: bases in play are unused and find their allies anew (SR-5.1, SR-5.8a)."""
    if owner != t.boss:
        taken = t.turns_taken.copy()
        taken[owner] += 1
        t.turns_taken = taken
    fleet = t.fleets[owner]
    t.marks[owner] = [0] * len(fleet)
    t.tell(events.TURN_BEGAN, owner, t.turn)
    for faction in sorted({FACTION[kind] for kind in fleet}):
        switch_on_allies(t, owner, faction)


def clean_up(t: Table, owner: int) -> None:
    """Empty the pools, discard the ships in play and the hand (SR-9.1, SR-20.16)."""
    t.trade[owner] = 0
    t.combat[owner] = 0
    if t.scrapped[owner] or t.next_bases[owner]:
        t.scrapped = changed(t.scrapped, owner, 0)
        t.next_bases = changed(t.next_bases, owner, 0)
    discard = discard_pile(t, owner)
    bases: list[int] = []
    for kind in t.fleets[owner]:
        if IS_BASE[kind]:
            bases.append(kind)
        else:
            discard.append(kind)
    t.fleets[owner] = bases
    t.marks[owner] = [0] * len(bases)
    discard.extend(t.hands[owner])
    t.hands[owner] = []
    t.tell(events.CLEANED_UP, owner)


# -- trade row ---------------------------------------------------------------------------------------------------------
def fill_row(t: Table) -> None:
    """Fill the empty slots of the trade row from the trade deck, the farthest first (SR-7.4)."""
    for slot in range(len(t.row)):
        if t.row[slot] == NO_CARD:
            t.row[slot] = next_trade_card(t)
            if t.row[slot] == NO_CARD:
                return
            t.emit(events.ROW_FILLED, slot, t.row[slot], t.turn)


def next_trade_card(t: Table) -> int:
    """Take the top card of the trade deck; NO_CARD when there is none.  The caller says where it goes."""
    if t.boss != NO_BOSS:
        if t.piles[TRADE_TOP]:
            return t.piles[TRADE_TOP].pop()
        if not t.trade_deck:
            rebuild_trade_deck(t)
    if not t.trade_deck:
        return NO_CARD
    return take_from(t.trade_deck, t.roll(len(t.trade_deck), TRADE_STREAM))


def rebuild_trade_deck(t: Table) -> None:
    """In a challenge, make a new trade deck of the scrap heap's cards that can be in it (SR-20.12).

    What the Nemesis Beast got unseen is known from then on: of all cards nobody has seen, none is left (SR-27.6).
    """
    away = [kind for owner in range(t.seats) for kind in t.returning[owner]]
    stays: list[int] = []
    for kind in t.scrap_heap:
        if kind in away:
            away.remove(kind)
            stays.append(kind)
        elif kind >= SCOUT or FACTION[kind] == REMOVED_FACTION[t.mode - FIRST_CHALLENGE]:
            stays.append(kind)
        else:
            t.trade_deck.append(kind)
    if not t.trade_deck:
        return
    t.scrap_heap = stays
    t.piles[BURIED] += t.piles[BURIED_UNSEEN]
    t.piles[BURIED_UNSEEN] = []
    t.emit(events.TRADE_DECK_REBUILT)


def take_row_card(t: Table, slot: int) -> int:
    """Take a card out of the trade row; the caller says where it goes."""
    kind = t.row[slot]
    t.row[slot] = NO_CARD
    t.emit(events.ROW_CARD_LEFT, slot, kind)
    return kind


def pay(t: Table, owner: int, kind: int, price: int) -> None:
    """Spend trade on a card."""
    t.trade[owner] -= price
    t.tell(events.BOUGHT, owner, kind, price)


def take_for_sale(t: Table, slot: int) -> int:
    """Take a card of the trade row, or after its last slot an Explorer; the caller says where it goes."""
    if slot < len(t.row):
        return take_row_card(t, slot)
    t.explorers -= 1
    t.emit(events.EXPLORER_LEFT)
    return EXPLORER


def acquire(t: Table, owner: int, kind: int, how: int) -> None:
    """Put a card just bought or acquired on the discard pile, or on top of the deck (SR-11.13)."""
    on_top = how == events.FREE_ON_TOP
    if IS_BASE[kind] and t.next_bases[owner] > 0:
        t.next_bases = changed(t.next_bases, owner, t.next_bases[owner] - 1)
        on_top = True
    if on_top:
        t.tops = copies(t.tops)
        t.tops[owner].append(kind)
    else:
        t.discards[owner].append(kind)
    t.tell(events.ACQUIRED, owner, kind, 1 if on_top else 0, how)


def top_next_base(t: Table, owner: int) -> None:
    """Let the next base the owner acquires this turn go on top of the deck."""
    t.next_bases = changed(t.next_bases, owner, t.next_bases[owner] + 1)
    t.tell(events.NEXT_BASE_TOPPED, owner)


# -- scrapping ---------------------------------------------------------------------------------------------------------
def put_on_scrap_heap(t: Table, kind: int) -> None:
    """Put a card on the scrap heap; an Explorer goes back to its pile (SR-6.5)."""
    if kind == EXPLORER:
        t.explorers += 1
    else:
        t.scrap_heap.append(kind)


def scrap_from_hand(t: Table, owner: int, kind: int) -> None:
    """Scrap a card of the hand."""
    t.hands[owner].remove(kind)
    scrap_own(t, owner, kind, HAND_ZONE)


def scrap_from_discard(t: Table, owner: int, kind: int) -> None:
    """Scrap a card of the discard pile."""
    t.discards[owner].remove(kind)
    scrap_own(t, owner, kind, DISCARD_ZONE)


def scrap_from_play(t: Table, owner: int, place: int) -> None:
    """Scrap a card in play."""
    scrap_own(t, owner, leave_play(t, owner, place), PLAY_ZONE)


def scrap_own(t: Table, owner: int, kind: int, zone: int) -> None:
    """Put an own card on the scrap heap and count it (SR-11.6)."""
    put_on_scrap_heap(t, kind)
    t.scrapped = changed(t.scrapped, owner, t.scrapped[owner] + 1)
    t.tell(events.SCRAPPED, owner, kind, zone)


def scrap_from_row(t: Table, owner: int, slot: int) -> int:
    """Scrap a card of the trade row and return its kind; the row is not refilled yet."""
    kind = take_row_card(t, slot)
    put_on_scrap_heap(t, kind)
    t.tell(events.ROW_CARD_SCRAPPED, owner, kind)
    return kind


def return_later(t: Table, owner: int, kind: int) -> None:
    """Note that a card comes back from the scrap heap at the end of the turn (SR-11.14)."""
    returning = copies(t.returning)
    returning[owner].append(kind)
    t.returning = returning
    t.tell(events.WILL_RETURN, owner, kind)


def return_cards(t: Table, owner: int) -> None:
    """Move the cards that come back from the scrap heap to the discard pile."""
    for kind in t.returning[owner]:
        t.scrap_heap.remove(kind)
        t.discards[owner].append(kind)
        t.tell(events.RETURNED, owner, kind)
    if t.returning[owner]:
        returning = copies(t.returning)
        returning[owner] = []
        t.returning = returning


# -- formats with more players -----------------------------------------------------------------------------------------
def say_done(t: Table, owner: int) -> None:
    """Note that a member of a team ends the shared turn for themselves (SR-17.4)."""
    t.tell(events.DONE, owner)


def give(t: Table, owner: int, mate: int, resource: int, amount: int) -> None:
    """Move trade or combat to a teammate's pool (SR-17.6)."""
    pool = t.trade if resource == TRADE else t.combat
    pool[owner] -= amount
    pool[mate] += amount
    t.tell(events.GAVE, owner, mate, resource, amount)


def gift(t: Table, owner: int, mate: int, kind: int, price: int) -> None:
    """Pay to move a card from the own discard pile to a teammate's (SR-18.8)."""
    t.trade[owner] -= price
    t.discards[owner].remove(kind)
    t.discards[mate].append(kind)
    t.tell(events.GIFTED, owner, mate, kind)


def go_out(t: Table, owner: int) -> None:
    """Note that a player is out; everybody's targets are found anew (SR-12.5)."""
    out = t.out.copy()
    out[owner] = 1
    t.out = out
    relate(t)
    t.tell(events.WENT_OUT, owner)


def leave_legacy(t: Table, owner: int, heir: int, kind: int, zone: int) -> None:
    """Move a card of a player who is out to a teammate's discard pile (SR-18.9, SR-19.9)."""
    if zone == PLAY_ZONE:
        leave_play(t, owner, t.fleets[owner].index(kind))
    elif zone == DECK_ZONE and kind in t.tops[owner]:
        t.tops = copies(t.tops)
        t.tops[owner].remove(kind)
    else:
        (t.hands, t.discards, t.fleets, t.decks)[zone][owner].remove(kind)
    t.discards[heir].append(kind)
    t.tell(events.LEFT_LEGACY, owner, heir, kind, zone)


def remove_cards(t: Table, owner: int) -> None:
    """Take a player's cards out of the game (SR-12.2); in a challenge the acquired ones are scrapped (SR-25.10)."""
    gone = t.out_of_game.copy()
    t.tops = copies(t.tops)
    for pile in (t.decks, t.tops, t.hands, t.discards, t.fleets):
        for kind in pile[owner]:
            if t.boss != NO_BOSS and kind not in (SCOUT, VIPER):
                put_on_scrap_heap(t, kind)
            else:
                gone.append(kind)
        pile[owner] = []
    t.out_of_game = gone
    t.marks[owner] = []
    t.trade[owner] = 0
    t.combat[owner] = 0
    t.tell(events.CARDS_REMOVED, owner, 0 if t.boss == NO_BOSS else 1)


# -- the end -----------------------------------------------------------------------------------------------------------
def win(t: Table, seats: int, by_limit: int = 0) -> None:
    """End the game with these winners, a mask of seats."""
    t.won = seats
    t.emit(events.GAME_OVER, seats, by_limit)
    t.finish()
