"""The nine phases of a turn and the end of the game (SB-5, SB-9)."""

from mypy_extensions import i64

from cosmodrome.games.space_base import call
from cosmodrome.games.space_base.atoms import boards, dice, market, resources, rounds
from cosmodrome.games.space_base.board import can_use_some
from cosmodrome.games.space_base.cards import CREDITS, VP
from cosmodrome.games.space_base.events import PURCHASED
from cosmodrome.games.space_base.questions.abilities import USE as USE_ABILITY
from cosmodrome.games.space_base.questions.dice import DICE_USES
from cosmodrome.games.space_base.questions.purchase import BUY
from cosmodrome.games.space_base.rules import abilities
from cosmodrome.games.space_base.table import (
    ACTIVE,
    ASK_IDLE,
    DICE,
    DICE_USE,
    ENDING,
    FIRST,
    FIRST_WINDOW,
    INCOME_PHASE,
    LOADED,
    NO_PLAN,
    PLAN,
    PURCHASE,
    REFILL,
    RESOURCE,
    ROLL,
    SECOND_WINDOW,
    SEPARATE,
    SUM,
    THIRD_WINDOW,
    USE,
    SpaceBase,
)
from cosmodrome.kernel.agenda import BITS, seats_in
from cosmodrome.kernel.flow import close, everybody, then, then_each


def begin_turn(g: SpaceBase, seat: i64) -> None:
    """Go through the nine phases of a turn (SB-5.0)."""
    rounds.begin_turn(g, seat)
    then(g, call.end_turn, seat)
    then(g, call.begin_window, THIRD_WINDOW)
    then(g, call.purchase_phase, seat)
    then(g, call.begin_window, SECOND_WINDOW)
    then(g, call.rewards_phase, seat)
    then(g, call.dice_phase, seat)
    then(g, call.roll_phase, seat)
    begin_window(g, FIRST_WINDOW)


def begin_window(g: SpaceBase, phase: i64) -> None:
    """Let everybody use charged abilities, the active player first (SB-5.1, SB-5.5, SB-5.7)."""
    rounds.begin_phase(g, phase)
    window(g, ACTIVE.get(g), 0)


def window(g: SpaceBase, seat: i64, quiet: i64) -> None:
    """Ask the next player who can use something, until a full circle passes without any use (SB-5.1a)."""
    ask_idle = ASK_IDLE.get(g)
    while quiet < g.seats:
        if ask_idle or can_use_some(g, seat):
            USE_ABILITY.ask(g, seat, call.window_answered, quiet)
            return
        seat = (seat + 1) % g.seats
        quiet += 1


def window_answered(g: SpaceBase, answer: i64, seat: i64, quiet: i64) -> None:
    """Carry out one use completely before the next begins (SB-5.1b), or go on to the next player."""
    if USE_ABILITY.nothing.has(answer):
        window(g, (seat + 1) % g.seats, quiet + 1)
        return
    then(g, call.window, seat, 0)
    abilities.use_ability(g, seat, USE_ABILITY.card.value(answer))


def roll_phase(g: SpaceBase, seat: i64) -> None:
    """Set dice, roll those that are not set, then reroll (SB-5.2, SB-5.2a)."""
    rounds.begin_phase(g, ROLL)
    if LOADED.size(g, seat):
        then(g, call.offer, seat)
        then(g, call.roll_dice)
        set_dice(g, seat)
    else:
        abilities.roll_dice(g)


def set_dice(g: SpaceBase, seat: i64) -> None:
    """Let the active player set the dice one by one, as long as one of them shows nothing (SB-8.9, SB-8.9a)."""
    if (DICE.get(g, 0) == 0 or DICE.get(g, 1) == 0) and can_use_some(g, seat):
        USE_ABILITY.ask(g, seat, call.dice_set)


