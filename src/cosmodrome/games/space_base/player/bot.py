"""A heuristic player: values the expected rewards of every roll to come, and what a use or purchase changes in them."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.space_base.atoms import boards
from cosmodrome.games.space_base.board import can_exchange, is_open
from cosmodrome.games.space_base.cards import COLONY, CREDITS, INCOME, SECTORS
from cosmodrome.games.space_base.player.taste import FIRST_TASTE, Taste
from cosmodrome.games.space_base.player.worth import Eyes
from cosmodrome.games.space_base.questions.abilities import CHARGE, EXCHANGE, MOVE_FROM, MOVE_TO
from cosmodrome.games.space_base.questions.abilities import USE as USE_ABILITY
from cosmodrome.games.space_base.questions.dice import ARROW, DICE_USES, DOUBLE, FACE, REROLL, SHIFT
from cosmodrome.games.space_base.questions.purchase import BUY, CLAIM, DRAFT, EXTRA_BUY, SECTOR_FOR, list_purchases
from cosmodrome.games.space_base.table import (
    ACTIVE,
    CUBES,
    DICE,
    DICE_USE,
    DRAWN,
    ENDING,
    LOADED,
    MARKET,
    PAID,
    PHASE,
    RESOURCE,
    REWARDS,
    ROLL,
    SECOND_WINDOW,
    STATION_CARD,
    USE,
    SpaceBase,
)
from cosmodrome.kernel.flow import open_kind
from cosmodrome.kernel.question import Answers

WIN: Final = 1_000_000  # above everything else
DRAFT_COST: Final = 70  # what a credit is worth in Light speed's purchases


def suggest(g: SpaceBase, seat: int, taste: Taste = FIRST_TASTE) -> int:
    """Return the answer this player would give."""
    eyes = Eyes(g, seat, taste)
    best = -1
    best_score: i64 = 0
    for answer in g.legal(seat):
        score = score_answer(g, eyes, answer)
        if best < 0 or score > best_score:
            best = answer
            best_score = score
    return best


def score_answer(g: SpaceBase, eyes: Eyes, answer: i64) -> i64:
    """Say how much the player likes an answer of the open question."""
    kind = open_kind(g)
    if kind == USE_ABILITY.kind:
        return 0 if USE_ABILITY.nothing.has(answer) else score_use(g, eyes, USE_ABILITY.card.value(answer))
    if kind == DICE_USES.kind:
        return score_dice(g, eyes, answer)
    if kind == BUY.kind:
        return score_buy(g, eyes, answer)
    if kind == EXTRA_BUY.kind:
        return score_extra_answer(g, eyes, answer)
    if kind == SECTOR_FOR.kind:
        return eyes.placing(MARKET.get(g, SECTOR_FOR.slot.of(g)), SECTOR_FOR.sector.value(answer) + 1)
    if kind == CLAIM.kind:
        return 0 if CLAIM.nothing.has(answer) else score_claim(g, eyes, CLAIM.slot.value(answer))
    if kind == DRAFT.kind:
        return score_draft(g, eyes, answer)
    return score_small(g, eyes, kind, answer)


def score_small(g: SpaceBase, eyes: Eyes, kind: i64, answer: i64) -> i64:
    """Say how much the player likes an answer to a question that an ability puts."""
    seat = eyes.seat
    if kind == SHIFT.kind:
        return eyes.pay(USE.get(g, seat, 0) + SHIFT.steps.value(answer) + 1, 0)
    if kind == DOUBLE.kind:
        return eyes.pay(USE.get(g, seat, DOUBLE.use.value(answer)), 0)
    if kind == ARROW.kind:
        return eyes.pay(ARROW.sector(g, answer, ARROW.card.of(g)), PAID.get(g))
    if kind == FACE.kind:
        return face_worth(eyes, FACE.face.value(answer) + 1, max(DICE.get(g, 0), DICE.get(g, 1)))
    if kind == REROLL.kind:
        return reroll_worth(g, eyes, answer)
    if kind == CHARGE.kind:
        return charge_worth(g, eyes, CHARGE.card.value(answer))
    if kind == MOVE_TO.kind:
        return charge_worth(g, eyes, MOVE_TO.card.value(answer))
    if kind == EXCHANGE.kind:
        return exchange_worth(g, eyes, EXCHANGE.card.of(g), EXCHANGE.sector.value(answer) + 1)
    assert kind == MOVE_FROM.kind
    return 0 if MOVE_FROM.nothing.has(answer) else -1  # leave the cubes where they are


# -- dice --------------------------------------------------------------------------------------------------------------
def score_dice(g: SpaceBase, eyes: Eyes, answer: i64) -> i64:
    """Compare what the dice bring separately with what the sum brings, also shifted."""
    first, second = DICE.get(g, 0), DICE.get(g, 1)
    if DICE_USES.separate.has(answer):
        return eyes.pay(first, 0) + eyes.pay(second, 0)
    best = eyes.pay(first + second, 0)
    for i in range(LOADED.size(g, eyes.seat)):
        card = LOADED.get(g, eyes.seat, i)
        step = g.cards.ability(g.side(card))[0]
        if step.effect.op == "shift_sector" and CUBES.get(g, card) >= g.need(card):
            for steps in range(1, step.a + 1):
                best = max(best, eyes.pay(first + second + steps, 0) - eyes.taste.shift)
    return best


def face_worth(eyes: Eyes, face: i64, other: i64) -> i64:
    """Value a die that shows a face together with the other one, or with all that it may roll, times six."""
    if other > 0:
        return 6 * eyes.roll(face, other)
    total: i64 = 0
    for rolled in range(1, 7):
        total += eyes.roll(face, rolled)
    return total


def reroll_worth(g: SpaceBase, eyes: Eyes, answer: i64) -> i64:
    """Value the dice after a reroll, times 36."""
    if REROLL.die.has(answer):
        return 6 * face_worth(eyes, DICE.get(g, 1 - REROLL.die.value(answer)), 0)
    total: i64 = 0
    for face in range(1, 7):
        total += face_worth(eyes, face, 0)
    return total


# -- abilities ---------------------------------------------------------------------------------------------------------
def score_use(g: SpaceBase, eyes: Eyes, card: i64) -> i64:
    """Say what using an ability now brings more than keeping it."""
    phase = PHASE.get(g)
    if phase == ROLL:
        return score_roll_use(g, eyes)
    first, second = USE.get(g, eyes.seat, 0), USE.get(g, eyes.seat, 1)
    if phase == DICE_USE:
        best: i64 = 0
        for steps in range(1, g.cards.ability(g.side(card))[0].a + 1):
            best = max(best, eyes.pay(first + steps, 0))
        return best - eyes.pay(first, 0) - eyes.taste.shift
    if phase == REWARDS:
        return max(eyes.pay(first, 0), eyes.pay(second, 0)) - eyes.taste.double
    return score_window_use(g, eyes, card)


def score_roll_use(g: SpaceBase, eyes: Eyes) -> i64:
    """Set a die or reroll when that is clearly better than to leave the dice to chance."""
    first, second = DICE.get(g, 0), DICE.get(g, 1)
    best: i64 = 0
    if first > 0 and second > 0:
        for answer in range(REROLL.size):
            best = max(best, reroll_worth(g, eyes, answer))
        return best // 36 - eyes.roll(first, second) - eyes.taste.reroll
    mean: i64 = 0
    for face in range(1, 7):
        worth = face_worth(eyes, face, max(first, second))
        best = max(best, worth)
        mean += worth
    return best // 6 - mean // 36 - eyes.taste.set


def score_window_use(g: SpaceBase, eyes: Eyes, card: i64) -> i64:
    """Use what helps at once; what brings credits or buys waits for the moment before the purchase."""
    steps = g.cards.ability(g.side(card))
    first = steps[0]
    op = first.effect.op
    if op == "win":
        return WIN
    if op == "exchange_self":
        best: i64 = 0
        for sector in range(1, SECTORS + 1):
            if can_exchange(g, eyes.seat, card, sector):
                best = max(best, exchange_worth(g, eyes, card, sector))
        return best - eyes.taste.move
    if op == "swap_sectors":
        after = g.clone()
        boards.swap_sectors(after, eyes.seat, first.a, first.b)
        return Eyes(after, eyes.seat, eyes.taste).board() - eyes.board() - eyes.taste.move
    before_purchase = PHASE.get(g) == SECOND_WINDOW and eyes.seat == ACTIVE.get(g)
    if op == "buy_card":
        return best_extra(g, eyes, first.b, first.c) if before_purchase else -1
    for step in steps:
        if step.effect.op == "buy_card" or (step.effect.op == "gain" and step.a == CREDITS):
            return eyes.use(steps) if before_purchase else -1
    return eyes.use(steps)


def exchange_worth(g: SpaceBase, eyes: Eyes, card: i64, sector: i64) -> i64:
    """Value the board after an exchange more than before."""
    after = g.clone()
    boards.exchange(after, eyes.seat, card, STATION_CARD.get(g, eyes.seat, sector))
    return Eyes(after, eyes.seat, eyes.taste).board() - eyes.board()


def charge_worth(g: SpaceBase, eyes: Eyes, card: i64) -> i64:
    """Value a cube on a card: a part of its ability, most where it is the last one missing."""
    value = eyes.cube(g.side(card))
    return 2 * value if CUBES.get(g, card) + 1 == g.need(card) else value


# -- cards -------------------------------------------------------------------------------------------------------------
def score_buy(g: SpaceBase, eyes: Eyes, answer: i64) -> i64:
    """Buy what helps most; or keep the credits that are more than the income would bring back, if they can help."""
    if BUY.nothing.has(answer):
        kept = RESOURCE.get(g, eyes.seat, CREDITS) - RESOURCE.get(g, eyes.seat, INCOME)
        return 0 if ENDING.get(g) else eyes.taste.keep * max(kept, 0)
    card = MARKET.get(g, BUY.slot.value(answer))
    return WIN if eyes.wins_with(g.cards.colony_vp[card]) else eyes.placing(card, g.cards.sector[card])


def score_extra_answer(g: SpaceBase, eyes: Eyes, answer: i64) -> i64:
    """Say how much the player likes a purchase by an ability."""
    if EXTRA_BUY.nothing.has(answer):
        return 0
    return score_extra(g, eyes, EXTRA_BUY.slot.value(answer), EXTRA_BUY.first.of(g), EXTRA_BUY.last.of(g))


def score_extra(g: SpaceBase, eyes: Eyes, slot: i64, first: i64, last: i64) -> i64:
    """Buy what helps more than its credits would, wherever it may be placed."""
    card = MARKET.get(g, slot)
    sector = g.cards.sector[card]
    best = eyes.placing(card, sector) if is_open(g, eyes.seat, sector) else 0
    if first > 0 and g.cards.level[card] != COLONY:
        for other in range(first, last + 1):
            if is_open(g, eyes.seat, other):
                best = max(best, eyes.placing(card, other))
    return best - eyes.taste.extra * g.cards.cost[card]


def best_extra(g: SpaceBase, eyes: Eyes, first: i64, last: i64) -> i64:
    """Value the best purchase that an ability allows."""
    slots = Answers()
    list_purchases(g, eyes.seat, first, last, 0, slots)
    best: i64 = 0
    for i in range(slots.count):
        best = max(best, score_extra(g, eyes, slots.get(i), first, last))
    return best


def score_claim(g: SpaceBase, eyes: Eyes, slot: i64) -> i64:
    """Value a free ship."""
    card = MARKET.get(g, slot)
    return eyes.placing(card, g.cards.sector[card])


def score_draft(g: SpaceBase, eyes: Eyes, answer: i64) -> i64:
    """Buy what helps more than its credits would."""
    if DRAFT.nothing.has(answer):
        return 0
    card = DRAWN.get(g, eyes.seat, DRAFT.place.value(answer))
    return eyes.placing(card, g.cards.sector[card]) - DRAFT_COST * g.cards.cost[card]
