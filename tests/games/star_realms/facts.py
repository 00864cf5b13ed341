"""What is printed on the cards, from the rulebook's list and the cards themselves."""

from typing import Final, NamedTuple

from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.questions.main import MAIN


class Facts(NamedTuple):
    """What is printed on a card, and how often it is there."""

    quantity: int
    faction: str
    cost: int
    type: str
    defense: int = 0


BLOB, CULT, EMPIRE, FEDERATION = "blob", "machine_cult", "star_empire", "trade_federation"
SHIP, BASE, OUTPOST = "ship", "base", "outpost"

FACTS: Final = {
    "blob_alpha": Facts(1, BLOB, 6, SHIP),
    "blob_miner": Facts(3, BLOB, 2, SHIP),
    "burrower": Facts(2, BLOB, 3, SHIP),
    "crusher": Facts(2, BLOB, 3, SHIP),
    "hive_queen": Facts(1, BLOB, 7, SHIP),
    "infested_moon": Facts(1, BLOB, 6, BASE, 5),
    "moonwurm_hatchling": Facts(2, BLOB, 4, SHIP),
    "nesting_ground": Facts(1, BLOB, 4, BASE, 5),
    "pulverizer": Facts(1, BLOB, 5, SHIP),
    "spike_cluster": Facts(2, BLOB, 2, BASE, 3),
    "stinger": Facts(3, BLOB, 1, SHIP),
    "swarm_cluster": Facts(1, BLOB, 8, BASE, 8),
    "builder_bot": Facts(3, CULT, 1, SHIP),
    "conversion_yard": Facts(1, CULT, 5, OUTPOST, 4),
    "defense_system": Facts(2, CULT, 4, OUTPOST, 5),
    "destroyer_bot": Facts(3, CULT, 3, SHIP),
    "enforcer_mech": Facts(1, CULT, 5, SHIP),
    "integration_port": Facts(2, CULT, 3, OUTPOST, 5),
    "nanobot_swarm": Facts(1, CULT, 8, SHIP),
    "neural_nexus": Facts(1, CULT, 7, OUTPOST, 6),
    "plasma_bot": Facts(3, CULT, 2, SHIP),
    "reclamation_station": Facts(1, CULT, 6, OUTPOST, 6),
    "repair_mech": Facts(2, CULT, 4, SHIP),
    "captured_outpost": Facts(2, EMPIRE, 3, OUTPOST, 3),
    "cargo_craft": Facts(3, EMPIRE, 2, SHIP),
    "farm_ship": Facts(2, EMPIRE, 4, SHIP),
    "frontier_hawk": Facts(3, EMPIRE, 1, SHIP),
    "hammerhead": Facts(1, EMPIRE, 5, SHIP),
    "imperial_flagship": Facts(1, EMPIRE, 8, SHIP),
    "jamming_terminal": Facts(1, EMPIRE, 5, BASE, 6),
    "light_cruiser": Facts(3, EMPIRE, 3, SHIP),
    "orbital_gun_platform": Facts(2, EMPIRE, 4, OUTPOST, 4),
    "siege_fortress": Facts(1, EMPIRE, 7, OUTPOST, 5),
    "warpgate_cruiser": Facts(1, EMPIRE, 6, SHIP),
    "federation_battleship": Facts(1, FEDERATION, 7, SHIP),
    "federation_cruiser": Facts(1, FEDERATION, 5, SHIP),
    "frontier_runner": Facts(3, FEDERATION, 1, SHIP),
    "gateship": Facts(1, FEDERATION, 6, SHIP),
    "ion_station": Facts(1, FEDERATION, 5, OUTPOST, 5),
    "long_hauler": Facts(2, FEDERATION, 4, SHIP),
    "mobile_market": Facts(2, FEDERATION, 4, OUTPOST, 4),
    "orbital_shuttle": Facts(3, FEDERATION, 2, SHIP),
    "outland_station": Facts(3, FEDERATION, 3, BASE, 4),
    "patrol_boat": Facts(2, FEDERATION, 3, SHIP),
    "transit_nexus": Facts(1, FEDERATION, 8, BASE, 6),
    "scout": Facts(32, "", 0, SHIP),
    "viper": Facts(8, "", 0, SHIP),
    "explorer": Facts(16, "", 2, SHIP),
}

# The figures of a data set, by kind
CARDS: Final = GAME.data
IDS: Final[list[str]] = CARDS.ids["card"]
KIND: Final = CARDS.numbers
KINDS: Final[int] = len(IDS)
QUANTITY: Final = [int(number) for number in CARDS.quantity]
FACTION: Final = [int(number) for number in CARDS.faction]
COST: Final = [int(number) for number in CARDS.cost]
IS_BASE: Final = [bool(number) for number in CARDS.base]
IS_OUTPOST: Final = [bool(number) for number in CARDS.outpost]
DEFENSE: Final = [int(number) for number in CARDS.defense]
SCOUT, VIPER, EXPLORER = int(CARDS.scout), int(CARDS.viper), int(CARDS.explorer)

END_TURN: Final = int(MAIN.end.first)
