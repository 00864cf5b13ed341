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
NOTHING: Final = ("     ", "     ", "     ")
FREE: Final = ("     ", "  .  ", "     ")


def draw(view: Json, say: Say) -> list[str]:
    """Draw what a seat sees: the table in words, then every ship."""
    lines = [say(Message("draw-round", {"round": str(view["round"])})), *draw_table(view, say)]
    players = cast(list[Json], view["players"])
    for number, ship in enumerate(cast(list[Json], view["ships"])):
        pilot = cast(int, ship["pilot"])
        lines += ["", draw_head(number, ship, players[pilot], pilot, say), draw_figures(ship, say)]
        lines += [*draw_goods(ship, say), *draw_hands(ship, players[pilot], say)]
        lines += draw_ship(view, ship)
    return lines


def draw_table(view: Json, say: Say) -> list[str]:
    """Tell what lies between the ships: warehouse, hourglass, cards."""
    lines = []
    glass = cast(Json | None, view["hourglass"])
    card = cast(Json | None, view["card"])
    flying = any(ship["flying"] for ship in cast(list[Json], view["ships"]))
    if glass is not None and not flying:
        up = len(cast(Json, view["face_up"]))
        lines.append(say(Message("draw-heap", {"down": cast(int, view["heap"]), "up": up})))
        start = "-start" if glass["circle"] == "start" else ""
        state = "runs" if glass["running"] else "empty"
        lines.append(say(Message(f"draw-glass{start}-{state}", {"circle": str(glass["circle"])})))
    if card is not None:
        lines.append(say(Message("draw-card", {"card": card_text(CARD[str(card["id"])])})))
    lines.append(say(Message("draw-cards-left", {"n": cast(int, view["cards_left"])})))
    for number, cards in enumerate(cast(list[list[str] | None], view["piles"])):
        if cards:
            lines.append(say(Message("draw-pile", {"number": number + 1})))
            lines += ["  " + say(card_text(CARD[card])) for card in cards]
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


def draw_hands(ship: Json, player: Json, say: Say) -> list[str]:
    """Tell the tile in hand and those set aside."""
    lines = []
    hand = cast(Json | None, player["hand"])
    if hand is not None:
        lines.append("  " + say(Message("draw-hand", {"tile": Ref(str(hand["tile"]))})))
        lines += ["    " + line for line in draw_tile(hand)]
    reserve = cast(list[Json], ship["reserve"])
    if reserve:
        names = tuple(Message("draw-tile-name", {"tile": Ref(str(tile["tile"]))}) for tile in reserve)
        lines.append("  " + say(Message("draw-reserve", {"tiles": names})))
    return lines


def draw_ship(view: Json, ship: Json) -> list[str]:
    """Draw the grid of a ship with printed numbers around it."""
    cells = cast(list[list[int]], view["cells"])
    tiles = cast(dict[str, Json], ship["tiles"])
    columns = sorted({column for column, _ in cells})
    rows = list(dict.fromkeys(row for _, row in cells))
    marked = {(column, row) for column, row in cells}
    lines = [("     " + "".join(f"{column:^5}" for column in columns)).rstrip()]
    for row in rows:
        drawn = [
            draw_tile(tiles[f"{column}-{row}"])
            if f"{column}-{row}" in tiles
            else FREE
            if (column, row) in marked
            else NOTHING
            for column in columns
        ]
        for i in range(3):
            head = f"{row:>3}  " if i == 1 else "     "
            lines.append((head + "".join(tile[i] for tile in drawn)).rstrip())
    return lines


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
