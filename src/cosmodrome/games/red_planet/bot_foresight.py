"""What the discoveries that a player knows will do in the end, as far as the heuristic player reckons with them.

Strengths are astronauts by region and colour, with fractions for those aboard ships.
"""

from cosmodrome.games.red_planet.cards import (
    CAP_EACH,
    COUNT_ADJACENT,
    COUNT_AS,
    EFFECT,
    EFFECT_NUMBER,
    EXTRA_ADJACENT,
    EXTRA_HERE,
    FIRST_DISCOVERY,
    LOSE_EACH,
    NO_EFFECT,
    NO_TOKENS,
    SCORE_EACH,
    SCORE_LEADER,
    SCORE_PRESENT,
    SECOND_TAKES,
    SET_BASE,
)
from cosmodrome.games.red_planet.data import ADJACENT, OUTER, PHOBOS
from cosmodrome.games.red_planet.table import COLOURS, NO_CARD, SEAT_BIT, Table


def known_effects(t: Table, seat: int) -> list[int]:
    """Return the effects of the discoveries that a seat knows, by outer region; an empty list when it knows none."""
    found: list[int] = []
    for region in range(OUTER):
        if t.placed[region] != NO_CARD and t.known[region] & SEAT_BIT[seat]:
            if not found:
                found = [NO_EFFECT] * OUTER
            found[region] = EFFECT[t.placed[region] - FIRST_DISCOVERY]
    return found


def number_at(t: Table, region: int) -> int:
    """Return the number of the discovery at a region."""
    return EFFECT_NUMBER[t.placed[region] - FIRST_DISCOVERY]


def tokens_at(t: Table, region: int, effects: list[int], count: int) -> float:
    """Return how many tokens the third production places in a region, so many being usual."""
    effect = effects[region] if region < OUTER else NO_EFFECT
    if effect == NO_TOKENS:
        return 0.0
    if effect == SET_BASE:
        count = number_at(t, region)
    elif effect == EXTRA_HERE:
        count += number_at(t, region)
    for other in ADJACENT[t.assembly][region]:
        if other < OUTER and effects[other] == EXTRA_ADJACENT:
            count += number_at(t, other)
    return float(count)


def late_strengths(t: Table, strength: list[float], effects: list[int]) -> list[float]:
    """Return the strengths as they count in the third production."""
    late = strength.copy()
    for region in range(OUTER):
        first = region * COLOURS
        if effects[region] == SECOND_TAKES:
            drop_leader(t, late, first)
        elif effects[region] != NO_EFFECT:
            for colour in t.colours:
                change(t, strength, late, region, colour, effects[region])
    return late


def change(t: Table, strength: list[float], late: list[float], region: int, colour: int, effect: int) -> None:
    """Change the strength of a colour in a region as the discovery there does."""
    place = region * COLOURS + colour
    own = strength[place]
    number = float(number_at(t, region))
    if effect == LOSE_EACH:
        late[place] = max(0.0, own - number)
    elif effect == CAP_EACH and own > number:
        late[place] = number
        late[PHOBOS * COLOURS + colour] += own - number
    elif effect == COUNT_AS:
        late[place] = min(own, number)
    elif effect == COUNT_ADJACENT:
        for other in ADJACENT[t.assembly][region]:
            late[place] += strength[other * COLOURS + colour]


def drop_leader(t: Table, late: list[float], first: int) -> None:
    """Let a sole leader count nothing, so that the second takes the tokens."""
    best = max([late[first + colour] for colour in t.colours])
    leaders = [colour for colour in t.colours if late[first + colour] == best]
    if len(leaders) == 1:
        late[first + leaders[0]] = 0.0


def add_scoring(t: Table, strength: list[float], effects: list[int], points: list[float]) -> None:
    """Add what the discoveries of the scoring will give to each colour."""
    for region in range(OUTER):
        effect = effects[region]
        if effect != SCORE_PRESENT and effect != SCORE_LEADER and effect != SCORE_EACH:
            continue
        number = float(number_at(t, region))
        best = max([strength[region * COLOURS + colour] for colour in t.colours])
        for colour in t.colours:
            own = strength[region * COLOURS + colour]
            if effect == SCORE_EACH:
                points[colour] += number * own
            elif effect == SCORE_PRESENT or (own == best and own > 0.0):
                points[colour] += number * min(own, 1.0)
