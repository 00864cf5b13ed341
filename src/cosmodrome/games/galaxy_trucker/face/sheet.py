"""What a screen needs to draw cards, tiles and goods: figures, signs, words, source."""

from typing import NotRequired, TypedDict

from cosmodrome.games.galaxy_trucker.cards import CRITERIA, HIT_NAMES, PENALTIES, SUFFER_HITS, Card, Line
from cosmodrome.games.galaxy_trucker.kit import COLOURS, DIRECTIONS, TYPES, Kit
from cosmodrome.kernel.message import MessageJson, SignJson
from cosmodrome.kernel.view import signs_json, spoken


class LossSheet(TypedDict):
    """What somebody loses: days, crew, goods, or what hits destroy; and how much of it."""

    what: str
    n: int


class LineSheet(TypedDict):
    """A line of a Combat Zone: what is compared, and what the lowest loses."""

    criterion: str
    loss: LossSheet


class HitSheet(TypedDict):
    """A hit, and the side from which it comes."""

    hit: str
    side: str


class CardSheet(TypedDict):
    """An adventure card."""

    type: str
    level: int
    about: MessageJson  # how cards of its kind go
    strength: int  # of an enemy
    crew: int  # needed
    pays_crew: bool  # which is the price, too
    days: int
    credits: int  # it brings them or these goods
    goods: list[str]
    planets: list[list[str]]  # the goods of each
    loss: LossSheet | None  # of whoever an enemy beats
    lines: list[LineSheet]
    hits: list[HitSheet]


class TileSheet(TypedDict):
    """A tile as it is printed."""

    type: str
    connectors: str  # a digit for each side, clockwise from the front


class ComponentSheet(TypedDict):
    """A card, a tile, or a block of goods with its price."""

    source: str
    signs: list[SignJson]
    words: list[MessageJson]
    card: NotRequired[CardSheet]
    tile: NotRequired[TileSheet]
    price: NotRequired[int]


def sheet(kit: Kit) -> dict[str, ComponentSheet]:
    """Return all cards, tiles and goods by id."""
    found = {card.id: of_card(kit, card) for card in kit.cards if card.id}
    for tile, id in enumerate(kit.ids["tile"]):
        found[id] = {**plain(kit, id), "tile": tile_sheet(kit, tile)}
    for colour, id in enumerate(kit.ids["goods"]):
        found[id] = {**plain(kit, id), "price": int(kit.price[colour])}
    return found


def plain(kit: Kit, id: str) -> ComponentSheet:
    """Return a component that says nothing but its name."""
    return {"source": kit.sources[id], "signs": [], "words": []}


def of_card(kit: Kit, card: Card) -> ComponentSheet:
    """Return a card with what it says in one line."""
    return {
        "source": kit.sources[card.id],
        "signs": signs_json([card.effect.sign(card)]),
        "words": [spoken(card.effect.words(card))],
        "card": card_sheet(card),
    }


def card_sheet(card: Card) -> CardSheet:
    """Return the figures of a card."""
    taken = card.effect.takes
    return {
        "type": card.effect.type,
        "level": int(card.level) + 1,
        "about": spoken(card.effect.about()),
        "strength": int(card.strength),
        "crew": int(card.crew),
        "pays_crew": card.paid_crew() > 0,
        "days": int(card.days),
        "credits": int(card.credits),
        "goods": [] if card.planets else blocks(card, 0),
        "planets": [blocks(card, planet) for planet in range(card.planets)],
        "loss": {"what": taken, "n": int(card.penalty)} if taken else None,
        "lines": [line_sheet(card, line) for line in card.lines],
        "hits": [{"hit": HIT_NAMES[hit // 4], "side": DIRECTIONS[hit % 4]} for hit in card.hits],
    }


def blocks(card: Card, planet: int) -> list[str]:
    """Return the colours of goods, the dearest first."""
    return [colour for colour, n in zip(COLOURS, card.goods_of(planet), strict=True) for _ in range(n)]


def line_sheet(card: Card, line: Line) -> LineSheet:
    """Return a line of a Combat Zone."""
    amount = len(card.hits) if line.penalty == SUFFER_HITS else int(line.amount)
    return {"criterion": CRITERIA[line.criterion], "loss": {"what": PENALTIES[line.penalty], "n": amount}}


def tile_sheet(kit: Kit, tile: int) -> TileSheet:
    """Return a tile as it is printed."""
    return {"type": TYPES[kit.type[tile]], "connectors": kit.connectors[4 * tile]}
