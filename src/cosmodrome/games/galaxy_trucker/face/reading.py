"""What can be read on cards, tiles and goods, where they lie open, and what the signs of a drawing mean."""

from typing import Final

from cosmodrome.games.galaxy_trucker.cards import Card
from cosmodrome.games.galaxy_trucker.face.view import TableView
from cosmodrome.games.galaxy_trucker.face.words import ship_inside
from cosmodrome.games.galaxy_trucker.kit import DIRECTIONS, TYPES, Kit
from cosmodrome.kernel.message import Message, Part, Pile, Reading, Seat

ARROWS: Final = "^>v<"  # front, right, rear, left
JOINTS: Final = ("smooth", "single", "double", "universal")  # what a side of a tile has
TILE_RULES: Final = {
    "battery_2": ("GT-5.7",),
    "battery_3": ("GT-5.7",),
    "cargo_2": ("GT-5.9",),
    "cargo_3": ("GT-5.9",),
    "special_1": ("GT-5.10",),
    "special_2": ("GT-5.10",),
    "start_cabin": ("GT-5.1",),
    "cabin": ("GT-5.2",),
    "structural": ("GT-5.11",),
    "engine": ("GT-5.3", "GT-4.9"),
    "double_engine": ("GT-5.4", "GT-4.9"),
    "cannon": ("GT-5.5", "GT-4.10"),
    "double_cannon": ("GT-5.6", "GT-4.10"),
    "life_support_purple": ("GT-5.12", "GT-11.11"),
    "life_support_orange": ("GT-5.12", "GT-11.12"),
    "shield": ("GT-5.8",),
}
CONNECTOR_RULE: Final = "GT-4.3"
GOODS_RULES: Final = ("GT-24.4", "GT-15.1")
POINTED: Final = {  # what is to be minded when such a tile is placed
    "engine": "about-nozzle",
    "double_engine": "about-nozzle",
    "cannon": "about-barrel",
    "double_cannon": "about-barrel",
}
RED: Final = "goods_red"
LEGEND: Final = ("connectors", "holds", "cabins", "engines", "shields", "places", "track")


def reading(kit: Kit, id: str) -> Reading | None:
    """Return all that can be read on a card, a tile or a block of goods."""
    if id in kit.ids["tile"]:
        return of_tile(kit, kit.ids["tile"].index(id))
    if id in kit.ids["goods"]:
        price = Message("figure-price", {"n": int(kit.price[kit.ids["goods"].index(id)])})
        about = (Part(None, (Message("about-red-goods" if id == RED else "about-goods"),), detail=True),)
        return Reading(id, Message("kind-goods"), (price,), about, GOODS_RULES, kit.sources[id])
    return of_card(kit, kit.cards[kit.numbers[id]]) if id in kit.ids["card"] else None


def of_tile(kit: Kit, tile: int) -> Reading:
    """Return what can be read on a tile: what it does, and its connectors."""
    type, id = TYPES[kit.type[tile]], kit.tile_id(tile)
    sides = [int(kit.side[16 * tile + side]) for side in range(4)]
    short = " ".join(f"{arrow}{joint}" for arrow, joint in zip(ARROWS, sides, strict=True) if joint)
    told = [
        Message(f"joint-{JOINTS[joint]}", {"side": Message(f"side-{DIRECTIONS[i]}")}) for i, joint in enumerate(sides)
    ]
    does = [Message(f"tile-{type.replace('_', '-')}")]
    if type in POINTED:
        does.append(Message(POINTED[type]))
    parts = (Part(None, tuple(does), detail=True), Part(Message("part-connectors"), tuple(told), detail=True))
    figures = (Message("figure-connectors", {"sides": short}),)
    return Reading(id, Message("kind-tile"), figures, parts, (*TILE_RULES[type], CONNECTOR_RULE), kit.sources[id])


def of_card(kit: Kit, card: Card) -> Reading:
    """Return what can be read on an adventure card."""
    parts = (Part(None, (card.effect.words(card),)), Part(None, (card.effect.about(),), detail=True))
    figures = (Message("figure-level", {"n": int(card.level) + 1}),)
    return Reading(card.id, Message("kind-card"), figures, parts, (card.effect.rule,), kit.sources[card.id])


def piles(view: TableView) -> list[Pile]:
    """Return everything that lies open: tiles, cards, and what each ship has and has lost."""
    found = [Pile(Message("pile-face-up"), tuple(view["face_up"]))]
    found.append(Pile(Message("pile-card"), (view["card"]["id"],) if view["card"] is not None else ()))
    found.append(Pile(Message("pile-opened"), tuple(view["opened"])))
    for number, cards in enumerate(view["piles"], 1):
        found.append(Pile(Message("pile-looked-at", {"number": number}), tuple(cards or ())))
    found.append(Pile(Message("pile-expected"), tuple(view["expected"])))
    for seat, player in enumerate(view["players"]):
        hand = player["hand"]
        found.append(Pile(Message("pile-hand", {"player": Seat(seat)}), (hand["tile"],) if hand is not None else ()))
    for number, ship in enumerate(view["ships"]):
        name = {"ship": ship_inside(number)}
        found.append(Pile(Message("pile-ship", name), tuple(tile["tile"] for tile in ship["tiles"].values())))
        found.append(Pile(Message("pile-reserve", name), tuple(tile["tile"] for tile in ship["reserve"])))
        found.append(Pile(Message("pile-lost", name), tuple(ship["lost"])))
    return [pile for pile in found if pile.components]


def legend() -> list[Message]:
    """Return what the signs of a drawing mean."""
    return [Message(f"legend-{name}") for name in LEGEND]
