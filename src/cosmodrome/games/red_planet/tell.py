"""How events are told to people, as lines of the log."""

from typing import Final

from cosmodrome.games.red_planet import events
from cosmodrome.games.red_planet.cards import CARD_IDS
from cosmodrome.games.red_planet.data import (
    ASSEMBLY_IDS,
    CHARACTER_IDS,
    DESTINATION,
    DIVISIONS,
    GLOBAL_GOAL_ID,
    REGION_IDS,
    RESOURCE_IDS,
    TRACK,
    TRACK_NUMBER,
)
from cosmodrome.games.red_planet.table import GLOBAL_POINTS, NO_CARD, NO_REGION, NOBODY
from cosmodrome.games.red_planet.text import where, who
from cosmodrome.kernel.agenda import seats_in
from cosmodrome.kernel.message import Arg, Message, Ref, Seat
from cosmodrome.kernel.state import Event

# Which events have what as which of their arguments
COLOUR_FIRST: Final = frozenset(range(len(events.EVENTS))) - {
    events.DIVISION_BEGAN,
    events.SHIP_DOCKED,
    events.SHIPS_SHUFFLED,
    events.CALLED,
    events.FLIPPED,
    events.LAUNCHED,
    events.LANDED,
    events.CHARACTERS_CLEARED,
    events.PRODUCED,
    events.EXPLORED,
    events.GOALS_OPENED,
    events.GAME_OVER,
    events.ASSEMBLED,
}
PAD_FIRST: Final = frozenset({events.SHIP_DOCKED, events.LAUNCHED, events.LANDED})
CARD_SECOND: Final = frozenset(
    {
        events.GOALS_DEALT,
        events.GOAL_KEPT,
        events.CARD_DRAWN,
        events.DISCOVERY_DISCARDED,
        events.ACTION_PLAYED,
        events.EXPLORED,
    }
)
CHARACTER_SECOND: Final = frozenset({events.NEUTRAL_DRAWN, events.CHARACTER_CHOSEN, events.REVEALED, events.SKIPPED})


def tell(event: Event) -> Message:
    """Return an event as a line of the log."""
    name, a, b, c, d = event[0], *event[2:]
    args: dict[str, Arg] = {}
    if name in COLOUR_FIRST:
        args["player"] = who(a)
    elif name in PAD_FIRST:
        args["pad"] = a + 1
    if name in CARD_SECOND:
        args["card"] = Ref(CARD_IDS[b])
    elif name in CHARACTER_SECOND:
        args["card"] = Ref(CHARACTER_IDS[b])
    if name in (events.SHIP_DOCKED, events.LANDED):
        return tell_ship(name, b if name == events.SHIP_DOCKED else c, args)
    if name == events.DIVISION_BEGAN:
        return Message(f"event-{DIVISIONS[TRACK[a]]}", {"n": TRACK_NUMBER[a]})
    if name == events.SCORED:
        return tell_score(b, c, args | {"n": d})
    if name == events.GAME_OVER:
        winners = tuple(Seat(seat) for seat in seats_in(a))
        return Message("event-game-over", {"winners": winners}) if winners else Message("event-no-winner")
    if name == events.TOKEN_LAID and a == NOBODY:
        return Message("event-phobos-token", {"pad": b + 1})
    return Message(f"event-{events.EVENTS[name]}", args | more_of(name, a, b, c, d))


def more_of(name: int, a: int, b: int, c: int, d: int) -> dict[str, Arg]:
    """Return the arguments that only one event or two have."""
    if name == events.ASTRONAUT_STARTED or name == events.DESTROYED:
        return {"pad": b + 1}
    if name == events.GOALS_DEALT or name == events.GOAL_KEPT:
        return {"other": Ref(CARD_IDS[c])}
    if name == events.CALLED:
        return {"number": a + 1, "card": Ref(CHARACTER_IDS[a])}
    if name == events.PLACED:
        return {"pad": b + 1, "n": d}
    if name == events.TOKEN_LAID:
        return {"pad": b + 1, "region": Ref(REGION_IDS[d])}
    if name == events.MOVED:
        return {"source": where(b), "target": where(c)}
    if name == events.SWEPT:
        return {"source": where(b), "target": where(c), "n": d}
    if name == events.FLIPPED:
        return {"region": Ref(REGION_IDS[a]), "resource": Ref(RESOURCE_IDS[b])}
    if name in (events.DISCOVERY_PLACED, events.LOOKED_HIDDEN):
        return {"region": Ref(REGION_IDS[b])}
    if name == events.LOOKED:
        return {"region": Ref(REGION_IDS[b]), "card": Ref(CARD_IDS[c])}
    if name == events.KILLED or name == events.REPLACED:
        return {"place": where(b), "victim": who(c)}
    if name == events.PRODUCED:
        return {"region": Ref(REGION_IDS[a]), "resource": Ref(RESOURCE_IDS[b]), "n": c}
    if name == events.AWARDED:
        return {"region": Ref(REGION_IDS[b]), "resource": Ref(RESOURCE_IDS[c]), "n": d}
    if name == events.GAINED:
        return {"resource": Ref(RESOURCE_IDS[b]), "n": c}
    if name == events.EXPLORED:
        return {"region": Ref(REGION_IDS[a])}
    if name == events.LOST:
        return {"region": Ref(REGION_IDS[b]), "n": c}
    if name == events.ASSEMBLED:
        return {"assembly": Ref(ASSEMBLY_IDS[a])}
    return {}


def tell_ship(name: int, what: int, args: dict[str, Arg]) -> Message:
    """Tell of a ship that docks or lands, which may have no destination."""
    region = DESTINATION[what] if name == events.SHIP_DOCKED else what
    id = f"event-{events.EVENTS[name]}"
    return (
        Message(f"{id}-blank", args) if region == NO_REGION else Message(id, args | {"region": Ref(REGION_IDS[region])})
    )


def tell_score(kind: int, card: int, args: dict[str, Arg]) -> Message:
    """Tell of points for a card, or for VP tokens."""
    if kind == GLOBAL_POINTS:
        return Message("event-scored-card", args | {"card": Ref(GLOBAL_GOAL_ID)})
    if card == NO_CARD:
        return Message("event-scored-tokens", args)
    return Message("event-scored-card", args | {"card": Ref(CARD_IDS[card])})
