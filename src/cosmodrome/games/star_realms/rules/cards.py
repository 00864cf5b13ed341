"""Playing cards, using abilities, scrapping, buying and acquiring (SR-4 to SR-7, SR-11)."""

from mypy_extensions import i64

from cosmodrome.games.star_realms import call
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms import boss as boss_atoms
from cosmodrome.games.star_realms.atoms import cards as atoms
from cosmodrome.games.star_realms.atoms import trade
from cosmodrome.games.star_realms.board import ANY_COMBAT, bases_to_destroy, is_in_row
from cosmodrome.games.star_realms.cards import FROM_DISCARD, FROM_HAND, NOTHING, PRIMARY, SCRAP
from cosmodrome.games.star_realms.questions import cards as ask
from cosmodrome.games.star_realms.questions.combat import DESTROY
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.flow import then


# -- playing cards (SR-4) ----------------------------------------------------------------------------------------------
def play_card(g: StarRealms, seat: i64, kind: i64) -> None:
    """Put a card into play; a ship's primary ability happens at once (SR-4.1, SR-4.2)."""
    atoms.play_card(g, seat, kind)
    if not g.cards.base[kind]:
        perform(g, seat, g.cards.abilities[4 * kind + PRIMARY].number, 0, 0)


# -- using abilities (SR-5) --------------------------------------------------------------------------------------------
def use_ability(g: StarRealms, seat: i64, place: i64, ability: i64) -> None:
    """Use an ability of a card in play; a scrap ability scraps the card first (SR-4.6, SR-5.1, SR-6.1)."""
    script = g.cards.abilities[4 * t.FLEETS.get(g, seat, place) + ability].number
    atoms.use_ability(g, seat, place, ability)
    if ability == SCRAP:
        atoms.scrap_from_play(g, seat, place)
    perform(g, seat, script, 0, 0)


def perform(g: StarRealms, seat: i64, script: i64, step: i64, cost: i64) -> None:
    """Carry out effects in printed order (SR-5.4); ``cost`` is that of a card just scrapped."""
    steps = g.cards.scripts[script].steps
    count = len(steps)
    while step < count:
        one = steps[step]
        step += 1
        if one.effect.asks:
            if step < count:
                then(g, call.perform, seat, script, step, cost)
            one.effect.ask(g, seat, one)
            return
        one.effect.perform(g, seat, one, cost)


def perform_chosen(g: StarRealms, answer: i64, seat: i64, script: i64, other: i64) -> None:
    """Carry out the chosen one of two effects (SR-5.5)."""
    perform(g, seat, script if ask.CHOOSE.first.has(answer) else other, 0, 0)


# -- discarding (SR-5.15, SR-11.10, SR-11.11) --------------------------------------------------------------------------
def target_discards(g: StarRealms, answer: i64, seat: i64, count: i64, anybody: i64) -> None:
    """Let the chosen player discard (SR-5.15, SR-11.15); what follows tells the others something about that hand."""
    target = ask.TARGET.owner.value(answer)
    if target == t.BOSS.get(g):
        boss_must_discard(g, seat, count)
        return
    if target != seat:
        g.reveal()
    discard_cards(g, target, count, t.FOR_ANOTHER)


def boss_must_discard(g: StarRealms, seat: i64, count: i64) -> None:
    """Remember what the Boss has to discard (SR-20.19); where it has no hand, the player may draw (SR-20.18)."""
    if g.challenge().has_hand:
        boss_atoms.owe_discards(g, count)
    elif g.can_draw(seat):
        ask.MAY_DRAW.ask(g, seat, call.may_draw)


def may_draw(g: StarRealms, answer: i64, seat: i64) -> None:
    """Draw a card if the player wants to and, having drawn, discard one (SR-20.18)."""
    if ask.MAY_DRAW.draw.has(answer):
        atoms.draw_card(g, seat, t.INSTEAD)
        discard_cards(g, seat, 1, t.FOR_OWN_DRAW)


def discard_cards(g: StarRealms, seat: i64, count: i64, what_for: i64) -> None:
    """Let a player discard so many cards of their choice, or all they have (SR-5.15, SR-11.10)."""
    if count > 0 and t.HANDS.size(g, seat):
        ask.DISCARD.ask(g, seat, call.discard_chosen, count, what_for)


def discard_chosen(g: StarRealms, answer: i64, seat: i64, count: i64, what_for: i64) -> None:
    """Discard the chosen card and go on."""
    atoms.discard_card(g, seat, ask.DISCARD.card.value(answer), what_for)
    discard_cards(g, seat, count - 1, what_for)


def discard_any(g: StarRealms, seat: i64, script: i64) -> None:
    """Let a player discard as many cards as they like, with an effect for each (SR-11.11)."""
    if t.HANDS.size(g, seat):
        ask.DISCARD_ANY.ask(g, seat, call.discard_any_chosen, script)


