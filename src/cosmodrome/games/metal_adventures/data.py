"""The cards as tables of ints, read from ``components.json`` once.

*Space cards* are numbered near first, then far; *improvements* equipment first, then support, and after them the base
ships, so that one number names whatever gives a pirate an ability.
"""

from pathlib import Path
from typing import Final

from cosmodrome.games.metal_adventures.verbs import (
    ABILITIES,
    NO_PROGRAM,
    PLANETS,
    PROGRAMS,
    WHO,
    WIDTH,
    abilities_of,
    add_program,
)
from cosmodrome.games.metal_adventures.verbs import FILL_TREASURIES as FILL_TREASURIES
from cosmodrome.games.metal_adventures.verbs import GAIN_CREDITS as GAIN_CREDITS
from cosmodrome.kernel.data import Entry, load_data
from cosmodrome.kernel.errors import DataError

NAMES: Final[dict[str, dict[str, str]]] = {}
SOURCE: Final[dict[str, str]] = {}

# Powers, in the order of the file; the first three count for the honorary title (MA-5.2)
FACTIONS: Final[tuple[str, ...]] = ("sol_empire", "galactic_empire", "barrens_raiders", "ocg", "bounty_hunter")
TITLES: Final = 3
HUNTER: Final = 4
NO_FACTION: Final = -1

# Space cards
SHIP_IDS: Final[list[str]] = []
NEAR: Final[list[bool]] = []
FACTION: Final[list[int]] = []  # NO_FACTION: an event
STRENGTH: Final[list[int]] = []
DOTS: Final[list[int]] = []
REWARD: Final[list[int]] = []  # program
PRINTED_CREDITS: Final[list[int]] = []
EVENT_PROGRAM: Final[list[int]] = []
EVENT_WHO: Final[list[int]] = []
TABLE: Final = 2  # an event that touches the board, not the players

# Improvements and base ships
IDS: Final[list[str]] = []
COST: Final[list[int]] = []
ADDED: Final[list[int]] = []  # strength of equipment
FAMILY: Final[list[int]] = []  # -1: none
FAMILIES: Final[list[str]] = []
TIMING: Final[list[int]] = []  # of a support card
PROGRAM: Final[list[int]] = []  # of a support card
ABILITY: Final[list[int]] = []  # by ABILITIES * card + kind
BEFORE_ROLL: Final = 0
AFTER_ROLL: Final = 1
ON_DAMAGE: Final = 2
OUTSIDE_BATTLE: Final = 3
AFTER_REVEAL: Final = 4
TIMINGS: Final = ("before_roll", "after_roll", "on_damage", "own_turn_outside_battle", "after_reveal_open_space")

# Trophies
TROPHY_IDS: Final[list[str]] = []
PREDICATE: Final[list[int]] = []
THRESHOLD: Final[list[int]] = []
SUBJECT: Final[list[int]] = []  # a power, or a role
TROPHY_GLORY: Final[list[int]] = []
TROPHY_CREDITS: Final[list[int]] = []
EQUIPMENT_STRENGTH: Final = 0
SAME_FAMILY: Final = 1
IMPROVEMENTS: Final = 2
BASE_STRENGTH: Final = 3
WRECKS_OF: Final = 4
WRECKS_OF_EACH: Final = 5
WRECKS: Final = 6
CREDITS: Final = 7
WON_DUEL: Final = 8
WON_PLANET: Final = 9
WON_SHIP_ALONE: Final = 10
WON_AS: Final = 11
METAL_FURY: Final = 12
PREDICATES: Final = (
    "owns_equipment_strength_at_least",
    "owns_equipment_same_family",
    "owns_improvements_at_least",
    "base_strength_at_least",
    "owns_wrecks_of_faction",
    "owns_wrecks_of_each",
    "owns_wrecks_at_least",
    "credits_at_least",
    "won_duel",
    "won_planet_attack",
    "won_ship_attack_without_ally",
    "won_battle_as",
    "rolled_metal_die_at_least_and_own_side_won",
)
ROLES: Final = ("challenger", "challenged", "attacker", "ally", "traitor")

# The board
PLANET_STRENGTH: Final[list[int]] = []
PLANET_DAMAGE: Final[list[int]] = []
PLANET_REWARD: Final[list[int]] = []
SUPPORT_STRENGTH: Final[list[int]] = []  # by base strength
METAL_FACES: Final[list[int]] = []
ACTION_IDS: Final[list[str]] = []
ACTION_PROGRAM: Final[list[int]] = []
ACTION_COSTS: Final[list[list[tuple[int, int]]]] = []  # alternatives: credits, and wrecks or trophies
ACTION_PLANET: Final[list[int]] = []  # 3: the OCG
OCG: Final = 3
NUMBERS: Final[dict[str, int]] = {}  # constants of the rulebook and limits of negotiation


