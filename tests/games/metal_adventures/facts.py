"""The figures of all cards as the tests know them, by the number of a card."""

from pathlib import Path
from typing import Final

from cosmodrome.games import metal_adventures
from cosmodrome.games.metal_adventures import GAME
from cosmodrome.games.metal_adventures.cards import IMPROVEMENTS

COMPONENTS_FILE: Final = Path(metal_adventures.__file__).with_name("components.json")
SHIP_IDS: Final[list[str]] = GAME.data.ids["ship"]
IDS: Final[list[str]] = GAME.data.ids["card"]  # improvements, then base ships
TROPHY_IDS: Final[list[str]] = GAME.data.ids["trophy"]
SHIP: Final = {id: card for card, id in enumerate(SHIP_IDS)}
CARD: Final = {id: card for card, id in enumerate(IDS)}
TROPHY: Final = {id: card for card, id in enumerate(TROPHY_IDS)}
SOURCE: Final[dict[str, str]] = GAME.data.sources
FACTION: Final[list[int]] = [int(number) for number in GAME.data.faction]
METAL_FACES: Final[list[int]] = [int(number) for number in GAME.data.metal_faces]
CARDS: Final[int] = IMPROVEMENTS
