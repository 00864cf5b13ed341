"""A heuristic player: builds closed, balanced ships, and flies them with care."""

from cosmodrome.games.galaxy_trucker import answers
from cosmodrome.games.galaxy_trucker.bot_building import choose_act
from cosmodrome.games.galaxy_trucker.bot_flying import choose_in_flight
from cosmodrome.games.galaxy_trucker.table import Table


def suggest(t: Table, seat: int) -> int:
    """Return the answer this player would give to the open question."""
    kind = t.question().kind
    if kind == answers.TURN or kind == answers.PUT or kind == answers.RACE:
        return choose_act(t, seat)
    return choose_in_flight(t, kind, seat)
