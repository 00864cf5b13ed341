"""What people write to others: names, titles, chat."""

from typing import Final

BLANKS: Final = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")  # letters to Unicode, but nobody sees them


def clean_text(text: str) -> str:
    """Return a text in one line without what cannot be seen: controls, marks of direction, blanks of every kind."""
    seen = (letter if letter.isprintable() and letter not in BLANKS else " " for letter in text)
    return " ".join("".join(seen).split())
