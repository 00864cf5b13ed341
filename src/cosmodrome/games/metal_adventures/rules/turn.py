"""Set-up, the turn, rest and raid, the choice of the battle, and the end of the game (MA-2, MA-8 to MA-10, MA-19)."""

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import call, events
from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.atoms import battle, cards, deals, goods, setup
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.questions.cards import KEEP
from cosmodrome.games.metal_adventures.questions.steps import STEP
from cosmodrome.games.metal_adventures.questions.turn import FEE, RETURN
from cosmodrome.games.metal_adventures.rules.bargains import begin_offer
from cosmodrome.games.metal_adventures.rules.battles import fight
from cosmodrome.games.metal_adventures.rules.cruise import buy, use_action
from cosmodrome.games.metal_adventures.rules.effects import perform, resolve_event
from cosmodrome.games.metal_adventures.rules.moments import (
    observe_act,
    observe_deed,
    reveal_trophy,
    settle_aside,
    settle_game,
    settle_turn,
)
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.flow import everybody, sealed, then


# -- set-up (MA-2) -----------------------------------------------------------------------------------------------------
def set_up(g: MetalAdventures) -> None:
    """Deal base ships and trophies, open the row, choose the first player (MA-2.2 to MA-2.10)."""
    setup.deal_base_ships(g)
    cards.fill_row(g)
    for seat in range(g.seats):
        for _ in range(3):
            cards.deal_trophy(g, seat)
    first = g.roll(g.seats, t.ORDER_STREAM)
    RETURN.ask_all(g, everybody(g), call.return_first_trophies, first)


def return_first_trophies(g: MetalAdventures, first: i64) -> None:
    """Put the third trophies under the deck in turn order, unseen (MA-2.4)."""
    for seat in g.clockwise(first):
        cards.put_held_under(g, seat, t.TROPHIES.get(g, seat, RETURN.place.value(sealed(g, seat))))
    begin_turn(g, first)


# -- the turn (MA-8) ---------------------------------------------------------------------------------------------------
def begin_turn(g: MetalAdventures, seat: i64) -> None:
    """Begin a turn; everybody may reveal a trophy (MA-8.1, MA-6.6b)."""
    battle.begin_turn(g, seat)
    then(g, call.end_turn, seat)
    then(g, call.step, seat, t.START)
    then(g, call.moment, 1)


def step(g: MetalAdventures, seat: i64, phase: i64) -> None:
    """Let the active player take the next step of his turn (MA-8.1a)."""
    STEP.ask(g, seat, call.take_step, phase)


def take_step(g: MetalAdventures, answer: i64, seat: i64, phase: i64) -> None:
    """Carry out one step (MA-8.1 to MA-8.8)."""
    if t.PROMISES.length(g):
        _note_open_acts(g, seat, t.RAID if STEP.rest.has(answer) else phase)  # a raid was open too
    if STEP.raid.has(answer):
        go_raiding(g, seat)
    elif STEP.rest.has(answer):
        rest(g, seat)
    elif STEP.open_space.has(answer):
        observe_act(g, seat, terms.OPEN_SPACE, 0)
        open_space(g, seat)
    elif STEP.redraw.has(answer):
        redraw_ship(g, seat, t.SHOWN.get(g, 0, STEP.redraw.value(answer)))
    elif STEP.attack.has(answer):
        then(g, call.step, seat, t.RAID)
        choose_ship(g, seat, t.SHOWN.get(g, 0, STEP.attack.value(answer)))
    elif STEP.swap.has(answer):
        look_for_swap(g, seat, t.TROPHIES.get(g, seat, STEP.swap.value(answer)))
    elif STEP.buy.has(answer):
        then(g, call.step, seat, t.REST_END)
        then(g, call.moment, 0)
        buy(g, seat, STEP.buy.value(answer), g.cards.rest_surcharge)
    elif not STEP.end.has(answer):
        then(g, call.step, seat, phase)
        take_free_step(g, answer, seat)


def take_free_step(g: MetalAdventures, answer: i64, seat: i64) -> None:
    """Deal, fight, cruise, play a card, discard, reveal, or settle a promise; then the phase goes on (MA-8.1a)."""
    if STEP.propose.has(answer):
        begin_offer(g, seat, -1, terms.OFFER)
    elif STEP.pile.has(answer):
        raid_pile(g, seat, STEP.pile.value(answer))
    elif STEP.planet.has(answer):
        raid_planet(g, seat, STEP.planet.value(answer))
    elif STEP.duel.has(answer):
        challenge(g, seat, STEP.duel.value(answer))
    elif STEP.cruise.has(answer):
        use_action(g, seat, STEP.cruise.value(answer))
    elif STEP.play.has(answer):
        play_card(g, seat, STEP.play.value(answer))
    elif STEP.drop.has(answer):
        cards.drop_improvement(g, seat, STEP.drop.value(answer))
    elif STEP.reveal.has(answer):
        reveal_trophy(g, seat, STEP.reveal.value(answer))
    else:
        settle_aside(g, STEP.promise(answer), STEP.release.has(answer))


