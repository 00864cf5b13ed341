"""How time passes in real-time building without a clock on the wall: for bots and for a virtual clock.

A bot's hand is as fast as a person's: reaching for a tile is quick, finding its place takes longer.
"""

from typing import Final

from cosmodrome.games.galaxy_trucker.kit import NO_TILE
from cosmodrome.games.galaxy_trucker.questions.building import NUMBER, RACE
from cosmodrome.games.galaxy_trucker.table import BOT_DELAY, HOURGLASS_SECONDS, GalaxyTrucker
from cosmodrome.kernel.flow import open_kind

SECOND: Final = 1000  # milliseconds
SECONDS_FOR_NUMBERS: Final = 10  # how long the late ones may reach for number tiles (GT-9.4)
THINKING: Final = 2  # seconds for a decision in flight
RUN_OUT: Final = 0  # CLOCK's answer

# What an act takes, in percent of the table's option `bot_delay_s`
REACH: Final = 60
SEARCH: Final = 120
FIT: Final = 140
READ: Final = 300


def duration(state: GalaxyTrucker, seat: int, answer: int) -> int:
    """Return how many milliseconds a bot takes for an answer (GT-29.10)."""
    if open_kind(state) != RACE.kind:
        return THINKING * SECOND
    share = REACH
    if RACE.place.has(answer):
        share = FIT
    elif RACE.tile_of(answer) != NO_TILE:
        share = SEARCH
    elif RACE.close.has(answer):
        share = READ
    return int(BOT_DELAY.get(state)) * SECOND * share // 100


def tick(state: GalaxyTrucker, now: int) -> tuple[int, int] | None:
    """Return when, after now, the clock speaks: the sand has run out, or nobody waits for late number tiles."""
    late = open_kind(state) == NUMBER.kind
    return (SECONDS_FOR_NUMBERS if late else int(HOURGLASS_SECONDS.get(state))) * SECOND, RUN_OUT
