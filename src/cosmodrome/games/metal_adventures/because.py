"""The numbered rule that each event follows from."""

from typing import Final

from cosmodrome.games.metal_adventures.data import FACTION, HUNTER
from cosmodrome.games.metal_adventures.events import (
    BY_ACTION,
    BY_CARD,
    BY_DEBT,
    BY_DUEL,
    BY_FEE,
    BY_REST,
    BY_SHIP,
    BY_TROPHY,
)
from cosmodrome.games.metal_adventures.table import BANK, DUEL, POT
from cosmodrome.kernel.game import Because
from cosmodrome.kernel.state import Event

PENALTIES: Final = ("MA-9.3", "MA-12.3", "MA-14.7")  # by the reasons of events
GLORY: Final = {BY_TROPHY: "MA-6.2", BY_DUEL: "MA-13.8", BY_SHIP: "MA-11.8"}
DIE: Final = {BY_DEBT: "MA-16.6", BY_REST: "MA-8.3", BY_CARD: "MA-7.3"}
TRADES: Final = {BY_DUEL: "MA-13.9", BY_CARD: "MA-7.3"}  # others are agreed


def action_rule(action: int) -> str:
    """Return the rule of an action of the cruise (MA-17.4 to MA-17.13)."""
    return f"MA-17.{action + 3}"


def between(battle: int, duel: str, place: int) -> Because:
    """Return what finds the rule where a duel has its own; ``battle`` is the number of a rule of MA-11."""
    return lambda event, mode: duel if event[place] == DUEL else f"MA-11.{battle}"


def of_payment(event: Event, mode: str) -> str:
    """Tell by giver and receiver why credits move."""
    giver, receiver, _, why = event[2:6]
    if giver >= 0:
        if receiver >= 0:
            return TRADES.get(why, "MA-14.2")
        return "MA-9.1" if why == BY_FEE else "MA-4.8"
    if giver == BANK:
        return "MA-4.6" if receiver >= 0 else "MA-5.5"
    return "MA-13.8" if giver == POT else "MA-4.9"


def of_glory(event: Event, mode: str) -> str:
    """Tell what glory was earned by."""
    why, action = event[4:6]
    return action_rule(action) if why == BY_ACTION else GLORY[why]


def of_wreck(event: Event, mode: str) -> str:
    """Tell beaten ships, hunters among them, from those of the pile."""
    ship, from_pile = event[3:5]
    if from_pile:
        return "MA-20.2"
    return "MA-11.16" if FACTION[ship] == HUNTER else "MA-11.8"


def of_trade(event: Event, mode: str) -> str:
    """Tell spoils of a duel from what was agreed."""
    return TRADES.get(event[5], "MA-14.2")


BECAUSE: Final[dict[str, Because]] = {
    "turn-began": "MA-2.10",
    "turn-ended": "MA-8.9",
    "paid": of_payment,
    "gained-glory": of_glory,
    "penalized": lambda event, mode: PENALTIES[event[3]],
    "pardoned": "MA-17.11",
    "damaged": "MA-3.5",
    "repaired": "MA-3.7",
    "die-turned": lambda event, mode: DIE[event[4]],
    "got-trophy": lambda event, mode: "MA-2.4" if event[5] else "MA-6.7",
    "got-trophy-hidden": lambda event, mode: "MA-2.4" if event[5] else "MA-6.7",
    "looked": "MA-6.7",
    "looked-hidden": "MA-6.7",
    "put-under": "MA-20.3",
    "put-under-hidden": "MA-20.3",
    "revealed": "MA-6.2",
    "row-filled": lambda event, mode: "MA-4.7" if event[4] else "MA-2.8",
    "row-left": "MA-4.7",
    "row-refreshed": "MA-17.8",
    "took-improvement": "MA-7.1",
    "dropped-improvement": "MA-7.4",
    "played-card": "MA-7.3",
    "turned-up": "MA-10.2",
    "event-met": lambda event, mode: "MA-5.5" if event[3] else "MA-5.6",
    "sent-away": lambda event, mode: "MA-5.3" if event[3] else "MA-10.3",
    "ship-chosen": lambda event, mode: "MA-10.5" if event[4] else "MA-10.2",
    "planet-attacked": "MA-10.7",
    "duel-called": "MA-10.10",
    "got-wreck": of_wreck,
    "gave-wreck": lambda event, mode: "MA-17.12" if event[4] else "MA-17.14",
    "left-game": "MA-11.9",
    "took-from-pile": lambda event, mode: "MA-17.12" if event[4] else "MA-11.12",
    "rested": "MA-8.3",
    "raided": "MA-8.7",
    "cruised": lambda event, mode: action_rule(event[3]),
    "allied": between(1, "MA-13.1", 4),
    "stayed-loyal": "MA-11.2b",
    "betrayed": "MA-12.1",
    "declared-metal": "MA-16.2",
    "rolled-dice": between(2, "MA-13.3", 4),
    "rolled-metal": "MA-16.4",
    "rerolled": "MA-21.6",
    "strengthened": "MA-21.22",
    "battle-won": between(5, "MA-13.7", 5),
    "battle-over": "MA-11.2",
    "redrew": "MA-21.5",
    "proposed": "MA-18.8a",
    "accepted": "MA-18.8c",
    "rejected": "MA-18.8c",
    "withdrawn": "MA-18.13a",
    "deal-executed": "MA-18.12",
    "deal-void": "MA-18.12",
    "deal-expired": "MA-18.12",
    "drafted": "MA-18.2",
    "traded-improvement": of_trade,
    "traded-trophy": "MA-14.4",
    "traded-trophy-hidden": "MA-14.4",
    "traded-wreck": of_trade,
    "traded-wreck-hidden": of_trade,
    "promised": "MA-14.6",
    "promise-due": "MA-18.14",
    "promise-fulfilled": "MA-18.14",
    "promise-breached": "MA-18.20",
    "promise-lapsed": "MA-18.21",
    "promise-released": "MA-18.23",
    "fee-refused": "MA-9.3",
    "game-over": "MA-19.3",
}
