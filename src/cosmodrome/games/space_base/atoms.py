"""Atoms: the only functions that change the table.  Each does one thing and tells what it did; none ever asks."""

from cosmodrome.games.space_base import events
from cosmodrome.games.space_base.data import (
    ARROW,
    CARDS,
    CELLS,
    CHARGES,
    COLONY_VP,
    DEPLOYED,
    FIRST_COLONY,
    FIRST_SHIP,
    HAS_CLAIM,
    LEVEL,
    NEED,
    PER_LEVEL,
    REWARDS,
    START,
    STATION,
)
from cosmodrome.games.space_base.table import (
    DECK_STREAM,
    GOAL,
    NO_CARD,
    NO_PHASE,
    NOWHERE,
    ORDER_STREAM,
    ROW,
    SHIPS_FOR_SALE,
    Table,
)
from cosmodrome.games.space_base.verbs import CREDITS, INCOME, LEVELS, SECTORS, VP
from cosmodrome.kernel.agenda import BITS


# -- resources ---------------------------------------------------------------------------------------------------------
def gain(t: Table, seat: int, resource: int, amount: int, card: int) -> None:
    """Add to a resource; whoever has 40 points brings the end in sight (SB-9.1)."""
    place = 3 * seat + resource
    t.resources[place] += amount
    t.emit(events.GAINED, seat, resource, amount, card)
    if resource == VP and t.resources[place] >= GOAL and not t.ending:
        t.ending = True
        t.emit(events.END_IN_SIGHT, seat)


def lose_points(t: Table, seat: int, amount: int, card: int) -> None:
    """Take victory points away, as far as there are any (SB-1.3, SB-8.6)."""
    lost = min(amount, t.resources[3 * seat + VP])
    if lost > 0:
        t.resources[3 * seat + VP] -= lost
        t.emit(events.LOST, seat, VP, lost, card)


def pay(t: Table, seat: int, card: int, credits: int, how: int) -> None:
    """Spend credits on a card."""
    t.resources[3 * seat + CREDITS] -= credits
    t.emit(events.BOUGHT, seat, card, credits, how)


def raise_to_income(t: Table, seat: int) -> None:
    """Raise the credits to the income if they are fewer (SB-5.9)."""
    missing = t.resources[3 * seat + INCOME] - t.resources[3 * seat + CREDITS]
    if missing > 0:
        gain(t, seat, CREDITS, missing, NO_CARD)


# -- cubes -------------------------------------------------------------------------------------------------------------
def charge(t: Table, seat: int, card: int, verb: int) -> None:
    """Put a cube on an empty cell of a card; without one the cube is lost (SB-6.2, SB-6.3)."""
    if not t.has_room(card):
        return
    if t.cubes[card] == 0:
        t.loaded[seat].append(card)
        t.loaded[seat].sort()
    t.cubes[card] += 1
    t.emit(events.CHARGED, seat, card, t.cubes[card], verb)


def uncharge(t: Table, seat: int, card: int) -> None:
    """Take a cube off a card."""
    set_cubes(t, seat, card, t.cubes[card] - 1)
    t.emit(events.UNCHARGED, seat, card, t.cubes[card])


def spend_cubes(t: Table, seat: int, card: int) -> None:
    """Take the cubes off a card that one use of its ability needs (SB-7.1, SB-7.6, SB-7.7)."""
    set_cubes(t, seat, card, t.cubes[card] - NEED[6 * t.side(card) + t.seats])
    t.emit(events.USED, seat, card, t.cubes[card])


def set_cubes(t: Table, seat: int, card: int, cubes: int) -> None:
    """Leave so many cubes of those on a card."""
    t.cubes[card] = cubes
    if cubes == 0:
        t.loaded[seat].remove(card)


def fit_cubes(t: Table, seat: int, card: int) -> None:
    """Take the cubes off a card for which its visible side has no cells (SB-7.14, SB-7.15)."""
    cells = CELLS[6 * t.side(card) + t.seats]
    if t.cubes[card] > cells:
        set_cubes(t, seat, card, cells)


