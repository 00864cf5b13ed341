"""What a seat may see of the table, built by white-list (GT-30)."""

from typing import Final, NotRequired, TypedDict

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import kit as k
from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.cards import CRITERIA, HIT_NAMES, LARGE_METEOR, NO_CARD, PENALTIES, Card
from cosmodrome.games.galaxy_trucker.face.words import cell_name
from cosmodrome.games.galaxy_trucker.kit import NO_TILE, NOWHERE, Kit
from cosmodrome.games.galaxy_trucker.questions.flight import DEFEND
from cosmodrome.games.galaxy_trucker.table import ALIEN, SHIFT, GalaxyTrucker
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.flow import open_kind

CIRCLES: Final = ("start", "I", "II", "III")
RUNS: Final = ("last", "running", "running")  # by circle
WAITS: Final = ("over", "finished", "anybody")  # for whoever turns the empty hourglass (GT-8.4, GT-8.5)


class GoodsView(TypedDict):
    """Goods by colour."""

    red: int
    yellow: int
    green: int
    blue: int


class RewardsView(TypedDict):
    """What the round pays: by place, and to each of the best-looking ships."""

    finish: list[int]
    best_looking: int


class GlassView(TypedDict):
    """The hourglass: its circle, whether sand runs, and what that means in time or cycles."""

    circle: str
    circles: list[str]  # of this round, in the order in which it passes them
    running: bool
    who: str  # what it waits for: "running", "last", "anybody", "finished" (somebody who has), "over"
    seconds: NotRequired[int]  # in real time, of one run
    cycles: NotRequired[int]  # in turns, since it was turned
    cycles_per_run: NotRequired[int]


class CardView(TypedDict):
    """A card with those of its figures that it has."""

    id: str
    type: str
    level: int
    strength: NotRequired[int]
    days: NotRequired[int]
    crew: NotRequired[int]  # needed
    credits: NotRequired[int]
    penalty: NotRequired[int]  # crew or goods lost to an enemy
    goods: NotRequired[GoodsView]
    planets: NotRequired[list[GoodsView]]
    hits: NotRequired[list[list[str]]]  # what, and from where
    lines: NotRequired[list[list[str | int]]]  # criterion, penalty, amount


HitView = TypedDict(
    "HitView", {"ship": int, "hit": str, "from": str, "line": int, "cell": str, "helping": list[str]}
)  # a hit that somebody may defend against now: what, where, and the tiles that would help


class TileView(TypedDict):
    """A tile as it lies; on a ship with what it carries."""

    tile: str
    type: str
    connectors: str  # a digit for each side, clockwise from the front
    rotation: int
    batteries: NotRequired[int]
    alien: NotRequired[str]
    humans: NotRequired[int]
    goods: NotRequired[list[str]]
    shield: NotRequired[bool]


class PlayerView(TypedDict):
    """What a seat may see of one player: the credits only if they are the own ones (GT-1.6, GT-26.15)."""

    colour: str
    ship: int  # where the player is
    partner: int | None
    credits: int | None
    hand: TileView | None
    looking: int | None  # at a pile, now
    looked: list[int]  # at piles, in this round


class ShipView(TypedDict):
    """One ship with everything aboard, its figures and its place in the flight."""

    pilot: int
    colour: str
    tiles: dict[str, TileView]  # by cell
    last: str | None  # the cell of the tile that is not fixed yet
    faults: dict[str, str]  # by cell: the rule; a tile without a fault of its own is not joined to the rest
    reserve: list[TileView]
    lost: list[str]
    number: int | None
    flying: bool
    position: int | None
    space: int | None
    landed: int | None
    declared: int | None  # power, in halves
    crew: int
    batteries: int
    engines: list[int]  # least and greatest power
    cannons: list[int]  # the same in halves
    shields: list[str]
    exposed: int
    goods: GoodsView


class TableView(TypedDict):
    """All that a seat (or SPECTATOR) may see."""

    viewer: int  # the seat that looks on, SPECTATOR for none
    round: str
    rounds_left: list[str]
    test_flight: bool
    cells: list[list[int]]  # column and row
    cell_numbers: list[int]  # by which events name the same cells
    spaces: int  # of the flight board
    insurance: int | None
    rewards: RewardsView
    heap: int
    face_up: dict[str, TileView]  # by id
    hourglass: GlassView | None
    beginner: int
    numbers: list[int]  # that nobody has taken
    piles: list[list[str] | None]  # that were looked at, until they are shuffled together
    expected: list[str]  # cards of such piles that are still to come for sure
    cards_left: int
    opened: list[str]
    card: CardView | None
    hit: HitView | None
    bank: GoodsView
    pallet: GoodsView
    players: list[PlayerView]
    ships: list[ShipView]


