"""The adventure cards as tables of ints: each card is one verb with its figures.

A *card* is known by its place in the file.  A *hit* is ``4 * what + from``.  Goods are counted by colour.
"""

from typing import Final

from cosmodrome.games.galaxy_trucker.data import COLOURS, DATA, DIRECTIONS, NAMES
from cosmodrome.kernel.data import Entry

# Verbs: what a card does
OPEN_SPACE: Final = 0
PLANETS: Final = 1
ABANDONED_SHIP: Final = 2
ABANDONED_STATION: Final = 3
METEORS: Final = 4
SMUGGLERS: Final = 5
SLAVERS: Final = 6
PIRATES: Final = 7
COMBAT_ZONE: Final = 8
STARDUST: Final = 9
EPIDEMIC: Final = 10
SABOTAGE: Final = 11
VERBS: Final = (
    "open_space",
    "planets",
    "abandoned_ship",
    "abandoned_station",
    "meteor_swarm",
    "smugglers",
    "slavers",
    "pirates",
    "combat_zone",
    "stardust",
    "epidemic",
    "sabotage",
)
OPS: Final = (
    "advance_by_engine_power",
    "planets",
    "offer_once",
    "offer_once",
    "hits",
    "enemy",
    "enemy",
    "enemy",
    "combat_zone",
    "lose",
    "lose",
    "sabotage",
)

# Hits
SMALL_METEOR: Final = 0
LARGE_METEOR: Final = 1
LIGHT_SHOT: Final = 2
HEAVY_SHOT: Final = 3
HIT_NAMES: Final = ("small-meteor", "large-meteor", "light-shot", "heavy-shot")

# Lines of a Combat Zone: what is compared, and what the lowest suffers
CREW: Final = 0
ENGINES: Final = 1
CANNONS: Final = 2
CRITERIA: Final = ("crew", "engine", "cannon")
LOSE_DAYS: Final = 0
LOSE_CREW: Final = 1
LOSE_GOODS: Final = 2
SUFFER_HITS: Final = 3
PENALTIES: Final = ("days", "crew", "goods", "hits")

# By card
CARD_IDS: Final[list[str]] = []
LEVEL: Final[list[int]] = []  # 0, 1, 2 for decks I, II, III
VERB: Final[list[int]] = []
IN_TEST_FLIGHT: Final[list[bool]] = []
STRENGTH: Final[list[int]] = []
DAYS: Final[list[int]] = []
CREW_NEEDED: Final[list[int]] = []
CREDITS: Final[list[int]] = []
PENALTY: Final[list[int]] = []  # crew or goods lost to an enemy
GOODS: Final[list[list[int]]] = []
WORLDS: Final[list[list[list[int]]]] = []  # goods of each planet
HITS: Final[list[list[int]]] = []
LINE_CRITERION: Final[list[list[int]]] = []
LINE_PENALTY: Final[list[list[int]]] = []
LINE_AMOUNT: Final[list[list[int]]] = []
ATTEMPTS: Final = 3  # rolls of a Sabotage card
CARD_SOURCE: Final[list[str]] = []


def goods_of(colours: list[str], where: Entry) -> list[int]:
    """Count goods by colour."""
    if set(colours) - set(COLOURS):
        raise where.fail("list", f"a list of {', '.join(COLOURS)}")
    return [colours.count(colour) for colour in COLOURS]


def hit_of(hit: Entry) -> int:
    """Return a hit as an int."""
    size = hit.one_of("size", ("small", "large") if hit.one_of("kind", ("meteor", "shot")) == 0 else ("light", "heavy"))
    return 4 * (2 * hit.one_of("kind", ("meteor", "shot")) + size) + hit.one_of("from", DIRECTIONS)


def amount_of(effects: list[Entry], op: str, what: str) -> int:
    """Return the number of an effect in a list of effects; 0 when it is not there."""
    for effect in effects:
        if effect.text("op") == op and effect.text("what") == what:
            return effect.whole("n", 1)
    return 0


def goods_in(effects: list[Entry]) -> list[int]:
    """Return the goods that a list of effects offers."""
    for effect in effects:
        if effect.text("op") == "gain" and effect.text("what") == "goods":
            return goods_of(effect.texts("list"), effect)
    return [0, 0, 0, 0]


