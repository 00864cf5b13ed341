"""How questions and answers are told to people: message ids with arguments, components and places of the view."""

from typing import Final

from cosmodrome.games.metal_adventures import drafts, form, kinds, templates
from cosmodrome.games.metal_adventures.data import (
    ACTION_COSTS,
    ACTION_IDS,
    CONTRABAND_SURCHARGE,
    COST,
    FACTIONS,
    FIRST_SUPPORT,
    IDS,
    PILE_FEE,
    REST_SURCHARGE,
    SHIP_IDS,
    TROPHY_IDS,
)
from cosmodrome.games.metal_adventures.deals import GIVE_IMPROVEMENT, GIVE_TROPHY, MOST_PROMISES, clauses_of, price_of
from cosmodrome.games.metal_adventures.sentences import (
    deal_text,
    field_text,
    of_seat,
    promise_text,
    seat_name,
)
from cosmodrome.games.metal_adventures.steps import price
from cosmodrome.games.metal_adventures.table import AUTHOR, CLAUSE, DO, DUEL, FIRST_CLAUSE, PLANET, Table
from cosmodrome.games.metal_adventures.verbs import PLANETS
from cosmodrome.kernel.message import Arg, Message, Option, Ref


# -- prompts -----------------------------------------------------------------------------------------------------------
def prompt(t: Table, seat: int) -> Message:
    """Tell what the open question asks of a seat."""
    ask = t.question()
    kind, args = ask.kind, ask.args
    name = f"ask-{kinds.QUESTIONS[kind]}"
    if kind == kinds.STEP:
        return Message(f"ask-{PHASES[args[1]]}", {"credits": t.credits[seat], "strength": t.strength(seat)})
    if kind == kinds.DRAFT:
        field = drafts.next_field(t, t.half, seat)
        place = PLACES.get((t.half[0], len(t.half))) if t.half else None
        return Message(f"ask-draft-{place or form.FIELDS[field]}", {"draft": deal_text(t.draft, seat)})
    if kind in (kinds.ANSWER, kinds.PICK):
        deal = t.deals[t.deal_at(args[1])]
        return Message(name, {"player": seat_name(deal[AUTHOR]), "deal": deal_text(clauses_of(deal), seat)})
    if kind in (kinds.BID, kinds.SPEAK, kinds.BETRAY, kinds.METAL, kinds.BEFORE, kinds.AFTER):
        return Message(name, {"battle": battle_text(t)})
    if kind in (kinds.GIVE, kinds.DECIDE, kinds.MAKE_ROOM):
        return Message(name, {"promise": promise_text(t.promises[t.promise_at(args[1])])})
    if kind == kinds.RELEASE:
        return Message(name, {"promise": promise_text(t.promises[t.promise_at(args[1])]), "n": args[2]})
    if kind in (kinds.SPOILS, kinds.SPOIL_CARD, kinds.SPOIL_WRECK):
        return Message(name, {"player": of_seat(args[1])})
    if kind in (kinds.FLARE, kinds.GUARD):
        return Message(name, {"n": args[1]})
    return Message(name)


PHASES: Final = ("start", "raid", "open", "rest-swap", "rest-buy", "rest-end")
# Fields of a clause that have a question of their own, by kind of clause and place
PLACES: Final = {
    (0, 1): "giver",
    (0, 2): "receiver",
    (1, 1): "helper",
    (1, 2): "principal",
    (2, 1): "promisor",
    (2, 10): "due-seat",
    (2, 11): "due-count",
}


def battle_text(t: Table) -> Message:
    """Name the battle."""
    attacker = seat_name(t.active)
    if t.fight == DUEL:
        return Message("battle-of-duel", {"player": attacker, "other": of_seat(t.foe)})
    target = PLANETS[t.foe] if t.fight == PLANET else SHIP_IDS[t.foe]
    return Message("battle-of-target", {"player": attacker, "target": Ref(target)})


# -- options -----------------------------------------------------------------------------------------------------------
def option(t: Table, seat: int, answer: int) -> Option:
    """Tell what one legal answer of the open question means."""
    kind = t.question().kind
    side = kinds.SIDES.get(kind, -1)
    if 0 <= side <= answer:
        return side_option(t, answer, answer - side)
    if kind == kinds.STEP:
        return step_option(t, seat, answer)
    if kind == kinds.DRAFT:
        return draft_option(t, seat, answer)
    if kind == kinds.SPEAK:
        return speak_option(t, seat, answer)
    if kind in (kinds.BEFORE, kinds.AFTER):
        return cards_option(t, kind, seat, answer)
    if kind in SIMPLE:
        rule, labels = SIMPLE[kind]
        return Option(answer, Message(f"option-{labels[answer]}"), (), rule)
    return choice_option(t, kind, seat, answer)