def table_view(g: GalaxyTrucker, seat: int) -> TableView:
    """Return all that a seat (or SPECTATOR) may see."""
    board = g.board()
    rewards: RewardsView = {"finish": board.finish_rewards[: g.seats], "best_looking": int(board.beauty_reward)}
    return {
        "viewer": seat,
        "round": k.CLASSES[t.ROUND.get(g)],
        "rounds_left": [name for i, name in enumerate(k.CLASSES) if t.ROUNDS.get(g) & BITS[i]],
        "test_flight": t.TEST.get(g) == 1,
        "cells": board.printed,
        "cell_numbers": board.numbers,
        "spaces": k.SPACES,
        "insurance": known(board.insurance),
        "rewards": rewards,
        "heap": int(t.HEAP.size(g, 0)),
        "face_up": {g.kit.tile_id(tile): tile_view(g.kit, 4 * tile) for tile in t.FACE_UP.items(g, 0)},
        "hourglass": glass_view(g),
        "beginner": int(t.BEGINNER.get(g)),
        "numbers": [number for number in range(1, int(g.seats) + 1) if g.is_free(number)],
        "piles": [pile_view(g, seat, pile) for pile in range(k.OPEN_PILES)],
        "expected": expected_view(g, seat),
        "cards_left": int(g.cards_left()),
        "opened": card_ids(g, t.OPENED.items(g, 0)),
        "card": None if t.CARD.get(g) == NO_CARD else card_view(g.open_card()),
        "hit": hit_view(g),
        "bank": goods_view([int(t.BANK.get(g, colour)) for colour in range(4)]),
        "pallet": goods_view([int(t.PALLET.get(g, colour)) for colour in range(4)]),
        "players": [player_view(g, player, seat) for player in range(g.seats)],
        "ships": [ship_view(g, ship) for ship in range(g.seats)],
    }


def own_view(g: GalaxyTrucker, seat: int, common: TableView) -> TableView:
    """Return the same as table_view, from what SPECTATOR sees: only cards that it knows and its own purse differ."""
    purse = g.purse(seat)
    players = [
        player_view(g, player, seat) if g.purse(player) == purse else common["players"][player]
        for player in range(g.seats)
    ]
    piles = [pile_view(g, seat, pile) for pile in range(k.OPEN_PILES)]
    return {**common, "viewer": seat, "piles": piles, "expected": expected_view(g, seat), "players": players}


def known(number: i64) -> int | None:
    """Return a number, or nothing for NOWHERE."""
    return None if number == NOWHERE else int(number)


def glass_view(g: GalaxyTrucker) -> GlassView | None:
    """Return the hourglass, where there is one."""
    circle = int(t.CIRCLE.get(g))
    if circle == NOWHERE:
        return None
    glass: GlassView = {
        "circle": CIRCLES[circle],
        "circles": [CIRCLES[passed] for passed in range(int(g.board().first_circle), -1, -1)],
        "running": t.RUNNING.get(g) == 1,
        "who": (RUNS if t.RUNNING.get(g) else WAITS)[min(circle, 2)],
    }
    if t.REALTIME.get(g):
        glass["seconds"] = int(t.HOURGLASS_SECONDS.get(g))
    else:
        glass["cycles"] = int(t.CYCLES.get(g))
        glass["cycles_per_run"] = int(t.CYCLES_PER_RUN.get(g))
    return glass


def card_ids(g: GalaxyTrucker, cards: list[int]) -> list[str]:
    """Return the ids of cards."""
    return [g.kit.cards[card].id for card in cards]


def pile_view(g: GalaxyTrucker, seat: int, pile: int) -> list[str] | None:
    """Return the cards of a pile for who has looked at it; before the flight piles are shuffled together (GT-30.3)."""
    if t.TEST.get(g) or seat < 0 or not g.has_looked_at(seat, pile) or g.is_shuffled():
        return None
    faces = [g.kit.face[card] for card in t.CARD_PILES.items(g, pile)]
    return card_ids(g, faces if t.EXACT.get(g) else sorted(faces))


def expected_view(g: GalaxyTrucker, seat: int) -> list[str]:
    """Return what a seat knows to be still to come, once piles are shuffled together (GT-30.3)."""
    return card_ids(g, sorted(g.surely_to_come(seat))) if seat >= 0 and g.is_shuffled() else []


