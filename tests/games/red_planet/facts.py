"""The figures of all components as the tests know them, by number."""

from pathlib import Path
from typing import Final

from cosmodrome.games.red_planet import GAME, box
from cosmodrome.games.red_planet.box import ACTION, DISCOVERY, REGIONS

FILE: Final = Path(box.__file__).with_name("components.json")
REGION_IDS: Final[list[str]] = GAME.data.ids["region"]
RESOURCE_IDS: Final[list[str]] = GAME.data.ids["resource"]
CHARACTER_IDS: Final[list[str]] = GAME.data.ids["character"]
CARD_IDS: Final[list[str]] = GAME.data.ids["card"]
SOURCE: Final[dict[str, str]] = GAME.data.sources

KIND: Final[list[int]] = [int(number) for number in GAME.data.kind]  # of a colonization card
FIRST_DISCOVERY: Final = KIND.index(DISCOVERY)
FIRST_ACTION: Final = KIND.index(ACTION)
GOALS: Final = FIRST_DISCOVERY

CAPACITY: Final[list[int]] = [int(number) for number in GAME.data.capacity]  # of a ship
DESTINATION: Final[list[int]] = [int(number) for number in GAME.data.destination]
TRACK: Final[list[int]] = [int(number) for number in GAME.data.track]  # by division of the round counter
TRACK_NUMBER: Final[list[int]] = [int(number) for number in GAME.data.track_number]
ADJACENT: Final[list[list[list[int]]]] = [  # by assembly and region
    [GAME.data.neighbours(assembly, region) for region in range(REGIONS)] for assembly in range(GAME.data.assemblies)
]
