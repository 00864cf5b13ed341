"""Atoms: what seats have."""

from mypy_extensions import i64

from cosmodrome.games.space_base import events
from cosmodrome.games.space_base.cards import CREDITS, INCOME, VP
from cosmodrome.games.space_base.table import ENDING, GOAL, NO_CARD, RESOURCE, SpaceBase


def gain(g: SpaceBase, seat: i64, resource: i64, amount: i64, card: i64) -> None:
    """Add to a resource; whoever has 40 points brings the end in sight (SB-9.1)."""
    RESOURCE.add(g, seat, resource, amount)
    events.GAINED.emit(g, seat, resource, amount, card)
    if resource == VP and RESOURCE.get(g, seat, VP) >= GOAL and not ENDING.get(g):
        ENDING.set(g, 1)
        events.END_IN_SIGHT.emit(g, seat)


def lose_points(g: SpaceBase, seat: i64, amount: i64, card: i64) -> None:
    """Take victory points away, as far as there are any (SB-1.3, SB-8.6)."""
    lost = min(amount, RESOURCE.get(g, seat, VP))
    if lost > 0:
        RESOURCE.add(g, seat, VP, -lost)
        events.LOST.emit(g, seat, VP, lost, card)


def pay(g: SpaceBase, seat: i64, card: i64, credits: i64, how: i64) -> None:
    """Spend credits on a card."""
    RESOURCE.add(g, seat, CREDITS, -credits)
    events.BOUGHT.emit(g, seat, card, credits, how)


def raise_to_income(g: SpaceBase, seat: i64) -> None:
    """Raise the credits to the income if they are fewer (SB-5.9)."""
    missing = RESOURCE.get(g, seat, INCOME) - RESOURCE.get(g, seat, CREDITS)
    if missing > 0:
        gain(g, seat, CREDITS, missing, NO_CARD)


def give_bonus(g: SpaceBase, seat: i64, resource: i64, amount: i64) -> None:
    """Give a player the bonus of their place in the order of play (SB-3.11)."""
    RESOURCE.add(g, seat, resource, amount)
    events.BONUS.emit(g, seat, resource, amount)