SIMPLE: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    kinds.FEE: ("MA-9.1", ("refuse-fee", "pay-fee")),
    kinds.BID: ("MA-18.8a", ("silent", "bid")),
    kinds.ANSWER: ("MA-18.8c", ("reject", "accept", "counter", "withdraw")),
    kinds.BETRAY: ("MA-12.1", ("loyal", "betray")),
    kinds.METAL: ("MA-16.1", ("no-metal", "metal")),
    kinds.RELEASE: ("MA-18.16a", ("no-release", "release-part")),
    kinds.SPOILS: ("MA-13.9", ("spoil-credits", "spoil-card", "spoil-wrecks")),
    kinds.DIE: ("MA-21.6", ("die-orange", "die-grey")),
    kinds.GUARD: ("MA-21.9", ("suffer", "guard")),
}


def about(answer: int, label: str, id: str, rule: str, place: str, more: dict[str, Arg] | None = None) -> Option:
    """Return an option about one component."""
    args: dict[str, Arg] = {"card": Ref(id)}
    places = (place,) if place else ()
    return Option(answer, Message(f"option-{label}", args | (more or {})), (id,), rule, places)


def plain(answer: int, label: str, rule: str, args: dict[str, Arg] | None = None, place: str = "") -> Option:
    """Return an option about no component."""
    return Option(answer, Message(f"option-{label}", args or {}), (), rule, (place,) if place else ())


def side_option(t: Table, answer: int, side: int) -> Option:
    """Tell what keeping or releasing a promise means."""
    place = side % MOST_PROMISES
    args: dict[str, Arg] = {"promise": promise_text(t.promises[place])}
    fulfil = side < kinds.LET_GO
    label, rule = ("fulfil", "MA-18.15") if fulfil else ("release", "MA-18.23")
    return plain(answer, label, rule, args, f"promises.{place}")


def own_card(t: Table, seat: int, answer: int, label: str, card: int, rule: str) -> Option:
    """Return an option about an own improvement."""
    return about(answer, label, IDS[card], rule, f"players.{seat}.improvements.{t.improvements[seat].index(card)}")


def own_trophy(t: Table, seat: int, answer: int, label: str, place: int, rule: str) -> Option:
    """Return an option about an own trophy."""
    return about(answer, label, TROPHY_IDS[t.trophies[seat][place]], rule, f"players.{seat}.trophies.{place}")


def step_option(t: Table, seat: int, answer: int) -> Option:
    """Tell what a step means."""
    if answer >= kinds.SHOW:
        return own_trophy(t, seat, answer, "reveal", answer - kinds.SHOW, "MA-6.2")
    if answer >= kinds.DROP:
        return own_card(t, seat, answer, "drop", answer - kinds.DROP, "MA-7.4")
    if answer >= kinds.PLAY:
        return own_card(t, seat, answer, "play", answer - kinds.PLAY, "MA-7.7")
    if answer >= kinds.BUY:
        slot = answer - kinds.BUY
        cost = price(t, seat, t.row[slot], REST_SURCHARGE)
        return about(answer, "buy", IDS[t.row[slot]], "MA-8.5", f"row.{slot}", {"n": cost})
    if answer >= kinds.SWAP:
        return own_trophy(t, seat, answer, "swap", answer - kinds.SWAP, "MA-8.4")
    if answer >= kinds.CRUISE:
        return cruise_option(t, seat, answer, answer - kinds.CRUISE)
    if answer >= kinds.DUEL:
        other = answer - kinds.DUEL
        return plain(answer, "duel", "MA-10.10", {"player": of_seat(other)}, f"players.{other}")
    if answer >= kinds.PLANET:
        planet = answer - kinds.PLANET
        more: dict[str, Arg] = {"n": t.treasuries[planet]}
        return about(answer, "planet", PLANETS[planet], "MA-10.7", f"treasuries.{planet}", more)
    if answer >= kinds.PILE:
        ship = answer - kinds.PILE
        return about(answer, "pile", SHIP_IDS[ship], "MA-10.5", f"pile.{t.pile.index(ship)}", {"n": PILE_FEE})
    if answer >= kinds.CHOOSE:
        place = answer - kinds.CHOOSE
        return about(answer, "attack", SHIP_IDS[t.shown[place]], "MA-10.2", f"shown.{place}")
    if answer >= kinds.REDRAW:
        place = answer - kinds.REDRAW
        return about(answer, "redraw", SHIP_IDS[t.shown[place]], "MA-21.5", f"shown.{place}")
    label = ("end", "rest", "raid", "open-space", "propose")[answer]
    return plain(answer, label, ("MA-8.9", "MA-8.3", "MA-8.7", "MA-10.2", "MA-14.1")[answer])


