"""Draws a view of the table as lines of text with markup, for a terminal.

A side of a card is a few signs: ● credits, ◆ income, ★ points, ▪ cubes and cells, arrows, ▲ free ships.
"""

import re
from typing import Final, cast

from cosmodrome.games.space_base.cards import COLONY, DEPLOYED, RESOURCES, SECTORS, STATION, Cards
from cosmodrome.games.space_base.face.view import CardView, PlayerView, SectorView, TableView
from cosmodrome.kernel.game import Say
from cosmodrome.kernel.message import Arg, Message, Ref, Seat

SIGNS: Final = ("●", "◆", "★")
ARROWS: Final = ("", "←", "→", "↔")
CUBE: Final = "▪"
CLAIM: Final = "▲"
CLOSED: Final = "■"
FACES: Final = ("·", "⚀", "⚁", "⚂", "⚃", "⚄", "⚅")
WIDTH: Final = 78
COLUMNS: Final = (6, 4, 3, 2, 1)  # sectors of a board in a line, as many as fit


def draw(cards: Cards, view: TableView, say: Say) -> list[str]:
    """Draw the shipyard, the colonies and everybody's board, last that of the player who looks."""
    players = view["players"]
    seats = sorted(range(len(players)), key=lambda seat: seat == view["viewer"])
    boards = [line for seat in seats for line in draw_player(cards, view, players[seat], seat, say)]
    return [draw_state(view, say), *draw_market(cards, view, say), *boards]


def draw_state(view: TableView, say: Say) -> str:
    """Draw round, phase and dice."""
    dice = " ".join(FACES[face] for face in view["dice"])
    begun = [word("round", say, round=view["round"]), word("phase", say, phase=view["phase"])]
    facts = [*(begun if view["round"] else [word("setup", say)]), dice]
    if view["ending"]:
        facts.append(word("ending", say))
    return f"[bold]{' · '.join(facts)}[/]"


def draw_market(cards: Cards, view: TableView, say: Say) -> list[str]:
    """Draw what is for sale, with costs, and the sizes of the decks."""
    lines: list[str] = []
    decks = view["decks"]
    for level, row in enumerate(view["shipyard"]):
        title = f"[bold]{word('level', say, level=level + 1)}[/], [dim]{word('left', say, n=decks[level])}[/]"
        lines += wrapped(title, [for_sale(cards, id, say) for id in row if id] or [word("empty", say)])
    colonies = [id for id in view["colonies"] if id]
    shown = [colony(cards, cards.number(id)) for id in colonies]
    return lines + wrapped(f"[bold]{word('colonies', say)}[/]", shown or [word("empty", say)])


def colony(cards: Cards, card: int) -> str:
    """Draw a colony that is for sale: sector, cost and points."""
    return f"{cards.sector[card]} ([bold]{cards.cost[card]}[/] {SIGNS[2]}{cards.colony_vp[card]})"


def for_sale(cards: Cards, id: str, say: Say) -> str:
    """Draw a ship that is for sale: cost, name, sector and both sides."""
    card = cards.number(id)
    sides = "|".join(
        signs(cards, side) + CUBE * cards.charges[side] for side in (2 * card + STATION, 2 * card + DEPLOYED)
    )
    return f"[bold]{cards.cost[card]}[/] {short_name(id, say)} ({cards.sector[card]} {sides})"


def short_name(id: str, say: Say) -> str:
    """Return a ship's name without its number, which would take too much room."""
    return re.sub(r" \d\S*$", "", say(Message("draw-card", {"card": Ref(id)})))


def draw_player(cards: Cards, view: TableView, player: PlayerView, seat: int, say: Say) -> list[str]:
    """Draw one player's resources, drawn cards and board."""
    active = seat == view["active"]
    name = say(Message("draw-player", {"player": Seat(seat)}))
    resources = {"credits": player["credits"], "income": player["income"], "vp": player["vp"]}
    amounts = [f"{sign} {word(id, say, n=n)}" for sign, (id, n) in zip(SIGNS, resources.items(), strict=True)]
    lines = [f"{'▶' if active else ' '} [bold]{name}[/]  {'  '.join(amounts)}"]
    drawn = [for_sale(cards, id, say) for id in player["drawn"] if id]
    if drawn:
        lines += wrapped(word("drawn", say), drawn)
    sectors = player["sectors"]
    used = player["use"]
    own = seat == view["viewer"]
    names = [f"{short_name(sector['station']['card'], say)} " if own else "" for sector in sectors]
    cells = [draw_sector(cards, sectors[i], names[i], i + 1, i + 1 in used) for i in range(SECTORS)]
    ways = (in_columns(cells, columns) for columns in COLUMNS)
    return lines + next((way for way in ways if widest(way) <= WIDTH), cells)


def in_columns(cells: list[str], columns: int) -> list[str]:
    """Set sectors in so many columns, read across."""
    sizes = [widest(cells[i::columns]) + 2 for i in range(columns)]
    rows = [zip(cells[first : first + columns], sizes, strict=True) for first in range(0, SECTORS, columns)]
    return ["   " + "".join(cell + " " * (size - width(cell)) for cell, size in row).rstrip() for row in rows]


def draw_sector(cards: Cards, sector: SectorView, name: str, number: int, used: bool) -> str:
    """Draw one sector: what its station card does, and what all cards above it do together."""
    station = sector["station"]
    card = cards.number(station["card"])
    blue = CLOSED if cards.level[card] == COLONY else signs(cards, 2 * card + STATION) + cubes([station])
    deployed = sector["deployed"]
    red = all_signs(cards, [2 * cards.number(entry["card"]) + DEPLOYED for entry in deployed]) + cubes(deployed)
    label = f"[bold]{number}[/]" if used else str(number)
    return f"{label} {name}[cyan]{blue}[/]|[red]{red}[/]"


def signs(cards: Cards, side: int) -> str:
    """Draw the rewards of a side, but for charges."""
    return all_signs(cards, [side])


def all_signs(cards: Cards, sides: list[int]) -> str:
    """Draw the rewards of several sides together."""
    drawn = ""
    for resource in range(len(RESOURCES)):
        amount = sum([cards.rewards[3 * side + resource] for side in sides])
        drawn += f"{SIGNS[resource]}{amount}" if amount else ""
    drawn += "".join([ARROWS[cards.arrow[side]] for side in sides])
    return drawn + CLAIM * sum([cards.has_claim[side] for side in sides])


def cubes(entries: list[CardView]) -> str:
    """Draw cubes and cells of cards on a board."""
    return "".join(f"{CUBE}{entry['cubes']}/{entry['cells']}" for entry in entries if "cells" in entry)


def wrapped(title: str, items: list[str]) -> list[str]:
    """Set items in as many lines as they need."""
    lines: list[str] = []
    line = f"{title}: {items[0]}"
    for item in items[1:]:
        if width(line + "  " + item) > WIDTH:
            lines.append(line)
            line = f"   {item}"
        else:
            line += "  " + item
    return [*lines, line]


def widest(cells: list[str]) -> int:
    """Return how wide the widest of some cells is."""
    return max(width(cell) for cell in cells)


def width(line: str) -> int:
    """Return how wide a line is without its markup."""
    return len(re.sub(r"\[[^]]*\]", "", line))


def word(id: str, say: Say, **args: object) -> str:
    """Say one of the messages for drawing."""
    return say(Message(f"draw-{id}", cast(dict[str, Arg], args)))
