"""Deals and promises as sentences: message ids with arguments, for offers, promises and drafts."""

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.clauses import Clauses
from cosmodrome.games.metal_adventures.deals.duties import DUTIES
from cosmodrome.games.metal_adventures.face.words import (
    card_ref,
    of_seat,
    seat_name,
    ship_ref,
    to_seat,
    to_seats,
    trophy_ref,
)
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.message import Arg, Message, Ref


# -- clauses -----------------------------------------------------------------------------------------------------------
def deal_text(g: MetalAdventures, clauses: Clauses, viewer: int) -> Message:
    """Tell a whole deal as a viewer may know it."""
    parts = [clause_text(g, clauses, i, viewer) for i in range(clauses.count)]
    if not parts:
        return Message("deal-empty")
    deal = Message("deal", {"clauses": parts.pop()})
    while parts:
        deal = Message("deal-more", {"first": parts.pop(), "more": deal})
    return deal


def clause_text(g: MetalAdventures, clauses: Clauses, i: int, viewer: int) -> Message:
    """Tell one clause."""
    first, second = int(clauses.get(i, 1)), int(clauses.get(i, 2))
    if clauses.kind(i) == t.TRANSFER:
        goods = goods_text(g, clauses, i, viewer)
        return Message("clause-transfer", {"giver": seat_name(first), "receiver": to_seat(second), "goods": goods})
    if clauses.kind(i) == t.ALLIANCE:
        return Message("clause-alliance", {"helper": seat_name(first), "principal": to_seat(second)})
    fields = [int(clauses.get(i, field)) for field in range(t.CLAUSE)]
    return Message("clause-promise", {"by": seat_name(first), "to": to_seats(second), **promise_args(g, fields)})


def knows_pick(clauses: Clauses, i: int, viewer: int) -> bool:
    """Tell whether a viewer may know which card a transfer means (MA-18.3a, MA-18.3b)."""
    if clauses.get(i, t.PICK) == terms.UNPICKED:
        return False
    shown = clauses.get(i, t.SHOWN_WRECK) == 1 and clauses.parties() & bit(viewer) != 0
    return clauses.get(i, t.GIVER) == viewer or shown


def goods_text(g: MetalAdventures, clauses: Clauses, i: int, viewer: int) -> Message:
    """Tell what a transfer moves."""
    asset, thing, pick = int(clauses.get(i, t.ASSET)), int(clauses.get(i, t.THING)), int(clauses.get(i, t.PICK))
    known = knows_pick(clauses, i, viewer)
    if asset == terms.CREDITS:
        return Message("goods-credits", {"n": thing})
    if asset == terms.IMPROVEMENT:
        return Message("goods-improvement", {"card": card_ref(g, thing)})
    if asset == terms.TROPHY:
        return Message("goods-trophy-named", {"card": trophy_ref(g, pick)}) if known else Message("goods-trophy")
    return Message("goods-wreck-named", {"card": ship_ref(g, pick)}) if known else group_text(thing)


def group_text(group: int) -> Message:
    """Name a wreck of a group."""
    if group == c.ANY_GROUP:
        return Message("goods-wreck")
    return Message("goods-wreck-of", {"group": Ref(c.FACTIONS[group])})


# -- promises ----------------------------------------------------------------------------------------------------------
def promise_args(g: MetalAdventures, fields: list[int]) -> dict[str, Arg]:
    """Tell obligation, trigger and deadline of a promise, from a clause or from its record."""
    duty = DUTIES[fields[t.DO]].words(g, fields[t.WHAT], fields[t.WHICH], fields[t.MORE])
    return {"duty": duty, "trigger": trigger_text(fields), "due": due_text(fields)}


def trigger_text(fields: list[int]) -> Message:
    """Tell when a promise falls due."""
    trigger, amount = fields[t.TRIGGER], fields[t.AMOUNT]
    if trigger == terms.WON:
        return Message("trigger-battle-won", {"side": winner_text(amount)})
    return Message(f"trigger-{terms.TRIGGERS[trigger]}", {"n": amount} if trigger == terms.RICH else {})


def winner_text(side: int) -> Message:
    """Name the side that must win."""
    return Message("wins-attack" if side == t.ATTACK else "wins-target")


def due_text(fields: list[int]) -> Message:
    """Tell until when a promise must be kept, or how long it lasts."""
    due = fields[t.DUE]
    word = "until" if due != terms.SETTLEMENT and fields[t.DO] in (terms.ABSTAIN, terms.ALLY) else "due"
    if due == terms.END_OF_TURN_OF:
        return Message(f"{word}-end-of-turn-of", {"player": of_seat(fields[t.DUE_SEAT]), "n": fields[t.DUE_COUNT]})
    return Message(f"{word}-{terms.DEADLINES[due]}")


def promise_text(g: MetalAdventures, place: int) -> Message:
    """Tell an open promise."""
    fields = t.PROMISES.piles.items(g, place)
    by, to = seat_name(fields[t.BY]), to_seat(fields[t.TO])
    return Message("promise", {"by": by, "to": to, **promise_args(g, fields)})
