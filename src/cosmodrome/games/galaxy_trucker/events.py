"""What the table can see happen; each event is emitted by the atom that makes it happen."""

from typing import Final, cast

from cosmodrome.games.galaxy_trucker.cards import CRITERIA, ENGINES, HEAVY_SHOT, LARGE_METEOR, SMALL_METEOR, Effect
from cosmodrome.games.galaxy_trucker.face.telling import (
    CARD,
    CELL,
    COUNTED,
    FIGURE,
    FIGURES_ABOARD,
    GOODS,
    HIT,
    PIECE,
    POWER,
    ROUND,
    SHIP,
    TILE,
    AlienValue,
    tell_blocks,
    tell_boarding,
    tell_by,
    tell_end,
    tell_glass,
    tell_hit,
    tell_move,
    tell_roll,
    tell_round,
)
from cosmodrome.games.galaxy_trucker.kit import FRONT, NOWHERE, Kit
from cosmodrome.games.galaxy_trucker.table import ALIEN, FROM_RESERVE
from cosmodrome.kernel.event import FLAG, NUMBER, SEAT, SEATS, Because, Events, Happening, WordValue

# Why a ship gave up
VOLUNTARILY: Final = 0
NO_HUMANS: Final = 1
NO_ENGINES: Final = 2
LAPPED: Final = 3
REASONS: Final = ("voluntarily", "no-humans", "no-engines", "lapped")
SURRENDERS: Final = ("GT-23.7", "GT-23.4", "GT-23.5", "GT-23.6")  # the rules behind them


EVENTS: Final = Events()

# Paths of the view that several events change
CARGO: Final = ("ships.*.tiles", "ships.*.goods")
FIGURES: Final = (
    "ships.*.crew", "ships.*.batteries", "ships.*.engines", "ships.*.cannons", "ships.*.shields", "ships.*.exposed",
)  # fmt: skip
ABOARD: Final = ("ships.*.tiles", *FIGURES)
HULL: Final = ("ships.*.tiles", "ships.*.faults", "ships.*.lost", "ships.*.last", "ships.*.goods", *FIGURES)
PURSES: Final = ("players.*.credits",)


# -- the rules behind some ---------------------------------------------------------------------------------------------
def effect_of(happening: Happening) -> Effect:
    """Return what the card of an event does; nothing where there is no card."""
    return cast(Kit, happening.components).cards[happening["card"]].effect


def of_card(happening: Happening) -> str:
    """Find the rule by the card."""
    return effect_of(happening).rule


def if_set(name: str, rule: str, otherwise: str) -> Because:
    """Return what finds the rule by whether a value is there."""
    return lambda happening: rule if happening[name] else otherwise


def of_glass(happening: Happening) -> str:
    """Tell who turned the hourglass; the last turn is only for those who have finished."""
    if happening["player"] == NOWHERE:
        return "GT-29.15"
    return "GT-8.4" if happening["circle"] == 0 else "GT-8.2"


def of_sand(happening: Happening) -> str:
    """Tell the last run of the hourglass from the others, and cycles from seconds."""
    if happening["circle"] == 0:
        return "GT-8.5"
    return "GT-8.2" if happening.mode == "realtime" else "GT-29.14"


def of_hit(happening: Happening) -> str:
    """Tell meteors and shots apart; a large meteor is shot down otherwise from the front than from a side."""
    what, side = divmod(happening["hit"], 4)
    if what == LARGE_METEOR:
        return "GT-14.4" if side == FRONT else "GT-14.5"
    if what == SMALL_METEOR:
        return "GT-14.3"
    return "GT-14.10" if what == HEAVY_SHOT else "GT-14.9"


