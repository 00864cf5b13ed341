"""A heuristic player: it weighs risks and rewards, buys strength, bargains for help, and sometimes breaks its word."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.board import attack_total, price, target_total
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.clauses import clauses_of
from cosmodrome.games.metal_adventures.deals.duties import expected_loot
from cosmodrome.games.metal_adventures.deals.promises import duty_at
from cosmodrome.games.metal_adventures.player import haggle
from cosmodrome.games.metal_adventures.player import worth as w
from cosmodrome.games.metal_adventures.questions.bargains import ANSWER, BID, DRAFT, PICK, SPEAK
from cosmodrome.games.metal_adventures.questions.battle import AFTER, BEFORE, BETRAY, DIE, GUARD, METAL, SPOILS
from cosmodrome.games.metal_adventures.questions.cards import (
    DRAW,
    FLARE,
    KEEP,
    ORDER,
    ROOM,
    SPOIL_CARD,
    SPOIL_WRECK,
    TAKE_PILE,
    TAKE_ROW,
    TAKE_SUPPORT,
    VICTIM,
    WRECK,
    Take,
)
from cosmodrome.games.metal_adventures.questions.promises import DECIDE, GIVE, MAKE_ROOM, RELEASE
from cosmodrome.games.metal_adventures.questions.steps import STEP
from cosmodrome.games.metal_adventures.questions.turn import FEE, RETURN, REVEAL
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.flow import open_kind

ALWAYS: Final = 10_000
LIKING: Final = 9  # for the unknown of open space, as players are reported to have


def suggest(g: MetalAdventures, seat: int, rng: Rng) -> int:
    """Return the answer this player would give."""
    if open_kind(g) == DRAFT.kind:
        return write(g, seat)
    best = -1
    best_score: i64 = 0
    for answer in g.legal(seat):
        score = 4 * score_answer(g, open_kind(g), seat, answer) + rng.below(4)
        if best < 0 or score > best_score:
            best = answer
            best_score = score
    return best


def score_answer(g: MetalAdventures, kind: i64, seat: i64, answer: i64) -> i64:
    """Say how much the player likes an answer of the open question."""
    if kind == STEP.kind:
        return c.NEVER if STEP.is_aside(answer) else score_step(g, seat, answer)
    if kind == REVEAL.kind:
        return c.NEVER if REVEAL.is_aside(answer) else answer
    if kind == SPEAK.kind:
        return c.NEVER if SPEAK.is_aside(answer) else score_speech(g, seat, answer)
    if kind == BID.kind:
        return c.NEVER if BID.is_aside(answer) else score_bid(g, seat, answer)
    if kind == ANSWER.kind:
        return c.NEVER if ANSWER.is_aside(answer) else score_reply(g, seat, answer)
    if kind == FEE.kind:
        return 1 if FEE.pay.has(answer) else 0
    if kind == BETRAY.kind:
        return 0 if BETRAY.loyal.has(answer) == haggle.should_betray(g, seat) else 1
    if kind == METAL.kind:
        return score_metal(g, seat, answer)
    if kind == BEFORE.kind:
        return score_before(g, seat, answer)
    if kind == AFTER.kind:
        return score_after(g, seat, answer)
    return score_cards(g, kind, seat, answer)


# -- writing offers ----------------------------------------------------------------------------------------------------
def write(g: MetalAdventures, seat: int) -> int:
    """Write the next field of the best offer, or give up."""
    plan = haggle.best_offer(g, seat, DRAFT.purpose.of(g))
    half = t.HALF.items(g, 0)
    if len(half) < len(plan) and half == plan[: len(half)] and t.DRAFT.size(g, 0) == 0:
        answer = DRAFT.value.of(plan[len(half)])
        if g.is_legal(seat, answer):
            return answer
    return DRAFT.give_up.first


def score_bid(g: MetalAdventures, seat: i64, answer: i64) -> i64:
    """Bid if there is something to offer that both should like."""
    if BID.silent.has(answer):
        return 0
    return 1 if t.PLEAS.get(g, seat) == 0 and haggle.best_offer(g, seat, terms.BID) else -1


def score_speech(g: MetalAdventures, seat: i64, answer: i64) -> i64:
    """Take good bids, then ask for help while that pays, then pass."""
    if SPEAK.nothing.has(answer):
        return 0
    if SPEAK.propose.has(answer):
        return 5 if t.PLEAS.get(g, seat) < 3 and haggle.best_offer(g, seat, terms.OFFER) else -5
    if SPEAK.drop.has(answer):
        return c.NEVER
    if SPEAK.accept.has(answer):
        worth = haggle.deal_worth(g, clauses_of(g, SPEAK.accept.value(answer)), seat)
        return worth if worth >= haggle.WANTED else -5
    return -10 if SPEAK.reject.has(answer) else -20


def score_reply(g: MetalAdventures, seat: i64, answer: i64) -> i64:
    """Accept what is worth it; counter nothing."""
    if ANSWER.accept.has(answer):
        return 5 if haggle.accepts(g, g.deal_at(ANSWER.deal.of(g)), seat) else -5
    return 0 if ANSWER.reject.has(answer) else -20


# -- steps -------------------------------------------------------------------------------------------------------------
def score_step(g: MetalAdventures, seat: i64, answer: i64) -> i64:
    """Reveal first, use cards, then choose by worth."""
    if STEP.reveal.has(answer):
        return ALWAYS
    if STEP.drop.has(answer):
        return c.NEVER
    if STEP.play.has(answer):
        return score_card(g, seat, STEP.play.value(answer))
    if STEP.buy.has(answer):
        card = t.ROW.get(g, STEP.buy.value(answer))
        return w.gain_of_card(g, seat, card) - c.CREDIT * price(g, seat, card, g.cards.rest_surcharge)
    if STEP.swap.has(answer):
        return 14 - w.trophy_worth(g, seat, t.TROPHIES.get(g, seat, STEP.swap.value(answer)))
    if STEP.cruise.has(answer):
        return score_cruise(g, seat, STEP.cruise.value(answer))
    if STEP.propose.has(answer):
        return 200 if g.offers_made(seat) == 0 and haggle.best_offer(g, seat, terms.OFFER) else c.NEVER
    if STEP.rest.has(answer):
        return 3 * t.DAMAGE.get(g, seat) - 8 + (4 if t.METAL.get(g, seat) > 2 else 0)
    return score_battle(g, seat, answer)


def score_card(g: MetalAdventures, seat: i64, card: i64) -> i64:
    """Play support cards outside battle as soon as they do something worth while."""
    effect = g.cards.support_step(card).effect
    if effect.op != "replace_all_revealed_ships":
        return effect.tempts(g, seat)
    for ship in t.SHOWN.items(g, 0):
        if w.ship_worth(g, seat, ship) >= 8:
            return c.NEVER
    return c.AT_ONCE


def open_space_worth(g: MetalAdventures, seat: i64) -> i64:
    """Return what three unknown ships promise: about the best quarter of what is left."""
    deck = t.NEAR if t.NEAR.size(g, 0) else t.FAR
    worths: list[int] = sorted([w.ship_worth(g, seat, ship) for ship in deck.items(g, 0) if g.cards.faction[ship] >= 0])
    return worths[len(worths) * 3 // 4] if worths else 0


def score_battle(g: MetalAdventures, seat: i64, answer: i64) -> i64:
    """Return what a battle is worth; to raid or to end the turn is worth nothing."""
    if STEP.duel.has(answer):
        return w.duel_worth(g, seat, STEP.duel.value(answer))
    if STEP.planet.has(answer):
        return w.planet_worth(g, seat, STEP.planet.value(answer))
    if STEP.pile.has(answer):
        return w.ship_worth(g, seat, STEP.pile.value(answer)) - 2 * c.CREDIT
    if STEP.attack.has(answer):
        return w.ship_worth(g, seat, t.SHOWN.get(g, 0, STEP.attack.value(answer)))
    if STEP.redraw.has(answer):
        return 500 - w.ship_worth(g, seat, t.SHOWN.get(g, 0, STEP.redraw.value(answer)))
    return open_space_worth(g, seat) + LIKING if STEP.open_space.has(answer) else 0


def score_cruise(g: MetalAdventures, seat: i64, number: i64) -> i64:
    """Return what a cruise action is worth; worth while actions come before the battle, lower ones first."""
    action = g.cards.variant_actions[number]
    net = action.worth(g, seat, STEP.variant(g, number))
    early = action.number in (2, 3, 6)
    if net <= 0 or not (t.FOUGHT.get(g) or early):
        return c.NEVER
    return 400 - 10 * action.number + min(net, 9)


# -- the battle --------------------------------------------------------------------------------------------------------
def own_stake(g: MetalAdventures, seat: i64) -> i64:
    """Return what winning this battle is worth to a participant."""
    if g.is_principal(seat):
        return w.stake(g, seat)
    return c.DAMAGE + (c.CREDIT * expected_loot(g) // 2 if seat == t.TRAITOR.get(g) else 15)


def turning(g: MetalAdventures, seat: i64) -> i64:
    """Return what a little more strength is worth before the roll."""
    return (w.side_chance(g, seat, 3) - w.side_chance(g, seat, 0)) * own_stake(g, seat) // 100


def score_metal(g: MetalAdventures, seat: i64, answer: i64) -> i64:
    """Use the metal die when it turns the battle enough to be worth its debt."""
    if METAL.unused.has(answer):
        return 0
    return turning(g, seat) - (11 if g.is_principal(seat) else 14)


def score_before(g: MetalAdventures, seat: i64, answer: i64) -> i64:
    """Play a card before the roll when it turns the battle enough."""
    if BEFORE.nothing.has(answer):
        return 0
    return c.NEVER if BEFORE.drop.has(answer) else turning(g, seat) - 18


def score_after(g: MetalAdventures, seat: i64, answer: i64) -> i64:
    """After the roll, do what may still turn a defeat."""
    if AFTER.nothing.has(answer):
        return 0
    lead = attack_total(g) - target_total(g)
    missing = lead + 1 if t.SIDES.get(g, seat) == t.TARGET else -lead
    if missing <= 0 or own_stake(g, seat) < 25:
        return -1
    return 30 if AFTER.reroll.has(answer) else g.cards.support_step(AFTER.card.value(answer)).effect.saves(missing)


# -- choices -----------------------------------------------------------------------------------------------------------
def score_cards(g: MetalAdventures, kind: i64, seat: i64, answer: i64) -> i64:
    """Say how much the player likes a card."""
    if kind == RETURN.kind:
        return -w.trophy_worth(g, seat, t.TROPHIES.get(g, seat, RETURN.place.value(answer)))
    if kind == KEEP.kind:
        return w.trophy_worth(g, seat, KEEP.trophy.value(answer))
    if kind == ORDER.kind:
        return -w.trophy_worth(g, seat, ORDER.trophy.value(answer))
    if kind == DRAW.kind:
        return c.TROPHY if DRAW.draw.has(answer) else 0
    if kind == ROOM.kind:
        if ROOM.nothing.has(answer):
            return 0
        return 16 - w.trophy_worth(g, seat, t.TROPHIES.get(g, seat, ROOM.place.value(answer)))
    if kind == TAKE_ROW.kind:
        return score_take(g, TAKE_ROW, seat, answer)
    if kind == TAKE_SUPPORT.kind:
        return score_take(g, TAKE_SUPPORT, seat, answer)
    if kind == SPOIL_CARD.kind:
        return score_take(g, SPOIL_CARD, seat, answer)
    if kind == TAKE_PILE.kind:
        return 0 if TAKE_PILE.nothing.has(answer) else w.wreck_worth(g, seat, TAKE_PILE.ship.value(answer))
    if kind == WRECK.kind:
        return -w.wreck_worth(g, seat, WRECK.ship.value(answer))
    if kind == SPOIL_WRECK.kind:
        return w.wreck_worth(g, seat, SPOIL_WRECK.ship.value(answer))
    if kind == PICK.kind:
        return -gift_worth(g, seat, PICK.card.value(answer), PICK.is_trophy(g))
    if kind == GIVE.kind:
        trophy = duty_at(g, GIVE.place(g)).asset == terms.TROPHY
        return -gift_worth(g, seat, GIVE.card.value(answer), trophy)
    return score_choice(g, kind, seat, answer)


def score_choice(g: MetalAdventures, kind: i64, seat: i64, answer: i64) -> i64:
    """Say how much the player likes a promise, spoils, damage or a victim."""
    if kind == DECIDE.kind:
        return score_promise(g, answer, DECIDE.id.of(g))
    if kind == RELEASE.kind:
        return haggle.part_worth(g, RELEASE.id.of(g), RELEASE.offer.of(g)) if RELEASE.accept.has(answer) else 0
    if kind == MAKE_ROOM.kind:
        return score_room(g, seat, answer)
    if kind == SPOILS.kind:
        return score_spoils(g, seat, SPOILS.loser.of(g), answer)
    if kind == FLARE.kind:
        return 1 if FLARE.nothing.has(answer) else 0  # a repair is cheaper than a support card
    if kind == VICTIM.kind:
        other = VICTIM.seat.value(answer)
        return 10 * g.shown_glory(other) + t.CREDITS.get(g, other)
    if kind == DIE.kind:
        die, own = DIE.die(answer), 1 if t.SIDES.get(g, seat) == t.TARGET else 0
        return 7 - t.DICE.get(g, die) if die == own else t.DICE.get(g, die)
    return GUARD.amount.of(g) - 1 if GUARD.guard.has(answer) else 0


def score_take(g: MetalAdventures, question: Take, seat: i64, answer: i64) -> i64:
    """Take the best card; discard the weakest for it only if that pays."""
    if question.nothing.has(answer):
        return 0
    if question.leave.has(answer):
        card = question.leave.value(answer)
        return 20 - w.card_worth(g, seat, card) if card == w.weakest_card(g, seat) else c.NEVER
    card = question.card.value(answer)
    return w.gain_of_card(g, seat, t.ROW.get(g, card) if question.kind == TAKE_ROW.kind else card)


def score_spoils(g: MetalAdventures, seat: i64, loser: i64, answer: i64) -> i64:
    """Return what each kind of spoils is worth."""
    if SPOILS.credits.has(answer):
        return c.CREDIT * ((t.CREDITS.get(g, loser) + 1) // 2)
    if SPOILS.card.has(answer):
        return w.best_gain(g, seat, loser)
    return (c.WRECK + 2) * ((t.WRECKS.size(g, loser) + 1) // 2)


def score_promise(g: MetalAdventures, answer: i64, id: i64) -> i64:
    """Keep a word unless it costs more than a penalty; who cannot offers the least part that should be taken."""
    if DECIDE.breach.has(answer):
        return 0
    if DECIDE.keep.has(answer):
        return -1 if haggle.should_break(g, g.promise_at(id)) else 1
    part = DECIDE.offer.value(answer)
    return 9 - part if haggle.part_worth(g, id, part) > 0 and c.CREDIT * part < c.PENALTY else -1


def gift_worth(g: MetalAdventures, seat: i64, card: i64, is_trophy: bool) -> i64:
    """Return what a card to be handed over is worth to its owner: a trophy or a wreck, an improvement is named."""
    return w.trophy_worth(g, seat, card) if is_trophy else w.wreck_worth(g, seat, card)


def score_room(g: MetalAdventures, seat: i64, answer: i64) -> i64:
    """Make room for a promised card with what is worth least."""
    if MAKE_ROOM.nothing.has(answer):
        return c.NEVER
    card = MAKE_ROOM.card.value(answer)
    trophy = duty_at(g, MAKE_ROOM.place(g)).asset == terms.TROPHY
    return -w.trophy_worth(g, seat, card) if trophy else -w.card_worth(g, seat, card)