def note(entry: Entry) -> str:
    """Keep the names and the source of a component and return its id."""
    id = entry.text("id")
    NAMES[id] = entry.names()
    if entry.fields.get("text_en"):
        NAMES[id] = {**NAMES[id], "en-text": entry.text("text_en"), "ru-text": entry.text("text_ru")}
    SOURCE[id] = entry.text("source")
    return id


def add_space_card(card: Entry, near: bool) -> None:
    """Add a ship or an event to the tables."""
    SHIP_IDS.append(note(card))
    NEAR.append(near)
    if card.one_of("type", ("ship", "event")) == 0:
        FACTION.append(card.one_of("faction", FACTIONS))
        STRENGTH.append(card.whole("strength", 1, 30))
        DOTS.append(card.whole("damage", 1, 3))
        program = add_program(card.entries("rewards"))
        REWARD.append(program)
        steps = PROGRAMS[program]
        PRINTED_CREDITS.append(sum(steps[i + 1] for i in range(0, len(steps), WIDTH) if steps[i] == GAIN_CREDITS))
        EVENT_PROGRAM.append(NO_PROGRAM)
        EVENT_WHO.append(0)
        return
    FACTION.append(NO_FACTION)
    for table in (STRENGTH, DOTS, REWARD, PRINTED_CREDITS):
        table.append(0)
    effects = card.entries("effects")
    program = add_program(effects)
    EVENT_PROGRAM.append(program)
    EVENT_WHO.append(TABLE if PROGRAMS[program][0] == FILL_TREASURIES else effects[0].one_of("who", WHO))


def add_equipment(card: Entry) -> None:
    """Add an equipment card to the tables."""
    family = card.text("family")
    if family not in FAMILIES:
        FAMILIES.append(family)
        NAMES[f"family_{family}"] = {"en": card.text("family_en"), "ru": card.text("family_ru")}
    IDS.append(note(card))
    COST.append(card.whole("cost", 1, 20))
    ADDED.append(card.whole("strength", 0, 9))
    FAMILY.append(FAMILIES.index(family))
    TIMING.append(-1)
    PROGRAM.append(NO_PROGRAM)
    ABILITY.extend(abilities_of(card.entries("effects")))


def add_support(card: Entry) -> None:
    """Add a support card to the tables."""
    IDS.append(note(card))
    COST.append(card.whole("cost", 1, 20))
    ADDED.append(0)
    FAMILY.append(-1)
    TIMING.append(card.one_of("timing", TIMINGS))
    PROGRAM.append(add_program(card.entries("effects")))
    ABILITY.extend([0] * ABILITIES)


def add_base_ship(card: Entry) -> None:
    """Add a base ship to the tables; its strength is that of the dial, not an addition to it (MA-2.2)."""
    IDS.append(note(card))
    COST.append(0)
    ADDED.append(0)
    FAMILY.append(-1)
    TIMING.append(-1)
    PROGRAM.append(NO_PROGRAM)
    ABILITY.extend(abilities_of(card.entries("effects")))


def add_trophy(card: Entry) -> None:
    """Add a trophy to the tables."""
    TROPHY_IDS.append(note(card))
    condition = card.entry("condition")
    predicate = condition.one_of("pred", PREDICATES)
    event = card.one_of("kind", ("state", "event")) == 1
    if event != (predicate >= WON_DUEL):
        raise card.fail("kind", "event for what happens in a turn, state for what one owns")
    PREDICATE.append(predicate)
    least = "target_strength_minus_base_strength_at_least" if predicate == WON_SHIP_ALONE else "n"
    THRESHOLD.append(condition.whole(least, 0, 30) if condition.has(least) else 1)
    if predicate == WRECKS_OF:
        SUBJECT.append(condition.one_of("faction", FACTIONS))
    else:
        SUBJECT.append(condition.one_of("role", ROLES) if condition.has("role") else 0)
    TROPHY_GLORY.append(card.whole("glory", 0, 5))
    TROPHY_CREDITS.append(card.whole("credits", 0, 20))


def add_action(action: Entry) -> None:
    """Add an action of the cruise to the tables."""
    ACTION_IDS.append(note(action))
    ACTION_PLANET.append(action.one_of("planet", (*PLANETS, "ocg_trading_post")))
    costs: list[tuple[int, int]] = []
    for cost in action.entries("costs"):
        credits = cost.fields.get("credits", 0)
        cards = next((value for key, value in cost.fields.items() if key not in ("credits", "powers")), 0)
        costs.append((credits if isinstance(credits, int) else 0, cards if isinstance(cards, int) else 0))
    ACTION_COSTS.append(costs)
    ACTION_PROGRAM.append(add_program(action.entries("effects")))


