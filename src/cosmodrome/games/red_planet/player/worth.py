"""What a table is worth to a seat: who will lead where, and what that will bring, as far as the seat knows.

Strengths are hundredths of astronauts by region and colour, since those aboard ships count less; worths are
ten-thousandths of points.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.red_planet import box as b
from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.board import characters_in
from cosmodrome.games.red_planet.box import Discovery
from cosmodrome.games.red_planet.counting import token_points
from cosmodrome.games.red_planet.face.redeal import knows
from cosmodrome.games.red_planet.table import COLOURS, NO_CARD, PAD, RedPlanet
from cosmodrome.kernel.memory.cells import wide

POINT: Final = 10_000
HUNDREDTH: Final = 100  # of a point

ABOARD: Final = 55  # what an astronaut aboard a docked ship counts of one in the region it is bound for
IN_FLIGHT: Final = 95
UNKNOWN_VALUE: Final = 160  # of a token that is not flipped yet, with some doubt whether it will be
GOAL_WEIGHT: Final = 8_000  # what a point of a goal is worth as the table stands
ACTION_VALUE: Final = 8_000  # of an action card that can still be played later
CARD_VALUE: Final = wide([5_000, 4_000, 9_000, 6_000, 5_000, 6_000, 6_000, 5_000, 6_000])  # of a character in the hand
LONG: Final = 5  # rounds after which a character in the hand has its full value
RIVAL_WEIGHT: Final = 50  # percent: how much the strongest other colour's points hurt
DUEL_RIVAL_WEIGHT: Final = 90
NO_ICE: Final = 10_000  # counts as a colour with a little ice, so that somebody must have some

NO_STRENGTH: Final = wide([0] * (b.REGIONS * COLOURS))
NOTHING: Final = wide([0] * COLOURS)


def judge(g: RedPlanet, seat: i64) -> i64:
    """Return by how much the seat is ahead."""
    points = points_of(g, seat)
    rival: i64 = -POINT * POINT
    for colour in g.in_play():
        if colour != seat:
            rival = max(rival, points[colour])
    weight: i64 = DUEL_RIVAL_WEIGHT if g.seats == 2 else RIVAL_WEIGHT
    return points[seat] + cards_worth(g, seat) + hand_worth(g, seat) - rival * weight // 100


def strengths(g: RedPlanet) -> vec[i64]:
    """Return how strong each colour is in each region, with the ships that are bound for it."""
    strength = NO_STRENGTH[:]
    for colour in g.in_play():
        for region in range(b.REGIONS):
            strength[region * COLOURS + colour] = b.WHOLE * t.ASTRONAUTS.get(g, region, colour)
    aboard: i64 = ABOARD if can_launch(g) else 0
    for pad in range(t.SHIP.size(g, 0)):
        if t.CREW.get(g, 0, pad) == 0:
            continue
        region = g.bound_for(pad)
        if region == b.NO_REGION:
            continue
        weight = aboard if t.DOCK.get(g, 0, pad) == t.DOCKED else IN_FLIGHT
        for colour in g.in_play():
            strength[region * COLOURS + colour] += weight * t.ASTRONAUTS.get(g, PAD + pad, colour)
    return strength


def can_launch(g: RedPlanet) -> bool:
    """Tell whether ships can still be launched: not after the last round."""
    division = t.DIVISION.get(g)
    return g.box.rounds_to_come[division + 1] > 0 or (division >= 0 and g.box.track[division] == b.ROUND)


def points_of(g: RedPlanet, seat: i64) -> vec[i64]:
    """Estimate the points of each colour: its tokens, its share of those to come, its chance of the most ice.

    The discoveries that the seat knows count as they will act.
    """
    strength = strengths(g)
    points, ice = NOTHING[:], NOTHING[:]
    for colour in g.in_play():
        points[colour] = POINT * token_points(g, colour)
        ice[colour] = b.WHOLE * t.COLLECTED.get(g, colour, b.ICE)
    future = g.box.tokens_to_come[t.DIVISION.get(g) + 1]
    known = known_discoveries(g, seat)
    if known:
        foresee(g, known, strength, future, points, ice)
    else:
        for region in range(b.REGIONS):
            divide(g, region, future + t.LYING.get(g, region), strength, points, ice)
    total: i64 = NO_ICE
    for colour in range(COLOURS):
        total += ice[colour] * ice[colour] * ice[colour]
    for colour in range(COLOURS):
        points[colour] += g.box.ice_points * POINT * ice[colour] * ice[colour] * ice[colour] // total
    return points


def divide(g: RedPlanet, region: i64, tokens: i64, strength: vec[i64], points: vec[i64], ice: vec[i64]) -> None:
    """Share out the tokens of a region by the strengths there: whoever is twice as strong gets eight times as much."""
    first = region * COLOURS
    total: i64 = 0
    for colour in range(COLOURS):
        own = strength[first + colour]
        total += own * own * own
    if total == 0:
        return
    resource = t.RESOURCE.get(g, region)
    value = UNKNOWN_VALUE if resource == t.FACE_DOWN else 100 * g.box.value[resource]
    for colour in range(COLOURS):
        own = strength[first + colour]
        if own:
            share = tokens * own * own * own
            points[colour] += HUNDREDTH * value * share // total
            if resource == b.ICE:
                ice[colour] += b.WHOLE * share // total


# -- cards -------------------------------------------------------------------------------------------------------------
def cards_worth(g: RedPlanet, seat: i64) -> i64:
    """Estimate what the seat's goals will give, and its action cards if their moment will come again."""
    worth: i64 = 0
    for i in range(t.HELD.size(g, seat)):
        card = t.HELD.get(g, seat, i)
        if g.box.kind[card] == b.GOAL:
            worth += GOAL_WEIGHT * g.box.goals[card].worth(g, seat)
        elif g.box.kind[card] == b.ACTION and comes_again(g, g.box.window[g.box.actions[card]]):
            worth += ACTION_VALUE
    return worth


