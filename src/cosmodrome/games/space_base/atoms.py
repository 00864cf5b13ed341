"""Atoms: the only functions that change the table.  Each does one thing and tells what it did; none ever asks."""

from mypy_extensions import i64

from cosmodrome.games.space_base import events
from cosmodrome.games.space_base.cards import (
    COLONY,
    CREDITS,
    DEPLOYED,
    INCOME,
    LEVELS,
    SECTORS,
    STATION,
    VP,
)
from cosmodrome.games.space_base.table import (
    ACTIVE,
    ASK_IDLE,
    BELOW,
    BOTTOMS,
    CUBES,
    DECK_STREAM,
    DECKS,
    DICE,
    DOUBLED,
    DRAWN,
    ENDING,
    FAST,
    FIRST,
    GOAL,
    LOADED,
    MARKET,
    NO_CARD,
    NO_PLAN,
    ORDER_STREAM,
    OWED,
    PAID,
    PER_LEVEL,
    PHASE,
    PLACE,
    PLACED,
    PLAN,
    RESOURCE,
    ROUND,
    ROW,
    SHIPS_FOR_SALE,
    STATION_CARD,
    SUM,
    TABLE,
    TOP,
    USE,
    WON,
    SpaceBase,
    place_at,
)
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.flow import finish


# -- resources ---------------------------------------------------------------------------------------------------------
def gain(g: SpaceBase, seat: i64, resource: i64, amount: i64, card: i64) -> None:
    """Add to a resource; whoever has 40 points brings the end in sight (SB-9.1)."""
    RESOURCE.add(g, seat, resource, amount)
    events.GAINED.emit(g, seat, resource, amount, card)
    if resource == VP and RESOURCE.get(g, seat, VP) >= GOAL and not ENDING.get(g):
        ENDING.set(g, 1)
        events.END_IN_SIGHT.emit(g, seat)


def lose_points(g: SpaceBase, seat: i64, amount: i64, card: i64) -> None:
    """Take victory points away, as far as there are any (SB-1.3, SB-8.6)."""
    lost = min(amount, RESOURCE.get(g, seat, VP))
    if lost > 0:
        RESOURCE.add(g, seat, VP, -lost)
        events.LOST.emit(g, seat, VP, lost, card)


def pay(g: SpaceBase, seat: i64, card: i64, credits: i64, how: i64) -> None:
    """Spend credits on a card."""
    RESOURCE.add(g, seat, CREDITS, -credits)
    events.BOUGHT.emit(g, seat, card, credits, how)


def raise_to_income(g: SpaceBase, seat: i64) -> None:
    """Raise the credits to the income if they are fewer (SB-5.9)."""
    missing = RESOURCE.get(g, seat, INCOME) - RESOURCE.get(g, seat, CREDITS)
    if missing > 0:
        gain(g, seat, CREDITS, missing, NO_CARD)


# -- cubes -------------------------------------------------------------------------------------------------------------
def charge(g: SpaceBase, seat: i64, card: i64, by: i64) -> None:
    """Put a cube on an empty cell of a card; without one the cube is lost (SB-6.2, SB-6.3)."""
    if not g.has_room(card):
        return
    if CUBES.get(g, card) == 0:
        load(g, seat, card)
    CUBES.add(g, card, 1)
    events.CHARGED.emit(g, seat, card, CUBES.get(g, card), by)


def load(g: SpaceBase, seat: i64, card: i64) -> None:
    """Put a card among those with cubes, which are in ascending order."""
    place = LOADED.size(g, seat)
    while place > 0 and LOADED.get(g, seat, place - 1) > card:
        place -= 1
    LOADED.insert(g, seat, place, card)


def uncharge(g: SpaceBase, seat: i64, card: i64) -> None:
    """Take a cube off a card."""
    set_cubes(g, seat, card, CUBES.get(g, card) - 1)
    events.UNCHARGED.emit(g, seat, card, CUBES.get(g, card))


def spend_cubes(g: SpaceBase, seat: i64, card: i64) -> None:
    """Take the cubes off a card that one use of its ability needs (SB-7.1, SB-7.6, SB-7.7)."""
    set_cubes(g, seat, card, CUBES.get(g, card) - g.need(card))
    events.USED.emit(g, seat, card, CUBES.get(g, card))


def set_cubes(g: SpaceBase, seat: i64, card: i64, cubes: i64) -> None:
    """Leave so many cubes of those on a card."""
    CUBES.set(g, card, cubes)
    if cubes == 0:
        LOADED.remove(g, seat, card)


def fit_cubes(g: SpaceBase, seat: i64, card: i64) -> None:
    """Take the cubes off a card for which its visible side has no cells (SB-7.14, SB-7.15)."""
    cells = g.capacity(card)
    if CUBES.get(g, card) > cells:
        set_cubes(g, seat, card, cells)


