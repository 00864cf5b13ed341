"""How much a player that thinks likes to buy cards, in tenths of a combat: in its first turn, and after many.

The numbers come from 183,000 games against itself; docs/minds.md says how.
"""

from typing import Final

LEAST: Final = 18  # how much a card must be liked to be bought
BOND: Final = -7  # tenths by which it is liked more for each own card of the same faction
LIKING: Final[dict[str, tuple[int, int]]] = {
    "blob_alpha": (167, 93),
    "blob_miner": (39, -2),
    "burrower": (72, 162),
    "crusher": (112, 26),
    "hive_queen": (138, 118),
    "infested_moon": (106, 125),
    "moonwurm_hatchling": (36, 52),
    "nesting_ground": (127, 154),
    "pulverizer": (11, 17),
    "spike_cluster": (70, 58),
    "stinger": (22, 63),
    "swarm_cluster": (188, 142),
    "builder_bot": (54, -3),
    "conversion_yard": (107, 133),
    "defense_system": (70, 101),
    "destroyer_bot": (126, 90),
    "enforcer_mech": (89, 154),
    "integration_port": (84, 37),
    "nanobot_swarm": (176, 267),
    "neural_nexus": (29, 107),
    "plasma_bot": (92, 46),
    "reclamation_station": (82, 29),
    "repair_mech": (41, -4),
    "captured_outpost": (33, 22),
    "cargo_craft": (53, 67),
    "farm_ship": (48, 81),
    "frontier_hawk": (36, 44),
    "hammerhead": (82, 110),
    "imperial_flagship": (138, 67),
    "jamming_terminal": (99, 77),
    "light_cruiser": (34, 125),
    "orbital_gun_platform": (19, 142),
    "siege_fortress": (95, 152),
    "warpgate_cruiser": (13, 53),
    "federation_battleship": (64, 116),
    "federation_cruiser": (123, 75),
    "frontier_runner": (41, -1),
    "gateship": (-27, 69),
    "ion_station": (80, 22),
    "long_hauler": (16, 5),
    "mobile_market": (38, 59),
    "orbital_shuttle": (56, 21),
    "outland_station": (37, 48),
    "patrol_boat": (65, 73),
    "transit_nexus": (245, 106),
    "explorer": (10, 11),
}
