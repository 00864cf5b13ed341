"""The rules in the order of the rulebook.  Every function here is a rule: it can stand on the agenda by its name."""

from cosmodrome.games.star_realms import answers, atoms, verbs
from cosmodrome.games.star_realms.data import COST, DEFENSE, IS_BASE, PRIMARY, PROGRAM, SCRAP
from cosmodrome.games.star_realms.state import StarRealms
from cosmodrome.games.star_realms.table import HAND_SIZE, NO_CARD, ORDER_STREAM
from cosmodrome.games.star_realms.verbs import FROM_DISCARD, FROM_HAND, FROM_ROW, NO_PROGRAM, PROGRAMS, WIDTH
from cosmodrome.kernel.agenda import bit


# -- set-up (SR-2) -----------------------------------------------------------------------------------------------------
def set_up(g: StarRealms, first: int) -> None:
    """Lay out the trade row, choose the first player and deal the first hands (SR-2.1 to SR-2.8)."""
    atoms.fill_row(g)
    if first < 0:
        first = g.roll(g.seats, ORDER_STREAM)
    second = 1 - first
    g.then(begin_turn, first)
    g.then(draw_cards, second, 5)
    g.then(draw_cards, first, 3)


# -- turn structure (SR-3) ---------------------------------------------------------------------------------------------
def begin_turn(g: StarRealms, seat: int) -> None:
    """Begin a turn: Main phase, Discard phase, Draw phase (SR-3.1), unless the host's limit is reached (SR-10.3)."""
    if g.turn_limit and g.turn == g.turn_limit:
        atoms.win(g, 0)
        return
    atoms.begin_turn(g, seat)
    g.then(draw_phase, seat)
    g.then(discard_phase, seat)
    g.then(main_phase, seat)


def main_phase(g: StarRealms, seat: int) -> None:
    """Let the player do one thing after another in any order, until they end the phase (SR-3.2, SR-3.3)."""
    g.ask(seat, answers.MAIN, act, seat)


