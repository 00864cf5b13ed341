"""What the table can see happen; each event is emitted by the atom that makes it happen."""

from typing import Final, cast

from cosmodrome.games.metal_adventures.cards import HUNTER, Cards
from cosmodrome.games.metal_adventures.face.telling import (
    ACCOUNT,
    ACTION,
    BATTLE,
    CARD,
    DIE,
    DUTY,
    OTHER,
    PIRATE,
    PLANET,
    RECEIVER,
    SHIP,
    SIDE,
    TROPHY,
    Pirates,
    Receivers,
    tell,
    tell_by,
    tell_end,
    tell_metal,
    tell_payment,
    tell_penalty,
    tell_victory,
)
from cosmodrome.games.metal_adventures.table import BANK, DUEL, THE_POT
from cosmodrome.kernel.event import FLAG, NUMBER, Because, Events, Happening, WordValue

# Reasons of a penalty (MA-15.1)
UNPAID_FEE: Final = 0
BETRAYAL: Final = 1
BROKEN_PROMISE: Final = 2
REASON: Final = WordValue(("fee", "betrayal", "promise"))

# Why something is gained or changes hands
BY_AGREEMENT: Final = 0
BY_DUEL: Final = 1
BY_CARD: Final = 2
BY_TROPHY: Final = 3
BY_SHIP: Final = 4
BY_ACTION: Final = 5
BY_REST: Final = 6
BY_DEBT: Final = 7
BY_FEE: Final = 8
WHY: Final = WordValue(("agreement", "duel", "card", "trophy", "ship", "action", "rest", "debt", "fee"))


# -- the rules behind some ---------------------------------------------------------------------------------------------
def by_flag(name: str, rule: str, other: str) -> Because:
    """Return what finds the rule by whether a number of the event is anything."""
    return lambda happening: rule if happening[name] else other


def by_battle(battle: str, duel: str) -> Because:
    """Return what finds the rule where a duel has its own."""
    return lambda happening: duel if happening["fight"] == DUEL else battle


def of_action(action: int) -> str:
    """Return the rule of an action of the cruise (MA-17.4 to MA-17.13)."""
    return f"MA-17.{action + 3}"


def of_payment(happening: Happening) -> str:
    """Tell by giver and receiver why credits move."""
    giver, receiver = happening["giver"], happening["receiver"]
    if giver >= 0:
        if receiver >= 0:
            return of_trade(happening)
        return "MA-9.1" if happening["why"] == BY_FEE else "MA-4.8"
    if giver == BANK:
        return "MA-4.6" if receiver >= 0 else "MA-5.5"
    return "MA-13.8" if giver == THE_POT else "MA-4.9"


def of_glory(happening: Happening) -> str:
    """Tell what glory was earned by."""
    if happening["why"] == BY_ACTION:
        return of_action(happening["action"])
    return {BY_TROPHY: "MA-6.2", BY_DUEL: "MA-13.8", BY_SHIP: "MA-11.8"}[happening["why"]]


def of_wreck(happening: Happening) -> str:
    """Tell beaten ships, hunters among them, from those of the pile."""
    if happening["from_pile"]:
        return "MA-20.2"
    hunter = cast(Cards, happening.components).faction[happening["card"]] == HUNTER
    return "MA-11.16" if hunter else "MA-11.8"


def of_trade(happening: Happening) -> str:
    """Tell spoils of a duel from what was agreed."""
    return {BY_DUEL: "MA-13.9", BY_CARD: "MA-7.3"}.get(happening["why"], "MA-14.2")


