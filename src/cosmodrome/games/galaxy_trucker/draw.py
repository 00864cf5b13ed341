"""Draws a view of the table as lines of text for a terminal.

A tile is three lines of five signs: its connectors (``1`` single, ``2`` double, ``3`` universal, nothing where smooth)
around a sign for what it does and what it carries.
"""

from typing import Final, cast

from cosmodrome.games.galaxy_trucker.card_text import card_text
from cosmodrome.games.galaxy_trucker.cards import CARD
from cosmodrome.kernel.game import Json, Say
from cosmodrome.kernel.message import Message, Ref, Seat

SIGNS: Final = {
    "battery_2": "b",
    "battery_3": "b",
    "cargo_2": "c",
    "cargo_3": "c",
    "special_1": "s",
    "special_2": "s",
    "start_cabin": "H",
    "cabin": "h",
    "structural": "+",
    "engine": "E",
    "double_engine": "EE",
    "cannon": "!",
    "double_cannon": "!!",
    "life_support_purple": "lp",
    "life_support_orange": "lo",
    "shield": "(",
}
ARROWS: Final = "^>v<"
CORNERS: Final = ("^>", ">v", "v<", "<^")  # the sides that a turned shield covers
WIDTH: Final = 80
GAP: Final = 2  # between two ships
NOTHING: Final = ("     ", "     ", "     ")
FREE: Final = ("     ", "  .  ", "     ")


def draw(view: Json, say: Say) -> list[str]:
    """Draw what a seat sees: the table and every ship's figures in words, then the ships side by side."""
    lines = [" · ".join([say(Message("draw-round", {"round": str(view["round"])})), *draw_table(view, say)])]
    lines += draw_cards(view, say)
    players = cast(list[Json], view["players"])
    ships: list[list[str]] = []
    for number, ship in enumerate(cast(list[Json], view["ships"])):
        pilot = cast(int, ship["pilot"])
        lines += [draw_head(number, ship, players[pilot], pilot, say), draw_figures(ship, say)]
        lines += [*draw_goods(ship, say), *draw_reserve(ship, players[pilot], say)]
        name = say(Message("draw-on-ground", {"player": Seat(pilot), "ship": Message(f"ship-{ship['colour']}")}))
        ships.append(with_hand([name, *draw_ship(view, ship)], cast(Json | None, players[pilot]["hand"])))
    return lines + side_by_side(ships)


def draw_table(view: Json, say: Say) -> list[str]:
    """Tell what lies between the ships: warehouse, hourglass, cards to come."""
    facts = []
    glass = cast(Json | None, view["hourglass"])
    flying = any(ship["flying"] for ship in cast(list[Json], view["ships"]))
    if glass is not None and not flying:
        up = len(cast(Json, view["face_up"]))
        facts.append(say(Message("draw-heap", {"down": cast(int, view["heap"]), "up": up})))
        start = "-start" if glass["circle"] == "start" else ""
        state = "runs" if glass["running"] else "empty"
        facts.append(say(Message(f"draw-glass{start}-{state}", {"circle": str(glass["circle"])})))
    return [*facts, say(Message("draw-cards-left", {"n": cast(int, view["cards_left"])}))]


def draw_cards(view: Json, say: Say) -> list[str]:
    """Tell the open card and the piles that were looked at."""
    card = cast(Json | None, view["card"])
    lines = [] if card is None else [say(Message("draw-card", {"card": card_text(CARD[str(card["id"])])}))]
    for number, cards in enumerate(cast(list[list[str] | None], view["piles"])):
        if cards:
            lines.append(say(Message("draw-pile", {"number": number + 1})))
            lines += ["  " + say(card_text(CARD[id])) for id in cards]
    return lines


def draw_head(number: int, ship: Json, player: Json, pilot: int, say: Say) -> str:
    """Tell who flies a ship, where it is, its number tile and the credits that may be seen."""
    name = Message(f"ship-{ship['colour']}")
    if ship["flying"]:
        place = {"space": cast(int, ship["space"]), "position": cast(int, ship["position"])}
        head = say(Message("draw-flying", {"player": Seat(pilot), "ship": name, **place}))
    else:
        head = say(Message("draw-on-ground", {"player": Seat(pilot), "ship": name}))
    if ship["number"] is not None:
        head += ", " + say(Message("draw-number", {"number": cast(int, ship["number"])}))
    if player["credits"] is not None:
        head += ", " + say(Message("draw-credits", {"credits": cast(int, player["credits"])}))
    return head


