"""What cards, planets, actions and events do, as programs: flat lists of steps, each a verb and three arguments.

The programs are carried out by ``rules.effects``; standing abilities of ships and equipment are plain numbers by kind.
"""

from typing import Final

from cosmodrome.kernel.data import Entry

# Verbs of a program, with the meaning of their arguments
WIDTH: Final = 4
GAIN_CREDITS: Final = 0  # amount
GAIN_GLORY: Final = 1  # amount
REPAIR: Final = 2  # amount
BLANK_DIE: Final = 3
REMOVE_PENALTY: Final = 4  # amount
PAY: Final = 5  # amount, where to
LOOT: Final = 6  # planet: its whole treasury
FILL_TREASURIES: Final = 7  # amount, mask of planets
REFRESH_ROW: Final = 8
LAST_PLAIN: Final = 8  # the verbs from here on ask somebody
DAMAGE: Final = 9  # amount
DRAW_TROPHY: Final = 10  # look at, may be declined
TAKE_ROW_CARD: Final = 11  # highest printed cost
TAKE_SUPPORT: Final = 12  # from the support discard
TAKE_WRECK: Final = 13  # from the pile
SWAP_WRECK: Final = 14
DISCARD_OR_DAMAGE: Final = 15  # damage instead of a support card
STRIKE: Final = 16  # damage to another player
STEAL: Final = 17  # credits of another player
REPLACE_SHIPS: Final = 18
ADD_STRENGTH: Final = 19  # to the own side of a battle
REROLL: Final = 20  # either battle die
PREVENT: Final = 21  # all damage of a lost battle

ALL: Final = 99  # repair everything, any cost

# Standing abilities
SHIP_ALONE: Final = 0
PLANET: Final = 1
DUELIST: Final = 2
CHALLENGER: Final = 3
CHALLENGED: Final = 4
SHIP_CREDITS: Final = 5
ALLY_CREDITS: Final = 6
SUPPORT: Final = 7
DEBT: Final = 8
DISCOUNT: Final = 9
REDRAW: Final = 10
FREE_PILE: Final = 11
OWN_REROLL: Final = 12
ARMOUR: Final = 13  # against any damage, down to 0
HULL: Final = 14  # against damage of a lost ship battle, down to 1
PLATING: Final = 15  # against any damage, down to 1
CHEAPEST: Final = 16  # price below which the discount does not reach
ABILITIES: Final = 17

BONUSES: Final = {
    "attack_ship_without_ally": SHIP_ALONE,
    "attack_planet": PLANET,
    "duel_principal": DUELIST,
    "duel_as_challenger": CHALLENGER,
    "duel_as_challenged": CHALLENGED,
}
CREDIT_BONUSES: Final = {"won_ship_battle_as_attacker": SHIP_CREDITS, "won_ship_battle_as_loyal_ally": ALLY_CREDITS}

PLANETS: Final[tuple[str, ...]] = ("exhalia", "bazaar", "karokum")
WHO: Final = ("all", "highest_base_strength")
BANK: Final = 0
POT: Final = 1

NO_PROGRAM: Final = 0
PROGRAMS: Final[list[list[int]]] = [[]]


def add_program(effects: list[Entry]) -> int:
    """Translate a list of effects into a program and return its number."""
    if not effects:
        return NO_PROGRAM
    steps: list[int] = []
    for effect in effects:
        step = translate(effect)
        steps += step + [0] * (WIDTH - len(step))
    PROGRAMS.append(steps)
    return len(PROGRAMS) - 1


def amount_of(effect: Entry) -> int:
    """Return an amount, which may be "all"."""
    return ALL if effect.fields.get("n") == "all" else effect.whole("n", 1, 20)


