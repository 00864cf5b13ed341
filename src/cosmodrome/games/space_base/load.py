"""Reads the cards from a data file."""

import re
from pathlib import Path
from typing import Final

from cosmodrome.games.space_base.cards import (
    CARD_ROOM,
    COLONY,
    DEPLOYED,
    LEAST_SEATS,
    LEFT,
    LEVELS,
    MOST_SEATS,
    NO_STEPS,
    OTHER_TURN,
    OWN_TURN,
    RESOURCES,
    RIGHT,
    SECTORS,
    SETS,
    STATION,
    Cards,
    Step,
)
from cosmodrome.games.space_base.effects import EFFECTS, claim_counts, numbers
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.errors import DataError
from cosmodrome.kernel.files.data import Entry, load_data
from cosmodrome.kernel.memory.cells import added, joined

MODES: Final = ("standard", "light_speed")
ARROWS: Final = ("left", "right")
COLOURS: Final = ("blue", "red", "green")
TURNS: Final = (OWN_TURN, OTHER_TURN, OWN_TURN | OTHER_TURN)  # by colour
ACCUSATIVE: Final = {"Аванпост": "аванпост", "База": "базу", "Колония": "колонию"}  # colonies after a verb
PER_LEVEL: Final = 6  # ships of each level in the shipyard (SB-3.4)


def load(path: Path) -> Cards:
    """Return the cards of a data file."""
    data = load_data(path)
    cards = Cards(data.hash)
    cards.ids["card"] = []
    components = data.entries("components")
    for kind in ("starter_ship", "ship", "colony"):
        for card in components:
            if card.text("kind") == kind:
                add_card(cards, card, COLONY if kind == "colony" else card.whole("level", 0, LEVELS))
    add_tables(cards, data.entry("tables"))
    starters = [(cards.level[card], cards.sector[card]) for card in range(SETS * SECTORS)]
    colonies = [(cards.level[card], cards.sector[card]) for card in range(cards.count - SECTORS, cards.count)]
    row = range(1, SECTORS + 1)
    if starters != [(0, sector) for _ in range(SETS) for sector in row] or colonies != [(COLONY, s) for s in row]:
        raise DataError(f"{path.name}: components must hold five sets of starting ships and a colony for each sector")
    if cards.count > CARD_ROOM:
        raise DataError(f"{path.name}: components must hold at most {CARD_ROOM} cards, not {cards.count}")
    return cards


def add_tables(cards: Cards, tables: Entry) -> None:
    """Add the figures that belong to no card."""
    bonuses = tables.entry("turn_order_bonus")
    for place in range(1, MOST_SEATS + 1):
        gains = [gain(bonus) for bonus in bonuses.entries(str(place))]
        cards.bonus.append(gains[0] if gains else (0, 0))
    for mode in MODES:
        cards.start = joined(cards.start, [tables.entry("start").entry(mode).whole(name) for name in RESOURCES])
    draws = tables.entry("start").entry("light_speed").entry("draw")
    for level in range(1, LEVELS + 1):
        cards.drawn = added(cards.drawn, draws.whole(str(level)) if draws.has(str(level)) else 0)
    tables.entry("shipyard").whole("face_up_per_level", PER_LEVEL, PER_LEVEL)


def add_card(cards: Cards, card: Entry, level: int) -> None:
    """Add one card to the tables."""
    id = card.text("id")
    cards.numbers[id] = int(cards.count)
    cards.count += 1
    cards.ids["card"].append(id)
    cards.names[id] = names_of(card, level)
    cards.short.append(re.sub(r"^.*_s\d\d_", "", id))
    cards.sources.append(card.text("source"))
    cards.classes.append(card.text("class_en"))
    cards.level = added(cards.level, level)
    cards.sector = added(cards.sector, card.whole("sector", 1, SECTORS))
    cards.cost = added(cards.cost, card.whole("cost"))
    points = [gain(effect)[1] for effect in card.entries("on_place")] if level == COLONY else []
    cards.colony_vp = added(cards.colony_vp, sum(points))
    add_side(cards, card.entry("station"), STATION)
    nothing = Entry(card.where, {"rewards": [], "ability": None})
    add_side(cards, card.entry("deployed") if level != COLONY else nothing, DEPLOYED)


