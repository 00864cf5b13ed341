"""The numbered rule that each event follows from; formats and Bosses have rules of their own."""

from typing import Final

from cosmodrome.games.star_realms.atoms import HAND_ZONE
from cosmodrome.games.star_realms.challenges import CHALLENGES
from cosmodrome.games.star_realms.data import ALLY, DEFENSE, DOUBLE_ALLY, EXPLORER, IDS, IS_BASE, PRIMARY, SCOUT, SCRAP
from cosmodrome.games.star_realms.events import BOSS, BOUGHT_IT, FOR_ANOTHER, FOR_COMBAT, FOR_OWN_DRAW, FREE_ON_TOP
from cosmodrome.games.star_realms.table import ACQUISITION, LEDGER
from cosmodrome.kernel.game import Because
from cosmodrome.kernel.state import Event

Rules = dict[str, str]  # by mode

HYDRAS: Final[tuple[str, ...]] = ("hydra_two_headed", "hydra_three_headed")
TURNS: Final[Rules] = {
    "free_for_all": "SR-14.1",
    "hunter": "SR-15.1",
    "hunter_first_blood": "SR-15.1",
    **dict.fromkeys(HYDRAS, "SR-17.4"),
    "emperor": "SR-18.4",
    "raid": "SR-19.1",
    **dict.fromkeys(CHALLENGES, "SR-20.4"),
    "dimensional_horror": "SR-25.3",
}
ENDS: Final[Rules] = {
    "free_for_all": "SR-14.3",
    "hunter": "SR-15.6",
    "hunter_first_blood": "SR-16.1",
    **dict.fromkeys(HYDRAS, "SR-17.9"),
    "emperor": "SR-18.10",
    "raid": "SR-19.10",
    **dict.fromkeys(CHALLENGES, "SR-20.13"),
}
BOSS_PLAYS: Final[Rules] = {
    "automatons": "SR-23.3",
    "blob_assault": "SR-24.3",
    "madness_of_the_machine": "SR-26.4",
    "defy_the_empire": "SR-29.5",
    "the_cost_of_freedom": "SR-30.6",
}
BOSS_DRAWS: Final[Rules] = {
    "madness_of_the_machine": "SR-26.3",
    "defy_the_empire": "SR-29.4",
    "the_cost_of_freedom": "SR-30.5",
}
BOSS_SCRAPS_ROW: Final[Rules] = {"nemesis_beast": "SR-27.3", "pirates_of_the_dark_star": "SR-28.4"}
BOSS_BUYS: Final[Rules] = {"defy_the_empire": "SR-29.5", "the_cost_of_freedom": "SR-30.6"}
BOSS_GAINS: Final[Rules] = {"nemesis_beast": "SR-27.3", "pirates_of_the_dark_star": "SR-28.5"}
REMOVED: Final[Rules] = {"dimensional_horror": "SR-25.10", "pirates_of_the_dark_star": "SR-28.7"}
POOLS: Final = ("SR-5.2", "SR-5.2", "SR-5.3")  # by resource
USED: Final = {PRIMARY: "SR-4.6", ALLY: "SR-5.6", DOUBLE_ALLY: "SR-5.12", SCRAP: "SR-6.1"}
# Cards with a rule of their own, by id and ability
OWN_RULES: Final = {
    ("burrower", SCRAP): "SR-11.2",
    ("pulverizer", PRIMARY): "SR-11.4",
    ("neural_nexus", PRIMARY): "SR-11.4",
    ("reclamation_station", PRIMARY): "SR-11.5",
    ("reclamation_station", SCRAP): "SR-11.6",
    ("conversion_yard", PRIMARY): "SR-11.7",
    ("nanobot_swarm", PRIMARY): "SR-11.8",
    ("repair_mech", PRIMARY): "SR-11.9",
    ("warpgate_cruiser", PRIMARY): "SR-11.11",
    ("gateship", PRIMARY): "SR-11.3",
    ("blob_miner", PRIMARY): "SR-11.1",
    ("orbital_shuttle", PRIMARY): "SR-11.12",
    ("long_hauler", SCRAP): "SR-11.13",
    ("mobile_market", SCRAP): "SR-11.14",
    ("imperial_flagship", ALLY): "SR-11.15",
    ("moonwurm_hatchling", PRIMARY): "SR-11.16",
    ("enforcer_mech", ALLY): "SR-11.16",
    ("federation_battleship", ALLY): "SR-11.16",
}


def by_mode(rules: Rules, otherwise: str) -> Because:
    """Return what finds the rule where some modes have their own."""
    return lambda event, mode: rules.get(mode, otherwise)


def by_owner(players: str, boss: str, rules: Rules | None = None) -> Because:
    """Return what finds the rule where it is another one for a Boss, or for some Bosses."""
    of_bosses = rules or {}
    return lambda event, mode: of_bosses.get(mode, boss) if event[2] == BOSS else players


def of_playing(event: Event, mode: str) -> str:
    """Tell what a Boss plays, and ships with a ruling on what they do at once, from other cards."""
    owner, kind = event[2:4]
    if owner == BOSS:
        return BOSS_PLAYS.get(mode, "SR-20.25")
    return "SR-4.1" if IS_BASE[kind] else OWN_RULES.get((IDS[kind], PRIMARY), "SR-4.1")


