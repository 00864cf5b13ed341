"""The short text of every answer, legal or not, by which tests and people can give it."""

from typing import Final

from cosmodrome.games.metal_adventures import deals, drafts, form, kinds, templates
from cosmodrome.games.metal_adventures.data import (
    ACTION_COSTS,
    CARDS,
    FACTIONS,
    FIRST_SUPPORT,
    IDS,
    SHIP_IDS,
    SPACE_CARDS,
    TROPHIES,
    TROPHY_IDS,
)
from cosmodrome.games.metal_adventures.table import (
    AMOUNT,
    CLAUSE,
    DEAL_ID,
    DO,
    FIRST_CLAUSE,
    NO_CARD,
    PROMISE_ID,
    Table,
)
from cosmodrome.games.metal_adventures.verbs import PLANETS


def notation(t: Table, seat: int, answer: int) -> str:
    """Return the short text of an answer to the open question."""
    kind = t.question().kind
    side = kinds.SIDES.get(kind, -1)
    if 0 <= side <= answer:
        return side_notation(t, answer - side)
    if kind == kinds.STEP:
        return step_notation(t, seat, answer)
    if kind == kinds.DRAFT:
        return draft_notation(t, seat, answer)
    if kind == kinds.SPEAK:
        return speak_notation(t, answer)
    if kind in (kinds.BEFORE, kinds.AFTER):
        return cards_notation(kind, answer)
    if kind in PLAIN:
        return PLAIN[kind][answer] if answer < len(PLAIN[kind]) else f"#{answer}"
    if kind == kinds.DECIDE:
        return ("keep", "break")[answer] if answer < kinds.PART else f"part {answer - kinds.PART}"
    return choice_notation(t, kind, seat, answer)


PLAIN: Final[dict[int, tuple[str, ...]]] = {
    kinds.FEE: ("refuse", "pay"),
    kinds.BID: ("silent", "bid"),
    kinds.ANSWER: ("reject", "accept", "counter", "withdraw"),
    kinds.BETRAY: ("loyal", "betray"),
    kinds.METAL: ("no metal", "metal"),
    kinds.RELEASE: ("refuse", "release"),
    kinds.SPOILS: ("credits", "improvement", "wrecks"),
    kinds.DIE: ("orange", "grey"),
    kinds.GUARD: ("suffer", "guard"),
}


def side_notation(t: Table, answer: int) -> str:
    """Return the short text of keeping or releasing a promise."""
    place = answer % deals.MOST_PROMISES
    name = str(t.promises[place][PROMISE_ID]) if place < len(t.promises) else f"#{place}"
    return f"{'fulfil' if answer < kinds.LET_GO else 'release'} {name}"


def at(cards: list[int], place: int, ids: list[str]) -> str:
    """Return the id of a card at a place, or the place where none lies."""
    return ids[cards[place]] if place < len(cards) and cards[place] != NO_CARD else f"#{place}"


def step_notation(t: Table, seat: int, answer: int) -> str:
    """Return the short text of a step."""
    if answer >= kinds.SHOW:
        return f"reveal {at(t.trophies[seat], answer - kinds.SHOW, TROPHY_IDS)}"
    if answer >= kinds.DROP:
        return f"drop {IDS[answer - kinds.DROP]}"
    if answer >= kinds.PLAY:
        return f"play {IDS[answer - kinds.PLAY]}"
    if answer >= kinds.BUY:
        return f"buy {at(t.row, answer - kinds.BUY, IDS)}"
    if answer >= kinds.SWAP:
        return f"swap {at(t.trophies[seat], answer - kinds.SWAP, TROPHY_IDS)}"
    if answer >= kinds.CRUISE:
        return cruise_notation(t, seat, answer - kinds.CRUISE)
    if answer >= kinds.DUEL:
        return f"duel p{answer - kinds.DUEL}"
    if answer >= kinds.PLANET:
        return f"planet {PLANETS[answer - kinds.PLANET]}"
    if answer >= kinds.PILE:
        return f"pile {SHIP_IDS[answer - kinds.PILE]}"
    if answer >= kinds.CHOOSE:
        return f"attack {at(t.shown, answer - kinds.CHOOSE, SHIP_IDS)}"
    if answer >= kinds.REDRAW:
        return f"redraw {at(t.shown, answer - kinds.REDRAW, SHIP_IDS)}"
    return ("end", "rest", "raid", "open space", "propose")[answer]


def cruise_notation(t: Table, seat: int, variant: int) -> str:
    """Return the short text of a cruise action."""
    action = kinds.action_of(variant)
    variant -= kinds.FIRST_VARIANT[action - 1]
    text = f"cruise {action}"
    if action == 1:
        return f"{text} credits" if variant == 0 else f"{text} {at(t.trophies[seat], variant - 1, TROPHY_IDS)}"
    if action in (2, 3, 8):
        credits, wrecks = ACTION_COSTS[action - 1][variant]
        return f"{text} {credits} credits {wrecks} wrecks"
    if action == 4:
        return f"{text} {FACTIONS[variant]}"
    if action == 6:
        return f"{text} {at(t.row, variant, IDS)}"
    if action == 7:
        return f"{text} {IDS[FIRST_SUPPORT + variant]}"
    return f"{text} {variant} wrecks" if action == 10 else text


def speak_notation(t: Table, answer: int) -> str:
    """Return the short text of what a principal says."""
    if answer <= kinds.TALK:
        return ("pass", "propose")[answer]
    if answer >= kinds.SPEAK_DROP:
        return f"drop {IDS[answer - kinds.SPEAK_DROP]}"
    which, place = divmod(answer - kinds.TAKE_BID, kinds.BIDS)
    deal = str(t.deals[place][DEAL_ID]) if place < len(t.deals) else f"#{place}"
    return f"{('accept', 'reject', 'counter')[which]} {deal}"


