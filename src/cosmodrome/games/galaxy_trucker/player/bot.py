"""A heuristic player: builds closed, balanced ships, and flies them with care."""

from cosmodrome.games.galaxy_trucker.board import can_turn_glass
from cosmodrome.games.galaxy_trucker.player.building import choose_act
from cosmodrome.games.galaxy_trucker.player.flying import choose_in_flight
from cosmodrome.games.galaxy_trucker.player.taste import FIRST_TASTE, Taste
from cosmodrome.games.galaxy_trucker.questions.building import GLASS, PUT, RACE, READY, TURN
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.flow import open_kind


def suggest(g: GalaxyTrucker, seat: int, taste: Taste = FIRST_TASTE) -> int:
    """Return the answer this player would give to the open question."""
    kind = open_kind(g)
    if kind == TURN.kind or kind == PUT.kind or kind == RACE.kind:
        return choose_act(g, seat, taste)
    if kind == READY.kind:
        return READY.ready.first
    if kind == GLASS.kind:
        return GLASS.yes.first if g.has_finished(seat) and can_turn_glass(g, seat) else GLASS.no.first
    return choose_in_flight(g, seat)
