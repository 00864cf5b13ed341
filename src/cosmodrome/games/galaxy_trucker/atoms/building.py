"""Atoms of a round's beginning and of building."""

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import events
from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.cards import NO_CARD
from cosmodrome.games.galaxy_trucker.kit import CELLS, EMPTY, LEVELS, NO_TILE, NOWHERE, PILES
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.agenda import BITS


# -- set-up (GT-1, GT-2) -----------------------------------------------------------------------------------------------
def lay_out(g: GalaxyTrucker, realtime: bool, options: dict[str, int]) -> None:
    """Put on the table what is there before the first round, and note how it is to be played."""
    g.cells = t.TABLE.fresh(g.seats)
    for level in range(LEVELS):
        for card in g.kit.decks[level]:
            t.DECKS.add(g, level, card)
    t.REALTIME.set(g, 1 if realtime else 0)
    t.ROUNDS.set(g, options["rounds"])
    t.STRICT.set(g, options["build_checks"])
    t.EXACT.set(g, options["exact_forecast"])
    t.TEAM.set(g, options["team"])
    t.OPEN_CREDITS.set(g, options["open_credits"])
    t.TEST_FLIGHT.set(g, options["test_flight"])
    t.CYCLES_PER_RUN.set(g, options["cycles_per_run"])
    t.HOURGLASS_SECONDS.set(g, options["hourglass_seconds"])
    t.BOT_DELAY.set(g, options["bot_delay_s"])


def clear_table(g: GalaxyTrucker) -> None:
    """Return everything but credits and cards (GT-1.7, GT-2.13, GT-24.8)."""
    t.HEAP.clear(g, 0)
    for tile in g.kit.warehouse:
        t.HEAP.add(g, 0, tile)
    t.FACE_UP.clear(g, 0)
    for colour in range(4):
        t.BANK.set(g, colour, g.kit.bank[colour])
    t.CARD.set(g, NO_CARD)
    for ship in range(g.seats):
        clear_ship(g, ship)


def clear_ship(g: GalaxyTrucker, ship: i64) -> None:
    """Return all that a ship and the seat of its number have."""
    for cell in range(CELLS + 1):
        t.SHIPS.set(g, ship, cell, EMPTY)
        t.LOADS.set(g, ship, cell, 0)
    t.LAST.set(g, ship, NOWHERE)
    t.LAST_FROM.set(g, ship, 0)
    t.RESERVES.clear(g, ship)
    t.LOST.clear(g, ship)
    t.NUMBER.set(g, ship, 0)
    t.POSITION.set(g, ship, 0)
    t.FLYING.set(g, ship, 0)
    t.DECLARED.set(g, ship, NOWHERE)
    t.LANDED.set(g, ship, NOWHERE)
    t.PILOT.set(g, ship, ship)
    t.AT.set(g, ship, ship)
    t.HAND.set(g, ship, NO_TILE)
    t.HAND_FROM.set(g, ship, 0)
    t.LOOKING.set(g, ship, NOWHERE)
    t.LOOKED.set(g, ship, 0)


def begin_round(g: GalaxyTrucker, ship_class: i64, test: i64) -> None:
    """Give everybody a board with the starting cabin, and put the hourglass on its circle (GT-2.1 to GT-2.6)."""
    clear_table(g)
    t.ROUND.set(g, ship_class)
    t.ROUNDS.set(g, t.ROUNDS.get(g) & ~BITS[ship_class])
    t.TEST.set(g, test)
    board = g.board()
    for ship in range(g.seats):
        t.SHIPS.set(g, ship, board.start, 4 * g.kit.start_cabins[ship])
    t.CIRCLE.set(g, NOWHERE if test else board.first_circle)
    t.RUNNING.set(g, 0 if test else 1)
    t.CYCLES.set(g, 0)
    t.STARTER.set(g, t.BEGINNER.get(g))
    events.ROUND_BEGAN.emit(g, ship_class, test)


def deal_piles(g: GalaxyTrucker) -> None:
    """Deal the piles at random from the unused cards (GT-7.1, GT-7.11); the test flight has its own eight cards."""
    for pile in range(PILES):
        t.CARD_PILES.clear(g, pile)
    if t.TEST.get(g):
        for card in g.kit.test_cards:
            t.DECKS.remove(g, 0, card)
            t.CARD_PILES.add(g, 0, card)
        return
    recipe = g.board().recipe
    for pile in range(PILES):
        for level in range(LEVELS):
            for _ in range(recipe[level]):
                place = g.roll(t.DECKS.size(g, level), t.CARD_STREAM)
                t.CARD_PILES.add(g, pile, t.DECKS.take_unordered(g, level, place))
        if t.EXACT.get(g):
            shuffle(g, pile)


