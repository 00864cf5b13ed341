"""What the rules count: leaders, shares, goals and totals.  Nothing here changes the table."""

from cosmodrome.games.red_planet.cards import (
    ALL_ASTRONAUTS,
    CELERIUM_TOKENS,
    COUNT_ADJACENT,
    COUNT_AS,
    EFFECT,
    EFFECT_NUMBER,
    EXTRA_ADJACENT,
    EXTRA_HERE,
    FIRST_DISCOVERY,
    GOAL_METRIC,
    GOAL_POINTS,
    GOAL_REGIONS,
    ICE_TOKENS,
    IN_PRODUCTION,
    INNER_ASTRONAUTS,
    LOST_ASTRONAUTS,
    NO_EFFECT,
    NO_TOKENS,
    PHOBOS_ASTRONAUTS,
    PRESENCE,
    REGIONS_LED,
    REGIONS_PRESENT,
    SECOND_TAKES,
    SET_BASE,
    SYLVANITE_TOKENS,
    TIMING,
)
from cosmodrome.games.red_planet.data import (
    ADJACENT,
    CELERIUM,
    ICE,
    LAST_PRODUCTION,
    MARS,
    OUTER,
    PHOBOS,
    REGIONS,
    RESOURCES,
    SYLVANITE,
    TRACK_NUMBER,
    TRACK_TOKENS,
    VALUE,
)
from cosmodrome.games.red_planet.table import COLOURS, FACE_DOWN, NO_CARD, POINTS, WORMHOLE, Table
from cosmodrome.kernel.agenda import bit


# -- production (RP-10, RP-13) -----------------------------------------------------------------------------------------
def effect_at(t: Table, region: int) -> int:
    """Return the effect on production of the discovery at a region; only the third production knows any."""
    if region >= OUTER or t.placed[region] == NO_CARD or TRACK_NUMBER[t.division] != LAST_PRODUCTION:
        return NO_EFFECT
    card = t.placed[region] - FIRST_DISCOVERY
    return EFFECT[card] if TIMING[card] == IN_PRODUCTION else NO_EFFECT


def number_at(t: Table, region: int) -> int:
    """Return the number of the discovery at a region."""
    return EFFECT_NUMBER[t.placed[region] - FIRST_DISCOVERY]


def production_of(t: Table, region: int) -> int:
    """Count the VP tokens that a region produces now (RP-10.2, RP-13.22a)."""
    if t.resources[region] == FACE_DOWN:
        return 0
    count = TRACK_TOKENS[t.division]
    if TRACK_NUMBER[t.division] != LAST_PRODUCTION:
        return count
    effect = effect_at(t, region)
    if effect == NO_TOKENS:
        return 0
    if effect == SET_BASE:
        count = number_at(t, region)
    elif effect == EXTRA_HERE:
        count += number_at(t, region)
    for other in ADJACENT[t.assembly][region]:
        if effect_at(t, other) == EXTRA_ADJACENT:
            count += number_at(t, other)
    return count


def strengths(t: Table, region: int) -> list[int]:
    """Return how many astronauts each colour counts as in a region when it is awarded, by colour."""
    first = region * COLOURS
    counts = t.astronauts[first : first + COLOURS]
    effect = effect_at(t, region)
    if effect == COUNT_AS:
        counts = [number_at(t, region) if count else 0 for count in counts]
    elif effect == COUNT_ADJACENT:
        for other in ADJACENT[t.assembly][region]:
            for colour in t.colours:
                counts[colour] += t.astronauts[other * COLOURS + colour]
    return counts


def best_of(counts: list[int], below: int) -> list[int]:
    """Return the colours with the highest count below a limit, ascending; none when that is 0."""
    best = 0
    found: list[int] = []
    for colour in range(len(counts)):
        count = counts[colour]
        if count >= below:
            continue
        if count > best:
            best = count
            found = [colour]
        elif count == best and best > 0:
            found.append(colour)
    return found


def winners_of(t: Table, region: int) -> list[int]:
    """Return the colours that divide a region's VP tokens, ascending (RP-10.3, RP-10.4, RP-13.23)."""
    counts = strengths(t, region)
    leaders = best_of(counts, 1000)
    if len(leaders) == 1 and effect_at(t, region) == SECOND_TAKES:
        return best_of(counts, counts[leaders[0]])
    return leaders


