"""The battle: alliance, betrayal, metal, cards, dice, rewards, damage (MA-11, MA-12, MA-13, MA-16)."""

from cosmodrome.games.metal_adventures import events, kinds, verbs
from cosmodrome.games.metal_adventures.atoms import battle, cards, goods, words
from cosmodrome.games.metal_adventures.data import (
    DOTS,
    DUEL_GLORY,
    METAL_FACES,
    NUMBERS,
    PLANET_DAMAGE,
    PLANET_REWARD,
    PRINTED_CREDITS,
    PROGRAM,
    REWARD,
)
from cosmodrome.games.metal_adventures.deals import PLAY_CARD, USE_METAL
from cosmodrome.games.metal_adventures.form import BID, COUNTER_BID, OFFER
from cosmodrome.games.metal_adventures.plays import refuse_card
from cosmodrome.games.metal_adventures.rules.bargains import accept_offer, begin_offer, expire_offers
from cosmodrome.games.metal_adventures.rules.effects import (
    LOST_OTHERWISE,
    LOST_TO_SHIP,
    TRAITOR,
    perform,
    take_damage,
)
from cosmodrome.games.metal_adventures.rules.honours import honour_winners
from cosmodrome.games.metal_adventures.rules.moments import (
    lapse_between,
    moment,
    note_possible,
    observe_act,
    settle_aside,
    settle_battle,
)
from cosmodrome.games.metal_adventures.state import MetalAdventures
from cosmodrome.games.metal_adventures.table import (
    ATTACK,
    BANK,
    DEAL_ID,
    DECLARED,
    DUEL,
    GREY_STREAM,
    METAL_STREAM,
    NOBODY,
    ORANGE_STREAM,
    OUTSIDE,
    POT,
    SHIP,
    TARGET,
    TREASURY,
)
from cosmodrome.games.metal_adventures.totals import attack_total, target_total
from cosmodrome.games.metal_adventures.verbs import ALLY_CREDITS, PROGRAMS, SHIP_CREDITS


def fight(g: MetalAdventures) -> None:
    """Go through the steps of a battle in order (MA-11.2, MA-13.15)."""
    g.then(end_battle)
    g.then(settle_battle)  # (k)
    g.then(moment, 0)
    g.then(clear_debt)  # (j)
    g.then(resolve)  # (h), (i)
    g.then(play_cards, kinds.AFTER, 0, 0)  # (g)
    g.then(roll_dice)  # (f)
    g.then(play_cards, kinds.BEFORE, 0, 0)  # (e)
    g.then(declare_metal)  # (d)
    g.then(ask_betrayal)  # (c)
    g.then(seek_allies)  # (b)
    g.then(moment, 0)


# -- (b) alliance and recruiting (MA-11.1, MA-13.1, MA-18.8b) ----------------------------------------------------------
def seek_allies(g: MetalAdventures) -> None:
    """Let outsiders bid clockwise, then let the principals speak, the active player first."""
    g.then(listen, g.active, 0)
    g.then_each(ask_bid, [seat for seat in g.clockwise(g.active) if g.sides[seat] == OUTSIDE])


def ask_bid(g: MetalAdventures, seat: int) -> None:
    """Ask an outsider who could make a legal bid (MA-18.8b)."""
    principals = [g.active] + ([g.foe] if g.fight == DUEL else [])
    helpful = not g.infamous(seat) and not all(g.infamous(principal) for principal in principals)
    if helpful or g.fight == DUEL:
        g.ask(seat, kinds.BID, bid_or_stay, seat)


def bid_or_stay(g: MetalAdventures, answer: int, seat: int) -> None:
    """Write a bid, stay silent, or settle something else first."""
    if answer == kinds.TALK:
        begin_offer(g, seat, -1, BID)
    elif answer >= kinds.BID_SIDE:
        g.then(ask_bid, seat)
        settle_aside(g, seat, answer - kinds.BID_SIDE)


def listen(g: MetalAdventures, seat: int, passes: int) -> None:
    """Let a principal speak; ``passes`` counts how many have passed in a row (MA-18.8d)."""
    g.ask(seat, kinds.SPEAK, speak, seat, passes)