def card_view(card: Card) -> CardView:
    """Return a card with those of its figures that it has."""
    shown: CardView = {"id": card.id, "type": card.effect.type, "level": int(card.level) + 1}
    if card.strength:
        shown["strength"] = int(card.strength)
    if card.days:
        shown["days"] = int(card.days)
    if card.crew:
        shown["crew"] = int(card.crew)
    if card.credits:
        shown["credits"] = int(card.credits)
    if card.penalty:
        shown["penalty"] = int(card.penalty)
    if card.planets:
        shown["planets"] = [goods_view(card.goods_of(planet)) for planet in range(card.planets)]
    elif any(card.goods_of(0)):
        shown["goods"] = goods_view(card.goods_of(0))
    if card.hits:
        shown["hits"] = [[HIT_NAMES[hit // 4], k.DIRECTIONS[hit % 4]] for hit in card.hits]
    if card.lines:
        shown["lines"] = [[CRITERIA[line.criterion], PENALTIES[line.penalty], int(line.amount)] for line in card.lines]
    return shown


def hit_view(g: GalaxyTrucker) -> HitView | None:
    """Return the hit that somebody may defend against now."""
    if g.over() or open_kind(g) != DEFEND.kind:
        return None
    what, side = divmod(int(DEFEND.hit.of(g)), 4)
    ship, line = int(DEFEND.ship.of(g)), int(DEFEND.line.of(g))
    hull = g.hull(ship)
    helping = hull.cannon_cells(side, line) if what == LARGE_METEOR else hull.shield_cells(side)
    return {
        "ship": ship,
        "hit": HIT_NAMES[what],
        "from": k.DIRECTIONS[side],
        "line": line,
        "cell": cell_name(g, int(DEFEND.target.of(g))),
        "helping": [cell_name(g, cell) for cell in helping],
    }


def player_view(g: GalaxyTrucker, player: int, seat: int) -> PlayerView:
    """Return what a seat may see of one player."""
    purse = g.purse(player)
    open_purse = t.OPEN_CREDITS.get(g) or g.over() or (seat >= 0 and purse == g.purse(seat))
    hand = t.HAND.get(g, player)
    return {
        "colour": k.TRUCKERS[player],
        "ship": int(t.AT.get(g, player)),
        "partner": (player + 2) % 4 if t.TEAM.get(g) else None,
        "credits": int(t.CREDITS.get(g, purse)) if open_purse else None,
        "hand": None if hand == NO_TILE else tile_view(g.kit, 4 * hand),
        "looking": known(t.LOOKING.get(g, player)),
        "looked": [pile for pile in range(k.OPEN_PILES) if g.has_looked_at(player, pile)],
    }


def ship_view(g: GalaxyTrucker, ship: int) -> ShipView:
    """Return one ship."""
    hull, position = g.hull(ship), int(t.POSITION.get(g, ship))
    cells = [int(cell) for cell in hull.board.cells if hull.pieces[cell] != k.EMPTY]
    last, flying = known(t.LAST.get(g, ship)), t.FLYING.get(g, ship) == 1
    return {
        "pilot": int(t.PILOT.get(g, ship)),
        "colour": k.TRUCKERS[ship],
        "tiles": {cell_name(g, cell): cell_view(g, ship, cell) for cell in cells},
        "last": None if last is None else cell_name(g, last),
        "faults": {cell_name(g, cell): hull.fault_rule(cell) or "GT-4.8" for cell in hull.faulty_cells()},
        "reserve": [tile_view(g.kit, 4 * tile) for tile in t.RESERVES.items(g, ship)],
        "lost": [g.kit.tile_id(tile) for tile in t.LOST.items(g, ship)],
        "number": int(t.NUMBER.get(g, ship)) or None,
        "flying": flying,
        "position": position if flying else None,
        "space": position % k.SPACES if flying else None,
        "landed": known(t.LANDED.get(g, ship)),
        "declared": known(t.DECLARED.get(g, ship)),
        "crew": int(g.crew(ship)),
        "batteries": int(g.tokens(ship)),
        "engines": [int(g.least_power(ship, k.ENGINE)) // 2, int(g.most_power(ship, k.ENGINE)) // 2],
        "cannons": [int(g.least_power(ship, k.CANNON)), int(g.most_power(ship, k.CANNON))],
        "shields": [name for side, name in enumerate(k.DIRECTIONS) if hull.shield_cells(side)],
        "exposed": int(hull.exposed()),
        "goods": goods_view(g.goods(ship)),
    }


def tile_view(kit: Kit, piece: i64) -> TileView:
    """Return a tile as it lies: its id, type, turned connectors and rotation."""
    return {
        "tile": kit.tile_id(piece // 4),
        "type": k.TYPES[kit.type[piece // 4]],
        "connectors": kit.connectors[piece],
        "rotation": int(piece % 4),
    }


def cell_view(g: GalaxyTrucker, ship: int, cell: int) -> TileView:
    """Return a tile of a ship with what it carries."""
    shown = tile_view(g.kit, t.SHIPS.get(g, ship, cell))
    load, role = int(t.LOADS.get(g, ship, cell)), g.role_at(ship, cell)
    if role == k.BATTERY:
        shown["batteries"] = load
    elif role == k.CABIN and load >= ALIEN:
        shown["alien"] = k.ALIENS[load - ALIEN]
    elif role == k.CABIN:
        shown["humans"] = load
    elif role == k.HOLD:
        shown["goods"] = [name for i, name in enumerate(k.COLOURS) for _ in range(load // SHIFT[i] % 4)]
    elif role == k.SHIELD:
        shown["shield"] = True
    return shown


def goods_view(goods: list[int]) -> GoodsView:
    """Return goods by colour."""
    return {"red": goods[0], "yellow": goods[1], "green": goods[2], "blue": goods[3]}
