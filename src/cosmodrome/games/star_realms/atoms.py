"""Atoms: the only functions that change the table.  Each does one thing and tells what it did; none ever asks."""

from typing import Final

from cosmodrome.games.star_realms import events
from cosmodrome.games.star_realms.data import EXPLORER, FACTION, IS_BASE, NO_FACTION, QUANTITY, SCOUT, SCRAP, VIPER
from cosmodrome.games.star_realms.table import (
    ALLY_ON,
    DECK_STREAM,
    DOUBLE_ALLY_ON,
    NO_CARD,
    ROW,
    TRADE_STREAM,
    USED,
    Table,
)
from cosmodrome.kernel.agenda import bit

AUTHORITY_AT_START: Final = 50

# Resources
TRADE: Final = 0
COMBAT: Final = 1
AUTHORITY: Final = 2

# Zones a card can be scrapped from, as events tell them
HAND_ZONE: Final = 0
DISCARD_ZONE: Final = 1
PLAY_ZONE: Final = 2


# -- pools and authority -----------------------------------------------------------------------------------------------
def gain_trade(t: Table, owner: int, amount: int) -> None:
    """Add to the trade pool."""
    t.trade[owner] += amount
    t.emit(events.GAINED, owner, TRADE, amount)


def gain_combat(t: Table, owner: int, amount: int) -> None:
    """Add to the combat pool."""
    t.combat[owner] += amount
    t.emit(events.GAINED, owner, COMBAT, amount)


def gain_authority(t: Table, owner: int, amount: int) -> None:
    """Add to the authority at once."""
    t.authority[owner] += amount
    t.emit(events.GAINED, owner, AUTHORITY, amount)


def attack(t: Table, owner: int, target: int, amount: int) -> None:
    """Spend combat on an opponent's authority."""
    t.combat[owner] -= amount
    t.authority[target] -= amount
    t.emit(events.ATTACKED, owner, target, amount)


def spend_combat_on_base(t: Table, owner: int, target: int, kind: int, amount: int) -> None:
    """Spend combat on a base."""
    t.combat[owner] -= amount
    t.emit(events.BASE_ATTACKED, owner, target, kind, amount)


# -- decks and hands ---------------------------------------------------------------------------------------------------
def draw_card(t: Table, owner: int) -> int:
    """Draw a card into the hand, reshuffling the discard pile if the deck is empty; NO_CARD when there is none."""
    if t.tops[owner]:
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
    t.emit_to(bit(owner), events.DREW, owner, kind)
    t.emit_to(~bit(owner), events.DREW_HIDDEN, owner)
    return kind


def reshuffle(t: Table, owner: int) -> None:
    """Turn the discard pile into a new deck."""
    t.decks[owner] = t.discards[owner]
    t.discards[owner] = []
    t.emit(events.SHUFFLED, owner)


def take_from(pile: list[int], place: int) -> int:
    """Take a card out of an unordered pile."""
    kind = pile[place]
    last = pile.pop()
    if place < len(pile):
        pile[place] = last
    return kind


def discard_card(t: Table, owner: int, kind: int) -> None:
    """Move a card from the hand to the discard pile."""
    t.hands[owner].remove(kind)
    t.discards[owner].append(kind)
    t.emit(events.DISCARDED, owner, kind)


def top_card(t: Table, owner: int, kind: int) -> None:
    """Move a card from the discard pile to the top of the deck."""
    t.discards[owner].remove(kind)
    t.tops[owner].append(kind)
    t.emit(events.TOPPED, owner, kind)


# -- cards in play -----------------------------------------------------------------------------------------------------
def play_card(t: Table, owner: int, kind: int) -> None:
    """Move a card from the hand into play."""
    t.hands[owner].remove(kind)
    t.fleets[owner].append(kind)
    t.marks[owner].append(0)
    t.emit(events.PLAYED, owner, kind)
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
    t.emit(events.SWITCHED_ON, owner, faction)


def use_ability(t: Table, owner: int, place: int, ability: int) -> None:
    """Note that an ability of a card in play was used this turn."""
    if ability != SCRAP:
        t.marks[owner][place] |= USED[ability]
    t.emit(events.USED_ABILITY, owner, t.fleets[owner][place], ability)


def leave_play(t: Table, owner: int, place: int) -> int:
    """Take a card out of play; the caller says where it goes."""
    del t.marks[owner][place]
    return t.fleets[owner].pop(place)


def destroy_base(t: Table, owner: int, place: int) -> None:
    """Move a base from play to its owner's discard pile."""
    kind = leave_play(t, owner, place)
    t.discards[owner].append(kind)
    t.emit(events.BASE_DESTROYED, owner, kind)


def begin_turn(t: Table, owner: int) -> None:
    """Start an owner's turn: bases in play are unused and find their allies anew (SR-5.1, SR-5.8a)."""
    t.active = owner
    t.turn += 1
    fleet = t.fleets[owner]
    t.marks[owner] = [0] * len(fleet)
    t.emit(events.TURN_BEGAN, owner, t.turn)
    for faction in sorted({FACTION[kind] for kind in fleet}):
        switch_on_allies(t, owner, faction)


