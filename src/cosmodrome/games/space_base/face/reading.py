"""What can be read on cards, where they lie open, and what the signs of a drawing mean."""

from typing import Final

from cosmodrome.games.space_base.cards import COLONY, DEPLOYED, STATION, Cards
from cosmodrome.games.space_base.face.view import PlayerView, TableView
from cosmodrome.games.space_base.face.words import reward_signs, side_words
from cosmodrome.kernel.message import Arg, Message, Part, Pile, Reading, Seat, Sign

SIDE_RULES: Final = ("SB-4.2", "SB-4.3")
ABILITY_RULE: Final = "SB-7.4"
ARROW_RULE: Final = "SB-6.8"
COLONY_RULES: Final = ("SB-10.4", "SB-6.16")
MARKS: Final = {
    "side-station": Sign("rocket", tone="side-station"),
    "side-deployed": Sign("users", tone="side-deployed"),
}
LEGEND: Final = ("sides", "resources", "effects", "turn")


def reading(cards: Cards, id: str, seats: int) -> Reading | None:
    """Return all that can be read on a card at a table with so many seats."""
    if id not in cards.ids["card"]:
        return None
    card = cards.number(id)
    figures = [Message("figure-sector", {"n": int(cards.sector[card])})]
    if cards.cost[card]:
        figures.append(Message("figure-cost", {"n": int(cards.cost[card])}))
    if cards.level[card] == COLONY:
        figures.append(Message("figure-points", {"n": int(cards.colony_vp[card])}))
        about = (Part(None, (Message("about-colony"),), detail=True),)
        return Reading(id, Message("kind-colony"), tuple(figures), about, COLONY_RULES, cards.sources[card])
    kind = Message("kind-level", {"level": int(cards.level[card])}) if cards.level[card] else Message("kind-starter")
    sides = {"side-station": 2 * card + STATION, "side-deployed": 2 * card + DEPLOYED}
    parts = [
        Part(Message(title), side_words(cards, side, seats), mark=MARKS[title], signs=side_signs(cards, side))
        for title, side in sides.items()
    ]
    return Reading(id, kind, tuple(figures), tuple(parts), rules(cards, list(sides.values())), cards.sources[card])


def side_signs(cards: Cards, side: int) -> tuple[Sign, ...]:
    """Draw what a side pays, and what its ability does."""
    ability = [step.effect.sign(step) for step in cards.abilities[side]]
    return (*reward_signs(cards, side), *ability)


def rules(cards: Cards, sides: list[int]) -> tuple[str, ...]:
    """Return the rules about what the sides of a card do."""
    found = list(SIDE_RULES)
    if any(cards.abilities[side] for side in sides):
        found.append(ABILITY_RULE)
    if any(cards.arrow[side] for side in sides):
        found.append(ARROW_RULE)
    return tuple(found)


def piles(view: TableView) -> list[Pile]:
    """Return everything that lies open: the shipyard, the colonies, and everybody's board sector by sector."""
    found: list[Pile] = []
    for level, row in enumerate(view["shipyard"], 1):
        found.append(Pile(Message("pile-level", {"level": level}), tuple(id for id in row if id)))
    found.append(Pile(Message("pile-colonies"), tuple(id for id in view["colonies"] if id)))
    for seat, player in enumerate(view["players"]):
        found += player_piles(player, Seat(seat))
    return [pile for pile in found if pile.components]


def player_piles(player: PlayerView, seat: Seat) -> list[Pile]:
    """Return the cards of one player: drawn ones, and sector by sector the station card and those deployed above."""
    found = [Pile(Message("pile-drawn", {"player": seat}), tuple(id for id in player["drawn"] if id))]
    for number, sector in enumerate(player["sectors"], 1):
        where: dict[str, Arg] = {"player": seat, "n": number}
        found.append(Pile(Message("pile-station", where), (sector["station"]["card"],)))
        found.append(Pile(Message("pile-deployed", where), tuple(entry["card"] for entry in sector["deployed"])))
    return found


def legend() -> list[Message]:
    """Return what the signs of a drawing mean."""
    return [Message(f"legend-{name}") for name in LEGEND]
