"""Events as lines of the log."""

from typing import Final

from cosmodrome.games.metal_adventures import events
from cosmodrome.games.metal_adventures.data import ACTION_IDS, IDS, SHIP_IDS, TROPHY_IDS
from cosmodrome.games.metal_adventures.deals import DUTIES, OBLIGATIONS, PAY
from cosmodrome.games.metal_adventures.sentences import of_seat, seat_name, seats_of, to_seat
from cosmodrome.games.metal_adventures.table import ATTACK, BANK, POT, TREASURY
from cosmodrome.games.metal_adventures.verbs import PLANETS
from cosmodrome.kernel.agenda import seats_in
from cosmodrome.kernel.message import Arg, Message, Ref
from cosmodrome.kernel.state import Event

TROPHY_EVENTS: Final = frozenset({events.GOT_TROPHY, events.LOOKED, events.PUT_UNDER, events.REVEALED})
CARD_EVENTS: Final = frozenset({events.TOOK_IMPROVEMENT, events.DROPPED_IMPROVEMENT, events.PLAYED_CARD})
SHIP_EVENTS: Final = frozenset({events.SHIP_CHOSEN, events.GOT_WRECK, events.GAVE_WRECK, events.TOOK_FROM_PILE})
SHIP_FIRST: Final = frozenset({events.TURNED_UP, events.EVENT_MET, events.SENT_AWAY, events.LEFT_GAME})
SLOT_EVENTS: Final = frozenset({events.ROW_FILLED, events.ROW_LEFT})
PROMISE_EVENTS: Final = frozenset(range(events.PROMISED, events.PROMISE_RELEASED + 1))
TRADES: Final = frozenset(range(events.TRADED_IMPROVEMENT, events.TRADED_WRECK_HIDDEN + 1))
DEAL_EVENTS: Final = frozenset({events.DEAL_EXECUTED, events.DEAL_VOID, events.DEAL_EXPIRED})
NUMBERED: Final = frozenset(
    {
        events.GAINED_GLORY,
        events.PARDONED,
        events.DAMAGED,
        events.REPAIRED,
        events.DIE_TURNED,
        events.ROLLED_METAL,
        events.STRENGTHENED,
        events.TURN_BEGAN,
    }
)
METAL_EVENTS: Final = frozenset({events.DIE_TURNED, events.ROLLED_METAL})
VARIANTS: Final = frozenset(
    {events.EVENT_MET, events.SENT_AWAY, events.SHIP_CHOSEN, events.GAVE_WRECK, events.DECLARED_METAL}
)


def tell(event: Event) -> Message:
    """Tell an event as a line of the log."""
    name, a, b, c, d = event[0], *event[2:6]
    id = f"event-{events.EVENTS[name]}"
    if name == events.PAID:
        return Message(id, {"giver": account(a), "receiver": account(b), "n": c})
    if name in SHIP_FIRST:
        return Message(f"{id}-{b}" if name in VARIANTS else id, {"card": Ref(SHIP_IDS[a])})
    if name in SLOT_EVENTS:
        return Message(id, {"card": Ref(IDS[b])})
    if name in DEAL_EVENTS:
        return Message(id, {"deal": a, "player": of_seat(b)})
    if name in PROMISE_EVENTS:
        return Message(id, {"player": seat_name(a), "other": to_seat(b), "promise": c, "duty": duty_of(d)})
    if name == events.PROPOSED:
        return Message(id, {"player": seat_name(a), "others": seats_of(d), "deal": b})
    if name in TRADES:
        return tell_trade(name, id, a, b, c)
    if name == events.ROLLED_DICE:
        return Message(id, {"orange": a, "grey": b})
    if name == events.BATTLE_WON:
        return Message(f"{id}-{'attack' if a == ATTACK else 'target'}", {"attack": b, "target": c})
    if name == events.GAME_OVER:
        return Message(id, {"winners": tuple(seat_name(seat) for seat in seats_in(a))})
    return tell_of_player(name, id, a, b, c)


def duty_of(subject: int) -> Message:
    """Tell in short what a promise is about; the table shows open promises in full."""
    credits, do = divmod(subject, DUTIES)
    return Message("goods-credits", {"n": credits}) if do == PAY else Message(f"duty-kind-{OBLIGATIONS[do]}")


def tell_of_player(name: int, id: str, a: int, b: int, c: int) -> Message:
    """Tell an event whose first number is a player."""
    args: dict[str, Arg] = {"player": seat_name(a)}
    if name in TROPHY_EVENTS:
        args["card"] = Ref(TROPHY_IDS[b])
    elif name in CARD_EVENTS:
        args["card"] = Ref(IDS[b])
    elif name in SHIP_EVENTS:
        args["card"] = Ref(SHIP_IDS[b])
        id = f"{id}-{c}" if name in VARIANTS else id
    elif name == events.PLANET_ATTACKED:
        args["card"] = Ref(PLANETS[b])
    elif name == events.CRUISED:
        args["card"] = Ref(ACTION_IDS[b - 1])
    elif name in (events.DUEL_CALLED, events.BETRAYED):
        args["other"] = of_seat(b)
    elif name == events.ALLIED:
        args["other"] = to_seat(b)
    elif name == events.PENALIZED:
        id = f"{id}-{events.REASONS[b]}"
    elif name == events.DECLARED_METAL:
        id = f"{id}-{b}"
    elif name == events.REROLLED:
        args |= {"die": Ref(("die_orange", "die_grey")[b]), "n": c}
    elif name in (events.ACCEPTED, events.REJECTED, events.WITHDRAWN):
        args["deal"] = b
    elif name in METAL_EVENTS and b == 0:
        id = f"{id}-blank"
    elif name in NUMBERED:
        args["n"] = b
    return Message(id, args)


def tell_trade(name: int, id: str, giver: int, receiver: int, card: int) -> Message:
    """Tell that something changed hands."""
    args: dict[str, Arg] = {"giver": seat_name(giver), "receiver": to_seat(receiver)}
    if name == events.TRADED_IMPROVEMENT:
        args["card"] = Ref(IDS[card])
    elif name == events.TRADED_TROPHY:
        args["card"] = Ref(TROPHY_IDS[card])
    elif name == events.TRADED_WRECK:
        args["card"] = Ref(SHIP_IDS[card])
    return Message(id, args)


def account(number: int) -> Message:
    """Name an account of credits."""
    if number >= 0:
        return seat_name(number)
    if number == BANK:
        return Message("account-bank")
    return (
        Message("account-pot")
        if number == POT
        else Message("account-treasury", {"card": Ref(PLANETS[TREASURY - number])})
    )
