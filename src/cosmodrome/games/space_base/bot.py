"""A heuristic player: values the expected rewards of every roll to come, and what a use or purchase changes in them."""

from typing import Final

from cosmodrome.games.space_base import answers, atoms, verbs
from cosmodrome.games.space_base.board import can_exchange, is_open
from cosmodrome.games.space_base.data import COLONY, COLONY_VP, COST, LEVEL, NEED, PROGRAM, SECTOR
from cosmodrome.games.space_base.state import SpaceBase
from cosmodrome.games.space_base.table import (
    DICE_USE,
    REWARDS,
    ROLL,
    ROW,
    SECOND_WINDOW,
)
from cosmodrome.games.space_base.verbs import CREDITS, INCOME, PROGRAMS, SECTORS, WIDTH
from cosmodrome.games.space_base.worth import Eyes

WIN: Final = 1_000_000  # above everything else
KEEP: Final = 60  # what a credit not spent is worth
SHIFT_COST: Final = 60  # what a shift must bring at least
SET_COST: Final = 120
REROLL_COST: Final = 60
DOUBLE_COST: Final = 250
MOVE_COST: Final = 150  # what an exchange or a swap must bring at least
DRAFT_COST: Final = 70  # what a credit is worth in Light speed's purchases


def suggest(g: SpaceBase, seat: int) -> int:
    """Return the answer this player would give."""
    eyes = Eyes(g, seat)
    best = -1
    best_score = 0
    for answer in g.legal(seat):
        score = score_answer(g, eyes, answer)
        if best < 0 or score > best_score:
            best = answer
            best_score = score
    return best


def score_answer(g: SpaceBase, eyes: Eyes, answer: int) -> int:
    """Say how much the player likes an answer of the open question."""
    kind = g.question().kind
    args = g.question().args
    seat = eyes.seat
    if kind == answers.USE:
        return 0 if answer == answers.NONE else score_use(g, eyes, answer - answers.CARD)
    if kind == answers.DICE:
        return score_dice(g, eyes, answer)
    if kind == answers.BUY:
        return score_buy(g, eyes, answer)
    if kind == answers.EXTRA_BUY:
        return score_extra(g, eyes, answer, args[2], args[3])
    if kind == answers.SECTOR_FOR:
        return eyes.placing(g.market[args[1]], answer + 1)
    if kind == answers.CLAIM:
        card = g.market[answer - answers.CARD] if answer != answers.NONE else -1
        return 0 if answer == answers.NONE else eyes.placing(card, SECTOR[card])
    if kind == answers.DRAFT:
        return score_draft(g, eyes, answer)
    if kind == answers.SHIFT:
        return eyes.pay(g.use[2 * seat] + answer + 1, 0)
    if kind == answers.DOUBLE:
        return eyes.pay(g.use[2 * seat + answer], 0)
    if kind == answers.ARROW:
        return eyes.pay(g.sector_of(args[1]) + (1 if answer == answers.TO_RIGHT else -1), g.paid)
    if kind == answers.FACE:
        return face_worth(eyes, answer + 1, max(g.dice[0], g.dice[1]))
    if kind == answers.REROLL:
        return reroll_worth(g, eyes, answer)
    if kind == answers.CHARGE or kind == answers.MOVE_TO:
        return charge_worth(g, eyes, answer)
    if kind == answers.EXCHANGE:
        return exchange_worth(g, seat, args[1], answer + 1)
    return -answer  # MOVE_FROM: leave the cubes where they are


# -- dice --------------------------------------------------------------------------------------------------------------
def score_dice(g: SpaceBase, eyes: Eyes, answer: int) -> int:
    """Compare what the dice bring separately with what the sum brings, also shifted."""
    if answer == answers.SEPARATE:
        return eyes.pay(g.dice[0], 0) + eyes.pay(g.dice[1], 0)
    total = g.dice[0] + g.dice[1]
    best = eyes.pay(total, 0)
    for card in g.loaded[eyes.seat]:
        side = g.side(card)
        steps = PROGRAMS[PROGRAM[side]]
        if steps[0] == verbs.SHIFT and g.cubes[card] >= NEED[6 * side + g.seats]:
            for step in range(1, steps[1] + 1):
                best = max(best, eyes.pay(total + step, 0) - SHIFT_COST)
    return best


def face_worth(eyes: Eyes, face: int, other: int) -> int:
    """Value a die that shows a face together with the other one, or with all that it may roll, times six."""
    if other > 0:
        return 6 * eyes.roll(face, other)
    total = 0
    for rolled in range(1, 7):
        total += eyes.roll(face, rolled)
    return total


def reroll_worth(g: SpaceBase, eyes: Eyes, answer: int) -> int:
    """Value the dice after a reroll, times 36."""
    if answer != answers.BOTH_DICE:
        return 6 * face_worth(eyes, g.dice[1 - answer], 0)
    total = 0
    for face in range(1, 7):
        total += face_worth(eyes, face, 0)
    return total


