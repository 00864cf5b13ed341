"""The rules in the order of the rulebook.  Every function here is a rule: it can stand on the agenda by its name."""

from cosmodrome.games.space_base import answers, atoms, verbs
from cosmodrome.games.space_base.abilities import can_use_some
from cosmodrome.games.space_base.board import has_arrow
from cosmodrome.games.space_base.data import (
    ARROW,
    BONUS,
    CLAIMS,
    COLONY,
    COST,
    DRAWN,
    LEFT,
    LEVEL,
    PROGRAM,
    RIGHT,
    SECTOR,
)
from cosmodrome.games.space_base.state import SpaceBase
from cosmodrome.games.space_base.table import (
    DICE_STREAM,
    DICE_USE,
    FIRST_WINDOW,
    INCOME,
    NO_CARD,
    ORDER_STREAM,
    PURCHASE,
    REFILL,
    REWARDS,
    ROLL,
    ROW,
    SECOND_WINDOW,
    THIRD_WINDOW,
)
from cosmodrome.games.space_base.verbs import CREDITS, LEVELS, PROGRAMS, SECTORS, VP, WIDTH
from cosmodrome.kernel.agenda import BITS, bit, seats_in


# -- set-up (SB-3) -----------------------------------------------------------------------------------------------------
def set_up(g: SpaceBase) -> None:
    """Lay out the shipyard; each player draws a ship, pays for it and places it (SB-3.4 to SB-3.9)."""
    atoms.fill_market(g)
    highest = 0
    leaders = 0
    for seat in range(g.seats):
        card = atoms.draw_at_start(g, seat, 0)
        atoms.pay(g, seat, card, COST[card])
        atoms.put_card(g, seat, card, SECTOR[card])
        if SECTOR[card] > highest:
            highest = SECTOR[card]
            leaders = 0
        if SECTOR[card] == highest:
            leaders |= bit(seat)
    choose_first(g, leaders)


def choose_first(g: SpaceBase, leaders: int) -> None:
    """Let tied players roll both dice until one alone has the highest sum (SB-3.10), then begin."""
    while len(seats_in(leaders)) > 1:
        highest = 0
        tied = leaders
        for seat in seats_in(tied):
            rolled = atoms.roll_for_order(g, seat, ORDER_STREAM)
            if rolled > highest:
                highest = rolled
                leaders = 0
            if rolled == highest:
                leaders |= bit(seat)
    first = seats_in(leaders)[0]
    atoms.take_first_card(g, first)
    for place in range(g.seats):
        if BONUS[place][1] > 0:
            atoms.give_bonus(g, (first + place) % g.seats, BONUS[place][0], BONUS[place][1])
    g.then(begin_turn, first)


# -- the turn (SB-5) ---------------------------------------------------------------------------------------------------
def begin_turn(g: SpaceBase, seat: int) -> None:
    """Go through the nine phases of a turn (SB-5.0)."""
    atoms.begin_turn(g, seat)
    g.then(end_turn, seat)
    g.then(begin_window, THIRD_WINDOW)
    g.then(purchase_phase, seat)
    g.then(begin_window, SECOND_WINDOW)
    g.then(rewards_phase, seat)
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
    use_ability(g, seat, answer - answers.CARD)


def offer(g: SpaceBase, seat: int) -> None:
    """Let one player use abilities of this phase one by one, if there are any."""
    if can_use_some(g, seat):
        g.ask(seat, answers.USE, offer_answered, seat)


def offer_answered(g: SpaceBase, answer: int, seat: int) -> None:
    """Carry out one use and offer the next, or stop."""
    if answer != answers.NONE:
        g.then(offer, seat)
        use_ability(g, seat, answer - answers.CARD)


def roll_phase(g: SpaceBase, seat: int) -> None:
    """Set dice, roll those that are not set, then reroll (SB-5.2, SB-5.2a)."""
    atoms.begin_phase(g, ROLL)
    if g.loaded[seat]:
        g.then(offer, seat)
        g.then(roll_dice)
        offer(g, seat)
    else:
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
    g.then_each(offer, summed)


# -- rewards (SB-6) ----------------------------------------------------------------------------------------------------
def rewards_phase(g: SpaceBase, seat: int) -> None:
    """Let everybody gain rewards, the active player first; text rewards come last (SB-5.4, SB-5.4b)."""
    atoms.begin_phase(g, REWARDS)
    gain_rewards(g, seat, g.seats)


def gain_rewards(g: SpaceBase, seat: int, seats: int) -> None:
    """Let one player after the other double a sector, then gain the rewards (SB-8.11, SB-8.13)."""
    while seats > 0:
        if can_use_some(g, seat):
            g.then(gain_rewards, (seat + 1) % g.seats, seats - 1)
            g.then(collect_rewards, seat)
            offer(g, seat)
            return
        if _has_arrows(g, seat):
            g.then(gain_rewards, (seat + 1) % g.seats, seats - 1)
            collect_rewards(g, seat)
            return
        atoms.pay_sector(g, seat, g.use[2 * seat], NO_CARD)
        if g.use[2 * seat + 1]:
            atoms.pay_sector(g, seat, g.use[2 * seat + 1], NO_CARD)
        seat = (seat + 1) % g.seats
        seats -= 1
    take_text_reward(g)


