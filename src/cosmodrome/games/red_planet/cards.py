"""The colonization cards as tables of ints: goals, then discoveries, then actions."""

from typing import Final

from cosmodrome.games.red_planet.data import ASTRONAUTS, records, regions_of
from cosmodrome.games.red_planet.verbs import add_code, translate
from cosmodrome.kernel.data import Entry

GOALS: Final = 12
DISCOVERIES: Final = 13
ACTIONS: Final = 4
FIRST_DISCOVERY: Final = GOALS
FIRST_ACTION: Final[int] = GOALS + DISCOVERIES
CARDS: Final[int] = GOALS + DISCOVERIES + ACTIONS

_goals: Final[list[Entry]] = records("goals", GOALS)
_discoveries: Final[list[Entry]] = records("discoveries", DISCOVERIES)
_actions: Final[list[Entry]] = records("actions", ACTIONS)
CARD_IDS: Final[list[str]] = [card.text("id") for card in [*_goals, *_discoveries, *_actions]]

# -- goals: what they count --------------------------------------------------------------------------------------------
PRESENCE: Final = -1
INNER_ASTRONAUTS: Final = 0
PHOBOS_ASTRONAUTS: Final = 1
CELERIUM_TOKENS: Final = 2
SYLVANITE_TOKENS: Final = 3
ICE_TOKENS: Final = 4
REGIONS_PRESENT: Final = 5
REGIONS_LED: Final = 6
ALL_ASTRONAUTS: Final = 7
LOST_ASTRONAUTS: Final = 8
METRICS: Final = (
    "astronauts_in_inner_regions",
    "astronauts_on_phobos",
    "celerium_vp_tokens",
    "sylvanite_vp_tokens",
    "ice_vp_tokens",
    "regions_with_own_astronaut",
    "regions_led_alone_or_tied",
    "astronauts_in_all_regions",
    "own_astronauts_in_wormhole",
)


def metric_of(goal: Entry) -> int:
    """Return what a goal counts."""
    effect = goal.entry("effect")
    if effect.one_of("op", ("score_presence", "score_leader")) == 0:
        return PRESENCE
    effect.one_of("ties", ("each_tied_scores_full",))
    return effect.one_of("metric", METRICS)


def points_of(goal: Entry) -> list[int]:
    """Return a goal's points: by the number of its regions, or for leading."""
    effect = goal.entry("effect")
    if metric_of(goal) != PRESENCE:
        return [effect.whole("points", 1)]
    points = effect.fields.get("points")
    regions = regions_of(effect, "regions")
    if not isinstance(points, list) or len(points) != len(regions) + 1 or not all(type(n) is int for n in points):
        raise effect.fail("points", "a list of points by the number of regions")
    return [int(n) for n in points]


GOAL_METRIC: Final[list[int]] = [metric_of(goal) for goal in _goals]
GOAL_POINTS: Final[list[list[int]]] = [points_of(goal) for goal in _goals]
GOAL_REGIONS: Final[list[list[int]]] = [
    regions_of(goal.entry("effect"), "regions") if metric_of(goal) == PRESENCE else [] for goal in _goals
]

# -- discoveries: when they act, how, and with which number ------------------------------------------------------------
IN_EXPLORATION: Final = 0
IN_PRODUCTION: Final = 1
IN_SCORING: Final = 2
TIMINGS: Final = ("exploration", "production_3", "scoring")

LOSE_EACH: Final = 0
GATHER: Final = 1
CAP_EACH: Final = 2
EXTRA_ADJACENT: Final = 3
NO_TOKENS: Final = 4
COUNT_AS: Final = 5
COUNT_ADJACENT: Final = 6
SECOND_TAKES: Final = 7
EXTRA_HERE: Final = 8
SET_BASE: Final = 9
SCORE_PRESENT: Final = 10
SCORE_LEADER: Final = 11
SCORE_EACH: Final = 12
NO_EFFECT: Final = -1  # where there is no discovery
EFFECTS: Final = (
    "each_color_loses",
    "move_all",
    "cap_each_color",
    "extra_tokens_adjacent",
    "no_tokens_placed",
    "count_as",
    "count_adjacent",
    "second_place_takes",
    "extra_tokens",
    "set_base_tokens",
    "score_each_present_color",
    "score_leader_here",
    "score_per_own_astronaut",
)
NUMBERS: Final = {
    LOSE_EACH: "n",
    CAP_EACH: "max",
    EXTRA_ADJACENT: "n",
    COUNT_AS: "each_present_color",
    EXTRA_HERE: "n",
    SET_BASE: "n",
    SCORE_PRESENT: "points",
    SCORE_LEADER: "points",
    SCORE_EACH: "points",
}


def effect_of(discovery: Entry) -> int:
    """Return what a discovery does."""
    effect = discovery.entry("effect")
    if effect.text("op") == "extra_tokens":
        return EXTRA_HERE if effect.one_of("where", ("this_region", "each_adjacent_region")) == 0 else EXTRA_ADJACENT
    return effect.one_of("op", EFFECTS)


def number_of(discovery: Entry) -> int:
    """Return the number that belongs to a discovery's effect."""
    name = NUMBERS.get(effect_of(discovery))
    return discovery.entry("effect").whole(name, -ASTRONAUTS, ASTRONAUTS) if name else 0


EFFECT: Final[list[int]] = [effect_of(discovery) for discovery in _discoveries]
EFFECT_NUMBER: Final[list[int]] = [number_of(discovery) for discovery in _discoveries]
TIMING: Final[list[int]] = [discovery.one_of("timing", TIMINGS) for discovery in _discoveries]

# -- actions: when they may be played, and what they do ----------------------------------------------------------------
BEFORE_ARRIVAL: Final = 0
PRODUCTION_START: Final = 1
PRODUCTION_END: Final = 2
WINDOWS: Final = ("before_arrival", "production_start", "production_3_end")
WINDOW: Final[list[int]] = [action.one_of("window", WINDOWS) for action in _actions]
ACTION: Final[list[int]] = [add_code([translate(action.entry("effect"))]) for action in _actions]


def in_window(window: int) -> list[int]:
    """Return the action cards that may be played in a window."""
    return [FIRST_ACTION + i for i in range(ACTIONS) if WINDOW[i] == window]


IN_WINDOW: Final[list[list[int]]] = [in_window(window) for window in range(len(WINDOWS))]
