"""The table as one seat knows it: what was drawn lies open, so that everybody knows what the decks still hold."""

from mypy_extensions import i64

from cosmodrome.games.space_base import table as t
from cosmodrome.games.space_base.table import SpaceBase
from cosmodrome.kernel.fields import UNKNOWN


def cover(g: SpaceBase, seat: i64) -> None:
    """Cover the plans of others."""
    for other in range(g.seats):
        if other != seat and t.PLAN.get(g, other) != t.NO_PLAN:
            t.PLAN.set(g, other, UNKNOWN)
