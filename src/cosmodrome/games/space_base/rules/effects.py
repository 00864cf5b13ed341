"""Using abilities and what they do (SB-7, SB-8)."""

from cosmodrome.games.space_base import answers, atoms, verbs
from cosmodrome.games.space_base.abilities import can_use_some
from cosmodrome.games.space_base.data import COLONY, COST, LEVEL, PROGRAM, SECTOR
from cosmodrome.games.space_base.events import EXTRA, FREE
from cosmodrome.games.space_base.state import SpaceBase
from cosmodrome.games.space_base.table import DICE_STREAM, ROW
from cosmodrome.games.space_base.verbs import PROGRAMS, WIDTH
from cosmodrome.kernel.agenda import BITS, bit


def offer(g: SpaceBase, seat: int) -> None:
    """Let one player use abilities of this phase one by one, if there are any."""
    if can_use_some(g, seat):
        g.ask(seat, answers.USE, offer_answered, seat)


def offer_answered(g: SpaceBase, answer: int, seat: int) -> None:
    """Carry out one use and offer the next, or stop."""
    if answer != answers.NONE:
        g.then(offer, seat)
        use_ability(g, seat, answer - answers.CARD)


def use_ability(g: SpaceBase, seat: int, card: int) -> None:
    """Remove the cubes first, then carry out the effects in order (SB-5.1b, SB-7.1)."""
    program = PROGRAM[g.side(card)]
    atoms.spend_cubes(g, seat, card)
    perform(g, seat, card, program, 0)


def perform(g: SpaceBase, seat: int, card: int, program: int, step: int) -> None:
    """Carry out the effects of an ability in listed order (SB-5.1b)."""
    steps = PROGRAMS[program]
    while step < len(steps):
        verb = steps[step]
        if verb > verbs.LAST_PLAIN:
            if step + WIDTH < len(steps):
                g.then(perform, seat, card, program, step + WIDTH)
            choose_effect(g, seat, card, program, step)
            return
        if verb == verbs.GAIN:
            atoms.gain(g, seat, steps[step + 1], steps[step + 2], card)
        elif verb == verbs.OPPONENTS_LOSE:
            for i in range(1, g.seats):
                atoms.lose_points(g, (seat + i) % g.seats, steps[step + 1], card)
        elif verb == verbs.SWAP_SECTORS:
            atoms.swap_sectors(g, seat, steps[step + 1], steps[step + 2])
        step += WIDTH


def choose_effect(g: SpaceBase, seat: int, card: int, program: int, step: int) -> None:
    """Begin an effect that asks its owner for more, or that ends the game."""
    steps = PROGRAMS[program]
    verb = steps[step]
    a = steps[step + 1]
    b = steps[step + 2]
    c = steps[step + 3]
    if verb == verbs.SHIFT:
        g.ask(seat, answers.SHIFT, shift_chosen, seat, a)
    elif verb == verbs.BUY:
        buy_cards(g, seat, a, b, c)
    elif verb == verbs.CLAIM:
        claim_ships(g, seat, a, b, c)
    elif verb == verbs.SET_DIE:
        g.ask(seat, answers.FACE, face_chosen, seat)
    elif verb == verbs.REROLL:
        g.ask(seat, answers.REROLL, reroll_chosen, seat, a)
    elif verb == verbs.DOUBLE:
        g.ask(seat, answers.DOUBLE, double_chosen, seat, card)
    elif verb == verbs.PLACE_CHARGE:
        g.ask(seat, answers.CHARGE, charge_chosen, seat, card)
    elif verb == verbs.MOVE_CHARGE:
        g.ask(seat, answers.MOVE_FROM, move_from_chosen, seat, card)
    elif verb == verbs.EXCHANGE:
        g.ask(seat, answers.EXCHANGE, exchange_chosen, seat, card)
    elif verb == verbs.WIN:
        win_at_once(g, seat)


def shift_chosen(g: SpaceBase, answer: int, seat: int, most: int) -> None:
    """Let the next sector, or the second next, pay instead of the summed one (SB-8.1)."""
    atoms.shift(g, seat, answer + 1)


def buy_cards(g: SpaceBase, seat: int, count: int, first: int, last: int) -> None:
    """Let a player buy up to so many cards, each at its cost (SB-8.2, SB-8.2c)."""
    if count > 0:
        g.ask(seat, answers.EXTRA_BUY, extra_chosen, seat, count, first, last)