# -- building ----------------------------------------------------------------------------------------------------------
ROUND_BEGAN: Final = EVENTS.add(
    "round-began",
    {"round": ROUND, "test": FLAG},
    if_set("test", "GT-25.1", "GT-1.3"),
    (
        "round", "rounds_left", "test_flight", "cells", "cell_numbers", "insurance", "rewards", "heap", "face_up",
        "hourglass", "beginner", "numbers", "piles", "cards_left", "card", "bank", "pallet", "players", "ships",
    ),
    tell_round,
)  # fmt: skip
GLASS_TURNED: Final = EVENTS.add(  # by no player: the table did it
    "glass-turned", {"player": SEAT, "circle": NUMBER}, of_glass, ("hourglass",), tell_glass
)
SAND_RAN_OUT: Final = EVENTS.add("sand-ran-out", {"circle": NUMBER}, of_sand, ("hourglass",))
CYCLE_BEGAN: Final = EVENTS.add(  # cycles since the glass was turned
    "cycle-began", {"player": SEAT, "cycles": NUMBER}, "GT-29.11", ("beginner", "hourglass"), quiet=True
)
TOOK: Final = EVENTS.add(
    "took",
    {"player": SEAT, "tile": TILE, "source": WordValue(("drawn", "face-up", "reserve"))},
    lambda happening: "GT-6.3" if happening["source"] == FROM_RESERVE else "GT-3.2",
    ("heap", "face_up", "players.*.hand", "ships.*.reserve", "ships.*.last"),
    tell_by("source"),
)
PLACED: Final = EVENTS.add(
    "placed", {"player": SEAT, "ship": SHIP, "cell": CELL, "tile": PIECE}, "GT-4.1", (*HULL, "players.*.hand")
)
RETOOK: Final = EVENTS.add(
    "retook", {"player": SEAT, "ship": SHIP, "cell": CELL, "tile": TILE}, "GT-3.8", (*HULL, "players.*.hand")
)
SET_ASIDE: Final = EVENTS.add(
    "set-aside", {"player": SEAT, "ship": SHIP, "tile": TILE}, "GT-6.1", ("players.*.hand", "ships.*.reserve")
)
RETURNED: Final = EVENTS.add("returned", {"player": SEAT, "tile": TILE}, "GT-3.4", ("players.*.hand", "face_up"))
TOOK_OFF: Final = EVENTS.add(
    "took-off", {"player": SEAT, "ship": SHIP, "cell": CELL, "tile": TILE}, "GT-25.12", (*HULL, "face_up")
)
LOOKED: Final = EVENTS.add(
    "looked", {"player": SEAT, "number": COUNTED}, "GT-7.4", ("piles", "players.*.looking", "players.*.looked")
)
CLOSED_PILE: Final = EVENTS.add(
    "closed-pile", {"player": SEAT, "number": COUNTED}, "GT-7.5", ("players.*.looking",), quiet=True
)
PASSED: Final = EVENTS.add("passed", {"player": SEAT}, "GT-29.12")
FINISHED: Final = EVENTS.add(
    "finished",
    {"player": SEAT, "ship": SHIP, "number": NUMBER},
    "GT-9.1",
    ("numbers", "ships.*.number", "ships.*.last"),
)
SWAPPED: Final = EVENTS.add(  # partners changed ships, while building or after it
    "swapped",
    {"building": FLAG},
    if_set("building", "GT-26.10", "GT-26.8"),
    ("players.*.ship", "ships.*.pilot", "ships.*.last"),
)
BUILDING_ENDED: Final = EVENTS.add(  # with so many players without a number tile
    "building-ended", {"late": NUMBER}, if_set("late", "GT-8.5", "GT-8.8"), ("hourglass", "beginner", "ships.*.last")
)

