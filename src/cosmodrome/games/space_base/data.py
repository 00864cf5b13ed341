"""The cards as tables of ints, read from ``components.json`` once.

Every card exists once, so a card is known by its number: the starting ships of the five sets, then the ships of the
three levels, then the colonies.  Each has two *sides*; what a side does stands at ``2 * card + side``.
"""

from pathlib import Path
from typing import Final

from cosmodrome.games.space_base.verbs import (
    LEVELS,
    NO_PROGRAM,
    NO_VERB,
    PROGRAMS,
    RESOURCES,
    SECTORS,
    add_program,
    claim_counts,
    numbers,
)
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.data import Entry, load_data
from cosmodrome.kernel.errors import DataError

STATION: Final = 0
DEPLOYED: Final = 1

SETS: Final = 5
MOST_SEATS: Final = 5
LEAST_SEATS: Final = 2
COLONY: Final = 4  # the "level" of colonies

# Arrows, as bits
LEFT: Final = 1
RIGHT: Final = 2
ARROWS: Final = ("left", "right")

# Whose turn an ability is for, as bits
OWN_TURN: Final = 1
OTHER_TURN: Final = 2
COLOURS: Final = ("blue", "red", "green")

# Kinds of colonies as they stand after a verb
ACCUSATIVE: Final = {"Аванпост": "аванпост", "База": "базу", "Колония": "колонию"}

# The tables, by card
IDS: Final[list[str]] = []
NAMES: Final[dict[str, dict[str, str]]] = {}
LEVEL: Final[list[int]] = []  # 0 for starting ships
SECTOR: Final[list[int]] = []
COST: Final[list[int]] = []
COLONY_VP: Final[list[int]] = []  # gained when placed
SOURCE: Final[list[str]] = []

# The tables of rewards, by side
REWARDS: Final[list[int]] = []  # by 3 * side + resource
CHARGES: Final[list[bool]] = []
ARROW: Final[list[int]] = []  # LEFT, RIGHT, or both: its owner turns it
CLAIMS: Final[list[int]] = []  # by 3 * side + level - 1
HAS_CLAIM: Final[list[bool]] = []

# The tables of abilities, by side
PROGRAM: Final[list[int]] = []
FIRST_VERB: Final[list[int]] = []  # what the ability does first decides when it can be used
TURNS: Final[list[int]] = []  # OWN_TURN, OTHER_TURN or both
PHASES: Final[list[int]] = []  # a bit for each phase
CELLS: Final[list[int]] = []  # by 6 * side + players: cubes that fit on it
NEED: Final[list[int]] = []  # by 6 * side + players: cubes that one use takes

# Tables of the file
BONUS: Final[list[tuple[int, int]]] = []  # by place in the order of play: resource, amount
FACE_UP: Final[list[int]] = []  # ships of each level in the shipyard
START: Final[list[int]] = []  # by 3 * mode + resource
DRAWN: Final[list[int]] = []  # Light speed: cards that each player draws, by level
MODES: Final = ("standard", "light_speed")


def add_card(card: Entry, level: int) -> None:
    """Add one card to the tables."""
    IDS.append(card.text("id"))
    NAMES[card.text("id")] = names_of(card, level)
    LEVEL.append(level)
    SECTOR.append(card.whole("sector", 1, SECTORS))
    COST.append(card.whole("cost"))
    SOURCE.append(card.text("source"))
    COLONY_VP.append(sum(gain(effect)[1] for effect in card.entries("on_place")) if level == COLONY else 0)
    add_side(card.entry("station"), STATION)
    add_side(
        card.entry("deployed") if level != COLONY else Entry(card.where, {"rewards": [], "ability": None}), DEPLOYED
    )


def names_of(card: Entry, level: int) -> dict[str, str]:
    """Return the names of a card; what is called a base or a colony has a Russian accusative of its own."""
    names = card.names()
    kind, _, rest = names["ru"].partition(" ")
    if level == COLONY and kind in ACCUSATIVE:
        names["ru-accusative"] = f"{ACCUSATIVE[kind]} {rest}"
    return names


