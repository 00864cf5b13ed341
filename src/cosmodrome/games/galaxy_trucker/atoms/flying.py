"""Atoms of inspection, launch, flight and settlement."""

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import events
from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.atoms.building import lay_face_up
from cosmodrome.games.galaxy_trucker.cards import NO_CARD
from cosmodrome.games.galaxy_trucker.kit import CELLS, EMPTY, HOLD, NOWHERE, PILES, SPACES
from cosmodrome.games.galaxy_trucker.table import ALIEN, SHIFT, GalaxyTrucker
from cosmodrome.kernel.event import EventKind
from cosmodrome.kernel.flow import finish


# -- inspection, crew, launch (GT-10 to GT-12) -------------------------------------------------------------------------
def remove_tile(g: GalaxyTrucker, ship: i64, cell: i64) -> None:
    """Remove a tile at the inspection: it is a lost component, but not in the test flight (GT-10.5, GT-25.11)."""
    tile, test = g.tile_at(ship, cell), t.TEST.get(g)
    t.SHIPS.set(g, ship, cell, EMPTY)
    if test:
        lay_face_up(g, tile)
    else:
        t.LOST.add(g, ship, tile)
    events.REMOVED.emit(g, ship, cell, tile, test)


def lose_reserve(g: GalaxyTrucker, ship: i64) -> None:
    """Count tiles still set aside as lost components (GT-6.4)."""
    for slot in range(t.RESERVES.size(g, ship)):
        tile = t.RESERVES.get(g, ship, slot)
        t.LOST.add(g, ship, tile)
        events.RESERVE_LOST.emit(g, ship, tile)
    t.RESERVES.clear(g, ship)


def renumber(g: GalaxyTrucker, ship: i64, number: i64) -> None:
    """Give a ship another number tile (GT-25.5)."""
    t.NUMBER.set(g, ship, number)
    events.RENUMBERED.emit(g, ship, number)


def charge(g: GalaxyTrucker, ship: i64, cell: i64) -> None:
    """Fill a battery tile (GT-11.1)."""
    tokens = g.kit.capacity[g.tile_at(ship, cell)]
    t.LOADS.set(g, ship, cell, tokens)
    events.CHARGED.emit(g, ship, cell, tokens)


def board(g: GalaxyTrucker, ship: i64, cell: i64, load: i64) -> None:
    """Put humans or an alien into a cabin (GT-11.3 to GT-11.5)."""
    t.LOADS.set(g, ship, cell, load)
    events.BOARDED.emit(g, ship, cell, load)


def launch(g: GalaxyTrucker, ship: i64, position: i64) -> None:
    """Put a ship's marker on the flight board (GT-12.2)."""
    t.POSITION.set(g, ship, position)
    t.FLYING.set(g, ship, 1)
    events.LAUNCHED.emit(g, ship, position)


def put_numbers_away(g: GalaxyTrucker) -> None:
    """Put the number tiles away (GT-12.4)."""
    for ship in range(g.seats):
        t.NUMBER.set(g, ship, 0)


# -- cards (GT-12) -----------------------------------------------------------------------------------------------------
def open_card(g: GalaxyTrucker, first: bool) -> i64:
    """Open the next card; the first one is of the round's own level (GT-12.1), unless the order is fixed (GT-26.5)."""
    if t.EXACT.get(g) and not t.TEST.get(g):
        card = next_in_order(g)
    else:
        card = draw_of_level(g, min(t.ROUND.get(g), 2)) if first else draw_card(g)
    t.OPENED.add(g, 0, card)
    t.CARD.set(g, card)
    g.reveal()
    events.CARD_OPENED.emit(g, card)
    return card


def next_in_order(g: GalaxyTrucker) -> i64:
    """Take the top card where the piles were stacked; nobody knows the order of the unseen one (GT-26.4)."""
    unseen = PILES - 1
    for pile in range(unseen):
        if t.CARD_PILES.size(g, pile):
            return t.CARD_PILES.take(g, pile, 0)
    return t.CARD_PILES.take_unordered(g, unseen, g.roll(t.CARD_PILES.size(g, unseen), t.DECK_STREAM))


