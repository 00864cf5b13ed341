"""What things are worth to the heuristic player, in tenths of a credit; chances are in percent."""

from typing import Final

from cosmodrome.games.metal_adventures import data, verbs
from cosmodrome.games.metal_adventures.data import (
    ADDED,
    DOTS,
    FACTION,
    FAMILY,
    FIRST_SUPPORT,
    HUNTER,
    IMPROVEMENT_LIMIT,
    PLANET_STRENGTH,
    PREDICATE,
    PROGRAM,
    REWARD,
    STRENGTH,
    SUBJECT,
    THRESHOLD,
    TITLES,
    TROPHY_CREDITS,
    TROPHY_GLORY,
    TROPHY_LIMIT,
)
from cosmodrome.games.metal_adventures.table import ATTACK, DUEL, PEACE, SHIP, Table
from cosmodrome.games.metal_adventures.totals import attack_total, target_total
from cosmodrome.games.metal_adventures.trophies import is_fulfilled, most_of_a_family, wrecks_of
from cosmodrome.games.metal_adventures.verbs import DEBT, PROGRAMS, SHIP_ALONE, WIDTH
from cosmodrome.games.metal_adventures.verbs import PLANET as AGAINST_PLANET

CREDIT: Final = 10
WRECK: Final = 9
DAMAGE: Final = 13
PENALTY: Final = 34
TROPHY: Final = 28
STRENGTH_POINT: Final = 26
SUPPORT_WORTH: Final = 24
METAL_GAIN: Final = 3  # of a die on average

# Chance that orange less grey is at least this number, from -6 to 6
CHANCES: Final = (100, 100, 97, 92, 83, 72, 58, 42, 28, 17, 8, 3, 0)

# How likely the condition of a trophy comes about, in percent, by predicate
HOPES: Final = (45, 35, 30, 35, 50, 45, 45, 50, 40, 15, 45, 40, 35)


def chance(lead: int) -> int:
    """Return the chance to win with this lead before the battle dice; a tie is a victory."""
    need = -lead
    if need < -6:
        return 100
    return 0 if need > 6 else CHANCES[need + 6]


def glory_worth(t: Table, seat: int) -> int:
    """Return what a glory is worth: more towards the end."""
    best = 0
    for other in range(t.seats):
        best = max(best, t.shown_glory(other))
    return 42 + 4 * max(0, best - 3) + (10 if t.deck_size() < 15 else 0)


# -- cards -------------------------------------------------------------------------------------------------------------
def card_worth(t: Table, seat: int, card: int) -> int:
    """Return what owning an improvement is worth."""
    if card >= FIRST_SUPPORT:
        return SUPPORT_WORTH
    worth = ADDED[card] * STRENGTH_POINT + 6
    same = 0
    for other in t.improvements[seat]:
        if other != card and FAMILY[other] == FAMILY[card]:
            same += 1
    for trophy in t.trophies[seat]:
        if PREDICATE[trophy] == data.SAME_FAMILY and same == 1:
            worth += 40
        if PREDICATE[trophy] == data.EQUIPMENT_STRENGTH and ADDED[card] >= THRESHOLD[trophy]:
            worth += 20
    return worth


def weakest_card(t: Table, seat: int) -> int:
    """Return the own improvement that is worth least."""
    best = t.improvements[seat][0]
    for card in t.improvements[seat]:
        if card_worth(t, seat, card) < card_worth(t, seat, best):
            best = card
    return best


def gain_of_card(t: Table, seat: int, card: int) -> int:
    """Return what one more improvement is worth, less the one that must go for it."""
    worth = card_worth(t, seat, card)
    if len(t.improvements[seat]) >= IMPROVEMENT_LIMIT:
        worth -= card_worth(t, seat, weakest_card(t, seat))
    return worth


def trophy_worth(t: Table, seat: int, trophy: int) -> int:
    """Return what holding a trophy is worth: its reward by the hope of it."""
    reward = TROPHY_GLORY[trophy] * glory_worth(t, seat) + TROPHY_CREDITS[trophy] * CREDIT
    return reward * trophy_hope(t, seat, trophy) // 100


