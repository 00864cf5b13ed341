"""What abilities do, as programs: flat lists of steps, each a verb and three arguments, carried out by rules."""

from typing import Final

from cosmodrome.kernel.data import Entry

# Resources
CREDITS: Final = 0
INCOME: Final = 1
VP: Final = 2
RESOURCES: Final = ("credits", "income", "vp")

# Verbs of a program, with the meaning of their arguments
WIDTH: Final = 4
GAIN: Final = 0  # resource, amount
OPPONENTS_LOSE: Final = 1  # victory points
SWAP_SECTORS: Final = 2  # sector, other sector
LAST_PLAIN: Final = 2  # the verbs from here on may ask, or end the game
WIN: Final = 3
SHIFT: Final = 4  # at most so many sectors to the right
REROLL: Final = 5  # at most so many dice
SET_DIE: Final = 6
DOUBLE: Final = 7
EXCHANGE: Final = 8
PLACE_CHARGE: Final = 9
MOVE_CHARGE: Final = 10
BUY: Final = 11  # cards, first and last sector that may take a ship instead of its printed one (0: none)
CLAIM: Final = 12  # ships of level 1, 2 and 3
NO_VERB: Final = -1

NO_PROGRAM: Final = 0
PROGRAMS: Final[list[list[int]]] = [[]]

SECTORS: Final = 12
LEVELS: Final = 3
SIDES: Final = ("station", "deployed")


def add_program(effects: list[Entry], side: int) -> int:
    """Translate a list of effects into a program and return its number."""
    steps: list[int] = []
    for effect in effects:
        step = translate(effect, side)
        steps += step + [0] * (WIDTH - len(step))
    PROGRAMS.append(steps)
    return len(PROGRAMS) - 1


def translate(effect: Entry, side: int) -> list[int]:
    """Translate one effect of the data file into a step of a program."""
    op = effect.text("op")
    if op == "gain":
        return [GAIN, effect.one_of("what", RESOURCES), effect.whole("n", 1)]
    if op == "opponents_lose":
        effect.one_of("what", ("vp",))
        return [OPPONENTS_LOSE, effect.whole("n", 1)]
    if op == "swap_sectors":
        return [SWAP_SECTORS, *numbers(effect, "sectors", 1, SECTORS)]
    if op == "win":
        return [WIN]
    if op == "shift_sector":
        return [SHIFT, up_to(effect, "steps")]
    if op == "reroll":
        return [REROLL, up_to(effect, "dice")]
    if op == "set_die":
        effect.whole("n", 1, 1)
        return [SET_DIE]
    if op == "double":
        if effect.one_of("side", SIDES) != side:
            raise effect.fail("side", "the side of the card that it stands on")
        return [DOUBLE]
    if op == "exchange_self":
        return [EXCHANGE]
    if op in ("place_charge", "move_charge"):
        effect.whole("n", 1, 1)
        return [PLACE_CHARGE if op == "place_charge" else MOVE_CHARGE]
    if op == "buy_card":
        sectors = numbers(effect, "place_sectors", 1, SECTORS) if effect.has("place_sectors") else [0]
        if sectors != list(range(sectors[0], sectors[-1] + 1)) or not effect.flag("optional"):
            raise effect.fail("place_sectors", "a row of neighbouring sectors of an optional purchase")
        return [BUY, effect.whole("n", 1), sectors[0], sectors[-1]]
    if op == "claim":
        return [CLAIM, *claim_counts(effect)]
    raise effect.fail("op", "a known effect of an ability")


def claim_counts(effect: Entry) -> list[int]:
    """Return how many ships of each level a claim takes at most."""
    counts = [0] * LEVELS
    for wanted in effect.entries("cards"):
        counts[wanted.whole("level", 1, LEVELS) - 1] += wanted.whole("n", 1)
    if not effect.flag("optional"):
        raise effect.fail("optional", "true")
    return counts


def up_to(effect: Entry, name: str) -> int:
    """Return n where the field lists 1, 2 ... n."""
    values = numbers(effect, name, 1, 2)
    if values != list(range(1, len(values) + 1)):
        raise effect.fail(name, "1, or 1 and 2")
    return len(values)


def numbers(effect: Entry, name: str, low: int, high: int) -> list[int]:
    """Return a list of whole numbers within bounds."""
    values = effect.fields.get(name)
    if not isinstance(values, list) or not values or not all(is_whole(value, low, high) for value in values):
        raise effect.fail(name, f"a list of whole numbers in {low}..{high}")
    return list(values)


def is_whole(value: object, low: int, high: int) -> bool:
    """Tell whether a value is a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
