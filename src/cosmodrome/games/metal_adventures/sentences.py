"""Deals and promises as sentences: message ids with arguments, for offers, promises, the log and drafts."""

from cosmodrome.games.metal_adventures import deals, form, templates
from cosmodrome.games.metal_adventures.data import ACTION_IDS, CARDS, FACTIONS, IDS, SHIP_IDS, TROPHY_IDS
from cosmodrome.games.metal_adventures.table import (
    ALLIANCE,
    AMOUNT,
    ATTACK,
    BY,
    CLAUSE,
    DO,
    DUE,
    DUE_COUNT,
    DUE_SEAT,
    MORE,
    TO,
    TRANSFER,
    TRIGGER,
    WHAT,
    WHICH,
)
from cosmodrome.games.metal_adventures.verbs import PLANETS
from cosmodrome.kernel.agenda import bit, seats_in
from cosmodrome.kernel.message import Arg, Message, Ref, Seat


def seat_name(seat: int) -> Message:
    """Name a seat; which case a language needs is a matter of the message."""
    return Message("seat-name", {"number": seat + 1, "name": Seat(seat)})


def to_seat(seat: int) -> Message:
    """Name a seat that receives something."""
    return Message("seat-to", {"number": seat + 1, "name": Seat(seat)})


def of_seat(seat: int) -> Message:
    """Name a seat whose something is, or against whom something is done."""
    return Message("seat-of", {"number": seat + 1, "name": Seat(seat)})


def seats_of(mask: int) -> tuple[Message, ...]:
    """Name the seats of a mask, as those who receive something."""
    return tuple(to_seat(seat) for seat in seats_in(mask))


# -- clauses -----------------------------------------------------------------------------------------------------------
def deal_text(clauses: list[int], viewer: int) -> Message:
    """Tell a whole deal as a viewer may know it."""
    parts = tuple(clause_text(clauses, i, viewer) for i in range(0, len(clauses), CLAUSE))
    return Message("deal", {"clauses": parts}) if parts else Message("deal-empty")


def clause_text(clauses: list[int], i: int, viewer: int) -> Message:
    """Tell one clause."""
    if clauses[i] == TRANSFER:
        goods = goods_text(clauses, i, viewer)
        giver, receiver = seat_name(clauses[i + 1]), to_seat(clauses[i + 2])
        return Message("clause-transfer", {"giver": giver, "receiver": receiver, "goods": goods})
    if clauses[i] == ALLIANCE:
        return Message("clause-alliance", {"helper": seat_name(clauses[i + 1]), "principal": to_seat(clauses[i + 2])})
    args: dict[str, Arg] = {
        "by": seat_name(clauses[i + BY]),
        "to": seats_of(clauses[i + TO]),
        **promise_args(clauses[i : i + CLAUSE]),
    }
    return Message("clause-promise", args)


def knows_pick(clauses: list[int], i: int, viewer: int) -> bool:
    """Tell whether a viewer may know which card a transfer means (MA-18.3a, MA-18.3b)."""
    if clauses[i + 6] == deals.UNPICKED:
        return False
    return clauses[i + 1] == viewer or (clauses[i + 5] == 1 and bool(deals.parties_of(clauses) & bit(viewer)))


def goods_text(clauses: list[int], i: int, viewer: int) -> Message:
    """Tell what a transfer moves."""
    asset, what, pick = clauses[i + 3], clauses[i + 4], clauses[i + 6]
    if asset == deals.CREDITS:
        return Message("goods-credits", {"n": what})
    if asset == deals.IMPROVEMENT:
        return Message("goods-card", {"card": Ref(IDS[what])})
    if asset == deals.TROPHY:
        known = knows_pick(clauses, i, viewer)
        return Message("goods-trophy-named", {"card": Ref(TROPHY_IDS[pick])}) if known else Message("goods-trophy")
    if knows_pick(clauses, i, viewer):
        return Message("goods-wreck-named", {"card": Ref(SHIP_IDS[pick])})
    return Message("goods-wreck") if what == deals.ANY_GROUP else Message("goods-wreck-of", group_arg(what))


def group_arg(group: int) -> dict[str, Arg]:
    """Name a group of wrecks."""
    return {"group": Ref(FACTIONS[group])}


# -- promises ----------------------------------------------------------------------------------------------------------
def promise_args(fields: list[int]) -> dict[str, Arg]:
    """Tell obligation, trigger and deadline of a promise, from a clause or from its record."""
    return {"duty": duty_text(fields), "trigger": trigger_text(fields), "due": due_text(fields)}


def duty_text(fields: list[int]) -> Message:
    """Tell what is promised."""
    do, what, which = fields[DO], fields[WHAT], fields[WHICH]
    name = f"duty-{deals.OBLIGATIONS[do]}"
    if do == deals.PAY:
        return Message(name, {"n": what})
    if do == deals.SHARE:
        rounded = "up" if fields[MORE] else "down"
        return Message(f"{name}-{rounded}", {"share": f"{what}/{which}"})
    if do == deals.GIVE_IMPROVEMENT:
        return Message(name, {"card": Ref(IDS[what])})
    if do == deals.GIVE_WRECK:
        return Message(name, {"card": Ref(SHIP_IDS[what])})
    if do == deals.GIVE_ANY_WRECK:
        return Message(name) if what == deals.ANY_GROUP else Message("duty-give-wreck-of", group_arg(what))
    if do == deals.ALLY:
        return Message(name, {"battle": battle_text(what), "side": side_text(which)})
    if do == deals.ABSTAIN:
        return abstention_text(what, which)
    return act_text(what, which) if do == deals.ACT else Message(name)


def battle_text(battle: int) -> Message:
    """Tell in which battles help is promised."""
    return Message(f"battle-{deals.BATTLES[battle]}")


