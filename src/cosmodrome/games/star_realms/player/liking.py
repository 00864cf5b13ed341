"""How much a player that thinks likes to buy cards, in tenths of a combat: in its first turn, and after many."""

from typing import Final

LIKING: Final[dict[str, tuple[int, int]]] = {}