# -- abilities ---------------------------------------------------------------------------------------------------------
def score_use(g: SpaceBase, eyes: Eyes, card: int) -> int:
    """Say what using an ability now brings more than keeping it."""
    if g.phase == ROLL:
        return score_roll_use(g, eyes, card)
    program = PROGRAM[g.side(card)]
    steps = PROGRAMS[program]
    seat = eyes.seat
    if g.phase == DICE_USE:
        now = g.use[2 * seat]
        best = 0
        for step in range(1, steps[1] + 1):
            best = max(best, eyes.pay(now + step, 0) if now + step <= SECTORS else 0)
        return best - eyes.pay(now, 0) - SHIFT_COST
    if g.phase == REWARDS:
        return max(eyes.pay(g.use[2 * seat], 0), eyes.pay(g.use[2 * seat + 1], 0)) - DOUBLE_COST
    return score_window_use(g, eyes, card, program)


def score_roll_use(g: SpaceBase, eyes: Eyes, card: int) -> int:
    """Set a die or reroll when that is clearly better than to leave the dice to chance."""
    known = max(g.dice[0], g.dice[1])
    if g.dice[0] > 0 and g.dice[1] > 0:
        best = 0
        for answer in range(3):
            best = max(best, reroll_worth(g, eyes, answer))
        return best // 36 - eyes.roll(g.dice[0], g.dice[1]) - REROLL_COST
    best = 0
    mean = 0
    for face in range(1, 7):
        worth = face_worth(eyes, face, known)
        best = max(best, worth)
        mean += worth
    return best // 6 - mean // 36 - SET_COST


def score_window_use(g: SpaceBase, eyes: Eyes, card: int, program: int) -> int:
    """Use what helps at once; what brings credits or buys waits for the moment before the purchase."""
    steps = PROGRAMS[program]
    verb = steps[0]
    if verb == verbs.WIN:
        return WIN
    if verb == verbs.EXCHANGE:
        best = 0
        for answer in range(SECTORS):
            if can_exchange(g, eyes.seat, card, answer + 1):
                best = max(best, exchange_worth(g, eyes.seat, card, answer + 1))
        return best - MOVE_COST
    if verb == verbs.SWAP_SECTORS:
        after = g.clone()
        atoms.swap_sectors(after, eyes.seat, steps[1], steps[2])
        return Eyes(after, eyes.seat).board() - eyes.board() - MOVE_COST
    before_purchase = g.phase == SECOND_WINDOW and eyes.seat == g.active
    if verb == verbs.BUY:
        return best_extra(g, eyes, steps[2], steps[3]) if before_purchase else -1
    for i in range(0, len(steps), WIDTH):
        if steps[i] == verbs.BUY or (steps[i] == verbs.GAIN and steps[i + 1] == CREDITS):
            return eyes.use(program) if before_purchase else -1
    return eyes.use(program)


def exchange_worth(g: SpaceBase, seat: int, card: int, sector: int) -> int:
    """Value the board after an exchange more than before."""
    after = g.clone()
    atoms.exchange(after, seat, card, g.station[ROW * seat + sector])
    return Eyes(after, seat).board() - Eyes(g, seat).board()


def charge_worth(g: SpaceBase, eyes: Eyes, card: int) -> int:
    """Value a cube on a card: a part of its ability, most where it is the last one missing."""
    side = g.side(card)
    need = NEED[6 * side + g.seats]
    value = eyes.use(PROGRAM[side]) // need
    return 2 * value if g.cubes[card] + 1 == need else value


# -- cards -------------------------------------------------------------------------------------------------------------
def score_buy(g: SpaceBase, eyes: Eyes, answer: int) -> int:
    """Buy what helps most; or keep the credits that are more than the income would bring back, if they can help."""
    seat = eyes.seat
    if answer == answers.NONE:
        if g.ending:
            return 0
        kept = g.resources[3 * seat + CREDITS] - g.resources[3 * seat + INCOME]
        return KEEP * max(kept, 0)
    card = g.market[answer - answers.CARD]
    return WIN if eyes.wins_with(COLONY_VP[card]) else eyes.placing(card, SECTOR[card])


def score_extra(g: SpaceBase, eyes: Eyes, answer: int, first: int, last: int) -> int:
    """Buy what helps more than its credits would, wherever it may be placed."""
    if answer == answers.NONE:
        return 0
    card = g.market[answer - answers.CARD]
    best = eyes.placing(card, SECTOR[card]) if is_open(g, eyes.seat, SECTOR[card]) else 0
    if first > 0 and LEVEL[card] != COLONY:
        for sector in range(first, last + 1):
            if is_open(g, eyes.seat, sector):
                best = max(best, eyes.placing(card, sector))
    return best - KEEP * COST[card]


def best_extra(g: SpaceBase, eyes: Eyes, first: int, last: int) -> int:
    """Value the best purchase that an ability allows."""
    best = 0
    for answer in answers.legal_purchase(g, eyes.seat, first, last):
        best = max(best, score_extra(g, eyes, answer, first, last))
    return best


def score_draft(g: SpaceBase, eyes: Eyes, answer: int) -> int:
    """Buy what helps more than its credits would."""
    if answer == answers.NONE:
        return 0
    card = g.drawn[eyes.seat][answer - answers.CARD]
    return eyes.placing(card, SECTOR[card]) - DRAFT_COST * COST[card]
