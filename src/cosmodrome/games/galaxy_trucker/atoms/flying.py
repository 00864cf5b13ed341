"""Atoms of inspection, launch, flight and settlement."""

from bisect import insort

from cosmodrome.games.galaxy_trucker import events
from cosmodrome.games.galaxy_trucker.atoms.building import take_from
from cosmodrome.games.galaxy_trucker.cards import LEVEL, NO_CARD
from cosmodrome.games.galaxy_trucker.data import (
    BATTERY,
    CAPACITY,
    EMPTY,
    HOLD,
    NOWHERE,
    PILES,
    ROLE,
    SPACES,
)
from cosmodrome.games.galaxy_trucker.table import ALIEN, DECK_STREAM, SHIFT, Table


# -- inspection, crew, launch (GT-10 to GT-12) -------------------------------------------------------------------------
def remove_tile(t: Table, ship: int, cell: int) -> None:
    """Remove a tile at the inspection: it is a lost component, but not in the test flight (GT-10.5, GT-25.11)."""
    tile = t.ships[ship][cell] // 4
    t.ships[ship][cell] = EMPTY
    if t.test:
        insort(t.face_up, tile)
    else:
        t.lost[ship].append(tile)
    t.emit(events.REMOVED, ship, cell, tile, t.test)


def lose_reserve(t: Table, ship: int) -> None:
    """Count tiles still set aside as lost components (GT-6.4)."""
    for tile in t.reserve[ship]:
        t.lost[ship].append(tile)
        t.emit(events.RESERVE_LOST, ship, tile)
    t.reserve[ship] = []


def renumber(t: Table, ship: int, number: int) -> None:
    """Give a ship another number tile (GT-25.5)."""
    t.number[ship] = number
    t.emit(events.RENUMBERED, ship, number)


