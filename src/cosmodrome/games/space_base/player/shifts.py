"""How a player that thinks uses the dice: it counts with all its shifts together, one after the other."""

from mypy_extensions import i64

from cosmodrome.games.space_base.cards import SECTORS
from cosmodrome.games.space_base.player.bot import score_answer
from cosmodrome.games.space_base.player.worth import Eyes
from cosmodrome.games.space_base.questions.abilities import USE as USE_ABILITY
from cosmodrome.games.space_base.questions.dice import DICE_USES, SHIFT
from cosmodrome.games.space_base.table import CUBES, DICE, DICE_USE, LOADED, PHASE, USE, SpaceBase
from cosmodrome.kernel.flow import open_kind


def score(g: SpaceBase, eyes: Eyes, answer: i64) -> i64:
    """Say how much the player likes an answer of the open question."""
    kind = open_kind(g)
    if kind == DICE_USES.kind and DICE_USES.sum.has(answer):
        return shifted(g, eyes, DICE.get(g, 0) + DICE.get(g, 1))
    if kind == SHIFT.kind:
        return shifted(g, eyes, USE.get(g, eyes.seat, 0) + SHIFT.steps.value(answer) + 1)
    if kind == USE_ABILITY.kind and PHASE.get(g) == DICE_USE and USE_ABILITY.card.has(answer):
        sector = USE.get(g, eyes.seat, 0)
        return shifted(g, eyes, sector) - eyes.pay(sector, 0)
    return score_answer(g, eyes, answer)


def shifted(g: SpaceBase, eyes: Eyes, sector: i64) -> i64:
    """Value a sum that may still be shifted by all charged cards, less what their cubes are worth."""
    best = eyes.pay(sector, 0)
    steps = loaded_steps(g, eyes.seat)
    reach: i64 = 0
    for used in range(len(steps)):
        for way in range(reach + 1, reach + steps[used] + 1):
            if sector + way <= SECTORS:
                best = max(best, eyes.pay(sector + way, 0) - (used + 1) * eyes.taste.shift)
        reach += steps[used]
    return best


def loaded_steps(g: SpaceBase, seat: i64) -> list[int]:
    """Return by how many sectors each charged card shifts, the longest first."""
    steps: list[int] = []
    for i in range(LOADED.size(g, seat)):
        card = LOADED.get(g, seat, i)
        step = g.cards.ability(g.side(card))[0]
        if step.effect.op == "shift_sector" and CUBES.get(g, card) >= g.need(card):
            steps.append(step.a)
    return sorted(steps, reverse=True)
