"""Draws a view of the table as lines of text for a terminal."""

from cosmodrome.kernel.game import Json, Say


def draw(view: Json, say: Say) -> list[str]:
    """Draw what everybody sees."""
    return [str(view)]
