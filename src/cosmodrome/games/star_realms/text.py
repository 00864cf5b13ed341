"""How questions, answers, events and cards are told to people: message ids, and a short notation for tests."""

from typing import Final

from cosmodrome.games.star_realms import answers, events, verbs
from cosmodrome.games.star_realms.data import (
    ABILITIES,
    COST,
    DEFENSE,
    EXPLORER,
    FACTIONS,
    IDS,
    IS_BASE,
    PRIMARY,
    PROGRAM,
)
from cosmodrome.games.star_realms.table import NO_CARD, ROW, Table
from cosmodrome.games.star_realms.verbs import PROGRAMS, WIDTH, ZONES
from cosmodrome.kernel.agenda import seats_in
from cosmodrome.kernel.message import Arg, Message, Option, Ref, Seat
from cosmodrome.kernel.state import Event

ABILITY_RULES: Final = ("SR-4.6", "SR-5.6", "SR-5.12", "SR-6.1")
RESOURCES: Final = ("trade", "combat", "authority")


# -- cards -------------------------------------------------------------------------------------------------------------
def ability_text(kind: int, ability: int) -> tuple[Message, ...]:
    """Tell what an ability of a card does, effect by effect; nothing when it has no such ability."""
    return effects_text(PROGRAM[4 * kind + ability])


def effects_text(program: int) -> tuple[Message, ...]:
    """Tell what a program does."""
    steps = PROGRAMS[program]
    return tuple(effect_text(steps[i : i + WIDTH]) for i in range(0, len(steps), WIDTH))


def effect_text(step: list[int]) -> Message:
    """Tell what one step of a program does."""
    verb, a, b, c, then = step
    if verb <= verbs.GAIN_AUTHORITY:
        return Message(f"effect-gain-{RESOURCES[verb]}", {"n": a})
    if verb == verbs.GAIN_COMBAT_BY_COST:
        return Message("effect-gain-combat-by-cost")
    if verb == verbs.GAIN_COMBAT_BY_SCRAPPED:
        return Message("effect-gain-combat-by-scrapped", {"n": a})
    if verb == verbs.DRAW:
        return Message("effect-draw", {"n": a})
    if verb == verbs.TOP_NEXT_BASE:
        return Message("effect-top-next-base")
    if verb == verbs.RETURN_LATER:
        return Message("effect-return-later")
    if verb == verbs.DISCARD:
        return Message(f"effect-discard-{verbs.WHO[a].replace('_', '-')}", {"n": b})
    if verb == verbs.DISCARD_ANY:
        return Message("effect-discard-any", {"then": effects_text(a)})
    if verb == verbs.SCRAP_CARDS:
        return scrap_text(a, b, c, then)
    if verb == verbs.DESTROY_BASE:
        return Message("effect-destroy-base")
    if verb == verbs.CHOOSE:
        return Message("effect-choose", {"first": effects_text(a), "second": effects_text(b)})
    if verb == verbs.IF_BASES:
        return Message("effect-if-bases", {"n": a, "then": effects_text(b)})
    if verb == verbs.ACQUIRE:
        return Message("effect-acquire-to-top" if b else "effect-acquire", {"cost": a})
    return Message("effect-top-base")


def scrap_text(zones: int, least: int, most: int, then: int) -> Message:
    """Tell which cards an effect scraps, and what happens for each."""
    where = "-or-".join(zone.replace("_", "-") for zone, bit in ZONES.items() if zones & bit)
    scrap = Message(f"effect-{'must' if least else 'may'}-scrap-{where}", {"n": most})
    return Message("effect-then", {"effect": scrap, "then": effects_text(then)}) if then else scrap


# -- questions ---------------------------------------------------------------------------------------------------------
def prompt(t: Table, seat: int) -> Message:
    """Tell what the open question asks of a seat."""
    ask = t.question()
    args: dict[str, Arg] = {}
    if ask.kind == answers.MAIN:
        args = {"trade": t.trade[seat], "combat": t.combat[seat]}
    elif ask.kind == answers.AMOUNT:
        args = {"combat": t.combat[seat], "target": Seat(ask.args[1])}
    elif ask.kind == answers.DISCARD:
        args = {"n": ask.args[1]}
    elif ask.kind == answers.SCRAP:
        args = {"n": ask.args[3]}
    elif ask.kind == answers.ACQUIRE:
        args = {"cost": ask.args[1]}
    return Message(f"ask-{answers.QUESTIONS[ask.kind]}", args)


