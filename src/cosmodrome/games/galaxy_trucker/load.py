"""Reads tiles, boards, rounds, goods and adventure cards from a data file."""

import re
from pathlib import Path
from typing import Final

from cosmodrome.games.galaxy_trucker import kit as k
from cosmodrome.games.galaxy_trucker.cards import BLANK, CARD_ROOM, Card
from cosmodrome.games.galaxy_trucker.effects import EFFECTS
from cosmodrome.games.galaxy_trucker.kit import Board, Kit
from cosmodrome.kernel.errors import DataError
from cosmodrome.kernel.files.data import Entry, load_data
from cosmodrome.kernel.memory.cells import added, joined, wide

SIDES: Final = ("n", "e", "s", "w")
OPS: Final = ("hold", "engine_power", "cannon_power", "shield", "life_support")
HELD: Final = ("battery_token", "goods", "crew")
ACCUSATIVE: Final = {  # the words of tiles that have another form after a verb
    "батарея": "батарею",
    "двойная": "двойную",
    "жёлтая": "жёлтую",
    "зелёная": "зелёную",
    "кабина": "кабину",
    "каюта": "каюту",
    "красная": "красную",
    "оранжевая": "оранжевую",
    "пушка": "пушку",
    "синяя": "синюю",
    "система": "систему",
    "фиолетовая": "фиолетовую",
}


def load(path: Path) -> Kit:
    """Return the kit of a data file."""
    data = load_data(path)
    kit = Kit(data.hash)
    for tile in data.entries("tiles"):
        add_tile(kit, tile)
    if kit.count > k.TILE_ROOM:
        raise DataError(f"{path.name}: tiles must be at most {k.TILE_ROOM}, not {kit.count}")
    kit.start_cabins.extend([kit.numbers[f"start_cabin_{colour}"] for colour in k.TRUCKERS])
    kit.warehouse.extend([tile for tile in range(kit.count) if tile not in kit.start_cabins])
    nothing = Entry("no tile", {"capacity": 0})
    for _ in range(kit.count, k.TILE_ROOM + 1):
        add_pieces(kit, read_function(kit, nothing, None), [0] * 4, k.NOWHERE, [], 0, 0)
    add_boards(kit, data)
    add_tokens(kit, data, path.name)
    for card in data.entries("adventure_cards"):
        add_card(kit, card)
    if len(kit.cards) > CARD_ROOM:
        raise DataError(f"{path.name}: adventure_cards must be at most {CARD_ROOM}, not {len(kit.cards)}")
    kit.cards.append(BLANK)
    return kit


def register(kit: Kit, kind: str, entry: Entry) -> int:
    """Give a component the next number of its kind."""
    id = entry.text("id")
    ids = kit.ids.setdefault(kind, [])
    ids.append(id)
    kit.numbers[id] = len(ids) - 1
    kit.names[id] = entry.names()
    kit.sources[id] = entry.text("source")
    return kit.numbers[id]


def named_inside(names: dict[str, str]) -> dict[str, str]:
    """Return the names of a tile with what it is called inside a sentence, and in Russian after a verb."""
    inside = {f"{language}-inside": inside_form(name) for language, name in names.items()}
    accusative = re.sub(r"\w+", after_verb, inside["ru-inside"])
    return names | inside | {"ru-accusative": accusative}


def inside_form(name: str) -> str:
    """Return a name in small letters, with what stands after its comma before it."""
    what, _, which = name.partition(", ")
    return f"{which} {what[0].lower()}{what[1:]}".strip()


def after_verb(word: re.Match[str]) -> str:
    """Return a Russian word of a tile's name as it stands after a verb."""
    return ACCUSATIVE.get(word[0], word[0])


# -- tiles -------------------------------------------------------------------------------------------------------------
def add_tile(kit: Kit, tile: Entry) -> None:
    """Add one tile to the tables."""
    type = tile.one_of("type", k.TYPES)
    effects = tile.entries("effects")
    if len(effects) > 1:
        raise tile.fail("effects", "a list of at most one effect")
    connectors = tile.entry("connectors")
    sides = [connectors.whole(side, 0, 3) for side in SIDES]
    if not any(sides):
        raise tile.fail("connectors", "an object with at least one connector")
    role = read_function(kit, tile, effects[0] if effects else None)
    mouth = tile.one_of("must_be_empty", SIDES) if tile.has("must_be_empty") else k.NOWHERE
    if (mouth == k.NOWHERE) != (role not in (k.ENGINE, k.CANNON)):
        raise tile.fail("must_be_empty", "a side, for engines and cannons only")
    covered = effects[0].texts("sides") if role == k.SHIELD else []
    forward, other = 0, 0
    if role == k.ENGINE:
        forward = other = 2 * effects[0].whole("n", 1, 2)
    elif role == k.CANNON:
        forward, other = halves(effects[0], "forward"), halves(effects[0], "other")
    add_pieces(kit, role, sides, mouth, covered, forward, other)
    kit.type = added(kit.type, type)
    register(kit, "tile", tile)
    kit.names[tile.text("id")] = named_inside(tile.names())
    kit.count += 1


