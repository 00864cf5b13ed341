"""Atoms of a round's beginning and of building."""

from bisect import insort

from cosmodrome.games.galaxy_trucker import events
from cosmodrome.games.galaxy_trucker.cards import DECKS, NO_CARD, TEST_CARDS
from cosmodrome.games.galaxy_trucker.data import (
    BANK,
    CELL_BITS,
    CELLS,
    EMPTY,
    FIRST_CIRCLE,
    NO_TILE,
    NOWHERE,
    PILES,
    RECIPE,
    START_CABIN,
    START_CELL,
    WAREHOUSE,
)
from cosmodrome.games.galaxy_trucker.table import CARD_STREAM, DRAWN, FACE_UP, FROM_RESERVE, HEAP_STREAM, Table


# -- set-up (GT-1, GT-2) -----------------------------------------------------------------------------------------------
def lay_out(t: Table, seats: int) -> None:
    """Put on the table what is there before the first round."""
    t.decks = [deck.copy() for deck in DECKS]
    t.piles = [[] for _ in range(PILES)]
    t.box = []
    t.opened = []
    t.pallet = [0, 0, 0, 0]
    t.credits = [0] * seats
    t.knows = [0] * seats
    clear_table(t, seats)


def clear_table(t: Table, seats: int) -> None:
    """Return everything but credits and cards (GT-1.7, GT-2.13, GT-24.8)."""
    t.heap = WAREHOUSE.copy()
    t.face_up = []
    t.bank = BANK.copy()
    t.card = NO_CARD
    t.ships = [[EMPTY] * (CELLS + 1) for _ in range(seats)]
    t.loads = [[0] * (CELLS + 1) for _ in range(seats)]
    t.last = [NOWHERE] * seats
    t.last_from = [0] * seats
    t.reserve = [[] for _ in range(seats)]
    t.lost = [[] for _ in range(seats)]
    t.number = [0] * seats
    t.position = [0] * seats
    t.flying = [0] * seats
    t.declared = [NOWHERE] * seats
    t.landed = [NOWHERE] * seats
    t.pilot = list(range(seats))
    t.at = list(range(seats))
    t.hand = [NO_TILE] * seats
    t.hand_from = [0] * seats
    t.looking = [NOWHERE] * seats
    t.looked = [0] * seats


def begin_round(t: Table, ship_class: int, test: int) -> None:
    """Give everybody a board with the starting cabin, and put the hourglass on its circle (GT-2.1 to GT-2.6)."""
    clear_table(t, t.seats)
    t.round = ship_class
    t.rounds = t.rounds & ~CELL_BITS[ship_class]
    t.test = test
    for ship in range(t.seats):
        t.ships[ship][START_CELL[ship_class]] = 4 * START_CABIN[ship]
    t.circle = NOWHERE if test else FIRST_CIRCLE[ship_class]
    t.running = 0 if test else 1
    t.cycles = 0
    t.starter = t.beginner
    t.emit(events.ROUND_BEGAN, ship_class, test)


def deal_piles(t: Table) -> None:
    """Deal the piles at random from the unused cards (GT-7.1, GT-7.11); the test flight has its own eight cards."""
    if t.test:
        for card in TEST_CARDS:
            t.decks[0].remove(card)
        t.piles = [TEST_CARDS.copy(), [], [], []]
        return
    t.piles = [[] for _ in range(PILES)]
    for pile in t.piles:
        for level in range(3):
            for _ in range(RECIPE[t.round][level]):
                deck = t.decks[level]
                pile.append(take_from(deck, t.roll(len(deck), CARD_STREAM)))
        if t.exact:
            shuffle(t, pile)


def shuffle(t: Table, cards: list[int]) -> None:
    """Put cards in a random order that matters (GT-26.4)."""
    for i in range(len(cards) - 1, 0, -1):
        j = t.roll(i + 1, CARD_STREAM)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def take_from(pile: list[int], place: int) -> int:
    """Take something out of an unordered pile."""
    taken = pile[place]
    last = pile.pop()
    if place < len(pile):
        pile[place] = last
    return taken


# -- taking and placing tiles (GT-3, GT-4, GT-6) -----------------------------------------------------------------------
def fix_last(t: Table, ship: int) -> None:
    """Fix the tile placed last (GT-3.8)."""
    t.last[ship] = NOWHERE


def take(t: Table, seat: int, tile: int, source: int) -> None:
    """Hold a tile; the tile placed last becomes fixed."""
    fix_last(t, t.at[seat])
    t.hand[seat] = tile
    t.hand_from[seat] = source
    t.emit(events.TOOK, seat, tile, source)


def draw_tile(t: Table, seat: int) -> None:
    """Take an unknown tile of the warehouse (GT-3.2)."""
    take(t, seat, take_from(t.heap, t.roll(len(t.heap), HEAP_STREAM)), DRAWN)


def take_face_up(t: Table, seat: int, tile: int) -> None:
    """Take a face-up tile of the warehouse."""
    t.face_up.remove(tile)
    take(t, seat, tile, FACE_UP)


def take_reserve(t: Table, seat: int, slot: int) -> None:
    """Take up a tile that was set aside (GT-6.3)."""
    take(t, seat, t.reserve[t.at[seat]].pop(slot), FROM_RESERVE)