def clean_up(t: Table, owner: int) -> None:
    """Empty the pools, discard the ships in play and the hand (SR-9.1)."""
    t.trade[owner] = 0
    t.combat[owner] = 0
    t.scrapped[owner] = 0
    t.next_bases[owner] = 0
    discard = t.discards[owner]
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
    t.emit(events.CLEANED_UP, owner)


# -- trade row ---------------------------------------------------------------------------------------------------------
def fill_row(t: Table) -> None:
    """Fill the empty slots of the trade row from the trade deck, the farthest first (SR-7.4)."""
    for slot in range(len(t.row)):
        if t.row[slot] == NO_CARD and t.trade_deck:
            t.row[slot] = take_from(t.trade_deck, t.roll(len(t.trade_deck), TRADE_STREAM))
            t.emit(events.ROW_FILLED, slot, t.row[slot])


def take_row_card(t: Table, slot: int) -> int:
    """Take a card out of the trade row; the caller says where it goes."""
    kind = t.row[slot]
    t.row[slot] = NO_CARD
    t.emit(events.ROW_CARD_LEFT, slot, kind)
    return kind


def pay(t: Table, owner: int, kind: int, price: int) -> None:
    """Spend trade on a card."""
    t.trade[owner] -= price
    t.emit(events.BOUGHT, owner, kind, price)


def take_for_sale(t: Table, slot: int) -> int:
    """Take a card of the trade row, or after its last slot an Explorer; the caller says where it goes."""
    if slot < len(t.row):
        return take_row_card(t, slot)
    t.explorers -= 1
    t.emit(events.EXPLORER_LEFT)
    return EXPLORER


def acquire(t: Table, owner: int, kind: int, on_top: bool) -> None:
    """Put a card just bought or acquired on the discard pile, or on top of the deck (SR-11.13)."""
    if IS_BASE[kind] and t.next_bases[owner] > 0:
        t.next_bases[owner] -= 1
        on_top = True
    if on_top:
        t.tops[owner].append(kind)
    else:
        t.discards[owner].append(kind)
    t.emit(events.ACQUIRED, owner, kind, 1 if on_top else 0)


def top_next_base(t: Table, owner: int) -> None:
    """Let the next base the owner acquires this turn go on top of the deck."""
    t.next_bases[owner] += 1
    t.emit(events.NEXT_BASE_TOPPED, owner)


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
    t.scrapped[owner] += 1
    t.emit(events.SCRAPPED, owner, kind, zone)


def scrap_from_row(t: Table, owner: int, slot: int) -> int:
    """Scrap a card of the trade row and return its kind; the row is not refilled yet."""
    kind = take_row_card(t, slot)
    put_on_scrap_heap(t, kind)
    t.emit(events.ROW_CARD_SCRAPPED, owner, kind)
    return kind


def return_later(t: Table, owner: int, kind: int) -> None:
    """Note that a card comes back from the scrap heap at the end of the turn (SR-11.14)."""
    t.returning[owner].append(kind)
    t.emit(events.WILL_RETURN, owner, kind)


def return_cards(t: Table, owner: int) -> None:
    """Move the cards that come back from the scrap heap to the discard pile."""
    for kind in t.returning[owner]:
        t.scrap_heap.remove(kind)
        t.discards[owner].append(kind)
        t.emit(events.RETURNED, owner, kind)
    t.returning[owner] = []


# -- set-up and end ----------------------------------------------------------------------------------------------------
def lay_out(t: Table, owners: int) -> None:
    """Put everything on the table as it is before the first card is drawn (SR-2.1 to SR-2.6)."""
    t.trade_deck = [kind for kind in range(SCOUT) for _ in range(QUANTITY[kind])]
    t.row = [NO_CARD] * ROW
    t.scrap_heap = []
    t.explorers = QUANTITY[EXPLORER]
    t.foes = [[other for other in range(owners) if other != owner] for owner in range(owners)]
    t.decks = [[SCOUT] * 8 + [VIPER] * 2 for _ in range(owners)]
    t.tops = [[] for _ in range(owners)]
    t.hands = [[] for _ in range(owners)]
    t.discards = [[] for _ in range(owners)]
    t.fleets = [[] for _ in range(owners)]
    t.marks = [[] for _ in range(owners)]
    t.returning = [[] for _ in range(owners)]
    t.authority = [AUTHORITY_AT_START] * owners
    t.trade = [0] * owners
    t.combat = [0] * owners
    t.scrapped = [0] * owners
    t.next_bases = [0] * owners


def win(t: Table, seats: int) -> None:
    """End the game with these winners, a mask of seats."""
    t.won = seats
    t.emit(events.GAME_OVER, seats)
    t.finish()
