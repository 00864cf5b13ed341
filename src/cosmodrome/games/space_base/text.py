"""How questions, answers and events are told to people: message ids, and a short notation for tests."""

import re
from typing import Final

from cosmodrome.games.space_base import answers, events
from cosmodrome.games.space_base.data import COLONY_VP, COST, DEPLOYED, IDS, PER_LEVEL, PROGRAM, SECTOR, STATION
from cosmodrome.games.space_base.table import DICE_USE, NO_CARD, REWARDS, ROLL, ROW, SHIPS_FOR_SALE, Table
from cosmodrome.games.space_base.verbs import CREDITS, RESOURCES
from cosmodrome.games.space_base.words import Collection, claim_words, preview, program_words, side_words
from cosmodrome.kernel.agenda import seats_in
from cosmodrome.kernel.message import Arg, Message, Option, Ref, Seat
from cosmodrome.kernel.state import Event

# "l1_s07_allen" is "allen" in the notation; no two cards share the last part of their ids
SHORT: Final[list[str]] = [re.sub(r"^.*_s\d\d_", "", id) for id in IDS]
USE_WORDS: Final = {ROLL: "ask-use-roll", DICE_USE: "ask-use-dice", REWARDS: "ask-use-rewards"}
USE_RULES: Final = {ROLL: "SB-5.2", DICE_USE: "SB-8.1", REWARDS: "SB-8.11"}
COUNTED: Final = {answers.FACE: "face", answers.SHIFT: "shift"}
NONE_RULES: Final = {
    answers.BUY: "SB-5.6d",
    answers.EXTRA_BUY: "SB-8.2",
    answers.CLAIM: "SB-8.3",
    answers.MOVE_FROM: "SB-8.7b",
    answers.DRAFT: "SB-11.4",
}


# -- questions ---------------------------------------------------------------------------------------------------------
def prompt(t: Table, seat: int) -> Message:
    """Tell what the open question asks of a seat."""
    ask = t.question()
    kind, args = ask.kind, ask.args
    if kind == answers.USE:
        return Message(USE_WORDS.get(t.phase, "ask-use"))
    told: dict[str, Arg] = {}
    if kind == answers.DICE:
        told = {"first": t.dice[0], "second": t.dice[1]}
    elif kind in (answers.BUY, answers.EXTRA_BUY, answers.DRAFT):
        told = {"credits": t.resources[3 * seat + CREDITS]}
    elif kind == answers.CLAIM:
        told = {"claim": claim_words(list(args[1:4]))}
    elif kind == answers.SHIFT:
        told = {"sector": t.use[2 * seat]}
    elif kind == answers.REROLL:
        told = {"first": t.dice[0], "second": t.dice[1]}
    elif kind == answers.SECTOR_FOR:
        told = {"card": Ref(IDS[t.market[args[1]]])}
    elif kind in (answers.ARROW, answers.EXCHANGE):
        told = {"card": Ref(IDS[args[1]])}
    elif kind == answers.MOVE_TO:
        told = {"card": Ref(IDS[args[2]])}
    return Message(f"ask-{answers.QUESTIONS[kind]}", told)


def option(t: Table, seat: int, answer: int) -> Option:
    """Tell what one legal answer of the open question means."""
    kind = t.question().kind
    if kind == answers.USE:
        return use_option(t, seat, answer)
    if answer == answers.NONE and kind in NONE_RULES:
        return Option(answer, Message(f"option-no-{answers.QUESTIONS[kind]}"), (), NONE_RULES[kind])
    if kind == answers.DICE:
        return dice_option(t, seat, answer)
    if kind in (answers.BUY, answers.EXTRA_BUY, answers.CLAIM, answers.DRAFT):
        return market_option(t, seat, answer)
    if kind in (answers.CHARGE, answers.MOVE_TO, answers.MOVE_FROM):
        return cube_option(t, answer)
    return small_option(t, seat, answer)


def use_option(t: Table, seat: int, answer: int) -> Option:
    """Tell what using an ability means, or using none."""
    if answer == answers.NONE:
        return Option(answer, Message("option-no-use"), (), "SB-7.11")
    card = answer - answers.CARD
    args: dict[str, Arg] = {"card": Ref(IDS[card]), "effects": program_words(PROGRAM[t.side(card)])}
    return Option(answer, Message("option-use", args), (IDS[card],), USE_RULES.get(t.phase, "SB-5.1"), (path(t, card),))


def dice_option(t: Table, seat: int, answer: int) -> Option:
    """Tell what one way to use the dice would bring."""
    first, second = t.dice
    board = f"players.{seat}.sectors"
    if answer == answers.SUM:
        args: dict[str, Arg] = {"sector": first + second, "gains": preview(t, seat, [(first + second, NO_CARD)], 0)}
        return Option(answer, Message("option-sum", args), (), "SB-5.3", (f"{board}.{first + second - 1}",))
    gains = preview(t, seat, [(first, NO_CARD), (second, NO_CARD)], 0)
    args = {"first": first, "second": second, "gains": gains}
    places = tuple(f"{board}.{sector - 1}" for sector in sorted({first, second}))
    return Option(answer, Message("option-separate", args), (), "SB-5.3", places)