def charge(t: Table, ship: int, cell: int) -> None:
    """Fill a battery tile (GT-11.1)."""
    t.loads[ship][cell] = CAPACITY[t.ships[ship][cell] // 4]
    t.emit(events.CHARGED, ship, cell, t.loads[ship][cell])


def board(t: Table, ship: int, cell: int, load: int) -> None:
    """Put humans or an alien into a cabin (GT-11.3 to GT-11.5)."""
    t.loads[ship][cell] = load
    t.emit(events.BOARDED, ship, cell, load)


def launch(t: Table, ship: int, position: int) -> None:
    """Put a ship's marker on the flight board (GT-12.2)."""
    t.position[ship] = position
    t.flying[ship] = 1
    t.emit(events.LAUNCHED, ship, position)


def put_numbers_away(t: Table) -> None:
    """Put the number tiles away (GT-12.4)."""
    t.number = [0] * t.seats


# -- cards (GT-12) -----------------------------------------------------------------------------------------------------
def open_card(t: Table, first: bool) -> int:
    """Open the next card; the first one is of the round's own level (GT-12.1), unless the order is fixed (GT-26.5)."""
    card = next_in_order(t) if t.exact and not t.test else draw_card(t, min(t.round, 2) if first else NOWHERE)
    t.opened.append(card)
    t.card = card
    t.reveal()
    t.emit(events.CARD_OPENED, card)
    return card


def next_in_order(t: Table) -> int:
    """Take the top card where the piles were stacked; nobody knows the order of the unseen one (GT-26.4)."""
    for pile in range(PILES - 1):
        if t.piles[pile]:
            return t.piles[pile].pop(0)
    unseen = t.piles[PILES - 1]
    return take_from(unseen, t.roll(len(unseen), DECK_STREAM))


def draw_card(t: Table, level: int) -> int:
    """Draw any card of the flight, or any of one level."""
    if level == NOWHERE:
        place = t.roll(t.cards_left(), DECK_STREAM)
        pile = 0
        while place >= len(t.piles[pile]):
            place -= len(t.piles[pile])
            pile += 1
        return take_from(t.piles[pile], place)
    places = [4 * i + pile for pile in range(PILES) for i in range(len(t.piles[pile])) if is_of(t, pile, i, level)]
    chosen = places[t.roll(len(places), DECK_STREAM)]
    return take_from(t.piles[chosen % 4], chosen // 4)


def is_of(t: Table, pile: int, place: int, level: int) -> bool:
    """Tell whether a card of a pile is of a level."""
    return LEVEL[t.piles[pile][place]] == level


def ignore_card(t: Table) -> None:
    """Lay the open card aside without effect (GT-22.15)."""
    t.emit(events.CARD_IGNORED, t.card)


def close_card(t: Table) -> None:
    """Lay the open card aside."""
    card = t.card
    t.card = NO_CARD
    t.declared = [NOWHERE] * t.seats
    t.landed = [NOWHERE] * t.seats
    t.emit(events.CARD_CLOSED, card)


def box_cards(t: Table) -> None:
    """Put the cards that were not opened into the box (GT-7.7, GT-23.10)."""
    for pile in t.piles:
        t.box.extend(pile)
    t.piles = [[] for _ in range(PILES)]


# -- powers and movement (GT-12, GT-13) --------------------------------------------------------------------------------
def declare(t: Table, ship: int, criterion: int, power: int) -> None:
    """State a power, in halves (GT-13.7)."""
    t.declared[ship] = power
    t.emit(events.DECLARED, ship, criterion, power)


def pay_token(t: Table, ship: int, cell: int) -> None:
    """Spend a battery token (GT-13.5)."""
    t.loads[ship][cell] -= 1
    t.emit(events.PAID_TOKEN, ship, cell)


def move(t: Table, ship: int, days: int) -> None:
    """Move a ship over so many empty spaces, forward or backward (GT-12.9 to GT-12.11)."""
    position = t.position[ship]
    step = 1 if days > 0 else -1
    left = days * step
    while left > 0:
        position += step
        if not is_occupied(t, ship, position):
            left -= 1
    if days != 0:
        t.emit(events.MOVED, ship, t.position[ship], position, t.card)
    t.position[ship] = position


def is_occupied(t: Table, ship: int, position: int) -> bool:
    """Tell whether another ship's marker stands on a space, also one a lap ahead or behind (GT-12.11)."""
    for other in range(t.seats):
        if other != ship and t.flying[other] and (t.position[other] - position) % SPACES == 0:
            return True
    return False


def give_up(t: Table, ship: int, why: int) -> None:
    """Take a ship's marker off the flight board (GT-23.1)."""
    t.flying[ship] = 0
    t.emit(events.GAVE_UP, ship, why)


# -- hits (GT-14) ------------------------------------------------------------------------------------------------------
def note_roll(t: Table, ship: int, first: int, second: int) -> None:
    """Tell what the dice show."""
    t.emit(events.ROLLED, ship, first, second, t.card)


def note_hit(t: Table, event: int, ship: int, hit: int, line: int, cell: int) -> None:
    """Tell what came of a hit: which of the five events, where."""
    t.emit(event, ship, hit, line, cell)


def lose_tile(t: Table, ship: int, cell: int) -> None:
    """Put a tile on the lost pile; what it carries goes to the bank (GT-14.12)."""
    tile = t.ships[ship][cell] // 4
    load = t.loads[ship][cell]
    if ROLE[tile] == HOLD:
        for colour in range(4):
            t.bank[colour] += load // SHIFT[colour] % 4
    t.loads[ship][cell] = 0
    t.ships[ship][cell] = EMPTY
    t.lost[ship].append(tile)
    t.emit(events.TILE_LOST, ship, cell, tile)


def keep_part(t: Table, ship: int, cell: int, inspection: int) -> None:
    """Tell which part flies on; the others are lost one by one."""
    t.emit(events.KEPT_PART, ship, cell, inspection)


def alien_leaves(t: Table, ship: int, cell: int) -> None:
    """Let an alien without life support go (GT-11.13)."""
    alien = t.loads[ship][cell] - ALIEN
    t.loads[ship][cell] = 0
    t.emit(events.ALIEN_LEFT, ship, cell, alien)


# -- goods, crew, tokens (GT-15) ---------------------------------------------------------------------------------------
def lose_figure(t: Table, ship: int, cell: int) -> None:
    """Take one figure out of a cabin."""
    load = t.loads[ship][cell]
    t.loads[ship][cell] = 0 if load >= ALIEN else load - 1
    t.emit(events.CREW_LOST, ship, cell, max(load, 2) - 2, t.card)


def lose_token(t: Table, ship: int, cell: int) -> None:
    """Take a battery token away (GT-15.8)."""
    assert ROLE[t.ships[ship][cell] // 4] == BATTERY
    t.loads[ship][cell] -= 1
    t.emit(events.TOKEN_LOST, ship, cell)


def lose_block(t: Table, ship: int, cell: int, colour: int) -> None:
    """Take a goods block away (GT-15.7)."""
    t.loads[ship][cell] -= SHIFT[colour]
    t.bank[colour] += 1
    t.emit(events.GOODS_LOST, ship, cell, colour)


def offer_goods(t: Table, ship: int, colour: int, count: int) -> None:
    """Take goods from the bank to be loaded, as far as they are there (GT-15.6)."""
    count = min(count, t.bank[colour])
    if count > 0:
        t.bank[colour] -= count
        t.pallet[colour] += count
        t.emit(events.GOODS_OFFERED, ship, colour, count)


def load_block(t: Table, ship: int, cell: int, colour: int) -> None:
    """Put a block into a container (GT-15.1)."""
    t.pallet[colour] -= 1
    t.loads[ship][cell] += SHIFT[colour]
    t.emit(events.GOODS_LOADED, ship, cell, colour)


def unload_block(t: Table, ship: int, cell: int, colour: int) -> None:
    """Take a block out of a container while loading (GT-15.3)."""
    t.pallet[colour] += 1
    t.loads[ship][cell] -= SHIFT[colour]
    t.emit(events.GOODS_UNLOADED, ship, cell, colour)


def bank_pallet(t: Table, ship: int) -> None:
    """Return what was not loaded (GT-15.5)."""
    for colour in range(4):
        count = t.pallet[colour]
        if count > 0:
            t.bank[colour] += count
            t.pallet[colour] = 0
            t.emit(events.GOODS_BANKED, ship, colour, count)


def land(t: Table, ship: int, planet: int) -> None:
    """Land on a planet (GT-17.2)."""
    t.landed[ship] = planet
    t.emit(events.LANDED, ship, planet)


def note(t: Table, event: int, ship: int, more: int, still_more: int) -> None:
    """Tell something that changes nothing by itself."""
    t.emit(event, ship, more, still_more)


# -- credits (GT-24) ---------------------------------------------------------------------------------------------------
def pay(t: Table, ship: int, credits: int) -> None:
    """Give credits to whoever flies a ship."""
    t.credits[t.purse(t.pilot[ship])] += credits


def earn(t: Table, ship: int, credits: int) -> None:
    """Receive the credits of a card."""
    pay(t, ship, credits)
    t.emit(events.EARNED, ship, credits, t.card)


def reward(t: Table, ship: int, place: int, credits: int) -> None:
    """Receive the reward for finishing (GT-24.2)."""
    pay(t, ship, credits)
    t.emit(events.REWARDED, ship, place, credits)


def reward_beauty(t: Table, ship: int, credits: int) -> None:
    """Receive the reward for the best-looking ship (GT-24.3)."""
    pay(t, ship, credits)
    t.emit(events.MOST_BEAUTIFUL, ship, credits)


def sell_goods(t: Table, ship: int, credits: int) -> None:
    """Sell all goods aboard (GT-24.4); they go to the bank."""
    for cell in range(len(t.loads[ship])):
        if ROLE[t.ships[ship][cell] // 4] == HOLD:
            for colour in range(4):
                t.bank[colour] += t.loads[ship][cell] // SHIFT[colour] % 4
            t.loads[ship][cell] = 0
    pay(t, ship, credits)
    t.emit(events.SOLD, ship, credits, t.flying[ship])


def fine(t: Table, ship: int, credits: int) -> None:
    """Pay for lost components, as far as the credits go (GT-24.5, GT-24.7)."""
    purse = t.purse(t.pilot[ship])
    credits = min(credits, t.credits[purse])
    t.credits[purse] -= credits
    t.emit(events.FINED, ship, len(t.lost[ship]), credits)


def end_round(t: Table, beginner: int) -> None:
    """Say that a round is over, and who begins the next one (GT-29.18)."""
    t.beginner = beginner
    t.emit(events.ROUND_ENDED, t.round)


def end_game(t: Table, winners: int) -> None:
    """End the game; the greatest winners are known (GT-1.4)."""
    t.emit(events.GAME_OVER, winners)
    t.finish()
