"""What a person at the terminal can type besides an answer."""

from typing import Final, NamedTuple


class Command(NamedTuple):
    """A command: its name, its key, and how it is typed."""

    name: str
    key: str
    usage: str
    takes: int = 0  # words after it at most
    needs_clock: bool = False  # it means something only where time runs


MANY: Final = 99

COMMANDS: Final = (
    Command("undo", "u", "u"),
    Command("order", "o", "o"),
    Command("hint", "h", "h"),
    Command("card", "c", "c X", takes=MANY),
    Command("why", "w", "w N", takes=1),
    Command("piles", "p", "p", takes=MANY),
    Command("log", "l", "l"),
    Command("wait", "t", "t", needs_clock=True),
    Command("save", "s", "s"),
    Command("quit", "q", "q"),
    Command("help", "?", "?"),
)

# The same keys while the keyboard is set to Russian.
RUSSIAN_KEYS: Final = str.maketrans("гщрсцздеый", "uohcwpltsq")


def find_command(line: str) -> Command | None:
    """Return the command that a line begins with: its key or its name."""
    word, *rest = line.lower().split()
    key = word.translate(RUSSIAN_KEYS) if len(word) == 1 else word
    for command in COMMANDS:
        if key in (command.key, command.name) and len(rest) <= command.takes:
            return command
    return None
