"""What can go wrong between an agent and a game."""

from typing import Final


class IllegalAction(ValueError):
    """An action that cannot be taken now; the message names the question and the legal actions.  Nothing changed."""


class GameOver(IllegalAction):
    """An action for a game that has ended."""


class NotATask(ValueError):
    """A game or a set-up that cannot be played with fixed spaces; the message says why."""


class OtherSpaces(ValueError):
    """A model that was made for other spaces than those of the task; the message says what differs."""


SHOWN: Final = 20  # legal actions that a message lists


def shown(names: list[str]) -> str:
    """Return names of actions for a message, the first of them if they are many."""
    more = len(names) - SHOWN
    return ", ".join(names[:SHOWN]) + (f" and {more} more" if more > 0 else "")