def draw_figures(ship: Json, say: Say) -> str:
    """Tell the figures of a ship."""
    engines, cannons = cast(list[int], ship["engines"]), cast(list[int], ship["cannons"])
    return "  " + say(
        Message(
            "draw-figures",
            {
                "engines": engines[0],
                "most-engines": engines[1],
                "cannons": halves(cannons[0]),
                "most-cannons": halves(cannons[1]),
                "crew": cast(int, ship["crew"]),
                "batteries": cast(int, ship["batteries"]),
                "exposed": cast(int, ship["exposed"]),
                "lost": len(cast(list[str], ship["lost"])),
            },
        )
    )


def halves(power: int) -> str:
    """Write a number of halves."""
    return f"{power // 2}½" if power % 2 else str(power // 2)


def draw_goods(ship: Json, say: Say) -> list[str]:
    """Tell the goods aboard by colour, where there are any."""
    aboard = cast(dict[str, int], ship["goods"])
    goods = tuple(Message(f"some-{colour}", {"n": count}) for colour, count in aboard.items() if count)
    return ["  " + say(Message("draw-goods", {"goods": goods}))] if goods else []


def draw_reserve(ship: Json, player: Json, say: Say) -> list[str]:
    """Tell the tile in hand and those set aside."""
    parts = []
    hand = cast(Json | None, player["hand"])
    if hand is not None:
        parts.append(say(Message("draw-hand", {"tile": Ref(str(hand["tile"]))})))
    reserve = cast(list[Json], ship["reserve"])
    if reserve:
        names = tuple(Message("draw-tile-name", {"tile": Ref(str(tile["tile"]))}) for tile in reserve)
        parts.append(say(Message("draw-reserve", {"tiles": names})))
    return [f"  {' · '.join(parts)}"] if parts else []


def draw_ship(view: Json, ship: Json) -> list[str]:
    """Draw the grid of a ship with printed numbers around it; rows where nobody has built anything are low."""
    marked = {f"{column}-{row}" for column, row in cast(list[list[int]], view["cells"])}
    columns = sorted({column for column, _ in cast(list[list[int]], view["cells"])})
    rows = list(dict.fromkeys(row for _, row in cast(list[list[int]], view["cells"])))
    tiles = cast(dict[str, Json], ship["tiles"])
    built = {cell.split("-")[1] for other in cast(list[Json], view["ships"]) for cell in cast(Json, other["tiles"])}
    lines = ["     " + "".join(f"{column:^5}" for column in columns)]
    for row in rows:
        cells = [f"{column}-{row}" for column in columns]
        drawn = [draw_tile(tiles[cell]) if cell in tiles else FREE if cell in marked else NOTHING for cell in cells]
        high = ["     " + "".join(tile[0] for tile in drawn)], ["     " + "".join(tile[2] for tile in drawn)]
        above, below = high if str(row) in built else ([], [])
        lines += [*above, f"{row:>3}  " + "".join(tile[1] for tile in drawn), *below]
    return lines


def with_hand(block: list[str], hand: Json | None) -> list[str]:
    """Draw the tile in hand to the right of a ship."""
    if hand is None:
        return block
    width = max(map(len, block))
    tile = dict(enumerate(draw_tile(hand), 2))
    return [f"{line:<{width}}  {tile[i]}" if i in tile else line for i, line in enumerate(block)]


def side_by_side(blocks: list[list[str]]) -> list[str]:
    """Set blocks beside each other, as many as there is room for."""
    lines: list[str] = []
    row: list[str] = []
    for block in blocks:
        width = max(map(len, block))
        padded = [f"{line:<{width}}" for line in block]
        if row and len(row[0]) + GAP + width <= WIDTH:
            row = [left + " " * GAP + right for left, right in zip(row, padded, strict=True)]
        else:
            lines += row
            row = padded
    return [line.rstrip() for line in lines + row]


def draw_tile(tile: Json) -> tuple[str, ...]:
    """Draw one tile."""
    north, east, south, west = (" " if sign == "0" else sign for sign in str(tile["connectors"]))
    return (f"  {north}  ", f"{west}{body(tile):^3}{east}", f"  {south}  ")


def body(tile: Json) -> str:
    """Return the sign of a tile, with where it points or what it carries."""
    type, rotation = str(tile["type"]), cast(int, tile["rotation"])
    sign = SIGNS[type]
    if type in ("cannon", "double_cannon"):
        return sign + ARROWS[rotation]
    if type in ("engine", "double_engine"):
        return sign + ARROWS[(rotation + 2) % 4]
    if type == "shield":
        return sign + CORNERS[rotation]
    if "batteries" in tile:
        return f"{sign}{tile['batteries']}"
    if "humans" in tile:
        return f"{sign}{tile['humans']}"
    if "alien" in tile:
        return f"{sign}{str(tile['alien'])[0]}"
    if "goods" in tile:
        return f"{sign}{len(cast(list[str], tile['goods']))}"
    return sign
