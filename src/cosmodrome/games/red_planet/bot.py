"""A heuristic player: tries every answer and judges the table by who will lead where, and what that will be worth.

It gets re-dealt states only, so whatever it reads here it may know or has to guess.
"""

from typing import Final

from cosmodrome.games.red_planet import answers, bot_foresight, counting
from cosmodrome.games.red_planet.cards import BEFORE_ARRIVAL, FIRST_ACTION, GOAL_POINTS, GOALS, PRODUCTION_START, WINDOW
from cosmodrome.games.red_planet.data import DESTINATION, ICE, REGIONS, RESOURCES, ROUND, TRACK, TRACK_TOKENS, VALUE
from cosmodrome.games.red_planet.state import RedPlanet
from cosmodrome.games.red_planet.table import COLOURS, DOCKED, EMPTY, FACE_DOWN, NO_REGION, PAD
from cosmodrome.kernel.chance import Rng

ABOARD: Final = 0.55  # what an astronaut aboard a docked ship counts of one in the region it is bound for
IN_FLIGHT: Final = 0.95
UNKNOWN_VALUE: Final = 1.6  # of a token that is not flipped yet, with some doubt whether it will be
ICE_BONUS: Final = 9.0
GOAL_WEIGHT: Final = 0.8
ACTION_VALUE: Final = 0.8  # of an action card that can still be played later
RIVAL_WEIGHT: Final = 0.5  # how much the strongest other colour's points hurt
CARD_VALUE: Final = (0.5, 0.4, 0.9, 0.6, 0.5, 0.6, 0.6, 0.5, 0.6)  # of a character in the hand, by character
DUEL_RIVAL_WEIGHT: Final = 0.9
TRIES: Final = 2  # rounds played in thought for each character
FOLLOW_UPS: Final = (answers.TOKEN, answers.LAUNCH_SHIP, answers.DESTROY_SHIP)
MOVERS: Final = (answers.ACT, answers.KILL_ONE)  # after these answers moves are few, and thought of as well
FOLLOW_UPS_OF_MOVERS: Final[tuple[int, ...]] = (*FOLLOW_UPS, answers.MOVE_ONE)


def future_tokens(division: int) -> int:
    """Count the tokens that each region will still produce."""
    return sum([TRACK_TOKENS[i] for i in range(max(division, 0), len(TRACK))])


def rounds_left(division: int) -> int:
    """Count the rounds that come after this division."""
    return sum([1 for i in range(max(division, 0) + 1, len(TRACK)) if TRACK[i] == 0])


FUTURE: Final[list[int]] = [future_tokens(division) for division in range(-1, len(TRACK))]
ROUNDS_LEFT: Final[list[int]] = [rounds_left(division) for division in range(-1, len(TRACK))]
LAST: Final[int] = max(i for i in range(len(TRACK)) if TRACK_TOKENS[i])  # the division of the last production


# -- choosing ----------------------------------------------------------------------------------------------------------
def suggest(t: RedPlanet, seat: int, rng: Rng) -> int:
    """Return the answer this player would give."""
    legal = t.legal(seat)
    if len(legal) == 1:
        return legal[0]
    kind = t.question().kind
    if kind == answers.GOAL:
        return legal[1] if GOAL_POINTS[legal[1]][-1] > GOAL_POINTS[legal[0]][-1] else legal[0]
    if kind == answers.CHARACTER:
        return best_character(t, seat, legal, rng)
    return best_answer(t, seat, legal)


def best_answer(t: RedPlanet, seat: int, legal: list[int]) -> int:
    """Return the answer after which the table looks best; a card to draw is worth more than one to look at."""
    best = legal[0]
    best_worth = -1000.0
    kind = t.question().kind
    if kind == answers.RESEARCH and best == answers.DRAW:
        return best
    for answer in legal:
        copy = t.clone()
        copy.apply_legal(seat, answer)
        worth = best_follow_up(copy, seat, kind)
        if worth > best_worth:
            best_worth = worth
            best = answer
    return best


def best_follow_up(t: RedPlanet, seat: int, answered: int) -> float:
    """Judge a table on which the seat may still have to choose what its answer meant: a destination, a ship, a move."""
    if t.over() or not t.is_asked(seat):
        return judge(t, seat)
    kind = t.question().kind
    if kind not in (FOLLOW_UPS_OF_MOVERS if answered in MOVERS else FOLLOW_UPS):
        return judge(t, seat)
    best = -1000.0
    for answer in t.legal(seat):
        copy = t.clone()
        copy.apply_legal(seat, answer)
        best = max(best, judge(copy, seat))
    return best


def best_character(t: RedPlanet, seat: int, legal: list[int], rng: Rng) -> int:
    """Play the round in thought with each character, against others who answer at random."""
    best = legal[0]
    best_worth = -1000.0
    seeds = [rng.seed() for _ in range(TRIES)]
    for character in legal:
        worth = 0.0
        for seed in seeds:
            worth += imagine_round(t, seat, character, seed)
        if worth > best_worth:
            best_worth = worth
            best = character
    return best


