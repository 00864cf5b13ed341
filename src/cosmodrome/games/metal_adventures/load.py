"""Reads the cards from a data file."""

from pathlib import Path
from typing import Final

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures.cards import Cards, Trophy
from cosmodrome.games.metal_adventures.effects.cruise import all_actions
from cosmodrome.games.metal_adventures.effects.trophies import CONDITIONS
from cosmodrome.games.metal_adventures.effects.verbs import read_step
from cosmodrome.kernel.errors import DataError
from cosmodrome.kernel.files.data import Entry, load_data
from cosmodrome.kernel.memory.cells import added, joined, wide

NO_CARD: Final = -1
WHO: Final = ("all", "highest_base_strength")
BONUSES: Final = {
    "attack_ship_without_ally": c.SHIP_ALONE,
    "attack_planet": c.AGAINST_PLANET,
    "duel_principal": c.DUELIST,
    "duel_as_challenger": c.CHALLENGER,
    "duel_as_challenged": c.CHALLENGED,
}
CREDIT_BONUSES: Final = {"won_ship_battle_as_attacker": c.SHIP_CREDITS, "won_ship_battle_as_loyal_ally": c.ALLY_CREDITS}
AMOUNTS: Final = {
    "support_bonus": c.SUPPORT,
    "reduce_metal_debt": c.DEBT,
    "discount": c.DISCOUNT,
    "redraw_revealed_ship": c.REDRAW,
}
FLAGS: Final = {"waive_cost": c.FREE_PILE, "reroll": c.OWN_REROLL}


def load(path: Path) -> Cards:
    """Return the cards of a data file."""
    data = load_data(path)
    cards = Cards(data.hash)
    cards.ids.update({"ship": [], "card": [], "trophy": [], "action": [], "planet": list(c.PLANETS)})
    near = data.entries("near_space")
    cards.near = len(near)
    for card in near + data.entries("far_space"):
        add_ship(cards, card)
    improvements = data.entry("improvements")
    for card in improvements.entries("equipment"):
        add_equipment(cards, card)
    for card in improvements.entries("support"):
        add_support(cards, card)
    for card in data.entries("base_ships"):
        add_card(cards, card, 0, 0, -1, c.NO_PROGRAM, -1, abilities_of(card.entries("effects")))
    for card in data.entries("trophies"):
        add_trophy(cards, card)
    add_board(cards, data)
    add_constants(cards, data.entry("constants"), data.entry("negotiation").entry("limits"))
    for entry in (*data.entries("factions"), data.entry("rest")):
        note(cards, entry)
    for template in data.entry("negotiation").entries("templates"):
        cards.names[f"template_{template.text('id')}"] = template.names()
    counts = {"ship": c.SHIPS, "card": c.IMPROVEMENTS + c.BASES, "trophy": c.TROPHIES}
    for kind, count in counts.items():
        if len(cards.ids[kind]) != count:
            raise DataError(f"{path.name}: there must be {count} of kind {kind!r}, not {len(cards.ids[kind])}")
    return cards


def note(cards: Cards, entry: Entry) -> str:
    """Keep the names and the source of a component and return its id."""
    id = entry.text("id")
    names = entry.names()
    if entry.fields.get("text_en"):
        names = {**names, "en-text": entry.text("text_en"), "ru-text": entry.text("text_ru")}
    cards.names[id] = names
    cards.sources[id] = entry.text("source")
    return id


def add_program(cards: Cards, effects: list[Entry], card: int = NO_CARD) -> int:
    """Add a list of effects as a program, and return its number."""
    if not effects:
        return c.NO_PROGRAM
    cards.programs.append([read_step(effect, card) for effect in effects])
    return len(cards.programs) - 1


