"""When a table stood still: no server ran, or nobody was there."""

from typing import Final


class Pauses:
    """The stretches of time that count for nobody."""

    def __init__(self) -> None:
        self.stretches: Final[list[tuple[int, int]]] = []

    def add(self, start: int, end: int) -> None:
        """Note that the table stood still from one moment to another."""
        if end > start:
            self.stretches.append((start, end))

    def since(self, moment: int) -> int:
        """Return how long the table has stood still since a moment."""
        return sum(end - max(start, moment) for start, end in self.stretches if end > moment)