def note_placing(t: Table, card: int) -> None:
    """Note that a card placed a charge in this phase (SB-8.7c)."""
    t.placed.append(card)


# -- cards on a board --------------------------------------------------------------------------------------------------
def put_card(t: Table, seat: int, card: int, sector: int, how: int) -> None:
    """Put a card into a sector; the station card there is deployed, a colony brings its points (SB-5.6c, SB-10.3)."""
    slot = ROW * seat + sector
    old = t.station[slot]
    t.below[old] = t.top[slot]
    t.top[slot] = old
    t.place[old] = 2 * slot + DEPLOYED
    fit_cubes(t, seat, old)
    t.emit(events.DEPLOYED, seat, old, sector, t.cubes[old])
    t.station[slot] = card
    t.place[card] = 2 * slot + STATION
    t.emit(events.PLACED, seat, card, sector, how)
    if COLONY_VP[card] > 0:
        gain(t, seat, VP, COLONY_VP[card], card)


def swap_sectors(t: Table, seat: int, sector: int, other: int) -> None:
    """Let all cards of two sectors change places (SB-8.4)."""
    a, b = ROW * seat + sector, ROW * seat + other
    t.station[a], t.station[b] = t.station[b], t.station[a]
    t.top[a], t.top[b] = t.top[b], t.top[a]
    for slot in (a, b):
        t.place[t.station[slot]] = 2 * slot + STATION
        card = t.top[slot]
        while card != NO_CARD:
            t.place[card] = 2 * slot + DEPLOYED
            card = t.below[card]
    t.emit(events.SWAPPED, seat, sector, other)