def market_option(t: Table, seat: int, answer: int) -> Option:
    """Tell what buying or claiming a card means, with all that it does."""
    kind = t.question().kind
    slot = answer - answers.CARD
    card, where = offered(t, seat, slot)
    args: dict[str, Arg] = {
        "card": Ref(IDS[card]),
        "sector": SECTOR[card],
        "station": side_words(2 * card + STATION, t.seats),
        "deployed": side_words(2 * card + DEPLOYED, t.seats),
    }
    if kind == answers.CLAIM:
        return Option(answer, Message("option-claim", args), (IDS[card],), "SB-8.3", (where,))
    args["cost"] = COST[card]
    if kind == answers.BUY:
        args["credits"] = t.resources[3 * seat + CREDITS]
    colony = "-colony" if slot >= SHIPS_FOR_SALE else ""
    if colony:
        del args["station"], args["deployed"]
        args["n"] = COLONY_VP[card]
    label = "option-buy" if kind == answers.BUY else "option-extra-buy"
    rule = {answers.BUY: "SB-5.6b", answers.EXTRA_BUY: "SB-8.2"}.get(kind, "SB-11.4")
    return Option(answer, Message(label + colony, args), (IDS[card],), rule, (where,))


def cube_option(t: Table, answer: int) -> Option:
    """Tell what putting a cube on a card, or taking one off it, means."""
    kind = t.question().kind
    card = answer - answers.CARD if kind == answers.MOVE_FROM else answer
    label = Message(f"option-{answers.QUESTIONS[kind]}", {"card": Ref(IDS[card])})
    return Option(answer, label, (IDS[card],), "SB-8.7" if kind == answers.CHARGE else "SB-8.7b", (path(t, card),))


def small_option(t: Table, seat: int, answer: int) -> Option:
    """Tell what a face, dice to reroll, steps, a side or a sector mean."""
    ask = t.question()
    kind = ask.kind
    if kind == answers.FACE:
        return Option(answer, Message("option-face", {"face": answer + 1}), (), "SB-8.9", ("dice",))
    if kind == answers.REROLL:
        if answer == answers.BOTH_DICE:
            return Option(answer, Message("option-reroll-both"), (), "SB-8.5", ("dice.0", "dice.1"))
        return Option(answer, Message("option-reroll", {"face": t.dice[answer]}), (), "SB-8.5", (f"dice.{answer}",))
    if kind == answers.SHIFT:
        sector, rule = t.use[2 * seat] + answer + 1, "SB-8.1"
    elif kind == answers.DOUBLE:
        sector, rule = t.use[2 * seat + answer], "SB-8.11a"
    elif kind == answers.ARROW:
        sector, rule = t.sector_of(ask.args[1]) + (1 if answer == answers.TO_RIGHT else -1), "SB-6.9"
    elif kind == answers.SECTOR_FOR:
        sector, rule = answer + 1, "SB-8.8"
    else:
        sector, rule = answer + 1, "SB-8.10"
    args: dict[str, Arg] = {"sector": sector}
    components: tuple[str, ...] = ()
    if kind == answers.SHIFT:
        args["gains"] = preview(t, seat, [(sector, NO_CARD)], 0)
    elif kind == answers.ARROW:
        args["gains"] = preview(t, seat, [(sector, ask.args[2])], t.paid)
    elif kind == answers.DOUBLE:
        args["gains"] = preview(t, seat, doubled(t, seat, sector, ask.args[1]), 0)
    else:
        other = t.station[ROW * seat + sector]
        args["card"], components = Ref(IDS[other]), (IDS[other],)
    label = Message(f"option-{answers.QUESTIONS[kind]}", args)
    return Option(answer, label, components, rule, (f"players.{seat}.sectors.{sector - 1}",))


def doubled(t: Table, seat: int, sector: int, card: int) -> list[Collection]:
    """Return all collections of a seat when a card lets a sector pay twice (SB-8.11, SB-8.11c)."""
    sectors = [used for used in t.use[2 * seat : 2 * seat + 2] if used]
    return [(used, NO_CARD) for used in sectors] + [(used, card) for used in sectors if used == sector]


def offered(t: Table, seat: int, slot: int) -> tuple[int, str]:
    """Return the card in a slot of the market, or among the drawn ones, and where it is in the view."""
    if t.question().kind == answers.DRAFT:
        return t.drawn[seat][slot], f"players.{seat}.drawn.{slot}"
    if slot >= SHIPS_FOR_SALE:
        return t.market[slot], f"colonies.{slot - SHIPS_FOR_SALE}"
    return t.market[slot], f"shipyard.{slot // PER_LEVEL}.{slot % PER_LEVEL}"


