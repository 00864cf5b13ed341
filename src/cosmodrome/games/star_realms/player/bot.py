"""A heuristic player: values cards by what they do, plays everything, buys the best, finishes when it can."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.board import has_starter
from cosmodrome.games.star_realms.cards import FROM_DISCARD, FROM_HAND, SCRAP
from cosmodrome.games.star_realms.questions import cards as q
from cosmodrome.games.star_realms.questions.combat import AMOUNT, DAMAGE_BASE, DESTROY, GIFT, GIVE, LEGACY
from cosmodrome.games.star_realms.questions.main import MAIN
from cosmodrome.games.star_realms.table import ROW_SIZE, StarRealms
from cosmodrome.kernel.flow import open_kind

EARLY_TURNS: Final = 12  # after them trade matters less and less
LATE_TURNS: Final = 240  # a match that lasts so long lacks combat
LEAST_VALUE: Final = 14  # what a card must be worth to be bought


def suggest(g: StarRealms, seat: int) -> int:
    """Return the answer this player would give."""
    best = -1
    best_score: i64 = 0
    for answer in g.legal(seat):
        score = score_answer(g, seat, answer)
        if best < 0 or score > best_score:
            best = answer
            best_score = score
    return best


def score_answer(g: StarRealms, seat: i64, answer: i64) -> i64:
    """Say how much the player likes an answer of the open question."""
    kind = open_kind(g)
    worth = g.cards.worth
    if kind == MAIN.kind:
        return score_main(g, seat, answer)
    if kind == AMOUNT.kind:
        return min(AMOUNT.amount.value(answer), t.AUTHORITY.get(g, AMOUNT.target.of(g)))
    if kind == q.DISCARD.kind:
        return -worth[q.DISCARD.card.value(answer)]
    if kind == q.DISCARD_ANY.kind:
        return 0 if q.DISCARD_ANY.nothing.has(answer) else 20 - worth[q.DISCARD_ANY.card.value(answer)]
    if kind == q.SCRAP.kind:
        return score_scrap(g, answer)
    if kind == q.SCRAP_ROW.kind:
        return score_scrap_row(g, seat, answer)
    if kind == DESTROY.kind:
        return worth[t.FLEETS.get(g, DESTROY.owner(answer), DESTROY.place(answer))]
    if kind == q.CHOOSE.kind:
        return score_choice(g, seat, q.CHOOSE.chosen(g, answer))
    if kind == q.ACQUIRE.kind:
        slot = q.ACQUIRE.slot.value(answer)
        return worth[g.cards.explorer if slot == ROW_SIZE else t.ROW.get(g, slot)]
    return score_small(g, seat, kind, answer)


def score_small(g: StarRealms, seat: i64, kind: i64, answer: i64) -> i64:
    """Say how much the player likes an answer to a question that is seldom put."""
    worth = g.cards.worth
    if kind == q.TARGET.kind:
        target = q.TARGET.owner.value(answer)
        mate = t.MATES.has(g, seat, target)
        return -1000 if mate else 100 * t.HANDS.size(g, target) - t.AUTHORITY.get(g, target)
    if kind == GIVE.kind or kind == DAMAGE_BASE.kind or kind == q.MAY_DRAW.kind:
        return answer
    if kind == LEGACY.kind:
        return 0 if LEGACY.nothing.has(answer) else worth[LEGACY.kind_of(answer)]
    if kind == q.TOP_STARTER.kind:
        return score_top_starter(g, answer)
    if kind == GIFT.kind:
        return worth[GIFT.card.value(answer)]
    assert kind == q.TOP_BASE.kind
    return worth[q.TOP_BASE.card.value(answer)]


# -- the Main phase ----------------------------------------------------------------------------------------------------
def score_main(g: StarRealms, seat: i64, answer: i64) -> i64:
    """Play first, then use, then buy, then fight; the rest is worse than to end the turn."""
    if MAIN.end.has(answer):
        return 0
    if MAIN.play.has(answer):
        return 10_000 + score_play(g, MAIN.play.value(answer))
    if MAIN.buy.has(answer):
        return score_buy(g, MAIN.buy.value(answer))
    if MAIN.attack.has(answer):
        return score_attack(g, seat, MAIN.attack.value(answer))
    if MAIN.use.has(answer):
        ability = MAIN.used_ability(answer)
        kind = t.FLEETS.get(g, seat, MAIN.used_place(answer))
        return score_scrap_ability(g, seat, kind) if ability == SCRAP else score_use(g, seat, 4 * kind + ability)
    if MAIN.attack_base.has(answer):
        number = MAIN.attack_base.value(answer)
        return score_attack_base(g, seat, MAIN.owner(number), MAIN.place(number))
    return score_format(g, seat, answer)


def score_attack(g: StarRealms, seat: i64, target: i64) -> i64:
    """Attack whom this combat defeats, else the nearest opponent clockwise, so that not all fall upon one."""
    if t.COMBAT.get(g, seat) >= t.AUTHORITY.get(g, target):
        return 700
    return 510 - (target - seat) % g.owners()


def score_play(g: StarRealms, kind: i64) -> i64:
    """Play bases first, then cards of the factions, then the rest, so that scrapping finds the weak ones in hand."""
    if not g.cards.traded[kind]:
        return kind - g.cards.scout
    return 200 if g.cards.base[kind] else 100


def score_use(g: StarRealms, seat: i64, ability: i64) -> i64:
    """Use every ability, but do not scrap good cards only because an ability compels it.

    What takes cards of the hand comes before Scouts and Vipers are played, so that it takes those.
    """
    zones = g.cards.compels[ability]
    if zones and not has_starter(g, seat, zones & FROM_HAND != 0, zones & FROM_DISCARD != 0):
        return -1
    return 10_050 if g.cards.takes_hand_cards[ability] else 9_000


def score_buy(g: StarRealms, slot: i64) -> i64:
    """Buy the most valuable card; Explorers early, when nothing better can be had, and for their combat late."""
    if slot == ROW_SIZE:
        return -1 if EARLY_TURNS < t.TURN.get(g) <= LATE_TURNS else 1_000
    value = g.cards.worth[t.ROW.get(g, slot)]
    return 1_000 + value if value >= LEAST_VALUE else -1


def score_format(g: StarRealms, seat: i64, answer: i64) -> i64:
    """Cut the largest tentacles; lend combat to a teammate when it brings a base within reach; give nothing else."""
    if MAIN.cut.has(answer):
        kind = MAIN.cut.value(answer)
        return 500 + 10 * t.PILES.size(g, t.TENTACLE + g.cards.faction[kind]) + g.cards.cost[kind]
    return score_give_combat(g, seat, MAIN.give_combat.value(answer)) if MAIN.give_combat.has(answer) else -1


def score_give_combat(g: StarRealms, seat: i64, mate: i64) -> i64:
    """Lend combat that is of no use here when together it destroys an outpost that neither can destroy alone."""
    own, other = t.COMBAT.get(g, seat), t.COMBAT.get(g, mate)
    for target in t.BASE_FOES.items(g, seat):
        for kind in t.FLEETS.items(g, target):
            if g.cards.outpost[kind] and own <= other < g.cards.defense[kind] <= own + other:
                return 400
    return -1


def score_scrap_ability(g: StarRealms, seat: i64, kind: i64) -> i64:
    """Scrap cards in play for their combat when that wins, and Explorers when they have done their work."""
    if g.cards.scrap_combat[kind] == 0:
        return -1
    if kind == g.cards.explorer and t.TURN.get(g) > 2 * EARLY_TURNS:
        return 800
    target = weakest(g, seat)
    if target < 0:
        return -1
    combat = t.COMBAT.get(g, seat)
    return 800 if combat + scrap_combat(g, seat) >= toughness(g, target) > combat else -1


def scrap_combat(g: StarRealms, seat: i64) -> i64:
    """Count the combat that scrapping every card in play would give."""
    total: i64 = 0
    for place in range(t.FLEETS.size(g, seat)):
        total += g.cards.scrap_combat[t.FLEETS.get(g, seat, place)]
    return total


def weakest(g: StarRealms, seat: i64) -> i64:
    """Return the opponent who is easiest to defeat."""
    best: i64 = -1
    for i in range(t.FOES.size(g, seat)):
        target = t.FOES.get(g, seat, i)
        if best < 0 or toughness(g, target) < toughness(g, best):
            best = target
    return best


def toughness(g: StarRealms, target: i64) -> i64:
    """Count the combat it takes to defeat somebody this turn."""
    total = t.AUTHORITY.get(g, target)
    for i in range(t.GUARDS.size(g, target)):
        guard = t.GUARDS.get(g, target, i)
        for place in range(t.FLEETS.size(g, guard)):
            kind = t.FLEETS.get(g, guard, place)
            if g.cards.outpost[kind]:
                total += g.cards.defense[kind]
    return total


def score_attack_base(g: StarRealms, seat: i64, target: i64, place: i64) -> i64:
    """Destroy outposts, and bases that are worth it unless the combat can win at once."""
    kind = t.FLEETS.get(g, target, place)
    worth, defense = g.cards.worth[kind], g.cards.defense[kind]
    if g.cards.outpost[kind]:
        return 600 + worth // defense
    if t.COMBAT.get(g, seat) >= t.AUTHORITY.get(g, target):
        return -1
    return 550 if worth > 5 * defense else -1


# -- what effects ask --------------------------------------------------------------------------------------------------
def score_top_starter(g: StarRealms, answer: i64) -> i64:
    """Put a Scout rather than a Viper on the deck, from the discard pile rather than the hand."""
    scout: i64 = 2 if q.TOP_STARTER.kind_of(answer) == g.cards.scout else 0
    return scout if q.TOP_STARTER.in_hand.has(answer) else scout + 1


def score_scrap(g: StarRealms, answer: i64) -> i64:
    """Scrap Vipers and Scouts, from the discard pile rather than the hand."""
    if q.SCRAP.nothing.has(answer):
        return 0
    kind, in_hand = q.SCRAP.kind_of(answer), q.SCRAP.in_hand.has(answer)
    if kind == g.cards.viper:
        return 80 if in_hand else 100
    if kind == g.cards.scout:
        return 10 if in_hand else 90
    return -g.cards.worth[kind] - 1


def score_scrap_row(g: StarRealms, seat: i64, answer: i64) -> i64:
    """Scrap the best card that the player cannot buy now."""
    if q.SCRAP_ROW.nothing.has(answer):
        return 0
    kind = t.ROW.get(g, q.SCRAP_ROW.slot.value(answer))
    worth = g.cards.worth[kind]
    return worth - 30 if g.cards.cost[kind] > t.TRADE.get(g, seat) else -worth


def score_choice(g: StarRealms, seat: i64, script: i64) -> i64:
    """Take the more valuable effect; destroying needs a base, putting on top needs one too."""
    value: i64 = 0
    for step in g.cards.scripts[script].steps:
        value += step.effect.worth_now(g, seat, step)
    return value