def shuffle(g: GalaxyTrucker, pile: i64) -> None:
    """Put the cards of a pile in a random order that matters (GT-26.4)."""
    for i in range(t.CARD_PILES.size(g, pile) - 1, 0, -1):
        j = g.roll(i + 1, t.CARD_STREAM)
        card = t.CARD_PILES.get(g, pile, i)
        t.CARD_PILES.set(g, pile, i, t.CARD_PILES.get(g, pile, j))
        t.CARD_PILES.set(g, pile, j, card)


# -- taking and placing tiles (GT-3, GT-4, GT-6) -----------------------------------------------------------------------
def fix_last(g: GalaxyTrucker, ship: i64) -> None:
    """Fix the tile placed last (GT-3.8)."""
    t.LAST.set(g, ship, NOWHERE)


def take(g: GalaxyTrucker, seat: i64, tile: i64, source: i64) -> None:
    """Hold a tile; the tile placed last becomes fixed."""
    fix_last(g, t.AT.get(g, seat))
    t.HAND.set(g, seat, tile)
    t.HAND_FROM.set(g, seat, source)
    events.TOOK.emit(g, seat, tile, source)


def draw_tile(g: GalaxyTrucker, seat: i64) -> None:
    """Take an unknown tile of the warehouse (GT-3.2)."""
    take(g, seat, t.HEAP.take_unordered(g, 0, g.roll(t.HEAP.size(g, 0), t.HEAP_STREAM)), t.DRAWN)


def take_face_up(g: GalaxyTrucker, seat: i64, tile: i64) -> None:
    """Take a face-up tile of the warehouse."""
    t.FACE_UP.remove(g, 0, tile)
    take(g, seat, tile, t.FROM_FACE_UP)


def take_reserve(g: GalaxyTrucker, seat: i64, slot: i64) -> None:
    """Take up a tile that was set aside (GT-6.3)."""
    take(g, seat, t.RESERVES.take(g, t.AT.get(g, seat), slot), t.FROM_RESERVE)


def lay_face_up(g: GalaxyTrucker, tile: i64) -> None:
    """Lay a tile among those of the warehouse that everybody sees."""
    place = t.FACE_UP.size(g, 0)
    while place > 0 and t.FACE_UP.get(g, 0, place - 1) > tile:
        place -= 1
    t.FACE_UP.insert(g, 0, place, tile)


def retake(g: GalaxyTrucker, seat: i64) -> None:
    """Take the tile placed last back into the hand (GT-3.8, GT-3.13)."""
    ship = t.AT.get(g, seat)
    cell = t.LAST.get(g, ship)
    tile = g.tile_at(ship, cell)
    t.HAND.set(g, seat, tile)
    t.HAND_FROM.set(g, seat, t.LAST_FROM.get(g, ship))
    t.SHIPS.set(g, ship, cell, EMPTY)
    fix_last(g, ship)
    events.RETOOK.emit(g, seat, ship, cell, tile)


def place(g: GalaxyTrucker, seat: i64, cell: i64, rotation: i64) -> None:
    """Add the tile in hand to the ship; it is not fixed yet."""
    ship = t.AT.get(g, seat)
    piece = 4 * t.HAND.get(g, seat) + rotation
    t.SHIPS.set(g, ship, cell, piece)
    t.LAST.set(g, ship, cell)
    t.LAST_FROM.set(g, ship, t.HAND_FROM.get(g, seat))
    t.HAND.set(g, seat, NO_TILE)
    events.PLACED.emit(g, seat, ship, cell, piece)


def set_aside(g: GalaxyTrucker, seat: i64) -> None:
    """Put the tile in hand into the reserve (GT-6.1)."""
    ship, tile = t.AT.get(g, seat), t.HAND.get(g, seat)
    t.RESERVES.add(g, ship, tile)
    t.HAND.set(g, seat, NO_TILE)
    events.SET_ASIDE.emit(g, seat, ship, tile)


def return_tile(g: GalaxyTrucker, seat: i64) -> None:
    """Put the tile in hand face up into the warehouse (GT-3.5)."""
    tile = t.HAND.get(g, seat)
    lay_face_up(g, tile)
    t.HAND.set(g, seat, NO_TILE)
    events.RETURNED.emit(g, seat, tile)


