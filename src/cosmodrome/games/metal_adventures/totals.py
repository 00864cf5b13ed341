"""The totals of a battle (MA-11.3, MA-11.4, MA-13.6): numbers that rules, bots and views share."""

from cosmodrome.games.metal_adventures.data import PLANET_STRENGTH, STRENGTH
from cosmodrome.games.metal_adventures.table import ATTACK, DUEL, NOBODY, PLANET, SHIP, TARGET, Table
from cosmodrome.games.metal_adventures.verbs import CHALLENGED, CHALLENGER, DEBT, DUELIST, SHIP_ALONE
from cosmodrome.games.metal_adventures.verbs import PLANET as AGAINST_PLANET


def debt(t: Table) -> int:
    """Return the metal debt that the attacker pays in this battle (MA-16.6, MA-21.7)."""
    if t.metal_rolled[t.active] >= 0 or t.metal[t.active] == 0:
        return 0
    return max(0, t.metal[t.active] - t.ability(t.active, DEBT))


def metal_of(t: Table, seat: int) -> int:
    """Return what a metal die rolled in this battle adds."""
    return max(0, t.metal_rolled[seat])


def bonus(t: Table, side: int) -> int:
    """Return the conditional bonuses of a principal (MA-21.3, MA-21.16, MA-21.17)."""
    seat = t.principal(side)
    if t.fight == DUEL:
        return t.ability(seat, DUELIST) + t.ability(seat, CHALLENGER if side == ATTACK else CHALLENGED)
    if t.fight == PLANET:
        return t.ability(seat, AGAINST_PLANET)
    return 0 if t.helpers(ATTACK) else t.ability(seat, SHIP_ALONE)


def helped(t: Table, side: int) -> int:
    """Return what the loyal helpers of a side and all its metal dice add."""
    total = metal_of(t, t.principal(side))
    for seat in t.helpers(side):
        total += t.help(seat) + metal_of(t, seat)
    return total


def attack_total(t: Table) -> int:
    """Return the total of attacker or challenger (MA-11.3)."""
    own = t.strength(t.active) + t.dice[0] + t.added[0] + bonus(t, ATTACK) - debt(t)
    return own + helped(t, ATTACK)


def target_total(t: Table) -> int:
    """Return the total of the target, or of the challenged (MA-11.4, MA-12.4)."""
    if t.fight == DUEL:
        own = t.strength(t.foe) + t.dice[1] + t.added[1] + bonus(t, TARGET)
        return own + helped(t, TARGET)
    total = t.dice[1] + (STRENGTH[t.foe] if t.fight == SHIP else PLANET_STRENGTH[t.foe])
    if t.traitor != NOBODY:
        total += t.support(t.traitor) + metal_of(t, t.traitor)
    return total