# -- the events --------------------------------------------------------------------------------------------------------
EVENTS: Final = Events()
STOPS: Final = "players.*.stops"
TROPHY_PLACES: Final = ("players.*.trophies", STOPS, "trophy_deck", "trophies_under", "looked")
STRENGTH: Final = ("players.*.improvements", "players.*.strength", "players.*.support", "battle", "chances", STOPS)
HURT: Final = ("players.*.damage", "players.*.strength", "players.*.support", "battle", "chances", STOPS)
WRECKS: Final = ("players.*.wreck_count", "players.*.wrecks", "players.*.powers", STOPS)
PENALTY: Final = (
    "players.*.penalties", "players.*.glory", "players.*.infamous", "players.*.penalized", STOPS, "promises", "deals",
    "draft", "battle",
)  # fmt: skip
DEALS: Final = ("deals", "draft")
PROMISES: Final = ("promises", "players.*.breaches")
NEW_TURN: Final = (
    "turn", "active", "fought", "cruised", "cruise", "attacked", "visited", "promises", "players.*.penalized",
    "players.*.revealed", "chances", STOPS,
)  # fmt: skip
ALONE: Final = {"player": PIRATE}
WITH_TROPHY: Final = {"player": PIRATE, "card": TROPHY}
WITH_CARD: Final = {"player": PIRATE, "card": CARD}
WITH_NUMBER: Final = {"player": PIRATE, "n": NUMBER}
WITH_DEAL: Final = {"player": PIRATE, "deal": NUMBER}
DEAL_OF: Final = {"deal": NUMBER, "player": OTHER}
WORD: Final = {"player": PIRATE, "other": RECEIVER, "promise": NUMBER, "duty": DUTY}
# The third number of these keeps the place of the fourth.
DEALT: Final = {"player": PIRATE, "card": TROPHY, "unused": NUMBER, "at_set_up": FLAG}
HANDED: Final = {"giver": PIRATE, "receiver": RECEIVER, "unused": NUMBER, "why": WHY}