def note_placing(g: SpaceBase, card: i64) -> None:
    """Note that a card placed a charge in this phase (SB-8.7c)."""
    PLACED.add(g, 0, card)


# -- cards on a board --------------------------------------------------------------------------------------------------
def put_card(g: SpaceBase, seat: i64, card: i64, sector: i64, how: i64) -> None:
    """Put a card into a sector; the station card there is deployed, a colony brings its points (SB-5.6c, SB-10.3)."""
    old = STATION_CARD.get(g, seat, sector)
    BELOW.set(g, old, TOP.get(g, seat, sector))
    TOP.set(g, seat, sector, old)
    PLACE.set(g, old, place_at(seat, sector, DEPLOYED))
    fit_cubes(g, seat, old)
    events.DEPLOYED.emit(g, seat, old, sector, CUBES.get(g, old))
    STATION_CARD.set(g, seat, sector, card)
    PLACE.set(g, card, place_at(seat, sector, STATION))
    events.PLACED.emit(g, seat, card, sector, how)
    if g.cards.colony_vp[card] > 0:
        gain(g, seat, VP, g.cards.colony_vp[card], card)


def swap_sectors(g: SpaceBase, seat: i64, sector: i64, other: i64) -> None:
    """Let all cards of two sectors change places (SB-8.4)."""
    station, top = STATION_CARD.get(g, seat, sector), TOP.get(g, seat, sector)
    lay_sector(g, seat, sector, STATION_CARD.get(g, seat, other), TOP.get(g, seat, other))
    lay_sector(g, seat, other, station, top)
    events.SWAPPED.emit(g, seat, sector, other)


def lay_sector(g: SpaceBase, seat: i64, sector: i64, station: i64, top: i64) -> None:
    """Lay a station card and a pile of deployed ones into a sector."""
    STATION_CARD.set(g, seat, sector, station)
    PLACE.set(g, station, place_at(seat, sector, STATION))
    TOP.set(g, seat, sector, top)
    card = top
    while card != NO_CARD:
        PLACE.set(g, card, place_at(seat, sector, DEPLOYED))
        card = BELOW.get(g, card)