def read_function(kit: Kit, tile: Entry, effect: Entry | None) -> int:
    """Add what a tile does, and return its role."""
    role, capacity, red, alien, supports, battery = k.PLAIN, 0, False, False, k.NOWHERE, False
    if effect is not None:
        op = effect.one_of("op", OPS)
        if op == 0:
            role = (k.BATTERY, k.HOLD, k.CABIN)[effect.one_of("what", HELD)]
            capacity = effect.whole("humans", 2, 2) if role == k.CABIN else effect.whole("n", 1, 3)
            red = role == k.HOLD and "red" in effect.texts("allow")
            alien = role == k.CABIN and effect.whole("or_alien", 0, 1) == 1
        elif op == 4:
            role, supports = k.LIFE_SUPPORT, effect.one_of("alien", k.ALIENS)
        else:
            role = (k.ENGINE, k.CANNON, k.SHIELD)[op - 1]
            battery = effect.whole("battery", 0, 1) == 1
    if tile.whole("capacity", 0, 3) != capacity:
        raise tile.fail("capacity", f"{capacity}, as its effect says")
    kit.role = added(kit.role, role)
    kit.capacity = added(kit.capacity, capacity)
    kit.red_fits = added(kit.red_fits, int(red))
    kit.alien_fits = added(kit.alien_fits, int(alien))
    kit.supports = added(kit.supports, supports)
    kit.needs_battery = added(kit.needs_battery, int(battery))
    return role


def halves(entry: Entry, name: str) -> int:
    """Return a number of halves, as an int."""
    value = entry.fields.get(name)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or int(2 * value) != 2 * value or value <= 0:
        raise entry.fail(name, "a positive number of halves")
    return int(2 * value)


def add_pieces(kit: Kit, role: int, sides: list[int], mouth: int, covered: list[str], forward: int, other: int) -> None:
    """Add a tile in its four rotations, with its power forward and else; rotation 1 carries the front to the right."""
    for rotation in range(4):
        turned = [(side - rotation) % 4 for side in range(4)]  # the printed side that now points there
        kit.side = joined(kit.side, [sides[side] for side in turned])
        kit.connectors.append("".join([str(sides[side]) for side in turned]))
        kit.covers = joined(kit.covers, [int(SIDES[side] in covered) for side in turned])
        now = k.NOWHERE if mouth == k.NOWHERE else (mouth + rotation) % 4
        kit.mouth = added(kit.mouth, now)
        kit.is_wrong = added(kit.is_wrong, int(role == k.ENGINE and now != k.REAR))
        kit.power = added(kit.power, forward if now == k.FRONT else other)


# -- boards and rounds -------------------------------------------------------------------------------------------------
def add_boards(kit: Kit, data: Entry) -> None:
    """Add the ship boards, each with the figures of its round."""
    track = data.entry("flight_board")
    if track.whole("spaces") != k.SPACES or track.whole("loss_per_component") != k.PRICE_OF_LOSS:
        raise track.fail("spaces", f"{k.SPACES}, with a price of {k.PRICE_OF_LOSS} for a lost component")
    entries = zip(data.entries("ship_boards"), data.entries("rounds"), k.CLASSES, strict=True)
    for board, round, name in entries:
        if board.text("ship_class") != name:
            raise board.fail("ship_class", name)
        kit.names[board.text("id")] = board.names()
        kit.names[round.text("id")] = round.names()
        kit.boards.append(read_board(board))
        read_round(kit.boards[-1], round, track.texts("hourglass_circles"))


