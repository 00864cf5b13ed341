"""What a screen needs to draw the components: figures, signs, texts, source."""

from typing import Final, TypedDict

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures.cards import Action, Cards
from cosmodrome.kernel.message import Sign, SignJson
from cosmodrome.kernel.view import signs_json

LANGUAGES: Final = ("en", "ru")
RULES: Final = {
    "ship": "MA-10.2",
    "event": "MA-5.5",
    "equipment": "MA-7.4",
    "support": "MA-7.7",
    "base_ship": "MA-21.1",
    "trophy": "MA-6.2",
    "planet": "MA-10.7",
    "power": "MA-5.2",
}


class ComponentSheet(TypedDict):
    """One card, planet, action or power; 0, nothing or an empty list is what it does not have."""

    kind: str
    name: str  # in English: pictures follow from it
    strength: int  # of a ship or planet; what equipment adds
    damage: int  # that a defeat costs
    power: str  # of a ship
    cost: int
    family: str  # of equipment
    glory: int
    credits: int
    actions: list[str]  # of the cruise, on a planet
    planet: str  # of an action
    number: int  # of an action
    titled: bool  # wrecks of this power count for the honorary title
    price: list[SignJson]  # of an action
    signs: list[SignJson]  # what it brings
    text: dict[str, str]  # what it does, by language
    rule: str
    source: str


def sheet(cards: Cards) -> dict[str, ComponentSheet]:
    """Return all components by id."""
    found: dict[str, ComponentSheet] = {}
    for ship, id in enumerate(cards.ids["ship"]):
        found[id] = ship_sheet(cards, ship)
    for card, id in enumerate(cards.ids["card"]):
        found[id] = card_sheet(cards, card)
    for trophy, id in enumerate(cards.ids["trophy"]):
        found[id] = blank(cards, id, "trophy")
        found[id]["glory"] = int(cards.trophies[trophy].glory)
        found[id]["credits"] = int(cards.trophies[trophy].credits)
    for planet, id in enumerate((*c.PLANETS, *c.OTHER_PLANETS)):
        found[id] = planet_sheet(cards, planet, id)
    for power, id in enumerate(c.FACTIONS):
        found[id] = blank(cards, id, "power")
        found[id]["titled"] = power < c.TITLES
    return found | {action.id: action_sheet(cards, action) for action in cards.actions}


def blank(cards: Cards, id: str, kind: str) -> ComponentSheet:
    """Return a component of which only name, text, rule and source are filled in."""
    names = cards.names[id]
    return {
        "kind": kind,
        "name": names["en"],
        "strength": 0,
        "damage": 0,
        "power": "",
        "cost": 0,
        "family": "",
        "glory": 0,
        "credits": 0,
        "actions": [],
        "planet": "",
        "number": 0,
        "titled": False,
        "price": [],
        "signs": [],
        "text": {language: names.get(f"{language}-text", "") for language in LANGUAGES},
        "rule": RULES.get(kind, ""),
        "source": cards.sources[id],
    }


def ship_sheet(cards: Cards, ship: int) -> ComponentSheet:
    """Return a ship of the space deck, or an event."""
    faction = int(cards.faction[ship])
    one = blank(cards, cards.ship_id(ship), "event" if faction == c.NO_FACTION else "ship")
    if faction != c.NO_FACTION:
        one["power"] = c.FACTIONS[faction]
        one["strength"] = int(cards.strength[ship])
        one["damage"] = int(cards.dots[ship])
        one["signs"] = signs_json(reward_signs(cards, int(cards.reward[ship])))
    return one


def card_sheet(cards: Cards, card: int) -> ComponentSheet:
    """Return an improvement, or a base ship, whose strength is that of the dial (MA-2.2)."""
    kind = "base_ship" if card >= c.IMPROVEMENTS else "support" if card >= c.FIRST_SUPPORT else "equipment"
    one = blank(cards, cards.card_id(card), kind)
    one["strength"] = int(cards.start_strength if kind == "base_ship" else cards.added[card])
    one["cost"] = int(cards.cost[card])
    if cards.family[card] >= 0:
        one["family"] = cards.families[cards.family[card]]
    return one


def planet_sheet(cards: Cards, planet: int, id: str) -> ComponentSheet:
    """Return a planet; only some can be attacked."""
    one = blank(cards, id, "planet")
    one["actions"] = [action.id for action in cards.actions if action.planet == planet]
    if planet < len(c.PLANETS):
        one["strength"] = int(cards.planet_strength[planet])
        one["damage"] = int(cards.planet_damage[planet])
        one["signs"] = signs_json(reward_signs(cards, int(cards.planet_reward[planet])))
    return one


def action_sheet(cards: Cards, action: Action) -> ComponentSheet:
    """Return an action of the cruise."""
    one = blank(cards, action.id, "action")
    one["planet"] = (*c.PLANETS, c.OTHER_PLANETS[0])[action.planet]
    one["number"] = int(action.number)
    one["price"] = signs_json(action.price())
    one["signs"] = signs_json(action.gains(cards.programs[action.program]))
    one["rule"] = f"MA-17.{action.number + 3}"
    return one


def reward_signs(cards: Cards, program: int) -> list[Sign]:
    """Draw what a victory brings."""
    return [step.effect.sign(step) for step in cards.programs[program]]
