"""Draws a view of the table as lines of text for a terminal.

A tile is three lines of five signs: its connectors (``1`` single, ``2`` double, ``3`` universal, nothing where smooth)
around a sign for what it does and what it carries.
"""

from typing import Final

from cosmodrome.games.galaxy_trucker.face.view import PlayerView, ShipView, TableView, TileView
from cosmodrome.games.galaxy_trucker.face.words import power_text, some_goods
from cosmodrome.games.galaxy_trucker.kit import TYPES, Kit
from cosmodrome.kernel.game import Say
from cosmodrome.kernel.message import Arg, Message, Ref, Seat

SIGNS: Final = dict(zip(TYPES, "b b c c s s H h + E EE ! !! lp lo (".split(), strict=True))
ARROWS: Final = "^>v<"
CORNERS: Final = ("^>", ">v", "v<", "<^")  # the sides that a turned shield covers
WIDTH: Final = 80
GAP: Final = 2  # between two ships
NOTHING: Final = ("     ", "     ", "     ")
FREE: Final = ("     ", "  .  ", "     ")


def draw(kit: Kit, view: TableView, say: Say) -> list[str]:
    """Draw what a seat sees: the table and every ship's figures, the ships, the own one last, and what is looked at."""
    lines = [" · ".join([say(Message("draw-round", {"round": view["round"]})), *draw_table(view, say)])]
    lines += [*draw_track(view, say), *draw_known(kit, view, say)]
    ships: list[list[str]] = []
    for ship in own_last(view):
        player = view["players"][ship["pilot"]]
        lines += [draw_head(ship, player, say), draw_figures(ship, say)]
        lines += [*draw_goods(ship, say), *draw_reserve(ship, player, say)]
        ships.append(with_hand([draw_name(ship, say), *draw_ship(view, ship)], player["hand"]))
    return [*lines, *side_by_side(ships), *draw_cards(kit, view, say)]


def own_last(view: TableView) -> list[ShipView]:
    """Return the ships, last that of whoever looks."""
    return sorted(view["ships"], key=lambda ship: ship["pilot"] == view["viewer"])


def draw_track(view: TableView, say: Say) -> list[str]:
    """Tell the flight: the ships in order, each with its flight day, and those that gave up."""
    flying = sorted((ship for ship in view["ships"] if ship["flying"]), key=lambda ship: -(ship["position"] or 0))
    parts = [Message("draw-track-ship", {"ship": colour(ship), "day": ship["position"] or 0}) for ship in flying]
    if not parts:
        return []
    parts += [Message("draw-landed", {"ship": colour(ship)}) for ship in view["ships"] if not ship["flying"]]
    return [say(Message("draw-track", {"ships": tuple(parts)}))]


def colour(ship: ShipView) -> Message:
    """Name a ship by its colour inside a sentence."""
    return Message(f"ship-{ship['colour']}.inside")


def draw_table(view: TableView, say: Say) -> list[str]:
    """Tell what lies between the ships: warehouse, hourglass, cards to come."""
    facts: list[str] = []
    glass = view["hourglass"]
    if glass is not None and not any(ship["flying"] for ship in view["ships"]):
        facts.append(say(Message("draw-heap", {"down": view["heap"], "up": len(view["face_up"])})))
        start = "-start" if glass["circle"] == "start" else ""
        state = ("cycles" if "cycles" in glass else "runs") if glass["running"] else "empty"
        whole = glass.get("cycles_per_run", 0)
        sand: dict[str, Arg] = {"circle": glass["circle"], "n": min(glass.get("cycles", 0) + 1, whole), "whole": whole}
        facts.append(say(Message(f"draw-glass{start}-{state}", sand)))
    return [*facts, say(Message("draw-cards-left", {"n": view["cards_left"]}))]


def draw_known(kit: Kit, view: TableView, say: Say) -> list[str]:
    """Tell the piles that were looked at, in turns, where there is time to read all of them; else how many cards."""
    glass, looking = view["hourglass"], looked_at(view)
    piles = [number for number, cards in enumerate(view["piles"]) if cards and number not in looking]
    if glass is not None and "cycles" in glass:
        return [line for number in piles for line in draw_pile(kit, view, number, say)]
    known = len(view["expected"]) + sum([len(view["piles"][number] or ()) for number in piles])
    return [say(Message("draw-known", {"n": known}))] if known else []


def draw_cards(kit: Kit, view: TableView, say: Say) -> list[str]:
    """Tell the open card and the piles that are being looked at: the question is about them."""
    card = view["card"]
    lines = [] if card is None else [say(Message("draw-card", {"card": card_words(kit, card["id"])}))]
    return lines + [line for number in sorted(looked_at(view)) for line in draw_pile(kit, view, number, say)]


def looked_at(view: TableView) -> set[int]:
    """Return the piles that somebody is looking at, of those whose cards can be seen."""
    looking = {player["looking"] for player in view["players"]}
    return {number for number, cards in enumerate(view["piles"]) if cards and number in looking}


