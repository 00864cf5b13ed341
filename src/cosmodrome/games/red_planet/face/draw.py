"""Draws a view of the table as lines of text with markup, for a terminal."""

import re
from typing import Final

from cosmodrome.games.red_planet.face.view import ColourView, Counts, SeatView, TableView
from cosmodrome.kernel.game import Say
from cosmodrome.kernel.message import Arg, Message, Ref, Seat

# A sign and a colour for each colour of astronauts: colour is never the only sign.
SIGNS: Final = {"yellow": "●", "blue": "■", "orange": "▲", "green": "◆", "purple": "⬢", "gray": "✚"}
STYLES: Final = {
    "yellow": "yellow",
    "blue": "blue",
    "orange": "dark_orange",
    "green": "green",
    "purple": "magenta",
    "gray": "white",
}
HALF: Final = 40  # of a line
WHOLE: Final = 80
GAP: Final = 2
PLACE_WIDTH: Final = 13  # a region's number and those of its neighbours


def draw(view: TableView, say: Say) -> list[str]:
    """Draw the round counter, the spaceport, Mars, and all colours, the own cards last."""
    return [
        draw_counter(view, say),
        *draw_spaceport(view, say),
        *draw_mars(view, say),
        *draw_colours(view, say),
        *draw_own_cards(view, say),
    ]


def draw_counter(view: TableView, say: Say) -> str:
    """Draw where the game stands."""
    division = view["division"]
    title = "setup" if division is None else division["kind"]
    facts = [f"[bold]{word(title, say, n=division['number'] if division else 0)}[/]"]
    if view["called"]:
        facts.append(word("called", say, card=Ref(view["called"])))
    facts.append(f"[dim]{word('ships', say, n=view['ship_deck'])}[/]")
    facts.append(f"[dim]{word('cards', say, n=view['card_deck'])}[/]")
    return " · ".join(facts)


def draw_spaceport(view: TableView, say: Say) -> list[str]:
    """Draw each launch pad with its ship, docked or launched."""
    cells: list[str] = []
    for number, ship in enumerate(view["pads"], 1):
        if ship is None:
            cells.append(f"  {number} [dim]{word('pad-empty', say)}[/]")
            continue
        crew = ship["crew"]
        where = name(ship["destination"], say) if ship["destination"] else word("no-destination", say)
        launched = f" [bold]↗ {word('launched', say)}[/]" if ship["launched"] else ""
        token = " ◎" if ship["tokens"] else ""
        aboard = f"{sum(crew.values())}/{ship['capacity']}"
        cells.append(f"  {number} {where}{token} {aboard} {figures(view, crew)}".rstrip() + launched)
    return [f"[bold]{word('spaceport', say)}[/]", *in_pairs(cells)]


def draw_mars(view: TableView, say: Say) -> list[str]:
    """Draw each region: its borders, its resource, the tokens that lie there, astronauts, and a discovery."""
    numbers = {id: number for number, id in enumerate(view["regions"], 1)}
    cells: list[str] = []
    for id, region in view["regions"].items():
        borders = " ".join(str(number) for number in sorted(numbers[other] for other in view["map"]["adjacent"][id]))
        resource = name(region["resource"], say) if region["resource"] else word("face-down", say)
        tokens = f" ×{region['tokens']}" if region["tokens"] else ""
        parts = [f"{name(id, say)} [dim]({resource}{tokens})[/]", figures(view, region["astronauts"])]
        discovery = region.get("discovery")
        if discovery:
            parts.append(f"[cyan]✦ {name(discovery['card'], say) if discovery['card'] else word('discovery', say)}[/]")
        place = f"{numbers[id]} ↔ {borders}" if borders else str(numbers[id])
        cells.append(f"  [dim]{place:<{PLACE_WIDTH}}[/] " + "  ".join(part for part in parts if part))
    left: dict[int, list[str]] = {}  # by how many are left: numbers of regions
    for id, count in view["region_tokens"].items():
        if count:
            left.setdefault(count, []).append(str(numbers[id]))
    shown = [f"{' '.join(regions)} (×{count})" for count, regions in sorted(left.items(), reverse=True)]
    tokens_line = word("region-tokens", say, tokens=", ".join(shown) or "0")
    return [f"[bold]{word('mars', say)}[/]  [dim]{tokens_line}[/]", *in_pairs(cells)]


