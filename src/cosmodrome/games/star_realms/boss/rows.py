"""The steps of a foreseen turn of the Boss as a few readable rows: steps of a kind stand together, gains with them."""

from typing import Final, TypedDict, final

from cosmodrome.games.star_realms import events
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.cards import RESOURCES
from cosmodrome.games.star_realms.events import EVENTS
from cosmodrome.games.star_realms.table import LEDGER, NO_CARD, ROW_SIZE, StarRealms
from cosmodrome.kernel.event import EventKind, Happening
from cosmodrome.kernel.message import Message, MessageJson, Ref, Sign, SignJson
from cosmodrome.kernel.state import Event
from cosmodrome.kernel.view import signs_json, spoken

BY_CARDS: Final = (  # told by the cards alone: all is the Boss's doing
    events.PLAYED,
    events.BASE_RETURNED,
    events.ROW_CARD_SCRAPPED,
    events.FED,
    events.BURIED,
    events.BOSS_TOOK,
)
SHOWN: Final = frozenset(
    int(kind.number) for kind in (*BY_CARDS, events.USED_ABILITY, events.GAINED, events.COUNTER_RAISED)
)


class RowView(TypedDict):
    """What the Boss will do, and what that brings it."""

    text: MessageJson
    gains: list[SignJson]


@final
class Row:
    """Steps of a kind, one after the other."""

    def __init__(self, step: Happening) -> None:
        self.step = step  # that tells them all
        self.cards: list[int] = []
        self.gains: dict[int, int] = {}  # by resource

    def add_gain(self, gain: Happening) -> None:
        """Add what a step brought."""
        resource = gain["resource"]
        self.gains[resource] = self.gains.get(resource, 0) + gain["n"]

    def takes(self, step: Happening) -> bool:
        """Tell whether a step is of the same kind, and with abilities of the same ability."""
        is_use = step.kind is events.USED_ABILITY
        return step.kind is self.step.kind and (not is_use or step["ability"] == self.step["ability"])

    def json(self, g: StarRealms) -> RowView:
        """Return the row as a view has it."""
        signs = [Sign(RESOURCES[resource], f"+{n}" if n >= 0 else f"−{-n}") for resource, n in self.gains.items()]
        return {"text": spoken(self.message(g)), "gains": signs_json(signs)}

    def message(self, g: StarRealms) -> Message:
        """Tell the steps by their cards, the same card once with its count."""
        step, counts = self.step, {kind: self.cards.count(kind) for kind in self.cards}
        cards = tuple([counted(g, kind, count) for kind, count in counts.items()])
        if step.kind is events.USED_ABILITY:
            return Message(f"forecast-used-{step.said()['ability']}".replace("_", "-"), {"cards": cards})
        if step.kind in BY_CARDS:
            return Message(f"forecast-{step.kind.name}", {"cards": cards})
        return step.kind.message(step.event, g.cards)


def counted(g: StarRealms, kind: int, count: int) -> Message | Ref:
    """Name a card, or several of them."""
    card = Ref(g.cards.id(kind))
    return Message("forecast-several", {"card": card, "n": count}) if count > 1 else card


def rows_of(g: StarRealms, happened: list[Event]) -> list[RowView]:
    """Return what the Boss will do in rows; bases that come back into play are not told as played too."""
    rows: list[Row] = []
    returned = NO_CARD
    for event in happened:
        if event[0] not in SHOWN:
            continue
        step = Happening(EVENTS.kinds[event[0]], event, g.cards)
        card = card_of(step)
        if step.kind is events.PLAYED and card == returned:
            returned = NO_CARD
            continue
        add_step(rows, step, card)
        if step.kind is events.BASE_RETURNED:
            returned = card
    return [row.json(g) for row in rows]


def card_of(step: Happening) -> int:
    """Return the card that a step is about, or NO_CARD."""
    return step["card"] if "card" in step.kind.values else NO_CARD


def add_step(rows: list[Row], step: Happening, card: int) -> None:
    """Add a step to the last row, or as a row of its own."""
    is_gain = step.kind is events.GAINED
    if rows and step.kind is events.BURIED and card in rows[-1].cards:
        rows[-1].step = step  # it was scrapped for that
        return
    if not rows or not (is_gain or rows[-1].takes(step)):
        rows.append(Row(step))
    if is_gain:
        rows[-1].add_gain(step)
    elif card != NO_CARD:
        rows[-1].cards.append(card)


def cards_in(g: StarRealms, happened: list[Event], kind: EventKind) -> list[str]:
    """Return the cards of all events of a kind."""
    return [g.cards.id(Happening(kind, event, g.cards)["card"]) for event in happened if event[0] == kind.number]


def slots_taken(g: StarRealms, happened: list[Event]) -> list[int]:
    """Return the slots of the trade row that the Boss will empty; of like cards the one farthest from the deck."""
    slots: list[int] = []
    for event in happened:
        step = Happening(EVENTS.kinds[event[0]], event, g.cards)
        if takes_from_row(step):
            like = [slot for slot in range(ROW_SIZE) if t.ROW.get(g, slot) == step["card"] and slot not in slots]
            slots += like[:1]
    return slots


def takes_from_row(step: Happening) -> bool:
    """Tell whether a step takes a card that may lie in the trade row."""
    if step.kind is events.BOSS_TOOK:
        return step["pile"] == LEDGER
    return step.kind is events.ROW_CARD_SCRAPPED or step.kind is events.FED