# -- cards -------------------------------------------------------------------------------------------------------------
def add_ship(cards: Cards, card: Entry) -> None:
    """Add a ship or an event of the space deck."""
    cards.ids["ship"].append(note(cards, card))
    ship = card.one_of("type", ("ship", "event")) == 0
    effects = card.entries("rewards" if ship else "effects")
    program = add_program(cards, effects)
    steps = cards.programs[program]
    who = c.EVERYBODY
    if not ship:
        who = c.THE_TABLE if steps[0].effect.op == "add_to_treasury" else effects[0].one_of("who", WHO)
    credits = sum([int(step.a) for step in steps if step.effect.op == "gain credits"])
    cards.faction = added(cards.faction, card.one_of("faction", c.FACTIONS) if ship else c.NO_FACTION)
    cards.strength = added(cards.strength, card.whole("strength", 1, 30) if ship else 0)
    cards.dots = added(cards.dots, card.whole("damage", 1, 3) if ship else 0)
    cards.reward = added(cards.reward, program if ship else c.NO_PROGRAM)
    cards.printed_credits = added(cards.printed_credits, credits if ship else 0)
    cards.event = added(cards.event, c.NO_PROGRAM if ship else program)
    cards.event_who = added(cards.event_who, who)


def add_equipment(cards: Cards, card: Entry) -> None:
    """Add an equipment card."""
    family = card.text("family")
    if family not in cards.families:
        cards.families.append(family)
        cards.names[f"family_{family}"] = {"en": card.text("family_en"), "ru": card.text("family_ru")}
    cost, strength = card.whole("cost", 1, 20), card.whole("strength", 0, 9)
    number, abilities = cards.families.index(family), abilities_of(card.entries("effects"))
    add_card(cards, card, cost, strength, number, c.NO_PROGRAM, -1, abilities)


def add_support(cards: Cards, card: Entry) -> None:
    """Add a support card."""
    program = add_program(cards, card.entries("effects"), len(cards.ids["card"]))
    timing = card.one_of("timing", c.TIMINGS)
    add_card(cards, card, card.whole("cost", 1, 20), 0, -1, program, timing, [0] * c.ABILITIES)


def add_card(
    cards: Cards, card: Entry, cost: int, strength: int, family: int, program: int, timing: int, abilities: list[int]
) -> None:
    """Add an improvement or a base ship, whose strength is that of the dial, not an addition to it (MA-2.2)."""
    cards.ids["card"].append(note(cards, card))
    cards.cost = added(cards.cost, cost)
    cards.added = added(cards.added, strength)
    cards.family = added(cards.family, family)
    cards.program = added(cards.program, program)
    cards.timing = added(cards.timing, timing)
    cards.ability = joined(cards.ability, abilities)


def abilities_of(effects: list[Entry]) -> list[int]:
    """Return the standing abilities of a base ship or of equipment, by kind."""
    found = [0] * c.ABILITIES
    for effect in effects:
        kind, amount = ability(effect)
        found[kind] += amount
        if kind == c.DISCOUNT:
            found[c.CHEAPEST] = effect.whole("min_cost", 1, 20)
    return found


def ability(effect: Entry) -> tuple[int, int]:
    """Return the kind and the size of one standing ability."""
    op = effect.text("op")
    if op == "strength_bonus" or op == "gain":
        kinds = BONUSES if op == "strength_bonus" else CREDIT_BONUSES
        return list(kinds.values())[effect.one_of("when", tuple(kinds))], effect.whole("n", 1, 9)
    if op == "reduce_damage":
        lost_ship = effect.one_of("when", ("any_damage", "lost_ship_battle"))
        least = effect.whole("min_after", lost_ship, 1)
        return c.HULL if lost_ship else (c.ARMOUR, c.PLATING)[least], effect.whole("n", 1, 4)
    if op in AMOUNTS:
        return AMOUNTS[op], effect.whole("n", 1, 6)
    if op in FLAGS:
        return FLAGS[op], 1
    raise effect.fail("op", "a known standing ability")


def add_trophy(cards: Cards, card: Entry) -> None:
    """Add a trophy."""
    cards.ids["trophy"].append(note(cards, card))
    entry = card.entry("condition")
    condition = CONDITIONS.get(entry.text("pred"))
    if condition is None:
        raise entry.fail("pred", "a known condition")
    if (card.one_of("kind", ("state", "event")) == 1) != condition.is_event:
        raise card.fail("kind", "event for what happens in a turn, state for what one owns")
    glory, credits = card.whole("glory", 0, 5), card.whole("credits", 0, 20)
    cards.trophies.append(Trophy(condition, condition.read(entry), glory, credits))


