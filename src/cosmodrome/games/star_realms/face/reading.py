"""What can be read on cards, where they lie open, and what the signs of a drawing mean."""

from typing import Final

from cosmodrome.games.star_realms.cards import ABILITIES, ALLY, DOUBLE_ALLY, FACTIONS, NO_FACTION, PRIMARY, SCRAP, Cards
from cosmodrome.games.star_realms.face.view import BossView, PlayerView, TableView
from cosmodrome.games.star_realms.questions.base import base_figure
from cosmodrome.kernel.message import Message, Part, Pile, Reading, Ref, Seat, Sign

TITLES: Final = ("primary", "ally", "double-ally", "scrap")
RULES: Final = {ALLY: "SR-5.6", DOUBLE_ALLY: "SR-5.12", SCRAP: "SR-6.1"}  # by ability; the primary one by the type
SHIP_RULE: Final = "SR-4.2"
BASE_RULES: Final = ("SR-4.6", "SR-4.7")
OUTPOST_RULE: Final = "SR-4.8"
MARKS: Final = {  # of factions, whose allies switch abilities on
    "trade_federation": Sign("f-trade"),
    "star_empire": Sign("f-star"),
    "blob": Sign("f-blob"),
    "machine_cult": Sign("f-machine"),
}
LEGEND: Final = ("factions", "numbers", "turn")


def reading(cards: Cards, id: str) -> Reading | None:
    """Return all that can be read on a card."""
    if id not in cards.ids["card"]:
        return None
    kind = cards.number(id)
    used = [ability for ability in range(len(ABILITIES)) if cards.abilities[4 * kind + ability].steps]
    parts = [ability_part(cards, kind, ability) for ability in used]
    parts.append(Part(None, (Message(f"about-{type_of(cards, kind)}"),), detail=True))
    rules = [*type_rules(cards, kind, PRIMARY in used), *(RULES[i] for i in used if i != PRIMARY)]
    return Reading(id, kind_of(cards, kind), figures(cards, kind), tuple(parts), tuple(rules), cards.sources[kind])


def ability_part(cards: Cards, kind: int, ability: int) -> Part:
    """Return an ability with its signs; abilities for allies are marked by the faction."""
    script, faction = cards.abilities[4 * kind + ability], int(cards.faction[kind])
    mark = Sign("sr-scrap") if ability == SCRAP else Sign("play")
    if ability in (ALLY, DOUBLE_ALLY) and faction != NO_FACTION:
        mark = MARKS.get(FACTIONS[faction], mark)
    signs = tuple([sign for group in script.signs() for sign in group])
    return Part(Message(f"ability-{TITLES[ability]}"), tuple(script.words()), mark=mark, signs=signs)


def type_of(cards: Cards, kind: int) -> str:
    """Return what a card is."""
    return "outpost" if cards.outpost[kind] else "base" if cards.base[kind] else "ship"


def kind_of(cards: Cards, kind: int) -> Message:
    """Say what a card is, and of which faction."""
    is_a = Message(f"kind-{type_of(cards, kind)}")
    faction = int(cards.faction[kind])
    return is_a if faction == NO_FACTION else Message("kind-of", {"kind": is_a, "faction": Ref(FACTIONS[faction])})


def figures(cards: Cards, kind: int) -> tuple[Message, ...]:
    """Tell the figures of a card."""
    told = [Message("figure-cost", {"n": int(cards.cost[kind])})] if cards.cost[kind] else []
    if cards.base[kind]:
        told.append(base_figure(cards, kind))
    return tuple(told)


def type_rules(cards: Cards, kind: int, primary: bool) -> list[str]:
    """Return the rules about a card's type and its primary ability."""
    if not cards.base[kind]:
        return [SHIP_RULE] if primary else []
    return [*BASE_RULES, OUTPOST_RULE] if cards.outpost[kind] else list(BASE_RULES)


def piles(view: TableView) -> list[Pile]:
    """Return everything that lies open: the trade row and the scrap heap, then each player's cards and the Boss's."""
    found = [
        Pile(Message("pile-row"), tuple(id for id in view["row"] if id)),
        Pile(Message("pile-explorers"), ("explorer",) * view["explorers"]),
        Pile(Message("pile-scrap-heap"), tuple(view["scrap_heap"])),
        Pile(Message("pile-out-of-game"), tuple(view["out_of_game"])),
    ]
    for seat, player in enumerate(view["players"]):
        found += player_piles(player, Seat(seat))
    if view["boss"] is not None:
        found += boss_piles(view["boss"])
    return [pile for pile in found if pile.components]


def player_piles(player: PlayerView, seat: Seat) -> list[Pile]:
    """Return the open cards of one player."""
    cards = {
        "hand": player["hand"] or [],
        "fleet": [entry["card"] for entry in player["fleet"]],
        "discard": player["discard"],
        "deck-top": player["deck_top"][::-1],
        "returning": player["returning"],
    }
    return [Pile(Message(f"pile-{name}", {"player": seat}), tuple(ids)) for name, ids in cards.items()]


def boss_piles(boss: BossView) -> list[Pile]:
    """Return the open cards of the Boss."""
    cards = {
        "hand": boss["hand"],
        "fleet": [entry["card"] for entry in boss["fleet"]],
        "discard": boss["discard"],
        "deck": boss["deck"],
        "deck-top": boss["deck_top"][::-1],
        "trade-top": boss["trade_deck_top"][::-1],
        "elite": boss["elite"][::-1],
        "subject": boss["subject"],
        "subjects": boss["subjects"],
        "acquisition": boss["acquisition"],
        "ledger": boss["ledger"],
        "buried": boss["buried"],
    }
    found = [Pile(Message(f"pile-boss-{name}"), tuple(ids)) for name, ids in cards.items()]
    for faction, ids in boss["tentacles"].items():
        found.append(Pile(Message("pile-tentacle", {"faction": Ref(faction)}), tuple(ids)))
    return found


def legend() -> list[Message]:
    """Return what the signs of a drawing mean."""
    return [Message(f"legend-{name}") for name in LEGEND]