def cruise_option(t: Table, seat: int, answer: int, variant: int) -> Option:
    """Tell what a cruise action means, with its price."""
    action = kinds.action_of(variant)
    variant -= kinds.FIRST_VARIANT[action - 1]
    rule = f"MA-17.{action + 3}"
    args: dict[str, Arg] = {"action": Ref(ACTION_IDS[action - 1])}
    components: tuple[str, ...] = (ACTION_IDS[action - 1],)
    if action == 1 and variant > 0:
        args["card"] = Ref(TROPHY_IDS[t.trophies[seat][variant - 1]])
        return Option(answer, Message("option-cruise-trophy", args), components, rule)
    if action == 4:
        args["group"] = Ref(FACTIONS[variant])
        return Option(answer, Message("option-cruise-title", args), components, rule)
    if action in (6, 7):
        card = t.row[variant] if action == 6 else FIRST_SUPPORT + variant
        place = f"row.{variant}" if action == 6 else f"support_discard.{t.support_discard.index(card)}"
        cost = price(t, seat, card, 0) if action == 6 else COST[card] + CONTRABAND_SURCHARGE
        args |= {"card": Ref(IDS[card]), "n": cost}
        return Option(answer, Message("option-cruise-buy", args), (*components, IDS[card]), rule, (place,))
    if action == 10:
        credits, wrecks = ACTION_COSTS[9][0][1] - variant, variant
    else:
        credits, wrecks = ACTION_COSTS[action - 1][variant]
    if action == 1:
        wrecks = 0
    args |= {"cost": cost_text(credits, wrecks)}
    return Option(answer, Message("option-cruise", args), components, rule)


def cost_text(credits: int, wrecks: int) -> Message:
    """Tell a price in credits and wrecks."""
    if wrecks == 0:
        return Message("goods-credits", {"n": credits})
    if credits == 0:
        return Message("cost-wrecks", {"n": wrecks})
    parts = (Message("goods-credits", {"n": credits}), Message("cost-wrecks", {"n": wrecks}))
    return Message("cost-both", {"parts": parts})


def draft_option(t: Table, seat: int, answer: int) -> Option:
    """Tell what writing the next field means."""
    if answer == kinds.GIVE_UP:
        return plain(answer, "give-up", "MA-18.11")
    if answer == kinds.SEND:
        return plain(answer, "send", "MA-18.12", {"draft": deal_text(t.draft, seat)})
    value = answer - kinds.FIELD
    field = drafts.next_field(t, t.half, seat)
    label = field_text(t.half, field, value)
    place = f"players.{value}" if field == form.SEAT else ""
    rule = "MA-18.28" if field == form.KIND and value >= templates.FIRST_TEMPLATE else "MA-18.2"
    return Option(answer, Message("option-field", {"value": label}), (), rule, (place,) if place else ())


def speak_option(t: Table, seat: int, answer: int) -> Option:
    """Tell what a principal may say."""
    if answer == kinds.PASS:
        return plain(answer, "pass-alliance", "MA-18.8d")
    if answer == kinds.TALK:
        return plain(answer, "propose", "MA-18.8a")
    if answer >= kinds.SPEAK_DROP:
        return own_card(t, seat, answer, "drop", answer - kinds.SPEAK_DROP, "MA-7.4")
    which, place = divmod(answer - kinds.TAKE_BID, kinds.BIDS)
    deal = t.deals[place]
    args: dict[str, Arg] = {"deal": deal_text(deal[FIRST_CLAUSE:], seat), "player": of_seat(deal[AUTHOR])}
    return plain(answer, ("accept-bid", "reject-bid", "counter-bid")[which], "MA-18.8c", args, f"deals.{place}")


def cards_option(t: Table, kind: int, seat: int, answer: int) -> Option:
    """Tell what a participant may do around the roll."""
    if answer == kinds.PASS:
        return plain(answer, "pass-cards", "MA-11.7")
    if answer < kinds.LAY_DOWN:
        return own_card(t, seat, answer, "play", answer - kinds.CARD, "MA-11.7")
    if kind == kinds.AFTER:
        return plain(answer, "reroll", "MA-21.6")
    return own_card(t, seat, answer, "drop", answer - kinds.LAY_DOWN, "MA-7.4")


