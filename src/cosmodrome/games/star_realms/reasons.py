"""The numbered rule that an event follows from, where its numbers or the mode decide."""

from typing import Final, cast

from cosmodrome.games.star_realms.cards import ALLY, DOUBLE_ALLY, HAND_ZONE, LIFE, PLAY_ZONE, PRIMARY, SCRAP, Cards
from cosmodrome.games.star_realms.formats import CHALLENGES
from cosmodrome.games.star_realms.table import ACQUISITION, BOUGHT_IT, FOR_ANOTHER, FREE_ON_TOP, LEDGER, TOLD_BOSS
from cosmodrome.kernel.event import Because, Happening

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
DRAWS: Final = ("SR-2.8", "SR-9.3", "SR-9.5", "SR-20.18")  # by what it was for
POOLS: Final = ("SR-5.2", "SR-5.2", "SR-5.3")  # by resource
ABILITY_RULES: Final = {PRIMARY: "SR-4.6", ALLY: "SR-5.6", DOUBLE_ALLY: "SR-5.12", SCRAP: "SR-6.1"}
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


def cards_of(happening: Happening) -> Cards:
    """Return the data set behind an event."""
    return cast(Cards, happening.components)


def by_mode(rules: Rules, otherwise: str) -> Because:
    """Return what finds the rule where some modes have their own."""
    return lambda happening: rules.get(happening.mode, otherwise)


def by_owner(players: str, boss: str, rules: Rules | None = None) -> Because:
    """Return what finds the rule where it is another one for a Boss, or for some Bosses."""
    of_bosses = rules or {}
    return lambda happening: of_bosses.get(happening.mode, boss) if happening["player"] == TOLD_BOSS else players


def of_drawing(happening: Happening) -> str:
    """Tell what a card was drawn for."""
    if happening["player"] == TOLD_BOSS:
        return BOSS_DRAWS.get(happening.mode, "SR-20.21")
    return DRAWS[happening["what_for"]]


def of_playing(happening: Happening) -> str:
    """Tell what a Boss plays, and ships with a ruling on what they do at once, from other cards."""
    cards, kind = cards_of(happening), happening["card"]
    if happening["player"] == TOLD_BOSS:
        return BOSS_PLAYS.get(happening.mode, "SR-20.25")
    return "SR-4.1" if cards.base[kind] else OWN_RULES.get((cards.id(kind), PRIMARY), "SR-4.1")


def of_ability(happening: Happening) -> str:
    """Prefer the rule about the card to the one about its kind of ability."""
    ability = happening["ability"]
    return OWN_RULES.get((cards_of(happening).id(happening["card"]), ability), ABILITY_RULES[ability])


def of_gain(happening: Happening) -> str:
    """Tell the resources apart; a negative gain is combat that a Boss could not use."""
    resource, mode = happening["resource"], happening.mode
    if happening["n"] < 0:
        return "SR-28.6"
    if happening["player"] == TOLD_BOSS and mode in BOSS_GAINS:
        return "SR-27.4" if mode == "nemesis_beast" and resource == LIFE else BOSS_GAINS[mode]
    return "SR-17.8" if resource == LIFE and mode in HYDRAS else POOLS[resource]


def of_acquiring(happening: Happening) -> str:
    """Tell bought cards from free ones, and where they go."""
    if happening["how"] == FREE_ON_TOP:
        return "SR-11.3"
    if happening["on_top"]:
        return "SR-11.13"
    return "SR-7.1" if happening["how"] == BOUGHT_IT else "SR-11.2"


def of_scrapping(happening: Happening) -> str:
    """Tell scrap abilities from other effects; Explorers go elsewhere."""
    if happening["card"] == cards_of(happening).explorer:
        return "SR-6.5"
    return "SR-6.1" if happening["zone"] == PLAY_ZONE else "SR-6.4"


def of_base_attack(happening: Happening) -> str:
    """Tell a Boss's attacks, and those of raiders that only damage a base."""
    if happening["player"] == TOLD_BOSS:
        return "SR-21.1"
    damaged = happening.mode == "raid" and happening["n"] < cards_of(happening).defense[happening["card"]]
    return "SR-19.6" if damaged else "SR-8.1"


def of_discard(happening: Happening) -> str:
    """Tell what a card was discarded for."""
    what_for = happening["what_for"]
    if happening["player"] == TOLD_BOSS:
        return "SR-20.19" if what_for == FOR_ANOTHER else "SR-29.8"
    return ("SR-5.15", "SR-11.10", "SR-11.11")[what_for]


def of_topping(happening: Happening) -> str:
    """Tell Repair Mechs from what the Dimensional Horror and the Nemesis Beast do to a player."""
    if happening["player"] == TOLD_BOSS:
        return "SR-26.5"
    if happening.mode == "dimensional_horror" and not cards_of(happening).traded[happening["card"]]:
        return "SR-25.6"
    return "SR-27.4" if happening["zone"] == HAND_ZONE else "SR-11.9"


def of_taking(happening: Happening) -> str:
    """Tell the ledger, the acquisition deck, and the elite and subjects decks apart."""
    return {LEDGER: "SR-30.6", ACQUISITION: "SR-30.7"}.get(happening["pile"], "SR-29.6")


def of_end(happening: Happening) -> str:
    """Tell the end of each format; a turn limit ends any."""
    if happening["by_limit"]:
        return "SR-10.3"
    if happening.mode == "dimensional_horror" and happening["winners"]:
        return "SR-25.9"
    return ENDS.get(happening.mode, "SR-10.1")