# -- goals and totals (RP-12, RP-13) -----------------------------------------------------------------------------------
def leads(t: Table, colour: int, region: int) -> bool:
    """Tell whether a colour has the most astronauts in a region, alone or tied; nobody leads an empty one."""
    own = t.astronauts[region * COLOURS + colour]
    if own == 0:
        return False
    for other in t.colours:
        if t.astronauts[region * COLOURS + other] > own:
            return False
    return True


def presence(t: Table, colour: int, first: int, last: int) -> int:
    """Count the regions of a range that hold an astronaut of a colour."""
    total = 0
    for region in range(first, last):
        if t.astronauts[region * COLOURS + colour]:
            total += 1
    return total


def astronauts_in(t: Table, colour: int, first: int, last: int) -> int:
    """Count a colour's astronauts in a range of regions."""
    total = 0
    for region in range(first, last):
        total += t.astronauts[region * COLOURS + colour]
    return total


def metric(t: Table, colour: int, what: int) -> int:
    """Return how much a colour has of something that goals compare (RP-13.4)."""
    if what == INNER_ASTRONAUTS:
        return astronauts_in(t, colour, OUTER, MARS)
    if what == PHOBOS_ASTRONAUTS:
        return t.astronauts[PHOBOS * COLOURS + colour]
    if what == CELERIUM_TOKENS:
        return t.collected[colour * RESOURCES + CELERIUM]
    if what == SYLVANITE_TOKENS:
        return t.collected[colour * RESOURCES + SYLVANITE]
    if what == ICE_TOKENS:
        return t.collected[colour * RESOURCES + ICE]
    if what == REGIONS_PRESENT:
        return presence(t, colour, 0, REGIONS)
    if what == REGIONS_LED:
        return sum([1 for region in range(REGIONS) if leads(t, colour, region)])
    if what == ALL_ASTRONAUTS:
        return astronauts_in(t, colour, 0, REGIONS)
    assert what == LOST_ASTRONAUTS
    return t.astronauts[WORMHOLE * COLOURS + colour]


def goal_points(t: Table, seat: int, goal: int) -> int:
    """Return what a goal is worth to a seat as the table stands (RP-13.3, RP-13.4)."""
    what = GOAL_METRIC[goal]
    points = GOAL_POINTS[goal]
    if what == PRESENCE:
        present = 0
        for region in GOAL_REGIONS[goal]:
            if t.astronauts[region * COLOURS + seat]:
                present += 1
        return points[present]
    own = metric(t, seat, what)
    if own == 0:
        return 0
    for colour in t.colours:
        if metric(t, colour, what) > own:
            return 0
    return points[0]


def most_ice(t: Table) -> list[int]:
    """Return the colours with the most ice VP tokens, ascending; none without any (RP-12.2, RP-12.3)."""
    return best_of([t.collected[colour * RESOURCES + ICE] for colour in range(COLOURS)], 1000)


def token_count(t: Table, colour: int) -> int:
    """Count a colour's VP tokens."""
    total = 0
    for resource in range(RESOURCES):
        total += t.collected[colour * RESOURCES + resource]
    return total


def token_points(t: Table, colour: int) -> int:
    """Add up the face values of a colour's VP tokens."""
    total = 0
    for resource in range(RESOURCES):
        total += VALUE[resource] * t.collected[colour * RESOURCES + resource]
    return total


def total(t: Table, colour: int) -> int:
    """Add up a colour's points of all kinds (RP-12.4)."""
    return sum(t.points[colour * POINTS : (colour + 1) * POINTS])


def winning_seats(t: Table) -> int:
    """Return the mask of the winners: highest total, then most VP tokens, then shared (RP-12.5, RP-16.15 to RP-16.17).

    A neutral colour beats both players with a higher total, but a player who is level with it wins.
    """
    best = max([total(t, colour) for colour in t.colours])
    tied = [seat for seat in range(t.seats) if total(t, seat) == best]
    most = max([token_count(t, seat) for seat in tied], default=0)
    mask = 0
    for seat in tied:
        if token_count(t, seat) == most:
            mask |= bit(seat)
    return mask
