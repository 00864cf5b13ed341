"""What a player that thinks knows better than the rules of thumb, which look at one answer at a time."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.cards import Action
from cosmodrome.games.metal_adventures.effects.cruise import Repair
from cosmodrome.games.metal_adventures.player import worth as w
from cosmodrome.games.metal_adventures.player.bot import score_answer
from cosmodrome.games.metal_adventures.questions.cards import SPOIL_CARD, TAKE_ROW, TAKE_SUPPORT
from cosmodrome.games.metal_adventures.questions.steps import STEP
from cosmodrome.games.metal_adventures.table import MetalAdventures

AMNESTY: Final = 2  # credits that it costs


def score(g: MetalAdventures, kind: i64, seat: i64, answer: i64) -> i64:
    """Say how much the player likes an answer of the open question."""
    if kind == STEP.kind and STEP.cruise.has(answer):
        number = STEP.cruise.value(answer)
        action, variant = g.cards.variant_actions[number], STEP.variant(g, number)
        if spoils_amnesty(g, seat, action, variant):
            return c.NEVER
    if kind == SPOIL_CARD.kind and SPOIL_CARD.leave.has(answer):
        return score_leave(g, seat, SPOIL_CARD.leave.value(answer), w.best_gain(g, seat, SPOIL_CARD.loser.of(g)))
    if kind == TAKE_ROW.kind and TAKE_ROW.leave.has(answer):
        return score_leave(g, seat, TAKE_ROW.leave.value(answer), best_in_row(g, seat, TAKE_ROW.most.of(g)))
    if kind == TAKE_SUPPORT.kind and TAKE_SUPPORT.leave.has(answer):
        card = TAKE_SUPPORT.leave.value(answer)
        return score_leave(g, seat, card, c.SUPPORT_WORTH - w.card_worth(g, seat, card))
    return score_answer(g, kind, seat, answer)


def spoils_amnesty(g: MetalAdventures, seat: i64, action: Action, variant: i64) -> bool:
    """Tell whether a repair would spend the credits that an amnesty in the same cruise needs (MA-17.11)."""
    credits = t.CREDITS.get(g, seat)
    if not isinstance(action, Repair) or t.PENALTIES.get(g, seat) == 0 or credits < AMNESTY:
        return False
    return credits - action.credits_of(variant) < AMNESTY


def score_leave(g: MetalAdventures, seat: i64, card: i64, gain: i64) -> i64:
    """Discard the weakest card where what is taken for it is worth more; none but the weakest."""
    return gain if card == w.weakest_card(g, seat) else c.NEVER


def best_in_row(g: MetalAdventures, seat: i64, most: i64) -> i64:
    """Return what the best open improvement of such a cost is worth."""
    best: i64 = c.NEVER
    for slot in range(c.ROW):
        card = t.ROW.get(g, slot)
        if card != t.NO_CARD and g.cards.cost[card] <= most:
            best = max(best, w.gain_of_card(g, seat, card))
    return best