def _note_open_acts(g: MetalAdventures, seat: i64, phase: i64) -> None:
    """Note which promised acts are among the choices of this step (MA-18.19a)."""
    for place in range(t.PROMISES.length(g)):
        own = t.PROMISES.get(g, place, t.BY) == seat and t.PROMISES.get(g, place, t.DO) == terms.ACT
        if own and t.PROMISES.get(g, place, t.IS_DUE):
            for answer in _steps_of(g, t.PROMISES.get(g, place, t.WHAT), t.PROMISES.get(g, place, t.WHICH)):
                if STEP.refuse_in(g, seat, answer, phase) is None:
                    deals.note_possible(g, place)


def _steps_of(g: MetalAdventures, act: i64, which: i64) -> list[int]:
    """Return the steps that would fulfil a promise to act."""
    if act == terms.PLAY_CARD:
        return [STEP.play.of(which)]
    if act == terms.OPEN_SPACE:
        return [STEP.open_space.first]
    if act == terms.RAID_PLANET:
        return [STEP.planet.of(which)]
    if act == terms.RAID_PILE:
        return [STEP.pile.of(which)]
    if act == terms.CHALLENGE:
        return [STEP.duel.of(which)]
    if act == terms.CRUISE:
        first = g.cards.first_variants[which - 1]
        return [STEP.cruise.of(first + variant) for variant in range(g.cards.actions[which - 1].variants)]
    return []


def play_card(g: MetalAdventures, seat: i64, card: i64) -> None:
    """Play a support card as a step of the turn (MA-7.7, MA-21.10)."""
    cards.play_card(g, seat, card)
    observe_act(g, seat, terms.PLAY_CARD, card)
    then(g, call.moment, 0)
    perform(g, seat, g.cards.program[card], 0)


# -- rest (MA-8.2 to MA-8.6) -------------------------------------------------------------------------------------------
def rest(g: MetalAdventures, seat: i64) -> None:
    """Gain credits, repair everything, turn the metal die blank (MA-8.3)."""
    battle.note_rest(g, seat)
    goods.move_credits(g, t.BANK, seat, g.cards.rest_credits)
    goods.repair(g, seat, t.DAMAGE.get(g, seat))
    goods.turn_die(g, seat, 0, events.BY_REST)
    then(g, call.step, seat, t.REST_SWAP)
    then(g, call.moment, 0)


def look_for_swap(g: MetalAdventures, seat: i64, trophy: i64) -> None:
    """Take 1 of the top 2 trophies for one put under the deck afterwards; then perhaps buy (MA-8.4, MA-8.6)."""
    cards.look_at_trophies(g, seat, 2)
    then(g, call.step, seat, t.REST_BUY)
    then(g, call.moment, 0)
    KEEP.ask(g, seat, call.swap_trophy, trophy)


# -- raid and brotherhood (MA-8.7, MA-9) -------------------------------------------------------------------------------
def go_raiding(g: MetalAdventures, seat: i64) -> None:
    """Pay the brotherhood first, unless one alone is the weakest (MA-9.1, MA-9.2)."""
    battle.note_raid(g, seat)
    then(g, call.step, seat, t.RAID)
    then(g, call.moment, 0)
    if _owes_fee(g, seat):
        if t.CREDITS.get(g, seat) >= g.cards.fee:
            FEE.ask(g, seat, call.pay_fee)
        else:
            refuse_fee(g, seat)


def _owes_fee(g: MetalAdventures, seat: i64) -> bool:
    """Tell whether a seat is not the only weakest (MA-9.2)."""
    for other in range(g.seats):
        if other != seat and g.strength(other) <= g.strength(seat):
            return True
    return False


def pay_fee(g: MetalAdventures, answer: i64, seat: i64) -> None:
    """Pay into the pirate pot, or take a penalty (MA-9.1, MA-9.3)."""
    if FEE.pay.has(answer):
        goods.move_credits(g, seat, t.THE_POT, g.cards.fee, events.BY_FEE)
    else:
        refuse_fee(g, seat)


def refuse_fee(g: MetalAdventures, seat: i64) -> None:
    """Take a penalty for the fee that was not paid (MA-9.3)."""
    goods.refuse_fee(g, seat)


# -- choosing the battle (MA-10) ---------------------------------------------------------------------------------------
def open_space(g: MetalAdventures, seat: i64) -> None:
    """Turn up ships to choose from (MA-10.2)."""
    then(g, call.choose_in_open_space, seat)
    turn_up_ships(g, c.OPEN_SHIPS)