def add_card(card: Entry) -> None:
    """Add one card to the tables."""
    verb = card.one_of("type", VERBS)
    effects = card.entries("effects")
    if len(effects) != 1 or effects[0].text("op") != OPS[verb]:
        raise card.fail("effects", f"one effect {OPS[verb]}")
    effect = effects[0]
    CARD_IDS.append(card.text("id"))
    NAMES[card.text("id")] = card.names()
    CARD_SOURCE.append(card.text("source"))
    LEVEL.append(card.whole("deck", 1, 3) - 1)
    VERB.append(verb)
    IN_TEST_FLIGHT.append(card.flag("test_flight"))
    enemy = OPS[verb] == "enemy"
    offer = OPS[verb] == "offer_once"
    lose = effect.entries("lose") if enemy else []
    reward = effect.entries("win" if enemy else "reward") if enemy or offer else []
    cost = effect.entries("win_cost" if enemy else "cost") if enemy or offer else []
    STRENGTH.append(effect.whole("strength", 1) if enemy else 0)
    DAYS.append(effect.whole("days", 1) if verb == PLANETS else amount_of(cost, "lose", "days"))
    CREW_NEEDED.append(effect.entries("require")[0].whole("min", 1) if offer else 0)
    CREDITS.append(amount_of(reward, "gain", "credits"))
    PENALTY.append(amount_of(lose, "lose", "goods" if verb == SMUGGLERS else "crew") if verb != PIRATES else 0)
    GOODS.append(goods_in(reward))
    WORLDS.append(worlds_of(effect) if verb == PLANETS else [])
    hits = effect if verb == METEORS else lose[0] if verb == PIRATES else None
    HITS.append([hit_of(hit) for hit in hits.entries("list")] if hits is not None else [])
    add_lines(effect.entries("lines") if verb == COMBAT_ZONE else [])
    if verb == ABANDONED_SHIP and amount_of(cost, "lose", "crew") != CREW_NEEDED[-1]:
        raise card.fail("effects", "a price in crew that is also the crew it requires")
    if verb == SABOTAGE and effect.whole("attempts") != ATTEMPTS:
        raise effect.fail("attempts", str(ATTEMPTS))


def worlds_of(effect: Entry) -> list[list[int]]:
    """Return the goods of each planet."""
    planets = effect.fields.get("planets")
    if not isinstance(planets, list) or not 2 <= len(planets) <= 4:
        raise effect.fail("planets", "a list of 2 to 4 lists of goods")
    return [goods_of(list(planet), effect) for planet in planets]


def add_lines(lines: list[Entry]) -> None:
    """Add the lines of a Combat Zone; its last line shoots, and its hits are those of the card."""
    criteria: list[int] = []
    penalties: list[int] = []
    amounts: list[int] = []
    for line in lines:
        penalty = line.entries("penalty")[0]
        criteria.append(line.one_of("criterion", CRITERIA))
        if penalty.one_of("op", ("lose", "hits")) == 1:
            penalties.append(SUFFER_HITS)
            amounts.append(0)
            HITS[-1] = [hit_of(hit) for hit in penalty.entries("list")]
        else:
            penalties.append(penalty.one_of("what", PENALTIES))
            amounts.append(penalty.whole("n", 1))
    LINE_CRITERION.append(criteria)
    LINE_PENALTY.append(penalties)
    LINE_AMOUNT.append(amounts)


def load(data: Entry) -> None:
    """Fill the tables."""
    for card in data.entries("adventure_cards"):
        add_card(card)


load(DATA)

CARDS: Final[int] = len(CARD_IDS)
CARD: Final[dict[str, int]] = {id: card for card, id in enumerate(CARD_IDS)}
NO_CARD: Final[int] = CARDS
LEVEL.append(0)
VERB.append(-1)
TEST_CARDS: Final[list[int]] = [card for card in range(CARDS) if IN_TEST_FLIGHT[card]]
DECKS: Final[list[list[int]]] = [[card for card in range(CARDS) if LEVEL[card] == level] for level in range(3)]
