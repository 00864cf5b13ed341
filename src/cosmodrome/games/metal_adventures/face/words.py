"""Names of pirates and cards, refusals and options: what all questions need to speak to people."""

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.cards import PLANETS
from cosmodrome.games.metal_adventures.cards import ROW as SLOTS
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.agenda import seats_in
from cosmodrome.kernel.message import Arg, Message, Option, Ref, Refusal, Seat


# -- pirates -----------------------------------------------------------------------------------------------------------
def seat_name(seat: int) -> Message:
    """Name a seat; which case a language needs is a matter of the message."""
    return Message("seat-name", {"number": seat + 1, "name": Seat(seat)})


def to_seat(seat: int) -> Message:
    """Name a seat that receives something."""
    return Message("seat-to", {"number": seat + 1, "name": Seat(seat)})


def of_seat(seat: int) -> Message:
    """Name a seat whose something is, or against whom something is done."""
    return Message("seat-of", {"number": seat + 1, "name": Seat(seat)})


def to_seats(mask: int) -> Message:
    """Name the seats of a mask, as those who receive something."""
    seats = [int(seat) for seat in seats_in(mask)]
    return to_seat(seats[0]) if len(seats) == 1 else Message("seats-to", {"names": tuple([Seat(s) for s in seats])})


# -- cards -------------------------------------------------------------------------------------------------------------
def card_ref(g: MetalAdventures, card: int) -> Ref:
    """Mention an improvement."""
    return Ref(g.cards.card_id(card))


def ship_ref(g: MetalAdventures, ship: int) -> Ref:
    """Mention a ship."""
    return Ref(g.cards.ship_id(ship))


def trophy_ref(g: MetalAdventures, trophy: int) -> Ref:
    """Mention a trophy."""
    return Ref(g.cards.trophy_id(trophy))


def held_trophy(g: MetalAdventures, seat: int, place: int) -> str:
    """Return the id of a held trophy, or its place where there is none."""
    size = int(t.TROPHIES.size(g, seat))
    return g.cards.trophy_id(int(t.TROPHIES.get(g, seat, place))) if place < size else f"#{place}"


def shown_ship(g: MetalAdventures, place: int) -> str:
    """Return the id of a ship in open space, or its place where there is none."""
    return g.cards.ship_id(int(t.SHOWN.get(g, 0, place))) if place < t.SHOWN.size(g, 0) else f"#{place}"


def row_card(g: MetalAdventures, slot: int) -> str:
    """Return the id of an open improvement, or its slot where there is none."""
    card = int(t.ROW.get(g, slot)) if slot < SLOTS else t.NO_CARD
    return f"#{slot}" if card == t.NO_CARD else g.cards.card_id(card)


def battle_text(g: MetalAdventures) -> Message:
    """Name the battle."""
    attacker, foe = seat_name(int(t.ACTIVE.get(g))), int(t.FOE.get(g))
    if t.FIGHT.get(g) == t.DUEL:
        return Message("battle-of-duel", {"player": attacker, "other": of_seat(foe)})
    if t.FIGHT.get(g) == t.PLANET:
        return Message("battle-of-planet", {"player": attacker, "target": Ref(PLANETS[foe])})
    return Message("battle-of-ship", {"player": attacker, "target": ship_ref(g, foe)})


# -- refusals and options ----------------------------------------------------------------------------------------------
def no(rule: str, message: str, args: dict[str, Arg] | None = None) -> Refusal:
    """Return a refusal."""
    return Refusal(rule, Message(f"refused-{message}", args or {}))


def about(answer: int, label: str, id: str, rule: str, place: str = "", more: dict[str, Arg] | None = None) -> Option:
    """Return an option about one component."""
    args: dict[str, Arg] = {"card": Ref(id)}
    return Option(answer, Message(f"option-{label}", args | (more or {})), (id,), rule, (place,) if place else ())


def plain(answer: int, label: str, rule: str, args: dict[str, Arg] | None = None, place: str = "") -> Option:
    """Return an option about no component."""
    return Option(answer, Message(f"option-{label}", args or {}), (), rule, (place,) if place else ())


def own_card(g: MetalAdventures, seat: int, answer: int, label: str, card: int, rule: str) -> Option:
    """Return an option about an own improvement."""
    place = f"players.{seat}.improvements.{t.IMPROVEMENTS.find(g, seat, card)}"
    return about(answer, label, g.cards.card_id(card), rule, place)


def own_trophy(g: MetalAdventures, seat: int, answer: int, label: str, place: int, rule: str) -> Option:
    """Return an option about an own trophy."""
    return about(answer, label, held_trophy(g, seat, place), rule, f"players.{seat}.trophies.{place}")


def refuse_owned(g: MetalAdventures, seat: i64, card: i64) -> Refusal | None:
    """Refuse to discard what is not owned."""
    return None if t.IMPROVEMENTS.has(g, seat, card) else no("MA-7.4", "not-owned", {"card": card_ref(g, card)})
