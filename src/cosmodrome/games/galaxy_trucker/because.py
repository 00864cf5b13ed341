"""The numbered rule that each event follows from."""

from typing import Final

from cosmodrome.games.galaxy_trucker import cards
from cosmodrome.games.galaxy_trucker.cards import HEAVY_SHOT, LARGE_METEOR, LIGHT_SHOT, NO_CARD, SMALL_METEOR, VERB
from cosmodrome.games.galaxy_trucker.data import NOWHERE
from cosmodrome.games.galaxy_trucker.table import FROM_RESERVE
from cosmodrome.kernel.game import Because
from cosmodrome.kernel.state import Event

Rules = dict[int, str]  # by what an adventure card is

CARD_RULES: Final[Rules] = {
    cards.OPEN_SPACE: "GT-16.1",
    cards.PLANETS: "GT-17.2",
    cards.ABANDONED_SHIP: "GT-18.1",
    cards.ABANDONED_STATION: "GT-19.1",
    cards.METEORS: "GT-20.1",
    cards.SMUGGLERS: "GT-21.5",
    cards.SLAVERS: "GT-21.6",
    cards.PIRATES: "GT-21.7",
    cards.COMBAT_ZONE: "GT-22.1",
    cards.STARDUST: "GT-22.8",
    cards.EPIDEMIC: "GT-22.9",
    cards.SABOTAGE: "GT-22.10",
}
MOVES: Final[Rules] = {
    cards.OPEN_SPACE: "GT-16.1",
    cards.PLANETS: "GT-17.5",
    cards.ABANDONED_SHIP: "GT-18.2",
    cards.ABANDONED_STATION: "GT-19.2",
    cards.SMUGGLERS: "GT-21.4",
    cards.SLAVERS: "GT-21.4",
    cards.PIRATES: "GT-21.4",
    cards.COMBAT_ZONE: "GT-22.4",
    cards.STARDUST: "GT-22.8",
}
ROLLS: Final[Rules] = {
    cards.METEORS: "GT-20.1",
    cards.PIRATES: "GT-21.7",
    cards.COMBAT_ZONE: "GT-22.4",
    cards.SABOTAGE: "GT-22.10",
}
CREW_LOSSES: Final[Rules] = {
    cards.ABANDONED_SHIP: "GT-18.2",
    cards.SLAVERS: "GT-21.6",
    cards.COMBAT_ZONE: "GT-22.4",
    cards.EPIDEMIC: "GT-22.9",
}
EARNINGS: Final[Rules] = {cards.ABANDONED_SHIP: "GT-18.2", cards.SLAVERS: "GT-21.6", cards.PIRATES: "GT-21.7"}
HITS: Final = {SMALL_METEOR: "GT-14.3", LIGHT_SHOT: "GT-14.9", HEAVY_SHOT: "GT-14.10"}
POWERS: Final = {cards.ENGINES: "GT-13.1", cards.CANNONS: "GT-13.2"}
SURRENDERS: Final = ("GT-23.7", "GT-23.4", "GT-23.5", "GT-23.6")  # by the reasons of events
FRONT: Final = 0


def by_card(rules: Rules, place: int, otherwise: str = "") -> Because:
    """Return what finds the rule by the adventure card that stands at a place of the event."""
    return lambda event, mode: otherwise if event[place] == NO_CARD else rules.get(VERB[event[place]], otherwise)


def of_hit(event: Event, mode: str) -> str:
    """Tell meteors and shots apart; a large meteor is shot down otherwise from the front than from a side."""
    what, side = event[3] // 4, event[3] % 4
    if what == LARGE_METEOR:
        return "GT-14.4" if side == FRONT else "GT-14.5"
    return HITS[what]


def of_glass(event: Event, mode: str) -> str:
    """Tell who turned the hourglass; the last turn is only for those who have finished."""
    seat, circle = event[2:4]
    if seat == NOWHERE:
        return "GT-29.15"
    return "GT-8.4" if circle == 0 else "GT-8.2"


def of_sand(event: Event, mode: str) -> str:
    """Tell the last run of the hourglass from the others, and cycles from seconds."""
    if event[2] == 0:
        return "GT-8.5"
    return "GT-8.2" if mode == "realtime" else "GT-29.14"


BECAUSE: Final[dict[str, Because]] = {
    "round-began": lambda event, mode: "GT-25.1" if event[3] else "GT-1.3",
    "glass-turned": of_glass,
    "sand-ran-out": of_sand,
    "cycle-began": "GT-29.11",
    "took": lambda event, mode: "GT-6.3" if event[4] == FROM_RESERVE else "GT-3.2",
    "placed": "GT-4.1",
    "retook": "GT-3.8",
    "set-aside": "GT-6.1",
    "returned": "GT-3.4",
    "took-off": "GT-25.12",
    "looked": "GT-7.4",
    "closed-pile": "GT-7.5",
    "passed": "GT-29.12",
    "finished": "GT-9.1",
    "swapped": lambda event, mode: "GT-26.10" if event[2] else "GT-26.8",
    "building-ended": lambda event, mode: "GT-8.5" if event[2] else "GT-8.8",
    "removed": lambda event, mode: "GT-25.11" if event[5] else "GT-10.2",
    "reserve-lost": "GT-6.4",
    "renumbered": "GT-25.5",
    "charged": "GT-11.1",
    "boarded": lambda event, mode: "GT-11.5" if event[4] > 2 else "GT-11.8",
    "launched": "GT-12.2",
    "card-opened": by_card(CARD_RULES, 2),
    "card-ignored": "GT-22.7",
    "card-closed": "GT-12.6",
    "declared": lambda event, mode: POWERS.get(event[3], "GT-22.1"),
    "paid-token": "GT-13.5",
    "moved": by_card(MOVES, 5, "GT-12.9"),
    "rolled": by_card(ROLLS, 5, "GT-14.1"),
    "missed": "GT-14.2",
    "bounced": "GT-14.3",
    "shot-down": of_hit,
    "shielded": of_hit,
    "struck": of_hit,
    "tile-lost": "GT-14.12",
    "kept-part": lambda event, mode: "GT-10.4" if event[4] else "GT-14.13",
    "crew-lost": by_card(CREW_LOSSES, 5, "GT-15.9"),
    "alien-left": "GT-11.13",
    "token-lost": "GT-15.8",
    "goods-lost": "GT-15.7",
    "goods-offered": "GT-15.1",
    "goods-loaded": "GT-15.1",
    "goods-unloaded": "GT-15.3",
    "goods-banked": "GT-15.5",
    "landed": "GT-17.2",
    "earned": by_card(EARNINGS, 4),
    "beat-enemy": "GT-21.3",
    "drew-with-enemy": "GT-21.3",
    "lost-to-enemy": by_card(CARD_RULES, 3),
    "suffered": "GT-22.1",
    "sabotaged": "GT-22.10",
    "gave-up": lambda event, mode: SURRENDERS[event[3]],
    "rewarded": "GT-24.2",
    "most-beautiful": "GT-24.3",
    "sold": lambda event, mode: "GT-24.4" if event[4] else "GT-23.2",
    "fined": "GT-24.5",
    "round-ended": "GT-24.8",
    "game-over": "GT-1.4",
}
