"""Playing cards, using abilities, scrapping, buying and drawing (SR-4 to SR-7, SR-9.4, SR-11)."""

from cosmodrome.games.star_realms import answers, atoms, boss_atoms, verbs
from cosmodrome.games.star_realms.challenges import HAS_BASES, HAS_HAND, NO_BASE_COMBAT
from cosmodrome.games.star_realms.data import COST, IS_BASE, PRIMARY, PROGRAM, SCRAP
from cosmodrome.games.star_realms.events import BOUGHT_IT, FOR_ANOTHER, FOR_COMBAT, FOR_OWN_DRAW, FREE, FREE_ON_TOP
from cosmodrome.games.star_realms.formats import FIRST_CHALLENGE
from cosmodrome.games.star_realms.rules.combat import destroy_chosen
from cosmodrome.games.star_realms.state import StarRealms
from cosmodrome.games.star_realms.table import NO_BOSS, NO_CARD
from cosmodrome.games.star_realms.verbs import FROM_DISCARD, FROM_HAND, FROM_ROW, NO_PROGRAM, PROGRAMS, WIDTH


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
        perform_plain(g, seat, verb, steps[step + 1], cost)
        step += WIDTH


def perform_plain(g: StarRealms, owner: int, verb: int, amount: int, cost: int) -> None:
    """Carry out an effect that asks nobody."""
    if verb == verbs.GAIN_TRADE:
        atoms.gain_trade(g, owner, amount)
    elif verb == verbs.GAIN_COMBAT:
        atoms.gain_combat(g, owner, amount)
    elif verb == verbs.GAIN_AUTHORITY:
        atoms.gain_authority(g, owner, amount)
    elif verb == verbs.GAIN_COMBAT_BY_COST:
        atoms.gain_combat(g, owner, amount * cost)
    elif verb == verbs.GAIN_COMBAT_BY_SCRAPPED:
        atoms.gain_combat(g, owner, amount * g.scrapped[owner])
    elif verb == verbs.DRAW:
        draw_cards(g, owner, amount)
    elif verb == verbs.TOP_NEXT_BASE:
        atoms.top_next_base(g, owner)
    elif verb == verbs.RETURN_LATER:
        atoms.return_later(g, owner, amount)


def choose_effect(g: StarRealms, seat: int, program: int, step: int) -> None:
    """Begin an effect that asks somebody, or that has effects of its own."""
    steps = PROGRAMS[program]
    verb = steps[step]
    a = steps[step + 1]
    b = steps[step + 2]
    if verb == verbs.DISCARD:
        if a == verbs.SELF:
            discard_cards(g, seat, b, FOR_OWN_DRAW)
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
    if target == g.boss:
        boss_must_discard(g, seat, count)
        return
    if target != seat:
        g.reveal()
    discard_cards(g, target, count, FOR_ANOTHER)


def boss_must_discard(g: StarRealms, seat: int, count: int) -> None:
    """Remember what the Boss has to discard (SR-20.19); where it has no hand, the player may draw (SR-20.18)."""
    if HAS_HAND[g.mode - FIRST_CHALLENGE]:
        boss_atoms.owe_discards(g, count)
    else:
        g.ask(seat, answers.MAY_DRAW, may_draw, seat)


def may_draw(g: StarRealms, answer: int, seat: int) -> None:
    """Draw a card if the player wants to and, having drawn, discard one (SR-20.18)."""
    if answer and atoms.draw_card(g, seat) != NO_CARD:
        discard_cards(g, seat, 1, FOR_OWN_DRAW)


def discard_cards(g: StarRealms, seat: int, count: int, what_for: int) -> None:
    """Let a player discard so many cards of their choice, or all they have (SR-5.15, SR-11.10)."""
    if count > 0 and g.hands[seat]:
        g.ask(seat, answers.DISCARD, discard_chosen, seat, count, what_for)


def discard_chosen(g: StarRealms, kind: int, seat: int, count: int, what_for: int) -> None:
    """Discard the chosen card and go on."""
    atoms.discard_card(g, seat, kind, what_for)
    discard_cards(g, seat, count - 1, what_for)


def discard_any(g: StarRealms, seat: int, program: int) -> None:
    """Let a player discard as many cards as they like, with an effect for each (SR-11.11)."""
    if g.hands[seat]:
        g.ask(seat, answers.DISCARD_ANY, discard_any_chosen, seat, program)


def discard_any_chosen(g: StarRealms, answer: int, seat: int, program: int) -> None:
    """Discard the chosen card, carry out the effect and go on; or stop."""
    if answer == answers.NONE:
        return
    atoms.discard_card(g, seat, answer - answers.CARD, FOR_COMBAT)
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
    """Scrap the chosen card of the trade row and carry out the effect; then the row is refilled (SR-6.7, SR-11.4)."""
    if answer == answers.NONE:
        return
    kind = atoms.scrap_from_row(g, seat, answer - answers.CARD)
    g.then(refill_row)
    if program != NO_PROGRAM:
        perform(g, seat, program, 0, COST[kind])


def refill_row(g: StarRealms) -> None:
    """Refill the trade row (SR-6.7, SR-7.4)."""
    atoms.fill_row(g)


# -- buying and acquiring (SR-7) ---------------------------------------------------------------------------------------
def buy_card(g: StarRealms, seat: int, slot: int) -> None:
    """Pay for a card of the trade row or an Explorer; the row is refilled at once (SR-7.1, SR-7.4)."""
    kind = atoms.take_for_sale(g, slot)
    atoms.pay(g, seat, kind, COST[kind])
    atoms.acquire(g, seat, kind, BOUGHT_IT)
    atoms.fill_row(g)


def acquire_card(g: StarRealms, seat: int, most: int, on_top: int) -> None:
    """Let a player take a card of limited cost for nothing, if there is one (SR-7.3, SR-11.2, SR-11.3)."""
    if g.explorers > 0 or any(kind != NO_CARD and COST[kind] <= most for kind in g.row):
        g.ask(seat, answers.ACQUIRE, acquire_chosen, seat, most, on_top)


def acquire_chosen(g: StarRealms, slot: int, seat: int, most: int, on_top: int) -> None:
    """Take the chosen card and refill the row."""
    atoms.acquire(g, seat, atoms.take_for_sale(g, slot), FREE_ON_TOP if on_top else FREE)
    atoms.fill_row(g)


def top_base(g: StarRealms, seat: int) -> None:
    """Let a player put a base of their discard pile on top of their deck (SR-11.9)."""
    if any(IS_BASE[kind] for kind in g.discards[seat]):
        g.ask(seat, answers.TOP_BASE, top_base_chosen, seat)


def top_base_chosen(g: StarRealms, kind: int, seat: int) -> None:
    """Put the chosen base on top of the deck."""
    atoms.top_card(g, seat, kind)


def destroy_base(g: StarRealms, seat: int) -> None:
    """Let a player destroy an opposing base without combat, if there is one they may choose (SR-8.2, SR-20.20)."""
    if g.boss != NO_BOSS and not HAS_BASES[g.mode - FIRST_CHALLENGE]:
        atoms.gain_combat(g, seat, NO_BASE_COMBAT[0])
    elif answers.legal_destroy(g, seat):
        g.ask(seat, answers.DESTROY, destroy_chosen)


# -- drawing (SR-9) ----------------------------------------------------------------------------------------------------
def draw_cards(g: StarRealms, seat: int, count: int) -> None:
    """Draw cards one at a time, as long as there are any (SR-9.4 to SR-9.6)."""
    for _ in range(count):
        atoms.draw_card(g, seat)