def _has_arrows(g: SpaceBase, seat: int) -> bool:
    """Tell whether a card in a rewarded sector has an arrow."""
    for i in (2 * seat, 2 * seat + 1):
        if g.use[i] and has_arrow(g, seat, g.use[i]):
            return True
    return False


def collect_rewards(g: SpaceBase, seat: int) -> None:
    """Collect each sector that received a die or the sum, and doubled ones as often again (SB-5.4, SB-8.11c)."""
    first = g.use[2 * seat]
    second = g.use[2 * seat + 1]
    doubled = g.doubled
    atoms.forget_doubles(g)
    for i in range(0, len(doubled), 2):
        g.then(collect_sector, seat, doubled[i], doubled[i + 1])
        if first == second:
            g.then(collect_sector, seat, doubled[i], doubled[i + 1])
    if second:
        g.then(collect_sector, seat, second, NO_CARD)
    collect_sector(g, seat, first, NO_CARD)


def collect_sector(g: SpaceBase, seat: int, sector: int, uncharged: int) -> None:
    """Gain the rewards of one sector, and of those its arrows lead to (SB-6.12 to SB-6.14)."""
    atoms.begin_collection(g)
    pay_sector(g, seat, sector, uncharged)


def pay_sector(g: SpaceBase, seat: int, sector: int, uncharged: int) -> None:
    """Gain what a sector brings, once in a collection; there is none beyond the edges (SB-6.11, SB-6.13)."""
    if 1 <= sector <= SECTORS and not g.paid & BITS[sector] and atoms.pay_sector(g, seat, sector, uncharged):
        follow_arrows(g, seat, sector, uncharged)


def follow_arrows(g: SpaceBase, seat: int, sector: int, uncharged: int) -> None:
    """Go on with the neighbours: where an arrow points at once, then where its owner turns it (SB-6.8, SB-6.9)."""
    cards = [g.station[ROW * seat + sector]] if seat == g.active else g.deployed(seat, sector)
    for card in cards:
        if ARROW[g.side(card)] == LEFT | RIGHT:
            g.then(turn_arrow, seat, card, uncharged)
    for card in cards:
        if ARROW[g.side(card)] == LEFT:
            g.then(pay_sector, seat, sector - 1, uncharged)
        elif ARROW[g.side(card)] == RIGHT:
            g.then(pay_sector, seat, sector + 1, uncharged)


def turn_arrow(g: SpaceBase, seat: int, card: int, uncharged: int) -> None:
    """Let the owner of a two-way arrow choose a neighbour (SB-6.9, SB-6.9a)."""
    g.ask(seat, answers.ARROW, arrow_turned, seat, card, uncharged)


def arrow_turned(g: SpaceBase, answer: int, seat: int, card: int, uncharged: int) -> None:
    """Gain the rewards of the chosen neighbour."""
    sector = g.sector_of(card) + (1 if answer == answers.TO_RIGHT else -1)
    atoms.turn_arrow(g, seat, card, sector)
    pay_sector(g, seat, sector, uncharged)