def dice_set(g: SpaceBase, answer: i64, seat: i64) -> None:
    """Carry out one use and offer the next, or roll."""
    if USE_ABILITY.card.has(answer):
        then(g, call.set_dice, seat)
        abilities.use_ability(g, seat, USE_ABILITY.card.value(answer))


def dice_phase(g: SpaceBase, seat: i64) -> None:
    """Let everybody choose how to use the dice; whoever wants to sees the active player's choice first (SB-5.3)."""
    rounds.begin_phase(g, DICE_USE)
    then(g, call.dice_used, seat)
    DICE_USES.ask_any(g, everybody(g), call.dice_chosen)


def dice_chosen(g: SpaceBase, seat: i64, answer: i64) -> None:
    """Show the active player's choice and all that waited for it; later ones are shown as they come (SB-4.8a)."""
    active = ACTIVE.get(g)
    early = seat != active and g.is_asked(active)
    plan: i64 = SUM if DICE_USES.sum.has(answer) else SEPARATE
    close(g, seat)
    if early:
        dice.plan_dice(g, seat, plan)
        return
    use_dice(g, seat, plan)
    for other in range(g.seats):
        if PLAN.get(g, other) != NO_PLAN:
            g.reveal()
            use_dice(g, other, PLAN.get(g, other))


def use_dice(g: SpaceBase, seat: i64, plan: i64) -> None:
    """Show how a player uses the dice (SB-5.3)."""
    first, second = DICE.get(g, 0), DICE.get(g, 1)
    if plan == SUM:
        dice.use_dice(g, seat, first + second, 0)
    else:
        dice.use_dice(g, seat, first, second)


def dice_used(g: SpaceBase, seat: i64) -> None:
    """Let those who chose the sum shift it, in order (SB-5.3c, SB-8.1)."""
    summed: list[int] = []
    for i in range(g.seats):
        other = (seat + i) % g.seats
        if USE.get(g, other, 1) == 0 and LOADED.size(g, other):
            summed.append(other)
    then_each(g, call.offer, summed)


# -- purchase, refill and income (SB-5.6 to SB-5.10) -------------------------------------------------------------------
def purchase_phase(g: SpaceBase, seat: i64) -> None:
    """Let the active player buy one card (SB-5.6)."""
    rounds.begin_phase(g, PURCHASE)
    BUY.ask(g, seat, call.card_bought)


def card_bought(g: SpaceBase, answer: i64, seat: i64) -> None:
    """Spend all credits and place the card (SB-5.6b, SB-5.6c); or keep the credits (SB-5.6d)."""
    if BUY.nothing.has(answer):
        return
    card = market.take_from_market(g, BUY.slot.value(answer))
    resources.pay(g, seat, card, RESOURCE.get(g, seat, CREDITS), PURCHASED)
    boards.put_card(g, seat, card, g.cards.sector[card], PURCHASED)


def end_turn(g: SpaceBase, seat: i64) -> None:
    """Refill the shipyard, raise credits to the income, and see whether this was the end (SB-5.8 to SB-5.10)."""
    rounds.begin_phase(g, REFILL)
    market.fill_market(g)
    rounds.begin_phase(g, INCOME_PHASE)
    resources.raise_to_income(g, seat)
    following = (seat + 1) % g.seats
    if ENDING.get(g) and following == FIRST.get(g):
        end_round(g)
    else:
        then(g, call.begin_turn, following)


# -- the end (SB-9) ----------------------------------------------------------------------------------------------------
def end_round(g: SpaceBase) -> None:
    """End the game if one player alone has most points; otherwise all play one more round (SB-9.2, SB-9.5, SB-9.6)."""
    most: i64 = -1
    leaders: i64 = 0
    for seat in range(g.seats):
        points = RESOURCE.get(g, seat, VP)
        if points > most:
            most = points
            leaders = 0
        if points == most:
            leaders |= BITS[seat + 3]
    if len(seats_in(leaders)) == 1:
        rounds.win(g, leaders, 0)
    else:
        rounds.play_on(g)
        then(g, call.begin_turn, FIRST.get(g))
