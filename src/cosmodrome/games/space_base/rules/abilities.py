"""Using abilities, and what follows from the questions that they put (SB-7, SB-8)."""

from mypy_extensions import i64

from cosmodrome.games.space_base import call
from cosmodrome.games.space_base.atoms import boards, dice, market, resources
from cosmodrome.games.space_base.board import can_use_some
from cosmodrome.games.space_base.cards import COLONY
from cosmodrome.games.space_base.events import BY_MOVING, BY_PLACING, EXTRA, FREE
from cosmodrome.games.space_base.questions.abilities import CHARGE, EXCHANGE, MOVE_FROM, MOVE_TO
from cosmodrome.games.space_base.questions.abilities import USE as USE_ABILITY
from cosmodrome.games.space_base.questions.dice import DOUBLE, FACE, REROLL, SHIFT
from cosmodrome.games.space_base.questions.purchase import CLAIM, EXTRA_BUY, SECTOR_FOR
from cosmodrome.games.space_base.table import DICE, DICE_STREAM, MARKET, STATION_CARD, USE, SpaceBase
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.flow import then


def offer(g: SpaceBase, seat: i64) -> None:
    """Let one player use abilities of this phase one by one, if there are any."""
    if can_use_some(g, seat):
        USE_ABILITY.ask(g, seat, call.offer_answered)


def offer_answered(g: SpaceBase, answer: i64, seat: i64) -> None:
    """Carry out one use and offer the next, or stop."""
    if USE_ABILITY.card.has(answer):
        then(g, call.offer, seat)
        use_ability(g, seat, USE_ABILITY.card.value(answer))


def use_ability(g: SpaceBase, seat: i64, card: i64) -> None:
    """Remove the cubes first, then carry out the effects in order (SB-5.1b, SB-7.1)."""
    side = g.side(card)
    boards.spend_cubes(g, seat, card)
    perform(g, seat, card, side, 0)


def perform(g: SpaceBase, seat: i64, card: i64, side: i64, first: i64) -> None:
    """Carry out the effects of an ability in listed order (SB-5.1b); one that asks leaves the rest for later."""
    steps = g.cards.ability(side)
    for i in range(first, len(steps)):
        step = steps[i]
        if step.effect.asks:
            if i + 1 < len(steps):
                then(g, call.perform, seat, card, side, i + 1)
            step.effect.ask(g, seat, card, step)
            return
        step.effect.perform(g, seat, card, step)


# -- dice (SB-8.1, SB-8.5, SB-8.9, SB-8.11) ----------------------------------------------------------------------------
def shift_chosen(g: SpaceBase, answer: i64, seat: i64, most: i64) -> None:
    """Let the next sector, or the second next, pay instead of the summed one (SB-8.1)."""
    dice.shift(g, seat, SHIFT.steps.value(answer) + 1)


def face_chosen(g: SpaceBase, answer: i64, seat: i64) -> None:
    """Set a die instead of rolling it (SB-8.9)."""
    dice.set_die(g, seat, FACE.face.value(answer) + 1)


def reroll_chosen(g: SpaceBase, answer: i64, seat: i64, most: i64) -> None:
    """Roll one or both dice again, for everybody (SB-8.5)."""
    dice.pick_up_dice(g, seat, 3 if REROLL.both.has(answer) else BITS[REROLL.die.value(answer)])
    roll_dice(g)


def roll_dice(g: SpaceBase) -> None:
    """Roll every die that shows nothing."""
    for die in range(2):
        if DICE.get(g, die) == 0:
            dice.show_die(g, die, g.roll(6, DICE_STREAM) + 1)


def double_chosen(g: SpaceBase, answer: i64, seat: i64, card: i64) -> None:
    """Let one of the rewarded sectors pay twice (SB-8.11, SB-8.11a)."""
    dice.double(g, seat, card, USE.get(g, seat, DOUBLE.use.value(answer)))