def draw_card(g: GalaxyTrucker) -> i64:
    """Draw any card of the flight."""
    place: i64 = g.roll(g.cards_left(), t.DECK_STREAM)
    pile: i64 = 0
    while place >= t.CARD_PILES.size(g, pile):
        place -= t.CARD_PILES.size(g, pile)
        pile += 1
    return t.CARD_PILES.take_unordered(g, pile, place)


def draw_of_level(g: GalaxyTrucker, level: i64) -> i64:
    """Draw any card of one level."""
    cards = g.kit.cards
    places = [
        PILES * i + pile
        for pile in range(PILES)
        for i in range(t.CARD_PILES.size(g, pile))
        if cards[t.CARD_PILES.get(g, pile, i)].level == level
    ]
    chosen = places[g.roll(len(places), t.DECK_STREAM)]
    return t.CARD_PILES.take_unordered(g, chosen % PILES, chosen // PILES)


def ignore_card(g: GalaxyTrucker) -> None:
    """Lay the open card aside without effect (GT-22.15)."""
    events.CARD_IGNORED.emit(g, t.CARD.get(g))


def close_card(g: GalaxyTrucker) -> None:
    """Lay the open card aside."""
    card = t.CARD.get(g)
    t.CARD.set(g, NO_CARD)
    for ship in range(g.seats):
        t.DECLARED.set(g, ship, NOWHERE)
        t.LANDED.set(g, ship, NOWHERE)
    events.CARD_CLOSED.emit(g, card)


def box_cards(g: GalaxyTrucker) -> None:
    """Put the cards that were not opened into the box (GT-7.7, GT-23.10)."""
    for pile in range(PILES):
        for i in range(t.CARD_PILES.size(g, pile)):
            t.BOX.add(g, 0, t.CARD_PILES.get(g, pile, i))
        t.CARD_PILES.clear(g, pile)


# -- powers and movement (GT-12, GT-13) --------------------------------------------------------------------------------
def declare(g: GalaxyTrucker, ship: i64, criterion: i64, power: i64) -> None:
    """State a power, in halves (GT-13.7)."""
    t.DECLARED.set(g, ship, power)
    events.DECLARED.emit(g, ship, criterion, power)


def pay_token(g: GalaxyTrucker, ship: i64, cell: i64) -> None:
    """Spend a battery token (GT-13.5)."""
    t.LOADS.add(g, ship, cell, -1)
    events.PAID_TOKEN.emit(g, ship, cell)


def move(g: GalaxyTrucker, ship: i64, days: i64) -> None:
    """Move a ship over so many empty spaces, forward or backward (GT-12.9 to GT-12.11)."""
    start = t.POSITION.get(g, ship)
    position = start
    step = 1 if days > 0 else -1
    left = days * step
    while left > 0:
        position += step
        if not is_occupied(g, ship, position):
            left -= 1
    if days != 0:
        t.POSITION.set(g, ship, position)
        events.MOVED.emit(g, ship, start, position, t.CARD.get(g))
        skipped = position - start - days
        if skipped != 0:
            events.SKIPPED.emit(g, ship, skipped * step, int(step > 0))


def is_occupied(g: GalaxyTrucker, ship: i64, position: i64) -> bool:
    """Tell whether another ship's marker stands on a space, also one a lap ahead or behind (GT-12.11)."""
    for other in range(g.seats):
        if other != ship and t.FLYING.get(g, other) and (t.POSITION.get(g, other) - position) % SPACES == 0:
            return True
    return False


def give_up(g: GalaxyTrucker, ship: i64, why: i64) -> None:
    """Take a ship's marker off the flight board (GT-23.1)."""
    t.FLYING.set(g, ship, 0)
    events.GAVE_UP.emit(g, ship, why)


# -- hits (GT-14) ------------------------------------------------------------------------------------------------------
def note_roll(g: GalaxyTrucker, ship: i64, first: i64, second: i64) -> None:
    """Tell what the dice show."""
    events.ROLLED.emit(g, ship, first, second, t.CARD.get(g))


def note_hit(g: GalaxyTrucker, event: EventKind, ship: i64, hit: i64, line: i64, cell: i64) -> None:
    """Tell what came of a hit: which of the five events, where."""
    event.emit(g, ship, hit, line, cell)


def bank_goods(g: GalaxyTrucker, ship: i64, cell: i64) -> None:
    """Return what a hold carries to the bank."""
    load = t.LOADS.get(g, ship, cell)
    for colour in range(4):
        t.BANK.add(g, colour, load // SHIFT[colour] % 4)


def lose_tile(g: GalaxyTrucker, ship: i64, cell: i64) -> None:
    """Put a tile on the lost pile; what it carries goes to the bank (GT-14.12)."""
    tile = g.tile_at(ship, cell)
    if g.kit.role[tile] == HOLD:
        bank_goods(g, ship, cell)
    t.LOADS.set(g, ship, cell, 0)
    t.SHIPS.set(g, ship, cell, EMPTY)
    t.LOST.add(g, ship, tile)
    events.TILE_LOST.emit(g, ship, cell, tile)


def keep_part(g: GalaxyTrucker, ship: i64, cell: i64, inspection: i64) -> None:
    """Tell which part flies on; the others are lost one by one."""
    events.KEPT_PART.emit(g, ship, cell, inspection)


def alien_leaves(g: GalaxyTrucker, ship: i64, cell: i64) -> None:
    """Let an alien without life support go (GT-11.13)."""
    alien = t.LOADS.get(g, ship, cell) - ALIEN
    t.LOADS.set(g, ship, cell, 0)
    events.ALIEN_LEFT.emit(g, ship, cell, alien)


# -- goods, crew, tokens (GT-15) ---------------------------------------------------------------------------------------
def lose_figure(g: GalaxyTrucker, ship: i64, cell: i64) -> None:
    """Take one figure out of a cabin."""
    load = t.LOADS.get(g, ship, cell)
    t.LOADS.set(g, ship, cell, 0 if load >= ALIEN else load - 1)
    events.CREW_LOST.emit(g, ship, cell, max(load, 2) - 2, t.CARD.get(g))


def lose_token(g: GalaxyTrucker, ship: i64, cell: i64) -> None:
    """Take a battery token away (GT-15.8)."""
    t.LOADS.add(g, ship, cell, -1)
    events.TOKEN_LOST.emit(g, ship, cell)


def lose_block(g: GalaxyTrucker, ship: i64, cell: i64, colour: i64) -> None:
    """Take a goods block away (GT-15.7)."""
    t.LOADS.add(g, ship, cell, -SHIFT[colour])
    t.BANK.add(g, colour, 1)
    events.GOODS_LOST.emit(g, ship, cell, colour)


def offer_goods(g: GalaxyTrucker, ship: i64, colour: i64, count: i64) -> None:
    """Take goods from the bank to be loaded, as far as they are there (GT-15.6)."""
    count = min(count, t.BANK.get(g, colour))
    if count > 0:
        t.BANK.add(g, colour, -count)
        t.PALLET.add(g, colour, count)
        events.GOODS_OFFERED.emit(g, ship, colour, count)


def load_block(g: GalaxyTrucker, ship: i64, cell: i64, colour: i64) -> None:
    """Put a block into a container (GT-15.1)."""
    t.PALLET.add(g, colour, -1)
    t.LOADS.add(g, ship, cell, SHIFT[colour])
    events.GOODS_LOADED.emit(g, ship, cell, colour)


def unload_block(g: GalaxyTrucker, ship: i64, cell: i64, colour: i64) -> None:
    """Take a block out of a container while loading (GT-15.3)."""
    t.PALLET.add(g, colour, 1)
    t.LOADS.add(g, ship, cell, -SHIFT[colour])
    events.GOODS_UNLOADED.emit(g, ship, cell, colour)


def bank_pallet(g: GalaxyTrucker, ship: i64) -> None:
    """Return what was not loaded (GT-15.5)."""
    for colour in range(4):
        count = t.PALLET.get(g, colour)
        if count > 0:
            t.BANK.add(g, colour, count)
            t.PALLET.set(g, colour, 0)
            events.GOODS_BANKED.emit(g, ship, colour, count)


def land(g: GalaxyTrucker, ship: i64, planet: i64) -> None:
    """Land on a planet (GT-17.2)."""
    t.LANDED.set(g, ship, planet)
    events.LANDED.emit(g, ship, planet)


# -- what changes nothing by itself (GT-21, GT-22) ---------------------------------------------------------------------
def note_fight(g: GalaxyTrucker, event: EventKind, ship: i64, card: i64) -> None:
    """Tell how a fight with an enemy ended: which of the three events."""
    event.emit(g, ship, card)


def note_line(g: GalaxyTrucker, ship: i64, line: i64) -> None:
    """Tell whom a line of a Combat Zone strikes."""
    events.SUFFERED.emit(g, ship, line)


def note_sabotage(g: GalaxyTrucker, ship: i64, column: i64, row: i64) -> None:
    """Tell where saboteurs are at work."""
    events.SABOTAGED.emit(g, ship, column, row)


# -- credits (GT-24) ---------------------------------------------------------------------------------------------------
def pay(g: GalaxyTrucker, ship: i64, credits: i64) -> None:
    """Give credits to whoever flies a ship."""
    t.CREDITS.add(g, g.purse(t.PILOT.get(g, ship)), credits)


def earn(g: GalaxyTrucker, ship: i64, credits: i64) -> None:
    """Receive the credits of a card."""
    pay(g, ship, credits)
    events.EARNED.emit(g, ship, credits, t.CARD.get(g))


def reward(g: GalaxyTrucker, ship: i64, place: i64, credits: i64) -> None:
    """Receive the reward for finishing (GT-24.2)."""
    pay(g, ship, credits)
    events.REWARDED.emit(g, ship, place, credits)


def reward_beauty(g: GalaxyTrucker, ship: i64, credits: i64) -> None:
    """Receive the reward for the best-looking ship (GT-24.3)."""
    pay(g, ship, credits)
    events.MOST_BEAUTIFUL.emit(g, ship, credits)


def sell_goods(g: GalaxyTrucker, ship: i64, credits: i64) -> None:
    """Sell all goods aboard (GT-24.4); they go to the bank."""
    for cell in range(CELLS):
        if g.is_loaded(ship, cell, HOLD):
            bank_goods(g, ship, cell)
            t.LOADS.set(g, ship, cell, 0)
    pay(g, ship, credits)
    events.SOLD.emit(g, ship, credits, t.FLYING.get(g, ship))


def fine(g: GalaxyTrucker, ship: i64, credits: i64) -> None:
    """Pay for lost components, as far as the credits go (GT-24.5, GT-24.7)."""
    purse = g.purse(t.PILOT.get(g, ship))
    credits = min(credits, t.CREDITS.get(g, purse))
    t.CREDITS.add(g, purse, -credits)
    events.FINED.emit(g, ship, t.LOST.size(g, ship), credits)


def end_round(g: GalaxyTrucker, beginner: i64) -> None:
    """Say that a round is over, and who begins the next one (GT-29.18)."""
    t.BEGINNER.set(g, beginner)
    events.ROUND_ENDED.emit(g, t.ROUND.get(g))


def end_game(g: GalaxyTrucker, winners: i64, succeeded: i64) -> None:
    """End the game; all winners are known, and the greatest of them (GT-1.4)."""
    events.GAME_OVER.emit(g, winners, succeeded)
    finish(g)
