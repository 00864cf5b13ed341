"""Complete clauses of a deal, as templates put them together (MA-18.2)."""

from cosmodrome.games.metal_adventures.data import CARDS
from cosmodrome.games.metal_adventures.deals import ANY_GROUP, CREDITS, IMPROVEMENT, UNPICKED, WON, WRECK
from cosmodrome.games.metal_adventures.table import CLAUSE, PROMISE, TRANSFER
from cosmodrome.kernel.agenda import bit


def transfer(giver: int, receiver: int, asset: int, what: int) -> list[int]:
    """Return a clause that moves an asset now."""
    return [TRANSFER, giver, receiver, asset, what, 0, UNPICKED] + [0] * (CLAUSE - 7)


def credits(giver: int, receiver: int, amount: int) -> list[int]:
    """Return a clause that pays now."""
    return transfer(giver, receiver, CREDITS, amount)


def goods(giver: int, receiver: int, value: int) -> list[int]:
    """Return a clause that sells an own improvement, or an own wreck, shown."""
    if value < CARDS:
        return transfer(giver, receiver, IMPROVEMENT, value)
    clause = transfer(giver, receiver, WRECK, ANY_GROUP)
    clause[5] = 1
    clause[6] = value - CARDS
    return clause


def promise(
    by: int, to: int, do: int, what: int, which: int, trigger: int, due: int, seat: int, count: int
) -> list[int]:
    """Return a promise to one pirate; with the trigger WON the last number is the side that must win."""
    side = count if trigger == WON else 0
    turns = 0 if trigger == WON else count
    return [PROMISE, by, bit(to), do, what, which, 0, trigger, side, due, seat, turns]