def cards_notation(kind: int, answer: int) -> str:
    """Return the short text of what a participant does around the roll."""
    if answer == kinds.PASS:
        return "pass"
    if answer < kinds.LAY_DOWN:
        return f"play {IDS[answer - kinds.CARD]}"
    return "reroll" if kind == kinds.AFTER else f"drop {IDS[answer - kinds.LAY_DOWN]}"


def choice_notation(t: Table, kind: int, seat: int, answer: int) -> str:
    """Return the short text of a choice among cards or pirates."""
    args = t.question().args
    if kind == kinds.RETURN:
        return f"return {at(t.trophies[seat], answer, TROPHY_IDS)}"
    if kind == kinds.VICTIM:
        return f"p{answer}"
    if kind in (kinds.KEEP, kinds.ORDER):
        return f"{'keep' if kind == kinds.KEEP else 'under'} {TROPHY_IDS[answer]}"
    if kind == kinds.PICK:
        asset = t.deals[t.deal_at(args[1])][FIRST_CLAUSE + CLAUSE * args[2] + 3]
        return card_name(answer, asset)
    if kind == kinds.GIVE:
        return f"give {card_name(answer, promised_asset(t, args[1]))}"
    if kind in (kinds.WRECK, kinds.SPOIL_WRECK):
        return f"wreck {SHIP_IDS[answer]}"
    if kind == kinds.REVEAL:
        return "pass" if answer == kinds.PASS else f"reveal {at(t.trophies[seat], answer - 1, TROPHY_IDS)}"
    if answer == kinds.DECLINE:
        return "release" if kind == kinds.MAKE_ROOM else "none"
    if kind == kinds.ROOM:
        return f"under {at(t.trophies[seat], answer - kinds.TAKE, TROPHY_IDS)}"
    if kind == kinds.TAKE_PILE:
        return f"take {SHIP_IDS[answer - kinds.TAKE]}"
    if kind == kinds.MAKE_ROOM:
        return f"drop {card_name(answer - kinds.TAKE, promised_asset(t, args[1]))}"
    if answer >= kinds.LEAVE:
        return f"drop {IDS[answer - kinds.LEAVE]}"
    if kind == kinds.TAKE_ROW:
        return f"take {at(t.row, answer - kinds.TAKE, IDS)}"
    return f"take {IDS[answer - kinds.TAKE]}"


def promised_asset(t: Table, id: int) -> int:
    """Return the kind of asset that a promise gives."""
    do = t.promises[t.promise_at(id)][DO]
    if do == deals.GIVE_IMPROVEMENT:
        return deals.IMPROVEMENT
    return deals.TROPHY if do == deals.GIVE_TROPHY else deals.WRECK


def card_name(card: int, asset: int) -> str:
    """Return the id of a card of some asset, or a bare number where there is none."""
    if asset == deals.TROPHY:
        return TROPHY_IDS[card] if card < TROPHIES else f"#{card}"
    if asset == deals.IMPROVEMENT:
        return IDS[card] if card < CARDS else f"#{card}"
    return SHIP_IDS[card] if card < SPACE_CARDS else f"#{card}"


# -- drafts ------------------------------------------------------------------------------------------------------------
def draft_notation(t: Table, seat: int, answer: int) -> str:
    """Return the short text of the next field of a draft."""
    if answer < kinds.FIELD:
        return ("give up", "send")[answer]
    value = answer - kinds.FIELD
    field = drafts.next_field(t, t.half, seat)
    names = NAMED.get(field)
    if names is not None:
        return names[value] if value < len(names) else f"#{value}"
    if field == form.SEAT:
        return f"p{value}"
    if field == form.BATTLE_SIDE:
        sides = ("none", "attack", "target") if len(t.half) == AMOUNT else deals.SIDES
        return sides[value] if value < len(sides) else f"#{value}"
    if field == form.SEATS:
        return "to " + ("".join(str(i) for i in range(7) if value // (1, 2, 4, 8, 16, 32, 64)[i] % 2) or "nobody")
    if field == form.CARD:
        return card_name(value, deals.IMPROVEMENT)
    if field in (form.GOODS, form.WARES):
        return ware_notation(field, value)
    if field in (form.SHIP_CARD, form.OWN_TROPHY):
        return card_name(value, deals.WRECK if field == form.SHIP_CARD else deals.TROPHY)
    return str(value)


def ware_notation(field: int, value: int) -> str:
    """Return the short text of goods to be sold or bought."""
    if value < CARDS:
        return IDS[value]
    if field == form.WARES:
        return "wreck" if value == CARDS else f"#{value}"
    return card_name(value - CARDS, deals.WRECK)


NAMED: Final[dict[int, tuple[str, ...]]] = {
    form.KIND: ("transfer", "alliance", "promise", *templates.TEMPLATES),
    form.ASSET: deals.ASSETS,
    form.GROUP: (*FACTIONS, "any"),
    form.YES_NO: ("no", "yes"),
    form.OBLIGATION: deals.OBLIGATIONS,
    form.BATTLE_KIND: deals.BATTLES,
    form.ABSTENTION: deals.ABSTENTIONS,
    form.ACT_KIND: deals.ACTS,
    form.PLANET_FIELD: PLANETS,
    form.TRIGGER_FIELD: deals.TRIGGERS,
    form.DEADLINE: deals.DEADLINES,
}
