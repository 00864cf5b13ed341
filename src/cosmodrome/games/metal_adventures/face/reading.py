"""What can be read on components, where they lie open, and what the figures of a drawing mean."""

from functools import cache
from typing import Final

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures.cards import Cards
from cosmodrome.games.metal_adventures.face.sheet import ComponentSheet, sheet
from cosmodrome.games.metal_adventures.face.view import PlayerView, TableView
from cosmodrome.games.metal_adventures.face.words import seat_name
from cosmodrome.kernel.message import Arg, Message, Part, Pile, Reading, Ref, Sign

BOUNTY: Final = "MA-11.8"  # what a beaten ship brings
PURCHASES: Final = ("cruise_purchase", "cruise_contraband")  # an option says what is bought
ABOUT: Final = ("ship", "event", "equipment", "support", "trophy", "power")  # kinds that are explained
LEGEND: Final = ("strength", "damage", "glory", "metal", "absent", "wrecks")


@cache
def sheets(cards: Cards) -> dict[str, ComponentSheet]:
    """Return the sheet of a data set, which is made once."""
    return sheet(cards)


def reading(cards: Cards, id: str) -> Reading | None:
    """Return all that can be read on a component."""
    found = sheets(cards).get(id)
    if found is None:
        return None
    rules = [found["rule"]] if found["rule"] else []
    if found["kind"] == "ship":
        rules.append(BOUNTY)
    kind = Message(f"kind-{found['kind'].replace('_', '-')}")
    return Reading(id, kind, figures(found), parts(cards, id, found), tuple(rules), found["source"])


def figures(found: ComponentSheet) -> tuple[Message, ...]:
    """Tell the figures that a component has."""
    told: list[Message] = []
    for name, value in (("power", found["power"]), ("planet", found["planet"])):
        if value:
            told.append(Message(f"figure-{name}", {"name": Ref(value)}))
    if found["family"]:
        told.append(Message("figure-family", {"name": Ref(f"family_{found['family']}")}))
    strength = "figure-added" if found["kind"] == "equipment" else "figure-strength"
    amounts = {
        strength: found["strength"],
        "figure-damage": found["damage"],
        "figure-cost": found["cost"],
        "figure-glory": found["glory"],
        "figure-credits": found["credits"],
    }
    return (*told, *(Message(id, {"n": n}) for id, n in amounts.items() if n))


def parts(cards: Cards, id: str, found: ComponentSheet) -> tuple[Part, ...]:
    """Tell what a component does: its printed text, what a victory brings, the actions of a planet."""
    told: list[Part] = []
    if found["text"]["en"]:
        told.append(Part(None, (Message("component-text", {"card": Ref(id)}),)))
    if found["kind"] == "action":
        told.append(Part(None, (Message(f"about-{id.replace('_', '-')}"),), detail=id in PURCHASES))
    rewards = rewards_of(cards, id, found)
    if rewards:
        signs = tuple([Sign(sign["icon"], sign["text"], sign["tone"]) for sign in found["signs"]])
        told.append(Part(Message("part-reward"), rewards, mark=Sign("win", tone="ok"), signs=signs))
    if found["kind"] == "planet":
        told.append(Part(None, (Message("about-planet" if found["strength"] else "about-safe-planet"),), detail=True))
    if found["kind"] in ABOUT:
        told.append(Part(None, (Message(f"about-{found['kind']}"),), detail=True))
    if found["actions"]:
        actions = tuple(Message("goods-card", {"card": Ref(action)}) for action in found["actions"])
        told.append(Part(Message("part-actions"), actions, detail=True))
    return tuple(told)


def rewards_of(cards: Cards, id: str, found: ComponentSheet) -> tuple[Message, ...]:
    """Tell what a victory over a ship or a planet brings."""
    if found["kind"] == "ship":
        program = int(cards.reward[cards.ids["ship"].index(id)])
    elif id in c.PLANETS:
        program = int(cards.planet_reward[c.PLANETS.index(id)])
    else:
        return ()
    return tuple(step.effect.words(step) for step in cards.programs[program])


def piles(view: TableView) -> list[Pile]:
    """Return everything that lies open: ships in space, the pile, improvements, then each pirate's cards."""
    found = [
        Pile(Message("pile-space"), tuple(view["shown"])),
        Pile(Message("pile-target"), targets(view)),
        Pile(Message("pile-pile"), tuple(view["pile"])),
        Pile(Message("pile-row"), tuple(id for id in view["row"] if id)),
        Pile(Message("pile-support-discard"), tuple(view["support_discard"])),
        Pile(Message("pile-looked-at"), tuple(view["looked"])),
        Pile(Message("pile-under"), tuple(id for id in view["trophies_under"] if id)),
    ]
    for seat, player in enumerate(view["players"]):
        found += player_piles(player, {"player": seat_name(seat)})
    return [pile for pile in found if pile.components]


def targets(view: TableView) -> tuple[str, ...]:
    """Return the ship or planet that is being attacked."""
    battle = view["battle"]
    return () if battle is None or battle["target"] is None else (battle["target"],)


def player_piles(player: PlayerView, who: dict[str, Arg]) -> list[Pile]:
    """Return the known cards of one pirate."""
    return [
        Pile(Message("pile-base", who), (player["base"],)),
        Pile(Message("pile-improvements", who), tuple(player["improvements"])),
        Pile(Message("pile-trophies", who), tuple(id for id in player["trophies"] if id)),
        Pile(Message("pile-wrecks", who), tuple(player["wrecks"] or ())),
    ]


def legend() -> list[Message]:
    """Return what the figures of a drawing mean."""
    return [Message(f"legend-{name}") for name in LEGEND]