def speak(g: MetalAdventures, answer: int, seat: int, passes: int) -> None:
    """Propose, answer a bid, lay a card down, or pass; duelists take turns (MA-13.14, MA-18.8b)."""
    other = seat
    if g.fight == DUEL:
        other = g.foe if seat == g.active else g.active
    if answer == kinds.PASS:
        if passes + 1 < (2 if g.fight == DUEL else 1):
            listen(g, other, passes + 1)
        else:
            expire_offers(g)
    elif answer >= kinds.SPEAK_SIDE:
        g.then(listen, seat, passes)
        settle_aside(g, seat, answer - kinds.SPEAK_SIDE)
    elif answer >= kinds.SPEAK_DROP:
        cards.drop_improvement(g, seat, answer - kinds.SPEAK_DROP)
        listen(g, seat, passes)
    elif answer == kinds.TALK:
        g.then(listen, other, 0)
        begin_offer(g, seat, -1, OFFER)
    else:
        g.then(listen, other, 0)
        answer_bid(g, seat, answer)


def answer_bid(g: MetalAdventures, seat: int, answer: int) -> None:
    """Accept, reject or counter a bid (MA-18.8c)."""
    place = (answer - kinds.TAKE_BID) % kinds.BIDS
    deal = g.deals[place][DEAL_ID]
    if answer < kinds.REFUSE_BID:
        accept_offer(g, seat, deal)
    elif answer < kinds.COUNTER_BID:
        words.close_deal(g, place, events.REJECTED, seat)
    else:
        begin_offer(g, seat, deal, COUNTER_BID)


# -- (c) betrayal (MA-12) ----------------------------------------------------------------------------------------------
def ask_betrayal(g: MetalAdventures) -> None:
    """Ask the ally once whether he turns on the attacker; never against a hunter nor in a duel (MA-12.1, MA-12.2)."""
    if g.fight != DUEL and not g.against_hunter():
        for ally in g.helpers(ATTACK):
            g.ask(ally, kinds.BETRAY, betray_or_stay, ally)
            return


def betray_or_stay(g: MetalAdventures, answer: int, ally: int) -> None:
    """Change sides for a penalty, and let the words given for this battle lapse (MA-12.3, MA-12.10)."""
    if answer == kinds.NO:
        battle.stay_loyal(g, ally)
    else:
        battle.betray(g, ally)
        goods.penalize(g, ally, events.BETRAYAL)
        lapse_between(g, g.active, ally)


# -- (d) metal dice (MA-16.1 to MA-16.3) -------------------------------------------------------------------------------
def _participants(g: MetalAdventures) -> list[int]:
    """Return who takes part, in the order of MA-11.7 and MA-13.5; a traitor is not among them."""
    order = [g.active, *g.helpers(ATTACK)]
    return [*order, g.foe, *g.helpers(TARGET)] if g.fight == DUEL else order


def declare_metal(g: MetalAdventures) -> None:
    """Ask everybody whose die is blank, a traitor first (MA-12.6, MA-13.4, MA-16.3)."""
    traitor = [] if g.traitor == NOBODY else [g.traitor]
    g.then_each(ask_metal, [seat for seat in traitor + _participants(g) if g.metal[seat] == 0])


def ask_metal(g: MetalAdventures, seat: int) -> None:
    """Ask one participant whether he uses his metal die."""
    note_possible(g, seat, USE_METAL, 0)
    g.ask(seat, kinds.METAL, use_metal, seat)


def use_metal(g: MetalAdventures, answer: int, seat: int) -> None:
    """Declare the metal die, in public and for good (MA-11.2c)."""
    battle.declare_metal(g, seat, answer)
    if answer == kinds.YES:
        observe_act(g, seat, USE_METAL, 0)


# -- (e), (g) support cards (MA-11.7, MA-13.5) -------------------------------------------------------------------------
def play_cards(g: MetalAdventures, window: int, turn: int, passes: int) -> None:
    """Let the participants play cards in turn until all have passed in a row."""
    order = _participants(g)
    if passes < len(order):
        seat = order[turn % len(order)]
        if g.promises:
            _note_playable(g, window, seat)
        g.ask(seat, window, play_or_pass, seat, window, turn, passes)


def _note_playable(g: MetalAdventures, window: int, seat: int) -> None:
    """Note which promised cards could be played in this window (MA-18.19a)."""
    for card in g.improvements[seat]:
        if refuse_card(g, window, seat, kinds.CARD + card) is None:
            note_possible(g, seat, PLAY_CARD, card)


