"""Lines with exactly as much as fits: commands, sand, texts that are too long."""

from math import ceil
from typing import Final

from rich.cells import cell_len, set_cell_size

from cosmodrome.cli.playing.commands import Command
from cosmodrome.kernel.message import Message
from cosmodrome.translate import Translator

SPARED: Final = ("save", "log", "why", "quit")  # commands that the short list can do without
SAND_SIGNS: Final = 20


def command_line(say: Translator, commands: list[Command], width: int) -> str:
    """Return the commands as one short line; those that can best be spared are only in the help."""
    spared = 0
    while True:
        shown = [command for command in commands if command.name not in SPARED[:spared]]
        line = "  ".join(f"{command.usage} {say(Message(f'key-{command.name}'))}" for command in shown)
        if cell_len(line) <= width or spared == len(SPARED):
            return line
        spared += 1


def cut(line: str, width: int) -> str:
    """Leave out the end of a line that is too long."""
    return line if cell_len(line) <= width else set_cell_size(line, width - 1) + "…"


def sand_glass(left: float, total: float) -> str:
    """Draw how much sand is left."""
    full = max(0, min(SAND_SIGNS, ceil(SAND_SIGNS * left / total)))
    return "▓" * full + "░" * (SAND_SIGNS - full)