def add_side(side: Entry, which: int) -> None:
    """Add one side of a card to the tables."""
    gains, claims, arrow, charges = [0] * len(RESOURCES), [0] * LEVELS, 0, False
    for reward in side.entries("rewards"):
        op = reward.text("op")
        if op == "gain":
            resource, amount = gain(reward)
            gains[resource] += amount
        elif op == "charge":
            charges = reward.whole("n", 1, 1) == 1
        elif op == "arrow":
            arrow = BITS[reward.one_of("dir", ARROWS)]
        elif op == "arrow_choice" and reward.texts("dirs") == list(ARROWS):
            arrow = LEFT | RIGHT
        elif op == "claim":
            claims = claim_counts(reward)
        else:
            raise reward.fail("op", "a known reward")
    if charges != side.has("ability"):
        raise side.fail("ability", "there exactly where a reward is a charge")
    REWARDS.extend(gains)
    CLAIMS.extend(claims)
    HAS_CLAIM.append(any(claims))
    CHARGES.append(charges)
    ARROW.append(arrow)
    if charges:
        add_ability(side.entry("ability"), which)
    else:
        add_no_ability()


def gain(effect: Entry) -> tuple[int, int]:
    """Return the resource and the amount of a gain."""
    effect.one_of("op", ("gain",))
    return effect.one_of("what", RESOURCES), effect.whole("n", 1)


def add_ability(ability: Entry, which: int) -> None:
    """Add the ability of one side of a card to the tables."""
    cells = [numbers(cell, "players", LEAST_SEATS, MOST_SEATS) for cell in ability.entries("cells")]
    linked = ability.flag("linked")
    if ability.one_of("cell_colour", COLOURS) != which:
        raise ability.fail("cell_colour", "blue in station, red deployed")
    PROGRAM.append(add_program(ability.entries("effects"), which))
    FIRST_VERB.append(PROGRAMS[-1][0])
    TURNS.append((OWN_TURN, OTHER_TURN, OWN_TURN | OTHER_TURN)[ability.one_of("colour", COLOURS)])
    PHASES.append(sum(BITS[phase] for phase in numbers(ability, "phases", 1, 9)))
    for players in range(MOST_SEATS + 1):
        count = sum(players in cell for cell in cells)
        CELLS.append(count)
        NEED.append(count if linked else 1)
        if count == 0 and players >= LEAST_SEATS:
            raise ability.fail("cells", f"at least one for {players} players")


def add_no_ability() -> None:
    """Add a side without ability to the tables."""
    PROGRAM.append(NO_PROGRAM)
    FIRST_VERB.append(NO_VERB)
    TURNS.append(0)
    PHASES.append(0)
    CELLS.extend([0] * (MOST_SEATS + 1))
    NEED.extend([0] * (MOST_SEATS + 1))


def load(path: Path) -> None:
    """Fill the tables from a data file."""
    data = load_data(path)
    components = data.entries("components")
    for kind in ("starter_ship", "ship", "colony"):
        for card in components:
            if card.text("kind") == kind:
                add_card(card, COLONY if kind == "colony" else card.whole("level", 0, LEVELS))
    tables = data.entry("tables")
    bonuses = tables.entry("turn_order_bonus")
    for place in range(1, MOST_SEATS + 1):
        gains = [gain(bonus) for bonus in bonuses.entries(str(place))]
        BONUS.append(gains[0] if gains else (0, 0))
    for mode in MODES:
        START.extend(tables.entry("start").entry(mode).whole(resource) for resource in RESOURCES)
    draws = tables.entry("start").entry("light_speed").entry("draw")
    DRAWN.extend(draws.whole(str(level)) if draws.has(str(level)) else 0 for level in range(1, LEVELS + 1))
    FACE_UP.append(tables.entry("shipyard").whole("face_up_per_level", 1, 12))
    starters = [(LEVEL[card], SECTOR[card]) for card in range(SETS * SECTORS)]
    colonies = [(LEVEL[card], SECTOR[card]) for card in range(len(IDS) - SECTORS, len(IDS))]
    row = range(1, SECTORS + 1)
    if starters != [(0, sector) for _ in range(SETS) for sector in row] or colonies != [(COLONY, s) for s in row]:
        raise DataError(f"{path.name}: components must hold five sets of starting ships and a colony for each sector")


load(Path(__file__).with_name("components.json"))

CARDS: Final[int] = len(IDS)
FIRST_SHIP: Final[int] = SETS * SECTORS
FIRST_COLONY: Final[int] = CARDS - SECTORS
CARD: Final[dict[str, int]] = {id: card for card, id in enumerate(IDS)}
PER_LEVEL: Final[int] = FACE_UP[0]