def path(t: Table, card: int) -> str:
    """Return where a card on a board is in the view."""
    seat, sector = t.owner(card), t.sector_of(card)
    board = f"players.{seat}.sectors.{sector - 1}"
    if t.place[card] % 2 == STATION:
        return f"{board}.station"
    pile = t.deployed(seat, sector)[::-1]
    return f"{board}.deployed.{pile.index(card)}"


# -- notation ----------------------------------------------------------------------------------------------------------
def notation(t: Table, seat: int, answer: int) -> str:
    """Return the short text of an answer, legal or not."""
    kind = t.question().kind
    if kind == answers.USE:
        return "pass" if answer == answers.NONE else f"use {SHORT[answer - answers.CARD]}"
    if kind == answers.DICE:
        return ("separate", "sum")[answer]
    if kind in (answers.BUY, answers.EXTRA_BUY):
        return "buy nothing" if answer == answers.NONE else f"buy {named(t.market, answer - answers.CARD)}"
    if kind == answers.CLAIM:
        return "claim nothing" if answer == answers.NONE else f"claim {named(t.market, answer - answers.CARD)}"
    if kind == answers.DRAFT:
        return "buy nothing" if answer == answers.NONE else f"buy {named(t.drawn[seat], answer - answers.CARD)}"
    if kind == answers.MOVE_FROM:
        return "move nothing" if answer == answers.NONE else f"move from {SHORT[answer - answers.CARD]}"
    if kind == answers.MOVE_TO:
        return f"move to {SHORT[answer]}"
    if kind == answers.CHARGE:
        return f"charge {SHORT[answer]}"
    if kind == answers.REROLL:
        return ("reroll first", "reroll second", "reroll both")[answer]
    if kind == answers.DOUBLE:
        return ("double first", "double second")[answer]
    if kind == answers.ARROW:
        return ("left", "right")[answer]
    return f"{COUNTED.get(kind, 'sector')} {answer + 1}"


def named(cards: list[int], place: int) -> str:
    """Return a card's short id; a bare number where none lies."""
    return f"#{place}" if place >= len(cards) or cards[place] == NO_CARD else SHORT[cards[place]]


# -- events ------------------------------------------------------------------------------------------------------------
def tell(event: Event) -> Message:
    """Tell an event as a line of the log."""
    name, a, b, c, d = event[0], *event[2:]
    id = f"event-{events.EVENTS[name]}"
    if name == events.GAME_OVER:
        return Message(id, {"winners": tuple(Seat(seat) for seat in seats_in(a))})
    if name == events.EXTRA_ROUND:
        return Message(id)
    if name in (events.LEFT_MARKET, events.FILLED):
        return Message(id, {"card": Ref(IDS[b])})
    args: dict[str, Arg] = {"player": Seat(a)}
    if name in (events.GAINED, events.LOST, events.BONUS):
        args["n"] = c
        if name == events.GAINED and d == NO_CARD:
            return Message("event-income", args)
        if name != events.BONUS:
            args["card"] = Ref(IDS[d])
        return Message(f"{id}-{RESOURCES[b]}", args)
    if name == events.PHASE_BEGAN:
        return Message(f"event-phase-{b}", args)
    if name == events.DICE_USED:
        return (
            Message("event-used-sum", args | {"sector": b})
            if c == 0
            else Message("event-used-separate", args | {"first": b, "second": c})
        )
    if name == events.EXCHANGED:
        return Message(id, args | {"card": Ref(IDS[b]), "other": Ref(IDS[c])})
    for field, value in zip(FIELDS[name], (b, c, d), strict=False):
        args[field] = Ref(IDS[value]) if field == "card" else value
    return Message(id, args)


# What the ints of an event mean after the seat, where nothing else is to be said
FIELDS: Final[dict[int, tuple[str, ...]]] = {
    events.DREW: ("card",),
    events.PUT_UNDER: ("card",),
    events.ORDER_ROLLED: ("first", "second"),
    events.FIRST_PLAYER: (),
    events.TURN_BEGAN: ("round",),
    events.DIE_ROLLED: ("die", "face"),
    events.DIE_SET: ("die", "face"),
    events.DICE_PICKED_UP: ("dice",),
    events.SHIFTED: ("sector",),
    events.DOUBLED: ("sector",),
    events.SECTOR_PAID: ("sector",),
    events.CHARGED: ("card", "cubes"),
    events.UNCHARGED: ("card", "cubes"),
    events.ARROW_TURNED: ("card", "sector"),
    events.OWED: ("card",),
    events.TEXT_REWARD: ("card",),
    events.USED: ("card", "cubes"),
    events.BOUGHT: ("card", "credits"),
    events.CLAIMED: ("card",),
    events.PLACED: ("card", "sector"),
    events.DEPLOYED: ("card", "sector"),
    events.SWAPPED: ("first", "second"),
    events.END_IN_SIGHT: (),
}