def in_pairs(cells: list[str]) -> list[str]:
    """Set two cells in a line where both fit."""
    lines: list[str] = []
    rest = list(cells)
    while rest:
        left = rest.pop(0)
        if rest and max(width(left), width(rest[0])) <= HALF:
            left += " " * (HALF - width(left)) + rest.pop(0)
        lines.append(left)
    return lines


def width(line: str) -> int:
    """Return how wide a line is without its markup."""
    return len(re.sub(r"\[[^]]*\]", "", line))


def draw_colours(view: TableView, say: Say) -> list[str]:
    """Draw what everybody has."""
    lines: list[str] = []
    for number in view["order"]:
        colour = view["colours"][str(number)]
        who = Message("draw-neutral" if colour["neutral"] else "draw-player", {"player": Seat(colour["seat"])})
        facts = draw_facts(colour, view["seats"][colour["seat"]], say)
        mark = "▶" if view["first"] == number else " "
        line = f"{mark} {sign(colour)} [bold]{say(who)}[/]  {' · '.join(facts)}"
        characters = draw_characters(colour, say)
        if characters and width(line + characters) + GAP <= WHOLE:
            line, characters = f"{line}  {characters}", ""
        lines += [line, *([f"      {characters}"] if characters else [])]
    return lines


def draw_facts(colour: ColourView, seat: SeatView, say: Say) -> list[str]:
    """Draw a colour's astronauts at home and lost, its tokens, the number of its cards, and its total in the end."""
    facts = [word("supply", say, n=colour["supply"]), word("wormhole", say, n=colour["wormhole"])]
    facts += [f"{name(resource, say)} {count}" for resource, count in colour["collected"].items() if count]
    if not colour["neutral"]:
        facts.append(word("held", say, n=seat["cards"]))
    if colour["points"]:
        facts.append(f"[bold]{word('total', say, n=colour['points']['total'])}[/]")
    return facts


def draw_characters(colour: ColourView, say: Say) -> str:
    """Draw a colour's characters: chosen, known to come next, and played."""
    parts: list[str] = []
    if colour["has_chosen"]:
        chosen = name(colour["chosen"], say) if colour["chosen"] else word("hidden-card", say)
        parts.append(f"{word('chosen', say)}: {chosen}")
    if colour["top"]:
        parts.append(f"{word('top', say)}: {', '.join(name(id, say) for id in colour['top'])}")
    before = [id for id in colour["played"] if id != colour["chosen"]]
    if before:
        parts.append(f"{word('played', say)}: {', '.join(name(id, say) for id in before)}")
    return f"[dim]{' · '.join(parts)}[/]" if parts else ""


def draw_own_cards(view: TableView, say: Say) -> list[str]:
    """Draw the colonization cards that the viewer may see, and one just drawn."""
    lines: list[str] = []
    for number, seat in enumerate(view["seats"]):
        if seat["held"]:
            cards = ", ".join(name(id, say) for id in seat["held"])
            lines.append(f"  {word('own-cards', say, player=Seat(number))}: {cards}")
    if view["drawn"]:
        lines.append(f"  {word('drawn', say)}: {name(view['drawn'], say)}")
    return lines


def figures(view: TableView, counts: Counts) -> str:
    """Draw astronauts: a sign and a number for each colour, most first."""
    present = sorted((number for number in counts if counts[number]), key=lambda number: (-counts[number], number))
    return " ".join(f"{sign(view['colours'][number])}{counts[number]}" for number in present)


def sign(colour: ColourView) -> str:
    """Draw the sign of a colour."""
    return f"[{STYLES[colour['colour']]}]{SIGNS[colour['colour']]}[/]"


def name(id: str, say: Say) -> str:
    """Say a component's name."""
    return say(Message("draw-name", {"what": Ref(id)}))


def word(id: str, say: Say, **args: Arg) -> str:
    """Say one of the messages for drawing."""
    return say(Message(f"draw-{id}", args))