def play_or_pass(g: MetalAdventures, answer: int, seat: int, window: int, turn: int, passes: int) -> None:
    """Play a support card, use a reroll, discard an improvement, or pass."""
    if answer == kinds.PASS:
        play_cards(g, window, turn + 1, passes + 1)
        return
    if window == kinds.BEFORE and answer >= kinds.LAY_DOWN:
        cards.drop_improvement(g, seat, answer - kinds.LAY_DOWN)
        play_cards(g, window, turn, passes)
        return
    g.then(play_cards, window, turn + 1, 0)
    if answer == kinds.OWN_REROLL:
        use_own_reroll(g, seat)
    else:
        play_card(g, seat, answer - kinds.CARD)


def play_card(g: MetalAdventures, seat: int, card: int) -> None:
    """Apply a support card of the battle and put it on the support discard (MA-7.3, MA-21.22)."""
    cards.play_card(g, seat, card)
    observe_act(g, seat, PLAY_CARD, card)
    steps = PROGRAMS[PROGRAM[card]]
    if steps[0] == verbs.ADD_STRENGTH:
        battle.strengthen(g, seat, steps[1])
    elif steps[0] == verbs.REROLL:
        g.ask(seat, kinds.DIE, reroll, seat)


def use_own_reroll(g: MetalAdventures, seat: int) -> None:
    """Reroll the own battle die, once per battle (MA-21.6)."""
    battle.note_own_reroll(g, seat)
    reroll(g, 0 if g.sides[seat] == ATTACK else 1, seat)


def reroll(g: MetalAdventures, die: int, seat: int) -> None:
    """Roll a battle die again; the second result stands (MA-21.6)."""
    lay_again(g, g.roll(6, (ORANGE_STREAM, GREY_STREAM)[die]), seat, die)


def lay_again(g: MetalAdventures, outcome: int, seat: int, die: int) -> None:
    """Lay out the new result of a battle die."""
    battle.reroll(g, seat, die, outcome + 1)


# -- (f) the roll (MA-11.2, MA-13.3, MA-16.2) --------------------------------------------------------------------------
def roll_dice(g: MetalAdventures) -> None:
    """Roll orange for the attacker, grey for the target, and the declared metal dice."""
    roll_grey(g, g.roll(6, ORANGE_STREAM))


def roll_grey(g: MetalAdventures, orange: int) -> None:
    """Roll the grey die."""
    lay_dice(g, g.roll(6, GREY_STREAM), orange)


def lay_dice(g: MetalAdventures, grey: int, orange: int) -> None:
    """Lay out the battle dice, and roll the metal dice with them."""
    battle.roll_dice(g, orange + 1, grey + 1)
    g.then_each(roll_metal, [seat for seat in range(g.seats) if g.metal_rolled[seat] == DECLARED])


def roll_metal(g: MetalAdventures, seat: int) -> None:
    """Roll one metal die; it is never rerolled (MA-16.11)."""
    lay_metal(g, g.roll(6, METAL_STREAM), seat)


def lay_metal(g: MetalAdventures, outcome: int, seat: int) -> None:
    """Lay out a metal die (MA-16.4)."""
    battle.roll_metal(g, seat, METAL_FACES[outcome])


# -- (h), (i) who wins what (MA-11.5 to MA-11.13, MA-12.7, MA-12.8, MA-13.7 to MA-13.12) -------------------------------
def resolve(g: MetalAdventures) -> None:
    """Compare the totals; on a tie the attacker wins (MA-11.5, MA-13.7)."""
    attack = attack_total(g)
    target = target_total(g)
    battle.decide_battle(g, ATTACK if attack >= target else TARGET, attack, target)
    honour_winners(g)
    if g.fight == DUEL:
        resolve_duel(g)
    elif g.outcome == ATTACK:
        reward_attacker(g)
    else:
        reward_target(g)


def reward_attacker(g: MetalAdventures) -> None:
    """Give the attacker everything, then bonuses; a traitor takes damage (MA-11.8, MA-11.10 to 11.12, MA-12.7)."""
    if g.fight == SHIP:
        battle.add_loot(g, PRINTED_CREDITS[g.foe])
    else:
        battle.add_loot(g, g.treasuries[g.foe])
    if g.traitor != NOBODY:
        g.then(take_damage, g.traitor, NUMBERS["traitor_damage_if_attacker_wins"], TRAITOR)
    g.then(pay_bonuses)
    g.then(keep_wreck)
    perform(g, g.active, REWARD[g.foe] if g.fight == SHIP else PLANET_REWARD[g.foe], 0)


def keep_wreck(g: MetalAdventures) -> None:
    """Keep a beaten ship as a wreck (MA-11.8, MA-11.16)."""
    if g.fight == SHIP:
        cards.gain_wreck(g, g.active, g.foe, 0)
        battle.capture(g, g.foe)


