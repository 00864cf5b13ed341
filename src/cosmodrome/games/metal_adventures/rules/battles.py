"""The battle: alliance, betrayal, metal, cards, dice, rewards, damage (MA-11, MA-12, MA-13, MA-16)."""

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import call, events
from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.atoms import battle, cards, deals, goods
from cosmodrome.games.metal_adventures.board import attack_total, defeat_damage, target_total
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.questions.bargains import BID, SPEAK
from cosmodrome.games.metal_adventures.questions.battle import AFTER, BEFORE, BETRAY, DIE, METAL, SPOILS
from cosmodrome.games.metal_adventures.questions.cards import SPOIL_CARD, SPOIL_WRECK
from cosmodrome.games.metal_adventures.rules.bargains import accept_offer, begin_offer, expire_offers
from cosmodrome.games.metal_adventures.rules.effects import (
    LOST_OTHERWISE,
    LOST_TO_SHIP,
    TO_TRAITOR,
    honour_winners,
    perform,
)
from cosmodrome.games.metal_adventures.rules.moments import lapse_between, note_possible, observe_act, settle_aside
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.flow import then, then_each


def fight(g: MetalAdventures) -> None:
    """Go through the steps of a battle in order (MA-11.2, MA-13.15)."""
    then(g, call.end_battle)
    then(g, call.settle_battle)  # (k)
    then(g, call.moment, 0)
    then(g, call.clear_debt)  # (j)
    then(g, call.resolve)  # (h), (i)
    then(g, call.play_cards, AFTER.kind, 0, 0)  # (g)
    then(g, call.roll_dice)  # (f)
    then(g, call.play_cards, BEFORE.kind, 0, 0)  # (e)
    then(g, call.declare_metal)  # (d)
    then(g, call.ask_betrayal)  # (c)
    then(g, call.seek_allies)  # (b)
    then(g, call.moment, 0)


# -- (b) alliance and recruiting (MA-11.1, MA-13.1, MA-18.8b) ----------------------------------------------------------
def seek_allies(g: MetalAdventures) -> None:
    """Let outsiders bid clockwise, then let the principals speak, the active player first."""
    active, seats = t.ACTIVE.get(g), g.seats
    then(g, call.listen, active, 0)
    for i in range(seats - 1, -1, -1):
        seat = (active + i) % seats
        if t.SIDES.get(g, seat) == t.OUTSIDE:
            then(g, call.ask_bid, seat)


def ask_bid(g: MetalAdventures, seat: i64) -> None:
    """Ask an outsider who could make a legal bid (MA-18.8b)."""
    if t.FIGHT.get(g) == t.DUEL or not (g.infamous(seat) or g.infamous(t.ACTIVE.get(g))):
        BID.ask(g, seat, call.bid_or_stay)


def bid_or_stay(g: MetalAdventures, answer: i64, seat: i64) -> None:
    """Write a bid, stay silent, or settle something else first."""
    if BID.bid.has(answer):
        begin_offer(g, seat, -1, terms.BID)
    elif BID.is_aside(answer):
        then(g, call.ask_bid, seat)
        settle_aside(g, BID.promise(answer), BID.release.has(answer))


def listen(g: MetalAdventures, seat: i64, passes: i64) -> None:
    """Let a principal speak; ``passes`` counts how many have passed in a row (MA-18.8d)."""
    SPEAK.ask(g, seat, call.speak, passes)


def speak(g: MetalAdventures, answer: i64, seat: i64, passes: i64) -> None:
    """Propose, answer a bid, lay a card down, or pass; duelists take turns (MA-13.14, MA-18.8b)."""
    duel = t.FIGHT.get(g) == t.DUEL
    other = seat if not duel else t.FOE.get(g) if seat == t.ACTIVE.get(g) else t.ACTIVE.get(g)
    if SPEAK.nothing.has(answer):
        if duel and passes == 0:
            listen(g, other, 1)
        else:
            expire_offers(g)
    elif SPEAK.is_aside(answer):
        then(g, call.listen, seat, passes)
        settle_aside(g, SPEAK.promise(answer), SPEAK.release.has(answer))
    elif SPEAK.drop.has(answer):
        cards.drop_improvement(g, seat, SPEAK.drop.value(answer))
        listen(g, seat, passes)
    else:
        then(g, call.listen, other, 0)
        if SPEAK.propose.has(answer):
            begin_offer(g, seat, -1, terms.OFFER)
        else:
            answer_bid(g, seat, answer)


