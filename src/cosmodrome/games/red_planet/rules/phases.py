"""The special phases: productions, exploration, scoring (RP-10 to RP-13).  Every function here is a rule."""

from cosmodrome.games.red_planet import atoms, counting
from cosmodrome.games.red_planet.cards import (
    CAP_EACH,
    EFFECT,
    EFFECT_NUMBER,
    FIRST_DISCOVERY,
    GATHER,
    GOALS,
    IN_EXPLORATION,
    LOSE_EACH,
    PRODUCTION_END,
    PRODUCTION_START,
    SCORE_EACH,
    SCORE_LEADER,
    SCORE_PRESENT,
    TIMING,
)
from cosmodrome.games.red_planet.data import GLOBAL_POINTS, LAST_PRODUCTION, OUTER, PHOBOS, REGIONS, RINGS, TRACK_NUMBER
from cosmodrome.games.red_planet.rules import actions
from cosmodrome.games.red_planet.state import RedPlanet
from cosmodrome.games.red_planet.table import COLOURS, DISCOVERY_POINTS, NO_CARD, PAD, TOKEN_POINTS
from cosmodrome.games.red_planet.table import GLOBAL_POINTS as GLOBAL_KIND
from cosmodrome.games.red_planet.table import GOAL_POINTS as GOAL_KIND


# -- production (RP-10) ------------------------------------------------------------------------------------------------
def production(g: RedPlanet) -> None:
    """Play action cards, place VP tokens, award them; after the third there are actions again (RP-10.1a)."""
    if TRACK_NUMBER[g.division] == LAST_PRODUCTION:
        g.then(actions.open_window, PRODUCTION_END)
    g.then(award_regions)
    g.then(produce)
    g.then(actions.open_window, PRODUCTION_START)


def produce(g: RedPlanet) -> None:
    """Place VP tokens in every region with a face-up resource token (RP-10.2)."""
    for region in range(REGIONS):
        count = counting.production_of(g, region)
        if count:
            atoms.produce(g, region, count)


def award_regions(g: RedPlanet) -> None:
    """Let the leaders of each region divide its VP tokens; the remainder stays (RP-10.3, RP-10.4)."""
    for region in range(REGIONS):
        if g.lying[region] == 0:
            continue
        winners = counting.winners_of(g, region)
        share = g.lying[region] // len(winners) if winners else 0
        if share:
            for colour in winners:
                atoms.award(g, colour, region, share)


# -- exploration (RP-11) -----------------------------------------------------------------------------------------------
def explore(g: RedPlanet) -> None:
    """Turn all discoveries face up, then carry out those of this phase clockwise (RP-11.1 to RP-11.3)."""
    for region in RINGS[g.assembly]:
        if g.placed[region] != NO_CARD:
            atoms.open_discovery(g, region)
    for region in RINGS[g.assembly]:
        card = g.placed[region]
        if card != NO_CARD and TIMING[card - FIRST_DISCOVERY] == IN_EXPLORATION:
            happen(g, region, EFFECT[card - FIRST_DISCOVERY], EFFECT_NUMBER[card - FIRST_DISCOVERY])


def happen(g: RedPlanet, region: int, effect: int, number: int) -> None:
    """Carry out a discovery of the exploration phase (RP-13.12 to RP-13.14)."""
    if effect == GATHER:
        gather(g, region)
        return
    for colour in g.colours:
        count = g.astronauts[region * COLOURS + colour]
        if effect == LOSE_EACH and count:
            atoms.lose(g, colour, region, min(number, count))
        elif effect == CAP_EACH and count > number:
            atoms.sweep(g, colour, region, PHOBOS, count - number)


def gather(g: RedPlanet, region: int) -> None:
    """Move the crews of all ships, which are all docked by then, to a region (RP-13.13)."""
    for pad in range(len(g.pads)):
        for colour in g.colours:
            count = g.astronauts[(PAD + pad) * COLOURS + colour]
            if count:
                atoms.sweep(g, colour, PAD + pad, region, count)


# -- scoring (RP-12) ---------------------------------------------------------------------------------------------------
def score(g: RedPlanet) -> None:
    """Score goals, the global goal, VP tokens and discoveries; the highest total wins (RP-12.1 to RP-12.5)."""
    atoms.open_goals(g)
    for seat in range(g.seats):
        for card in g.held[seat]:
            if card < GOALS:
                atoms.score(g, seat, GOAL_KIND, card, counting.goal_points(g, seat, card))
    score_ice(g)
    for colour in g.colours:
        atoms.score(g, colour, TOKEN_POINTS, NO_CARD, counting.token_points(g, colour))
    for region in range(OUTER):
        if g.placed[region] != NO_CARD:
            score_discovery(g, region)
    atoms.win(g, counting.winning_seats(g))


def score_ice(g: RedPlanet) -> None:
    """Divide the points of the Ice Monopoly, rounded down, among those with the most ice (RP-12.2)."""
    leaders = counting.most_ice(g)
    for colour in leaders:
        atoms.score(g, colour, GLOBAL_KIND, NO_CARD, GLOBAL_POINTS // len(leaders))


def score_discovery(g: RedPlanet, region: int) -> None:
    """Score a discovery for every colour it concerns (RP-13.24 to RP-13.24b)."""
    card = g.placed[region]
    effect = EFFECT[card - FIRST_DISCOVERY]
    number = EFFECT_NUMBER[card - FIRST_DISCOVERY]
    for colour in g.colours:
        count = g.astronauts[region * COLOURS + colour]
        if count == 0:
            continue
        if effect == SCORE_PRESENT or (effect == SCORE_LEADER and counting.leads(g, colour, region)):
            atoms.score(g, colour, DISCOVERY_POINTS, card, number)
        elif effect == SCORE_EACH:
            atoms.score(g, colour, DISCOVERY_POINTS, card, number * count)