def read_board(entry: Entry) -> Board:
    """Return the board of one ship class."""
    columns, rows = entry.wholes("columns_left_to_right"), entry.wholes("rows_front_to_rear")
    mask = entry.texts("mask_front_to_rear")
    if len(mask) != len(rows) or any(len(line) != len(columns) or set(line) - set(".#S") for line in mask):
        raise entry.fail("mask_front_to_rear", f"{len(rows)} lines of {len(columns)} of the signs . # S")
    width, size = len(columns), len(rows) * len(columns)
    signs = "".join(mask)
    if signs.count("S") != 1 or size > k.CELLS:
        raise entry.fail("mask_front_to_rear", f"a board of at most {k.CELLS} cells with one S")
    board = Board(entry.text("id"))
    cells = [cell for cell in range(size) if signs[cell] != "."]
    if len(cells) != entry.whole("cell_count"):
        raise entry.fail("cell_count", f"{len(cells)}, as in its mask")
    board.cells = wide(cells)
    board.marked = wide([int(cell in cells) for cell in range(k.CELLS + 1)])
    board.column = wide([columns[cell % width] if cell < size else 0 for cell in range(k.CELLS + 1)])
    board.row = wide([rows[cell // width] if cell < size else 0 for cell in range(k.CELLS + 1)])
    board.names.extend([f"{board.column[cell]}-{board.row[cell]}" for cell in range(k.CELLS + 1)])
    board.printed.extend([[int(board.column[cell]), int(board.row[cell])] for cell in cells])
    board.numbers.extend(cells)
    board.beside = wide([neighbour(cell, side, width, size) for cell in range(k.CELLS + 1) for side in range(4)])
    board.lines.extend([line_of(board, cells, side, number) for side in range(4) for number in range(16)])
    start = signs.index("S")
    board.start = start
    board.nearest = wide(sorted(cells, key=lambda cell: distance(cell, start, width)))
    board.insurance = entry.whole("insurance_cap") if entry.has("insurance_cap") else k.NOWHERE
    return board


def distance(cell: int, other: int, width: int) -> int:
    """Return how many steps lead from a cell to another one."""
    return abs(cell % width - other % width) + abs(cell // width - other // width)


def neighbour(cell: int, side: int, width: int, size: int) -> int:
    """Return the cell on one side of a cell."""
    if cell >= size:
        return k.OUTSIDE
    if side == k.FRONT:
        return cell - width if cell >= width else k.OUTSIDE
    if side == k.REAR:
        return cell + width if cell + width < size else k.OUTSIDE
    if side == k.RIGHT:
        return cell + 1 if cell % width < width - 1 else k.OUTSIDE
    return cell - 1 if cell % width > 0 else k.OUTSIDE


def line_of(board: Board, cells: list[int], side: int, number: int) -> list[int]:
    """Return the marked cells of a column (hits from front and rear) or row, in the order a hit meets them."""
    numbers = board.column if side in (k.FRONT, k.REAR) else board.row
    line = [cell for cell in cells if numbers[cell] == number]
    return line if side in (k.FRONT, k.LEFT) else line[::-1]


def read_round(board: Board, entry: Entry, circles: list[str]) -> None:
    """Take the figures of one round."""
    board.gap = entry.whole("start_gap", 1)
    board.finish_rewards.extend(entry.wholes("finish_rewards"))
    board.beauty_reward = entry.whole("best_looking_reward")
    board.first_circle = len(circles) - 1 - entry.one_of("hourglass_start", circles)
    recipe = entry.entry("pile_recipe")
    levels = [str(level) for level in range(1, k.LEVELS + 1)]
    board.recipe.extend([recipe.whole(level) if recipe.has(level) else 0 for level in levels])
    if entry.whole("piles") != k.PILES or entry.whole("deck_size") != k.PILES * sum(board.recipe):
        raise entry.fail("deck_size", f"{k.PILES} piles of {sum(board.recipe)} cards")


# -- goods, aliens, cards ----------------------------------------------------------------------------------------------
def add_tokens(kit: Kit, data: Entry, file: str) -> None:
    """Add the names of all tokens, and the goods with their prices."""
    tokens = {token.text("id"): token for token in data.entries("tokens")}
    for id, token in tokens.items():
        kit.names[id] = token.names()
        kit.sources[id] = token.text("source")
    kit.ids["goods"] = [f"goods_{colour}" for colour in k.COLOURS]
    kit.ids["alien"] = [f"alien_{colour}" for colour in k.ALIENS]
    for id in kit.ids["goods"]:
        if id not in tokens:
            raise DataError(f"{file}: tokens lack {id}")
        kit.price = added(kit.price, tokens[id].whole("price", 1))
        kit.bank = added(kit.bank, tokens[id].whole("quantity", 1))


def add_card(kit: Kit, entry: Entry) -> None:
    """Add one adventure card."""
    effect = EFFECTS.get(entry.text("type"))
    if effect is None:
        raise entry.fail("type", f"one of {', '.join(EFFECTS)}")
    effects = entry.entries("effects")
    if len(effects) != 1 or effects[0].text("op") != effect.op:
        raise entry.fail("effects", f"one effect {effect.op}")
    card = Card(entry.text("id"), entry.whole("deck", 1, k.LEVELS) - 1, effect)
    effect.read(card, effects[0])
    number = register(kit, "card", entry)
    kit.face.append(next((i for i, other in enumerate(kit.cards) if other.printed() == card.printed()), number))
    kit.cards.append(card)
    kit.decks[card.level].append(number)
    if entry.flag("test_flight"):
        kit.test_cards.append(number)