def trophy_hope(t: Table, seat: int, trophy: int) -> int:
    """Return how likely a trophy can be revealed some time, in percent."""
    predicate = PREDICATE[trophy]
    if predicate < data.WON_DUEL and is_fulfilled(t, seat, trophy):
        return 100
    hope = HOPES[predicate]
    missing = 2
    if predicate == data.WRECKS_OF:
        missing = THRESHOLD[trophy] - wrecks_of(t, seat, SUBJECT[trophy])
        hope -= 25 if SUBJECT[trophy] == HUNTER and t.near else 0
    elif predicate == data.WRECKS:
        missing = THRESHOLD[trophy] - len(t.wrecks[seat])
    elif predicate == data.IMPROVEMENTS:
        missing = THRESHOLD[trophy] - len(t.improvements[seat])
    elif predicate == data.SAME_FAMILY:
        missing = THRESHOLD[trophy] - most_of_a_family(t, seat)
    elif predicate == data.CREDITS:
        missing = (THRESHOLD[trophy] - t.credits[seat] + 2) // 3
    elif predicate == data.BASE_STRENGTH:
        missing = (THRESHOLD[trophy] - t.strength(seat) + 1) // 2
    if missing == 1:
        hope += 25
    elif missing > 2:
        hope -= 8 * (missing - 2)
    return max(5, hope)


def wreck_worth(t: Table, seat: int, ship: int) -> int:
    """Return what owning a wreck is worth: more when it completes a title or a trophy."""
    worth = WRECK
    faction = FACTION[ship]
    same = wrecks_of(t, seat, faction)
    if faction < TITLES:
        worth += (3, 8, 25, 2)[min(same, 3)]
    for trophy in t.trophies[seat]:
        if PREDICATE[trophy] == data.WRECKS_OF and SUBJECT[trophy] == faction and same < THRESHOLD[trophy]:
            worth += 20
        if PREDICATE[trophy] == data.WRECKS_OF_EACH and faction < TITLES and same == 0:
            worth += 12
        if PREDICATE[trophy] == data.WRECKS and len(t.wrecks[seat]) < THRESHOLD[trophy]:
            worth += 10
    return worth


# -- battles -----------------------------------------------------------------------------------------------------------
def program_worth(t: Table, seat: int, program: int) -> int:
    """Return what the rewards of a ship or planet are worth."""
    steps = PROGRAMS[program]
    worth = 0
    for i in range(0, len(steps), WIDTH):
        verb, amount = steps[i], steps[i + 1]
        if verb == verbs.GAIN_CREDITS:
            worth += CREDIT * amount
        elif verb == verbs.GAIN_GLORY:
            worth += glory_worth(t, seat) * amount
        elif verb == verbs.REPAIR:
            worth += DAMAGE * min(amount, t.damage[seat])
        elif verb == verbs.LOOT:
            worth += CREDIT * t.treasuries[amount]
        elif verb == verbs.DRAW_TROPHY:
            worth += TROPHY if len(t.trophies[seat]) < TROPHY_LIMIT else 8
        else:
            worth += 18
    return worth


def prize(t: Table, seat: int, ship: int) -> int:
    """Return what beating a ship is worth."""
    return program_worth(t, seat, REWARD[ship]) + wreck_worth(t, seat, ship)


def helper_gain(t: Table, seat: int) -> int:
    """Return the support strength that a raider may hope for."""
    best = 0
    if t.infamous(seat):
        return 0
    for other in range(t.seats):
        if other != seat and not t.infamous(other):
            best = max(best, t.help(other))
    return best


def debt_of(t: Table, seat: int) -> int:
    """Return the metal debt that an attack would pay."""
    return max(0, t.metal[seat] - t.ability(seat, DEBT)) if t.metal[seat] else 0