def exchange(g: SpaceBase, seat: i64, card: i64, other: i64) -> None:
    """Let a card and a station card change places, and roles if the first is deployed (SB-8.10)."""
    place, target = PLACE.get(g, card), PLACE.get(g, other)
    sector = place // 2 % ROW
    STATION_CARD.set(g, seat, target // 2 % ROW, card)
    PLACE.set(g, card, target)
    PLACE.set(g, other, place)
    if place % 2 == STATION:
        STATION_CARD.set(g, seat, sector, other)
    else:
        replace_in_pile(g, seat, sector, card, other)
        fit_cubes(g, seat, card)
        fit_cubes(g, seat, other)
    events.EXCHANGED.emit(g, seat, card, other)


def replace_in_pile(g: SpaceBase, seat: i64, sector: i64, card: i64, other: i64) -> None:
    """Put another card where a deployed card lies."""
    BELOW.set(g, other, BELOW.get(g, card))
    BELOW.set(g, card, NO_CARD)
    above = TOP.get(g, seat, sector)
    if above == card:
        TOP.set(g, seat, sector, other)
        return
    while BELOW.get(g, above) != card:
        above = BELOW.get(g, above)
    BELOW.set(g, above, other)


# -- market and decks --------------------------------------------------------------------------------------------------
def take_from_market(g: SpaceBase, slot: i64) -> i64:
    """Take a card out of the shipyard or a colony; its place stays empty (SB-5.8, SB-10.1)."""
    card = MARKET.get(g, slot)
    MARKET.set(g, slot, NO_CARD)
    events.LEFT_MARKET.emit(g, slot, card)
    return card


def claim(g: SpaceBase, seat: i64, slot: i64) -> i64:
    """Take a ship of the shipyard free (SB-8.3); the caller says where it goes."""
    card = take_from_market(g, slot)
    events.CLAIMED.emit(g, seat, card, PHASE.get(g))
    return card


def fill_market(g: SpaceBase) -> None:
    """Fill the empty places of the shipyard from the decks of their levels, as far as these last (SB-5.8, SB-5.8a)."""
    slot = MARKET.find(g, NO_CARD, 0, SHIPS_FOR_SALE)
    while slot >= 0:
        card = draw_card(g, slot // PER_LEVEL)
        if card != NO_CARD:
            MARKET.set(g, slot, card)
            events.FILLED.emit(g, slot, card, PHASE.get(g))
        slot = MARKET.find(g, NO_CARD, slot + 1, SHIPS_FOR_SALE)


def draw_card(g: SpaceBase, deck: i64) -> i64:
    """Take the top card of a deck, NO_CARD when there is none; the caller says where it goes."""
    size = DECKS.size(g, deck)
    if size > 0:
        return DECKS.take_unordered(g, deck, g.roll(size, DECK_STREAM + deck))
    for group in range(deck * g.seats, (deck + 1) * g.seats):
        size = BOTTOMS.size(g, group)
        if size > 0:
            return BOTTOMS.take_unordered(g, group, g.roll(size, DECK_STREAM + deck))
    return NO_CARD


def draw_at_start(g: SpaceBase, seat: i64, deck: i64) -> i64:
    """Draw a card face up at set-up (SB-3.6a); the caller says where it goes."""
    card = draw_card(g, deck)
    events.DREW.emit(g, seat, card)
    return card


def keep_drawn(g: SpaceBase, seat: i64, card: i64) -> None:
    """Lay a drawn card face up before a player (SB-11.3)."""
    DRAWN.add(g, seat, card)


def take_drawn(g: SpaceBase, seat: i64, place: i64) -> i64:
    """Take one of the drawn cards; the caller says where it goes."""
    return DRAWN.take(g, seat, place)


def put_under(g: SpaceBase, seat: i64) -> None:
    """Put the cards that a player drew and did not buy under their decks (SB-11.6)."""
    for i in range(DRAWN.size(g, seat)):
        card = DRAWN.get(g, seat, i)
        BOTTOMS.add(g, (g.cards.level[card] - 1) * g.seats + seat, card)
        events.PUT_UNDER.emit(g, seat, card)
    DRAWN.clear(g, seat)


# -- turns and dice ----------------------------------------------------------------------------------------------------
def take_first_card(g: SpaceBase, seat: i64) -> None:
    """Make a seat the first player (SB-3.9)."""
    FIRST.set(g, seat)
    events.FIRST_PLAYER.emit(g, seat)


def give_bonus(g: SpaceBase, seat: i64, resource: i64, amount: i64) -> None:
    """Give a player the bonus of their place in the order of play (SB-3.11)."""
    RESOURCE.add(g, seat, resource, amount)
    events.BONUS.emit(g, seat, resource, amount)


def begin_turn(g: SpaceBase, seat: i64) -> None:
    """Make a seat the active one, with dice not rolled yet."""
    ACTIVE.set(g, seat)
    if seat == FIRST.get(g):
        ROUND.add(g, 1)
    DICE.set(g, 0, 0)
    DICE.set(g, 1, 0)
    events.TURN_BEGAN.emit(g, seat, ROUND.get(g))


def begin_phase(g: SpaceBase, phase: i64) -> None:
    """Go on to a phase of the turn."""
    PHASE.set(g, phase)
    PAID.set(g, 0)
    if PLACED.size(g, 0):
        PLACED.clear(g, 0)
    if g.events is not None:
        events.PHASE_BEGAN.emit(g, ACTIVE.get(g), phase)


def roll_for_order(g: SpaceBase, seat: i64) -> i64:
    """Roll both dice in a tie and return the sum (SB-3.10)."""
    first = g.roll(6, ORDER_STREAM) + 1
    second = g.roll(6, ORDER_STREAM) + 1
    events.ORDER_ROLLED.emit(g, seat, first, second)
    return first + second


def show_die(g: SpaceBase, die: i64, face: i64) -> None:
    """Let a rolled die show a face."""
    DICE.set(g, die, face)
    events.DIE_ROLLED.emit(g, ACTIVE.get(g), die, face)


def set_die(g: SpaceBase, seat: i64, face: i64) -> None:
    """Set the first die that shows nothing yet, instead of rolling it (SB-8.9)."""
    die = 0 if DICE.get(g, 0) == 0 else 1
    DICE.set(g, die, face)
    events.DIE_SET.emit(g, seat, die, face)


def pick_up_dice(g: SpaceBase, seat: i64, dice: i64) -> None:
    """Take dice (bits) up to roll them again (SB-8.5)."""
    for die in range(2):
        if dice & BITS[die]:
            DICE.set(g, die, 0)
    events.DICE_PICKED_UP.emit(g, seat, dice)


def plan_dice(g: SpaceBase, seat: i64, plan: i64) -> None:
    """Keep a use of the dice to oneself until the active player has chosen (SB-4.8a)."""
    PLAN.set(g, seat, plan)
    events.DICE_PLANNED.emit_to(g, BITS[seat + 3], seat, 1 if plan == SUM else 0)


def use_dice(g: SpaceBase, seat: i64, sector: i64, other: i64) -> None:
    """Use the dice for two sectors, or their sum for one (SB-5.3)."""
    PLAN.set(g, seat, NO_PLAN)
    USE.set(g, seat, 0, sector)
    USE.set(g, seat, 1, other)
    events.DICE_USED.emit(g, seat, sector, other)


def shift(g: SpaceBase, seat: i64, steps: i64) -> None:
    """Move the rewarded sector of the sum to the right (SB-8.1)."""
    USE.add(g, seat, 0, steps)
    events.SHIFTED.emit(g, seat, USE.get(g, seat, 0))


# -- rewards -----------------------------------------------------------------------------------------------------------
def double(g: SpaceBase, seat: i64, card: i64, sector: i64) -> None:
    """Let a sector pay twice, thanks to a card that this cannot charge (SB-8.11, SB-8.12)."""
    DOUBLED.add(g, 0, sector)
    DOUBLED.add(g, 0, card)
    events.DOUBLED.emit(g, seat, sector, 1 if seat == ACTIVE.get(g) else 0)


def forget_doubles(g: SpaceBase) -> None:
    """Note that the doubled sectors of a player are being collected."""
    DOUBLED.clear(g, 0)


def begin_collection(g: SpaceBase) -> None:
    """Begin to collect the rewards of a sector: no card has paid yet (SB-6.14)."""
    PAID.set(g, 0)


def pay_sector(g: SpaceBase, seat: i64, sector: i64, uncharged: i64) -> bool:
    """Gain all that the cards of a sector bring; return whether there is an arrow to follow.

    Cards do not move while rewards are gained, so a set of paid sectors does for the set of paid cards (SB-6.14).
    """
    PAID.set(g, PAID.get(g) | BITS[sector])
    events.SECTOR_PAID.emit(g, seat, sector)
    if seat == ACTIVE.get(g):
        card = STATION_CARD.get(g, seat, sector)
        pay_card(g, seat, card, 2 * card + STATION, uncharged)
        return g.cards.arrow[2 * card + STATION] != 0
    arrows = False
    card = TOP.get(g, seat, sector)
    while card != NO_CARD:
        pay_card(g, seat, card, 2 * card + DEPLOYED, uncharged)
        if g.cards.arrow[2 * card + DEPLOYED] != 0:
            arrows = True
        card = BELOW.get(g, card)
    return arrows


def pay_card(g: SpaceBase, seat: i64, card: i64, side: i64, uncharged: i64) -> None:
    """Gain the rewards of one side of a card, but for arrows; text rewards come last (SB-6.1 to SB-6.6)."""
    cards = g.cards
    for resource in range(3):
        amount = cards.rewards[3 * side + resource]
        if amount > 0:
            gain(g, seat, resource, amount, card)
    if cards.charges[side] and card != uncharged:
        charge(g, seat, card, events.BY_REWARD)
    if cards.has_claim[side]:
        OWED.add(g, 0, side)
        events.OWED.emit(g, seat, card)


def turn_arrow(g: SpaceBase, seat: i64, card: i64, sector: i64) -> None:
    """Turn a two-way arrow to one of the neighbours (SB-6.9)."""
    events.ARROW_TURNED.emit(g, seat, card, sector)


def take_owed(g: SpaceBase) -> i64:
    """Take the next side of a card whose text reward is to be carried out (SB-5.4b)."""
    side = OWED.take(g, 0, 0)
    events.TEXT_REWARD.emit(g, g.owner(side // 2), side // 2)
    return side


# -- set-up and end ----------------------------------------------------------------------------------------------------
def lay_out(g: SpaceBase, mode: i64, ask_idle: bool) -> None:
    """Put everything on the table as it is before the first card is drawn (SB-3.1 to SB-3.5, SB-11.2)."""
    cards = g.cards
    g.cells = TABLE.fresh(g.seats)
    FAST.set(g, mode)
    ASK_IDLE.set(g, 1 if ask_idle else 0)
    for card in range(cards.count):
        level = cards.level[card]
        if level == COLONY:
            MARKET.set(g, SHIPS_FOR_SALE + cards.sector[card] - 1, card)
        elif 1 <= level <= LEVELS:
            DECKS.add(g, level - 1, card)
    for seat in range(g.seats):
        for resource in range(3):
            RESOURCE.set(g, seat, resource, cards.start[3 * mode + resource])
        for sector in range(1, SECTORS + 1):
            card = SECTORS * seat + sector - 1
            STATION_CARD.set(g, seat, sector, card)
            PLACE.set(g, card, place_at(seat, sector, STATION))


def play_on(g: SpaceBase) -> None:
    """Note that a tie is broken by another round (SB-9.6)."""
    events.EXTRA_ROUND.emit(g)


def win(g: SpaceBase, seats: i64, by_ability: i64) -> None:
    """End the game with these winners, a mask of seats."""
    WON.set(g, seats)
    events.GAME_OVER.emit(g, seats, by_ability)
    finish(g)