def extra_chosen(g: SpaceBase, answer: int, seat: int, count: int, first: int, last: int) -> None:
    """Pay for the chosen card and place it (SB-8.2, SB-8.8); or stop."""
    if answer == answers.NONE:
        return
    slot = answer - answers.CARD
    card = g.market[slot]
    g.then(buy_cards, seat, count - 1, first, last)
    if first == 0 or LEVEL[card] == COLONY:
        buy_at_cost(g, seat, slot, SECTOR[card])
    else:
        g.ask(seat, answers.SECTOR_FOR, sector_chosen, seat, slot, first, last)


def sector_chosen(g: SpaceBase, answer: int, seat: int, slot: int, first: int, last: int) -> None:
    """Buy a ship for the chosen sector (SB-8.8, SB-8.8a)."""
    buy_at_cost(g, seat, slot, answer + 1)


def buy_at_cost(g: SpaceBase, seat: int, slot: int, sector: int) -> None:
    """Pay only the printed cost of a card and place it (SB-8.2)."""
    card = atoms.take_from_market(g, slot)
    atoms.pay(g, seat, card, COST[card], EXTRA)
    atoms.put_card(g, seat, card, sector, EXTRA)


def claim_ships(g: SpaceBase, seat: int, ones: int, twos: int, threes: int) -> None:
    """Let a player take ships of these numbers by level, one by one (SB-8.3, SB-8.3c)."""
    if ones + twos + threes > 0:
        g.ask(seat, answers.CLAIM, claim_chosen, seat, ones, twos, threes)


def claim_chosen(g: SpaceBase, answer: int, seat: int, ones: int, twos: int, threes: int) -> None:
    """Take the chosen ship and place it into its printed sector (SB-8.3a); or stop."""
    if answer == answers.NONE:
        return
    card = atoms.claim(g, seat, answer - answers.CARD)
    atoms.put_card(g, seat, card, SECTOR[card], FREE)
    level = LEVEL[card]
    claim_ships(g, seat, ones - (level == 1), twos - (level == 2), threes - (level == 3))


def face_chosen(g: SpaceBase, answer: int, seat: int) -> None:
    """Set a die instead of rolling it (SB-8.9)."""
    atoms.set_die(g, seat, answer + 1)


def reroll_chosen(g: SpaceBase, answer: int, seat: int, most: int) -> None:
    """Roll one or both dice again, for everybody (SB-8.5)."""
    atoms.pick_up_dice(g, seat, 3 if answer == answers.BOTH_DICE else BITS[answer])
    roll_dice(g)


def roll_dice(g: SpaceBase) -> None:
    """Roll every die that shows nothing."""
    for die in (0, 1):
        if g.dice[die] == 0:
            g.ask_chance(6, DICE_STREAM, die_rolled, die)
            return


def die_rolled(g: SpaceBase, outcome: int, die: int) -> None:
    """Show what was rolled and roll the other die."""
    atoms.show_die(g, die, outcome + 1)
    roll_dice(g)


def double_chosen(g: SpaceBase, answer: int, seat: int, card: int) -> None:
    """Let one of the rewarded sectors pay twice (SB-8.11, SB-8.11a)."""
    atoms.double(g, seat, card, g.use[2 * seat + answer])


def charge_chosen(g: SpaceBase, answer: int, seat: int, card: int) -> None:
    """Put a cube on the chosen card (SB-8.7)."""
    atoms.note_placing(g, card)
    atoms.charge(g, seat, answer, verbs.PLACE_CHARGE)


def move_from_chosen(g: SpaceBase, answer: int, seat: int, card: int) -> None:
    """Ask where a cube of the chosen card goes (SB-8.7b); or leave the cubes alone."""
    if answer != answers.NONE:
        g.ask(seat, answers.MOVE_TO, move_to_chosen, seat, card, answer - answers.CARD)


def move_to_chosen(g: SpaceBase, answer: int, seat: int, card: int, source: int) -> None:
    """Move the cube (SB-8.7b)."""
    atoms.uncharge(g, seat, source)
    atoms.charge(g, seat, answer, verbs.MOVE_CHARGE)


def exchange_chosen(g: SpaceBase, answer: int, seat: int, card: int) -> None:
    """Let the card and the chosen station card change places (SB-8.10)."""
    atoms.exchange(g, seat, card, g.station[ROW * seat + answer + 1])


def win_at_once(g: SpaceBase, seat: int) -> None:
    """End the game with the user as its winner (SB-8.15)."""
    atoms.win(g, bit(seat), 1)