def act(g: StarRealms, answer: int, seat: int) -> None:
    """Carry out one thing completely, then go on with the Main phase (SR-3.4)."""
    if answer == answers.END_TURN:
        return
    g.then(main_phase, seat)
    if answer < answers.BUY:
        play_card(g, seat, answer - answers.PLAY)
    elif answer < answers.ATTACK:
        buy_card(g, seat, answer - answers.BUY)
    elif answer < answers.USE:
        g.ask(seat, answers.AMOUNT, attack_player, seat, answer - answers.ATTACK)
    elif answer < answers.ATTACK_BASE:
        use_ability(g, seat, (answer - answers.USE) // 4, (answer - answers.USE) % 4)
    else:
        place = answer - answers.ATTACK_BASE
        attack_base(g, seat, place // answers.PLACES, place % answers.PLACES)


# -- playing cards (SR-4) ----------------------------------------------------------------------------------------------
def play_card(g: StarRealms, seat: int, kind: int) -> None:
    """Put a card into play; a ship's primary ability happens at once (SR-4.1, SR-4.2)."""
    atoms.play_card(g, seat, kind)
    if not IS_BASE[kind]:
        perform(g, seat, PROGRAM[4 * kind + PRIMARY], 0, 0)


# -- using abilities (SR-5) --------------------------------------------------------------------------------------------
def use_ability(g: StarRealms, seat: int, place: int, ability: int) -> None:
    """Use an ability of a card in play; a scrap ability scraps the card first (SR-4.6, SR-5.1, SR-6.1)."""
    program = PROGRAM[4 * g.fleets[seat][place] + ability]
    atoms.use_ability(g, seat, place, ability)
    if ability == SCRAP:
        atoms.scrap_from_play(g, seat, place)
    perform(g, seat, program, 0, 0)


def perform(g: StarRealms, seat: int, program: int, step: int, cost: int) -> None:
    """Carry out an ability's effects in printed order (SR-5.4); ``cost`` is that of a card just scrapped."""
    steps = PROGRAMS[program]
    while step < len(steps):
        verb = steps[step]
        if verb > verbs.LAST_PLAIN:
            if step + WIDTH < len(steps):
                g.then(perform, seat, program, step + WIDTH, cost)
            choose_effect(g, seat, program, step)
            return
        amount = steps[step + 1]
        if verb == verbs.GAIN_TRADE:
            atoms.gain_trade(g, seat, amount)
        elif verb == verbs.GAIN_COMBAT:
            atoms.gain_combat(g, seat, amount)
        elif verb == verbs.GAIN_AUTHORITY:
            atoms.gain_authority(g, seat, amount)
        elif verb == verbs.GAIN_COMBAT_BY_COST:
            atoms.gain_combat(g, seat, amount * cost)
        elif verb == verbs.GAIN_COMBAT_BY_SCRAPPED:
            atoms.gain_combat(g, seat, amount * g.scrapped[seat])
        elif verb == verbs.DRAW:
            draw_cards(g, seat, amount)
        elif verb == verbs.TOP_NEXT_BASE:
            atoms.top_next_base(g, seat)
        elif verb == verbs.RETURN_LATER:
            atoms.return_later(g, seat, amount)
        step += WIDTH


def choose_effect(g: StarRealms, seat: int, program: int, step: int) -> None:
    """Begin an effect that asks somebody, or that has effects of its own."""
    steps = PROGRAMS[program]
    verb = steps[step]
    a = steps[step + 1]
    b = steps[step + 2]
    if verb == verbs.DISCARD:
        if a == verbs.SELF:
            discard_cards(g, seat, b)
        else:
            g.ask(seat, answers.TARGET, target_discards, seat, b, 1 if a == verbs.TARGET_PLAYER else 0)
    elif verb == verbs.DISCARD_ANY:
        discard_any(g, seat, a)
    elif verb == verbs.SCRAP_CARDS:
        if a == FROM_ROW:
            scrap_row_card(g, seat, b, steps[step + 4])
        else:
            scrap_cards(g, seat, a, b, steps[step + 3], steps[step + 4])
    elif verb == verbs.DESTROY_BASE:
        destroy_base(g, seat)
    elif verb == verbs.CHOOSE:
        g.ask(seat, answers.CHOOSE, perform_chosen, seat, a, b)
    elif verb == verbs.IF_BASES:
        if g.bases(seat) >= a:
            perform(g, seat, b, 0, 0)
    elif verb == verbs.ACQUIRE:
        acquire_card(g, seat, a, b)
    elif verb == verbs.TOP_BASE_FROM_DISCARD:
        top_base(g, seat)


def perform_chosen(g: StarRealms, answer: int, seat: int, program: int, other: int) -> None:
    """Carry out the chosen one of two effects (SR-5.5)."""
    perform(g, seat, other if answer else program, 0, 0)


def target_discards(g: StarRealms, target: int, seat: int, count: int, anybody: int) -> None:
    """Let the chosen player discard (SR-5.15, SR-11.15); what follows tells the others something about that hand."""
    if target != seat:
        g.reveal()
    discard_cards(g, target, count)


def discard_cards(g: StarRealms, seat: int, count: int) -> None:
    """Let a player discard so many cards of their choice, or all they have (SR-5.15, SR-11.10)."""
    if count > 0 and g.hands[seat]:
        g.ask(seat, answers.DISCARD, discard_chosen, seat, count)


def discard_chosen(g: StarRealms, kind: int, seat: int, count: int) -> None:
    """Discard the chosen card and go on."""
    atoms.discard_card(g, seat, kind)
    discard_cards(g, seat, count - 1)


def discard_any(g: StarRealms, seat: int, program: int) -> None:
    """Let a player discard as many cards as they like, with an effect for each (SR-11.11)."""
    if g.hands[seat]:
        g.ask(seat, answers.DISCARD_ANY, discard_any_chosen, seat, program)


def discard_any_chosen(g: StarRealms, answer: int, seat: int, program: int) -> None:
    """Discard the chosen card, carry out the effect and go on; or stop."""
    if answer == answers.NONE:
        return
    atoms.discard_card(g, seat, answer - answers.CARD)
    g.then(discard_any, seat, program)
    g.then(perform, seat, program, 0, 0)


# -- scrapping (SR-6) --------------------------------------------------------------------------------------------------
def scrap_cards(g: StarRealms, seat: int, zones: int, least: int, most: int, program: int) -> None:
    """Let a player scrap cards of hand or discard pile, with an effect for each (SR-6.4, SR-11.4 to SR-11.8)."""
    available = (zones & FROM_HAND and g.hands[seat]) or (zones & FROM_DISCARD and g.discards[seat])
    if most > 0 and available:
        g.ask(seat, answers.SCRAP, scrap_chosen, seat, zones, least, most, program)


def scrap_chosen(g: StarRealms, answer: int, seat: int, zones: int, least: int, most: int, program: int) -> None:
    """Scrap the chosen card, carry out the effect and go on; or stop."""
    if answer == answers.NONE:
        return
    if answer < answers.DISCARDED_CARD:
        kind = answer - answers.CARD
        atoms.scrap_from_hand(g, seat, kind)
    else:
        kind = answer - answers.DISCARDED_CARD
        atoms.scrap_from_discard(g, seat, kind)
    if most > 1:
        g.then(scrap_cards, seat, zones, least, most - 1, program)
    if program != NO_PROGRAM:
        g.then(perform, seat, program, 0, COST[kind])


def scrap_row_card(g: StarRealms, seat: int, least: int, program: int) -> None:
    """Let a player scrap a card of the trade row (SR-11.1, SR-11.4)."""
    if any(kind != NO_CARD for kind in g.row):
        g.ask(seat, answers.SCRAP_ROW, scrap_row_chosen, seat, least, program)


def scrap_row_chosen(g: StarRealms, answer: int, seat: int, least: int, program: int) -> None:
    """Scrap the chosen card of the trade row and refill it (SR-6.7), then carry out the effect."""
    if answer == answers.NONE:
        return
    kind = atoms.scrap_from_row(g, seat, answer - answers.CARD)
    atoms.fill_row(g)
    if program != NO_PROGRAM:
        perform(g, seat, program, 0, COST[kind])


# -- buying and acquiring (SR-7) ---------------------------------------------------------------------------------------
def buy_card(g: StarRealms, seat: int, slot: int) -> None:
    """Pay for a card of the trade row or an Explorer; the row is refilled at once (SR-7.1, SR-7.4)."""
    kind = atoms.take_for_sale(g, slot)
    atoms.pay(g, seat, kind, COST[kind])
    atoms.acquire(g, seat, kind, False)
    atoms.fill_row(g)


def acquire_card(g: StarRealms, seat: int, most: int, on_top: int) -> None:
    """Let a player take a card of limited cost for nothing, if there is one (SR-7.3, SR-11.2, SR-11.3)."""
    if g.explorers > 0 or any(kind != NO_CARD and COST[kind] <= most for kind in g.row):
        g.ask(seat, answers.ACQUIRE, acquire_chosen, seat, most, on_top)


def acquire_chosen(g: StarRealms, slot: int, seat: int, most: int, on_top: int) -> None:
    """Take the chosen card and refill the row."""
    atoms.acquire(g, seat, atoms.take_for_sale(g, slot), on_top == 1)
    atoms.fill_row(g)


def top_base(g: StarRealms, seat: int) -> None:
    """Let a player put a base of their discard pile on top of their deck (SR-11.9)."""
    if any(IS_BASE[kind] for kind in g.discards[seat]):
        g.ask(seat, answers.TOP_BASE, top_base_chosen, seat)


def top_base_chosen(g: StarRealms, kind: int, seat: int) -> None:
    """Put the chosen base on top of the deck."""
    atoms.top_card(g, seat, kind)


# -- attacking (SR-8) --------------------------------------------------------------------------------------------------
def attack_base(g: StarRealms, seat: int, target: int, place: int) -> None:
    """Destroy a base by spending combat equal to its defence in one payment (SR-8.1)."""
    kind = g.fleets[target][place]
    atoms.spend_combat_on_base(g, seat, target, kind, DEFENSE[kind])
    atoms.destroy_base(g, target, place)


def destroy_base(g: StarRealms, seat: int) -> None:
    """Let a player destroy an opposing base without combat, if there is one they may choose (SR-8.2)."""
    if answers.legal_destroy(g, seat):
        g.ask(seat, answers.DESTROY, destroy_chosen)


def destroy_chosen(g: StarRealms, answer: int) -> None:
    """Destroy the chosen base."""
    atoms.destroy_base(g, answer // answers.PLACES, answer % answers.PLACES)


def attack_player(g: StarRealms, amount: int, seat: int, target: int) -> None:
    """Spend combat on an opponent's authority (SR-8.3); at 0 or less they lose (SR-10.1)."""
    atoms.attack(g, seat, target, amount)
    if g.authority[target] <= 0:
        atoms.win(g, bit(seat))


# -- Discard and Draw phases (SR-9) ------------------------------------------------------------------------------------
def discard_phase(g: StarRealms, seat: int) -> None:
    """Empty the pools, discard ships and hand (SR-9.1)."""
    atoms.clean_up(g, seat)


def draw_phase(g: StarRealms, seat: int) -> None:
    """Draw five cards; then cards that come back do, and the turn passes (SR-9.3, SR-11.14)."""
    draw_cards(g, seat, HAND_SIZE)
    atoms.return_cards(g, seat)
    g.then(begin_turn, 1 - seat)


def draw_cards(g: StarRealms, seat: int, count: int) -> None:
    """Draw cards one at a time, as long as there are any (SR-9.4 to SR-9.6)."""
    for _ in range(count):
        atoms.draw_card(g, seat)