def answer_bid(g: MetalAdventures, seat: i64, answer: i64) -> None:
    """Accept, reject or counter a bid (MA-18.8c)."""
    place = SPEAK.reply(answer).value(answer)
    deal = t.DEALS.get(g, place, t.DEAL_ID)
    if SPEAK.accept.has(answer):
        accept_offer(g, seat, deal)
    elif SPEAK.reject.has(answer):
        deals.refuse_deal(g, place, events.REJECTED, seat)
    else:
        begin_offer(g, seat, deal, terms.COUNTER_BID)


# -- (c) betrayal (MA-12) ----------------------------------------------------------------------------------------------
def ask_betrayal(g: MetalAdventures) -> None:
    """Ask the ally once whether he turns on the attacker; never against a hunter nor in a duel (MA-12.1, MA-12.2)."""
    if t.FIGHT.get(g) != t.DUEL and not g.against_hunter():
        for seat in range(g.seats):
            if g.is_helper(seat, t.ATTACK):
                BETRAY.ask(g, seat, call.betray_or_stay)
                return


def betray_or_stay(g: MetalAdventures, answer: i64, seat: i64) -> None:
    """Change sides for a penalty, and let the words given for this battle lapse (MA-12.3, MA-12.10)."""
    if BETRAY.loyal.has(answer):
        battle.stay_loyal(g, seat)
    else:
        battle.betray(g, seat)
        goods.penalize(g, seat, events.BETRAYAL)
        lapse_between(g, t.ACTIVE.get(g), seat)


# -- (d) metal dice (MA-16.1 to MA-16.3) -------------------------------------------------------------------------------
def _participants(g: MetalAdventures) -> list[int]:
    """Return who takes part, in the order of MA-11.7 and MA-13.5; a traitor is not among them."""
    order: list[int] = [t.ACTIVE.get(g), *g.helpers(t.ATTACK)]
    return [*order, t.FOE.get(g), *g.helpers(t.TARGET)] if t.FIGHT.get(g) == t.DUEL else order


def declare_metal(g: MetalAdventures) -> None:
    """Ask everybody whose die is blank, a traitor first (MA-12.6, MA-13.4, MA-16.3)."""
    order = _participants(g)
    if t.TRAITOR.get(g) != t.NOBODY:
        order.insert(0, t.TRAITOR.get(g))
    then_each(g, call.ask_metal, [seat for seat in order if t.METAL.get(g, seat) == 0])


def ask_metal(g: MetalAdventures, seat: i64) -> None:
    """Ask one participant whether he uses his metal die."""
    note_possible(g, seat, terms.USE_METAL, 0)
    METAL.ask(g, seat, call.use_metal)


def use_metal(g: MetalAdventures, answer: i64, seat: i64) -> None:
    """Declare the metal die, in public and for good (MA-11.2c)."""
    battle.declare_metal(g, seat, METAL.used.has(answer))
    if METAL.used.has(answer):
        observe_act(g, seat, terms.USE_METAL, 0)


# -- (e), (g) support cards (MA-11.7, MA-13.5) -------------------------------------------------------------------------
def play_cards(g: MetalAdventures, window: i64, turn: i64, passes: i64) -> None:
    """Let the participants play cards in turn until all have passed in a row."""
    order = _participants(g)
    if passes < len(order):
        seat: i64 = order[turn % len(order)]
        if t.PROMISES.length(g):
            _note_playable(g, window, seat)
        if window == BEFORE.kind:
            BEFORE.ask(g, seat, call.play_or_pass, window, turn, passes)
        else:
            AFTER.ask(g, seat, call.play_or_pass, window, turn, passes)


def _note_playable(g: MetalAdventures, window: i64, seat: i64) -> None:
    """Note which promised cards could be played in this window (MA-18.19a)."""
    for card in t.IMPROVEMENTS.items(g, seat):
        question = BEFORE if window == BEFORE.kind else AFTER
        if question.refuse_card(g, seat, card) is None:
            note_possible(g, seat, terms.PLAY_CARD, card)


def play_or_pass(g: MetalAdventures, answer: i64, seat: i64, window: i64, turn: i64, passes: i64) -> None:
    """Play a support card, use a reroll, discard an improvement, or pass."""
    before = window == BEFORE.kind
    if before and BEFORE.drop.has(answer):
        cards.drop_improvement(g, seat, BEFORE.drop.value(answer))
        play_cards(g, window, turn, passes)
    elif BEFORE.nothing.has(answer) if before else AFTER.nothing.has(answer):
        play_cards(g, window, turn + 1, passes + 1)
    else:
        then(g, call.play_cards, window, turn + 1, 0)
        if not before and AFTER.reroll.has(answer):
            use_own_reroll(g, seat)
        else:
            play_in_battle(g, seat, BEFORE.card.value(answer) if before else AFTER.card.value(answer))