def side_text(side: int) -> Message:
    """Tell on which side help is promised."""
    return Message(f"side-{deals.SIDES[side]}")


def abstention_text(what: int, which: int) -> Message:
    """Tell what somebody promises not to do."""
    name = f"abstain-{deals.ABSTENTIONS[what]}"
    if what <= deals.ALLY_WITH:
        return Message(name, {"player": of_seat(which)})
    if what == deals.BUY_CARD:
        return Message(name, {"card": Ref(IDS[which])})
    return Message(name, {"card": Ref(PLANETS[which] if what == deals.ATTACK_PLANET else SHIP_IDS[which])})


def act_text(what: int, which: int) -> Message:
    """Tell what somebody promises to do."""
    name = f"act-{deals.ACTS[what]}"
    if what in (deals.USE_METAL, deals.OPEN_SPACE):
        return Message(name)
    if what == deals.CHALLENGE:
        return Message(name, {"player": of_seat(which)})
    if what == deals.PLAY_CARD:
        return Message(name, {"card": Ref(IDS[which])})
    if what == deals.RAID_PLANET:
        return Message(name, {"card": Ref(PLANETS[which])})
    return Message(name, {"card": Ref(SHIP_IDS[which] if what == deals.RAID_PILE else ACTION_IDS[which - 1])})


def trigger_text(fields: list[int]) -> Message:
    """Tell when a promise falls due."""
    trigger = fields[TRIGGER]
    if trigger == deals.WON:
        return Message("trigger-battle-won", {"side": winner_text(fields[AMOUNT])})
    return Message(f"trigger-{deals.TRIGGERS[trigger]}", {"n": fields[AMOUNT]} if trigger == deals.RICH else {})


def winner_text(side: int) -> Message:
    """Name the side that must win."""
    return Message("wins-attack" if side == ATTACK else "wins-target")


def due_text(fields: list[int]) -> Message:
    """Tell until when a promise must be kept."""
    due = fields[DUE]
    if due == deals.END_OF_TURN_OF:
        return Message("due-end-of-turn-of", {"player": of_seat(fields[DUE_SEAT]), "n": fields[DUE_COUNT]})
    return Message(f"due-{deals.DEADLINES[due]}")


def promise_text(record: list[int]) -> Message:
    """Tell an open promise."""
    args: dict[str, Arg] = {"by": seat_name(record[BY]), "to": to_seat(record[TO]), **promise_args(record)}
    return Message("promise", args)


# -- fields of a draft -------------------------------------------------------------------------------------------------
def field_text(half: list[int], field: int, value: int) -> Message:
    """Tell what a value of the next field of a draft means."""
    if field == form.KIND:
        return kind_text(value)
    if field == form.SEAT:
        return seat_name(value)
    if field == form.SEATS:
        return Message("field-seats", {"to": seats_of(8 * value)})
    if field == form.CARD:
        return Message("goods-card", {"card": Ref(IDS[value])})
    if field == form.SHIP_CARD:
        return Message("goods-card", {"card": Ref(SHIP_IDS[value])})
    if field == form.OWN_TROPHY:
        return Message("goods-card", {"card": Ref(TROPHY_IDS[value])})
    if field in (form.GOODS, form.WARES):
        return ware_text(field, value)
    if field == form.NUMBER:
        return Message(
            "goods-credits" if half[0] != templates.FIRST_TEMPLATE + templates.PEACE_PACT else "field-number",
            {"n": value},
        )
    return named_text(half, field, value)


def named_text(half: list[int], field: int, value: int) -> Message:
    """Tell a value that has a name of its own."""
    if field == form.ASSET:
        return Message(f"asset-{deals.ASSETS[value]}")
    if field == form.GROUP:
        return Message("goods-wreck") if value == deals.ANY_GROUP else Message("goods-wreck-of", group_arg(value))
    if field == form.YES_NO:
        return Message(f"field-{'round' if half[0] == 2 else 'show'}-{'yes' if value else 'no'}")
    if field == form.OBLIGATION:
        return Message(f"duty-kind-{deals.OBLIGATIONS[value]}")
    if field == form.BATTLE_KIND:
        return battle_text(value)
    if field == form.BATTLE_SIDE:
        return winner_text(value) if len(half) == AMOUNT else side_text(value)
    if field == form.ABSTENTION:
        return Message(f"abstention-{deals.ABSTENTIONS[value]}")
    if field == form.ACT_KIND:
        return Message(f"act-kind-{deals.ACTS[value]}")
    if field == form.PLANET_FIELD:
        return Message("goods-card", {"card": Ref(PLANETS[value])})
    if field == form.ACTION:
        return Message("goods-card", {"card": Ref(ACTION_IDS[value - 1])})
    if field == form.TRIGGER_FIELD:
        return Message(f"trigger-kind-{deals.TRIGGERS[value]}")
    if field == form.DEADLINE:
        return Message(f"due-kind-{deals.DEADLINES[value]}")
    return Message("field-number", {"n": value})


def kind_text(value: int) -> Message:
    """Name a kind of clause, or a template."""
    if value < templates.FIRST_TEMPLATE:
        return Message(f"kind-{('transfer', 'alliance', 'promise')[value]}")
    return Message(
        "kind-template", {"template": Ref(f"template_{templates.TEMPLATES[value - templates.FIRST_TEMPLATE]}")}
    )


def ware_text(field: int, value: int) -> Message:
    """Name an improvement or a wreck to be sold or bought."""
    if value < CARDS:
        return Message("goods-card", {"card": Ref(IDS[value])})
    if field == form.WARES:
        return Message("goods-wreck")
    return Message("goods-wreck-named", {"card": Ref(SHIP_IDS[value - CARDS])})
