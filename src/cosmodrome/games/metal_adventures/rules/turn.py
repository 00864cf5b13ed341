"""Set-up, the turn, rest and raid, the choice of the battle, and the end of the game (MA-2, MA-8 to MA-10, MA-19)."""

from typing import Final

from cosmodrome.games.metal_adventures import events, kinds, verbs
from cosmodrome.games.metal_adventures.atoms import battle, cards, goods, setup, words
from cosmodrome.games.metal_adventures.data import (
    END_DECK,
    END_GLORY,
    FACTION,
    FEE,
    NO_FACTION,
    OPEN_SHIPS,
    PILE_FEE,
    PROGRAM,
    REST_CREDITS,
    REST_SURCHARGE,
)
from cosmodrome.games.metal_adventures.deals import (
    ACT,
    ATTACK_PILE_SHIP,
    ATTACK_PLANET,
    CHALLENGE,
    CRUISE,
    DUEL_AGAINST,
    OPEN_SPACE,
    PLAY_CARD,
    RAID_PILE,
    RAID_PLANET,
)
from cosmodrome.games.metal_adventures.form import OFFER
from cosmodrome.games.metal_adventures.rules.bargains import begin_offer
from cosmodrome.games.metal_adventures.rules.battles import fight
from cosmodrome.games.metal_adventures.rules.cruise import buy, use_action
from cosmodrome.games.metal_adventures.rules.effects import NO_BATTLE, keep_trophy, perform, resolve_event, take_damage
from cosmodrome.games.metal_adventures.rules.moments import (
    moment,
    observe_act,
    observe_deed,
    reveal_trophy,
    settle_aside,
    settle_game,
    settle_turn,
)
from cosmodrome.games.metal_adventures.state import MetalAdventures
from cosmodrome.games.metal_adventures.steps import refuse_step
from cosmodrome.games.metal_adventures.table import (
    BANK,
    BY,
    DO,
    IS_DUE,
    ORDER_STREAM,
    POT,
    TREASURY,
    WHAT,
    WHICH,
)
from cosmodrome.games.metal_adventures.verbs import FREE_PILE, PROGRAMS
from cosmodrome.kernel.agenda import bit

KAROKUM: Final = 2


# -- set-up (MA-2) -----------------------------------------------------------------------------------------------------
def set_up(g: MetalAdventures) -> None:
    """Deal base ships and trophies, open the row, choose the first player (MA-2.2 to MA-2.10)."""
    setup.deal_base_ships(g)
    cards.fill_row(g)
    for seat in range(g.seats):
        for _ in range(3):
            cards.deal_trophy(g, seat)
    first = g.roll(g.seats, ORDER_STREAM)
    g.ask_all(list(range(g.seats)), kinds.RETURN, return_first_trophies, first)


def return_first_trophies(g: MetalAdventures, first: int) -> None:
    """Put the third trophies under the deck in turn order, unseen (MA-2.4)."""
    for seat in g.clockwise(first):
        cards.put_held_under(g, seat, g.trophies[seat][g.sealed[seat]])
    begin_turn(g, first)


# -- the turn (MA-8) ---------------------------------------------------------------------------------------------------
def begin_turn(g: MetalAdventures, seat: int) -> None:
    """Begin a turn; everybody may reveal a trophy (MA-8.1, MA-6.6b)."""
    battle.begin_turn(g, seat)
    g.then(end_turn, seat)
    g.then(step, seat, kinds.START)
    g.then(moment, 1)


def step(g: MetalAdventures, seat: int, phase: int) -> None:
    """Let the active player take the next step of his turn (MA-8.1a)."""
    g.ask(seat, kinds.STEP, take_step, seat, phase)


def take_step(g: MetalAdventures, answer: int, seat: int, phase: int) -> None:
    """Carry out one step (MA-8.1 to MA-8.8)."""
    if g.promises:
        _note_open_acts(g, seat, kinds.RAID if answer == kinds.GO_REST else phase)  # a raid was open too
    if answer >= kinds.SWAP or answer == kinds.PROPOSE:
        take_free_step(g, answer, seat, phase)
    elif answer >= kinds.CRUISE:
        g.then(step, seat, phase)
        use_action(g, seat, answer - kinds.CRUISE)
    elif answer >= kinds.PILE:
        g.then(step, seat, phase)
        begin_battle(g, seat, answer)
    elif answer >= kinds.CHOOSE:
        g.then(step, seat, kinds.RAID)
        choose_ship(g, seat, g.shown[answer - kinds.CHOOSE])
    elif answer >= kinds.REDRAW:
        redraw_ship(g, seat, g.shown[answer - kinds.REDRAW])
    elif answer == kinds.OPEN_SPACE:
        observe_act(g, seat, OPEN_SPACE, 0)
        open_space(g, seat)
    elif answer == kinds.GO_RAID:
        go_raiding(g, seat)
    elif answer == kinds.GO_REST:
        rest(g, seat)


