"""How events are told as lines of the log."""

from typing import Final

from cosmodrome.games.star_realms import events
from cosmodrome.games.star_realms.atoms import ZONES
from cosmodrome.games.star_realms.data import ABILITIES, FACTIONS, IDS
from cosmodrome.games.star_realms.table import LEDGER
from cosmodrome.games.star_realms.text import RESOURCES
from cosmodrome.kernel.agenda import seats_in
from cosmodrome.kernel.message import Arg, Message, Ref, Seat
from cosmodrome.kernel.state import Event

# Events whose first int is an owner, and whose second is a kind
OWNER_EVENTS: Final = frozenset(range(len(events.EVENTS))) - {
    events.ROW_CARD_LEFT,
    events.ROW_FILLED,
    events.EXPLORER_LEFT,
    events.GAME_OVER,
    events.TRADE_DECK_REBUILT,
    events.ROW_SHIFTED,
    events.FED,
    events.BURIED,
    events.COUNTER_RAISED,
    events.BOSS_TOOK,
    events.LEDGER_SCRAPPED,
    events.BOSS_OWES,
    events.FORGIVEN,
    events.BASE_RETURNED,
    events.TRADE_CARD_TOPPED,
}
CARD_EVENTS: Final = frozenset(
    {
        events.PLAYED,
        events.USED_ABILITY,
        events.DREW,
        events.BOUGHT,
        events.ACQUIRED,
        events.ROW_CARD_LEFT,
        events.ROW_FILLED,
        events.SCRAPPED,
        events.ROW_CARD_SCRAPPED,
        events.BASE_DESTROYED,
        events.DISCARDED,
        events.TOPPED,
        events.WILL_RETURN,
        events.RETURNED,
        events.TENTACLE_CUT,
    }
)


def who(owner: int, boss: str = "boss") -> Seat | Ref:
    """Name an owner as events tell them."""
    return Ref(boss) if owner == events.BOSS else Seat(owner)


def tell(event: Event) -> Message:
    """Tell an event as a line of the log."""
    name, a, b, c, d = event[0], *event[2:]
    args: dict[str, Arg] = {}
    if name in OWNER_EVENTS:
        args["player"] = who(a, "the_boss")
    if name in CARD_EVENTS:
        args["card"] = Ref(IDS[b])
    if name == events.TURN_BEGAN:
        args["turn"] = b
    elif name == events.USED_ABILITY:
        return Message(f"event-used-{ABILITIES[c].replace('_', '-')}", args)
    elif name == events.GAINED:
        return Message(f"event-gained-{RESOURCES[b]}" if c >= 0 else "event-lost-combat", args | {"n": abs(c)})
    elif name == events.BOUGHT:
        args["price"] = c
    elif name == events.ACQUIRED and c:
        return Message("event-acquired-on-top", args)
    elif name == events.SCRAPPED:
        return Message(f"event-scrapped-{ZONES[c]}", args)
    elif name == events.TOPPED:
        return Message(f"event-topped-{ZONES[c]}", args)
    elif name == events.CARDS_REMOVED and b:
        return Message("event-cards-scrapped", args)
    elif name == events.ATTACKED:
        return Message("event-attacked-team" if d else "event-attacked", args | {"target": who(b), "n": c})
    elif name == events.BASE_ATTACKED:
        args |= {"target": who(b), "card": Ref(IDS[c]), "n": d}
    elif name == events.GAVE:
        return Message("event-gave-combat" if c else "event-gave-trade", args | {"target": Seat(b), "n": d})
    elif name in (events.GIFTED, events.LEFT_LEGACY):
        args |= {"target": Seat(b), "card": Ref(IDS[c])}
    elif name == events.FED:
        args |= {"faction": Ref(FACTIONS[a]), "card": Ref(IDS[b])}
    elif name == events.TENTACLE_CUT:
        args["n"] = c
    elif name in (events.BURIED, events.BASE_RETURNED, events.TRADE_CARD_TOPPED):
        args["card"] = Ref(IDS[a])
    elif name == events.COUNTER_RAISED:
        args["n"] = b
    elif name == events.BOSS_TOOK:
        args["card"] = Ref(IDS[a])
        return Message("event-boss-ledger" if b == LEDGER else "event-boss-took", args)
    elif name == events.BOSS_OWES:
        args["n"] = a
    elif name == events.SWITCHED_ON:
        args["faction"] = Ref(FACTIONS[b])
    elif name == events.GAME_OVER:
        return tell_end(seats_in(a), b == 1)
    return Message(f"event-{events.EVENTS[name]}", args)


def tell_end(winners: list[int], by_limit: bool) -> Message:
    """Tell who won: some players, the Boss, or nobody before the turn limit."""
    if winners:
        return Message("event-game-over", {"winners": tuple(Seat(seat) for seat in winners), "n": len(winners)})
    return Message("event-no-winner" if by_limit else "event-boss-wins")
