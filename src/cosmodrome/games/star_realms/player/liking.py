"""How much a player that thinks likes to buy cards, in tenths of a combat: in its first turn, and after many.

The numbers come from 133,000 games against itself; docs/minds.md says how.
"""

from typing import Final

LEAST: Final = 27  # how much a card must be liked to be bought
BOND: Final = 1  # tenths by which it is liked more for each own card of the same faction
LIKING: Final[dict[str, tuple[int, int]]] = {
    "blob_alpha": (109, 90),
    "blob_miner": (44, -8),
    "burrower": (84, 75),
    "crusher": (92, 47),
    "hive_queen": (140, 168),
    "infested_moon": (142, 154),
    "moonwurm_hatchling": (61, 75),
    "nesting_ground": (112, 120),
    "pulverizer": (9, 8),
    "spike_cluster": (77, 46),
    "stinger": (45, 36),
    "swarm_cluster": (179, 136),
    "builder_bot": (42, 4),
    "conversion_yard": (102, 116),
    "defense_system": (79, 121),
    "destroyer_bot": (120, 82),
    "enforcer_mech": (80, 91),
    "integration_port": (67, 45),
    "nanobot_swarm": (160, 275),
    "neural_nexus": (2, 137),
    "plasma_bot": (101, 57),
    "reclamation_station": (93, 49),
    "repair_mech": (40, 14),
    "captured_outpost": (37, 30),
    "cargo_craft": (59, 66),
    "farm_ship": (51, 54),
    "frontier_hawk": (56, 34),
    "hammerhead": (82, 92),
    "imperial_flagship": (163, 51),
    "jamming_terminal": (77, 73),
    "light_cruiser": (44, 124),
    "orbital_gun_platform": (38, 117),
    "siege_fortress": (111, 168),
    "warpgate_cruiser": (28, 30),
    "federation_battleship": (99, 24),
    "federation_cruiser": (107, 112),
    "frontier_runner": (38, 9),
    "gateship": (-10, 68),
    "ion_station": (90, 41),
    "long_hauler": (34, 15),
    "mobile_market": (62, 44),
    "orbital_shuttle": (47, 16),
    "outland_station": (30, 62),
    "patrol_boat": (62, 58),
    "transit_nexus": (123, 81),
    "explorer": (23, 12),
}