def translate(effect: Entry) -> list[int]:
    """Translate one effect of the data file into a step of a program."""
    op = effect.text("op")
    if op == "gain":
        return translate_gain(effect)
    if op == "repair":
        return [REPAIR, amount_of(effect)]
    if op == "damage":
        return [STRIKE if effect.fields.get("who") == "chosen_other_player" else DAMAGE, effect.whole("n", 1, 4)]
    if op == "pay":
        return [PAY, effect.whole("n", 1, 20), effect.one_of("to", ("bank", "pirate_pot"))]
    if op == "add_to_treasury":
        return [FILL_TREASURIES, effect.whole("n", 1, 20), planets_mask(effect)]
    if op == "draw_trophy":
        return [DRAW_TROPHY, effect.whole("look", 1, 3), 1 if effect.has("optional") else 0]
    if op == "take_market_improvement":
        return [TAKE_ROW_CARD, effect.whole("max_cost", 1, 20) if effect.has("max_cost") else ALL]
    if op == "take_from_pile":
        return [(TAKE_SUPPORT, TAKE_WRECK)[effect.one_of("pile", ("support_discard", "ship_discard"))]]
    if op == "choose":
        return [DISCARD_OR_DAMAGE, choice_damage(effect)]
    if op == "steal":
        return [STEAL, effect.whole("n", 1, 20)]
    if op == "strength_bonus":
        return [ADD_STRENGTH, effect.whole("n", 1, 9)]
    plain = {
        "set_metal_die_blank": BLANK_DIE,
        "refresh_market": REFRESH_ROW,
        "swap": SWAP_WRECK,
        "replace_all_revealed_ships": REPLACE_SHIPS,
        "reroll": REROLL,
        "prevent_damage": PREVENT,
    }
    if op == "remove_penalty":
        return [REMOVE_PENALTY, effect.whole("n", 1, 4)]
    if op in plain:
        return [plain[op]]
    raise effect.fail("op", "a known effect")


def translate_gain(effect: Entry) -> list[int]:
    """Translate a gain of credits or glory from the bank, or of a whole treasury."""
    if effect.one_of("what", ("credits", "glory")) == 1:
        return [GAIN_GLORY, effect.whole("n", 1, 9)]
    if effect.fields.get("n") != "all":
        return [GAIN_CREDITS, effect.whole("n", 1, 20)]
    return [LOOT, effect.one_of("from", tuple(f"{planet}_treasury" for planet in PLANETS))]


def choice_damage(effect: Entry) -> int:
    """Return the damage that a player may choose instead of discarding a support card."""
    first, second = effect.entries("options")
    if first.text("op") != "discard" or first.text("what") != "support_card" or second.text("op") != "damage":
        raise effect.fail("options", "to discard a support card, or damage")
    return second.whole("n", 1, 4)


def planets_mask(effect: Entry) -> int:
    """Return a mask of planets."""
    named = effect.texts("planets")
    if not set(named) <= set(PLANETS):
        raise effect.fail("planets", f"a list of some of {', '.join(PLANETS)}")
    return sum((1, 2, 4)[PLANETS.index(planet)] for planet in set(named))


def abilities_of(effects: list[Entry]) -> list[int]:
    """Return the standing abilities of a base ship or of equipment, by kind."""
    found = [0] * ABILITIES
    for effect in effects:
        kind, amount = ability(effect)
        found[kind] += amount
        if kind == DISCOUNT:
            found[CHEAPEST] = effect.whole("min_cost", 1, 20)
    return found


def ability(effect: Entry) -> tuple[int, int]:
    """Return the kind and the size of one standing ability."""
    op = effect.text("op")
    if op == "strength_bonus":
        return list(BONUSES.values())[effect.one_of("when", tuple(BONUSES))], effect.whole("n", 1, 9)
    if op == "gain":
        return list(CREDIT_BONUSES.values())[effect.one_of("when", tuple(CREDIT_BONUSES))], effect.whole("n", 1, 9)
    if op == "reduce_damage":
        lost_ship = effect.one_of("when", ("any_damage", "lost_ship_battle"))
        least = effect.whole("min_after", lost_ship, 1)
        return HULL if lost_ship else (ARMOUR, PLATING)[least], effect.whole("n", 1, 4)
    amounts = {
        "support_bonus": SUPPORT,
        "reduce_metal_debt": DEBT,
        "discount": DISCOUNT,
        "redraw_revealed_ship": REDRAW,
    }
    if op in amounts:
        return amounts[op], effect.whole("n", 1, 6)
    if op == "waive_cost":
        return FREE_PILE, 1
    if op == "reroll":
        return OWN_REROLL, 1
    raise effect.fail("op", "a known standing ability")
