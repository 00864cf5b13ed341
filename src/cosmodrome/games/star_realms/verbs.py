"""What cards do, as programs: flat lists of steps, each a verb and four arguments, carried out by ``rules.perform``."""

from typing import Final

from cosmodrome.kernel.data import Entry

# Verbs of a program, with the meaning of their arguments
WIDTH: Final = 5
GAIN_TRADE: Final = 0  # amount
GAIN_COMBAT: Final = 1  # amount
GAIN_AUTHORITY: Final = 2  # amount
GAIN_COMBAT_BY_COST: Final = 3  # times the cost of the card just scrapped
GAIN_COMBAT_BY_SCRAPPED: Final = 4  # times the own cards scrapped this turn
DRAW: Final = 5  # cards
TOP_NEXT_BASE: Final = 6
RETURN_LATER: Final = 7  # kind
LAST_PLAIN: Final = 7  # the verbs from here on may ask somebody, or have programs of their own
DISCARD: Final = 8  # who, cards
DISCARD_ANY: Final = 9  # program for each card
SCRAP_CARDS: Final = 10  # zones, at least, at most, program for each card
DESTROY_BASE: Final = 11
CHOOSE: Final = 12  # program, other program
IF_BASES: Final = 13  # bases, program
ACQUIRE: Final = 14  # highest cost, to the top of the deck (1) or the discard pile (0)
TOP_BASE_FROM_DISCARD: Final = 15

# Who discards
SELF: Final = 0
TARGET_OPPONENT: Final = 1
TARGET_PLAYER: Final = 2
WHO: Final = ("self", "target_opponent", "target_player")

# Zones a card can be scrapped from
FROM_HAND: Final = 1
FROM_DISCARD: Final = 2
FROM_ROW: Final = 4
ZONES: Final = {"hand": FROM_HAND, "discard": FROM_DISCARD, "trade_row": FROM_ROW}

RESOURCES: Final = ("trade", "combat", "authority")
AMOUNTS: Final = {
    "cost_of_scrapped_card": GAIN_COMBAT_BY_COST,
    "own_cards_scrapped_this_turn_including_this": GAIN_COMBAT_BY_SCRAPPED,
}

NO_PROGRAM: Final = 0
PROGRAMS: Final[list[list[int]]] = [[]]


def add_program(effects: list[Entry], kind: int) -> int:
    """Translate a list of effects into a program and return its number."""
    if not effects:
        return NO_PROGRAM
    steps: list[int] = []
    for effect in effects:
        step = translate(effect, kind)
        steps += step + [0] * (WIDTH - len(step))
    PROGRAMS.append(steps)
    return len(PROGRAMS) - 1


def translate(effect: Entry, kind: int) -> list[int]:
    """Translate one effect of the data file into a step of a program."""
    op = effect.text("op")
    if op == "gain":
        return translate_gain(effect)
    if op == "draw":
        return [DRAW, effect.whole("n", 1)]
    if op == "discard":
        return [DISCARD, effect.one_of("who", WHO), effect.whole("n", 1)]
    if op == "discard_any":
        return [DISCARD_ANY, add_program(effect.entries("per_card"), kind)]
    if op == "scrap":
        zones = sum(ZONES[zone] for zone in known(effect, "zones", tuple(ZONES)))
        if zones > FROM_ROW:
            raise effect.fail("zones", "either the trade row or own zones")
        then = add_program(effect.entries("then"), kind) if effect.has("then") else NO_PROGRAM
        return [SCRAP_CARDS, zones, effect.whole("min", 0, 1), effect.whole("max", 1), then]
    if op == "destroy_base":
        return [DESTROY_BASE]
    if op == "choose":
        return [CHOOSE, *translate_choose(effect, kind)]
    if op == "if":
        bases = effect.entry("cond").whole("own_bases_in_play_at_least", 1)
        return [IF_BASES, bases, add_program(effect.entries("then"), kind)]
    if op == "acquire_free":
        return [ACQUIRE, effect.whole("max_cost"), effect.one_of("to", ("discard", "deck_top"))]
    if op == "redirect_next_acquire":
        return [TOP_NEXT_BASE]
    if op == "move":
        return [TOP_BASE_FROM_DISCARD]
    if op == "return_from_scrap_heap":
        return [RETURN_LATER, kind]
    raise effect.fail("op", "a known effect of a card")


def translate_gain(effect: Entry) -> list[int]:
    """Translate a gain of a fixed amount, or of combat counted from something."""
    resource = effect.one_of("what", RESOURCES)
    if isinstance(effect.fields.get("n"), int):
        return [(GAIN_TRADE, GAIN_COMBAT, GAIN_AUTHORITY)[resource], effect.whole("n", 1)]
    amount = effect.entry("n")
    counted = tuple(AMOUNTS)[amount.one_of("of", tuple(AMOUNTS))]
    if resource != RESOURCES.index("combat"):
        raise effect.fail("what", "combat, because the amount is counted")
    return [AMOUNTS[counted], amount.whole("times", 1)]


def translate_choose(effect: Entry, kind: int) -> list[int]:
    """Translate a choice between two lists of effects."""
    options = effect.fields.get("options")
    if effect.whole("n") != 1 or not isinstance(options, list) or len(options) != 2:
        raise effect.fail("options", "two lists of effects")
    entries = [Entry(effect.where, {"options": option}).entries("options") for option in options]
    return [add_program(option, kind) for option in entries]


def known(entry: Entry, name: str, values: tuple[str, ...]) -> list[str]:
    """Return a list of texts that must all be among the values."""
    texts = entry.texts(name)
    if not set(texts) <= set(values):
        raise entry.fail(name, f"a list of some of {', '.join(values)}")
    return texts