def take_free_step(g: MetalAdventures, answer: int, seat: int, phase: int) -> None:
    """Deal, play a card, discard, reveal, settle a promise, or use a stage of the rest; then go on (MA-8.1a)."""
    if answer >= kinds.SWAP and answer < kinds.PLAY:
        use_rest(g, answer, seat)
        return
    g.then(step, seat, phase)
    if answer == kinds.PROPOSE:
        begin_offer(g, seat, -1, OFFER)
    elif answer >= kinds.STEP_SIDE:
        settle_aside(g, seat, answer - kinds.STEP_SIDE)
    elif answer >= kinds.SHOW:
        reveal_trophy(g, seat, answer - kinds.SHOW)
    elif answer >= kinds.DROP:
        drop_improvement(g, seat, answer - kinds.DROP)
    else:
        play_card(g, seat, answer - kinds.PLAY)


def drop_improvement(g: MetalAdventures, seat: int, card: int) -> None:
    """Discard an own improvement without effect (MA-7.4)."""
    cards.drop_improvement(g, seat, card)


def _note_open_acts(g: MetalAdventures, seat: int, phase: int) -> None:
    """Note which promised acts are among the choices of this step (MA-18.19a)."""
    for place in range(len(g.promises)):
        record = g.promises[place]
        if record[BY] == seat and record[DO] == ACT and record[IS_DUE]:
            for answer in _steps_of(record[WHAT], record[WHICH]):
                if refuse_step(g, seat, answer, phase) is None:
                    words.note_possible(g, place)


def _steps_of(act: int, which: int) -> list[int]:
    """Return the steps that would fulfil a promise to act."""
    if act == PLAY_CARD:
        return [kinds.PLAY + which]
    if act == OPEN_SPACE:
        return [kinds.OPEN_SPACE]
    if act == RAID_PLANET:
        return [kinds.PLANET + which]
    if act == RAID_PILE:
        return [kinds.PILE + which]
    if act == CHALLENGE:
        return [kinds.DUEL + which]
    if act == CRUISE:
        first = kinds.CRUISE + kinds.FIRST_VARIANT[which - 1]
        return list(range(first, kinds.CRUISE + kinds.FIRST_VARIANT[which]))
    return []


# -- support cards outside battle (MA-7.7, MA-21.10) -------------------------------------------------------------------
def play_card(g: MetalAdventures, seat: int, card: int) -> None:
    """Play a support card as a step of the turn."""
    cards.play_card(g, seat, card)
    observe_act(g, seat, PLAY_CARD, card)
    g.then(moment, 0)
    verb = PROGRAMS[PROGRAM[card]][0]
    if verb == verbs.STRIKE or verb == verbs.STEAL:
        g.ask(seat, kinds.VICTIM, hit_victim, seat, card)
    elif verb == verbs.REPLACE_SHIPS:
        replace_ships(g, len(g.shown))
    else:
        perform(g, seat, PROGRAM[card], 0)


def hit_victim(g: MetalAdventures, other: int, seat: int, card: int) -> None:
    """Damage or rob the pirate named (MA-21.10, MA-21.20)."""
    steps = PROGRAMS[PROGRAM[card]]
    if steps[0] == verbs.STRIKE:
        take_damage(g, other, steps[1], NO_BATTLE)
    else:
        goods.move_credits(g, other, seat, min(steps[1], g.credits[other]), events.BY_CARD)


# -- rest (MA-8.2 to MA-8.6) -------------------------------------------------------------------------------------------
def rest(g: MetalAdventures, seat: int) -> None:
    """Gain credits, repair everything, turn the metal die blank (MA-8.3)."""
    battle.note_rest(g, seat)
    goods.move_credits(g, BANK, seat, REST_CREDITS)
    goods.repair(g, seat, g.damage[seat])
    goods.turn_die(g, seat, 0, events.BY_REST)
    g.then(step, seat, kinds.REST_SWAP)
    g.then(moment, 0)


def use_rest(g: MetalAdventures, answer: int, seat: int) -> None:
    """Swap a trophy, then perhaps buy an improvement (MA-8.4, MA-8.5, MA-8.6)."""
    if answer < kinds.BUY:
        g.then(step, seat, kinds.REST_BUY)
        g.then(moment, 0)
        swap_trophy(g, seat, g.trophies[seat][answer - kinds.SWAP])
    else:
        g.then(step, seat, kinds.REST_END)
        g.then(moment, 0)
        buy(g, seat, answer - kinds.BUY, REST_SURCHARGE)


def swap_trophy(g: MetalAdventures, seat: int, trophy: int) -> None:
    """Take 1 of the top 2 trophies for one put under the deck afterwards (MA-8.4)."""
    cards.look_at_trophies(g, seat, 2)
    cards.put_held_under(g, seat, trophy)
    g.ask(seat, kinds.KEEP, keep_trophy, seat)


# -- raid and brotherhood (MA-8.7, MA-9) -------------------------------------------------------------------------------
def go_raiding(g: MetalAdventures, seat: int) -> None:
    """Pay the brotherhood first, unless one alone is the weakest (MA-9.1, MA-9.2)."""
    battle.note_raid(g, seat)
    g.then(step, seat, kinds.RAID)
    g.then(moment, 0)
    weakest = True
    for other in range(g.seats):
        if other != seat and g.strength(other) <= g.strength(seat):
            weakest = False
    if not weakest:
        if g.credits[seat] >= FEE:
            g.ask(seat, kinds.FEE, pay_fee, seat)
        else:
            pay_fee(g, kinds.NO, seat)


