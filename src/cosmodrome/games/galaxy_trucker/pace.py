"""How time passes in real-time building without a clock on the wall: for bots and for a virtual clock.

A bot's hand is as fast as a person's: reaching for a tile is quick, finding its place takes longer.
"""

from typing import Final

from cosmodrome.games.galaxy_trucker import answers
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker

SECOND: Final = 1000  # milliseconds
SECONDS_FOR_NUMBERS: Final = 10  # how long the late ones may reach for number tiles (GT-9.4)
THINKING: Final = 2  # seconds for a decision in flight

# What an act takes, in percent of the table's option `bot_delay_s`
REACH: Final = 60
SEARCH: Final = 120
FIT: Final = 140
READ: Final = 300


def duration(state: GalaxyTrucker, seat: int, answer: int) -> int:
    """Return how many milliseconds a bot takes for an answer (GT-29.10)."""
    if state.question().kind != answers.RACE:
        return THINKING * SECOND
    if answer >= answers.PLACE:
        share = FIT
    elif answer >= answers.TAKE:
        share = SEARCH
    elif answer == answers.CLOSE:
        share = READ
    else:
        share = REACH
    return state.bot_delay * SECOND * share // 100


def tick(state: GalaxyTrucker, now: int) -> tuple[int, int] | None:
    """Return when, after now, the clock speaks: the sand has run out, or nobody waits for late number tiles."""
    late = state.question().kind == answers.NUMBER
    return (SECONDS_FOR_NUMBERS if late else state.hourglass_seconds) * SECOND, answers.RUN_OUT
