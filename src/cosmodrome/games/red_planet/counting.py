"""What the rules count: production, shares and totals.  Nothing here changes the table."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.box import ICE, LAST_PRODUCTION, NO_DISCOVERY, OUTER, REGIONS, RESOURCES, Discovery
from cosmodrome.games.red_planet.table import COLOURS, FACE_DOWN, NEUTRAL, NO_CARD, POINTS, RedPlanet
from cosmodrome.kernel.agenda import bit

UNLIMITED: Final = 1000  # more than there are of anything


# -- production (RP-10, RP-13) -----------------------------------------------------------------------------------------
def discovery_at(g: RedPlanet, region: i64) -> Discovery:
    """Return the discovery that acts on the production of a region; only the third production knows any."""
    if region >= OUTER or g.box.track_number[t.DIVISION.get(g)] != LAST_PRODUCTION:
        return NO_DISCOVERY
    card = t.PLACED.get(g, region)
    return NO_DISCOVERY if card == NO_CARD else g.box.discoveries[card]


def production_of(g: RedPlanet, region: i64) -> i64:
    """Count the VP tokens that a region produces now (RP-10.2, RP-13.22a)."""
    if t.RESOURCE.get(g, region) == FACE_DOWN:
        return 0
    box, division, at = g.box, t.DIVISION.get(g), REGIONS * t.ASSEMBLY.get(g) + region
    if box.track_number[division] != LAST_PRODUCTION:
        return box.track_tokens[division]
    discovery = discovery_at(g, region)
    if discovery.forbids_tokens():
        return 0
    count = discovery.tokens_here(box.track_tokens[division])
    for i in range(box.borders[at], box.borders[at + 1]):
        count += discovery_at(g, box.adjacent[i]).tokens_nearby()
    return count


def strengths(g: RedPlanet, region: i64) -> list[int]:
    """Return how many astronauts each colour counts as in a region when it is awarded, by colour."""
    discovery = discovery_at(g, region)
    counts = [0] * COLOURS
    for colour in g.in_play():
        counts[colour] = discovery.strength(g, colour, region, t.ASTRONAUTS.get(g, region, colour))
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


def winners_of(g: RedPlanet, region: i64) -> list[int]:
    """Return the colours that divide a region's VP tokens, ascending (RP-10.3, RP-10.4, RP-13.23)."""
    counts = strengths(g, region)
    leaders = best_of(counts, UNLIMITED)
    if len(leaders) == 1 and discovery_at(g, region).lets_second_take():
        return best_of(counts, counts[leaders[0]])
    return leaders


# -- totals (RP-12) ----------------------------------------------------------------------------------------------------
def most_ice(g: RedPlanet) -> list[int]:
    """Return the colours with the most ice VP tokens, ascending; none without any (RP-12.2, RP-12.3)."""
    counts: list[int] = []
    for colour in range(COLOURS):
        counts.append(t.COLLECTED.get(g, colour, ICE))
    return best_of(counts, UNLIMITED)


def token_count(g: RedPlanet, colour: i64) -> i64:
    """Count a colour's VP tokens."""
    total: i64 = 0
    for resource in range(RESOURCES):
        total += t.COLLECTED.get(g, colour, resource)
    return total


def token_points(g: RedPlanet, colour: i64) -> i64:
    """Add up the face values of a colour's VP tokens."""
    total: i64 = 0
    for resource in range(RESOURCES):
        total += g.box.value[resource] * t.COLLECTED.get(g, colour, resource)
    return total


def total(g: RedPlanet, colour: i64) -> i64:
    """Add up a colour's points of all kinds (RP-12.4)."""
    points: i64 = 0
    for kind in range(POINTS):
        points += t.SCORED.get(g, colour, kind)
    return points


def best_total(g: RedPlanet) -> i64:
    """Return the highest total of all colours."""
    best: i64 = -UNLIMITED
    for colour in g.in_play():
        best = max(best, total(g, colour))
    return best


def neutrals_ahead(g: RedPlanet) -> i64:
    """Return the mask of the seats whose neutral colours have the highest total (RP-16.15)."""
    best = best_total(g)
    mask: i64 = 0
    for colour in g.in_play():
        if colour >= NEUTRAL and total(g, colour) == best:
            mask |= bit(g.owner(colour))
    return mask


def winning_seats(g: RedPlanet) -> i64:
    """Return the mask of the winners: highest total, then most VP tokens, then shared (RP-12.5, RP-16.15 to RP-16.17).

    A neutral colour beats both players with a higher total, but a player who is level with it wins.
    """
    best = best_total(g)
    most: i64 = -1
    mask: i64 = 0
    for seat in range(g.seats):
        if total(g, seat) == best and token_count(g, seat) >= most:
            if token_count(g, seat) > most:
                mask = 0
            most = token_count(g, seat)
            mask |= bit(seat)
    return mask
