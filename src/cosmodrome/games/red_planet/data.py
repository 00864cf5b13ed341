"""The components as tables of ints, read from ``components.json`` once.

Regions are numbered as in the file: six outer, three inner, Phobos.  A character is known by its number less one.
Colonization cards are numbered goals first, then discoveries, then actions.
"""

from pathlib import Path
from typing import Final

from cosmodrome.games.red_planet.verbs import add_code, translate
from cosmodrome.kernel.data import Entry, load_data
from cosmodrome.kernel.errors import DataError

DATA: Final[Entry] = load_data(Path(__file__).with_name("components.json"))
NAMES: Final[dict[str, dict[str, str]]] = {}
SOURCE: Final[dict[str, str]] = {}  # where the figures of a component come from


def records(name: str, count: int) -> list[Entry]:
    """Return the records of a list of the data file, so many of them, and note their names and sources."""
    found = DATA.entries(name)
    if len(found) != count:
        raise DataError(f"{DATA.where}: {name} must hold {count} records, but holds {len(found)}")
    for record in found:
        SOURCE[record.text("id")] = record.text("source")
        NAMES[record.text("id")] = record.names()
    return found


# -- regions and maps --------------------------------------------------------------------------------------------------
REGIONS: Final = 10
OUTER: Final = 6  # the regions before this one are outer
MARS: Final = 9  # the regions before this one are on Mars
PHOBOS: Final = 9
REGION_KINDS: Final = ("outer", "inner", "moon")

_regions: Final[list[Entry]] = records("regions", REGIONS)
REGION_IDS: Final[list[str]] = [region.text("id") for region in _regions]
CAN_KILL: Final[list[bool]] = [region.flag("soldier_can_kill") for region in _regions]


def region_of(record: Entry, name: str) -> int:
    """Return the region that a field names."""
    return record.one_of(name, REGION_IDS)


def regions_of(record: Entry, name: str) -> list[int]:
    """Return the regions that a field lists."""
    ids = record.texts(name)
    if not set(ids) <= set(REGION_IDS):
        raise record.fail(name, "a list of regions")
    return [REGION_IDS.index(id) for id in ids]


def check_regions() -> None:
    """Make sure that outer regions come first, then inner ones, then Phobos."""
    for i, region in enumerate(_regions):
        wanted = 0 if i < OUTER else 1 if i < MARS else 2
        if region.one_of("kind", REGION_KINDS) != wanted:
            raise region.fail("kind", REGION_KINDS[wanted])


def neighbours(assembly: Entry) -> list[list[int]]:
    """Return the neighbours of each region; they must be mutual, and Phobos has none."""
    adjacency = assembly.entry("adjacency")
    found = [sorted(regions_of(adjacency, id)) for id in REGION_IDS]
    for region in range(REGIONS):
        for other in found[region]:
            if region not in found[other] or PHOBOS in (region, other):
                raise adjacency.fail(REGION_IDS[region], "a list of mutual neighbours on Mars")
    return found


def ring_of(assembly: Entry) -> list[int]:
    """Return the outer regions clockwise from the north."""
    ring = regions_of(assembly, "ring_clockwise_from_north")
    if sorted(ring) != list(range(OUTER)):
        raise assembly.fail("ring_clockwise_from_north", "the six outer regions")
    return ring


check_regions()
_assemblies: Final[list[Entry]] = DATA.entry("maps").entries("assemblies")
ASSEMBLIES: Final[int] = len(_assemblies)
ASSEMBLY_IDS: Final[list[str]] = [assembly.text("id") for assembly in _assemblies]
RINGS: Final[list[list[int]]] = [ring_of(assembly) for assembly in _assemblies]
ADJACENT: Final[list[list[list[int]]]] = [neighbours(assembly) for assembly in _assemblies]
for _assembly in _assemblies:
    NAMES[_assembly.text("id")] = _assembly.names()