def discard_any_chosen(g: StarRealms, answer: i64, seat: i64, script: i64) -> None:
    """Discard the chosen card, carry out the effect and go on; or stop."""
    if ask.DISCARD_ANY.nothing.has(answer):
        return
    atoms.discard_card(g, seat, ask.DISCARD_ANY.card.value(answer), t.FOR_COMBAT)
    then(g, call.discard_any, seat, script)
    then(g, call.perform, seat, script, 0, 0)


# -- scrapping (SR-6) --------------------------------------------------------------------------------------------------
def scrap_cards(g: StarRealms, seat: i64, zones: i64, most: i64, script: i64) -> None:
    """Let a player scrap cards of hand or discard pile, with an effect for each (SR-6.4, SR-11.4 to SR-11.8)."""
    in_hand = zones & FROM_HAND and t.HANDS.size(g, seat)
    if most > 0 and (in_hand or (zones & FROM_DISCARD and t.DISCARDS.size(g, seat))):
        ask.SCRAP.ask(g, seat, call.scrap_chosen, zones, most, script)


def scrap_chosen(g: StarRealms, answer: i64, seat: i64, zones: i64, most: i64, script: i64) -> None:
    """Scrap the chosen card, carry out the effect and go on; or stop."""
    if ask.SCRAP.nothing.has(answer):
        return
    kind = ask.SCRAP.kind_of(answer)
    if ask.SCRAP.in_hand.has(answer):
        atoms.scrap_from_hand(g, seat, kind)
    else:
        atoms.scrap_from_discard(g, seat, kind)
    if most > 1:
        then(g, call.scrap_cards, seat, zones, most - 1, script)
    if script != NOTHING.number:
        then(g, call.perform, seat, script, 0, g.cards.cost[kind])


def scrap_row_card(g: StarRealms, seat: i64, least: i64, script: i64) -> None:
    """Let a player scrap a card of the trade row (SR-11.1, SR-11.4)."""
    if is_in_row(g, ANY_COMBAT):
        ask.SCRAP_ROW.ask(g, seat, call.scrap_row_chosen, least, script)


def scrap_row_chosen(g: StarRealms, answer: i64, seat: i64, least: i64, script: i64) -> None:
    """Scrap the chosen card of the trade row and carry out the effect; then the row is refilled (SR-6.7, SR-11.4)."""
    if ask.SCRAP_ROW.nothing.has(answer):
        return
    kind = trade.scrap_from_row(g, seat, ask.SCRAP_ROW.slot.value(answer))
    then(g, call.refill_row)
    if script != NOTHING.number:
        then(g, call.perform, seat, script, 0, g.cards.cost[kind])


def refill_row(g: StarRealms) -> None:
    """Fill the trade row (SR-6.7)."""
    trade.fill_row(g)


# -- buying and acquiring (SR-7) ---------------------------------------------------------------------------------------
def buy_card(g: StarRealms, seat: i64, slot: i64) -> None:
    """Pay for a card of the trade row or an Explorer; the row is refilled at once (SR-7.1, SR-7.4)."""
    kind = trade.take_for_sale(g, slot)
    trade.pay(g, seat, kind, g.cards.cost[kind])
    trade.acquire(g, seat, kind, t.BOUGHT_IT)
    trade.fill_row(g)


def acquire_card(g: StarRealms, seat: i64, most: i64, on_top: i64) -> None:
    """Let a player take a card of limited cost for nothing, if there is one (SR-7.3, SR-11.2, SR-11.3)."""
    if t.EXPLORERS.get(g) > 0 or is_in_row(g, most):
        ask.ACQUIRE.ask(g, seat, call.acquire_chosen, most, on_top)


def acquire_chosen(g: StarRealms, answer: i64, seat: i64, most: i64, on_top: i64) -> None:
    """Take the chosen card and refill the row."""
    kind = trade.take_for_sale(g, ask.ACQUIRE.slot.value(answer))
    trade.acquire(g, seat, kind, t.FREE_ON_TOP if on_top else t.FREE)
    trade.fill_row(g)


def top_base(g: StarRealms, seat: i64) -> None:
    """Let a player put a base of their discard pile on top of their deck (SR-11.9)."""
    if t.DISCARDS.has_any(g, seat, g.cards.base):
        ask.TOP_BASE.ask(g, seat, call.top_base_chosen)


def top_base_chosen(g: StarRealms, answer: i64, seat: i64) -> None:
    """Put the chosen base on top of the deck."""
    atoms.top_card(g, seat, ask.TOP_BASE.card.value(answer))


def destroy_base(g: StarRealms, seat: i64) -> None:
    """Let a player destroy an opposing base without combat, if there is one they may choose (SR-8.2, SR-20.20)."""
    if g.has_boss() and not g.challenge().has_bases:
        atoms.gain_combat(g, seat, g.challenge().no_base_combat)
    elif bases_to_destroy(g, seat).count:
        DESTROY.ask(g, seat, call.destroy_chosen)
