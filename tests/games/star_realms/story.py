"""What happened, as short lines that a test can compare: "boss plays stinger", "boss attacks p0: 3"."""

from collections.abc import Callable
from typing import Final

from tests.games.star_realms.facts import IDS

from cosmodrome.games.star_realms import events
from cosmodrome.games.star_realms.cards import ABILITIES, FACTIONS, RESOURCES, ZONES
from cosmodrome.games.star_realms.events import EVENTS
from cosmodrome.games.star_realms.table import TOLD_BOSS
from cosmodrome.kernel.event import EventKind
from cosmodrome.kernel.state import Event

Teller = Callable[[int, int, int, int], str]


def who(owner: int) -> str:
    """Return an owner as told."""
    return "boss" if owner == TOLD_BOSS else f"p{owner}"


TELLERS: Final[dict[EventKind, Teller]] = {
    events.TURN_BEGAN: lambda a, b, c, d: f"{who(a)} begins",
    events.PLAYED: lambda a, b, c, d: f"{who(a)} plays {IDS[b]}",
    events.USED_ABILITY: lambda a, b, c, d: f"{who(a)} uses {IDS[b]} {ABILITIES[c]}",
    events.GAINED: lambda a, b, c, d: f"{who(a)} gains {c} {RESOURCES[b]}",
    events.DREW: lambda a, b, c, d: f"{who(a)} draws {IDS[b]}",
    events.SHUFFLED: lambda a, b, c, d: f"{who(a)} shuffles",
    events.BOUGHT: lambda a, b, c, d: f"{who(a)} buys {IDS[b]}",
    events.SCRAPPED: lambda a, b, c, d: f"{who(a)} scraps {IDS[b]} from {ZONES[c]}",
    events.ROW_CARD_SCRAPPED: lambda a, b, c, d: f"{who(a)} scraps {IDS[b]} from row",
    events.ATTACKED: lambda a, b, c, d: f"{who(a)} attacks {who(b)}: {c}",
    events.BASE_ATTACKED: lambda a, b, c, d: f"{who(a)} attacks {who(b)} {IDS[c]}: {d}",
    events.BASE_DESTROYED: lambda a, b, c, d: f"{who(a)} loses {IDS[b]}",
    events.DISCARDED: lambda a, b, c, d: f"{who(a)} discards {IDS[b]}",
    events.TOPPED: lambda a, b, c, d: f"{who(a)} tops {IDS[b]}",
    events.WENT_OUT: lambda a, b, c, d: f"{who(a)} is out",
    events.TRADE_DECK_REBUILT: lambda a, b, c, d: "trade deck rebuilt",
    events.ROW_FILLED: lambda a, b, c, d: f"row {a}: {IDS[b]}",
    events.ROW_SHIFTED: lambda a, b, c, d: "row shifted",
    events.FED: lambda a, b, c, d: f"fed {FACTIONS[a]}: {IDS[b]}",
    events.BURIED: lambda a, b, c, d: f"buried {IDS[a]}",
    events.COUNTER_RAISED: lambda a, b, c, d: f"count {b}",
    events.BOSS_TOOK: lambda a, b, c, d: f"boss takes {IDS[a]}",
    events.LEDGER_SCRAPPED: lambda a, b, c, d: "ledger scrapped",
    events.BASE_RETURNED: lambda a, b, c, d: f"boss returns {IDS[a]}",
    events.TRADE_CARD_TOPPED: lambda a, b, c, d: f"trade deck topped with {IDS[a]}",
    events.GAME_OVER: lambda a, b, c, d: "game over",
}


def tell(event: Event) -> str:
    """Return the line of an event; nothing for what other lines say too."""
    kind, _, a, b, c, d = event
    teller = TELLERS.get(EVENTS.kinds[kind])
    return teller(a, b, c, d) if teller else ""