def pay_fee(g: MetalAdventures, answer: int, seat: int) -> None:
    """Pay into the pirate pot, or take a penalty (MA-9.1, MA-9.3)."""
    if answer == kinds.YES:
        goods.move_credits(g, seat, POT, FEE, events.BY_FEE)
    else:
        goods.refuse_fee(g, seat)


# -- choosing the battle (MA-10) ---------------------------------------------------------------------------------------
def open_space(g: MetalAdventures, seat: int) -> None:
    """Turn up ships to choose from (MA-10.2)."""
    g.then(choose_in_open_space, seat)
    turn_up_ships(g, OPEN_SHIPS)


def turn_up_ships(g: MetalAdventures, count: int) -> None:
    """Turn up cards until so many ships lie open; only the first event of a turn takes effect (MA-5.5, MA-5.6)."""
    while len(g.shown) < count and g.deck_size() > 0:
        in_force = not g.event_met
        card = cards.turn_up(g)
        if FACTION[card] == NO_FACTION and in_force:
            g.then(turn_up_ships, count)
            resolve_event(g, card)
            return


def choose_in_open_space(g: MetalAdventures, seat: int) -> None:
    """Choose among the ships shown; if there is none, choose another battle (MA-10.2, MA-10.4)."""
    step(g, seat, kinds.OPEN if g.shown else kinds.RAID)


def redraw_ship(g: MetalAdventures, seat: int, ship: int) -> None:
    """Draw a replacement, then send one ship away (MA-21.5)."""
    cards.note_redraw(g, seat)
    before = len(g.shown)
    g.then(step, seat, kinds.OPEN)
    g.then(send_one_away, ship, before)
    turn_up_ships(g, before + 1)


def replace_ships(g: MetalAdventures, count: int) -> None:
    """Draw replacements for all ships, then send the old ones away (MA-21.5)."""
    g.then(send_all_away, count)
    turn_up_ships(g, 2 * count)


def send_one_away(g: MetalAdventures, ship: int, before: int) -> None:
    """Send a ship away for which a replacement came."""
    if len(g.shown) > before:
        cards.send_away(g, ship)


def send_all_away(g: MetalAdventures, before: int) -> None:
    """Send away as many of the old ships as replacements came."""
    for _ in range(len(g.shown) - before):
        cards.send_away(g, g.shown[0])


def choose_ship(g: MetalAdventures, seat: int, ship: int) -> None:
    """Attack a ship of open space; the others go away at once (MA-10.2, MA-10.3)."""
    battle.choose_ship(g, seat, ship, 0)
    for other in g.shown.copy():
        cards.send_away(g, other)
    fight(g)


def begin_battle(g: MetalAdventures, seat: int, answer: int) -> None:
    """Attack a ship of the pile, a planet, or another pirate (MA-10.5, MA-10.7, MA-10.10)."""
    if answer >= kinds.DUEL:
        other = answer - kinds.DUEL
        battle.call_duel(g, seat, other)
        observe_act(g, seat, CHALLENGE, other)
        observe_deed(g, seat, DUEL_AGAINST, other)
    elif answer >= kinds.PLANET:
        planet = answer - kinds.PLANET
        battle.attack_planet(g, seat, planet)
        observe_act(g, seat, RAID_PLANET, planet)
        observe_deed(g, seat, ATTACK_PLANET, planet)
    else:
        ship = answer - kinds.PILE
        if g.ability(seat, FREE_PILE) == 0:
            goods.move_credits(g, seat, TREASURY - KAROKUM, PILE_FEE)
        battle.choose_ship(g, seat, ship, 1)
        observe_act(g, seat, RAID_PILE, ship)
        observe_deed(g, seat, ATTACK_PILE_SHIP, ship)
    fight(g)


# -- end of the turn and of the game (MA-8.9, MA-19) -------------------------------------------------------------------
def end_turn(g: MetalAdventures, seat: int) -> None:
    """Settle promises, open the last window, look whether the game ends (MA-8.9)."""
    g.then(check_end, seat)
    g.then(moment, 1)
    settle_turn(g)


def check_end(g: MetalAdventures, seat: int) -> None:
    """End the game at 9 glory or with 2 cards left in the space deck (MA-19.1); else the next player goes on."""
    glorious = [other for other in range(g.seats) if g.shown_glory(other) >= END_GLORY]
    if glorious or g.deck_size() <= END_DECK:
        setup.begin_end(g)
        g.then(end_game)
        settle_game(g)
    else:
        begin_turn(g, (seat + 1) % g.seats)


def end_game(g: MetalAdventures) -> None:
    """Most glory wins, then most credits, then all who are tied (MA-19.3)."""
    best = max([(g.shown_glory(seat), g.credits[seat]) for seat in range(g.seats)])
    winners = 0
    for seat in range(g.seats):
        if (g.shown_glory(seat), g.credits[seat]) == best:
            winners |= bit(seat)
    setup.win(g, winners)