# -- the board ---------------------------------------------------------------------------------------------------------
def add_board(cards: Cards, data: Entry) -> None:
    """Read planets, actions, dials and dice."""
    planets = {note(cards, planet): planet for planet in data.entries("planets")}
    for id in c.PLANETS:
        planet = planets[id]
        cards.planet_strength = added(cards.planet_strength, planet.whole("strength", 1, 30))
        cards.planet_damage = added(cards.planet_damage, planet.whole("damage_on_loss", 0, 4))
        cards.planet_reward = added(cards.planet_reward, add_program(cards, planet.entries("rewards")))
    add_actions(cards, data.entries("cruise_actions"))
    strength = data.entry("astrolabe").entries("dials")[0].entry("support_strength")
    cards.support_strength = wide([strength.whole(str(s), 0, 20) for s in range(25)])
    cards.ids["die"] = [note(cards, die) for die in data.entries("dice")]
    for die in data.entries("dice"):
        if len(die.wholes("faces")) != 6:
            raise die.fail("faces", "a list of six numbers")
        if die.text("id") == "die_metal":
            cards.metal_faces = wide(die.wholes("faces"))


def add_actions(cards: Cards, entries: list[Entry]) -> None:
    """Read the actions of the cruise, and count their variants through."""
    actions = all_actions()
    if len(entries) != len(actions):
        raise DataError(f"cruise_actions must be the ten of the board, but are {len(entries)}")
    for action, entry in zip(actions, entries, strict=True):
        action.id = note(cards, entry)
        cards.ids["action"].append(action.id)
        action.planet = entry.one_of("planet", (*c.PLANETS, c.OTHER_PLANETS[0]))
        for cost in entry.entries("costs"):
            credits = cost.fields.get("credits", 0)
            goods = next((value for key, value in cost.fields.items() if key not in ("credits", "powers")), 0)
            action.credits = added(action.credits, credits if isinstance(credits, int) else 0)
            action.goods = added(action.goods, goods if isinstance(goods, int) else 0)
        action.program = add_program(cards, entry.entries("effects"))
        cards.actions.append(action)
        cards.first_variants = added(cards.first_variants, len(cards.variant_actions))
        cards.variant_actions.extend([action] * int(action.variants))


def add_constants(cards: Cards, constants: Entry, limits: Entry) -> None:
    """Read the constants of the rulebook and the limits of negotiation."""
    cards.start_credits = constants.whole("start_credits")
    cards.start_strength = constants.whole("start_strength")
    cards.improvement_limit = constants.whole("improvement_limit")
    cards.most_damage = constants.whole("max_damage")
    cards.most_penalties = constants.whole("max_penalties")
    cards.fee = constants.whole("brotherhood_fee")
    cards.pile_fee = constants.whole("karokum_pile_fee")
    cards.rest_credits = constants.whole("rest_credits")
    cards.rest_surcharge = constants.whole("rest_purchase_surcharge")
    cards.duel_glory = constants.whole("duel_glory")
    cards.end_glory = constants.whole("end_glory")
    cards.end_deck = constants.whole("end_deck_at_most")
    cards.traitor_damage = constants.whole("traitor_damage_if_attacker_wins")
    cards.betrayed_damage = constants.whole("attacker_damage_if_betrayed_and_lost")
    cards.most_proposals = limits.whole("offers_per_window_per_player")
    cards.most_versions = limits.whole("counter_depth") + 1
    cards.most_turns = limits.whole("max_promise_horizon_turns")
    constants.whole("trophy_hand_limit", c.TROPHY_LIMIT, c.TROPHY_LIMIT)
    constants.whole("open_space_ships", c.OPEN_SHIPS, c.OPEN_SHIPS)
    constants.whole("market_slots", c.ROW, c.ROW)
    limits.whole("max_clauses", c.MOST_CLAUSES, c.MOST_CLAUSES)
