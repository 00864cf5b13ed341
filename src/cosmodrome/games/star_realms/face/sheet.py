"""What a screen needs to draw the cards: figures, signs, words, source."""

from typing import Final, Literal, TypedDict

from cosmodrome.games.star_realms.cards import ABILITIES, FACTIONS, NO_FACTION, PRIMARY, Cards
from cosmodrome.kernel.message import MessageJson, SignJson
from cosmodrome.kernel.view import signs_json, spoken

Ability = Literal["primary", "ally", "double_ally", "scrap"]
Type = Literal["ship", "base", "outpost"]
TYPES: Final[tuple[Type, ...]] = ("ship", "base", "outpost")


class AbilitySheet(TypedDict):
    """One ability."""

    ability: Ability
    at_once: bool  # it happens when the card is played
    signs: list[list[SignJson]]  # in groups that stand together
    words: list[MessageJson]


class ComponentSheet(TypedDict):
    """One card."""

    name: str  # in English: pictures follow from it
    faction: str | None
    cost: int
    type: Type
    defense: int  # of a base
    asks: bool  # playing it lets its player decide something
    abilities: list[AbilitySheet]
    source: str


def sheet(cards: Cards) -> dict[str, ComponentSheet]:
    """Return all cards by id."""
    return {cards.id(kind): component(cards, kind) for kind in range(cards.count)}


def component(cards: Cards, kind: int) -> ComponentSheet:
    """Return one card."""
    faction, base = int(cards.faction[kind]), cards.base[kind] != 0
    return {
        "name": cards.names[cards.id(kind)]["en"],
        "faction": None if faction == NO_FACTION else FACTIONS[faction],
        "cost": int(cards.cost[kind]),
        "type": TYPES[cards.base[kind] + cards.outpost[kind]],
        "defense": int(cards.defense[kind]),
        "asks": not base and cards.abilities[4 * kind + PRIMARY].decides(),
        "abilities": [ability(cards, kind, i) for i in range(4) if cards.abilities[4 * kind + i].steps],
        "source": cards.sources[kind],
    }


def ability(cards: Cards, kind: int, number: int) -> AbilitySheet:
    """Return one ability; the primary one of a ship happens when it is played (SR-4.2)."""
    script = cards.abilities[4 * kind + number]
    return {
        "ability": ABILITIES[number],
        "at_once": number == PRIMARY and not cards.base[kind],
        "signs": [signs_json(group) for group in script.signs()],
        "words": [spoken(message) for message in script.words()],
    }