def imagine_round(t: RedPlanet, seat: int, character: int, seed: int) -> float:
    """Play a round in thought and judge its end."""
    copy = t.clone()
    rng = Rng(seed)
    copy.apply_legal(seat, character)
    while not copy.over() and copy.division == t.division:
        asked = copy.next_seat()
        if asked == seat:
            copy.apply_legal(seat, best_answer(copy, seat, copy.legal(seat)))
        else:
            copy.apply_legal(asked, copy.sample(asked, rng))
    return judge(copy, seat)


# -- judging -----------------------------------------------------------------------------------------------------------
def judge(t: RedPlanet, seat: int) -> float:
    """Return by how much the seat is ahead, in points."""
    strength = strengths(t)
    points = points_of(t, seat, strength)
    own = points[seat] + cards_worth(t, seat) + hand_worth(t, seat)
    rival = max([points[colour] for colour in t.colours if colour != seat])
    return own - rival * (DUEL_RIVAL_WEIGHT if t.seats == 2 else RIVAL_WEIGHT)


def strengths(t: RedPlanet) -> list[float]:
    """Return how strong each colour is in each region, with the ships that are bound for it."""
    strength = [float(count) for count in t.astronauts[: REGIONS * COLOURS]]
    aboard = ABOARD if can_launch(t.division) else 0.0
    for pad in range(len(t.pads)):
        if t.docks[pad] == EMPTY:
            continue
        region = t.tops[pad] if t.tops[pad] != NO_REGION else DESTINATION[t.pads[pad]]
        if region < 0:
            continue
        weight = aboard if t.docks[pad] == DOCKED else IN_FLIGHT
        for colour in t.colours:
            strength[region * COLOURS + colour] += weight * t.astronauts[(PAD + pad) * COLOURS + colour]
    return strength


def can_launch(division: int) -> bool:
    """Tell whether ships can still be launched: not after the last round."""
    return ROUNDS_LEFT[division + 1] > 0 or (division >= 0 and TRACK[division] == ROUND)


def points_of(t: RedPlanet, seat: int, strength: list[float]) -> list[float]:
    """Estimate the points of each colour: its tokens, its share of those to come, its chance of the most ice.

    The discoveries that the seat knows count as they will act.
    """
    points = [0.0] * COLOURS
    ice = [0.0] * COLOURS
    future = FUTURE[t.division + 1]
    for colour in t.colours:
        points[colour] = float(counting.token_points(t, colour))
        ice[colour] = float(t.collected[colour * RESOURCES + ICE])
    last = min(future, TRACK_TOKENS[LAST])
    effects = bot_foresight.known_effects(t, seat)
    late = bot_foresight.late_strengths(t, strength, effects) if effects else strength
    for region in range(REGIONS):
        if effects:
            divide(t, region, float(future - last + t.lying[region]), strength, points, ice)
            if last:
                divide(t, region, bot_foresight.tokens_at(t, region, effects, last), late, points, ice)
        else:
            divide(t, region, float(future + t.lying[region]), strength, points, ice)
    if effects:
        bot_foresight.add_scoring(t, strength, effects, points)
    total = 0.01
    for colour in t.colours:
        total += ice[colour] ** 3
    for colour in t.colours:
        points[colour] += ICE_BONUS * ice[colour] ** 3 / total
    return points


def divide(
    t: RedPlanet, region: int, tokens: float, strength: list[float], points: list[float], ice: list[float]
) -> None:
    """Share out the tokens of a region by the strengths there."""
    first = region * COLOURS
    total = 0.0
    for colour in t.colours:
        total += strength[first + colour] ** 3
    if total <= 0.0:
        return
    resource = t.resources[region]
    value = UNKNOWN_VALUE if resource == FACE_DOWN else float(VALUE[resource])
    for colour in t.colours:
        share = tokens * strength[first + colour] ** 3 / total
        points[colour] += share * value
        if resource == ICE:
            ice[colour] += share


def cards_worth(t: RedPlanet, seat: int) -> float:
    """Estimate what the seat's goals will give, and its action cards if their moment will come again."""
    worth = 0.0
    for card in t.held[seat]:
        if card < GOALS:
            worth += GOAL_WEIGHT * counting.goal_points(t, seat, card)
        elif comes_again(WINDOW[card - FIRST_ACTION], t.division):
            worth += ACTION_VALUE
    return worth


def comes_again(window: int, division: int) -> bool:
    """Tell whether a moment for action cards comes after this division; the end of the last production is its own."""
    if window == BEFORE_ARRIVAL:
        return ROUNDS_LEFT[division + 1] > 0
    return window != PRODUCTION_START or division < LAST


def hand_worth(t: RedPlanet, seat: int) -> float:
    """Value the characters in the hand by the rounds in which they can still be played."""
    worth = 0.0
    for character in answers.CHARACTERS_IN[t.hands[seat]]:
        worth += CARD_VALUE[character]
    return worth * min(1.0, ROUNDS_LEFT[t.division + 1] / 5.0)