# -- new cards (SB-8.2, SB-8.3, SB-8.8) --------------------------------------------------------------------------------
def buy_cards(g: SpaceBase, seat: i64, count: i64, first: i64, last: i64) -> None:
    """Let a player buy up to so many cards, each at its cost (SB-8.2, SB-8.2c)."""
    if count > 0:
        EXTRA_BUY.ask(g, seat, call.extra_chosen, count, first, last)


def extra_chosen(g: SpaceBase, answer: i64, seat: i64, count: i64, first: i64, last: i64) -> None:
    """Pay for the chosen card and place it (SB-8.2, SB-8.8); or stop."""
    if EXTRA_BUY.nothing.has(answer):
        return
    slot = EXTRA_BUY.slot.value(answer)
    card = MARKET.get(g, slot)
    then(g, call.buy_cards, seat, count - 1, first, last)
    if first == 0 or g.cards.level[card] == COLONY:
        buy_at_cost(g, seat, slot, g.cards.sector[card])
    else:
        SECTOR_FOR.ask(g, seat, call.sector_chosen, slot, first, last)


def sector_chosen(g: SpaceBase, answer: i64, seat: i64, slot: i64, first: i64, last: i64) -> None:
    """Buy a ship for the chosen sector (SB-8.8, SB-8.8a)."""
    buy_at_cost(g, seat, slot, SECTOR_FOR.sector.value(answer) + 1)


def buy_at_cost(g: SpaceBase, seat: i64, slot: i64, sector: i64) -> None:
    """Pay only the printed cost of a card and place it (SB-8.2)."""
    card = market.take_from_market(g, slot)
    resources.pay(g, seat, card, g.cards.cost[card], EXTRA)
    boards.put_card(g, seat, card, sector, EXTRA)


def claim_ships(g: SpaceBase, seat: i64, ones: i64, twos: i64, threes: i64) -> None:
    """Let a player take ships of these numbers by level, one by one (SB-8.3, SB-8.3c)."""
    if ones + twos + threes > 0:
        CLAIM.ask(g, seat, call.claim_chosen, ones, twos, threes)


def claim_chosen(g: SpaceBase, answer: i64, seat: i64, ones: i64, twos: i64, threes: i64) -> None:
    """Take the chosen ship and place it into its printed sector (SB-8.3a); or stop."""
    if CLAIM.nothing.has(answer):
        return
    card = market.claim(g, seat, CLAIM.slot.value(answer))
    boards.put_card(g, seat, card, g.cards.sector[card], FREE)
    level = g.cards.level[card]
    claim_ships(g, seat, ones - (level == 1), twos - (level == 2), threes - (level == 3))


# -- cubes and cards on a board (SB-8.7, SB-8.10) ----------------------------------------------------------------------
def charge_chosen(g: SpaceBase, answer: i64, seat: i64, card: i64) -> None:
    """Put a cube on the chosen card (SB-8.7)."""
    boards.note_placing(g, card)
    boards.charge(g, seat, CHARGE.card.value(answer), BY_PLACING)


def move_from_chosen(g: SpaceBase, answer: i64, seat: i64, card: i64) -> None:
    """Ask where a cube of the chosen card goes (SB-8.7b); or leave the cubes alone."""
    if MOVE_FROM.card.has(answer):
        MOVE_TO.ask(g, seat, call.move_to_chosen, card, MOVE_FROM.card.value(answer))


def move_to_chosen(g: SpaceBase, answer: i64, seat: i64, card: i64, source: i64) -> None:
    """Move the cube (SB-8.7b)."""
    boards.uncharge(g, seat, source)
    boards.charge(g, seat, MOVE_TO.card.value(answer), BY_MOVING)


def exchange_chosen(g: SpaceBase, answer: i64, seat: i64, card: i64) -> None:
    """Let the card and the chosen station card change places (SB-8.10)."""
    boards.exchange(g, seat, card, STATION_CARD.get(g, seat, EXCHANGE.sector.value(answer) + 1))