def comes_again(g: RedPlanet, window: i64) -> bool:
    """Tell whether a moment for action cards comes after this division; the end of the last production is its own."""
    if window == b.BEFORE_ARRIVAL:
        return g.box.rounds_to_come[t.DIVISION.get(g) + 1] > 0
    return window != b.PRODUCTION_START or t.DIVISION.get(g) < g.box.last_production


def hand_worth(g: RedPlanet, seat: i64) -> i64:
    """Value the characters in the hand by the rounds in which they can still be played."""
    worth: i64 = 0
    for character in characters_in(t.HAND.get(g, seat)):
        worth += CARD_VALUE[character]
    return worth * min(LONG, g.box.rounds_to_come[t.DIVISION.get(g) + 1]) // LONG


# -- discoveries -------------------------------------------------------------------------------------------------------
def known_discoveries(g: RedPlanet, seat: i64) -> list[Discovery]:
    """Return the discoveries that a seat knows, by outer region; an empty list when it knows none."""
    found: list[Discovery] = []
    for region in range(b.OUTER):
        if t.PLACED.get(g, region) != NO_CARD and knows(g, seat, region):
            if not found:
                found = [b.NO_DISCOVERY] * b.OUTER
            found[region] = g.box.discoveries[t.PLACED.get(g, region)]
    return found


def foresee(
    g: RedPlanet, known: list[Discovery], strength: vec[i64], future: i64, points: vec[i64], ice: vec[i64]
) -> None:
    """Share out the tokens to come, and add the points of the scoring, as known discoveries will have it."""
    last = min(future, g.box.track_tokens[g.box.last_production])
    late = late_strengths(g, known, strength)
    for region in range(b.REGIONS):
        divide(g, region, future - last + t.LYING.get(g, region), strength, points, ice)
        if last:
            divide(g, region, tokens_at(g, known, region, last), late, points, ice)
    for region in range(b.OUTER):
        best: i64 = 0
        for colour in range(COLOURS):
            best = max(best, strength[region * COLOURS + colour])
        for colour in range(COLOURS):
            own = strength[region * COLOURS + colour]
            if own:
                points[colour] += HUNDREDTH * known[region].expected_points(own, best)


def tokens_at(g: RedPlanet, known: list[Discovery], region: i64, usual: i64) -> i64:
    """Return how many tokens the third production places in a region, so many being usual."""
    count = usual
    if region < b.OUTER:
        if known[region].forbids_tokens():
            return 0
        count = known[region].tokens_here(usual)
    box, at = g.box, b.REGIONS * t.ASSEMBLY.get(g) + region
    for i in range(box.borders[at], box.borders[at + 1]):
        if box.adjacent[i] < b.OUTER:
            count += known[box.adjacent[i]].tokens_nearby()
    return count


def late_strengths(g: RedPlanet, known: list[Discovery], strength: vec[i64]) -> vec[i64]:
    """Return the strengths as they count in the third production."""
    late = strength[:]
    for region in range(b.OUTER):
        first = region * COLOURS
        if known[region].lets_second_take():
            drop_leader(late, first)
            continue
        for colour in range(COLOURS):
            own = strength[first + colour]
            late[first + colour] = known[region].late_strength(own, nearby(g, strength, region, colour))
            late[b.PHOBOS * COLOURS + colour] += known[region].sent_to_phobos(own)
    return late


def nearby(g: RedPlanet, strength: vec[i64], region: i64, colour: i64) -> i64:
    """Add up the strength of a colour in the regions around another."""
    box, at = g.box, b.REGIONS * t.ASSEMBLY.get(g) + region
    total: i64 = 0
    for i in range(box.borders[at], box.borders[at + 1]):
        total += strength[box.adjacent[i] * COLOURS + colour]
    return total


def drop_leader(late: vec[i64], first: i64) -> None:
    """Let a sole leader count nothing, so that the second takes the tokens."""
    leader: i64 = first
    for place in range(first + 1, first + COLOURS):
        if late[place] > late[leader]:
            leader = place
    for place in range(first, first + COLOURS):
        if place != leader and late[place] == late[leader]:
            return
    late[leader] = 0