def option(t: Table, seat: int, answer: int) -> Option:
    """Tell what one legal answer of the open question means."""
    ask = t.question()
    kind = ask.kind
    if kind == answers.MAIN:
        return main_option(t, seat, answer)
    if kind == answers.AMOUNT:
        args: dict[str, Arg] = {"n": answer, "target": Seat(ask.args[1])}
        return Option(answer, Message("option-amount", args), (), "SR-8.3")
    if kind == answers.CHOOSE:
        label = Message("option-choose", {"effects": effects_text(ask.args[1 + answer])})
        return Option(answer, label, (), "SR-5.5")
    if kind == answers.TARGET:
        label = Message("option-target", {"target": Seat(answer)})
        return Option(answer, label, (), "SR-5.15", (f"players.{answer}",))
    if kind == answers.DESTROY:
        target, place = answer // answers.PLACES, answer % answers.PLACES
        return base_option(t, answer, "option-destroy", "SR-8.2", target, place)
    return card_option(t, seat, answer)


def main_option(t: Table, seat: int, answer: int) -> Option:
    """Tell what one legal answer of the Main phase means."""
    if answer == answers.END_TURN:
        return Option(answer, Message("option-end-turn"), (), "SR-3.3")
    if answer < answers.BUY:
        return play_option(seat, answer)
    if answer < answers.ATTACK:
        kind, place = for_sale(t, answer - answers.BUY)
        return option_of(answer, "option-buy", kind, "SR-7.1", place, {"price": COST[kind]})
    if answer < answers.USE:
        target = answer - answers.ATTACK
        label = Message("option-attack", {"target": Seat(target)})
        return Option(answer, label, (), "SR-8.3", (f"players.{target}.authority",))
    if answer < answers.ATTACK_BASE:
        return use_option(t, seat, answer)
    target, place_number = divmod(answer - answers.ATTACK_BASE, answers.PLACES)
    return base_option(t, answer, "option-attack-base", "SR-8.1", target, place_number)


def play_option(seat: int, answer: int) -> Option:
    """Tell what playing a card means; a base does nothing by itself."""
    kind = answer - answers.PLAY
    hand = f"players.{seat}.hand"
    if IS_BASE[kind]:
        return option_of(answer, "option-play-base", kind, "SR-4.5", hand, {"defense": DEFENSE[kind]})
    return option_of(answer, "option-play", kind, "SR-4.2", hand, {"effects": ability_text(kind, PRIMARY)})


def use_option(t: Table, seat: int, answer: int) -> Option:
    """Tell what using an ability of a card in play means."""
    place, ability = divmod(answer - answers.USE, 4)
    kind = t.fleets[seat][place]
    label = f"option-use-{ABILITIES[ability].replace('_', '-')}"
    where = f"players.{seat}.fleet.{place}"
    return option_of(answer, label, kind, ABILITY_RULES[ability], where, {"effects": ability_text(kind, ability)})


def base_option(t: Table, answer: int, label: str, rule: str, target: int, place: int) -> Option:
    """Tell what choosing an opposing base means."""
    kind = t.fleets[target][place]
    return option_of(answer, label, kind, rule, f"players.{target}.fleet.{place}", {"target": Seat(target)})


def card_option(t: Table, seat: int, answer: int) -> Option:
    """Tell what choosing a card of a hand, a discard pile or the trade row means, or choosing none."""
    kind = t.question().kind
    hand, discard = f"players.{seat}.hand", f"players.{seat}.discard"
    if kind == answers.DISCARD:
        return option_of(answer, "option-discard", answer, "SR-5.15", hand)
    if kind == answers.TOP_BASE:
        return option_of(answer, "option-top-base", answer, "SR-11.9", discard)
    if kind == answers.ACQUIRE:
        card, place = for_sale(t, answer)
        return option_of(answer, "option-acquire", card, "SR-7.3", place)
    if answer == answers.NONE:
        rule = "SR-11.11" if kind == answers.DISCARD_ANY else "SR-6.4"
        return Option(answer, Message(f"option-no-{answers.QUESTIONS[kind]}"), (), rule)
    if kind == answers.DISCARD_ANY:
        return option_of(answer, "option-discard", answer - answers.CARD, "SR-11.11", hand)
    if kind == answers.SCRAP_ROW:
        card, place = for_sale(t, answer - answers.CARD)
        return option_of(answer, "option-scrap-row", card, "SR-6.4", place)
    if answer < answers.DISCARDED_CARD:
        return option_of(answer, "option-scrap-hand", answer - answers.CARD, "SR-6.4", hand)
    return option_of(answer, "option-scrap-discard", answer - answers.DISCARDED_CARD, "SR-6.4", discard)


def option_of(answer: int, label: str, kind: int, rule: str, place: str, more: dict[str, Arg] | None = None) -> Option:
    """Return an option about one card."""
    args: dict[str, Arg] = {"card": Ref(IDS[kind])}
    return Option(answer, Message(label, args | (more or {})), (IDS[kind],), rule, (place,))