def of_ability(event: Event, mode: str) -> str:
    """Prefer the rule about the card to the one about its kind of ability."""
    kind, ability = event[3:5]
    return OWN_RULES.get((IDS[kind], ability), USED[ability])


def of_gain(event: Event, mode: str) -> str:
    """Tell the resources apart; a negative gain is combat that a Boss could not use."""
    owner, resource, amount = event[2:5]
    if amount < 0:
        return "SR-28.6"
    if owner == BOSS and mode in BOSS_GAINS:
        return "SR-27.4" if mode == "nemesis_beast" and resource == 2 else BOSS_GAINS[mode]
    return "SR-17.8" if resource == 2 and mode in HYDRAS else POOLS[resource]


def of_acquiring(event: Event, mode: str) -> str:
    """Tell bought cards from free ones, and where they go."""
    on_top, how = event[4:6]
    if how == FREE_ON_TOP:
        return "SR-11.3"
    if on_top:
        return "SR-11.13"
    return "SR-7.1" if how == BOUGHT_IT else "SR-11.2"


def of_scrapping(event: Event, mode: str) -> str:
    """Tell scrap abilities from other effects; Explorers go elsewhere."""
    kind, zone = event[3:5]
    if kind == EXPLORER:
        return "SR-6.5"
    return "SR-6.1" if zone == 2 else "SR-6.4"


def of_base_attack(event: Event, mode: str) -> str:
    """Tell a Boss's attacks, and those of raiders that only damage a base."""
    owner, _, kind, spent = event[2:6]
    if owner == BOSS:
        return "SR-21.1"
    return "SR-19.6" if mode == "raid" and spent < DEFENSE[kind] else "SR-8.1"


def of_discard(event: Event, mode: str) -> str:
    """Tell what a card was discarded for."""
    owner, _, what_for = event[2:5]
    if owner == BOSS:
        return "SR-20.19" if what_for == FOR_ANOTHER else "SR-29.8"
    return {FOR_OWN_DRAW: "SR-11.10", FOR_COMBAT: "SR-11.11"}.get(what_for, "SR-5.15")


def of_topping(event: Event, mode: str) -> str:
    """Tell Repair Mechs from what the Dimensional Horror and the Nemesis Beast do to a player."""
    owner, kind, zone = event[2:5]
    if owner == BOSS:
        return "SR-26.5"
    if mode == "dimensional_horror" and kind >= SCOUT:
        return "SR-25.6"
    return "SR-27.4" if zone == HAND_ZONE else "SR-11.9"


def of_boss_taking(event: Event, mode: str) -> str:
    """Tell the ledger, the acquisition deck, and the elite and subjects decks apart."""
    return {LEDGER: "SR-30.6", ACQUISITION: "SR-30.7"}.get(event[3], "SR-29.6")


def of_end(event: Event, mode: str) -> str:
    """Tell the end of each format; a turn limit ends any."""
    winners, by_limit = event[2:4]
    if by_limit:
        return "SR-10.3"
    return "SR-25.9" if mode == "dimensional_horror" and winners else ENDS.get(mode, "SR-10.1")


BECAUSE: Final[dict[str, Because]] = {
    "turn-began": by_mode(TURNS, "SR-3.1"),
    "played": of_playing,
    "used-ability": of_ability,
    "gained": of_gain,
    "drew": by_owner("SR-2.8", "SR-20.21", BOSS_DRAWS),
    "drew-hidden": by_owner("SR-2.8", "SR-20.21", BOSS_DRAWS),
    "shuffled": by_owner("SR-9.4", "SR-20.21", {"blob_assault": "SR-24.6"}),
    "bought": by_owner("SR-7.1", "SR-20.16", BOSS_BUYS),
    "acquired": of_acquiring,
    "row-card-left": "SR-7.4",
    "row-filled": lambda event, mode: "SR-7.4" if event[4] else "SR-2.5",
    "scrapped": of_scrapping,
    "row-card-scrapped": by_owner("SR-6.4", "SR-20.17", BOSS_SCRAPS_ROW),
    "attacked": by_owner("SR-8.3", "SR-21.1"),
    "base-attacked": of_base_attack,
    "base-destroyed": by_owner("SR-4.7", "SR-20.15"),
    "discarded": of_discard,
    "topped": of_topping,
    "next-base-topped": "SR-11.13",
    "will-return": "SR-11.14",
    "returned": "SR-11.14",
    "cleaned-up": by_owner("SR-9.1", "SR-20.16"),
    "switched-on": "SR-5.7",
    "explorer-left": "SR-7.6",
    "game-over": of_end,
    "done": "SR-17.4",
    "gave": "SR-17.6",
    "gifted": "SR-18.8",
    "went-out": by_mode(REMOVED, "SR-10.1"),
    "left-legacy": by_mode({"emperor": "SR-18.9"}, "SR-19.9"),
    "cards-removed": by_mode(REMOVED, "SR-12.2"),
    "row-mulliganed": "SR-20.7",
    "trade-deck-rebuilt": "SR-20.12",
    "row-shifted": "SR-20.14",
    "fed": "SR-25.4",
    "tentacle-cut": "SR-25.8",
    "buried": "SR-27.3",
    "counter-raised": "SR-23.8",
    "boss-took": of_boss_taking,
    "ledger-scrapped": "SR-30.7",
    "boss-owes": "SR-20.19",
    "forgiven": "SR-20.19",
    "base-returned": "SR-24.4",
    "trade-card-topped": "SR-23.7a",
}
