"""The special phases: productions, exploration, scoring (RP-10 to RP-13).  Every function here is a rule."""

from mypy_extensions import i64

from cosmodrome.games.red_planet import call, counting
from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.atoms import cards, mars, rounds
from cosmodrome.games.red_planet.box import GOAL, LAST_PRODUCTION, OUTER, PRODUCTION_END, PRODUCTION_START, REGIONS
from cosmodrome.games.red_planet.table import FACE_DOWN, NO_CARD, RedPlanet
from cosmodrome.kernel.flow import then


# -- production (RP-10) ------------------------------------------------------------------------------------------------
def production(g: RedPlanet) -> None:
    """Play action cards, place VP tokens, award them; after the third there are actions again (RP-10.1a)."""
    if g.box.track_number[t.DIVISION.get(g)] == LAST_PRODUCTION:
        then(g, call.open_window, PRODUCTION_END)
    then(g, call.award_regions)
    then(g, call.produce)
    then(g, call.open_window, PRODUCTION_START)


def produce(g: RedPlanet) -> None:
    """Place VP tokens in every region with a face-up resource token (RP-10.2)."""
    for region in range(REGIONS):
        count = counting.production_of(g, region)
        if count:
            mars.produce(g, region, count)
        elif t.RESOURCE.get(g, region) != FACE_DOWN:
            mars.produce_nothing(g, region)


def award_regions(g: RedPlanet) -> None:
    """Let the leaders of each region divide its VP tokens; the remainder stays (RP-10.3, RP-10.4)."""
    for region in range(REGIONS):
        if t.LYING.get(g, region) == 0:
            continue
        winners = counting.winners_of(g, region)
        share = t.LYING.get(g, region) // len(winners) if winners else 0
        if share:
            for colour in winners:
                mars.award(g, colour, region, share)
        if t.LYING.get(g, region):
            mars.leave(g, region, len(winners))


# -- exploration (RP-11) -----------------------------------------------------------------------------------------------
def explore(g: RedPlanet) -> None:
    """Turn all discoveries face up, then carry out those of this phase clockwise (RP-11.1 to RP-11.3)."""
    ring = OUTER * t.ASSEMBLY.get(g)
    for i in range(OUTER):
        region = g.box.rings[ring + i]
        if t.PLACED.get(g, region) != NO_CARD:
            mars.open_discovery(g, region)
    for i in range(OUTER):
        region = g.box.rings[ring + i]
        if t.PLACED.get(g, region) != NO_CARD:
            g.box.discoveries[t.PLACED.get(g, region)].happen(g, region)


# -- scoring (RP-12) ---------------------------------------------------------------------------------------------------
def score(g: RedPlanet) -> None:
    """Score goals, the global goal, VP tokens and discoveries; the highest total wins (RP-12.1 to RP-12.5)."""
    cards.open_goals(g)
    score_goals(g)
    score_ice(g)
    for colour in g.in_play():
        rounds.score(g, colour, t.TOKEN_POINTS, NO_CARD, counting.token_points(g, colour))
    for region in range(OUTER):
        if t.PLACED.get(g, region) != NO_CARD:
            score_discovery(g, region)
    winners = counting.winning_seats(g)
    rounds.win(g, winners, 0 if winners else counting.neutrals_ahead(g))


def score_goals(g: RedPlanet) -> None:
    """Score all goals that players hold (RP-12.1)."""
    for seat in range(g.seats):
        for i in range(t.HELD.size(g, seat)):
            card = t.HELD.get(g, seat, i)
            if g.box.kind[card] == GOAL:
                rounds.score(g, seat, t.GOAL_POINTS, card, g.box.goals[card].worth(g, seat))


def score_ice(g: RedPlanet) -> None:
    """Divide the points of the Ice Monopoly, rounded down, among those with the most ice (RP-12.2)."""
    for colour in counting.most_ice(g):
        rounds.score(g, colour, t.GLOBAL_POINTS, NO_CARD, g.box.ice_goal.worth(g, colour))


def score_discovery(g: RedPlanet, region: i64) -> None:
    """Score a discovery for every colour it concerns (RP-13.24 to RP-13.24b)."""
    card = t.PLACED.get(g, region)
    for colour in g.in_play():
        count = t.ASTRONAUTS.get(g, region, colour)
        points = g.box.discoveries[card].points(g, colour, region, count) if count else 0
        if points:
            rounds.score(g, colour, t.DISCOVERY_POINTS, card, points)