def pay_bonuses(g: MetalAdventures) -> None:
    """Pay the bonuses for a beaten ship, to the attacker and then to loyal allies (MA-11.2e, MA-21.1, MA-21.18)."""
    if g.fight == SHIP:
        goods.move_credits(g, BANK, g.active, g.ability(g.active, SHIP_CREDITS))
        for ally in g.helpers(g.outcome):
            goods.move_credits(g, BANK, ally, g.ability(ally, ALLY_CREDITS))


def reward_target(g: MetalAdventures) -> None:
    """Let the losers take damage; a traitor gets the credits (MA-11.9, MA-11.13, MA-12.8)."""
    ship = g.fight == SHIP
    source = LOST_TO_SHIP if ship else LOST_OTHERWISE
    amount = DOTS[g.foe] if ship else PLANET_DAMAGE[g.foe]
    if g.traitor != NOBODY:
        amount = NUMBERS["attacker_damage_if_betrayed_and_lost"]
        account = BANK if ship else TREASURY - g.foe
        credits = PRINTED_CREDITS[g.foe] if ship else g.treasuries[g.foe]
        goods.move_credits(g, account, g.traitor, credits)
    if ship:
        cards.remove_ship(g, g.foe)
    g.then_each(take_damage, [g.active, *g.helpers(ATTACK)], amount, source)


def resolve_duel(g: MetalAdventures) -> None:
    """Give the winner glory and pot, the challenger spoils too; then bonuses and damage (MA-13.8 to 13.12, 13.15)."""
    winner = g.principal(g.outcome)
    losing = TARGET if g.outcome == ATTACK else ATTACK
    loser = g.principal(losing)
    battle.add_loot(g, g.pot)
    goods.gain_glory(g, winner, DUEL_GLORY, events.BY_DUEL)
    goods.move_credits(g, POT, winner, g.pot)
    losers = [loser, *g.helpers(losing)]
    g.then_each(take_damage, [seat for seat in g.clockwise(g.active) if seat in losers], 1, LOST_OTHERWISE)
    g.then(pay_bonuses)
    if g.outcome == ATTACK:
        g.ask(winner, kinds.SPOILS, take_spoils, winner, loser)


def take_spoils(g: MetalAdventures, answer: int, winner: int, loser: int) -> None:
    """Take half of the credits, an improvement, or half of the wrecks (MA-13.9, MA-13.10)."""
    if answer == kinds.CREDITS_SPOIL:
        half = (g.credits[loser] + 1) // 2
        battle.add_loot(g, half)
        goods.move_credits(g, loser, winner, half, events.BY_DUEL)
    elif answer == kinds.CARD_SPOIL:
        g.ask(winner, kinds.SPOIL_CARD, take_spoil_card, winner, loser)
    else:
        cards.look_at_wrecks(g, loser, winner)
        g.ask(winner, kinds.SPOIL_WRECK, take_spoil_wreck, winner, loser, (len(g.wrecks[loser]) + 1) // 2)


def take_spoil_card(g: MetalAdventures, answer: int, winner: int, loser: int) -> None:
    """Take an improvement of the loser, after discarding one if there is no room (MA-13.13)."""
    if answer >= kinds.LEAVE:
        cards.drop_improvement(g, winner, answer - kinds.LEAVE)
        g.ask(winner, kinds.SPOIL_CARD, take_spoil_card, winner, loser)
    elif answer != kinds.DECLINE:
        cards.hand_over_improvement(g, loser, winner, answer - kinds.TAKE, events.BY_DUEL)


def take_spoil_wreck(g: MetalAdventures, ship: int, winner: int, loser: int, left: int) -> None:
    """Take one wreck of the loser, and go on until half of them are taken; the others see only how many."""
    cards.hand_over_wreck(g, loser, winner, ship, 0, events.BY_DUEL)
    if left > 1:
        g.ask(winner, kinds.SPOIL_WRECK, take_spoil_wreck, winner, loser, left - 1)


# -- (j) and the end ---------------------------------------------------------------------------------------------------
def clear_debt(g: MetalAdventures) -> None:
    """Turn the attacker's die blank if it carried a debt; a die rolled now stays (MA-11.2f, MA-16.6)."""
    if g.metal_rolled[g.active] < 0:
        goods.turn_die(g, g.active, 0, events.BY_DEBT)


def end_battle(g: MetalAdventures) -> None:
    """Put the battle away."""
    battle.end_battle(g, g.active)
