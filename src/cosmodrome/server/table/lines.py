"""Which lines of a table's log are told at once, and which only to those who ask for them."""

from collections.abc import Sequence

from cosmodrome.server.config import Limits
from cosmodrome.server.table import entry as kinds
from cosmodrome.server.table.table import Logged


def recent(log: Sequence[Logged], after: int, limits: Limits) -> tuple[list[Logged], int]:
    """Return the last lines after that number, and up to which number some were left out."""
    found: list[Logged] = []
    chats, others = limits.sync_chats, limits.sync_lines
    left_out = 0
    for i in range(len(log) - 1, after - 1, -1):
        if log[i].entry.kind == kinds.CHAT:
            chats -= 1
            fits = chats >= 0
        else:
            others -= 1
            fits = others >= 0
        if fits:
            found.append(log[i])
        elif not left_out:
            left_out = i + 1
        if chats <= 0 and others <= 0 and left_out:
            break
    return found[::-1], left_out


def page(log: Sequence[Logged], before: int, count: int) -> Sequence[Logged]:
    """Return the lines before that number."""
    end = min(max(0, before - 1), len(log))
    return log[max(0, end - count) : end]