def draw_pile(kit: Kit, view: TableView, number: int, say: Say) -> list[str]:
    """Tell the cards of a pile."""
    cards = view["piles"][number] or []
    return [say(Message("draw-pile", {"number": number + 1})), *["  " + say(card_words(kit, id)) for id in cards]]


def card_words(kit: Kit, id: str) -> Message:
    """Tell a card in one line."""
    card = kit.cards[kit.numbers[id]]
    return card.effect.words(card)


def draw_name(ship: ShipView, say: Say) -> str:
    """Tell who flies a ship."""
    return say(Message("draw-on-ground", {"player": Seat(ship["pilot"]), "ship": colour(ship)}))


def draw_head(ship: ShipView, player: PlayerView, say: Say) -> str:
    """Tell who flies a ship, where it is, its number tile and the credits that may be seen."""
    head = draw_name(ship, say)
    if ship["space"] is not None and ship["position"] is not None:
        place = {"space": ship["space"], "position": ship["position"]}
        head = say(Message("draw-flying", {"player": Seat(ship["pilot"]), "ship": colour(ship), **place}))
    if ship["number"] is not None:
        head += ", " + say(Message("draw-number", {"number": ship["number"]}))
    if player["credits"] is not None:
        head += ", " + say(Message("draw-credits", {"credits": player["credits"]}))
    return head


def draw_figures(ship: ShipView, say: Say) -> str:
    """Tell the figures of a ship."""
    return "  " + say(
        Message(
            "draw-figures",
            {
                "engines": span(*map(str, ship["engines"])),
                "cannons": span(*map(power_text, ship["cannons"])),
                "crew": ship["crew"],
                "batteries": ship["batteries"],
                "exposed": ship["exposed"],
                "lost": len(ship["lost"]),
            },
        )
    )


def span(least: str, most: str) -> str:
    """Write a power without and with batteries."""
    return least if least == most else f"{least}–{most}"


def draw_goods(ship: ShipView, say: Say) -> list[str]:
    """Tell the goods aboard by colour, where there are any."""
    aboard = ship["goods"]
    goods = some_goods([aboard["red"], aboard["yellow"], aboard["green"], aboard["blue"]])
    return ["  " + say(Message("draw-goods", {"goods": goods}))] if goods else []


def draw_reserve(ship: ShipView, player: PlayerView, say: Say) -> list[str]:
    """Tell the tile in hand and those set aside."""
    parts: list[str] = []
    hand = player["hand"]
    if hand is not None:
        parts.append(say(Message("draw-hand", {"tile": Ref(hand["tile"])})))
    if ship["reserve"]:
        names = tuple([Message("draw-tile-name", {"tile": Ref(tile["tile"])}) for tile in ship["reserve"]])
        parts.append(say(Message("draw-reserve", {"tiles": names})))
    return [f"  {' · '.join(parts)}"] if parts else []


def draw_ship(view: TableView, ship: ShipView) -> list[str]:
    """Draw the grid of a ship; rows where nobody has built anything are low.

    Its columns are numbered below, where they are seen beside the question however little there is room for.
    """
    marked = {f"{column}-{row}" for column, row in view["cells"]}
    columns = sorted({column for column, _ in view["cells"]})
    rows = list(dict.fromkeys(row for _, row in view["cells"]))
    tiles = ship["tiles"]
    built = {cell.split("-")[1] for other in view["ships"] for cell in other["tiles"]}
    lines: list[str] = []
    for row in rows:
        cells = [f"{column}-{row}" for column in columns]
        drawn = [draw_tile(tiles[cell]) if cell in tiles else FREE if cell in marked else NOTHING for cell in cells]
        high = ["     " + "".join(tile[0] for tile in drawn)], ["     " + "".join(tile[2] for tile in drawn)]
        above, below = high if str(row) in built else ([], [])
        lines += [*above, f"{row:>3}  " + "".join(tile[1] for tile in drawn), *below]
    return [*lines, "     " + "".join(f"{column:^5}" for column in columns)]


def with_hand(block: list[str], hand: TileView | None) -> list[str]:
    """Draw the tile in hand to the right of a ship."""
    if hand is None:
        return block
    width = max(map(len, block))
    tile = dict(enumerate(draw_tile(hand), 1))
    return [f"{line:<{width}}  {tile[i]}" if i in tile else line for i, line in enumerate(block)]


def side_by_side(blocks: list[list[str]]) -> list[str]:
    """Set blocks beside each other, as many as there is room for; lines on which nobody has anything are left out."""
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
    return [line.rstrip() for line in lines + row if line.strip()]


def draw_tile(tile: TileView) -> tuple[str, ...]:
    """Draw one tile."""
    north, east, south, west = (" " if sign == "0" else sign for sign in tile["connectors"])
    return (f"  {north}  ", f"{west}{body(tile):^3}{east}", f"  {south}  ")


def body(tile: TileView) -> str:
    """Return the sign of a tile, with where it points or what it carries."""
    type, rotation = tile["type"], tile["rotation"]
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
        return f"{sign}{tile['alien'][0]}"
    if "goods" in tile:
        return f"{sign}{len(tile['goods'])}"
    return sign