def turn_up_ships(g: MetalAdventures, count: i64) -> None:
    """Turn up cards until so many ships lie open; only the first event of a turn takes effect (MA-5.5, MA-5.6)."""
    while t.SHOWN.size(g, 0) < count and g.deck_size() > 0:
        in_force = not t.EVENT_MET.get(g)
        card = cards.turn_up(g)
        if g.cards.faction[card] == c.NO_FACTION and in_force:
            then(g, call.turn_up_ships, count)
            resolve_event(g, card)
            return


def choose_in_open_space(g: MetalAdventures, seat: i64) -> None:
    """Choose among the ships shown; if there is none, choose another battle (MA-10.2, MA-10.4)."""
    step(g, seat, t.OPEN if t.SHOWN.size(g, 0) else t.RAID)


def redraw_ship(g: MetalAdventures, seat: i64, ship: i64) -> None:
    """Draw a replacement, then send one ship away (MA-21.5)."""
    cards.note_redraw(g, seat)
    before = t.SHOWN.size(g, 0)
    then(g, call.step, seat, t.OPEN)
    then(g, call.send_one_away, ship, before)
    turn_up_ships(g, before + 1)


def replace_ships(g: MetalAdventures, count: i64) -> None:
    """Draw replacements for all ships, then send the old ones away (MA-21.5)."""
    then(g, call.send_all_away, count)
    turn_up_ships(g, 2 * count)


def send_one_away(g: MetalAdventures, ship: i64, before: i64) -> None:
    """Send a ship away for which a replacement came."""
    if t.SHOWN.size(g, 0) > before:
        cards.send_away(g, ship)


def send_all_away(g: MetalAdventures, before: i64) -> None:
    """Send away as many of the old ships as replacements came."""
    for _ in range(t.SHOWN.size(g, 0) - before):
        cards.send_away(g, t.SHOWN.get(g, 0, 0))


def choose_ship(g: MetalAdventures, seat: i64, ship: i64) -> None:
    """Attack a ship of open space; the others go away at once (MA-10.2, MA-10.3)."""
    battle.choose_ship(g, seat, ship, 0)
    for other in t.SHOWN.items(g, 0):
        cards.send_away(g, other)
    fight(g)


def raid_pile(g: MetalAdventures, seat: i64, ship: i64) -> None:
    """Attack a ship of the pile, for a fee (MA-10.5)."""
    if g.ability(seat, c.FREE_PILE) == 0:
        goods.move_credits(g, seat, t.TREASURY - c.KAROKUM, g.cards.pile_fee)
    battle.choose_ship(g, seat, ship, 1)
    observe_act(g, seat, terms.RAID_PILE, ship)
    observe_deed(g, seat, terms.ATTACK_PILE_SHIP, ship)
    fight(g)


def raid_planet(g: MetalAdventures, seat: i64, planet: i64) -> None:
    """Attack a planet (MA-10.7)."""
    battle.attack_planet(g, seat, planet)
    observe_act(g, seat, terms.RAID_PLANET, planet)
    observe_deed(g, seat, terms.ATTACK_PLANET, planet)
    fight(g)


def challenge(g: MetalAdventures, seat: i64, other: i64) -> None:
    """Challenge another pirate (MA-10.10)."""
    battle.call_duel(g, seat, other)
    observe_act(g, seat, terms.CHALLENGE, other)
    observe_deed(g, seat, terms.DUEL_AGAINST, other)
    fight(g)


# -- end of the turn and of the game (MA-8.9, MA-19) -------------------------------------------------------------------
def end_turn(g: MetalAdventures, seat: i64) -> None:
    """Settle promises, open the last window, look whether the game ends (MA-8.9)."""
    battle.note_end(g, seat)
    then(g, call.check_end, seat)
    then(g, call.moment, 1)
    settle_turn(g)


def check_end(g: MetalAdventures, seat: i64) -> None:
    """End the game at 9 glory or with 2 cards left in the space deck (MA-19.1); else the next player goes on."""
    if _is_over(g):
        setup.begin_end(g)
        then(g, call.end_game)
        settle_game(g)
    else:
        begin_turn(g, (seat + 1) % g.seats)


def _is_over(g: MetalAdventures) -> bool:
    """Tell whether this was the last turn (MA-19.1)."""
    for seat in range(g.seats):
        if g.shown_glory(seat) >= g.cards.end_glory:
            return True
    return g.deck_size() <= g.cards.end_deck


def end_game(g: MetalAdventures) -> None:
    """Most glory wins, then most credits, then all who are tied (MA-19.3)."""
    best = max([(g.shown_glory(seat), t.CREDITS.get(g, seat)) for seat in range(g.seats)])
    winners: i64 = 0
    for seat in range(g.seats):
        if (g.shown_glory(seat), t.CREDITS.get(g, seat)) == best:
            winners |= bit(seat)
    setup.win(g, winners)
