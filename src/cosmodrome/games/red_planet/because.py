"""The numbered rule that each event follows from."""

from typing import Final

from cosmodrome.games.red_planet.cards import CARD_IDS
from cosmodrome.games.red_planet.data import PHOBOS
from cosmodrome.games.red_planet.events import (
    AT_SETUP,
    BOARDED,
    BY_ACTION,
    BY_DISCOVERY,
    BY_EXPLORER,
    BY_MARCH,
    BY_PILOT,
    BY_RESCUE,
    BY_SHIP,
    BY_SOLDIER,
    BY_SPY,
)
from cosmodrome.games.red_planet.table import GLOBAL_POINTS, NEUTRAL, NO_CARD, PAD
from cosmodrome.kernel.agenda import seats_in
from cosmodrome.kernel.game import Because
from cosmodrome.kernel.state import Event

CARD_RULES: Final = {
    "goal_northern_influence": "RP-13.3a",
    "goal_southern_influence": "RP-13.3b",
    "goal_eastern_influence": "RP-13.3c",
    "goal_western_influence": "RP-13.3d",
    "goal_strategic_position": "RP-13.4a",
    "goal_moon_base": "RP-13.4b",
    "goal_celerium_baron": "RP-13.4c",
    "goal_sylvanite_baron": "RP-13.4d",
    "goal_pioneers": "RP-13.4e",
    "goal_dominion": "RP-13.4f",
    "goal_mass_settlement": "RP-13.4g",
    "goal_fallen_heroes": "RP-13.4h",
    "disc_native_resistance": "RP-13.12",
    "disc_ether_magnet": "RP-13.13",
    "disc_dust_storm": "RP-13.14",
    "disc_synergy": "RP-13.15",
    "disc_mine_collapse": "RP-13.16",
    "disc_clear_borders": "RP-13.18",
    "disc_fuzzy_borders": "RP-13.19",
    "disc_sabotage": "RP-13.23",
    "disc_rich_deposit": "RP-13.21",
    "disc_depleted_deposit": "RP-13.21a",
    "disc_lichens": "RP-13.24",
    "disc_martian_artifacts": "RP-13.24a",
    "disc_radiation": "RP-13.24b",
    "action_blocks_of_ice": "RP-13.29",
    "action_rescue_operation": "RP-13.30",
    "action_emergency_launch": "RP-13.31",
    "action_forced_march": "RP-13.32",
}
TOKEN_RULES: Final = {AT_SETUP: "RP-2.6", BOARDED: "RP-5.14", BY_PILOT: "RP-6.1b"}
MOVE_RULES: Final = {BY_EXPLORER: "RP-6.8b", BY_SOLDIER: "RP-6.2c", BY_RESCUE: "RP-13.30", BY_MARCH: "RP-13.32"}
FLIP_RULES: Final = MOVE_RULES | {BY_SHIP: "RP-7.2", BY_EXPLORER: "RP-6.8c", BY_SOLDIER: "RP-6.2d"}


def of_card(event: Event, mode: str) -> str:
    """Return the rule about the card that is an event's second number."""
    return CARD_RULES[CARD_IDS[event[3]]]


def of_sweep(event: Event, mode: str) -> str:
    """Tell by whence which discovery moves astronauts: the Ether Magnet takes them from ships, the Dust Storm not."""
    return "RP-13.13" if event[3] >= PAD else "RP-13.14"


def of_flip(event: Event, mode: str) -> str:
    """Tell what brought astronauts; of discoveries only the Dust Storm brings them to Phobos."""
    region, _, by = event[2:5]
    if by == BY_DISCOVERY:
        return "RP-13.14" if region == PHOBOS else "RP-13.13"
    return FLIP_RULES[by]


def of_end(event: Event, mode: str) -> str:
    """Tell the duel, where a neutral colour may be ahead, from other games."""
    if mode != "duel":
        return "RP-12.5"
    return "RP-16.17" if len(seats_in(event[2])) > 1 else "RP-16.15"


def of_draw(event: Event, mode: str) -> str:
    """Tell a neutral Scientist, who can only draw, from others."""
    return "RP-16.9" if event[2] >= NEUTRAL else "RP-6.7b"


def of_points(event: Event, mode: str) -> str:
    """Tell the global goal and VP tokens from cards."""
    kind, card = event[3:5]
    if kind == GLOBAL_POINTS:
        return "RP-12.2"
    return "RP-12.4" if card == NO_CARD else CARD_RULES[CARD_IDS[card]]


BECAUSE: Final[dict[str, Because]] = {
    "division-began": "RP-3.1",
    "ship-docked": lambda event, mode: "RP-2.4" if event[4] else "RP-8.1",
    "ships-shuffled": "RP-8.2",
    "astronaut-started": "RP-2.9",
    "first-player": lambda event, mode: "RP-2.10" if event[3] else "RP-9.1",
    "goals-dealt": "RP-2.12",
    "goals-dealt-hidden": "RP-2.12",
    "goal-kept": "RP-2.12",
    "goal-kept-hidden": "RP-2.12",
    "neutral-drawn": "RP-16.6",
    "neutral-drawn-hidden": "RP-16.6",
    "character-chosen": "RP-4.1",
    "character-chosen-hidden": "RP-4.1",
    "called": "RP-5.1",
    "revealed": "RP-5.1a",
    "placed": lambda event, mode: "RP-6.3a" if event[5] > 1 else "RP-5.8",
    "skipped": "RP-6.3b",
    "token-laid": lambda event, mode: TOKEN_RULES[event[4]],
    "characters-returned": "RP-6.9b",
    "neutral-shuffled": "RP-16.10",
    "moved": lambda event, mode: MOVE_RULES[event[5]],
    "swept": of_sweep,
    "flipped": of_flip,
    "card-drawn": of_draw,
    "card-drawn-hidden": of_draw,
    "card-kept": "RP-6.7c",
    "card-boxed": "RP-16.9",
    "discovery-placed": "RP-13.8",
    "discovery-discarded": "RP-6.7d",
    "looked": "RP-6.7b",
    "looked-hidden": "RP-6.7b",
    "launched": lambda event, mode: {BY_SPY: "RP-6.6b", BY_ACTION: "RP-13.31"}.get(event[4], "RP-5.10"),
    "destroyed": "RP-6.5b",
    "killed": "RP-6.2b",
    "replaced": "RP-6.4b",
    "action-played": of_card,
    "landed": "RP-7.1",
    "characters-cleared": "RP-5.3",
    "produced": lambda event, mode: "RP-13.22a" if event[5] else "RP-10.2",
    "awarded": "RP-10.3",
    "gained": "RP-13.29",
    "explored": of_card,
    "lost": "RP-13.12",
    "goals-opened": "RP-12.1",
    "scored": of_points,
    "game-over": of_end,
    "assembled": "RP-2.1",
}
