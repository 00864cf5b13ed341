"""A heuristic player: values cards by what they do, plays everything, buys the best, finishes when it can."""

from typing import Final

from cosmodrome.games.star_realms import answers, verbs
from cosmodrome.games.star_realms.data import (
    COST,
    DEFENSE,
    EXPLORER,
    FACTION,
    IS_BASE,
    IS_OUTPOST,
    KINDS,
    PROGRAM,
    SCOUT,
    SCRAP,
    VIPER,
)
from cosmodrome.games.star_realms.table import ROW, TENTACLE, Table
from cosmodrome.games.star_realms.verbs import PROGRAMS, WIDTH

# What one of each is worth, in tenths of a combat
TRADE_VALUE: Final = 10
COMBAT_VALUE: Final = 10
AUTHORITY_VALUE: Final = 6
DRAW_VALUE: Final = 24
DISCARD_VALUE: Final = 16
SCRAP_VALUE: Final = 22
DESTROY_VALUE: Final = 25
CHANCES: Final = (100, 55, 25, 30)  # percent of the time that an ability of a bought card gets used, by ability

EARLY_TURNS: Final = 12  # after them trade matters less and less
LATE_TURNS: Final = 240  # a match that lasts so long lacks combat
LEAST_VALUE: Final = 14  # what a card must be worth to be bought


def program_value(program: int) -> int:
    """Estimate what carrying out a program is worth."""
    steps = PROGRAMS[program]
    value = 0
    for i in range(0, len(steps), WIDTH):
        value += step_value(steps[i], steps[i + 1], steps[i + 2], steps[i + 3], steps[i + 4])
    return value


def step_value(verb: int, a: int, b: int, c: int, then: int) -> int:
    """Estimate what one step of a program is worth."""
    if verb == verbs.GAIN_TRADE:
        return TRADE_VALUE * a
    if verb == verbs.GAIN_COMBAT:
        return COMBAT_VALUE * a
    if verb == verbs.GAIN_AUTHORITY:
        return AUTHORITY_VALUE * a
    if verb == verbs.GAIN_COMBAT_BY_COST:
        return COMBAT_VALUE * 3
    if verb == verbs.GAIN_COMBAT_BY_SCRAPPED:
        return COMBAT_VALUE * 2 * a
    if verb == verbs.DRAW:
        return DRAW_VALUE * a
    if verb == verbs.DISCARD:
        return -DISCARD_VALUE * b if a == verbs.SELF else DISCARD_VALUE * b
    if verb == verbs.DISCARD_ANY:
        return DISCARD_VALUE
    if verb == verbs.SCRAP_CARDS:
        return 3 if a == verbs.FROM_ROW else SCRAP_VALUE * c + program_value(then) // 2
    if verb == verbs.DESTROY_BASE:
        return DESTROY_VALUE
    if verb == verbs.CHOOSE:
        return max(program_value(a), program_value(b)) + 5
    if verb == verbs.IF_BASES:
        return program_value(b) // 3
    if verb == verbs.ACQUIRE:
        return 10 * a
    return DISCARD_VALUE


def card_value(kind: int) -> int:
    """Estimate what owning a card is worth each time it is played."""
    value = 0
    for ability in range(4):
        value += program_value(PROGRAM[4 * kind + ability]) * CHANCES[ability] // 100
    if IS_BASE[kind]:
        value = value * 3 // 2 + DEFENSE[kind] * (5 if IS_OUTPOST[kind] else 3)
    return value


VALUE: Final[list[int]] = [card_value(kind) for kind in range(KINDS)]
SCRAP_COMBAT: Final[list[int]] = [
    sum(
        PROGRAMS[PROGRAM[4 * kind + SCRAP]][i + 1]
        for i in range(0, len(PROGRAMS[PROGRAM[4 * kind + SCRAP]]), WIDTH)
        if PROGRAMS[PROGRAM[4 * kind + SCRAP]][i] == verbs.GAIN_COMBAT
    )
    for kind in range(KINDS)
]


def suggest(t: Table, seat: int) -> int:
    """Return the answer this player would give."""
    best = -1
    best_score = 0
    for answer in t.legal(seat):
        score = score_answer(t, seat, answer)
        if best < 0 or score > best_score:
            best = answer
            best_score = score
    return best