# -- inspection and launch ---------------------------------------------------------------------------------------------
REMOVED: Final = EVENTS.add(
    "removed",
    {"ship": SHIP, "cell": CELL, "tile": TILE, "to_warehouse": FLAG},
    if_set("to_warehouse", "GT-25.11", "GT-10.2"),
    (*HULL, "face_up"),
)
RESERVE_LOST: Final = EVENTS.add(
    "reserve-lost", {"ship": SHIP, "tile": TILE}, "GT-6.4", ("ships.*.reserve", "ships.*.lost")
)
RENUMBERED: Final = EVENTS.add("renumbered", {"ship": SHIP, "n": NUMBER}, "GT-25.5", ("ships.*.number",))
CHARGED: Final = EVENTS.add("charged", {"ship": SHIP, "cell": CELL, "n": NUMBER}, "GT-11.1", ABOARD, quiet=True)
BOARDED: Final = EVENTS.add(
    "boarded",
    {"ship": SHIP, "cell": CELL, "load": FIGURES_ABOARD},
    lambda happening: "GT-11.5" if happening["load"] >= ALIEN else "GT-11.8",
    ABOARD,
    tell_boarding,
)
LAUNCHED: Final = EVENTS.add(
    "launched",
    {"ship": SHIP, "position": NUMBER},
    "GT-12.2",
    ("ships.*.flying", "ships.*.position", "ships.*.space", "ships.*.number", "numbers", "piles", "expected"),
)

# -- the flight --------------------------------------------------------------------------------------------------------
CARD_OPENED: Final = EVENTS.add(
    "card-opened", {"card": CARD}, of_card, ("card", "cards_left", "opened", "piles", "expected")
)
CARD_IGNORED: Final = EVENTS.add("card-ignored", {"card": CARD}, "GT-22.7")
CARD_CLOSED: Final = EVENTS.add(
    "card-closed", {"card": CARD}, "GT-12.6", ("card", "ships.*.declared", "ships.*.landed"), quiet=True
)
DECLARED: Final = EVENTS.add(
    "declared",
    {"ship": SHIP, "criterion": WordValue(CRITERIA), "power": POWER},
    lambda happening: "GT-13.1" if happening["criterion"] == ENGINES else "GT-13.2",
    ("ships.*.declared",),
    tell_by("criterion"),
)
PAID_TOKEN: Final = EVENTS.add("paid-token", {"ship": SHIP, "cell": CELL}, "GT-13.5", ABOARD)
MOVED: Final = EVENTS.add(
    "moved",
    {"ship": SHIP, "from": NUMBER, "to": NUMBER, "card": CARD},
    lambda happening: effect_of(happening).moves or "GT-12.9",
    ("ships.*.position", "ships.*.space"),
    tell_move,
)
ROLLED: Final = EVENTS.add(
    "rolled",
    {"ship": SHIP, "first": NUMBER, "second": NUMBER, "card": CARD},
    lambda happening: effect_of(happening).rolls or "GT-14.1",
    ("hit",),
    tell_roll,
)
HIT_VALUES: Final = {"ship": SHIP, "hit": HIT, "line": NUMBER, "cell": CELL}
MISSED: Final = EVENTS.add("missed", HIT_VALUES, "GT-14.2", ("hit",), tell_hit)
BOUNCED: Final = EVENTS.add("bounced", HIT_VALUES, "GT-14.3", ("hit",), tell_hit)
SHOT_DOWN: Final = EVENTS.add("shot-down", HIT_VALUES, of_hit, ("hit",), tell_hit)
SHIELDED: Final = EVENTS.add("shielded", HIT_VALUES, of_hit, ("hit",), tell_hit)
STRUCK: Final = EVENTS.add("struck", HIT_VALUES, of_hit, ("hit",), tell_hit)
TILE_LOST: Final = EVENTS.add("tile-lost", {"ship": SHIP, "cell": CELL, "tile": TILE}, "GT-14.12", (*HULL, "bank"))
KEPT_PART: Final = EVENTS.add(
    "kept-part", {"ship": SHIP, "cell": CELL, "inspection": FLAG}, if_set("inspection", "GT-10.4", "GT-14.13")
)
CREW_LOST: Final = EVENTS.add(
    "crew-lost",
    {"ship": SHIP, "cell": CELL, "figure": FIGURE, "card": CARD},
    lambda happening: effect_of(happening).crew_lost or "GT-15.9",
    ABOARD,
)
ALIEN_LEFT: Final = EVENTS.add(
    "alien-left", {"ship": SHIP, "cell": CELL, "alien": AlienValue("alien")}, "GT-11.13", ABOARD
)
TOKEN_LOST: Final = EVENTS.add("token-lost", {"ship": SHIP, "cell": CELL}, "GT-15.8", ABOARD)
GOODS_LOST: Final = EVENTS.add("goods-lost", {"ship": SHIP, "cell": CELL, "goods": GOODS}, "GT-15.7", (*CARGO, "bank"))
GOODS_OFFERED: Final = EVENTS.add(
    "goods-offered", {"ship": SHIP, "goods": GOODS, "n": NUMBER}, "GT-15.1", ("bank", "pallet"), tell_blocks
)
GOODS_LOADED: Final = EVENTS.add(
    "goods-loaded", {"ship": SHIP, "cell": CELL, "goods": GOODS}, "GT-15.1", (*CARGO, "pallet")
)
GOODS_UNLOADED: Final = EVENTS.add(
    "goods-unloaded", {"ship": SHIP, "cell": CELL, "goods": GOODS}, "GT-15.3", (*CARGO, "pallet")
)
GOODS_BANKED: Final = EVENTS.add(
    "goods-banked", {"ship": SHIP, "goods": GOODS, "n": NUMBER}, "GT-15.5", ("bank", "pallet"), tell_blocks
)
LANDED: Final = EVENTS.add("landed", {"ship": SHIP, "number": COUNTED}, "GT-17.2", ("ships.*.landed",))
EARNED: Final = EVENTS.add(
    "earned", {"ship": SHIP, "n": NUMBER, "card": CARD}, lambda happening: effect_of(happening).earned, PURSES
)
BEAT_ENEMY: Final = EVENTS.add("beat-enemy", {"ship": SHIP, "card": CARD}, "GT-21.3")
DREW_WITH_ENEMY: Final = EVENTS.add("drew-with-enemy", {"ship": SHIP, "card": CARD}, "GT-21.3")
LOST_TO_ENEMY: Final = EVENTS.add("lost-to-enemy", {"ship": SHIP, "card": CARD}, of_card)
SUFFERED: Final = EVENTS.add("suffered", {"ship": SHIP, "number": COUNTED}, "GT-22.1")  # a line of a Combat Zone
SABOTAGED: Final = EVENTS.add("sabotaged", {"ship": SHIP, "column": NUMBER, "row": NUMBER}, "GT-22.10")
GAVE_UP: Final = EVENTS.add(
    "gave-up",
    {"ship": SHIP, "why": WordValue(REASONS)},
    lambda happening: SURRENDERS[happening["why"]],
    ("ships.*.flying", "ships.*.position", "ships.*.space"),
    tell_by("why"),
)