# -- tokens ------------------------------------------------------------------------------------------------------------
RESOURCES: Final = 3
ICE: Final = 0
SYLVANITE: Final = 1
CELERIUM: Final = 2
RESOURCE_IDS: Final[list[str]] = [resource.text("id") for resource in records("resources", RESOURCES)]
VALUE: Final[list[int]] = [resource.whole("value", 1) for resource in DATA.entries("resources")]
_heap: Final[list[Entry]] = records("resource_tokens", RESOURCES)
RESOURCE_TOKEN_IDS: Final[list[str]] = [token.text("id") for token in _heap]
RESOURCE_HEAP: Final[list[int]] = [
    token.one_of("resource", RESOURCE_IDS) for token in _heap for _ in range(token.whole("quantity", 1))
]
_stock: Final[list[Entry]] = records("vp_tokens", RESOURCES)
VP_TOKEN_IDS: Final[list[str]] = [token.text("id") for token in _stock]
STOCK: Final[list[int]] = [token.whole("quantity", 1) for token in _stock]
TOKENS_PER_REGION: Final = 2
_region_tokens: Final[list[Entry]] = records("region_tokens", REGIONS)
REGION_TOKEN_IDS: Final[list[str]] = [token.text("id") for token in _region_tokens]
for _i, _token in enumerate(_region_tokens):
    if region_of(_token, "region") != _i or _token.whole("quantity") != TOKENS_PER_REGION:
        raise _token.fail("region", f"{REGION_IDS[_i]}, with {TOKENS_PER_REGION} tokens")

# -- the round counter -------------------------------------------------------------------------------------------------
ROUND: Final = 0
PRODUCTION: Final = 1
EXPLORATION: Final = 2
SCORING: Final = 3
DIVISIONS: Final = ("round", "production", "exploration", "scoring")
LAST_PRODUCTION: Final = 3

_boards: Final[dict[str, Entry]] = {board.text("id"): board for board in records("boards", 5)}
_track: Final[list[Entry]] = _boards["round_counter"].entries("divisions")
TRACK: Final[list[int]] = [division.one_of("kind", DIVISIONS) for division in _track]
TRACK_NUMBER: Final[list[int]] = [division.whole("n", 1) if division.has("n") else 0 for division in _track]
TRACK_TOKENS: Final[list[int]] = [division.whole("tokens", 1) if division.has("tokens") else 0 for division in _track]

# -- astronauts and characters -----------------------------------------------------------------------------------------
COLOUR_IDS: Final[list[str]] = [colour.text("id") for colour in records("player_colors", 6)]
ASTRONAUT_IDS: Final[list[str]] = [astronaut.text("id") for astronaut in records("astronauts", 6)]
ASTRONAUTS: Final[int] = DATA.entries("astronauts")[0].whole("quantity", 1)

CHARACTERS: Final = 9
RECRUITER: Final = 8
_characters: Final[list[Entry]] = sorted(records("characters", CHARACTERS), key=lambda card: card.whole("number", 1, 9))
CHARACTER_IDS: Final[list[str]] = [card.text("id") for card in _characters]
ABILITY: Final[list[int]] = [
    add_code([translate(step, card.flag("all_or_nothing")) for step in card.entries("steps")]) for card in _characters
]
if [card.whole("number") for card in _characters] != list(range(1, CHARACTERS + 1)):
    raise _characters[0].fail("number", "one of nine different numbers")

# -- ships -------------------------------------------------------------------------------------------------------------
SHIPS: Final = 36
BLANK: Final = -1
_ships: Final[list[Entry]] = records("ships", SHIPS)
SHIP_IDS: Final[list[str]] = [ship.text("id") for ship in _ships]
CAPACITY: Final[list[int]] = [ship.whole("capacity", 2, 5) for ship in _ships]
DESTINATION: Final[list[int]] = [
    region_of(ship, "destination") if ship.has("destination") else BLANK for ship in _ships
]

# -- set-up ------------------------------------------------------------------------------------------------------------
_setups: Final[dict[int, Entry]] = {
    record.whole("players", 2, 6): record for record in DATA.entries("setup_by_players")
}
PADS: Final[dict[int, int]] = {players: record.whole("launch_pads", 2, 6) for players, record in _setups.items()}
_neutral: Final[Entry] = _setups[2].entry("neutral_deck")
NEUTRAL_FIRST: Final[int] = _neutral.whole("top_random_rest", 0, 9)  # so many cards come before the fixed ones
NEUTRAL_LATER: Final[list[int]] = [CHARACTER_IDS.index(id) for id in _neutral.texts("bottom_shuffled")]
for _name in ("launch_pads", "global_goal"):
    records(_name, len(DATA.entries(_name)))
GLOBAL_GOAL_ID: Final[str] = DATA.entries("global_goal")[0].text("id")
GLOBAL_POINTS: Final[int] = DATA.entries("global_goal")[0].whole("points", 1)
