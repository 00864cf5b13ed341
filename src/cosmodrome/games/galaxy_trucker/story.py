"""How events are told to people, as lines of a log."""

from collections.abc import Callable
from typing import Final

from cosmodrome.games.galaxy_trucker import events
from cosmodrome.games.galaxy_trucker.cards import CARD_IDS, CRITERIA
from cosmodrome.games.galaxy_trucker.data import ALIEN_IDS, CLASSES, GOODS_IDS, NOWHERE, TILE_IDS
from cosmodrome.games.galaxy_trucker.text import Args, hit_args, power_text, ship_name
from cosmodrome.kernel.agenda import seats_in
from cosmodrome.kernel.message import Message, Ref, Seat
from cosmodrome.kernel.state import Event

Ints = tuple[int, int, int, int]
SOURCES: Final = ("drawn", "face-up", "reserve")


def of_seat(v: Ints) -> Args:
    """Return the arguments of an event that begins with a seat."""
    return {"player": Seat(v[0])}


def of_ship(v: Ints) -> Args:
    """Return the arguments of an event that begins with a ship."""
    return {"ship": ship_name(v[0]), "n": v[1]}


def of_card(v: Ints) -> Args:
    """Return the arguments of an event that begins with a card."""
    return {"card": Ref(CARD_IDS[v[0]])}


def of_tile(v: Ints) -> Args:
    """Return the arguments of an event with a seat and then a tile."""
    return {"player": Seat(v[0]), "tile": Ref(TILE_IDS[v[1]])}


def of_ship_tile(v: Ints) -> Args:
    """Return the arguments of an event with a ship, a cell and then a tile."""
    return {"ship": ship_name(v[0]), "tile": Ref(TILE_IDS[v[2]])}


def of_hit(v: Ints) -> Args:
    """Return the arguments of what came of a hit."""
    return {"ship": ship_name(v[0]), **hit_args(v[1], v[2])}


def of_goods(v: Ints) -> Args:
    """Return the arguments of an event with a ship, a cell or count, and goods."""
    return {"ship": ship_name(v[0]), "goods": Ref(GOODS_IDS[v[2]])}


def of_goods_count(v: Ints) -> Args:
    """Return the arguments of an event with a ship, goods and their number."""
    return {"ship": ship_name(v[0]), "goods": Ref(GOODS_IDS[v[1]]), "n": v[2]}


def of_round(v: Ints) -> Args:
    """Return the arguments of an event about a round."""
    return {"round": CLASSES[v[0]]}


def of_figure(v: Ints) -> Args:
    """Return the arguments of an event with a ship, a cell and a figure."""
    return {"ship": ship_name(v[0]), "figure": Ref("astronaut" if v[2] == 0 else ALIEN_IDS[v[2] - 1])}


def of_nothing(v: Ints) -> Args:
    """Return no arguments."""
    return {}


ARGUMENTS: Final[dict[int, Callable[[Ints], Args]]] = {
    events.SAND_RAN_OUT: of_nothing,
    events.SWAPPED: of_nothing,
    events.BUILDING_ENDED: of_nothing,
    events.ROUND_BEGAN: of_round,
    events.ROUND_ENDED: of_round,
    events.CYCLE_BEGAN: of_seat,
    events.PASSED: of_seat,
    events.TOOK: of_tile,
    events.RETURNED: of_tile,
    events.CARD_OPENED: of_card,
    events.CARD_IGNORED: of_card,
    events.CARD_CLOSED: of_card,
    events.REMOVED: of_ship_tile,
    events.TILE_LOST: of_ship_tile,
    events.MISSED: of_hit,
    events.BOUNCED: of_hit,
    events.SHOT_DOWN: of_hit,
    events.SHIELDED: of_hit,
    events.STRUCK: of_hit,
    events.GOODS_LOST: of_goods,
    events.GOODS_LOADED: of_goods,
    events.GOODS_UNLOADED: of_goods,
    events.GOODS_OFFERED: of_goods_count,
    events.GOODS_BANKED: of_goods_count,
    events.CREW_LOST: of_figure,
}


def tell(event: Event) -> Message:
    """Tell an event as a line of the log."""
    name = event[0]
    v = (event[2], event[3], event[4], event[5])
    message = f"event-{events.EVENTS[name]}"
    if name in ARGUMENTS:
        if name == events.TOOK:
            message = f"event-took-{SOURCES[v[2]]}"
        elif name == events.ROUND_BEGAN and v[1]:
            message = "event-test-flight-began"
        return Message(message, ARGUMENTS[name](v))
    if name in (events.LOOKED, events.CLOSED_PILE):
        return Message(message, {**of_seat(v), "number": v[1] + 1})
    if name in (events.PLACED, events.RETOOK, events.SET_ASIDE, events.TOOK_OFF):
        tile = v[3] // 4 if name == events.PLACED else v[2] if name == events.SET_ASIDE else v[3]
        return Message(message, {**of_seat(v), "tile": Ref(TILE_IDS[tile])})
    if name == events.FINISHED:
        return Message(message, {**of_seat(v), "number": v[2]})
    if name == events.GAME_OVER:
        winners = tuple(Message("winner-name", {"player": Seat(seat)}) for seat in seats_in(v[0]))
        return Message(message, {"winners": winners, "n": len(winners)}) if winners else Message("event-no-winner")
    if name == events.GLASS_TURNED:
        return Message(message, of_seat(v)) if v[0] != NOWHERE else Message("event-glass-turned-by-itself")
    return tell_ship(message, name, v)


def tell_ship(message: str, name: int, v: Ints) -> Message:
    """Tell an event about one ship."""
    args = of_ship(v)
    if name == events.RESERVE_LOST:
        args["tile"] = Ref(TILE_IDS[v[1]])
    elif name == events.BOARDED:
        message = "event-boarded-alien" if v[2] > 2 else message
        args["alien"] = Ref(ALIEN_IDS[max(v[2] - 3, 0)])
    elif name == events.ALIEN_LEFT:
        args["alien"] = Ref(ALIEN_IDS[v[2]])
    elif name == events.CHARGED:
        args["n"] = v[2]
    elif name == events.DECLARED:
        return Message(f"{message}-{CRITERIA[v[1]]}", {**args, "power": power_text(v[2])})
    elif name == events.MOVED:
        message = "event-moved-on" if v[2] > v[1] else "event-moved-back"
        args["n"] = abs(v[2] - v[1])
    elif name == events.ROLLED:
        args = {"ship": ship_name(v[0]), "first": v[1], "second": v[2], "sum": v[1] + v[2]}
    elif name in (events.BEAT_ENEMY, events.DREW_WITH_ENEMY, events.LOST_TO_ENEMY):
        args["card"] = Ref(CARD_IDS[v[1]])
    elif name in (events.LANDED, events.SUFFERED):
        args["number"] = v[1] + 1
    elif name == events.SABOTAGED:
        args |= {"column": v[1], "row": v[2]}
    elif name == events.GAVE_UP:
        message = f"{message}-{events.REASONS[v[1]]}"
    elif name == events.REWARDED:
        args |= {"place": v[1] + 1, "n": v[2]}
    elif name == events.FINED:
        args |= {"lost": v[1], "n": v[2]}
    return Message(message, args)