def score_answer(t: Table, seat: int, answer: int) -> int:
    """Say how much the player likes an answer of the open question."""
    kind = t.question().kind
    if kind == answers.MAIN:
        return score_main(t, seat, answer)
    if kind == answers.AMOUNT:
        return min(answer, t.authority[t.question().args[1]])
    if kind == answers.DISCARD:
        return -VALUE[answer]
    if kind == answers.DISCARD_ANY:
        return 0 if answer == answers.NONE else 20 - VALUE[answer - answers.CARD]
    if kind == answers.SCRAP:
        return score_scrap(t, answer)
    if kind == answers.SCRAP_ROW:
        return score_scrap_row(t, seat, answer)
    if kind == answers.DESTROY:
        return VALUE[t.fleets[answer // answers.PLACES][answer % answers.PLACES]]
    if kind == answers.CHOOSE:
        return score_choice(t, seat, t.question().args[1 + answer])
    if kind == answers.ACQUIRE:
        return VALUE[EXPLORER] if answer == ROW else VALUE[t.row[answer]]
    if kind == answers.TARGET:
        return -1000 if answer in t.mates[seat] else 100 * len(t.hands[answer]) - t.authority[answer]
    if kind == answers.GIVE or kind == answers.DAMAGE_BASE or kind == answers.MAY_DRAW:
        return answer
    if kind == answers.LEGACY:
        return 0 if answer == answers.NONE else VALUE[(answer - answers.CARD) % KINDS]
    if kind == answers.TOP_STARTER:
        return score_top_starter(answer)
    return VALUE[answer]


def score_main(t: Table, seat: int, answer: int) -> int:
    """Play first, then use, then buy, then fight; the rest is worse than to end the turn."""
    if answer == answers.END_TURN:
        return 0
    if answer < answers.BUY:
        return 10_000 + score_play(answer - answers.PLAY)
    if answer < answers.ATTACK:
        return score_buy(t, seat, answer - answers.BUY)
    if answer < answers.SCRAP_WHOLE_ROW:
        return score_attack(t, seat, answer - answers.ATTACK)
    if answer < answers.USE:
        return score_format(t, seat, answer)
    if answer < answers.ATTACK_BASE:
        place, ability = divmod(answer - answers.USE, 4)
        kind = t.fleets[seat][place]
        return score_scrap_ability(t, seat, kind) if ability == SCRAP else score_use(t, seat, kind, ability)
    target, place = divmod(answer - answers.ATTACK_BASE, answers.PLACES)
    return score_attack_base(t, seat, target, t.fleets[target][place])


def score_attack(t: Table, seat: int, target: int) -> int:
    """Attack whom this combat defeats, else the nearest opponent clockwise, so that not all fall upon one."""
    if t.combat[seat] >= t.authority[target]:
        return 700
    return 510 - (target - seat) % len(t.hands)


def score_play(kind: int) -> int:
    """Play bases first, then cards of the factions, then the rest, so that scrapping finds the weak ones in hand."""
    if kind >= SCOUT:
        return kind - SCOUT
    return 200 if IS_BASE[kind] else 100


def score_use(t: Table, seat: int, kind: int, ability: int) -> int:
    """Use every ability, but do not scrap good cards only because an ability compels it.

    What takes cards of the hand comes before Scouts and Vipers are played, so that it takes those.
    """
    steps = PROGRAMS[PROGRAM[4 * kind + ability]]
    if steps[0] == verbs.SCRAP_CARDS and steps[2] == 1 and not has_weak_card(t, seat, steps[1]):
        return -1
    return 10_050 if takes_hand_cards(steps) else 9_000


def takes_hand_cards(steps: list[int]) -> bool:
    """Tell whether a program scraps or discards cards of the own hand."""
    for i in range(0, len(steps), WIDTH):
        if steps[i] == verbs.SCRAP_CARDS and steps[i + 1] & verbs.FROM_HAND:
            return True
        if steps[i] == verbs.DISCARD and steps[i + 1] == verbs.SELF:
            return True
    return False


def has_weak_card(t: Table, seat: int, zones: int) -> bool:
    """Tell whether there is a Scout or a Viper to scrap."""
    if zones & verbs.FROM_HAND and (SCOUT in t.hands[seat] or VIPER in t.hands[seat]):
        return True
    return bool(zones & verbs.FROM_DISCARD) and (SCOUT in t.discards[seat] or VIPER in t.discards[seat])


def score_buy(t: Table, seat: int, slot: int) -> int:
    """Buy the most valuable card; Explorers early, when nothing better can be had, and for their combat late."""
    if slot == ROW:
        return 1_000 if t.turn <= EARLY_TURNS or t.turn > LATE_TURNS else -1
    kind = t.row[slot]
    value = VALUE[kind]
    return 1_000 + value if value >= LEAST_VALUE else -1


def score_format(t: Table, seat: int, answer: int) -> int:
    """Cut the largest tentacles; lend combat to a teammate when it brings a base within reach; give nothing else."""
    if answer >= answers.CUT_TENTACLE:
        kind = answer - answers.CUT_TENTACLE
        return 500 + 10 * len(t.piles[TENTACLE + FACTION[kind]]) + COST[kind]
    if answers.GIVE_COMBAT <= answer < answers.GIFT_CARD:
        return score_give_combat(t, seat, answer - answers.GIVE_COMBAT)
    return -1


def score_give_combat(t: Table, seat: int, mate: int) -> int:
    """Lend combat that is of no use here when together it destroys an outpost that neither can destroy alone."""
    together = t.combat[seat] + t.combat[mate]
    for target in t.base_foes[seat]:
        for kind in t.fleets[target]:
            if IS_OUTPOST[kind] and t.combat[seat] <= t.combat[mate] < DEFENSE[kind] <= together:
                return 400
    return -1


def score_top_starter(answer: int) -> int:
    """Put a Scout rather than a Viper on the deck, from the hand rather than the discard pile."""
    from_hand = answer < answers.DISCARDED_CARD
    kind = answer - (answers.CARD if from_hand else answers.DISCARDED_CARD)
    return (2 if kind == SCOUT else 0) + (0 if from_hand else 1)


def score_scrap_ability(t: Table, seat: int, kind: int) -> int:
    """Scrap cards in play for their combat when that wins, and Explorers when they have done their work."""
    combat = SCRAP_COMBAT[kind]
    if combat == 0:
        return -1
    if kind == EXPLORER and t.turn > 2 * EARLY_TURNS:
        return 800
    target = weakest(t, seat)
    if target < 0:
        return -1
    reach = t.combat[seat] + scrap_combat(t, seat)
    return 800 if reach >= toughness(t, target) > t.combat[seat] else -1


def scrap_combat(t: Table, seat: int) -> int:
    """Count the combat that scrapping every card in play would give."""
    total = 0
    for kind in t.fleets[seat]:
        total += SCRAP_COMBAT[kind]
    return total


def weakest(t: Table, seat: int) -> int:
    """Return the opponent who is easiest to defeat."""
    best = -1
    for target in t.foes[seat]:
        if best < 0 or toughness(t, target) < toughness(t, best):
            best = target
    return best


def toughness(t: Table, target: int) -> int:
    """Count the combat it takes to defeat somebody this turn."""
    total = t.authority[target]
    for guard in t.guards[target]:
        for kind in t.fleets[guard]:
            if IS_OUTPOST[kind]:
                total += DEFENSE[kind]
    return total


def score_attack_base(t: Table, seat: int, target: int, kind: int) -> int:
    """Destroy outposts, and bases that are worth it unless the combat can win at once."""
    if IS_OUTPOST[kind]:
        return 600 + VALUE[kind] // DEFENSE[kind]
    if t.combat[seat] >= t.authority[target]:
        return -1
    return 550 if VALUE[kind] > 5 * DEFENSE[kind] else -1


def score_scrap(t: Table, answer: int) -> int:
    """Scrap Vipers and Scouts, from the discard pile rather than the hand."""
    if answer == answers.NONE:
        return 0
    from_hand = answer < answers.DISCARDED_CARD
    kind = answer - answers.CARD if from_hand else answer - answers.DISCARDED_CARD
    if kind == VIPER:
        return 80 if from_hand else 100
    if kind == SCOUT:
        return 10 if from_hand else 90
    return -VALUE[kind] - 1


def score_scrap_row(t: Table, seat: int, answer: int) -> int:
    """Scrap the best card that the player cannot buy now."""
    if answer == answers.NONE:
        return 0
    kind = t.row[answer - answers.CARD]
    return VALUE[kind] - 30 if COST[kind] > t.trade[seat] else -VALUE[kind]


def score_choice(t: Table, seat: int, program: int) -> int:
    """Take the more valuable effect; destroying needs a base, putting on top needs one too."""
    verb = PROGRAMS[program][0]
    if verb == verbs.DESTROY_BASE:
        bases = answers.legal_destroy(t, seat)
        if not bases:
            return -1
        return max(VALUE[t.fleets[base // answers.PLACES][base % answers.PLACES]] for base in bases)
    if verb == verbs.TOP_BASE_FROM_DISCARD:
        return max([VALUE[kind] // 2 for kind in t.discards[seat] if IS_BASE[kind]], default=-1)
    return program_value(program)
