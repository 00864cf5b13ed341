"""What can be read on components, where they lie open, and what the signs of a drawing mean."""

from functools import cache
from typing import Final

from cosmodrome.games.red_planet.box import OUTER, Box
from cosmodrome.games.red_planet.face.sheet import TRACK, ComponentSheet, sheet
from cosmodrome.games.red_planet.face.view import TableView
from cosmodrome.kernel.message import Message, Part, Pile, Reading, Ref, Seat, Sign
from cosmodrome.kernel.view import message_from

RULES: Final = {"ship": ("RP-1.8", "RP-5.14"), "region": ("RP-1.3",), "resource": ("RP-1.6",)}
PHOBOS_RULES: Final = ("RP-1.3a", "RP-1.4")
LEGEND: Final = ("colours", "spaceport", "mars", "borders", "turn")


@cache
def sheets(box: Box) -> dict[str, ComponentSheet]:
    """Return the sheet of a data set, which is made once."""
    return sheet(box)


def reading(box: Box, id: str) -> Reading | None:
    """Return all that can be read on a component."""
    found = sheets(box).get(id)
    if found is None or id == TRACK:
        return None
    words = tuple(message_from(message) for message in found["words"])
    rules = tuple(found["rules"]) or (PHOBOS_RULES if id == "phobos" else RULES.get(found["kind"], ()))
    kind = Message(kind_id(box, id, found["kind"]))
    signs = tuple([Sign(sign["icon"], sign["text"], sign["tone"]) for sign in found["signs"]])
    about = about_id(box, id, found["kind"])
    parts = [Part(None, words, signs=signs)] if words else []
    if about:
        parts.append(Part(None, (Message(about),), detail=True))
    return Reading(id, kind, figures(box, id, found["kind"], found["number"]), tuple(parts), rules, found["source"])


def about_id(box: Box, id: str, kind: str) -> str:
    """Return the message that tells what a component without text of its own is for; nothing for all others."""
    if kind == "ship":
        return "about-blank-ship" if sheets(box)[id]["destination"] is None else "about-ship"
    return {"region": "about-phobos" if id == "phobos" else "about-region", "resource": "about-resource"}.get(kind, "")


def kind_id(box: Box, id: str, kind: str) -> str:
    """Return the message that says what a component is."""
    if kind == "region" and id != "phobos":
        return "kind-outer-region" if box.ids["region"].index(id) < OUTER else "kind-inner-region"
    return f"kind-{kind.replace('_', '-')}"


def figures(box: Box, id: str, kind: str, number: int) -> tuple[Message, ...]:
    """Tell the figures of a component."""
    if kind == "ship":
        region = sheets(box)[id]["destination"]
        goes = Message("figure-no-destination") if region is None else Message("figure-to", {"region": Ref(region)})
        return (Message("figure-seats", {"n": number}), goes)
    if kind == "resource":
        return (Message("figure-value", {"n": number}),)
    return (Message("figure-number", {"n": number}),) if kind == "character" else ()


def piles(view: TableView) -> list[Pile]:
    """Return everything that lies open: ships, discard piles, discoveries, then everybody's characters and cards."""
    found = [Pile(Message("pile-docked"), tuple(pad["ship"] for pad in view["pads"] if pad is not None))]
    found.append(Pile(Message("pile-ship-discard"), tuple(view["ship_discard"])))
    found.append(Pile(Message("pile-card-discard"), tuple(view["card_discard"])))
    for id, region in view["regions"].items():
        discovery = region.get("discovery")
        if discovery and discovery["card"]:
            found.append(Pile(Message("pile-discovery", {"region": Ref(id)}), (discovery["card"],)))
    for number in view["order"]:
        colour = view["colours"][str(number)]
        who = Message("pile-neutral" if colour["neutral"] else "pile-seat", {"player": Seat(colour["seat"])})
        found.append(Pile(Message("pile-played", {"player": who}), tuple(colour["played"])))
        found.append(Pile(Message("pile-unseen", {"player": who}), tuple(colour["unseen"])))
    for owner, seat in enumerate(view["seats"]):
        held = tuple(seat["held"] or ())
        found.append(Pile(Message("pile-held", {"player": Seat(owner)}), held))
    found.append(Pile(Message("pile-drawn"), (view["drawn"],) if view["drawn"] else ()))
    return [pile for pile in found if pile.components]


def legend() -> list[Message]:
    """Return what the signs of a drawing mean."""
    return [Message(f"legend-{name}") for name in LEGEND]