def play_in_battle(g: MetalAdventures, seat: i64, card: i64) -> None:
    """Apply a support card of the battle and put it on the support discard (MA-7.3, MA-21.22)."""
    cards.play_card(g, seat, card)
    observe_act(g, seat, terms.PLAY_CARD, card)
    perform(g, seat, g.cards.program[card], 0)


def use_own_reroll(g: MetalAdventures, seat: i64) -> None:
    """Reroll the own battle die, once per battle (MA-21.6)."""
    battle.note_own_reroll(g, seat)
    _roll_again(g, seat, 0 if t.SIDES.get(g, seat) == t.ATTACK else 1)


def reroll(g: MetalAdventures, answer: i64, seat: i64) -> None:
    """Roll the battle die named again; the second result stands (MA-21.6)."""
    _roll_again(g, seat, DIE.die(answer))


def _roll_again(g: MetalAdventures, seat: i64, die: i64) -> None:
    """Roll a battle die again."""
    battle.reroll(g, seat, die, g.roll(6, t.ORANGE_STREAM if die == 0 else t.GREY_STREAM) + 1)


# -- (f) the roll (MA-11.2, MA-13.3, MA-16.2) --------------------------------------------------------------------------
def roll_dice(g: MetalAdventures) -> None:
    """Roll orange for the attacker, grey for the target, and the declared metal dice."""
    orange = g.roll(6, t.ORANGE_STREAM)
    battle.roll_dice(g, orange + 1, g.roll(6, t.GREY_STREAM) + 1)
    for seat in range(g.seats):
        if t.METAL_ROLLED.get(g, seat) == t.DECLARED:
            roll_metal(g, seat)


def roll_metal(g: MetalAdventures, seat: i64) -> None:
    """Roll one metal die; it is never rerolled (MA-16.4, MA-16.11)."""
    battle.roll_metal(g, seat, g.cards.metal_faces[g.roll(6, t.METAL_STREAM)])


# -- (h), (i) who wins what (MA-11.5 to MA-11.13, MA-12.7, MA-12.8, MA-13.7 to MA-13.12) -------------------------------
def resolve(g: MetalAdventures) -> None:
    """Compare the totals; on a tie the attacker wins (MA-11.5, MA-13.7)."""
    attack, target = attack_total(g), target_total(g)
    battle.decide_battle(g, t.ATTACK if attack >= target else t.TARGET, attack, target)
    honour_winners(g)
    if t.FIGHT.get(g) == t.DUEL:
        resolve_duel(g)
    elif t.OUTCOME.get(g) == t.ATTACK:
        reward_attacker(g)
    else:
        reward_target(g)


def reward_attacker(g: MetalAdventures) -> None:
    """Give the attacker everything, then bonuses; a traitor takes damage (MA-11.8, MA-11.10 to 11.12, MA-12.7)."""
    ship, foe = t.FIGHT.get(g) == t.SHIP, t.FOE.get(g)
    battle.add_loot(g, g.cards.printed_credits[foe] if ship else t.TREASURIES.get(g, foe))
    if t.TRAITOR.get(g) != t.NOBODY:
        then(g, call.take_damage, t.TRAITOR.get(g), g.cards.traitor_damage, TO_TRAITOR)
    then(g, call.pay_bonuses)
    then(g, call.keep_wreck)
    perform(g, t.ACTIVE.get(g), g.cards.reward[foe] if ship else g.cards.planet_reward[foe], 0)


def keep_wreck(g: MetalAdventures) -> None:
    """Keep a beaten ship as a wreck (MA-11.8, MA-11.16)."""
    if t.FIGHT.get(g) == t.SHIP:
        cards.gain_wreck(g, t.ACTIVE.get(g), t.FOE.get(g), 0)
        battle.capture(g, t.FOE.get(g))


def pay_bonuses(g: MetalAdventures) -> None:
    """Pay the bonuses for a beaten ship, to the attacker and then to loyal allies (MA-11.2e, MA-21.1, MA-21.18)."""
    if t.FIGHT.get(g) == t.SHIP:
        active = t.ACTIVE.get(g)
        goods.move_credits(g, t.BANK, active, g.ability(active, c.SHIP_CREDITS))
        for ally in g.helpers(t.OUTCOME.get(g)):
            goods.move_credits(g, t.BANK, ally, g.ability(ally, c.ALLY_CREDITS))