def add_board(data: Entry) -> None:
    """Read planets, dials, dice and numbers."""
    planets = {planet.text("id"): planet for planet in data.entries("planets")}
    for planet in planets.values():
        note(planet)
    for id in PLANETS:
        planet = planets[id]
        PLANET_STRENGTH.append(planet.whole("strength", 1, 30))
        PLANET_DAMAGE.append(planet.whole("damage_on_loss", 0, 4))
        PLANET_REWARD.append(add_program(planet.entries("rewards")))
    for action in data.entries("cruise_actions"):
        add_action(action)
    strength = data.entry("astrolabe").entries("dials")[0].entry("support_strength")
    SUPPORT_STRENGTH.extend(strength.whole(str(s), 0, 20) for s in range(25))
    for die in data.entries("dice"):
        faces = die.fields.get("faces")
        if not isinstance(faces, list) or len(faces) != 6:
            raise die.fail("faces", "a list of six numbers")
        note(die)
        if die.text("id") == "die_metal":
            METAL_FACES.extend(int(face) for face in faces)
    for group in (data.entry("constants"), data.entry("negotiation").entry("limits")):
        for key, value in group.fields.items():
            if isinstance(value, int):
                NUMBERS[key] = value


def load(path: Path) -> None:
    """Fill the tables from a data file."""
    data = load_data(path)
    for card in data.entries("near_space"):
        add_space_card(card, True)
    for card in data.entries("far_space"):
        add_space_card(card, False)
    improvements = data.entry("improvements")
    for card in improvements.entries("equipment"):
        add_equipment(card)
    for card in improvements.entries("support"):
        add_support(card)
    for card in data.entries("base_ships"):
        add_base_ship(card)
    for card in data.entries("trophies"):
        add_trophy(card)
    add_board(data)
    for faction in data.entries("factions"):
        note(faction)
    note(data.entry("rest"))
    for template in data.entry("negotiation").entries("templates"):
        NAMES[f"template_{template.text('id')}"] = template.names()
    if len(ACTION_IDS) != 10:
        raise DataError(f"{path.name}: cruise_actions must be the ten of the board, but are {len(ACTION_IDS)}")


load(Path(__file__).with_name("components.json"))

SPACE_CARDS: Final[int] = len(SHIP_IDS)
CARDS: Final[int] = len(
    [cost for cost in COST if cost > 0]
)  # improvements; base ships come after them and cost nothing
BASES: Final[int] = len(IDS) - CARDS
FIRST_SUPPORT: Final[int] = next(card for card in range(len(IDS)) if TIMING[card] >= 0)
TROPHIES: Final[int] = len(TROPHY_IDS)
SHIP: Final[dict[str, int]] = {id: card for card, id in enumerate(SHIP_IDS)}
CARD: Final[dict[str, int]] = {id: card for card, id in enumerate(IDS)}
TROPHY: Final[dict[str, int]] = {id: card for card, id in enumerate(TROPHY_IDS)}

START_CREDITS: Final[int] = NUMBERS["start_credits"]
START_STRENGTH: Final[int] = NUMBERS["start_strength"]
TROPHY_LIMIT: Final[int] = NUMBERS["trophy_hand_limit"]
IMPROVEMENT_LIMIT: Final[int] = NUMBERS["improvement_limit"]
MOST_DAMAGE: Final[int] = NUMBERS["max_damage"]
MOST_PENALTIES: Final[int] = NUMBERS["max_penalties"]
FEE: Final[int] = NUMBERS["brotherhood_fee"]
PILE_FEE: Final[int] = NUMBERS["karokum_pile_fee"]
OPEN_SHIPS: Final[int] = NUMBERS["open_space_ships"]
ROW: Final[int] = NUMBERS["market_slots"]
REST_CREDITS: Final[int] = NUMBERS["rest_credits"]
REST_SURCHARGE: Final[int] = NUMBERS["rest_purchase_surcharge"]
CONTRABAND_SURCHARGE: Final = 1
DUEL_GLORY: Final[int] = NUMBERS["duel_glory"]
END_GLORY: Final[int] = NUMBERS["end_glory"]
END_DECK: Final[int] = NUMBERS["end_deck_at_most"]
MOST_PROPOSALS: Final[int] = NUMBERS["offers_per_window_per_player"]
MOST_VERSIONS: Final[int] = NUMBERS["counter_depth"] + 1
MOST_CLAUSES: Final[int] = NUMBERS["max_clauses"]
MOST_TURNS: Final[int] = NUMBERS["max_promise_horizon_turns"]