def retake(t: Table, seat: int) -> None:
    """Take the tile placed last back into the hand (GT-3.8, GT-3.13)."""
    ship = t.at[seat]
    cell = t.last[ship]
    t.hand[seat] = t.ships[ship][cell] // 4
    t.hand_from[seat] = t.last_from[ship]
    t.ships[ship][cell] = EMPTY
    t.last[ship] = NOWHERE
    t.emit(events.RETOOK, seat, ship, cell, t.hand[seat])


def place(t: Table, seat: int, cell: int, rotation: int) -> None:
    """Add the tile in hand to the ship; it is not fixed yet."""
    ship = t.at[seat]
    piece = 4 * t.hand[seat] + rotation
    t.ships[ship][cell] = piece
    t.last[ship] = cell
    t.last_from[ship] = t.hand_from[seat]
    t.hand[seat] = NO_TILE
    t.emit(events.PLACED, seat, ship, cell, piece)


def set_aside(t: Table, seat: int) -> None:
    """Put the tile in hand into the reserve (GT-6.1)."""
    ship = t.at[seat]
    tile = t.hand[seat]
    t.reserve[ship].append(tile)
    t.hand[seat] = NO_TILE
    t.emit(events.SET_ASIDE, seat, ship, tile)


def return_tile(t: Table, seat: int) -> None:
    """Put the tile in hand face up into the warehouse (GT-3.5)."""
    tile = t.hand[seat]
    insort(t.face_up, tile)
    t.hand[seat] = NO_TILE
    t.emit(events.RETURNED, seat, tile)


def take_off(t: Table, seat: int, cell: int) -> None:
    """Take a faulty tile off the ship and put it face up into the warehouse (GT-25.12)."""
    ship = t.at[seat]
    tile = t.ships[ship][cell] // 4
    t.ships[ship][cell] = EMPTY
    if t.last[ship] == cell:
        t.last[ship] = NOWHERE
    insort(t.face_up, tile)
    t.emit(events.TOOK_OFF, seat, ship, cell, tile)


def pass_turn(t: Table, seat: int) -> None:
    """Do nothing in a building turn."""
    t.emit(events.PASSED, seat)


# -- piles and hourglass (GT-7, GT-8) ----------------------------------------------------------------------------------
def look(t: Table, seat: int, pile: int) -> None:
    """Learn the cards of an open pile (GT-7.4)."""
    t.looked[seat] |= CELL_BITS[pile]
    for card in t.piles[pile]:
        t.knows[seat] |= CELL_BITS[card]
    if t.realtime:
        t.looking[seat] = pile
    t.reveal()
    t.emit(events.LOOKED, seat, pile)


def close_pile(t: Table, seat: int) -> None:
    """Put the pile back."""
    pile = t.looking[seat]
    t.looking[seat] = NOWHERE
    t.emit(events.CLOSED_PILE, seat, pile)


def turn_glass(t: Table, seat: int) -> None:
    """Turn the hourglass and move it to the next lower circle (GT-8.2)."""
    t.circle -= 1
    t.running = 1
    t.cycles = 0
    t.emit(events.GLASS_TURNED, seat, t.circle)


def run_out(t: Table) -> None:
    """Let the sand run out."""
    t.running = 0
    t.emit(events.SAND_RAN_OUT, t.circle)


def begin_cycle(t: Table, beginner: int) -> None:
    """Give the first building turn of a cycle to a seat (GT-29.11)."""
    t.beginner = beginner
    t.emit(events.CYCLE_BEGAN, beginner, t.cycles)


def name_beginner(t: Table, beginner: int) -> None:
    """Say who would begin the next cycle, when building ends: late number tiles go from there (GT-29.21)."""
    t.beginner = beginner


def end_cycle(t: Table) -> None:
    """Count a whole cycle."""
    t.cycles += 1


# -- finishing (GT-9) --------------------------------------------------------------------------------------------------
def take_number(t: Table, seat: int, number: int) -> None:
    """Finish the ship with a number tile; its last tile becomes fixed."""
    ship = t.at[seat]
    fix_last(t, ship)
    t.number[ship] = number
    t.emit(events.FINISHED, seat, ship, number)


def swap_partners(t: Table, building: int) -> None:
    """Let partners change ships; last tiles become fixed, tiles of a reserve stay with their ship (GT-26.12, 26.18)."""
    for seat in range(t.seats):
        ship = t.at[seat]
        fix_last(t, ship)
        if t.hand[seat] != NO_TILE and t.hand_from[seat] == FROM_RESERVE:
            set_aside(t, seat)
        if t.looking[seat] != NOWHERE:
            close_pile(t, seat)
    t.at = [t.at[(seat + 2) % 4] for seat in range(4)]
    for seat in range(t.seats):
        t.pilot[t.at[seat]] = seat
    t.emit(events.SWAPPED, building)


def end_building(t: Table) -> None:
    """Stop everybody: tiles in hand go back to where they belong, piles are put back (GT-8.9, GT-9.7)."""
    for seat in range(t.seats):
        fix_last(t, t.at[seat])
        if t.looking[seat] != NOWHERE:
            close_pile(t, seat)
        if t.hand[seat] != NO_TILE:
            if t.hand_from[seat] == FROM_RESERVE:
                set_aside(t, seat)
            else:
                return_tile(t, seat)
    t.running = 0
    t.emit(events.BUILDING_ENDED, t.number.count(0))