def take_off(g: GalaxyTrucker, seat: i64, cell: i64) -> None:
    """Take a faulty tile off the ship and put it face up into the warehouse (GT-25.12)."""
    ship = t.AT.get(g, seat)
    tile = g.tile_at(ship, cell)
    t.SHIPS.set(g, ship, cell, EMPTY)
    if t.LAST.get(g, ship) == cell:
        fix_last(g, ship)
    lay_face_up(g, tile)
    events.TOOK_OFF.emit(g, seat, ship, cell, tile)


def pass_turn(g: GalaxyTrucker, seat: i64) -> None:
    """Do nothing in a building turn."""
    events.PASSED.emit(g, seat)


# -- piles and hourglass (GT-7, GT-8) ----------------------------------------------------------------------------------
def look(g: GalaxyTrucker, seat: i64, pile: i64) -> None:
    """Learn the cards of an open pile (GT-7.4)."""
    t.LOOKED.set(g, seat, t.LOOKED.get(g, seat) | BITS[pile])
    for i in range(t.CARD_PILES.size(g, pile)):
        g.set_known(seat, t.CARD_PILES.get(g, pile, i), True)
    if t.REALTIME.get(g):
        t.LOOKING.set(g, seat, pile)
    g.reveal()
    events.LOOKED.emit(g, seat, pile)


def close_pile(g: GalaxyTrucker, seat: i64) -> None:
    """Put the pile back."""
    pile = t.LOOKING.get(g, seat)
    t.LOOKING.set(g, seat, NOWHERE)
    events.CLOSED_PILE.emit(g, seat, pile)


def turn_glass(g: GalaxyTrucker, seat: i64) -> None:
    """Turn the hourglass and move it to the next lower circle (GT-8.2)."""
    t.CIRCLE.add(g, -1)
    t.RUNNING.set(g, 1)
    t.CYCLES.set(g, 0)
    events.GLASS_TURNED.emit(g, seat, t.CIRCLE.get(g))


def run_out(g: GalaxyTrucker) -> None:
    """Let the sand run out."""
    t.RUNNING.set(g, 0)
    events.SAND_RAN_OUT.emit(g, t.CIRCLE.get(g))


def begin_cycle(g: GalaxyTrucker, beginner: i64) -> None:
    """Give the first building turn of a cycle to a seat (GT-29.11)."""
    t.BEGINNER.set(g, beginner)
    events.CYCLE_BEGAN.emit(g, beginner, t.CYCLES.get(g))


def name_beginner(g: GalaxyTrucker, beginner: i64) -> None:
    """Say who would begin the next cycle, when building ends: late number tiles go from there (GT-29.21)."""
    t.BEGINNER.set(g, beginner)


def end_cycle(g: GalaxyTrucker) -> None:
    """Count a whole cycle."""
    t.CYCLES.add(g, 1)


# -- finishing (GT-9) --------------------------------------------------------------------------------------------------
def take_number(g: GalaxyTrucker, seat: i64, number: i64) -> None:
    """Finish the ship with a number tile; its last tile becomes fixed."""
    ship = t.AT.get(g, seat)
    fix_last(g, ship)
    t.NUMBER.set(g, ship, number)
    events.FINISHED.emit(g, seat, ship, number)


def swap_partners(g: GalaxyTrucker, building: i64) -> None:
    """Let partners change ships; last tiles become fixed, tiles of a reserve stay with their ship (GT-26.12, 26.18)."""
    for seat in range(g.seats):
        fix_last(g, t.AT.get(g, seat))
        if t.HAND.get(g, seat) != NO_TILE and t.HAND_FROM.get(g, seat) == t.FROM_RESERVE:
            set_aside(g, seat)
        if t.LOOKING.get(g, seat) != NOWHERE:
            close_pile(g, seat)
    for seat in range(2):
        ship, other = t.AT.get(g, seat), t.AT.get(g, seat + 2)
        t.AT.set(g, seat, other)
        t.AT.set(g, seat + 2, ship)
    for seat in range(g.seats):
        t.PILOT.set(g, t.AT.get(g, seat), seat)
    events.SWAPPED.emit(g, building)


def end_building(g: GalaxyTrucker) -> None:
    """Stop everybody: tiles in hand go back to where they belong, piles are put back (GT-8.9, GT-9.7)."""
    late: i64 = 0
    for seat in range(g.seats):
        fix_last(g, t.AT.get(g, seat))
        if t.LOOKING.get(g, seat) != NOWHERE:
            close_pile(g, seat)
        if t.HAND.get(g, seat) != NO_TILE:
            if t.HAND_FROM.get(g, seat) == t.FROM_RESERVE:
                set_aside(g, seat)
            else:
                return_tile(g, seat)
        if not g.has_finished(seat):
            late += 1
    t.RUNNING.set(g, 0)
    events.BUILDING_ENDED.emit(g, late)
