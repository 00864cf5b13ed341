"""Ships, cells, hits, powers and goods as people read them, and where tiles are in the view."""

from cosmodrome.games.galaxy_trucker.cards import HIT_NAMES, Card
from cosmodrome.games.galaxy_trucker.kit import ALIENS, COLOURS, DIRECTIONS, FRONT, REAR, TRUCKERS
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.message import Arg, Message, Ref

Messages = tuple[Message, ...]


def ship_name(ship: int) -> Message:
    """Name a ship by its colour."""
    return Message(f"ship-{TRUCKERS[ship]}")


def ship_inside(ship: int) -> Message:
    """Name a ship by its colour inside a sentence."""
    return Message(f"ship-{TRUCKERS[ship]}.inside")


def cell_name(g: GalaxyTrucker, cell: int) -> str:
    """Name a cell by its printed column and row: "7-5"."""
    return g.board().name(cell)


def cell_notation(g: GalaxyTrucker, cell: int) -> str:
    """Return the short text of a cell; a bare number where the board has none."""
    return cell_name(g, cell) if g.board().column[cell] else f"#{cell}"


def tile_path(g: GalaxyTrucker, ship: int, cell: int) -> str:
    """Return where a tile of a ship is in the view."""
    return f"ships.{ship}.tiles.{cell_name(g, cell)}"


def tile_ref(g: GalaxyTrucker, tile: int) -> Ref:
    """Return a tile as it is mentioned in a message."""
    return Ref(g.kit.tile_id(tile))


def figure_id(figure: int) -> str:
    """Return the id of a human (0) or of an alien (1 plus its colour)."""
    return f"alien_{ALIENS[figure - 1]}" if figure else "astronaut"


def figure_name(figure: int) -> Message:
    """Name a human (0) or an alien (1 plus its colour)."""
    return Message(f"figure-{ALIENS[figure - 1] if figure else 'human'}")


def power_text(halves: int) -> str:
    """Write a power with its half."""
    whole = str(halves // 2) if halves > 1 or halves == 0 else ""
    return whole + ("½" if halves % 2 else "")


# -- hits --------------------------------------------------------------------------------------------------------------
def hit_words(hit: int) -> dict[str, Arg]:
    """Tell what a hit is and where it comes from."""
    return {"hit": Message(f"hit-{HIT_NAMES[hit // 4]}"), "from": Message(f"from-{DIRECTIONS[hit % 4]}")}


def line_words(hit: int, line: int) -> dict[str, Arg]:
    """Tell a hit with the column or row that it comes along."""
    number = Message("line-column" if hit % 4 in (FRONT, REAR) else "line-row", {"number": line})
    return {**hit_words(hit), "line": number}


# -- what cards bring --------------------------------------------------------------------------------------------------
def block_name(colour: int) -> Message:
    """Name one block of goods."""
    return Message(f"block-{COLOURS[colour]}")


def some_goods(goods: list[int]) -> Messages:
    """Tell goods by colour."""
    return tuple([Message(f"some-{COLOURS[colour]}", {"n": n}) for colour, n in enumerate(goods) if n])


def credits_words(card: Card) -> Messages:
    """Tell the credits that a card brings, if it does."""
    return (Message("credits-count", {"n": int(card.credits)}),) if card.credits else ()


def days_words(card: Card) -> Message:
    """Tell the flight days that a card takes."""
    return Message("days-count", {"n": int(card.days)})