# -- settlement --------------------------------------------------------------------------------------------------------
REWARDED: Final = EVENTS.add("rewarded", {"ship": SHIP, "place": COUNTED, "n": NUMBER}, "GT-24.2", PURSES)
MOST_BEAUTIFUL: Final = EVENTS.add("most-beautiful", {"ship": SHIP, "n": NUMBER}, "GT-24.3", PURSES)
SOLD: Final = EVENTS.add(
    "sold",
    {"ship": SHIP, "n": NUMBER, "finished": FLAG},
    if_set("finished", "GT-24.4", "GT-23.2"),
    (*CARGO, "bank", *PURSES),
)
FINED: Final = EVENTS.add("fined", {"ship": SHIP, "lost": NUMBER, "n": NUMBER}, "GT-24.5", PURSES)
ROUND_ENDED: Final = EVENTS.add(
    "round-ended", {"round": ROUND}, "GT-24.8", ("beginner", "piles", "expected", "cards_left")
)
GAME_OVER: Final = EVENTS.add("game-over", {"winners": SEATS, "succeeded": SEATS}, "GT-1.4", PURSES, tell_end)
SKIPPED: Final = EVENTS.add(  # occupied spaces that a move does not count
    "skipped", {"ship": SHIP, "n": NUMBER, "forward": FLAG}, if_set("forward", "GT-12.9", "GT-12.10")
)
