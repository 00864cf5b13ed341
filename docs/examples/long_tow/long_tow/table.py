"""The table of Long Tow, and what happens on it."""

from typing import Final

from cosmodrome.kernel.components import Components
from cosmodrome.kernel.event import NUMBER, SEAT, SEATS, ComponentValue, Events
from cosmodrome.kernel.fields import HIDDEN, OWN, Layout
from cosmodrome.kernel.state import State

THRUSTS: Final = 9  # tugs have a thrust of 1 to 9,
EQUAL: Final = 3  # three of each
TUGS: Final = THRUSTS * EQUAL
HAND: Final = 6
WRECKS: Final = 7  # worth 2 to 8 points
NONE: Final = -1

STREAMS: Final = ("tugs", "wrecks")
TUG_STREAM: Final = 0
WRECK_STREAM: Final = 1

TABLE: Final = Layout()
ROUNDS: Final = TABLE.cell("rounds")  # still to come
WRECK: Final = TABLE.cell("wreck", "wreck", NONE)
SPACE: Final = TABLE.piles("space", 1, WRECKS, "wreck", HIDDEN)  # wrecks that nobody has found, in no order
DRIFTED: Final = TABLE.piles("drifted", 1, WRECKS, "wreck")
DOCK: Final = TABLE.piles("dock", 1, TUGS, "tug", HIDDEN)  # tugs that nobody has, in no order
SCRAP: Final = TABLE.piles("scrap", 1, TUGS, "tug")
SENT: Final = TABLE.seat_cell("sent", "tug", NONE)
HAULED: Final = TABLE.seat_pile("hauled", WRECKS, "wreck")
HELD: Final = TABLE.seat_pile("hand", HAND, "tug", OWN)
TABLE.close()


class LongTow(State):
    """What the rules call ``g``."""


def thrust(tug: int) -> int:
    """Return the thrust of a tug."""
    return tug // EQUAL + 1


def worth(wreck: int) -> int:
    """Return the points for a wreck."""
    return wreck + 2


DATA: Final = Components("")
for kind, en, ru, numbers in (
    ("tug", "Tug", "Буксир", [thrust(tug) for tug in range(TUGS)]),
    ("wreck", "Wreck", "Обломок", [worth(wreck) for wreck in range(WRECKS)]),
):
    names = {f"{kind}-{n}": {"en": f"{en} {n}", "ru": f"{ru} {n}"} for n in numbers}
    DATA.add(kind, [f"{kind}-{n}" for n in numbers], names)

TUG: Final = ComponentValue("tug")
FOUND: Final = ComponentValue("wreck")
BY_SEAT: Final = {"seat": SEAT, "tug": TUG}

EVENTS: Final = Events()
DEALT: Final = EVENTS.add("dealt", BY_SEAT, "LT-1.1")  # for this seat only
DEALT_HIDDEN: Final = EVENTS.add("dealt-hidden", {"seat": SEAT, "n": NUMBER}, "LT-1.1")  # for everybody else
TURNED_UP: Final = EVENTS.add("turned-up", {"wreck": FOUND}, "LT-1.2", ("wreck", "space", "rounds"))
SWEPT: Final = EVENTS.add("swept", {}, "LT-2.1", ("players.*.sent", "scrap"), quiet=True)
SHOWED: Final = EVENTS.add("showed", BY_SEAT, "LT-2.1", ("players.*.sent", "players.*.hand"))
COLLIDED: Final = EVENTS.add("collided", {"seats": SEATS, "thrust": NUMBER}, "LT-2.2")
HAULED_IN: Final = EVENTS.add("hauled", {"seat": SEAT, "wreck": FOUND}, "LT-2.3", ("wreck", "players.*.hauled"))
CAME_BACK: Final = EVENTS.add("came-back", BY_SEAT, "LT-2.4", ("players.*.sent", "players.*.hand"))
DRIFTED_OFF: Final = EVENTS.add("drifted", {"wreck": FOUND}, "LT-2.5", ("wreck", "drifted"))