def names_of(card: Entry, level: int) -> dict[str, str]:
    """Return the names of a card, and what it is called in Russian inside a sentence and after a verb."""
    names = card.names()
    kind, _, rest = names["ru"].partition(" ")
    if level != COLONY:
        names["ru-inside"] = names["ru-accusative"] = f"корабль {names['ru']}"
    elif kind in ACCUSATIVE:
        names["ru-inside"], names["ru-accusative"] = f"{kind.lower()} {rest}", f"{ACCUSATIVE[kind]} {rest}"
    return names


def add_side(cards: Cards, side: Entry, which: int) -> None:
    """Add one side of a card to the tables."""
    gains, claims, arrow, charges = [0] * len(RESOURCES), [0] * LEVELS, 0, 0
    for reward in side.entries("rewards"):
        op = reward.text("op")
        if op == "gain":
            resource, amount = gain(reward)
            gains[resource] += amount
        elif op == "charge":
            charges = reward.whole("n", 1, 1)
        elif op == "arrow":
            arrow = BITS[reward.one_of("dir", ARROWS)]
        elif op == "arrow_choice" and reward.texts("dirs") == list(ARROWS):
            arrow = LEFT | RIGHT
        elif op == "claim":
            claims = claim_counts(reward)
        else:
            raise reward.fail("op", "a known reward")
    if (charges == 1) != side.has("ability"):
        raise side.fail("ability", "there exactly where a reward is a charge")
    cards.rewards = joined(cards.rewards, gains)
    cards.claims = joined(cards.claims, claims)
    cards.has_claim = added(cards.has_claim, 1 if any(claims) else 0)
    cards.charges = added(cards.charges, charges)
    cards.arrow = added(cards.arrow, arrow)
    if charges:
        add_ability(cards, side.entry("ability"), which)
    else:
        add_no_ability(cards)


def gain(effect: Entry) -> tuple[int, int]:
    """Return the resource and the amount of a gain."""
    effect.one_of("op", ("gain",))
    return effect.one_of("what", RESOURCES), effect.whole("n", 1)


def add_ability(cards: Cards, ability: Entry, which: int) -> None:
    """Add the ability of one side of a card to the tables."""
    cells = [numbers(cell, "players", LEAST_SEATS, MOST_SEATS) for cell in ability.entries("cells")]
    linked = ability.flag("linked")
    if ability.one_of("cell_colour", COLOURS) != which:
        raise ability.fail("cell_colour", "blue in station, red deployed")
    cards.abilities.append([read_step(effect, which) for effect in ability.entries("effects")])
    cards.turns = added(cards.turns, TURNS[ability.one_of("colour", COLOURS)])
    cards.phases = added(cards.phases, sum([BITS[phase] for phase in numbers(ability, "phases", 1, 9)]))
    for players in range(MOST_SEATS + 1):
        count = len([cell for cell in cells if players in cell])
        cards.capacity = added(cards.capacity, count)
        cards.need = added(cards.need, count if linked else 1)
        if count == 0 and players >= LEAST_SEATS:
            raise ability.fail("cells", f"at least one for {players} players")


def read_step(effect: Entry, side: int) -> Step:
    """Return one effect of an ability with its figures."""
    found = EFFECTS.get(effect.text("op"))
    if found is None:
        raise effect.fail("op", "a known effect of an ability")
    return Step(found, found.read(effect, side))


def add_no_ability(cards: Cards) -> None:
    """Add a side without ability to the tables."""
    cards.abilities.append(NO_STEPS)
    cards.turns = added(cards.turns, 0)
    cards.phases = added(cards.phases, 0)
    cards.capacity = joined(cards.capacity, [0] * (MOST_SEATS + 1))
    cards.need = joined(cards.need, [0] * (MOST_SEATS + 1))
