"""A heuristic player."""

from cosmodrome.games.metal_adventures.table import Table
from cosmodrome.kernel.chance import Rng


def suggest(t: Table, seat: int, rng: Rng) -> int:
    """Return the answer this player would give."""
    legal = t.legal(seat)
    return legal[rng.below(len(legal))]