def take_text_reward(g: SpaceBase) -> None:
    """Carry out the text rewards one by one (SB-5.4b, SB-6.6)."""
    if g.owed:
        side = atoms.take_owed(g)
        seat = g.owner(side // 2)
        g.then(take_text_reward)
        claim_ships(g, seat, CLAIMS[3 * side], CLAIMS[3 * side + 1], CLAIMS[3 * side + 2])


# -- abilities (SB-7, SB-8) --------------------------------------------------------------------------------------------
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
    card = atoms.take_from_market(g, answer - answers.CARD)
    atoms.pay(g, seat, card, COST[card])
    if first == 0 or LEVEL[card] == COLONY:
        atoms.put_card(g, seat, card, SECTOR[card])
        buy_cards(g, seat, count - 1, first, last)
    else:
        g.then(buy_cards, seat, count - 1, first, last)
        g.ask(seat, answers.SECTOR_FOR, sector_chosen, seat, card, first, last)


def sector_chosen(g: SpaceBase, answer: int, seat: int, card: int, first: int, last: int) -> None:
    """Place a bought ship into the chosen sector (SB-8.8, SB-8.8a)."""
    atoms.put_card(g, seat, card, answer + 1)


def claim_ships(g: SpaceBase, seat: int, ones: int, twos: int, threes: int) -> None:
    """Let a player take ships of these numbers by level, one by one (SB-8.3, SB-8.3c)."""
    if ones + twos + threes > 0:
        g.ask(seat, answers.CLAIM, claim_chosen, seat, ones, twos, threes)


def claim_chosen(g: SpaceBase, answer: int, seat: int, ones: int, twos: int, threes: int) -> None:
    """Take the chosen ship and place it into its printed sector (SB-8.3a); or stop."""
    if answer == answers.NONE:
        return
    card = atoms.claim(g, seat, answer - answers.CARD)
    atoms.put_card(g, seat, card, SECTOR[card])
    level = LEVEL[card]
    claim_ships(g, seat, ones - (level == 1), twos - (level == 2), threes - (level == 3))


def face_chosen(g: SpaceBase, answer: int, seat: int) -> None:
    """Set a die instead of rolling it (SB-8.9)."""
    atoms.set_die(g, seat, answer + 1)


def reroll_chosen(g: SpaceBase, answer: int, seat: int, most: int) -> None:
    """Roll one or both dice again, for everybody (SB-8.5)."""
    atoms.pick_up_dice(g, seat, 3 if answer == answers.BOTH_DICE else BITS[answer])
    roll_dice(g)


def double_chosen(g: SpaceBase, answer: int, seat: int, card: int) -> None:
    """Let one of the rewarded sectors pay twice (SB-8.11, SB-8.11a)."""
    atoms.double(g, seat, card, g.use[2 * seat + answer])


def charge_chosen(g: SpaceBase, answer: int, seat: int, card: int) -> None:
    """Put a cube on the chosen card (SB-8.7)."""
    atoms.note_placing(g, card)
    atoms.charge(g, seat, answer)


def move_from_chosen(g: SpaceBase, answer: int, seat: int, card: int) -> None:
    """Ask where a cube of the chosen card goes (SB-8.7b); or leave the cubes alone."""
    if answer != answers.NONE:
        g.ask(seat, answers.MOVE_TO, move_to_chosen, seat, card, answer - answers.CARD)


def move_to_chosen(g: SpaceBase, answer: int, seat: int, card: int, source: int) -> None:
    """Move the cube (SB-8.7b)."""
    atoms.uncharge(g, seat, source)
    atoms.charge(g, seat, answer)


def exchange_chosen(g: SpaceBase, answer: int, seat: int, card: int) -> None:
    """Let the card and the chosen station card change places (SB-8.10)."""
    atoms.exchange(g, seat, card, g.station[ROW * seat + answer + 1])


def win_at_once(g: SpaceBase, seat: int) -> None:
    """End the game with the user as its winner (SB-8.15)."""
    atoms.win(g, bit(seat))


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
    atoms.pay(g, seat, card, g.resources[3 * seat + CREDITS])
    atoms.put_card(g, seat, card, SECTOR[card])


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
        atoms.win(g, leaders)
    else:
        atoms.play_on(g)
        g.then(begin_turn, g.first)


# -- Light speed (SB-11) -----------------------------------------------------------------------------------------------
def set_up_fast(g: SpaceBase) -> None:
    """Lay out the shipyard; all draw ships, then each in seat order may buy of them (SB-11.3, SB-11.4)."""
    atoms.fill_market(g)
    for seat in range(g.seats):
        for deck in range(LEVELS):
            for _ in range(DRAWN[deck]):
                atoms.keep_drawn(g, seat, atoms.draw_at_start(g, seat, deck))
    g.then(choose_first_fast)
    g.then_each(draft, list(range(g.seats)))


def draft(g: SpaceBase, seat: int) -> None:
    """Let a player buy the drawn ships one by one, at their cost (SB-11.4, SB-11.5)."""
    g.ask(seat, answers.DRAFT, drafted, seat)


def drafted(g: SpaceBase, answer: int, seat: int) -> None:
    """Place the bought ship like a purchase and go on; or put the rest under the decks (SB-11.5, SB-11.6)."""
    if answer == answers.NONE:
        atoms.put_under(g, seat)
        return
    card = atoms.take_drawn(g, seat, answer - answers.CARD)
    atoms.pay(g, seat, card, COST[card])
    atoms.put_card(g, seat, card, SECTOR[card])
    g.then(draft, seat)


def choose_first_fast(g: SpaceBase) -> None:
    """The first player has most credits left, then the bought card of the highest sector, then dice (SB-11.7)."""
    best = -1
    leaders = 0
    for seat in range(g.seats):
        rank = ROW * g.resources[3 * seat + CREDITS] + _highest_bought(g, seat)
        if rank > best:
            best = rank
            leaders = 0
        if rank == best:
            leaders |= bit(seat)
    choose_first(g, leaders)


def _highest_bought(g: SpaceBase, seat: int) -> int:
    """Return the highest sector into which a seat has bought a ship, 0 if none."""
    for sector in range(SECTORS, 0, -1):
        if LEVEL[g.station[ROW * seat + sector]] > 0:
            return sector
    return 0
