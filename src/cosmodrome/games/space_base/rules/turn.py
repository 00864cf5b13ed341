"""The nine phases of a turn and the end of the game (SB-5, SB-9)."""

from cosmodrome.games.space_base import answers, atoms
from cosmodrome.games.space_base.abilities import can_use_some
from cosmodrome.games.space_base.data import SECTOR
from cosmodrome.games.space_base.events import PURCHASED
from cosmodrome.games.space_base.rules import effects, rewards
from cosmodrome.games.space_base.state import SpaceBase
from cosmodrome.games.space_base.table import (
    DICE_USE,
    FIRST_WINDOW,
    INCOME,
    PURCHASE,
    REFILL,
    ROLL,
    SECOND_WINDOW,
    THIRD_WINDOW,
)
from cosmodrome.games.space_base.verbs import CREDITS, VP
from cosmodrome.kernel.agenda import bit, seats_in


def begin_turn(g: SpaceBase, seat: int) -> None:
    """Go through the nine phases of a turn (SB-5.0)."""
    atoms.begin_turn(g, seat)
    g.then(end_turn, seat)
    g.then(begin_window, THIRD_WINDOW)
    g.then(purchase_phase, seat)
    g.then(begin_window, SECOND_WINDOW)
    g.then(rewards.rewards_phase, seat)
    g.then(dice_phase, seat)
    g.then(roll_phase, seat)
    begin_window(g, FIRST_WINDOW)


def begin_window(g: SpaceBase, phase: int) -> None:
    """Let everybody use charged abilities, the active player first (SB-5.1, SB-5.5, SB-5.7)."""
    atoms.begin_phase(g, phase)
    window(g, g.active, 0)


def window(g: SpaceBase, seat: int, quiet: int) -> None:
    """Ask the next player who can use something, until a full circle passes without any use (SB-5.1a)."""
    while quiet < g.seats:
        if g.ask_idle or can_use_some(g, seat):
            g.ask(seat, answers.USE, window_answered, seat, quiet)
            return
        seat = (seat + 1) % g.seats
        quiet += 1


def window_answered(g: SpaceBase, answer: int, seat: int, quiet: int) -> None:
    """Carry out one use completely before the next begins (SB-5.1b), or go on to the next player."""
    if answer == answers.NONE:
        window(g, (seat + 1) % g.seats, quiet + 1)
        return
    g.then(window, seat, 0)
    effects.use_ability(g, seat, answer - answers.CARD)


def roll_phase(g: SpaceBase, seat: int) -> None:
    """Set dice, roll those that are not set, then reroll (SB-5.2, SB-5.2a)."""
    atoms.begin_phase(g, ROLL)
    if g.loaded[seat]:
        g.then(effects.offer, seat)
        g.then(effects.roll_dice)
        set_dice(g, seat)
    else:
        effects.roll_dice(g)


def set_dice(g: SpaceBase, seat: int) -> None:
    """Let the active player set the dice one by one, as long as one of them shows nothing (SB-8.9, SB-8.9a)."""
    if 0 in g.dice and can_use_some(g, seat):
        g.ask(seat, answers.USE, dice_set, seat)


def dice_set(g: SpaceBase, answer: int, seat: int) -> None:
    """Carry out one use and offer the next, or roll."""
    if answer != answers.NONE:
        g.then(set_dice, seat)
        effects.use_ability(g, seat, answer - answers.CARD)


def dice_phase(g: SpaceBase, seat: int) -> None:
    """Let everybody choose at the same time how to use the dice (SB-5.3)."""
    atoms.begin_phase(g, DICE_USE)
    g.ask_all(list(range(g.seats)), answers.DICE, dice_chosen, seat)


def dice_chosen(g: SpaceBase, seat: int) -> None:
    """Show the choices; then those who chose the sum may shift it, in order (SB-5.3c, SB-8.1)."""
    g.reveal()
    summed: list[int] = []
    for i in range(g.seats):
        other = (seat + i) % g.seats
        if g.sealed[other] == answers.SUM:
            atoms.use_dice(g, other, g.dice[0] + g.dice[1], 0)
            if g.loaded[other]:
                summed.append(other)
        else:
            atoms.use_dice(g, other, g.dice[0], g.dice[1])
    g.then_each(effects.offer, summed)


# -- purchase, refill and income (SB-5.6 to SB-5.10) -------------------------------------------------------------------
def purchase_phase(g: SpaceBase, seat: int) -> None:
    """Let the active player buy one card (SB-5.6)."""
    atoms.begin_phase(g, PURCHASE)
    g.ask(seat, answers.BUY, card_bought, seat)


def card_bought(g: SpaceBase, answer: int, seat: int) -> None:
    """Spend all credits and place the card (SB-5.6b, SB-5.6c); or keep the credits (SB-5.6d)."""
    if answer == answers.NONE:
        return
    card = atoms.take_from_market(g, answer - answers.CARD)
    atoms.pay(g, seat, card, g.resources[3 * seat + CREDITS], PURCHASED)
    atoms.put_card(g, seat, card, SECTOR[card], PURCHASED)


def end_turn(g: SpaceBase, seat: int) -> None:
    """Refill the shipyard, raise credits to the income, and see whether this was the end (SB-5.8 to SB-5.10)."""
    atoms.begin_phase(g, REFILL)
    atoms.fill_market(g)
    atoms.begin_phase(g, INCOME)
    atoms.raise_to_income(g, seat)
    following = (seat + 1) % g.seats
    if g.ending and following == g.first:
        end_round(g)
    else:
        g.then(begin_turn, following)


# -- the end (SB-9) ----------------------------------------------------------------------------------------------------
def end_round(g: SpaceBase) -> None:
    """End the game if one player alone has most points; otherwise all play one more round (SB-9.2, SB-9.5, SB-9.6)."""
    most = -1
    leaders = 0
    for seat in range(g.seats):
        points = g.resources[3 * seat + VP]
        if points > most:
            most = points
            leaders = 0
        if points == most:
            leaders |= bit(seat)
    if len(seats_in(leaders)) == 1:
        atoms.win(g, leaders, 0)
    else:
        atoms.play_on(g)
        g.then(begin_turn, g.first)
