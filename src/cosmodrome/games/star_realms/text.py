"""How cards, questions and answers are told to people, as message ids."""

from typing import Final

from cosmodrome.games.star_realms import answers, verbs
from cosmodrome.games.star_realms.atoms import ZONES
from cosmodrome.games.star_realms.data import (
    ABILITIES,
    COST,
    DEFENSE,
    EXPLORER,
    FACTION,
    FACTIONS,
    IDS,
    IS_BASE,
    KINDS,
    PRIMARY,
    PROGRAM,
)
from cosmodrome.games.star_realms.formats import RAID
from cosmodrome.games.star_realms.main_phase import keeps_damage
from cosmodrome.games.star_realms.table import ROW, Table
from cosmodrome.games.star_realms.verbs import PROGRAMS, WIDTH
from cosmodrome.kernel.message import Arg, Message, Option, Ref, Seat

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
    where = "-or-".join(zone.replace("_", "-") for zone, bit in verbs.ZONES.items() if zones & bit)
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
        args = {"combat": t.combat[seat], "target": who(t, ask.args[1])}
        return Message(attack_id(t, "ask-amount", ask.args[1]), args)
    elif ask.kind == answers.GIVE:
        args = {"target": who(t, ask.args[1])}
        return Message("ask-give-combat" if ask.args[2] else "ask-give-trade", args)
    elif ask.kind == answers.DAMAGE_BASE:
        args = {"card": Ref(IDS[t.fleets[ask.args[1]][ask.args[2]]])}
    elif ask.kind == answers.GIFT:
        args = {"target": who(t, ask.args[1])}
    elif ask.kind == answers.LEGACY:
        args = {"target": who(t, ask.args[0])}
    elif ask.kind == answers.DISCARD:
        args = {"n": ask.args[1]}
    elif ask.kind == answers.SCRAP:
        args = {"n": ask.args[3]}
    elif ask.kind == answers.ACQUIRE:
        args = {"cost": ask.args[1]}
    return Message(f"ask-{answers.QUESTIONS[ask.kind]}", args)


def who(t: Table, owner: int) -> Seat | Ref:
    """Name an owner: whoever sits there, or the Boss."""
    return Ref("boss") if owner == t.boss else Seat(owner)


def attack_id(t: Table, id: str, target: int) -> str:
    """Return the message about attacking somebody, or a whole team, of which nobody is singled out (SR-17.15)."""
    return f"{id}-team" if len(t.guards[target]) > 1 else id


def place_of(t: Table, owner: int) -> str:
    """Return where an owner is in the view."""
    return "boss" if owner == t.boss else f"players.{owner}"


def option(t: Table, seat: int, answer: int) -> Option:
    """Tell what one legal answer of the open question means."""
    ask = t.question()
    kind = ask.kind
    if kind == answers.MAIN:
        return main_option(t, seat, answer)
    if kind == answers.AMOUNT:
        args: dict[str, Arg] = {"n": answer, "target": who(t, ask.args[1])}
        return Option(answer, Message(attack_id(t, "option-amount", ask.args[1]), args), (), "SR-8.3")
    if kind == answers.CHOOSE:
        label = Message("option-choose", {"effects": effects_text(ask.args[1 + answer])})
        return Option(answer, label, (), "SR-5.5")
    if kind == answers.TARGET:
        label = Message("option-target", {"target": who(t, answer)})
        return Option(answer, label, (), "SR-5.15", (place_of(t, answer),))
    if kind == answers.DESTROY:
        target, place = answer // answers.PLACES, answer % answers.PLACES
        return base_option(t, answer, "option-destroy", "SR-8.2", target, place)
    if kind == answers.GIVE:
        label = Message("option-give", {"n": answer, "target": who(t, ask.args[1])})
        return Option(answer, label, (), "SR-17.6")
    if kind == answers.DAMAGE_BASE:
        return Option(answer, Message("option-damage", {"n": answer}), (), "SR-19.6")
    if kind == answers.MAY_DRAW:
        return Option(answer, Message("option-draw" if answer else "option-no-draw"), (), "SR-20.18")
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
    if answer < answers.SCRAP_WHOLE_ROW:
        target = answer - answers.ATTACK
        label = Message(attack_id(t, "option-attack", target), {"target": who(t, target)})
        return Option(answer, label, (), "SR-8.3", (f"{place_of(t, target)}.authority",))
    if answer < answers.USE:
        return format_option(t, answer)
    if answer < answers.ATTACK_BASE:
        return use_option(t, seat, answer)
    target, place_number = divmod(answer - answers.ATTACK_BASE, answers.PLACES)
    rule = "SR-19.6" if keeps_damage(t, target) else "SR-8.1"
    return base_option(t, answer, "option-attack-base", rule, target, place_number)


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
    where = f"{place_of(t, target)}.fleet.{place}"
    return option_of(answer, label, kind, rule, where, {"target": who(t, target)})


def format_option(t: Table, answer: int) -> Option:
    """Tell what something means that only some formats allow."""
    if answer == answers.SCRAP_WHOLE_ROW:
        return Option(answer, Message("option-mulligan"), (), "SR-20.7", ("row",))
    if answer >= answers.CUT_TENTACLE:
        kind = answer - answers.CUT_TENTACLE
        place = f"boss.tentacles.{FACTIONS[FACTION[kind]]}"
        return option_of(answer, "option-cut", kind, "SR-25.8", place, {"n": COST[kind]})
    if answer >= answers.GIFT_CARD:
        label, mate, rule = "option-gift", answer - answers.GIFT_CARD, "SR-18.8"
    elif answer >= answers.GIVE_COMBAT:
        label, mate, rule = "option-give-combat", answer - answers.GIVE_COMBAT, "SR-17.6"
    else:
        label, mate, rule = "option-give-trade", answer - answers.GIVE_TRADE, "SR-17.6"
    return Option(answer, Message(label, {"target": Seat(mate)}), (), rule, (f"players.{mate}",))


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
    if kind == answers.GIFT:
        return option_of(answer, "option-gift-card", answer, "SR-18.8", discard)
    if kind == answers.LEGACY:
        return legacy_option(t, seat, answer)
    if kind == answers.TOP_STARTER:
        from_hand = answer < answers.DISCARDED_CARD
        card = answer - (answers.CARD if from_hand else answers.DISCARDED_CARD)
        label = "option-top-hand" if from_hand else "option-top-discard"
        return option_of(answer, label, card, "SR-25.6", hand if from_hand else discard)
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


def legacy_option(t: Table, seat: int, answer: int) -> Option:
    """Tell what leaving a card to a teammate means."""
    rule = "SR-19.9" if t.mode == RAID else "SR-18.9"
    if answer == answers.NONE:
        return Option(answer, Message("option-no-legacy"), (), rule)
    zone, kind = divmod(answer - answers.CARD, KINDS)
    places = ("hand", "discard", "fleet", "unseen")
    return option_of(answer, f"option-legacy-{ZONES[zone]}", kind, rule, f"players.{seat}.{places[zone]}")


def option_of(answer: int, label: str, kind: int, rule: str, place: str, more: dict[str, Arg] | None = None) -> Option:
    """Return an option about one card."""
    args: dict[str, Arg] = {"card": Ref(IDS[kind])}
    return Option(answer, Message(label, args | (more or {})), (IDS[kind],), rule, (place,))


def for_sale(t: Table, slot: int) -> tuple[int, str]:
    """Return what is for sale in a slot of the trade row, or after the last slot, and where it is in the view."""
    return (EXPLORER, "explorers") if slot == ROW else (t.row[slot], f"row.{slot}")