def choice_option(t: Table, kind: int, seat: int, answer: int) -> Option:
    """Tell what a choice among cards, credits or pirates means."""
    args = t.question().args
    if kind == kinds.REVEAL:
        if answer == kinds.PASS:
            return plain(answer, "no-reveal", "MA-6.6")
        return own_trophy(t, seat, answer, "reveal", answer - kinds.REVEAL_CARD, "MA-6.2")
    if kind == kinds.RETURN:
        return own_trophy(t, seat, answer, "return", answer, "MA-2.4")
    if kind == kinds.VICTIM:
        return plain(answer, "victim", "MA-7.8", {"player": of_seat(answer)}, f"players.{answer}")
    if kind in (kinds.KEEP, kinds.ORDER):
        label, rule = ("keep-trophy", "MA-6.8") if kind == kinds.KEEP else ("under", "MA-20.3")
        return about(answer, label, TROPHY_IDS[answer], rule, "looked")
    if kind == kinds.DECIDE:
        return decide_option(t, answer, args[1])
    if kind == kinds.ROOM:
        if answer == kinds.DECLINE:
            return plain(answer, "forgo", "MA-6.8")
        return own_trophy(t, seat, answer, "under", answer - kinds.TAKE, "MA-6.8")
    if kind in (kinds.WRECK, kinds.SPOIL_WRECK):
        label, rule = ("wreck", "MA-17.17") if kind == kinds.WRECK else ("take", "MA-13.10")
        return about(answer, label, SHIP_IDS[answer], rule, "")
    if kind in (kinds.PICK, kinds.GIVE, kinds.MAKE_ROOM):
        return promise_option(t, kind, answer)
    return take_option(t, kind, seat, answer)


def decide_option(t: Table, answer: int, id: int) -> Option:
    """Tell what keeping, breaking or offering a part means."""
    if answer == kinds.KEPT:
        return plain(answer, "keep", "MA-18.15")
    if answer == kinds.BREAK:
        return plain(answer, "break", "MA-14.7")
    record = t.promises[t.promise_at(id)]
    return plain(answer, "part", "MA-18.16a", {"n": answer - kinds.PART, "of": price_of(t, record)})


def promise_option(t: Table, kind: int, answer: int) -> Option:
    """Tell which card is meant, given or given up."""
    args = t.question().args
    if kind == kinds.PICK:
        trophy = t.deals[t.deal_at(args[1])][FIRST_CLAUSE + CLAUSE * args[2] + 3] == 3
        return about(answer, "give", TROPHY_IDS[answer] if trophy else SHIP_IDS[answer], "MA-18.3a", "")
    do = t.promises[t.promise_at(args[1])][DO]
    if kind == kinds.MAKE_ROOM:
        if answer == kinds.DECLINE:
            return plain(answer, "rather-release", "MA-18.5b")
        card = answer - kinds.TAKE
        return about(answer, "drop", TROPHY_IDS[card] if do == GIVE_TROPHY else IDS[card], "MA-18.5b", "")
    ids = IDS if do == GIVE_IMPROVEMENT else TROPHY_IDS if do == GIVE_TROPHY else SHIP_IDS
    return about(answer, "give", ids[answer], "MA-18.5b", "")


def take_option(t: Table, kind: int, seat: int, answer: int) -> Option:
    """Tell what taking a card means, or taking none."""
    if kind == kinds.FLARE:
        if answer == kinds.DECLINE:
            return plain(answer, "suffer", "MA-21.19")
        return own_card(t, seat, answer, "drop", answer - kinds.TAKE, "MA-21.19")
    if answer == kinds.DECLINE:
        return plain(answer, "take-none", "MA-11.17")
    if kind == kinds.TAKE_PILE:
        ship = answer - kinds.TAKE
        return about(answer, "take", SHIP_IDS[ship], "MA-11.12", f"pile.{t.pile.index(ship)}")
    if answer >= kinds.LEAVE:
        return own_card(t, seat, answer, "drop", answer - kinds.LEAVE, "MA-7.5")
    if kind == kinds.TAKE_ROW:
        slot = answer - kinds.TAKE
        return about(answer, "take", IDS[t.row[slot]], "MA-21.21", f"row.{slot}")
    rule = "MA-11.11" if kind == kinds.TAKE_SUPPORT else "MA-13.9"
    return about(answer, "take", IDS[answer - kinds.TAKE], rule, "")
