"""Atoms: dice, and what they pay."""

from mypy_extensions import i64

from cosmodrome.games.space_base import events
from cosmodrome.games.space_base.atoms.boards import charge
from cosmodrome.games.space_base.atoms.resources import gain
from cosmodrome.games.space_base.cards import DEPLOYED, STATION
from cosmodrome.games.space_base.table import (
    ACTIVE,
    BELOW,
    DICE,
    DOUBLED,
    NO_CARD,
    NO_PLAN,
    ORDER_STREAM,
    OWED,
    PAID,
    PLAN,
    STATION_CARD,
    SUM,
    TOP,
    USE,
    SpaceBase,
)
from cosmodrome.kernel.agenda import BITS


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