def reward_target(g: MetalAdventures) -> None:
    """Let the losers take damage; a traitor gets the credits (MA-11.9, MA-11.13, MA-12.8)."""
    ship, foe, traitor = t.FIGHT.get(g) == t.SHIP, t.FOE.get(g), t.TRAITOR.get(g)
    if traitor != t.NOBODY:
        credits = g.cards.printed_credits[foe] if ship else t.TREASURIES.get(g, foe)
        goods.move_credits(g, t.BANK if ship else t.TREASURY - foe, traitor, credits)
    if ship:
        cards.remove_ship(g, foe)
    losers: list[int] = [t.ACTIVE.get(g), *g.helpers(t.ATTACK)]
    then_each(g, call.take_damage, losers, defeat_damage(g), LOST_TO_SHIP if ship else LOST_OTHERWISE)


def resolve_duel(g: MetalAdventures) -> None:
    """Give the winner glory and pot, the challenger spoils too; then bonuses and damage (MA-13.8 to 13.12, 13.15)."""
    outcome = t.OUTCOME.get(g)
    losing = t.TARGET if outcome == t.ATTACK else t.ATTACK
    winner, loser = g.principal(outcome), g.principal(losing)
    battle.add_loot(g, t.POT.get(g))
    goods.gain_glory(g, winner, g.cards.duel_glory, events.BY_DUEL)
    goods.move_credits(g, t.THE_POT, winner, t.POT.get(g))
    losers = [seat for seat in g.clockwise(t.ACTIVE.get(g)) if seat == loser or g.is_helper(seat, losing)]
    then_each(g, call.take_damage, losers, 1, LOST_OTHERWISE)
    then(g, call.pay_bonuses)
    if outcome == t.ATTACK:
        SPOILS.ask(g, winner, call.take_spoils, loser)


def take_spoils(g: MetalAdventures, answer: i64, seat: i64, loser: i64) -> None:
    """Take half of the credits, an improvement, or half of the wrecks (MA-13.9, MA-13.10)."""
    if SPOILS.credits.has(answer):
        half = (t.CREDITS.get(g, loser) + 1) // 2
        battle.add_loot(g, half)
        goods.move_credits(g, loser, seat, half, events.BY_DUEL)
    elif SPOILS.card.has(answer):
        SPOIL_CARD.ask(g, seat, call.take_spoil_card, loser)
    else:
        cards.look_at_wrecks(g, loser, seat)
        SPOIL_WRECK.ask(g, seat, call.take_spoil_wreck, loser, (t.WRECKS.size(g, loser) + 1) // 2)


def take_spoil_card(g: MetalAdventures, answer: i64, seat: i64, loser: i64) -> None:
    """Take an improvement of the loser, after discarding one if there is no room (MA-13.13)."""
    if SPOIL_CARD.leave.has(answer):
        cards.drop_improvement(g, seat, SPOIL_CARD.leave.value(answer))
        SPOIL_CARD.ask(g, seat, call.take_spoil_card, loser)
    elif SPOIL_CARD.card.has(answer):
        cards.hand_over_improvement(g, loser, seat, SPOIL_CARD.card.value(answer), events.BY_DUEL)


def take_spoil_wreck(g: MetalAdventures, answer: i64, seat: i64, loser: i64, left: i64) -> None:
    """Take one wreck of the loser, and go on until half of them are taken; the others see only how many."""
    cards.hand_over_wreck(g, loser, seat, SPOIL_WRECK.ship.value(answer), 0, events.BY_DUEL)
    if left > 1:
        SPOIL_WRECK.ask(g, seat, call.take_spoil_wreck, loser, left - 1)


# -- (j) and the end ---------------------------------------------------------------------------------------------------
def clear_debt(g: MetalAdventures) -> None:
    """Turn the attacker's die blank if it carried a debt; a die rolled now stays (MA-11.2f, MA-16.6)."""
    active = t.ACTIVE.get(g)
    if t.METAL_ROLLED.get(g, active) < 0:
        goods.turn_die(g, active, 0, events.BY_DEBT)


def end_battle(g: MetalAdventures) -> None:
    """Put the battle away."""
    battle.end_battle(g, t.ACTIVE.get(g))