TURN_BEGAN: Final = EVENTS.add("turn-began", WITH_NUMBER, "MA-2.10", NEW_TURN)
TURN_ENDED: Final = EVENTS.add("turn-ended", ALONE, "MA-8.9", ("promises",), quiet=True)
PAID: Final = EVENTS.add(
    "paid", {"giver": ACCOUNT, "receiver": ACCOUNT, "n": NUMBER, "why": WHY}, of_payment,
    ("players.*.credits", STOPS, "pot", "treasuries", "promises"), tell_payment,
)  # fmt: skip
GAINED_GLORY: Final = EVENTS.add(
    "gained-glory", {"player": PIRATE, "n": NUMBER, "why": WHY, "action": ACTION}, of_glory,
    ("players.*.glory", "deals", "draft"), tell("player", "n"),
)  # fmt: skip
PENALIZED: Final = EVENTS.add(
    "penalized", {"player": PIRATE, "reason": REASON},
    lambda happening: ("MA-9.3", "MA-12.3", "MA-14.7")[happening["reason"]], PENALTY, tell_penalty,
)  # fmt: skip
PARDONED: Final = EVENTS.add("pardoned", WITH_NUMBER, "MA-17.11", PENALTY)
DAMAGED: Final = EVENTS.add("damaged", WITH_NUMBER, "MA-3.5", HURT)
REPAIRED: Final = EVENTS.add("repaired", WITH_NUMBER, "MA-3.7", HURT)
DIE_TURNED: Final = EVENTS.add(
    "die-turned", {"player": PIRATE, "n": NUMBER, "why": WHY},
    lambda happening: {BY_DEBT: "MA-16.6", BY_REST: "MA-8.3", BY_CARD: "MA-7.3"}[happening["why"]],
    ("players.*.metal", "battle", "chances"), tell_metal,
)  # fmt: skip
GOT_TROPHY: Final = EVENTS.add(
    "got-trophy", DEALT, by_flag("at_set_up", "MA-2.4", "MA-6.7"), TROPHY_PLACES, tell("player", "card")
)
GOT_TROPHY_HIDDEN: Final = EVENTS.add(
    "got-trophy-hidden", DEALT, by_flag("at_set_up", "MA-2.4", "MA-6.7"), TROPHY_PLACES, tell("player")
)
LOOKED: Final = EVENTS.add("looked", WITH_TROPHY, "MA-6.7", TROPHY_PLACES)
LOOKED_HIDDEN: Final = EVENTS.add("looked-hidden", ALONE, "MA-6.7", TROPHY_PLACES)
PUT_UNDER: Final = EVENTS.add("put-under", WITH_TROPHY, "MA-20.3", TROPHY_PLACES)
PUT_UNDER_HIDDEN: Final = EVENTS.add("put-under-hidden", ALONE, "MA-20.3", TROPHY_PLACES)
REVEALED: Final = EVENTS.add("revealed", WITH_TROPHY, "MA-6.2", (*TROPHY_PLACES, "players.*.revealed"))
ROW_FILLED: Final = EVENTS.add(
    "row-filled", {"slot": NUMBER, "card": CARD, "turn": NUMBER}, by_flag("turn", "MA-4.7", "MA-2.8"),
    ("row", "improvement_deck", STOPS), tell("card"),
)  # fmt: skip
ROW_LEFT: Final = EVENTS.add("row-left", {"slot": NUMBER, "card": CARD}, "MA-4.7", ("row", STOPS), tell("card"))
ROW_REFRESHED: Final = EVENTS.add("row-refreshed", ALONE, "MA-17.8", ("row", "improvement_deck", STOPS))
TOOK_IMPROVEMENT: Final = EVENTS.add("took-improvement", WITH_CARD, "MA-7.1", (*STRENGTH, "support_discard"))
DROPPED_IMPROVEMENT: Final = EVENTS.add(
    "dropped-improvement", WITH_CARD, "MA-7.4", (*STRENGTH, "support_discard", "improvement_deck")
)
PLAYED_CARD: Final = EVENTS.add("played-card", WITH_CARD, "MA-7.3", (*STRENGTH, "support_discard"))
TURNED_UP: Final = EVENTS.add("turned-up", {"card": SHIP}, "MA-10.2", ("shown", "near", "far", "chances"))
EVENT_MET: Final = EVENTS.add(
    "event-met", {"card": SHIP, "in_force": FLAG}, by_flag("in_force", "MA-5.5", "MA-5.6"), ("near", "far"),
    tell_by("in_force", "card"),
)  # fmt: skip
SENT_AWAY: Final = EVENTS.add(  # to the pile, or back into the deck
    "sent-away", {"card": SHIP, "back": FLAG}, by_flag("back", "MA-5.3", "MA-10.3"),
    ("shown", "pile", "near", "far", "chances", STOPS), tell_by("back", "card"),
)  # fmt: skip
SHIP_CHOSEN: Final = EVENTS.add(
    "ship-chosen", {"player": PIRATE, "card": SHIP, "from_pile": FLAG}, by_flag("from_pile", "MA-10.5", "MA-10.2"),
    ("shown", "pile", "battle", "chances", STOPS), tell_by("from_pile", "player", "card"),
)  # fmt: skip
PLANET_ATTACKED: Final = EVENTS.add(
    "planet-attacked", {"player": PIRATE, "card": PLANET}, "MA-10.7", ("attacked", "battle", "chances", STOPS)
)
DUEL_CALLED: Final = EVENTS.add("duel-called", {"player": PIRATE, "other": OTHER}, "MA-10.10", ("battle", "chances"))
GOT_WRECK: Final = EVENTS.add(
    "got-wreck", {"player": PIRATE, "card": SHIP, "from_pile": FLAG}, of_wreck, WRECKS, tell("player", "card")
)
GAVE_WRECK: Final = EVENTS.add(  # to the pile, or out of the game
    "gave-wreck", {"player": PIRATE, "card": SHIP, "to_pile": FLAG}, by_flag("to_pile", "MA-17.12", "MA-17.14"),
    (*WRECKS, "pile"), tell_by("to_pile", "player", "card"),
)  # fmt: skip
LEFT_GAME: Final = EVENTS.add("left-game", {"card": SHIP}, "MA-11.9")
TOOK_FROM_PILE: Final = EVENTS.add(
    "took-from-pile", {"player": PIRATE, "card": SHIP, "in_exchange": FLAG},
    by_flag("in_exchange", "MA-17.12", "MA-11.12"), ("pile", STOPS), tell("player", "card"),
)  # fmt: skip
RESTED: Final = EVENTS.add("rested", ALONE, "MA-8.3")
RAIDED: Final = EVENTS.add("raided", ALONE, "MA-8.7")
CRUISED: Final = EVENTS.add(
    "cruised", {"player": PIRATE, "card": ACTION}, lambda happening: of_action(happening["card"]),
    ("cruised", "cruise", "visited"),
)  # fmt: skip
ALLIED: Final = EVENTS.add(
    "allied", {"player": PIRATE, "other": RECEIVER, "fight": BATTLE}, by_battle("MA-11.1", "MA-13.1"), ("battle",),
    tell("player", "other"),
)  # fmt: skip
STAYED_LOYAL: Final = EVENTS.add("stayed-loyal", ALONE, "MA-11.2b")
BETRAYED: Final = EVENTS.add("betrayed", {"player": PIRATE, "other": OTHER}, "MA-12.1", ("battle",))
DECLARED_METAL: Final = EVENTS.add(
    "declared-metal", {"player": PIRATE, "uses": FLAG}, "MA-16.2", ("battle",), tell_by("uses", "player")
)
ROLLED_DICE: Final = EVENTS.add(
    "rolled-dice", {"orange": NUMBER, "grey": NUMBER, "fight": BATTLE}, by_battle("MA-11.2", "MA-13.3"), ("battle",),
    tell("orange", "grey"),
)  # fmt: skip
ROLLED_METAL: Final = EVENTS.add(
    "rolled-metal", WITH_NUMBER, "MA-16.4", ("players.*.metal", "battle", "chances"), tell_metal
)
REROLLED: Final = EVENTS.add("rerolled", {"player": PIRATE, "die": DIE, "n": NUMBER}, "MA-21.6", ("battle",))
STRENGTHENED: Final = EVENTS.add("strengthened", WITH_NUMBER, "MA-21.22", ("battle",))
BATTLE_WON: Final = EVENTS.add(
    "battle-won", {"side": SIDE, "attack": NUMBER, "target": NUMBER, "fight": BATTLE}, by_battle("MA-11.5", "MA-13.7"),
    ("battle",), tell_victory,
)  # fmt: skip
BATTLE_OVER: Final = EVENTS.add("battle-over", ALONE, "MA-11.2", ("battle", "fought", "chances"))
REDREW: Final = EVENTS.add("redrew", ALONE, "MA-21.5")
PROPOSED: Final = EVENTS.add(
    "proposed", {"player": PIRATE, "deal": NUMBER, "version": NUMBER, "others": Receivers("number[]")}, "MA-18.8a",
    DEALS, tell("player", "others", "deal"),
)  # fmt: skip
ACCEPTED: Final = EVENTS.add("accepted", WITH_DEAL, "MA-18.8c", DEALS)
REJECTED: Final = EVENTS.add("rejected", WITH_DEAL, "MA-18.8c", DEALS)
WITHDRAWN: Final = EVENTS.add("withdrawn", WITH_DEAL, "MA-18.13a", DEALS)
DEAL_EXECUTED: Final = EVENTS.add("deal-executed", DEAL_OF, "MA-18.12", DEALS)
DEAL_VOID: Final = EVENTS.add("deal-void", DEAL_OF, "MA-18.12", DEALS)
DEAL_EXPIRED: Final = EVENTS.add("deal-expired", DEAL_OF, "MA-18.12", DEALS)
DRAFTED: Final = EVENTS.add("drafted", ALONE, "MA-18.2", ("draft",), quiet=True)
TRADED_IMPROVEMENT: Final = EVENTS.add(
    "traded-improvement", {"giver": PIRATE, "receiver": RECEIVER, "card": CARD, "why": WHY}, of_trade, STRENGTH,
    tell("giver", "receiver", "card"),
)  # fmt: skip
TRADED_TROPHY: Final = EVENTS.add(
    "traded-trophy", {"giver": PIRATE, "receiver": RECEIVER, "card": TROPHY}, "MA-14.4", TROPHY_PLACES
)
TRADED_TROPHY_HIDDEN: Final = EVENTS.add(
    "traded-trophy-hidden", {"giver": PIRATE, "receiver": RECEIVER}, "MA-14.4", TROPHY_PLACES
)
TRADED_WRECK: Final = EVENTS.add(
    "traded-wreck", {"giver": PIRATE, "receiver": RECEIVER, "card": SHIP, "why": WHY}, of_trade, WRECKS,
    tell("giver", "receiver", "card"),
)  # fmt: skip
TRADED_WRECK_HIDDEN: Final = EVENTS.add("traded-wreck-hidden", HANDED, of_trade, WRECKS, tell("giver", "receiver"))
PROMISED: Final = EVENTS.add("promised", WORD, "MA-14.6", PROMISES)
PROMISE_DUE: Final = EVENTS.add("promise-due", WORD, "MA-18.14", PROMISES)
PROMISE_FULFILLED: Final = EVENTS.add("promise-fulfilled", WORD, "MA-18.14", PROMISES)
PROMISE_BREACHED: Final = EVENTS.add("promise-breached", WORD, "MA-18.20", PROMISES)
PROMISE_LAPSED: Final = EVENTS.add("promise-lapsed", WORD, "MA-18.21", PROMISES)
PROMISE_RELEASED: Final = EVENTS.add("promise-released", WORD, "MA-18.23", PROMISES)
FEE_REFUSED: Final = EVENTS.add("fee-refused", ALONE, "MA-9.3")
GAME_OVER: Final = EVENTS.add("game-over", {"winners": Pirates("number[]")}, "MA-19.3", (), tell_end)