def ship_worth(t: Table, seat: int, ship: int) -> int:
    """Return what attacking a ship is worth, alone or with the help that half of the loot buys."""
    own = t.strength(seat) - debt_of(t, seat) + (2 if t.metal[seat] == 0 else 0)
    won = prize(t, seat, ship)
    lost = DOTS[ship] * DAMAGE
    alone = chance(own + t.ability(seat, SHIP_ALONE) - STRENGTH[ship])
    helped = chance(own + helper_gain(t, seat) - STRENGTH[ship])
    share = data.PRINTED_CREDITS[ship] * CREDIT // 2
    by_self = (alone * won - (100 - alone) * lost) // 100
    by_help = (helped * (won - share) - (100 - helped) * lost) // 100 - 4
    return max(by_self, by_help)


def planet_worth(t: Table, seat: int, planet: int) -> int:
    """Return what attacking a planet is worth."""
    own = t.strength(seat) - debt_of(t, seat) + (2 if t.metal[seat] == 0 else 0) + t.ability(seat, AGAINST_PLANET)
    won = program_worth(t, seat, data.PLANET_REWARD[planet])
    for trophy in t.trophies[seat]:
        if PREDICATE[trophy] == data.WON_PLANET:
            won += 50
    helped = chance(own + helper_gain(t, seat) - PLANET_STRENGTH[planet])
    share = t.treasuries[planet] * CREDIT // 2
    return (helped * (won - share) - (100 - helped) * DAMAGE) // 100 - 4


def duel_worth(t: Table, seat: int, other: int) -> int:
    """Return what challenging a pirate is worth: glory, pot and spoils against the glory the other may get."""
    own = t.strength(seat) - debt_of(t, seat) + t.ability(seat, verbs.DUELIST) + t.ability(seat, verbs.CHALLENGER)
    theirs = t.strength(other) + t.ability(other, verbs.DUELIST) + t.ability(other, verbs.CHALLENGED)
    lead = own - theirs + (2 if t.metal[seat] == 0 else 0) - (2 if t.metal[other] == 0 else 0)
    win = chance(lead - (t.seats - 1) // 2)  # outsiders rather help the one who is challenged
    glory = glory_worth(t, seat)
    won = glory + CREDIT * t.pot + spoils_worth(t, seat, other)
    lost = DAMAGE + glory + CREDIT * t.pot * 3 // 4
    return (win * won - (100 - win) * lost) // 100


def spoils_worth(t: Table, seat: int, other: int) -> int:
    """Return the best spoils a challenger could take."""
    best = CREDIT * ((t.credits[other] + 1) // 2)
    best = max(best, WRECK * ((len(t.wrecks[other]) + 1) // 2))
    for card in t.improvements[other]:
        best = max(best, gain_of_card(t, seat, card))
    return best


def stake(t: Table, seat: int) -> int:
    """Return what winning rather than losing the battle going on is worth to a principal."""
    if t.fight == DUEL:
        other = t.foe if seat == t.active else t.active
        glory = glory_worth(t, seat)
        spoils = spoils_worth(t, t.active, t.foe)
        return 2 * DAMAGE + glory + CREDIT * t.pot + (spoils if t.active in (seat, other) else 0)
    if t.fight == SHIP:
        return prize(t, seat, t.foe) + DOTS[t.foe] * DAMAGE
    return program_worth(t, seat, data.PLANET_REWARD[t.foe]) + DAMAGE if t.fight != PEACE else 0


def attack_chance(t: Table, more: int) -> int:
    """Return the chance of the attacking side before the roll, with so much more strength."""
    return chance(attack_total(t) + more - target_total(t))


def side_chance(t: Table, seat: int, more: int) -> int:
    """Return the chance of a seat's own side before the roll, with so much more strength."""
    if t.sides[seat] == ATTACK:
        return attack_chance(t, more)
    return 100 - attack_chance(t, -more)


def support_program(card: int) -> int:
    """Return the verb of a support card."""
    return PROGRAMS[PROGRAM[card]][0]