def exchange(t: Table, seat: int, card: int, other: int) -> None:
    """Let a card and a station card change places, and roles if the first is deployed (SB-8.10)."""
    place, slot = t.place[card], t.place[other] // 2
    t.station[slot] = card
    t.place[card] = 2 * slot + STATION
    t.place[other] = place
    if place % 2 == STATION:
        t.station[place // 2] = other
    else:
        replace_in_pile(t, place // 2, card, other)
        fit_cubes(t, seat, card)
        fit_cubes(t, seat, other)
    t.emit(events.EXCHANGED, seat, card, other)


def replace_in_pile(t: Table, slot: int, card: int, other: int) -> None:
    """Put another card where a deployed card lies."""
    t.below[other] = t.below[card]
    t.below[card] = NO_CARD
    if t.top[slot] == card:
        t.top[slot] = other
        return
    above = t.top[slot]
    while t.below[above] != card:
        above = t.below[above]
    t.below[above] = other


# -- market and decks --------------------------------------------------------------------------------------------------
def take_from_market(t: Table, slot: int) -> int:
    """Take a card out of the shipyard or a colony; its place stays empty (SB-5.8, SB-10.1)."""
    card = t.market[slot]
    t.market[slot] = NO_CARD
    t.emit(events.LEFT_MARKET, slot, card)
    return card


def claim(t: Table, seat: int, slot: int) -> int:
    """Take a ship of the shipyard free (SB-8.3); the caller says where it goes."""
    card = take_from_market(t, slot)
    t.emit(events.CLAIMED, seat, card, t.phase)
    return card


def fill_market(t: Table) -> None:
    """Fill the empty places of the shipyard from the decks of their levels, as far as these last (SB-5.8, SB-5.8a)."""
    for slot in range(SHIPS_FOR_SALE):
        if t.market[slot] == NO_CARD:
            card = draw_card(t, slot // PER_LEVEL)
            if card != NO_CARD:
                t.market[slot] = card
                t.emit(events.FILLED, slot, card, t.phase)


def draw_card(t: Table, deck: int) -> int:
    """Take the top card of a deck, NO_CARD when there is none; the caller says where it goes."""
    pile = t.decks[deck]
    if not pile:
        for group in range(deck * t.seats, (deck + 1) * t.seats):
            if t.bottoms and t.bottoms[group]:
                pile = t.bottoms[group]
                break
        else:
            return NO_CARD
    place = t.roll(len(pile), DECK_STREAM + deck)
    card = pile[place]
    last = pile.pop()
    if place < len(pile):
        pile[place] = last
    return card


def draw_at_start(t: Table, seat: int, deck: int) -> int:
    """Draw a card face up at set-up (SB-3.6a); the caller says where it goes."""
    card = draw_card(t, deck)
    t.emit(events.DREW, seat, card)
    return card


def keep_drawn(t: Table, seat: int, card: int) -> None:
    """Lay a drawn card face up before a player (SB-11.3)."""
    t.drawn[seat].append(card)


def take_drawn(t: Table, seat: int, place: int) -> int:
    """Take one of the drawn cards; the caller says where it goes."""
    return t.drawn[seat].pop(place)


def put_under(t: Table, seat: int) -> None:
    """Put the cards that a player drew and did not buy under their decks (SB-11.6)."""
    for card in t.drawn[seat]:
        t.bottoms[(LEVEL[card] - 1) * t.seats + seat].append(card)
        t.emit(events.PUT_UNDER, seat, card)
    t.drawn[seat] = []


# -- turns and dice ----------------------------------------------------------------------------------------------------
def take_first_card(t: Table, seat: int) -> None:
    """Make a seat the first player (SB-3.9)."""
    t.first = seat
    t.emit(events.FIRST_PLAYER, seat)


def give_bonus(t: Table, seat: int, resource: int, amount: int) -> None:
    """Give a player the bonus of their place in the order of play (SB-3.11)."""
    t.resources[3 * seat + resource] += amount
    t.emit(events.BONUS, seat, resource, amount)


def begin_turn(t: Table, seat: int) -> None:
    """Make a seat the active one, with dice not rolled yet."""
    t.active = seat
    if seat == t.first:
        t.round += 1
    t.dice[0] = t.dice[1] = 0
    t.emit(events.TURN_BEGAN, seat, t.round)


def begin_phase(t: Table, phase: int) -> None:
    """Go on to a phase of the turn."""
    t.phase = phase
    t.paid = 0
    if t.placed:
        t.placed = []
    t.emit(events.PHASE_BEGAN, t.active, phase)


def roll_for_order(t: Table, seat: int) -> int:
    """Roll both dice in a tie and return the sum (SB-3.10)."""
    first, second = t.roll(6, ORDER_STREAM) + 1, t.roll(6, ORDER_STREAM) + 1
    t.emit(events.ORDER_ROLLED, seat, first, second)
    return first + second


def show_die(t: Table, die: int, face: int) -> None:
    """Let a rolled die show a face."""
    t.dice[die] = face
    t.emit(events.DIE_ROLLED, t.active, die, face)


def set_die(t: Table, seat: int, face: int) -> None:
    """Set the first die that shows nothing yet, instead of rolling it (SB-8.9)."""
    die = 0 if t.dice[0] == 0 else 1
    t.dice[die] = face
    t.emit(events.DIE_SET, seat, die, face)


def pick_up_dice(t: Table, seat: int, dice: int) -> None:
    """Take dice (bits) up to roll them again (SB-8.5)."""
    for die in (0, 1):
        if dice & BITS[die]:
            t.dice[die] = 0
    t.emit(events.DICE_PICKED_UP, seat, dice)


def use_dice(t: Table, seat: int, sector: int, other: int) -> None:
    """Use the dice for two sectors, or their sum for one (SB-5.3)."""
    t.use[2 * seat] = sector
    t.use[2 * seat + 1] = other
    t.emit(events.DICE_USED, seat, sector, other)


def shift(t: Table, seat: int, steps: int) -> None:
    """Move the rewarded sector of the sum to the right (SB-8.1)."""
    t.use[2 * seat] += steps
    t.emit(events.SHIFTED, seat, t.use[2 * seat])


# -- rewards -----------------------------------------------------------------------------------------------------------
def double(t: Table, seat: int, card: int, sector: int) -> None:
    """Let a sector pay twice, thanks to a card that this cannot charge (SB-8.11, SB-8.12)."""
    t.doubled.append(sector)
    t.doubled.append(card)
    t.emit(events.DOUBLED, seat, sector, 1 if seat == t.active else 0)


def forget_doubles(t: Table) -> None:
    """Note that the doubled sectors of a player are being collected."""
    if t.doubled:
        t.doubled = []


def begin_collection(t: Table) -> None:
    """Begin to collect the rewards of a sector: no card has paid yet (SB-6.14)."""
    t.paid = 0


def pay_sector(t: Table, seat: int, sector: int, uncharged: int) -> bool:
    """Gain all that the cards of a sector bring; return whether there is an arrow to follow.

    Cards do not move while rewards are gained, so a set of paid sectors does for the set of paid cards (SB-6.14).
    """
    t.paid |= BITS[sector]
    t.emit(events.SECTOR_PAID, seat, sector)
    slot = ROW * seat + sector
    if seat == t.active:
        card = t.station[slot]
        pay_card(t, seat, card, 2 * card + STATION, uncharged)
        return ARROW[2 * card + STATION] != 0
    arrows = False
    card = t.top[slot]
    while card != NO_CARD:
        pay_card(t, seat, card, 2 * card + DEPLOYED, uncharged)
        if ARROW[2 * card + DEPLOYED] != 0:
            arrows = True
        card = t.below[card]
    return arrows


def pay_card(t: Table, seat: int, card: int, side: int, uncharged: int) -> None:
    """Gain the rewards of one side of a card, but for arrows; text rewards come last (SB-6.1 to SB-6.6)."""
    for resource in range(3):
        amount = REWARDS[3 * side + resource]
        if amount > 0:
            gain(t, seat, resource, amount, card)
    if CHARGES[side] and card != uncharged:
        charge(t, seat, card, 0)
    if HAS_CLAIM[side]:
        t.owed.append(side)
        t.emit(events.OWED, seat, card)


def turn_arrow(t: Table, seat: int, card: int, sector: int) -> None:
    """Turn a two-way arrow to one of the neighbours (SB-6.9)."""
    t.emit(events.ARROW_TURNED, seat, card, sector)


def take_owed(t: Table) -> int:
    """Take the next side of a card whose text reward is to be carried out (SB-5.4b)."""
    side = t.owed.pop(0)
    t.emit(events.TEXT_REWARD, t.owner(side // 2), side // 2)
    return side


# -- set-up and end ----------------------------------------------------------------------------------------------------
def lay_out(t: Table, mode: int, ask_idle: bool) -> None:
    """Put everything on the table as it is before the first card is drawn (SB-3.1 to SB-3.5, SB-11.2)."""
    seats = t.seats
    t.market = [NO_CARD] * SHIPS_FOR_SALE + list(range(FIRST_COLONY, CARDS))
    t.decks = [[card for card in range(FIRST_SHIP, FIRST_COLONY) if LEVEL[card] == n + 1] for n in range(LEVELS)]
    t.bottoms = [[] for _ in range(LEVELS * seats)] if mode else []
    t.drawn = [[] for _ in range(seats)] if mode else []
    t.station = [NO_CARD] * (ROW * seats)
    t.top = [NO_CARD] * (ROW * seats)
    t.below = [NO_CARD] * CARDS
    t.place = [NOWHERE] * CARDS
    t.cubes = [0] * CARDS
    t.loaded = [[] for _ in range(seats)]
    t.resources = START[3 * mode : 3 * mode + 3] * seats
    t.dice = [0, 0]
    t.use = [0] * (2 * seats)
    t.doubled = []
    t.owed = []
    t.placed = []
    t.phase = NO_PHASE
    t.ask_idle = ask_idle
    for seat in range(seats):
        for sector in range(1, SECTORS + 1):
            slot = ROW * seat + sector
            t.station[slot] = SECTORS * seat + sector - 1
            t.place[t.station[slot]] = 2 * slot + STATION


def play_on(t: Table) -> None:
    """Note that a tie is broken by another round (SB-9.6)."""
    t.emit(events.EXTRA_ROUND)


def win(t: Table, seats: int, at_once: int) -> None:
    """End the game with these winners, a mask of seats."""
    t.won = seats
    t.emit(events.GAME_OVER, seats, at_once)
    t.finish()