def for_sale(t: Table, slot: int) -> tuple[int, str]:
    """Return what is for sale in a slot of the trade row, or after the last slot, and where it is in the view."""
    return (EXPLORER, "explorers") if slot == ROW else (t.row[slot], f"row.{slot}")


# -- notation ----------------------------------------------------------------------------------------------------------
def notation(t: Table, seat: int, answer: int) -> str:
    """Return the short text of an answer, legal or not."""
    kind = t.question().kind
    if kind == answers.MAIN:
        return main_notation(t, seat, answer)
    if kind == answers.AMOUNT:
        return str(answer)
    if kind == answers.CHOOSE:
        return ("first", "second")[answer]
    if kind == answers.TARGET:
        return f"target p{answer}"
    if kind == answers.DESTROY:
        return f"destroy {base_notation(t, answer)}"
    if kind == answers.DISCARD:
        return f"discard {IDS[answer]}"
    if kind == answers.TOP_BASE:
        return f"top {IDS[answer]}"
    if kind == answers.ACQUIRE:
        return f"take {sale_notation(t, answer)}"
    if answer == answers.NONE:
        return "none"
    if kind == answers.DISCARD_ANY:
        return f"discard {IDS[answer - answers.CARD]}"
    if kind == answers.SCRAP_ROW:
        return f"scrap {sale_notation(t, answer - answers.CARD)}"
    if answer < answers.DISCARDED_CARD:
        return f"scrap {IDS[answer - answers.CARD]} from hand"
    return f"scrap {IDS[answer - answers.DISCARDED_CARD]} from discard"


def main_notation(t: Table, seat: int, answer: int) -> str:
    """Return the short text of an answer of the Main phase."""
    if answer == answers.END_TURN:
        return "end"
    if answer < answers.BUY:
        return f"play {IDS[answer - answers.PLAY]}"
    if answer < answers.ATTACK:
        return f"buy {sale_notation(t, answer - answers.BUY)}"
    if answer < answers.USE:
        return f"attack p{answer - answers.ATTACK}"
    if answer < answers.ATTACK_BASE:
        place, ability = divmod(answer - answers.USE, 4)
        return f"use {numbered(t.fleets[seat], place)} {ABILITIES[ability]}"
    return f"attack {base_notation(t, answer - answers.ATTACK_BASE)}"


def sale_notation(t: Table, slot: int) -> str:
    """Return the short text of what is for sale in a slot."""
    return "explorer" if slot == ROW else numbered(t.row, slot)


def base_notation(t: Table, answer: int) -> str:
    """Return the short text of somebody's card in play."""
    owner, place = divmod(answer, answers.PLACES)
    return f"p{owner} {numbered(t.fleets[owner] if owner < len(t.fleets) else [], place)}"


def numbered(kinds: list[int], place: int) -> str:
    """Return a card's id, with a number where the same card lies before it; a bare number where none lies."""
    if place >= len(kinds) or kinds[place] == NO_CARD:
        return f"#{place}"
    before = kinds[:place].count(kinds[place])
    return IDS[kinds[place]] + (f"#{before + 1}" if before else "")


# -- events ------------------------------------------------------------------------------------------------------------
def tell(event: Event) -> Message:
    """Tell an event as a line of the log."""
    name, a, b, c, d = event[0], *event[2:]
    args: dict[str, Arg] = {}
    if name in OWNER_EVENTS:
        args["player"] = Seat(a)
    if name in CARD_EVENTS:
        args["card"] = Ref(IDS[b])
    if name == events.TURN_BEGAN:
        args["turn"] = b
    elif name == events.USED_ABILITY:
        return Message(f"event-used-{ABILITIES[c].replace('_', '-')}", args)
    elif name == events.GAINED:
        return Message(f"event-gained-{RESOURCES[b]}", args | {"n": c})
    elif name == events.BOUGHT:
        args["price"] = c
    elif name == events.ACQUIRED and c:
        return Message("event-acquired-on-top", args)
    elif name == events.SCRAPPED:
        return Message(f"event-scrapped-{('hand', 'discard', 'play')[c]}", args)
    elif name == events.ATTACKED:
        args |= {"target": Seat(b), "n": c}
    elif name == events.BASE_ATTACKED:
        args |= {"target": Seat(b), "card": Ref(IDS[c]), "n": d}
    elif name == events.SWITCHED_ON:
        args["faction"] = Ref(FACTIONS[b])
    elif name == events.GAME_OVER:
        winners = tuple(Seat(seat) for seat in seats_in(a))
        return Message("event-game-over", {"winners": winners}) if winners else Message("event-no-winner")
    return Message(f"event-{events.EVENTS[name]}", args)


OWNER_EVENTS: Final = frozenset(range(len(events.EVENTS))) - {
    events.ROW_CARD_LEFT,
    events.ROW_FILLED,
    events.EXPLORER_LEFT,
    events.GAME_OVER,
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
    }
)
